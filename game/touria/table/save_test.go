package table

import (
	"reflect"
	"testing"

	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// A curtain stands before every private view when there is more than one
// human, takes no press for 0.4 s, and looks the same whatever is hidden (M9).
func TestCurtain(t *testing.T) {
	looks := func(gift string) []ui.Element {
		a := newApp(t, nil)
		game(t, a, config("hhh", "3"))
		for n := 0; ; n++ {
			if a.Scene() == "curtain" {
				break
			}
			if n > 300 {
				t.Fatal("no curtain before the first private view")
			}
			wait(a, 1)
		}
		if TableOf(a) != nil {
			t.Error("the table can be drawn below the curtain")
		}
		press(t, a, "curtain.ready")
		if a.Scene() != "curtain" {
			t.Error("the curtain takes a press at once")
		}
		if strike(a, ui.KeyTab); a.FocusShown() {
			t.Error("the curtain takes a key at once")
		}
		a.Tell("meanwhile") // what lies above stops its time
		wait(a, ui.CurtainTicks+1)
		press(t, a, "dialog.ok")
		press(t, a, "curtain.ready")
		wait(a, ui.CurtainTicks+1)
		for _, k := range []ui.Key{ui.KeyEscape, ui.PadB, ui.KeyBackspace} {
			strike(a, k)
		}
		a.Tick(&ui.Input{Device: ui.Mouse, Inside: true, Second: true})
		if a.Scene() != "curtain" {
			t.Fatal("there is a way round the curtain to", a.Scene())
		}
		press(t, a, "curtain.ready")
		wait(a, 2)
		wait(a, turn.RestTicks)
		press(t, a, "table.option.bonus."+gift)
		press(t, a, "table.confirm")
		for n := 0; a.Scene() != "curtain" && n < 300; n++ {
			wait(a, 1)
		}
		list := append([]ui.Element(nil), a.Tree().Elements...)
		for i := range list {
			list[i].OnPress, list[i].OnHover, list[i].OnType = nil, nil, nil
		}
		return list
	}
	// What was gained at the start is public; what is owned is not shown.
	one := looks("red")
	for _, e := range one {
		for _, icon := range e.Icons {
			t.Errorf("%s shows %v on the curtain", e.ID, icon)
		}
	}
	if two := looks("red"); !reflect.DeepEqual(one, two) {
		t.Error("two curtains of the same game differ")
	}
}

// After a load and after the window was away the curtain stands there again;
// with one human there is none.
func TestCurtainAfterLoad(t *testing.T) {
	for _, c := range []struct {
		players string
		want    string
	}{{"hhb", "curtain"}, {"hbb", "table"}} {
		st := store.NewMemory()
		a := newApp(t, st)
		game(t, a, config(c.players, "3"))
		ch := chooser{dice: touria.NewDice(8)}
		for range 5 {
			ch.decide(t, a)
		}
		wait(a, 3)
		if a.Scene() == "curtain" {
			wait(a, ui.CurtainTicks+1)
			press(t, a, "curtain.ready")
		}
		for n := 0; !TableOf(a).turn.Open() && n < 300; n++ {
			wait(a, 1)
		}
		a.Tick(&ui.Input{Restored: true})
		if a.Scene() != c.want {
			t.Errorf("%s: %s after the window was away, not %s", c.players, a.Scene(), c.want)
		}
		b := newApp(t, st)
		press(t, b, "title.touria.continue")
		for n := 0; n < 300 && b.Scene() != "curtain" && !TableOf(b).turn.Open(); n++ {
			wait(b, 1)
		}
		if b.Scene() != c.want {
			t.Errorf("%s: %s after a load, not %s", c.players, b.Scene(), c.want)
		}
	}
}

// Continue restores the table as it was, at any moment of a game (M10).
func TestContinue(t *testing.T) {
	st := store.NewMemory()
	a := newApp(t, st)
	game(t, a, config("hb", "21"))
	ch := chooser{dice: touria.NewDice(8)}
	for n := 0; ch.decide(t, a); n++ {
		if n%7 != 0 {
			continue
		}
		b := newApp(t, st)
		press(t, b, "title.touria.continue")
		if got, want := TableOf(b).s.State().Hash(), TableOf(a).s.State().Hash(); got != want {
			t.Fatalf("after %d decisions another table: %x, not %x", n, got, want)
		}
	}
	a.Saves().Flush()
	if b := newApp(t, st); b.Tree().Find("title.touria.continue") != nil {
		t.Error("a finished game can be continued")
	}
}

// Storage that fails is told, and the game goes on.
func TestFailingStore(t *testing.T) {
	st := &store.Failing{Store: store.NewMemory(), WriteErr: store.ErrFull}
	a := newApp(t, st)
	press(t, a, "title.touria.play")
	for range 30 {
		wait(a, 1)
		if a.Scene() == "dialog" {
			press(t, a, "dialog.ok")
		}
	}
	for n := 0; !TableOf(a).turn.Open() && n < 300; n++ {
		wait(a, 1)
		if a.Scene() == "dialog" {
			press(t, a, "dialog.ok")
		}
	}
	if !TableOf(a).turn.Open() {
		t.Error("the game does not go on:", dump(a))
	}
}

// A damaged save is put aside and told; the title comes up all the same.
func TestDamagedSave(t *testing.T) {
	st := store.NewMemory()
	if err := st.Write(store.State, "autosave.touria", []byte("no record at all")); err != nil {
		t.Fatal(err)
	}
	a := newApp(t, st)
	press(t, a, "title.touria.continue")
	if a.Scene() != "dialog" {
		t.Fatal("nothing is told:", dump(a))
	}
	press(t, a, "dialog.ok")
	if a.Scene() != "title" || a.Tree().Find("title.touria.continue") != nil {
		t.Error("the damaged save still stands there:", dump(a))
	}
}

// A save that this program must leave alone is told of at Continue, stays, and
// the next game says where it is saved instead.
func TestForeignSave(t *testing.T) {
	for name, test := range map[string]struct{ save, key string }{
		"newer":      {`{"record":"touria","version":99,"board":"moon"}`, "store.newer"},
		"unplayable": {`{"record":"touria","version":1,"board":"touria","chance":"events"}`, "store.unplayable"},
	} {
		st := store.NewMemory()
		if err := st.Write(store.State, "autosave.touria", []byte(test.save)); err != nil {
			t.Fatal(err)
		}
		a := newApp(t, st)
		press(t, a, "title.touria.continue")
		told(t, a, a.T(test.key, "autosave.touria"))
		if a.Scene() != "title" {
			t.Errorf("%s: not at the title: %s", name, dump(a))
		}
		press(t, a, "title.touria.new", "setup.begin")
		told(t, a, a.T(test.key, "autosave.touria")+"\n"+a.T("store.elsewhere", "autosave-2.touria"))
		if data, err := st.Read(store.State, "autosave.touria"); err != nil || string(data) != test.save {
			t.Errorf("%s: the save is now %q, %v", name, data, err)
		}
		b := newApp(t, st)
		press(t, b, "title.touria.continue")
		told(t, b, a.T(test.key, "autosave.touria")+"\n"+a.T("store.elsewhere", "autosave-2.touria"))
		if TableOf(b).s.Len() != TableOf(a).s.Len() {
			t.Errorf("%s: another game goes on", name)
		}
	}
}

// A newer version's game that comes into the place of the save in mid-game stays; the player is told of
// it and of where the game is saved now.
func TestReplacedSave(t *testing.T) {
	const newer = `{"record":"touria","version":99,"board":"moon"}`
	st := store.NewMemory()
	a := newApp(t, st)
	game(t, a, config("hb", "21"))
	ch := chooser{dice: touria.NewDice(8)}
	if err := st.Write(store.State, "autosave.touria", []byte(newer)); err != nil {
		t.Fatal(err)
	}
	for n := 0; n < 4000 && a.Scene() != "dialog"; n++ {
		if tb := TableOf(a); tb.turn.Open() {
			ch.press(t, a, tb)
		}
		wait(a, 1)
	}
	told(t, a, a.T("store.newer", "autosave.touria")+"\n"+a.T("store.elsewhere", "autosave-2.touria"))
	if data, err := st.Read(store.State, "autosave.touria"); err != nil || string(data) != newer {
		t.Errorf("the save is now %q, %v", data, err)
	}
	b := newApp(t, st)
	press(t, b, "title.touria.continue")
	if b.Scene() == "dialog" {
		press(t, b, "dialog.ok")
	}
	if TableOf(b).s.Len() != TableOf(a).s.Len() {
		t.Error("another game goes on")
	}
}

// told expects a message, and puts it away.
func told(t *testing.T, a *ui.App, want string) {
	t.Helper()
	for a.Scene() == "dialog" {
		for _, e := range a.Tree().Elements {
			if e.ID == "dialog.text" && e.Text == want {
				press(t, a, "dialog.ok")
				return
			}
		}
		press(t, a, "dialog.ok")
	}
	t.Errorf("%q is not told", want)
}
