package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

// curtainPiece paints a heavy curtain in a crest's colour, with the crest's sign
// woven in, under a scalloped valance.
func curtainPiece(s *Sheet) {
	p, w, h := s.Piece()
	crest := int(s.Spec.ID)
	c := hue.Shade(CrestColour(crest), .42)
	p.Fill(col(c).To(hue.Shade(c, .55), 0, 0, 0, h), brush.Rect(0, 0, w, h))
	// Folds, closer together at the sides where the curtain is gathered.
	n := max(int(w/74), 6)
	for i := range n {
		x0, x1 := foldAt(float32(i)/float32(n))*w, foldAt(float32(i+1)/float32(n))*w
		d := x1 - x0
		sway := 10 * (brush.Hash(i, 3, crest) - .5)
		lit := brush.Path{brush.Cat(brush.Curve(x0+d*.10, 0, x0+d*.16+sway, h*.5, x0+d*.08, h)[0], brush.Curve(x0+d*.42, h, x0+d*.40+sway, h*.5, x0+d*.44, 0)[0])}
		p.Fill(col(hue.Mix(CrestColour(crest), hue.Light, .12)).Alpha(.42).Soft(d*.10), lit)
		deep := brush.Path{brush.Cat(brush.Curve(x0+d*.66, 0, x0+d*.72+sway, h*.5, x0+d*.64, h)[0], brush.Curve(x1-d*.02, h, x1+sway, h*.5, x1, 0)[0])}
		p.Fill(col(hue.Violet).Alpha(.42).Soft(d*.08), deep)
	}
	step := float32(104)
	for j := range int(h/step) + 1 {
		for i := -1; i < int(w/step)+1; i++ {
			x, y := (float32(i)+.5+float32(j&1)*.5)*step, (float32(j)+.9)*step
			weave(p.At(x, y, .30), crest, hue.Mix(CrestColour(crest), hue.GoldLit, .45))
		}
	}
	p.Fill(col(hue.Violet).Alpha(.5).Soft(26), brush.Rect(-40, 18, w+80, 44))
	valance(p, w, h, crest)
}

// foldAt returns the position of a fold; folds are closer together at the sides.
func foldAt(t float32) float32 {
	_, c := brush.SinCos(180 * t)
	return t*.62 + .38*(.5-.5*c)
}

// weave draws a crest's sign as if it were woven into the cloth.
func weave(p brush.Pen, crest int, c hue.C) {
	w := col(c).Alpha(.34)
	switch crest {
	case 0:
		for i := range 5 {
			s, k := brush.SinCos(float32(i)*72 - 90)
			p.Fill(w, brush.Circle(22*k, 22*s, 15))
		}
	case 1:
		p.Fill(w, brush.Star(0, 0, 42, 17, 5))
	case 2:
		p.Fill(w, brush.Blob(0, -44, 11, -30, 27, -29, 23, -13, 34, -1, 20, 9, 13, 21, 0, 17, -13, 21, -20, 9, -34, -1, -23, -13, -27, -29, -11, -30))
		p.Line(even(6, c).Alpha(.34), brush.Curve(0, 14, 2, 30, 6, 44))
	case 3:
		p.Fill(w, brush.Star(0, 0, 42, 24, 12))
	case 4:
		p.Fill(w, Crescent(0, 0, 40))
	default:
		p.Fill(w, brush.CrownShape(0, 0, 30))
	}
}

// valance paints the scalloped border on top with its golden fringe.
func valance(p brush.Pen, w, h float32, crest int) {
	c := RibbonColour(crest)
	n := max(int(w/150), 4)
	d := w / float32(n)
	drop := min(h*.11, 74)
	for i := range n {
		x := float32(i) * d
		bow := brush.Path{brush.Cat(brush.Line{{X: x, Y: -4}}, brush.Curve(x, drop*.5, x+d*.22, drop*.92, x+d*.5, drop*1.05, x+d*.78, drop*.92, x+d, drop*.5)[0], brush.Line{{X: x + d, Y: -4}})}
		p.Shape(col(hue.Lit(c, .12)).To(hue.Shade(c, .4), 0, 0, 0, drop).Form(.2, 12), 2.4, bow)
		in := p.Within(bow)
		for k := range 4 {
			f := (float32(k) + .6) / 4.2
			in.Line(nib(1.6).Alpha(.35).Taper(), brush.Curve(x+d*(.1+f*.8), -4, x+d*(.15+f*.7), drop*.4, x+d*(.22+f*.56), drop*.8))
		}
		fringe := brush.Curve(x, drop*.5, x+d*.22, drop*.92, x+d*.5, drop*1.05, x+d*.78, drop*.92, x+d, drop*.5)
		p.Line(even(7, hue.Ink), fringe)
		p.Line(even(4.4, hue.Gold), fringe)
	}
	for i := range n + 1 {
		x := float32(i) * d
		p.Shape(col(hue.GoldLit).To(hue.GoldDark, x-6, 0, x+6, 0), 2, brush.Blob(x-3, drop*.46, x+3, drop*.46, x+7, drop*.5+26, x, drop*.5+30, x-7, drop*.5+26))
		p.Shape(col(hue.GoldLit).To(hue.GoldDark, x-8, drop*.4, x+8, drop*.6).Form(.5, 4), 2.2, brush.Circle(x, drop*.48, 9))
	}
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, 0, -2, 0, 9), 2, brush.Rect(-6, -6, w+12, 14))
}
