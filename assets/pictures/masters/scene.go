package masters

import (
	"image"

	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
)

// Job makes a picture in steps of a few milliseconds.
type Job interface {
	Spec() pictures.Spec // of the picture
	// Step does the next step and returns an estimate of its work, in the microseconds of Cost, or Wait.
	Step() int
	Done() (pictures.Picture, bool) // the picture once all steps are done
	Progress() float32              // from 0 to 1
}

// NewJob begins a picture.
func NewJob(s pictures.Spec) Job {
	if _, ok := s.Kind.Scene(); ok {
		return newComposition(s)
	}
	return newFitting(s)
}

// composition is the job of making a scene, from tiles.
type composition struct {
	spec             pictures.Spec
	scene            pictures.Scene
	m                *pictures.Master
	ax, ay           axis
	col0, col1, cols int // the tiles needed, and the position of the next one
	row0, row1, row  int
	strip            *image.RGBA // a row of tiles
	mid              *image.RGBA // all rows of tiles, as wide as the target
	dst              *image.RGBA
	cut              int // rows of the strip that have been resampled
	done             int // finished rows of dst
	tiles            int // tiles read
}

func newComposition(s pictures.Spec) *composition {
	m := find(s)
	scene, _ := s.Kind.Scene()
	w, h := int(s.W), int(s.H)
	j := &composition{spec: s, scene: scene, m: m}
	x, y, unit := scene.View(float32(w)/s.Scale, float32(h)/s.Scale)
	k := float64(unit*s.Scale) / float64(m.Scale) // device pixels per pixel of the master
	along := func(n, lim int, o, from float32) (a axis, t0, t1 int) {
		a = newAxis(n, lim, true, func(i int) (float64, float64) {
			return (float64(i)+.5-float64(o*s.Scale))/k - float64(from*m.Scale), 1 / k
		})
		lo, hi := lim, 0
		for _, f := range a.first {
			lo, hi = min(lo, int(f)), max(hi, int(f)+a.taps)
		}
		t0, t1 = lo/pictures.TileSize, (hi+pictures.TileSize-1)/pictures.TileSize
		for i := range a.first {
			a.first[i] -= int32(t0 * pictures.TileSize)
		}
		return a, t0, t1
	}
	j.ax, j.col0, j.col1 = along(w, m.Img[2], x, scene.Extent[0])
	j.ay, j.row0, j.row1 = along(h, m.Img[3], y, scene.Extent[1])
	j.row, j.cols = j.row0, j.col0
	j.strip = image.NewRGBA(image.Rect(0, 0, (j.col1-j.col0)*pictures.TileSize, pictures.TileSize))
	j.mid = image.NewRGBA(image.Rect(0, 0, w, (j.row1-j.row0)*pictures.TileSize))
	return j
}

// Spec returns the name of the picture.
func (j *composition) Spec() pictures.Spec { return j.spec }

// Step does the next step and returns an estimate of its work.
func (j *composition) Step() int {
	switch {
	case j.row == j.row1:
		return j.finish()
	case j.cols < j.col1:
		if !j.ahead() {
			return Wait
		}
		tile := Load(j.m.Kind.Set(), j.m.Tile(j.cols, j.row))
		for y := range tile.Rect.Dy() {
			copy(j.strip.Pix[y*j.strip.Stride+4*(j.cols-j.col0)*pictures.TileSize:], tile.Pix[y*tile.Stride:][:tile.Stride])
		}
		j.cols++
		j.tiles++
		return tile.Rect.Dx() * tile.Rect.Dy() / 30
	}
	const rows = 128
	at := (j.row-j.row0)*pictures.TileSize + j.cut
	out := &image.RGBA{Pix: j.mid.Pix[at*j.mid.Stride:], Stride: j.mid.Stride, Rect: j.mid.Rect}
	in := &image.RGBA{Pix: j.strip.Pix[j.cut*j.strip.Stride:], Stride: j.strip.Stride, Rect: j.strip.Rect}
	j.ax.across(out, in, 0, rows)
	if j.cut += rows; j.cut == pictures.TileSize {
		j.cut, j.cols = 0, j.col0
		j.row++
	}
	return rows * int(j.spec.W) * j.ax.taps / 150
}

// Wait is what Step returns if the next step can't be done yet.
const Wait = -1

// inFlight is how many tiles are decoded at a time, where others decode them.
const inFlight = 8

// ahead has the next tiles decoded and reports whether the next one is there.
func (j *composition) ahead() bool {
	set, wide := j.m.Kind.Set(), j.col1-j.col0
	next := (j.row-j.row0)*wide + j.cols - j.col0
	there := decoded(set, j.m.Tile(j.cols, j.row), true)
	for n := next + 1; elsewhere && n < min(next+inFlight, (j.row1-j.row0)*wide); n++ {
		decoded(set, j.m.Tile(j.col0+n%wide, j.row0+n/wide), false)
	}
	return there
}

// finish resamples the next band of the picture along y.
func (j *composition) finish() int {
	const rows = 64
	if j.done == 0 { // a scene on a phone takes 12 MB: not before, and not beside the strip
		j.strip, j.dst = nil, image.NewRGBA(image.Rect(0, 0, int(j.spec.W), int(j.spec.H)))
	}
	y0, y1 := j.done, min(j.done+rows, int(j.spec.H))
	j.ay.down(j.dst, j.mid, y0, y1)
	band := &brush.Canvas{W: int(j.spec.W), H: y1 - y0, Pix: j.dst.Pix[y0*j.dst.Stride : y1*j.dst.Stride]}
	band.Grain(y0)
	if j.done = y1; j.done == int(j.spec.H) {
		if j.scene.Framed {
			_, _, unit := j.scene.View(float32(j.spec.W), float32(j.spec.H))
			frame(j.dst, max(unit, 1))
		}
		j.mid = nil
	}
	return rows * int(j.spec.W) * (j.ay.taps + 3) / 150
}

// Done returns the picture once all steps are done.
func (j *composition) Done() (pictures.Picture, bool) {
	return pictures.Picture{Img: j.dst}, j.done == int(j.spec.H)
}

// Progress returns the job's progress, from 0 to 1.
func (j *composition) Progress() float32 {
	all := (j.row1 - j.row0) * (j.col1 - j.col0)
	return min(.8*float32(j.tiles)/float32(all)+.2*float32(j.done)/float32(j.spec.H), 1)
}

// frame draws a border: paper between a line of gold and one of ink; k is the
// number of pixels in a unit.
func frame(img *image.RGBA, k float32) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	for _, f := range [...]struct {
		at, wide float32
		c        hue.C
	}{{0, 3.4, hue.PaperEdge}, {1.2, .9, hue.GoldDark}, {2.8, 1.4, hue.Ink}} {
		a, b := int(f.at*k+.5), max(int((f.at+f.wide)*k+.5), int(f.at*k+.5)+1)
		for y := range h {
			in := min(y, h-1-y)
			for x := 0; x < w; x++ {
				d := min(in, x, w-1-x)
				if in >= b && x >= b && x < w-b {
					x = w - b - 1
					continue
				}
				if d >= a && d < b {
					q := img.Pix[y*img.Stride+4*x:]
					q[0], q[1], q[2], q[3] = f.c.R, f.c.G, f.c.B, 255
				}
			}
		}
	}
}
