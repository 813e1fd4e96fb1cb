package riddle

import (
	"slices"
	"testing"

	"touria.games/touria/assets/riddles"
	progress "touria.games/touria/game/riddles"
	"touria.games/touria/rules/touria"
)

// The plan leaves no more than itself. Who does nothing lacks what it brings; who leaves out one of its decisions may
// come to the same kind of turn, but with less.
func TestMore(t *testing.T) {
	file, _ := riddles.Of("touria")
	all, err := progress.Unpack("touria", file)
	if err != nil {
		t.Fatal(err)
	}
	none, less := touria.Holdings{}, 0
	for i, data := range all {
		d, err := Decode(board, data)
		if err != nil {
			t.Fatal(err)
		}
		about := d.About(board)
		moves := func(list []touria.Decision) (made []Move) {
			s := d.State
			for _, k := range list {
				if s.Phase() == touria.PhaseOver || board.Why(&s, k) != touria.ReasonNone {
					continue
				}
				made = append(made, Move{s, k})
				board.Apply(&s, k, nil)
			}
			return made
		}
		if more, same := d.More(board, moves(d.Plan)); more != none || same != (about.Motive < Throw) {
			t.Errorf("riddle %d: the plan leaves %+v more than itself, same: %v", i, more, same)
		}
		if more, same := d.More(board, nil); same || more.Hearts == 0 && about.Motive == Hearts || more.Swords == 0 && about.Motive == Blades {
			t.Errorf("riddle %d: the plan leaves only %+v more than nothing, same: %v", i, more, same)
		}
		for k := range d.Plan {
			if more, same := d.More(board, moves(slices.Delete(slices.Clone(d.Plan), k, k+1))); same && more != none {
				less++
			}
		}
	}
	if less < 3 {
		t.Errorf("only %d plans with a decision left out do the same with less", less)
	}
}
