package draw

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/touria"
)

// plainBoard draws the board of the plain theme: flat land, roads with thick outlines,
// and the emblems of the spaces.
func (p *Painter) plainBoard(dst *ebiten.Image, r paint.Rect) {
	p.Land(dst, r)
	k := geometry.Unit(r)
	p.Walk(r, 0, p.world.Roads[0].A, 0) // the points of the roads
	for _, surface := range []bool{false, true} {
		w := 15 * k
		if surface {
			w = 8 * k
		}
		for _, pts := range p.walks {
			for i := 3; i < len(pts); i += 3 {
				x0, y0 := geometry.OnMap(r, pts[i-3].X, pts[i-3].Y)
				x1, y1 := geometry.OnMap(r, pts[i].X, pts[i].Y)
				p.Road(dst, x0, y0, x1, y1, w, surface)
			}
		}
	}
	for s := range touria.Space(p.board.Spaces()) {
		box := geometry.Emblem(p.board, r, s)
		if s > touria.AtBridge { // a space of the road
			d := 26 * k
			p.Bead(dst, paint.Rect{X: box.X + (box.W-d)/2, Y: box.Y + (box.H-d)/2, W: d, H: d}, false, paint.Pose{})
			continue
		}
		d := max(box.W, box.H)
		p.Place(dst, paint.Rect{X: box.X + (box.W-d)/2, Y: box.Y + (box.H-d)/2, W: d, H: d}, s, paint.Pose{})
	}
}
