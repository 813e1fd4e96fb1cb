package ui

import (
	"errors"
	"strconv"
	"strings"

	"touria.games/touria/game/annals"
	"touria.games/touria/game/words"
)

// Figure is a line of the statistics.
type Figure struct{ Name, Value string }

// Feat is an achievement.
type Feat struct {
	ID, Name, Text string
	Icon           Icon
	Date           string // when it was earned, "" if it was not
}

// Annals is the scene of a game's statistics: figures, achievements, and what else the game has.
type Annals struct {
	Page
	Figures func() []Figure
	Feats   func() []Feat
	// More is a third page, its name in the catalogue annals.More; none if empty. BuildMore adds it;
	// the foot has room for its button at the left.
	More      string
	BuildMore func(b *Builder, body, foot Rect)

	tab   int
	pages Pages
}

// The pages of the statistics.
const (
	figuresPage = iota
	featsPage
	morePage
)

// Tabs returns the names of the pages in ids of elements.
func (s *Annals) Tabs() []string {
	if s.More == "" {
		return []string{"figures", "feats"}
	}
	return []string{"figures", "feats", s.More}
}

// Build adds the page shown.
func (s *Annals) Build(b *Builder) {
	a := s.App
	screen := a.Screen()
	b.Ground("annals.ground")
	r := Centred(screen, 980, 660)
	head, pad := float32(58), float32(20)
	if a.Phone() {
		r, head, pad = Centred(screen, screen.W, screen.H-4), 0, 10 // there the tabs are title enough
	}
	in := b.Add(Element{ID: "annals", Role: RolePanel, Look: LookPlaque, Rect: r, Label: a.T("annals.title"), Over: true})
	b.Inside(in, func() {
		if head > 0 {
			b.Title("annals.title", Box(r.X+pad, r.Y+8, r.W-2*pad, head-10), a.T("annals.title"), 28)
		}
		tabs := Box(r.X+pad, r.Y+head+6, r.W-2*pad, 46)
		var names []string
		tabNames := s.Tabs()
		for _, id := range tabNames {
			names = append(names, a.T("annals."+id))
		}
		cells := make([]Rect, len(tabNames))
		for i := range cells {
			cells[i] = Row(tabs, i, len(cells), 8)
		}
		if a.Upright() {
			var fits bool
			if cells, fits = b.Share(tabs, names, 6); !fits && len(names) > 2 { // the last one below the others
				cells, _ = b.Share(tabs, names[:2], 6)
				cells = append(cells, Box(tabs.X, tabs.Y+52, tabs.W, tabs.H))
				tabs.Y += 52
			}
		}
		for i, id := range tabNames {
			b.Button("annals."+id, cells[i], names[i], func() { s.show(i) })
			e := b.Last()
			e.Checked, e.Lines = i == s.tab, 2
		}
		foot := Box(r.X+pad, r.Y+r.H-54, r.W-2*pad, 48)
		body := Box(r.X+pad, tabs.Y+54, r.W-2*pad, foot.Y-6-tabs.Y-54)
		turner := foot
		if a.Upright() && s.tab != morePage {
			turner.Y -= 54
			body.H -= 54
		}
		switch s.tab {
		case figuresPage:
			s.figures(b, body)
		case featsPage:
			s.feats(b, body)
		case morePage:
			s.BuildMore(b, body, foot)
		}
		done := min(240, foot.W*0.4)
		if s.pages.Many() {
			b.PageTurner("annals", turner, s.pages, s.turn)
			done = min(done, foot.W-252)
		}
		if a.Upright() && s.tab != morePage {
			done = foot.W
		}
		b.Button("annals.done", Box(foot.X+foot.W-done, foot.Y, done, foot.H), a.T("settings.done"), a.Pop)
		if s.tab != morePage {
			b.Last().Look = LookPrimary
		}
	})
}

// show changes to another page.
func (s *Annals) show(tab int) {
	s.tab = tab
	s.pages = Pages{}
	s.App.Changed()
}

func (s *Annals) turn(by int) {
	s.pages.Turn(by)
	s.App.Changed()
}

// grid returns the cells of the current page for n things that need cells of a size, and the first
// one's number.
func (s *Annals) grid(r Rect, n int, w, h float32) (first int, cells []Rect) {
	const gap = 8
	columns := max(1, int((r.W+gap)/(w+gap)))
	rows := max(1, int((r.H+gap)/(h+gap)))
	on := columns * rows
	first = s.pages.Of((n+on-1)/on) * on
	for i := range min(on, n-first) {
		column := Row(r, i%columns, columns, gap)
		cells = append(cells, Box(column.X, r.Y+float32(i/columns)*(h+gap), column.W, h))
	}
	return first, cells
}

// high returns the height of a text of a size, wrapped to a width.
func (s *Annals) high(text string, w float32, weight Weight, size float32) float32 {
	lines, _ := Wrap(s.App.Config().Measure, text, w, size, weight, 9)
	return float32(len(lines)) * size * LineHeight
}

// leastFigures and leastFeats are how many a page shows at least where larger text would
// leave room for fewer.
const leastFigures, leastFeats = 6, 2

// figures adds the figures.
func (s *Annals) figures(b *Builder, r Rect) {
	a := s.App
	list := s.Figures()
	var w, h, note float32
	normal, floor := a.TextSize()
	size := normal * a.Growth()
	for ; ; size = max(floor, size-1) { // as large as there is room for some
		w, h = min(r.W, 280*size/normal), 40
		note = s.high(a.T("annals.hint"), r.W-8, Regular, size) + 8
		columns := float32(max(1, int((r.W+8)/(w+8))))
		wide := (r.W - (columns-1)*8) / columns // of a cell
		for _, f := range list {
			h = max(h, s.high(f.Name, wide*0.66-16, Regular, size)+12)
		}
		if int(columns)*int((r.H-note+2)/(h+8)) >= leastFigures || size <= floor {
			break
		}
	}
	b.Paragraph("annals.hint", Box(r.X, r.Y+r.H-note, r.W, note), a.T("annals.hint"), 9, AlignCentre)
	b.Last().Size = size / a.Growth()
	r.H -= note + 6
	first, cells := s.grid(r, len(list), w, h)
	for i, cell := range cells {
		f := list[first+i]
		id := "annals.figure." + strconv.Itoa(first+i)
		in := b.Add(Element{ID: id, Role: RolePanel, Look: LookField, Rect: cell, Label: f.Name + a.Colon() + f.Value})
		b.Inside(in, func() {
			b.Paragraph(id+".name", Box(cell.X+10, cell.Y+2, cell.W*0.66-10, cell.H-4), f.Name, 4, AlignLeft)
			b.Last().Size = size / a.Growth()
			b.Add(Element{ID: id + ".value", Role: RoleLabel, Look: LookHeading, Rect: Box(cell.X+cell.W*0.66+4, cell.Y+2, cell.W*0.34-12, cell.H-4),
				Text: f.Value, Align: AlignRight, Lines: 2, Size: size / a.Growth()})
		})
	}
}

// feats adds the achievements.
func (s *Annals) feats(b *Builder, r Rect) {
	a, all := s.App, s.Feats()
	earned := 0
	for _, x := range all {
		if x.Date != "" {
			earned++
		}
	}
	count := a.T("feat.count", words.Num("N", earned), words.Num("Count", len(all)))
	const mark = 48
	feat := func(larger float32) float32 { // the width of one
		w := min(r.W, 270*larger)
		columns := float32(max(1, int((r.W+8)/(w+8))))
		return (r.W - (columns-1)*8) / columns
	}
	var w float32
	state := func(x Feat) string {
		if x.Date != "" {
			return a.T("feat.earned", words.Lit("Date", s.App.DateText(x.Date, true)))
		}
		return a.T("feat.open")
	}
	var name, text, when, note float32
	beside := false
	normal, floor := a.TextSize()
	size := normal * a.Growth()
	for ; ; size = max(floor, size-1) { // as large as there is room for some
		note = s.high(count, r.W-8, Regular, size) + 8
		w, name, text, when = feat(size/normal), 0, 0, 0
		for _, x := range all {
			name = max(name, s.high(x.Name, w-mark-28, Bold, size))
			text = max(text, s.high(x.Text, w-mark-28, Regular, size))
			when = max(when, s.high(state(x), w-mark-28, Regular, size))
		}
		beside = true // name and date in one line
		for _, x := range all {
			wide := s.App.Config().Measure.Width(x.Name, size, Bold) + s.App.Config().Measure.Width(state(x), size, Regular)
			beside = beside && wide+8 <= w-mark-28
		}
		if beside {
			when = 0
		}
		if columns := int((r.W + 8) / (w + 8)); columns*int((r.H-note+4)/(name+text+when+28)) >= leastFeats || size <= floor {
			break
		}
	}
	b.Paragraph("annals.count", Box(r.X, r.Y, r.W, note), count, 3, AlignCentre)
	b.Last().Size = size / a.Growth()
	r.Y, r.H = r.Y+note+4, r.H-note-4
	first, cells := s.grid(r, len(all), w-1, name+text+when+20)
	for i, cell := range cells {
		x := all[first+i]
		id := "annals.feat." + x.ID
		in := b.Add(Element{ID: id, Role: RolePanel, Look: LookField, Rect: cell, Lit: x.Date != "",
			Label: x.Name + a.Colon() + x.Text + " " + state(x)})
		b.Inside(in, func() {
			b.Add(Element{ID: id + ".picture", Role: RoleLabel, Look: LookIcons, Rect: Box(cell.X+6, cell.Y+(cell.H-mark)/2, mark+3, mark), Size: mark,
				Icons: []Icon{x.Icon}, Label: x.Name})
			line := Box(cell.X+mark+16, cell.Y+6, cell.W-mark-24, name)
			head := line
			if beside {
				head.W -= s.App.Config().Measure.Width(state(x), size, Regular) + 6
			}
			b.Add(Element{ID: id + ".name", Role: RoleLabel, Look: LookHeading, Rect: head, Text: x.Name,
				Align: AlignLeft, Lines: 3, Size: size / a.Growth()})
			b.Paragraph(id+".text", Box(line.X, line.Y+name+2, line.W, text+2), x.Text, 6, AlignLeft)
			b.Last().Size = size / a.Growth()
			if beside {
				wide := s.App.Config().Measure.Width(state(x), size, Regular) + 2
				b.Paragraph(id+".when", Box(line.X+line.W-wide, line.Y, wide, name), state(x), 1, AlignRight)
			} else {
				b.Paragraph(id+".when", Box(line.X, line.Y+name+text+5, line.W, when+2), state(x), 3, AlignLeft)
			}
			b.Last().Size = size / a.Growth()
		})
	}
}

// DateText returns a date such as "2006-01-02" as people write it, with the year or without. What is
// no date stays as it is.
func (bx *box) DateText(date string, year bool) string {
	y, rest, ok := strings.Cut(date, "-")
	m, d, also := strings.Cut(rest, "-")
	if !ok || !also {
		return date
	}
	if year {
		var n [3]int
		for i, text := range [3]string{y, m, d} {
			n[i], _ = strconv.Atoi(text)
		}
		return bx.Date(n[0], n[1], n[2])
	}
	return bx.T("day.date", words.Lit("D", d), words.Lit("M", m))
}

// Key turns pages with the pad's shoulder buttons.
func (s *Annals) Key(k Key) bool {
	switch k {
	case PadLB:
		s.show((s.tab + len(s.Tabs()) - 1) % len(s.Tabs()))
	case PadRB:
		s.show((s.tab + 1) % len(s.Tabs()))
	default:
		return false
	}
	return true
}

// Name returns the scene's name.
func (s *Annals) Name() string { return "annals" }

// AnnalsProblem returns what the player must know of an error of annals.Load, "" if nothing.
func (bx *box) AnnalsProblem(err error) string {
	var damaged *annals.Damaged
	switch {
	case errors.As(err, &damaged):
		return bx.T("annals.damaged", damaged.Aside)
	case err != nil:
		return bx.T("annals.blocked")
	}
	return ""
}

// FeatsText names the achievements that are new, "" if there are none.
func (bx *box) FeatsText(names []string) string {
	if len(names) == 0 {
		return ""
	}
	return bx.T("feat.news", words.Num("Count", len(names)), words.Lit("What", strings.Join(names, bx.T("list.comma"))))
}

// FeatsLine is FeatsText, or only how many they are where that has no room in so many lines of a width.
func (win *window) FeatsLine(names []string, w float32, lines int) string {
	text := win.FeatsText(names)
	size, _ := win.TextSize()
	if _, ok := Wrap(win.cfg.Measure, text, w, size, Bold, lines); !ok {
		return win.T("feat.new", words.Num("Count", len(names)))
	}
	return text
}

// AnnounceFeats announces the achievements that are new: by name if that can be read in two seconds. A change
// of scene takes the message away: call it when the scene that it belongs to is there.
func (ear *ears) AnnounceFeats(names []string) {
	if len(names) == 0 {
		return
	}
	const readable = 4 // lines
	text, line := ear.FeatsText(names), ear.FeatsLine(names, bubbleWidth-24, readable)
	ear.Announce(line)
	if line != text {
		ear.Hear(HeardAnswer, text)
	}
}

// Figure returns a line of the statistics: a number under a name from the catalogue.
func (bx *box) Figure(key string, n int) Figure {
	return Figure{Name: bx.T(key), Value: bx.Words().Number(n)}
}

// LedgerFigures returns the lines that the statistics of every game begin with.
func (bx *box) LedgerFigures(l *annals.Ledger, levels []string) []Figure {
	list := []Figure{bx.Figure("annals.games", l.Games), bx.Figure("annals.won", l.Won)}
	for _, level := range levels {
		list = append(list, Figure{Name: bx.T("annals.level", words.Ref("Level", "bot."+level+".name")), Value: bx.Words().Number(l.Levels[level])})
	}
	return list
}
