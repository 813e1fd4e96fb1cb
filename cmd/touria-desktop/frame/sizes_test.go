//go:build whole

package frame

import (
	"fmt"
	"testing"

	"touria.games/touria/cmd/touria-desktop/stage"
)

// sides are the widths and heights of the windows in TestEverySize, in every combination. They are
// dense where no layout fits and around the smallest size that does.
var sides = []int{1, 2, 3, 4, 5, 7, 10, 16, 25, 50, 60, 100, 110, 130, 155, 156, 157, 200, 240, 300, 312, 319, 320, 321, 360, 480, 640, 1000}

// No window size stops the program. It draws the screen or asks for more room, and draws the screen
// again in a larger window.
func TestEverySize(t *testing.T) {
	for _, scene := range []struct {
		name  string
		reach func(s *stage.Stage)
	}{
		{"title", func(s *stage.Stage) { s.Open(stage.Look{}) }},
		{"setup", func(s *stage.Stage) { s.Open(stage.Look{}); s.Press("title.touria.new") }},
		{"table", func(s *stage.Stage) { s.Continue(stage.Look{Game: stage.Midgame()}); s.Settle() }},
		{"doors", func(s *stage.Stage) {
			s.Continue(stage.Look{Game: stage.Midgame()})
			s.Settle()
			s.Press("table.space.castle")
		}},
	} {
		t.Run(scene.name, func(t *testing.T) {
			s := share(844, 390)
			if err := stage.Try(func() { scene.reach(s); s.Picture() }); err != nil {
				t.Fatal(err)
			}
			s.Blind = false
			if s.App.Scene() != scene.name {
				t.Fatalf("the scene is %s", s.App.Scene())
			}
			for _, w := range sides {
				stage.Frame(func() {
					for _, h := range sides {
						fits(t, s, w, h)
					}
				})
			}
			s.Resize(844, 390)
			s.Tick(2)
			if s.App.Scene() != scene.name || s.App.Tree().Find("room") != nil || len(s.App.Tree().Elements) < 5 {
				t.Errorf("back at 844×390 the scene is %s with %d elements", s.App.Scene(), len(s.App.Tree().Elements))
			}
		})
	}
}

// fits resizes the window and checks two frames.
func fits(t *testing.T, s *stage.Stage, w, h int) {
	s.Resize(w, h)
	s.Pass()
	s.Pass()
	asks := s.App.Tree().Find("room") != nil
	if small := w < 320 || h < 156; asks != small {
		t.Errorf("%d×%d: asks for more room: %v", w, h, asks)
	}
	for _, e := range s.App.Tree().Elements {
		if e.Rect.W < 0 || e.Rect.H < 0 {
			t.Errorf("%d×%d: the size of %s is %v×%v", w, h, e.ID, e.Rect.W, e.Rect.H)
		}
	}
}

// A program started in a tiny window asks for more room, and shows its title when it gets enough.
func TestStartTiny(t *testing.T) {
	for _, size := range [][2]int{{1, 1}, {50, 50}, {320, 60}, {110, 300}} {
		t.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(t *testing.T) {
			s := stage.New(size[0], size[1])
			defer s.Close()
			if err := stage.Try(func() {
				s.Open(stage.Look{})
				s.Picture()
				s.Resize(1280, 720)
				s.Until("the title", func() bool { return s.App.Tree().Find("title.touria.new") != nil && !s.Screen.Unfinished() })
			}); err != nil {
				t.Error(err)
			}
		})
	}
}

// A window that was too small for a moment, as a minimised one may be, shows the whole table at once when it has its
// size again.
func TestBackFromTiny(t *testing.T) {
	s := share(1280, 720)
	s.Continue(stage.Look{Game: stage.Midgame()})
	s.Settle()
	s.Picture()
	s.Blind = false
	s.Resize(1, 1)
	s.Tick(90)
	s.Resize(1280, 720)
	stage.Frame(func() {
		if s.Pass(); s.Screen.Unfinished() {
			t.Error("pictures are missing")
		}
	})
}
