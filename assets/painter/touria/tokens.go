package touria

import (
	"strconv"
	"sync"

	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/letter"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/rules/touria"
)

// lettering guards the conversion of letters to outlines: a font can serve only one goroutine at a
// time, and pictures are painted in parallel.
var lettering sync.Mutex

// label fills text centred at x, y, in units of the pen.
func label(p brush.Pen, text string, x, y, size float32, w brush.Wash) {
	lettering.Lock()
	path := letter.Path(text, letter.Bold, size).Move(x-letter.Width(text, letter.Bold, size)/2, y+size*.335)
	lettering.Unlock()
	p.Fill(w, path)
}

// coinToken paints a gold coin.
func coinToken(s *sheet) {
	p := s.Token()
	coinAt(p, int(s.Spec.ID))
	s.Shadow(p.Unit())
}

// coinAt paints a coin of radius 46: thick edge, rim, and its value or a crown.
func coinAt(p brush.Pen, value int) {
	p.Shape(col(hue.GoldDark).To(hue.Hex(0x8a5a22), -40, 0, 40, 20), 4, brush.Circle(0, 3, 44))
	p.Shape(col(hue.GoldLit).To(hue.Gold, -30, -30, 30, 30).Form(.55, 12).Edge(.25, 5), 4, brush.Circle(0, -2, 44))
	p.Fill(col(hue.GoldDark).Alpha(.42), brush.Ring(0, -2, 36, 33))
	p.Fill(col(hue.Cream).Alpha(.5), brush.Ring(.8, -1.2, 33.6, 32.2))
	if 100*p.Unit() > 34 {
		for i := range 20 {
			sn, cs := brush.SinCos(float32(i) * 18)
			p.Fill(col(hue.GoldDark).Alpha(.55), brush.Circle(39.6*cs, -2+39.6*sn, 1.5))
		}
	}
	dark := col(hue.Hex(0x6b3f1a))
	if value > 0 {
		text := strconv.Itoa(value)
		size := float32(56)
		if value > 9 {
			size = 44
		}
		label(p, text, 1.4, -.4, size, col(hue.GlowCore).Alpha(.8))
		label(p, text, 0, -2, size, dark)
	} else {
		p.Fill(col(hue.GlowCore).Alpha(.8), brush.CrownShape(0, -2, 21).Move(1.4, 1.6))
		p.Fill(dark, brush.CrownShape(0, -2, 21))
	}
	p.Fill(col(hue.Cream).Alpha(.65).Soft(1.5), brush.Blob(-30, -14, -20, -31, -8, -37, -12, -31, -24, -16))
}

// heartToken paints a heart, or an empty place for one.
func heartToken(s *sheet) {
	p := s.Token()
	shape := brush.HeartShape(0, 2, 45)
	if s.Spec.ID == 1 {
		p.Fill(col(hue.StoneDark).Alpha(.30).Edge(.5, 4), shape)
		p.Within(shape).Loop(even(10, hue.Violet).Alpha(.2), shape.Move(-2, -2))
		p.Loop(nib(2.4).Alpha(.45), shape)
		return
	}
	heartAt(p)
	s.Shadow(p.Unit())
}

// heartAt paints a red heart 90 high.
func heartAt(p brush.Pen) {
	shape := brush.HeartShape(0, 2, 45)
	p.Fill(col(hue.Hex(0xdf4a50)).To(hue.Hex(0xa8243c), -20, -30, 20, 45).Form(.75, 17).Edge(.3, 4), shape)
	p.Line(even(2.4, hue.Hex(0xf7b0a0)).Alpha(.55).Taper(), brush.Curve(-36, -12, -34, -26, -24, -33, -12, -31))
	p.Line(even(2.2, hue.Hex(0x7a1830)).Alpha(.4).Taper(), brush.Curve(35, -8, 30, 10, 14, 26, 2, 36))
	p.Loop(nib(4.6), shape)
	glint(p, -20, -20, 11)
}

// swordToken paints a sword pointing up and right.
func swordToken(s *sheet) {
	p := s.Token()
	swordAt(p.At(-1, 2, 1).Turn(45).Stretch(1.34, 1.02), .95)
	s.Shadow(p.Unit())
}

// swordAt paints an upright sword 100 long, point up; bold scales the line widths.
func swordAt(p brush.Pen, bold float32) {
	blade := brush.Poly(-6.5, 20, -7, -44, 0, -60, 7, -44, 6.5, 20)
	p.Fill(col(hue.Hex(0xf4f6f6)).To(hue.Hex(0xb9c4d4), -6, 0, 6, 0), blade)
	p.Fill(col(hue.SteelDark).Alpha(.55), brush.Poly(.6, 20, .6, -48, 7, -44, 6.5, 20))
	p.Line(even(1.6, hue.Cream).Alpha(.9), brush.Poly(-3.4, 14, -3.6, -42))
	p.Loop(nib(3.4*bold), blade)
	p.Shape(col(hue.Hex(0x8a3a34)).To(hue.Hex(0x5e2330), -5, 0, 5, 0), 2.8*bold, brush.Round(-4.6, 26, 9.2, 22, 2))
	for i := range 3 {
		p.Line(even(1.5, hue.GoldLit).Alpha(.8), brush.Poly(-4.2, 32+float32(i)*6, 4.2, 30+float32(i)*6))
	}
	guard := brush.Blob(-23, 17, -12, 20.5, 0, 19, 12, 20.5, 23, 17, 24, 24, 12, 27, 0, 28, -12, 27, -24, 24)
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, 0, 16, 0, 29).Form(.4, 4), 3*bold, guard)
	p.Shape(col(hue.Gold).Form(.6, 4), 2.8*bold, brush.Circle(0, 52, 6.6))
	p.Fill(col(hue.Heart), brush.Circle(0, 22.8, 3))
}

// elixirToken paints a flask of elixir.
func elixirToken(s *sheet) {
	p := s.Token()
	elixirAt(p)
	s.Shadow(p.Unit())
}

func elixirAt(p brush.Pen) {
	glass := brush.Blob(-9, -32, 9, -32, 9.5, -12, 22, -2, 33, 18, 27, 40, 10, 47, -10, 47, -27, 40, -33, 18, -22, -2, -9.5, -12)
	p.Fill(col(hue.Hex(0xe9f3f0)).To(hue.Hex(0xbcd2dc), -20, -30, 30, 40), glass)
	in := p.Within(glass)
	in.Fill(col(hue.Hex(0xe58bd0)).To(hue.Hex(0x8f3aa6), -15, 5, 20, 48), brush.Blob(-50, 14, -18, 10, 4, 16, 26, 10, 50, 14, 50, 60, -50, 60))
	in.Fill(col(hue.Hex(0xf7c0e6)).Alpha(.8), brush.Ellipse(0, 13, 30, 4.5))
	for _, b := range [][3]float32{{-14, 28, 4}, {12, 36, 3}, {15, 22, 2.6}, {-6, 38, 2.4}} {
		in.Fill(col(hue.Hex(0xffe2f6)).Alpha(.85), brush.Circle(b[0], b[1], b[2]))
	}
	p.Fill(col(hue.GoldLit), brush.Star(2, 28, 9, 4, 5))
	in.Fill(col(hue.Cream).Alpha(.7).Soft(1), brush.Blob(-24, 10, -16, 0, -13, 2, -22, 16, -24, 26, -27, 20))
	in.Loop(even(9, hue.Violet).Alpha(.20), glass.Move(-3, -3))
	p.Loop(nib(4.2), glass)
	p.Shape(col(hue.Hex(0xdce8ea)), 3, brush.Round(-13, -36, 26, 7, 3))
	p.Shape(col(hue.WoodLit).To(hue.Wood, -8, 0, 8, 0), 3.2, brush.Poly(-8, -35, -10, -49, 10, -49, 8, -35))
	p.Line(line(2), brush.Poly(-4, -45, -3, -38))
}

// bagToken paints the bag of gems.
func bagToken(s *sheet) {
	p := s.Token()
	bag := brush.Blob(-12, -22, 12, -22, 26, -8, 38, 18, 30, 40, 0, 46, -30, 40, -38, 18, -26, -8)
	p.Shape(col(hue.Hex(0x8a5fa8)).To(hue.Hex(0x54387c), -20, -20, 30, 40).Form(.6, 15), 4.2, bag)
	p.Line(line(2.6), brush.Curve(-8, -18, -16, 0, -20, 20))
	p.Line(line(2.6), brush.Curve(9, -18, 15, -4, 18, 10))
	p.Shape(col(hue.Hex(0xa57cc0)).Form(.4, 8), 3.6, brush.Blob(-10, -26, -24, -44, -10, -40, 0, -47, 11, -40, 25, -43, 10, -26))
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, 0, -28, 0, -18), 2.6, brush.Round(-15, -28, 30, 8, 4))
	p.Line(nib(2.6).Tint(hue.GoldDark), brush.Curve(12, -22, 24, -16, 26, -4))
	p.Fill(col(hue.GoldLit).Alpha(.9), brush.Star(-1, 14, 14, 6, 5))
	s.Shadow(p.Unit())
}

// dieToken paints the colour die, at rest with a colour on top, or tumbling.
func dieToken(s *sheet) {
	p := s.Token()
	if s.Spec.ID >= 100 {
		f := float32(s.Spec.ID - 100)
		tumble(p.Turn(f*360/tpics.DieFrames+14), int(s.Spec.ID-100))
	} else {
		dieAt(p, touria.Colour(s.Spec.ID))
	}
	s.Shadow(p.Unit())
}

// dieAt paints the die at rest, seen from above so that the gem on top is large; two
// other faces show below it.
func dieAt(p brush.Pen, c touria.Colour) {
	top := brush.Round(-42, -46, 84, 68, 12)
	body := brush.Round(-42, -46, 84, 90, 14)
	p.Fill(col(hue.Hex(0xcbb694)).To(hue.Hex(0x9a8290), -40, 20, 42, 46), body)
	p.Loop(nib(4), body)
	p.Fill(col(hue.Hex(0xfffaea)).To(hue.Hex(0xe6d5b2), -40, -40, 40, 30).Form(.25, 8), top)
	p.Loop(nib(3).Alpha(.8), top)
	q := p.At(0, -12, .60)
	gemAt(q, c, .7)
	side := (c + 2) % touria.Colours
	gemAt(p.At(-18, 33, .21), side, .7)
	gemAt(p.At(18, 33, .21), (c+4)%touria.Colours, .7)
}

// tumble paints the die in the air, on its corner, with small motion lines.
func tumble(p brush.Pen, f int) {
	hex := brush.Ngon(0, 0, 46, 46, 6, 30)
	p.Fill(col(hue.Hex(0xe6d5b2)), hex)
	faces := [3]brush.Path{brush.Poly(0, 0, -39.8, -23, 0, -46, 39.8, -23), brush.Poly(0, 0, -39.8, -23, -39.8, 23, 0, 46), brush.Poly(0, 0, 39.8, -23, 39.8, 23, 0, 46)}
	tones := [3]hue.C{hue.Hex(0xfffaea), hue.Hex(0xeadbb8), hue.Hex(0xb9a2a0)}
	at := [3]Pt{{X: 0, Y: -23}, {X: -20, Y: 12}, {X: 20, Y: 12}}
	for i, path := range faces {
		p.Shape(col(tones[i]), 2.6, path)
		gemAt(p.At(at[i].X, at[i].Y, .28), touria.Colour((f*3+i*2+f/3)%touria.Colours), .7)
	}
	p.Loop(nib(4.2), hex)
}
