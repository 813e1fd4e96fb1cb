package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
)

// signs draws the keys that press elements, above all else.
func (s *Screen) signs(dst *ebiten.Image, tree *ui.Tree) {
	for i := range tree.Elements {
		if e := &tree.Elements[i]; !e.SignAt.Empty() {
			s.sign(dst, e.SignAt, e.Cap, e.CapText, ui.SignSize)
		}
	}
}

// sign draws a key of the keyboard or a button of a gamepad in the middle of r, with
// letters of a size or smaller: caps of keys are light and square, buttons dark, those
// of letters round.
func (s *Screen) sign(dst *ebiten.Image, r ui.Rect, k ui.Key, text string, size float32) {
	for size > 12 && s.app.SignWidth(k, text, size) > r.W {
		size--
	}
	w, h := s.app.SignWidth(k, text, size), size*ui.SignHeight/ui.SignSize
	box := ui.Rect{X: r.X + (r.W-w)/2, Y: r.Y + (r.H-h)/2, W: w, H: h}
	st := paint.Style{Face: paint.Bold, Size: size, Color: InkText}
	dark := k.OnPad()
	if dark {
		st.Color, st.Effect = CreamInk, paint.Raised
	}
	switch {
	case !dark:
		s.p.Panel(dst, box, paint.PanelCard, paint.Pose{})
	case k >= ui.PadLB && k <= ui.PadRT:
		s.p.Panel(dst, box, paint.PanelDark, paint.Pose{})
	default:
		s.p.Bead(dst, box, true, paint.Pose{})
	}
	if sym := ui.SignSymbol(k); sym != pictures.SymNone {
		s.p.Symbol(dst, box.Inset(h*.18), sym, dark, paint.Pose{})
		return
	}
	s.p.Line(dst, box, text, st)
}
