package touria

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
	"touria.games/touria/render/touria/draw"
	"touria.games/touria/rules/touria"
)

// setup draws what the game is set up with: the table seen from above, its chairs and places,
// and the cards of rules and people.
func (s *Drawer) setup(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	switch e.Look {
	case board.LookFloor:
		s.p.Cloth(dst, r)
		s.p.Shade(dst, r, .62)
	case board.LookOak:
		s.oak(dst, r)
	case board.LookChair:
		s.p.Wood(dst, r, paint.WoodTray)
		if in := r.Inset(4); in.W > 8 && in.H > 8 {
			s.p.Well(dst, in, felt(e.Crest), paint.Pose{})
		}
	case board.LookMap:
		s.model(dst, r, e.Size)
	case board.LookPlace:
		s.mat(dst, e)
	case board.LookName:
		s.Text(dst, e, render.InkText)
	case board.LookCards:
		s.cards(dst, e)
	case board.LookSitter:
		s.sitter(dst, e)
	}
}

// felts are the felts in the colours of the crests, the last one for nobody's.
var felts = [ui.NoCrest + 1]pictures.Felt{pictures.FeltCrimson, pictures.FeltBlue, pictures.FeltGreen, pictures.FeltOchre, pictures.FeltViolet, pictures.FeltSlate}

func felt(crest int) pictures.Felt { return felts[min(max(crest, 0), ui.NoCrest)] }

// oak draws the table, in the light of candles at its upper corners.
func (s *Drawer) oak(dst *ebiten.Image, r ui.Rect) {
	for i := range 3 { // its shadow on the floor
		d := float32(6 - 2*i)
		s.p.Shade(dst, ui.Rect{X: r.X - d, Y: r.Y, W: r.W + 2*d, H: r.H + d + 3}, .2)
	}
	s.p.Cloth(dst, r)
	d := min(8, r.W*.012)
	s.p.Moulding(dst, r.Inset(d), d)
	reach := min(r.W*.34, r.H*.6)
	for i, k := range [2]float32{.16, .84} {
		s.p.Lamp(dst, r.X+k*r.W, r.Y+r.H*.12, reach, .2*s.flicker(i))
	}
	s.p.Lamp(dst, r.X+r.W/2, r.Y+r.H/2, min(r.W, r.H)*.62, .22*s.flicker(2))
}

// model draws the board with its four towers, as it lies on the table before the game.
func (s *Drawer) model(dst *ebiten.Image, r ui.Rect, frame float32) {
	s.p.Shade(dst, r.Inset(-frame-5), .3)
	s.p.Board(dst, r)
	for w := touria.NW; w < touria.Towers; w++ {
		look := draw.TowerLook{}
		for i := range look.Faces {
			look.Faces[i] = touria.Action(int(w)+2*i) % touria.Actions
		}
		s.p.Tower(dst, geometry.Tower(r, w), look)
	}
	if frame > 0 {
		s.p.Moulding(dst, r, frame)
	}
}

// mat draws the mat before a chair, with the player's portrait, crest and plate, or with a
// sign that somebody may sit down.
func (s *Drawer) mat(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	press := s.Press(e)
	if press == paint.PressDown {
		r.Y++
	}
	s.p.Shade(dst, ui.Rect{X: r.X + 2, Y: r.Y + 3, W: r.W, H: r.H}, .35)
	if e.Sitter == 0 {
		s.p.Panel(dst, r, paint.PanelDark, paint.Pose{})
	} else {
		s.p.Well(dst, r, felt(e.Crest), paint.Pose{})
	}
	if press == paint.PressOver || press == paint.PressDown {
		s.p.Glow(dst, r, paint.Pose{Fade: .4})
	}
	face, plate := board.PlaceParts(r)
	if e.Sitter == 0 {
		d := min(r.H*.5, r.W*.4, 64)
		at := ui.Rect{X: r.X + (r.W-d)/2, Y: e.Inner.Y - d - 4, W: d, H: d}
		if e.Inner.X > r.X+r.W*.15 { // the text is beside it
			at = ui.Rect{X: r.X + (e.Inner.X-r.X-d)/2, Y: r.Y + (r.H-d)/2, W: d, H: d}
		}
		pose := paint.Pose{}
		if e.Disabled {
			pose.Faded, pose.Fade = true, .5
		}
		s.p.Symbol(dst, at, pictures.SymPerson, true, pose)
		return
	}
	s.p.Panel(dst, plate, paint.PanelParchment, paint.Pose{})
	s.p.Portrait(dst, face, e.Sitter-1, pictures.Calm, s.Lift(e))
	d := max(20, face.W*.36)
	s.p.Crest(dst, ui.Rect{X: face.X - 2, Y: face.Y + face.H - d + 2, W: d, H: d}, e.Crest, paint.Pose{})
}

// cards draws a pile of cards, the topmost of which says what they are.
func (s *Drawer) cards(dst *ebiten.Image, e *ui.Element) {
	for i := range 2 {
		s.p.Panel(dst, e.Rect.Inset(1), paint.PanelCard, paint.Pose{Turn: [2]float32{-1.6, 1.2}[i]})
	}
	press := s.Press(e)
	if press == paint.PressOn && !e.Checked {
		press = paint.PressNo
	}
	s.p.Button(dst, e.Rect.Inset(2), paint.ButtonPaper, press, paint.Pose{})
	s.Text(dst, e, render.InkText)
}

// sitter draws the card of somebody who may sit or sits at the table.
func (s *Drawer) sitter(dst *ebiten.Image, e *ui.Element) {
	s.p.Button(dst, e.Rect, paint.ButtonPaper, s.Press(e), paint.Pose{})
	face, _ := board.SitterParts(e.Rect, e.Part)
	if e.Sitter > 0 {
		s.p.Portrait(dst, face, e.Sitter-1, pictures.Calm, s.Lift(e))
	} else {
		s.p.Symbol(dst, face.Inset(face.W*.2), e.Symbol, false, paint.Pose{})
	}
	if e.Crest < ui.NoCrest {
		d := max(20, face.W*.36)
		s.p.Crest(dst, ui.Rect{X: face.X - 2, Y: face.Y + face.H - d + 2, W: d, H: d}, e.Crest, paint.Pose{})
	}
	s.Text(dst, e, s.Ink(e))
}
