package grimoria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
)

// What is seen behind the companions, in the window's units: ±112 across, ±104 down.

func forge(p brush.Pen) {
	wallOf(p, hue.Hex(0x9a5a3a), hue.Hex(0x3a2028), 60, 0)
	for row := range 8 {
		for i := range 8 {
			x, y := -124+float32(i)*34+float32(row&1)*17, -104+float32(row)*27
			p.Loop(nib(1.4).Alpha(.35), brush.Round(x, y, 31, 24, 4))
		}
	}
	p.Shape(col(hue.Hex(0x4a2a2c)), 3, arch(30, -70, 76, 120))
	in := p.Within(arch(37, -62, 62, 110))
	in.Fill(col(hue.Hex(0xfff2b0)).Out(hue.Hex(0xd8481c), 68, 24, 66), brush.Rect(30, -70, 80, 130))
	for _, q := range [][3]float32{{52, 30, 30}, {70, 36, 44}, {88, 30, 26}} {
		in.Shape(col(hue.Hex(0xffe27a)).To(hue.Hex(0xf07a20), q[0], q[1]-q[2], q[0], q[1]), 0, brush.Blob(q[0]-11, q[1]+6, q[0]-8, q[1]-q[2]*.5, q[0], q[1]-q[2], q[0]+8, q[1]-q[2]*.5, q[0]+11, q[1]+6))
	}
	for i := range 9 {
		x, y := 20+80*brush.Hash(i, 1, 3), -90+60*brush.Hash(i, 2, 3)
		p.Fill(col(hue.Hex(0xffd27a)).Alpha(.9), brush.Circle(x, y, 1.8))
	}
	p.Fill(col(hue.Hex(0xff9a3a)).Alpha(.26).Soft(26), brush.Circle(66, 0, 70))
}

func throneRoom(p brush.Pen) {
	wallOf(p, hue.Hex(0x7a5aa0), hue.Hex(0x2a1c44), 0, -20)
	for i := range 6 {
		x := -100 + float32(i)*40
		p.Line(even(12, hue.Hex(0x2a1c44)).Alpha(.35).Taper(), brush.Curve(x, -108, x+5, -20, x-2, 108))
		p.Line(even(5, hue.Hex(0xb494d8)).Alpha(.3).Taper(), brush.Curve(x+12, -108, x+16, -10, x+10, 108))
	}
	p.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -70, -100, 70, 60), 3, brush.Blob(-66, 110, -66, -60, -50, -86, -26, -84, 0, -100, 26, -84, 50, -86, 66, -60, 66, 110))
	p.Shape(col(hue.Hex(0xb03a4c)).To(hue.Hex(0x641c34), -40, -80, 40, 60), 2, brush.Blob(-54, 110, -54, -52, -40, -74, 0, -86, 40, -74, 54, -52, 54, 110))
	for i := range 12 {
		x, y := -40+float32(i%4)*27, -54+float32(i/4)*34
		p.Fill(col(hue.Hex(0x4a1428)).Alpha(.5), brush.Circle(x+float32(i/4&1)*13, y, 3))
	}
}

func kingdom(p brush.Pen) {
	p.Fill(col(hue.Hex(0xf2dca8)).To(hue.Hex(0x7fa8c8), 0, 40, 0, -104), brush.Rect(-116, -108, 232, 216))
	p.Fill(col(hue.Hex(0x8f9ac0)).Alpha(.8).Soft(1), brush.Blob(-120, 10, -80, -40, -50, -10, -20, -50, 20, -10, 60, -44, 100, 0, 120, 20, 120, 110, -120, 110))
	p.Fill(col(hue.Hex(0x86a860)).Soft(1), brush.Blob(-120, 34, -60, 14, 0, 30, 60, 16, 120, 36, 120, 110, -120, 110))
	town := p.At(-74, 0, 1)
	for _, t := range [][4]float32{{-24, -34, 16, 56}, {-4, -52, 20, 74}, {18, -28, 14, 50}} {
		town.Shape(col(hue.Stone).To(hue.StoneDark, t[0], 0, t[0]+t[2], 0), 1.8, brush.Rect(t[0], t[1], t[2], t[3]))
		town.Shape(col(hue.Slate).To(hue.Shade(hue.Slate, .4), t[0], t[1], t[0]+t[2], t[1]), 1.8, brush.Poly(t[0]-3, t[1], t[0]+t[2]/2, t[1]-t[2]*1.3, t[0]+t[2]+3, t[1]))
	}
	for i := range 4 {
		x := 52 + float32(i)*16
		y := 8 + float32(i&1)*10
		p.Shape(col(hue.Hex(0xf0e2c0)), 1.5, brush.Rect(x, y, 13, 12))
		p.Shape(col(hue.Coral), 1.5, brush.Poly(x-2, y, x+6.5, y-9, x+15, y))
	}
}

func retinue(p brush.Pen) {
	wallOf(p, hue.Hex(0xf4dfae), hue.Hex(0x9a7a6a), -20, -40)
	for i, c := range []hue.C{hue.Hex(0xb8453f), hue.Hex(0x4a77b0), hue.Hex(0xd8a03c)} {
		x := -80 + float32(i)*74
		p.Line(even(3, hue.Hex(0x6a5040)), brush.Poly(x, 60, x+6, -96))
		p.Shape(col(c).To(hue.Shade(c, .3), x, -90, x+40, -60), 1.8, brush.Blob(x+6, -95, x+30, -90, x+46, -80, x+28, -74, x+7, -68))
	}
	for i := range 5 {
		x := -96 + float32(i)*46
		p.Fill(col(hue.Hex(0x8a6f7a)).Alpha(.72).Soft(1.4), brush.Join(brush.Circle(x, 4+float32(i&1)*8, 17), brush.Blob(x-32, 110, -26+x, 36, x, 22, x+26, 36, x+32, 110)))
	}
}

func bower(p brush.Pen) {
	wallOf(p, hue.Hex(0xfbe6ee), hue.Hex(0xc98ab0), 0, -30)
	p.Line(even(9, hue.Hex(0x5f8a4c)), brush.Arc(0, 40, 96, 130, 180, 360))
	p.Line(even(4, hue.Hex(0x9fc070)).Alpha(.8), brush.Arc(0, 40, 96, 130, 184, 356))
	for i := range 15 {
		s, c := brush.SinCos(186 + 12*float32(i))
		x, y := 96*c+6*(brush.Hash(i, 3, 1)-.5), 40+130*s+6*(brush.Hash(i, 4, 1)-.5)
		p.Shape(col(hue.Hex(0x6fa055)), 1.2, brush.Blob(x-14, y+4, x-6, y-6, x+2, y+4, x-6, y+9))
		p.Shape(col([]hue.C{hue.Hex(0xe8687a), hue.Hex(0xfdf0f0), hue.Hex(0xd04a68)}[i%3]).Form(.4, 3), 1.4, brush.Star(x, y, 10.5, 8, 6))
		p.Line(nib(1.1).Alpha(.6), brush.Curve(x-4, y+1, x, y-4, x+4, y, x, y+3))
	}
}

func ledgers(p brush.Pen) {
	wallOf(p, hue.Hex(0x8a6f58), hue.Hex(0x2a2028), 30, -30)
	for row := range 4 {
		for i := range 6 {
			x, y := -114+float32(i)*39, -104+float32(row)*38
			p.Shape(col(hue.Hex(0x3a2a28)), 1.6, brush.Rect(x, y, 35, 34))
			for k := range 3 {
				if brush.Hash(i*4+k, row, 9) > .25 {
					xx, yy := x+9+float32(k)*8.5, y+25-float32(k&1)*8
					p.Shape(col(hue.PaperLit).To(hue.PaperEdge, xx-4, yy-4, xx+4, yy+4), 1, brush.Circle(xx, yy, 5))
					p.Line(nib(.9).Alpha(.7), brush.Curve(xx-1, yy, xx+1, yy-1.4, xx+2, yy+1))
				}
			}
		}
	}
}

func tavern(p brush.Pen) {
	wallOf(p, hue.Hex(0xe0a860), hue.Hex(0x5a2f28), -30, -20)
	for i := range 7 {
		x := -108 + float32(i)*36
		p.Line(nib(2).Alpha(.35), brush.Poly(x, -108, x, 108))
	}
	for i, q := range [][3]float32{{-86, -66, 1}, {80, -72, 1.1}, {92, -16, .8}} {
		n := p.At(q[0], q[1], q[2]).Turn(float32(i)*9 - 8)
		n.Fill(col(hue.Hex(0xfff0c0)), brush.Join(brush.Ellipse(0, 14, 7, 5), brush.Rect(5, -18, 2.6, 32), brush.Blob(6, -18, 18, -10, 17, 2, 13, -6, 7, -8)))
	}
	p.Fill(col(hue.Hex(0xffdc8a)).Alpha(.35).Soft(22), brush.Circle(-86, 20, 44))
}

func highroad(p brush.Pen) {
	p.Fill(col(hue.Hex(0xfdf0cc)).To(hue.Hex(0x88b8d4), 0, 10, 0, -104), brush.Rect(-116, -108, 232, 216))
	for i := range 4 {
		y := -78 + float32(i)*22
		p.Line(even(3, hue.Hex(0xffffff)).Alpha(.6).Taper(), brush.Curve(-110, y+8, -60, y-4, -14, y+2))
	}
	p.Fill(col(hue.Hex(0x9cbf6a)).Soft(.8), brush.Blob(-120, 20, -50, -4, 20, 22, 120, 0, 120, 110, -120, 110))
	p.Fill(col(hue.RoadSand), brush.Blob(100, 16, 60, 26, 20, 50, -30, 110, 60, 110, 70, 60, 106, 30))
	p.Shape(col(hue.Wood), 1.8, brush.Rect(-92, -16, 8, 66))
	p.Shape(col(hue.WoodLit), 1.8, brush.Poly(-108, -14, -64, -14, -52, -5, -64, 4, -108, 4))
}

func stall(p brush.Pen) {
	wallOf(p, hue.Hex(0xf0c890), hue.Hex(0x8a4a3a), 0, 0)
	for i := range 8 {
		x := -120 + float32(i)*32
		c := []hue.C{hue.Hex(0xc8453f), hue.Hex(0xfdf2dc)}[i&1]
		p.Shape(col(c).To(hue.Shade(c, .3), x, -104, x, -58), 1.8, brush.Blob(x, -112, x+32, -112, x+32, -66, x+16, -54, x, -66))
	}
	for i, c := range []hue.C{hue.Hex(0xb8453f), hue.Hex(0x3f8a84), hue.Hex(0xd8a03c), hue.Hex(0x6a4a96)} {
		y := 46 - float32(i)*19
		p.Shape(col(hue.Lit(c, .2)).To(hue.Shade(c, .4), 0, y-9, 0, y+9), 1.8, brush.Round(68, y-9, 60, 17, 8))
		p.Line(nib(1.2).Alpha(.7), brush.Curve(74, y, 78, y-3, 80, y+2))
	}
	for i := range 3 {
		p.Shape(col(hue.Hex(0xd8863c)).Form(.4, 4), 1.8, brush.Blob(-108+float32(i)*26, 60, -104+float32(i)*26, 30, -94+float32(i)*26, 24, -84+float32(i)*26, 30, -82+float32(i)*26, 60))
	}
}

func starry(p brush.Pen) {
	wallOf(p, hue.Hex(0x6a5ab8), hue.Hex(0x1a1438), 0, 20)
	for i := range 26 {
		x, y := -110+220*brush.Hash(i, 1, 5), -102+140*brush.Hash(i, 2, 5)
		if i%4 == 0 {
			art.Glint(p, x, y, 6+4*brush.Hash(i, 3, 5))
		} else {
			p.Fill(col(hue.Cream).Alpha(.8), brush.Circle(x, y, 1.3))
		}
	}
	for _, k := range sides {
		art.Cloth(p, hue.Hex(0x4a2f6a), brush.Blob(k*118, -112, k*78, -112, k*88, -40, k*80, 30, k*96, 110, k*120, 110), brush.Curve(k*92, -104, k*98, -20, k*94, 60), brush.Curve(k*104, -104, k*108, 0, k*104, 90))
	}
}

func moonlit(p brush.Pen) {
	wallOf(p, hue.Hex(0x5a6aa0), hue.Hex(0x171a38), 56, -50)
	p.Shape(col(hue.Hex(0xfdf2c8)).To(hue.Hex(0xd8c48a), 40, -80, 80, -30), 1.6, brush.Circle(62, -54, 33))
	for _, q := range [][3]float32{{52, -62, 6}, {74, -46, 8}, {58, -38, 4}} {
		p.Fill(col(hue.Hex(0xb8a46a)).Alpha(.5), brush.Circle(q[0], q[1], q[2]))
	}
	p.Line(even(9, hue.Hex(0x141028)), brush.Curve(-116, 60, -96, -10, -104, -70, -84, -108))
	p.Line(even(5, hue.Hex(0x141028)).Taper(), brush.Curve(-100, -30, -78, -52, -58, -56))
	p.Line(even(4, hue.Hex(0x141028)).Taper(), brush.Curve(-82, -50, -74, -72, -78, -84))
	for i, q := range [][2]float32{{8, -84}, {28, -92}, {-20, -76}} {
		b := p.At(q[0], q[1], .8+float32(i)*.1)
		b.Fill(col(hue.Hex(0x141028)), brush.Poly(-14, -4, -7, -2, -3, -6, 0, -2, 3, -6, 7, -2, 14, -4, 8, 4, 3, 2, 0, 6, -3, 2, -8, 4))
	}
}

func kitchen(p brush.Pen) {
	wallOf(p, hue.Hex(0xf0cf9a), hue.Hex(0x8a5a40), 30, -20)
	p.Shape(col(hue.Wood).To(hue.WoodDark, 0, -62, 0, -52), 2, brush.Rect(-118, -62, 240, 9))
	for i, c := range []hue.C{hue.Hex(0xfdf8ec), hue.Hex(0xa8c4d8), hue.Hex(0xc8703c)} {
		x := -90 + float32(i)*32
		p.Shape(col(c).Form(.35, 4), 1.8, brush.Circle(x, -80, 15))
		p.Loop(nib(1).Alpha(.6), brush.Circle(x, -80, 9))
	}
	p.Shape(art.Metal(hue.Hex(0xd88a4a), hue.Hex(0x7a3a24), 50, -100, 90, -62), 1.8, brush.Blob(44, -92, 84, -92, 82, -68, 64, -62, 46, -68))
	p.Line(even(3, hue.Hex(0x7a3a24)), brush.Arc(64, -94, 18, 12, 180, 360))
	for i := range 4 {
		x := -100 + float32(i)*12
		p.Line(even(1.6, hue.Hex(0x5a7a3c)), brush.Curve(x, -52, x+2, -38, x-3, -26))
		p.Fill(col(hue.Hex(0x7a9a4c)), brush.Blob(x-6, -34, x, -42, x+5, -32, x, -22))
	}
}

func storm(p brush.Pen) {
	wallOf(p, hue.Hex(0x6a4aa8), hue.Hex(0x120c24), 40, -60)
	p.Line(even(9, hue.Hex(0xc8a8ff)).Alpha(.35), brush.Poly(60, -110, 44, -66, 66, -62, 46, -10))
	p.Line(even(3.4, hue.Hex(0xfff4ff)), brush.Poly(60, -110, 44, -66, 66, -62, 46, -10))
	p.Line(even(2, hue.Hex(0xfff4ff)).Taper(), brush.Poly(52, -64, 30, -44, 34, -30))
	p.Fill(col(hue.Hex(0x1c1434)).Alpha(.8).Soft(5), brush.Blob(-120, -60, -70, -90, -10, -78, 10, -108, -120, -112))
	tower := p.At(-82, 30, 1)
	tower.Fill(col(hue.Hex(0x120c24)), brush.Poly(-16, 90, -14, -40, -22, -44, -22, -62, -12, -62, -12, -54, -4, -54, -4, -62, 6, -62, 6, -54, 14, -54, 14, -62, 24, -62, 24, -44, 16, -40, 18, 90))
	tower.Fill(col(hue.Hex(0xc86ae0)), arch(-3, -26, 8, 14))
	for _, q := range [][2]float32{{-34, -70}, {88, 2}} {
		p.At(q[0], q[1], 1.1).Fill(col(hue.Hex(0x0c081c)), brush.Blob(-16, -6, -6, -2, 0, 2, 8, -6, 18, -10, 8, 2, 2, 9, -6, 6))
	}
}

func camp(p brush.Pen) {
	p.Fill(col(hue.Hex(0xf6c890)).To(hue.Hex(0x8a5a6a), 0, 30, 0, -104), brush.Rect(-116, -108, 232, 216))
	p.Fill(col(hue.Hex(0x6a5a48)).Soft(.8), brush.Blob(-120, 40, -40, 26, 60, 40, 120, 28, 120, 110, -120, 110))
	for _, q := range [][3]float32{{-78, 44, 1}, {84, 40, .82}} {
		t := p.At(q[0], q[1], q[2])
		t.Shape(col(hue.Hex(0xefdcb4)).To(hue.Hex(0xa8876a), -40, 0, 40, 0), 2, brush.Poly(-44, 16, 0, -72, 44, 16))
		t.Shape(col(hue.Hex(0x4a342c)), 1.6, brush.Poly(-10, 16, 0, -34, 10, 16))
		t.Line(even(2.4, hue.Hex(0x6a5040)), brush.Poly(0, -72, 0, -92))
		t.Shape(col(hue.Hex(0xc8453f)), 1.4, brush.Poly(0, -92, 20, -86, 0, -78))
	}
}
