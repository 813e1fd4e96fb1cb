package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
)

// Face is what distinguishes a face from others. Lengths are in units of which a
// head is about 40 wide.
type Face struct {
	Skin, Hair, Eye hue.C
	Lips            hue.C // none: a plain line

	Width, Jaw, Long float32 // half the width of the cheeks and of the jaw, and the chin's depth
	Yaw              float32 // −1 … 1: where the head is turned
	Brow             float32 // thickness of the brows
	Age              Age
	Nose             Nose
	Mouth            Mouth
	Lashes           bool
	Sleepy           bool // heavy lids
	Wide             bool // laughs with open eyes
}

// Age is a person's age.
type Age uint8

// The ages.
const (
	Child Age = iota
	Young
	Grown
	Old
)

// Nose is the shape of a nose.
type Nose uint8

// The noses.
const (
	NoseButton Nose = iota
	NoseStraight
	NoseHooked
	NoseBroad
)

// Mouth is what a laugh and anger show.
type Mouth uint8

// The mouths.
const (
	MouthPlain  Mouth = iota
	MouthFierce       // shows the teeth in anger
	MouthGap          // has lost a tooth
	MouthGrin         // keeps the teeth together
)

// Head is a face in the making: the pen's origin is between the eyes, a little
// below their middle.
type Head struct {
	brush.Pen
	*Face
	Mood pictures.Mood
}

// mirrored are the two sides of what is the same on both.
var mirrored = [2]float32{-1, 1}

// warm is how strongly cheeks are flushed in each mood.
var warm = [pictures.Moods]float32{.30, .46, .52, .24}

// far is the side that the head is turned to, 1 for the right.
func (h Head) far() float32 {
	if h.Yaw < 0 {
		return -1
	}
	return 1
}

func abs32(x float32) float32 { return max(x, -x) }

// X returns where something x to the right of the nose's root is seen on the
// turned head.
func (h Head) X(x float32) float32 { return x*(1-.1*abs32(h.Yaw)) + h.Yaw*5 }

// Chin returns where the chin ends.
func (h Head) Chin() (x, y float32) {
	y = h.Long
	if h.Mood == pictures.Glad {
		y++
	}
	return h.Yaw * 2.6, y
}

// Lip returns the middle of the mouth.
func (h Head) Lip() (x, y float32) { return h.X(0) + h.Yaw*1.2, 8 + (h.Long-8)*.40 }

// outline returns the contour of a head: on the side that it is turned to one sees
// socket and cheekbone, on the other the whole jaw.
func (h Head) outline() brush.Path {
	w, j, s, t := h.Width, h.Jaw, h.far(), abs32(h.Yaw)
	c, l := h.Chin()
	return brush.Blob(0, -27.5, s*w*.6, -25.4, s*w*.97, -12.5, s*(w*.97-1.9*t), -1, s*(w*.96-.7*t), 5.4, s*j*.97+c*.7, l*.70, s*j*.5+c, l*.95, c, l,
		-s*j*.54+c, l*.96, -s*j*1.03+c*.3, l*.70, -s*w*.99, 4, -s*w, -11, -s*w*.62, -25.4)
}

// Skull paints the head without its features.
func (h Head) Skull() {
	w, j, s, t := h.Width, h.Jaw, h.far(), abs32(h.Yaw)
	_, l := h.Chin()
	for _, k := range mirrored {
		if k == s && t > .3 { // this ear is hidden
			continue
		}
		x := k * (w - 2*t)
		h.Shape(col(hue.Lit(h.Skin, .06)).To(hue.Shade(h.Skin, .24), x, -5, x, 8), 1.8, brush.Blob(x-k, -4, x+k*3.4, -6, x+k*5, -1.6, x+k*3.4, 4, x-k, 6.4))
		h.Line(nib(1).Tint(hue.Shade(h.Skin, .55)).Alpha(.8).Taper(), brush.Curve(x+k*.8, -2.4, x+k*3.2, -2.6, x+k*2.2, 2.2))
	}
	out := h.outline()
	h.Shape(col(hue.Lit(h.Skin, .24)).To(hue.Shade(h.Skin, .20), -w*.7, -20, w*.8, l).Form(.24, 7), 2.1, out)
	in := h.Within(out)
	in.Fill(col(hue.Shade(h.Skin, .62)).Alpha(.30).Soft(3.4), brush.Blob(w*.56, -30, w*1.4, -20, w*1.4, l, j*.1, l+5, j*.70, l*.74, w*.76, 4))
	in.Fill(col(hue.Light).Alpha(.30).Soft(3.2), brush.Ellipse(-w*.45, -14, w*.34, 6))
	red := hue.Mix(hue.Hex(0xe0503f), h.Skin, .12)
	for _, k := range mirrored { // the farther cheek is narrower
		in.Fill(col(red).Alpha(warm[h.Mood]).Soft(2.8), brush.Ellipse(h.X(k*w*.58), 7.6, 5-k*s*t, 3.6))
	}
	if h.Mood == pictures.Vexed {
		in.Fill(col(red).Alpha(.22).Soft(4), brush.Ellipse(h.X(0), -12, w*.6, 5))
	}
	in.Fill(col(hue.Light).Alpha(.34).Soft(1.6), brush.Ellipse(h.X(-w*.5), 5.2, 2.6, 1.5))
}

// Features paints brows, eyes, nose and mouth; beard, if there is one, before the mouth.
func (h Head) Features(beard func(Head)) {
	h.wrinkles()
	for _, k := range mirrored {
		h.eyeAt(k)
	}
	for _, k := range mirrored {
		h.browAt(k)
	}
	h.noseAt()
	if beard != nil {
		beard(h)
	}
	h.mouthAt()
}

// wrinkles paints what years and moods write into a face.
func (h Head) wrinkles() {
	ink := nib(1.1).Tint(hue.Shade(h.Skin, .66)).Taper()
	lipX, lipY := h.Lip()
	for _, k := range mirrored {
		switch {
		case h.Age == Old:
			h.Line(ink.Alpha(.7), brush.Curve(h.X(k*4.8), 7, h.X(k*8.4), 11, h.X(k*8.6), lipY+2))
			h.Line(ink.Alpha(.55), brush.Curve(h.X(k*5), 5, h.X(k*9), 6.4, h.X(k*12.4), 4.4))
			h.Line(ink.Alpha(.6), brush.Poly(h.X(k*15), -2.6, h.X(k*17.4), -4.4))
			h.Line(ink.Alpha(.6), brush.Poly(h.X(k*15.2), -.6, h.X(k*17.8), .4))
			h.Line(ink.Alpha(.45), brush.Curve(lipX+k*8, lipY+3, lipX+k*8.4, lipY+5.4, lipX+k*7, lipY+7))
		case h.Age == Grown, h.Mood == pictures.Glad:
			h.Line(ink.Alpha(.5), brush.Curve(h.X(k*5.4), 7.4, h.X(k*8.8), 10.6, h.X(k*9.2), lipY))
		}
		if h.Mood == pictures.Vexed { // the frown
			h.Line(ink.Alpha(.9), brush.Curve(h.X(k*2), -13, h.X(k*1.5), -10, h.X(k*2.2), -7.6))
		}
	}
	if h.Age == Old || h.Mood == pictures.Thinking && h.Age == Grown {
		h.Line(ink.Alpha(.5), brush.Curve(h.X(-9), -17, h.X(-1), -18.4, h.X(8), -17))
		h.Line(ink.Alpha(.4), brush.Curve(h.X(-7), -20.4, h.X(0), -21.4, h.X(6), -20.4))
	}
}

// eyeSize is how large the eyes are at each age.
var eyeSize = [...]float32{Child: 1.24, Young: 1.12, Grown: 1.02, Old: .94}

// eyePen returns a pen for an eye: x runs outwards, −1 is the left one.
func (h Head) eyePen(k float32) brush.Pen {
	narrow := float32(1)
	if k == h.far() {
		narrow -= .16 * abs32(h.Yaw)
	}
	size := eyeSize[h.Age]
	return h.At(h.X(k*8.8), -1.4, size).Stretch(k*narrow, 1)
}

// eyeAt paints an eye.
func (h Head) eyeAt(k float32) {
	p := h.eyePen(k)
	skin := hue.Shade(h.Skin, .18)
	p.Fill(col(hue.Shade(h.Skin, .5)).Alpha(.22).Soft(2), brush.Ellipse(0, -3, 6.4, 4.4)) // the socket
	lash := func(y float32) {
		if !h.Lashes {
			return
		}
		p.Line(nib(1.5).Taper(), brush.Curve(4, y-.8, 6.2, y-2, 7.6, y-4))
		p.Line(nib(1.2).Taper(), brush.Curve(2.4, y-2, 4.2, y-3.6, 5, y-5.6))
	}
	if h.Mood == pictures.Glad && !h.Wide { // laughing eyes are shut
		p.Fill(col(skin), brush.Blob(-5, 1.4, -1.6, -3.4, 2, -3.6, 5.4, 1, 2, .2, -2, .2))
		p.Line(nib(2.5).Taper(), brush.Curve(-5.4, 2, -2.4, -1.8, 1.4, -2.4, 5.8, 1.4))
		p.Line(nib(1).Tint(hue.Shade(h.Skin, .6)).Alpha(.7).Taper(), brush.Curve(-3.6, 4, 0, 3, 3.8, 3.6))
		lash(.4)
		return
	}
	// the upper lid at the inner end, in the middle and at the outer end, and the lower one
	in, mid, out, low, dx, dy := float32(2.5), float32(4.0), float32(2.4), float32(3.2), h.Yaw*1.2*k, float32(0)
	if h.Sleepy {
		mid, out = 2.8, 1.7
	}
	switch h.Mood {
	case pictures.Glad:
		in, mid, out, low = 3, 4.6, 2.6, 2.2
	case pictures.Vexed:
		in, mid, out, low, dy = -.2, 2.2, 2.8, 2.3, .3
	case pictures.Thinking: // one looks up, with the lid of one eye lower
		in, mid, out, low, dx, dy = 2.8, 4.4, 2.4, 3, 1.9*k*h.far(), -1.5
		if k != h.far() {
			in, mid, out = 2.2, 3.1, 1.8
		}
	}
	lens := brush.Blob(-5, .9, -2.6, -in, .6, -mid, 3.6, -out, 5.5, 0, 2.6, low*.9, -1.6, low)
	p.Fill(col(hue.Hex(0xfffaf0)).To(hue.Hex(0xdfd6dc), 0, -2, 0, 4), lens)
	q := p.Within(lens)
	q.Fill(col(hue.Shade(h.Eye, .75)), brush.Circle(dx, dy-.3, 3.3))
	q.Fill(col(hue.Lit(h.Eye, .16)).To(hue.Shade(h.Eye, .2), 0, 2+dy, 0, -3+dy), brush.Circle(dx, dy-.1, 2.6))
	q.Fill(col(hue.Hex(0x1d1418)), brush.Circle(dx, dy-.3, 1.6))
	q.Fill(col(hue.Violet).Alpha(.34).Soft(1), brush.Blob(-6, -1, -2.6, -in-2, .6, -mid-2, 4, -out-2, 6, 0, 3.6, -out+1.2, .6, -mid+1.4, -2.6, -in+1.2))
	p.Fill(col(hue.Hex(0xffffff)), brush.Circle(dx-1.2*k, dy-1.5, 1.05))
	p.Fill(col(hue.Hex(0xfff0c8)).Alpha(.8), brush.Circle(dx+1.2*k, dy+1.3, .55))
	lid := brush.Curve(-5.5, 1.3, -2.6, -in, .6, -mid, 3.6, -out, 6, .5)
	if h.Sleepy || h.Mood == pictures.Vexed || h.Mood == pictures.Thinking && k != h.far() {
		p.Fill(col(skin), brush.Blob(-5.2, .4, -2.6, -in-.4, .6, -mid, 3.6, -out-.2, 5.8, 0, 4.4, -4, .6, -5.6, -3.6, -4.2))
	}
	p.Line(nib(2.2).Taper(), lid)
	p.Line(nib(1).Tint(hue.Shade(h.Skin, .64)).Alpha(.8).Taper(), brush.Curve(-3.6, -in-2.6, .8, -mid-2, 4.6, -out-1))
	p.Line(nib(1).Tint(hue.Shade(h.Skin, .64)).Alpha(.75).Taper(), brush.Curve(-3, low*.96, .4, low+.5, 4.2, low*.62))
	lash(-out * .5)
}

// browAt paints a brow. Brows carry a mood farther than anything else, so they
// move more than in life.
func (h Head) browAt(k float32) {
	p := h.eyePen(k)
	in, mid, out, x := float32(-7.6), float32(-9.4), float32(-7.2), float32(0)
	switch h.Mood {
	case pictures.Glad:
		in, mid, out = -9.4, -12.2, -9
	case pictures.Vexed:
		in, mid, out, x = -3.2, -7, -9.4, -1.4
	case pictures.Thinking:
		if k == h.far() {
			in, mid, out = -10.6, -13.6, -10.4
		} else {
			in, mid, out = -5.2, -7.2, -7
		}
	}
	b := h.Brow * .5
	shape := brush.Blob(x-4.8, in-b*.8, x, mid-b, x+5.8, out-.4, x+6.2, out+.4, x, mid+b, x-4.4, in+b)
	c := hue.Shade(h.Hair, .32)
	p.Fill(col(c), shape)
	p.Loop(nib(.9).Tint(hue.Shade(c, .6)).Alpha(.75), shape)
}

func (h Head) noseAt() {
	x, s := h.X(0)+h.Yaw*1.8, h.far()
	ink := nib(1.7).Tint(hue.Shade(h.Skin, .74)).Taper()
	h.Fill(col(hue.Shade(h.Skin, .5)).Alpha(.32).Soft(1.3), brush.Blob(x+.6, -3, x+3.2, 4, x+4, 8.4, x, 10.4, x+.4, 4))
	nostril := func(w, y float32) {
		for _, k := range mirrored {
			h.Fill(col(hue.Shade(h.Skin, .82)).Alpha(.8), brush.Ellipse(x+k*w, y, 1, .7))
		}
	}
	glow := func(r float32) {
		h.Fill(col(hue.Hex(0xdc5a48)).Alpha(.26).Soft(1.6), brush.Ellipse(x, 6.6, r, r*.8))
		h.Fill(col(hue.Light).Alpha(.6).Soft(.8), brush.Ellipse(x-.8, 5, 1.2, 1.5))
	}
	switch h.Nose {
	case NoseButton:
		glow(3.4)
		h.Line(ink, brush.Curve(x-3, 6.4, x-2.6, 8, x-1, 8.1, x, 8.8, x+1.2, 8.1, x+2.8, 8, x+3.1, 6.2))
	case NoseStraight:
		glow(3)
		h.Line(ink, brush.Curve(x-s*1.2, -3, x+s*.4, 1, x+s*3.4, 6.6, x+s*2, 8.8, x-s*1.6, 9))
		h.Line(ink.Alpha(.7), brush.Curve(x-s*3.4, 6.4, x-s*4, 8, x-s*2.4, 9))
	case NoseHooked:
		h.Fill(col(hue.Light).Alpha(.34).Soft(1.2), brush.Ellipse(x-.6, 2, 1.2, 4))
		glow(3)
		h.Line(ink, brush.Curve(x-s*1.6, -4.4, x+s*2.6, -.6, x+s*4.4, 4, x+s*4.2, 8, x+s*2.2, 10.4, x-s*.6, 9.2))
		h.Line(ink.Alpha(.8), brush.Curve(x-s*3, 6, x-s*3.8, 8.2, x-s*1.8, 9.4))
	case NoseBroad:
		glow(4.4)
		h.Line(ink, brush.Curve(x-4.6, 4.6, x-5.6, 7, x-4.6, 9, x-2.6, 8.8, x, 9.8, x+2.6, 8.8, x+4.6, 9, x+5.6, 7, x+4.8, 4.8))
		nostril(2.9, 8.4)
	}
}

func (h Head) mouthAt() {
	x, y := h.Lip()
	_, chin := h.Chin()
	ink := nib(2).Tint(hue.Hex(0x5e2a2c)).Taper()
	soft := nib(1.1).Tint(hue.Shade(h.Skin, .62)).Alpha(.7).Taper()
	full := h.Lips != (hue.C{})
	white := col(hue.Hex(0xfffaf0)).To(hue.Hex(0xe6dcd8), x-6, 0, x+8, 0)
	if h.Skin.G < 140 { // lips of a dark face are a little lighter below
		soft = soft.Alpha(.9)
	}
	switch h.Mood {
	case pictures.Glad:
		for _, k := range mirrored { // dimples
			h.Line(soft.Alpha(.9), brush.Curve(x+k*8.8, y-3.6, x+k*9.9, y-1.8, x+k*9, y-.2))
		}
		if h.Mouth == MouthGrin {
			grin := brush.Blob(x-8.8, y-2.4, x-4, y-.4, x, y, x+4, y-.4, x+8.8, y-2.4, x+6.4, y+3, x, y+5.2, x-6.4, y+3)
			if full {
				h.Fill(col(h.Lips), brush.Blob(x-9.6, y-2.8, x-4.4, y-2.2, x, y-1.4, x+4.4, y-2.2, x+9.6, y-2.8, x+7, y+3.8, x, y+6.6, x-7, y+3.8))
			}
			h.Shape(white, 1.7, grin)
			in := h.Within(grin)
			in.Line(nib(1).Alpha(.6), brush.Curve(x-9, y, x, y+2.7, x+9, y))
			for i := range 5 {
				in.Line(nib(.8).Alpha(.4), brush.Poly(x-5+2.5*float32(i), y-2, x-5+2.5*float32(i), y+6))
			}
			h.Line(soft, brush.Curve(x-2.6, y+8, x, y+8.6, x+2.6, y+8))
			return
		}
		d := min((chin-y)*.66, 8.4)
		open := brush.Blob(x-8.2, y-1.8, x-4, y-.6, x, y-.2, x+4, y-.6, x+8.2, y-1.8, x+6, y+d*.62, x, y+d, x-6, y+d*.62)
		if full {
			h.Fill(col(h.Lips), brush.Blob(x-9, y-2, x-4.4, y-2.4, x, y-1.6, x+4.4, y-2.4, x+9, y-2, x+6.8, y+d*.7, x, y+d+1.5, x-6.8, y+d*.7))
		}
		h.Shape(col(hue.Hex(0x74262e)), 1.7, open)
		in := h.Within(open)
		in.Fill(white, brush.Blob(x-9, y-4, x+9, y-4, x+7.4, y+1.4, x, y+2.6, x-7.4, y+1.4))
		if h.Mouth == MouthGap {
			in.Fill(col(hue.Hex(0x74262e)), brush.Rect(x+.6, y-2, 3, 6))
		}
		in.Fill(col(hue.Hex(0xe07a72)), brush.Ellipse(x, y+d+.4, 4.8, 3.4))
	case pictures.Vexed:
		if h.Mouth == MouthFierce {
			jaw := brush.Blob(x-7.6, y+3.6, x-3, y-.4, x+3, y-.4, x+7.6, y+3.6, x+4.6, y+4.4, x, y+3.6, x-4.6, y+4.4)
			h.Shape(white, 1.7, jaw)
			in := h.Within(jaw)
			for i := range 5 {
				in.Line(nib(.9).Alpha(.7), brush.Poly(x-5+2.5*float32(i), y-2, x-5+2.5*float32(i), y+6))
			}
			in.Line(nib(1).Alpha(.8), brush.Curve(x-8, y+4, x, y+1.6, x+8, y+4))
		} else if full {
			h.Fill(col(h.Lips).To(hue.Shade(h.Lips, .25), 0, y, 0, y+5), brush.Blob(x-6.2, y+4.4, x-2.4, y+.2, x, y+.8, x+2.4, y+.2, x+6.2, y+4.4, x, y+4.8))
			h.Line(ink, brush.Curve(x-7, y+5, x-2.6, y+2, x+2.6, y+2, x+7, y+5))
		} else {
			h.Line(nib(2.3).Tint(hue.Hex(0x5e2a2c)).Taper(), brush.Curve(x-7.4, y+4.6, x-3, y+1.2, x+3, y+1.2, x+7.4, y+4.6))
		}
		h.Line(soft, brush.Curve(x-3, y+7, x, y+6.2, x+3, y+7))
		for _, k := range mirrored {
			h.Line(soft, brush.Curve(x+k*8.6, y+3, x+k*9.4, y+5.2, x+k*8.4, y+7))
		}
	case pictures.Thinking: // pursed, away from the hand
		x += 1.8 * h.far()
		if full {
			h.Fill(col(h.Lips).To(hue.Shade(h.Lips, .25), 0, y-2, 0, y+4), brush.Blob(x-3.8, y+1.4, x-1.4, y-1.4, x, y-.8, x+1.4, y-1.4, x+3.8, y+.8, x+1.4, y+3.6, x-1.6, y+3.8))
			h.Line(ink, brush.Curve(x-4, y+1.6, x, y+1, x+4, y+.8))
		} else {
			h.Line(nib(2.2).Tint(hue.Hex(0x5e2a2c)).Taper(), brush.Curve(x-5, y+2.4, x-1, y+.6, x+4.6, y-.2))
		}
		h.Line(soft, brush.Curve(x-2.4, y+5, x, y+5.6, x+2.6, y+4.8))
	default:
		if full {
			h.Fill(col(h.Lips).To(hue.Shade(h.Lips, .28), 0, y-2, 0, y+4), brush.Blob(x-6.4, y-.4, x-2.2, y-2, x, y-1.1, x+2.2, y-2, x+6.4, y-.4, x+2.4, y+3.2, x-2.4, y+3.2))
			h.Fill(col(hue.Light).Alpha(.5).Soft(.7), brush.Ellipse(x-1.2, y+1.6, 1.8, .6))
			h.Line(ink, brush.Curve(x-7.2, y-1.2, x-3, y+.5, x, y+.1, x+3, y+.5, x+7.4, y-1.4))
		} else {
			h.Line(ink, brush.Curve(x-7, y-.6, x-3, y+1.7, x+3, y+1.8, x+7.2, y-1))
			h.Line(soft, brush.Curve(x-2.6, y+4.6, x, y+5.2, x+2.6, y+4.6))
		}
		for _, k := range mirrored {
			h.Line(soft, brush.Curve(x+k*7.4, y-2.6, x+k*8.2, y-1, x+k*7.4, y+.4))
		}
	}
}

// ShadeBrow paints the shadow of a hat on the face below a line.
func (h Head) ShadeBrow(line ...float32) {
	n := len(line)
	under := append(line[:n:n], line[n-2], line[n-1]-9, line[0], line[1]-9)
	h.Within(h.outline()).Fill(col(hue.Violet).Alpha(.36).Soft(1.8), brush.Poly(under...))
}

// Locks is the wash of hair.
func Locks(c hue.C) brush.Wash {
	return col(hue.Lit(c, .24)).To(hue.Shade(c, .42), -20, -28, 22, 26).Form(.3, 5)
}

// Mane paints a shape of hair with strands, light and dark by turns.
func Mane(p brush.Pen, c hue.C, shape brush.Path, strands ...brush.Path) {
	p.Shape(Locks(c), 2, shape)
	in := p.Within(shape)
	for i, s := range strands {
		if i&1 == 0 {
			in.Line(even(1.3, hue.Lit(c, .42)).Alpha(.6).Taper(), s)
		} else {
			in.Line(nib(1.1).Tint(hue.Shade(c, .72)).Alpha(.75).Taper(), s)
		}
	}
}

// Cloth paints a garment with folds: dark ones with a light edge.
func Cloth(p brush.Pen, c hue.C, shape brush.Path, folds ...brush.Path) {
	x0, y0, x1, y1 := shape.Bounds()
	p.Shape(col(hue.Lit(c, .26)).To(hue.Shade(c, .46), x0, y0, x1, y1).Form(.28, 5), 2, shape)
	in := p.Within(shape)
	for _, f := range folds {
		in.Line(even(3, hue.Shade(c, .55)).Alpha(.34).Taper(), f.Move(.9, .4))
		in.Line(even(1.2, hue.Lit(c, .4)).Alpha(.5).Taper(), f.Move(-1, 0))
		in.Line(nib(1.1).Alpha(.7).Taper(), f)
	}
}

// Metal is the wash of something made of gold or steel.
func Metal(lit, dark hue.C, x0, y0, x1, y1 float32) brush.Wash {
	return col(hue.Lit(lit, .3)).To(dark, x0, y0, x1, y1).Form(.45, 4)
}

// Pensive paints a hand at the chin: a fist whose finger lies along the cheek. The
// pen's origin is the wrist, and x runs outwards from the face.
func Pensive(p brush.Pen, skin, sleeve hue.C) {
	Cloth(p, sleeve, brush.Blob(-6.6, 0, 0, -2, 6.8, -.4, 11, 20, 12, 40, -9, 40, -8, 18), brush.Curve(-5, 6, 0, 9, 6, 7))
	wash := col(hue.Lit(skin, .26)).To(hue.Shade(skin, .16), -8, -14, 9, 2).Form(.2, 4)
	crease := nib(1.1).Tint(hue.Shade(skin, .7)).Alpha(.85).Taper()
	p.Shape(wash, 1.7, brush.Blob(0, -9, 1, -16, 2.6, -21.6, 5.4, -22, 6.6, -18.6, 6.8, -9))
	p.Line(crease, brush.Curve(2.4, -15, 4, -14.4, 5.6, -15.2))
	p.Shape(wash, 1.7, brush.Blob(-6, 1, -8.8, -4, -8.4, -9.4, -4, -12.4, 2, -11.6, 7.4, -9, 8.4, -3, 6, 1.6, 0, 3))
	for i := range 2 {
		y := -8 + 4*float32(i)
		p.Line(crease, brush.Curve(-8.4, y+1, -5, y+1.6, -2, y+.2))
	}
	p.Shape(wash, 1.5, brush.Blob(1.6, -8, -3, -9.8, -8.4, -13, -10, -11, -7.4, -7.4, -2.6, -4.4, 1, -4.8))
	p.Shape(col(hue.Lit(sleeve, .4)).To(hue.Shade(sleeve, .2), -6, 0, 8, 4), 1.8, brush.Blob(-7.4, .4, 0, -1.4, 7.6, 0, 8, 4.4, 0, 3, -7.8, 4.8))
}
