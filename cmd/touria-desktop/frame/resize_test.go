//go:build whole

package frame

import (
	"testing"

	"touria.games/touria/cmd/touria-desktop/stage"
)

// However often the window gets another size, the program holds the pictures of the last one and no others.
func TestResizesLetPicturesGo(t *testing.T) {
	s := stage.New(960, 540)
	t.Cleanup(s.Close)
	held := func(w, h int) (bytes int) {
		s.Resize(w, h)
		s.Until("all pictures", func() bool { return !s.Screen.Unfinished() })
		s.Settle()
		s.Tick(120) // for what is made ahead
		s.Picture()
		return s.Screen.Bytes()
	}
	if err := stage.Try(func() {
		s.Continue(stage.Look{Game: stage.Midgame()})
		s.Settle()
		held(1600, 900)
		first := held(960, 540)
		for i := range 10 {
			larger := held(1600-60*i, 900-30*i)
			if again := held(960, 540); again != first || larger <= 0 {
				t.Fatalf("after %d more resizes %d bytes of pictures are held, after the first one %d", 2*i+2, again, first)
			}
		}
	}); err != nil {
		t.Fatal(err)
	}
}
