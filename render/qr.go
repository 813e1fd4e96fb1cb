package render

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
)

// qr draws a QR code in black on white, whatever the theme: that is what cameras look for. Runs of
// dark modules in a row are one rectangle, so that no seams show between them.
func (s *Screen) qr(dst *ebiten.Image, e *ui.Element) {
	s.p.FillRect(dst, e.Rect, color.RGBA{0xff, 0xff, 0xff, 0xff}, 0)
	module := e.Rect.W / float32(e.QR.Side+2*ui.QuietZone)
	x0, y0 := e.Rect.X+ui.QuietZone*module, e.Rect.Y+ui.QuietZone*module
	for y := range e.QR.Side {
		row := e.QR.Dark[y*e.QR.Side:][:e.QR.Side]
		for x := 0; x < len(row); x++ {
			from := x
			for x < len(row) && row[x] {
				x++
			}
			if x > from {
				s.p.FillRect(dst, paint.Rect{X: x0 + float32(from)*module, Y: y0 + float32(y)*module, W: float32(x-from) * module, H: module}, color.RGBA{A: 0xff}, 0)
			}
		}
	}
}
