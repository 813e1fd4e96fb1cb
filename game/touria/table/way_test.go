package table

import (
	"testing"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/rules/touria"
)

// The main button does what it says: "Walk to the thief" turns the tower and walks
// the chosen way.
func TestMainButtonWalks(t *testing.T) {
	for _, seed := range []string{"1", "2", "3", "4"} {
		a := newApp(t, nil)
		tb := game(t, a, config("hb", seed))
		for range 600 {
			if tb.turn.Open() && tb.turn.View.Phase() == touria.PhaseStart {
				break
			}
			if o := tb.turn.Primary(); tb.turn.Open() && o != nil {
				a.Press("table.confirm")
			} else if opts := tb.turn.Level(); tb.turn.Open() && len(opts) > 0 {
				tb.turn.Take(opts[0])
			}
			wait(a, turn.RestTicks+1)
		}
		press(t, a, board.ID(nil, show.Thing(show.TargetTower, touria.NW)))
		wait(a, turn.RestTicks+1)
		way := tb.turn.Way()
		if way == nil {
			continue
		}
		want := *way
		press(t, a, "table.confirm")
		for range 1200 {
			wait(a, 1)
			if tb.turn.Open() || tb.s.ToMove() != tb.board.Viewer {
				break
			}
		}
		var walked []touria.Space
		for _, s := range tb.s.Since(0) {
			if s.Decision.Kind == touria.Step {
				walked = append(walked, touria.Space(s.Decision.Arg))
			}
		}
		if len(walked) == 0 || walked[0] != want.Spaces[0] {
			t.Errorf("seed %s: walked %v, want the way %v", seed, walked, want.Spaces)
		}
		return
	}
	t.Error("no game begins with a way")
}

// Also for the rest of a move the main button names its act.
func TestMainButtonNamesTheWay(t *testing.T) {
	for _, seed := range []string{"3", "5", "8", "13"} {
		a := newApp(t, nil)
		tb := game(t, a, config("hb", seed))
		if stepwise(a, tb, 3, func() bool {
			return tb.turn.Primary() == nil && tb.turn.Way() != nil && tb.turn.View.Phase() == touria.PhaseMove
		}) {
			want := turn.Sentence(show.WalkTo(tb.board.Model.Dest).In(a.Words()))
			if e := a.Element("table.confirm"); e == nil || e.Text != want {
				t.Errorf("the main button says %+v, want %q", e, want)
			}
			return
		}
	}
	t.Error("no move was interrupted")
}
