package uitest

import (
	"strings"
	"testing"

	"touria.games/touria/game/store"
	"touria.games/touria/game/ui"
)

// Told waits until it is told what the answer to a riddle was worth. Before each tick it calls look.
func Told(t testing.TB, a *ui.App, look func()) {
	t.Helper()
	for n := 0; n < 20_000 && a.Scene() != "dialog"; n++ {
		look()
		Wait(a, 1)
	}
	if a.Scene() != "dialog" || a.Tree().Find("riddle.leave") == nil {
		t.Fatalf("no answer is told: %s", Dump(a))
	}
}

// TestDamagedRiddles tests that statistics, and in them the solved riddles, which are damaged are put aside and told of; those
// of a newer version stay. name is that of their file, and solve plays the riddle that has begun.
func TestDamagedRiddles(t *testing.T, name string, fresh func(st store.Store) *ui.App, solve func(a *ui.App)) {
	for text, key := range map[string]string{"{": "annals.damaged", `{"version":99}`: "annals.blocked", `{"version":1,"riddles":{"days":[` + strings.Repeat(`"x",`, 2000) + `"x"]}}`: "annals.damaged"} {
		st := store.NewMemory()
		if err := st.Write(store.Save, name, []byte(text)); err != nil {
			t.Fatal(err)
		}
		a := fresh(st)
		Press(t, a, "title.riddles")
		if e := a.Tree().Find("dialog.text"); e == nil || !strings.HasPrefix(e.Text, strings.Split(a.T(key), "{")[0]) {
			t.Fatalf("%.20s: %s", text, Dump(a))
		}
		Press(t, a, "dialog.ok")
		if a.Scene() != "riddles" {
			t.Errorf("%.20s: %s", text, a.Scene())
		}
		Press(t, a, "riddles.1.play", "dialog.ok")
		solve(a)
		if data, err := st.Read(store.Save, name); key == "annals.blocked" && (err != nil || string(data) != text) {
			t.Errorf("%.20s: it became %q, %v", text, data, err)
		}
	}
}
