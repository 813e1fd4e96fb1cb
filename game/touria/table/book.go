package table

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	hearing "touria.games/touria/game/touria/sound"
	"touria.games/touria/game/ui"
)

// book is the rule book, open on the table, which stays visible around it: two pages, or one where
// there is no room for two.
type book struct {
	app    *ui.App
	topics []show.Topic
	terms  []term
	focus  string // what had the focus on the table, and whether it was shown
	ring   bool

	at    spot
	been  []spot // where Back leads
	typed string // in the search field
	pages []leaf
	of    paper // what the pages are made for
}

// spot is a place in the book.
type spot struct {
	view  view
	topic int // the first block of the left page
	block int
	part  int // of that block, if it continues over pages
	sheet int // of the contents or the index
}

type view uint8

const (
	viewPages view = iota
	viewContents
	viewIndex
)

// term is a word of the index in the current language.
type term struct {
	show.Term
	name, folded string
}

// ShowRules opens the rule book at its contents.
func (g *Game) ShowRules(a *ui.App) { openBook(a, "") }

// rulesPage opens the rule book at what has the focus or lies under the pointer,
// otherwise at its contents.
func (t *Table) rulesPage() { openBook(t.a, t.pageHere()) }

// pageHere returns the id of the page about what the player points at.
func (t *Table) pageHere() string {
	id := t.a.Hover()
	if t.a.FocusShown() {
		id = t.a.Focused()
	}
	e := t.a.Tree().Find(id)
	if e == nil {
		return ""
	}
	if at := show.PageOf(e.Target, e.Icons); at != "" {
		return at
	}
	if e.Target.Kind != show.TargetButton && e.Look != ui.LookOption {
		return ""
	}
	for _, i := range append(slices.Clip(e.Icons), e.Costs...) {
		if at := show.PageOfIcon(i); at != "" {
			return at
		}
	}
	return show.PageOfPhase(t.s.State().Phase(), t.board.Model.Heroes)
}

// openBook opens the rule book at a topic or an entry, "" is its contents.
func openBook(a *ui.App, at string) {
	s := &book{app: a, topics: show.Book(), focus: a.Focused(), ring: a.FocusShown()}
	s.Retell()
	if to, ok := s.find(at); ok {
		s.at = to
	} else {
		s.at.view = viewContents
	}
	a.Push(s)
}

// find returns where a topic or an entry is.
func (s *book) find(id string) (spot, bool) {
	for i := range s.topics {
		if s.topics[i].ID == id {
			return spot{topic: i}, true
		}
		for j := range s.topics[i].Blocks {
			if b := &s.topics[i].Blocks[j]; b.ID == id && id != "" {
				return spot{topic: i, block: j}, true
			}
		}
	}
	return spot{}, false
}

// Retell sorts the index in the language.
func (s *book) Retell() {
	c := s.app.Words()
	s.terms = s.terms[:0]
	for _, t := range show.BookTerms(s.topics) {
		name := s.entry(t.Name.In(c))
		s.terms = append(s.terms, term{t, name, fold(name)})
	}
	slices.SortStableFunc(s.terms, func(a, b term) int { return strings.Compare(a.folded, b.folded) })
	s.terms = slices.CompactFunc(s.terms, func(a, b term) bool { return a.folded == b.folded })
	s.of = paper{}
	s.app.Changed()
}

// entry writes a name as an index does: without article, with a capital letter.
func (s *book) entry(name string) string {
	for _, article := range strings.Split(s.app.T("book.articles"), "|") {
		if !strings.HasSuffix(article, "’") {
			article += " "
		}
		if rest, ok := strings.CutPrefix(name, article); ok && rest != "" {
			name = rest
			break
		}
	}
	first, size := utf8.DecodeRuneInString(name)
	return string(unicode.ToUpper(first)) + name[size:]
}

// fold reduces a text to what a search compares: lower case without accents.
func fold(text string) string {
	return strings.Map(func(r rune) rune {
		const from, to = "àáâäçèéêëìíîïñòóôöùúûü’", "aaaaceeeeiiiinoooouuuu'"
		if i := slices.Index([]rune(from), r); i >= 0 {
			return rune(to[i])
		}
		return r
	}, strings.ToLower(text))
}

// found returns the words of the index that contain what is typed, those that
// begin with it first. If there is none, topics whose text contains it.
func (s *book) found() []term {
	want := fold(strings.TrimSpace(s.typed))
	if want == "" {
		return s.terms
	}
	var first, rest []term
	for _, t := range s.terms {
		switch i := strings.Index(t.folded, want); {
		case i == 0:
			first = append(first, t)
		case i > 0:
			rest = append(rest, t)
		}
	}
	if first = append(first, rest...); len(first) > 0 {
		return first
	}
	c := s.app.Words()
	for i := range s.topics {
		t := &s.topics[i]
		for j := range t.Blocks {
			b := &t.Blocks[j]
			if strings.Contains(fold(b.Text.In(c)+" "+b.Rule.In(c)), want) {
				first = append(first, term{Term: show.Term{Name: t.Title, Icon: t.Icon, At: t.ID}, name: t.Title.In(c)})
				break
			}
		}
	}
	return first
}

// visit goes to another place. Back returns from there.
func (s *book) visit(to spot) {
	if to != s.at {
		s.been = append(s.been, s.at)
		s.at = to
	}
	s.app.Moved()
}

// open goes to a topic or an entry.
func (s *book) open(id string) {
	if to, ok := s.find(id); ok {
		s.visit(to)
	}
}

// close closes the book and restores the focus.
func (s *book) close() {
	s.app.Remove(s)
	s.app.FocusOn(s.focus)
	s.app.SetRing(s.ring)
}

// Back returns to the place before, or closes the book.
func (s *book) Back() {
	n := len(s.been)
	if n == 0 {
		s.close()
		return
	}
	s.at = s.been[n-1]
	s.been = s.been[:n-1]
	s.app.Moved()
}

// turn turns pages, or the sheets of a list.
func (s *book) turn(by int) {
	switch n := s.page() + by*s.spread(); {
	case s.at.view == viewContents && by > 0 && s.at.sheet == s.sheets()-1: // the pages come after the contents
		s.toPage(0)
	case s.at.view != viewPages:
		s.at.sheet = max(0, min(s.sheets()-1, s.at.sheet+by))
		s.app.Changed()
	case n < 0 && s.page() == 0:
		s.at = spot{view: viewContents}
		s.app.Changed()
	default:
		s.toPage(n)
	}
}

// toPage opens the book at a page.
func (s *book) toPage(n int) {
	n = max(0, min(len(s.pages)-1, n))
	s.at = spot{topic: s.pages[n].topic, block: s.pages[n].block, part: s.pages[n].part}
	s.app.Changed()
}

// Key turns pages and closes the book.
func (s *book) Key(k ui.Key) bool {
	list := s.at.view != viewPages
	switch k {
	case ui.KeyPageUp, ui.PadLB:
		s.turn(-1)
	case ui.KeyPageDown, ui.PadRB:
		s.turn(1)
	case ui.KeyLeft, ui.PadLeft:
		if list {
			return false
		}
		s.turn(-1)
	case ui.KeyRight, ui.PadRight:
		if list {
			return false
		}
		s.turn(1)
	case ui.KeyHome:
		s.turn(-999)
	case ui.KeyEnd:
		s.turn(999)
	case ui.KeyBackspace:
		s.Back()
	case ui.KeyR, ui.PadY, ui.PadStart:
		s.close()
	default:
		return false
	}
	return true
}

// Down closes the book with a press beside it.
func (s *book) Down(x, y float32) bool {
	if s.frame().book.Contains(x, y) || s.app.Tree().At(x, y) != nil {
		return false
	}
	s.close()
	return true
}

// Wheel turns pages.
func (s *book) Wheel(up int) { s.turn(-up) }

// Tick does nothing: the pictures move by themselves.
func (s *book) Tick(bool) {}

// Opaque returns false: the table is visible around the book.
func (s *book) Opaque() bool { return false }

// Name returns the scene's name.
func (s *book) Name() string { return "rules" }

// Build adds the book, what it shows, and what turns its pages.
func (s *book) Build(b *ui.Builder) {
	a := s.app
	f := s.frame()
	b.Panel("rules.shade", a.Window(), ui.LookShade)
	in := b.Add(ui.Element{ID: "rules", Role: ui.RolePanel, Look: board.LookBook, Paper: true, Rect: f.book, Label: a.T("table.rules"), Checked: f.two})
	s.buildBar(b, &f)
	b.Inside(in, func() {
		switch s.at.view {
		case viewPages:
			s.buildPages(b, &f)
		case viewContents:
			s.buildContents(b, &f)
		case viewIndex:
			s.buildIndex(b, &f)
		}
	})
}

// buildBar adds the buttons around the pages.
func (s *book) buildBar(b *ui.Builder, f *frame) {
	a := s.app
	first, last := s.ends()
	for c := range show.Chapter(show.Chapters) {
		name := c.Name().In(a.Words())
		b.Add(ui.Element{ID: "rules.chapter." + strconv.Itoa(int(c)), Role: ui.RoleButton, Look: board.LookTab, Rect: f.tabs[c], Label: strconv.Itoa(int(c)+1) + ". " + name, Hint: name, // a topic may have the same name
			Icons: []ui.Icon{c.Icon()}, Lit: s.at.view == viewPages && s.topics[s.at.topic].Chapter == c, OnPress: func() { s.chapter(c) }})
	}
	button := func(id string, r ui.Rect, sym pictures.Symbol, key string, press func()) *ui.Element {
		b.Icon("rules."+id, r, sym, a.T(key), press)
		b.Last().Sound = sound.Page
		return b.Last()
	}
	button("done", f.close, pictures.SymCross, "book.close", s.close)
	button("contents", f.contents, pictures.SymMenu, "book.contents", func() { s.visit(spot{view: viewContents}) }).Lit = s.at.view == viewContents
	b.Add(ui.Element{ID: "rules.index", Role: ui.RoleButton, Look: ui.LookButton, Rect: f.index, Text: indexSign, Size: s.size() / a.Growth(), Label: a.T("book.index"), Hint: a.T("book.index"),
		Lit: s.at.view == viewIndex, OnPress: s.toIndex})
	e := button("previous", f.previous, pictures.SymLeft, "rules.previous", func() { s.turn(-1) })
	e.Disabled, e.Why = first, a.T("rules.first")
	e = button("next", f.next, pictures.SymRight, "rules.next", func() { s.turn(1) })
	e.Disabled, e.Why = last, a.T("rules.last")
}

// chapter opens a chapter at its first page.
func (s *book) chapter(c show.Chapter) {
	for i := range s.topics {
		if s.topics[i].Chapter == c {
			s.visit(spot{topic: i})
			return
		}
	}
}

// toIndex opens the index, ready for typing where there are keys.
func (s *book) toIndex() {
	s.typed = ""
	s.visit(spot{view: viewIndex})
	if d := s.app.Device(); d == ui.Keyboard || d == ui.Mouse {
		s.app.Press("rules.search")
	}
}

// ends reports whether the first and the last page are open.
func (s *book) ends() (first, last bool) {
	switch s.at.view {
	case viewContents:
		return s.at.sheet == 0, false
	case viewIndex:
		return s.at.sheet == 0, s.at.sheet >= s.sheets()-1
	}
	return false, s.page()+s.spread() >= len(s.pages)
}

// foot is the height of the line with the page's number.
func (s *book) foot() float32 { return s.size()*ui.LineHeight + 6 }

var _ sound.Scene = (*book)(nil)

// Mood returns the mood of the rule book: that of the game it belongs to, or the evening
// at the title.
func (b *book) Mood() sound.Mood {
	scenes := b.app.Scenes()
	for i := len(scenes) - 1; i >= 0; i-- {
		switch s := scenes[i].(type) {
		case *Table:
			return s.Mood()
		case *after.Replay:
			return s.Mood()
		case *after.Finale:
			return s.Mood()
		}
	}
	return hearing.Calm
}
