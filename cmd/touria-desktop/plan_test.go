package main

import (
	"testing"

	"touria.games/touria/cmd/touria-desktop/drive"
	"touria.games/touria/game/store"
	"touria.games/touria/rules/ring"
)

// Every packed riddle can be solved as people do, by pressing elements: its own plan is called right, or in a few the way that
// the table finds through the plan's spaces.
func TestPlansByElements(t *testing.T) {
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
			elsewhere += map[bool]int{false: 1}[exact]
			if e := a.Tree().Find("dialog.title"); e.Text != a.T("riddle.right") {
				t.Errorf("%s %d: %v is called %q", game, i, presses, e.Text)
			}
		}
		if elsewhere > 3 {
			t.Errorf("%s: %d plans walk a way that cannot be chosen", game, elsewhere)
		}
	}
}
