package art

import (
	"strconv"
	"touria/assets/pictures"

	"touria/assets/brush"
	"touria/assets/hue"
	"touria/rules/touria"
)

// orderCard paints an order of the trader, in whatever proportion its box has:
// gems on the left, an arrow, and the gold on the right; in a box that is not
// wide the gold stands below.
func orderCard(s *sheet) {
	p, w, h := s.piece()
	k := min(w/200, h/72)
	if w < h*1.6 {
		k = min(w/120, h/120)
	}
	card := brush.Path{paperEdge(w, h, 2.2*k, int(s.spec.ID))}
	if s.spec.ID == 0 {
		emptyPlace(p, card, .6*k)
		return
	}
	p.Fill(col(hue.Hex(0xfff8e2)).To(hue.Hex(0xecd7a8), 0, 0, w*.6, h).Edge(.35, 5*k), card)
	p.Loop(nib(1.9*k), card)
	o := pictures.OrderOf(int(s.spec.ID))
	wide := w >= h*1.6
	gx, gy, gw := w*.03, h*.52, w*.60
	if !wide {
		gx, gy, gw = w*.08, h*.30, w*.84
	}
	var gems []touria.Colour
	for c, n := range o.Gems {
		for range n {
			gems = append(gems, touria.Colour(c))
		}
	}
	small := wide && w < 130 // no room for an arrow; the gems stand in two rows
	if small {
		gw = w * .58
	}
	rowOf := func(gems []touria.Colour, y, size float32) {
		step := min(gw/float32(max(len(gems), 1)), size*1.06)
		x := gx + gw/2 - step*float32(len(gems)-1)/2
		for _, c := range gems {
			gemAt(p.At(x, y, size/100), c)
			x += step
		}
	}
	switch n := float32(max(len(gems), 1)); {
	case small && len(gems) > 2:
		half := (len(gems) + 1) / 2
		size := min(gw/float32(half), h*.42)
		rowOf(gems[:half], h*.31, size)
		rowOf(gems[half:], h*.72, size)
	case small:
		rowOf(gems, gy, min(gw/n, h*.7))
	case wide:
		rowOf(gems, gy, min(gw/n, h*.60))
	default:
		rowOf(gems, gy, min(gw/n*1.06, h*.46))
	}
	switch {
	case small:
		goldOf(p.At(w*.80, h*.52, min(h*.40, w*.17)/50), o.Gold)
	case wide:
		arrow(p.At(w*.685, h*.52, min(h*.17, w*.05)/50))
		goldOf(p.At(w*.855, h*.52, min(h*.36, w*.125)/50), o.Gold)
	default:
		arrow(p.At(w*.26, h*.73, h*.13/50).Turn(90))
		goldOf(p.At(w*.60, h*.73, h*.21/50), o.Gold)
	}
	pin := p.At(w/2, 3*k, k)
	pin.Shape(col(hue.Hex(0xd8504a)).To(hue.Hex(0x8a2438), -3, -3, 4, 4).Form(.5, 2), 1.6, brush.Circle(0, 0, 4.6))
	s.Drop(max(int(1.5*k*s.spec.Scale), 1), max(int(2.5*k*s.spec.Scale), 1), 2.4*k*s.spec.Scale, .40)
}

// goldOf paints a coin with the gold that an order pays, ±46 high.
func goldOf(p brush.Pen, gold int) {
	coinAt(p, 0)
	p.Fill(col(hue.Gold).Soft(3), brush.Circle(0, -2, 26))
	label(p, strconv.Itoa(gold), 1.4, -1, 58, col(hue.GlowCore).Alpha(.9))
	label(p, strconv.Itoa(gold), 0, -3, 58, col(hue.Hex(0x5e3414)))
}

// arrow paints a hand-drawn arrow pointing right in a box of ±50.
func arrow(p brush.Pen) {
	shape := brush.Blob(-46, -8, -20, -14, 4, -12, 2, -30, 22, -18, 46, 0, 22, 18, 2, 30, 4, 12, -20, 14, -46, 8, -40, 0)
	p.Fill(col(hue.Hex(0xb5653f)).To(hue.InkRed, -40, -10, 44, 14), shape)
	p.Loop(nib(5), shape)
}

// paperEdge returns the outline of a piece of paper w × h cut by hand: its
// border wanders by about d.
func paperEdge(w, h, d float32, seed int) brush.Line {
	var l brush.Line
	side := func(x0, y0, x1, y1 float32) {
		n := max(int((abs(x1-x0)+abs(y1-y0))/max(d*9, 9)), 3)
		for i := range n {
			t := float32(i) / float32(n)
			x, y := x0+(x1-x0)*t, y0+(y1-y0)*t
			o := brush.Noise(x/d/7+float32(seed)*3.1, y/d/7, seed) * d * .42
			if x0 == x1 {
				x += o
			} else {
				y += o
			}
			l = append(l, Pt{X: x, Y: y})
		}
	}
	r := d * 1.4
	side(r, d*.4, w-r, d*.4)
	side(w-d*.4, r, w-d*.4, h-r)
	side(w-r, h-d*.4, r, h-d*.4)
	side(d*.4, h-r, d*.4, r)
	return brush.Smooth(l, true)[0]
}

func abs(x float32) float32 { return max(x, -x) }
