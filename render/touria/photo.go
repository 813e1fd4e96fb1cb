package touria

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
	"touria.games/touria/render/touria/draw"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// photo draws the map in its frame on the table, without panels: towers, mines, castle and heroes as
// they stand, in the light of the chosen hour.
func (s *Drawer) photo(dst *ebiten.Image, r ui.Rect) {
	photo := after.PhotoOf(s.App())
	if photo == nil {
		return
	}
	s.shown = photo.Subject()
	life := draw.Life{Day: photo.Hour().Day()}
	if tick, still := s.Motion(); !still {
		life.Tick = tick
	}
	s.p.SetLight(draw.Daylight(life))
	defer s.p.SetLight(1, 1, 1)
	s.p.Cloth(dst, r)
	edge := min(r.W, r.H) * .045
	board := r.Inset(edge)
	if r.H > r.W { // an upright window shows the whole map, not a strip of it
		board = ui.Centred(r, r.W-2*edge, (r.W-2*edge)*544/848)
	}
	s.p.Runner(dst, ui.Rect{X: board.X - edge*.4, Y: r.Y, W: board.W + edge*.8, H: r.H})
	s.p.SetPlan(false)
	s.p.BoardAlive(dst, board, life)
	m := &s.shown.Model
	for d := 1; d <= touria.Doors; d++ {
		if door := m.Door(d); door.Open {
			s.p.MapDoorOpen(dst, board, d, door.Who)
		}
	}
	for i := range touria.Mines {
		s.p.MineGems(dst, board, touria.M1+touria.Space(i), m.Mines[i])
	}
	for w := touria.NW; w < touria.Towers; w++ {
		f := m.Faces(w, s.shown.Eyes)
		look := draw.TowerLook{}
		for i := range look.Faces {
			look.Faces[i] = m.Board().Face(w, f.Index+i)
		}
		s.p.Tower(dst, geometry.Tower(board, w), look)
	}
	s.p.Die(dst, geometry.Die(m.Board(), board), m.Die, 0, paint.Pose{})
	seat := m.Active
	if seat >= rules.NoSeat {
		seat = m.ToMove
	}
	x, y := s.p.Space(board, m.Heroes)
	dx, dy := geometry.Beside(board, m.Heroes)
	s.p.Heroes(dst, geometry.Heroes(board, x+dx, y+dy), s.crest(seat), paint.Pose{})
	s.p.Moulding(dst, board, edge*.3)
	glow := .12 + .3*draw.Evening(life)
	for _, x := range [2]float32{.06, .94} {
		s.p.Lamp(dst, r.X+x*r.W, r.Y+r.H*.05, min(r.W, r.H)*.6, glow)
	}
}
