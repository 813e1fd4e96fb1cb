package table

import (
	"fmt"
	"strings"
	"testing"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
)

// On a small screen the map flies closer while ways are chosen: all of them are in sight, each with its letter, and the two
// gems of a mine can be pressed. It flies back on Cancel and on the walk. On a desk it stands still.
func TestMapFliesToTheWays(t *testing.T) {
	closer, gems := 0, 0
	for _, size := range []size{{844, 390}, {390, 844}, {1280, 720}} {
		for _, seed := range []string{"2", "3", "5", "8"} {
			a := newApp(t, nil)
			a.Resize(size[0], size[1])
			tb := game(t, a, config("hb", seed))
			turns := 0
			until(t, a, tb, 3, func() bool {
				if !tb.turn.AtStart() || !tb.turn.Chooses() {
					return false
				}
				turns++
				press(t, a, firstTower(t, tb))
				wait(a, 60)
				ways := tb.turn.Ways()
				if len(ways) == 0 {
					return turns > 6
				}
				if flaws := uitest.Flaws(a, ground); len(flaws) > 0 {
					t.Errorf("%v, seed %s: %s", size, seed, strings.Join(flaws, "\n"))
				}
				if !tb.board.Small && tb.board.Lens.Open() {
					t.Errorf("%v, seed %s: the map moves", size, seed)
				}
				box := tb.board.Lens.Box()
				for i := range ways {
					for _, s := range ways[i].Spaces {
						if e := a.Tree().Find(board.ID(tb.s.Rules().Board, show.Thing(show.TargetSpace, s))); e == nil || !box.Contains(middle(e)) {
							t.Errorf("%v, seed %s: %v is not in sight", size, seed, s)
						}
					}
					if tb.board.Lens.Open() && i == 0 && len(ways[i].Spaces) > 0 && a.Tree().Find(fmt.Sprint("table.way.", i)) == nil {
						t.Errorf("%v, seed %s: way %d has no letter: %v", size, seed, i, ways[i].Spaces)
					}
				}
				for _, e := range a.Tree().Elements {
					if tb.board.Lens.Open() && strings.HasPrefix(e.ID, "table.mine.") && e.Role == ui.RoleButton {
						gems++
					}
				}
				if tb.board.Lens.Open() {
					closer++
					press(t, a, "table.cancel")
					wait(a, 60)
					if tb.board.Lens.Open() || tb.turn.TowerPicked() {
						t.Errorf("%v, seed %s: Cancel leaves the map where it is", size, seed)
					}
					press(t, a, firstTower(t, tb))
					wait(a, 60)
				}
				n := tb.s.Len()
				press(t, a, "table.confirm")
				for k := 0; k < 600 && (tb.s.Len() == n || !tb.turn.Settled()); k++ {
					wait(a, 1)
				}
				if tb.board.Lens.Open() {
					t.Errorf("%v, seed %s: after the walk the map is still near", size, seed)
				}
				return turns > 6
			})
		}
	}
	if t.Logf("%d times closer, %d gems", closer, gems); closer < 10 || gems < 4 {
		t.Errorf("only %d times closer, with %d gems", closer, gems)
	}
}

func middle(e *ui.Element) (x, y float32) { return e.Rect.Center() }
