//go:build whole

package golden

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"
	"testing"
)

// drawn is a screen of 1280×720 with an antialiased button and gem on a background of soft hills.
// The parameters vary it.
type drawn struct {
	button float64 // shifts the button to the right, in pixels
	all    float64 // shifts everything to the right
	noGem  bool
	gem    color.RGBA
	tint   int // added to the red channel everywhere
	dither int // maximum noise of each channel
	sharp  bool
}

func (d drawn) paint() *image.RGBA {
	pic := image.NewRGBA(image.Rect(0, 0, 1280, 720))
	rnd := rand.New(rand.NewPCG(1, 2))
	if d.gem == (color.RGBA{}) {
		d.gem = color.RGBA{0xc8, 0x20, 0x30, 0xff}
	}
	for y := range 720 {
		for x := range 1280 {
			fx, fy := float64(x)-d.all, float64(y)
			v := 40 * math.Sin(fx/37+math.Cos(fy/23)*2)
			c := [3]float64{120 + v, 150 + v/2, 90 - v}
			blend := func(o color.RGBA, k float64) {
				if d.sharp {
					k = math.Round(k)
				}
				for i, b := range [3]uint8{o.R, o.G, o.B} {
					c[i] += (float64(b) - c[i]) * k
				}
			}
			// A button with an edge, and bars for letters.
			bx := fx - d.button
			blend(color.RGBA{0x50, 0x30, 0x10, 0xff}, box(bx, fy, 600, 600, 160, 50))
			blend(color.RGBA{0xf0, 0xe4, 0xc0, 0xff}, box(bx, fy, 603, 603, 154, 44))
			for i := range 8 {
				blend(color.RGBA{0x30, 0x20, 0x18, 0xff}, box(bx, fy, 625+float64(i)*14, 617, 3, 16))
			}
			if !d.noGem { // as small as a gem in a mine
				blend(d.gem, clamp(12-math.Hypot(fx-300.4, fy-200.7)+.5))
			}
			o := pic.PixOffset(x, y)
			for i := range c {
				v := c[i]
				if i == 0 {
					v += float64(d.tint)
				}
				if d.dither > 0 {
					v += float64(rnd.IntN(2*d.dither+1) - d.dither)
				}
				pic.Pix[o+i] = uint8(max(0, min(v, 255)))
			}
			pic.Pix[o+3] = 255
		}
	}
	return pic
}

func clamp(v float64) float64 { return max(0, min(v, 1)) }

// box returns how much of a pixel a rectangle covers.
func box(x, y, bx, by, w, h float64) float64 {
	return clamp(x-bx+.5) * clamp(bx+w-x+.5) * clamp(y-by+.5) * clamp(by+h-y+.5)
}

func TestCompare(t *testing.T) {
	small := func(d drawn) image.Image {
		data, err := keep(d.paint())
		if err != nil {
			t.Fatal(err)
		}
		pic, err := open(data)
		if err != nil {
			t.Fatal(err)
		}
		return pic
	}
	want := small(drawn{})
	for name, c := range map[string]struct {
		drawn
		visible bool
	}{
		"the same":                        {drawn{}, false},
		"dithered":                        {drawn{dither: 6}, false},
		"rounded by one":                  {drawn{tint: 1}, false},
		"without antialiasing":            {drawn{sharp: true}, false},
		"half a pixel aside":              {drawn{all: .5}, false},
		"the button a pixel aside":        {drawn{button: 1}, false},
		"the button moved by its margin":  {drawn{button: 12}, true},
		"a gem is missing":                {drawn{noGem: true}, true},
		"a green gem instead of a red":    {drawn{gem: color.RGBA{0x20, 0x90, 0x30, 0xff}}, true},
		"an orange gem instead of a red":  {drawn{gem: color.RGBA{0xe0, 0x70, 0x10, 0xff}}, true},
		"all a little redder than before": {drawn{tint: 6}, true},
	} {
		d, err := Compare(small(c.drawn), want)
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%s: %v", name, &d)
		if d.Visible() != c.visible {
			t.Errorf("%s: visible is %v: %v", name, d.Visible(), &d)
		}
	}
	if _, err := Compare(image.NewRGBA(image.Rect(0, 0, 3, 3)), want); err == nil {
		t.Error("pictures of two sizes are compared")
	}
}
