package masters

import (
	"image"

	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
)

// fitting is the job of making a picture that is not a scene: its master is read, and then resampled
// along x and along y.
type fitting struct {
	spec      pictures.Spec
	m         *pictures.Master // nil: there is none, and the picture is empty
	how       recipe
	src       *image.RGBA
	mid       *image.RGBA // as wide as the picture, as high as the master
	pic       pictures.Picture
	row, last int // the next row of mid, and the end of those that are needed
	done      int // finished rows of the picture
	ready     bool
}

func newFitting(s pictures.Spec) *fitting { return &fitting{spec: s, m: find(stored(s))} }

// Spec returns the name of the picture.
func (j *fitting) Spec() pictures.Spec { return j.spec }

// Done returns the picture once all steps are done.
func (j *fitting) Done() (pictures.Picture, bool) { return j.pic, j.ready }

// Progress returns the job's progress, from 0 to 1.
func (j *fitting) Progress() float32 {
	switch {
	case j.ready:
		return 1
	case j.pic.Img == nil:
		return 0
	}
	return float32(j.done) / float32(j.pic.Img.Rect.Dy())
}

// stepWork is about how much work a step does, in the microseconds of Cost.
const stepWork = 4000

// Step does the next step and returns an estimate of its work.
func (j *fitting) Step() int {
	switch {
	case j.m == nil:
		j.ready = true
		return 10
	case j.src == nil:
		return j.read()
	case j.row < j.last:
		work := len(j.how.ax.first) * j.how.ax.taps // of a row
		n := min(j.last-j.row, 1+stepWork*150/work)
		j.how.ax.across(j.mid, j.src, j.row, j.row+n)
		j.row += n
		return n * work / 150
	}
	w, h := j.pic.Img.Rect.Dx(), j.pic.Img.Rect.Dy()
	work := w * (j.how.ay.taps + 3)
	y0, y1 := j.done, min(h, j.done+1+stepWork*150/work)
	j.how.ay.down(j.pic.Img, j.mid, y0, y1)
	if j.grainy() {
		band := brush.Canvas{W: w, H: y1 - y0, Pix: j.pic.Img.Pix[y0*j.pic.Img.Stride : y1*j.pic.Img.Stride]}
		band.Grain(y0)
	}
	if j.done = y1; y1 == h {
		j.finish()
	}
	return (y1 - y0) * work / 150
}

// read reads the master.
func (j *fitting) read() int {
	cost := readCost(j.m)
	if j.m.Fit == pictures.FitWhole {
		j.pic = pictures.Picture{Img: Load(j.m.Kind.Set(), j.m.Name), DX: j.m.Img[0], DY: j.m.Img[1]}
		if j.grainy() {
			c := j.canvas()
			c.Grain(0)
		}
		j.finish()
		return cost
	}
	j.how = fit(j.m, j.spec)
	j.src = imageOf(j.m, j.how.level)
	j.row, j.last = j.how.ay.rows()
	w, h := len(j.how.ax.first), len(j.how.ay.first)
	j.mid = image.NewRGBA(image.Rect(0, 0, w, j.src.Rect.Dy()))
	j.pic = pictures.Picture{Img: image.NewRGBA(image.Rect(0, 0, w, h)), DX: j.how.dx, DY: j.how.dy}
	return cost
}

// cream reports whether the picture is a symbol for dark ground.
func (j *fitting) cream() bool {
	return j.spec.Kind == pictures.KindSymbol && j.spec.ID >= pictures.SymbolCream
}

// grainy reports whether the picture has the grain of paper.
func (j *fitting) grainy() bool { return !j.cream() && !j.m.Bare }

func (j *fitting) canvas() *brush.Canvas {
	return &brush.Canvas{W: j.pic.Img.Rect.Dx(), H: j.pic.Img.Rect.Dy(), Pix: j.pic.Img.Pix}
}

// finish dyes the picture.
func (j *fitting) finish() {
	c := j.canvas()
	if j.cream() {
		c.Dye(hue.Cream)
		c.Drop(1, 1, float32(min(j.spec.W, j.spec.H))/50, .6)
	}
	if j.spec.Faded {
		c.Grey(.72)
	}
	j.src, j.mid, j.ready = nil, nil, true
}
