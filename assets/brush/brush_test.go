package brush

import (
	"bytes"
	"math"
	"testing"

	"touria.games/touria/assets/hue"
)

// count returns the number of pixels with at least the given opacity, and the sum of all opacities
// in full pixels.
func count(c *Canvas, least uint8) (n int, sum float64) {
	for i := 3; i < len(c.Pix); i += 4 {
		if c.Pix[i] >= least {
			n++
		}
		sum += float64(c.Pix[i]) / 255
	}
	return n, sum
}

func TestFillCoversTheArea(t *testing.T) {
	for _, c := range []struct {
		name string
		path Path
		want float64
	}{
		{"square", Rect(10, 10, 30, 20), 600},
		{"circle", Circle(40, 40, 20), math.Pi * 400},
		{"ring", Ring(40, 40, 20, 10), math.Pi * 300},
		{"two overlapping squares", Join(Rect(10, 10, 20, 20), Rect(20, 10, 20, 20)), 600},
		{"half outside", Rect(-20, 10, 40, 20), 400},
		{"round corners", Round(10, 10, 40, 40, 10), 1600 - (4-math.Pi)*100},
	} {
		cv := NewCanvas(80, 80)
		cv.Pen(0, 0, 1).Fill(Col(hue.Ink), c.path)
		if _, sum := count(cv, 1); math.Abs(sum-c.want) > c.want*.02+2 {
			t.Errorf("%s: %.0f pixels, want %.0f", c.name, sum, c.want)
		}
	}
}

func TestPenTransforms(t *testing.T) {
	c := NewCanvas(10, 10)
	p := c.Pen(100, 50, 2)
	for _, q := range []struct {
		pen  Pen
		x, y float32
	}{
		{p, 106, 58}, {p.At(10, 10, 1), 126, 78}, {p.At(0, 0, 2), 112, 66}, {p.Turn(90), 92, 56}, {p.Stretch(-1, 1), 94, 58},
	} {
		got := q.pen.To(Pt{3, 4})
		if abs(got.X-q.x)+abs(got.Y-q.y) > .01 {
			t.Errorf("3, 4 went to %v, want %v, %v", got, q.x, q.y)
		}
	}
	if u := p.At(0, 0, 3).Turn(30).Unit(); abs(u-6) > .01 {
		t.Errorf("the unit is %v, want 6", u)
	}
}

// A line has the width asked for, and no gaps or holes where it crosses itself.
func TestInk(t *testing.T) {
	c := NewCanvas(120, 60)
	c.Pen(0, 0, 1).Line(Even(6, hue.Ink), Poly(10, 30, 110, 30))
	if _, sum := count(c, 1); math.Abs(sum-(600+math.Pi*9)) > 12 {
		t.Errorf("a line of 100 × 6 covers %.0f pixels", sum)
	}
	c = NewCanvas(120, 120)
	c.Pen(0, 0, 1).Line(Even(8, hue.Ink), Poly(20, 20, 100, 100, 100, 20, 20, 100))
	if a := c.Pix[4*(60*120+60)+3]; a < 250 {
		t.Errorf("where the line crosses itself the opacity is %d", a)
	}
	c = NewCanvas(120, 120)
	c.Pen(0, 0, 1).Loop(Even(4, hue.Ink), Circle(60, 60, 40))
	for a := range 360 {
		s, k := SinCos(float32(a))
		x, y := int(60+40*k), int(60+40*s)
		if c.Pix[4*(y*120+x)+3] < 120 {
			t.Fatalf("the circle has a gap at %d degrees", a)
		}
	}
	if c.Pix[4*(60*120+60)+3] != 0 {
		t.Error("the circle is filled")
	}
}

func TestThinLinesGetPaler(t *testing.T) {
	thick, thin := NewCanvas(100, 20), NewCanvas(100, 20)
	thick.Pen(0, 0, 1).Line(Nib(2), Poly(5, 10, 95, 10))
	thin.Pen(0, 0, 1).Line(Nib(.1), Poly(5, 10, 95, 10))
	_, a := count(thick, 1)
	_, b := count(thin, 1)
	if b > a*.6 || b < 20 {
		t.Errorf("thick %v, thin %v", a, b)
	}
}

func TestWithin(t *testing.T) {
	c := NewCanvas(60, 60)
	p := c.Pen(0, 0, 1).Within(Rect(10, 10, 20, 40)).Within(Rect(0, 20, 60, 10))
	p.Fill(Col(hue.Ink), Rect(0, 0, 60, 60))
	if n, _ := count(c, 128); n != 200 {
		t.Errorf("%d pixels, want 200", n)
	}
	p.Fill(Col(hue.Ink), Rect(40, 40, 10, 10)) // nothing in common
	p.Free().Fill(Col(hue.Ink), Rect(0, 0, 60, 60))
	if n, _ := count(c, 255); n != 3600 {
		t.Errorf("a freed pen paints %d pixels", n)
	}
}

func TestWashes(t *testing.T) {
	at := func(w Wash, x, y int) (r, g, b int) {
		c := NewCanvas(60, 60)
		c.Pen(0, 0, 1).Fill(w.Plain(), Rect(0, 0, 60, 60))
		q := c.Pix[4*(y*60+x):]
		return int(q[0]), int(q[1]), int(q[2])
	}
	base := hue.Hex(0x808080)
	if r, g, b := at(Col(base), 30, 30); r != 128 || g != 128 || b != 128 {
		t.Errorf("a plain wash is %d %d %d", r, g, b)
	}
	l, _, _ := at(Col(hue.Hex(0)).To(hue.Hex(0xffffff), 0, 0, 60, 0), 5, 30)
	r, _, _ := at(Col(hue.Hex(0)).To(hue.Hex(0xffffff), 0, 0, 60, 0), 55, 30)
	if l > 40 || r < 215 {
		t.Errorf("a run goes from %d to %d", l, r)
	}
	// Form: light at the top left, violet at the bottom right.
	lit, _, _ := at(Col(base).Form(.8, 12), 3, 3)
	dark, _, blue := at(Col(base).Form(.8, 12), 57, 57)
	if lit <= 140 || dark >= 116 || blue <= dark {
		t.Errorf("form: lit %d, dark %d with blue %d", lit, dark, blue)
	}
	rim, _, _ := at(Col(base).Edge(.5, 6), 1, 30)
	if rim >= 126 {
		t.Errorf("the rim is not darker: %d", rim)
	}
	if r, _, _ := at(Col(base).Alpha(.5), 30, 30); r < 62 || r > 66 {
		t.Errorf("half opaque, premultiplied: %d", r)
	}
}

// Premultiplied colours never exceed their opacity, whatever is painted over what.
func TestPremultiplied(t *testing.T) {
	c := NewCanvas(64, 64)
	p := c.Pen(32, 32, .5)
	p.Fill(Col(hue.Cream).Out(hue.Violet, 0, 0, 50).Form(1, 10).Edge(.6, 4), Circle(0, 0, 40))
	p.Loop(Nib(4), Star(0, 0, 50, 20, 5))
	p.Fill(Col(hue.Glow).Alpha(.4).Soft(8), Circle(10, 10, 30))
	p.Fill(Col(hue.Violet).Mul(), Rect(-20, -20, 40, 10))
	c.Drop(3, 4, 5, .5)
	c.Halo(hue.Glow, 4, .8)
	c.Grey(.6)
	for i := 0; i < len(c.Pix); i += 4 {
		if q := c.Pix[i : i+4]; q[0] > q[3] || q[1] > q[3] || q[2] > q[3] {
			t.Fatalf("pixel %d is %v", i/4, q)
		}
	}
}

func TestBlurKeepsTheSum(t *testing.T) {
	c := NewCanvas(100, 100)
	c.Pen(0, 0, 1).Fill(Col(hue.Ink).Soft(8), Rect(35, 35, 30, 30))
	n, sum := count(c, 250)
	if math.Abs(sum-900) > 60 {
		t.Errorf("a softened square of 900 pixels has %.0f", sum)
	}
	if n > 700 {
		t.Errorf("%d pixels are still opaque", n)
	}
}

func TestNoise(t *testing.T) {
	var low, high, sum float32 = 1, -1, 0
	for i := range 4000 {
		v := Fbm(float32(i)*.37, float32(i)*.11, 3, 5)
		low, high, sum = min(low, v), max(high, v), sum+v
		if v != Fbm(float32(i)*.37, float32(i)*.11, 3, 5) {
			t.Fatal("noise is not repeatable")
		}
		if d := abs(Noise(float32(i)*.1, 3, 1) - Noise(float32(i)*.1+.01, 3, 1)); d > .05 {
			t.Fatalf("noise jumps by %v", d)
		}
	}
	if low < -1 || high > 1 || low > -.3 || high < .3 || abs(sum/4000) > .1 {
		t.Errorf("noise from %v to %v, mean %v", low, high, sum/4000)
	}
	tile, next := NewCanvas(2*grainSize, grainSize), NewCanvas(grainSize, grainSize)
	for _, c := range []*Canvas{tile, next} {
		c.Pen(0, 0, 1).Fill(Col(hue.Paper), Rect(0, 0, float32(c.W), float32(c.H)))
	}
	tile.Grain(0)
	next.Grain(grainSize)
	varies := false
	for y := range grainSize { // the paper tiles seamlessly
		row := tile.Pix[8*y*grainSize:][:8*grainSize]
		if !bytes.Equal(row[:4*grainSize], row[4*grainSize:]) || !bytes.Equal(row[:4*grainSize], next.Pix[4*y*grainSize:][:4*grainSize]) {
			t.Fatal("the paper does not tile")
		}
		varies = varies || !bytes.Equal(row[:4], row[4:8])
	}
	if !varies {
		t.Error("the paper has no grain")
	}
}

func TestStamp(t *testing.T) {
	a, b := NewCanvas(20, 20), NewCanvas(10, 10)
	b.Pen(0, 0, 1).Fill(Col(hue.Ink), Rect(0, 0, 10, 10))
	a.Stamp(b.Image(), 15, -4)
	if n, _ := count(a, 255); n != 5*6 {
		t.Errorf("%d pixels, want 30", n)
	}
}

// Degenerate paths do no harm.
func TestOddPaths(t *testing.T) {
	c := NewCanvas(20, 20)
	p := c.Pen(0, 0, 1)
	for _, path := range []Path{nil, {}, {nil}, {{}}, Poly(), Poly(3, 3), Poly(3, 3, 3, 3), Poly(3, 3, 9, 9), Curve(1, 1), Blob(2, 2, 2, 2, 2, 2), Rect(5, 5, 0, 0), Round(5, 5, -3, 4, 2)} {
		p.Fill(Col(hue.Ink).Form(.5, 3).Soft(2), path)
		p.Line(Nib(2), path)
		p.Loop(Nib(2).Taper(), path)
		p.Within(path).Fill(Col(hue.Ink), Rect(0, 0, 20, 20))
	}
}

func TestCircleArea(t *testing.T) {
	if a := Area(Circle(0, 0, 10)[0]); a < 300 || a > 316 {
		t.Errorf("a circle of radius 10 has the area %v", a)
	}
}
