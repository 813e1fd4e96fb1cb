package study

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"io"
	"math/bits"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/cmd/touria-arena/stats"
	"touria.games/touria/cmd/touria-arena/touria/play"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// studied plays the games of a study.
func studied(t *testing.T, flags string) *study {
	t.Helper()
	s := newStudy(games(t, flags))
	if err := s.play(&play.Keep{}, command.NewProgress(io.Discard, true, 1)); err != nil {
		t.Fatal(err)
	}
	return s
}

// What a study counts from decisions and events agrees with what the positions
// of the same games tell.
func TestStudyAgreesWithPositions(t *testing.T) {
	for _, flags := range []string{
		"-games 20 -players 4 -bots greedy -seed study",
		"-games 6 -players 3 -bots random,greedy -seed study",
		"-games 8 -players 2 -bots greedy,random -seed study -sudden-marriage",
		"-games 4 -players 4 -max-decisions 700 -bots random -seed unfinished -introductory",
	} {
		s := studied(t, flags)
		m := s.m
		for g, tally := range s.games {
			start := m.Seats()[g%m.Players]
			if tally.start != start {
				t.Fatalf("game %d is started by %s, not %s", g, tally.start, start)
			}
			c := recounted(t, m.StartedBy(start), g/m.Players)
			c.compare(t, g, tally)
		}
		d := s.report()
		if len(d.Sheets) < 15 {
			t.Errorf("%d sheets", len(d.Sheets))
		}
		for _, sheet := range d.Sheets {
			for _, row := range sheet.Rows {
				if len(row.Cells) >= len(sheet.Columns) {
					t.Errorf("%s: the row %s is longer than its columns", sheet.Name, row.Name)
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

func recounted(t *testing.T, m *play.Games, game int) *recount {
	c := &recount{}
	turn := 0
	observe(t, m, m.Fixture(game), func(before *touria.State, d touria.Decision, after *touria.State) error {
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
		for _, seat := range match.SeatsOf(before.Seats()) {
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
	for door := 1; door <= touria.Doors; door++ {
		c.doors += stats.One(!m.Marriage && c.last.DoorOpen(door))
	}
	return c
}

func (c *recount) compare(t *testing.T, g int, a *tally) {
	t.Helper()
	hearts, gold, other := 0, 0, 0
	for _, seat := range match.SeatsOf(a.seats) {
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
		for _, seat := range match.SeatsOf(a.seats) {
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
	for _, seat := range match.SeatsOf(a.seats) {
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
		elixirs -= stats.One(j.flagon)
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
		{"asked to join", stats.One(asks >= joins), 1}, {"ever open", stats.One(bits.OnesCount32(a.wasOpen) >= 3), 1},
		{"winner", int(a.winner), int(c.last.Winner())},
	} {
		if x.got != x.want {
			t.Errorf("game %d: %s: %d, by the positions %d", g, x.what, x.got, x.want)
		}
	}
	// Whoever chose a destination could use its place, or the game stopped before.
	if open := visits - uses; open < 0 || open > stats.One(a.winner == rules.NoSeat) {
		t.Errorf("game %d: %d first uses, %d visits", g, uses, visits)
	}
	if open := joins - places; open < 0 || open > stats.One(a.winner == rules.NoSeat) {
		t.Errorf("game %d: %d joined uses, %d joined", g, places, joins)
	}
}

// Each deal is played once with every start and in all seatings.
func TestStudyDeals(t *testing.T) {
	s := studied(t, "-games 7 -players 3 -max-decisions 1 -bots greedy,random")
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
	out, errs, code := arena(t, args...)
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
	markdown, _, code := arena(t, append(args, "-markdown")...)
	if code != 0 || !strings.Contains(markdown, "| seat S |") || !strings.Contains(markdown, "`touria-arena study -games 8 -players 2 -bots greedy`") {
		t.Errorf("exit code %d: %s", code, markdown)
	}
	few, _, code := arena(t, append(args, "-only", "who wins, length")...)
	if code != 0 || !strings.Contains(few, "Who wins\n") || !strings.Contains(few, "Length\n") || strings.Contains(few, "Items") || strings.Contains(few, "Lopsided") {
		t.Errorf("exit code %d: %s", code, few)
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	if single, _, _ := arena(t, args...); single != out {
		t.Error("one core tells something else")
	}
	for bad, want := range map[string]string{"-start S": "every seat starts in turn", "now": "it takes flags only"} {
		if _, errs, code := arena(t, append([]string{"study"}, strings.Fields(bad)...)...); code == 0 || !strings.Contains(errs, want) {
			t.Errorf("%s: exit code %d, %q", bad, code, errs)
		}
	}
}

// The bounds of what is lopsided: made-up games tell what the study would say.
func TestLopsided(t *testing.T) {
	s := &study{m: games(t, "-players 2 -bots greedy"), perDeal: 2}
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
		g.wasOpen = 1 << 0
		if i%4 == 0 {
			g.wasOpen |= 1 << 7 // and never filled
		}
		g.filled[rules.S][0][useFirst] = uint16(stats.One(i%50 == 0)) // 2 %
		s.games = append(s.games, g)
	}
	d := &report.Paper{}
	s.lopsidedSheet(d)
	got := ""
	for _, row := range d.Sheets[0].Rows {
		got += row.Name + ": " + row.Cells[len(row.Cells)-1].Text + "\n"
	}
	want := "seat S: surely\nseat N: surely\nvisits of thief: surely\nvisits of forest: surely\norder blue red yellow for 5: perhaps\n"
	if got != want {
		t.Errorf("lopsided:\n%swant\n%s", got, want)
	}
}

// arena runs the command.
func arena(t *testing.T, args ...string) (out, errs string, code int) {
	t.Helper()
	var o, e bytes.Buffer
	code = command.Run([]command.Command{Command}, args, strings.NewReader(""), &o, &e)
	return o.String(), e.String(), code
}

var testRules = touria.NewRules(touria.DefaultBoard())

// games returns the games of flags.
func games(t *testing.T, flags string) *play.Games {
	t.Helper()
	var m play.Games
	f := flag.NewFlagSet("test", flag.ContinueOnError)
	m.Flags(f, 1, "random")
	if err := errors.Join(f.Parse(strings.Fields(flags)), m.Prepare()); err != nil {
		t.Fatal(err)
	}
	return &m
}

// observe plays one of the games.
func observe(t *testing.T, m *play.Games, g match.Fixture, each play.Observer) {
	t.Helper()
	if err := play.InParallel(1, nil, func(sit func(m *play.Games) *play.Runner) func(i int) error {
		at := sit(m)
		return func(int) error {
			_, err := at.Watch(&g, nil, each)
			return err
		}
	}); err != nil {
		t.Fatal(err)
	}
}
