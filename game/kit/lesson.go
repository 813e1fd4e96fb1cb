package kit

import (
	"slices"

	"touria.games/touria/game/debrief"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// Lesson is what somebody can learn from a game that is over, as a page shows it.
type Lesson struct {
	App     *ui.App
	Pupils  []Pupil // who can be taught; one alone is not named
	Working string  // how far the work is
	// The rest is not known while the lesson is worked out, and Parts is nil.
	Parts  *debrief.Parts
	Name   string // whose lesson it is
	Crest  int
	Rival  string                    // the one whose decisions were best
	Ahead  int                       // how much better the player's were, in units of debrief.Certain
	Hints  [debrief.Stretches]string // what the parts are; those without one do not exist in this game
	Marks  []Mark                    // what is worth another look, the dearest first
	Praise *Mark                     // what was best, nil for nothing; told if there are no Marks
}

// Pupil is who can be taught.
type Pupil struct {
	ID, Name string
	Crest    int
	Taught   bool   // now
	Press    func() // teaches them from now on
}

// Mark is a decision worth another look.
type Mark struct {
	When string                      // names its turn or round
	Tell func(f *ui.Flow, id string) // adds what there is to say
	See  func()                      // shows the table as it was
	Try  func()                      // goes on from there with a copy; nil if nothing else is to be tried
}

// LessonTitle names a player's lesson.
func LessonTitle(a *ui.App, name string) string { return a.T("review.title", words.Lit("Name", name)) }

// Show adds the lesson to a page.
func (l *Lesson) Show(f *ui.Flow) {
	l.pupils(f)
	if l.Parts == nil {
		f.Paragraph("review.working", l.Working).Align = ui.AlignCentre
		return
	}
	f.Paragraph("review.compared", l.compared())
	l.split(f)
	for i := range l.Marks {
		l.mark(f, "review.mark."+string(rune('1'+i)), &l.Marks[i])
	}
	if len(l.Marks) > 0 {
		return
	}
	f.Paragraph("review.none", l.App.T("review.none"))
	if l.Praise != nil {
		l.mark(f, "review.praise", l.Praise)
	}
}

// pupils adds who can be taught, if these are several.
func (l *Lesson) pupils(f *ui.Flow) {
	if len(l.Pupils) < 2 {
		return
	}
	f.Row(func(f *ui.Flow) {
		for _, p := range l.Pupils {
			f.Crest("review.pupil."+p.ID, p.Crest, p.Name, LessonTitle(l.App, p.Name), p.Taught, p.Press)
		}
	})
}

// compared says in a sentence how the player's decisions did beside the best rival's, and what the larger kind of luck brought.
func (l *Lesson) compared() string {
	a := l.App
	said := func(less, none, more string, n int, args ...any) string {
		key := more
		switch {
		case n == 0:
			key = none
		case n < 0:
			key, n = less, -n
		}
		return a.T(key, append(args, words.Num("Count", n))...)
	}
	of := l.Parts.Points()
	luck := said("review.chance.took", "review.fair", "review.chance.gave", of[0]+of[1])
	if n := of[2]; max(n, -n) > max(of[0]+of[1], -of[0]-of[1]) {
		luck = said("review.reveal.took", "review.fair", "review.reveal.gave", n)
	}
	return said("review.worse", "review.even", "review.better", debrief.Games(l.Ahead), words.Lit("Name", l.Name), words.Lit("Rival", l.Rival), words.Lit("Luck", luck))
}

// split adds the way from the first chance of winning to the end as a curve, and below it what each stretch is owed to.
func (l *Lesson) split(f *ui.Flow) {
	const high, least = 84, 84
	a, at := l.App, l.Parts.Start
	way, points := []int{at}, l.Parts.Points()
	var cells []ui.Element
	for i, part := range l.Parts.Way() {
		if l.Hints[i] == "" {
			continue
		}
		at += part
		way = append(way, at)
		n := a.Words().Number(max(points[i], -points[i]))
		switch {
		case points[i] > 0:
			n = "+" + n
		case points[i] < 0:
			n = "−" + n
		}
		text := l.owed(i) + a.Colon() + n
		cells = append(cells, ui.Element{ID: "review.part." + string(rune('1'+i)), Role: ui.RoleInfo, Look: ui.LookField, Label: text,
			Hint: l.Hints[i] + "\n" + a.T("review.points")})
	}
	low, top := min(0, slices.Min(way)), max(debrief.Certain, slices.Max(way))
	level := func(p int) float32 { return float32(p-low) / float32(top-low) }
	g := &ui.Graph{At: -1, Lines: []float32{level(0), level(debrief.Certain)}}
	c := ui.Curve{Crest: l.Crest}
	for i, p := range way {
		x := float32(i) / float32(len(way)-1)
		c.Points = append(c.Points, ui.CurvePoint{X: x, Y: level(p)})
		g.Ticks = append(g.Ticks, x)
	}
	g.Curves = []ui.Curve{c}
	label := a.T("review.split", words.Lit("From", Chance(a, int32(l.Parts.Start))), words.Lit("To", Chance(a, int32(l.Parts.End))))
	f.Add(ui.Element{ID: "review.split", Role: ui.RoleInfo, Look: ui.LookGraph, Rect: ui.Rect{H: high}, Graph: g, Label: label, Hint: label})
	f.Cells(least, func(f *ui.Flow) {
		for _, e := range cells {
			e.Rect.H = f.LeastHigh()
			f.Card(e, func(f *ui.Flow) {
				text := f.Paragraph(e.ID+".text", e.Label)
				text.Align, text.Silent = ui.AlignCentre, true
			})
		}
	})
}

// owed names what a stretch is owed to.
func (l *Lesson) owed(stretch int) string {
	switch stretch {
	case 0:
		return l.App.T("review.deal")
	case 1:
		return l.App.T("review.chance")
	case 2:
		return l.App.T("review.reveal")
	case 3:
		return l.Name
	}
	return l.App.T("review.rivals")
}

// mark adds a decision worth another look, and what can be done with it.
func (l *Lesson) mark(f *ui.Flow, id string, m *Mark) {
	a := l.App
	f.Card(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Label: m.When}, func(f *ui.Flow) {
		m.Tell(f, id)
		f.Line(func(f *ui.Flow) {
			see := f.Button(id+".see", a.T("review.see"), m.See)
			see.Label = see.Text + a.T("list.comma") + m.When
			if m.Try != nil {
				again := f.Button(id+".try", a.T("review.try"), m.Try)
				again.Label, again.Hint = again.Text+a.T("list.comma")+m.When, a.T("review.try.hint")
			}
		})
	})
}

// MarkButtons returns the buttons of the card that tells of a mark on the table; either may be nil.
func MarkButtons(a *ui.App, try, next func()) (list []ui.Element) {
	if try != nil {
		list = append(list, ui.Element{ID: "review.try", Text: a.T("review.try"), Hint: a.T("review.try.hint"), OnPress: try})
	}
	if next != nil {
		list = append(list, ui.Element{ID: "review.next", Text: a.T("review.next"), Hint: a.T("review.next.hint"), OnPress: next})
	}
	return list
}
