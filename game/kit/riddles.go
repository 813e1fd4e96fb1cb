package kit

import (
	"strconv"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// Riddles is the scene of a game's riddles: the one of the day, and the grades with what is solved of each.
type Riddles struct {
	ui.Page
	// Known returns how the riddles stand; nil while they are on their way.
	Known func() *Known
	// Solve begins the next riddle of a grade, counted from 0, and SolveDay that of the day.
	Solve    func(grade int)
	SolveDay func()

	there  bool // the riddles have come
	scroll ui.Scroll
}

// Known is how the riddles of a game stand.
type Known struct {
	Date   string // of the riddle of the day, as people write it; "" if there is none
	Daily  bool   // it is solved
	Streak int    // days
	Grades []Grade
}

// Grade is how many riddles a grade has, and how many are solved.
type Grade struct{ Solved, All int }

// Build adds the riddle of the day and the grades.
func (s *Riddles) Build(b *ui.Builder) {
	a, known := s.App, s.Known()
	s.there = known != nil
	b.Window(ui.Frame{ID: "riddles", Title: a.T("riddles.title"), Label: a.T("riddles.title"), W: 900, Scroll: &s.scroll}, func(f *ui.Flow) {
		text := a.T("riddles.coming")
		if s.there {
			text = a.T("riddles.text")
			if known.Streak > 0 {
				text += "\n" + a.T("riddles.streak", words.Num("Count", known.Streak))
			}
		}
		f.Paragraph("riddles.text", text).Align = ui.AlignCentre
		if s.there {
			f.Cells(140, func(f *ui.Flow) { s.cells(f, known) })
		}
		f.Foot(func(f *ui.Flow) { f.Button("riddles.done", a.T("settings.done"), a.Pop) })
	})
}

// cells adds the cards of the day and of the grades.
func (s *Riddles) cells(f *ui.Flow, known *Known) {
	a := s.App
	if known.Date != "" {
		text := "riddles.day.open"
		if known.Daily {
			text = "riddles.day.solved"
		}
		s.card(f, "riddles.day", a.T("riddles.day", words.Lit("Date", known.Date)), a.T(text), known.Daily, s.SolveDay)
	}
	for i, g := range known.Grades {
		n := strconv.Itoa(i + 1)
		s.card(f, "riddles."+n, a.T("riddles.grade."+n), a.T("riddles.count", words.Num("N", g.Solved), words.Num("Count", g.All)), g.Solved == g.All, func() { s.Solve(i) })
	}
}

// card adds a name, how it stands, and the button that plays it.
func (s *Riddles) card(f *ui.Flow, id, name, text string, solved bool, play func()) {
	a, press := s.App, s.App.T("riddles.solve")
	if solved {
		press = a.T("riddles.again")
	}
	f.Card(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Lit: solved, Label: name + a.Colon() + text}, func(f *ui.Flow) {
		f.Heading(id+".name", name, 0)
		f.Paragraph(id+".text", text).Align = ui.AlignCentre
		f.Button(id+".play", press, play).Label = name + a.Colon() + press
	})
}

// Tick looks whether the riddles have come.
func (s *Riddles) Tick(bool) {
	if !s.there && s.Known() != nil {
		s.App.Changed()
	}
}

// Name returns the scene's name.
func (s *Riddles) Name() string { return "riddles" }
