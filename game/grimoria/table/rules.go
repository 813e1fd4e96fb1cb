package table

import (
	"slices"
	"strconv"
	"strings"

	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// rulesScene is the rule book: how a round goes, the spells, the cards, and how the night ends.
type rulesScene struct {
	ui.Page
	chapter int
	page    ui.Pages
}

// Build adds the chapters and a page of the open one.
func (s *rulesScene) Build(b *ui.Builder) {
	a := s.App
	screen := a.Screen()
	b.Ground("rules.ground")
	r := ui.Centred(screen, 1080, 660)
	head, foot := float32(60), float32(66)
	if a.Phone() {
		r = ui.Centred(screen, screen.W, screen.H-4)
		head, foot = 58, 58
	}
	two := !a.Upright() && !s.tabsFit((r.W-24-6*4)/float32(len(show.BookChapters))-16)
	if two {
		head = 106
	}
	if a.Upright() {
		head, foot = 156, 112
	}
	in := b.Panel("rules", r, ui.LookPlaque)
	b.Inside(in, func() {
		tabs := ui.Box(r.X+12, r.Y+8, r.W-24, head-10)
		for i, name := range show.BookChapters {
			at := ui.Row(tabs, i, len(show.BookChapters), 6)
			if a.Upright() {
				at = ui.Column(ui.Row(tabs, i%2, 2, 6), i/2, 3, 4)
			} else if two {
				at = ui.Column(ui.Row(tabs, i%3, 3, 6), i/3, 2, 4)
			}
			b.Add(ui.Element{ID: "rules." + name, Role: ui.RoleToggle, Look: ui.LookButton, Rect: at, Text: a.T("how." + name), Lines: 2, Checked: i == s.chapter, OnPress: func() {
				s.chapter = i
				s.page.First()
				a.Changed()
			}})
		}
		body := ui.Box(r.X+22, r.Y+head+6, r.W-44, r.H-head-foot-10)
		pages := s.pages(body)
		for i, p := range pages[s.page.Of(len(pages))] {
			s.entry(b, "rules.entry."+strconv.Itoa(i), p.at, p.BookEntry)
		}
		bar := ui.Box(r.X+20, r.Y+r.H-foot+(foot-50)/2, r.W-40, 50)
		done := ui.Box(bar.X+bar.W-220, bar.Y, 220, 50)
		if a.Upright() {
			bar = ui.Box(bar.X, r.Y+r.H-foot+2, bar.W, 48)
			done = ui.Box(bar.X, bar.Y+54, bar.W, 50)
		}
		if s.page.Many() {
			b.PageTurner("rules", bar, s.page, func(by int) {
				s.page.Turn(by)
				a.Changed()
			})
		}
		b.Primary("rules.done", done, a.T("settings.done"), a.Pop)
	})
}

// tabsFit reports whether the words of all chapters fit into buttons in one row.
func (s *rulesScene) tabsFit(w float32) bool {
	_, floor := s.App.TextSize()
	for _, name := range show.BookChapters {
		if _, ok := ui.Wrap(s.App.Config().Measure, s.App.T("how."+name), w, floor, ui.Bold, 2); !ok {
			return false
		}
	}
	return true
}

// placed is a paragraph with its place on a page.
type placed struct {
	show.BookEntry
	at ui.Rect
}

// picture is the width of what stands beside a paragraph.
const picture = 58

// pages breaks the chapter into pages of one or two columns.
func (s *rulesScene) pages(body ui.Rect) (pages [][]placed) {
	a := s.App
	normal, _ := a.TextSize()
	size := normal * a.Growth()
	columns := 2
	if a.Upright() || body.W < 640 {
		columns = 1
	}
	const gap = 18
	col, y := 0, body.Y
	pages = append(pages, nil)
	for _, e := range s.parts(body, size, columns, gap) {
		at := ui.Row(body, col, columns, gap)
		w := at.W
		if e.Title != "" && (e.Spell > 0 || e.Card != grimoria.NoCard) {
			w -= picture + 8
		}
		lines, _ := ui.Wrap(a.Config().Measure, e.Text, w-14, size, ui.Regular, 40)
		h := size*ui.LineHeight*float32(len(lines)) + 34*a.Growth()
		if w < at.W {
			h = max(h, picture+4)
		}
		h = min(h, body.H)
		if y+h > body.Y+body.H+.5 {
			y = body.Y
			if col++; col == columns {
				col = 0
				pages = append(pages, nil)
			}
			at = ui.Row(body, col, columns, gap)
		}
		pages[len(pages)-1] = append(pages[len(pages)-1], placed{e, ui.Box(at.X, y, at.W, h)})
		y += h + 8
	}
	return pages
}

// parts returns the paragraphs of the chapter; those that are longer than a page are cut.
func (s *rulesScene) parts(body ui.Rect, size float32, columns int, gap float32) (list []show.BookEntry) {
	w := ui.Row(body, 0, columns, gap).W - 14
	most := max(1, int((body.H-34*s.App.Growth())/(size*ui.LineHeight)))
	for _, e := range show.BookEntries(show.BookChapters[s.chapter], s.App.Words()) {
		if e.Spell > 0 || e.Card != grimoria.NoCard {
			list = append(list, e)
			continue
		}
		lines, _ := ui.Wrap(s.App.Config().Measure, e.Text, w, size, ui.Regular, 40)
		for part := range slices.Chunk(lines, most) {
			e.Text = strings.Join(part, " ")
			list = append(list, e)
		}
	}
	return list
}

// entry adds a paragraph.
func (s *rulesScene) entry(b *ui.Builder, id string, r ui.Rect, e show.BookEntry) {
	x := r
	switch {
	case e.Spell > 0:
		b.Add(ui.Element{ID: id + ".plate", Role: ui.RoleLabel, Look: LookPlate, Rect: ui.Box(r.X, r.Y+2, picture, picture), Icons: []ui.Icon{spellIcon(e.Spell)}, Label: e.Title})
		x = ui.CutLeft(r, picture+8)
	case e.Card != grimoria.NoCard:
		b.Add(ui.Element{ID: id + ".card", Role: ui.RoleLabel, Look: LookCard, Rect: ui.Box(r.X+8, r.Y+2, picture*cardRatio, picture), Icons: []ui.Icon{cardIcon(e.Card)}, Label: e.Title})
		x = ui.CutLeft(r, picture+8)
	}
	head := 32 * s.App.Growth()
	b.Add(ui.Element{ID: id + ".title", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(x.X, x.Y, x.W, head), Text: e.Title, Size: 20, Align: ui.AlignLeft})
	b.Paragraph(id+".text", ui.Box(x.X, x.Y+head, x.W, x.H-head+2), e.Text, 40, ui.AlignLeft)
}

// Key turns pages with the pad's shoulder buttons.
func (s *rulesScene) Key(k ui.Key) bool {
	switch k {
	case ui.PadLB, ui.KeyPageUp:
		s.page.Turn(-1)
	case ui.PadRB, ui.KeyPageDown:
		s.page.Turn(1)
	default:
		return false
	}
	s.App.Changed()
	return true
}

// Name returns the scene's name.
func (s *rulesScene) Name() string { return "rules" }
