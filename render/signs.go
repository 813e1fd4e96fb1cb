package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
)

// signHeight is the height of the signs at the corners of elements.
const signHeight = 26

// signs draws the keys that press elements at their lower right corners, above all
// else.
func (s *Screen) signs(dst *ebiten.Image, tree *ui.Tree) {
	for i := range tree.Elements {
		e := &tree.Elements[i]
		if e.Cap == ui.NoKey || e.Look == ui.LookKeyCap || e.Look == ui.LookSlot {
			continue
		}
		const size = 18
		w := s.signWidth(e.Cap, e.CapText, size)
		all := s.app.Window()
		at := e.Seen()
		r := ui.Rect{X: min(at.X+at.W+8, all.W) - w, Y: min(at.Y+at.H+8, all.H) - signHeight, W: w, H: signHeight}
		s.sign(dst, r, e.Cap, e.CapText, size)
	}
}

// signWidth returns the width of a sign with letters of a size.
func (s *Screen) signWidth(k ui.Key, text string, size float32) float32 {
	h := size * signHeight / 18
	switch {
	case signSymbol(k) != pictures.SymNone, k >= ui.PadA && k <= ui.PadY:
		return h
	}
	return max(h, s.Width(text, size, ui.Bold)+h*.5)
}

// signSymbol returns the symbol on a key, SymNone if it has letters.
func signSymbol(k ui.Key) pictures.Symbol {
	switch k {
	case ui.KeyLeft, ui.PadLeft:
		return pictures.SymLeft
	case ui.KeyRight, ui.PadRight:
		return pictures.SymRight
	case ui.KeyUp, ui.PadUp:
		return pictures.SymUp
	case ui.KeyDown, ui.PadDown:
		return pictures.SymDown
	case ui.PadStart:
		return pictures.SymMenu
	case ui.PadSelect:
		return pictures.SymLog
	}
	return pictures.SymNone
}

// sign draws a key of the keyboard or a button of a gamepad in the middle of r, with
// letters of a size or smaller: caps of keys are light and square, buttons dark, those
// of letters round.
func (s *Screen) sign(dst *ebiten.Image, r ui.Rect, k ui.Key, text string, size float32) {
	for size > 12 && s.signWidth(k, text, size) > r.W {
		size--
	}
	w, h := s.signWidth(k, text, size), size*signHeight/18
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
	if sym := signSymbol(k); sym != pictures.SymNone {
		s.p.Symbol(dst, box.Inset(h*.18), sym, dark, paint.Pose{})
		return
	}
	s.p.Line(dst, box, text, st)
}
