package table

import (
	"testing"

	"touria.games/touria/game/ui"
)

// P opens and closes the photo, and the menu opens it.
func TestPhotoIsReached(t *testing.T) {
	for _, back := range []ui.Key{ui.KeyP, ui.KeyEscape, ui.PadStart, ui.PadB} {
		a := newApp(t, nil)
		start(t, a, game(t, a, config("hb", "3")))
		strike(a, ui.KeyP)
		if a.Scene() != "photo" {
			t.Fatalf("P leads to %s", a.Scene())
		}
		strike(a, back)
		if a.Scene() != "table" {
			t.Errorf("key %d leads to %s", back, a.Scene())
		}
	}
	a := newApp(t, nil)
	start(t, a, game(t, a, config("hb", "3")))
	strike(a, ui.KeyP)
	for _, id := range []string{"photo.done", "table.menu", "pause.photo"} {
		press(t, a, id)
	}
	if a.Scene() != "photo" {
		t.Errorf("the menu leads to %s", a.Scene())
	}
}
