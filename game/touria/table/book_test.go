package table

import (
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// theBook returns the open rule book.
func theBook(t *testing.T, a *ui.App) *book {
	t.Helper()
	s, ok := a.Top().(*book)
	if !ok {
		t.Fatal("the rule book is not open:", dump(a))
	}
	return s
}

// opens presses a key, and fails unless the rule book opens at a page.
func opens(t *testing.T, a *ui.App, k ui.Key) *book {
	t.Helper()
	in := a.Rest()
	in.Device = ui.Keyboard
	in.Press(k)
	a.Tick(&in)
	return theBook(t, a)
}

// "?" on anything of the table opens its page, by keyboard and by pad. The table
// stays in sight, and closing the book leads back to the same thing.
func TestBookOpensAtEverything(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hbbb", "11"))
	for range 2000 {
		if tb.turn.Open() {
			break
		}
		wait(a, 1)
	}
	var ids []string
	for i := range a.Tree().Elements {
		if e := &a.Tree().Elements[i]; a.Tree().Reachable(e) && e.Target.Kind != show.TargetNone {
			ids = append(ids, e.ID)
		}
	}
	if len(ids) < 25 {
		t.Fatalf("only %d things on the table", len(ids))
	}
	for i, id := range ids {
		a.SetFocus(id)
		key := []ui.Key{ui.KeyR, ui.PadY}[i%2]
		s := opens(t, a, key)
		if s.at.view != viewPages {
			t.Errorf("%s opens no page", id)
		}
		if a.Tree().Find("table.board") == nil {
			t.Error("the table is not in sight")
		}
		in := a.Rest()
		in.Press(ui.KeyEscape)
		a.Tick(&in)
		if a.Scene() != "table" || a.Focus() != id {
			t.Errorf("after %s was looked up, %q has the focus in %s", id, a.Focus(), a.Scene())
		}
	}
}

// Every topic is two inputs away from the table: "?" and a line of the contents.
func TestBookIsNear(t *testing.T) {
	everywhere(t, []size{{1280, 720}, {844, 390}, {390, 844}}, bookIsNear)
}

func bookIsNear(t *testing.T, a *ui.App, _ string, scale int) {
	game(t, a, config("hbbb", "11"))
	told := map[string]bool{}
	for i, topic := range show.Book() {
		if a.Tree(); a.Element("table.rules") == nil { // on the smallest screens it is in the menu
			if scale == 100 {
				t.Fatal("no rule book on the table")
			}
			strike(a, ui.KeyR)
		} else {
			press(t, a, "table.rules")
		}
		if i == 0 {
			check(t, a, "contents", told)
		}
		if e := a.Element("rules.topic." + topic.ID); e == nil || e.Label != topic.Title.In(a.Words()) {
			t.Fatalf("%s is not in the contents, or by another name: %+v", topic.ID, e)
		}
		if i > 2 && scale != 100 {
			press(t, a, "rules.done")
			continue
		}
		press(t, a, "rules.topic."+topic.ID)
		s := theBook(t, a)
		if got := s.topics[s.at.topic].ID; got != topic.ID {
			t.Errorf("%s leads to %s", topic.ID, got)
		}
		seen := false
		for i := range a.Tree().Elements {
			e := &a.Tree().Elements[i]
			seen = seen || e.Look == ui.LookHeading && e.Text == topic.Title.In(a.Words())
		}
		if !seen {
			t.Errorf("%s is not on the open pages", topic.ID)
		}
		press(t, a, "rules.done")
	}
}

// A search finds each word of the index in each language, with and without
// accents, and leads to where it is explained. Words of the text are found, too.
func TestBookSearch(t *testing.T) {
	for _, lang := range words.Languages() {
		a := newApp(t, nil)
		a.Words().Use(lang)
		press(t, a, "title.touria.rules")
		press(t, a, "rules.index")
		s := theBook(t, a)
		if a.Editing() != "rules.search" {
			t.Fatal("the field does not wait for letters")
		}
		for _, want := range s.terms {
			for _, text := range []string{want.name, want.folded, strings.ToUpper(want.name)} {
				s.typed = string([]rune(text)[:min(20, len([]rune(text)))])
				found := false
				for _, got := range s.found() {
					found = found || got.folded == want.folded
				}
				if !found {
					t.Errorf("%s: %q is not found", lang, s.typed)
				}
			}
			if _, ok := s.find(want.At); !ok {
				t.Errorf("%s: %q leads nowhere", lang, want.name)
			}
		}
		s.typed = "65" // the number of gems: no word of the index
		if list := s.found(); len(list) == 0 || list[0].At != "gems" {
			t.Errorf("%s: a word of the text is not found: %v", lang, list)
		}
		s.typed = "qqqq"
		a.Changed()
		if a.Tree().Find("rules.none") == nil {
			t.Errorf("%s: nothing says that nothing was found", lang)
		}
	}
}

// Letters typed in the field filter the index at once.
func TestBookTyping(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.touria.rules")
	press(t, a, "rules.index")
	before := len(theBook(t, a).found())
	in := a.Rest()
	copy(in.Typed[:], []rune("mirr"))
	a.Tick(&in)
	if s := theBook(t, a); s.typed != "mirr" || len(s.found()) != 1 || before < 50 {
		t.Fatalf("%q finds %d of %d", s.typed, len(s.found()), before)
	}
	press(t, a, "rules.term.0")
	if s := theBook(t, a); s.topics[s.at.topic].Blocks[s.at.block].ID != "item.mirror" {
		t.Errorf("it leads to %+v", s.at)
	}
}

// Keys turn pages, Back leads to where one was, and in the end to the table.
func TestBookKeys(t *testing.T) {
	a := newApp(t, nil)
	game(t, a, config("hbbb", "11"))
	s := opens(t, a, ui.KeyR)
	key := func(k ui.Key) {
		in := a.Rest()
		in.Device = ui.Keyboard
		in.Press(k)
		a.Tick(&in)
	}
	if s.at.view != viewContents {
		t.Fatal("it does not open at the contents")
	}
	key(ui.KeyPageDown)
	if s.at.view != viewPages || s.page() != 0 {
		t.Fatalf("the contents lead to %+v", s.at)
	}
	for _, k := range []ui.Key{ui.KeyRight, ui.KeyPageDown, ui.PadRB} {
		was := s.page()
		key(k)
		if s.page() != was+2 {
			t.Errorf("key %d turns from page %d to %d", k, was, s.page())
		}
	}
	key(ui.KeyEnd)
	if n := s.page(); n+2 < len(s.pages) {
		t.Errorf("End opens page %d of %d", n, len(s.pages))
	}
	press(t, a, "rules.chapter.3")
	items := s.at
	press(t, a, "rules.contents")
	press(t, a, "rules.topic.walk")
	key(ui.KeyEscape)
	if s.at.view != viewContents {
		t.Errorf("Back leads to %+v", s.at)
	}
	key(ui.KeyEscape)
	if s.at != items {
		t.Errorf("Back leads to %+v, not %+v", s.at, items)
	}
	key(ui.KeyEscape) // where End led
	key(ui.KeyEscape)
	if a.Scene() != "table" {
		t.Errorf("Back ends in %s", a.Scene())
	}
}

// The open book costs nothing at rest.
func TestBookAtRest(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.touria.rules")
	press(t, a, "rules.topic.towers")
	wait(a, 40)
	was := a.Tree().Version
	if n := testing.AllocsPerRun(50, func() { wait(a, 1) }); n > 0 {
		t.Errorf("%v allocations a tick", n)
	}
	if a.Tree().Version != was {
		t.Error("the elements are built anew")
	}
}

// The whole book is set in a time that no frame notices.
func BenchmarkBook(b *testing.B) {
	a := newApp(b, nil)
	openBook(a, "")
	s := a.Top().(*book)
	b.ReportAllocs()
	for b.Loop() {
		s.of = paper{}
		s.print()
	}
}

// The index names things without articles and with capital letters, as indexes do.
func TestIndexWithoutArticles(t *testing.T) {
	for lang, entries := range map[string][]string{"en": {"Towers", "Black gem"}, "de": {"Türme", "Blauer Edelstein"}, "fr": {"Tours"}, "nl": {"Torens"}, "it": {"Torri"}} {
		a := newApp(t, nil)
		a.Words().Use(lang)
		press(t, a, "title.touria.rules")
		s := theBook(t, a)
		for _, want := range entries {
			if !slices.ContainsFunc(s.terms, func(x term) bool { return x.name == want }) {
				t.Errorf("%s: %s is not in the index", lang, want)
			}
		}
		if !slices.IsSortedFunc(s.terms, func(x, y term) int { return strings.Compare(x.folded, y.folded) }) {
			t.Errorf("%s: the index is not sorted", lang)
		}
	}
}
