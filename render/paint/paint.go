// Package paint draws the pictures of the interface, and those of a game for the
// package that knows it. Pictures come from package masters, each made once for
// the size in device pixels at which it is needed, and kept; drawing a frame is
// then nothing but DrawImage calls without allocation.
//
// All positions and sizes are logical pixels; the Painter's scale turns them
// into device pixels. Nothing here knows a game or reads a clock.
package paint

import (
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/letter"
	"touria.games/touria/assets/pictures"
	"touria.games/touria/assets/pictures/masters"
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

// Picture is a picture on the screen with its offset from its box.
type Picture struct {
	Img    *ebiten.Image
	DX, DY int // offset of the image from the box, device pixels
	W, H   int // size of the box
	used   uint32
	bytes  int  // of texture memory
	ahead  bool // planned, and not drawn yet
}

// budget is how much work on missing pictures may be done within one frame, in
// the microseconds of masters.Cost; what exceeds it waits for the next frame. A
// browser takes about three times as long.
const budget = 7000

// limit is the number of bytes of texture memory above which old pictures are dropped. most is
// never exceeded, unless one frame needs more.
const (
	limit = 96 << 20
	most  = 120 << 20
)

// sheeted is the maximum size of an image in a texture atlas, in pixels. Larger ones would leave
// gaps, which grow the atlas, and would not free their memory.
const sheeted = 1 << 18

// Painter draws pictures and caches their textures. It is made for one screen.
type Painter struct {
	scale   float32
	frame   uint32
	spend   int // the rest of this frame's budget
	total   int // bytes of texture memory
	pics    map[pictures.Spec]*Picture
	texts   map[letter.Run]*Picture
	plan    bool
	queue   []pictures.Spec
	queued  map[pictures.Spec]bool
	lines   []letter.Run // of planned text, made after the queue
	planned int          // the work when Plan ended, in microseconds
	job     masters.Job
	late    bool
	size    int    // number of changes of the screen's size
	resized uint32 // the last frame of another size whose pictures are still there; 0: none
	veil    *ebiten.Image
	white   *ebiten.Image
	spot    *ebiten.Image  // of one off-screen pixel
	odd     *ebiten.Shader // only Settle draws with it
	plain   bool           // the theme of high contrast
	light   [3]float32     // in which the table is seen; zero: as it is painted
	table   Rect           // the whole table
	dye     [3]float32     // the factors of pictures' colours; zero: unchanged
	ink     ink
	canvas  canvas
	op      ebiten.DrawImageOptions
	apart   bool // new pictures stay out of the atlas
	raised  int  // rows of device pixels by which all drawing is moved up
	zoomed  bool
	zoom    ebiten.GeoM // after that
	lacking bool        // a picture that a plan needs is missing
}

// New returns a painter for the scale, in device pixels per logical pixel.
func New(scale float32) *Painter {
	return &Painter{
		scale: max(scale, .25), spend: budget,
		pics:   map[pictures.Spec]*Picture{},
		texts:  map[letter.Run]*Picture{},
		queued: map[pictures.Spec]bool{},
	}
}

// Scale returns the device pixels per logical pixel.
func (p *Painter) Scale() float32 { return p.scale }

// Bytes returns how much texture memory the pictures take.
func (p *Painter) Bytes() int { return p.total }

// SetScale changes the scale; see Resized.
func (p *Painter) SetScale(scale float32) {
	if scale = max(scale, .25); scale != p.scale {
		p.scale = scale
		p.Resized()
	}
}

// Resized must be called when the screen's size has changed. Planned pictures are forgotten and
// must be planned again. Existing pictures stand in until those of the new size are made, and
// are then dropped.
func (p *Painter) Resized() {
	p.queue, p.lines, p.job, p.planned = nil, nil, nil, 0
	clear(p.queued)
	p.size++
	p.resized = p.frame
}

// Size counts the changes of the screen's size.
func (p *Painter) Size() int { return p.size }

// End ends a frame. The first whole one of a new size drops the pictures that only the old size
// needed.
func (p *Painter) End(whole bool) {
	p.canvas.end()
	if p.resized > 0 && whole && !p.late {
		p.evict(p.frame - p.resized - 1)
		p.resized = 0
	}
}

// Begin starts a frame with a new budget for missing pictures, and drops
// pictures that have not been drawn for long if room is needed.
func (p *Painter) Begin() {
	p.frame++
	p.spend = budget
	p.late = false
	p.canvas.dst = nil
	if p.total > limit {
		p.Tidy()
		if p.total > limit {
			p.evict(2)
		}
	}
}

// Waiting reports whether wanted pictures are not loaded or decoded yet. It ignores portraits if loading fails:
// nothing is drawn on top of them.
func (p *Painter) Waiting() bool {
	late := masters.Missing() != nil
	return slices.ContainsFunc(p.queue, func(s pictures.Spec) bool { return !(late && s.Apart()) && !masters.Has(s) })
}

// Coming reports whether asset packs of wanted pictures are not loaded yet.
func (p *Painter) Coming() bool {
	return slices.ContainsFunc(p.queue, func(s pictures.Spec) bool { return !masters.Want(s.Pack()) })
}

// Late reports whether pictures were missing in this frame, so that it should be
// drawn again.
func (p *Painter) Late() bool { return p.late }

// evict drops pictures that have not been drawn for n frames.
func (p *Painter) evict(n uint32) {
	old := func(pic *Picture) bool { return p.frame-pic.used > n }
	drop(p, p.pics, old)
	drop(p, p.texts, old)
}

// Tidy drops the pictures that have not been drawn for ten seconds, which makes room in the atlas.
// Prefetched ones that have not been drawn yet stay. Call it while nothing moves: some pictures may
// have to be made again.
func (p *Painter) Tidy() {
	old := func(pic *Picture) bool { return p.frame-pic.used > 600 && !pic.ahead }
	drop(p, p.pics, old)
	drop(p, p.texts, old)
}

// drop drops some of the painter's pictures.
func drop[K comparable](p *Painter, from map[K]*Picture, some func(pic *Picture) bool) {
	for k, pic := range from {
		if some(pic) {
			p.drop(pic)
			delete(from, k)
		}
	}
}

// Release drops at once all pictures that the last frame did not show, except those for which
// needed returns true; nil excepts none. Planned pictures for which it returns false are not made.
func (p *Painter) Release(needed func(s pictures.Spec) bool) {
	if needed != nil {
		p.queue = slices.DeleteFunc(p.queue, func(s pictures.Spec) bool {
			if !needed(s) {
				delete(p.queued, s)
			}
			return !needed(s)
		})
		if p.job != nil && !needed(p.job.Spec()) {
			p.job = nil
		}
	}
	for k, pic := range p.pics {
		if p.frame-pic.used > 1 && (needed == nil || !needed(k)) {
			p.drop(pic)
			delete(p.pics, k)
		}
	}
	drop(p, p.texts, func(pic *Picture) bool { return p.frame-pic.used > 1 })
	p.lines = nil
}

func (p *Painter) drop(pic *Picture) {
	p.total -= pic.bytes
	if pic.Img != nil {
		pic.Img.Deallocate()
	}
}

// Plan runs draw, which must draw what will be shown. Nothing is drawn: only the
// pictures that are missing are noted. Prepare makes them.
func (p *Painter) Plan(draw func()) {
	p.plan = true
	draw()
	p.plan = false
	p.planned = p.Work()
}

// Planning reports whether what is drawn is only planned.
func (p *Painter) Planning() bool { return p.plan }

// Have reports whether all pictures that draw needs exist. Nothing is drawn: missing pictures are
// queued, and the screen is drawn again later.
func (p *Painter) Have(draw func()) bool {
	p.lacking = false
	p.Plan(draw)
	p.late = p.late || p.lacking
	return !p.lacking
}

// Work estimates the work on missing pictures, in microseconds.
func (p *Painter) Work() (n int) {
	for _, s := range p.queue {
		n += work(s)
	}
	if p.job != nil {
		n += int(float32(work(p.job.Spec())) * (1 - p.job.Progress()))
	}
	return n + len(p.lines)*lineCost
}

// work estimates the work on a picture, in microseconds.
func work(s pictures.Spec) int {
	if large(s) {
		return largeCost
	}
	return masters.Cost(s)
}

// lineCost is about the work on a line of text, in microseconds.
const lineCost = 400

// largeCost is about the work on a scene, in microseconds.
const largeCost = 250_000

// Prepare makes the next few of the pictures that Plan noted or that a frame lacked, for some
// milliseconds. Those that can't be made yet are put off. It returns whether all exist, and the
// progress, from 0 to 1.
func (p *Painter) Prepare() (done bool, progress float32) {
	stuck := false // the job
	for left, waiting := budget, 0; left > 0; {
		if p.job != nil && !stuck {
			work := p.job.Step()
			if stuck = work == masters.Wait; stuck {
				continue
			}
			left -= work
			if pic, ok := p.job.Done(); ok {
				p.keep(p.job.Spec(), pic).ahead = true
				p.job = nil
			}
			continue
		}
		if n := len(p.lines); n > 0 && len(p.queue) == waiting {
			left -= lineCost
			p.line(p.lines[n-1]).ahead = true
			p.lines = p.lines[:n-1]
			continue
		}
		if len(p.queue) == 0 && p.job == nil {
			p.planned = 0
			return true, 1
		}
		if waiting == len(p.queue) { // for their packs
			break
		}
		s := p.queue[0]
		p.queue = p.queue[1:]
		cost := masters.Cost(s)
		long := large(s) || cost > budget/2
		if !masters.Has(s) || long && p.job != nil {
			p.queue = append(p.queue, s)
			waiting++
			continue
		}
		delete(p.queued, s)
		if p.pics[s] != nil {
			continue
		}
		if long {
			p.job = masters.NewJob(s)
			continue
		}
		left -= cost
		p.keep(s, masters.Make(s)).ahead = true
	}
	if p.planned == 0 {
		return false, 0
	}
	return false, 1 - min(float32(p.Work())/float32(p.planned), 1)
}

// SetApart says whether new pictures are short-lived. They stay out of the atlas, which never
// shrinks.
func (p *Painter) SetApart(apart bool) { p.apart = apart }

// keep turns a picture into one for the screen.
func (p *Painter) keep(s pictures.Spec, a pictures.Picture) *Picture {
	pic := &Picture{DX: a.DX, DY: a.DY, W: int(s.W), H: int(s.H), used: p.frame}
	if a.Img != nil {
		px := a.Img.Rect.Dx() * a.Img.Rect.Dy()
		pic.bytes = 4 * px
		pic.Img = p.texture(a.Img, px > sheeted || p.apart)
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
func (p *Painter) get(s pictures.Spec) *Picture {
	if pic := p.pics[s]; pic != nil {
		p.use(pic)
		return pic
	}
	if !p.plan && !large(s) && p.spend > 0 && masters.Has(s) {
		p.spend -= masters.Cost(s)
		if p.job != nil && p.job.Spec() == s { // it is needed now; a second one would never be freed
			p.job = nil
		}
		return p.keep(s, masters.Make(s))
	}
	if !p.queued[s] && (p.job == nil || p.job.Spec() != s) {
		p.queued[s] = true
		p.queue = append(p.queue, s)
	}
	if p.plan {
		p.lacking = true
		return nil
	}
	p.late = true
	return p.standIn(s)
}

// use notes that a picture is drawn, or planned.
func (p *Painter) use(pic *Picture) {
	pic.used = p.frame
	pic.ahead = pic.ahead && p.plan
}

// standIn returns a picture of the same thing at another size, or nil.
func (p *Painter) standIn(s pictures.Spec) *Picture {
	var best *Picture
	for k, pic := range p.pics {
		if k.Same(s) && (best == nil || pic.used > best.used) {
			best = pic
		}
	}
	return best
}

// Ready returns the picture, or one of the same thing at another size while it
// has to wait. It returns nil if there is none yet, or nothing is to be drawn,
// since Plan runs.
func (p *Painter) Ready(s pictures.Spec) *Picture {
	pic := p.get(s)
	if pic == nil || pic.Img == nil || p.plan {
		return nil
	}
	return pic
}

// Round returns the nearest whole number.
func Round(x float32) int { return int(math.Floor(float64(x) + .5)) }

// Spec returns the picture of a kind for a box of logical pixels.
func (p *Painter) Spec(k pictures.Kind, id int, r Rect) pictures.Spec {
	return pictures.Spec{Kind: k, ID: uint16(id), W: Pixels(r.W * p.scale), H: Pixels(r.H * p.scale), Scale: p.scale}
}

// longest is the most device pixels that a side of a picture may have: not all
// graphics cards take more.
const longest = 8192

// Pixels rounds the side of a picture to whole device pixels, 1 … longest. No
// size of the window may ask for a picture that cannot be made.
func Pixels(x float32) uint16 { return uint16(min(max(x+.5, 1), longest)) }

// large reports whether a picture is a scene.
func large(s pictures.Spec) bool {
	_, scene := s.Kind.Scene()
	return scene
}

// Draw draws a picture so that its box covers r.
func (p *Painter) Draw(dst *ebiten.Image, s pictures.Spec, r Rect, pose Pose) {
	p.DrawIn(dst, s, r, r, pose)
}

// Dyed draws what f draws with its colours multiplied by c.
func (p *Painter) Dyed(c color.RGBA, f func()) {
	p.dye = [3]float32{float32(c.R) / 255, float32(c.G) / 255, float32(c.B) / 255}
	f()
	p.dye = [3]float32{}
}

// colour sets the colours of what is drawn next: dyed, and faded.
func (p *Painter) colour(fade float32) {
	p.op.ColorScale.Reset()
	if p.dye != [3]float32{} {
		p.op.ColorScale.Scale(p.dye[0], p.dye[1], p.dye[2], 1)
	}
	if fade > 0 {
		p.op.ColorScale.ScaleAlpha(1 - fade)
	}
}

// DrawIn draws a picture so that its box covers r, as a part of something that
// fills whole and is posed as one.
func (p *Painter) DrawIn(dst *ebiten.Image, s pictures.Spec, r, whole Rect, pose Pose) {
	s.Faded = pose.Faded
	pic := p.Ready(s)
	if pic == nil || pose.Fade >= 1 {
		return
	}
	p.placeIn(pic, s, r, whole, pose)
	p.colour(pose.Fade)
	p.blit(dst, pic.Img)
}

// place sets the options' geometry so that the picture's box covers r.
func (p *Painter) place(pic *Picture, s pictures.Spec, r Rect, pose Pose) {
	p.placeIn(pic, s, r, r, pose)
}

// placeIn sets the options' geometry so that the picture's box covers r, a part
// of whole.
func (p *Painter) placeIn(pic *Picture, s pictures.Spec, r, whole Rect, pose Pose) {
	g := &p.op.GeoM
	g.Reset()
	p.op.Filter = ebiten.FilterNearest
	p.op.Blend = ebiten.BlendSourceOver
	x, y := float64(Round(r.X*p.scale)), float64(Round((r.Y+pose.DY)*p.scale))
	g.Translate(float64(pic.DX), float64(pic.DY))
	if pic.W != int(s.W) || pic.H != int(s.H) { // a stand-in
		p.op.Filter = ebiten.FilterLinear
		g.Scale(float64(s.W)/float64(pic.W), float64(s.H)/float64(pic.H))
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

// Raised draws what f draws moved up by some rows of device pixels.
func (p *Painter) Raised(rows int, f func()) {
	p.raised = rows
	f()
	p.raised = 0
}

// Orient completes the geometry of something about to be drawn: it is raised and magnified with the rest.
func (p *Painter) Orient(g *ebiten.GeoM) {
	g.Translate(0, -float64(p.raised))
	if p.zoomed {
		g.Concat(p.zoom)
	}
}

// Magnified draws what f draws enlarged: the point x, y comes to lie at toX, toY. Its
// pictures are detail times as fine as those of other things, and so just as sharp if
// that is what it is enlarged by.
func (p *Painter) Magnified(zoom, x, y, toX, toY, detail float32, f func()) {
	scale := p.scale
	k := float64(zoom / detail)
	p.zoom.Reset()
	p.zoom.Scale(k, k)
	p.zoom.Translate(float64(Round((toX-x*zoom)*scale)), float64(Round((toY-y*zoom)*scale)))
	p.scale, p.zoomed = scale*detail, true
	f()
	p.scale, p.zoomed = scale, false
}

// blit draws an image with the options.
func (p *Painter) blit(dst, img *ebiten.Image) {
	if p.zoomed && img != p.white && img != p.veil { // a single pixel would fade towards its edges
		p.op.Filter = ebiten.FilterLinear
	}
	p.Orient(&p.op.GeoM)
	p.Image(dst, img, &p.op)
}

// Lit draws a picture so that its box covers r, with its colours multiplied by
// a light from 0 to 1 each. It returns whether the picture was there.
func (p *Painter) Lit(dst *ebiten.Image, s pictures.Spec, r Rect, red, green, blue float32) bool {
	pic := p.Ready(s)
	if pic == nil {
		return false
	}
	p.place(pic, s, r, Pose{})
	p.op.ColorScale.Reset()
	p.op.ColorScale.Scale(red, green, blue, 1)
	p.blit(dst, pic.Img)
	return true
}

// Scene draws a scene. It is made in steps by Prepare; until it is there, the
// table is drawn in its place.
func (p *Painter) Scene(dst *ebiten.Image, k pictures.Kind, r Rect) {
	if p.plain {
		p.Cloth(dst, r)
		return
	}
	s := p.Spec(k, 0, r)
	if p.get(s) == nil && !p.plan {
		p.Cloth(dst, r)
		return
	}
	p.Draw(dst, s, r, Pose{})
}

// Hang draws a picture with its height times k, as if it were unrolled or folded;
// at is the height that stays in place, 0 the upper and 1 the lower edge.
func (p *Painter) Hang(dst *ebiten.Image, s pictures.Spec, r Rect, k, at float32, pose Pose) {
	pic := p.Ready(s)
	if pic == nil || pose.Fade >= 1 || k <= 0 {
		return
	}
	p.place(pic, s, r, pose)
	if k < 1 {
		p.op.Filter = ebiten.FilterLinear
		y := float64((r.Y + at*r.H) * p.scale)
		p.op.GeoM.Translate(0, -y)
		p.op.GeoM.Scale(1, float64(k))
		p.op.GeoM.Translate(0, y)
	}
	p.colour(pose.Fade)
	p.blit(dst, pic.Img)
}
