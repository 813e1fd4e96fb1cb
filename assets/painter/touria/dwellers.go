package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
	"touria.games/touria/rules/touria"
)

// roomColour is the light behind each of the castle's people.
var roomColour = [touria.Doors + 1]hue.C{
	hue.Hex(0xffe6a6), hue.Hex(0xcfe2b0), hue.Hex(0xc6cfdc), hue.Hex(0xf3d48e), hue.Hex(0xe3cfa8),
	hue.Hex(0xf6dfb6), hue.Hex(0xe0c8dc), hue.Hex(0xf0bfae), hue.Hex(0xb8cdea), hue.Hex(0x4a3f62),
}

// dwellerRound paints the bust of a person behind a door in a round frame.
func dwellerRound(s *sheet) {
	p := s.Token()
	who := touria.Who(s.Spec.ID)
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, -30, -30, 32, 34).Form(.45, 4), 3.4, brush.Circle(0, 0, 47))
	disc := brush.Circle(0, 0, 40)
	room(p.Within(disc), who)
	if who < touria.Nobody {
		bust(p.At(0, 32, .82).Within(brush.Circle(0, -32/.82, 40/.82)), who)
	}
	p.Loop(nib(2.4), disc)
	s.Shadow(p.Unit())
}

// room paints the light behind a door.
func room(p brush.Pen, who touria.Who) {
	c := roomColour[min(who, touria.Nobody)]
	p.Fill(col(hue.Lit(c, .6)).Out(hue.Shade(c, .28), 0, -8, 66), brush.Rect(-60, -80, 120, 160))
	if who == touria.Children {
		for i := range 12 {
			s, k := brush.SinCos(float32(i)*30 + 8)
			p.Fill(col(hue.GlowCore).Alpha(.55), brush.Poly(0, -8, 90*k-8*s, -8+90*s+8*k, 90*k+8*s, -8+90*s-8*k))
		}
	}
}

// look is what distinguishes a person's bust from the others.
type look struct {
	skin, hair, cloth, trim hue.C
}

var looks = [touria.Doors]look{
	{hue.Skin, hue.Hex(0x5a3a2a), hue.Slate, hue.Gold},
	{hue.SkinTan, hue.Hex(0xb9b2aa), hue.Hex(0x6f9a55), hue.Hex(0xdfe6b4)},
	{hue.Skin, hue.Hex(0x4a3428), hue.Hex(0xa8574a), hue.Gold},
	{hue.Skin, hue.Hex(0xb5562f), hue.Hex(0x8a4f96), hue.GoldLit},
	{hue.Skin, hue.Hex(0x8d7f86), hue.Hex(0x6b4a3a), hue.Gold},
	{hue.SkinTan, hue.Hex(0x6b4632), hue.Hex(0x5f86b8), hue.Cream},
	{hue.SkinDark, hue.Hex(0x2c2020), hue.Hex(0x3f8a5e), hue.GoldLit},
	{hue.Skin, hue.Hex(0xd9a04a), hue.Hex(0xb93f40), hue.GoldLit},
	{hue.SkinDark, hue.Hex(0x2c2020), hue.Hex(0x4a77b0), hue.Steel},
}

// bust paints a person's bust on the origin, about 80 wide and 84 high.
func bust(p brush.Pen, who touria.Who) {
	if who == touria.Children {
		children(p)
		return
	}
	l := looks[who]
	if who == touria.Maid || who == touria.Bard { // long hair behind the shoulders
		p.Shape(col(l.hair).To(hue.Shade(l.hair, .4), -20, -60, 20, -10), 2.8, brush.Blob(-19, -12, -23, -40, -14, -60, 14, -60, 23, -40, 19, -12, 0, -6))
	}
	shoulders(p, l.cloth)
	p.Fill(col(l.trim), brush.Blob(-11, -22, 0, -18, 11, -22, 8, -13, 0, -9, -8, -13))
	p.Line(nib(2), brush.Curve(-12, -22, -6, -11, 0, -8, 6, -11, 12, -22))
	if who == touria.Herbalist || who == touria.Guard {
		p.Shape(col(hue.Shade(l.skin, .2)), 2, brush.Rect(-6, -30, 12, 12))
	}
	head(p, l.skin)
	costumes[who](p, l)
}

// shoulders paints the chest of a person.
func shoulders(p brush.Pen, c hue.C) {
	p.Shape(col(hue.Lit(c, .22)).To(hue.Shade(c, .38), -24, -24, 28, 8).Form(.4, 8), 3.2,
		brush.Blob(-36, 14, -34, -8, -22, -20, -8, -24, 8, -24, 22, -20, 34, -8, 36, 14, 0, 20))
}

// head paints a friendly face in its usual place.
func head(p brush.Pen, skin hue.C) {
	p.Shape(col(hue.Lit(skin, .12)).To(hue.Shade(skin, .18), -12, -54, 16, -24).Form(.3, 6), 3,
		brush.Blob(0, -62, 13, -59, 19, -46, 17, -32, 8, -22, 0, -20, -8, -22, -17, -32, -19, -46, -13, -59))
	eyes(p, 0, -40, 7.2)
	p.Line(nib(1.8).Alpha(.7).Taper(), brush.Curve(-.6, -38, 2.4, -34.4, -.8, -33.6))
	p.Line(nib(2).Taper(), brush.Curve(-6, -29, 0, -26.4, 6.4, -29.4))
	p.Fill(col(hue.Hex(0xe2705a)).Alpha(.38).Soft(1.6), brush.Join(brush.Circle(-11.4, -33, 4), brush.Circle(11.4, -33, 4)))
}

// eyes paints two eyes d apart from the middle.
func eyes(p brush.Pen, x, y, d float32) {
	for _, k := range []float32{-1, 1} {
		p.Fill(col(hue.Ink), brush.Ellipse(x+k*d, y, 2.3, 2.9))
		p.Fill(col(hue.Cream), brush.Circle(x+k*d-.8, y-1.1, .9))
		p.Line(nib(1.8).Taper(), brush.Curve(x+k*d-4, y-6.4, x+k*d, y-8, x+k*d+4, y-6.4))
	}
}

// costumes paint what identifies each of the castle's people: a hat, and an object for their duty.
var costumes = [touria.Doors]func(p brush.Pen, l look){
	nil, herbalist, marshal, jester, bursar, maid, cupbearer, bard, guard,
}

func herbalist(p brush.Pen, l look) {
	hood := brush.Path{brush.Cat(brush.Curve(-24, -14, -26, -44, -16, -64, 2, -72, 18, -64, 26, -44, 24, -14)[0], brush.Curve(15, -20, 18, -42, 10, -56, 0, -58, -10, -56, -18, -42, -15, -20)[0])}
	p.Shape(col(hue.Hex(0x8fb568)).To(hue.Hex(0x466f4b), -20, -70, 24, -14).Form(.4, 6), 3, hood)
	p.Shape(col(l.hair), 2, brush.Blob(-13, -50, -6, -58, 6, -58, 13, -50, 5, -53, -5, -53))
	for i, k := range []float32{-16, 0, 16} {
		q := p.At(-24, -4, 1).Turn(k - 12)
		q.Line(nib(2.2).Tint(hue.Hex(0x35604f)), brush.Poly(0, 8, 0, -20))
		for j := range 3 {
			y := -20 + float32(j)*8
			q.Shape(col(hue.Hex(0xa9bf62)), 1.5, brush.Blob(0, y+4, -6, y, -5, y-5, 0, y))
			q.Shape(col(hue.Hex(0x6f9a55)), 1.5, brush.Blob(0, y+4, 6, y, 5, y-5, 0, y))
		}
		p.Fill(col([]hue.C{hue.Hex(0xe2a3a6), hue.GoldLit, hue.Hex(0xc7b0e8)}[i]), brush.Circle(-24+k*.55-6, -24, 3))
	}
	elixirAt(p.At(24, -7, .32))
}

func marshal(p brush.Pen, l look) {
	p.Shape(col(l.hair), 2.4, brush.Blob(-14, -30, -9, -33, 0, -31, 9, -33, 14, -30, 11, -20, 0, -16, -11, -20))
	p.Line(nib(2).Tint(hue.Cream), brush.Curve(-4, -26.4, 0, -25, 4, -26.4))
	p.Shape(col(hue.Hex(0xe2604a)).To(hue.Hex(0xa02f40), 0, -92, 24, -62), 2.8, brush.Blob(-2, -64, -6, -82, 8, -92, 24, -86, 28, -72, 14, -76, 6, -66))
	p.Shape(col(hue.Hex(0xf0f2f4)).To(hue.SteelDark, -18, -66, 22, -40).Form(.55, 7), 3, brush.Blob(-21, -42, -20, -58, -10, -68, 10, -68, 20, -58, 21, -42, 13, -48, 0, -50, -13, -48))
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, -18, 0, 20, 0), 2.2, brush.Blob(-22, -46, -10, -52, 10, -52, 22, -46, 21, -41, 10, -47, -10, -47, -21, -41))
	swordAt(p.At(27, -22, .62).Stretch(1.3, 1), 1.2)
}

func jester(p brush.Pen, l look) {
	horn := func(k float32, a, b hue.C) {
		p.Shape(col(a).To(b, 0, -76, 24*k, -50).Form(.4, 5), 3, brush.Blob(0, -74, 14*k, -76, 29*k, -68, 34*k, -48, 26*k, -54, 18*k, -48, 0, -50))
		p.Shape(col(hue.GoldLit).Form(.6, 3), 2.2, brush.Circle(34*k, -44, 5.2))
	}
	horn(-1, hue.Hex(0xb46ac0), hue.Hex(0x6b3f86))
	horn(1, hue.Hex(0x6fb86a), hue.Hex(0x3f7d4a))
	p.Shape(col(hue.GoldLit).To(hue.Ochre, 0, -92, 0, -56).Form(.4, 5), 3, brush.Blob(-12, -54, -8, -74, 2, -90, 10, -74, 12, -54, 0, -58))
	p.Shape(col(hue.GoldLit).Form(.6, 3), 2.2, brush.Circle(3, -92, 5.4))
	p.Shape(col(hue.Cream), 2.4, brush.Blob(-20, -50, 0, -57, 20, -50, 19, -44, 0, -51, -19, -44))
	for i := range 5 { // the ruff
		x := -24 + float32(i)*12
		p.Shape(col([]hue.C{hue.GoldLit, hue.Hex(0x6fb86a)}[i%2]), 2.2, brush.Poly(x-8, -22, x+8, -22, x, -6))
	}
	itemArt[touria.CrystalBall](p.At(27, 2, .34))
	_ = l
}

func bursar(p brush.Pen, l look) {
	p.Shape(col(l.hair).To(hue.Shade(l.hair, .3), 0, -30, 0, -8), 2.4, brush.Blob(-16, -34, -9, -30, 0, -31, 9, -30, 16, -34, 14, -18, 0, -6, -14, -18))
	p.Line(nib(2).Tint(hue.InkRed), brush.Curve(-4, -27, 0, -25.6, 4, -27))
	p.Shape(col(hue.Hex(0x8a3a4a)).To(hue.Hex(0x5e2330), -20, -76, 22, -52).Form(.4, 6), 3, brush.Blob(-23, -52, -24, -64, -10, -74, 14, -74, 26, -64, 23, -52, 0, -58))
	for _, x := range []float32{-8, 8} {
		p.Loop(nib(2.2).Tint(hue.GoldDark), brush.Circle(x, -40, 6.4))
		p.Fill(col(hue.Cream).Alpha(.28), brush.Circle(x, -40, 6))
	}
	p.Line(nib(2).Tint(hue.GoldDark), brush.Curve(-2, -41, 0, -42.4, 2, -41))
	coinAt(p.At(-24, 1, .28), 0)
	coinAt(p.At(-17, -9, .28), 0)
	coinAt(p.At(25, 0, .30), 1)
}

func maid(p brush.Pen, l look) {
	p.Shape(col(l.hair), 2.2, brush.Blob(-19, -44, -14, -56, 0, -60, 14, -56, 19, -44, 10, -52, 0, -54, -10, -52))
	p.Shape(col(hue.Hex(0xfffdf6)).To(hue.Hex(0xd8d0dc), -18, -74, 20, -52).Form(.45, 6), 2.8, brush.Blob(-22, -50, -24, -64, -12, -76, 4, -78, 20, -70, 24, -56, 21, -49, 10, -57, 0, -58, -10, -57))
	for i := range 6 {
		x := -20 + float32(i)*8
		p.Shape(col(hue.Hex(0xfffdf6)), 1.8, brush.Circle(x, -52-(20-abs(x))*.28, 4.4))
	}
	p.Shape(col(hue.Hex(0xfffdf6)).To(hue.Hex(0xd8d0dc), -10, -20, 14, 14), 2.6, brush.Blob(-15, 16, -13, -8, -8, -16, 8, -16, 13, -8, 15, 16))
	gemAt(p.At(0, 1, .26), touria.Yellow, .7)
}

func cupbearer(p brush.Pen, l look) {
	p.Shape(col(l.hair).Form(.3, 4), 2.6, brush.Blob(-20, -38, -22, -54, -12, -66, 4, -68, 18, -62, 22, -48, 20, -38, 15, -50, 6, -56, -6, -52, -15, -50))
	p.Shape(col(hue.Hex(0x5fae78)).To(hue.Hex(0x2f6b4e), -20, -78, 22, -58).Form(.4, 5), 2.8, brush.Blob(-20, -58, -15, -72, 4, -78, 20, -70, 21, -58, 0, -63))
	p.Shape(col(hue.GoldLit), 1.8, brush.Circle(15, -66, 4))
	cup := brush.Blob(-12, -24, 12, -24, 11, -8, 4, -1, 3, 8, 9, 13, -9, 13, -3, 8, -4, -1, -11, -8)
	q := p.At(25, -2, 1)
	q.Shape(col(hue.GoldLit).To(hue.GoldDark, -10, -20, 12, 12).Form(.5, 4), 2.8, cup)
	q.Shape(col(hue.Hex(0x8a2440)), 2, brush.Ellipse(0, -23, 11, 3.4))
	gemAt(q.At(0, -11, .15), touria.Green, .7)
	gemAt(p.At(-22, 3, .22), touria.Green, .7)
	_ = l
}

func bard(p brush.Pen, l look) {
	p.Shape(col(l.hair).Form(.3, 4), 2.4, brush.Blob(-20, -40, -16, -56, 0, -62, 16, -56, 20, -40, 12, -52, 0, -55, -12, -52))
	p.Shape(col(hue.Hex(0xd25a50)).To(hue.Hex(0x8a2a3a), -24, -72, 26, -52).Form(.4, 5), 3, brush.Blob(-29, -54, -18, -62, -12, -74, 6, -78, 18, -68, 22, -60, 31, -57, 16, -52, 0, -57, -14, -52))
	p.Shape(col(hue.Cream).To(hue.Hex(0xc9d4c0), 10, -96, 30, -64), 2.4, brush.Blob(12, -66, 16, -82, 30, -96, 36, -92, 30, -76, 20, -66))
	p.Line(line(1.6), brush.Curve(14, -67, 22, -80, 32, -91))
	lute := p.At(-21, -1, 1).Turn(-38)
	lute.Shape(col(hue.WoodLit).To(hue.WoodDark, -2, 0, 2, 0), 2.4, brush.Rect(-2.6, -42, 5.2, 32))
	lute.Shape(col(hue.Hex(0xd79a58)).To(hue.Hex(0x9a5f34), -12, -12, 14, 14).Form(.4, 6), 2.8, brush.Blob(-4, -16, 4, -16, 13, -2, 12, 10, 0, 16, -12, 10, -13, -2))
	lute.Fill(col(hue.Ink), brush.Circle(0, 0, 4))
	for _, x := range []float32{-1.2, 1.2} {
		lute.Line(even(.9, hue.Cream).Least(.5), brush.Poly(x, -40, x, 11))
	}
	gemAt(p.At(25, 2, .24), touria.Red, .7)
}

func guard(p brush.Pen, l look) {
	p.Shape(col(l.hair), 2.2, brush.Blob(-13, -29, 0, -31, 13, -29, 10, -21, 0, -17, -10, -21))
	p.Line(nib(2).Tint(hue.Cream), brush.Curve(-4, -26.4, 0, -25, 4, -26.4))
	p.Shape(col(hue.Hex(0xd9dee8)).To(hue.SteelDark, -16, -72, 20, -50).Form(.55, 6), 3, brush.Blob(-17, -52, -14, -66, 0, -76, 14, -66, 17, -52, 0, -54))
	p.Shape(col(hue.Hex(0xc6cedc)).To(hue.Hex(0x6d7690), -26, -54, 28, -46), 2.8, brush.Blob(-30, -46, -16, -54, 0, -56, 16, -54, 30, -46, 14, -48, 0, -49, -14, -48))
	p.Line(even(6, hue.Ink), brush.Poly(30, 16, 30, -70))
	p.Line(even(3, hue.WoodLit), brush.Poly(30, 16, 30, -70))
	p.Shape(col(hue.Hex(0xeef1f4)).To(hue.SteelDark, 18, -84, 40, -56).Form(.4, 4), 2.6, brush.Blob(30, -92, 33, -76, 42, -70, 42, -58, 31, -62, 22, -60, 24, -70, 28, -76))
	p.Shape(col(hue.Hex(0x6f9fd8)).To(hue.Hex(0x2f558e), -14, -16, 14, 14), 2.6, art.CrestShape(2).Scale(.25, .28).Move(0, 2))
	gemAt(p.At(0, 1, .19), touria.Blue, .7)
}

// children paints the royal pair.
func children(p brush.Pen) {
	child := func(x, k float32, l look, girl bool) {
		q := p.At(x, 4, k)
		if girl {
			q.Shape(col(l.hair).To(hue.Shade(l.hair, .3), -20, -60, 20, -10), 3, brush.Blob(-20, -8, -24, -40, -14, -61, 14, -61, 24, -40, 20, -8, 0, -4))
		}
		shoulders(q.Stretch(.86, 1), l.cloth)
		q.Line(even(3, hue.GoldLit), brush.Curve(-9, -22, 0, -10, 9, -22))
		head(q, l.skin)
		q.Shape(col(l.hair).Form(.3, 4), 2.6, brush.Blob(-20, -40, -20, -54, -8, -64, 8, -64, 20, -54, 20, -40, 12, -52, 0, -54, -10, -51))
		q.Shape(col(hue.GoldLit).To(hue.Ochre, 0, -82, 0, -60).Form(.3, 4), 2.8, brush.CrownShape(0, -68, 15))
	}
	child(-19, .70, look{hue.SkinTan, hue.Hex(0x3a2622), hue.Slate, hue.Gold}, false)
	child(19, .68, look{hue.Skin, hue.Hex(0xc9743a), hue.Hex(0xc86a92), hue.Gold}, true)
	p.Shape(col(hue.Hex(0xdf4a50)).To(hue.Hex(0xa8243c), -8, -80, 8, -62).Form(.6, 5), 3, brush.HeartShape(0, -70, 11))
}
