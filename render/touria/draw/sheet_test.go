//go:build whole

package draw

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/render/paint"
	"touria.games/touria/render/paint/painttest"
	"touria.games/touria/rules/touria"
)

func TestSheetTowers(t *testing.T) {
	b := touria.DefaultBoard()
	p := painter(1)
	img := painttest.Shoot(p, 1000, 760, painttest.Meadow, func(dst *ebiten.Image) {
		for i := range 12 {
			look := TowerLook{Angle: float32(i) * 9}
			tw := touria.Tower(i & 3)
			for f := range 4 {
				look.Faces[f] = b.Face(tw, f)
			}
			if i >= 11 {
				look.Glow = 1
			}
			if i == 10 {
				look.Angle, look.Dim = 0, 1
			}
			p.Tower(dst, paint.Rect{X: 6 + float32(i%6)*165, Y: 10 + float32(i/6)*190, W: 150, H: 170}, look)
		}
		for i := range 3 {
			look := TowerLook{Angle: float32(i) * 30}
			for f := range 4 {
				look.Faces[f] = b.Face(touria.NE, f)
			}
			p.Tower(dst, paint.Rect{X: 10 + float32(i)*300, Y: 395, W: 300, H: 340}, look)
		}
		p.Tower(dst, paint.Rect{X: 905, Y: 640, W: 88, H: 96}, TowerLook{Faces: [4]touria.Action{0, 1, 2, 3}})
	})
	painttest.Sheet(t, "towers", img)
}

func TestSheetScenes(t *testing.T) {
	p := painter(1)
	full := paint.Rect{W: 1280, H: 720}
	img := painttest.Shoot(p, 1280, 720, painttest.Meadow, func(dst *ebiten.Image) {
		p.Title(dst, full)
		p.Logo(dst, paint.Rect{X: 256, Y: 36, W: 768, H: 194}, paint.Pose{})
		p.Ribbon(dst, paint.Rect{X: 330, Y: 528, W: 620, H: 44}, paint.NoCrest, paint.Pose{})
		p.Line(dst, paint.Rect{X: 370, Y: 528, W: 540, H: 38}, "Four towers dance round the castle", paint.Style{Face: paint.Bold, Size: 22, Effect: paint.Raised})
		for i, s := range []string{"Continue", "Play", "New game"} {
			r := paint.Rect{X: 264 + float32(i)*256, Y: 586, W: 240, H: 58}
			k := paint.ButtonPaper
			st := paint.Style{Face: paint.Bold, Size: 24}
			if i == 0 {
				k, st.Effect = paint.ButtonPrimary, paint.Raised
			}
			p.Button(dst, r, k, paint.PressNo, paint.Pose{})
			p.Line(dst, r, s, st)
		}
	})
	painttest.Sheet(t, "title", img)
}

func TestSheetTable(t *testing.T) {
	for _, scale := range []float32{1, 1.5} {
		p := painter(scale)
		img := painttest.Shoot(p, int(1280*scale), int(720*scale), painttest.Meadow, func(dst *ebiten.Image) { drawTable(p, dst) })
		if scale == 1 {
			painttest.Sheet(t, "screen720", img)
		} else {
			painttest.Sheet(t, "screen1080", img)
		}
	}
}
