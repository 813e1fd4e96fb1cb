package masters

import (
	"math"

	"touria.games/touria/assets/pictures"
)

// Cost estimates the work of making a picture, in microseconds on a desktop processor.
func Cost(s pictures.Spec) int {
	m := find(stored(s))
	if m == nil {
		return 10
	}
	n := 30
	switch m.Fit {
	case pictures.FitWhole:
	case pictures.FitPart:
		n += m.Img[2] * m.Img[3] / 16 * int(s.W) / m.W * int(s.W) / m.W
	default:
		n += int(s.W) * int(s.H) / 16
	}
	return n + readCost(m)
}

// readCost estimates the work of reading a master.
func readCost(m *pictures.Master) int {
	switch {
	case isKept(m):
		return 0
	case elsewhere:
		return m.Img[2] * m.Img[3] / 200
	}
	return m.Img[2] * m.Img[3] / 24
}

// stored returns the spec of the master that a picture is made from: a cream
// symbol is a dyed dark one.
func stored(s pictures.Spec) pictures.Spec {
	if s.Kind == pictures.KindSymbol {
		s.ID &= pictures.SymbolCream - 1
	}
	return s
}

// Make makes a picture that is not a scene. An unknown picture is empty.
func Make(s pictures.Spec) pictures.Picture {
	j := newFitting(s)
	for {
		j.Step()
		if pic, ok := j.Done(); ok {
			return pic
		}
	}
}

// span is the position of a box and the picture around it along one direction.
type span struct {
	from      int     // first device pixel of the target, relative to the box's edge
	n         int     // device pixels of the target
	lim       int     // pixels of the master's picture
	left      float64 // pixels of the master's picture before its box
	size      float64 // pixels of the master's box
	k         float64 // device pixels per master pixel, for the ends that keep their size
	ends      [2]float64
	lead      float64 // device pixels before the master's box begins, if it is centred in a larger box
	full      float64 // device pixels that the master's box takes
	repeating bool
	runs      float64 // equal parts of the middle, after any of which it may end
}

// axis returns how to resample the span.
func (p *span) axis() axis {
	a, b := p.ends[0]*p.k, p.full-p.ends[1]*p.k // start and end of the middle, in device pixels
	inner := p.size - p.ends[0] - p.ends[1]     // length of the middle in the master
	times := 1.0
	if p.repeating && inner > 0 {
		times = max(math.Round((b-a)/(inner*p.k)*p.runs), 1) / p.runs
	}
	kept := p.ends[0]+p.ends[1] > 0
	if b-a < 1 { // no room for a middle
		inner = 0
	}
	return newAxis(p.n, p.lim, false, func(i int) (float64, float64) {
		x := float64(i+p.from) + .5 - p.lead
		switch {
		case !kept || inner <= 0 && x < (a+b)/2 || x < a:
			k := p.k
			if !kept {
				k = p.full / p.size
			}
			return p.left + x/k, 1 / k
		case inner <= 0 || x > b:
			return p.left + p.size - (p.full-x)/p.k, 1 / p.k
		}
		t := (x - a) / (b - a) * times
		return p.left + p.ends[0] + (t-math.Floor(t))*inner, inner * times / (b - a)
	})
}

// recipe is how a picture is resampled from its master, halved as often as level says, and where it
// begins, relative to its box.
type recipe struct {
	ax, ay axis
	level  int
	dx, dy int
}

// fit returns how a master is scaled to a spec's size.
func fit(m *pictures.Master, s pictures.Spec) recipe {
	if m.Fit == pictures.FitPart {
		return fitPart(m, s)
	}
	w, h := float64(s.W), float64(s.H)
	x := span{lim: m.Img[2], left: -float64(m.Img[0]), size: float64(m.W), full: w}
	y := span{lim: m.Img[3], left: -float64(m.Img[1]), size: float64(m.H), full: h}
	x.k, y.k = w/x.size, h/y.size
	switch m.Fit {
	case pictures.FitInside:
		x.k = min(x.k, y.k)
		y.k = x.k
		x.full, y.full = x.size*x.k, y.size*y.k
		x.lead, y.lead = (w-x.full)/2, (h-y.full)/2
	case pictures.FitPatch, pictures.FitRepeat:
		x.ends = [2]float64{float64(m.Ends[0]), float64(m.Ends[2])}
		y.ends = [2]float64{float64(m.Ends[1]), float64(m.Ends[3])}
		x.k = min(float64(s.Scale/m.Scale), w/(x.ends[0]+x.ends[1]), h/(y.ends[0]+y.ends[1]))
		y.k = x.k
		x.repeating, y.repeating = m.Fit == pictures.FitRepeat, m.Fit == pictures.FitRepeat
		x.runs, y.runs = float64(max(m.Runs, 1)), 1
	case pictures.FitStrip:
		x.ends = [2]float64{float64(m.Ends[0]), float64(m.Ends[2])}
		x.k = min(y.k, w/(x.ends[0]+x.ends[1]))
	}
	x.extent()
	y.extent()
	level := level(1 / max(x.k, y.k))
	x.shrink(level)
	y.shrink(level)
	return recipe{ax: x.axis(), ay: y.axis(), level: level, dx: x.from, dy: y.from}
}

// level returns how often a master can be halved before it is resampled, when step of its pixels
// become one. Halving is faster and loses nothing.
func level(step float64) int {
	n := 0
	for ; step >= 2.2 && n < 4; step /= 2 {
		n++
	}
	return n
}

// shrink switches to the master halved as often as level says.
func (p *span) shrink(level int) {
	for range level {
		p.lim = (p.lim + 1) / 2
		p.left, p.size, p.k = p.left/2, p.size/2, p.k*2
		p.ends[0], p.ends[1] = p.ends[0]/2, p.ends[1]/2
	}
}

// extent sets the target's range of device pixels.
func (p *span) extent() {
	k := p.k
	after := float64(p.lim) - p.left - p.size
	p.from = int(math.Floor(p.lead - p.left*k))
	p.n = max(int(math.Ceil(p.lead+p.full+after*k))-p.from, 1)
}

// fitPart does so for a part of something larger, whose box is that of the whole.
func fitPart(m *pictures.Master, s pictures.Spec) recipe {
	part := m.Kind.Set().Part
	was := part(pictures.Spec{Kind: m.Kind, ID: m.ID, W: uint16(m.W), H: uint16(m.H), Scale: m.Scale})
	is := part(s)
	level := level(float64(m.W) / float64(max(s.W, 1)))
	lim := func(n int) int { return (n + 1<<level - 1) >> level }
	along := func(i int) (axis, int) {
		k := max(float64(is[i+2]-is[i]), 1) / float64(was[i+2]-was[i])
		before, after := float64(was[i])-float64(m.Img[i]), float64(m.Img[i]+m.Img[i+2])-float64(was[i+2])
		from := int(math.Floor(float64(is[i]) - before*k))
		to := int(math.Ceil(float64(is[i+2]) + after*k))
		f := float64(int(1) << level)
		return newAxis(max(to-from, 1), lim(m.Img[i+2]), false, func(n int) (float64, float64) {
			return (before + (float64(n+from)+.5-float64(is[i]))/k) / f, 1 / k / f
		}), from
	}
	ax, dx := along(0)
	ay, dy := along(1)
	return recipe{ax, ay, level, dx, dy}
}
