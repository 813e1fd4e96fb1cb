package menu_test

import (
	"os"
	"testing"

	"touria.games/touria/game/store"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
)

// What cannot be kept is told at the start.
func TestUnsavedIsTold(t *testing.T) {
	tests := []struct {
		err  error
		want string
	}{
		{&store.OpenError{Err: store.ErrUnavailable}, "store.unavailable"},
		{&store.OpenError{Folder: "/saves", Err: store.ErrInUse}, "store.in_use"},
		{&store.OpenError{Folder: "/saves", Err: os.ErrPermission}, "store.folder"},
	}
	for _, test := range tests {
		a := uitest.App(ui.Config{Games: []ui.Game{uitest.Number{}}, Unsaved: test.err, Speed: -1})
		if got, want := uitest.Message(a), a.T(test.want, "/saves"); got != want {
			t.Errorf("%v: %q is told, not %q", test.err, got, want)
		}
		uitest.Press(t, a, "dialog.ok")
		if a.Scene() != "title" {
			t.Errorf("%v: then %s", test.err, a.Scene())
		}
	}
}

// In a page the player reads what can be done there when nothing is saved.
func TestUnsavedInPage(t *testing.T) {
	for err, want := range map[error]string{store.ErrUnavailable: "store.page.unavailable", store.ErrInUse: "store.page.in_use"} {
		a := uitest.InPage(nil, &store.OpenError{Err: err}, nil)
		if got := uitest.Message(a); got != a.T(want) {
			t.Errorf("%v: %q is told, not %q", err, got, a.T(want))
		}
	}
}
