package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/rules/touria"
)

// roomColour is the light behind each of the castle's people.
var roomColour = [touria.Doors + 1]hue.C{
	hue.Hex(0xffe6a6), hue.Hex(0xcfe2b0), hue.Hex(0xc6cfdc), hue.Hex(0xf3d48e), hue.Hex(0xe3cfa8),
	hue.Hex(0xf6dfb6), hue.Hex(0xe0c8dc), hue.Hex(0xf0bfae), hue.Hex(0xb8cdea), hue.Hex(0x4a3f62),
}

// furnish paints what stands and hangs in each room: at the sides and above, where
// nobody's head hides it. A door shows 34 to each side, from −54 to 52.
var furnish = [touria.Doors]func(p brush.Pen){
	garden, stillRoom, armoury, playhouse, countingHouse, kitchen, cellar, musicRoom, guardroom,
}

// room paints the room behind a door.
func room(p brush.Pen, who touria.Who) {
	c := roomColour[min(who, touria.Nobody)]
	p.Fill(col(hue.Lit(c, .5)).Out(hue.Shade(c, .42), -6, -12, 66), brush.Rect(-60, -80, 120, 160))
	if who < touria.Nobody {
		furnish[who](p)
	}
}

// far is an outline in the depth of a room.
var far = nib(1.3).Tint(hue.InkSoft).Alpha(.8)

// distant paints something in the depth of a room.
func distant(p brush.Pen, c hue.C, path brush.Path) {
	x0, y0, x1, y1 := path.Bounds()
	p.Fill(col(hue.Lit(c, .24)).To(hue.Shade(c, .34), x0, y0, x1, y1), path)
	p.Loop(far, path)
}

// shelves paints boards at both sides.
func shelves(p brush.Pen, heights ...float32) {
	for _, y := range heights {
		for _, x := range []float32{-42, 15} {
			distant(p, hue.Wood, brush.Rect(x, y, 27, 3))
		}
	}
}

// wall paints some of the stones of a wall.
func wall(p brush.Pen, c hue.C) {
	for row := range 10 {
		for i := range 6 {
			x, y := -48+18*float32(i)+9*float32(row&1), -56+11*float32(row)
			if brush.Hash(i, row, 8) < .5 {
				p.Fill(col(c).Alpha(.14+.2*brush.Hash(i, row, 9)), brush.Round(x+.6, y+.6, 16.8, 9.8, 2))
			}
			if brush.Hash(i, row, 7) < .6 {
				p.Line(even(1, hue.Shade(c, .5)).Alpha(.5), brush.Path{{{X: x, Y: y}, {X: x + 18, Y: y}, {X: x + 18, Y: y + 11}}})
			}
		}
	}
}

// curtains paints a drawn curtain at each side.
func curtains(p brush.Pen, c hue.C) {
	for _, k := range []float32{-1, 1} {
		drape := brush.Blob(50*k, -60, 14*k, -60, 17*k, -44, 26*k, -26, 31*k, -10, 26*k, -2, 33*k, 20, 34*k, 56, 50*k, 56)
		p.Fill(col(hue.Lit(c, .2)).To(hue.Shade(c, .5), 16*k, 0, 46*k, 0), drape)
		in := p.Within(drape)
		for i := range 4 {
			d := 6 * float32(i)
			in.Line(even(2.6, hue.Shade(c, .6)).Alpha(.4), brush.Curve((22+d)*k, -60, (25+d)*k, -34, (33+d*.4)*k, -7, (36+d)*k, 56))
		}
		p.Loop(far, drape)
		p.Line(even(3, hue.GoldDark), brush.Curve(25*k, -5, 31*k, -7, 44*k, -3))
	}
}

func garden(p brush.Pen) {
	for i := range 12 {
		s, k := brush.SinCos(float32(i)*30 + 8)
		p.Fill(col(hue.GlowCore).Alpha(.5), brush.Poly(0, -8, 90*k-8*s, -8+90*s+8*k, 90*k+8*s, -8+90*s-8*k))
	}
	for _, k := range []float32{-1, 1} { // a bower of roses
		p.Line(even(2, hue.Hex(0x5f8a4c)).Alpha(.9), brush.Curve(31*k, 50, 33*k, 10, 30*k, -22, 17*k, -44, 0, -51))
		for i := range 7 {
			t := float32(i) / 6
			x, y := k*(33-3*t-28*t*t*t), 26-78*t
			p.Fill(col(hue.Hex(0x6f9a55)), brush.Join(brush.Ellipse(x-4, y+3, 4, 2.4), brush.Ellipse(x+3, y-4, 3, 2)))
			c := []hue.C{hue.Hex(0xe88f9a), hue.Hex(0xfff2e6), hue.Hex(0xd8566a)}[i%3]
			p.Fill(col(hue.Lit(c, .2)).To(hue.Shade(c, .26), x-4, y-4, x+4, y+4), brush.Circle(x, y, 4.6))
			p.Line(even(.9, hue.Shade(c, .5)).Alpha(.8), brush.Curve(x-2, y, x, y-2, x+2, y, x, y+1.6))
		}
	}
}

func stillRoom(p brush.Pen) {
	shelves(p, -22, 4)
	jars := []hue.C{hue.Hex(0xb46a8a), hue.Hex(0x6a9ab4), hue.Hex(0xd8a84c), hue.Hex(0x7fae62)}
	for i, q := range [][3]float32{{-31, -22, 8}, {-21, -22, 11}, {22, -22, 12}, {32, -22, 8}, {-30, 4, 11}, {-20, 4, 8}, {21, 4, 8}, {31, 4, 12}} {
		x, y, h := q[0], q[1], q[2]
		distant(p, jars[i&3], brush.Blob(x-3.6, y, x-4, y-h*.6, x-2, y-h*.8, x-2, y-h, x+2, y-h, x+2, y-h*.8, x+4, y-h*.6, x+3.6, y))
		p.Fill(col(hue.Hex(0xfff6e0)).Alpha(.7), brush.Rect(x-2.2, y-h*.5, 4.4, 2.4))
	}
	for i, x := range []float32{-26, -13, 13, 26} { // bunches hung up to dry
		y := -50 + 8*float32(i&1^i>>1&1)
		p.Line(even(1, hue.WoodDark), brush.Poly(x, -70, x, y))
		distant(p, []hue.C{hue.Hex(0x8fae62), hue.Hex(0xb49ad0)}[i&1], brush.Blob(x-1.4, y, x+1.4, y, x+5, y+11, x, y+13, x-5, y+11))
	}
}

func armoury(p brush.Pen) {
	wall(p, hue.Hex(0x8d8aa0))
	for _, k := range []float32{-1, 1} {
		c := hue.Hex(0xb8453f)
		flag := brush.Poly(16*k, -46, 33*k, -46, 33*k, 4, 24.5*k, -4, 16*k, 4)
		distant(p, c, flag)
		p.Line(even(1.6, hue.GoldLit), brush.Poly(18*k, -43, 31*k, -43, 31*k, -1, 24.5*k, -8, 18*k, -1, 18*k, -43))
		p.Fill(col(hue.GoldLit), brush.CrownShape(24.5*k, -26, 6))
		p.Line(even(3, hue.WoodDark), brush.Poly(13*k, -47, 36*k, -47))
	}
}

func playhouse(p brush.Pen) {
	curtains(p, hue.Hex(0xa8475a))
	for i := range 9 { // bunting
		x := -40 + 10*float32(i)
		c := []hue.C{hue.Hex(0xb46ac0), hue.Hex(0x5aa860), hue.Hex(0xe8b43e)}[i%3]
		y := -46 - x*x/130
		distant(p, c, brush.Poly(x-4.6, y, x+4.6, y, x, y+10))
	}
}

func countingHouse(p brush.Pen) {
	shelves(p, -22, 4)
	books := []hue.C{hue.Hex(0x8a4a44), hue.Hex(0x4a6a8a), hue.Hex(0x6a7d4c)}
	for i := range 5 {
		for _, k := range []float32{-1, 1} {
			x := k * (19 + 4.4*float32(i))
			h := 11 + 4*brush.Hash(i, int(k)+3, 12)
			distant(p, books[(i+int(k)+1)%3], brush.Rect(x-2, -22-h, 4.2, h))
		}
	}
	for _, q := range [][2]float32{{-31, 5}, {-22, 3}, {22, 4}, {31, 2}} { // piles of coins
		for i := range int(q[1]) {
			distant(p, hue.Gold, brush.Ellipse(q[0], 2.6-2.6*float32(i), 4.4, 1.8))
		}
	}
	distant(p, hue.Hex(0xbfe0f0), brush.Gate(0, -40, 22, 13))
}

func kitchen(p brush.Pen) {
	shelves(p, -18)
	for i, x := range []float32{-31, -20, 20, 31} {
		c := []hue.C{hue.Hex(0xf4f0ea), hue.Hex(0x9ab8d8)}[i&1]
		distant(p, c, brush.Circle(x, -24.4, 5.6))
		p.Loop(even(1, hue.Hex(0x5f86b8)).Alpha(.8), brush.Circle(x, -24.4, 3.4))
	}
	p.Line(even(2, hue.InkSoft), brush.Poly(-44, -45, 44, -45))
	for i, x := range []float32{-24, -9, 9, 24} { // coppers
		p.Line(even(1.6, hue.Hex(0x9a5a34)), brush.Poly(x, -45, x, -39))
		distant(p, hue.Hex(0xcf7f4c), brush.Blob(x-5, -39, x+5, -39, x+6-float32(i&1), -32, x, -30, x-6+float32(i&1), -32))
	}
	for _, k := range []float32{-1, 1} {
		distant(p, hue.Hex(0xd8a050), brush.Blob(20*k, 6, 20*k, 1, 26*k, -2, 32*k, 1, 33*k, 6))
		distant(p, hue.Wood, brush.Rect(min(15*k, 44*k), 6, 29, 3))
	}
}

func cellar(p brush.Pen) {
	wall(p, hue.Hex(0x8d7f96))
	for _, k := range []float32{-1, 1} {
		for i := range 2 {
			x, y := 27*k, -26+25*float32(i)
			distant(p, hue.Hex(0xa8703f), brush.Circle(x, y, 12))
			p.Loop(even(1.8, hue.Hex(0x6a6278)), brush.Circle(x, y, 10))
			for j := range 3 {
				p.Line(nib(1).Alpha(.55), brush.Poly(x-5+5*float32(j), y-9, x-5+5*float32(j), y+9))
			}
			p.Fill(col(hue.WoodDark), brush.Circle(x, y+4, 1.8))
		}
	}
	p.Fill(col(hue.Glow).Alpha(.4).Soft(6), brush.Circle(0, -48, 12))
	distant(p, hue.Hex(0xf0b040), brush.Blob(0, -54, 2.6, -48, 0, -44, -2.6, -48))
	p.Line(even(1.6, hue.InkSoft), brush.Poly(0, -44, 0, -40))
}

func musicRoom(p brush.Pen) {
	curtains(p, hue.Hex(0x7a4a86))
	for i, q := range [][3]float32{{-24, -34, 1}, {22, -40, 1.2}, {-16, -46, .8}, {30, -24, .9}, {-30, -16, .8}} { // notes in the air
		x, y, k := q[0], q[1], q[2]
		c := even(1.5*k, hue.Hex(0x8a3a4a))
		p.Line(c, brush.Poly(x+2.6*k, y, x+2.6*k, y-9*k))
		p.Fill(col(hue.Hex(0x8a3a4a)), brush.Ellipse(x, y, 3*k, 2.2*k))
		if i&1 == 0 {
			p.Line(c, brush.Curve(x+2.6*k, y-9*k, x+5*k, y-6*k, x+5.4*k, y-3*k))
		} else {
			p.Line(c, brush.Poly(x+2.6*k, y-9*k, x+10*k, y-11*k, x+10*k, y-2*k))
			p.Fill(col(hue.Hex(0x8a3a4a)), brush.Ellipse(x+7.4*k, y-2*k, 3*k, 2.2*k))
		}
	}
}

func guardroom(p brush.Pen) {
	wall(p, hue.Hex(0x7c86a0))
	p.Fill(col(hue.Hex(0xffc860)).Alpha(.55).Soft(9), brush.Circle(-26, -26, 15)) // a torch
	distant(p, hue.WoodDark, brush.Poly(-28.4, -16, -23.6, -16, -24.6, 2, -27.4, 2))
	p.Fill(col(hue.Hex(0xf08a3a)), brush.Blob(-26, -38, -21, -24, -22, -16, -30, -16, -31, -24, -28, -28))
	p.Fill(col(hue.GlowCore), brush.Blob(-26, -28, -23.6, -21, -26, -16.4, -28.6, -21))
	distant(p, hue.Hex(0x8fb4dc), brush.Gate(22, -8, 16, 26)) // a barred window
	for i := range 3 {
		x := 18 + 4*float32(i)
		p.Line(even(1.4, hue.InkSoft), brush.Poly(x, -8, x, -33))
	}
}
