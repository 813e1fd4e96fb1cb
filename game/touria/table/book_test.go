package table

import (
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// opens presses a key, and fails unless the rule book opens.
func opens(t *testing.T, a *ui.App, k ui.Key) {
	t.Helper()
	strike(a, k)
	if a.Scene() != "rules" {
		t.Fatal("the rule book is not open:", dump(a))
	}
}

// onPage reports whether the open chapter of the rule book shows a title, in sight.
func onPage(a *ui.App, title string) bool {
	return slices.ContainsFunc(a.Tree().Elements, func(e ui.Element) bool {
		return e.Look == ui.LookHeading && e.Text == title && e.Pane != nil && e.Seen().H > e.Rect.H-1
	})
}

// inIndex returns the words that the contents of the rule book list: all of the index, or what is found.
func inIndex(a *ui.App) (list []*ui.Element) {
	for i := range a.Tree().Elements {
		if e := &a.Tree().Elements[i]; e.Role == ui.RoleLink && strings.HasPrefix(e.ID, "rules.term.") {
			list = append(list, e)
		}
	}
	return list
}

// seek writes into the field of the rule book.
func seek(a *ui.App, text string) {
	a.Tree().Find("rules.search").OnType(text)
	a.Tree()
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
		opens(t, a, []ui.Key{ui.KeyR, ui.PadY}[i%2])
		if a.Element("rules.search") != nil {
			t.Errorf("%s opens no page", id)
		}
		if a.Tree().Find("table.board") == nil {
			t.Error("the table is not in sight")
		}
		strike(a, ui.KeyEscape)
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
		title := topic.Title.In(a.Words())
		if e := a.Element("rules.topic." + topic.ID); e == nil || e.Label != title {
			t.Fatalf("%s is not in the contents, or by another name: %+v", topic.ID, e)
		}
		if i == 0 {
			check(t, a, "contents", told)
		}
		if i > 2 && scale != 100 {
			press(t, a, "rules.done")
			continue
		}
		if press(t, a, "rules.topic."+topic.ID); !onPage(a, title) {
			t.Errorf("%s is not on the open page: %s", topic.ID, dump(a))
		}
		check(t, a, "page "+topic.ID, told)
		press(t, a, "rules.done")
	}
}

// A search finds each word of the index in each language, with and without
// accents, and leads to where it is explained. Words of the text are found, too.
func TestBookSearch(t *testing.T) {
	for _, lang := range words.Languages() {
		a := newApp(t, nil)
		a.Words().Use(lang)
		press(t, a, "title.touria.rules", "rules.index")
		var names []string
		for _, e := range inIndex(a) {
			names = append(names, e.Label)
		}
		if len(names) < 50 {
			t.Errorf("%s: %d words in the index", lang, len(names))
		}
		for _, name := range names {
			seek(a, strings.ToUpper(name))
			if !slices.ContainsFunc(inIndex(a), func(e *ui.Element) bool { return e.Label == name }) {
				t.Errorf("%s: %q is not found", lang, name)
			}
		}
		seek(a, "65") // the number of gems: no word of the index
		if list := inIndex(a); len(list) == 0 {
			t.Errorf("%s: a word of the text is not found", lang)
		} else if press(t, a, list[0].ID); !onPage(a, words.Say("book.gems.title").In(a.Words())) {
			t.Errorf("%s: a word of the text leads elsewhere", lang)
		}
		strike(a, ui.KeyEscape)
		if seek(a, "qqqq"); a.Tree().Find("rules.none") == nil {
			t.Errorf("%s: nothing says that nothing was found", lang)
		}
	}
}

// Letters typed in the field filter the index at once.
func TestBookTyping(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.touria.rules", "rules.search")
	in := a.Rest()
	copy(in.Typed[:], []rune("mirr"))
	a.Tick(&in)
	if n := len(inIndex(a)); n != 1 {
		t.Fatalf("it finds %d words", n)
	}
	if press(t, a, "rules.term.0"); !onPage(a, a.T("item.mirror.name")) {
		t.Error("it leads elsewhere:", dump(a))
	}
}

// Back leads to where one was, and in the end to the table.
func TestBookKeys(t *testing.T) {
	a := newApp(t, nil)
	game(t, a, config("hbbb", "11"))
	opens(t, a, ui.KeyR)
	press(t, a, "rules.chapter.3", "rules.contents", "rules.topic.walk")
	if strike(a, ui.KeyEscape); a.Element("rules.search") == nil {
		t.Error("Back does not lead to the contents")
	}
	if strike(a, ui.KeyBackspace); !a.Element("rules.chapter.3").Checked {
		t.Error("Back does not lead to the chapter before")
	}
	strike(a, ui.KeyEscape)
	if strike(a, ui.KeyEscape); a.Scene() != "table" {
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

// The contents are laid out in a time that no frame notices.
func BenchmarkBook(b *testing.B) {
	a := newApp(b, nil)
	a.Game().ShowRules(a)
	b.ReportAllocs()
	for b.Loop() {
		a.Changed()
		a.Tree()
	}
}

// The index names things without articles and with capital letters, as indexes do.
func TestIndexWithoutArticles(t *testing.T) {
	for lang, entries := range map[string][]string{"en": {"Towers", "Black gem"}, "de": {"Türme", "Blauer Edelstein"}, "fr": {"Tours"}, "nl": {"Torens"}, "it": {"Torri"}} {
		a := newApp(t, nil)
		a.Words().Use(lang)
		press(t, a, "title.touria.rules", "rules.index")
		for _, want := range entries {
			if !slices.ContainsFunc(inIndex(a), func(e *ui.Element) bool { return e.Label == want }) {
				t.Errorf("%s: %s is not in the index", lang, want)
			}
		}
	}
}
