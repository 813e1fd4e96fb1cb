package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
)

// --- beards

func stubble(h Head) {
	j, l := h.Jaw, h.Long
	h.Within(h.outline()).Fill(col(h.Hair).Alpha(.34).Soft(2.2), brush.Blob(-j-3, 6, -j*.6, 12, 0, 10.6, j*.6, 12, j+3, 6, j+2, l*.84, 0, l+2, -j-2, l*.84))
	h.Line(nib(1.5).Tint(hue.Hex(0xa8564e)).Taper(), brush.Poly(h.X(10.6), 2, h.X(14.4), 11)) // a scar
	h.Line(nib(1).Tint(hue.Hex(0xa8564e)).Taper(), brush.Poly(h.X(10.8), 6.8, h.X(14.4), 5.4))
}

// whiskers paints a moustache: two locks from the middle of the lip outwards, which
// rise with a laugh and droop in anger.
func whiskers(h Head, lock ...float32) {
	lift := [pictures.Moods]float32{pictures.Glad: -.16, pictures.Vexed: .18}[h.Mood]
	x, y := h.Lip()
	for _, k := range mirrored {
		pts := make([]float32, len(lock))
		for i := range lock {
			if i&1 == 0 {
				pts[i] = x + k*lock[i]
			} else {
				pts[i] = y + lock[i] + lift*lock[i-1]
			}
		}
		Mane(h.Pen, h.Hair, brush.Blob(pts...))
	}
}

// openMouth cuts the mouth free in a beard.
func openMouth(h Head) {
	x, y := h.Lip()
	h.Fill(col(hue.Mix(h.Skin, hue.Hex(0xb8564e), .4)).Soft(.8), brush.Ellipse(x, y+1.4, 6.4, 3.4))
}

func fullBeard(h Head) {
	w, l := h.Width, h.Long
	x, y := h.Lip()
	Mane(h.Pen, h.Hair, brush.Blob(-w-1.4, -5, -w+2.6, 4, -11, 8.4, x, 9.6, 11, 8.4, w-2.6, 4, w+1.4, -5, w+2.4, 12, w-1, l, 12, l+11, 0, l+9, -12, l+11, -w+1, l, -w-2.4, 12),
		brush.Curve(-18, 8, -18, 20, -11, l+8), brush.Curve(-10, y+5, -9, 26, -5, l+8), brush.Curve(-3, y+6, -2, 28, 1, l+6), brush.Curve(5, y+6, 5, 28, 6, l+8), brush.Curve(12, y+3, 12, 26, 10, l+8), brush.Curve(18, 8, 18, 20, 14, l+5))
	openMouth(h)
	whiskers(h, 0, -6, 6, -6.2, 13, -1.6, 14, 3, 9, 2, 4, -.4, 0, -1.4)
}

func longBeard(h Head) {
	w, l := h.Width, h.Long
	x, y := h.Lip()
	Mane(h.Pen, h.Hair, brush.Blob(-w-.8, -2, -w+3, 6, -9, 8.6, x, 9.4, 9, 8.6, w-3, 6, w+.8, -2, w+2, 14, 15, 33, 6, 54, -4, 54, -15, 33, -w-2, 14),
		brush.Curve(-15, 10, -14, 26, -6, l+18), brush.Curve(-8, y+5, -7, 32, -3, l+20), brush.Curve(-1, y+6, -1, 34, 0, l+20), brush.Curve(7, y+5, 7, 32, 4, l+18), brush.Curve(15, 10, 14, 26, 7, l+16))
	openMouth(h)
	whiskers(h, 0, -5.6, 6, -6.2, 12.4, -2, 15, 5.6, 10, 5, 5, 1, 0, -1)
}

func goatee(h Head) {
	_, l := h.Chin()
	x, y := h.Lip()
	Mane(h.Pen, h.Hair, brush.Blob(x-6.4, y+5.4, x, y+4.4, x+6.4, y+5.4, x+5.4, l+3, x+1, l+11, x-3, l+6), brush.Curve(x-3, y+7, x-2, l, x, l+7), brush.Curve(x+2, y+7, x+2.6, l, x+1, l+8))
	whiskers(h, .4, -5, 4, -5.4, 10, -1.6, 11.4, 3.6, 7, 1.6, 3, -1.2)
}

func curled(h Head) {
	x, _ := h.Lip()
	_, l := h.Chin()
	h.Line(nib(1.3).Tint(hue.Shade(h.Skin, .66)).Alpha(.8).Taper(), brush.Curve(-13, l-1, 0, l+4.6, 13, l-1)) // a second chin
	whiskers(h, 0, -5.2, 6, -5.8, 12, -3.4, 16, -6.4, 17.4, -10.4, 19.6, -6, 16.4, -1, 9, .4, 3, -1.4)
	Mane(h.Pen, h.Hair, brush.Blob(x-3, l-6, x, l-7, x+3, l-6, x+.6, l+3))
}

// --- hair in front, and hats

func cropped(f portrait) {
	Mane(f.Pen, f.Hair, brush.Blob(-21, 0, -23, -15, -16, -29, 0, -34, 16, -31, 23, -16, 20.6, 0, 18.4, -9, 15, -16, 6, -20, 0, -16.4, -7, -20, -15, -15, -18.4, -8),
		brush.Curve(-14, -18, -12, -26, -4, -31), brush.Curve(-6, -21, -3, -27, 4, -31), brush.Curve(2, -19, 6, -26, 12, -29), brush.Curve(10, -19, 14, -23, 18, -23), brush.Curve(-19, -8, -20, -16, -16, -24))
}

func tousled(f portrait) {
	Mane(f.Pen, f.Hair, brush.Poly(-21.4, 1, -26, -8, -22.4, -13, -28, -21, -20, -23, -22, -33, -11, -31, -9, -41, -1, -34, 8, -42, 10, -33, 20, -35, 19, -25, 28, -23, 22.6, -14, 26, -6, 21, 1, 18, -9, 12, -15, 9, -11, 3, -18, -4, -11.6, -9, -17, -15, -9.6),
		brush.Curve(-18, -12, -17, -22, -15, -28), brush.Curve(-8, -17, -8, -28, -8, -36), brush.Curve(2, -19, 3, -28, 6, -37), brush.Curve(10, -14, 14, -24, 17, -31), brush.Curve(17, -12, 20, -18, 24, -21), brush.Curve(-2, -15, -3, -24, -2, -31))
	for _, q := range [][2]float32{{-9, 5}, {-6.4, 7.4}, {-12, 7.4}, {9, 5}, {12, 7}, {6.6, 7.4}, {-9.4, 9}, {9.6, 9}} {
		f.Fill(col(hue.Hex(0xb05a2c)).Alpha(.7), brush.Circle(f.X(q[0]), q[1], .8))
	}
	p := f.At(16, -30, 1).Turn(30) // a feather of the bird whose name he has
	p.Shape(col(hue.Hex(0xe8d8a8)).To(hue.Hex(0xa87a48), -5, -24, 6, 4), 1.7, brush.Blob(0, 4, -5, -6, -4, -18, 2, -25, 5, -16, 5, -5))
	p.Line(nib(1.1), brush.Curve(0, 8, 0, -8, 2, -22))
	for i := range 3 {
		p.Line(nib(1.2).Alpha(.7).Taper(), brush.Poly(-4, -6-5*float32(i), 3.4, -10-5*float32(i)))
	}
}

func fringe(f portrait) {
	Mane(f.Pen, f.Hair, brush.Blob(-21.6, 0, -22.6, -16, -13, -29, 0, -31, 13, -29, 22.6, -16, 21.6, 0, 18.4, -10, 12, -17, 4, -19, 0, -23, -4, -19, -12, -17, -18.4, -10),
		brush.Curve(-4, -21, -8, -25, -12, -27), brush.Curve(4, -21, 8, -25, 12, -27), brush.Curve(-14, -17, -17, -20, -18, -22), brush.Curve(14, -17, 17, -20, 18, -22))
	f.Line(even(1.4, f.Skin).Alpha(.8), brush.Poly(0, -22, 0, -30))
}

func crowned(f portrait) {
	Mane(f.Pen, f.Hair, brush.Blob(-20, 0, -22, -14, -13, -27, 0, -27, 13, -27, 22, -14, 20, 0, 17, -11, 9, -18, 0, -21, -9, -18, -17, -11),
		brush.Curve(-17, -10, -14, -18, -6, -23), brush.Curve(17, -10, 14, -18, 6, -23), brush.Curve(-19, -8, -18, -16, -12, -23), brush.Curve(19, -8, 18, -16, 12, -23))
	crown := brush.Path{brush.Cat(brush.Line{{X: -16, Y: -25}, {X: -20, Y: -43}, {X: -10, Y: -35}, {X: 0, Y: -50}, {X: 10, Y: -35}, {X: 20, Y: -43}, {X: 16, Y: -25}}, brush.Quad(Pt{X: 16, Y: -25}, Pt{X: 0, Y: -19}, Pt{X: -16, Y: -25}, 8))}
	f.Shape(Metal(hue.GoldLit, hue.GoldDark, -16, -44, 18, -20), 2, crown)
	for _, q := range [][2]float32{{-20, -43}, {0, -50}, {20, -43}} {
		f.Shape(Metal(hue.GlowCore, hue.GoldDark, q[0]-3, q[1]-3, q[0]+4, q[1]+4), 1.6, brush.Circle(q[0], q[1], 2.9))
	}
	f.Line(even(1.5, hue.GoldDark), brush.Curve(-16.6, -29, 0, -24, 16.6, -29))
	for i, c := range []hue.C{hue.Hex(0x3f74c4), hue.Hex(0xc8304a), hue.Hex(0x3f74c4)} {
		x := -9 + 9*float32(i)
		f.Shape(Metal(c, hue.Shade(c, .5), x-2, -29, x+2, -23), 1.3, brush.Ellipse(x, -25.2-abs32(x)*.06, 2, 2.5))
	}
	for _, k := range mirrored {
		f.Shape(Metal(hue.GoldLit, hue.GoldDark, 19*k, 6, 23*k, 14), 1.4, brush.Blob(20*k, 5, 23*k, 11, 20*k, 14, 17.4*k, 11))
	}
}

func spectacles(f portrait) {
	Mane(f.Pen, f.Hair, brush.Blob(-21.6, 4, -23.4, -13, -13, -29, 0, -31, 13, -29, 23.4, -13, 21.6, 4, 19, -8, 12, -16, 1, -20.6, -10, -16, -19, -8),
		brush.Curve(2, -21, 8, -25, 15, -25), brush.Curve(-1, -21, -8, -26, -14, -25), brush.Curve(9, -17, 16, -19, 19.6, -17), brush.Curve(-8, -17, -15, -19, -20, -16), brush.Curve(1, -21, 2, -26, 3, -30))
	for _, k := range mirrored {
		x := f.X(9 * k)
		f.Fill(col(hue.Hex(0xeaf6ff)).Alpha(.16), brush.Circle(x, -1, 7.6))
		f.Line(even(1.4, hue.Hex(0xffffff)).Alpha(.6).Taper(), brush.Curve(x-5.4, -3, x-3.6, -5.6, x-.8, -6.6))
		f.Loop(nib(2.5), brush.Circle(x, -1, 7.9))
		f.Loop(even(1.3, hue.GoldLit), brush.Circle(x, -1, 7.9))
		f.Line(nib(1.6).Tint(hue.GoldDark), brush.Poly(f.X(16.6*k), -2, (f.Width+.6)*k, -3.4))
	}
	f.Line(nib(2), brush.Curve(f.X(-1.6), -1.6, f.X(0), -3.6, f.X(1.6), -1.6))
}

func featherHat(f portrait) {
	f.ShadeBrow(-22, -11, -10, -13, 2, -15, 12, -14, 22, -10)
	Mane(f.Pen, f.Hair, brush.Blob(-22, 22, -25, 2, -22, -16, -8, -22, -13, -12, -17.6, -2, -18, 10), brush.Curve(-20, -10, -22, 4, -21, 18))
	Mane(f.Pen, f.Hair, brush.Blob(22, 22, 25, 2, 22, -16, 4, -22, 14, -13, 18, -3, 18.6, 10), brush.Curve(20, -10, 22, 4, 21, 18))
	p := f.At(0, 0, 1).Turn(-5)
	p.Shape(Metal(hue.Hex(0x4a4a5e), hue.Hex(0x16161e), 14, -44, 44, -26), 1.8, brush.Blob(15, -25, 22, -37, 37, -45, 48, -42, 44, -32, 30, -26))
	p.Shape(col(hue.Hex(0xfffaf0)).To(hue.Hex(0xb8c0d4), 34, -52, 48, -40), 1.5, brush.Blob(32, -42.6, 38, -45, 48, -42, 45, -33, 36, -31))
	p.Line(even(1, hue.Hex(0x9aa4c0)), brush.Curve(16, -25, 28, -34, 45, -41))
	Cloth(p, f.cloth, brush.Blob(-19, -18, -18, -36, -8, -45, 6, -42, 16, -44, 22, -32, 20, -18, 0, -24), brush.Curve(-4, -43, 2, -37, 10, -36), brush.Curve(-14, -38, -10, -32, -12, -27))
	p.Line(even(4.6, hue.Ink), brush.Curve(-19, -21, 0, -27, 20, -21))
	p.Line(even(2.8, hue.GoldLit), brush.Curve(-19, -21, 0, -27, 20, -21))
	Cloth(p, f.cloth, brush.Blob(-38, -9, -30, -18, -16, -22, 0, -24, 18, -22, 32, -20, 38, -13, 22, -14, 4, -18, -16, -14, -28, -9))
	f.Shape(Metal(hue.GoldLit, hue.GoldDark, -22, 8, -17, 16), 1.3, brush.Circle(-18.6, 11, 2.2))
	f.Fill(col(hue.Hex(0x4a2c2c)), brush.Circle(f.X(-10), 12, .9)) // a beauty spot
}

func souwester(f portrait) {
	f.ShadeBrow(-24, -6, -12, -12, 0, -13.6, 12, -12, 24, -6)
	for _, k := range mirrored {
		Mane(f.Pen, f.Hair, brush.Blob(23*k, 0, 25*k, -10, 17*k, -17, 19*k, -7), brush.Curve(21*k, -3, 22*k, -9, 18*k, -14))
	}
	oil := hue.Hex(0xc8503c)
	Cloth(f.Pen, oil, brush.Blob(-23, -18, -21, -33, -9, -42, 9, -42, 21, -33, 23, -18, 0, -24), brush.Curve(-9, -22, -9, -33, -4, -41), brush.Curve(9, -22, 9, -33, 4, -41))
	Cloth(f.Pen, hue.Lit(oil, .06), brush.Blob(-37, 4, -33, -10, -22, -20, 0, -26.4, 22, -20, 33, -10, 37, 4, 28, -3, 21, -11, 0, -16, -21, -11, -28, -3),
		brush.Curve(-35, -1, -24, -13, 0, -20, 24, -13, 35, -1))
	f.Line(even(1.6, hue.Lit(oil, .6)).Alpha(.8).Taper(), brush.Curve(-17, -27, -14, -34, -8, -38))
}

func cornette(f portrait) {
	w := f.Width
	white := func(x0, x1 float32) brush.Wash {
		return col(hue.Hex(0xfffdf8)).To(hue.Hex(0xb9b2cc), x0, -34, x1, 0).Form(.3, 5)
	}
	ring := brush.Hollow(brush.Blob(0, -31, 17, -26, w+4.4, -8, w+4, 10, 15, 26, 0, 31, -15, 26, -w-4, 10, -w-4.4, -8, -17, -26),
		brush.Blob(0, -17, 12, -15.6, w-2.6, -4, w-3.4, 7, 11.4, 18.6, 0, 22.4, -11.4, 18.6, -w+3.4, 7, -w+2.6, -4, -12, -15.6))
	f.Shape(white(-22, 30), 1.9, ring)
	f.Within(ring).Fill(col(hue.Violet).Alpha(.22).Soft(2), brush.Blob(14, -20, 30, -10, 26, 16, 8, 32, 16, 16, 19, 0))
	f.ShadeBrow(-18, -8, -12, -14, 0, -15.4, 12, -14, 18, -8)
	for _, k := range mirrored { // its wings
		f.Shape(white(-40, 46), 2, brush.Blob(0, -22, 8*k, -37, 24*k, -36, 40*k, -25, 52*k, -31, 47*k, -14, 36*k, -6, 25*k, -9, 14*k, -17))
		f.Line(Line(1.3), brush.Curve(8*k, -25, 24*k, -28, 40*k, -17))
		f.Line(Line(1.2), brush.Curve(12*k, -33, 26*k, -31, 46*k, -24))
	}
	f.Shape(white(-10, 14), 1.9, brush.Blob(-9, -21, -10, -33, 0, -41, 10, -33, 9, -21, 0, -18))
	f.Line(Line(1.2), brush.Curve(0, -38, 1, -28, 0, -20))
}

func kerchief(f portrait) {
	red := hue.Hex(0xd2493f)
	f.ShadeBrow(-20, -8, -10, -15, 6, -16, 20, -10)
	Cloth(f.Pen, red, brush.Blob(20, -20, 31, -25, 40, -19, 34, -15, 39, -7, 30, -8, 24, -14))
	Cloth(f.Pen, red, brush.Blob(-22, -9, -24, -22, -13, -33, 4, -35, 19, -28, 25, -16, 22, -9, 12, -17, -4, -19.6, -14, -15.6), brush.Curve(22, -16, 8, -24, -10, -24), brush.Curve(22, -18, 10, -30, -4, -32))
	for _, q := range [][2]float32{{-15, -20}, {-8, -27}, {-2, -22}, {4, -30}, {9, -23}, {15, -27}} {
		f.Fill(col(hue.Cream), brush.Circle(q[0], q[1], 1.5))
	}
	f.Loop(nib(2.6), brush.Circle(-19.6, 11, 4.4))
	f.Loop(even(1.4, hue.GoldLit), brush.Circle(-19.6, 11, 4.4))
}

func turban(f portrait) {
	f.ShadeBrow(-22, -8, -10, -14, 0, -16, 10, -14, 22, -8)
	silk := hue.Hex(0xf3e6c8)
	f.Shape(col(hue.Hex(0x57b8a4)).To(hue.Hex(0x1f6a60), 0, -52, 8, -30).Form(.3, 4), 1.7, brush.Blob(-1, -30, -5, -40, -1, -50, 9, -51, 7, -43, 3, -34))
	Cloth(f.Pen, silk, brush.Blob(-22, -10, -31, -18, -30, -29, -15, -38, 8, -39, 25, -34, 32, -22, 22, -10, 10, -15, 0, -13.4, -10, -15),
		brush.Curve(-29, -17, -6, -32, 22, -35), brush.Curve(-23, -12, 0, -26, 30, -24), brush.Curve(-28, -27, -10, -36, 8, -39), brush.Curve(-12, -14.6, 6, -21, 29, -17), brush.Curve(22, -11, 4, -22, -22, -28))
	f.Shape(Metal(hue.GoldLit, hue.GoldDark, -4, -31, 6, -19), 1.6, brush.Ellipse(0, -25, 4.6, 5.6))
	f.Shape(Metal(hue.Hex(0xe0485c), hue.Hex(0x8a1c34), -3, -28, 3, -21), 1.2, brush.Ellipse(0, -25, 2.4, 3.4))
}

func bonnet(f portrait) {
	f.ShadeBrow(-24, -8, -12, -15, 0, -16.6, 12, -15, 24, -8)
	Mane(f.Pen, f.Hair, brush.Blob(-22, 0, -23, -14, -12, -21, 0, -23, 12, -21, 23, -14, 22, 0, 18.6, -10, 10, -17, 0, -15, -10, -17, -18.6, -10), brush.Curve(-2, -17, -10, -19, -19, -10), brush.Curve(2, -17, 10, -19, 19, -10))
	linen := col(hue.Hex(0xfffdf6)).To(hue.Hex(0xbcb2c8), -24, -44, 28, -16).Form(.36, 7)
	f.Shape(linen, 2, brush.Blob(-23, -18, -34, -26, -31, -40, -16, -48, 0, -46, 16, -49, 31, -40, 34, -26, 23, -18, 0, -24))
	for _, q := range [][6]float32{{-14, -22, -18, -32, -14, -44}, {-4, -24, -5, -34, -2, -44}, {7, -24, 9, -34, 8, -45}, {16, -21, 21, -30, 22, -40}} {
		f.Line(Line(1.3), brush.Curve(q[0], q[1], q[2], q[3], q[4], q[5]))
	}
	for i := range 11 {
		x := -26.5 + float32(i)*5.3
		f.Shape(col(hue.Hex(0xfffdf6)).To(hue.Hex(0xc8bfd0), x-2, -26, x+4, -14), 1.5, brush.Circle(x, -23+x*x/92, 4.2))
	}
	f.Line(even(2.4, hue.Hex(0xc46f52)), brush.Curve(-25, -21, -12, -26.4, 0, -28, 12, -26.4, 25, -21))
	f.Fill(col(hue.Hex(0xffffff)).Alpha(.85).Soft(.9), brush.Ellipse(f.X(13), 11, 3.6, 2)) // flour
}

func helmet(f portrait) {
	f.ShadeBrow(-22, -6, -12, -14, 0, -15.6, 12, -14, 22, -6)
	Mane(f.Pen, f.Hair, brush.Blob(-20, 2, -21, -12, -10, -20, 3, -20, 12, -20, 21, -12, 20, 2, 17, -8, 10, -15, 2, -13, -4, -17, -11, -13, -17, -6),
		brush.Curve(3, -19, -6, -17, -14, -9), brush.Curve(3, -19, 11, -17, 17, -9), brush.Curve(1, -18, -3, -17, -6, -15))
	blue := hue.Hex(0x4a7fd0)
	Cloth(f.Pen, blue, brush.Blob(-4, -38, -10, -48, 2, -54, 20, -53, 36, -44, 42, -28, 38, -14, 33, -26, 24, -34, 10, -37), brush.Curve(2, -44, 18, -46, 32, -36), brush.Curve(-4, -47, 14, -51, 34, -40), brush.Curve(6, -40, 22, -40, 34, -28))
	steel := Metal(hue.Hex(0xe6ebf2), hue.SteelDark, -20, -40, 24, -14)
	f.Shape(steel, 2, brush.Blob(-24, 2, -25.4, -16, -17, -33, 0, -41, 17, -33, 25.4, -16, 24, 2, 20.4, 0, 20.6, -12, 14, -19, 0, -21.6, -14, -19, -20.6, -12, -20.4, 0))
	f.Shape(steel, 1.9, brush.Blob(-26, -16, -20, -30, 0, -36.6, 20, -30, 26, -16, 14, -22, 0, -24, -14, -22)) // the raised visor
	for i := range 3 {
		x := float32(i-1) * 9
		f.Line(nib(1.8), brush.Poly(x-2.6, -28.4+abs32(x)*.22, x+2.6, -28.4+abs32(x)*.22))
	}
	f.Line(even(1.3, hue.Hex(0xffffff)).Alpha(.9).Taper(), brush.Curve(-21, -20, -15, -28, -4, -33))
	for _, k := range mirrored {
		f.Shape(Metal(hue.GoldLit, hue.GoldDark, 21*k, -18, 25*k, -12), 1.5, brush.Circle(23*k, -14, 2.8))
	}
}

func hood(f portrait) {
	w := f.Width
	f.ShadeBrow(-18, -4, -11, -12, 0, -14, 11, -12, 18, -4)
	Mane(f.Pen, f.Hair, brush.Blob(-16, -8, -12, -20, 2, -24, 14, -20, 17, -8, 10, -16, 2, -14, -6, -17, -12, -11), brush.Curve(3, -22, -4, -18, -11, -13), brush.Curve(4, -22, 10, -18, 14, -13))
	ring := brush.Hollow(brush.Blob(4, -52, 14, -38, 25, -22, 29, 0, 27, 18, 22, 30, 10, 36, -10, 36, -22, 30, -27, 18, -29, 0, -25, -22, -12, -38),
		brush.Blob(0, -25, 12, -21, w, -6, w+1, 8, 14, 22, 9, 31, -9, 31, -14, 22, -w-1, 8, -w, -6, -12, -21))
	Cloth(f.Pen, f.cloth, ring, brush.Curve(3, -46, -12, -32, -21, -8), brush.Curve(5, -46, 16, -30, 23, -6), brush.Curve(-23, 6, -21, 18, -13, 30), brush.Curve(23, 6, 21, 18, 13, 30), brush.Curve(2, -40, -2, -32, -4, -26))
	f.Within(ring).Fill(col(hue.Violet).Alpha(.4).Soft(2), brush.Hollow(brush.Ellipse(0, 2, w+4, 33), brush.Ellipse(0, 2, w+.6, 28)))
	f.Shape(Metal(hue.GoldLit, hue.GoldDark, -4, 30, 4, 38), 1.6, brush.Blob(0, 29, 4.4, 33, 0, 38, -4.4, 33))
}

func starCap(f portrait) {
	f.ShadeBrow(-20, -8, -11, -14, 0, -16, 11, -14, 20, -8)
	night := hue.Hex(0x4a50a0)
	Cloth(f.Pen, night, brush.Blob(-22, -17, -18, -31, -11, -42, -2, -49, 8, -52, 21, -48, 29, -37, 18, -40, 14, -39, 20, -29, 22, -17, 0, -22), brush.Curve(-6, -43, 4, -41, 13, -40), brush.Curve(-12, -20, -10, -32, -2, -44), brush.Curve(12, -20, 13, -30, 11, -40))
	f.Shape(col(hue.GlowCore), 1.5, brush.Star(31, -34, 6, 2.5, 5))
	f.Shape(Metal(hue.GoldLit, hue.GoldDark, -20, -24, 22, -12), 1.9, brush.Blob(-25, -11, -23, -20, 0, -26, 23, -20, 25, -11, 0, -16.4))
	for _, q := range [][3]float32{{-10, -29, 3.8}, {2, -37, 3.2}, {12, -27, 4.2}, {5, -46, 2.6}} {
		f.Fill(col(hue.GoldLit), brush.Star(q[0], q[1], q[2], q[2]*.42, 5))
	}
}

func plumeHat(f portrait) {
	f.ShadeBrow(-24, -8, -12, -14, 0, -16, 12, -14, 24, -8)
	for _, k := range mirrored {
		Mane(f.Pen, f.Hair, brush.Blob(22*k, 5, 25*k, -8, 21*k, -17, 15*k, -18, 19.4*k, -8), brush.Curve(22*k, 0, 23*k, -8, 19*k, -14))
	}
	Cloth(f.Pen, f.cloth, brush.Blob(-24, -18, -30, -30, -22, -40, -4, -44, 18, -42, 30, -33, 25, -18, 0, -24), brush.Curve(-20, -22, -24, -30, -16, -38), brush.Curve(-6, -25, -8, -34, 0, -42), brush.Curve(10, -25, 12, -33, 18, -39))
	f.Shape(col(hue.Hex(0xfff8e6)).To(hue.Hex(0xd0a488), -44, -50, 0, -26).Form(.3, 4), 1.9, brush.Blob(8, -27, 2, -42, -14, -52, -32, -52, -46, -40, -48, -26, -41, -33, -38, -29, -32, -38, -27, -34, -20, -40, -10, -34))
	f.Line(nib(1.2).Alpha(.8).Taper(), brush.Curve(6, -28, -10, -44, -30, -46, -44, -34))
	for _, q := range [][4]float32{{-12, -42, -18, -37}, {-22, -45, -29, -39}, {-32, -44, -38, -36}} {
		f.Line(Line(1.1), brush.Poly(q[0], q[1], q[2], q[3]))
	}
	Cloth(f.Pen, hue.Lit(f.cloth, .12), brush.Blob(-28, -13, -26, -21, 0, -27, 26, -21, 28, -13, 14, -16, 0, -18.6, -14, -16))
	f.Shape(Metal(hue.GoldLit, hue.GoldDark, 4, -30, 13, -20), 1.6, brush.Circle(8, -24.6, 4))
	f.Fill(col(hue.Hex(0xc8304a)), brush.Circle(8, -24.6, 1.9))
}

func strawHat(f portrait) {
	f.ShadeBrow(-24, -7, -12, -13, 0, -15, 12, -13, 24, -7)
	Mane(f.Pen, f.Hair, brush.Blob(-20, 14, -24, -4, -19, -20, 0, -24, 19, -20, 24, -4, 20, 14, 18.4, -2, 11, -13, 0, -18, -11, -13, -18.4, -2),
		brush.Curve(-2, -19, -14, -12, -20, 6), brush.Curve(2, -19, 14, -12, 20, 6), brush.Curve(-4, -21, -18, -14, -22, 0), brush.Curve(4, -21, 18, -14, 22, 0))
	straw := hue.Hex(0xeccf78)
	wash := col(hue.Lit(straw, .3)).To(hue.Hex(0xb07c34), -30, -42, 36, -8).Form(.35, 5)
	f.Shape(wash, 2, brush.Blob(-19, -19, -18, -34, -7, -41, 8, -41, 18, -34, 19, -19, 0, -24))
	brim := brush.Blob(-46, -10, -34, -18, -18, -22, 0, -24, 18, -22, 34, -18, 46, -10, 32, -10, 18, -14, 0, -16.6, -18, -14, -32, -10)
	f.Shape(wash, 2, brim)
	in := f.Within(brim)
	for i := range 3 {
		d := float32(i) * 3
		in.Line(nib(1).Tint(hue.Hex(0x8a5c28)).Alpha(.7), brush.Curve(-46, -9-d*.4, -20, -15-d, 0, -18-d, 20, -15-d, 46, -9-d*.4))
	}
	f.Line(even(5.4, hue.Ink), brush.Curve(-18.6, -21.6, 0, -26, 18.6, -21.6))
	f.Line(even(3.6, hue.Hex(0xc8505a)), brush.Curve(-18.6, -21.6, 0, -26, 18.6, -21.6))
	for _, q := range [][2]float32{{11, -25}, {17.4, -22}, {14.6, -30}} {
		f.Shape(col(hue.Hex(0xfffdf6)), .8, brush.Star(q[0], q[1], 4.6, 2.4, 7))
		f.Fill(col(hue.Hex(0xf0b43c)), brush.Circle(q[0], q[1], 1.4))
	}
}
