package grimoria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
)

// What the companions wear, and how hair and beard lie. Bodies are painted in the bust's units, what
// is on the head in the head's.

// --- bodies

func leatherApron(f figure) {
	art.Torso(f.p, f.cloth, 36, brush.Curve(-26, -8, -24, 2, -26, 16), brush.Curve(26, -8, 24, 2, 26, 16))
	art.Cloth(f.p, f.trim, brush.Blob(-19, 26, -18, -2, -13, -12, 0, -9, 13, -12, 18, -2, 19, 26), brush.Curve(-9, -4, -8, 8, -9, 20), brush.Curve(9, -4, 8, 8, 9, 20))
	for _, k := range sides {
		f.p.Line(even(4.6, hue.Ink), brush.Curve(13*k, -10, 15*k, -18, 18*k, -20))
		f.p.Line(even(2.6, f.trim), brush.Curve(13*k, -10, 15*k, -18, 18*k, -20))
	}
}

func ermineCape(f figure) {
	art.Torso(f.p, f.cloth, 40, brush.Curve(-20, 0, -18, 8, -20, 18), brush.Curve(20, 0, 18, 8, 20, 18))
	f.p.Shape(col(hue.Hex(0xfffdf6)).To(hue.Hex(0xc4bcc8), -30, -24, 36, 14).Form(.3, 5), 2, brush.Blob(-41, 4, -36, -12, -20, -22, -8, -24, 0, -19, 8, -24, 20, -22, 36, -12, 41, 4, 24, 6, 12, 2, 0, 6, -12, 2, -24, 6))
	for _, q := range [][2]float32{{-32, -2}, {-22, -10}, {-16, -1}, {-6, -10}, {6, -3}, {15, -11}, {22, -1}, {32, -4}} {
		f.p.Fill(col(hue.Hex(0x2a2026)), brush.Blob(q[0], q[1]-3, q[0]+1.6, q[1]+2, q[0], q[1]+3.4, q[0]-1.6, q[1]+2))
	}
	f.p.Line(even(4.4, hue.Ink), brush.Curve(-14, -18, 0, 3, 14, -18))
	f.p.Line(even(2.8, hue.GoldLit), brush.Curve(-14, -18, 0, 3, 14, -18))
	f.p.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -5, -2, 5, 9), 1.6, brush.Circle(0, 3, 5.4))
	f.p.Fill(col(hue.Heart), brush.Circle(0, 3, 2.6))
}

func highCollar(f figure) {
	for _, k := range sides { // a fan of lace behind the head
		q := f.p.At(6*k, -16, 1)
		lace := brush.Blob(0, 4, 12*k, -34, 22*k, -44, 31*k, -45, 37*k, -37, 38*k, -27, 34*k, -17, 26*k, -6, 12*k, 4)
		q.Shape(col(hue.Hex(0xfffdf8)).To(hue.Hex(0xa89cc0), 0, -40, 30*k, 4).Form(.3, 4), 1.8, lace)
		in := q.Within(lace)
		for i := range 6 {
			s, c := brush.SinCos(-76 + float32(i)*13)
			in.Line(nib(1).Alpha(.5).Taper(), brush.Poly(4*k, 2, 50*c*k, 50*s))
		}
		for i := range 5 {
			s, c := brush.SinCos(-68 + float32(i)*14)
			q.Fill(col(hue.GoldLit), brush.Circle(39*c*k, 39*s+1, 1.5))
		}
	}
}

func gown(f figure) {
	art.Torso(f.p, f.cloth, 33, brush.Curve(-20, -8, -16, 4, -18, 18), brush.Curve(20, -8, 16, 4, 18, 18), brush.Curve(-7, 0, -6, 10, -7, 20), brush.Curve(7, 0, 6, 10, 7, 20))
	f.p.Shape(art.SkinWash(f.Skin), 1.6, brush.Blob(-13, -22, -6, -12, 0, -8, 6, -12, 13, -22, 4, -19, -4, -19))
	f.p.Line(even(3, hue.GoldDark), brush.Curve(-15, -22, -7, -11, 0, -7, 7, -11, 15, -22))
	f.p.Line(even(1.6, hue.GoldLit), brush.Curve(-15, -22, -7, -11, 0, -7, 7, -11, 15, -22))
	f.p.Shape(col(hue.Hex(0x54c8a8)).Form(.5, 2), 1.4, brush.Poly(0, -8, 4, -3, 0, 3, -4, -3))
}

func shortCape(f figure) {
	art.Torso(f.p, f.cloth, 33, brush.Curve(-10, -4, -9, 8, -10, 18), brush.Curve(10, -4, 9, 8, 10, 18), brush.Curve(0, -10, 0, 4, 0, 18))
	for i := range 3 {
		f.p.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -2, -6, 3, 14), 1.2, brush.Circle(0, -6+8*float32(i), 2))
	}
	art.Cloth(f.p, hue.Hex(0xa8323c), brush.Blob(-42, 26, -38, -6, -24, -19, -12, -22, -16, -6, -22, 26), brush.Curve(-32, -8, -34, 8, -36, 24), brush.Curve(-24, -14, -24, 6, -28, 24))
	f.p.Shape(col(f.trim).To(hue.Hex(0xc9b8b0), -12, -26, 14, -12), 1.7, brush.Blob(-12, -25, -4, -20, 0, -17, 4, -20, 12, -25, 16, -18, 8, -11, 0, -14, -8, -11, -16, -18))
}

func pearled(f figure) {
	art.Torso(f.p, f.cloth, 31, brush.Curve(-16, -6, -13, 6, -15, 18), brush.Curve(16, -6, 13, 6, 15, 18))
	for _, k := range sides {
		art.Cloth(f.p, hue.Lit(f.cloth, .3), brush.Blob(17*k, -16, 28*k, -17, 36*k, -8, 34*k, 6, 24*k, 8, 17*k, -2), brush.Curve(23*k, -14, 25*k, -4, 22*k, 5), brush.Curve(30*k, -12, 31*k, -2, 28*k, 6))
	}
	f.p.Shape(art.SkinWash(f.Skin), 1.6, brush.Blob(-14, -20, -6, -13, 0, -11, 6, -13, 14, -20, 4, -19, -4, -19))
	f.p.Line(even(2.6, f.trim), brush.Curve(-16, -19, -7, -11, 0, -9.4, 7, -11, 16, -19))
	for i := range 9 {
		s, c := brush.SinCos(20 + 17.5*float32(i))
		f.p.Shape(col(hue.Hex(0xfffdf6)).To(hue.Hex(0xc8bccc), -2, -22, 3, -12), .9, brush.Circle(11*c, -23+9*s, 2))
	}
}

func tailcoat(f figure) {
	art.Torso(f.p, f.cloth, 31, brush.Curve(-22, -8, -20, 4, -21, 18), brush.Curve(22, -8, 20, 4, 21, 18))
	f.p.Shape(col(f.trim).To(hue.Hex(0xc0b8c0), -6, -20, 8, 16), 1.6, brush.Poly(-8, -21, 8, -21, 7, 24, -7, 24))
	for _, k := range sides {
		art.Cloth(f.p, hue.Shade(f.cloth, .2), brush.Poly(7*k, -24, 17*k, -18, 15*k, -4, 8*k, 22, 5*k, 24, 4*k, -6))
	}
	art.Cloth(f.p, hue.Hex(0x7a2c38), brush.Blob(-4, -18, 4, -18, 6, -12, 3, -8, 0, -5, -3, -8, -6, -12))
	for i := range 3 {
		f.p.Fill(col(hue.Ink), brush.Circle(0, 1+float32(i)*7, 1.4))
	}
}

func jerkin(f figure) {
	art.Torso(f.p, f.trim, 33, brush.Curve(-25, -8, -23, 4, -24, 18), brush.Curve(25, -8, 23, 4, 24, 18))
	art.Cloth(f.p, f.cloth, brush.Blob(-20, 26, -22, 0, -18, -18, -8, -22, 0, -6, 8, -22, 18, -18, 22, 0, 20, 26), brush.Curve(-13, -8, -11, 6, -12, 20), brush.Curve(13, -8, 11, 6, 12, 20))
	for i := range 3 {
		y := -1 + 7*float32(i)
		f.p.Line(even(1.6, hue.Cream), brush.Poly(-4, y, 4, y+4))
		f.p.Line(even(1.6, hue.Cream), brush.Poly(4, y, -4, y+4))
	}
}

func satchel(f figure) {
	art.Torso(f.p, f.cloth, 31, brush.Curve(-20, -8, -18, 4, -19, 18), brush.Curve(20, -8, 18, 4, 19, 18))
	art.Cloth(f.p, hue.Hex(0x3f6f9a), brush.Blob(-16, -24, -6, -16, 0, -13, 6, -16, 16, -24, 20, -15, 8, -5, 0, -3, -8, -5, -20, -15), brush.Curve(-8, -14, 0, -8, 8, -14))
	f.p.Line(even(7, hue.Ink), brush.Curve(26, -14, 6, 6, -12, 24))
	f.p.Line(even(4.6, hue.Hex(0x8a5a34)), brush.Curve(26, -14, 6, 6, -12, 24))
}

func kaftan(f figure) {
	art.Torso(f.p, f.cloth, 38, brush.Curve(-24, -8, -22, 4, -24, 18), brush.Curve(24, -8, 22, 4, 24, 18))
	f.p.Shape(col(hue.Hex(0xfdf2dc)).To(hue.Hex(0xd0c0a8), 0, -20, 0, 20), 1.6, brush.Poly(-8, -22, 8, -22, 5, 26, -5, 26))
	for _, k := range sides {
		f.p.Line(even(5, hue.Ink), brush.Curve(10*k, -22, 7*k, 0, 8*k, 26))
		f.p.Line(even(3.2, f.trim), brush.Curve(10*k, -22, 7*k, 0, 8*k, 26))
	}
}

func shawled(f figure) {
	art.Torso(f.p, f.cloth, 34, brush.Curve(-14, 0, -12, 8, -13, 18), brush.Curve(14, 0, 12, 8, 13, 18))
	art.Cloth(f.p, hue.Hex(0x8a5ab0), brush.Blob(-40, 20, -36, -10, -18, -24, -4, -14, 0, -8, 4, -14, 18, -24, 36, -10, 40, 20, 22, 8, 0, 14, -22, 8), brush.Curve(-30, -8, -16, 2, -4, 8), brush.Curve(30, -8, 16, 2, 4, 8))
	for i := range 9 {
		x := -36 + 9*float32(i)
		f.p.Shape(art.Metal(hue.GoldLit, hue.GoldDark, x-3, 8, x+3, 16), 1, brush.Circle(x, 13+x*x/180-float32(i&1)*2, 2.4))
	}
}

func ragged(f figure) {
	art.Torso(f.p, f.cloth, 31, brush.Curve(-20, -8, -16, 4, -20, 18), brush.Curve(20, -8, 16, 4, 20, 18), brush.Curve(-6, -6, -4, 6, -7, 18), brush.Curve(7, -6, 5, 6, 8, 18))
	art.Cloth(f.p, f.trim, brush.Poly(-18, -24, -6, -18, 0, -15, 6, -18, 18, -24, 22, -14, 15, -12, 12, -4, 6, -9, 0, -2, -6, -9, -12, -4, -15, -12, -22, -14))
	f.p.Shape(col(hue.Hex(0xa05a78)), 1.4, brush.Poly(-18, 6, -9, 4, -8, 13, -17, 14))
	f.p.Line(even(1, hue.Cream), brush.Poly(-19, 8, -16, 7))
}

func pinafore(f figure) {
	art.Torso(f.p, f.cloth, 31, brush.Curve(-22, -8, -19, 2, -20, 16), brush.Curve(22, -8, 19, 2, 20, 16))
	white := col(f.trim).To(hue.Hex(0xcdc4d4), -12, -10, 14, 18)
	f.p.Shape(white, 1.8, brush.Blob(-16, 26, -15, 0, -11, -8, 0, -6, 11, -8, 15, 0, 16, 26))
	for _, k := range sides {
		f.p.Shape(white, 1.6, brush.Blob(9*k, -6, 12*k, -17, 17*k, -21, 24*k, -17, 19*k, -9, 14*k, -4))
		f.p.Shape(white, 1.5, brush.Blob(0, -16, 5*k, -22, 11*k, -24, 13*k, -18, 7*k, -13))
	}
	f.p.Shape(col(hue.Hex(0xc8605c)), 1.3, brush.Blob(-6, -15, 0, -13, 6, -15, 5, -9, 0, -11, -5, -9))
}

func darkRobe(f figure) {
	art.Torso(f.p, f.cloth, 36, brush.Curve(-22, -8, -18, 4, -20, 18), brush.Curve(22, -8, 18, 4, 20, 18), brush.Curve(-6, -4, -5, 8, -7, 20), brush.Curve(6, -4, 5, 8, 7, 20))
	f.p.Line(even(5, hue.Ink), brush.Poly(0, -14, 0, 24))
	f.p.Line(even(3, f.trim), brush.Poly(0, -14, 0, 24))
	q := f.p.At(0, -5, 1)
	q.Shape(art.Metal(hue.Steel, hue.SteelDark, -8, -8, 8, 8), 1.6, brush.Star(0, 0, 9, 3.4, 4))
	q.Fill(col(hue.Hex(0xd86aff)), brush.Circle(0, 0, 2.2))
}

func plate(f figure) {
	area := art.Torso(f.p, hue.Hex(0x9aa2b4), 36)
	f.p.Within(area).Shape(art.Metal(hue.Hex(0xe8edf2), hue.SteelDark, -26, -22, 28, 20), 2, brush.Blob(-21, 28, -22, -2, -15, -16, 0, -12, 15, -16, 22, -2, 21, 28))
	f.p.Line(nib(1.6).Alpha(.7), brush.Poly(0, -13, 0, 26))
	for _, k := range sides {
		f.p.Shape(art.Metal(hue.Hex(0xdfe5ec), hue.SteelDark, 20*k, -20, 40*k, 8), 2, brush.Blob(20*k, -19, 32*k, -18, 41*k, -6, 40*k, 6, 30*k, 2, 20*k, -6))
		f.p.Line(line(1.2), brush.Curve(23*k, -10, 32*k, -8, 39*k, 0))
	}
	art.Cloth(f.p, f.cloth, brush.Blob(-16, -24, -6, -19, 0, -17, 6, -19, 16, -24, 19, -15, 8, -8, 0, -6, -8, -8, -19, -15), brush.Curve(-8, -16, 0, -12, 8, -16))
}

// --- hair and beards

func flowing(f figure) {
	art.Mane(f.Pen, f.Hair, brush.Blob(-20, 46, -28, 24, -25, -12, -10, -29, 10, -29, 25, -12, 28, 24, 20, 46, 0, 36), brush.Curve(-22, 0, -24, 18, -18, 40), brush.Curve(22, 0, 24, 18, 18, 40), brush.Curve(-17, 6, -19, 22, -12, 38), brush.Curve(17, 6, 19, 22, 12, 38))
}

func wildHair(f figure) {
	art.Mane(f.Pen, f.Hair, brush.Poly(-18, 44, -24, 34, -31, 36, -27, 22, -34, 16, -26, 6, -30, -8, -20, -24, 20, -24, 30, -8, 27, 8, 34, 18, 27, 24, 32, 38, 22, 34, 17, 46, 0, 34), brush.Curve(-22, -6, -26, 14, -20, 36), brush.Curve(22, -6, 27, 16, 20, 36), brush.Curve(-18, 0, -20, 20, -14, 34))
}

func bigBeard(h art.Head) { beardOf(h, 12, 1) }

func royalBeard(h art.Head) { beardOf(h, 21, 1.06) }

// beardOf paints a full beard that hangs so far below the chin.
func beardOf(h art.Head, low, wide float32) {
	w, l := h.Width*wide, h.Long
	x, y := h.Lip()
	art.Mane(h.Pen, h.Hair, brush.Blob(-w-.6, -5, -w+3, 4, -9, 8.6, x, 9.4, 9, 8.6, w-3, 4, w+.6, -5, w+1.4, 12, 14, l+low*.5, 5, l+low, 0, l+low*1.06, -5, l+low, -14, l+low*.5, -w-1.4, 12),
		brush.Curve(-14, 12, -12, 24, -5, l+low*.8), brush.Curve(-5, y+6, -4, l, -1, l+low*.9), brush.Curve(6, y+6, 5, l, 3, l+low*.9), brush.Curve(14, 12, 12, 24, 7, l+low*.7), brush.Curve(0, y+7, 0, l, 1, l+low*.8))
	h.Fill(col(hue.Mix(h.Skin, hue.Hex(0xb8564e), .4)).Soft(.8), brush.Ellipse(x, y+1.4, 6.4, 3.2))
	for _, k := range sides {
		art.Mane(h.Pen, h.Hair, brush.Blob(x, y-6, x+k*7, y-6.4, x+k*13.4, y-1, x+k*13, y+3.4, x+k*5, y-.4, x, y-1.6))
	}
}

func smallBeard(h art.Head) {
	x, y := h.Lip()
	_, l := h.Chin()
	for _, k := range sides {
		art.Mane(h.Pen, h.Hair, brush.Blob(x, y-5, x+k*5, y-5.4, x+k*9.6, y-1.6, x+k*5, y-2, x, y-2))
	}
	art.Mane(h.Pen, h.Hair, brush.Blob(x-6, l-6, x, l-4.4, x+6, l-6, x+5.4, l+1, x+1, l+6, x-4, l+2))
}

func moustache(h art.Head) {
	x, y := h.Lip()
	_, l := h.Chin()
	for _, k := range sides {
		art.Mane(h.Pen, h.Hair, brush.Blob(x, y-6, x+k*7, y-7, x+k*14, y-3, x+k*18.6, y-9, x+k*17, y-1, x+k*11, y+1.6, x+k*4, y-1.4, x, y-1.6))
	}
	art.Mane(h.Pen, h.Hair, brush.Blob(-h.Width, -2, -h.Width+3, 8, -10, l-4, x-4, l-6, x, l-5, x+4, l-6, 10, l-4, h.Width-3, 8, h.Width, -2, h.Width+.6, 10, 12, l+3, 0, l+6, -12, l+3, -h.Width-.6, 10))
}

func pointedBeard(h art.Head) {
	x, y := h.Lip()
	_, l := h.Chin()
	for _, k := range sides {
		art.Mane(h.Pen, h.Hair, brush.Blob(x, y-5, x+k*5, y-5.6, x+k*10, y-1, x+k*11, y+5, x+k*7.6, y, x, y-2.4))
	}
	art.Mane(h.Pen, h.Hair, brush.Blob(x-5.4, l-7, x, l-5, x+5.4, l-7, x+4.4, l+4, x+.6, l+17, x-3.4, l+5))
}

func stubbly(h art.Head) {
	x, y := h.Lip()
	w, l := h.Width, h.Long
	h.Fill(col(hue.Shade(h.Hair, .3)).Alpha(.34).Soft(2.6), brush.Blob(-w+2, 4, -8, 7, x, y-5, 8, 7, w-2, 4, w-3, 14, 9, l-1, 0, l, -9, l-1, -w+3, 14))
	for i := range 26 {
		a, r := 360*brush.Hash(i, 1, 8), brush.Hash(i, 2, 8)
		s, c := brush.SinCos(a)
		px, py := x+c*(5+9*r), y+3+abs(s)*(l-y-3)*r
		h.Line(nib(.9).Alpha(.6), brush.Poly(px, py, px+.6, py+1.4))
	}
	h.Line(even(1.8, hue.Hex(0xc87a68)), brush.Curve(-13, -2, -10, 6, -11, 12))
}

func abs(x float32) float32 { return max(x, -x) }

// --- on the head

func bandana(f figure) {
	f.ShadeBrow(-21, -8, -12, -13, 0, -15, 12, -13, 21, -8)
	art.Cloth(f.Pen, hue.Hex(0xb8383c), brush.Blob(-21.6, -9, -22, -20, -13, -31, 0, -34, 13, -31, 22, -20, 21.6, -9, 10, -15, 0, -16.6, -10, -15), brush.Curve(-16, -14, -10, -26, 2, -31), brush.Curve(10, -16, 16, -22, 14, -29))
	for _, q := range [][2]float32{{-13, -20}, {-3, -26}, {8, -22}, {15, -16}, {1, -19}} {
		f.Fill(col(hue.Cream).Alpha(.9), brush.Circle(q[0], q[1], 1.6))
	}
	art.Cloth(f.Pen, hue.Hex(0xb8383c), brush.Blob(-20, -13, -30, -18, -33, -9, -27, -5, -31, 3, -23, 1))
}

func kingsCrown(f figure) {
	f.ShadeBrow(-20, -9, -12, -14, 0, -16, 12, -14, 20, -9)
	for _, k := range sides {
		art.Mane(f.Pen, f.Hair, brush.Blob(15*k, -18, 22*k, -14, 25*k, 4, 22*k, 18, 18*k, 8, 17.6*k, -6))
	}
	art.Cloth(f.Pen, hue.Hex(0xa0283c), brush.Blob(-18, -20, -22, -34, -12, -46, 0, -49, 12, -46, 22, -34, 18, -20, 0, -25), brush.Curve(-8, -24, -10, -36, -4, -45), brush.Curve(8, -24, 10, -36, 4, -45))
	gold := art.Metal(hue.GoldLit, hue.GoldDark, -22, -44, 24, -12)
	f.Shape(gold, 2.2, brush.Poly(-24, -13, -28, -40, -17, -29, -9, -46, 0, -31, 9, -46, 17, -29, 28, -40, 24, -13, 12, -18, 0, -20, -12, -18))
	f.Shape(gold, 1.8, brush.Blob(-24, -11, -24, -18, 0, -25, 24, -18, 24, -11, 0, -17.6))
	for i, c := range []hue.C{hue.Hex(0x4a8fd8), hue.Hex(0xe0485c), hue.Hex(0x54b888)} {
		x := float32(i-1) * 12
		f.Shape(col(c).Form(.5, 2), 1.2, brush.Ellipse(x, -17.6-(12-abs(x))*.2, 3, 2.6))
	}
	for _, q := range [][2]float32{{-28, -41}, {-9, -47}, {9, -47}, {28, -41}} {
		f.Shape(col(hue.Hex(0xfffdf6)).To(hue.Hex(0xc8bccc), q[0]-3, q[1]-3, q[0]+3, q[1]+3), 1.2, brush.Circle(q[0], q[1], 3))
	}
}

func upswept(f figure) {
	art.Mane(f.Pen, f.Hair, brush.Blob(-19, 4, -23, -12, -20, -30, -8, -42, 8, -43, 21, -31, 23, -12, 19, 4, 18, -8, 8, -16, 0, -18, -9, -15, -17.6, -7), brush.Curve(-17, -8, -16, -24, -6, -38), brush.Curve(-6, -17, -4, -30, 4, -40), brush.Curve(8, -16, 12, -28, 8, -39), brush.Curve(17, -8, 19, -22, 14, -34))
	f.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -20, -44, 22, -18), 2, brush.Poly(-19, -20, -22, -33, -13, -28, -8, -39, -3, -30, 0, -43, 3, -30, 8, -39, 13, -28, 22, -33, 19, -20, 0, -26))
	f.Shape(col(hue.Hex(0x54c8a8)).Form(.5, 2), 1.2, brush.Circle(0, -29, 2.8))
	for _, k := range sides {
		x := f.X(k * 19.5)
		f.Shape(art.Metal(hue.GoldLit, hue.GoldDark, x-2, 6, x+2, 13), 1.2, brush.Blob(x, 5, x+2.4, 11, x, 14, x-2.4, 11))
	}
}

func plumedCap(f figure) {
	f.ShadeBrow(-21, -8, -12, -13, 0, -15, 12, -13, 21, -8)
	art.Mane(f.Pen, f.Hair, brush.Blob(-20.4, 6, -23, -8, -16, -20, 0, -23, 16, -20, 23, -8, 20.4, 6, 17, -5, 9, -13, 0, -16, -9, -13, -17, -5), brush.Curve(-2, -20, -12, -15, -19, 0), brush.Curve(2, -20, 12, -15, 19, 0))
	blue := hue.Hex(0x2f6fb4)
	f.Shape(col(hue.Hex(0xfffdf8)).To(hue.Hex(0xb8a8b8), -44, -58, -8, -26), 1.8, brush.Blob(-10, -27, -18, -44, -32, -58, -46, -56, -44, -44, -34, -34, -22, -26))
	f.Line(nib(1.1).Alpha(.7), brush.Curve(-11, -28, -24, -42, -42, -53))
	art.Cloth(f.Pen, blue, brush.Blob(-22, -19, -22, -32, -8, -40, 12, -38, 23, -30, 22, -19, 0, -24), brush.Curve(-8, -23, -8, -32, 2, -38), brush.Curve(10, -22, 14, -30, 12, -36))
	art.Cloth(f.Pen, hue.Shade(blue, .2), brush.Blob(-26, -15, -20, -22, 0, -27, 21, -22, 28, -15, 14, -17, 0, -19, -14, -17))
	f.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -16, -28, -8, -20), 1.4, brush.Circle(-13, -24, 3.6))
}

func circlet(f figure) {
	art.Mane(f.Pen, f.Hair, brush.Blob(-19.6, 14, -23.6, -8, -15, -26, 0, -30, 15, -26, 23.6, -8, 19.6, 14, 18, -3, 11, -14, 2, -20, -8, -14, -17, -5), brush.Curve(3, -21, -8, -16, -18, 2), brush.Curve(4, -21, 13, -15, 19, 2), brush.Curve(3, -23, -3, -28, -13, -23))
	f.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -20, -46, 22, -24), 2, brush.CrownShape(0, -32, 13.6))
	f.Shape(col(hue.Hex(0xf06a9a)).Form(.5, 2), 1.2, brush.Circle(0, -27, 2.6))
}

func topHat(f figure) {
	f.ShadeBrow(-20, -6, -12, -12, 0, -14, 12, -12, 20, -6)
	for _, k := range sides {
		art.Mane(f.Pen, f.Hair, brush.Blob(14*k, -17, 18.6*k, -13, 20.6*k, 2, 17.6*k, 9, 16*k, -4))
	}
	black := hue.Hex(0x2c2834)
	art.Cloth(f.Pen, black, brush.Blob(-17, -19, -19, -36, -21, -56, -10, -60, 10, -60, 21, -56, 19, -36, 17, -19, 0, -23), brush.Curve(-13, -24, -14, -40, -15, -55))
	f.Line(even(1.6, hue.Hex(0xffffff)).Alpha(.4).Taper(), brush.Curve(11, -28, 12, -42, 14, -55))
	f.Shape(col(hue.Hex(0x8a2c38)), 1.6, brush.Poly(-17.6, -20, 0, -24, 17.6, -20, 18.4, -28, 0, -32, -18.4, -28))
	art.Cloth(f.Pen, black, brush.Blob(-30, -13, -20, -19, 0, -23, 20, -19, 30, -13, 18, -14, 0, -17.4, -18, -14))
	x := f.X(9)
	f.Fill(col(hue.Hex(0xdff2ff)).Alpha(.28), brush.Circle(x, -1, 8))
	f.Loop(nib(2.6), brush.Circle(x, -1, 8))
	f.Loop(even(1.3, hue.GoldLit), brush.Circle(x, -1, 8))
	f.Line(even(1.2, hue.GoldDark), brush.Curve(x+5, 6, x+10, 16, x+6, 30))
}

func bardHat(f figure) {
	f.ShadeBrow(-22, -6, -12, -13, 0, -15, 12, -13, 22, -6)
	for i := range 7 {
		for _, k := range sides {
			y := -14 + float32(i)*4.4
			f.Shape(art.Locks(f.Hair).Form(.5, 3), 1.4, brush.Circle(k*(20.4+2*brush.Hash(i, 2, 2)), y, 4.2))
		}
	}
	red := hue.Hex(0xb8343c)
	for i, c := range []hue.C{hue.Hex(0xf0d060), hue.Hex(0x6ab0d8), hue.Hex(0xfdf6e4)} {
		q := f.Pen.At(12, -24, 1).Turn(-14 + float32(i)*17)
		q.Shape(col(c).To(hue.Shade(c, .4), -6, -30, 6, 0), 1.6, brush.Blob(-2, 2, -7, -12, -4, -28, 1, -34, 5, -26, 5, -10, 2, 2))
		q.Line(nib(1).Alpha(.7), brush.Curve(0, 0, 0, -16, 1, -30))
	}
	art.Cloth(f.Pen, red, brush.Blob(-19, -19, -20, -31, -6, -38, 10, -36, 20, -29, 19, -19, 0, -24), brush.Curve(-8, -22, -8, -31, 0, -36))
	f.Line(even(4, hue.Ink), brush.Curve(-19, -21, 0, -27, 19, -22))
	f.Line(even(2.4, hue.GoldLit), brush.Curve(-19, -21, 0, -27, 19, -22))
	art.Cloth(f.Pen, red, brush.Blob(-37, -12, -22, -20, 0, -25, 22, -21, 33, -20, 37, -14, 22, -13, 0, -17, -20, -13))
}

func wingedCap(f figure) {
	f.ShadeBrow(-21, -8, -12, -13, 0, -15, 12, -13, 21, -8)
	art.Mane(f.Pen, f.Hair, brush.Blob(-21, 2, -24, -10, -14, -21, 0, -23, 14, -21, 24, -10, 21, 2, 18, -8, 12, -12, 6, -9, 1, -14, -5, -9, -11, -13, -18, -7), brush.Curve(-12, -12, -10, -18, -4, -20), brush.Curve(6, -10, 8, -16, 12, -18))
	blue := hue.Hex(0x2f6fa8)
	art.Cloth(f.Pen, blue, brush.Blob(-21, -15, -22, -28, -10, -38, 6, -38, 20, -29, 21, -15, 0, -21), brush.Curve(-12, -19, -13, -29, -4, -36), brush.Curve(8, -19, 12, -27, 10, -35))
	f.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -22, -22, 24, -12), 1.6, brush.Blob(-23, -12, -22, -18, 0, -24, 22, -18, 23, -12, 0, -18))
	for _, k := range sides {
		q := f.Pen.At(19*k, -22, 1).Stretch(k, 1)
		for i, r := range []float32{24, 19, 14} {
			w := q.Turn(-44 + float32(i)*24)
			w.Shape(col(hue.Hex(0xfffefa)).To(hue.Hex(0xb0bcd0), 0, -4, r, 4), 1.6, brush.Blob(-2, -3, r*.5, -5.4, r, -4, r+2, 0, r*.6, 4, -2, 3.4))
		}
	}
}

func turbanned(f figure) {
	f.ShadeBrow(-21, -8, -12, -13, 0, -15, 12, -13, 21, -8)
	white := hue.Hex(0xfbf2e0)
	art.Cloth(f.Pen, white, brush.Blob(-25, -12, -31, -24, -24, -38, -8, -45, 10, -45, 26, -37, 31, -23, 25, -12, 12, -17, 0, -19, -12, -17), brush.Curve(-24, -16, -10, -34, 14, -43), brush.Curve(-27, -26, -8, -42, 4, -44), brush.Curve(-10, -17, 10, -28, 26, -34), brush.Curve(4, -18, 18, -22, 29, -26))
	f.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -5, -36, 6, -22), 1.6, brush.Blob(-5, -27, 0, -34, 5, -27, 0, -19))
	f.Fill(col(hue.Hex(0x3fa8a0)), brush.Circle(0, -27, 2.6))
	f.Shape(col(hue.Hex(0x3fa8a0)).To(hue.Hex(0x1d5a66), 0, -60, 4, -32), 1.5, brush.Blob(0, -33, -4, -44, -1, -56, 5, -60, 6, -48, 4, -36))
}

func veilBehind(f figure) {
	art.Cloth(f.Pen, hue.Hex(0x4a3a8a), brush.Blob(-24, 46, -31, 20, -28, -16, -14, -35, 0, -39, 14, -35, 28, -16, 31, 20, 24, 46, 0, 40), brush.Curve(-24, -10, -27, 14, -22, 40), brush.Curve(24, -10, 27, 14, 22, 40))
}

func veilAndCoins(f figure) {
	art.Mane(f.Pen, f.Hair, brush.Blob(-19, 8, -21, -10, -12, -20, 0, -23, 12, -20, 21, -10, 19, 8, 16, -6, 6, -15, 0, -17, -6, -15, -16, -6), brush.Curve(-1, -20, -10, -16, -17, 0), brush.Curve(1, -20, 10, -16, 17, 0))
	art.Cloth(f.Pen, hue.Hex(0x6a55b4), brush.Hollow(brush.Blob(0, -39, 16, -35, 28, -16, 31, 16, 24, 30, 19, 10, 21, -10, -21, -10, -19, 10, -24, 30, -31, 16, -28, -16, -16, -35), brush.Blob(0, -21, 12, -18, 20, -6, 18, -9, 0, -15, -18, -9, -20, -6, -12, -18)), brush.Curve(-8, -34, -22, -18, -26, 6), brush.Curve(8, -34, 22, -18, 26, 6))
	for i := range 9 {
		x := -20 + 5*float32(i)
		y := -20 + x*x/52
		f.Shape(art.Metal(hue.GoldLit, hue.GoldDark, x-3, y-3, x+3, y+4), 1.1, brush.Circle(x, y, 2.9))
	}
	f.Shape(col(hue.Hex(0x9a7aff)).Form(.5, 2), 1.3, brush.Blob(0, -27, 4, -21, 0, -15, -4, -21))
}

func crookedHat(f figure) {
	f.ShadeBrow(-23, -5, -12, -12, 0, -14, 12, -12, 23, -5)
	dark := hue.Hex(0x3a2a52)
	art.Cloth(f.Pen, dark, brush.Blob(-20, -18, -17, -36, -10, -52, -16, -66, -6, -62, 6, -50, 15, -34, 20, -18, 0, -23), brush.Curve(-8, -24, -6, -40, -8, -54), brush.Curve(8, -23, 8, -36, 0, -50))
	f.Shape(col(hue.Hex(0x8a9a3c)).To(hue.Hex(0x4f5a20), -20, -30, 20, -18), 1.7, brush.Poly(-20, -20, 0, -25, 20, -20, 18.4, -29, 0, -34, -18.6, -29))
	f.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -6, -34, 6, -22), 1.6, brush.Hollow(brush.Rect(-6.6, -34, 13, 12), brush.Rect(-3, -31, 6, 6)))
	art.Cloth(f.Pen, dark, brush.Blob(-42, -9, -24, -19, 0, -24, 24, -19, 43, -13, 24, -12, 0, -16.6, -22, -12))
	f.Shape(col(hue.Shade(f.Skin, .3)), 1, brush.Circle(f.X(-9), 12, 1.9))
}

func frilledCap(f figure) {
	f.ShadeBrow(-21, -8, -12, -14, 0, -16, 12, -14, 21, -8)
	art.Mane(f.Pen, f.Hair, brush.Blob(-20.6, 6, -22, -12, -12, -20, 0, -22, 12, -20, 22, -12, 20.6, 6, 18, -6, 10, -15, 2, -18, -8, -13, -17, -6), brush.Curve(3, -19, -8, -16, -18, -6), brush.Curve(4, -19, 12, -15, 18, -6))
	f.Shape(col(hue.Hex(0xfffdf6)).To(hue.Hex(0xbcb2c8), -22, -42, 26, -16).Form(.36, 6), 2, brush.Blob(-23, -17, -28, -28, -20, -40, -4, -43, 12, -41, 25, -33, 28, -24, 23, -17, 0, -23))
	for i := range 11 {
		x := -25 + float32(i)*5
		f.Shape(col(hue.Hex(0xfffdf6)).To(hue.Hex(0xc8bfd0), x-2, -26, x+4, -12), 1.4, brush.Circle(x, -22+x*x/76, 3.9))
	}
	art.Cloth(f.Pen, hue.Hex(0xd06a66), brush.Blob(-17, -27, -22, -34, -29, -31, -26, -26, -30, -20, -22, -20))
}

func cowlBehind(f figure) {
	art.Cloth(f.Pen, f.cloth, brush.Blob(-26, 40, -31, 10, -29, -20, -14, -42, 0, -47, 14, -42, 29, -20, 31, 10, 26, 40, 0, 34), brush.Curve(-24, -6, -26, 12, -22, 32), brush.Curve(24, -6, 26, 12, 22, 32))
	f.Fill(col(hue.Hex(0x0c0818)), brush.Blob(-21, 24, -24, -4, -18, -28, 0, -36, 18, -28, 24, -4, 21, 24))
}

func cowl(f figure) {
	art.Mane(f.Pen, f.Hair, brush.Blob(-17, 10, -19, -8, -11, -20, -2, -15, 0, -11, 2, -15, 11, -20, 19, -8, 17, 10, 15, -6, 7, -18, 0, -20, -7, -18, -15, -6))
	f.ShadeBrow(-20, -8, -12, -16, 0, -19, 12, -16, 20, -8)
	hood := brush.Hollow(brush.Blob(0, -50, 16, -43, 30, -20, 31, 10, 25, 32, 19, 26, 22, 2, 18, -20, 0, -29, -18, -20, -22, 2, -19, 26, -25, 32, -31, 10, -30, -20, -16, -43), brush.Blob(0, -28.6, 8, -26, 18, -19, 18, -18, 0, -28, -18, -18, -18, -19, -8, -26))
	art.Cloth(f.Pen, f.cloth, hood, brush.Curve(-4, -46, -20, -26, -26, 6), brush.Curve(4, -46, 20, -26, 26, 6))
	f.Line(even(1.6, f.trim).Alpha(.9), brush.Curve(-20, 22, -22, 0, -16, -20, 0, -29, 16, -20, 22, 0, 20, 22))
}

func morionAndPatch(f figure) {
	f.ShadeBrow(-22, -4, -12, -11, 0, -13, 12, -11, 22, -4)
	steel := art.Metal(hue.Hex(0xe2e8ee), hue.SteelDark, -24, -46, 28, -8)
	f.Shape(steel, 2, brush.Blob(-22, -15, -21, -30, -9, -41, 0, -43, 9, -41, 21, -30, 22, -15, 0, -21))
	f.Shape(steel, 1.8, brush.Blob(-4, -20, -5, -42, -1, -51, 4, -50, 5, -40, 4, -20))
	f.Shape(steel, 2, brush.Blob(-40, -14, -26, -15, 0, -20, 26, -15, 40, -14, 28, -6, 12, -10, 0, -12, -12, -10, -28, -6))
	for i := range 7 {
		x := -24 + 8*float32(i)
		f.Fill(col(hue.Hex(0x5a6278)), brush.Circle(x, -15.6+x*x/150, 1.1))
	}
	x := f.X(9)
	f.Line(even(2.4, hue.Ink), brush.Curve(-21, -6, x-6, -6, x, -4, 20, 4))
	f.Shape(col(hue.Hex(0x3a2c30)), 1.6, brush.Blob(x-7, -5, x, -7, x+7, -4, x+6, 3, x, 6, x-6, 3))
}
