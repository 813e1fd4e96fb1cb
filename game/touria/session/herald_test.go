package session

import (
	"bytes"
	"slices"
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// asks asks the herald of a session and waits for its advice.
func asks(t *testing.T, s *Session, slice int) []touria.Decision {
	t.Helper()
	if !s.AskHerald() {
		t.Fatal("the herald does not answer")
	}
	for n := 0; !s.ThinkHerald(slice); n++ {
		if _, ok := s.HeraldAdvice(); ok {
			t.Fatal("advice before it is found")
		}
		if n > 1<<24 {
			t.Fatal("the herald finds nothing")
		}
	}
	plan, ok := s.HeraldAdvice()
	if !ok || len(plan) == 0 {
		t.Fatal("no advice")
	}
	return plan
}

// The herald's advice is legal in every phase, the same at any slicing, and
// counted once for each asking; whole games can be played by it, also with sudden marriage.
func TestHerald(t *testing.T) {
	for _, marriage := range []bool{false, true} {
		c := config("herald", "", "", "")
		c.SuddenMarriage = marriage
		c.Introductory = !marriage
		s := begin(t, c, nil)
		phases := map[touria.Phase]bool{}
		asked := [rules.Seats]int{}
		for n := 0; !s.Over(); n++ {
			if n > 3000 {
				t.Fatal("the game does not end")
			}
			seat := s.ToMove()
			phases[s.State().Phase()] = true
			plan := slices.Clone(asks(t, s, 1<<16))
			asked[seat]++
			if n%7 == 0 {
				s.AskHerald() // once more, which does not count
				s.LeaveHerald()
				if again := asks(t, s, 3); !slices.Equal(again, plan) {
					t.Fatalf("advice %v in slices, %v at once", again, plan)
				}
				asked[seat]++
			}
			if why := s.Why(plan[0]); why != touria.ReasonNone {
				t.Fatalf("%v is advised and not legal: %v", plan[0], why)
			}
			if _, err := s.Decide(plan[0]); err != nil {
				t.Fatal(err)
			}
			if _, ok := s.HeraldAdvice(); ok {
				t.Fatal("advice on a decision that is made")
			}
		}
		for _, seat := range []rules.Seat{rules.S, rules.W, rules.N} {
			if s.Asked(seat) != asked[seat] {
				t.Errorf("%v asked %d times, counted %d", seat, asked[seat], s.Asked(seat))
			}
		}
		loaded, report, err := Load(s.Record(), Options{})
		if err != nil || report.Err != nil {
			t.Fatal(err, report.Err)
		}
		if loaded.Asked(rules.S) != s.Asked(rules.S) || loaded.Config().Rematch("2").Players[0].Asked == 0 {
			t.Error("the count is not in the record")
		}
		if next := begin(t, loaded.Config().Rematch("2"), nil); next.Asked(rules.S) != 0 {
			t.Error("the next game begins with the last one's count")
		}
		if s.AskHerald() {
			t.Error("the herald answers after the end")
		}
		for _, p := range []touria.Phase{touria.PhaseBonus, touria.PhaseStart, touria.PhaseMove, touria.PhaseAct, touria.PhaseEnd} {
			if !phases[p] {
				t.Errorf("the phase %v did not come up", p)
			}
		}
		if !marriage && !phases[touria.PhaseCastle] {
			t.Error("no castle")
		}
	}
}

// Nobody but a human who is to decide asks the herald; undo, a decision and
// a change of seats end its work, and asking changes nothing of the game.
func TestHeraldEnds(t *testing.T) {
	s := begin(t, config("ends", "", "stroll"), nil)
	for !s.IsHuman(s.ToMove()) {
		if s.AskHerald() {
			t.Fatal("the herald works for a bot")
		}
		for !s.Think(1 << 20) {
		}
		if _, err := s.PlayBot(); err != nil {
			t.Fatal(err)
		}
	}
	before, body := *s.State(), s.Record()
	asks(t, s, 1<<16)
	if *s.State() != before {
		t.Error("asking has changed the game")
	}
	if _, rest, _ := bytes.Cut(s.Record(), []byte("\n")); !bytes.HasSuffix(body, rest) {
		t.Error("asking has changed the decisions of the record")
	}
	s.LeaveHerald()
	if _, ok := s.HeraldAdvice(); ok || !s.ThinkHerald(1) {
		t.Error("the herald goes on after it was left")
	}
	for i := 0; ; i++ { // the first decision that can be taken back
		legal := s.Legal(nil)
		if i == len(legal) {
			t.Fatal("nothing can be undone here")
		}
		if s.Reveals(legal[i]) {
			continue
		}
		if _, err := s.Decide(legal[i]); err != nil {
			t.Fatal(err)
		}
		if ok, _ := s.CanUndo(); ok {
			break
		}
		t.Fatal("another player's decision")
	}
	s.AskHerald()
	if !s.Undo() {
		t.Fatal("no undo")
	}
	if _, ok := s.HeraldAdvice(); ok || !s.ThinkHerald(1) {
		t.Error("the herald goes on after an undo")
	}
	if s.Asked(rules.S) != 2 {
		t.Errorf("counted %d", s.Asked(rules.S))
	}
	asks(t, s, 1<<16)
	if err := s.SetLevel(rules.S, "stroll"); err != nil {
		t.Fatal(err)
	}
	if _, ok := s.HeraldAdvice(); ok || s.AskHerald() {
		t.Error("the herald answers for a seat that a bot has taken")
	}
}

// The advice depends on nothing that its seat cannot know (T10.5).
func TestHeraldIsHonest(t *testing.T) {
	s := begin(t, config("honest", "", "", ""), nil)
	for n := 0; !s.Over() && n < 250; n++ {
		plan := slices.Clone(asks(t, s, 1<<16))
		view := s.View(s.ToMove())
		real := s.j.State
		s.j.State = s.rules.Determinise(&view, uint64(n))
		s.LeaveHerald()
		if other := asks(t, s, 1<<16); !slices.Equal(other, plan) {
			t.Fatalf("decision %d: %v, and %v when what is hidden is another", n, plan, other)
		}
		s.j.State = real
		if _, err := s.Decide(plan[0]); err != nil {
			t.Fatal(err)
		}
	}
}
