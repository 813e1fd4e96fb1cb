package table

import (
	"strings"
	"testing"

	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
)

// A covered tray shows the closed screen, and nothing of what is behind it.
func TestCoveredTrayShowsNoNoughts(t *testing.T) {
	for _, size := range tableSizes {
		a := newApp(t, nil)
		a.Resize(size.w, size.h)
		tb := game(t, a, config("hb", "3"))
		start(t, a, tb)
		tb.toggleLid()
		tree := a.Tree()
		if tree.Find("table.covered") == nil {
			t.Errorf("%v: no closed screen", size)
		}
		for i := range tree.Elements {
			if e := &tree.Elements[i]; e.Look == LookGem || e.Look == LookHold || e.Look == LookGoal {
				t.Errorf("%v: %s shows %q", size, e.ID, e.Value)
			}
		}
		press(t, a, "table.uncover")
		if a.Element("table.gem.blue") == nil && a.Element("table.things") == nil {
			t.Errorf("%v: the lid does not lift", size)
		}
	}
}

// A picked tower has one forecast: four faces, each named, and it moves neither
// orders nor items nor rivals.
func TestForecastMovesNothing(t *testing.T) {
	for _, size := range []size{{1280, 720}, {2560, 1080}, {1024, 768}, {390, 844}} {
		a := newApp(t, nil)
		a.Resize(size.w, size.h)
		tb := game(t, a, config("hbbb", "3"))
		start(t, a, tb)
		places := func() map[string]ui.Rect {
			m := map[string]ui.Rect{}
			for i := range a.Tree().Elements {
				e := &a.Tree().Elements[i]
				for _, p := range []string{"table.order", "table.display.", "table.discard", "table.fairy", "table.rival."} {
					if strings.HasPrefix(e.ID, p) {
						m[e.ID] = e.Rect
					}
				}
			}
			return m
		}
		before := places()
		wait(a, restTicks+1)
		press(t, a, firstTower(t, tb))
		after := places()
		for id, r := range before {
			if after[id] != r {
				t.Errorf("%v: %s moves from %v to %v", size, id, r, after[id])
			}
		}
		for s := rules.S; s < rules.NoSeat; s++ {
			id := "table.forecast." + s.String()
			if face, name := a.Tree().Find(id), a.Tree().Find(id+".name"); face == nil || name == nil || name.Text == "" {
				t.Errorf("%v: %s has no face or name", size, id)
			}
		}
	}
}
