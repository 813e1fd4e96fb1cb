package table

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/annals"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
)

// shelvesOf returns what is kept: the shelf and the record of each game.
func shelvesOf(t testing.TB, a *ui.App) map[save.Shelf]string {
	t.Helper()
	a.Saves().Flush()
	kept, err := a.Saves().Kept()
	if err != nil {
		t.Fatal(err)
	}
	list := map[save.Shelf]string{}
	for _, k := range kept {
		text, err := a.Saves().Text(k)
		if err != nil {
			t.Fatal(err)
		}
		list[k.Shelf] += string(text)
	}
	return list
}

// some plays a few decisions of a game and returns its record.
func some(t testing.TB, a *ui.App, seed string) string {
	t.Helper()
	tb := game(t, a, config("hb", seed))
	wait(a, 30)
	for i := range 6 {
		if tb.s.IsHuman(tb.s.ToMove()) {
			d := tb.s.Legal(nil)
			if _, err := tb.s.Decide(d[i%len(d)]); err != nil {
				t.Fatal(err)
			}
		}
		wait(a, 30)
	}
	return string(tb.s.Record())
}

// whole returns the record of a game of bots that is over.
func whole(t testing.TB, seed string) string {
	t.Helper()
	s, err := session.New(config("bb", seed), session.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() {
		for !s.Think(100) {
		}
		if _, err := s.PlayBot(); err != nil {
			t.Fatal(err)
		}
	}
	return string(s.Record())
}

// A new game never overwrites one that is not over: it is kept, the screen says so, and it goes on
// later as it was (issue 14, fault 1).
func TestNewGameKeepsTheOld(t *testing.T) {
	st := store.NewMemory()
	a := newApp(t, st)
	first := some(t, a, "3")
	game(t, a, config("hb", "4"))
	if a.Said() != a.T("chronicles.parked") {
		t.Errorf("the screen says %q", a.Said())
	}
	if got := shelvesOf(t, a); got[save.Parked] != first {
		t.Fatalf("kept is %q, want %q", got, first)
	}
	second := some(t, a, "5")
	menu.ShowTitle(a)
	press(t, a, "title.chronicles")
	wait(a, 5)
	press(t, a, "chronicles.game.1") // after the current one
	press(t, a, "kept.continue")
	if got := string(TableOf(a).s.Record()); got != first {
		t.Errorf("another game goes on:\n%s\nwant\n%s", got, first)
	}
	if got := shelvesOf(t, a)[save.Parked]; got != second {
		t.Errorf("parked is %q, want %q", got, second)
	}
}

// A game that is over lies among the finished ones, once, and no longer in the autosave.
func TestFinishedGameIsKept(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("bb", "3"))
	for range 20000 {
		if a.Scene() == "end" {
			break
		}
		wait(a, 1)
	}
	if a.Scene() != "end" {
		t.Fatal("the game does not end:", a.Scene())
	}
	want := string(tb.s.Record())
	if got := shelvesOf(t, a); got[save.Finished] != want || len(got) != 1 {
		t.Errorf("kept is %q", got)
	}
	menu.ShowTitle(a)
	if a.Tree().Find("title.touria.continue") != nil {
		t.Error("a game that is over can be continued")
	}
}

// clipboard is a clipboard of the test.
type clipboard struct {
	text string
	err  error
}

func (b *clipboard) Copy(text string) error { b.text = text; return b.err }

func (b *clipboard) Paste() (string, error) { return b.text, b.err }

// A save code goes from one program to another by the clipboard (M10).
func TestCodeByClipboard(t *testing.T) {
	clip := &clipboard{}
	a := newApp(t, nil)
	a.Config().Clipboard = clip
	want := some(t, a, "3")
	menu.ShowTitle(a)
	press(t, a, "title.chronicles")
	wait(a, 2)
	press(t, a, "chronicles.game.0")
	press(t, a, "kept.code")
	uitest.Settle(a)
	if a.Tree().Find("dare.link") != nil {
		t.Error("a game that is no dare has a dare's link")
	}
	press(t, a, "code.copy")
	uitest.Settle(a)
	if len(clip.text) < 40 || a.Said() != a.T("code.copied") {
		t.Fatalf("%q is copied, and it says %q", clip.text, a.Said())
	}

	b := newApp(t, nil)
	b.Config().Clipboard = clip
	press(t, b, "title.chronicles")
	press(t, b, "chronicles.code")
	press(t, b, "entry.paste")
	uitest.Settle(b)
	press(t, b, "entry.open")
	uitest.Settle(b)
	if tb := TableOf(b); tb == nil || string(tb.s.Record()) != want {
		t.Fatalf("the code leads to %s:\n%s\nwant\n%s", b.Scene(), TableOf(b).s.Record(), want)
	}

	// A wrong code says so, and nothing is lost.
	for wrong, key := range map[string]string{"hello": "code.wrong", clip.text[1:]: "code.mistyped"} {
		menu.OpenCode(b, wrong)
		uitest.Settle(b)
		if d := b.Tree().Find("dialog.text"); d == nil || d.Text != b.T(key) {
			t.Errorf("%q: %v", wrong, d)
		}
		press(t, b, "dialog.ok")
	}
}

// A clipboard that may not be read is told from one without a code.
func TestClipboardRefused(t *testing.T) {
	for _, c := range []struct {
		clip clipboard
		key  string
	}{{clipboard{err: errors.New("refused")}, "code.unread"}, {clipboard{text: " "}, "code.unpasted"}} {
		a := newApp(t, nil)
		a.Config().Clipboard = &c.clip
		menu.ShowTitle(a)
		press(t, a, "title.chronicles")
		wait(a, 2)
		press(t, a, "chronicles.code")
		press(t, a, "entry.paste")
		uitest.Settle(a)
		if a.Said() != a.T(c.key) {
			t.Errorf("%+v: it says %q, want %q", c.clip, a.Said(), a.T(c.key))
		}
	}
}

// A file is opened: what is not over goes on, what runs is parked, and what is no game is refused in
// one sentence that names it (issue 14, item 5).
func TestOpen(t *testing.T) {
	from := newApp(t, nil)
	want := some(t, from, "3")
	a := newApp(t, nil)
	running := some(t, a, "4")
	for _, bad := range []struct {
		text, key string
		err       error
	}{
		{"", "open.wrong", nil}, {"hello", "open.wrong", nil}, {"x", "open.wrong", errors.New("no such file")},
		{`{"record":"touria","version":7}`, "open.newer", nil}, {strings.Replace(want, `"seed":"3"`, `"commitment":"ab"`, 1), "open.unplayable", nil},
	} {
		menu.Open(a, []byte(bad.text), "game.touria", bad.err)
		if d := a.Tree().Find("dialog.text"); d == nil || d.Text != a.T(bad.key, "game.touria") {
			t.Errorf("%.20s: %v, want %s", bad.text, d, bad.key)
		}
		press(t, a, "dialog.ok")
	}
	menu.Open(a, []byte(want), "game.touria", nil)
	press(t, a, "dialog.keep")
	if got := string(TableOf(a).s.Record()); got != running {
		t.Error("the running game has changed")
	}
	menu.Open(a, []byte(want), "game.touria", nil)
	press(t, a, "dialog.open")
	if got := string(TableOf(a).s.Record()); got != want {
		t.Errorf("the file leads to\n%s", got)
	}
	if got := shelvesOf(t, a)[save.Parked]; got != running {
		t.Errorf("parked is %q", got)
	}

	// A wrong code given before the program has loaded is told at the title.
	c := menu.New(ui.Config{Games: []ui.Game{&Game{}}, Measure: uitest.Ruler{}, Language: "en", Speed: -1})
	menu.OpenCode(c, "hello")
	wait(c, 2)
	uitest.Settle(c)
	if d := c.Tree().Find("dialog.text"); d == nil || d.Text != c.T("code.wrong") || c.Tree().Find("title") == nil {
		t.Errorf("a wrong code at the start leads to %s: %v", c.Scene(), d)
	}

	// Given before the program has loaded.
	steps := 0
	b := menu.New(ui.Config{Games: []ui.Game{&Game{}}, Measure: uitest.Ruler{}, Language: "en", Speed: -1, Load: func() (float32, error) { steps++; return float32(steps) / 4, nil }})
	menu.Open(b, []byte(want), "game.touria", nil)
	for range 100 {
		if TableOf(b) != nil {
			break
		}
		wait(b, 1)
	}
	if tb := TableOf(b); tb == nil || string(tb.s.Record()) != want {
		t.Errorf("at the start the file leads to %s", b.Scene())
	}
}

// wonIn says in how many turns of their own somebody has won, as the week counts them.
func wonIn(a *ui.App, s *session.Session) string {
	people, _, err := session.Load(bytes.ReplaceAll(s.Record(), []byte(`"kind":"bot"`), []byte(`"kind":"human"`)), session.Options{Rules: rulesOfTests})
	if err != nil {
		return err.Error()
	}
	g := annals.Read(people)
	winner, _ := s.Player(s.State().Winner())
	return a.T("chronicles.won", words.Lit("Name", winner.Name), words.Num("Count", g.Turns()))
}

// The list tells of each game who played, how far it is and who has won; what is damaged is said to
// be, and can be deleted.
func TestChronicles(t *testing.T) {
	st := store.NewMemory()
	text := whole(t, "7")
	for name, text := range map[string]string{"finished-20261121-101500-00000001": text, "parked-20261120-101500-00000002": text[:len(text)/2],
		"finished-20261119-101500-00000003": "damaged", "other-game": text, "slot3-20261101-000000-00000004": text[:len(text)/3]} {
		if err := st.Write(store.Save, name+".touria", []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	a := newApp(t, st)
	press(t, a, "title.chronicles")
	wait(a, 10)
	s, _, err := session.Load([]byte(text), session.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{a.T("chronicles.slot", 3), a.T("chronicles.turn", 9)[:6], wonIn(a, s),
		a.T("chronicles.unreadable")} {
		e := a.Tree().Find(fmt.Sprint("chronicles.game.", i))
		if e == nil || !strings.Contains(e.Label, want) {
			t.Errorf("line %d is %v, want %q", i, e, want)
		}
	}
	if a.Tree().Find("chronicles.game.4") != nil {
		t.Error("a file of another name is listed")
	}
	press(t, a, "chronicles.game.3")
	if a.Tree().Find("kept.continue") != nil || a.Tree().Find("kept.watch") != nil {
		t.Error("a damaged game can be opened")
	}
	press(t, a, "kept.delete")
	press(t, a, "dialog.delete")
	if a.Scene() != "chronicles" || a.Tree().Find("chronicles.game.3") != nil {
		t.Error("the damaged game is still there")
	}
}

// A copy of the running game goes to a slot and can be played from there more than once.
func TestSlots(t *testing.T) {
	a := newApp(t, nil)
	want := some(t, a, "3")
	for a.Scene() != "table" || a.Press("table.menu") != nil {
		wait(a, 1)
	}
	press(t, a, "pause.slots")
	press(t, a, "slots.2")
	if e := a.Tree().Find("slots.title"); e.Text != a.T("slots.saved", 2) || a.Said() != "" {
		t.Errorf("the heading says %q, a toast %q", e.Text, a.Said())
	}
	press(t, a, "slots.done")
	press(t, a, "pause.abandon")
	press(t, a, "dialog.abandon")
	for range 2 {
		menu.ShowTitle(a)
		press(t, a, "title.chronicles")
		wait(a, 5)
		for i := range 3 {
			if e := a.Tree().Find(fmt.Sprint("chronicles.game.", i)); e != nil && strings.Contains(e.Label, a.T("chronicles.slot", 2)) {
				press(t, a, e.ID)
				break
			}
		}
		press(t, a, "kept.continue")
		if got := string(TableOf(a).s.Record()); got != want {
			t.Errorf("the slot leads to\n%s\nwant\n%s", got, want)
		}
	}
}
