package paint

import (
	"fmt"
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

var cloth = color.RGBA{0x35, 0x32, 0x52, 255}

// Board and title at several moments, to be flipped through.
func TestSheetAmbience(t *testing.T) {
	wantSheet(t)
	p := painter(1)
	for i := range 12 {
		l := Life{Tick: 4000 + 30*i, Day: float32(i) / 11}
		board := shoot(p, 860, 556, cloth, func(dst *ebiten.Image) { p.BoardAlive(dst, Rect{X: 6, Y: 6, W: 848, H: 544}, l) })
		saveSheet(t, fmt.Sprintf("board-%02d", i), board)
		l.Tick = 180 + 12*i
		saveSheet(t, fmt.Sprintf("title-%02d", i), shoot(p, 1280, 720, cloth, func(dst *ebiten.Image) { p.TitleAlive(dst, Rect{W: 1280, H: 720}, l) }))
	}
}
