package study

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
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
	"touria.games/touria/rules/touria/touriatest"
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
			c := recounted(t, m, s.fixture(g))
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

func recounted(t *testing.T, m *play.Games, g match.Fixture) *recount {
	c := &recount{}
	turn := 0
	observe(t, m, g, func(before *touria.State, d touria.Decision, after *touria.State) error {
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
		for _, seat := range play.SeatsOf(before.Seats()) {
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
		c.doors += stats.One(!m.SuddenMarriage && c.last.DoorOpen(door))
	}
	return c
}

func (c *recount) compare(t *testing.T, g int, a *tally) {
	t.Helper()
	n := func(k kind, tests ...test) int { return sum(k, tests...)(a) }
	check := func(what string, got, want int) {
		t.Helper()
		if got != want {
			t.Errorf("game %d: %s: %d, by the positions %d", g, what, got, want)
		}
	}
	visits := 0
	for place, want := range c.visits {
		visits += want
		name := touria.Space(place).String()
		check("visits of "+name, n(visit, what(place)), want)
		once := []test{what(place), how(useFirst)}
		if uses := n(used, once...) + n(declined, once...) + n(idle, once...); uses > want {
			t.Errorf("game %d: %d first uses in %d visits of %s", g, uses, want, name)
		}
	}
	for id := range 18 {
		check("gold of order "+fmt.Sprint(id), n(gold, what(byOrder+id)), n(filled, what(id))*testRules.Order(id).Gold)
	}
	for who := range touria.Nobody {
		is := what(int(who))
		if who != touria.Children && c.last.Phase() != touria.PhaseDuty {
			check(who.String()+" asked", n(asked, is), n(paid, is)+n(failed, is))
		}
	}
	doors := 0
	for _, f := range a.facts[doorsIn] {
		doors += int(f.what * f.n)
	}
	for _, seat := range play.SeatsOf(a.seats) {
		check("turns of "+seat.String(), a.own[seat], c.turnsOf[seat])
	}
	for i := range touria.Items {
		name := touria.Item(i).String()
		check(name+" taken", n(taken, what(i)), c.items[i])
		check(name+"'s fate", n(fate, what(i)), c.items[i])
		check(name+" gone", n(fate, what(i), how(itemUsed))+n(fate, what(i), how(itemGiven)), c.gone[i])
	}
	check("decisions", a.decisions, c.decisions)
	check("turns", a.turns, c.last.Turn())
	check("hearts", n(hearts), c.hearts)
	check("gold", n(gold), c.goldIn)
	check("from elsewhere", n(hearts, what(byOther))+n(gold, what(byOther)), 0)
	check("gold paid", n(goldPaid), c.goldOut)
	check("swords paid", n(swordsPaid), c.swordsOut)
	check("paid for nothing known", n(goldPaid, what(forOther))+n(swordsPaid, what(forOther)), 0)
	check("joined", n(joined), c.joins)
	check("elixirs received", n(received), c.joins-n(flagons))
	check("orders opened", n(opened), n(filled)+3)
	check("entered", n(entered), c.entered)
	check("doors asked", n(asked), c.doors)
	check("doors by turn", doors, c.doors)
	check("winner", int(a.winner), int(c.last.Winner()))
	if n(asks) < n(joined) || len(a.facts[opened]) < 3 {
		t.Errorf("game %d: %d joined of %d asked, %d orders ever open", g, n(joined), n(asks), len(a.facts[opened]))
	}
	// Whoever chose a destination, or joined in, could use the place, or the game stopped before.
	for role, came := range map[int]int{useFirst: visits, useJoined: n(joined)} {
		uses := n(used, how(role)) + n(declined, how(role)) + n(idle, how(role))
		if open := came - uses; open < 0 || open > stats.One(a.winner == rules.NoSeat) {
			t.Errorf("game %d: %d uses in the role %d, %d came", g, uses, role, came)
		}
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
			g.add(visit, rules.S, place, byRoad, 10)
		}
		g.facts[visit][touria.AtThief].n = 2
		g.add(visit, rules.N, int(touria.AtForest), byRoad, 40)
		g.note(opened, rules.S, 0, 0)
		if i%4 == 0 {
			g.note(opened, rules.S, 7, 0) // and never filled
		}
		g.add(filled, rules.S, 0, useFirst, stats.One(i%50 == 0)) // 2 %
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

var testRules = touriatest.Rules

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
	at := m.Game.Runner(t.Context(), &m.Terms, nil).(*play.Runner)
	defer at.Close()
	if _, err := at.Watch(&g, nil, each); err != nil {
		t.Fatal(err)
	}
}
