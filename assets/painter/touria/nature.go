package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

// Nature for the board and the scenes. Each thing has its foot at the pen's origin and is at map
// scale: a tree is 24 high.

// puddle returns an irregular round area: a running wash, a lake, a stain.
func puddle(x, y, rx, ry float32, seed int) brush.Path {
	l := make(brush.Line, 16)
	for i := range l {
		s, c := brush.SinCos(float32(i) * 22.5)
		k := 1 + .22*brush.Noise(c*1.6+float32(seed)*3.1, s*1.6, seed)
		l[i] = Pt{X: x + rx*c*k, Y: y + ry*s*k}
	}
	return brush.Smooth(l, true)
}

// crown returns the scalloped outline of leaves around x, y.
func crown(x, y, rx, ry float32, lumps, seed int) brush.Path {
	l := make(brush.Line, 2*lumps)
	for i := range l {
		k := 1 + .10*brush.Hash(i, seed, 9)
		if i&1 == 1 {
			k = .80 + .08*brush.Hash(i, seed, 11)
		}
		s, c := brush.SinCos(360*(float32(i)+.5*brush.Hash(i, seed, 13))/float32(len(l)) + float32(seed%40))
		l[i] = Pt{X: x + rx*c*k, Y: y + ry*s*k}
	}
	return brush.Smooth(l, true)
}

// footShade paints the shadow, to the right, of something h high and w wide.
func footShade(p brush.Pen, w, h float32) {
	p.Fill(col(hue.Violet).Alpha(.34).Soft(max(w*.10, 1)), brush.Ellipse(h*.20, w*.02, w*.52+h*.18, max(w*.17, h*.06)))
}

// leafColours picks the colours of a tree's crown: mostly greens, sometimes autumn
// or blossom.
func leafColours(seed int) [3]hue.C {
	switch h := brush.Hash(seed, 3, 77); {
	case h > .965:
		return hue.Blossom
	case h > .92:
		return hue.Autumn
	case h > .885:
		return hue.Russet
	}
	return hue.Trees[int(brush.Hash(seed, 5, 71)*2.999)]
}

// bush paints a low shrub.
func bush(p brush.Pen, seed int) {
	c := leafColours(seed * 7)
	footShade(p, 9, 6)
	body := brush.Blob(-5, 0, -5.4, -3, -2.6, -4, -1, -6.4, 2, -5.6, 3.2, -3.6, 5.4, -2.6, 5, 0)
	p.Shape(col(c[1]).To(c[2], -4, -6, 4, 0), .85, body)
}

// rock paints a boulder of size r.
func rock(p brush.Pen, r float32, seed int) {
	footShade(p, r*2, r)
	k := 1 + .3*brush.Hash(seed, 1, 1)
	body := brush.Poly(-r, 0, -r*.86, -r*.5, -r*.3, -r*.86*k, r*.36, -r*.74*k, r*.9, -r*.36, r, 0, r*.3, r*.16, -r*.5, r*.14)
	p.Shape(col(hue.Lit(hue.Rock, .35)).To(hue.RockDark, -r*.6, -r*.6, r, r*.1), .9, body)
	p.Line(line(.7), brush.Poly(-r*.3, -r*.86*k, 0, -r*.34, r*.3, r*.1))
}

// tuft paints a few blades of grass, or flowers.
func tuft(p brush.Pen, seed int) {
	g := nib(.8).Tint(hue.Hex(0x5d7f45)).Alpha(.75).Least(.8).Taper()
	for i := range 3 {
		x := float32(i)*1.7 - 1.7
		p.Line(g, brush.Curve(x*.6, 0, x, -1.8, x*1.7, -3.4))
	}
	if seed%3 == 0 {
		c := [3]hue.C{hue.Hex(0xf6efe4), hue.Hex(0xd86a5c), hue.Hex(0xf3cf5a)}[seed/3%3]
		for i := range 3 {
			p.Fill(col(c), brush.Circle(float32(i)*2.6-3, 1.4+2*brush.Hash(seed, i, 2), .95))
		}
	}
}

// sheep paints a grazing sheep.
func sheep(p brush.Pen) {
	footShade(p, 7, 5)
	p.Line(even(.9, hue.Ink), brush.Path{{{X: -1.8, Y: -1}, {X: -1.8, Y: 1}}, {{X: 1.6, Y: -1}, {X: 1.6, Y: 1}}})
	p.Shape(col(hue.Snow).To(hue.StoneDark, -2, -5, 3, 0), .85, crown(0, -2.8, 3.5, 2.4, 6, 4))
	p.Fill(col(hue.Ink), brush.Ellipse(-3.7, -2.6, 1.3, 1))
}

// hill paints a soft rise with a crest line, w wide and h high.
func hill(p brush.Pen, w, h float32, seed int) {
	top := brush.Blob(-w/2, 0, -w*.30, -h*.72, -w*.04, -h, w*.26, -h*.7, w/2, 0, w*.2, h*.26, -w*.2, h*.26)
	p.Fill(col(hue.MeadowLit).To(hue.MeadowCool, -w*.2, -h, w*.3, h*.3).Alpha(.85).Soft(h*.07), top)
	p.Line(line(.9).Alpha(.38).Tint(hue.Hex(0x54603e)), brush.Curve(-w*.48, -h*.06, -w*.30, -h*.72, -w*.04, -h, w*.26, -h*.7, w*.46, -h*.12))
	for i := range 3 {
		x := w * (.06 + .13*float32(i))
		p.Line(line(.7).Alpha(.25), brush.Curve(x, -h*(.66-.15*float32(i)), x+2, -h*(.5-.15*float32(i)), x+2.4, -h*(.34-.15*float32(i))))
	}
}

func reversed(l brush.Line) brush.Line { return brush.Path{l}.Rev()[0] }

// cloud paints a cloud w wide.
func cloud(p brush.Pen, w, a float32, seed int) {
	h := w * .26
	body := brush.Blob(-w*.5, 0, -w*.46, -h*.5, -w*.28, -h*.55, -w*.18, -h*1.05, w*.04, -h*1.15, w*.16, -h*.7, w*.34, -h*.75, w*.42, -h*.3, w*.52, 0, w*.2, h*.10, -w*.2, h*.10)
	p.Fill(col(hue.Hex(0xfffaf0)).To(hue.Hex(0xd8cfe0), -w*.1, -h, w*.1, h*.2).Alpha(a).Soft(w*.012), body)
	p.Line(line(.9).Alpha(.3*a).Tint(hue.InkSoft), brush.Curve(-w*.46, -h*.5, -w*.28, -h*.55, -w*.18, -h*1.05, w*.04, -h*1.15, w*.16, -h*.7))
}

// unicorn paints the white horse that drinks from the fountain's stream.
func unicorn(p brush.Pen) {
	footShade(p, 16, 12)
	coat := col(hue.Hex(0xfffdf6)).To(hue.Hex(0xcfc4dc), -6, -14, 8, 0)
	p.Line(even(2.6, hue.Ink), brush.Path{{{X: -5, Y: -6}, {X: -5.6, Y: 0}}, {{X: -2, Y: -6}, {X: -1.4, Y: 0}}, {{X: 4, Y: -6}, {X: 3.4, Y: 0}}, {{X: 6.6, Y: -6}, {X: 7.4, Y: 0}}})
	p.Line(even(1.2, hue.Hex(0xf3ecee)), brush.Path{{{X: -5, Y: -6}, {X: -5.6, Y: -.4}}, {{X: -2, Y: -6}, {X: -1.4, Y: -.4}}, {{X: 4, Y: -6}, {X: 3.4, Y: -.4}}, {{X: 6.6, Y: -6}, {X: 7.4, Y: -.4}}})
	p.Shape(col(hue.Blossom[0]), .7, brush.Blob(-7, -9, -11, -8, -12, -2, -9.6, -4, -8, -6))
	p.Shape(coat, .95, brush.Blob(-8, -8, -5, -11.4, 2, -10.6, 6, -13, 8.4, -18, 11, -19.4, 15.6, -15.6, 14.6, -13.6, 11, -14, 9.4, -8, 6, -4.4, -5, -4.6))
	p.Shape(col(hue.Blossom[0]), .7, brush.Blob(9.4, -19.6, 6, -17.6, 3.6, -12, 6, -11.6, 8, -14))
	p.Line(nib(1.5).Tint(hue.Gold).Taper(), brush.Poly(11, -19, 14.4, -24.6))
	p.Fill(col(hue.Ink), brush.Circle(11.8, -16.4, .7))
}

// reeds paints a tuft of reeds.
func reeds(p brush.Pen, seed int) {
	for i := range 5 {
		x := float32(i)*.9 - 1.8
		d := 3.4 + 2.6*brush.Hash(seed, i, 4)
		p.Line(nib(.8).Tint(hue.Hex(0x56743f)).Alpha(.85).Least(.7).Taper(), brush.Curve(x, .4, x+.2, -d*.6, x+(x+.6)*.5, -d))
		if i&1 == 1 {
			p.Line(even(1.2, hue.Hex(0x8a5a38)), brush.Poly(x+(x+.6)*.36, -d*.74, x+(x+.6)*.5, -d-.4))
		}
	}
}

// flowers paints a drift of small flowers, wide and flat.
func flowers(p brush.Pen, r float32, seed int) {
	c := [5]hue.C{hue.Hex(0xd9574a), hue.Hex(0xf4d56a), hue.Hex(0x8a6fb5), hue.Hex(0xf0b6b0), hue.Hex(0xfbf6e8)}
	for i := range int(r * 1.6) {
		h := func(n int) float32 { return brush.Hash(seed, i, n) }
		s, k := brush.SinCos(360 * h(1))
		x, y := r*k*h(2), r*.42*s*h(2)
		p.Line(even(.5, hue.Hex(0x5d7f45)).Alpha(.6), brush.Poly(x, y+.2, x, y+1.3))
		f := c[seed%5]
		if i%3 == 0 {
			f = c[(seed+3)%5]
		}
		p.Fill(col(hue.Shade(f, .35)).Alpha(.7), brush.Circle(x+.2, y+.2, .85))
		p.Fill(col(f).Plain(), brush.Circle(x, y, .75))
	}
}
