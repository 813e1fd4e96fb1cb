//go:build whole

package paint

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/hue"
	"touria.games/touria/render/paint/painttest"
)

func TestSheetText(t *testing.T) {
	p := New(1)
	img := painttest.Shoot(p, 900, 520, hue.Paper, func(dst *ebiten.Image) {
		y := float32(10)
		for _, f := range []Face{Regular, Bold} {
			for _, size := range []float32{16, 18, 22, 30} {
				p.Line(dst, Rect{X: 10, Y: y, W: 880, H: size * 1.3}, "Choose a tower: the wizard costs 1 gold. Übergib 7 Herzen für €, ½ × → … “ja”", Style{Face: f, Size: size, Align: AlignLeft})
				y += size * 1.3
			}
		}
		p.Ribbon(dst, Rect{X: 20, Y: y + 6, W: 420, H: 48}, 1, Pose{})
		p.Line(dst, Rect{X: 60, Y: y + 6, W: 340, H: 42}, "Anna: choose a tower", Style{Face: Bold, Size: 22, Effect: Raised})
		p.Button(dst, Rect{X: 460, Y: y + 4, W: 140, H: 52}, ButtonPrimary, PressNo, Pose{})
		p.Line(dst, Rect{X: 460, Y: y + 4, W: 140, H: 48}, "Ride!", Style{Face: Bold, Size: 24, Effect: Raised})
		p.Line(dst, Rect{X: 620, Y: y + 4, W: 270, H: 52}, "The royal pair!", Style{Face: Bold, Size: 34, Effect: Gilded})
		y += 66
		p.Panel(dst, Rect{X: 20, Y: y, W: 260, H: 90}, PanelTooltip, Pose{})
		p.Lines(dst, Rect{X: 30, Y: y + 6, W: 240, H: 78}, []string{"A long hint that is broken", "into lines where its", "place is known."}, Style{Face: Regular, Size: 18})
		p.Line(dst, Rect{X: 300, Y: y, W: 200, H: 40}, "Much too long to fit into this", Style{Size: 20, Floor: 18, Align: AlignLeft})
		p.Line(dst, Rect{X: 520, Y: y, W: 360, H: 50}, "Text over pictures", Style{Face: Bold, Size: 30, Effect: Outlined})
	})
	painttest.Sheet(t, "text", img)
}
