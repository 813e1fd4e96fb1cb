package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
)

var (
	skinFair  = hue.Hex(0xf6d2b0)
	skinTan   = hue.SkinTan
	skinBrown = hue.Hex(0xb57a50)
	skinDark  = hue.Hex(0x8a5638)
	hairBlack = hue.Hex(0x2e2428)
	hairBrown = hue.Hex(0x5e3a26)
	hairChest = hue.Hex(0x8a4a2a)
	hairRed   = hue.Hex(0xc4602c)
	hairGold  = hue.Hex(0xdda84c)
	hairGrey  = hue.Hex(0xb4b0b4)
	hairWhite = hue.Hex(0xeeeae2)
)

// people are the portraits, in the order of their numbers. They differ in age,
// build, skin, dress and bearing.
var people = [pictures.People]person{
	{ // the swordsman
		skin: skinFair, hair: hairBrown, eye: hue.Hex(0x4a6a86), cloth: hue.Hex(0x9c3b3b), trim: hue.Steel, room: hue.Hex(0xc9b48a),
		width: 19.5, jaw: 15.5, long: 26, turn: -.5, brow: 3.4, age: 2, nose: noseStraight,
		dress: armour, beard: stubble, over: cropped,
	},
	{ // the magpie
		skin: skinFair, hair: hairBlack, eye: hue.Hex(0x4d7a4a), cloth: hue.Hex(0x33507e), trim: hue.Cream, room: hue.Hex(0xa9bfd6),
		width: 18, jaw: 10.5, long: 27, turn: .6, brow: 2.2, age: 1, nose: noseHooked, lips: hue.Hex(0xb23a4a),
		behind: longHair, dress: collar, over: featherHat,
	},
	{ // the collector
		skin: hue.Hex(0xf0c6a4), hair: hairWhite, eye: hue.Hex(0x6a5a4a), cloth: hue.Hex(0x4f7a56), trim: hue.Hex(0xc98fb0), room: hue.Hex(0xd8c79a),
		width: 20.5, jaw: 16, long: 23.5, turn: .2, brow: 2, age: 3, nose: noseButton, lips: hue.Hex(0xb8605c),
		behind: bunHair, dress: shawl, over: spectacles,
	},
	{ // the lark
		skin: skinFair, hair: hairRed, eye: hue.Hex(0x4f8a5a), cloth: hue.Hex(0x6f9a3f), trim: hue.Hex(0xe9d9a0), room: hue.Hex(0xbfd89a),
		width: 19, jaw: 12, long: 22.5, turn: -.3, brow: 2.2, age: 0, nose: noseButton,
		dress: tunic, over: tousled,
	},
	{ // the old queen
		skin: skinDark, hair: hairWhite, eye: hue.Hex(0x3a2620), cloth: hue.Hex(0x6b3f80), trim: hue.GoldLit, room: hue.Hex(0xdcc0a8),
		width: 18, jaw: 12, long: 25.5, turn: -.2, brow: 2.2, age: 3, nose: noseStraight, lips: hue.Hex(0x8e3f45),
		behind: bunHair, dress: ermine, over: crowned,
	},
	{ // the fisherman
		skin: skinTan, hair: hairChest, eye: hue.Hex(0x3f6f8f), cloth: hue.Hex(0x3f6a7c), trim: hue.Hex(0xe7dcc0), room: hue.Hex(0xa9cfd0),
		width: 21.5, jaw: 17, long: 26, turn: .4, brow: 3.6, age: 2, nose: noseBroad,
		dress: knitted, beard: fullBeard, over: woolCap,
	},
	{ // the abbess
		skin: hue.Hex(0xf2c4a6), hair: hairGrey, eye: hue.Hex(0x5a6a7a), cloth: hue.Hex(0x4a4258), trim: hue.Cream, room: hue.Hex(0xd9cfe2),
		width: 20, jaw: 15, long: 23, turn: 0, brow: 1.8, age: 3, nose: noseButton,
		behind: veil, dress: robe, over: wimple,
	},
	{ // the sailor
		skin: skinDark, hair: hairBlack, eye: hue.Hex(0x3a2418), cloth: hue.Hex(0xe7e0cc), trim: hue.Hex(0x38527e), room: hue.Hex(0x9fc9dc),
		width: 18.5, jaw: 12, long: 25, turn: .5, brow: 2.6, age: 1, nose: noseBroad, lips: hue.Hex(0x9a4444),
		behind: curls, dress: stripes, over: kerchief,
	},
	{ // the scholar
		skin: skinBrown, hair: hairBlack, eye: hue.Hex(0x3a2820), cloth: hue.Hex(0x7a3f5e), trim: hue.GoldLit, room: hue.Hex(0xe3c38f),
		width: 18, jaw: 12.5, long: 27, turn: -.6, brow: 3.2, age: 2, nose: noseHooked,
		dress: robe, beard: goatee, over: turban,
	},
	{ // the baker
		skin: hue.Hex(0xf6cbb0), hair: hairChest, eye: hue.Hex(0x6b4a30), cloth: hue.Hex(0xc46f52), trim: hue.Hex(0xfffdf6), room: hue.Hex(0xf0d9a8),
		width: 22, jaw: 18, long: 23.5, turn: .2, brow: 2.4, age: 2, nose: noseButton, lips: hue.Hex(0xc24a4a),
		behind: sideHair, dress: apron, over: bonnet,
	},
	{ // the knight
		skin: skinFair, hair: hairGold, eye: hue.Hex(0x3f6fae), cloth: hue.Hex(0x4a5f92), trim: hue.Steel, room: hue.Hex(0xc2cbe0),
		width: 18, jaw: 12.5, long: 25.5, turn: -.4, brow: 2.8, age: 1, nose: noseStraight, lips: hue.Hex(0xc06a66),
		behind: plaits, dress: armour, over: circlet,
	},
	{ // the hunter
		skin: skinTan, hair: hairBrown, eye: hue.Hex(0x6a7a3a), cloth: hue.Hex(0x3f6148), trim: hue.Hex(0x8a6a40), room: hue.Hex(0xa8c09a),
		width: 17, jaw: 11, long: 28, turn: .7, brow: 3, age: 2, nose: noseHooked,
		behind: hoodBehind, dress: tunic, beard: goatee, over: hood,
	},
	{ // the child
		skin: skinBrown, hair: hairBlack, eye: hue.Hex(0x4a2e1c), cloth: hue.Hex(0xe0a23c), trim: hue.Hex(0xc4423c), room: hue.Hex(0xf2e0a6),
		width: 19.5, jaw: 12.5, long: 22, turn: .1, brow: 2.2, age: 0, nose: noseButton,
		behind: bunches, dress: tunic, over: fringe,
	},
	{ // the stargazer
		skin: hue.Hex(0xf0c6a8), hair: hairWhite, eye: hue.Hex(0x4a86b0), cloth: hue.Hex(0x3a3f78), trim: hue.GoldLit, room: hue.Hex(0x8f92c6),
		width: 17.5, jaw: 12, long: 26, turn: -.2, brow: 3.8, age: 3, nose: noseHooked,
		behind: sideHair, dress: robe, beard: longBeard, over: starCap,
	},
	{ // the merchant
		skin: hue.Hex(0xefbf96), hair: hairBlack, eye: hue.Hex(0x3f5a3a), cloth: hue.Hex(0x8a2f46), trim: hue.Hex(0xf6ead0), room: hue.Hex(0xe6c088),
		width: 21.5, jaw: 18.5, long: 25, turn: -.3, brow: 3, age: 2, nose: noseBroad,
		dress: ruff, beard: curled, over: plumeHat,
	},
	{ // the shepherdess
		skin: skinTan, hair: hairBrown, eye: hue.Hex(0x5a7a4a), cloth: hue.Hex(0xb9c7a2), trim: hue.Hex(0xfbf3dc), room: hue.Hex(0xc9dfb0),
		width: 18, jaw: 12, long: 24.5, turn: .35, brow: 2.2, age: 1, nose: noseButton, lips: hue.Hex(0xc25f58),
		behind: longHair, dress: collar, over: strawHat,
	},
}

// --- dress

func (f face) shoulders(c hue.C, wide float32) {
	f.b.Shape(col(hue.Lit(c, .2)).To(hue.Shade(c, .4), -26, 20, 30, 46).Form(.35, 7), 2.8,
		brush.Blob(-wide, 52, -wide+2, 34, -wide*.62, 25, -8, 20, 8, 20, wide*.62, 25, wide-2, 34, wide, 52, 0, 58))
}

func robe(f face) {
	f.shoulders(f.cloth, 34)
	f.b.Shape(col(f.trim).To(hue.Shade(f.trim, .2), -10, 20, 12, 46), 2, brush.Blob(-11, 19, -4, 24, 0, 44, 4, 24, 11, 19, 9, 30, 3, 50, -3, 50, -9, 30))
}

func collar(f face) {
	f.shoulders(f.cloth, 31)
	for _, k := range []float32{-1, 1} {
		f.b.Shape(col(f.trim).To(hue.Shade(f.trim, .18), 0, 20, 10*k, 36), 2.2, brush.Poly(1*k, 30, 8*k, 18, 20*k, 24, 12*k, 37))
	}
	f.b.Shape(col(hue.GoldLit).Form(.6, 3), 1.8, brush.Circle(0, 32, 3.4))
}

func tunic(f face) {
	f.shoulders(f.cloth, 30)
	f.b.Shape(col(f.trim), 2, brush.Blob(-11, 18, 0, 27, 11, 18, 10, 24, 0, 33, -10, 24))
	for i := range 3 {
		y := 34 + float32(i)*5
		f.b.Line(even(1.4, hue.Shade(f.trim, .1)), brush.Poly(-3, y, 3, y+3))
		f.b.Line(even(1.4, hue.Shade(f.trim, .1)), brush.Poly(3, y, -3, y+3))
	}
}

func armour(f face) {
	f.shoulders(f.cloth, 34)
	steel := func() brush.Wash { return col(hue.Hex(0xe6ebf2)).To(hue.SteelDark, -20, 18, 24, 46).Form(.5, 6) }
	for _, k := range []float32{-1, 1} {
		f.b.Shape(steel(), 2.4, brush.Blob(14*k, 26, 26*k, 26, 35*k, 36, 34*k, 48, 20*k, 44))
		f.b.Line(nib(1.4).Taper(), brush.Curve(17*k, 36, 27*k, 34, 34*k, 41))
	}
	f.b.Shape(steel(), 2.4, brush.Blob(-13, 18, -4, 22, 4, 22, 13, 18, 14, 28, 0, 34, -14, 28))
	f.b.Line(nib(1.4).Taper(), brush.Curve(-12, 23, 0, 28, 12, 23))
}

func ermine(f face) {
	f.shoulders(f.cloth, 33)
	f.b.Shape(col(hue.Hex(0xfffbf0)).To(hue.Hex(0xd8d0dc), -20, 20, 24, 40), 2.2, brush.Blob(-27, 27, -12, 18, 0, 27, 12, 18, 27, 27, 22, 37, 8, 37, 0, 44, -8, 37, -22, 37))
	for _, q := range [][2]float32{{-18, 29}, {-9, 30}, {9, 30}, {18, 29}, {0, 36}} {
		f.b.Line(nib(1.8).Taper(), brush.Poly(q[0], q[1]-1.6, q[0], q[1]+2.4))
	}
	f.b.Shape(col(f.trim).Form(.6, 2), 1.6, brush.Circle(0, 29, 3.2))
}

func knitted(f face) {
	f.shoulders(f.cloth, 36)
	f.b.Shape(col(hue.Lit(f.cloth, .12)), 2.2, brush.Blob(-13, 15, 0, 20, 13, 15, 14, 25, 0, 30, -14, 25))
	for x := float32(-11); x <= 11; x += 4 {
		f.b.Line(nib(1.1).Alpha(.55), brush.Poly(x, 18+4*(1-x*x/140), x, 25+4*(1-x*x/140)))
	}
	for i := range 3 {
		y := 36 + float32(i)*5
		f.b.Line(even(1.6, f.trim).Alpha(.8), brush.Curve(-33, y+4, 0, y-1, 33, y+4))
	}
}

func stripes(f face) {
	f.shoulders(f.cloth, 31)
	in := f.b.Within(brush.Blob(-31, 52, -29, 34, -19, 25, -8, 20, 8, 20, 19, 25, 29, 34, 31, 52, 0, 58))
	for i := range 4 {
		y := 27 + float32(i)*6.5
		in.Line(even(2.4, f.trim), brush.Curve(-34, y+6, 0, y-1, 34, y+6))
	}
	f.b.Shape(col(f.trim), 2, brush.Blob(-10, 18, 0, 26, 10, 18, 10, 23, 3, 31, -3, 31, -10, 23))
}

func apron(f face) {
	f.shoulders(f.cloth, 35)
	f.b.Shape(col(f.trim).To(hue.Hex(0xd8d0dc), -10, 26, 14, 46), 2.2, brush.Blob(-16, 54, -15, 34, -12, 29, 12, 29, 15, 34, 16, 54))
	for _, k := range []float32{-1, 1} {
		f.b.Line(even(4.6, hue.Ink), brush.Curve(12*k, 31, 15*k, 24, 16*k, 21))
		f.b.Line(even(2.6, f.trim), brush.Curve(12*k, 31, 15*k, 24, 16*k, 21))
	}
}

func shawl(f face) {
	f.shoulders(f.cloth, 33)
	for _, k := range []float32{1, -1} {
		f.b.Shape(col(hue.Lit(f.trim, .12)).To(hue.Shade(f.trim, .3), -20, 20, 20, 46).Form(.3, 5), 2.2,
			brush.Blob(9*k, 18, 22*k, 23, 33*k, 33, 34*k, 50, 20*k, 42, -2*k, 44, -8*k, 36, 2*k, 30))
		for i := range 4 {
			x := k * (12 + float32(i)*5.4)
			f.b.Line(even(1.3, hue.Shade(f.trim, .38)), brush.Poly(x, 24+float32(i)*2.4, x-k*4, 35+float32(i)*2))
		}
	}
	f.b.Shape(col(hue.GoldLit).To(hue.GoldDark, -5, 34, 5, 43).Form(.5, 3), 1.8, brush.Circle(0, 38, 4.2))
	f.b.Fill(col(hue.Hex(0x3f8a6a)), brush.Circle(0, 38, 2))
}

func ruff(f face) {
	f.shoulders(f.cloth, 36)
	for i := range 9 {
		s, c := brush.SinCos(float32(i)*22.5 + 0)
		f.b.Shape(col(f.trim).To(hue.Hex(0xd8cdb8), 0, 16, 0, 36), 1.8, brush.Ellipse(-21*c, 21+9*s, 5.4, 5))
	}
	f.b.Shape(col(hue.GoldLit).To(hue.GoldDark, -8, 36, 8, 46).Form(.5, 3), 1.8, brush.Circle(0, 41, 4.4))
}

// --- hair behind the head

func (f face) hairWash() brush.Wash {
	return col(hue.Lit(f.hair, .14)).To(hue.Shade(f.hair, .34), -20, -26, 22, 24)
}

func longHair(f face) {
	f.p.Shape(f.hairWash(), 2.4, brush.Blob(-20, 34, -25, 8, -22, -18, 0, -31, 22, -18, 25, 8, 20, 34, 8, 30, -8, 30))
}

func bunHair(f face) {
	f.p.Shape(f.hairWash(), 2.2, brush.Circle(0, -30, 10))
	f.p.Shape(f.hairWash(), 2.4, brush.Blob(-21, 6, -22, -14, -10, -29, 10, -29, 22, -14, 21, 6))
}

func sideHair(f face) {
	for _, k := range []float32{-1, 1} {
		f.p.Shape(f.hairWash(), 2.2, brush.Blob(14*k, -18, 23*k, -14, 26*k, 0, 24*k, 13, 17*k, 10))
	}
}

func curls(f face) {
	for i := range 15 {
		s, c := brush.SinCos(float32(i)*18 + 144)
		f.p.Shape(f.hairWash(), 2, brush.Circle(23*c, -6+22*s, 7.6))
	}
}

func plaits(f face) {
	f.p.Shape(f.hairWash(), 2.4, brush.Blob(-21, 6, -21, -16, 0, -30, 21, -16, 21, 6))
	for _, k := range []float32{-1, 1} {
		for i := range 5 {
			f.b.Shape(f.hairWash(), 1.8, brush.Ellipse(k*(21+float32(i%2)*1.6), 6+float32(i)*7, 5, 5))
		}
		f.b.Shape(col(hue.Hex(0xc4423c)), 1.6, brush.Round(k*21-4.4, 38, 8.8, 4, 1.6))
	}
}

func bunches(f face) {
	for _, k := range []float32{-1, 1} {
		for _, q := range [][3]float32{{25, -18, 8}, {30, -11, 7}, {27, -5, 6}} {
			f.p.Shape(f.hairWash(), 2, brush.Circle(k*q[0], q[1], q[2]))
		}
		f.p.Shape(col(f.trim), 1.8, brush.Blob(19*k, -21, 22*k, -18, 25*k, -12, 20*k, -13))
	}
	f.p.Shape(f.hairWash(), 2.4, brush.Blob(-21, 2, -21, -16, 0, -30, 21, -16, 21, 2))
}

func veil(f face) {
	f.p.Shape(col(hue.Lit(f.cloth, .14)).To(hue.Shade(f.cloth, .34), -22, -30, 24, 40), 2.6, brush.Blob(-30, 40, -29, 0, -24, -26, 0, -36, 24, -26, 29, 0, 30, 40))
}

func hoodBehind(f face) {
	f.p.Shape(col(hue.Shade(f.cloth, .3)), 2.6, brush.Blob(-25, 30, -26, -6, -16, -30, 0, -38, 16, -30, 26, -6, 25, 30))
}

// --- beards

func stubble(f face) {
	j, l := f.jaw, f.long
	f.p.Fill(col(f.hair).Alpha(.26).Soft(2.4), brush.Blob(-j-2, 8, -j*.6, 12, 0, 9.5, j*.6, 12, j+2, 8, j*.7, l*.84, 0, l-.6, -j*.7, l*.84))
	f.p.Line(nib(1.3).Tint(hue.Hex(0xb0605a)).Taper(), brush.Poly(f.x(11), 3.4, f.x(14), 12)) // a scar
}

func (f face) hairs(n int, from, to func(i float32) (x, y float32)) {
	for i := range n {
		x0, y0 := from(float32(i))
		x1, y1 := to(float32(i))
		f.p.Line(nib(1).Tint(hue.Shade(f.hair, .4)).Alpha(.5).Taper(), brush.Curve(x0, y0, (x0+x1)/2+.8, (y0+y1)/2, x1, y1))
	}
}

func fullBeard(f face) {
	w, l := f.width, f.long
	x := f.x(0)
	f.p.Shape(f.hairWash(), 2.4, brush.Blob(-w-.6, -4, -w+3, 5, -10, 10, x, 8.4, 10, 10, w-3, 5, w+.6, -4, w-1, 15, 11, l+6, 0, l+9, -11, l+6, -w+1, 15))
	f.hairs(7, func(i float32) (float32, float32) { return -13 + i*4.4, 18 }, func(i float32) (float32, float32) { return -10 + i*3.4, l + 4 })
}

func longBeard(f face) {
	w, l := f.width, f.long
	f.p.Shape(f.hairWash(), 2.4, brush.Blob(-w-.4, 0, -w+4, 7, -9, 9.6, f.x(0), 8, 9, 9.6, w-4, 7, w+.4, 0, w, 14, 13, 34, 3, 50, -3, 50, -13, 34, -w, 14))
	f.hairs(6, func(i float32) (float32, float32) { return -12 + i*4.8, 18 }, func(i float32) (float32, float32) { return -6 + i*2.4, l + 16 })
}

func goatee(f face) {
	x, l := f.x(0)+f.turn, f.long
	f.p.Shape(f.hairWash(), 1.8, brush.Blob(x-6, l*.72, x, l*.66, x+6, l*.72, x+4, l+3, x, l+9, x-4, l+3))
	for _, k := range []float32{-1, 1} {
		f.p.Shape(f.hairWash(), 1.4, brush.Blob(x, 9.6, x+k*5, 9.2, x+k*8.4, 13.6, x+k*5, 12.2))
	}
}

func curled(f face) {
	x := f.x(0) + f.turn
	f.p.Line(nib(1.2).Alpha(.5).Taper(), brush.Curve(-12, f.long+1, 0, f.long+5, 12, f.long+1)) // a second chin
	for _, k := range []float32{-1, 1} {
		f.p.Shape(f.hairWash(), 1.6, brush.Blob(x, 9.4, x+k*6, 9, x+k*12, 10.4, x+k*15, 6, x+k*14, 12, x+k*7, 13))
	}
	f.p.Shape(f.hairWash(), 1.4, brush.Blob(x-2.6, f.long-5, x, f.long-6, x+2.6, f.long-5, x, f.long+2))
}

// --- hair in front, and hats

func cropped(f face) {
	f.p.Shape(f.hairWash().Form(.25, 4), 2.4, brush.Blob(-20.5, -2, -22, -16, -14, -29, 2, -32, 16, -28, 22, -15, 20.5, -2, 17, -9, 14, -17, 4, -19, -6, -17, -14, -18, -17, -9))
	f.hairs(5, func(i float32) (float32, float32) { return -12 + i*6, -20 }, func(i float32) (float32, float32) { return -9 + i*5, -29 })
}

func tousled(f face) {
	f.p.Shape(f.hairWash().Form(.25, 4), 2.4, brush.Poly(-21, 0, -24, -10, -21, -14, -24, -22, -16, -24, -15, -33, -6, -29, 1, -37, 6, -30, 15, -33, 16, -25, 24, -22, 21, -13, 24, -8, 20, 0, 17, -10, 11, -15, 8, -11, 2, -17, -4, -11, -9, -16, -15, -9))
	for _, q := range [][2]float32{{-9, 4}, {-6, 6.4}, {-11.6, 6.6}, {8, 4}, {11, 6}, {6.4, 6.6}} {
		f.p.Fill(col(hue.Hex(0xb5602f)).Alpha(.75), brush.Circle(f.x(q[0]), q[1], .9))
	}
	f.p.Shape(col(hue.Hex(0xe8f0d8)).To(hue.Hex(0x8fb568), 14, -46, 24, -20), 1.8, brush.Blob(17, -20, 19, -34, 27, -47, 28, -34, 22, -21))
}

func fringe(f face) {
	f.p.Shape(f.hairWash().Form(.25, 4), 2.4, brush.Blob(-20.5, -4, -21, -17, -12, -28, 0, -30, 12, -28, 21, -17, 20.5, -4, 16, -12, 9, -15, 0, -14, -9, -15, -16, -12))
	f.p.Line(nib(1.3).Alpha(.6).Taper(), brush.Poly(0, -30, 0, -16))
}

func crowned(f face) {
	f.p.Shape(f.hairWash().Form(.25, 4), 2.2, brush.Blob(-20, -2, -21, -16, -10, -27, 10, -27, 21, -16, 20, -2, 15, -14, 5, -19, -5, -19, -15, -14))
	f.p.Shape(col(hue.GoldLit).To(hue.Ochre, 0, -44, 0, -20).Form(.4, 4), 2.4, brush.CrownShape(0, -31, 15))
	f.p.Fill(col(hue.Hex(0xb8243c)), brush.Circle(0, -26, 2))
	for _, k := range []float32{-1, 1} {
		f.p.Shape(col(hue.GoldLit).Form(.6, 2), 1.4, brush.Circle(22*k, 7, 2.6))
	}
}

func spectacles(f face) {
	f.p.Shape(f.hairWash().Form(.25, 4), 2.4, brush.Blob(-21, 1, -22, -14, -12, -29, 0, -31, 12, -29, 22, -14, 21, 1, 17.5, -8, 11, -15, 1, -20, -9, -15, -17, -8))
	f.p.Line(nib(1.3).Alpha(.5).Taper(), brush.Poly(1, -30, 1, -20.5))
	f.hairs(3, func(i float32) (float32, float32) { return 4 + i*4, -19 + i*2 }, func(i float32) (float32, float32) { return 4 + i*4.6, -28 + i*2 })
	for _, k := range []float32{-1, 1} {
		f.p.Loop(nib(1.9).Tint(hue.GoldDark), brush.Circle(f.x(8.6*k), -1, 7.2))
		f.p.Fill(col(hue.Hex(0xffffff)).Alpha(.2), brush.Circle(f.x(8.6*k), -1, 6.8))
		f.p.Line(nib(1.6).Tint(hue.GoldDark), brush.Poly(f.x(16*k), -2, (f.width+1)*k, -3))
	}
	f.p.Line(nib(1.8).Tint(hue.GoldDark), brush.Curve(f.x(-1.4), -2, f.x(0), -3.6, f.x(1.4), -2))
}

func featherHat(f face) {
	f.p.Shape(f.hairWash(), 2.2, brush.Blob(-20, 8, -23, -8, -17, -20, 17, -20, 23, -8, 20, 8, 16, -6, 8, -13, 0, -15, -10, -12, -17, -4))
	f.p.Shape(col(hue.Lit(f.cloth, .1)).To(hue.Shade(f.cloth, .34), -20, -44, 22, -16).Form(.35, 6), 2.6, brush.Blob(-22, -18, -18, -34, -4, -43, 14, -38, 22, -20, 0, -24))
	f.p.Shape(col(hue.Lit(f.cloth, .2)).To(hue.Shade(f.cloth, .26), -20, -24, 24, -10), 2.4, brush.Blob(-31, -14, -18, -23, 0, -26, 20, -23, 32, -16, 20, -15, 0, -18, -18, -14))
	f.p.Shape(col(hue.Hex(0x2a2a34)), 1.8, brush.Blob(12, -26, 20, -38, 34, -47, 33, -38, 22, -25))
	f.p.Shape(col(hue.Cream), 1.4, brush.Blob(23, -38, 34, -47, 33, -39, 26, -33))
}

func woolCap(f face) {
	f.p.Shape(col(hue.Hex(0xc8553f)).To(hue.Hex(0x8a2f30), -18, -44, 20, -18).Form(.4, 6), 2.6, brush.Blob(-22, -17, -21, -33, -6, -42, 10, -41, 21, -31, 22, -17, 0, -22))
	f.p.Shape(col(hue.Hex(0xe0725a)).To(hue.Hex(0xa03c38), -18, -24, 20, -12), 2.4, brush.Blob(-24, -14, -22, -22, 0, -26, 22, -22, 24, -14, 0, -18))
	for x := float32(-19); x <= 19; x += 5.4 {
		f.p.Line(nib(1.1).Alpha(.5), brush.Poly(x, -22.6+x*x/180, x, -16.6+x*x/180))
	}
}

func wimple(f face) {
	w := f.width
	white := col(hue.Hex(0xfffdf6)).To(hue.Hex(0xd5cfdc), -20, -26, 22, 30)
	ring := brush.Hollow(brush.Blob(0, -30, 18, -25, w+4, -6, w+4, 10, 14, 27, 0, 32, -14, 27, -w-4, 10, -w-4, -6, -18, -25),
		brush.Blob(0, -19, 12, -17, w-2.4, -4, w-3.4, 7, 11, 19, 0, 22.4, -11, 19, -w+3.4, 7, -w+2.4, -4, -12, -17))
	f.p.Shape(white, 2.2, ring)
}

func kerchief(f face) {
	f.p.Shape(col(hue.Hex(0xd2493f)).To(hue.Hex(0x8f2733), -18, -38, 20, -14).Form(.4, 6), 2.6, brush.Blob(-22, -10, -22, -24, -10, -34, 8, -34, 22, -24, 22, -12, 10, -19, -8, -19))
	f.p.Shape(col(hue.Hex(0xd2493f)).To(hue.Hex(0x8f2733), 18, -16, 30, 4), 2, brush.Blob(20, -16, 30, -14, 34, -6, 27, -7, 28, 2, 22, -8))
	for _, q := range [][2]float32{{-12, -24}, {-3, -28}, {6, -25}, {14, -21}, {-17, -17}} {
		f.p.Fill(col(hue.Cream), brush.Circle(q[0], q[1], 1.5))
	}
	f.p.Loop(nib(1.6).Tint(hue.Gold), brush.Circle(-21, 9, 3.4))
}

func turban(f face) {
	f.p.Shape(col(hue.Hex(0xfff6e2)).To(hue.Hex(0xcdb894), -20, -44, 24, -14).Form(.4, 7), 2.6, brush.Blob(-24, -13, -25, -28, -12, -42, 8, -43, 24, -31, 24, -13, 0, -20))
	for _, q := range [][6]float32{{-23, -22, 0, -36, 18, -38}, {-20, -15, 2, -28, 24, -27}, {-10, -41, 8, -34, 24, -22}} {
		f.p.Line(nib(1.5).Alpha(.6).Taper(), brush.Curve(q[0], q[1], q[2], q[3], q[4], q[5]))
	}
	f.p.Shape(col(hue.Hex(0x2f8f7c)).Form(.6, 3), 1.8, brush.Ellipse(1, -25, 3.4, 4.4))
}

func bonnet(f face) {
	f.p.Shape(f.hairWash(), 2, brush.Blob(-21, -6, -18, -20, 0, -25, 18, -20, 21, -6, 12, -15, 0, -17, -12, -15))
	f.p.Shape(col(hue.Hex(0xfffdf6)).To(hue.Hex(0xd5cfdc), -18, -44, 22, -16).Form(.4, 7), 2.6, brush.Blob(-23, -17, -26, -32, -12, -43, 10, -44, 26, -32, 23, -17, 0, -23))
	for i := range 9 {
		x := -22 + float32(i)*5.5
		f.p.Shape(col(hue.Hex(0xfffdf6)), 1.6, brush.Circle(x, -21+x*x/120, 4))
	}
	f.p.Fill(col(hue.Hex(0xfffdf6)).Alpha(.8).Soft(1), brush.Ellipse(f.x(13), 10, 3.4, 2)) // flour
}

func circlet(f face) {
	f.p.Shape(f.hairWash().Form(.25, 4), 2.2, brush.Blob(-20, 0, -21, -16, -10, -29, 10, -29, 21, -16, 20, 0, 16, -9, 9, -16, 0, -20, -9, -16, -16, -9))
	f.p.Line(even(5, hue.Ink), brush.Curve(-20.4, -15, 0, -22, 20.4, -15))
	f.p.Line(even(3, hue.Hex(0xe6ebf2)), brush.Curve(-20.4, -15, 0, -22, 20.4, -15))
	f.p.Shape(col(hue.Hex(0x4a8fd8)).Form(.6, 2), 1.6, brush.Poly(0, -25.6, 3.4, -21, 0, -16.4, -3.4, -21))
}

func hood(f face) {
	w := f.width
	ring := brush.Hollow(brush.Blob(0, -40, 18, -32, 27, -8, 27, 12, 22, 30, 10, 34, -10, 34, -22, 30, -27, 12, -27, -8, -18, -32),
		brush.Blob(0, -24, 12, -21, w, -6, w+.6, 8, 13, 22, 8, 30, -8, 30, -13, 22, -w-.6, 8, -w, -6, -12, -21))
	f.p.Shape(f.hairWash(), 1.6, brush.Blob(-15, -12, -6, -23, 8, -23, 15, -12, 5, -19, -6, -18))
	f.p.Shape(col(hue.Lit(f.cloth, .16)).To(hue.Shade(f.cloth, .34), -22, -36, 26, 30).Form(.35, 5), 2.6, ring)
}

func starCap(f face) {
	f.p.Shape(col(hue.Hex(0x565ca8)).To(hue.Hex(0x2c2f62), -18, -48, 22, -14).Form(.4, 6), 2.6, brush.Blob(-22, -15, -20, -29, -8, -40, 4, -50, 14, -39, 21, -29, 22, -15, 0, -21))
	f.p.Shape(col(hue.GoldLit).To(hue.GoldDark, -20, -22, 22, -12), 2.2, brush.Blob(-24, -12, -22, -19, 0, -24.6, 22, -19, 24, -12, 0, -17))
	for _, q := range [][3]float32{{-10, -28, 3.6}, {3, -38, 3}, {11, -27, 4}} {
		f.p.Fill(col(hue.GoldLit), brush.Star(q[0], q[1], q[2], q[2]*.42, 5))
	}
}

func plumeHat(f face) {
	f.p.Shape(f.hairWash(), 2, brush.Blob(-22, 2, -23, -12, 0, -20, 23, -12, 22, 2, 18, -9, -18, -9))
	f.p.Shape(col(hue.Lit(f.cloth, .1)).To(hue.Shade(f.cloth, .36), -20, -40, 22, -16).Form(.35, 6), 2.6, brush.Blob(-20, -18, -20, -32, -6, -40, 12, -39, 21, -30, 20, -18))
	f.p.Shape(col(hue.Lit(f.cloth, .2)).To(hue.Shade(f.cloth, .28), -34, -26, 34, -10), 2.6, brush.Blob(-36, -17, -18, -23, 0, -25, 20, -23, 36, -19, 22, -12, 0, -15, -20, -12))
	f.p.Line(even(3, hue.GoldLit), brush.Curve(-20, -23.4, 0, -26.4, 20, -23.4))
	f.p.Shape(col(hue.Hex(0xfff6e2)).To(hue.Hex(0xd9b9a0), -30, -46, 0, -26).Form(.3, 4), 2, brush.Blob(2, -28, -10, -40, -26, -45, -36, -36, -30, -31, -20, -36, -8, -27))
	f.p.Line(nib(1.2).Alpha(.6).Taper(), brush.Curve(0, -28, -14, -38, -32, -39))
}

func strawHat(f face) {
	f.p.Shape(f.hairWash(), 2.2, brush.Blob(-20, 10, -23, -8, -15, -20, 15, -20, 23, -8, 20, 10, 17, -5, 9, -14, 0, -16, -9, -14, -17, -5))
	straw := col(hue.Hex(0xf3dc8e)).To(hue.Hex(0xc08f3e), -22, -42, 26, -10).Form(.35, 6)
	f.p.Shape(straw, 2.6, brush.Blob(-19, -19, -17, -34, -4, -40, 8, -39, 18, -32, 19, -19))
	f.p.Shape(straw, 2.6, brush.Blob(-38, -12, -20, -21, 0, -24, 20, -21, 38, -12, 20, -13, 0, -16, -20, -13))
	f.p.Line(even(4, hue.Hex(0xc4505a)), brush.Curve(-19, -22, 0, -26, 19, -22))
	for _, q := range [][2]float32{{12, -25}, {17, -23}, {14, -29}} {
		f.p.Shape(col(hue.Hex(0xfffdf6)), 1.2, brush.Star(q[0], q[1], 3.4, 1.6, 6))
		f.p.Fill(col(hue.GoldLit), brush.Circle(q[0], q[1], 1.1))
	}
}
