package table

import (
	"slices"
	"strconv"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
)

// cell is an entry of the contents or of the index.
type cell struct {
	id, text string
	icon     ui.Icon
	press    func()
}

// grid returns how cells are laid out on a page: columns, rows, and the height of a row.
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

// sheets returns how many screens a list takes, at least 1. The contents always take one, so that
// every topic is a press away.
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

// named reports whether all names fit into cells of width w.
func (s *book) named(cells []cell, w float32) bool {
	return !slices.ContainsFunc(cells, func(c cell) bool {
		_, ok := ui.Wrap(s.app.Config().Measure, c.text, w-s.lineIcon()-11, s.size(), ui.Regular, 2)
		return !ok
	})
}

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
