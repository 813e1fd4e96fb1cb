package grimoria

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/grimoria"
)

// tally draws a kind of card with a number, on parchment.
func (s *Drawer) tally(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	s.Icon(dst, e.Icons[0], ui.Rect{X: r.X + 1, Y: r.Y + 1, W: r.H - 2, H: r.H - 2}, false, paint.Pose{})
	s.Text(dst, e, render.InkText)
}

// scene draws the picture of a card in a frame of its group's colour.
func (s *Drawer) scene(dst *ebiten.Image, i ui.Icon, r ui.Rect, pose paint.Pose) {
	w := min(r.W, r.H*gpics.WindowW/gpics.WindowH)
	at := ui.Centred(r, w, w*gpics.WindowH/gpics.WindowW)
	s.p.Draw(dst, s.p.Spec(gpics.KindScene, int(i.What), at), at, pose)
	line := hue.Hex(0x35735a)
	if grimoria.Card(i.What).IsTreasure() {
		line = hue.Hex(0xa23a38)
	}
	s.p.Frame(dst, at, max(1.5, w*.05), line, pose.Fade)
}

// past draws the plate of a spell and the round in which it was cast.
func (s *Drawer) past(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	s.plate(dst, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: r.W}, e.Icons[0], e.Struck, paint.Pose{})
	s.Text(dst, e, render.InkText)
}

// rival draws what lies behind a rival's panel: a light if the player can be chosen or decides.
func (s *Drawer) rival(dst *ebiten.Image, e *ui.Element) {
	if e.Look == board.LookRivalCell {
		k := gpics.PaneGlass
		switch {
		case e.Struck:
			k = gpics.PanePrey
		case e.Lit:
			k = gpics.PaneLit
		case e.Checked:
			k = gpics.PaneWard
		}
		s.pane(dst, e.Rect, k, paint.Pose{})
	}
	switch {
	case e.Role == ui.RoleTarget && e.Marked:
		s.p.Glow(dst, e.Rect.Inset(3), paint.Pose{})
		s.pane(dst, e.Rect, gpics.PaneLit, paint.Pose{Fade: .35})
	case e.Role == ui.RoleTarget:
		s.p.Glow(dst, e.Rect.Inset(3), paint.Pose{})
	case s.App().Hover() == e.ID && s.p.Plain():
		s.p.Frame(dst, e.Rect, 1, hairline, .3)
	}
}

// person draws a portrait by day, or the winner's.
func (s *Drawer) person(dst *ebiten.Image, e *ui.Element) {
	d := min(e.Rect.W, e.Rect.H)
	r := ui.Rect{X: e.Rect.X + (e.Rect.W-d)/2, Y: e.Rect.Y + e.Rect.H - d, W: d, H: d}
	spec := s.p.Spec(pictures.KindPortrait, (e.Sitter-1)*pictures.Moods+int(e.Target.N), r)
	switch {
	case s.p.Absent(dst, spec, r, paint.Pose{}):
	case e.Paper || s.p.Plain():
		s.p.Draw(dst, spec, r, paint.Pose{})
	case e.Checked:
		s.p.Lamp(dst, r.X+r.W/2, r.Y+r.H*.5, d*.9, .35)
		s.p.Lit(dst, spec, r, 1, .95, .86)
	default:
		s.p.Lit(dst, spec, r, .66, .60, .70)
	}
	if e.Lit { // the winner
		s.p.Symbol(dst, ui.Rect{X: r.X + d*.33, Y: r.Y - d*.18, W: d * .34, H: d * .34}, pictures.SymCrown, true, paint.Pose{})
	}
}

// sitter draws a rival behind the table, turned to the candles in its middle: half in the dark, and in
// the light while it is their turn.
func (s *Drawer) sitter(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	w := min(r.W, r.H*gpics.SitterW/gpics.SitterH)
	h := w * gpics.SitterH / gpics.SitterW
	at := ui.Rect{X: r.X + (r.W-w)/2, Y: r.Y + r.H - h, W: w, H: h}
	pose := paint.Pose{}
	if mid := s.App().Window().W / 2; at.X+w/2 > mid {
		pose.Slim = 2 // seen in a mirror: the light falls from the other side
	}
	spec := s.p.Spec(gpics.KindSitter, e.Sitter-1, at)
	lit := s.dark(.86, .82, .94)
	switch {
	case s.p.Plain():
		lit = color.RGBA{255, 255, 255, 255}
	case e.Checked:
		lit = color.RGBA{255, 250, 240, 255}
		s.p.Lamp(dst, at.X+w/2, at.Y+h*.55, w*.95, .34)
	case s.table != nil && (s.table.Revealing()):
		lit = s.dark(.62, .58, .76)
	}
	s.p.Dyed(lit, func() { s.p.Draw(dst, spec, at, pose) })
	if e.Marked && !s.p.Plain() { // thorns close around who is protected
		d := min(w*1.06, r.H)
		ring := ui.Centred(ui.Rect{X: at.X, Y: at.Y + h*.02, W: w, H: h * .98}, d, d)
		s.p.Draw(dst, s.p.Spec(gpics.KindThorns, 0, ring), ring, paint.Pose{})
	}
}
