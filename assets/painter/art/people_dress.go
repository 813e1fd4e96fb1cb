package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

// --- dress

// chest paints shoulders and chest: how wide and how sloping they are is what
// is seen of somebody's build.
func (f portrait) chest(c hue.C, wide, slope float32, folds ...brush.Path) brush.Path {
	area := brush.Blob(-wide-1, 56, -wide, 30+slope, -wide*.6, 24+slope*.3, -9, 21, 0, 24, 9, 21, wide*.6, 24+slope*.3, wide, 30+slope, wide+1, 56, 0, 62)
	Cloth(f.b, c, area, folds...)
	return area
}

func robe(f portrait) {
	f.chest(f.cloth, 34, 7, brush.Curve(-22, 30, -18, 38, -17, 50), brush.Curve(-27, 33, -25, 40, -25, 50), brush.Curve(21, 30, 18, 38, 18, 50), brush.Curve(27, 33, 25, 42, 26, 50))
	Cloth(f.b, f.trim, brush.Blob(-13, 18, -6, 26, 0, 34, 6, 26, 13, 18, 15, 25, 7, 36, 5, 54, -5, 54, -7, 36, -15, 25))
	f.b.Shape(Metal(hue.Hex(0x57b8a4), hue.Hex(0x1f6a60), -3, 34, 4, 42), 1.5, brush.Circle(0, 37, 2.6))
}

func pearls(f portrait) {
	f.chest(f.cloth, 31, 8, brush.Curve(-18, 32, -15, 40, -16, 50), brush.Curve(18, 32, 15, 40, 16, 50))
	for _, k := range mirrored {
		f.b.Shape(col(hue.Lit(f.trim, .3)).To(hue.Shade(f.trim, .26), 0, 20, 10*k, 38).Form(.2, 3), 1.8, brush.Poly(1*k, 33, 7*k, 20, 19*k, 23, 23*k, 32, 11*k, 39))
		f.b.Line(Line(1.1), brush.Poly(4*k, 33, 10*k, 25))
	}
	for i := range 7 {
		s, c := brush.SinCos(25 + float32(i)*21.6)
		f.b.Shape(col(hue.Hex(0xfffdf6)).To(hue.Hex(0xc8bccc), -10*c, 20+12*s, -10*c+3, 24+12*s), 1.1, brush.Circle(-10.4*c, 21+9.4*s, 2))
	}
}

func tunic(f portrait) {
	f.chest(f.cloth, 30, 8, brush.Curve(-20, 32, -17, 40, -18, 50), brush.Curve(20, 32, 17, 40, 18, 50), brush.Curve(-11, 36, -9, 44, -10, 52))
	Cloth(f.b, f.trim, brush.Blob(-13, 18, -5, 25, 0, 31, 5, 25, 13, 18, 15, 25, 4, 36, 0, 39, -4, 36, -15, 25))
	for i := range 3 {
		y := 36 + float32(i)*4.4
		f.b.Line(even(1.5, hue.Lit(f.trim, .3)), brush.Path{{{X: -3.4, Y: y}, {X: 3.4, Y: y + 3}}, {{X: 3.4, Y: y}, {X: -3.4, Y: y + 3}}})
	}
}

func gorget(f portrait) {
	f.chest(f.cloth, 36, 3, brush.Curve(-16, 34, -13, 42, -14, 50), brush.Curve(16, 34, 13, 42, 14, 50))
	steel := Metal(f.trim, hue.SteelDark, -20, 18, 24, 46)
	for _, k := range mirrored {
		for i := range 3 {
			d := float32(i) * 5
			f.b.Shape(steel, 1.8, brush.Blob(15*k, 25+d, 25*k, 22+d, 37*k, 30+d, 40*k, 42+d, 30*k, 39+d, 18*k, 36+d))
		}
		f.b.Fill(col(hue.GoldLit), brush.Circle(21*k, 29, 1.6))
	}
	f.b.Shape(steel, 1.9, brush.Blob(-14, 17, -5, 21.6, 5, 21.6, 14, 17, 17, 28, 7, 34.6, 0, 36.4, -7, 34.6, -17, 28))
	f.b.Line(nib(1.2).Alpha(.8).Taper(), brush.Curve(-14, 22.6, 0, 28, 14, 22.6))
	f.b.Line(even(1.1, hue.Hex(0xffffff)).Alpha(.8).Taper(), brush.Curve(-13, 25, -6, 29.6, 0, 31))
	f.b.Fill(col(hue.GoldLit), brush.Join(brush.Circle(-9, 31, 1.2), brush.Circle(9, 31, 1.2), brush.Circle(0, 33.6, 1.2)))
}

func ermine(f portrait) {
	f.chest(f.cloth, 34, 6)
	f.b.Shape(col(hue.Hex(0xfffbf0)).To(hue.Hex(0xc4b8cc), -24, 20, 26, 44).Form(.3, 4), 1.9, brush.Blob(-33, 36, -22, 25, -11, 18, -4, 27, 0, 31, 4, 27, 11, 18, 22, 25, 33, 36, 26, 42, 10, 40, 0, 46, -10, 40, -26, 42))
	for _, q := range [][2]float32{{-24, 33}, {-16, 28}, {-12, 35}, {-5, 37}, {12, 35}, {16, 28}, {24, 33}, {5, 38}} {
		f.b.Line(nib(2).Taper(), brush.Poly(q[0], q[1]-1.8, q[0]+.4, q[1]+2.6))
	}
	f.b.Line(even(1.7, hue.GoldDark), brush.Curve(-9, 25, -4, 32, 0, 34, 4, 32, 9, 25))
	f.b.Shape(Metal(hue.Hex(0xe0485c), hue.Hex(0x8a1c34), -3, 31, 4, 39), 1.5, brush.Poly(0, 31, 3.6, 35.4, 0, 40, -3.6, 35.4))
}

func knitted(f portrait) {
	area := f.chest(f.cloth, 38, 3)
	in := f.b.Within(area)
	for i := range 3 {
		y := 34 + float32(i)*6
		in.Line(even(2, f.trim).Alpha(.85), brush.Curve(-40, y+7, -20, y+1, 0, y, 20, y+1, 40, y+7))
		in.Line(nib(.9).Alpha(.6), brush.Curve(-40, y+9.4, -20, y+3.4, 0, y+2.4, 20, y+3.4, 40, y+9.4))
	}
	Cloth(f.b, hue.Lit(f.cloth, .1), brush.Blob(-15, 14, 0, 20, 15, 14, 17, 24, 0, 31, -17, 24))
	for x := float32(-13); x <= 13; x += 3.6 {
		f.b.Line(nib(1).Alpha(.6), brush.Poly(x, 18+4*(1-x*x/180), x*1.1, 26+4*(1-x*x/180)))
	}
}

func habit(f portrait) {
	f.chest(f.cloth, 33, 8, brush.Curve(-24, 32, -21, 42, -22, 50), brush.Curve(24, 32, 21, 42, 22, 50))
	f.b.Shape(col(hue.Hex(0xfffdf6)).To(hue.Hex(0xc9c2d6), -20, 18, 22, 44).Form(.25, 5), 1.9, brush.Blob(-17, 12, 0, 22, 17, 12, 25, 28, 18, 38, 0, 42, -18, 38, -25, 28))
	for _, k := range mirrored {
		f.b.Line(Line(1.1), brush.Curve(12*k, 24, 15*k, 31, 14*k, 37))
	}
	f.b.Line(even(1.3, hue.GoldDark), brush.Curve(-13, 26, 0, 37, 13, 26))
	f.b.Shape(col(hue.GoldLit).Form(.5, 2), 1.4, brush.Rect(-1.4, 34, 2.8, 10))
	f.b.Shape(col(hue.GoldLit).Form(.5, 2), 1.2, brush.Rect(-4, 36.4, 8, 2.6))
}

func stripes(f portrait) {
	area := f.chest(f.cloth, 31, 8)
	in := f.b.Within(area)
	for i := range 5 {
		y := 27 + float32(i)*6
		in.Line(even(2.6, f.trim), brush.Curve(-34, y+9, -18, y+1, 0, y, 18, y+1, 34, y+9))
	}
	in.Fill(col(hue.Violet).Alpha(.25).Soft(4), brush.Blob(14, 20, 40, 30, 40, 60, 18, 60, 20, 40))
	Cloth(f.b, hue.Hex(0xd2493f), brush.Blob(-13, 17, 0, 26, 13, 17, 15, 24, 5, 32, 8, 42, 2, 40, 0, 34, -4, 43, -8, 40, -4, 32, -15, 24), brush.Curve(-10, 23, 0, 30, 10, 23))
}

func apron(f portrait) {
	f.chest(f.cloth, 37, 3, brush.Curve(-26, 30, -23, 38, -24, 50), brush.Curve(26, 30, 23, 38, 24, 50))
	f.b.Shape(col(f.trim).To(hue.Hex(0xcdc4d4), -12, 26, 16, 50), 1.9, brush.Blob(-18, 56, -17, 36, -13, 30, 0, 32, 13, 30, 17, 36, 18, 56))
	for _, k := range mirrored {
		f.b.Line(even(5, hue.Ink), brush.Curve(13*k, 33, 16*k, 26, 16*k, 21))
		f.b.Line(even(3, f.trim), brush.Curve(13*k, 33, 16*k, 26, 16*k, 21))
		f.b.Line(Line(1.1), brush.Poly(8*k, 34, 9*k, 48))
	}
	f.b.Line(Line(1.2), brush.Curve(-13, 26, 0, 29, 13, 26)) // a second chin
}

func shawl(f portrait) {
	f.chest(f.cloth, 34, 6)
	for _, k := range []float32{1, -1} {
		Cloth(f.b, f.trim, brush.Blob(8*k, 18, 22*k, 22, 34*k, 33, 36*k, 52, 20*k, 44, -2*k, 48, -9*k, 40, 1*k, 31),
			brush.Curve(12*k, 23, 8*k, 31, 0, 40), brush.Curve(19*k, 25, 16*k, 35, 8*k, 44), brush.Curve(26*k, 29, 25*k, 38, 18*k, 46))
	}
	f.b.Shape(Metal(hue.GoldLit, hue.GoldDark, -5, 34, 5, 44), 1.6, brush.Circle(0, 37.4, 4.4))
	f.b.Fill(col(hue.Hex(0x3f9a6a)).To(hue.Hex(0x1f5a3c), -2, 35, 2, 40), brush.Circle(0, 37.4, 2.3))
}

func ruff(f portrait) {
	f.chest(f.cloth, 38, 2, brush.Curve(-24, 32, -20, 40, -20, 50), brush.Curve(24, 32, 20, 40, 20, 50))
	f.b.Line(even(2.6, hue.GoldDark), brush.Curve(-26, 34, -14, 42, 0, 44.4, 14, 42, 26, 34))
	f.b.Line(even(1.4, hue.GoldLit), brush.Curve(-26, 34, -14, 42, 0, 44, 14, 42, 26, 34))
	for i := range 11 {
		s, c := brush.SinCos(float32(i) * 18)
		f.b.Shape(col(hue.Lit(f.trim, .3)).To(hue.Hex(0xb9a890), -27*c, 16+12*s, -27*c+6, 30+12*s), 1.6, brush.Ellipse(-27*c, 20+11*s, 5.2, 6))
		f.b.Line(Line(1.1), brush.Poly(-23*c, 18+9*s, -29*c, 21+13*s))
	}
}

func pinafore(f portrait) {
	f.chest(f.cloth, 28, 10, brush.Curve(-19, 34, -16, 42, -17, 50), brush.Curve(19, 34, 16, 42, 17, 50))
	for _, k := range mirrored {
		f.b.Shape(col(hue.Cream).To(hue.Hex(0xd0c2c8), 0, 22, 12*k, 36), 1.8, brush.Blob(0, 31, 3*k, 23, 12*k, 20, 17*k, 26, 14*k, 33, 6*k, 35))
	}
	Cloth(f.b, f.trim, brush.Blob(0, 33, -7, 29, -9, 34, -7, 39, 0, 36, 7, 39, 9, 34, 7, 29))
	f.b.Shape(col(f.trim), 1.4, brush.Circle(0, 34, 2.4))
}

func laced(f portrait) {
	f.chest(f.trim, 31, 8, brush.Curve(-21, 32, -19, 40, -20, 50), brush.Curve(21, 32, 19, 40, 20, 50))
	for _, k := range mirrored {
		Cloth(f.b, f.cloth, brush.Blob(4*k, 38, 9*k, 28, 15*k, 23, 21*k, 26, 20*k, 40, 20*k, 54, 3*k, 54))
	}
	for i := range 3 {
		y := 38 + float32(i)*4
		f.b.Line(even(1.5, hue.Hex(0xb2453f)), brush.Path{{{X: -4.4, Y: y}, {X: 4.4, Y: y + 3}}, {{X: 4.4, Y: y}, {X: -4.4, Y: y + 3}}})
	}
	f.b.Line(even(1.2, hue.GoldDark), brush.Curve(-8, 24, 0, 31, 8, 24))
	f.b.Shape(col(hue.GoldLit), 1.2, brush.HeartShape(0, 31.6, 2.4))
}

// --- behind the head

func swordOnBack(f portrait) {
	q := f.b.At(27, 18, 1).Turn(24)
	q.Shape(Metal(hue.Hex(0x9a6a45), hue.Hex(0x4a2f22), -3, -34, 3, -14), 1.8, brush.Round(-2.4, -32, 4.8, 20, 1.4))
	for i := range 4 {
		q.Line(even(1, hue.GoldLit).Alpha(.9), brush.Poly(-2.2, -17-4*float32(i), 2.2, -19-4*float32(i)))
	}
	q.Shape(Metal(hue.GoldLit, hue.GoldDark, -4, -40, 4, -30), 1.8, brush.Circle(0, -35, 4.4))
	q.Shape(Metal(hue.GoldLit, hue.GoldDark, -11, -16, 11, -8), 1.8, brush.Blob(-12, -15, -9, -9, 0, -11, 9, -9, 12, -15, 0, -14))
	q.Shape(Metal(hue.Steel, hue.SteelDark, -5, -10, 5, -10), 1.8, brush.Rect(-3.6, -11, 7.2, 40))
}

func longHair(f portrait) {
	Mane(f.Pen, f.Hair, brush.Blob(-21, 46, -27, 30, -25, 2, -21, -20, 0, -31, 21, -20, 25, 2, 27, 30, 21, 46, 0, 40),
		brush.Curve(-21, -8, -23, 14, -21, 40), brush.Curve(21, -8, 23, 14, 21, 40), brush.Curve(-18, 0, -19, 20, -16, 40), brush.Curve(24, 4, 25, 20, 22, 40))
}

func bunHair(f portrait) {
	Mane(f.Pen, f.Hair, brush.Blob(0, -47, 9, -45, 13, -36, 9, -27, -9, -27, -13, -36, -9, -45), brush.Curve(-9, -39, 0, -44, 9, -38), brush.Curve(-10, -34, 0, -39, 10, -33), brush.Curve(-8, -30, 0, -34, 8, -29))
	f.Shape(Locks(f.Hair), 2, brush.Blob(-22.6, 6, -23.6, -14, -11, -29, 11, -29, 23.6, -14, 22.6, 6))
	p := f.At(11, -35, 1.4).Turn(30) // a sprig of fern
	p.Line(nib(1.4).Tint(hue.Hex(0x35604f)), brush.Curve(0, 3, 1, -8, 4, -16))
	for i := range 5 {
		y, r := -1-3.2*float32(i), 5.4-.8*float32(i)
		for _, k := range mirrored {
			p.Shape(col(hue.Hex(0x9cc865)).To(hue.Hex(0x5f9450), -r, 0, r, 0), .7, brush.Blob(.4, y+1.4, k*r*.6, y+.4, k*r, y-2.6, k*r*.5, y-2))
		}
	}
}

func sideHair(f portrait) {
	for _, k := range mirrored {
		Mane(f.Pen, f.Hair, brush.Blob(14*k, -20, 23*k, -16, 27.6*k, -6, 25*k, 0, 28*k, 7, 23*k, 15, 16*k, 11), brush.Curve(20*k, -14, 24*k, -4, 21*k, 2), brush.Curve(18*k, -2, 24*k, 6, 20*k, 12))
	}
}

func cloudHair(f portrait) {
	for i := range 17 {
		s, c := brush.SinCos(float32(i)*16 + 142)
		f.Shape(Locks(f.Hair).Form(.5, 4), 1.9, brush.Circle(26*c, -9+24*s, 9.4+1.6*brush.Hash(i, 1, 51)))
	}
	f.Fill(col(hue.Shade(f.Hair, .2)), brush.Ellipse(0, -8, 27, 25))
	for i := range 15 {
		s, c := brush.SinCos(float32(i)*18 + 144)
		f.Line(even(1.2, hue.Lit(f.Hair, .34)).Alpha(.8).Taper(), brush.Curve(26*c-4, -10+24*s, 26*c-1, -13+24*s, 26*c+3, -11+24*s))
	}
}

func plaits(f portrait) {
	f.Shape(Locks(f.Hair), 2, brush.Blob(-22, 8, -22, -16, 0, -30, 22, -16, 22, 8))
	for _, k := range mirrored {
		for i := range 6 {
			y := 8 + float32(i)*6.4
			f.b.Shape(Locks(f.Hair), 1.6, brush.Blob(k*18, y, k*23.4, y-3.6, k*27, y+1, k*24, y+5.6, k*19.4, y+5))
			f.b.Line(even(1.1, hue.Lit(f.Hair, .45)).Alpha(.7).Taper(), brush.Curve(k*20, y+2, k*23, y-.6, k*25.4, y+1))
		}
	}
}

func bunches(f portrait) {
	for _, k := range mirrored {
		for i := range 9 {
			s, c := brush.SinCos(float32(i) * 40)
			f.Shape(Locks(f.Hair).Form(.5, 4), 1.8, brush.Circle(k*29+9*c, -21+9*s, 5.6))
		}
		f.Fill(col(hue.Shade(f.Hair, .1)), brush.Circle(k*29, -21, 10))
		for i := range 5 {
			s, c := brush.SinCos(float32(i)*60 + 190)
			f.Line(even(1.2, hue.Lit(f.Hair, .36)).Alpha(.8).Taper(), brush.Curve(k*29+9*c-2, -21+9*s, k*29+9*c, -23+9*s, k*29+9*c+3, -22+9*s))
		}
		Cloth(f.Pen, f.trim, brush.Blob(16*k, -24, 20*k, -26, 23*k, -18, 22*k, -11, 17*k, -12))
	}
	f.Shape(Locks(f.Hair), 2, brush.Blob(-21.6, 2, -22, -16, 0, -30, 22, -16, 21.6, 2))
}

func standingCollar(f portrait) {
	b := f.b
	for _, k := range mirrored {
		side := brush.Blob(8*k, 30, 24*k, 26, 33*k, 12, 34*k, -4, 29*k, -14, 24*k, -4, 16*k, 12)
		Cloth(b, f.cloth, side, brush.Curve(14*k, 26, 23*k, 12, 27*k, -4))
		b.Line(even(2, f.trim), brush.Curve(24*k, 26, 31.4*k, 12, 32*k, -4, 28.6*k, -12))
	}
	Mane(f.Pen, f.Hair, brush.Blob(-21.6, 8, -26, -6, -23, -24, -11, -34, 0, -31, 11, -34, 23, -24, 26, -6, 21.6, 8, 0, 0), brush.Curve(-22, 0, -23, -14, -14, -26), brush.Curve(22, 0, 23, -14, 14, -26))
}

func quiver(f portrait) {
	q := f.b.At(-28, 26, 1).Turn(-20)
	for i := range 3 {
		x := -6 + 6*float32(i)
		q.Line(even(2, hue.Ink), brush.Poly(x, -8, x, -38-3*float32(i&1)))
		q.Line(even(1, hue.WoodLit), brush.Poly(x, -8, x, -38-3*float32(i&1)))
		y := -40 - 3*float32(i&1)
		q.Shape(col([]hue.C{hue.Hex(0xf4ead2), hue.Hex(0xd2543f), hue.Hex(0xf4ead2)}[i]), 1.4, brush.Poly(x, y-6, x+3.6, y-2, x+3.6, y+8, x, y+5, x-3.6, y+8, x-3.6, y-2))
	}
	Cloth(q, f.trim, brush.Blob(-10, -12, 0, -10, 10, -12, 9, 20, -9, 20), brush.Curve(-8, -6, 0, -4, 8, -6))
	f.Shape(col(hue.Shade(f.cloth, .45)), 2, brush.Blob(-26, 34, -28, -4, -18, -30, 0, -40, 18, -30, 28, -4, 26, 34))
}

func crook(f portrait) {
	q := f.b.At(-32, 40, 1).Turn(3)
	rod := brush.Curve(2, 20, 1, -30, 0, -66, -2, -77, -9, -80, -14, -75, -12, -68, -7, -69)
	q.Line(even(5.4, hue.Ink), rod)
	q.Line(even(3, hue.WoodLit), rod)
	q.Line(even(1, hue.Lit(hue.WoodLit, .5)), rod.Move(-.7, -.3))
	Mane(f.Pen, f.Hair, brush.Blob(-19, 30, -24, 14, -23, -14, 0, -30, 23, -14, 24, 14, 19, 30, 0, 24), brush.Curve(-21, 0, -22, 12, -18, 26), brush.Curve(21, 0, 22, 12, 18, 26))
}
