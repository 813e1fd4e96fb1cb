//go:build whole

package frame

import (
	"bytes"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/cmd/touria-desktop/stage"
)

// A window of another size, or with larger text, shows the last whole frame until the next one is whole, too.
func TestResizedIsWhole(t *testing.T) {
	s := stage.New(1280, 720)
	t.Cleanup(s.Close)
	w, h := 1280, 720
	var window *ebiten.Image
	pixels := func() []byte {
		b := window.Bounds()
		pix := make([]byte, 4*b.Dx()*b.Dy())
		window.ReadPixels(pix)
		return pix
	}
	// frame does what Ebitengine does in a frame.
	frame := func() {
		pw, ph := s.Layout(w, h)
		if b := window.Bounds(); b.Dx() != pw || b.Dy() != ph {
			window = ebiten.NewImage(pw, ph)
		}
		s.Window = window
		s.Pass()
	}
	if err := stage.Try(func() {
		s.Continue(stage.Look{Game: stage.Midgame()})
		s.Settle()
		stage.Frame(func() {
			window = ebiten.NewImage(w, h)
			frame()
			s.Picture()
		})
	}); err != nil {
		t.Fatal(err)
	}
	for _, change := range []struct {
		name string
		do   func()
	}{
		{"smaller", func() { w, h = 1024, 640 }},
		{"larger", func() { w, h = 1440, 900 }},
		{"larger text", func() { s.App.Settings().TextScale = 150; s.App.Adapt() }},
		{"upright", func() { w, h = 600, 900 }},
	} {
		stage.Frame(func() {
			s.App.Redraw()
			frame()
			before, size, kept := pixels(), window.Bounds(), 0
			change.do()
			for range 400 {
				frame()
				if !s.Screen.Hidden() {
					break
				}
				if kept++; !bytes.Equal(pixels(), before) || window.Bounds() != size {
					t.Errorf("%s: frame %d is neither the old one nor whole", change.name, kept)
					return
				}
			}
			for range 3 {
				if frame(); s.Screen.Unfinished() {
					t.Errorf("%s: a frame that lacks pictures is seen after %d that are kept", change.name, kept)
				}
			}
			if kept == 0 {
				t.Errorf("%s: nothing is kept", change.name)
			}
			if b := window.Bounds(); b.Dx() != w || b.Dy() != h {
				t.Errorf("%s: the picture is %v in a window of %d×%d", change.name, b, w, h)
			}
			t.Logf("%s: %d frames are kept", change.name, kept)
		})
	}
}

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
