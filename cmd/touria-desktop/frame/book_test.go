//go:build whole

package frame

import (
	"image"
	"image/color"
	"testing"

	"touria.games/touria/cmd/touria-desktop/stage"
	"touria.games/touria/game/ui"
)

// The arrows that turn the rule book's pages are there as soon as it is opened for the first time,
// from the title and from the table, and once more after all pictures have been made.
func TestBookArrowsAtFirstOpening(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		for _, from := range []string{"title.touria.rules", "table.rules"} {
			s := stage.New(size.X, size.Y)
			if err := stage.Try(func() {
				l := stage.Look{}
				if from == "table.rules" {
					l.Game = stage.Midgame()
					s.Continue(l)
				} else {
					s.Open(l)
				}
				s.Press(from)
				const soon = 20 // ticks, a third of a second
				s.Tick(soon)
				for _, when := range []string{"at first", "at last"} {
					pic := s.Now()
					if when == "at last" {
						pic = s.Picture()
					}
					scale := s.App.Scale()
					for _, id := range []string{"rules.previous", "rules.next", "rules.contents", "rules.done"} {
						e := s.App.Element(id)
						if e == nil {
							t.Fatalf("%v: no %s", size, id)
						}
						if n := strokes(pic, e.Rect, scale); n < .04 || n > .5 {
							t.Errorf("%v, %s: %s %s has a sign on %.1f %% of it", size, from, id, when, 100*n)
						}
					}
				}
			}); err != nil {
				t.Error(err)
			}
			s.Close()
		}
	}
}

// strokes returns which part of a dark button's middle is much lighter than its ground: the sign on
// it.
func strokes(pic *image.RGBA, r ui.Rect, scale float32) float64 {
	in := r.Inset(r.H * .22)
	x0, y0, x1, y1 := int(in.X*scale), int(in.Y*scale), int((in.X+in.W)*scale), int((in.Y+in.H)*scale)
	ground := 255
	var lights []int
	for y := y0; y < y1; y++ {
		for x := x0; x < x1; x++ {
			l := int(color.GrayModel.Convert(pic.At(x, y)).(color.Gray).Y)
			lights = append(lights, l)
			ground = min(ground, l)
		}
	}
	n := 0
	for _, l := range lights {
		if l > ground+70 {
			n++
		}
	}
	return float64(n) / float64(max(1, len(lights)))
}
