package table

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
)

// book is the rule book. It lies open on the table, which stays in sight around
// it: two pages, or one where there is no room for two.
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
	part  int // of that block, if it goes on over pages
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

// fold reduces a text to what is compared in a search: small letters without
// accents.
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

// visit goes to another place. Back leads to where one was.
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

// close puts the book away. What had the focus has it again.
func (s *book) close() {
	s.app.Remove(s)
	s.app.FocusOn(s.focus)
	s.app.SetRing(s.ring)
}

// Back goes to where one was before, or closes the book.
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

// Opaque returns false: the table is seen around the book.
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

// cell is an entry of the contents or of the index.
type cell struct {
	id, text string
	icon     ui.Icon
	press    func()
}

// grid says how cells are laid out on a page: columns, and rows of a height.
func (s *book) grid(page ui.Rect) (columns, rows int, high float32) {
	widest := s.size()*8 + s.lineIcon() + 10
	high = max(44, 44/s.app.Scale(), 2*s.size()*ui.LineHeight+2)
	columns = max(1, int((page.W+8)/(widest+8)))
	rows = max(1, int((page.H+2)/(high+2)))
	return columns, rows, high
}

// lists returns the pages of a list; the index has its field above.
func (s *book) lists() []ui.Rect {
	f := s.frame()
	pages := []ui.Rect{f.left}
	if f.two {
		pages = append(pages, f.right)
	}
	if s.at.view == viewIndex {
		pages[0].Y += f.field.H + 8
		pages[0].H -= f.field.H + 8
	}
	return pages
}

// room returns how many cells an open book shows.
func (s *book) room() (n int) {
	for _, p := range s.lists() {
		columns, rows, _ := s.grid(p)
		n += columns * rows
	}
	return n
}

// sheets returns how often a list can be turned, at least 1. The contents lie open
// whole, so that every topic is a press away.
func (s *book) sheets() int {
	if s.at.view != viewIndex {
		return 1
	}
	return max(1, (len(s.found())+s.room()-1)/s.room())
}

func (s *book) buildContents(b *ui.Builder, f *frame) {
	c := s.app.Words()
	cells := make([]cell, len(s.topics))
	for i := range s.topics {
		t := &s.topics[i]
		cells[i] = cell{"rules.topic." + t.ID, t.Title.In(c), t.Icon, func() { s.visit(spot{topic: i}) }}
	}
	if columns, ok := s.byChapter(f, cells); ok {
		s.buildChapters(b, f, cells, columns)
		return
	}
	if len(cells) <= s.room() {
		s.buildCells(b, cells)
		return
	}
	if columns, rows, high := s.tight(f, cells); columns > 0 {
		w := (f.left.W - 8*float32(columns-1)) / float32(columns)
		for i := range cells {
			s.buildCell(b, ui.Box(f.left.X+float32(i/rows)*(w+8), f.left.Y+float32(i%rows)*high, w, high), &cells[i])
		}
		return
	}
	s.buildSigns(b, f, cells)
}

// tight returns the columns and rows in which all cells have room on a page of a small
// screen, without gaps and down to the page's number; columns is 0 if there are none.
func (s *book) tight(f *frame, cells []cell) (columns, rows int, high float32) {
	high = max(44/s.app.Scale(), 2*s.size()*ui.LineHeight+2)
	for columns = 2; columns < 4 && !f.two; columns++ {
		if rows = int((f.left.H + s.foot()) / high); columns*rows < len(cells) {
			continue
		}
		if !s.named(cells, (f.left.W-8*float32(columns-1))/float32(columns)) {
			break
		}
		return columns, rows, high
	}
	return 0, 0, 0
}

// named reports whether the names of all cells w wide have room.
func (s *book) named(cells []cell, w float32) bool {
	return !slices.ContainsFunc(cells, func(c cell) bool {
		_, ok := ui.Wrap(s.app.Config().Measure, c.text, w-s.lineIcon()-11, s.size(), ui.Regular, 2)
		return !ok
	})
}

// foot is the height of the line with the page's number.
func (s *book) foot() float32 { return s.size()*ui.LineHeight + 6 }

// buildSigns adds the topics as pictures where their names have no room: by chapter,
// with its name before or above them if there is room for that.
func (s *book) buildSigns(b *ui.Builder, f *frame, cells []cell) {
	a := s.app
	page := f.left
	page.H += s.foot()
	const gap = 3
	d := max(44/a.Scale(), 44) // as high as a button
	if d*4+3*gap > page.H {
		d = 44 / a.Scale()
	}
	var of [show.Chapters][]int
	most := 0
	for i := range s.topics {
		c := s.topics[i].Chapter
		of[c] = append(of[c], i)
		most = max(most, len(of[c]))
	}
	if d > 44/a.Scale() && float32(show.Chapters)*(d+gap)-gap > page.H { // large text: small ones with names rather than large ones without
		if small := 44 / a.Scale(); float32(show.Chapters)*(small+gap)-gap <= page.H {
			d = small
		}
	}
	// Names stand before their signs. A long one pushes its signs to the right, if those
	// of its chapter are few enough.
	before := min(page.W-float32(most)*(d+gap), 150)
	var wide [show.Chapters]float32
	beside := true
	for c, list := range of {
		wide[c] = max(before, a.Config().Measure.Width(show.Chapter(c).Name().In(a.Words()), s.size(), ui.Bold)+8)
		beside = beside && wide[c]+float32(len(list))*(d+gap)-gap <= page.W
	}
	sign := func(i int, x, y float32) {
		c := &cells[i]
		b.Add(ui.Element{ID: c.id, Role: ui.RoleButton, Look: board.LookTab, Rect: ui.Box(x, y, d, d), Label: c.text, Hint: c.text, Icons: []ui.Icon{c.icon}, OnPress: c.press})
	}
	name := func(c int, r ui.Rect) {
		b.Heading("rules.heading."+strconv.Itoa(c), r, show.Chapter(c).Name().In(a.Words()), s.size()/a.Growth())
		b.Last().Align = ui.AlignLeft
	}
	head := s.size()*ui.LineHeight + 4
	each := int((page.W + gap) / (d + gap))
	rows := 0
	for c := range of {
		rows += (len(of[c]) + each - 1) / each
	}
	y := page.Y
	switch {
	case beside && float32(show.Chapters)*(d+gap)-gap <= page.H:
		step := min(page.H/show.Chapters, d+30)
		for c, list := range of {
			name(c, ui.Box(page.X, y, wide[c], d))
			for k, i := range list {
				sign(i, page.X+wide[c]+float32(k)*(d+gap), y)
			}
			y += step
		}
	case float32(rows)*(d+gap)+show.Chapters*head <= page.H: // above
		air := float32(0)
		if f.two { // half of them on each page
			d = min(60, (page.W+gap)/6-gap)
			each = int((page.W + gap) / (d + gap))
			air = 14
		}
		for c, list := range of {
			if f.two && c == show.Chapters/2 {
				page, y = f.right, f.right.Y
			}
			name(c, ui.Box(page.X, y, page.W, head))
			y += head
			for k, i := range list {
				sign(i, page.X+float32(k%each)*(d+gap), y+float32(k/each)*(d+gap))
			}
			y += float32((len(list)+each-1)/each)*(d+gap) + air
		}
	default: // as large as they fit
		for try := float32(72); try > d; try -= 2 {
			if n := int((page.W + gap) / (try + gap)); n*int((page.H+gap)/(try+gap)) >= len(cells) {
				d, each = try, n
				break
			}
		}
		for i := range cells {
			sign(i, page.X+float32(i%each)*(d+gap), y+float32(i/each)*(d+gap))
		}
	}
}

// byChapter returns the columns of the contents, each with whole chapters below
// their names, and whether a spread has room for them.
func (s *book) byChapter(f *frame, cells []cell) (columns [4][]show.Chapter, ok bool) {
	wide, _, high := s.grid(f.left)
	if !f.two || wide < 2 && !s.named(cells, (f.left.W-8)/2) {
		return columns, false
	}
	var size [show.Chapters]float32
	for i := range s.topics {
		size[s.topics[i].Chapter] += high + 2
	}
	column, used := 0, float32(0)
	for c, h := range size {
		name := show.Chapter(c).Name().In(s.app.Words())
		if _, fits := ui.Wrap(s.app.Config().Measure, name, (f.left.W-8)/2-4, s.size(), ui.Bold, 1); !fits {
			return columns, false
		}
		h += s.headHigh()
		if used > 0 && used+h > f.left.H {
			column, used = column+1, 0
		}
		if column == len(columns) || h > f.left.H {
			return columns, false
		}
		columns[column] = append(columns[column], show.Chapter(c))
		used += h
	}
	return columns, true
}

// headHigh is the height of a chapter's name in the contents.
func (s *book) headHigh() float32 { return s.size()*1.6 + 6 }

// buildChapters adds the contents of a spread, two columns a page.
func (s *book) buildChapters(b *ui.Builder, f *frame, cells []cell, columns [4][]show.Chapter) {
	_, _, high := s.grid(f.left)
	for i, chapters := range columns {
		page := f.left
		if i >= 2 {
			page = f.right
		}
		w := (page.W - 8) / 2
		x, y := page.X+float32(i%2)*(w+8), page.Y
		for _, c := range chapters {
			b.Heading("rules.heading."+strconv.Itoa(int(c)), ui.Box(x+4, y, w-4, s.headHigh()), c.Name().In(s.app.Words()), 22)
			b.Last().Align = ui.AlignLeft
			y += s.headHigh()
			for j := range s.topics {
				if s.topics[j].Chapter == c {
					s.buildCell(b, ui.Box(x, y, w, high), &cells[j])
					y += high + 2
				}
			}
		}
	}
}

func (s *book) buildIndex(b *ui.Builder, f *frame) {
	a := s.app
	b.Field("rules.search", f.field, a.T("book.search"), s.typed, func(text string) {
		s.typed, s.at.sheet = text, 0
		a.Changed()
	})
	e := b.Last()
	e.Size = s.size() / a.Growth()
	if s.typed == "" && a.Editing() != e.ID {
		e.Text = a.T("book.search")
	}
	var cells []cell
	for i, t := range s.found() {
		cells = append(cells, cell{"rules.term." + strconv.Itoa(i), t.name, t.Icon, func() { s.open(t.At) }})
	}
	if len(cells) == 0 {
		b.Paragraph("rules.none", ui.Box(f.left.X, s.lists()[0].Y, f.left.W, s.size()*ui.LineHeight*2), a.T("book.none"), 2, ui.AlignLeft)
	}
	s.buildCells(b, cells)
}

// buildCells adds the cells of the open sheet, column by column.
func (s *book) buildCells(b *ui.Builder, cells []cell) {
	cells = cells[min(len(cells), s.at.sheet*s.room()):]
	for _, p := range s.lists() {
		columns, rows, high := s.grid(p)
		w := (p.W - 8*float32(columns-1)) / float32(columns)
		for i := range min(len(cells), columns*rows) {
			s.buildCell(b, ui.Box(p.X+float32(i/rows)*(w+8), p.Y+float32(i%rows)*(high+2), w, high), &cells[i])
		}
		cells = cells[min(len(cells), columns*rows):]
	}
}

// buildCell adds a line of a list: a picture and a text that lead somewhere.
func (s *book) buildCell(b *ui.Builder, r ui.Rect, c *cell) {
	in := b.Add(ui.Element{ID: c.id, Role: ui.RoleLink, Look: board.LookLine, Paper: true, Rect: r, Label: c.text, Icons: []ui.Icon{c.icon}, Size: s.lineIcon(), OnPress: c.press})
	b.Inside(in, func() {
		b.Add(ui.Element{ID: c.id + ".text", Role: ui.RoleLabel, Look: ui.LookText, Rect: ui.CutLeft(r, s.lineIcon()+9),
			Text: c.text, Lines: 2, Size: s.size() / s.app.Growth(), Align: ui.AlignLeft})
	})
}

// lineIcon is the size of the picture before a line of a list.
func (s *book) lineIcon() float32 {
	if s.app.Phone() {
		return s.size() * 1.75
	}
	return s.size() * 2
}
