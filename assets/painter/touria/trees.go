package touria

import (
	"strings"

	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

// leaf is a kind of tree: its painting function and, if it grows in woods, its approximate height.
type leaf struct {
	tall  float32
	paint func(p brush.Pen, seed int)
}

// leaves are the kinds of trees that a landscape can name.
var leaves = map[string]leaf{
	"oak":     {25, func(p brush.Pen, seed int) { oak(p, seed, greenOf(seed)) }},
	"lime":    {27, func(p brush.Pen, seed int) { lime(p, seed, greenOf(seed+1)) }},
	"birch":   {27, birch},
	"willow":  {22, willow},
	"poplar":  {32, poplar},
	"fir":     {28, pine},
	"pine":    {28, scotsPine},
	"dark":    {25, func(p brush.Pen, seed int) { oak(p, seed, hue.Trees[2]) }},
	"dead":    {20, deadTree},
	"apple":   {18, apple},
	"autumn":  {25, func(p brush.Pen, seed int) { oak(p, seed, [2][3]hue.C{hue.Autumn, hue.Russet}[seed&1]) }},
	"blossom": {22, func(p brush.Pen, seed int) { lime(p, seed, hue.Blossom) }},
}

// leavesOf returns the kinds that a wood names.
func leavesOf(names string) []leaf {
	var out []leaf
	for _, n := range strings.Fields(names) {
		if l, ok := leaves[n]; ok {
			out = append(out, l)
		}
	}
	return out
}

func greenOf(seed int) [3]hue.C {
	greens := [4][3]hue.C{hue.Trees[0], hue.Trees[1], {hue.Hex(0x86a24f), hue.Hex(0xc3c769), hue.Hex(0x5a7c46)}, hue.Trees[2]}
	return greens[int(brush.Hash(seed, 5, 71)*3.999)]
}

// lobe is a part of a tree's crown.
type lobe struct{ x, y, rx, ry float32 }

// canopy paints a crown of several lobes, back ones first: one outline around all, light at the top
// left of each.
func canopy(p brush.Pen, c [3]hue.C, seed int, lobes ...lobe) {
	shapes := make([]brush.Path, len(lobes))
	for i, b := range lobes {
		shapes[i] = crown(b.x, b.y, b.rx, b.ry, 6+int(b.rx/3), seed*7+i)
	}
	for _, s := range shapes {
		p.Loop(nib(1.7), s)
	}
	for i, b := range lobes {
		body := hue.Mix(c[0], c[1], .12+.2*brush.Hash(i, seed, 3))
		p.Fill(col(body).To(hue.Mix(c[0], c[2], .85), b.x-b.rx*.6, b.y-b.ry*.7, b.x+b.rx*.7, b.y+b.ry*.9).Form(.38, b.ry*.5), shapes[i])
		in := p.Within(shapes[i])
		in.Fill(col(c[1]).Alpha(.7).Soft(.5), brush.Ellipse(b.x-b.rx*.30, b.y-b.ry*.38, b.rx*.5, b.ry*.40))
		in.Fill(col(hue.Lit(c[1], .35)).Alpha(.55).Soft(.4), brush.Ellipse(b.x-b.rx*.42, b.y-b.ry*.52, b.rx*.24, b.ry*.18))
		for k := range 2 + int(b.rx*.3) { // leaves, as little arcs
			h := func(n int) float32 { return brush.Hash(seed*3+k, i, n) }
			x, y := b.x+b.rx*(h(1)*1.1-.45), b.y+b.ry*(h(2)*1.1-.35)
			in.Line(line(.6).Tint(hue.Mix(c[2], hue.Ink, .5)).Alpha(.6), brush.Arc(x, y, 1.5, 1.1, 20, 170))
		}
	}
}

// trunk paints a stem w wide and h high.
func trunk(p brush.Pen, w, h float32) {
	p.Shape(col(hue.Wood).To(hue.WoodDark, -w*.5, 0, w*.5, 0), .85, brush.Poly(-w*.8, 0, -w*.42, -h*.4, -w*.4, -h, w*.4, -h, w*.45, -h*.4, w*.85, .2))
}

// oak paints a broad tree.
func oak(p brush.Pen, seed int, c [3]hue.C) {
	h := func(n int) float32 { return brush.Hash(seed, n, 23) - .5 }
	footShade(p, 17, 22)
	trunk(p, 3.4, 10)
	canopy(p, c, seed,
		lobe{5.6 + h(1), -12.4 + h(2)*2, 5.6, 5}, lobe{-5.4 + h(3), -12.6 + h(4)*2, 5.4, 4.8},
		lobe{1.2 + h(5)*2, -19.2 + h(6)*2, 6.6, 5.4}, lobe{-1.6 + h(7)*3, -14.6, 6.8, 5.6})
}

// lime paints a tree taller than it is broad.
func lime(p brush.Pen, seed int, c [3]hue.C) {
	h := func(n int) float32 { return brush.Hash(seed, n, 25) - .5 }
	footShade(p, 13, 25)
	trunk(p, 2.6, 9)
	canopy(p, c, seed, lobe{.8 + h(1), -21.4 + h(2)*2, 4.8, 5}, lobe{3 + h(3), -13.2, 5, 5.4}, lobe{-2.6 + h(4), -14.4 + h(5), 5.2, 6})
}

// tree paints one of the common broadleaf trees.
func tree(p brush.Pen, seed int, c [3]hue.C) {
	if seed&1 == 0 {
		oak(p, seed, c)
	} else {
		lime(p, seed, c)
	}
}

// birch paints a slim tree with a white stem and airy leaves.
func birch(p brush.Pen, seed int) {
	c := [3]hue.C{hue.Hex(0xa3b85c), hue.Hex(0xd2d480), hue.Hex(0x6d8f52)}
	h := func(n int) float32 { return brush.Hash(seed, n, 27) - .5 }
	footShade(p, 9, 24)
	stem := brush.Poly(-1.1, 0, -.7+h(1), -16, .7+h(1), -16, 1.2, 0)
	p.Shape(col(hue.Hex(0xfaf5e8)).To(hue.Hex(0xbdb2c4), -1, 0, 1.2, 0), .8, stem)
	for i := range 4 {
		p.Line(even(.7, hue.Ink).Alpha(.7), brush.Poly(-.7, -2.4-float32(i)*2.6, .2, -2.3-float32(i)*2.6))
	}
	canopy(p, c, seed, lobe{2.4, -14 + h(2), 3.8, 3.6}, lobe{-2.4, -16.6 + h(3), 3.8, 4}, lobe{.6 + h(4), -21.4, 3.8, 4.6})
}

// willow paints a tree with hanging branches.
func willow(p brush.Pen, seed int) {
	c := [3]hue.C{hue.Hex(0x8fae62), hue.Hex(0xc6cf7c), hue.Hex(0x5c8555)}
	footShade(p, 17, 16)
	trunk(p, 3, 10)
	body := brush.Path{brush.Cat(brush.Curve(-9.4, -3, -10, -10, -6.4, -17, 0, -20, 6.6, -17, 10, -10, 9.4, -2.4)[0],
		brush.Curve(9.4, -2.4, 7.4, -6, 6, -1.6, 4.4, -6, 2.6, -3.4, 0, -7, -2.4, -2.8, -4.2, -6.4, -6.2, -1.8, -7.6, -6, -9.4, -3)[0])}
	p.Fill(col(c[1]).To(c[2], -7, -18, 8, -2).Form(.4, 4), body)
	in := p.Within(body)
	for i := range 11 {
		x := -8.6 + 1.7*float32(i) + brush.Hash(seed, i, 6) - .5
		top := -19 + x*x*.09
		in.Line(line(.8).Tint(hue.Mix(c[2], hue.Ink, .35)).Alpha(.55), brush.Curve(x*.5, top, x*.92, top*.55, x, -2))
		in.Line(even(.7, hue.Lit(c[1], .3)).Alpha(.5).Taper(), brush.Curve(x*.5-.8, top+2, x*.9-1, top*.5, x-1, -5))
	}
	p.Loop(nib(.95), body)
}

// pine paints a fir of four or five skirts.
func pine(p brush.Pen, seed int) {
	c := [4][3]hue.C{hue.Trees[2], {hue.Hex(0x55866a), hue.Hex(0x8fb47e), hue.Hex(0x38604f)}, {hue.Hex(0x48786a), hue.Hex(0x7fae8c), hue.Hex(0x2f584e)}, {hue.Hex(0x618a52), hue.Hex(0x9fb86c), hue.Hex(0x41684a)}}[seed&3]
	footShade(p, 11, 25)
	p.Shape(col(hue.WoodDark), .8, brush.Poly(-1, 0, -1, -5, 1, -5, 1, 0))
	n := 4 + seed>>2&1
	k := 1 + .2*(brush.Hash(seed, 2, 8)-.5)
	step := 20.4 * k / float32(n)
	for i := range n {
		f := float32(i) / float32(n)
		y, w := -2.8-float32(i)*step, (7.4-5.2*f)*(.92+.16*brush.Hash(seed, i, 6))
		up := step * 1.75
		skirt := brush.Path{brush.Cat(brush.Line{{X: 0, Y: y - up}}, brush.Quad(Pt{X: w * .22, Y: y - up*.5}, Pt{X: w * .5, Y: y - 2}, Pt{X: w, Y: y}, 5),
			brush.Line{{X: w * .62, Y: y - .5}, {X: w * .42, Y: y + 1}, {X: w * .1, Y: y - .2}, {X: -w * .12, Y: y + 1.1}, {X: -w * .44, Y: y - .1}, {X: -w * .66, Y: y + .7}}, brush.Quad(Pt{X: -w, Y: y}, Pt{X: -w * .5, Y: y - 2}, Pt{X: -w * .22, Y: y - up*.5}, 5))}
		p.Shape(col(hue.Mix(c[0], c[1], .5)).To(c[2], -w*.8, y-up*.6, w*.7, y), .85, skirt)
		in := p.Within(skirt)
		in.Fill(col(c[1]).Alpha(.6).Soft(.5), brush.Poly(-w*.9, y, -w*.2, y-up*.8, 0, y-up, -w*.1, y-up*.3, -w*.3, y-.6))
		in.Line(line(.6).Alpha(.4), brush.Curve(w*.1, y-up*.4, w*.3, y-up*.2, w*.55, y-.8))
	}
}

// scotsPine paints a pine with a bare red stem and flat crowns.
func scotsPine(p brush.Pen, seed int) {
	c := [3]hue.C{hue.Hex(0x5c8560), hue.Hex(0x98b07c), hue.Hex(0x3c5f50)}
	lean := 3 * (brush.Hash(seed, 1, 12) - .5)
	footShade(p, 11, 24)
	p.Shape(col(hue.Hex(0xb9775a)).To(hue.Hex(0x6f4438), -1, 0, 1.4, 0), .85, brush.Poly(-1.3, 0, lean-.7, -20, lean+.7, -20, 1.4, 0))
	p.Line(nib(1).Tint(hue.WoodDark), brush.Path{{{X: lean * .6, Y: -12}, {X: lean + 4.4, Y: -15.6}}, {{X: lean * .5, Y: -10}, {X: lean - 4, Y: -13}}})
	canopy(p, c, seed, lobe{lean + 4.4, -16.4, 4, 2.2}, lobe{lean - 4, -14.4, 3.6, 2.2}, lobe{lean - 1.4, -20, 5.4, 2.8}, lobe{lean + 1.4, -24, 4.4, 2.8})
}

// poplar paints a slim, tall tree.
func poplar(p brush.Pen, seed int) {
	c := greenOf(seed + 3)
	footShade(p, 8, 28)
	p.Shape(col(hue.Wood), .8, brush.Poly(-1, 0, -1, -6, 1, -6, 1.1, 0))
	body := brush.Blob(0, -33, 1.8, -29, 2.6, -26, 3.4, -23, 3.4, -19, 4.4, -15, 4, -10, 3, -4, 0, -3, -2.8, -4, -4.2, -10, -3.8, -14, -4, -19, -3, -23, -2.6, -27)
	p.Fill(col(hue.Mix(c[0], c[1], .5)).To(c[2], -4, -24, 4.4, -10).Form(.4, 3), body)
	in := p.Within(body)
	for i := range 7 {
		y := -28 + 3.6*float32(i)
		in.Line(even(.9, c[1]).Alpha(.65).Taper(), brush.Curve(-1.4, y+3, -2, y, -.6, y-3))
		in.Line(line(.6).Alpha(.45), brush.Curve(1.2, y+4, 2.2, y+1, 1, y-2))
	}
	p.Loop(nib(.9), body)
}

// deadTree paints a bare, crooked tree.
func deadTree(p brush.Pen, seed int) {
	k := float32(1 - 2*(seed&1))
	q := p.Stretch(k, 1)
	footShade(p, 7, 16)
	wood := hue.Mix(hue.WoodDark, hue.InkSoft, .4)
	q.Line(even(3, hue.Ink).Taper(), brush.Curve(0, 1, -.6, -6, 1, -12, -1, -20))
	q.Line(even(1.7, wood).Taper(), brush.Curve(-.2, 0, -.8, -6, .8, -12, -1.1, -18))
	for _, b := range [][6]float32{{-.4, -7, -5, -9, -6.4, -15}, {.6, -11, 5, -13, 6.6, -18}, {.4, -14, -3, -16, -4.4, -21}, {4.4, -13, 6.6, -13, 8.4, -15}, {-4.8, -10, -7.4, -10, -8.8, -12}} {
		q.Line(nib(1.4).Tint(hue.Mix(wood, hue.Ink, .4)).Taper(), brush.Curve(b[0], b[1], b[2], b[3], b[4], b[5]))
	}
}

// apple paints a small round fruit tree.
func apple(p brush.Pen, seed int) {
	c := greenOf(seed)
	footShade(p, 11, 14)
	trunk(p, 2, 6)
	canopy(p, c, seed, lobe{2, -9.6, 5, 4.6}, lobe{-1.8, -11, 5.4, 5})
	for i := range 6 {
		x, y := -5+10*brush.Hash(seed, i, 5), -14+8*brush.Hash(seed, i, 6)
		p.Fill(col(hue.Hex(0xd2483c)), brush.Circle(x, y, .9))
	}
}
