package ui_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
)

// message returns what the dialog on top says, empty if there is none.
func message(a *ui.App) string {
	if a.Scene() != "dialog" {
		return ""
	}
	text := ""
	for _, e := range a.Tree().Elements {
		if e.ID == "dialog.text" {
			text = e.Text
		}
	}
	return text
}

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
		if got, want := message(a), a.T(test.want, "/saves"); got != want {
			t.Errorf("%v: %q is told, not %q", test.err, got, want)
		}
		uitest.Press(t, a, "dialog.ok")
		if a.Scene() != "title" {
			t.Errorf("%v: then %s", test.err, a.Scene())
		}
	}
}

// Settings that cannot be read are told at the start, those that cannot be
// saved once, and again after it worked.
func TestSettingsAreTold(t *testing.T) {
	barred := &store.Failing{Store: store.NewMemory(), ReadErr: &store.Unreadable{Where: "x", Err: os.ErrPermission}}
	if a := start(barred); message(a) == "" {
		t.Error("unreadable settings are not told")
	}
	st := &store.Failing{Store: store.NewMemory()}
	a := start(st)
	for _, failing := range []bool{false, true, true, false, true} {
		before := st.WriteErr
		if st.WriteErr = nil; failing {
			st.WriteErr = store.ErrFull
		}
		a.Settings().Fullscreen = !a.Settings().Fullscreen
		a.Save()
		uitest.Settle(a) // the disk is waited for in the background, which looks at the store, too
		if got, want := message(a) != "", failing && before == nil; got != want {
			t.Errorf("failing %v after %v: told %v, %q", failing, before, got, message(a))
		}
		if message(a) != "" {
			if message(a) != a.T("store.full") {
				t.Errorf("told %q", message(a))
			}
			uitest.Press(t, a, "dialog.ok")
		}
	}
	if set, err := settings.Load(st, settings.Default(), "x"); err != nil || set.Language != a.Settings().Language {
		t.Errorf("%+v, %v", set, err)
	}
}

// What another program puts in the settings' place while this one runs is kept: a newer version's
// fields, and, beside the settings, what is no settings. The player is told of that once.
func TestReplacedSettings(t *testing.T) {
	st := store.NewMemory()
	a := start(st)
	put := func(text string) {
		if err := st.Write(store.Settings, "settings.json", []byte(text)); err != nil {
			t.Fatal(err)
		}
		a.Settings().Fullscreen = !a.Settings().Fullscreen
		a.Save()
		uitest.Settle(a)
	}
	put(`{"version":9,"weather":"rain"}`)
	if data, _ := st.Read(store.Settings, "settings.json"); !strings.Contains(string(data), `"weather": "rain"`) || !strings.Contains(string(data), `"version": 9`) || message(a) != "" {
		t.Errorf("a newer version's settings are now %s, told %q", data, message(a))
	}
	const other = "no settings"
	for _, want := range []string{a.T("store.blocked.settings", "settings.json", "settings-2.json"), ""} {
		put(other)
		if message(a) != want {
			t.Errorf("told %q", message(a))
		}
		if want != "" {
			uitest.Press(t, a, "dialog.ok")
		}
	}
	if data, _ := st.Read(store.Settings, "settings.json"); string(data) != other {
		t.Errorf("it is now %s", data)
	}
	if set, err := settings.Load(st, settings.Default(), "x"); err != nil || set.Fullscreen != a.Settings().Fullscreen {
		t.Errorf("%+v, %v", set, err)
	}
}

// A crash leaves one sentence, which is true, and a file.
func TestCrashed(t *testing.T) {
	st := &store.Failing{Store: store.NewMemory()}
	a := start(st)
	uitest.Press(t, a, "title.number.play")
	c := &save.Crash{Value: "the roof fell in"}
	err := a.Crashed(c)
	names, _ := st.List(store.State)
	if err == nil || !strings.Contains(strings.Join(names, " "), "crash-") || err.Error() != a.T("crash.written", "crash-damaged.txt") {
		t.Errorf("%v, files %v", err, names)
	}
	st.WriteErr = store.ErrFull
	if err := a.Crashed(c); !errors.Is(err, c) || !strings.HasPrefix(err.Error(), a.T("crash.unwritten")) {
		t.Errorf("with a full disk: %v", err)
	}
}

// slow is a store whose disk takes its time.
type slow struct {
	*store.Memory
	disk chan error
}

func (s slow) Write(store.Kind, string, []byte) error { return <-s.disk }

func (s slow) Sync(store.Kind, string) error { return <-s.disk }

// No frame waits for the disk to save the settings, and a failure is still told.
func TestSettingsDoNotWait(t *testing.T) {
	st := slow{store.NewMemory(), make(chan error)}
	a := start(st)
	a.Save() // would not return if it waited
	if message(a) != "" || !a.Working() {
		t.Errorf("told %q, at work %v", message(a), a.Working())
	}
	st.disk <- store.ErrFull
	uitest.Settle(a)
	if message(a) != a.T("store.full") {
		t.Errorf("told %q", message(a))
	}
}
