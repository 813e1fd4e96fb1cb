package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

// orderCard paints the card of a trader's order, or the pin that holds it. Gems,
// arrow and gold are separate pictures.
func orderCard(s *sheet) {
	if s.spec.ID == 1 {
		p := s.token()
		p.Shape(col(hue.Hex(0xd8504a)).To(hue.Hex(0x8a2438), -25, -25, 34, 34).Form(.5, 16), 13, brush.Circle(0, 0, 39))
		return
	}
	p, w, h := s.piece()
	card := brush.Path{paperEdge(w, h, 2.2, 1)}
	p.Fill(col(hue.Hex(0xfff8e2)).To(hue.Hex(0xecd7a8), 0, 0, w*.6, h).Edge(.35, 5), card)
	p.Loop(nib(1.9), card)
	k := s.spec.Scale
	s.Drop(int(1.5*k), int(2.5*k), 2.4*k, .40)
}

// arrow paints a hand-drawn arrow pointing right in a box of ±50.
func arrow(p brush.Pen) {
	shape := brush.Blob(-46, -8, -20, -14, 4, -12, 2, -30, 22, -18, 46, 0, 22, 18, 2, 30, 4, 12, -20, 14, -46, 8, -40, 0)
	p.Fill(col(hue.Hex(0xb5653f)).To(hue.InkRed, -40, -10, 44, 14), shape)
	p.Loop(nib(5), shape)
}

// paperEdge returns the outline of a hand-cut piece of paper w × h: its border
// varies by about d.
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
