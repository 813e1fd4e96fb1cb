package kit

import (
	"slices"
	"strconv"
	"strings"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// ShowBook opens a rule book at a chapter or a block, "" is its contents. The scene below stays visible around it.
func ShowBook(a *ui.App, fill func(c *words.Catalogue) Book, at string) {
	s := &bookScene{Popup: ui.Popup{App: a}, fill: fill, focus: a.Focused(), ring: a.FocusShown()}
	s.Retell()
	a.Push(s)
	s.visit(at)
	s.been = nil
}

// alphabet is where the index is open: the contents, but sorted.
const alphabet = "a-z"

// bookScene is the open rule book.
type bookScene struct {
	ui.Popup
	Book
	fill   func(c *words.Catalogue) Book
	terms  []term
	scroll ui.Scroll
	focus  string // what had the focus in the scene below, and whether it was shown
	ring   bool

	at    string   // the chapter or block; "": the contents; or the alphabet
	been  []string // where Back leads
	typed string   // in the search field
}

// Retell writes the book and sorts its index in the language.
func (s *bookScene) Retell() {
	s.Book = s.fill(s.App.Words())
	s.terms = index(&s.Book, s.App.T("book.articles"))
	s.App.Changed()
}

// find returns the chapter and the block with an id; the block is -1 if it is the chapter's.
func (s *bookScene) find(id string) (chapter, block int, ok bool) {
	for i := range s.Chapters {
		if s.Chapters[i].ID == id {
			return i, -1, true
		}
		for j := range s.Chapters[i].Blocks {
			if id != "" && s.Chapters[i].Blocks[j].ID == id {
				return i, j, true
			}
		}
	}
	return 0, 0, false
}

// visit opens a chapter at its beginning or at a block, or all of the contents. Back returns from there.
func (s *bookScene) visit(id string) {
	if _, _, ok := s.find(id); !ok {
		s.typed = ""
	}
	if id != s.at {
		s.been = append(s.been, s.at)
	}
	s.open(id)
}

func (s *bookScene) open(id string) {
	a, focus := s.App, s.App.Focused()
	s.at = id
	s.scroll.Top()
	a.Moved()
	if a.Tree().Find(focus) != nil { // a tab
		a.FocusOn(focus)
	}
	if _, i, ok := s.find(id); ok && i > 0 {
		if e := a.Tree().Find(blockID(i) + ".title"); e != nil {
			s.scroll.To(e.Rect)
			a.Changed()
		}
	}
}

// close closes the book and restores the focus.
func (s *bookScene) close() {
	s.App.Remove(s)
	s.App.FocusOn(s.focus)
	s.App.SetRing(s.ring)
}

// Back returns to what was open before, or closes the book.
func (s *bookScene) Back() {
	n := len(s.been)
	if n == 0 {
		s.close()
		return
	}
	at := s.been[n-1]
	s.been = s.been[:n-1]
	s.open(at)
}

// Key closes the book or returns to what was open before.
func (s *bookScene) Key(k ui.Key) bool {
	switch k {
	case ui.KeyBackspace:
		s.Back()
	case ui.KeyR, ui.PadY, ui.PadStart:
		s.close()
	default:
		return false
	}
	return true
}

// Mood returns the mood of the music.
func (s *bookScene) Mood() sound.Mood {
	if s.Music != nil {
		return *s.Music
	}
	stack := s.App.Scenes()
	return ui.MoodOf(stack[:max(0, slices.Index(stack, ui.Scene(s)))])
}

// Name returns the scene's name.
func (s *bookScene) Name() string { return "rules" }

// Build adds the tabs, and the open chapter or the contents.
func (s *bookScene) Build(b *ui.Builder) {
	a := s.App
	b.Window(ui.Frame{ID: "rules", Label: a.T("table.rules"), W: 1140, H: 680, Over: true, Scroll: &s.scroll}, func(f *ui.Flow) {
		f.Head(func(f *ui.Flow) {
			f.Either(func(f *ui.Flow) { f.Row(func(f *ui.Flow) { s.tabs(f, true) }) }, func(f *ui.Flow) { f.Cells(max(44, 44/a.Scale()), func(f *ui.Flow) { s.tabs(f, false) }) })
		})
		if i, _, ok := s.find(s.at); ok {
			s.buildChapter(f, &s.Chapters[i])
		} else {
			s.buildContents(f)
		}
		if !s.low() {
			f.Foot(func(f *ui.Flow) { f.Primary("rules.done", a.T("settings.done"), s.close) })
		}
	})
}

// low reports whether the screen has no height to spare for a button below the pane.
func (s *bookScene) low() bool { return s.App.Phone() && !s.App.Upright() }

// tabs adds the buttons of the contents and the chapters, with their names or as pictures.
func (s *bookScene) tabs(f *ui.Flow, named bool) {
	a := s.App
	open, _, chosen := s.find(s.at)
	tab := func(id, name, label string, chosen bool, to string) ui.Element {
		e := ui.Element{ID: "rules." + id, Role: ui.RoleToggle, Look: ui.LookButton, Label: label, Hint: name, Checked: chosen, Sound: sound.Page, OnPress: func() { s.visit(to) }}
		if named {
			e.Text, e.Hint = name, ""
		}
		return e
	}
	e := tab("contents", a.T("book.contents"), a.T("book.contents"), !chosen, "")
	if !named {
		e.Symbol = pictures.SymMenu
	}
	f.Add(e)
	for i := range s.Chapters { // a topic may have the same name
		c := &s.Chapters[i]
		e := tab(c.ID, c.Name, strconv.Itoa(i+1)+". "+c.Name, chosen && i == open, c.ID)
		if named {
			f.Add(e)
			continue
		}
		f.Own(f.LeastHigh(), func(b *ui.Builder, r ui.Rect) {
			e.Rect = r
			of := sign(e.ID, c.Name, c.Icon)
			of.Rect = ui.Centred(r, of.Rect.W, of.Rect.H)
			b.Inside(b.Add(e), func() { b.Add(of) })
		})
	}
	if s.low() {
		f.Icon("rules.done", pictures.SymCross, a.T("settings.done"), s.close)
	}
}

// signHigh is the size of the picture before a name.
const signHigh = 28

// sign returns a picture of something named.
func sign(id, name string, i ui.Icon) ui.Element {
	return ui.Element{ID: id + ".icon", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Rect{W: signHigh + 4, H: signHigh}, Size: signHigh, Label: name, Icons: []ui.Icon{i}}
}

// link adds a line that opens something in the book.
func (s *bookScene) link(f *ui.Flow, id string, t Term) {
	e := ui.Element{ID: id, Role: ui.RoleLink, Look: ui.LookButton, Rect: ui.Rect{H: f.LeastHigh()}, Label: t.Name, Paper: true, Sound: sound.Page, OnPress: func() { s.visit(t.At) }}
	f.Card(e, func(f *ui.Flow) {
		f.Row(func(f *ui.Flow) {
			if t.Icon != (ui.Icon{}) {
				f.Add(sign(id, t.Name, t.Icon))
			}
			f.Paragraph(id+".text", t.Name)
		})
	})
}

// buildContents adds the field for searching, and below it what is found, else the index, or the topics by chapter.
func (s *bookScene) buildContents(f *ui.Flow) {
	a := s.App
	f.Row(func(f *ui.Flow) {
		e := f.Field("rules.search", a.T("book.search"), s.typed, func(text string) {
			s.typed = text
			s.scroll.Top()
			a.Changed()
		})
		if s.typed == "" && a.Editing() != e.ID {
			e.Text = a.T("book.search")
		}
		to, sorted := alphabet, s.at == alphabet
		if sorted {
			to = ""
		}
		f.Add(ui.Element{ID: "rules.index", Role: ui.RoleToggle, Look: ui.LookButton, Rect: ui.Rect{W: .3}, Text: a.T("book.index"), Checked: sorted, Sound: sound.Page, OnPress: func() { s.visit(to) }})
	})
	if s.typed == "" && s.at != alphabet {
		f.Cells(160, func(f *ui.Flow) {
			for i := range s.Chapters {
				f.Column(func(f *ui.Flow) { s.topics(f, i) })
			}
		})
		return
	}
	list := found(&s.Book, s.terms, s.typed)
	if len(list) == 0 {
		f.Paragraph("rules.none", a.T("book.none"))
	}
	f.Cells(200, func(f *ui.Flow) {
		for i, t := range list {
			s.link(f, "rules.term."+strconv.Itoa(i), t.Term)
		}
	})
}

// topics adds a chapter's name and its topics.
func (s *bookScene) topics(f *ui.Flow, i int) {
	c := &s.Chapters[i]
	f.Heading("rules.heading."+strconv.Itoa(i), c.Name, 20)
	for j := range c.Blocks {
		if b := &c.Blocks[j]; !b.Entry && b.ID != "" {
			s.link(f, "rules.topic."+b.ID, Term{b.Title, b.Icon, b.ID})
		}
	}
}

// buildChapter adds what a chapter explains: a topic with entries above these, others side by side.
func (s *bookScene) buildChapter(f *ui.Flow, c *Chapter) {
	heads := func(i int) bool { return i+1 < len(c.Blocks) && c.Blocks[i+1].Entry && !c.Blocks[i].Entry }
	for i := 0; i < len(c.Blocks); {
		from := i
		for i++; i < len(c.Blocks) && !heads(from) && !heads(i) && c.Blocks[i].Entry == c.Blocks[from].Entry; i++ {
		}
		f.Cells(420, func(f *ui.Flow) {
			for j := from; j < i; j++ {
				c.Blocks[j].build(f, blockID(j))
			}
		})
	}
}

// build adds a block: a column, and what is beside it.
func (b *Block) build(f *ui.Flow, id string) {
	if b.Beside.Rect.W == 0 {
		f.Column(func(f *ui.Flow) { b.column(f, id) })
		return
	}
	f.Row(func(f *ui.Flow) {
		f.Add(labelled(b.Beside, id+".beside", b.Title))
		f.Column(func(f *ui.Flow) { b.column(f, id) })
	})
}

func (b *Block) column(f *ui.Flow, id string) {
	if b.Beside.Rect.W == 0 && b.Icon != (ui.Icon{}) {
		f.Row(func(f *ui.Flow) {
			f.Add(sign(id, b.Title, b.Icon))
			b.title(f, id)
		})
	} else {
		b.title(f, id)
	}
	if b.Picture.Rect.H > 0 {
		f.Add(labelled(b.Picture, id+".picture", b.Picture.Label))
	}
	if len(b.Deals) > 0 {
		f.Cells(170, func(f *ui.Flow) {
			for i, e := range b.Deals {
				f.Add(labelled(e, id+".deal."+strconv.Itoa(i), e.Label))
			}
		})
	}
	if b.Text != "" {
		for i, text := range strings.Split(b.Text, "\n") {
			f.Paragraph(id+".text."+strconv.Itoa(i), text)
		}
	}
	if b.Note != "" {
		f.Card(ui.Element{ID: id + ".note", Role: ui.RolePanel, Look: ui.LookField, Paper: true}, func(f *ui.Flow) { f.Paragraph(id+".note.text", b.Note) })
	}
}

// title adds the title, larger for a topic.
func (b *Block) title(f *ui.Flow, id string) {
	size := float32(26)
	if b.Entry || b.Beside.Rect.W > 0 {
		size = 20
	}
	f.Heading(id+".title", b.Title, size).Align = ui.AlignLeft
}

// labelled returns an element as a picture of something.
func labelled(e ui.Element, id, name string) ui.Element {
	e.ID, e.Role, e.Label = id, ui.RoleLabel, name
	return e
}

// blockID returns the id of the elements of a chapter's block.
func blockID(i int) string { return "rules.block." + strconv.Itoa(i) }
