package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
)

var (
	skinFair  = hue.Hex(0xf6d0ac)
	skinRosy  = hue.Hex(0xf4c2a2)
	skinTan   = hue.SkinTan
	skinOlive = hue.Hex(0xe0b487)
	skinBrown = hue.Hex(0xb27a50)
	skinDark  = hue.Hex(0x8a5638)
	skinDeep  = hue.Hex(0x6b4030)
	hairBlack = hue.Hex(0x2e2630)
	hairBrown = hue.Hex(0x5e3a26)
	hairChest = hue.Hex(0x8a4a2a)
	hairRed   = hue.Hex(0xcf6630)
	hairGold  = hue.Hex(0xe0ae50)
	hairGrey  = hue.Hex(0xb4b0b4)
	hairWhite = hue.Hex(0xeeeae2)
)

// people are the portraits, in the order of their numbers. They differ in age,
// build, skin, dress and bearing; each has an outline of its own.
var people = [pictures.People]person{
	{ // the swordsman
		Face:  Face{Skin: skinFair, Hair: hairBrown, Eye: hue.Hex(0x4a7296), Width: 19.6, Jaw: 16, Long: 26.6, Yaw: -.45, Brow: 4, Age: Grown, Nose: NoseStraight, Mouth: MouthFierce},
		cloth: hue.Hex(0x9c3b3b), trim: hue.Steel, room: hue.Hex(0xc9b48a),
		place: tent, behind: swordOnBack, dress: gorget, beard: stubble, over: cropped,
	},
	{ // the magpie
		Face:  Face{Skin: skinFair, Hair: hairBlack, Eye: hue.Hex(0x4d8a4a), Lips: hue.Hex(0xb23a4a), Width: 18.2, Jaw: 11, Long: 27, Yaw: .55, Brow: 2.6, Age: Young, Nose: NoseHooked, Mouth: MouthGrin, Lashes: true, Sleepy: true, Wide: true},
		cloth: hue.Hex(0x33507e), trim: hue.Cream, room: hue.Hex(0xa9bfd6),
		place: nest, behind: longHair, dress: pearls, over: featherHat,
	},
	{ // the collector
		Face:  Face{Skin: skinRosy, Hair: hairWhite, Eye: hue.Hex(0x6a7a5a), Lips: hue.Hex(0xb8605c), Width: 20.8, Jaw: 16.4, Long: 23.6, Yaw: .2, Brow: 2.4, Age: Old, Nose: NoseButton},
		cloth: hue.Hex(0x4f7a56), trim: hue.Hex(0xc98fb0), room: hue.Hex(0xd8c79a),
		place: curios, behind: bunHair, dress: shawl, over: spectacles,
	},
	{ // the lark
		Face:  Face{Skin: skinFair, Hair: hairRed, Eye: hue.Hex(0x4f8a5a), Width: 19.4, Jaw: 13, Long: 23, Yaw: -.3, Brow: 2.8, Age: Child, Nose: NoseButton, Mouth: MouthGap},
		cloth: hue.Hex(0x6f9a3f), trim: hue.Hex(0xe9d9a0), room: hue.Hex(0xbfd89a),
		place: meadow, dress: tunic, over: tousled,
	},
	{ // the old queen
		Face:  Face{Skin: skinDark, Hair: hairWhite, Eye: hue.Hex(0x5a3420), Lips: hue.Hex(0x9e4349), Width: 18, Jaw: 12.4, Long: 26, Yaw: -.15, Brow: 2.8, Age: Old, Nose: NoseStraight, Mouth: MouthGrin, Lashes: true},
		cloth: hue.Hex(0x6b3f80), trim: hue.GoldLit, room: hue.Hex(0xdcc0a8),
		place: throne, behind: standingCollar, dress: ermine, over: crowned,
	},
	{ // the fisherman
		Face:  Face{Skin: skinTan, Hair: hairChest, Eye: hue.Hex(0x3f7f9f), Width: 21.5, Jaw: 18, Long: 26, Yaw: .35, Brow: 4.4, Age: Grown, Nose: NoseBroad},
		cloth: hue.Hex(0x3f6a7c), trim: hue.Hex(0xe7dcc0), room: hue.Hex(0xa9cfd0),
		place: sea, dress: knitted, beard: fullBeard, over: souwester,
	},
	{ // the abbess
		Face:  Face{Skin: skinRosy, Hair: hairGrey, Eye: hue.Hex(0x5a7a9a), Width: 20, Jaw: 15.4, Long: 23.6, Yaw: .1, Brow: 2.2, Age: Old, Nose: NoseButton},
		cloth: hue.Hex(0x4a4258), trim: hue.Cream, room: hue.Hex(0xd9cfe2),
		place: window, dress: habit, over: cornette,
	},
	{ // the sailor
		Face:  Face{Skin: skinDeep, Hair: hairBlack, Eye: hue.Hex(0x6a3a1c), Lips: hue.Hex(0xa84a4c), Width: 18.6, Jaw: 12.6, Long: 25, Yaw: .45, Brow: 3, Age: Young, Nose: NoseBroad, Lashes: true, Wide: true},
		cloth: hue.Hex(0xe7e0cc), trim: hue.Hex(0x38527e), room: hue.Hex(0x9fc9dc),
		place: sea, behind: cloudHair, dress: stripes, over: kerchief,
	},
	{ // the scholar
		Face:  Face{Skin: skinBrown, Hair: hairBlack, Eye: hue.Hex(0x4a2c1c), Width: 17.6, Jaw: 12.4, Long: 27, Yaw: -.55, Brow: 4, Age: Grown, Nose: NoseHooked, Mouth: MouthGrin},
		cloth: hue.Hex(0x7a3f5e), trim: hue.GoldLit, room: hue.Hex(0xe3c38f),
		place: books, dress: robe, beard: goatee, over: turban,
	},
	{ // the baker
		Face:  Face{Skin: skinRosy, Hair: hairChest, Eye: hue.Hex(0x7b4a28), Lips: hue.Hex(0xc24a4a), Width: 22, Jaw: 18.6, Long: 24, Yaw: .2, Brow: 2.8, Age: Grown, Nose: NoseButton, Lashes: true},
		cloth: hue.Hex(0xc46f52), trim: hue.Hex(0xfffdf6), room: hue.Hex(0xf0d9a8),
		place: oven, behind: sideHair, dress: apron, over: bonnet,
	},
	{ // the knight
		Face:  Face{Skin: skinFair, Hair: hairGold, Eye: hue.Hex(0x3f74be), Lips: hue.Hex(0xc06a66), Width: 18.2, Jaw: 13, Long: 25.4, Yaw: -.4, Brow: 3, Age: Young, Nose: NoseStraight, Lashes: true, Wide: true},
		cloth: hue.Hex(0x4a5f92), trim: hue.Steel, room: hue.Hex(0xc2cbe0),
		place: castle, behind: plaits, dress: gorget, over: helmet,
	},
	{ // the hunter
		Face:  Face{Skin: skinOlive, Hair: hairBrown, Eye: hue.Hex(0x7a8a3a), Width: 17, Jaw: 11.6, Long: 27.4, Yaw: .6, Brow: 3.6, Age: Grown, Nose: NoseHooked, Mouth: MouthFierce, Sleepy: true},
		cloth: hue.Hex(0x3f6148), trim: hue.Hex(0x8a6a40), room: hue.Hex(0xa8c09a),
		place: firs, behind: quiver, dress: tunic, beard: goatee, over: hood,
	},
	{ // the child
		Face:  Face{Skin: skinBrown, Hair: hairBlack, Eye: hue.Hex(0x5a341c), Width: 19.8, Jaw: 13, Long: 22.6, Yaw: .2, Brow: 2.6, Age: Child, Nose: NoseButton, Mouth: MouthGap, Lashes: true, Wide: true},
		cloth: hue.Hex(0xe0a23c), trim: hue.Hex(0xc4423c), room: hue.Hex(0xf2e0a6),
		place: sunrise, behind: bunches, dress: pinafore, over: fringe,
	},
	{ // the stargazer
		Face:  Face{Skin: skinRosy, Hair: hairWhite, Eye: hue.Hex(0x4a8ec0), Width: 17.4, Jaw: 12.4, Long: 26, Yaw: -.25, Brow: 4.4, Age: Old, Nose: NoseHooked},
		cloth: hue.Hex(0x3a3f78), trim: hue.GoldLit, room: hue.Hex(0x8f92c6),
		place: stars, behind: sideHair, dress: robe, beard: longBeard, over: starCap,
	},
	{ // the merchant
		Face:  Face{Skin: skinOlive, Hair: hairBlack, Eye: hue.Hex(0x4f6a3a), Width: 21.6, Jaw: 19.4, Long: 25.4, Yaw: -.3, Brow: 3.4, Age: Grown, Nose: NoseBroad, Mouth: MouthGrin},
		cloth: hue.Hex(0x8a2f46), trim: hue.Hex(0xf6ead0), room: hue.Hex(0xe6c088),
		place: harbour, dress: ruff, beard: curled, over: plumeHat,
	},
	{ // the shepherdess
		Face:  Face{Skin: skinTan, Hair: hairBrown, Eye: hue.Hex(0x5a7a4a), Lips: hue.Hex(0xc25f58), Width: 18.2, Jaw: 12.8, Long: 24.6, Yaw: .3, Brow: 2.8, Age: Young, Nose: NoseButton, Lashes: true},
		cloth: hue.Hex(0x9fb58a), trim: hue.Hex(0xfbf3dc), room: hue.Hex(0xc9dfb0),
		place: meadow, behind: crook, dress: laced, over: strawHat,
	},
}

// --- places, seen out of focus; the origin is the window's middle

func tent(p brush.Pen) {
	for i := range 5 {
		x := -44 + float32(i)*20
		p.Fill(col(hue.Hex(0xb8584a)).Alpha(.30).Soft(2), brush.Poly(-6, -60, -2, -60, x+10, 44, x, 44))
	}
}

func meadow(p brush.Pen) {
	p.Fill(col(hue.Hex(0xa8d4e0)).Alpha(.55).Soft(6), brush.Rect(-44, -44, 88, 36))
	p.Fill(col(hue.Hex(0x7fae62)).Alpha(.7).Soft(1.6), brush.Blob(-50, 6, -22, -6, 4, 2, 26, -8, 50, 2, 50, 50, -50, 50))
	p.Fill(col(hue.Hex(0x5f8f4c)).Alpha(.5).Soft(1.6), brush.Blob(-50, 18, -14, 10, 50, 20, 50, 50, -50, 50))
}

func sea(p brush.Pen) {
	p.Fill(col(hue.Hex(0x4f93a8)).Alpha(.8).Soft(1), brush.Rect(-44, 4, 88, 50))
	for i := range 4 {
		y := 8 + 6*float32(i)
		p.Line(even(1.2, hue.Hex(0xe8f5ea)).Alpha(.5).Taper(), brush.Curve(-40, y, -33, y-1.4, -26, y))
		p.Line(even(1.2, hue.Hex(0xe8f5ea)).Alpha(.5).Taper(), brush.Curve(26, y+2, 33, y+.6, 40, y+2))
	}
}

func window(p brush.Pen) {
	for _, k := range mirrored {
		pane := brush.Gate(26*k, 20, 17, 44)
		p.Fill(col(hue.Hex(0xfff2c4)).Alpha(.75).Soft(1), pane)
		p.Line(even(1.4, hue.Hex(0x8d7f9a)).Alpha(.7), brush.Path{{{X: 26 * k, Y: 20}, {X: 26 * k, Y: -24}}, {{X: 17 * k, Y: -2}, {X: 35 * k, Y: -2}}})
	}
}

func books(p brush.Pen) {
	spines := [...]hue.C{hue.Hex(0x9c4a44), hue.Hex(0x4a6a8a), hue.Hex(0x5f7d4c), hue.Hex(0xb98a44)}
	for row := range 3 {
		y := -18 + 20*float32(row)
		for i := range 15 {
			x := -44 + 6*float32(i)
			h := 13 + 4*brush.Hash(i, row, 31)
			p.Fill(col(spines[int(brush.Hash(i, row, 32)*3.99)]).Alpha(.5).Soft(.7), brush.Rect(x+.5, y-h, 5, h))
		}
		p.Fill(col(hue.WoodDark).Alpha(.6).Soft(.7), brush.Rect(-44, y, 88, 2.4))
	}
}

func oven(p brush.Pen) {
	p.Fill(col(hue.Hex(0x9a5a40)).Alpha(.45).Soft(1), brush.Rect(-44, -12, 88, 60))
	p.Fill(col(hue.Hex(0xffb44a)).Out(hue.Hex(0xd8602c), 31, 12, 16).Alpha(.9).Soft(1), brush.Gate(31, 24, 20, 26))
	for _, q := range [][2]float32{{-40, 0}, {-32, -3}, {-27, 2}} {
		p.Fill(col(hue.Hex(0xe0a050)).Alpha(.9).Soft(.8), brush.Ellipse(q[0], q[1], 6, 4))
	}
}

func firs(p brush.Pen) {
	for i, q := range [][3]float32{{-34, 14, 36}, {-22, 8, 26}, {34, 12, 40}, {23, 6, 28}} {
		p.Fill(col(hue.Trees[2][i&1*2]).Alpha(.55).Soft(1.2), brush.Poly(q[0], q[1]-q[2], q[0]+q[2]*.3, q[1]+12, q[0]-q[2]*.3, q[1]+12))
	}
	p.Fill(col(hue.Trees[2][2]).Alpha(.5).Soft(2), brush.Rect(-44, 20, 88, 30))
}

func nest(p brush.Pen) {
	p.Fill(col(hue.Hex(0xfff0c8)).Alpha(.7).Soft(2), brush.Circle(-24, -16, 10)) // the moon
	p.Line(even(3, hue.Hex(0x4a4a62)).Alpha(.7).Taper(), brush.Curve(46, 6, 30, 2, 18, 6, 6, 2))
	p.Line(even(2, hue.Hex(0x4a4a62)).Alpha(.7).Taper(), brush.Curve(34, 3, 28, -8, 20, -12))
}

func curios(p brush.Pen) {
	for _, y := range []float32{-8, 16} {
		p.Fill(col(hue.Wood).Alpha(.7).Soft(.8), brush.Rect(-46, y, 92, 2.6))
	}
	for i, q := range [][3]float32{{-34, -8, 9}, {-26, -8, 12}, {27, -8, 12}, {35, -8, 8}, {-34, 16, 12}, {34, 16, 11}} {
		c := []hue.C{hue.Hex(0x7f9fb8), hue.Hex(0xc98a5a), hue.Hex(0x8fae6a)}[i%3]
		p.Fill(col(c).Alpha(.75).Soft(.8), brush.Blob(q[0]-3.4, q[1], q[0]-4, q[1]-q[2]*.5, q[0]-1.6, q[1]-q[2], q[0]+1.6, q[1]-q[2], q[0]+4, q[1]-q[2]*.5, q[0]+3.4, q[1]))
	}
}

func throne(p brush.Pen) {
	p.Fill(col(hue.GoldDark).Alpha(.8).Soft(.8), brush.Gate(0, 50, 76, 84))
	p.Fill(col(hue.Hex(0xa83a4a)).To(hue.Hex(0x6a2038), -30, -30, 34, 30).Soft(.8), brush.Gate(0, 50, 69, 80))
	for i := range 12 {
		x, y := -30+12*float32(i%6), -14+22*float32(i/6)
		p.Fill(col(hue.Hex(0x5a1830)).Alpha(.7).Soft(.6), brush.Circle(x, y, 1.4))
	}
}

func castle(p brush.Pen) {
	c := hue.Hex(0x8f98b8)
	for _, q := range [][3]float32{{-37, -12, 11}, {-26, 0, 12}, {28, -4, 12}, {38, -16, 10}} {
		x, y, w := q[0], q[1], q[2]
		p.Fill(col(c).Alpha(.75).Soft(.8), brush.Join(brush.Rect(x-w/2, y, w, 60), brush.Rect(x-w/2-1, y-3, 3.4, 4), brush.Rect(x-1.7, y-3, 3.4, 4), brush.Rect(x+w/2-2.4, y-3, 3.4, 4)))
		p.Fill(col(hue.Hex(0x5a6488)).Alpha(.7), brush.Gate(x, y+13, 3, 6))
	}
	p.Fill(col(hue.Hex(0xc8453f)).Alpha(.8).Soft(.6), brush.Poly(-37, -24, -27, -21, -37, -18))
	p.Line(even(1, hue.InkSoft), brush.Poly(-37, -14, -37, -25))
}

func sunrise(p brush.Pen) {
	for i := range 9 {
		s, c := brush.SinCos(180 + float32(i)*22.5)
		p.Fill(col(hue.GlowCore).Alpha(.6).Soft(1), brush.Poly(0, 22, 70*c-7*s, 22+70*s+7*c, 70*c+7*s, 22+70*s-7*c))
	}
	p.Fill(col(hue.Hex(0x9cbf6a)).Alpha(.7).Soft(1.4), brush.Blob(-50, 18, -20, 10, 20, 16, 50, 10, 50, 50, -50, 50))
}

func harbour(p brush.Pen) {
	p.Fill(col(hue.Hex(0x5f9fb0)).Alpha(.75).Soft(1), brush.Rect(-46, 10, 92, 50))
	for _, k := range mirrored {
		p.Line(even(1.6, hue.WoodDark).Alpha(.8), brush.Poly(31*k, 14, 31*k, -24))
		p.Fill(col(hue.Hex(0xfff2d8)).Alpha(.85).Soft(.7), brush.Blob(29*k, -20, 38*k, -18, 41*k, -6, 38*k, 6, 29*k, 5, 32*k, -8))
		p.Fill(col(hue.Hex(0x8a5a3c)).Alpha(.85).Soft(.7), brush.Poly(20*k, 9, 46*k, 9, 46*k, 17, 24*k, 17))
	}
}

func stars(p brush.Pen) {
	p.Fill(col(hue.Hex(0x2f3270)).Alpha(.62).Soft(3), brush.Rect(-46, -46, 92, 92))
	for i, q := range [][2]float32{{30, -12}, {35, 4}, {-35, 0}, {26, -25}, {-29, -17}, {31, 16}, {-33, 14}} {
		p.Fill(col(hue.GlowCore), brush.Star(q[0], q[1], 2+1.6*float32(i&1), .8, 4))
	}
}

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
