package ui_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/ui/uitest"
)

// Settings that cannot be read are told at the start, those that cannot be
// saved once, and again after it worked.
func TestSettingsAreTold(t *testing.T) {
	barred := &store.Failing{Store: store.NewMemory(), ReadErr: &store.Unreadable{Where: "x", Err: os.ErrPermission}}
	if a := uitest.Start(barred); uitest.Message(a) == "" {
		t.Error("unreadable settings are not told")
	}
	st := &store.Failing{Store: store.NewMemory()}
	a := uitest.Start(st)
	var now error
	for _, failing := range []bool{false, true, true, false, true} {
		before := now
		if now = nil; failing {
			now = store.ErrFull
		}
		st.Fail(nil, now)
		a.Settings().Fullscreen = !a.Settings().Fullscreen
		a.Save()
		uitest.Settle(a) // the disk is waited for in the background, which looks at the store, too
		if got, want := uitest.Message(a) != "", failing && before == nil; got != want {
			t.Errorf("failing %v after %v: told %v, %q", failing, before, got, uitest.Message(a))
		}
		if uitest.Message(a) != "" {
			if uitest.Message(a) != a.T("store.full") {
				t.Errorf("told %q", uitest.Message(a))
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
	a := uitest.Start(st)
	put := func(text string) {
		if err := st.Write(store.Settings, "settings.json", []byte(text)); err != nil {
			t.Fatal(err)
		}
		a.Settings().Fullscreen = !a.Settings().Fullscreen
		a.Save()
		uitest.Settle(a)
	}
	put(`{"version":9,"weather":"rain"}`)
	if data, _ := st.Read(store.Settings, "settings.json"); !strings.Contains(string(data), `"weather": "rain"`) || !strings.Contains(string(data), `"version": 9`) || uitest.Message(a) != "" {
		t.Errorf("a newer version's settings are now %s, told %q", data, uitest.Message(a))
	}
	const other = "no settings"
	for _, want := range []string{a.T("store.blocked.settings", "settings.json", "settings-2.json"), ""} {
		put(other)
		if uitest.Message(a) != want {
			t.Errorf("told %q", uitest.Message(a))
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
	a := uitest.Start(st)
	a.Save() // would not return if it waited
	if uitest.Message(a) != "" || !a.Working() {
		t.Errorf("told %q, at work %v", uitest.Message(a), a.Working())
	}
	st.disk <- store.ErrFull
	uitest.Settle(a)
	if uitest.Message(a) != a.T("store.full") {
		t.Errorf("told %q", uitest.Message(a))
	}
}

// When saving fails in the middle of a game, the game is offered as a file.
func TestUnsavedGameAsFile(t *testing.T) {
	files := map[string]string{}
	a := uitest.InPage(nil, nil, files)
	a.TellUnsaved(store.ErrFull)
	if uitest.Message(a) != a.T("store.page.full") || a.Element("dialog.file") != nil {
		t.Fatalf("without a game: %q", uitest.Listing(a))
	}
	uitest.Press(t, a, "dialog.ok")
	uitest.Press(t, a, "title.number.play")
	_, record := a.Playing()
	a.TellUnsaved(store.ErrFull)
	a.TellUnsaved(store.ErrFull)
	uitest.Press(t, a, "dialog.file")
	uitest.Settle(a)
	if a.Scene() == "dialog" {
		t.Error("it is told twice")
	}
	if files["number-2026-11-24.number"] != string(record()) {
		t.Errorf("files %q, want the record %q", files, record())
	}
	a.TellUnsaved(errors.New("no"))
	if uitest.Message(a) != a.T("store.page.write") {
		t.Errorf("an unknown error: %q", uitest.Message(a))
	}
}

// Whatever fails to be saved first, be it only a setting, the running game is offered as a file: the same message is not
// told twice.
func TestUnsavedSettingOffersTheGame(t *testing.T) {
	st := &store.Failing{Store: store.NewMemory()}
	a := uitest.InPage(st, nil, map[string]string{})
	uitest.Press(t, a, "title.number.play")
	st.Fail(nil, store.ErrFull)
	a.Save()
	a.TellUnsaved(store.ErrFull)
	if uitest.Message(a) != a.T("store.page.full") || a.Element("dialog.file") == nil {
		t.Errorf("the game is not offered: %q", uitest.Listing(a))
	}
}
