package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

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
