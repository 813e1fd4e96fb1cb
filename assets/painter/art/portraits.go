package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
)

// person is what distinguishes a portrait from the others. Lengths are in
// hundredths of the portrait's box.
type person struct {
	skin, hair, eye, cloth, trim, room hue.C

	width, jaw, long float32 // half the width of the cheeks and of the jaw, and the chin's depth
	turn             float32 // −1 … 1: where the head is turned
	brow             float32 // thickness of the brows
	age              int     // 0 a child, 1 young, 2 grown, 3 old
	nose             nose
	lips             hue.C // none: a plain line

	behind, over func(f face) // what hangs behind the head, and what is worn on it
	dress        func(f face)
	beard        func(f face) // drawn below the mouth
}

type nose uint8

const (
	noseButton nose = iota
	noseStraight
	noseHooked
	noseBroad
)

// face is a portrait in the making.
type face struct {
	p brush.Pen // its origin is in the middle of the face
	b brush.Pen // upright, for the body: the origin is the same
	*person
	mood pictures.Mood
}

// x returns where something x to the right of the nose's root is seen on the
// turned head.
func (f face) x(x float32) float32 { return x*(1-.1*abs32(f.turn)) + f.turn*5 }

func abs32(x float32) float32 { return max(x, -x) }

// portraitPiece paints a person's head and shoulders in a round window. Hats rise
// above its rim.
func portraitPiece(s *Sheet) {
	who, mood := &people[s.Spec.ID/pictures.Moods], pictures.Mood(s.Spec.ID%pictures.Moods)
	p := s.Token().At(0, 5, 1)
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, -30, -30, 32, 34).Form(.45, 3), 2.6, brush.Circle(0, 0, 43))
	disc := brush.Circle(0, 0, 38.5)
	in := p.Within(disc)
	in.Fill(col(hue.Lit(who.room, .45)).Out(hue.Shade(who.room, .42), -8, -14, 62), brush.Rect(-50, -50, 100, 100))
	p.Loop(nib(2), disc)
	q := p.Within(brush.Join(disc, brush.Rect(-44, -60, 88, 60)))
	tilt := [...]float32{0, -2, 2, 5}[mood] * (1 - 2*sign(who.turn > 0))
	f := face{p: q.At(0, 0, 1.1).Turn(tilt), b: q.At(0, 0, 1.1), person: who, mood: mood}
	f.paint()
	p.Line(nib(2), brush.Arc(0, 0, 38.5, 38.5, 2, 178))
	s.Shadow(p.Unit())
}

func sign(is bool) float32 {
	if is {
		return 1
	}
	return 0
}

func (f face) paint() {
	if f.behind != nil {
		f.behind(f)
	}
	neck := hue.Shade(f.skin, .2)
	f.b.Shape(col(neck), 2, brush.Blob(-7, 10, 7, 10, 9, 30, -9, 30))
	f.dress(f)
	f.head()
	f.features()
	if f.over != nil {
		f.over(f)
	}
}

func (f face) head() {
	p := f.p
	w, j, l := f.width, f.jaw, f.long
	for _, k := range []float32{-1, 1} { // the ear on the side that is turned away is hidden
		if k*f.turn < .3 {
			p.Shape(col(f.skin).To(hue.Shade(f.skin, .2), 0, -4, 0, 8), 2, brush.Blob((w-1)*k, -4, (w+4)*k, -5, (w+4)*k, 3, (w-1)*k, 6))
		}
	}
	p.Shape(col(hue.Lit(f.skin, .14)).To(hue.Shade(f.skin, .16), -w*.6, -24, w*.8, l).Form(.28, 6), 2.6,
		brush.Blob(0, -27, w*.62, -24.5, w, -10, w*.97, 3, j, l*.72, j*.5, l*.97, 0, l, -j*.5, l*.97, -j, l*.72, -w*.97, 3, -w, -10, -w*.62, -24.5))
	// warm cheeks, redder in anger and joy
	red := [...]float32{.26, .42, .46, .2}[f.mood]
	for _, k := range []float32{-1, 1} {
		p.Fill(col(hue.Hex(0xdd5a4a)).Alpha(red).Soft(2.4), brush.Ellipse(f.x(k*w*.56), 7, 4.6, 3.4))
	}
}

func (f face) features() {
	p := f.p
	browInk := hue.Shade(f.hair, .35)
	for _, k := range []float32{-1, 1} {
		x, y := f.x(k*8.6), float32(-2.4)
		size := [...]float32{1.14, 1.04, 1, .9}[f.age]
		f.eye1(x, y, k, size)
		// the brow
		by, in := y-8.2*size, float32(0)
		switch f.mood {
		case pictures.Glad:
			by -= 1.6
		case pictures.Vexed:
			by, in = by+2, 3.4
		case pictures.Thinking:
			if k > 0 {
				by -= 3
			} else {
				by, in = by+1.4, 1
			}
		}
		p.Line(nib(f.brow).Tint(browInk).Taper(), brush.Curve(x-k*4.6, by+.8+in, x, by-1.2+in*.3, x+k*5, by+1))
		if f.age == 3 { // lines of a long life
			p.Line(nib(1).Alpha(.4).Taper(), brush.Curve(x+k*5.6, y-1, x+k*7.6, y-2.6))
			p.Line(nib(1).Alpha(.4).Taper(), brush.Curve(x+k*5.6, y+.6, x+k*7.8, y+1.4))
			p.Line(nib(1.1).Alpha(.35).Taper(), brush.Curve(f.x(k*5), 8, f.x(k*8.4), 11, f.x(k*8.6), 14))
		}
		if f.age == 3 || f.age == 2 && f.mood == pictures.Vexed {
			p.Line(nib(1).Alpha(.35).Taper(), brush.Curve(x-k*3.6, y+5.4, x, y+6.4, x+k*3.4, y+5.2))
		}
	}
	if f.mood == pictures.Vexed {
		for _, k := range []float32{-1, 1} {
			p.Line(nib(1.2).Alpha(.6).Taper(), brush.Poly(f.x(k*1.7), -12.5, f.x(k*1.4), -8.4))
		}
	}
	f.noseAt()
	if f.beard != nil {
		f.beard(f)
	}
	f.mouth()
}

// eye1 paints an eye; k is −1 for the left one.
func (f face) eye1(x, y, k, size float32) {
	p := f.p
	if f.mood == pictures.Glad && f.age != 1 { // laughing eyes; the young open theirs wide
		p.Line(nib(2.2).Taper(), brush.Curve(x-4.4*size, y+1.4, x, y-2.4, x+4.4*size, y+1.4))
		return
	}
	open := [...]float32{3.5, 3.9, 2.4, 3.2}[f.mood] * size
	lens := brush.Blob(x-4.6*size, y+.6, x-1.6*size, y-open, x+2*size, y-open, x+4.7*size, y+.2, x+1.8*size, y+open*.72, x-2*size, y+open*.72)
	p.Fill(col(hue.Hex(0xfffaf0)), lens)
	dx, dy := f.turn*1.1, float32(0)
	switch f.mood {
	case pictures.Thinking:
		dx, dy = 1.6, -1.3
	case pictures.Vexed:
		dy = .2
	}
	in := p.Within(lens)
	in.Fill(col(f.eye), brush.Circle(x+dx, y-.3+dy, 2.8*size))
	in.Fill(col(hue.Hex(0x1d1418)), brush.Circle(x+dx, y-.3+dy, 1.6*size))
	p.Fill(col(hue.Hex(0xffffff)), brush.Circle(x+dx-1.1, y-1.5+dy, .9))
	top := brush.Curve(x-4.9*size, y+.8, x-1.6*size, y-open, x+2*size, y-open, x+5*size, y+.2)
	p.Line(nib(1.9).Taper(), top)
	p.Line(nib(.9).Alpha(.5).Taper(), brush.Curve(x-3*size, y+open*.62, x, y+open*.8, x+3*size, y+open*.6))
	if f.lips != (hue.C{}) { // lashes
		p.Line(nib(1.4).Taper(), brush.Poly(x+k*4.4*size, y-.4, x+k*6.4*size, y-2.4))
	}
}

func (f face) noseAt() {
	p, x := f.p, f.x(0)+f.turn*1.6
	side := float32(1)
	if f.turn < 0 {
		side = -1
	}
	shade := hue.Shade(f.skin, .24)
	switch f.nose {
	case noseButton:
		p.Line(nib(1.7).Tint(hue.Shade(f.skin, .5)).Taper(), brush.Curve(x-2.6, 6, x, 8, x+2.6, 6))
	case noseStraight:
		p.Fill(col(shade).Alpha(.45).Soft(1.2), brush.Blob(x+side, -2, x+side*3.4, 6, x, 8.6, x+side*.4, 3))
		p.Line(nib(1.6).Tint(hue.Shade(f.skin, .5)).Taper(), brush.Curve(x, -3, x+side*3.2, 6.4, x-side*1.4, 8))
	case noseHooked:
		p.Fill(col(shade).Alpha(.5).Soft(1.2), brush.Blob(x, -4, x+side*5, 4, x+side*3.6, 9, x-side, 7))
		p.Line(nib(1.8).Tint(hue.Shade(f.skin, .55)).Taper(), brush.Curve(x-side*.6, -5, x+side*4.6, 2.6, x+side*4, 9, x-side*1.6, 8.4))
	case noseBroad:
		p.Fill(col(hue.Hex(0xd8654e)).Alpha(.3).Soft(1.4), brush.Ellipse(x, 6, 5, 3.6))
		p.Line(nib(1.7).Tint(hue.Shade(f.skin, .5)).Taper(), brush.Curve(x-5, 5, x-4.4, 8.4, x, 9.2, x+4.4, 8.4, x+5, 5))
	}
}

func (f face) mouth() {
	p, x := f.p, f.x(0)+f.turn
	y := 11 + (f.long-24)*.4
	line := nib(1.9).Tint(hue.Hex(0x5e2a2c))
	full := f.lips != (hue.C{})
	switch f.mood {
	case pictures.Glad:
		open := brush.Blob(x-7, y+.4, x, y+1.6, x+7, y+.4, x+4.6, y+5.6, x, y+7, x-4.6, y+5.6)
		p.Shape(col(hue.Hex(0x74262e)), 1.7, open)
		in := p.Within(open)
		in.Fill(col(hue.Hex(0xfffaf0)), brush.Rect(x-8, y, 16, 3))
		in.Fill(col(hue.Hex(0xdf6f68)), brush.Ellipse(x, y+7.4, 4.4, 2.8))
		if full {
			p.Line(nib(1.8).Tint(f.lips), brush.Curve(x-6.6, y+.6, x-2, y-.2, x, y+.7, x+2, y-.2, x+6.6, y+.6))
		}
	case pictures.Vexed:
		if full {
			p.Shape(col(f.lips), 1.4, brush.Blob(x-5, y+4, x-1.6, y+1.4, x+1.6, y+1.4, x+5, y+4, x, y+4.6))
		} else {
			p.Line(line.Taper(), brush.Curve(x-6, y+4.4, x-1, y+1.4, x+6, y+4))
		}
		p.Line(nib(1).Alpha(.5).Taper(), brush.Curve(x-2.6, y+7.2, x, y+6.6, x+2.6, y+7.2))
	case pictures.Thinking:
		if full {
			p.Shape(col(f.lips), 1.4, brush.Blob(x-2.4, y+2, x+1, y+.6, x+5, y+1.4, x+3, y+4, x, y+4))
		} else {
			p.Line(line.Taper(), brush.Curve(x-3, y+3, x+2, y+2.2, x+5.6, y+.6))
		}
	default:
		if full {
			p.Shape(col(f.lips), 1.3, brush.Blob(x-5.4, y+1.4, x-1.8, y+.4, x, y+1.2, x+1.8, y+.4, x+5.4, y+1.4, x+2, y+4, x-2, y+4))
			p.Line(nib(1.2).Tint(hue.Shade(f.lips, .5)).Taper(), brush.Curve(x-5.4, y+1.5, x, y+2.4, x+5.4, y+1.5))
		} else {
			p.Line(line.Taper(), brush.Curve(x-5.6, y+1.2, x, y+3.4, x+5.8, y+.6))
		}
	}
}
