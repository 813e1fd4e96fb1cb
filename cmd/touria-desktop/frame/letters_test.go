//go:build whole

package frame

import (
	"testing"

	"touria.games/touria/cmd/touria-desktop/stage"
)

// No letter or number on the table, in its elements or drawn by their looks, is below 18
// pixels, or 16 on a phone.
func TestLeastLetters(t *testing.T) {
	for _, size := range []struct {
		w, h  int
		least float32
	}{{1280, 720, 18}, {844, 390, 16}, {390, 844, 16}} {
		s := share(size.w, size.h)
		for _, name := range []string{"table-mid", "tower", "due-join"} {
			if err := stage.Try(func() {
				stage.Named(name).Show(s, stage.Look{})
				s.Picture()
			}); err != nil {
				t.Fatal(err)
			}
			least := s.Screen.LeastLetters() * s.App.Scale()
			if least < size.least-.13 { // letters are made in quarters of a pixel
				t.Errorf("%s at %d×%d has letters of %v pixels", name, size.w, size.h, least)
			}
		}
	}
}
