package grimoria

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
)

// step draws a step of the turn.
func (s *Drawer) step(dst *ebiten.Image, e *ui.Element) {
	d := e.Rect.H - 4
	at := ui.Rect{X: e.Rect.X + 2, Y: e.Rect.Y + 2, W: d, H: d}
	if e.Lit {
		s.p.Panel(dst, e.Rect, paint.PanelPlain, paint.Pose{})
	}
	s.p.Bead(dst, at, false, paint.Pose{})
	switch {
	case e.Struck:
		s.p.Symbol(dst, at.Inset(d*.16), pictures.SymCross, false, paint.Pose{})
	case e.Checked:
		s.p.Symbol(dst, at.Inset(d*.16), pictures.SymTick, false, paint.Pose{})
	default:
		s.p.Line(dst, at, e.Mark, paint.Style{Face: paint.Bold, Size: 18, Align: paint.AlignCentre, Color: render.InkText})
	}
	ink := render.InkText
	switch {
	case e.Struck:
		ink = harm
	case !e.Lit && !e.Checked:
		ink = render.FadedInk
	}
	s.Text(dst, e, ink)
}

// told draws a sentence about what happens.
func (s *Drawer) told(dst *ebiten.Image, e *ui.Element) {
	ink := render.InkText
	switch {
	case e.Struck && e.Lit: // on the dark
		ink = prey
	case e.Struck:
		ink = harm
	case e.Lit:
		ink = render.CreamInk
	case e.Disabled:
		ink = hue.FadedInk
	}
	s.Text(dst, e, ink)
}

// change draws what somebody had and has.
func (s *Drawer) change(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	s.p.Panel(dst, r, paint.PanelPlain, paint.Pose{})
	d := r.H - 8
	s.p.Crest(dst, ui.Rect{X: r.X + 4, Y: r.Y + 4, W: d, H: d}, e.Crest, paint.Pose{})
	s.Icon(dst, e.Icons[0], ui.Rect{X: r.X + r.W - d - 4, Y: r.Y + 4, W: d, H: d}, false, paint.Pose{})
	ink := render.InkText
	if e.Struck {
		ink = harm
	}
	s.Text(dst, e, ink)
	_, arrow, now := board.ChangeParts(r)
	s.p.Draw(dst, s.p.Spec(gpics.KindSign, gpics.SignArrow, arrow), arrow, paint.Pose{})
	s.p.Line(dst, now, e.Mark, paint.Style{Face: paint.Bold, Size: e.Fit.Size, Align: paint.AlignCentre, Color: ink})
}

// rank draws a row of the order.
func (s *Drawer) rank(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	if e.Lit {
		s.p.Panel(dst, r, paint.PanelTooltip, paint.Pose{})
		s.p.Frame(dst, r, 2.5, hue.Hex(0xd8a030), 0)
	} else {
		s.p.Panel(dst, r, paint.PanelPlain, paint.Pose{})
	}
	pose := paint.Pose{Fade: e.Part}
	if e.Marked {
		s.p.FillRect(dst, ui.Rect{X: r.X, Y: r.Y + 2, W: 4, H: r.H - 4}, harm, 0)
	}
	head := board.RankHead(r)
	c := min(head.H-4, 34)
	s.p.Crest(dst, ui.Rect{X: r.X + 27, Y: head.Y + (head.H-c)/2, W: c, H: c}, e.Crest, pose)
	at := board.RankPlate(r)
	if len(e.Icons) > 0 {
		s.plate(dst, at, e.Icons[0], e.Struck, pose)
	} else {
		s.p.Draw(dst, s.p.Spec(gpics.KindShut, e.Crest%5, ui.Centred(at, at.W, at.W*62/96)), ui.Centred(at, at.W, at.W*62/96), pose)
	}
	s.Text(dst, e, render.InkText)
}
