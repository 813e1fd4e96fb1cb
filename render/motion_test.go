package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/render/paint"
)

// blank is a game of which nothing is drawn.
type blank struct{}

func (blank) Begin(*ebiten.Image)                                    {}
func (blank) Element(*ebiten.Image, *ui.Element)                     {}
func (blank) Icon(*ebiten.Image, ui.Icon, ui.Rect, bool, paint.Pose) {}
func (blank) Over(*ebiten.Image)                                     {}
func (blank) Title(*ebiten.Image, ui.Rect)                           {}
func (blank) Logo(*ebiten.Image, ui.Rect)                            {}
func (blank) Tick()                                                  {}
func (blank) Ahead(*ebiten.Image, bool)                              {}

// Frames are asked for while something moves by itself, and no more often than
// the machine can well draw them.
func TestRestless(t *testing.T) {
	st := store.NewMemory()
	s := NewScreen(func(*Screen, *paint.Painter) Drawer { return blank{} })
	app := menu.New(ui.Config{Games: []ui.Game{uitest.Number{}}, Store: st, Measure: s, Speed: -1})
	frames := func(slow int) (n int) { // of 60 ticks, of which one in slow has time for a frame
		for tick := range 60 {
			s.Tick(app)
			s.Offer()
			if tick%slow == 0 && s.Restless() {
				s.motion.begin()
				s.Motion() // as where board or title is drawn
				n++
			}
		}
		return n
	}
	if n := frames(1); n != 0 {
		t.Errorf("%d frames are asked for although nothing that moves is shown", n)
	}
	s.Motion()
	for slow, want := range map[int]int{1: 30, 2: 15, 5: 6} {
		frames(slow)
		if n := frames(slow); n < want-1 || n > want+1 {
			t.Errorf("with a frame in %d ticks %d are asked for in a second, want %d", slow, n, want)
		}
	}
	set := settings.Default()
	for _, off := range []func(){func() { set.IdleMotion = false }, func() { set.ReducedMotion = true }} {
		set = settings.Default()
		off()
		if err := settings.Save(st, set); err != nil {
			t.Fatal(err)
		}
		app = menu.New(ui.Config{Games: []ui.Game{uitest.Number{}}, Store: st, Measure: s, Speed: -1})
		s.Tick(app)
		if _, still := s.Motion(); !still || frames(1) > 0 {
			t.Errorf("something moves with %+v", set)
		}
	}
}

// Scenery rests within three seconds where frames with it come slowly, and stays where they are quick.
func TestTire(t *testing.T) {
	for slow, want := range map[int]bool{1: true, 2: false, 3: false, 5: false, 20: false} { // a frame in so many ticks; alive
		s := NewScreen(func(*Screen, *paint.Painter) Drawer { return blank{} })
		app := menu.New(ui.Config{Games: []ui.Game{uitest.Number{}}, Store: store.NewMemory(), Measure: s, Speed: -1})
		for tick := range 180 {
			s.Tick(app)
			if tick%slow > 0 {
				continue
			}
			if s.Offer(); tick == 0 || s.Restless() {
				s.motion.begin()
				s.Motion()
			}
		}
		if app.Alive() != want {
			t.Errorf("with a frame in %d ticks scenery moves: %t", slow, app.Alive())
		}
	}
}
