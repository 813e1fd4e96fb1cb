// Package paint draws everything that Touria shows, in the style of a tinted
// storybook map: the board, towers, tokens, doors, panels, text and the scenes
// of title and end. Pictures come from package pictures, each made once for the
// size in device pixels at which it is needed, and kept; drawing a frame is
// then nothing but DrawImage calls without allocation.
//
// All positions and sizes are logical pixels; the Painter's scale turns them
// into device pixels. Nothing here reads a clock or the rules' state.
package paint

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"touria.games/touria/assets/letter"
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/ui"
)

// Rect is a rectangle in logical pixels.
type Rect = ui.Rect

// Pose says how a picture is drawn besides its place. The zero Pose is the
// picture as it is.
type Pose struct {
	Fade  float32 // 0 is opaque, 1 is gone
	Grow  float32 // added to the size: .1 is a tenth larger, about the middle
	Turn  float32 // degrees, clockwise, about the middle
	Faded bool    // like a pale print: not available now
	DY    float32 // moved down by this many logical pixels
	Slim  float32 // narrower, about the middle: 1 is a card seen edge on
}

// picture is one picture on the screen and where it lies relative to its box.
type picture struct {
	img    *ebiten.Image
	dx, dy int // offset of the image from the box, device pixels
	w, h   int // size of the box
	used   uint32
	bytes  int // of texture memory
}

// budget is how much work on missing pictures may be done within one frame, in
// microseconds of a desktop's processor as pictures.Spec.Cost counts them; what
// is beyond waits for the next one. A browser takes about three times as long.
const budget = 7000

// limit is the number of bytes of texture memory that pictures take before old
// ones go, most how many they never pass, unless one frame needs more.
const (
	limit = 96 << 20
	most  = 120 << 20
)

// Painter draws pictures and keeps them. It is made for one screen.
type Painter struct {
	scale   float32
	frame   uint32
	spend   int // what is left of this frame's budget
	total   int // bytes of texture memory
	pics    map[pictures.Spec]*picture
	texts   map[letter.Run]*picture
	plan    bool
	queue   []pictures.Spec
	queued  map[pictures.Spec]bool
	planned int // length of the queue when Plan ended
	job     *pictures.Job
	late    bool
	resized bool // pictures of another size are still there
	world   pictures.World
	walks   []walk
	veil    *ebiten.Image
	op      ebiten.DrawImageOptions
	scenery scenery
}

// New returns a painter for the scale, in device pixels per logical pixel,
// that draws the board of the given data.
func New(scale float32, world pictures.World) *Painter {
	return &Painter{
		scale: max(scale, .25), world: world, spend: budget,
		pics:   map[pictures.Spec]*picture{},
		texts:  map[letter.Run]*picture{},
		queued: map[pictures.Spec]bool{},
	}
}

// Scale returns the device pixels per logical pixel.
func (p *Painter) Scale() float32 { return p.scale }

// Bytes returns how much texture memory the pictures take.
func (p *Painter) Bytes() int { return p.total }

// SetScale changes the scale.
func (p *Painter) SetScale(scale float32) { p.scale = max(scale, .25) }

// Resized tells that the screen has another size. What was to be made for the old
// one is forgotten; its pictures stand in until those of the new size are there,
// and then go.
func (p *Painter) Resized() {
	p.queue, p.job, p.planned = nil, nil, 0
	clear(p.queued)
	p.resized = true
}

// End ends a frame. The first whole frame of a new size lets the pictures of the
// old one go.
func (p *Painter) End() {
	if p.resized && !p.late {
		p.resized = false
		p.evict(0)
	}
}

// Begin starts a frame: the budget for missing pictures is fresh, and pictures
// that have not been drawn for long make room.
func (p *Painter) Begin() {
	p.frame++
	p.spend = budget
	p.late = false
	if p.total > limit {
		p.evict(600)
		if p.total > limit {
			p.evict(2)
		}
	}
}

// Late tells whether the frame could not show everything because pictures were
// still missing. Then the same should be drawn again in the next frame.
func (p *Painter) Late() bool { return p.late }

// evict drops pictures that have not been drawn for n frames.
func (p *Painter) evict(n uint32) {
	for k, pic := range p.pics {
		if p.frame-pic.used > n {
			p.drop(pic)
			delete(p.pics, k)
		}
	}
	for k, pic := range p.texts {
		if p.frame-pic.used > n {
			p.drop(pic)
			delete(p.texts, k)
		}
	}
}

func (p *Painter) drop(pic *picture) {
	p.total -= pic.bytes
	if pic.img != nil {
		pic.img.Deallocate()
	}
}

// Plan runs draw, which must draw what will be shown, without drawing
// anything: it only notes the pictures that are missing. Prepare makes them.
func (p *Painter) Plan(draw func()) {
	p.plan = true
	draw()
	p.plan = false
	p.planned = p.work()
}

// work returns about how much work the missing pictures are, in microseconds.
func (p *Painter) work() (n int) {
	for _, s := range p.queue {
		if n += s.Cost(); s.Kind.Large() {
			n += largeCost
		}
	}
	if p.job != nil {
		n += int(largeCost * (1 - p.job.Progress()))
	}
	return n
}

// largeCost is about how much work a scene is, in microseconds.
const largeCost = 250_000

// Prepare makes the next few of the pictures that Plan noted or that a frame
// missed: a step of some milliseconds. It returns whether all are there, and
// how far the work has come, from 0 to 1.
func (p *Painter) Prepare() (done bool, progress float32) {
	for left := budget; left > 0; {
		if p.job != nil {
			left -= p.job.Step()
			if pic, ok := p.job.Done(); ok {
				p.keep(p.job.Spec(), pic)
				p.job = nil
			}
			continue
		}
		if len(p.queue) == 0 {
			p.planned = 0
			return true, 1
		}
		s := p.queue[0]
		p.queue = p.queue[1:]
		delete(p.queued, s)
		if p.pics[s] != nil {
			continue
		}
		if s.Kind.Large() {
			p.job = pictures.NewJob(s)
			continue
		}
		left -= s.Cost()
		p.keep(s, pictures.Make(s))
	}
	if p.planned == 0 {
		return false, 0
	}
	return false, 1 - min(float32(p.work())/float32(p.planned), 1)
}

// keep turns a picture into one for the screen.
func (p *Painter) keep(s pictures.Spec, a pictures.Picture) *picture {
	pic := &picture{dx: a.DX, dy: a.DY, w: int(s.W), h: int(s.H), used: p.frame}
	if a.Img != nil {
		px := a.Img.Rect.Dx() * a.Img.Rect.Dy()
		pic.bytes = 4 * px
		pic.img = ebiten.NewImageFromImageWithOptions(a.Img, &ebiten.NewImageFromImageOptions{Unmanaged: px > 1<<20})
	}
	if p.total+pic.bytes > most {
		p.evict(2)
	}
	p.total += pic.bytes
	p.pics[s] = pic
	return pic
}

// get returns the picture, making it if the frame's budget allows. It returns
// nil if the picture has to wait, or when planning.
func (p *Painter) get(s pictures.Spec) *picture {
	if pic := p.pics[s]; pic != nil {
		pic.used = p.frame
		return pic
	}
	if !p.plan && !s.Kind.Large() && p.spend > 0 {
		p.spend -= s.Cost()
		return p.keep(s, pictures.Make(s))
	}
	if !p.queued[s] && (p.job == nil || p.job.Spec() != s) {
		p.queued[s] = true
		p.queue = append(p.queue, s)
	}
	if p.plan {
		return nil
	}
	p.late = true
	return p.standIn(s)
}

// standIn returns a picture of the same thing at another size, or nil.
func (p *Painter) standIn(s pictures.Spec) *picture {
	var best *picture
	for k, pic := range p.pics {
		if k.Same(s) && (best == nil || pic.used > best.used) {
			best = pic
		}
	}
	return best
}

func round(x float32) int { return int(math.Floor(float64(x) + .5)) }

// spec returns the picture of a kind for a box of logical pixels.
func (p *Painter) spec(k pictures.Kind, id int, r Rect) pictures.Spec {
	return pictures.Spec{Kind: k, ID: uint16(id), W: pixels(r.W * p.scale), H: pixels(r.H * p.scale), Scale: p.scale}
}

// longest is the most device pixels that a side of a picture may have: not all
// graphics cards take more.
const longest = 8192

// pixels rounds the side of a picture to whole device pixels, 1 … longest. No
// size of the window may ask for a picture that cannot be made.
func pixels(x float32) uint16 { return uint16(min(max(x+.5, 1), longest)) }

// draw draws a picture so that its box covers r.
func (p *Painter) draw(dst *ebiten.Image, s pictures.Spec, r Rect, pose Pose) {
	p.drawIn(dst, s, r, r, pose)
}

// drawIn draws a picture so that its box covers r, as a part of something that
// fills whole and is posed as one.
func (p *Painter) drawIn(dst *ebiten.Image, s pictures.Spec, r, whole Rect, pose Pose) {
	s.Faded = pose.Faded
	pic := p.get(s)
	if pic == nil || pic.img == nil || p.plan || pose.Fade >= 1 {
		return
	}
	p.placeIn(pic, s, r, whole, pose)
	p.op.ColorScale.Reset()
	if pose.Fade > 0 {
		p.op.ColorScale.ScaleAlpha(1 - pose.Fade)
	}
	dst.DrawImage(pic.img, &p.op)
}

// place sets the options' geometry so that the picture's box covers r.
func (p *Painter) place(pic *picture, s pictures.Spec, r Rect, pose Pose) {
	p.placeIn(pic, s, r, r, pose)
}

// placeIn sets the options' geometry so that the picture's box covers r, a part
// of whole.
func (p *Painter) placeIn(pic *picture, s pictures.Spec, r, whole Rect, pose Pose) {
	g := &p.op.GeoM
	g.Reset()
	p.op.Filter = ebiten.FilterNearest
	p.op.Blend = ebiten.BlendSourceOver
	x, y := float64(round(r.X*p.scale)), float64(round((r.Y+pose.DY)*p.scale))
	g.Translate(float64(pic.dx), float64(pic.dy))
	if pic.w != int(s.W) || pic.h != int(s.H) { // a stand-in
		p.op.Filter = ebiten.FilterLinear
		g.Scale(float64(s.W)/float64(pic.w), float64(s.H)/float64(pic.h))
	}
	if pose.Grow != 0 || pose.Turn != 0 || pose.Slim != 0 {
		p.op.Filter = ebiten.FilterLinear
		mx, my := float64((whole.X+whole.W/2)*p.scale)-x, float64((whole.Y+pose.DY+whole.H/2)*p.scale)-y
		g.Translate(-mx, -my)
		g.Scale(float64(1-pose.Slim), 1)
		if pose.Grow != 0 {
			g.Scale(float64(1+pose.Grow), float64(1+pose.Grow))
		}
		if pose.Turn != 0 {
			g.Rotate(float64(pose.Turn) * math.Pi / 180)
		}
		g.Translate(mx, my)
	}
	g.Translate(x, y)
}
