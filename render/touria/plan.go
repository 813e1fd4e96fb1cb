package touria

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
	"touria.games/touria/render/touria/draw"
	"touria.games/touria/rules/touria"
)

// The compact view: a plan of the board, without scenery.

// planDoor draws a door of the castle above its emblem: its number, or who is behind it.
func (s *Drawer) planDoor(dst *ebiten.Image, door int, d show.Door) {
	k := geometry.Unit(s.board) * draw.Grow(s.board)
	x, y := s.p.Space(s.board, touria.AtCastle)
	size, step := 27*k, 30*k
	row, column, columns := 0, door-1, 5 // five doors below, four above
	if door > 5 {
		row, column, columns = 1, door-6, 4
	}
	r := ui.Rect{X: x + (float32(column)-float32(columns)/2)*step + (step-size)/2, Y: y - 66*k - float32(row)*step, W: size, H: size}
	if d.Open {
		s.p.Dweller(dst, r, d.Who, paint.Pose{})
		return
	}
	s.Bead(dst, r, render.Number(door))
}

// planTower draws a tower as a card: the face that the viewer sees, and below it the next three in
// the order in which they come round. They move up while it turns.
func (s *Drawer) planTower(dst *ebiten.Image, e *ui.Element, look *draw.TowerLook) {
	press := s.Press(e)
	if e.Checked {
		press = paint.PressOn
	}
	r := e.Rect.Inset(e.Rect.W * .04)
	s.p.Button(dst, r, paint.ButtonPaper, press, paint.Pose{})
	if look.Glow > 0 {
		s.p.Glow(dst, r, paint.Pose{Fade: 1 - min(look.Glow, 1)})
	}
	big := min(r.W*.62, r.H*.56)
	small := r.W * .27
	slot := func(i int) ui.Rect {
		if i <= 0 {
			return ui.Rect{X: r.X + (r.W-big)/2, Y: r.Y + r.H*.07, W: big, H: big}
		}
		return ui.Rect{X: r.X + r.W*.06 + float32(i-1)*(r.W*.88-small)/2, Y: r.Y + r.H*.93 - small, W: small, H: small}
	}
	turned := look.Angle / 90
	for turned >= 1 {
		turned--
		look.Faces = [4]touria.Action{look.Faces[1], look.Faces[2], look.Faces[3], look.Faces[0]}
	}
	for i, face := range look.Faces {
		from, to := slot(i), slot(i-1)
		pose := paint.Pose{Fade: look.Dim}
		if i == 0 { // it goes, and comes back as the last
			if turned > .5 {
				from, to = slot(3), slot(3)
			} else {
				to = from
			}
			pose.Fade = max(pose.Fade, 1-float32(math.Abs(1-2*float64(turned))))
		}
		at := ui.Rect{X: from.X + (to.X-from.X)*turned, Y: from.Y + (to.Y-from.Y)*turned, W: from.W + (to.W-from.W)*turned, H: from.H + (to.H-from.H)*turned}
		s.p.Emblem(dst, at, face, pose)
	}
}
