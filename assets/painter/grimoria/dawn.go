package grimoria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
	gpics "touria.games/touria/assets/pictures/grimoria"
)

// The room in the morning, in which the points are counted. It is painted as by day; the screen dyes
// it with what is left of the night while it gets light.

// The opening of the window.
const paneX, paneTop, paneFoot = 214, -46, 262

// dawnPicture paints the morning in steps.
func dawnPicture(j *art.Job) {
	w, h := float32(j.Spec.W), float32(j.Spec.H)
	p := j.Canvas.Pen(w/2, 0, h/gpics.RoomUnits)
	all := brush.Rect(-900, 0, 1800, gpics.RoomUnits)
	j.Add(
		func() { shelves(p) },
		func() { tabletop(p.At(0, gpics.DawnEdge-tableY, 1)) },
		func() { embrasure(p) },
		func() {
			for i, c := range gpics.DawnWicks {
				snuffedCandle(p.At(c[0], gpics.DawnEdge+6, 1), gpics.DawnEdge+6-c[1], i)
			}
		},
		func() { p.Tone(all, morningLight) },
		func() { landscape(p.Within(arch(-paneX, paneTop, 2*paneX, paneFoot-paneTop))) },
		func() { glazing(p) },
		func() { morningRays(p) },
	)
}

// morningLight is daylight that comes through the window: it is warm there and lilac in the corners.
func morningLight(q brush.Pt, c hue.C) hue.C {
	dx, dy := q.X/470, (q.Y-170)/330
	d := dx*dx + dy*dy
	k := 1 / (1 + 1.5*d + .8*d*d)
	grain := 1 + .04*brush.Fbm(q.X/60, q.Y/60, 3, 77)
	m := func(v uint8, k float32) uint8 {
		x := float32(v) / 255 * k * grain
		if x > .82 {
			x = .82 + .18*(1-exp(-(x-.82)/.18))
		}
		return uint8(min(max(x, 0), 1)*255 + .5)
	}
	return hue.C{R: m(c.R, .52+.74*k), G: m(c.G, .44+.58*k), B: m(c.B, .54+.28*k), A: 255}
}

// shelves paints the library up to the ceiling, with flasks between the books.
func shelves(p brush.Pen) {
	const top, high = -14, 62
	p.Fill(col(hue.Hex(0x6a4a44)).To(hue.Hex(0x4a3034), 0, 0, 0, gpics.DawnEdge), brush.Rect(-900, 0, 1800, gpics.DawnEdge+8))
	books := [...]hue.C{hue.Hex(0xa8504c), hue.Hex(0x4c70a4), hue.Hex(0x6c9658), hue.Hex(0xc0964c), hue.Hex(0x8560a4), hue.Hex(0x96704c), hue.Hex(0x428486)}
	for row := range 5 {
		y := float32(top + row*high)
		p.Fill(col(hue.Hex(0x38242c)).To(hue.Hex(0x5a3c3c), 0, y, 0, y+high), brush.Rect(-900, y, 1800, high-8))
		for x, i := float32(-900), 0; x < 900; i++ {
			bw := 12 + 13*brush.Hash(i, row, 121)
			bh := 34 + 14*brush.Hash(i, row, 122)
			c := books[int(7*brush.Hash(i, row, 123))%7]
			dice := brush.Hash(i, row, 124)
			switch {
			case abs(x+bw/2) < 250:
			case dice > .94:
				flask(p.At(x+bw/2, y+high-9, 1), i+row)
			case dice > .07:
				q := p.At(x+bw/2, y+high-8, 1)
				if brush.Hash(i, row, 125) > .9 {
					q = q.Turn(6)
				}
				q.Shape(col(hue.Lit(c, .12)).To(hue.Shade(c, .4), -bw/2, 0, bw/2, 0), 1.2, brush.Rect(-bw/2, -bh, bw, bh))
				for k := range 2 {
					yy := -bh*.82 + float32(k)*bh*.6
					q.Line(even(1.3, hue.Hex(0xf0cc78)).Alpha(.8), brush.Poly(-bw/2+1.4, yy, bw/2-1.4, yy))
				}
			}
			x += bw + 1.4
		}
		p.Shape(col(hue.Hex(0xb07a50)).To(hue.Hex(0x6a4430), 0, y+high-8, 0, y+high), 1.3, brush.Rect(-900, y+high-8, 1800, 8))
	}
	for i := range 7 {
		x := float32(-858 + i*286)
		if abs(x) > 200 {
			p.Shape(col(hue.Hex(0xa06c48)).To(hue.Hex(0x5c3c2c), x, 0, x+15, 0), 1.4, brush.Rect(x, -4, 15, gpics.DawnEdge+6))
		}
	}
}

// flask paints a flask whose foot is at the origin.
func flask(p brush.Pen, i int) {
	c := [...]hue.C{hue.Hex(0xb06ad8), hue.Hex(0x7aa4e0), hue.Hex(0x8acca0), hue.Hex(0xf0a468)}[i%4]
	p.Shape(col(hue.Lit(c, .35)).To(hue.Shade(c, .25), -8, -30, 9, 0), 1.4, brush.Blob(-9, -3, -10, -16, -5, -24, -4, -32, 4, -32, 5, -24, 10, -16, 9, -3, 0, 0))
	p.Shape(col(hue.Hex(0xb08050)), 1.2, brush.Rect(-4, -37, 8, 6))
	p.Line(even(1.6, hue.Hex(0xffffff)).Alpha(.7).Taper(), brush.Curve(-5, -6, -6, -15, -3, -22))
}

// embrasure paints the stone around the window.
func embrasure(p brush.Pen) {
	p.Fill(col(hue.Hex(0x2a1820)).Alpha(.45).Soft(12), arch(-252, -80, 504, 352))
	p.Shape(col(hue.Hex(0xc0a8b0)).To(hue.Hex(0x8a7488), -240, 0, 240, 0), 2, arch(-244, -76, 488, 340))
	in := p.Within(arch(-244, -76, 488, 340))
	for i := range 6 { // its stones
		y := 30 + 44*float32(i)
		for _, k := range sides {
			in.Line(even(1.2, hue.Hex(0x6a5468)).Alpha(.6), brush.Curve(k*216, y, k*230, y-1.5, k*246, y+1))
		}
	}
	p.Shape(col(hue.Hex(0x7c667c)).To(hue.Hex(0xa890a0), -222, 0, 222, 0), 1.6, arch(-222, paneTop-8, 444, paneFoot-paneTop+8))
}

// landscape paints the morning outside; p is limited to the window's opening.
func landscape(p brush.Pen) {
	sunX, sunY := gpics.DawnSun[0], gpics.DawnSun[1]
	opening := brush.Rect(-paneX-2, paneTop-2, 2*paneX+4, paneFoot-paneTop+4)
	sky := [...]struct {
		y float32
		c hue.C
	}{{-46, hue.Hex(0x86a2dc)}, {50, hue.Hex(0xc4b4e0)}, {112, hue.Hex(0xf6c0b4)}, {158, hue.Hex(0xffc67c)}, {205, hue.Hex(0xffdc98)}, {400, hue.Hex(0xffdc98)}}
	p.Fill(col(sky[0].c), opening)
	p.Tone(opening, func(q brush.Pt, _ hue.C) hue.C {
		c := sky[0].c
		for i := 1; i < len(sky); i++ {
			if q.Y <= sky[i].y {
				c = hue.Mix(sky[i-1].c, sky[i].c, max(0, q.Y-sky[i-1].y)/(sky[i].y-sky[i-1].y))
				break
			}
		}
		cloud := brush.Fbm((q.X+40)/120, q.Y/17, 4, 141) + .34*brush.Fbm(q.X/36, q.Y/9, 2, 142)
		lit := hue.Mix(hue.Hex(0xfff0e4), hue.Hex(0xffd8b0), min(1, max(0, q.Y/180)))
		c = hue.Mix(c, lit, min(.75, max(0, cloud*1.9-.25)))
		dx, dy := (q.X-sunX)/150, (q.Y-sunY)/120
		return hue.Mix(c, hue.Hex(0xfff8dc), .6*exp(-2.6*(dx*dx+dy*dy)))
	})
	p.Fill(col(hue.Hex(0xfffdf0)), brush.Circle(sunX, sunY, 27))
	p.Fill(col(hue.Hex(0xfff6d0)).Alpha(.6).Soft(10), brush.Circle(sunX, sunY, 36))
	hill := func(lit, deep hue.C, y float32, line ...float32) brush.Path {
		l := append(append([]float32{-240, y + 160, -240, line[1]}, line...), 240, line[len(line)-1], 240, y+160)
		shape := brush.Path{brush.Cat(brush.Poly(l[:2]...)[0], brush.Curve(l[2 : len(l)-2]...)[0], brush.Poly(l[len(l)-2:]...)[0])}
		p.Fill(col(lit).To(deep, 0, y-30, 0, y+60), shape)
		return shape
	}
	hill(hue.Hex(0xe4b8c4), hue.Hex(0xd8b4c8), 186, -200, 186, -150, 170, -110, 184, -60, 194, 0, 190, 50, 174, 96, 160, 150, 178, 220, 168)
	hill(hue.Hex(0xc4b0c0), hue.Hex(0xb0b8a8), 200, -200, 198, -140, 190, -90, 202, -30, 206, 30, 198, 90, 190, 150, 200, 220, 192)
	farCastle(p.At(140, 184, .72))
	meadow := hill(hue.Hex(0xb8cc80), hue.Hex(0x8cb060), 214, -220, 216, -150, 208, -80, 214, -10, 220, 70, 210, 140, 202, 220, 212)
	in := p.Within(meadow)
	in.Fill(col(hue.Hex(0xfff0b8)).Alpha(.5).Soft(14), brush.Ellipse(sunX, 218, 110, 10))
	in.Fill(col(hue.Hex(0xfff2c4)).To(hue.Hex(0xbcd4dc), sunX, 210, 30, 262), // a brook in the sun
		brush.Blob(-44, 215, -36, 215, -20, 222, -34, 230, -8, 240, 20, 250, 34, 270, -26, 270, -34, 252, -56, 240, -58, 230, -42, 222))
	for i, t := range [][3]float32{{-192, 226, 1.15}, {-160, 220, .8}, {-118, 222, .9}, {-92, 232, 1.1}, {44, 222, .85}, {70, 232, 1.15}, {188, 218, .95}} {
		morningTree(p.At(t[0], t[1], t[2]), i)
	}
	near := hill(hue.Hex(0x7cae58), hue.Hex(0x4e8446), 250, -220, 240, -160, 236, -90, 246, -30, 258, 40, 260, 100, 246, 160, 238, 220, 242)
	in = p.Within(near)
	for i := range 26 {
		x, y := -210+420*brush.Hash(i, 1, 151), 240+22*brush.Hash(i, 2, 151)
		in.Fill(col([...]hue.C{hue.Hex(0xffe48a), hue.Hex(0xfff8f0), hue.Hex(0xf0a0b0)}[i%3]), brush.Circle(x, y, 1.5+brush.Hash(i, 3, 151)))
	}
	for i, b := range [][2]float32{{-120, 84}, {-92, 70}, {-76, 96}, {96, 60}} {
		q := p.At(b[0], b[1], .8+.2*float32(i%2))
		q.Line(even(2, hue.Hex(0x6a5878)).Taper(), brush.Curve(-12, -3, -7, -8, 0, 0))
		q.Line(even(2, hue.Hex(0x6a5878)).Taper(), brush.Curve(0, 0, 7, -8, 12, -3))
	}
}

// farCastle paints a castle on a hill far away.
func farCastle(p brush.Pen) {
	wall := col(hue.Hex(0xf4e4dc)).To(hue.Hex(0xc8a8b8), -30, 0, 40, 0)
	for _, t := range [][4]float32{{-34, 16, 40, 26}, {20, 16, 46, 24}, {-10, 22, 66, 34}} {
		p.Shape(wall, 1.6, brush.Rect(t[0], -t[2], t[1], t[2]+10))
		p.Shape(col(hue.Hex(0xd8785c)).To(hue.Hex(0x9a4450), t[0], 0, t[0]+t[1], 0), 1.6, brush.Poly(t[0]-4, -t[2], t[0]+t[1]/2, -t[2]-t[3], t[0]+t[1]+4, -t[2]))
		p.Fill(col(hue.Hex(0x7a5868)), brush.Gate(t[0]+t[1]/2, -t[2]+17, 5, 9))
	}
	p.Shape(wall, 1.6, brush.Rect(-44, -20, 90, 30))
	for i := range 6 {
		p.Fill(col(hue.Hex(0x9a7888)), brush.Rect(-41+15*float32(i), -20, 7, 4))
	}
	p.Shape(col(hue.Hex(0x7a5868)), 1.2, brush.Gate(1, 10, 14, 20))
}

// morningTree paints a tree lit from the sun behind it.
func morningTree(p brush.Pen, i int) {
	p.Fill(col(hue.Hex(0x2c4a30)).Alpha(.3).Soft(3), brush.Ellipse(3, 1, 16, 3))
	p.Line(even(4.4, hue.Hex(0x6a4a3a)), brush.Poly(0, -14, 0, 1))
	c := [...]hue.C{hue.Hex(0x7aa850), hue.Hex(0x64984c), hue.Hex(0x90b458)}[i%3]
	p.Shape(col(hue.Lit(c, .22)).To(hue.Shade(c, .34), -8, -38, 10, -10), 1.4, brush.Circle(0, -23, 14.5).Rough(1.6, 9, 160+i))
}

// glazing paints the bars of the window and its sill, with an owl that has seen the night out.
func glazing(p brush.Pen) {
	in := p.Within(arch(-paneX, paneTop, 2*paneX, paneFoot-paneTop))
	for _, x := range []float32{-72, 72} {
		in.Shape(col(hue.Hex(0xa87a60)).To(hue.Hex(0x5a3c3c), x-4, 0, x+4, 0), 1.4, brush.Rect(x-4, -60, 8, 340))
	}
	for _, y := range []float32{34, 130} {
		in.Shape(col(hue.Hex(0xb88a68)).To(hue.Hex(0x6a4840), 0, y-3, 0, y+3), 1.4, brush.Rect(-230, y-3, 460, 7))
	}
	p.Loop(even(5, hue.Hex(0x6a4840)), arch(-paneX, paneTop, 2*paneX, paneFoot-paneTop))
	p.Loop(even(1.4, hue.Hex(0xe8c090)).Alpha(.7), arch(-paneX+3, paneTop, 2*paneX-6, paneFoot-paneTop-2))
	p.Shape(col(hue.Hex(0xe8d0c4)).To(hue.Hex(0x9a8090), 0, 256, 0, 280), 2, brush.Round(-262, 257, 524, 22, 4))
	p.Fill(col(hue.Hex(0xfff4e0)).Alpha(.7), brush.Rect(-256, 259.5, 512, 2.4))
	shelfOwl(p.At(-164, 258, .62))
}

// morningRays paints the light that falls through the panes on the table.
func morningRays(p brush.Pen) {
	edge := p.Within(brush.Rect(-900, gpics.DawnEdge+6, 1800, gpics.RoomUnits))
	for _, x := range []float32{-206, -64, 80} {
		w := float32(126)
		shape := brush.Poly(x*1.1, gpics.DawnEdge+4, (x+w)*1.1, gpics.DawnEdge+4, (x+w)*2+30, 690, x*2+30, 690)
		edge.Fill(col(hue.Hex(0xffc060)).Alpha(.20).Soft(10).Plain(), shape)
		p.Fill(col(hue.Hex(0xffdc9c)).Alpha(.05).Soft(18).Plain(), brush.Poly(x, 40, x+w, 40, (x+w)*1.5+10, 500, x*1.5+10, 500))
	}
	p.Fill(col(hue.Hex(0xfff0c0)).Alpha(.16).Soft(60).Plain(), brush.Ellipse(-40, 180, 260, 120))
}

// snuffedCandle paints a candle on a brass dish whose wick is high above the origin.
func snuffedCandle(p brush.Pen, high float32, i int) {
	p.Fill(col(hue.Hex(0x1c100c)).Alpha(.4).Soft(5), brush.Ellipse(4, 3, 30, 6))
	p.Shape(art.Metal(hue.Hex(0xf6d67c), hue.Hex(0x7d5222), -28, -8, 28, 8), 1.8, brush.Blob(-28, -5, 0, -9, 28, -5, 20, 4, -20, 4))
	p.Shape(art.Metal(hue.Hex(0xf6d67c), hue.Hex(0x7d5222), -12, -14, 12, 0), 1.6, brush.Blob(-11, -13, 0, -15, 11, -13, 12, -4, -12, -4))
	p.Shape(col(hue.Hex(0xfffaea)).To(hue.Hex(0xcfaa84), -9, 0, 9, 0), 1.6, brush.Blob(-9, -high+9, 0, -high+7, 9, -high+9, 9, -14, 0, -10, -9, -14))
	for k, d := range []float32{-6, 1, 6} {
		y := -high + 26 + 12*brush.Hash(i, k, 171)
		p.Shape(col(hue.Hex(0xfffdf2)), .8, brush.Blob(d-2.2, -high+8, d+2.2, -high+8, d+2.2, y, d, y+5, d-2.2, y))
	}
	p.Line(even(1.8, hue.Hex(0x3a2018)), brush.Poly(0, -high+9, .6, -high))
}
