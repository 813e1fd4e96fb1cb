package ui

import "touria.games/touria/assets/pictures"

// SignHeight is the height of the signs of keys at elements, SignSize the size of their letters.
const SignHeight, SignSize = 26, 18

// SignWidth returns the width of the sign of a key with letters of a size.
func (bx *box) SignWidth(k Key, text string, size float32) float32 {
	h := size * SignHeight / SignSize
	if SignSymbol(k) != pictures.SymNone || k >= PadA && k <= PadY {
		return h
	}
	return max(h, bx.cfg.Measure.Width(text, size, Bold)+h*.5)
}

// SignSymbol returns the symbol on a key, SymNone if it has letters.
func SignSymbol(k Key) pictures.Symbol {
	switch k {
	case KeyLeft, PadLeft:
		return pictures.SymLeft
	case KeyRight, PadRight:
		return pictures.SymRight
	case KeyUp, PadUp:
		return pictures.SymUp
	case KeyDown, PadDown:
		return pictures.SymDown
	case PadStart:
		return pictures.SymMenu
	case PadSelect:
		return pictures.SymLog
	}
	return pictures.SymNone
}

// Written returns the rectangle of an element's own text, false if it has none.
func (bx *box) Written(e *Element) (Rect, bool) {
	if len(e.Fit.Lines) == 0 || e.Text == "" {
		return Rect{}, false
	}
	w := float32(0)
	for _, l := range e.Fit.Lines {
		w = max(w, bx.cfg.Measure.Width(l, e.Fit.Size, e.Weight()))
	}
	r := e.TextRect()
	h := float32(len(e.Fit.Lines)) * e.Fit.Size * LineHeight
	x := r.X + (r.W-w)/2
	switch e.Align {
	case AlignLeft:
		x = r.X
	case AlignRight:
		x = r.X + r.W - w
	}
	return Rect{X: x, Y: r.Y + (r.H-h)/2, W: w, H: h}, true
}

// placeSigns finds for each key's sign a corner or side of its element where it covers no words and no
// other sign; where there is none, it is left out.
func (scr *screen) placeSigns() {
	var taken []Rect
	tree := &scr.tree
	signed := false
	for i := range tree.Elements {
		e := &tree.Elements[i]
		signed = signed || e.signed()
		if r, ok := scr.Written(e); ok && e.Layer >= tree.top {
			taken = append(taken, r.Inset(1))
		}
	}
	if !signed {
		return
	}
	for i := range tree.Elements {
		e := &tree.Elements[i]
		if !e.signed() {
			continue
		}
		at, w := e.Seen(), scr.SignWidth(e.Cap, e.CapText, SignSize)
		const out, h = 8, SignHeight
		left, right, top, low := at.X-out, at.X+at.W+out-w, at.Y-out, at.Y+at.H+out-h
		for _, c := range [...][2]float32{{right, low}, {left, low}, {right, top}, {left, top}, {right, at.Y + at.H - 4}, {right, at.Y - h + 4}, {at.X + at.W - 4, low}, {at.X - w + 4, low}} {
			r := Rect{X: max(0, min(c[0], scr.w-w)), Y: max(0, min(c[1], scr.h-h)), W: w, H: h}
			free := true
			for _, t := range taken {
				free = free && !t.Overlaps(r)
			}
			if free {
				e.SignAt, taken = r, append(taken, r)
				break
			}
		}
	}
}
