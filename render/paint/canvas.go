package paint

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// canvas records a frame's draw commands and compares them with those of the previous frame on the same target
// (damage tracking). Only the parts that differ are drawn: rasterising dominates the cost of a frame in a browser
// without a graphics card.
//
// The ground is the static background: many large images on top of each other that rarely change. It is cached as a
// texture of its own, which is copied back under moving sprites.
type canvas struct {
	dst   *ebiten.Image // of the frame being drawn; nil: everything is drawn at once
	part  *ebiten.Image // of dst
	loose bool          // something may have been drawn elsewhere since the last frame that the window shows
	shown *ebiten.Image // of the last frame, which is still on it
	size  image.Point   // of shown

	ground *ebiten.Image // the cached background of was; nil: it is not cached
	soil   tiles         // the damage of the background

	now, was strokes
	vain     int   // frames in a row in which nearly everything differed, so that recording saved nothing
	pause    int   // frames that are not recorded, since that would save nothing
	dirty    tiles // the damage of the frame
	op       ebiten.DrawImageOptions
	fan      ebiten.DrawTrianglesOptions
	v        []ebiten.Vertex
	ix       []uint16
}

// strokes are a frame's draw commands, in order.
type strokes struct {
	list   []stroke
	v      []ebiten.Vertex // of triangles
	ix     []uint16        // relative to the stroke's first vertex
	ground int             // how many are the ground
}

// stroke is a draw command: an image or triangles.
type stroke struct {
	look
	box            image.Rectangle // what it may touch, device pixels
	v0, v1, i0, i1 int             // its vertices and indices, if it draws triangles
}

// look is the state of a draw command apart from its vertices, compared between frames.
type look struct {
	img    *ebiten.Image
	clip   image.Rectangle // nothing is drawn outside
	geo    ebiten.GeoM
	colour ebiten.ColorScale
	blend  ebiten.Blend
	filter ebiten.Filter
	scale  ebiten.ColorScaleMode
	crude  bool // without mipmaps
}

const (
	tile                = 64         // device pixels; what differs is found by tiles
	mostRects           = 8          // parts of a frame that are drawn: each has draw calls of its own
	mostArea            = .55        // share of the frame that they may have; else the whole is quicker
	mostVain            = 3          // recorded frames that saved nothing before there is a pause
	pause               = 30         // frames
	lookAhead           = 24         // commands that may have been added or removed in one place
	mostLong, mostBroad = 2048, 1024 // device pixels of a ground's sides: a larger one takes twice the memory and more
)

// Keep records what is drawn on dst until End, which draws what differs from the last recorded frame. The first
// command must be opaque and cover all of dst, and nothing else may draw there between two frames.
func (p *Painter) Keep(dst *ebiten.Image) {
	c := &p.canvas
	if c.pause > 0 {
		c.pause--
		return
	}
	c.dst, c.part = dst, nil
	c.now.list, c.now.v, c.now.ix, c.now.ground = c.now.list[:0], c.now.v[:0], c.now.ix[:0], 0
}

// Ground marks everything drawn on dst in this frame so far as static background. In a recorded frame the last
// call counts. A large window has no background.
func (p *Painter) Ground(dst *ebiten.Image) {
	c := &p.canvas
	if size := dst.Bounds().Size(); !p.plan && dst == c.dst && max(size.X, size.Y) <= mostLong && min(size.X, size.Y) <= mostBroad {
		c.now.ground = len(c.now.list)
	}
}

// Part returns the part of dst that r covers, for drawing that is clipped to it.
func (p *Painter) Part(dst *ebiten.Image, r Rect) *ebiten.Image {
	k := p.scale
	part := dst.SubImage(image.Rect(Round(r.X*k), Round(r.Y*k), Round((r.X+r.W)*k), Round((r.Y+r.H)*k))).(*ebiten.Image)
	if dst == p.canvas.dst {
		p.canvas.part = part
	}
	return part
}

// keeps reports whether draw commands on dst are recorded.
func (c *canvas) keeps(dst *ebiten.Image) bool {
	return c.dst != nil && (dst == c.dst || dst == c.part)
}

// Image draws an image, at the end of the frame if that is recorded.
func (p *Painter) Image(dst, img *ebiten.Image, op *ebiten.DrawImageOptions) {
	c := &p.canvas
	if !c.keeps(dst) {
		dst.DrawImage(img, op)
		return
	}
	b := img.Bounds()
	w, h := float64(b.Dx()), float64(b.Dy())
	x0, y0 := op.GeoM.Apply(0, 0)
	x1, y1 := op.GeoM.Apply(w, 0)
	x2, y2 := op.GeoM.Apply(0, h)
	x3, y3 := op.GeoM.Apply(w, h)
	box := around(min(x0, x1, x2, x3), min(y0, y1, y2, y3), max(x0, x1, x2, x3), max(y0, y1, y2, y3)).Intersect(dst.Bounds())
	if box.Empty() {
		return
	}
	c.now.list = append(c.now.list, stroke{look: look{img: img, clip: dst.Bounds(), geo: op.GeoM, colour: op.ColorScale, blend: op.Blend, filter: op.Filter, crude: op.DisableMipmaps}, box: box})
}

// around returns the device pixels that are touched between two corners.
func around(x0, y0, x1, y1 float64) image.Rectangle {
	const far = 1 << 20
	at := func(v float64) int { return int(max(-far, min(far, v))) }
	return image.Rect(at(math.Floor(x0))-1, at(math.Floor(y0))-1, at(math.Ceil(x1))+1, at(math.Ceil(y1))+1)
}

// Triangles draws triangles, at the end of the frame if that is recorded. Quads says that each six
// indices are a quad of neighbouring vertices, which may be drawn without the others.
func (p *Painter) Triangles(dst *ebiten.Image, v []ebiten.Vertex, ix []uint16, img *ebiten.Image, op *ebiten.DrawTrianglesOptions, quads bool) {
	c := &p.canvas
	if !c.keeps(dst) {
		dst.DrawTriangles(v, ix, img, op)
		return
	}
	if !quads {
		c.triangles(dst.Bounds(), v, ix, img, op)
		return
	}
	var quad [6]uint16
	for ; len(ix) >= len(quad); ix = ix[len(quad):] {
		first, last := slices.Min(ix[:6]), slices.Max(ix[:6])
		for i := range quad {
			quad[i] = ix[i] - first
		}
		c.triangles(dst.Bounds(), v[first:last+1], quad[:], img, op)
	}
}

func (c *canvas) triangles(clip image.Rectangle, v []ebiten.Vertex, ix []uint16, img *ebiten.Image, op *ebiten.DrawTrianglesOptions) {
	x0, y0, x1, y1 := v[0].DstX, v[0].DstY, v[0].DstX, v[0].DstY
	for i := range v {
		x0, y0, x1, y1 = min(x0, v[i].DstX), min(y0, v[i].DstY), max(x1, v[i].DstX), max(y1, v[i].DstY)
	}
	box := around(float64(x0), float64(y0), float64(x1), float64(y1)).Intersect(clip)
	if box.Empty() {
		return
	}
	s := &c.now
	s.list = append(s.list, stroke{look: look{img: img, clip: clip, blend: op.Blend, filter: op.Filter, scale: op.ColorScaleMode, crude: op.DisableMipmaps}, box: box,
		v0: len(s.v), v1: len(s.v) + len(v), i0: len(s.ix), i1: len(s.ix) + len(ix)})
	s.v, s.ix = append(s.v, v...), append(s.ix, ix...)
}

// same reports whether command j of now draws the same as command i of was.
func (c *canvas) same(i, j int) bool {
	a, b := &c.was.list[i], &c.now.list[j]
	return a.look == b.look && a.v1-a.v0 == b.v1-b.v0 &&
		slices.Equal(c.was.v[a.v0:a.v1], c.now.v[b.v0:b.v1]) && slices.Equal(c.was.ix[a.i0:a.i1], c.now.ix[b.i0:b.i1])
}

// end draws the recorded frame.
func (c *canvas) end() {
	dst := c.dst
	if dst == nil {
		c.shown = nil // others have drawn since
		c.loose = true
		return
	}
	c.dst = nil
	size := dst.Bounds().Size()
	if c.size != size {
		c.shown = nil
		c.forget()
	}
	known := c.shown == dst
	if known || c.ground != nil {
		c.compare(size)
	}
	c.prepare(size)
	switch {
	case known && c.dirty.gather(size):
		c.vain = 0
		for _, r := range c.dirty.rects {
			c.draw(dst, r)
		}
	default:
		if known && c.ground == nil { // a ground is worth keeping the frame
			c.vain++
		}
		if c.vain >= mostVain {
			c.vain, c.pause = mostVain-1, pause
		}
		c.draw(dst, dst.Bounds())
	}
	c.shown, c.size = dst, size
	c.now, c.was = c.was, c.now
}

// prepare updates the cached background.
func (c *canvas) prepare(size image.Point) {
	n := c.now.ground
	if n == 0 {
		c.forget()
		return
	}
	c.loose = true
	known := c.ground != nil
	if !known {
		c.ground = ebiten.NewImageWithOptions(image.Rectangle{Max: size}, &ebiten.NewImageOptions{Unmanaged: true})
	}
	if !known || !c.soil.gather(size) {
		c.strokes(c.ground, c.ground.Bounds(), 0, n)
		return
	}
	for _, r := range c.soil.rects {
		c.strokes(c.ground.SubImage(r).(*ebiten.Image), r, 0, n)
	}
}

// forget drops the cached background.
func (c *canvas) forget() {
	if c.ground != nil {
		c.ground.Deallocate()
		c.ground = nil
	}
}

// compare finds the damage of the frame and of its background since the last one.
func (c *canvas) compare(size image.Point) {
	c.dirty.clear(size)
	c.soil.clear(size)
	// A region is clean if no command in it was added, removed or changed.
	was, now := c.was.list, c.now.list
	gone := func(i int) {
		c.dirty.add(was[i].box)
		if i < c.was.ground {
			c.soil.add(was[i].box)
		}
	}
	come := func(j int) {
		c.dirty.add(now[j].box)
		if j < c.now.ground {
			c.soil.add(now[j].box)
		}
	}
	i, j := 0, 0
	for i < len(was) && j < len(now) {
		if c.same(i, j) {
			if (i < c.was.ground) != (j < c.now.ground) {
				c.soil.add(now[j].box)
			}
			i, j = i+1, j+1
			continue
		}
		n, m := 1, 1
		if was[i].v1 == 0 || now[j].v1 == 0 { // quads that move are many, and rarely others
			n, m = c.resume(i, j)
		}
		for ; n > 0; n-- {
			gone(i)
			i++
		}
		for ; m > 0; m-- {
			come(j)
			j++
		}
	}
	for ; i < len(was); i++ {
		gone(i)
	}
	for ; j < len(now); j++ {
		come(j)
	}
}

// resume returns how many commands were removed from i on and added from j on before both lists match again.
func (c *canvas) resume(i, j int) (gone, come int) {
	was, now := len(c.was.list), len(c.now.list)
	for d := 1; d <= lookAhead; d++ {
		switch {
		case i+d < was && j+d < now && c.same(i+d, j+d):
			return d, d
		case j+d < now && c.same(i, j+d):
			return 0, d
		case i+d < was && c.same(i+d, j):
			return d, 0
		}
	}
	return 1, 1
}

// tiles are the damaged tiles of a target.
type tiles struct {
	dirty []bool // in rows
	cols  int
	rects []image.Rectangle
}

// clear resets the tiles for a target of that size.
func (t *tiles) clear(size image.Point) {
	t.cols = (size.X + tile - 1) / tile
	n := t.cols * ((size.Y + tile - 1) / tile)
	t.dirty = slices.Grow(t.dirty[:0], n)[:n]
	clear(t.dirty)
}

// add marks a part as damaged.
func (t *tiles) add(box image.Rectangle) {
	for y := box.Min.Y / tile; y*tile < box.Max.Y; y++ {
		row := t.dirty[y*t.cols:]
		for x := box.Min.X / tile; x*tile < box.Max.X; x++ {
			row[x] = true
		}
	}
}

// gather merges the tiles into rectangles. It returns false if drawing the whole target is cheaper.
func (t *tiles) gather(size image.Point) bool {
	t.rects = t.rects[:0]
	for at := 0; at < len(t.dirty); {
		if !t.dirty[at] {
			at++
			continue
		}
		y, x := at/t.cols, at%t.cols
		end := x
		for end < t.cols && t.dirty[y*t.cols+end] {
			end++
		}
		t.join(image.Rect(x*tile, y*tile, min(end*tile, size.X), min((y+1)*tile, size.Y)))
		at = y*t.cols + end
	}
	area := 0
	for _, r := range t.rects { // where they overlap, the later one begins anew with the opaque ground
		area += r.Dx() * r.Dy()
	}
	return float64(area) <= mostArea*float64(size.X)*float64(size.Y)
}

// join adds a rectangle, or makes one larger that is near it.
func (t *tiles) join(r image.Rectangle) {
	for {
		best, least := -1, math.MaxInt
		for i, o := range t.rects {
			u := o.Union(r)
			waste := u.Dx()*u.Dy() - o.Dx()*o.Dy() - r.Dx()*r.Dy()
			if waste < least {
				best, least = i, waste
			}
		}
		if best < 0 || least > 0 && len(t.rects) < mostRects {
			t.rects = append(t.rects, r)
			return
		}
		r = r.Union(t.rects[best])
		t.rects = slices.Delete(t.rects, best, best+1)
	}
}

// draw draws the part r of the frame.
func (c *canvas) draw(dst *ebiten.Image, r image.Rectangle) {
	c.loose = false // the window shows it
	dst = dst.SubImage(r).(*ebiten.Image)
	if c.ground != nil {
		c.op = ebiten.DrawImageOptions{Blend: ebiten.BlendCopy}
		c.op.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
		dst.DrawImage(c.ground.SubImage(r).(*ebiten.Image), &c.op)
	}
	c.strokes(dst, r, c.now.ground, len(c.now.list))
}

// strokes draws those of the frame's commands from … to that touch r.
func (c *canvas) strokes(dst *ebiten.Image, r image.Rectangle, from, to int) {
	s := &c.now
	for i := from; i < to; i++ {
		k := &s.list[i]
		if !k.box.Overlaps(r) {
			continue
		}
		dst := dst
		if !r.In(k.clip) {
			dst = dst.SubImage(k.clip).(*ebiten.Image)
		}
		if k.v1 == 0 {
			c.op.GeoM, c.op.ColorScale, c.op.Blend, c.op.Filter, c.op.DisableMipmaps = k.geo, k.colour, k.blend, k.filter, k.crude
			dst.DrawImage(k.img, &c.op)
			continue
		}
		c.v, c.ix = c.v[:0], c.ix[:0]
		for ; i < to; i++ { // all that follow and can be drawn together
			n := &s.list[i]
			if n.v1 == 0 || n.look != k.look || len(c.v)+n.v1-n.v0 > math.MaxUint16 {
				break
			}
			if !n.box.Overlaps(r) {
				continue
			}
			first := uint16(len(c.v))
			c.v = append(c.v, s.v[n.v0:n.v1]...)
			for _, x := range s.ix[n.i0:n.i1] {
				c.ix = append(c.ix, first+x)
			}
		}
		i--
		c.fan.Blend, c.fan.Filter, c.fan.ColorScaleMode, c.fan.DisableMipmaps = k.blend, k.filter, k.scale, k.crude
		dst.DrawTriangles(c.v, c.ix, k.img, &c.fan)
	}
}
