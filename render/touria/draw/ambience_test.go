//go:build whole

package draw

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/render/paint"
	"touria.games/touria/render/paint/painttest"
	"touria.games/touria/rules/touria"
)

var cloth = color.RGBA{0x35, 0x32, 0x52, 255}

// Board and title at several moments, to be flipped through.
func TestSheetAmbience(t *testing.T) {
	p := painter(1)
	for i := range 12 {
		l := Life{Tick: 4000 + 30*i, Day: float32(i) / 11}
		board := painttest.Shoot(p, 860, 556, cloth, func(dst *ebiten.Image) { drawAlive(p, dst, paint.Rect{X: 6, Y: 6, W: 848, H: 544}, l) })
		painttest.Sheet(t, fmt.Sprintf("board-%02d", i), board)
		if i%4 == 3 {
			painttest.Sheet(t, fmt.Sprintf("wide-%02d", i), painttest.Shoot(p, 1100, 544, cloth, func(dst *ebiten.Image) { drawAlive(p, dst, paint.Rect{W: 1100, H: 544}, l) }))
		}
		l.Tick = 180 + 12*i
		painttest.Sheet(t, fmt.Sprintf("title-%02d", i), painttest.Shoot(p, 1280, 720, cloth, func(dst *ebiten.Image) { p.TitleAlive(dst, paint.Rect{W: 1280, H: 720}, l) }))
	}
}

// drawAlive draws a living board with its towers.
func drawAlive(p *Painter, dst *ebiten.Image, r paint.Rect, l Life) {
	p.BoardAlive(dst, r, l)
	for t := touria.NW; t < touria.Towers; t++ {
		p.Tower(dst, geometry.Tower(r, t), TowerLook{Faces: [4]touria.Action{0, 1, 2, touria.Action(3 + t)}})
	}
}

// What moves stays on the board, whatever its proportions.
func TestSceneryStaysOnTheBoard(t *testing.T) {
	p := painter(.5)
	for _, r := range []paint.Rect{{X: 60, Y: 40, W: 848, H: 544}, {X: 60, Y: 40, W: 1100, H: 544}, {X: 60, Y: 40, W: 430, H: 300}} {
		w, h := paint.Round((r.W+120)*.5), paint.Round((r.H+80)*.5)
		for i := range 8 {
			img := painttest.Shoot(p, w, h, cloth, func(dst *ebiten.Image) { p.BoardAlive(dst, r, Life{Tick: 1234 * i, Day: 1}) })
			inner := image.Rect(paint.Round(r.X*.5), paint.Round(r.Y*.5), paint.Round((r.X+r.W)*.5), paint.Round((r.Y+r.H)*.5))
			for y := range h {
				for x := range w {
					if !image.Pt(x, y).In(inner) && img.RGBAAt(x, y) != cloth {
						t.Fatalf("at tick %d something lies at %d, %d outside of %v", 1234*i, x, y, inner)
					}
				}
			}
		}
	}
}

// Where nothing may move, nothing does; otherwise something does, and the same
// at the same tick.
func TestSceneryIsAFunctionOfTheTick(t *testing.T) {
	p := painter(.5)
	r := paint.Rect{W: 848, H: 544}
	for name, draw := range map[string]func(dst *ebiten.Image, l Life){
		"board": func(dst *ebiten.Image, l Life) { drawAlive(p, dst, r, l) },
		"title": func(dst *ebiten.Image, l Life) { p.TitleAlive(dst, r, l) },
	} {
		at := func(l Life) []byte {
			return painttest.Shoot(p, 424, 272, cloth, func(dst *ebiten.Image) { draw(dst, l) }).Pix
		}
		if !bytes.Equal(at(Life{Still: true}), at(Life{Still: true, Tick: 5000, Day: 1})) {
			t.Errorf("%s: something moves where all is to be still", name)
		}
		if !bytes.Equal(at(Life{Tick: 777, Day: .9}), at(Life{Tick: 777, Day: .9})) {
			t.Errorf("%s: the same tick looks different", name)
		}
		if bytes.Equal(at(Life{Tick: 777}), at(Life{Tick: 820})) {
			t.Errorf("%s: nothing moves", name)
		}
	}
}
