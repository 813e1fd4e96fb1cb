package session

import (
	"errors"
	"reflect"
	"testing"

	"touria.games/touria/game/play"
	"touria.games/touria/game/store"
	"touria.games/touria/rules/touria"
)

// Every undo that is possible leads to the state before, and the same decision
// again to the state after, in events and record, too; and no undo goes behind
// a reveal, another player or the turn's beginning (M5).
func TestUndoThroughGames(t *testing.T) {
	possible := 0
	why := map[string]int{}
	for seed := range 6 {
		c := config(string(rune('a'+seed)), "", "", "stroll")
		s := begin(t, c, nil)
		for i := 0; i < 900 && !s.Over(); i++ {
			legal := s.Legal(nil)
			pick := (i * 31) % len(legal)
			marked := s.Reveals(legal[pick])
			before, text := *s.State(), string(s.Record())
			human := s.IsHuman(s.ToMove())
			decide(t, s, pick)
			step := s.Since(s.Len() - 1)[0]
			if human && marked != step.Revealed {
				t.Fatalf("%d: %v marked %v, revealed %v", s.Len(), step.Decision, marked, step.Revealed)
			}
			after, textAfter := *s.State(), string(s.Record())
			ok, reason := s.CanUndo()
			if s.Undo() != ok {
				t.Fatalf("CanUndo says %v, Undo does not", ok)
			}
			if !ok {
				why[reason]++
				if *s.State() != after || string(s.Record()) != textAfter {
					t.Fatal("an impossible undo changed something")
				}
				continue
			}
			possible++
			if step.Revealed || step.Seat != s.ToMove() || step.Turn != s.State().Turn() {
				t.Fatalf("took back %+v", step)
			}
			if *s.State() != before || string(s.Record()) != text {
				t.Fatalf("%d: undo of %v does not lead back", s.Len(), step.Decision)
			}
			if _, err := s.Decide(step.Decision); err != nil {
				t.Fatal(err)
			}
			if *s.State() != after || string(s.Record()) != textAfter || !reflect.DeepEqual(s.Since(s.Len() - 1)[0], step) {
				t.Fatalf("%d: %v again has another outcome", s.Len(), step.Decision)
			}
		}
	}
	for _, reason := range []string{play.UndoNothing, play.UndoRevealed, play.UndoOther, play.UndoBot, play.UndoOver} {
		if why[reason] == 0 {
			t.Errorf("%s never came up: %v", reason, why)
		}
	}
	if possible < 200 {
		t.Errorf("only %d undos were possible", possible)
	}
}

// Undoing as far as it goes never leaves the turn, and stops where something
// was revealed.
func TestUndoToTheLastReveal(t *testing.T) {
	s := begin(t, config("far", "", ""), nil)
	if ok, why := s.CanUndo(); ok || why != play.UndoNothing {
		t.Errorf("at the beginning: %v %s", ok, why)
	}
	for i := range 600 {
		if s.Over() {
			break
		}
		decide(t, s, i*13)
		if i%9 != 0 {
			continue
		}
		before := s.Len()
		turn := s.State().Turn()
		for s.Undo() {
		}
		if s.State().Turn() != turn {
			t.Fatal("undo left the turn")
		}
		if s.Len() == 0 {
			continue
		}
		last := s.Since(s.Len() - 1)[0]
		if !last.Revealed && last.Seat == s.ToMove() && last.Turn == turn {
			t.Fatalf("undo of %d stops at %d without a reason", before, s.Len())
		}
	}
}

// What would be revealed must not be told by trying: the state stays.
func TestRevealsChangesNothing(t *testing.T) {
	s := begin(t, config("r", "", ""), nil)
	for i := range 100 {
		before := *s.State()
		for _, d := range s.Legal(nil) {
			s.Reveals(d)
		}
		if *s.State() != before {
			t.Fatal("Reveals changed the state")
		}
		decide(t, s, i)
	}
	if s.Reveals(touria.Decision{Kind: touria.Bonus}) {
		t.Error("an illegal decision reveals something")
	}
}

// Every decision and every undo is saved at once; a store that fails is
// reported and does not stop the game.
func TestSaving(t *testing.T) {
	st := &store.Failing{Store: store.NewMemory()}
	s := begin(t, config("save", "", "stroll"), slotIn(st))
	if kept(t, st) != string(s.Record()) {
		t.Fatal("nothing is saved at the start")
	}
	for i := range 60 {
		decide(t, s, i)
		if kept(t, st) != string(s.Record()) || s.Saved().Err() != nil {
			t.Fatalf("decision %d is not saved: %v", s.Len(), s.Saved().Err())
		}
	}
	for !s.Undo() {
		decide(t, s, 1)
	}
	if kept(t, st) != string(s.Record()) {
		t.Error("an undo is not saved")
	}
	s.Saved().Flush()
	st.Fail(nil, store.ErrFull)
	n := s.Len()
	decide(t, s, 0)
	if !errors.Is(s.Saved().Err(), store.ErrFull) || s.Len() != n+1 {
		t.Errorf("error %v, %d decisions", s.Saved().Err(), s.Len())
	}
	st.Fail(nil, nil)
	decide(t, s, 0)
	if s.Saved().Err() != nil || kept(t, st) != string(s.Record()) {
		t.Error("saving does not recover")
	}
}
