package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
	"touria.games/touria/assets/pictures"
	"touria.games/touria/rules/touria"
)

// dwellerRound paints a person behind a door in a round frame.
func dwellerRound(s *sheet) {
	p := s.Token()
	who := touria.Who(s.Spec.ID)
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, -30, -30, 32, 34).Form(.45, 4), 3, brush.Circle(0, 0, 47))
	disc := brush.Circle(0, 0, 41)
	room(p.Within(disc), who)
	if who < touria.Nobody {
		bust(p.At(0, 33, .80).Within(brush.Circle(0, -33/.80, 41/.80)), who)
	}
	p.Loop(nib(2.2), disc)
	s.Shadow(p.Unit())
}

// dweller is somebody who lives in the castle: a face, and what they wear and hold.
// The functions for clothes and hands paint in the bust's units, those for what is on
// the head in the head's.
type dweller struct {
	face        art.Face
	mood        pictures.Mood
	tilt        float32
	cloth, trim hue.C

	back  func(f figure) // behind head and shoulders
	dress func(f figure)
	beard func(h art.Head)
	hat   func(f figure)
	hands func(f figure) // and what they hold
}

// figure is a dweller in the making.
type figure struct {
	art.Head
	p brush.Pen
	*dweller
}

var dwellers = [touria.Doors]dweller{
	touria.Herbalist: {
		face: art.Face{Skin: hue.SkinTan, Hair: hue.Hex(0xcfc8c0), Eye: hue.Hex(0x5a8a4a), Lips: hue.Hex(0xb8605c), Width: 19.4, Jaw: 14.4, Long: 24.4, Yaw: -.25, Brow: 2.6, Age: art.Old, Nose: art.NoseHooked},
		tilt: -3, cloth: hue.Hex(0x6f9a55), trim: hue.Hex(0xefe3c0),
		dress: smock, hat: headscarf, hands: herbs,
	},
	touria.Marshal: {
		face: art.Face{Skin: hue.Hex(0xf0c09a), Hair: hue.Hex(0x6a3f26), Eye: hue.Hex(0x4a7296), Width: 19.8, Jaw: 16.6, Long: 26, Yaw: .3, Brow: 4.4, Age: art.Grown, Nose: art.NoseBroad},
		mood: pictures.Vexed, cloth: hue.Hex(0xa8574a), trim: hue.Steel,
		dress: breastplate, beard: walrus, hat: crested, hands: drawn,
	},
	touria.Jester: {
		face: art.Face{Skin: hue.Hex(0xf6d0ac), Hair: hue.Hex(0xb5562f), Eye: hue.Hex(0x4f8a5a), Width: 18.8, Jaw: 12.4, Long: 26, Yaw: .25, Brow: 3, Age: art.Young, Nose: art.NoseStraight, Wide: true},
		mood: pictures.Glad, tilt: 5, cloth: hue.Hex(0x8a4f96), trim: hue.Hex(0x5aa860),
		dress: motley, hat: bells, hands: juggling,
	},
	touria.Bursar: {
		face: art.Face{Skin: hue.Hex(0xf0c6a4), Hair: hue.Hex(0xa49ca0), Eye: hue.Hex(0x6a5a4a), Width: 18, Jaw: 12.6, Long: 27, Yaw: -.3, Brow: 4, Age: art.Old, Nose: art.NoseHooked},
		mood: pictures.Thinking, cloth: hue.Hex(0x6b3a4a), trim: hue.Hex(0x8a6242),
		dress: furred, beard: counting, hat: velvetCap, hands: purse,
	},
	touria.Maid: {
		face: art.Face{Skin: hue.Hex(0xe3ad80), Hair: hue.Hex(0x6b4632), Eye: hue.Hex(0x5a7a9a), Lips: hue.Hex(0xc25f58), Width: 19, Jaw: 13.4, Long: 24, Yaw: .25, Brow: 2.6, Age: art.Young, Nose: art.NoseButton, Lashes: true},
		tilt: 4, cloth: hue.Hex(0x5f86b8), trim: hue.Hex(0xfffdf6),
		back: longBehind, dress: aproned, hat: mobCap, hands: broom,
	},
	touria.Cupbearer: {
		face: art.Face{Skin: hue.Hex(0x8a5638), Hair: hue.Hex(0x2c2226), Eye: hue.Hex(0x5a3420), Width: 18.4, Jaw: 13, Long: 25, Yaw: -.35, Brow: 3.4, Age: art.Young, Nose: art.NoseBroad},
		mood: pictures.Glad, tilt: -3, cloth: hue.Hex(0x3f8a5e), trim: hue.GoldLit,
		dress: doublet, hat: beret, hands: goblet,
	},
	touria.Bard: {
		face: art.Face{Skin: hue.Hex(0xf6d0ac), Hair: hue.Hex(0xe0ae50), Eye: hue.Hex(0x3f74be), Lips: hue.Hex(0xc0504f), Width: 18.4, Jaw: 12.4, Long: 25, Yaw: -.3, Brow: 2.8, Age: art.Young, Nose: art.NoseStraight, Lashes: true},
		mood: pictures.Glad, tilt: 6, cloth: hue.Hex(0xb93f40), trim: hue.GoldLit,
		back: longBehind, dress: doublet, hat: feathered, hands: lute,
	},
	touria.Guard: {
		face:  art.Face{Skin: hue.SkinDark, Hair: hue.Hex(0x2c2226), Eye: hue.Hex(0x4a2c1c), Width: 19.6, Jaw: 16.4, Long: 26, Yaw: -.2, Brow: 4.2, Age: art.Grown, Nose: art.NoseBroad},
		cloth: hue.Hex(0x4a77b0), trim: hue.Steel,
		dress: mail, beard: bushy, hat: kettleHat, hands: halberd,
	},
}

// bust paints a person's bust on the origin, about 80 wide and 90 high.
func bust(p brush.Pen, who touria.Who) {
	if who == touria.Children {
		children(p)
		return
	}
	d := &dwellers[who]
	f := figure{Head: art.Head{Pen: p.At(0, -30, .82).Turn(d.tilt).At(0, -20, 1), Face: &d.face, Mood: d.mood}, p: p, dweller: d}
	if d.back != nil {
		d.back(f)
	}
	art.Neck(f.p, f.Skin, f.Jaw*.46)
	d.dress(f)
	f.p.Fill(col(hue.Violet).Alpha(.32).Soft(2.4), brush.Ellipse(1.5, -23.5, 11, 4))
	f.Skull()
	f.Features(d.beard)
	d.hat(f)
	d.hands(f)
}

// --- the herbalist

func smock(f figure) {
	art.Torso(f.p, f.cloth, 33, brush.Curve(-20, -10, -17, 0, -18, 14), brush.Curve(20, -10, 17, 0, 18, 14), brush.Curve(-8, 0, -7, 8, -8, 16), brush.Curve(8, 0, 7, 8, 8, 16))
	art.Cloth(f.p, f.trim, brush.Blob(-12, -24, -5, -17, 0, -13, 5, -17, 12, -24, 15, -15, 5, -5, -5, -5, -15, -15))
	for i := range 5 { // embroidery
		x := -8 + 4*float32(i)
		f.p.Fill(col(hue.Hex(0xc8505a)), brush.Circle(x, -8.6-abs(x)*.4, 1.1))
	}
}

func headscarf(f figure) {
	f.ShadeBrow(-19, -6, -11, -13, 0, -15, 11, -13, 19, -6)
	w := f.Width
	art.Mane(f.Pen, f.Hair, brush.Blob(-w, -2, -16, -17, 0, -24, 16, -17, w, -2, w-3, -6, 10, -14.6, 0, -18, -10, -14.6, -w+3, -6), brush.Curve(-1, -20, -9, -17, -16, -8), brush.Curve(1, -20, 9, -17, 16, -8))
	scarf := brush.Hollow(brush.Blob(0, -37, 17, -32, 26, -14, 27, 6, 22, 24, 12, 33, -12, 33, -22, 24, -27, 6, -26, -14, -17, -32),
		brush.Blob(0, -20, 11, -17.6, w-1, -6, w-.6, 8, 12, 21.6, 0, 28, -12, 21.6, -w+.6, 8, -w+1, -6, -11, -17.6))
	art.Cloth(f.Pen, hue.Hex(0x5f8f50), scarf, brush.Curve(0, -35, -14, -26, -22, -6), brush.Curve(3, -35, 16, -26, 23, -6), brush.Curve(-23, 4, -20, 18, -10, 30), brush.Curve(23, 4, 20, 18, 10, 30))
	for i, q := range [][2]float32{{-20, -24}, {-10, -31}, {1, -33.6}, {12, -31}, {21, -23}} { // daisies and berries
		f.Shape(col([]hue.C{hue.Hex(0xfffdf6), hue.Hex(0xe07a86)}[i&1]), .9, brush.Star(q[0], q[1], 5.2, 2.8, 7))
		f.Fill(col(hue.Hex(0xf0b43c)), brush.Circle(q[0], q[1], 1.7))
	}
}

func herbs(f figure) {
	art.Arm(f.p, f.cloth, f.trim, -37, 20, -27, 2)
	q := f.p.At(-24, -5, 1)
	for i := range 5 {
		k := -34 + 16*float32(i)
		b := q.Turn(k)
		green := []hue.C{hue.Hex(0x7fae55), hue.Hex(0x5f9560), hue.Hex(0xa9bf62)}[i%3]
		b.Line(nib(1.8).Tint(hue.Hex(0x35604f)), brush.Poly(0, 8, 0, -18))
		for j := range 3 {
			y := -19 + 6*float32(j)
			for _, s := range []float32{-1, 1} {
				b.Shape(col(hue.Lit(green, .2)).To(hue.Shade(green, .3), -5, 0, 5, 0), 1.1, brush.Blob(0, y+4, s*4.6, y+1.6, s*5, y-3.4, s*1, y-1))
			}
		}
		if i&1 == 0 {
			b.Shape(col([]hue.C{hue.Hex(0xc7a0e0), hue.GoldLit, hue.Hex(0xe88f9a)}[i/2]), 1, brush.Circle(0, -23, 3.2))
		}
	}
	art.Fist(q, f.Skin)
	art.Arm(f.p, f.cloth, f.trim, 38, 20, 27, 8)
	elixirAt(f.p.At(24, -9, .34))
	art.Fist(f.p.At(24, 4, .95), f.Skin)
}

// --- the marshal

func breastplate(f figure) {
	art.Torso(f.p, f.cloth, 36)
	steel := art.Metal(f.trim, hue.SteelDark, -20, -20, 24, 16)
	f.p.Shape(steel, 1.9, brush.Blob(-20, 20, -21, -6, -13, -18, 0, -14, 13, -18, 21, -6, 20, 20))
	f.p.Line(nib(1.2).Alpha(.7).Taper(), brush.Curve(0, -13, 1, 0, 0, 18))
	art.Cloth(f.p, hue.Hex(0xc8453f), brush.Poly(-24, -14, -17, -19, 22, 12, 18, 20)) // a sash
	for _, k := range []float32{-1, 1} {
		for i := range 3 {
			d := 5 * float32(i)
			f.p.Shape(steel, 1.6, brush.Blob(19*k, -16+d, 28*k, -18+d, 38*k, -8+d, 38*k, 2+d, 26*k, -2+d))
		}
		f.p.Fill(col(hue.GoldLit), brush.Circle(22*k, -12, 1.5))
	}
	f.p.Shape(steel, 1.7, brush.Blob(-12, -25, 0, -20, 12, -25, 14, -15, 0, -9, -14, -15))
}

func walrus(h art.Head) {
	x, y := h.Lip()
	_, l := h.Chin()
	art.Mane(h.Pen, h.Hair, brush.Blob(-20.6, -4, -17, 6, -12, l-3, 0, l+5, 12, l-3, 17, 6, 20.6, -4, 21, 12, 14, l+2, 0, l+8, -14, l+2, -21, 12))
	for _, k := range []float32{-1, 1} {
		art.Mane(h.Pen, h.Hair, brush.Blob(x, y-6.4, x+k*8, y-6.4, x+k*17, y-1, x+k*19.6, y-6, x+k*19, y+3, x+k*11, y+4, x+k*4, y+.4, x, y-1),
			brush.Curve(x+k*2, y-4, x+k*9, y-2, x+k*15, y+1.6))
	}
}

func crested(f figure) {
	f.ShadeBrow(-22, -6, -12, -13, 0, -15, 12, -13, 22, -6)
	red := hue.Hex(0xd2493f)
	art.Cloth(f.Pen, red, brush.Blob(0, -36, -6, -46, 4, -51, 22, -47, 33, -34, 35, -16, 30, -22, 24, -29, 12, -33), brush.Curve(2, -41, 18, -41, 29, -27), brush.Curve(0, -46, 16, -47, 31, -32), brush.Curve(6, -36, 20, -36, 30, -24))
	steel := art.Metal(hue.Hex(0xe6ebf2), hue.SteelDark, -22, -40, 24, -12)
	for _, k := range []float32{-1, 1} {
		f.Shape(steel, 1.7, brush.Blob(19*k, -12, 24.6*k, -12, 24*k, 8, 17*k, 16, 18.6*k, 4))
	}
	f.Shape(steel, 2, brush.Blob(-24, -12, -23, -26, -12, -37, 6, -39, 20, -32, 24.6, -18, 24, -12, 12, -17, 0, -18.6, -12, -17))
	f.Line(nib(1.4).Alpha(.8), brush.Curve(0, -38, 3, -28, 1, -19))
	f.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -24, -20, 26, -8), 1.8, brush.Blob(-27, -8, -24, -16, 0, -22.6, 24, -16, 27, -8, 14, -13, 0, -15.4, -14, -13))
	f.Line(even(1.3, hue.Hex(0xffffff)).Alpha(.85).Taper(), brush.Curve(-20, -20, -16, -29, -7, -34))
}

func drawn(f figure) {
	art.Arm(f.p, f.cloth, f.trim, 39, 20, 29, 2)
	swordAt(f.p.At(27, -32, .68).Stretch(1.25, 1), 1)
	art.Fist(f.p.At(27, -6, 1), f.Skin)
}

// --- the jester

func motley(f figure) {
	area := art.Torso(f.p, f.cloth, 31)
	in := f.p.Within(area)
	in.Fill(col(hue.Lit(f.trim, .2)).To(hue.Shade(f.trim, .4), 0, -20, 34, 16), brush.Rect(0, -30, 50, 60))
	for i := range 3 {
		for _, k := range []float32{-1, 1} {
			y := -8 + 11*float32(i)
			in.Fill(col(hue.GoldLit).Alpha(.9), brush.Poly(17*k, y-5.4, 21.4*k, y, 17*k, y+5.4, 12.6*k, y))
		}
	}
	in.Line(nib(1.4), brush.Poly(0, -14, 0, 20))
	f.p.Loop(nib(2), area)
	for i := range 7 { // points of the collar, with bells
		x := -27 + 9*float32(i)
		y := -9 + (27-abs(x))*.26
		c := []hue.C{hue.GoldLit, hue.Hex(0xd2493f)}[i&1]
		f.p.Shape(col(hue.Lit(c, .2)).To(hue.Shade(c, .3), x-6, -22, x+6, y), 1.6, brush.Poly(x*.45-5, -23, x*.45+5, -23, x+1, y))
		f.p.Shape(art.Metal(hue.GoldLit, hue.GoldDark, x-2, y-2, x+3, y+3), 1.2, brush.Circle(x+1, y+1, 2.4))
	}
	f.p.Shape(col(hue.Cream).To(hue.Hex(0xc9b8b0), -10, -27, 12, -18), 1.6, brush.Blob(-12, -24, 0, -20, 12, -24, 12, -19.6, 0, -15, -12, -19.6))
}

func bells(f figure) {
	f.ShadeBrow(-21, -6, -12, -13, 0, -15.4, 12, -13, 21, -6)
	art.Mane(f.Pen, f.Hair, brush.Blob(-20, 2, -21, -12, -10, -20, 0, -21, 10, -20, 21, -12, 20, 2, 17.6, -8, 8, -15, 2, -12, -3, -16, -9, -13, -17, -6))
	bell := func(x, y float32) {
		f.Shape(art.Metal(hue.GoldLit, hue.GoldDark, x-4, y-4, x+5, y+5), 1.7, brush.Circle(x, y, 5))
		f.Line(nib(1.3), brush.Poly(x-3, y+1.2, x+3, y+1.2))
	}
	art.Cloth(f.Pen, hue.Hex(0xa45ab2), brush.Blob(4, -30, -10, -37, -27, -33, -39, -18, -41, -5, -35, -6, -30, -15, -23, -14, -18, -15, 0, -20), brush.Curve(-6, -31, -24, -27, -36, -10))
	art.Cloth(f.Pen, hue.Hex(0x5aa860), brush.Blob(-4, -30, 10, -37, 27, -33, 39, -18, 41, -5, 35, -6, 30, -15, 23, -14, 18, -15, 0, -20), brush.Curve(6, -31, 24, -27, 36, -10))
	art.Cloth(f.Pen, hue.Hex(0xe8b43e), brush.Blob(-13, -21, -12, -33, -5, -45, 5, -50, 10, -44, 12, -32, 13, -21, 0, -24), brush.Curve(-4, -24, -4, -36, 3, -47))
	bell(-39, -2)
	bell(39, -2)
	bell(5, -51)
	f.Shape(col(hue.Cream).To(hue.Hex(0xc9b8b0), -20, -24, 22, -12), 1.8, brush.Blob(-23, -9, -20, -18, 0, -24, 20, -18, 23, -9, 12, -15.4, 0, -17.6, -12, -15.4))
}

func juggling(f figure) {
	art.Arm(f.p, f.cloth, hue.GoldLit, -38, 20, -29, 6)
	art.Palm(f.p.At(-27, -1, 1), f.Skin)
	for _, q := range []struct {
		x, y float32
		c    hue.C
	}{{-33, -22, hue.Hex(0xd2493f)}, {-26, -10, hue.GoldLit}} {
		f.p.Shape(art.Metal(q.c, hue.Shade(q.c, .5), q.x-4, q.y-4, q.x+5, q.y+5), 1.6, brush.Circle(q.x, q.y, 5))
	}
	art.Arm(f.p, f.trim, hue.GoldLit, 38, 20, 29, 10)
	itemArt[touria.CrystalBall](f.p.At(27, -8, .36))
	art.Palm(f.p.At(27, 7, 1).Stretch(-1, 1), f.Skin)
}

// --- the bursar

func furred(f figure) {
	art.Torso(f.p, f.cloth, 33, brush.Curve(-24, -6, -21, 4, -22, 16), brush.Curve(24, -6, 21, 4, 22, 16))
	for _, k := range []float32{-1, 1} {
		fur := brush.Blob(4*k, 20, 3*k, -4, 10*k, -24, 17*k, -20, 21*k, -8, 15*k, 4, 15*k, 20)
		f.p.Shape(col(hue.Lit(f.trim, .3)).To(hue.Shade(f.trim, .4), -20, -22, 22, 16).Form(.3, 4), 1.8, fur)
		in := f.p.Within(fur)
		for i := range 9 {
			y := -20 + 4.4*float32(i)
			in.Line(nib(1.1).Tint(hue.Shade(f.trim, .7)).Alpha(.8).Taper(), brush.Poly(12*k, y, (14-3*brush.Hash(i, 3, 5))*k, y+4))
			in.Line(nib(1.1).Tint(hue.Shade(f.trim, .7)).Alpha(.8).Taper(), brush.Poly(7*k, y+2, (9-3*brush.Hash(i, 4, 5))*k, y+6))
		}
	}
}

func counting(h art.Head) {
	_, l := h.Chin()
	x, y := h.Lip()
	art.Mane(h.Pen, h.Hair, brush.Blob(-18.6, 0, -15, 8, -9, y+1, x, y+5, 9, y+1, 15, 8, 18.6, 0, 19, 14, 12, l+6, 3, l+20, -3, l+20, -12, l+6, -19, 14),
		brush.Curve(-12, 14, -9, l, -3, l+14), brush.Curve(-5, y+6, -4, l+2, 0, l+16), brush.Curve(3, y+6, 3, l+2, 1, l+16), brush.Curve(11, 14, 9, l, 4, l+12))
	for _, k := range []float32{-1, 1} {
		art.Mane(h.Pen, h.Hair, brush.Blob(x, y-5.6, x+k*6, y-5.8, x+k*12, y+1, x+k*8, y+2.4, x+k*3, y-1))
	}
}

func velvetCap(f figure) {
	f.ShadeBrow(-21, -8, -12, -14, 0, -15.6, 12, -14, 21, -8)
	for _, k := range []float32{-1, 1} {
		art.Mane(f.Pen, f.Hair, brush.Blob(16*k, -18, 21*k, -14, 23*k, -2, 19*k, 6, 17.4*k, -6))
	}
	red := hue.Hex(0x8a3a4a)
	art.Cloth(f.Pen, red, brush.Blob(-22, -16, -30, -27, -26, -37, -8, -41, 14, -41, 30, -34, 31, -24, 22, -16, 0, -22), brush.Curve(-20, -20, -24, -28, -16, -36), brush.Curve(-6, -23, -6, -32, 2, -39), brush.Curve(10, -22, 13, -31, 20, -36))
	f.Shape(col(hue.Lit(f.trim, .3)).To(hue.Shade(f.trim, .4), -22, -24, 24, -12).Form(.3, 3), 1.9, brush.Blob(-25, -12, -23, -20, 0, -25.6, 23, -20, 25, -12, 0, -17.4))
	for _, k := range []float32{-1, 1} {
		x := f.X(9 * k)
		f.Fill(col(hue.Hex(0xeaf6ff)).Alpha(.2), brush.Circle(x, -.6, 7.4))
		f.Loop(nib(2.5), brush.Circle(x, -.6, 7.6))
		f.Loop(even(1.3, hue.GoldLit), brush.Circle(x, -.6, 7.6))
	}
	f.Line(nib(2), brush.Curve(f.X(-1.4), -1.4, f.X(0), -3, f.X(1.4), -1.4))
}

func purse(f figure) {
	art.Arm(f.p, f.cloth, f.trim, -38, 20, -29, 2)
	art.Fist(f.p.At(-26, -4, 1), f.Skin)
	coinAt(f.p.At(-25, -15, .26), 0)
	f.p.Shape(art.SkinWash(f.Skin), 1.3, brush.Blob(-30, -8, -31, -13, -28.6, -15.6, -26, -13, -25, -7))
	q := f.p.At(25, 4, 1)
	coinAt(q.At(0, -16, .25), 1)
	leather := hue.Hex(0xa87446)
	art.Cloth(q, leather, brush.Blob(-7, -10, 7, -10, 12, -2, 14, 10, 9, 18, -9, 18, -14, 10, -12, -2), brush.Curve(-4, -8, -7, 0, -6, 8), brush.Curve(4, -8, 7, 0, 6, 8), brush.Curve(0, -8, 0, -1, 1, 5))
	q.Shape(col(hue.Lit(leather, .2)).To(hue.Shade(leather, .3), -8, -14, 8, -8), 1.6, brush.Blob(-9, -14, -4, -11, 0, -13, 4, -11, 9, -14, 7, -8, -7, -8))
	q.Line(even(2.2, hue.GoldLit), brush.Curve(-7, -8, 0, -6.6, 7, -8))
	art.Arm(f.p, f.cloth, f.trim, 2, 22, 14, 14)
	art.Fist(f.p.At(19, 11, 1), f.Skin)
}

// --- the maid

func longBehind(f figure) {
	art.Mane(f.Pen, f.Hair, brush.Blob(-19, 32, -25, 14, -23, -14, 0, -28, 23, -14, 25, 14, 19, 32, 0, 24), brush.Curve(-21, 0, -22, 14, -18, 28), brush.Curve(21, 0, 22, 14, 18, 28), brush.Curve(-18, 4, -19, 16, -16, 28), brush.Curve(18, 4, 19, 16, 16, 28))
}

func aproned(f figure) {
	art.Torso(f.p, f.cloth, 31, brush.Curve(-22, -8, -19, 2, -20, 16), brush.Curve(22, -8, 19, 2, 20, 16))
	f.p.Shape(col(f.trim).To(hue.Hex(0xcdc4d4), -12, -10, 14, 18), 1.8, brush.Blob(-15, 22, -14, 0, -10, -8, 0, -6, 10, -8, 14, 0, 15, 22))
	for _, k := range []float32{-1, 1} {
		f.p.Shape(col(f.trim).To(hue.Hex(0xcdc4d4), 8*k, -22, 20*k, -4), 1.6, brush.Blob(9*k, -6, 11*k, -16, 15*k, -21, 21*k, -19, 17*k, -11, 14*k, -5))
		f.p.Shape(col(f.trim).To(hue.Hex(0xcdc4d4), 0, -24, 10*k, -14), 1.5, brush.Blob(0, -15, 4*k, -22, 10*k, -25, 13*k, -19, 7*k, -13))
		f.p.Line(line(1), brush.Poly(6*k, -4, 7*k, 12))
	}
}

func mobCap(f figure) {
	f.ShadeBrow(-21, -8, -12, -14, 0, -16, 12, -14, 21, -8)
	art.Mane(f.Pen, f.Hair, brush.Blob(-20.6, 6, -22, -12, -12, -20, 0, -22, 12, -20, 22, -12, 20.6, 6, 18, -6, 10, -15, 2, -18, -8, -13, -17, -6), brush.Curve(3, -19, -8, -16, -18, -6), brush.Curve(4, -19, 12, -15, 18, -6))
	f.Shape(col(hue.Hex(0xfffdf6)).To(hue.Hex(0xbcb2c8), -22, -42, 26, -16).Form(.36, 6), 2, brush.Blob(-24, -17, -29, -28, -22, -39, -6, -43, 10, -42, 24, -36, 29, -26, 24, -17, 0, -23))
	for _, q := range [][6]float32{{-14, -22, -17, -30, -13, -38}, {-3, -24, -3, -32, -1, -40}, {9, -23, 12, -31, 11, -38}} {
		f.Line(line(1.2), brush.Curve(q[0], q[1], q[2], q[3], q[4], q[5]))
	}
	for i := range 11 {
		x := -26 + float32(i)*5.2
		f.Shape(col(hue.Hex(0xfffdf6)).To(hue.Hex(0xc8bfd0), x-2, -26, x+4, -12), 1.4, brush.Circle(x, -22+x*x/76, 4))
	}
	art.Cloth(f.Pen, hue.Hex(0x5f86b8), brush.Blob(16, -27, 21, -34, 28, -31, 25, -26, 29, -20, 21, -20))
}

func broom(f figure) {
	art.Arm(f.p, f.cloth, f.trim, 38, 20, 30, 6)
	q := f.p.At(29, 0, 1).Turn(7)
	q.Line(even(5, hue.Ink), brush.Poly(0, 22, 0, -42))
	q.Line(even(2.8, hue.WoodLit), brush.Poly(0, 22, 0, -42))
	straw := hue.Hex(0xe0b45c)
	art.Cloth(q, straw, brush.Blob(-3, -38, 3, -38, 6, -46, 11, -68, 0, -71, -11, -68, -6, -46), brush.Curve(-1, -42, -4, -54, -6, -66), brush.Curve(1, -42, 4, -54, 6, -66), brush.Curve(0, -42, 0, -54, 0, -67))
	q.Line(even(2.4, hue.Hex(0xb2453f)), brush.Curve(-4.6, -45, 0, -43.6, 4.6, -45))
	art.Fist(f.p.At(29, 0, 1), f.Skin)
	art.Arm(f.p, f.cloth, f.trim, -37, 22, -27, 9)
	gemAt(f.p.At(-24, -8, .26), touria.Yellow, .7)
	art.Palm(f.p.At(-24, 6, 1), f.Skin)
}

// --- the cupbearer, and the bard's doublet

func doublet(f figure) {
	art.Torso(f.p, f.cloth, 32, brush.Curve(-22, -8, -19, 2, -20, 16), brush.Curve(22, -8, 19, 2, 20, 16), brush.Curve(-9, -4, -8, 6, -9, 16), brush.Curve(9, -4, 8, 6, 9, 16))
	f.p.Line(even(3, hue.Ink), brush.Poly(0, -14, 0, 20))
	f.p.Line(even(1.6, f.trim), brush.Poly(0, -14, 0, 20))
	for i := range 3 {
		f.p.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -2, -8, 3, 12), 1.2, brush.Circle(0, -8+8*float32(i), 2))
	}
	f.p.Shape(col(hue.Cream).To(hue.Hex(0xc9b8b0), -12, -26, 14, -12), 1.7, brush.Blob(-12, -25, -4, -20, 0, -17, 4, -20, 12, -25, 17, -18, 9, -11, 0, -14, -9, -11, -17, -18))
}

func beret(f figure) {
	f.ShadeBrow(-21, -7, -12, -13, 0, -15, 12, -13, 21, -7)
	for i := range 9 {
		x := -20 + 5*float32(i)
		f.Shape(art.Locks(f.Hair).Form(.5, 3), 1.5, brush.Circle(x, -17+x*x/46, 4.6))
	}
	art.Cloth(f.Pen, hue.Hex(0x2f7a52), brush.Blob(-22, -18, -27, -28, -18, -38, 2, -42, 24, -39, 36, -29, 34, -20, 22, -19, 0, -23), brush.Curve(-18, -20, -8, -34, 8, -40), brush.Curve(20, -21, 26, -28, 22, -36))
	f.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -22, -24, 24, -16), 1.7, brush.Blob(-23, -15, -22, -20, 0, -26, 22, -21, 23, -16, 0, -21.4))
	f.Shape(col(hue.Hex(0xfff8e6)).To(hue.Hex(0xc9a890), -20, -54, 0, -30), 1.6, brush.Blob(-16, -22, -24, -34, -22, -47, -12, -51, -13, -40, -11, -26))
	f.Line(nib(1).Alpha(.8), brush.Curve(-15, -24, -18, -36, -15, -48))
}

func goblet(f figure) {
	art.Arm(f.p, f.cloth, hue.Cream, -38, 22, -28, 9)
	q := f.p.At(-24, 1, 1)
	q.Shape(art.Metal(hue.Hex(0xe6ebf2), hue.SteelDark, -14, -4, 14, 6), 1.7, brush.Blob(-15, -2, 0, -4, 15, -2, 10, 3, -10, 3))
	gemAt(q.At(0, -12, .22), touria.Green, .7)
	art.Palm(q.At(0, 6, .9), f.Skin)
	art.Arm(f.p, f.cloth, hue.Cream, 38, 20, 29, 4)
	c := f.p.At(26, -14, 1.06)
	c.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -10, -20, 12, 20), 2, brush.Blob(-12, -20, 12, -20, 11, -6, 4, 1, 3, 14, 8, 19, -8, 19, -3, 14, -4, 1, -11, -6))
	c.Shape(col(hue.Hex(0x9a2a48)).To(hue.Hex(0x5e1430), -8, 0, 8, 0), 1.5, brush.Ellipse(0, -19.6, 11, 3.4))
	gemAt(c.At(0, -9, .13), touria.Green, .7)
	art.Fist(c.At(0, 8, .92), f.Skin)
}

// --- the bard

func feathered(f figure) {
	f.ShadeBrow(-22, -6, -12, -13, 0, -15, 12, -13, 22, -6)
	art.Mane(f.Pen, f.Hair, brush.Blob(-20.4, 12, -24, -6, -16, -20, 0, -23, 16, -20, 24, -6, 20.4, 12, 18, -4, 9, -15, 0, -18.4, -9, -14, -18, -4), brush.Curve(-1, -20, -12, -15, -20, 4), brush.Curve(1, -20, 12, -15, 20, 4))
	red := hue.Hex(0xc8453f)
	f.Shape(col(hue.Hex(0xfffaf0)).To(hue.Hex(0xa8c4b0), 12, -54, 34, -24), 1.8, brush.Blob(12, -27, 16, -42, 30, -55, 40, -53, 38, -43, 26, -31))
	f.Line(nib(1.1).Alpha(.8), brush.Curve(13, -28, 24, -42, 37, -51))
	art.Cloth(f.Pen, red, brush.Blob(-20, -18, -19, -32, -6, -41, 10, -38, 20, -29, 20, -18, 0, -23), brush.Curve(-8, -22, -8, -32, 0, -38))
	f.Line(even(4, hue.Ink), brush.Curve(-20, -21, 0, -27, 20, -22))
	f.Line(even(2.4, hue.GoldLit), brush.Curve(-20, -21, 0, -27, 20, -22))
	art.Cloth(f.Pen, red, brush.Blob(-35, -15, -22, -20, 0, -25, 22, -21, 32, -21, 36, -16, 22, -13, 0, -17, -20, -13, -30, -11))
}

func lute(f figure) {
	art.Arm(f.p, f.cloth, hue.Cream, 40, 14, 30, -10)
	q := f.p.At(-8, 3, 1.12).Turn(57)
	q.Shape(art.Metal(hue.WoodLit, hue.WoodDark, -3, -44, 3, -12), 1.7, brush.Rect(-2.8, -42, 5.6, 32))
	q.Shape(col(hue.WoodDark), 1.6, brush.Poly(-3.4, -42, 3.4, -42, 9, -50, 4, -52))
	for i := range 4 {
		q.Line(even(.8, hue.GoldLit), brush.Poly(-2.6, -38+5*float32(i), 2.6, -38+5*float32(i)))
	}
	q.Shape(col(hue.Hex(0xeab878)).To(hue.Hex(0x9a5f34), -14, -14, 15, 16).Form(.35, 6), 2, brush.Blob(-4, -19, 4, -19, 14.6, -4, 15, 9, 0, 18, -15, 9, -14.6, -4))
	q.Loop(even(1, hue.Hex(0x7a4424)).Alpha(.7), brush.Blob(-3, -16, 3, -16, 12, -3, 12, 8, 0, 15, -12, 8, -12, -3))
	q.Fill(col(hue.Ink), brush.Circle(0, -2, 4.6))
	q.Loop(even(1.1, hue.GoldLit), brush.Circle(0, -2, 5.4))
	q.Shape(col(hue.WoodDark), 1.1, brush.Rect(-5, 8.6, 10, 2.4))
	for i := range 3 {
		x := -1.8 + 1.8*float32(i)
		q.Line(even(.7, hue.Cream).Least(.5), brush.Poly(x, -42, x, 9.6))
	}
	art.Fist(f.p.At(27, -18, .92).Turn(30), f.Skin)
	art.Arm(f.p, f.cloth, hue.Cream, -34, 20, -18, 13)
	art.Palm(f.p.At(-9, 8, .95).Turn(-12), f.Skin)
	gemAt(f.p.At(24, 3, .24), touria.Red, .7)
}

// --- the guard

func mail(f figure) {
	area := art.Torso(f.p, hue.Hex(0x98a0b4), 36)
	in := f.p.Within(area)
	for row := range 7 {
		for i := range 15 {
			x, y := -42+6*float32(i)+3*float32(row&1), -22+5.4*float32(row)
			in.Line(nib(1).Alpha(.5), brush.Arc(x, y, 3, 2.6, 10, 170))
		}
	}
	coat := brush.Blob(-19, 22, -19, 0, -15, -15, 0, -10, 15, -15, 19, 0, 19, 22)
	art.Cloth(f.p, f.cloth, coat, brush.Curve(-13, -8, -12, 4, -13, 18), brush.Curve(13, -8, 12, 4, 13, 18))
	f.p.Shape(art.Metal(f.trim, hue.SteelDark, -14, -26, 16, -14), 1.7, brush.Blob(-14, -25, 0, -19, 14, -25, 18, -16, 0, -9, -18, -16))
}

func bushy(h art.Head) {
	w, l := h.Width, h.Long
	x, y := h.Lip()
	art.Mane(h.Pen, h.Hair, brush.Blob(-w-.8, -4, -w+3, 5, -9, 9, x, 9.6, 9, 9, w-3, 5, w+.8, -4, w+1, 12, 12, l+3, 0, l+7, -12, l+3, -w-1, 12), brush.Curve(-14, 12, -12, 22, -6, l+2), brush.Curve(-5, y+6, -4, l, -1, l+4), brush.Curve(6, y+6, 5, l, 4, l+4), brush.Curve(14, 12, 12, 22, 8, l+2))
	h.Fill(col(hue.Mix(h.Skin, hue.Hex(0xb8564e), .4)).Soft(.8), brush.Ellipse(x, y+1.4, 6.4, 3.2))
	for _, k := range []float32{-1, 1} {
		art.Mane(h.Pen, h.Hair, brush.Blob(x, y-6, x+k*7, y-6.4, x+k*13, y-1, x+k*12, y+3, x+k*5, y-.4, x, y-1.6))
	}
}

func kettleHat(f figure) {
	f.ShadeBrow(-22, -3, -12, -10, 0, -12, 12, -10, 22, -3)
	steel := art.Metal(hue.Hex(0xe0e6ee), hue.SteelDark, -24, -40, 28, -10)
	f.Shape(steel, 2, brush.Blob(-21, -16, -19, -31, -8, -41, 0, -43, 8, -41, 19, -31, 21, -16, 0, -22))
	f.Line(nib(1.5).Alpha(.85), brush.Curve(0, -42, 2, -32, 1, -23))
	f.Line(even(1.4, hue.Hex(0xffffff)).Alpha(.85).Taper(), brush.Curve(-16, -23, -14, -31, -7, -38))
	f.Shape(steel, 2, brush.Blob(-36, -7, -24, -17, 0, -23, 24, -17, 36, -7, 22, -10, 0, -14.6, -22, -10))
	for i := range 7 {
		x := -24 + 8*float32(i)
		f.Fill(col(hue.Hex(0x5a6278)), brush.Circle(x, -17.6+x*x/88, 1.1))
	}
}

func halberd(f figure) {
	art.Arm(f.p, hue.Hex(0x98a0b4), hue.Hex(0x8a6242), 40, 22, 33, 2)
	q := f.p.At(31, 0, 1)
	q.Line(even(5.4, hue.Ink), brush.Poly(0, 24, 0, -66))
	q.Line(even(3, hue.WoodLit), brush.Poly(0, 24, 0, -66))
	q.Shape(art.Metal(hue.Hex(0xeef1f4), hue.SteelDark, -10, -86, 12, -50), 1.9, brush.Blob(0, -88, 3, -73, 8, -69, 6, -61, 2.6, -54, -2.6, -55, -6, -59, -14, -53, -14, -71, -6, -67, -3, -73))
	q.Line(nib(1.2).Alpha(.6), brush.Poly(-10.6, -57, -10.6, -68))
	art.Fist(q.At(0, -3, 1), f.Skin)
	s := f.p.At(-20, 5, 1)
	blue := hue.Hex(0x6f9fd8)
	s.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -16, -16, 16, 16), 2, art.CrestShape(2).Scale(.40, .42))
	s.Shape(col(hue.Lit(blue, .2)).To(hue.Hex(0x2f558e), -14, -16, 14, 14).Form(.3, 4), 1.5, art.CrestShape(2).Scale(.33, .35))
	gemAt(s.At(0, -1, .21), touria.Blue, .7)
}

// --- the royal children

var prince = art.Face{Skin: hue.SkinTan, Hair: hue.Hex(0x3a2622), Eye: hue.Hex(0x5a8a4a), Width: 19.4, Jaw: 13, Long: 22.8, Yaw: .3, Brow: 3, Age: art.Child, Nose: art.NoseButton, Mouth: art.MouthGap, Wide: true}
var princess = art.Face{Skin: hue.Hex(0xf6d0ac), Hair: hue.Hex(0xc96a34), Eye: hue.Hex(0x3f86be), Lips: hue.Hex(0xd06a66), Width: 19.2, Jaw: 12.4, Long: 22.6, Yaw: -.3, Brow: 2.4, Age: art.Child, Nose: art.NoseButton, Lashes: true}

// children paints the royal pair, cheek to cheek.
func children(p brush.Pen) {
	boy := art.Head{Pen: p.At(-19, -16, .76).Turn(3).At(0, -22, 1), Face: &prince, Mood: pictures.Glad}
	girl := art.Head{Pen: p.At(19, -15, .76).Turn(-3).At(0, -22, 1), Face: &princess, Mood: pictures.Glad}
	art.Mane(girl.Pen, girl.Hair, brush.Blob(-19, 40, -25, 20, -23, -14, 0, -29, 23, -14, 27, 20, 22, 42, 0, 34), brush.Curve(-20, 0, -22, 18, -17, 36), brush.Curve(21, 0, 24, 18, 20, 38), brush.Curve(17, 6, 20, 20, 17, 38))
	// his doublet
	q := p.At(-19, 0, 1)
	art.Neck(q.At(0, 8, 1), prince.Skin, 5)
	art.Cloth(q, hue.Slate, brush.Blob(-23, 22, -22, 2, -13, -7, -5, -11, 5, -11, 13, -7, 22, 2, 22, 22), brush.Curve(-13, 0, -11, 8, -12, 18), brush.Curve(12, 0, 10, 8, 11, 18))
	q.Shape(col(hue.Cream).To(hue.Hex(0xc9b8b0), -9, -14, 10, -2), 1.5, brush.Blob(-10, -13, 0, -8, 10, -13, 13, -7, 6, -1, 0, -5, -6, -1, -13, -7))
	q.Line(even(1.6, hue.GoldDark), brush.Curve(-11, -2, 0, 8, 11, -2))
	q.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -3, 4, 4, 11), 1.2, brush.Star(0, 7, 4.4, 2.2, 5))
	// her gown
	q = p.At(19, 0, 1)
	art.Neck(q.At(0, 8, 1), princess.Skin, 5)
	pink := hue.Hex(0xd2789e)
	art.Cloth(q, pink, brush.Blob(-22, 22, -20, 6, -8, -5, 0, -2, 8, -5, 20, 6, 22, 22), brush.Curve(-4, 2, -5, 10, -6, 18), brush.Curve(4, 2, 5, 10, 6, 18))
	for _, k := range []float32{-1, 1} {
		art.Cloth(q, hue.Lit(pink, .3), brush.Blob(8*k, -6, 16*k, -9, 23*k, -3, 23*k, 7, 15*k, 10, 9*k, 4), brush.Curve(12*k, -5, 14*k, 1, 12*k, 7), brush.Curve(17*k, -6, 19*k, 1, 17*k, 8))
	}
	for i := range 5 {
		s, c := brush.SinCos(30 + 30*float32(i))
		q.Shape(col(hue.Hex(0xfffdf6)).To(hue.Hex(0xc8bccc), -2, -10, 3, -2), .9, brush.Circle(8*c, -9+7*s, 1.7))
	}
	for _, h := range []art.Head{boy, girl} {
		h.Skull()
		h.Features(nil)
	}
	art.Mane(boy.Pen, boy.Hair, brush.Blob(-20.6, 1, -24, -11, -20, -26, -6, -33, 12, -31, 23, -21, 21, 1, 18, -10, 12, -15, 6, -12.6, 0, -17, -6, -13, -12, -17, -18, -9),
		brush.Curve(-14, -15, -13, -24, -6, -30), brush.Curve(-5, -15, -2, -24, 4, -30), brush.Curve(6, -15, 9, -23, 14, -27))
	art.Mane(girl.Pen, girl.Hair, brush.Blob(-20.4, 8, -23.6, -12, -13, -28, 0, -31, 13, -28, 23.6, -12, 20.4, 8, 18, -6, 12, -14, 4, -19, -5, -13.4, -14, -14, -18, -4),
		brush.Curve(6, -21, -4, -17, -15, -14), brush.Curve(5, -21, 13, -16, 19, -4), brush.Curve(6, -22, 0, -27, -12, -22), brush.Curve(7, -22, 14, -26, 19, -18))
	for i, h := range []art.Head{boy, girl} {
		r := []float32{14, 13}[i]
		h.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -16, -50, 18, -26), 2, brush.CrownShape(0, -35, r))
		h.Shape(art.Metal([]hue.C{hue.Hex(0x4a8fd8), hue.Hex(0xe0485c)}[i], hue.Hex(0x5a2050), -3, -34, 3, -28), 1.2, brush.Circle(0, -30, 2.6))
	}
	// they hold hands
	art.Arm(p, hue.Slate, hue.Cream, -16, 22, -5, 11)
	art.Arm(p, pink, hue.Cream, 16, 22, 6, 11)
	art.Fist(p.At(3, 7, .9).Stretch(-1, 1), princess.Skin)
	art.Fist(p.At(-2, 8, .9), prince.Skin)
	p.Shape(col(hue.Hex(0xe8565a)).To(hue.Hex(0xa8243c), -8, -84, 8, -66).Form(.6, 5), 2.2, brush.HeartShape(0, -75, 9))
	p.Fill(col(hue.Hex(0xffffff)).Alpha(.7).Soft(.8), brush.Ellipse(-3.4, -78, 1.8, 1.3))
}
