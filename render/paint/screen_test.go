//go:build whole

package paint

import (
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/render/paint/painttest"
)

func TestMain(m *testing.M) { painttest.Main(m) }

// The curtain is opaque at once, without Plan and Prepare.
func TestCurtainHides(t *testing.T) {
	for crest := range 5 {
		p := New(1)
		dst := ebiten.NewImage(200, 120)
		dst.Fill(color.White)
		p.Begin()
		p.spend = 0
		p.Curtain(dst, Rect{W: 200, H: 120}, crest, Pose{})
		one := make([]byte, 4*200*120)
		dst.ReadPixels(one)
		dst.Fill(color.Black)
		p.Curtain(dst, Rect{W: 200, H: 120}, crest, Pose{})
		two := make([]byte, 4*200*120)
		dst.ReadPixels(two)
		if string(one) != string(two) {
			t.Errorf("crest %d: what lies below shows through", crest)
		}
	}
}

// Fading, growing and turning change nothing for good.
func TestPoses(t *testing.T) {
	p := New(1)
	r := Rect{X: 30, Y: 30, W: 60, H: 60}
	shot := func(pose Pose) string {
		return string(painttest.Shoot(p, 120, 120, painttest.Meadow, func(dst *ebiten.Image) { p.Crest(dst, r, 0, pose) }).Pix)
	}
	plain := shot(Pose{})
	for _, pose := range []Pose{{Fade: .5}, {Grow: .3}, {Turn: 40}, {Faded: true}, {DY: 9}, {Fade: 1}} {
		if shot(pose) == plain {
			t.Errorf("%+v looks like nothing", pose)
		}
		if shot(Pose{}) != plain {
			t.Errorf("%+v stays", pose)
		}
	}
}

// The table reaches the edge of every window, as one piece: a part of it looks like that part of
// the whole.
func TestTableReachesTheEdge(t *testing.T) {
	bare := color.RGBA{0xff, 0, 0xff, 0xff}
	for _, size := range [][2]int{{1024, 768}, {1280, 720}, {1720, 720}, {390, 844}, {641, 361}} {
		p := New(1)
		whole := Rect{W: float32(size[0]), H: float32(size[1])}
		p.SetTable(whole)
		img := painttest.Shoot(p, size[0], size[1], bare, func(dst *ebiten.Image) { p.Cloth(dst, whole) })
		for y := range size[1] {
			for x := range size[0] {
				if img.RGBAAt(x, y) == bare {
					t.Fatalf("%v: the table leaves %d, %d bare", size, x, y)
				}
			}
		}
		part := Rect{X: 100, Y: 60, W: 200, H: 120}
		cut := painttest.Shoot(p, size[0], size[1], bare, func(dst *ebiten.Image) { p.Cloth(dst, part) })
		far := 0
		for y := 70; y < 170; y++ {
			for x := 110; x < 290; x++ {
				if a, b := img.RGBAAt(x, y), cut.RGBAAt(x, y); max(a.R, b.R)-min(a.R, b.R) > 24 {
					far++
				}
			}
		}
		if far > 180*100/20 {
			t.Errorf("%v: a part of the table differs from the whole at %d of %d pixels", size, far, 180*100)
		}
	}
}
