package menu

import (
	"errors"
	"strconv"
	"strings"

	"touria.games/touria/game/annals"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// Figure is a line of the statistics.
type Figure struct{ Name, Value string }

// Feat is an achievement.
type Feat struct {
	ID, Name, Text string
	Icon           ui.Icon
	Date           string // when it was earned, "" if it was not
}

// Annals is the scene of a game's statistics: figures, achievements, and perhaps a page of the game's own.
type Annals struct {
	ui.Page
	Figures func() []Figure
	Feats   func() []Feat
	// More names a third page, in ids and in the catalogue (annals.More); "" means none. BuildMore adds the page,
	// and done to its foot.
	More      string
	BuildMore func(f *ui.Flow, done func(f *ui.Flow))

	tab    int
	scroll ui.Scroll
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
func (s *Annals) Build(b *ui.Builder) {
	a := s.App
	b.Window(ui.Frame{ID: "annals", Title: a.T("annals.title"), Label: a.T("annals.title"), W: 980, H: 690, Scroll: &s.scroll}, func(f *ui.Flow) {
		f.Head(func(f *ui.Flow) {
			f.Line(func(f *ui.Flow) {
				for i, id := range s.Tabs() {
					f.Button("annals."+id, a.T("annals."+id), func() { s.show(i) }).Checked = i == s.tab
				}
			})
		})
		done := func(look ui.Look) func(f *ui.Flow) {
			return func(f *ui.Flow) { f.Button("annals.done", a.T("settings.done"), a.Pop).Look = look }
		}
		switch s.tab {
		case figuresPage:
			s.figures(f)
		case featsPage:
			s.feats(f)
		case morePage:
			s.BuildMore(f, done(ui.LookButton))
			return
		}
		f.Foot(done(ui.LookPrimary))
	})
}

// show changes to another page.
func (s *Annals) show(tab int) {
	s.tab = tab
	s.scroll.Top()
	s.App.Changed()
}

// figures adds the figures.
func (s *Annals) figures(f *ui.Flow) {
	f.Cells(280, func(f *ui.Flow) {
		for i, fig := range s.Figures() {
			id := "annals.figure." + strconv.Itoa(i)
			f.Card(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Label: fig.Name + s.App.Colon() + fig.Value}, func(f *ui.Flow) {
				f.Row(func(f *ui.Flow) {
					f.Paragraph(id+".name", fig.Name)
					e := f.Heading(id+".value", fig.Value, 0)
					e.Align, e.Rect.W = ui.AlignRight, .34
				})
			})
		}
	})
	f.Paragraph("annals.hint", s.App.T("annals.hint")).Align = ui.AlignCentre
}

// feats adds the achievements.
func (s *Annals) feats(f *ui.Flow) {
	a, all := s.App, s.Feats()
	earned := 0
	for _, x := range all {
		if x.Date != "" {
			earned++
		}
	}
	f.Paragraph("annals.count", a.T("feat.count", words.Num("N", earned), words.Num("Count", len(all)))).Align = ui.AlignCentre
	const mark = 48
	f.Cells(270, func(f *ui.Flow) {
		for _, x := range all {
			id, state := "annals.feat."+x.ID, a.T("feat.open")
			if x.Date != "" {
				state = a.T("feat.earned", words.Lit("Date", DateText(a, x.Date, true)))
			}
			f.Card(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Lit: x.Date != "", Label: x.Name + a.Colon() + x.Text + " " + state}, func(f *ui.Flow) {
				f.Row(func(f *ui.Flow) {
					f.Add(ui.Element{ID: id + ".picture", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Rect{W: mark + 3, H: mark}, Size: mark, Icons: []ui.Icon{x.Icon}, Label: x.Name})
					f.Column(func(f *ui.Flow) {
						f.Heading(id+".name", x.Name, 0).Align = ui.AlignLeft
						f.Paragraph(id+".text", x.Text)
						f.Paragraph(id+".when", state)
					})
				})
			})
		}
	})
}

// Key turns pages with the pad's shoulder buttons.
func (s *Annals) Key(k ui.Key) bool {
	switch k {
	case ui.PadLB:
		s.show((s.tab + len(s.Tabs()) - 1) % len(s.Tabs()))
	case ui.PadRB:
		s.show((s.tab + 1) % len(s.Tabs()))
	default:
		return false
	}
	return true
}

// Name returns the scene's name.
func (s *Annals) Name() string { return "annals" }

// AnnalsProblem returns a message to the player about an error of annals.Load, "" for nil.
func AnnalsProblem(a *ui.App, err error) string {
	var damaged *annals.Damaged
	switch {
	case errors.As(err, &damaged):
		return a.T("annals.damaged", damaged.Aside)
	case err != nil:
		return a.T("annals.blocked")
	}
	return ""
}

// FeatsText names the achievements that are new, "" if there are none.
func FeatsText(a *ui.App, names []string) string {
	if len(names) == 0 {
		return ""
	}
	return a.T("feat.news", words.Num("Count", len(names)), words.Lit("What", strings.Join(names, a.T("list.comma"))))
}

// FeatsLine returns FeatsText, or only the number of achievements if the text does not fit into that many lines of
// width w.
func FeatsLine(a *ui.App, names []string, w float32, lines int) string {
	text := FeatsText(a, names)
	size, _ := a.TextSize()
	if _, ok := ui.Wrap(a.Config().Measure, text, w, size, ui.Bold, lines); !ok {
		return a.T("feat.new", words.Num("Count", len(names)))
	}
	return text
}

// AnnounceFeats announces new achievements: by name if that can be read in two seconds. A change of scene
// removes the message, so call it after the change.
func AnnounceFeats(a *ui.App, names []string) {
	if len(names) == 0 {
		return
	}
	const width, lines = 336, 4 // that can be read
	text, line := FeatsText(a, names), FeatsLine(a, names, width, lines)
	a.Announce(line)
	if line != text {
		a.Hear(ui.HeardAnswer, text)
	}
}

// FigureOf returns a line of the statistics: a number under a name from the catalogue.
func FigureOf(a *ui.App, key string, n int) Figure {
	return Figure{Name: a.T(key), Value: a.Words().Number(n)}
}

// LedgerFigures returns the lines that the statistics of every game begin with.
func LedgerFigures(a *ui.App, l *annals.Ledger, levels []string) []Figure {
	list := []Figure{FigureOf(a, "annals.games", l.Games), FigureOf(a, "annals.won", l.Won)}
	for _, level := range levels {
		list = append(list, Figure{Name: a.T("annals.level", words.Ref("Level", "bot."+level+".name")), Value: a.Words().Number(l.Levels[level])})
	}
	return list
}
