package kit

import (
	"strconv"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// Riddles is the scene of a game's riddles: the one of the day, and the grades with what is solved of each.
type Riddles struct {
	ui.Page
	// Grades returns the grades from easy to hard; nil while the riddles are on their way.
	Grades func() []Grade
	// Day returns the riddle of the day; ok is false if the date is unknown.
	Day func() (d Daily, ok bool)
	// Solve begins the next riddle of a grade, counted from 0, and SolveDay that of the day.
	Solve    func(grade int)
	SolveDay func()

	there  bool // the riddles have come
	scroll ui.Scroll
}

// Grade is how many riddles a grade has, and how many are solved.
type Grade struct{ Solved, All int }

// Daily is how the riddle of the day stands.
type Daily struct {
	Date   string // as people write it
	Solved bool
	Streak int // days
}

// Build adds the riddle of the day and the grades.
func (s *Riddles) Build(b *ui.Builder) {
	a, grades := s.App, s.Grades()
	s.there = grades != nil
	b.Window(ui.Frame{ID: "riddles", Title: a.T("riddles.title"), Label: a.T("riddles.title"), W: 860, Scroll: &s.scroll}, func(f *ui.Flow) {
		if !s.there {
			f.Paragraph("riddles.coming", a.T("riddles.coming")).Align = ui.AlignCentre
		} else {
			f.Paragraph("riddles.text", a.T("riddles.text")).Align = ui.AlignCentre
			s.day(f)
			f.Cells(150, func(f *ui.Flow) {
				for i := range grades {
					s.grade(f, i, &grades[i])
				}
			})
		}
		f.Foot(func(f *ui.Flow) { f.Button("riddles.done", a.T("settings.done"), a.Pop) })
	})
}

// day adds the riddle of the day.
func (s *Riddles) day(f *ui.Flow) {
	d, ok := s.Day()
	if !ok {
		return
	}
	a, state, play := s.App, "riddles.day.open", "riddles.solve"
	if d.Solved {
		state, play = "riddles.day.solved", "riddles.again"
	}
	name := a.T("riddles.day", words.Lit("Date", d.Date))
	text := a.T(state)
	if d.Streak > 0 {
		text += " " + a.T("riddles.streak", words.Num("Count", d.Streak))
	}
	f.Card(ui.Element{ID: "riddles.day", Role: ui.RolePanel, Look: ui.LookField, Lit: d.Solved, Label: name + a.Colon() + text}, func(f *ui.Flow) {
		f.Split(.6, func(f *ui.Flow) {
			f.Heading("riddles.day.name", name, 0).Align = ui.AlignLeft
			f.Paragraph("riddles.day.text", text)
		}, func(f *ui.Flow) {
			f.Primary("riddles.day.play", a.T(play), s.SolveDay).Label = name + a.Colon() + a.T(play)
		})
	})
}

// grade adds a grade.
func (s *Riddles) grade(f *ui.Flow, i int, g *Grade) {
	a, id, play := s.App, "riddles."+strconv.Itoa(i), "riddles.solve"
	if g.Solved == g.All {
		play = "riddles.again"
	}
	name := a.T("riddles.grade." + strconv.Itoa(i+1))
	text := a.T("riddles.count", words.Num("N", g.Solved), words.Num("Count", g.All))
	f.Card(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Lit: g.Solved == g.All, Label: name + a.Colon() + text}, func(f *ui.Flow) {
		f.Heading(id+".name", name, 0)
		f.Paragraph(id+".text", text).Align = ui.AlignCentre
		f.Button(id+".play", a.T(play), func() { s.Solve(i) }).Label = name + a.Colon() + a.T(play)
	})
}

// Tick looks whether the riddles have come.
func (s *Riddles) Tick(bool) {
	if !s.there && s.Grades() != nil {
		s.App.Changed()
	}
}

// Name returns the scene's name.
func (s *Riddles) Name() string { return "riddles" }
