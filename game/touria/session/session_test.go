package session

import (
	"bytes"
	"errors"
	"reflect"
	"strings"
	"testing"

	"touria.games/touria/game/play"
	"touria.games/touria/game/save"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
	"touria.games/touria/rules/touria/touriatest"
)

var testRules = touriatest.Rules

// config returns a game of n players of these levels ("" is a human).
func config(seed string, levels ...string) Config {
	c := Config{Start: rules.S, Seed: seed}
	seats := rules.SeatsFor(len(levels))
	seat := rules.S
	for i, level := range levels {
		c.Players = append(c.Players, Player{Seat: seat, Name: []string{"Anna", "Bruno", "Clara", "David"}[i], Crest: i, Level: level})
		seat = seats.Next(seat)
	}
	return c
}

func begin(t testing.TB, c Config, slot *save.Slot) *Session {
	t.Helper()
	s, err := New(c, Options{Rules: testRules, Slot: slot, HeraldIterations: 300})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// decide makes one decision: a bot's, or for a human the pick-th legal one.
func decide(t testing.TB, s *Session, pick int) []touria.Event {
	t.Helper()
	var events []touria.Event
	var err error
	if s.IsHuman(s.ToMove()) {
		legal := s.Legal(nil)
		events, err = s.Decide(legal[pick%len(legal)])
	} else {
		for !s.Think(7) {
		}
		events, err = s.PlayBot()
	}
	if err != nil {
		t.Fatal(err)
	}
	return events
}

func TestConfigRefused(t *testing.T) {
	tests := []struct {
		name   string
		change func(*Config)
		want   string
	}{
		{"nobody", func(c *Config) { c.Players = nil }, "must sit"},
		{"alone", func(c *Config) { c.Players = c.Players[:1] }, "must sit"},
		{"wrong seats", func(c *Config) { c.Players[1].Seat = rules.W }, "must sit"},
		{"same seat", func(c *Config) { c.Players[1].Seat = rules.S }, "must sit"},
		{"no such seat", func(c *Config) { c.Players[1].Seat = 9 }, "must sit"},
		{"start", func(c *Config) { c.Start = rules.E }, "nobody sits"},
		{"no name", func(c *Config) { c.Players[0].Name = " " }, "name is empty"},
		{"long name", func(c *Config) { c.Players[0].Name = strings.Repeat("ä", 21) }, "longer than 20"},
		{"crest", func(c *Config) { c.Players[0].Crest = 4 }, "no crest 4"},
		{"portrait", func(c *Config) { c.Players[0].Portrait = Portraits + 1 }, "no portrait 17"},
		{"same crest", func(c *Config) { c.Players[1].Crest = 0 }, "both have the crest rose"},
		{"bot", func(c *Config) { c.Players[1].Level = "wizard" }, "random, greedy"},
		{"goal", func(c *Config) { c.Players[1].Hearts = 33 }, "no goal"},
		{"no seed", func(c *Config) { c.Seed = "" }, "no seed"},
	}
	for _, test := range tests {
		c := config("1", "", "stroll")
		test.change(&c)
		if _, err := New(c, Options{Rules: testRules}); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: error %v, want one with %q", test.name, err, test.want)
		}
	}
}

// A player's goal may be all that the rules allow, and nothing beyond; zero stands for the usual one. What is refused
// beyond a limit is played at it.
func TestLimits(t *testing.T) {
	c := config("1", "", "stroll")
	c.Players[0].Name, c.Players[0].Portrait, c.Players[1].Crest = strings.Repeat("ä", MaxName), Portraits, len(Crests)-1
	if _, err := New(c, Options{Rules: testRules}); err != nil {
		t.Error(err)
	}
	for _, n := range []int{-1, 0, 1, touria.MaxGoalHearts, touria.MaxGoalHearts + 1, touria.MaxGoalGold, touria.MaxGoalGold + 1} {
		for what, change := range map[string]struct {
			most int
			do   func(*Player)
		}{"hearts": {touria.MaxGoalHearts, func(p *Player) { p.Hearts = n }}, "gold": {touria.MaxGoalGold, func(p *Player) { p.Gold = n }}} {
			c := config("1", "", "stroll")
			change.do(&c.Players[1])
			if _, err := New(c, Options{Rules: testRules}); (err == nil) != (n >= 0 && n <= change.most) {
				t.Errorf("a goal of %d %s: error %v", n, what, err)
			}
		}
	}
}

func TestSetup(t *testing.T) {
	c := config("a text", "", "stroll", "")
	c.Introductory, c.OpenScreens, c.SuddenMarriage = true, true, true
	c.Players[1].Hearts, c.Players[2].Gold = 9, 3
	s := begin(t, c, nil)
	for seat, want := range map[rules.Seat][2]int{rules.S: {5, 5}, rules.W: {9, 5}, rules.N: {5, 3}} {
		if h, g := s.State().Goals(seat); h != want[0] || g != want[1] {
			t.Errorf("%s: goals %d and %d, want %v", seat, h, g, want)
		}
	}
	if !s.State().OpenScreens() || !s.State().SuddenMarriage() || len(s.SetupEvents()) == 0 {
		t.Error("the set-up is not the configured one")
	}
	if p, ok := s.Player(rules.W); !ok || p.Name != "Bruno" || p.Human() {
		t.Errorf("W: %+v %v", p, ok)
	}
	if _, ok := s.Player(rules.E); ok || s.IsHuman(rules.E) {
		t.Error("somebody sits at E")
	}
	c = config("a text", "", "stroll", "", "")
	c.LateElixir = true
	s = begin(t, c, nil)
	if last := s.State().Holdings(rules.E); last.Elixirs != 2 {
		t.Errorf("by the house rule the last begins with %d elixirs", last.Elixirs)
	}
}

// The lot gives every seat its chance, and the next player starts the next game.
func TestStartByLot(t *testing.T) {
	seen := map[rules.Seat]bool{}
	for seed := range 40 {
		c := config(strings.Repeat("x", seed+1), "stroll", "stroll", "stroll", "stroll")
		c.Start = rules.NoSeat
		s := begin(t, c, nil)
		got := s.Config().Start
		seen[got] = true
		if next := s.Config().Rematch("new"); next.Start != (got+2)&3 || next.Seed != "new" {
			t.Errorf("after a start at %s: %+v", got, next)
		}
		if again := c.Rematch("new"); again.Start != rules.NoSeat {
			t.Errorf("the lot is not cast again: %s", again.Start)
		}
	}
	if len(seen) != 4 {
		t.Errorf("starts at %v only", seen)
	}
}

// In a rematch everybody sits one seat on, clockwise, with all that is theirs; the next player
// starts.
func TestRematch(t *testing.T) {
	for players, want := range map[int][]rules.Seat{
		2: {rules.N, rules.S}, 3: {rules.W, rules.N, rules.S}, 4: {rules.W, rules.N, rules.E, rules.S},
	} {
		levels := []string{"", "stroll", "", "quest-racer"}[:players]
		c := config("7", levels...)
		c.Start = c.Players[0].Seat
		c.Players[0].Hints, c.Players[1].Hearts = HintsFull, 5
		next := c.Rematch("8")
		if err := next.Check(); err != nil {
			t.Fatal(err)
		}
		for i, p := range next.Players {
			was := c.Players[i]
			if p.Seat != want[i] {
				t.Errorf("%d players: %s moves from %s to %s", players, p.Name, was.Seat, p.Seat)
			}
			if was.Seat = p.Seat; p != was {
				t.Errorf("%d players: %+v has become %+v", players, was, p)
			}
		}
		if next.Start != next.Players[1].Seat {
			t.Errorf("%d players: %s starts", players, next.Start)
		}
	}
}

func TestWhoDecides(t *testing.T) {
	s := begin(t, config("3", "", "stroll"), nil)
	if s.ToMove() != rules.N || s.IsHuman(rules.N) {
		t.Fatal("the bonus is not the bot's")
	}
	if _, err := s.Decide(s.Legal(nil)[0]); !errors.Is(err, play.ErrNotYours) {
		t.Errorf("a decision for the bot: %v", err)
	}
	if _, err := s.PlayBot(); !errors.Is(err, play.ErrNotYours) {
		t.Errorf("a bot's decision before it has thought: %v", err)
	}
	decide(t, s, 0)
	if !s.Think(1) {
		t.Error("a bot thinks while a human is to decide")
	}
	if _, ok := s.BotDecision(); ok {
		t.Error("a bot decides for a human")
	}
	before, text := *s.State(), s.Record()
	var refused *touria.Refused
	if _, err := s.Decide(touria.Decision{Kind: touria.Open, Arg: 1}); !errors.As(err, &refused) {
		t.Errorf("an illegal decision: %v", err)
	}
	if *s.State() != before || string(s.Record()) != string(text) || s.Len() != 1 {
		t.Error("an illegal decision changed something")
	}
	if s.Why(touria.Decision{Kind: touria.Open, Arg: 1}) == touria.ReasonNone {
		t.Error("no reason for an illegal decision")
	}
}

// A bot decides the same however its thinking is sliced.
func TestThinkSliced(t *testing.T) {
	a, b := begin(t, config("5", "stroll", "stroll", "stroll"), nil), begin(t, config("5", "stroll", "stroll", "stroll"), nil)
	for range 120 {
		for !a.Think(1) {
		}
		for !b.Think(1000) {
		}
		x, _ := a.BotDecision()
		y, _ := b.BotDecision()
		if x != y {
			t.Fatalf("decision %d: %v or %v", a.Len()+1, x, y)
		}
		decide(t, a, 0)
		decide(t, b, 0)
	}
}

// A whole game is recorded so that it verifies and replays to the same end.
func TestWholeGame(t *testing.T) {
	for _, levels := range [][]string{{"stroll", "stroll"}, {"stroll", "", "random"}, {"stroll", "random", "stroll", ""}} {
		s := begin(t, config("whole", levels...), nil)
		shown := 0
		for i := 0; !s.Over() && i < 9000; i++ {
			decide(t, s, i*7)
			shown += len(s.Since(s.Len() - 1))
		}
		if !s.Over() || shown != s.Len() {
			t.Fatalf("%v: not over after %d decisions (%d shown)", levels, s.Len(), shown)
		}
		res, err := record.Verify("game", strings.NewReader(string(s.Record())), testRules)
		if err != nil || res.Winner != s.State().Winner() || res.Hash != s.State().Hash() || res.Decisions != s.Len() {
			t.Errorf("%v: %+v, %v", levels, res, err)
		}
		if ok, why := s.CanUndo(); ok || why != play.UndoOver {
			t.Errorf("undo after the end: %v %s", ok, why)
		}
		if s.ToMove() != rules.NoSeat || !s.Think(1) || len(s.Legal(nil)) != 0 {
			t.Error("somebody is to decide after the end")
		}
	}
}

// The thief's pick is for its player's eyes; all other decisions are public.
func TestPrivateDecisions(t *testing.T) {
	picks := 0
	for _, open := range []bool{false, true} {
		c := config("private", "random", "random")
		c.OpenScreens = open
		s := begin(t, c, nil)
		for i := 0; i < 3000 && !s.Over(); i++ {
			decide(t, s, 0)
		}
		for _, step := range s.Since(0) {
			private := step.Only != rules.Everyone
			if private != (step.Phase == touria.PhaseThief && !open) || private && step.Only.Seat() != step.Seat {
				t.Fatalf("open %v: decision %d in phase %s is for %v", open, step.N, step.Phase, step.Only)
			}
			if !private {
				continue
			}
			picks++
			for _, e := range visible(&step, 3-step.Seat) {
				if e.Kind == touria.Kept || e.Kind == touria.Gained {
					t.Fatalf("others see %s", e.Kind)
				}
			}
			if own := visible(&step, step.Seat); own[0].Kind != touria.Kept {
				t.Fatalf("the player does not see the pick: %v", own)
			}
		}
	}
	if picks == 0 {
		t.Error("no thief in the whole game")
	}
}

func TestSetLevel(t *testing.T) {
	s := begin(t, config("level", "", "stroll"), nil)
	for range 20 {
		decide(t, s, 3)
	}
	if err := s.SetLevel(rules.N, "grandmaster"); err == nil {
		t.Error("an unknown level is accepted")
	}
	if err := s.SetLevel(rules.N, "random"); err != nil {
		t.Fatal(err)
	}
	for range 20 {
		decide(t, s, 3)
	}
	again, report, err := Load(s.Record(), Options{Rules: testRules})
	if err != nil || report.Err != nil {
		t.Fatal(err, report.Err)
	}
	if p, _ := again.Player(rules.N); p.Level != "random" {
		t.Errorf("resumed as %q", p.Level)
	}
	if !reflect.DeepEqual(again.Since(0), s.Since(0)) {
		t.Error("resumed with other steps")
	}
}

// A bot of another character has another name; what makes no sense changes
// nothing, and the record stays one that can be replayed and cut by undo.
func TestSetBot(t *testing.T) {
	s := begin(t, config("bot", "", "stroll-hoarder"), nil)
	for i, c := range []struct {
		level, name string
		ok          bool
	}{
		{"quest-racer", "A", true},
		{"crown", strings.Repeat("n", MaxName), true},
		{"crown-juggler", "B", false},
		{"crown-racer", " ", false},
		{"crown-racer", strings.Repeat("n", MaxName+1), false},
		{"journey-collector", "C", true},
	} {
		for range 5 {
			decide(t, s, i)
		}
		before, _ := s.Player(rules.N)
		record := s.Record()
		err := s.SetBot(rules.N, c.level, c.name)
		p, _ := s.Player(rules.N)
		switch {
		case (err == nil) != c.ok:
			t.Errorf("%+v: %v", c, err)
		case !c.ok && (p != before || !bytes.Equal(record, s.Record())):
			t.Errorf("%+v is refused, but changes %+v", c, p)
		case c.ok && (p.Level != c.level || p.Name != c.name || p.Crest != before.Crest):
			t.Errorf("%+v gives %+v", c, p)
		}
		s.Undo()
		again, report, err := Load(s.Record(), Options{Rules: testRules})
		if err != nil || report.Err != nil || again.Len() != s.Len() || *again.State() != *s.State() {
			t.Fatalf("%+v: %v, %v", c, err, report.Err)
		}
		if q, _ := again.Player(rules.N); q != p {
			t.Errorf("%+v is loaded as %+v", p, q)
		}
	}
}

// visible returns the events of a step that a viewer may see.
func visible(s *Step, viewer rules.Seat) (seen []touria.Event) {
	for _, e := range s.Events {
		if e.Only.Sees(viewer) {
			seen = append(seen, e)
		}
	}
	return seen
}
