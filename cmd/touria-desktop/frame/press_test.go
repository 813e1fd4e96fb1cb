//go:build whole

package frame

import (
	"testing"

	"touria.games/touria/cmd/touria-desktop/stage"
)

// A press on a page's riddle right after its tab has been turned is heard, however soon, also when pictures of the other
// game have yet to be made.
func TestPressAfterTab(t *testing.T) {
	for _, c := range [][2]string{{"touria", "grimoria"}, {"grimoria", "touria"}} {
		for _, after := range []int{0, 1, 2, 4, 9, 20} {
			s := stage.New(1280, 720)
			t.Cleanup(s.Close)
			if err := stage.Try(func() {
				s.Open(stage.Look{Known: true})
				s.Press("title." + c[0] + ".rules") // makes it the game whose riddles come first
				s.App.Top().Back()
				s.Press("title.riddles")
				s.Tick(60)
				stage.Frame(func() {
					s.Click(s.App.Tree().Find("riddles." + c[1]))
					for range after {
						s.Pass()
					}
					s.Click(s.App.Tree().Find("riddles.1.play"))
				})
				if s.Tick(1); s.App.Scene() != "dialog" || s.App.Game().Name() != c[1] {
					t.Errorf("%d ticks after the tab %s: %s of %s", after, c[1], s.App.Scene(), s.App.Game().Name())
				}
			}); err != nil {
				t.Fatal(err)
			}
		}
	}
}
