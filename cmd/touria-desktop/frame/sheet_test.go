//go:build whole

package frame

import (
	"testing"

	"touria.games/touria/cmd/touria-desktop/stage"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/table"
)

// The sheet of a chosen tower, and the hand of a hint, produce no garbage either.
func TestSheetAllocatesNothing(t *testing.T) {
	for _, name := range []string{"tower", "lesson"} {
		s := share(1280, 720)
		if err := stage.Try(func() {
			if name == "tower" {
				s.Continue(stage.Look{Game: stage.Midgame(), Moving: true})
				s.Settle()
				s.Press("table.tower.NW")
			} else {
				s.Open(stage.Look{Moving: true})
				s.Press("title.touria.play")
				s.Press("opening.skip")
				s.Until("the first hint", func() bool {
					e := s.App.Tree().Find("lesson.hand")
					return e != nil && e.Target.Kind == show.TargetTower
				})
			}
			s.Settle()
			s.Picture()
		}); err != nil {
			t.Fatal(err)
		}
		s.Blind = false
		if name == "tower" && table.TableOf(s.App).Turn().Preview() == nil {
			t.Fatal("no tower is chosen")
		}
		allocating := 0
		step := whole(s)
		const warm, frames = 80, 50
		for i := range warm + frames {
			stage.Frame(func() {
				if allocates(step) && i >= warm {
					allocating++
				}
			})
		}
		if allocating > frames/10 {
			t.Errorf("%s: %d of %d frames allocate", name, allocating, frames)
		}
	}
}
