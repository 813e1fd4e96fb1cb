package render

import (
	"testing"

	"touria.games/touria/game/touria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/touria"
)

// The places that game/ui presses are those that render/paint draws.
func TestPlacesAgree(t *testing.T) {
	near := func(a, b ui.Rect) bool {
		for _, d := range [4]float32{a.X - b.X, a.Y - b.Y, a.W - b.W, a.H - b.H} {
			if d > .01 || d < -.01 {
				return false
			}
		}
		return true
	}
	b := touria.DefaultBoard()
	s := NewScreen(b)
	for _, size := range [][2]float32{{1280, 720}, {1920, 720}, {844, 390}, {853, 480}, {1280, 800}} {
		boxes := table.LayoutTable(ui.Rect{W: size[0], H: size[1]}, size[0] < 1000)
		r := boxes.Board
		if !near(table.MapBox(r), paint.MapRect(r)) {
			t.Errorf("%v: map %v, painted %v", size, table.MapBox(r), paint.MapRect(r))
		}
		for w := touria.NW; w <= touria.SW; w++ {
			if !near(table.TowerBox(r, w), s.p.TowerRect(r, w)) {
				t.Errorf("%v: tower %v %v, painted %v", size, w, table.TowerBox(r, w), s.p.TowerRect(r, w))
			}
		}
		for door := 1; door <= touria.Doors; door++ {
			if !near(table.DoorBox(r, door), paint.DoorSpot(r, door)) {
				t.Errorf("%v: door %d %v, painted %v", size, door, table.DoorBox(r, door), paint.DoorSpot(r, door))
			}
		}
		for space := range touria.Space(b.Spaces()) {
			x, y := table.SpaceAt(b, r, space)
			if px, py := s.p.Space(r, space); !near(ui.Rect{X: x, Y: y}, ui.Rect{X: px, Y: py}) {
				t.Errorf("%v: %v at %v %v, painted at %v %v", size, space, x, y, px, py)
			}
		}
	}
}
