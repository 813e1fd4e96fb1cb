package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/rules/touria"
)

// itemGround is the colour behind an item, in the order of touria.Item.
var itemGround = [touria.Items + 1]hue.C{
	hue.Hex(0xcfe0b4), hue.Hex(0xf0dcb0), hue.Hex(0xb9dcd8), hue.Hex(0xdccbe8), // rose, paintbrush, compass, scale
	hue.Hex(0x9fa4dc), hue.Hex(0xc4e2d6), hue.Hex(0xd9c4a2), hue.Hex(0xe6cfdf), // crystal ball, frog, chest, mirror
	hue.Hex(0xf3d9a4), hue.Hex(0xcfdcec), hue.Hex(0xbfd0e6), hue.Hex(0xe4c9a0), // hourglass, knapsack, helmet, flagon
	hue.Hex(0xd2e2b8), hue.Hex(0xcdbfe4), hue.Hex(0x6a6fae), hue.Hex(0xbfe3ee), // boots, broom, lantern, bird
	hue.Hex(0x5c8f63), // the back
}

// itemTile paints an item's tile: a coloured ground with the item, in a cream frame.
func itemTile(s *sheet) {
	p := s.Token()
	frame := brush.Round(-48, -48, 96, 95, 12)
	field := brush.Round(-39.5, -39.5, 79, 78, 7)
	if s.Spec.ID == tpics.ItemPlace {
		emptyPlace(p, frame, 1)
		p.Shape(col(hue.GoldPale).Alpha(.75), 0, brush.Star(0, 0, 17, 6, 4))
		return
	}
	i := touria.Item(min(s.Spec.ID, uint16(touria.NoItem)))
	g := itemGround[i]
	p.Fill(col(hue.Hex(0xb89a72)), frame.Move(0, 3.4))
	p.Loop(nib(3), frame.Move(0, 3.4))
	p.Fill(col(hue.Cream).To(hue.PaperEdge, -30, -40, 40, 48).Form(.3, 5), frame)
	p.Loop(nib(3), frame)
	p.Fill(col(hue.Lit(g, .55)).Out(hue.Shade(g, .18), -10, -14, 70).Edge(.4, 5), field)
	p.Within(field).Loop(even(7, hue.Violet).Alpha(.20), field.Move(-1.6, -1.6))
	p.Loop(nib(1.7).Alpha(.8), field)
	itemArt[i](p.At(0, 1.5, .96).Within(field.Move(0, -1.5).Scale(1/.96, 1/.96)))
	s.Shadow(p.Unit())
}

// emptyPlace paints an empty place: a hollow with a golden rim, for paper and for the tablecloth. k
// is a hundredth of a token in the pen's units.
func emptyPlace(p brush.Pen, shape brush.Path, k float32) {
	p.Fill(col(hue.Hex(0x4a3f78)).Alpha(.34), shape)
	p.Within(shape).Loop(even(9*k, hue.Hex(0x1d1730)).Alpha(.28), shape.Move(-1.5*k, -2*k))
	p.Loop(even(2.6*k, hue.GoldPale).Alpha(.85), shape)
}

// floorShadow paints the shadow, of radius r, of a thing at x, y.
func floorShadow(p brush.Pen, x, y, r float32) {
	p.Fill(col(hue.Violet).Alpha(.34).Soft(2.4), brush.Ellipse(x+3, y, r, r*.26))
}

// itemArt paints the items in a field of ±39, in the order of touria.Item.
var itemArt = [touria.Items + 1]func(p brush.Pen){
	roseItem, paintbrushItem, compassItem, scaleItem, ballItem, frogItem, chestItem, mirrorItem,
	hourglassItem, knapsackItem, helmetItem, flagonItem, bootsItem, broomItem, lanternItem, birdItem, backItem,
}

func roseItem(p brush.Pen) {
	p.Line(even(7, hue.Ink), brush.Curve(2, -4, 3, 14, -2, 34))
	p.Line(even(4, hue.Hex(0x4f8a4e)), brush.Curve(2, -4, 3, 14, -2, 33))
	for _, l := range []brush.Path{brush.Blob(2, 20, 12, 8, 25, 8, 22, 18, 12, 22), brush.Blob(0, 26, -10, 14, -24, 17, -19, 26, -9, 29)} {
		p.Shape(col(hue.Hex(0x6aa85e)).To(hue.Hex(0x3d7049), -20, 5, 20, 30), 2.6, l)
	}
	p.Line(line(1.8), brush.Poly(3, 20, 20, 12))
	p.Line(line(1.8), brush.Poly(-2, 26, -20, 19))
	bloom := brush.Blob(0, -35, 13, -33, 22, -22, 19, -8, 10, 2, 0, 5, -10, 2, -19, -8, -22, -22, -13, -33)
	p.Fill(col(hue.Hex(0xe05a5e)).To(hue.Hex(0xa32440), -14, -30, 16, 4).Form(.6, 9), bloom)
	p.Loop(nib(3.6), bloom)
	p.Line(nib(2.2).Alpha(.75), brush.Curve(-19, -12, -12, -22, 0, -25, 12, -21, 19, -12))
	p.Line(nib(2).Alpha(.7), brush.Curve(-12, 0, -6, -9, 4, -10, 11, -4))
	p.Line(nib(2.2).Alpha(.8), brush.Curve(-6, -27, -1, -31, 6, -28, 5, -21, -2, -20, -6, -24, -1, -26))
	p.Line(even(2, hue.Hex(0xf7b8b0)).Alpha(.7).Taper(), brush.Curve(-16, -20, -13, -27, -7, -30))
}

func paintbrushItem(p brush.Pen) {
	q := p.Turn(40)
	for i, c := range []hue.C{hue.Gems[2], hue.Gems[4], hue.Gems[3], hue.Gems[1]} {
		x := -22 + float32(i)*13
		p.Fill(col(c).Alpha(.8).Edge(.5, 3), brush.Blob(x-6, 26, x, 21, x+6, 25, x+5, 32, x-3, 33))
	}
	p.Fill(col(hue.Violet).Alpha(.25).Soft(2), brush.Poly(-22, 20, 22, -24, 30, -20, -14, 26))
	handle := brush.Blob(-3.4, -8, -5, 14, -3, 34, 0, 42, 3, 34, 5, 14, 3.4, -8)
	q.Shape(col(hue.WoodLit).To(hue.WoodDark, -5, 0, 6, 0), 3, handle.Scale(1, -1))
	q.Shape(col(hue.Steel).To(hue.SteelDark, -6, 0, 6, 0), 2.8, brush.Poly(-6, 6, 6, 6, 7, 18, -7, 18))
	q.Line(line(1.6), brush.Poly(-6, 10, 6, 10))
	bristle := brush.Blob(-7, 18, -10, 28, -5, 37, 1, 45, 6, 36, 10, 28, 7, 18)
	q.Shape(col(hue.Hex(0xf0c45c)).To(hue.Hex(0xd2503c), 0, 24, 0, 38).Form(.4, 4), 3, bristle)
	q.Line(line(1.6), brush.Poly(-3, 20, -3, 31))
	q.Line(line(1.6), brush.Poly(3, 20, 3, 30))
}

func compassItem(p brush.Pen) {
	floorShadow(p, 0, 31, 28)
	p.Loop(even(6.5, hue.Ink), brush.Circle(0, -31, 5.5))
	p.Loop(even(3, hue.Gold), brush.Circle(0, -31, 5.5))
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, -20, -20, 24, 26).Form(.6, 7), 3.6, brush.Circle(0, 3, 30))
	p.Shape(col(hue.Hex(0xfffbee)).To(hue.Hex(0xe6dcc2), -14, -14, 14, 18), 2.4, brush.Circle(0, 3, 22.5))
	for i := range 8 {
		s, c := brush.SinCos(float32(i) * 45)
		k := float32(18.5)
		if i%2 == 1 {
			k = 20
		}
		p.Line(even(2, hue.Ink).Alpha(.75), brush.Poly(21*c, 3+21*s, k*c, 3+k*s))
	}
	n := p.At(0, 3, 1).Turn(38)
	n.Shape(col(hue.Heart), 1.8, brush.Poly(-4.6, 0, 0, -19, 4.6, 0))
	n.Shape(col(hue.Slate), 1.8, brush.Poly(-4.6, 0, 0, 19, 4.6, 0))
	p.Shape(col(hue.Gold), 1.8, brush.Circle(0, 3, 3.2))
	p.Fill(col(hue.Cream).Alpha(.6).Soft(1), brush.Blob(-25, -4, -18, -17, -8, -23, -10, -20, -19, -12))
}

func scaleItem(p brush.Pen) {
	floorShadow(p, 0, 33, 22)
	pan := func(x, y float32) {
		for _, d := range []float32{-11, 11} {
			p.Line(nib(1.7).Alpha(.9), brush.Poly(x, y-21, x+d, y))
		}
		for i := range 3 {
			p.Shape(col(hue.GoldLit).To(hue.Gold, 0, y-8, 0, y), 1.8, brush.Ellipse(x-6+float32(i)*6, y-2-float32(i%2)*3, 4.4, 3.4))
		}
		p.Shape(col(hue.GoldLit).To(hue.GoldDark, 0, y, 0, y+9).Form(.4, 3), 2.8, brush.Blob(x-14, y, x, y+1.5, x+14, y, x+8, y+8, x-8, y+8))
	}
	p.Shape(col(hue.Gold).To(hue.GoldDark, -3, 0, 4, 0), 2.8, brush.Poly(-3, -24, 3, -24, 4, 28, -4, 28))
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, 0, 24, 0, 34).Form(.4, 4), 3, brush.Blob(-18, 34, -14, 28, 0, 24, 14, 28, 18, 34, 0, 36))
	q := p.At(0, -23, 1).Turn(-7)
	q.Shape(col(hue.GoldLit).To(hue.GoldDark, 0, -4, 0, 4), 2.8, brush.Blob(-27, -1, -14, -4, 0, -3, 14, -4, 27, -1, 26, 3, 12, 2, 0, 4, -12, 2, -26, 3))
	p.Shape(col(hue.Gold).Form(.6, 3), 2.8, brush.Circle(0, -28, 5.4))
	pan(-25, 4)
	pan(25, -2)
}

func ballItem(p brush.Pen) {
	floorShadow(p, 0, 34, 28)
	p.Fill(col(hue.Hex(0xf2e6ff)).Alpha(.55).Soft(6), brush.Circle(0, -5, 32))
	p.Shape(col(hue.WoodLit).To(hue.WoodDark, 0, 18, 0, 34).Form(.4, 4), 3.2, brush.Blob(-19, 20, 0, 24, 19, 20, 24, 33, 0, 36, -24, 33))
	p.Line(line(1.8), brush.Curve(-20, 27, 0, 30, 20, 27))
	ball := brush.Circle(0, -5, 28)
	p.Fill(col(hue.Hex(0xe9dcff)).Out(hue.Hex(0x6a4aa8), -9, -14, 40).Edge(.5, 6), ball)
	in := p.Within(ball)
	in.Fill(col(hue.Hex(0x9fd8ea)).Alpha(.75).Soft(3), brush.Blob(-22, 8, -8, -2, 4, 6, 20, -2, 22, 12, 0, 22, -18, 18))
	in.Fill(col(hue.Hex(0xffc6ec)).Alpha(.65).Soft(3), brush.Blob(-4, 10, 10, 2, 20, 10, 8, 18))
	for _, q := range [][3]float32{{6, -12, 6}, {-6, 6, 4}, {14, 4, 3.4}, {-15, -4, 3}} {
		glint(in, q[0], q[1], q[2])
	}
	in.Fill(col(hue.Cream).Alpha(.8).Soft(1.4), brush.Blob(-20, -10, -14, -24, -4, -29, -8, -23, -16, -14))
	p.Loop(nib(3.6), ball)
}

func frogItem(p brush.Pen) {
	floorShadow(p, 0, 31, 31)
	skin := col(hue.Hex(0x8cc25e)).To(hue.Hex(0x4f8a48), -20, -20, 24, 32).Form(.45, 9)
	p.Shape(skin, 3, brush.Blob(-26, 32, -36, 22, -28, 10, -16, 14, -12, 30))
	p.Shape(skin, 3, brush.Blob(26, 32, 36, 22, 28, 10, 16, 14, 12, 30))
	p.Shape(skin, 3.4, brush.Blob(0, -20, 18, -17, 26, -4, 22, 14, 16, 28, 0, 31, -16, 28, -22, 14, -26, -4, -18, -17))
	p.Fill(col(hue.Hex(0xe3eab0)).Soft(1.5), brush.Blob(-11, 8, 0, 5, 11, 8, 12, 22, 0, 29, -12, 22))
	for _, x := range []float32{-13, 13} {
		p.Shape(skin, 3.2, brush.Circle(x, -19, 10))
		p.Shape(col(hue.Hex(0xfffdf0)), 2.2, brush.Circle(x, -20, 6.6))
		p.Fill(col(hue.Ink), brush.Circle(x+1, -19, 3.4))
		p.Fill(col(hue.Cream), brush.Circle(x-.4, -20.6, 1.3))
	}
	p.Line(nib(2.6).Taper(), brush.Curve(-15, -4, -6, 2, 6, 2, 15, -4))
	p.Fill(col(hue.Hex(0xf0a080)).Alpha(.5).Soft(1.6), brush.Join(brush.Circle(-17, 0, 4), brush.Circle(17, 0, 4)))
	for _, x := range []float32{-20, 20} {
		p.Line(nib(2.2).Taper(), brush.Curve(x-7, 33, x, 28, x+7, 33))
	}
	p.Shape(col(hue.GoldLit).To(hue.Gold, 0, -40, 0, -28), 2.4, brush.CrownShape(0, -32, 10.5))
}

func chestItem(p brush.Pen) {
	floorShadow(p, 0, 31, 36)
	p.Fill(col(hue.Glow).Alpha(.5).Soft(7), brush.Ellipse(0, -8, 30, 16))
	p.Shape(col(hue.WoodLit).To(hue.WoodDark, 0, -2, 0, 32).Form(.3, 6), 3.4, brush.Round(-32, 0, 64, 32, 3))
	for _, y := range []float32{10, 20} {
		p.Line(line(1.8), brush.Poly(-30, y, 30, y+.5))
	}
	lid := brush.Path{brush.Cat(brush.Line{{X: -34, Y: 2}}, brush.Curve(-33, -8, -27, -22, -12, -27, 12, -27, 27, -22, 33, -8)[0], brush.Line{{X: 34, Y: 2}})}
	p.Shape(col(hue.Hex(0xb27a4a)).To(hue.Wood, 0, -26, 0, 2).Form(.5, 7), 3.4, lid)
	p.Line(line(1.8), brush.Curve(-27, -10, 0, -14, 27, -10))
	for _, x := range []float32{-23, 23} {
		p.Shape(col(hue.GoldLit).To(hue.GoldDark, 0, -26, 0, 32), 2.2, brush.Poly(x-4, -23, x+4, -23, x+4.5, 32, x-4.5, 32))
	}
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, 0, -2, 0, 5), 2.4, brush.Rect(-35, -2, 70, 6))
	p.Shape(col(hue.GoldLit).To(hue.Gold, 0, -6, 0, 14).Form(.4, 3), 2.6, brush.Round(-9, -6, 18, 20, 4))
	p.Fill(col(hue.Ink), brush.Join(brush.Circle(0, 1, 3.2), brush.Poly(-1.8, 2, 1.8, 2, 2.8, 9, -2.8, 9)))
}

func mirrorItem(p brush.Pen) {
	floorShadow(p, 2, 35, 13)
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, -4, 0, 4, 0), 3, brush.Blob(-3.6, 12, 3.6, 12, 5, 24, 4.6, 36, 0, 39, -4.6, 36, -5, 24))
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, -20, -30, 22, 14).Form(.5, 5), 3.4, brush.Ellipse(0, -9, 24, 27))
	glass := brush.Ellipse(0, -9, 17.6, 20.6)
	p.Fill(col(hue.Hex(0xeaf6fb)).To(hue.Hex(0x86aecb), -12, -26, 14, 12), glass)
	in := p.Within(glass)
	in.Fill(col(hue.Cream).Alpha(.75), brush.Poly(-22, 0, 4, -34, 11, -34, -18, 6))
	in.Fill(col(hue.Cream).Alpha(.5), brush.Poly(-8, 12, 18, -22, 20, -18, -4, 14))
	p.Loop(nib(2.2), glass)
	p.Shape(col(hue.Heart).Form(.4, 2), 2.2, brush.HeartShape(0, -36, 6))
	for _, x := range []float32{-23, 23} {
		p.Shape(col(hue.Slate).Form(.5, 2), 2, brush.Circle(x, -9, 4))
	}
}

func hourglassItem(p brush.Pen) {
	floorShadow(p, 0, 35, 25)
	glass := brush.Blob(-18, -26, 18, -26, 16, -12, 4, -1, 4, 3, 16, 14, 18, 28, -18, 28, -16, 14, -4, 3, -4, -1, -16, -12)
	p.Fill(col(hue.Hex(0xeef6f4)).To(hue.Hex(0xb4ccd4), -16, 0, 18, 0), glass)
	in := p.Within(glass)
	in.Fill(col(hue.GoldLit).To(hue.Ochre, -10, -16, 10, 0), brush.Blob(-16, -14, 0, -11, 16, -14, 4, 0, -4, 0))
	in.Fill(col(hue.Ochre), brush.Rect(-1, -4, 2, 20))
	in.Fill(col(hue.GoldLit).To(hue.Ochre, -12, 14, 12, 28), brush.Blob(0, 10, 14, 22, 18, 30, -18, 30, -14, 22))
	in.Fill(col(hue.Cream).Alpha(.7).Soft(.8), brush.Blob(-13, -22, -9, -23, -10, -14, -13, -16))
	p.Loop(nib(3), glass)
	for _, x := range []float32{-23, 23} {
		p.Shape(col(hue.WoodLit).To(hue.WoodDark, x-3, 0, x+3, 0), 2.4, brush.Blob(x-2.4, -28, x+2.4, -28, x+1.6, -10, x+3.2, 0, x+1.6, 12, x+2.4, 30, x-2.4, 30, x-1.6, 12, x-3.2, 0, x-1.6, -10))
	}
	for _, y := range []float32{-35, 27} {
		p.Shape(col(hue.Hex(0xb27a4a)).To(hue.WoodDark, 0, y, 0, y+9).Form(.3, 3), 3, brush.Round(-28, y, 56, 8.5, 3.5))
	}
}

func knapsackItem(p brush.Pen) {
	floorShadow(p, -4, 34, 26)
	p.Line(even(7.4, hue.Ink), brush.Poly(-30, -36, 34, -4))
	p.Line(even(4.4, hue.WoodLit), brush.Poly(-30, -36, 34, -4))
	sack := brush.Blob(-2, -14, 14, -4, 25, 12, 18, 30, -4, 36, -26, 30, -31, 12, -18, -4)
	p.Shape(col(hue.Hex(0xd95a52)).To(hue.Hex(0x9c2f44), -20, -8, 22, 34).Form(.6, 11), 3.6, sack)
	in := p.Within(sack)
	for _, q := range [][2]float32{{-17, 8}, {-2, 2}, {12, 10}, {-8, 18}, {6, 22}, {-20, 24}, {18, 24}, {-6, 32}} {
		in.Fill(col(hue.Cream).Alpha(.92), brush.Circle(q[0], q[1], 3.5))
	}
	p.Shape(col(hue.Hex(0xe2706a)), 2.8, brush.Blob(-4, -16, -18, -25, -6, -22, 2, -33, 6, -22, 18, -20, 2, -14))
	p.Line(nib(3.6), brush.Curve(-9, -14, -1, -11, 7, -13))
}

func helmetItem(p brush.Pen) {
	floorShadow(p, 0, 34, 27)
	plume := brush.Blob(4, -27, 2, -38, 14, -40, 28, -34, 35, -18, 33, -4, 27, -16, 17, -24)
	p.Shape(col(hue.Hex(0xe2604a)).To(hue.Hex(0xa02f40), 4, -36, 30, -8).Form(.4, 5), 3, plume)
	p.Line(line(1.6), brush.Curve(8, -31, 20, -30, 29, -18))
	dome := brush.Blob(-2, -30, 14, -28, 24, -14, 25, 6, 23, 26, 14, 35, -3, 36, -20, 34, -25, 24, -26, 4, -24, -14, -16, -27)
	p.Shape(col(hue.Hex(0xeef1f4)).To(hue.SteelDark, -18, -20, 26, 26).Form(.6, 9), 3.6, dome)
	p.Fill(col(hue.Hex(0x2c2638)), brush.Blob(-22, -5, -8, -8, -4, -3, -6, 2, -20, 2))
	p.Fill(col(hue.Hex(0x2c2638)), brush.Blob(20, -5, 8, -8, 3, -3, 5, 2, 19, 2))
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, -4, 0, 4, 0), 2.2, brush.Poly(-4, -30, 3, -30, 3.4, 35, -4.4, 35))
	p.Line(nib(2.2), brush.Curve(-25, 7, 0, 10, 24, 7))
	for _, x := range []float32{-17, -11, 10, 16} {
		for _, y := range []float32{15, 22} {
			p.Line(even(2.8, hue.Hex(0x2c2638)), brush.Poly(x, y, x, y+3.6))
		}
	}
	p.Fill(col(hue.Cream).Alpha(.75).Soft(1.4), brush.Blob(-19, -14, -13, -24, -7, -26, -12, -19, -16, -8))
}

func flagonItem(p brush.Pen) {
	floorShadow(p, 0, 34, 28)
	p.Loop(even(10, hue.Ink), brush.Blob(18, -8, 32, -8, 34, 8, 30, 20, 18, 20))
	p.Loop(even(5.4, hue.WoodLit), brush.Blob(18, -8, 32, -8, 34, 8, 30, 20, 18, 20))
	mug := brush.Poly(-23, -18, 21, -18, 24, 33, -26, 33)
	p.Shape(col(hue.Hex(0xc08a55)).To(hue.WoodDark, -20, 0, 26, 10).Form(.35, 7), 3.4, mug)
	for _, x := range []float32{-12, 0, 11} {
		p.Line(line(1.8), brush.Poly(x, -16, x*1.12, 32))
	}
	for _, y := range []float32{-7, 23} {
		p.Shape(col(hue.Steel).To(hue.SteelDark, -20, 0, 22, 0), 2.4, brush.Poly(-24.4, y, 22.6, y, 23.2, y+6.4, -25, y+6.4))
	}
	foam := brush.Blob(-26, -18, -28, -28, -18, -32, -12, -38, 0, -34, 8, -39, 17, -33, 26, -28, 24, -17, 18, -14, 15, -6, 11, -14, 0, -15, -8, -13, -12, -15, -19, -13)
	p.Shape(col(hue.Hex(0xfffdf2)).To(hue.Hex(0xe6d8bc), 0, -34, 0, -12).Form(.45, 6), 3, foam)
	p.Line(line(1.6), brush.Curve(-14, -26, -8, -30, -2, -26))
	p.Line(line(1.6), brush.Curve(6, -25, 11, -29, 16, -25))
	p.Line(even(2.6, hue.Cream).Alpha(.4).Taper(), brush.Poly(-18, 4, -19, 18))
}

func bootsItem(p brush.Pen) {
	floorShadow(p, 0, 33, 34)
	boot := func(x, y float32, front bool) {
		q := p.At(x, y, 1)
		leather := col(hue.Hex(0xb5713f)).To(hue.Hex(0x6d3c2c), -12, -26, 16, 30).Form(.4, 7)
		if !front {
			leather = col(hue.Hex(0x96592f)).To(hue.Hex(0x5a3026), -12, -26, 16, 30).Form(.3, 7)
		}
		q.Shape(leather, 3.2, brush.Blob(-10, -34, 8, -34, 8, -12, 9, 4, 22, 9, 28, 18, 26, 26, -10, 26, -12, 12, -9, -10))
		q.Shape(col(hue.Hex(0x4a2b28)), 2.4, brush.Round(-12, 24, 40, 6, 2.4))
		q.Shape(col(hue.Hex(0xd79a58)).To(hue.Hex(0xa8683a), 0, -36, 0, -25), 2.6, brush.Round(-13, -36, 24, 11, 4))
		q.Line(line(1.8), brush.Curve(-8, 6, 0, 4, 7, 8))
	}
	boot(7, -3, false)
	boot(-15, 4, true)
	for i, w := range []brush.Path{brush.Blob(-20, 2, -34, -10, -37, -18, -25, -14, -16, -6), brush.Blob(-19, 6, -33, 0, -37, -6, -26, -6, -17, -1)} {
		p.Shape(col(hue.Hex(0xffffff)).To(hue.Hex(0xd9dfee), -34, -16, -18, 4), 2.2-.2*float32(i), w)
	}
}

func broomItem(p brush.Pen) {
	q := p.At(1, 0, 1).Turn(40)
	p.Fill(col(hue.Violet).Alpha(.22).Soft(2.2), brush.Poly(-24, 32, 26, -30, 34, -26, -10, 36))
	q.Shape(col(hue.WoodLit).To(hue.WoodDark, -3, 0, 3, 0), 2.8, brush.Blob(-2.8, -44, 2.8, -44, 2.4, -20, 3.4, 14, -3.4, 14, -2.4, -20))
	twigs := brush.Blob(-7, 10, 7, 10, 13, 24, 18, 42, 9, 39, 4, 44, -2, 39, -9, 44, -12, 38, -18, 42, -13, 24)
	q.Shape(col(hue.Hex(0xf0cf6a)).To(hue.Hex(0xb27a34), -10, 12, 12, 42).Form(.35, 6), 3.2, twigs)
	for _, x := range []float32{-8, -3, 3, 8} {
		q.Line(line(1.8), brush.Poly(x*.5, 18, x*1.3, 36))
	}
	q.Shape(col(hue.Heart), 2.4, brush.Round(-9, 9, 18, 6.5, 3))
	for _, g := range [][3]float32{{-24, -18, 8}, {-30, 0, 5}, {26, 20, 7}, {14, 32, 4}, {-8, -31, 4.4}} {
		p.Shape(col(hue.GoldLit), 1.5, brush.Star(g[0], g[1], g[2], g[2]*.42, 4))
	}
}

func lanternItem(p brush.Pen) {
	p.Fill(col(hue.GlowCore).Alpha(.9).Soft(9), brush.Circle(0, 6, 27))
	p.Fill(col(hue.Glow).Alpha(.55).Soft(12), brush.Circle(0, 6, 30))
	p.Line(even(5.4, hue.Ink), brush.Arc(0, -22, 12, 14, 180, 360))
	p.Line(even(2.4, hue.SteelDark), brush.Arc(0, -22, 12, 14, 180, 360))
	glass := brush.Poly(-16, -12, 16, -12, 20, 25, -20, 25)
	p.Fill(col(hue.GlowCore).Out(hue.Ochre, 0, 9, 30), glass)
	p.Fill(col(hue.Hex(0xf08a3c)), brush.Blob(0, -8, 8, 8, 6, 20, 0, 23, -6, 20, -8, 8))
	p.Fill(col(hue.GlowCore), brush.Blob(0, 4, 4, 12, 3, 19, 0, 21, -3, 19, -4, 12))
	p.Loop(nib(3), glass)
	p.Line(nib(2.4), brush.Poly(-7, -12, -8, 25))
	p.Line(nib(2.4), brush.Poly(7, -12, 8, 25))
	iron := col(hue.Hex(0x6f6a86)).To(hue.Hex(0x3c3550), -16, 0, 20, 0).Form(.4, 4)
	p.Shape(iron, 3, brush.Poly(-9, -24, 9, -24, 21, -11, -21, -11))
	p.Shape(iron, 2.6, brush.Round(-6, -30, 12, 7, 3))
	p.Shape(iron, 3, brush.Round(-24, 24, 48, 9, 3))
}

func birdItem(p brush.Pen) {
	p.Line(even(7, hue.Ink), brush.Curve(-39, 30, -10, 26, 39, 31))
	p.Line(even(4.4, hue.Wood), brush.Curve(-39, 30, -10, 26, 39, 31))
	p.Shape(col(hue.Hex(0x7fae5e)), 2.2, brush.Blob(24, 28, 30, 18, 38, 18, 34, 27))
	blue := col(hue.Hex(0x7fc4ea)).To(hue.Hex(0x3f6fb4), -14, -24, 20, 24).Form(.5, 10)
	p.Shape(blue, 3, brush.Poly(14, 6, 38, 24, 34, 29, 28, 26, 26, 30, 8, 18))
	p.Shape(blue, 3.4, brush.Blob(-12, -28, 0, -29, 7, -19, 14, -4, 18, 10, 8, 23, -8, 26, -21, 16, -24, -2, -23, -18))
	p.Fill(col(hue.Hex(0xfff0d8)).Soft(1.8), brush.Blob(-19, -4, -12, -8, -3, 4, -2, 18, -10, 22, -19, 12))
	p.Shape(col(hue.Hex(0x4f86c8)).To(hue.Hex(0x2f558e), -4, -6, 18, 18), 2.8, brush.Blob(-2, -6, 8, -7, 16, 2, 22, 17, 8, 15, -1, 6))
	p.Line(line(1.8), brush.Curve(4, 4, 10, 8, 17, 13))
	p.Shape(col(hue.Hex(0xf2b23c)), 2.4, brush.Poly(-22, -20, -36, -14, -23, -10))
	p.Fill(col(hue.Hex(0xffffff)), brush.Circle(-13, -18, 4.2))
	p.Fill(col(hue.Ink), brush.Circle(-14, -17.6, 2.8))
	p.Fill(col(hue.Cream), brush.Circle(-15, -18.8, 1))
	for _, x := range []float32{-7, 2} {
		p.Line(nib(2.4), brush.Poly(x, 25, x, 29))
	}
	// The violet breast shows what it stands for.
	gemAt(p.At(-9, 9, .17), touria.Violet, .7)
}

func backItem(p brush.Pen) {
	for i := range 12 {
		s, c := brush.SinCos(float32(i) * 30)
		p.Fill(col(hue.Hex(0x7fb07a)).Alpha(.35), brush.Poly(0, 0, 60*c-6*s, 60*s+6*c, 60*c+6*s, 60*s-6*c))
	}
	fairyAt(p.At(0, 1, .82))
	for _, x := range []float32{-30, 30} {
		for _, y := range []float32{-30, 29} {
			p.Fill(col(hue.GoldLit).Alpha(.9), brush.Star(x, y, 5, 2, 4))
		}
	}
}
