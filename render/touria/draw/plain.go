package draw

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/touria"
)

// Grow is how much larger the emblems of a plan of the board are than the painted ones. Small boards
// need it most.
func Grow(board paint.Rect) float32 {
	return min(max(1.15/geometry.Unit(board), 1.15), 1.5)
}

// SetPlan chooses between the painted board and a plan of it, on which the emblems are larger.
func (p *Painter) SetPlan(plan bool) { p.onPlan = plan }

// emblem returns the place of a space's emblem.
func (p *Painter) emblem(r paint.Rect, s touria.Space) paint.Rect {
	box := geometry.Emblem(p.board, r, s)
	if p.onPlan {
		box = about(box, box, Grow(r))
	}
	return box
}

// about scales a rectangle about the middle of another one.
func about(r, middle paint.Rect, k float32) paint.Rect {
	x, y := middle.X+middle.W/2, middle.Y+middle.H/2
	return paint.Rect{X: x + (r.X-x)*k, Y: y + (r.Y-y)*k, W: r.W * k, H: r.H * k}
}

// plainBoard draws a plan of the board, which is also that of the plain theme: flat land, roads with
// outlines, and the emblems of the spaces.
func (p *Painter) plainBoard(dst *ebiten.Image, r paint.Rect) {
	if p.Plain() {
		p.Land(dst, r)
	} else {
		p.Panel(dst, r, paint.PanelParchment, paint.Pose{})
	}
	k := geometry.Unit(r)
	p.Walk(r, 0, p.world().Roads[0].A, 0) // the points of the roads
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
		box := p.emblem(r, s)
		if s > touria.AtBridge { // a space of the road
			d := 26 * k
			p.Bead(dst, paint.Rect{X: box.X + (box.W-d)/2, Y: box.Y + (box.H-d)/2, W: d, H: d}, false, paint.Pose{})
			continue
		}
		d := max(box.W, box.H)
		p.Place(dst, paint.Rect{X: box.X + (box.W-d)/2, Y: box.Y + (box.H-d)/2, W: d, H: d}, s, paint.Pose{})
	}
}
