//go:build whole

package frame

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/cmd/touria-desktop/stage"
	"touria.games/touria/game/touria/table"
)

// A game that begins before its pictures could be made behind the title is seen whole or not at all,
// and nothing is told at its table before it is seen.
func TestNewSceneAppearsWhole(t *testing.T) {
	s := stage.New(1920, 1080)
	t.Cleanup(s.Close)
	hidden, told, seen, whole := 0, 0, false, false
	if err := stage.Try(func() {
		s.Open(stage.Look{Known: true})
		stage.Frame(func() {
			if err := s.App.Press("title.touria.play"); err != nil {
				panic(err)
			}
			for range 600 {
				s.Pass()
				tb := table.TableOf(s.App)
				switch {
				case tb == nil:
				case s.Screen.Hidden():
					hidden++
					told += tb.Board().Queue.Playing()
				default:
					s.Redraw()
					seen, whole = true, !s.Screen.Unfinished()
					return
				}
			}
		})
	}); err != nil {
		t.Fatal(err)
	}
	t.Logf("hidden for %d frames", hidden)
	if hidden < 3 || told > 0 || !seen || !whole {
		t.Errorf("hidden for %d frames, %d beats; then seen: %v, whole: %v", hidden, told, seen, whole)
	}
}

// A scene counts as seen only when it has been drawn on the window: whoever waits for that, as a browser's page
// does with its poster, must not find the window empty.
func TestSceneIsSeenOnceDrawn(t *testing.T) {
	s := stage.New(1280, 720)
	t.Cleanup(s.Close)
	waited, drawn := 0, false
	if err := stage.Try(func() {
		s.Open(stage.Look{Known: true})
		stage.Frame(func() {
			if err := s.App.Press("title.touria.play"); err != nil {
				panic(err)
			}
			s.Pass()
			window := ebiten.NewImage(1280, 720)
			for ; s.Screen.Hidden() && waited < 600; waited++ {
				s.Screen.Draw(window, s.App)
			}
			_, _, _, a := window.At(640, 360).RGBA()
			drawn = a > 0
		})
	}); err != nil {
		t.Fatal(err)
	}
	if waited == 0 || !drawn {
		t.Errorf("after %d hidden frames the scene is seen; drawn: %v", waited, drawn)
	}
}

// A table that could be made behind the title appears at once, however long the title was looked at. So does the opening
// of the first game, and the table behind it.
func TestRehearsedTableAppearsAtOnce(t *testing.T) {
	for _, c := range []struct {
		game  string
		known bool
	}{{"touria", true}, {"grimoria", true}, {"touria", false}, {"grimoria", false}} {
		s := stage.New(1280, 720)
		t.Cleanup(s.Close)
		hidden := 0
		if err := stage.Try(func() {
			s.Open(stage.Look{Known: c.known})
			stage.Frame(func() {
				press := func(id string) {
					if err := s.App.Press(id); err != nil {
						panic(err)
					}
				}
				press("title." + c.game + ".rules") // makes it the game that Play will begin
				s.App.Top().Back()
				s.App.Settings().IdleMotion = false // nothing is drawn while pictures are made
				for range 2000 {
					s.Pass()
				}
				for range 700 { // more than pictures are kept for that are not wanted
					s.Redraw()
				}
				press("title." + c.game + ".play")
				for s.Pass(); s.Screen.Hidden(); s.Pass() {
					hidden++
				}
				if c.known {
					return
				}
				for range 20 * 60 {
					s.Pass()
				}
				press("opening.skip")
				for s.Pass(); s.Screen.Hidden(); s.Pass() {
					hidden++
				}
			})
		}); err != nil {
			t.Fatal(err)
		}
		if hidden > 2 || c.known && hidden > 1 {
			t.Errorf("%s, known: %v: hidden for %d frames", c.game, c.known, hidden)
		}
	}
}
