package kit

import (
	"strconv"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/riddles"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// Riddles is the scene of a game's riddles: the one of the day, and the grades with what is solved of each. The other games
// that have riddles stand above them.
type Riddles struct {
	ui.Page
	// Collect returns the riddles; nil while they are on their way. Progress returns what is solved.
	Collect  func() *riddles.Collection
	Progress func() *riddles.Progress
	// Pose begins a riddle: it asks, or shows the best answer.
	Pose func(i int, show bool)

	there  bool // the riddles have come
	scroll ui.Scroll
}

// Show opens the page. In the place of another game's it is the same scene, so that nothing waits for pictures, and presses
// count at once.
func (s *Riddles) Show() {
	a := s.App
	if other, ok := a.Top().(*Riddles); ok {
		*other = *s
		a.Changed()
		return
	}
	a.Push(s)
}

// Build adds the riddle of the day and the grades.
func (s *Riddles) Build(b *ui.Builder) {
	a, c := s.App, s.Collect()
	s.there = c != nil
	b.Window(ui.Frame{ID: "riddles", Title: a.T("riddles.title"), Label: a.T("riddles.title"), W: 900, Scroll: &s.scroll}, func(f *ui.Flow) {
		if list := menu.Riddlers(a); len(list) > 1 {
			f.Head(func(f *ui.Flow) {
				f.Line(func(f *ui.Flow) {
					for _, i := range list {
						f.Button("riddles."+a.Games()[i].Name(), menu.GameName(a, i), func() { menu.ShowRiddles(a, i) }).Checked = i == a.At()
					}
				})
			})
		}
		text := a.T("riddles.coming")
		if s.there {
			text = a.T("riddles.text")
			if n := s.Progress().Streak(a.Today()); n > 0 {
				text += "\n" + a.T("riddles.streak", words.Num("Count", n))
			}
		}
		f.Paragraph("riddles.text", text).Align = ui.AlignCentre
		if s.there {
			s.ofDay(f, c)
			f.Cells(126, func(f *ui.Flow) { s.grades(f, c) })
		}
		f.Foot(func(f *ui.Flow) { f.Button("riddles.done", a.T("settings.done"), a.Pop) })
	})
}

// ofDay adds the card of the day's riddle.
func (s *Riddles) ofDay(f *ui.Flow, c *riddles.Collection) {
	a := s.App
	i, ok := c.OfDay(a.Today())
	if !ok {
		return
	}
	text, solved := "riddles.day.open", s.Progress().Has(c.IDs[i])
	if solved {
		text = "riddles.day.solved"
	}
	s.card(f, "riddles.day", a.T("riddles.day", words.Lit("Date", menu.DateText(a, a.Today(), false))), a.T(text), solved, func(f *ui.Flow, told, play func(f *ui.Flow)) {
		f.Split(.6, told, play)
	}, func() { s.Pose(i, false) })
}

// grades adds the cards of the grades.
func (s *Riddles) grades(f *ui.Flow, c *riddles.Collection) {
	a, p := s.App, s.Progress()
	for grade, list := range c.Grades {
		if len(list) == 0 {
			continue
		}
		n, solved := strconv.Itoa(grade+1), 0
		for _, i := range list {
			if p.Has(c.IDs[i]) {
				solved++
			}
		}
		s.card(f, "riddles."+n, a.T("riddles.grade."+n), a.T("riddles.count", words.Num("N", solved), words.Num("Count", len(list))), solved == len(list), func(f *ui.Flow, told, play func(f *ui.Flow)) {
			told(f)
			play(f)
		}, func() {
			i, _ := c.Next(grade, -1, p) // there is one
			s.Pose(i, false)
		})
	}
}

// card adds a name, how it stands, and the button that plays it; lay arranges both.
func (s *Riddles) card(f *ui.Flow, id, name, text string, solved bool, lay func(f *ui.Flow, told, play func(f *ui.Flow)), pose func()) {
	a, press := s.App, s.App.T("riddles.solve")
	if solved {
		press = a.T("riddles.again")
	}
	f.Card(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Lit: solved, Label: name + a.Colon() + text}, func(f *ui.Flow) {
		lay(f, func(f *ui.Flow) {
			f.Heading(id+".name", name, 0)
			f.Paragraph(id+".text", text).Align = ui.AlignCentre
		}, func(f *ui.Flow) { f.Button(id+".play", press, pose).Label = name + a.Colon() + press })
	})
}

// Tick looks whether the riddles have come.
func (s *Riddles) Tick(bool) {
	if !s.there && s.Collect() != nil {
		s.App.Changed()
	}
}

// Name returns the scene's name.
func (s *Riddles) Name() string { return "riddles" }
