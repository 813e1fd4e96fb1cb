package main

import (
	"testing"

	"touria.games/touria/cmd/touria-desktop/drive"
	"touria.games/touria/game/store"
	"touria.games/touria/rules/ring"
)

// Every packed riddle can be solved as people do, by pressing elements: its own plan is called right. The plans of a few walk a
// way of Touria that costs two coins more than it must, or three: the table does not offer it.
func TestPlansByElements(t *testing.T) {
	const most = 9
	for _, game := range games {
		a := box(store.NewMemory())
		a.Resize(1280, 720)
		elsewhere := 0
		for i := 0; i < len(drive.Riddles(a, game).All); i += ring.Pick(3, 1) {
			presses, exact, err := drive.Solve(a, game, i)
			if err != nil {
				t.Errorf("%s %d: %v", game, i, err)
				continue
			}
			switch e := a.Tree().Find("dialog.title"); {
			case e.Text == a.T("riddle.right"):
			case exact:
				t.Errorf("%s %d: %v is called %q", game, i, presses, e.Text)
			default:
				elsewhere++
				t.Logf("%s %d: its way is not offered", game, i)
			}
		}
		if game == "grimoria" && elsewhere > 0 || elsewhere > most {
			t.Errorf("%d riddles of %s cannot be solved by their plan", elsewhere, game)
		}
	}
}
