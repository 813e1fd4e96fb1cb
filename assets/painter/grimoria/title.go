package grimoria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
	gpics "touria.games/touria/assets/pictures/grimoria"
)

// The title: a wizard reads by candle light, and what he reads rises from the book.

// titleLamps light the title as lamps light the room.
var titleLamps = []lamp{
	{-205, 290, 240, .72}, // the candles at the left
	{0, 455, 260, .50},    // the book, which shines
	{10, 330, 170, .22},   // the reader's face
	{300, 350, 190, .34},
}

// titlePicture paints the title in steps.
func titlePicture(j *art.Job) {
	w, h := float32(j.Spec.W), float32(j.Spec.H)
	p := j.Canvas.Pen(w/2, 0, h/gpics.RoomUnits)
	far := p.At(0, 0, 1).Stretch(1, 1.97) // shelves up to the ceiling
	low := p.At(0, 195, 1)                // the table stands nearer than in the room
	j.Add(
		func() { library(far) },
		func() { window(p.At(260, 60, 1.05)) },
		func() { tabletop(low) },
		func() { reader(p.At(0, 398, 1)) },
		func() { candelabra(p.At(-205, 212, 1.22)) },
		func() { shelfOwl(p.At(240, 420, 1)) },
		func() {
			book := p.At(-165, 438, 1)
			tomeAt(book, 330, 118, true)
			for i := range 5 { // its lines
				y := 36 + 12*float32(i)
				book.Line(even(1.3, hue.Hex(0x7d4f2c)).Alpha(.6), brush.Curve(38, y, 90, y-1, 142-float32(i%3)*9, y+1))
				book.Line(even(1.3, hue.Hex(0x7d4f2c)).Alpha(.6), brush.Curve(188, y+1, 240, y-1, 292-float32((i+1)%3)*11, y))
			}
		},
		func() { p.Tone(brush.Rect(-900, 0, 1800, gpics.RoomUnits), lighting{titleLamps}.lit) },
		func() { risingLight(p) },
		func() {
			for i, s := range []struct{ x, y, k, turn float32 }{{150, 372, .56, 12}, {128, 296, .50, -10}, {196, 262, .46, 8}, {-112, 366, .50, -12}, {-104, 290, .44, 8}} {
				plateAt(p.At(s.x, s.y, s.k).Turn(s.turn), []int{11, 2, 7, 9, 6}[i])
			}
		},
	)
}

// reader paints the wizard behind the book; the origin is where his robe meets the table.
func reader(p brush.Pen) {
	robe := hue.Hex(0x7a3450)
	p.Shape(col(hue.Lit(robe, .1)).To(hue.Shade(robe, .5), -90, -60, 100, 70).Form(.3, 8), 2.6,
		brush.Blob(-62, -86, 62, -86, 112, -40, 136, 60, 0, 80, -136, 60, -112, -40))
	p.Shape(col(hue.Skin).To(hue.Shade(hue.Skin, .3), -30, -140, 40, -70).Form(.3, 6), 2.4, brush.Blob(-46, -152, 46, -152, 50, -110, 34, -74, -34, -74, -50, -110))
	beard := brush.Blob(-48, -122, -30, -108, 0, -102, 30, -108, 48, -122, 56, -60, 40, 10, 14, 46, -14, 46, -40, 10, -56, -60)
	p.Shape(col(hue.Hex(0xfffbf0)).To(hue.Hex(0xc9bccb), -30, -110, 44, 30).Form(.25, 8), 2.4, beard)
	in := p.Within(beard)
	for i := range 7 {
		x := -42 + 14*float32(i)
		in.Line(even(1.6, hue.Hex(0x9a8aa0)).Alpha(.55).Taper(), brush.Curve(x, -90, x*.8, -30, x*.3, 40))
	}
	for _, k := range sides {
		p.Shape(col(hue.Hex(0xfffbf0)).To(hue.Hex(0xd8cdd8), 0, -112, 30*k, -92), 1.8, brush.Blob(2*k, -112, 18*k, -118, 38*k, -108, 46*k, -94, 26*k, -98, 6*k, -100))
		p.Line(even(2.6, hue.Ink).Taper(), brush.Curve(12*k, -134, 22*k, -140, 32*k, -133))
		p.Line(even(4, hue.Hex(0xf0e8e8)).Taper(), brush.Curve(10*k, -147, 22*k, -153, 36*k, -146))
		p.Fill(col(hue.Hex(0xe0704a)).Alpha(.35).Soft(6), brush.Circle(33*k, -122, 11))
	}
	p.Shape(col(hue.Skin).Form(.4, 4), 1.8, brush.Ellipse(0, -121, 8.6, 10))
	hat := hue.Hex(0x8e3346)
	p.Shape(col(hue.Lit(hat, .12)).To(hue.Shade(hat, .45), -40, -240, 60, -150).Form(.35, 8), 2.6,
		brush.Blob(-54, -166, -34, -226, -12, -268, 8, -296, 34, -292, 24, -270, 34, -226, 54, -166))
	p.Shape(col(hue.Lit(hat, .1)).To(hue.Shade(hat, .5), -90, -170, 90, -140).Form(.3, 6), 2.6, brush.Blob(-104, -154, -50, -174, 0, -178, 50, -174, 104, -154, 60, -142, 0, -148, -60, -142))
	p.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -50, -186, 50, -168), 1.8, brush.Blob(-51, -180, 0, -190, 51, -180, 53, -168, 0, -178, -53, -168))
	p.Shape(col(hue.GoldLit).Form(.4, 3), 1.8, brush.Star(0, -214, 17, 7, 5))
	for _, k := range sides { // sleeves on the table
		p.Shape(col(hue.Lit(robe, .14)).To(hue.Shade(robe, .45), 60*k, 0, 150*k, 70).Form(.3, 6), 2.4, brush.Blob(96*k, -10, 136*k, 12, 172*k, 52, 158*k, 84, 120*k, 86, 86*k, 62))
		p.Shape(col(hue.Skin).To(hue.Shade(hue.Skin, .3), 100*k, 60, 140*k, 92).Form(.3, 4), 2, brush.Blob(128*k, 62, 150*k, 66, 156*k, 84, 138*k, 94, 118*k, 86))
	}
}

// shelfOwl paints an owl on two books.
func shelfOwl(p brush.Pen) {
	for i, c := range []hue.C{hue.Hex(0x3f7a7c), hue.Hex(0x7a5a96)} {
		y := -22 * float32(i)
		p.Shape(col(hue.Lit(c, .14)).To(hue.Shade(c, .4), 0, y-22, 0, y), 2, brush.Round(-66+float32(i)*10, y-22, 124-float32(i)*18, 22, 4))
		p.Fill(col(hue.Hex(0xe8c46a)), brush.Star(0, y-11, 6, 2.6, 4))
	}
	o := p.At(0, -44, 1)
	brown := hue.Hex(0x9a6a44)
	o.Shape(col(hue.Lit(brown, .15)).To(hue.Shade(brown, .45), -30, -90, 34, 0).Form(.35, 6), 2.4, brush.Blob(-30, -92, -18, -84, 18, -84, 30, -92, 36, -60, 32, -18, 14, 0, -14, 0, -32, -18, -36, -60))
	o.Shape(col(hue.Hex(0xd8b080)), 1.6, brush.Blob(-20, -44, 0, -50, 20, -44, 18, -12, 0, -4, -18, -12))
	for i := range 9 {
		x, y := -12+12*float32(i%3), -36+11*float32(i/3)
		o.Line(even(1.6, brown).Taper(), brush.Curve(x-4, y, x, y+4, x+4, y))
	}
	for _, k := range sides {
		o.Shape(col(hue.Hex(0xfff2c8)).Form(.3, 3), 2, brush.Circle(15*k, -66, 14))
		o.Fill(col(hue.Hex(0xf0a030)), brush.Circle(15*k, -66, 9))
		o.Fill(col(hue.Ink), brush.Circle(14*k, -65, 5.4))
		o.Fill(col(hue.Cream), brush.Circle(12*k+2, -68, 2))
	}
	o.Shape(col(hue.Hex(0xf0b040)), 1.6, brush.Blob(-5, -58, 5, -58, 0, -46))
}

// risingLight paints the light that rises from the pages, and the flames.
func risingLight(p brush.Pen) {
	p.Fill(col(hue.Hex(0xffd890)).Alpha(.16).Soft(34).Plain(), brush.Blob(-120, 440, 120, 440, 150, 300, 60, 190, -60, 190, -150, 300))
	p.Fill(col(hue.Hex(0xfff0c0)).Alpha(.20).Soft(18).Plain(), brush.Ellipse(0, 478, 150, 34))
	for i := range 34 {
		x, y := -170+340*brush.Hash(i, 1, 61), 190+250*brush.Hash(i, 2, 61)
		p.Fill(col(hue.GlowCore).Alpha(.5+.5*brush.Hash(i, 3, 61)).Plain(), brush.Star(x, y, 2+3.4*brush.Hash(i, 4, 61), .9, 4))
	}
	for i, x := range []float32{-46, 46, 0} {
		y := float32(134 - 46)
		if i == 2 {
			y = 122 - 58
		}
		q := p.At(-205, 212, 1.22).At(x, y-8, 1)
		q.Fill(col(hue.Hex(0xffb84a)).Alpha(.35).Soft(20).Plain(), brush.Circle(0, -8, 26))
		q.Fill(col(hue.Hex(0xffe9a0)).To(hue.Hex(0xf08a2c), 0, -26, 0, 2).Plain(), brush.Blob(0, -30, 6, -12, 6, -2, 0, 3, -6, -2, -6, -12))
		q.Fill(col(hue.Hex(0xfffbe0)).Plain(), brush.Blob(0, -18, 3, -7, 0, 0, -3, -7))
	}
}

// lettering is that of the game's name: night with a lit edge.
var lettering = art.Lettering{Lit: hue.Hex(0xa98ae8), Deep: hue.Hex(0x3c2a8c), Edge: hue.Hex(0x2a1a5c), Gleam: hue.Hex(0xd8c8ff), Foot: hue.Hex(0x1c1450), Body: hue.Hex(0x1a1030)}

// logoPicture paints the game's name as large as the box allows, with flames on its two I.
func logoPicture(s *art.Sheet) {
	w, h := float32(s.Spec.W), float32(s.Spec.H)
	unit := min(w/1010, h/250)
	p := s.Pen(float32(s.Margin)+w/2, float32(s.Margin)+h/2+78*unit, unit)
	letters := lettering.Name(p, "GRIMORIA")
	for _, i := range []int{2, 6} {
		q := letters[i].At(0, -152, 1)
		q.Fill(col(hue.Hex(0xffb84a)).Alpha(.5).Soft(9), brush.Circle(0, -10, 24))
		flame := brush.Blob(2, -44, 12, -20, 13, -6, 6, 5, -6, 5, -13, -6, -10, -20)
		q.Loop(even(8, lettering.Body), flame)
		q.Fill(col(hue.Hex(0xffe080)).To(hue.Hex(0xf07a28), 0, -34, 0, 6), flame)
		q.Fill(col(hue.Hex(0xfffbe0)), brush.Blob(1, -24, 5, -9, 4, -1, 0, 2, -4, -1, -5, -9))
	}
	o := letters[4].At(0, -68, 1)
	o.Loop(even(6, lettering.Body), art.Crescent(-2, 0, 19))
	o.Fill(col(hue.GoldLit).To(hue.Ochre, -10, -16, 12, 18), art.Crescent(-2, 0, 19))
	o.Fill(col(hue.GlowCore), brush.Star(9, -1, 7, 3, 5))
	d := max(int(unit*7+.5), 1)
	s.Drop(d*2/3, d, unit*9, .6)
}
