package art

import (
	"touria/assets/brush"
	"touria/assets/hue"
)

// mineMound paints the rock with the gallery's mouth behind a mine. The six
// differ in rock, growth and in what stands before the gallery.
func mineMound(p brush.Pen, n int) {
	side := float32(1 - 2*(n&1))
	w := float32(31 + 3*(n%3))
	rockC := [6]hue.C{hue.Rock, hue.Hex(0xb9a59a), hue.Hex(0xa9a6b4), hue.Hex(0xbda98c), hue.Hex(0xa5b07e), hue.Hex(0xb59aa2)}[n]
	p.Fill(col(hue.Violet).Alpha(.30).Soft(5), brush.Ellipse(9, 0, w+6, 16))
	body := brush.Smooth(brush.Line{{X: -w, Y: 8}, {X: -w * .98, Y: -14}, {X: -w * .62, Y: -38 - float32(n%2)*5}, {X: -4 * side, Y: -52 - float32(n*5%9)}, {X: w * .52, Y: -42 + float32(n%2)*6}, {X: w * .96, Y: -16}, {X: w, Y: 8}}, false)
	p.Shape(col(hue.Lit(rockC, .38)).To(hue.Shade(rockC, .45), -w*.6, -34, w*.9, 0).Form(.3, 7), 1.2, body)
	in := p.Within(body)
	for i := range 5 {
		x, y := -w*.7+w*1.5*brush.Hash(i, n, 3), -34+22*brush.Hash(i, n, 4)
		in.Line(line(.9).Alpha(.45), brush.Poly(x, y, x+4, y+5, x+2.6, y+10))
	}
	if n == 4 || n == 3 || n == 1 {
		in.Fill(col(hue.MeadowCool).Alpha(.9).Soft(1), brush.Blob(-w, -26, -w*.4, -60, 6, -68, w*.7, -56, w*.5, -41, 4, -46, -w*.5, -33))
	}
	if n == 0 {
		in.Fill(col(hue.Snow).Alpha(.95).Soft(.8), brush.Blob(-18, -42, 0, -64, 18, -46, 9, -44, 2, -47, -6, -41))
	}
	g := p.At(-5*side, -20, 1.08)
	g.Fill(col(hue.Hex(0x2e2438)).To(hue.Hex(0x5a4658), 0, -20, 0, 4), brush.Gate(0, 4, 20, 21))
	for _, b := range []brush.Path{brush.Rect(-12.4, -16, 3.4, 22), brush.Rect(9, -16, 3.4, 22), brush.Poly(-14.6, -19.6, 14.6, -20.4, 14.6, -15.6, -14.6, -15)} {
		g.Shape(col(hue.WoodLit).To(hue.WoodDark, -10, -18, 14, 0), 1, b)
	}
	switch n % 3 {
	case 0: // a lantern
		q := p.At(17*side, -24, 1)
		q.Fill(col(hue.Glow).Alpha(.6).Soft(3).Plain(), brush.Circle(0, 0, 5))
		q.Line(nib(.9), brush.Poly(0, -8, 0, -3))
		q.Shape(col(hue.GlowCore), .9, brush.Rect(-2, -3, 4, 5.4))
	case 1: // crystals grow from the rock
		for i, x := range []float32{15, 20, 24} {
			c := gemPalette[[3]int{5, 1, 3}[i]]
			p.Shape(col(c.lit).To(c.dark, x*side-2, -30, x*side+3, -18), .9, brush.Poly(x*side-2.6, -16, x*side-2.6, -23-float32(i%2)*4, x*side, -28-float32(i%2)*5, x*side+2.6, -23-float32(i%2)*4, x*side+2.6, -16))
		}
	default: // a barrow
		q := p.At(22*side, -19, 1)
		q.Shape(col(hue.WoodLit).To(hue.WoodDark, -6, -6, 6, 0), 1, brush.Poly(-7, -7, 7, -7, 5, 0, -5, 0))
		for i, x := range []float32{-3.4, .4, 4} {
			q.Shape(col(gemPalette[[3]int{2, 4, 1}[i]].base), .7, brush.Ngon(x, -8, 2.4, 2.4, 5, -90))
		}
	}
}

// stoneBridge paints the arches under the bridge's space.
func stoneBridge(p brush.Pen) {
	p.Fill(col(hue.Violet).Alpha(.35).Soft(4), brush.Ellipse(6, 22, 46, 12))
	body := brush.Path{brush.Cat(brush.Curve(-50, 8, -38, -17, 0, -27, 38, -17, 50, 8)[0], brush.Line{{X: 48, Y: 28}, {X: -48, Y: 28}})}
	p.Shape(col(hue.Lit(hue.Stone, .2)).To(hue.StoneDark, -30, -20, 44, 26).Form(.25, 5), 1.3, body)
	in := p.Within(body)
	for i := range 12 {
		x := -46 + float32(i)*8.2
		in.Line(line(.8).Alpha(.45), brush.Poly(x, 14, x+1, 30))
	}
	in.Line(line(.8).Alpha(.45), brush.Poly(-50, 19, 50, 19))
	p.Shape(col(hue.WaterDeep).To(hue.Hex(0x37586e), 0, 18, 0, 30), 1.1, brush.Path{brush.Cat(brush.Arc(0, 30, 15, 9, 180, 360)[0], brush.Line{{X: 15, Y: 31}, {X: -15, Y: 31}})})
	p.Line(even(1.2, hue.Foam).Alpha(.8).Taper(), brush.Curve(-12, 31, -4, 32.4, 4, 31, 12, 32))
}
