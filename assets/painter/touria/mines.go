package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

// mound is the rock behind a mine: its outline from left to right, its stone, and
// how much of it is overgrown.
type mound struct {
	line  []float32
	stone hue.C
	turf  float32 // turf hangs down to this y; 0 for bare rock
	gate  Pt      // the gallery's sill
}

var mounds = [6]mound{
	{[]float32{-44, 6, -38, -8, -33, -24, -22, -30, -17, -46, -7, -58, 2, -64, 9, -50, 20, -44, 26, -30, 37, -22, 42, -6, 46, 6}, hue.Rock, 0, Pt{X: -5, Y: -20}},
	{[]float32{-42, 6, -40, -10, -34, -22, -31, -36, -20, -44, -8, -47, 4, -56, 18, -54, 28, -46, 33, -30, 40, -18, 42, 6}, hue.Hex(0xb9a59a), -43, Pt{X: 6, Y: -20}},
	{[]float32{-44, 6, -40, -12, -30, -20, -27, -40, -16, -50, -12, -62, 0, -60, 6, -48, 16, -52, 24, -40, 30, -24, 40, -16, 45, 6}, hue.Hex(0xa9a6b4), 0, Pt{X: -4, Y: -20}},
	{[]float32{-46, 6, -42, -10, -34, -26, -22, -40, -6, -48, 10, -50, 24, -42, 34, -28, 42, -12, 46, 6}, hue.Hex(0xbda98c), -36, Pt{X: 4, Y: -20}},
	{[]float32{-44, 6, -43, -14, -36, -30, -24, -38, -12, -50, 0, -53, 14, -47, 22, -36, 34, -30, 40, -14, 44, 6}, hue.Hex(0xa8ad90), -40, Pt{X: -6, Y: -20}},
	{[]float32{-45, 6, -40, -10, -38, -26, -26, -34, -22, -50, -12, -54, -6, -46, 8, -58, 18, -52, 22, -38, 33, -30, 38, -12, 45, 6}, hue.Hex(0xbb9a92), 0, Pt{X: -3, Y: -20}},
}

// mineMound paints the rock with the entrance behind a mine. The six differ in outline, stone,
// vegetation and the objects at the entrance.
func mineMound(p brush.Pen, n int) {
	m := mounds[n]
	side := float32(1 - 2*(n&1))
	p.Fill(col(hue.Violet).Alpha(.32).Soft(5), brush.Ellipse(10, 4, 44, 14))
	outline := make(brush.Line, len(m.line)/2)
	for i := range outline {
		outline[i] = Pt{X: m.line[2*i], Y: m.line[2*i+1]}
	}
	top := outline
	if m.turf < 0 {
		top = brush.Smooth(outline, false)[0]
	}
	body := brush.Path{brush.Cat(top, brush.Line{{X: 30, Y: 12}, {X: -30, Y: 12}})}
	p.Fill(col(hue.Lit(m.stone, .40)).To(hue.Shade(m.stone, .40), -34, -44, 40, 0).Drift(hue.Hex(0xd0bda6), .6, 15).Form(.35, 7), body)
	in := p.Within(body)
	for i := 2; i < len(outline)-2; i++ { // planes below the corners of the outline
		q := outline[i]
		h := func(k int) float32 { return brush.Hash(i, n, k) }
		d := 12 + 14*h(1)
		if i&1 == 0 {
			in.Fill(col(hue.Violet).Alpha(.17).Soft(.5), brush.Poly(q.X, q.Y, q.X+6+5*h(2), q.Y+d*.6, q.X+4*h(3), q.Y+d*1.5, q.X-1, q.Y+d*.7))
		} else {
			in.Fill(col(hue.Light).Alpha(.34).Soft(.5), brush.Poly(q.X, q.Y, q.X-2, q.Y+d*.7, q.X-7-4*h(2), q.Y+d*1.2, q.X-6, q.Y+d*.4))
		}
		in.Line(line(.8).Alpha(.5), brush.Poly(q.X, q.Y+1, q.X+2*h(4)-1, q.Y+d*.5, q.X+5*h(5)-2, q.Y+d))
	}
	for i := range 7 {
		x, y := -36+72*brush.Hash(i, n, 13), -30+26*brush.Hash(i, n, 14)
		in.Line(line(.7).Alpha(.42), brush.Poly(x, y, x+3.4, y+4, x+2, y+8))
	}
	if m.turf < 0 { // turf hangs over the edge in tongues
		turf := brush.Line{{X: -50, Y: -80}, {X: 50, Y: -80}}
		for i := range 12 {
			x := 48 - 8.6*float32(i)
			turf = append(turf, Pt{X: x, Y: m.turf + abs(x)*.5 + 7*float32(i&1) + 4*brush.Hash(i, n, 7)})
		}
		g := brush.Path{turf}.Rough(1.2, 5, n)
		in.Fill(col(hue.Violet).Alpha(.3).Soft(.8), g.Move(.6, 1.6))
		in.Fill(col(hue.Hex(0xb5c877)).To(hue.Hex(0x7fa45c), -20, -56, 24, -30).Drift(hue.MeadowLit, .6, 9), g)
		in.Line(line(.7).Tint(hue.Hex(0x54603e)).Alpha(.6), g)
	}
	switch n {
	case 0: // snow in the north
		snow := brush.Poly(-30, -26, -18, -48, -7, -60, 2, -68, 12, -50, 24, -44, 27, -33, 20, -38, 15, -33, 9, -43, 3, -37, -2, -46, -8, -38, -13, -42, -20, -31).Rough(.8, 5, 3)
		in.Fill(col(hue.Snow), snow)
		p.Within(brush.Poly(4, -70, 60, -70, 60, 0, 8, -40)).Within(body).Fill(col(hue.Hex(0xc3c0dc)), snow)
		in.Line(line(.7).Alpha(.4), snow)
	case 3:
		birch(p.At(25, -40, .62), 5)
	case 4:
		oak(p.At(16, -42, .6), 8, hue.Trees[0])
	case 5:
		pine(p.At(26, -33, .66), 6)
		pine(p.At(33, -27, .56), 9)
	}
	p.Line(nib(1.3), brush.Path{top})
	for i := range 8 { // rubble and grass where the rock meets the meadow
		k := float32(1 - 2*(i&1))
		h := func(c int) float32 { return brush.Hash(i, n, 30+c) }
		x, y := k*(33+13*h(1)), 2+8*h(2)
		if i%4 < 2 {
			rock(p.At(x, y, 1), 2+2.4*h(3), i+n)
		} else {
			tuft(p.At(x, y+2, 1), i*2+1)
		}
	}
	g := p.At(m.gate.X, m.gate.Y, 1.08)
	g.Fill(col(hue.Hex(0x2e2438)).To(hue.Hex(0x5a4658), 0, -20, 0, 4), brush.Gate(0, 4, 20, 21))
	g.Fill(col(hue.Glow).Alpha(.28).Soft(3).Plain(), brush.Ellipse(0, -2, 6, 7))
	for _, b := range []brush.Path{brush.Poly(-12.8, 5, -11.6, -16, -8.6, -16, -9, 5), brush.Poly(9, 5, 8.6, -16, 11.6, -16, 12.8, 5), brush.Poly(-14.8, -19.4, 14.8, -20.4, 14.6, -15.6, -14.6, -15)} {
		g.Shape(col(hue.WoodLit).To(hue.WoodDark, -10, -18, 14, 0).Drift(hue.Wood, .6, 5), 1, b)
	}
	x := m.gate.X + 21*side
	switch n {
	case 0, 5: // a lantern on a post
		q := p.At(x, -22, 1)
		q.Line(nib(1.3).Tint(hue.WoodDark), brush.Path{{{X: 3 * side, Y: 4}, {X: 3 * side, Y: -11}, {X: -2 * side, Y: -11}}})
		q.Fill(col(hue.Glow).Alpha(.6).Soft(3).Plain(), brush.Circle(-side, -5, 5))
		q.Line(nib(.9), brush.Poly(-side, -11, -side, -8))
		q.Shape(col(hue.GlowCore), .9, brush.Rect(-side-2, -8, 4, 5.4))
	case 1, 4: // crystals growing from the rock
		for i, k := range []float32{-4, 1, 5.4} {
			c := gemPalette[[3]int{5, 1, 3}[(i+n)%3]]
			h := 7 + 4*float32(i&1)
			p.Shape(col(c.lit).To(c.dark, x+k-2, -30, x+k+3, -18), .9, brush.Poly(x+k-2.4, -17, x+k-2.4, -17-h, x+k, -21-h, x+k+2.4, -17-h, x+k+2.4, -17))
			p.Fill(col(hue.Cream).Alpha(.6), brush.Poly(x+k-1.6, -18, x+k-1.6, -16.6-h, x+k-.4, -18.6-h, x+k-.6, -18))
		}
	case 2: // a barrow of gems
		q := p.At(x, -19, 1)
		q.Shape(col(hue.WoodLit).To(hue.WoodDark, -6, -6, 6, 0), 1, brush.Poly(-7, -7, 7, -7, 5, 0, -5, 0))
		for i, k := range []float32{-3.4, .4, 4} {
			q.Shape(col(gemPalette[[3]int{2, 4, 1}[i]].base), .7, brush.Ngon(k, -8, 2.4, 2.4, 5, -90))
		}
	default: // pick and shovel leaning at the entrance
		q := p.At(x-2*side, -17, 1).Stretch(side, 1)
		q.Line(nib(1.3).Tint(hue.WoodDark), brush.Path{{{X: 0, Y: 1}, {X: 5, Y: -16}}, {{X: 6, Y: 1}, {X: 8, Y: -13}}})
		q.Line(nib(1.8).Tint(hue.SteelDark).Taper(), brush.Curve(-1.6, -13.6, 2, -16.6, 5, -16.4, 8.6, -13.4))
		q.Shape(col(hue.Steel), .7, brush.Poly(6.6, -13, 9.6, -12.6, 9.4, -17, 8, -18.4, 6.6, -17))
	}
}

// stoneBridge paints the arches under the bridge's space.
func stoneBridge(p brush.Pen) {
	p.Fill(col(hue.Violet).Alpha(.35).Soft(4), brush.Ellipse(6, 22, 46, 12))
	body := brush.Path{brush.Cat(brush.Curve(-50, 10, -38, -15, 0, -26, 38, -15, 50, 10)[0], brush.Line{{X: 48, Y: 28}, {X: -48, Y: 28}})}
	p.Shape(col(hue.Lit(hue.Stone, .25)).To(hue.StoneDark, -30, -20, 44, 26).Drift(hue.Hex(0xd8c4a0), .7, 12).Form(.25, 5), 1.3, body)
	in := p.Within(body)
	stones(in, -48, 8, 96, 20, 77)
	for i := range 15 {
		x := -46 + float32(i)*6.6
		in.Line(line(.7).Alpha(.5), brush.Poly(x, -26, x*.94, -14))
	}
	in.Line(line(.8).Alpha(.5), brush.Curve(-50, 16, -38, -8, 0, -19, 38, -8, 50, 16))
	for _, x := range []float32{0} {
		const r = 17
		p.Shape(col(hue.WaterDeep).To(hue.Hex(0x2f4c62), x, 18, x, 30), 1.1, brush.Path{brush.Cat(brush.Arc(x, 30, r, r*.62, 180, 360)[0], brush.Line{{X: x + r, Y: 31}, {X: x - r, Y: 31}})})
		for i := range 6 {
			s, c := brush.SinCos(190 + 32*float32(i))
			p.Line(line(.7).Alpha(.6), brush.Poly(x+r*c, 30+r*.62*s, x+(r+3.4)*c, 30+(r*.62+3)*s))
		}
		p.Line(even(1.1, hue.Foam).Alpha(.85).Taper(), brush.Curve(x-r+2, 31, x-3, 32.4, x+3, 31, x+r-2, 32))
	}
	ivy(p, 40, 26, 5, 16, 3)
	ivy(p, -46, 26, 4, 12, 8)
}
