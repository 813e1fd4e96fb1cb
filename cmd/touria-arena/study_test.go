package main

import (
	"encoding/json"
	"io"
	"math/bits"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// studied plays the games of a study.
func studied(t *testing.T, m match) *study {
	t.Helper()
	if err := m.prepare(); err != nil {
		t.Fatal(err)
	}
	s := newStudy(m)
	if err := s.play(nil, newProgress(io.Discard, "test", len(s.games), nil)); err != nil {
		t.Fatal(err)
	}
	return s
}

// What a study counts from decisions and events agrees with what the positions
// of the same games tell.
func TestStudyAgreesWithPositions(t *testing.T) {
	for _, m := range []match{
		{games: 20, players: 4, most: 100000, bots: "greedy", seed: "study"},
		{games: 6, players: 3, most: 100000, bots: "random,greedy", seed: "study"},
		{games: 8, players: 2, most: 100000, bots: "greedy,random", seed: "study", marriage: true},
		{games: 4, players: 4, most: 700, bots: "random", seed: "unfinished", introductory: true},
	} {
		s := studied(t, m)
		m = s.m
		for g, tally := range s.games {
			start := seatsOf(rules.SeatsFor(m.players))[g%m.players]
			if tally.start != start {
				t.Fatalf("game %d is started by %s, not %s", g, tally.start, start)
			}
			one := m
			one.start = start.String()
			c := recounted(t, &one, g/m.players)
			c.compare(t, g, tally)
		}
		d := s.report()
		if len(d.Sheets) < 15 {
			t.Errorf("%d sheets", len(d.Sheets))
		}
		for _, sheet := range d.Sheets {
			for _, row := range sheet.Rows {
				if len(row.cells) >= len(sheet.Columns) {
					t.Errorf("%s: the row %s is longer than its columns", sheet.Name, row.name)
				}
			}
		}
	}
}

// A recount is what the positions of a game tell, without events.
type recount struct {
	hearts, goldIn, goldOut, swordsOut int
	visits                             [touria.Destinations]int
	items                              [touria.Items]int // came into a hand
	gone                               [touria.Items]int // went out of one
	joins, entered, doors              int
	turnsOf                            [rules.Seats]int
	last                               touria.State
	decisions                          int
}

func recounted(t *testing.T, m *match, game int) *recount {
	c := &recount{}
	tb := table{m: m}
	turn := 0
	_, err := tb.game(game, nil, func(before *touria.State, d touria.Decision, after *touria.State) error {
		c.last = *after
		if after.Turn() != turn {
			turn = after.Turn()
			c.turnsOf[after.Active()]++
		}
		if before == nil {
			return nil
		}
		c.decisions++
		if before.Destination() == touria.NoSpace && after.Destination() != touria.NoSpace {
			c.visits[after.Destination()]++
		}
		for _, seat := range seatsOf(before.Seats()) {
			a, b := before.Holdings(seat), after.Holdings(seat)
			c.hearts += max(0, int(b.Hearts)-int(a.Hearts))
			c.goldIn += max(0, int(b.Gold)-int(a.Gold))
			c.goldOut += max(0, int(a.Gold)-int(b.Gold))
			c.swordsOut += max(0, int(a.Swords)-int(b.Swords))
			for i := range touria.Items {
				c.items[i] += int(b.Items &^ a.Items >> i & 1)
				c.gone[i] += int(a.Items &^ b.Items >> i & 1)
			}
			if after.HasJoined(seat) && !before.HasJoined(seat) {
				c.joins++
			}
			if after.InCastle(seat) && !before.InCastle(seat) {
				c.entered++
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for door := 1; door <= touria.Doors; door++ {
		c.doors += one(!m.marriage && c.last.DoorOpen(door))
	}
	return c
}

func (c *recount) compare(t *testing.T, g int, a *tally) {
	t.Helper()
	hearts, gold, other := 0, 0, 0
	for _, seat := range seatsOf(a.seats) {
		for e := range earnings {
			hearts += total(a.hearts[seat][e][:]...)
			gold += total(a.gold[seat][e][:]...)
		}
		other += total(a.hearts[seat][byOther][:]...) + total(a.gold[seat][byOther][:]...)
	}
	uses, places, visits, filled, orderGold, opened := 0, 0, 0, 0, 0, 0
	for place := range touria.Destinations {
		visits += c.visits[place]
		if got := a.visitsOf(place); got != c.visits[place] {
			t.Errorf("game %d: %d visits of %s, by the positions %d", g, got, touria.Space(place), c.visits[place])
		}
		first := int(a.used[place][useFirst] + a.declined[place][useFirst] + a.idle[place][useFirst])
		uses += first
		places += total(a.used[place][useJoined], a.declined[place][useJoined], a.idle[place][useJoined])
		if first > a.visitsOf(place) {
			t.Errorf("game %d: %d first uses in %d visits of %s", g, first, a.visitsOf(place), touria.Space(place))
		}
	}
	for id := range orderIDs {
		for _, seat := range seatsOf(a.seats) {
			n := total(a.filled[seat][id][:]...)
			filled += n
			orderGold += n * testRules.Order(id).Gold
			if paid := total(a.gold[seat][byOrder+earning(id)][:]...); paid != n*testRules.Order(id).Gold {
				t.Errorf("game %d: order %d was filled %d times and paid %d gold", g, id, n, paid)
			}
		}
		opened += int(a.openings[id])
	}
	asked := 0
	for who := range touria.Nobody {
		asked += int(a.asked[who])
		if who != touria.Children && a.asked[who] != a.paid[who]+a.failed[who] && c.last.Phase() != touria.PhaseDuty {
			t.Errorf("game %d: %s asked %d times, %d paid, %d failed", g, who, a.asked[who], a.paid[who], a.failed[who])
		}
	}
	doors := 0
	for n, k := range a.doorsIn {
		doors += n * int(k)
	}
	turns := 0
	for _, seat := range seatsOf(a.seats) {
		turns += a.own[seat]
		if a.own[seat] != c.turnsOf[seat] {
			t.Errorf("game %d: %d turns of %s, by the positions %d", g, a.own[seat], seat, c.turnsOf[seat])
		}
	}
	asks, joins := 0, 0
	for round := range a.asks {
		asks += total(a.asks[round][:]...)
		joins += total(a.joins[round][:]...)
	}
	elixirs := len(a.joined)
	for _, j := range a.joined {
		elixirs -= one(j.flagon)
	}
	for i := range touria.Items {
		if in := int(a.taken[i] + a.chested[i]); in != c.items[i] || in != total(a.fate[i][:]...) {
			t.Errorf("game %d: %s taken %d times, by the positions %d; then %v", g, touria.Item(i), in, c.items[i], a.fate[i])
		}
		if out := int(a.fate[i][itemUsed] + a.fate[i][itemGiven]); out != c.gone[i] {
			t.Errorf("game %d: %s used and given %d times, by the positions %d", g, touria.Item(i), out, c.gone[i])
		}
	}
	for _, x := range []struct {
		what      string
		got, want int
	}{
		{"decisions", a.decisions, c.decisions}, {"turns", a.turns, c.last.Turn()}, {"turns of all", turns, c.last.Turn()},
		{"hearts", hearts, c.hearts}, {"gold", gold, c.goldIn}, {"from elsewhere", other, 0},
		{"gold paid", total(a.goldPaid[:]...), c.goldOut}, {"swords paid", total(a.swordsPaid[:]...), c.swordsOut},
		{"paid for nothing known", int(a.goldPaid[forOther] + a.swordsPaid[forOther]), 0},
		{"joined", joins, c.joins}, {"joinings", len(a.joined), c.joins}, {"elixirs given", total(a.elixirsOut[:]...), elixirs},
		{"elixirs received", total(a.elixirsIn[:]...), elixirs},
		{"orders opened", opened, filled + 3}, {"entered", len(a.entered), c.entered}, {"doors asked", asked, c.doors}, {"doors by turn", doors, c.doors},
		{"asked to join", one(asks >= joins), 1}, {"ever open", one(bits.OnesCount32(a.wasOpen) >= 3), 1},
		{"winner", int(a.winner), int(c.last.Winner())},
	} {
		if x.got != x.want {
			t.Errorf("game %d: %s: %d, by the positions %d", g, x.what, x.got, x.want)
		}
	}
	// Whoever chose a destination could use its place, or the game stopped before.
	if open := visits - uses; open < 0 || open > one(a.winner == rules.NoSeat) {
		t.Errorf("game %d: %d first uses, %d visits", g, uses, visits)
	}
	if open := joins - places; open < 0 || open > one(a.winner == rules.NoSeat) {
		t.Errorf("game %d: %d joined uses, %d joined", g, places, joins)
	}
}

// Each deal is played once with every start and in all seatings.
func TestStudyDeals(t *testing.T) {
	s := studied(t, match{games: 7, players: 3, most: 1, bots: "greedy,random", seed: "1"})
	if s.perDeal != 9 || len(s.games) != 9 {
		t.Fatalf("%d games, %d a deal; want 9 and 9", len(s.games), s.perDeal)
	}
	seen := map[[2]string]int{}
	for _, g := range s.games {
		seen[[2]string{g.start.String(), strings.Join(g.names[:3], " ")}]++
	}
	if len(seen) != 9 {
		t.Errorf("the games of the deal are not all different: %v", seen)
	}
}

func TestStudyCommand(t *testing.T) {
	file := filepath.Join(t.TempDir(), "study.json")
	args := []string{"study", "-games", "8", "-players", "2", "-bots", "greedy", "-json", file}
	out, errs, code := arena(t, "", args...)
	if code != 0 {
		t.Fatalf("exit code %d: %s", code, errs)
	}
	for _, part := range []string{"8 games (4 deals", "seat N", "2nd in turn order", "tournament", "crystal_ball", "blue red for 3", "NW forest", "herbalist", "Lopsided"} {
		if !strings.Contains(out, part) {
			t.Errorf("the report lacks %q", part)
		}
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var d struct {
		Command string
		Games   int
		Sheets  []struct {
			Name string
			Rows []struct {
				Name   string
				Values map[string]any
			}
		}
	}
	if err := json.Unmarshal(text, &d); err != nil {
		t.Fatal(err)
	}
	if d.Games != 8 || d.Command != "study -games 8 -players 2 -bots greedy" || len(d.Sheets) < 15 {
		t.Errorf("%d games, %d sheets, command %q", d.Games, len(d.Sheets), d.Command)
	}
	won := 0.0
	for _, row := range d.Sheets[0].Rows[:2] {
		won += row.Values["games won"].(float64)
		if share := row.Values["won %"].(map[string]any); share["of"] != 8.0 || share["clusters"] != 4.0 || share["count"] != row.Values["games won"] {
			t.Errorf("%s: %v", row.Name, row.Values)
		}
	}
	if won != 8 {
		t.Errorf("%v games were won by the seats", won)
	}
	markdown, _, code := arena(t, "", append(args, "-markdown")...)
	if code != 0 || !strings.Contains(markdown, "| seat S |") || !strings.Contains(markdown, "`touria-arena study -games 8 -players 2 -bots greedy`") {
		t.Errorf("exit code %d: %s", code, markdown)
	}
	few, _, code := arena(t, "", append(args, "-only", "who wins, length")...)
	if code != 0 || !strings.Contains(few, "Who wins\n") || !strings.Contains(few, "Length\n") || strings.Contains(few, "Items") || strings.Contains(few, "Lopsided") {
		t.Errorf("exit code %d: %s", code, few)
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	if single, _, _ := arena(t, "", args...); single != out {
		t.Error("one core tells something else")
	}
	for bad, want := range map[string]string{"-start S": "every seat starts in turn", "now": "it takes flags only"} {
		if _, errs, code := arena(t, "", append([]string{"study"}, strings.Fields(bad)...)...); code == 0 || !strings.Contains(errs, want) {
			t.Errorf("%s: exit code %d, %q", bad, code, errs)
		}
	}
}

// What cannot be written is said before a game is played.
func TestUnwritable(t *testing.T) {
	dir := t.TempDir()
	for _, args := range []string{
		"study -json DIR/no/file -keep DIR/keep -games 1 -bots random -max-decisions 1",
		"judge -json DIR/no/file -keep DIR/keep -games 1 -bots random -max-decisions 1",
		"train -o DIR/no/file -games 10 -generations 1 -rounds 1",
	} {
		_, errs, code := arena(t, "", strings.Fields(strings.ReplaceAll(args, "DIR", dir))...)
		if code == 0 || !strings.Contains(errs, "cannot be written") || strings.Contains(errs, "generation") {
			t.Errorf("%s: exit code %d, %q", args, code, errs)
		}
		if _, err := os.Stat(filepath.Join(dir, "keep")); err == nil {
			t.Errorf("%s: it has begun to play", args)
		}
	}
}

// A bot that is named with -bot plays instead of the usual one, not beside it.
func TestUsualBot(t *testing.T) {
	for _, command := range []string{"study", "judge"} {
		for args, want := range map[string]string{"": "2 players, bots greedy greedy,", "-bot random": "2 players, bots random random,"} {
			out, errs, code := arena(t, "", append([]string{command, "-games", "1", "-players", "2", "-max-decisions", "9"}, strings.Fields(args)...)...)
			if code != 0 || !strings.Contains(out, want) {
				t.Errorf("%s %s: exit code %d: %s%s", command, args, code, out, errs)
			}
		}
		if help, _, _ := arena(t, "", command, "-h"); !strings.Contains(help, "(default greedy)") || strings.Contains(help, "default random") {
			t.Errorf("the help of %s does not tell which bot plays else:\n%s", command, help)
		}
	}
}

func TestRatio(t *testing.T) {
	for _, c := range []struct {
		name             string
		clusters         [][2]int
		share, low, high float64
	}{
		{"nothing", nil, 0, 0, 100},
		{"one cluster", [][2]int{{3, 4}}, 75, 0, 100},
		{"none of any", [][2]int{{0, 4}, {0, 4}, {0, 4}, {0, 4}, {0, 4}, {0, 4}}, 0, 0, 50},
		{"all", [][2]int{{2, 2}, {2, 2}, {2, 2}, {2, 2}, {2, 2}, {2, 2}}, 100, 50, 100},
		{"alike", [][2]int{{1, 4}, {1, 4}, {1, 4}}, 25, 25, 25},
		// By hand: the mean of 0, 0, 1, 1 of 1 each; standard error sqrt(1/3/4).
		{"apart", [][2]int{{0, 1}, {0, 1}, {1, 1}, {1, 1}}, 50, 0, 100},
		// Shares of 1/4 and 3/4 by turns: standard error sqrt(4/3 · 4 · 1) / 16.
		{"quarters", [][2]int{{1, 4}, {3, 4}, {1, 4}, {3, 4}}, 50, 21.71, 78.29},
		{"clusters without any do not count", [][2]int{{1, 4}, {0, 0}, {3, 4}, {1, 4}, {3, 4}, {0, 0}}, 50, 21.71, 78.29},
	} {
		var r ratio
		for _, k := range c.clusters {
			r.add(k[0], k[1])
		}
		share, low, high := r.percent()
		for _, d := range []float64{share - c.share, low - c.low, high - c.high} {
			if d > 0.01 || d < -0.01 {
				t.Errorf("%s: %.2f [%.2f, %.2f], want %.2f [%.2f, %.2f]", c.name, share, low, high, c.share, c.low, c.high)
				break
			}
		}
	}
}

// The bounds of what is lopsided: made-up games tell what the study would say.
func TestLopsided(t *testing.T) {
	s := &study{m: match{players: 2, seed: "1", rules: testRules, names: []string{"greedy", "greedy"}}, perDeal: 2}
	for i := range 400 {
		g := newTally(testRules)
		g.seats, g.start = rules.SeatsFor(2), rules.S
		if i%2 == 1 {
			g.start = rules.N
		}
		g.winner = rules.S
		if i%5 < 2 { // S wins 60 %, the starting player half
			g.winner = rules.N
		}
		for place := range touria.Destinations {
			g.visits[rules.S][place][reachedByRoad] = 10
		}
		g.visits[rules.S][touria.AtThief][reachedByRoad] = 2
		g.visits[rules.N][touria.AtForest][reachedByRoad] = 40
		g.wasOpen = 1<<0 | 1<<7
		g.filled[rules.S][0][useFirst] = uint16(one(i%50 == 0)) // 2 %
		s.games = append(s.games, g)
	}
	d := &paper{}
	s.lopsidedSheet(d)
	got := ""
	for _, row := range d.Sheets[0].Rows {
		got += row.name + ": " + row.cells[len(row.cells)-1].text + "\n"
	}
	want := "seat S: surely\nseat N: surely\nvisits of thief: surely\nvisits of forest: surely\norder blue red yellow for 5: perhaps\n"
	if got != want {
		t.Errorf("lopsided:\n%swant\n%s", got, want)
	}
}

// On another board records and kept games are its own.
func TestBoardFlag(t *testing.T) {
	text, err := os.ReadFile("../../rules/touria/data/touria.json")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	write := func(name, text string) string {
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return name
	}
	const was = `"board": "touria"`
	moon := strings.Replace(string(text), was, `"board": "moon"`, 1)
	same, other, turned := write("same.json", string(text)), write("moon.json", moon), write("turned.json",
		strings.Replace(moon, `["forest", "swordmaster", "trader", "thief"]`, `["thief", "forest", "swordmaster", "trader"]`, 1))
	kept := filepath.Join(dir, "kept")
	study := func(args ...string) string {
		t.Helper()
		out, errs, code := arena(t, "", append([]string{"study", "-games", "3", "-players", "3", "-bots", "random", "-only", "who wins,what the seats"}, args...)...)
		if code != 0 {
			t.Fatalf("exit code %d: %s", code, errs)
		}
		return out
	}
	usual := study()
	if got := study("-board", same); strings.Replace(got, ", board touria", "", 1) != usual {
		t.Errorf("the same board from a file: %s\nnot: %s", got, usual)
	}
	if got := study("-board", other, "-keep", kept); !strings.Contains(got, "board moon") {
		t.Errorf("the report does not name the board: %s", got)
	}
	if got := study("-board", turned); strings.Replace(got, "moon", "touria", 1) == study("-board", same) {
		t.Error("other start faces change nothing")
	}
	if _, errs, code := arena(t, "", "study", "-games", "3", "-players", "3", "-bots", "random", "-board", turned, "-keep", kept); code == 0 || !strings.Contains(errs, "holds other games") {
		t.Errorf("kept games of another board of the same name: exit code %d: %s", code, errs)
	}
	records := filepath.Join(dir, "records")
	if _, errs, code := arena(t, "", "record", "-board", other, "-bots", "random", "-out", records); code != 0 {
		t.Fatalf("exit code %d: %s", code, errs)
	}
	game := filepath.Join(records, "game-1.touria")
	if out, errs, code := arena(t, "", "replay", "-board", other, game); code != 0 || !strings.HasPrefix(out, "ok ") {
		t.Errorf("exit code %d: %s%s", code, out, errs)
	}
	if _, errs, code := arena(t, "", "replay", game); code != 1 || !strings.Contains(errs, "another board") {
		t.Errorf("without its board: exit code %d: %s", code, errs)
	}
	for file, want := range map[string]string{write("bad.json", "{}"): "bad.json: board: it has no name", filepath.Join(dir, "none"): "-board: "} {
		for _, args := range [][]string{{"study", "-board", file}, {"replay", "-board", file, game}} {
			if _, errs, code := arena(t, "", args...); code == 0 || !strings.Contains(errs, want) {
				t.Errorf("%v: exit code %d: %s", args, code, errs)
			}
		}
	}
}

// A run that was interrupted goes on where it stopped and tells the same.
func TestKeptGames(t *testing.T) {
	for _, command := range []string{"study", "judge"} {
		t.Run(command, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "games.jsonl")
			args := []string{command, "-games", "8", "-players", "2", "-bots", "greedy,random"}
			kept := append(args, "-keep", file)
			run := func(args ...string) string {
				t.Helper()
				out, errs, code := arena(t, "", args...)
				if code != 0 {
					t.Fatalf("exit code %d: %s", code, errs)
				}
				return out
			}
			want := run(args...)
			if got := run(kept...); got != want {
				t.Errorf("keeping games changes the report:\n%s", got)
			}
			whole, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			lines := strings.SplitAfter(string(whole), "\n")
			if len(lines) != 10 { // the header, 8 games, and nothing
				t.Fatalf("%d lines", len(lines))
			}
			for name, cut := range map[string]string{
				"nothing is missing":      string(whole),
				"three games are missing": strings.Join(lines[:6], ""),
				"a line is cut off":       strings.Join(lines[:6], "") + lines[6][:len(lines[6])/2],
				"only the header":         lines[0],
				"not even that":           lines[0][:10],
			} {
				if err := os.WriteFile(file, []byte(cut), 0o600); err != nil {
					t.Fatal(err)
				}
				if got := run(kept...); got != want {
					t.Errorf("%s: the report is another one:\n%s", name, got)
				}
				again, err := os.ReadFile(file)
				if err != nil || len(again) != len(whole) {
					t.Errorf("%s: %d bytes are kept, not %d (%v)", name, len(again), len(whole), err)
				}
			}
			for name, c := range map[string]struct{ text, args, want string }{
				"another seed":   {string(whole), "-seed 2", "holds other games"},
				"no file":        {"", "-keep " + t.TempDir() + "/no/file", "-keep: "},
				"no game":        {lines[0] + "{}\n", "", ":2: this is no game"},
				"wrong decision": {lines[0] + strings.Replace(lines[1], `"decisions":"AA`, `"decisions":"GA`, 1), "", "decision 1: "},
				"wrong end":      {lines[0] + strings.Replace(lines[1], `"hash":"`, `"hash":"0`, 1), "", "have changed since"},
			} {
				if err := os.WriteFile(file, []byte(c.text), 0o600); err != nil {
					t.Fatal(err)
				}
				_, errs, code := arena(t, "", append(kept, strings.Fields(c.args)...)...)
				if code == 0 || !strings.Contains(errs, c.want) {
					t.Errorf("%s: exit code %d, %q", name, code, errs)
				}
			}
		})
	}
}
