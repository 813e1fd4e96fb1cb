package after

import (
	"slices"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/lesson"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
)

// buildReview adds the herald's lesson: what the result is owed to, and the turns worth another look.
func (e *Summary) buildReview(b *ui.Builder, r ui.Rect) {
	a, v := e.App, e.c.review
	if !v.done() {
		b.Paragraph("review.working", r, a.T("review.working", a.T("settings.percent", v.percent())), 2, ui.AlignCentre)
		return
	}
	l := v.of(e.pupil())
	if l == nil {
		return
	}
	frame := ui.Element{ID: "review", Role: ui.RolePanel, Look: ui.LookField, Rect: r, Label: a.T("review.title", words.Lit("Name", e.c.names[l.Seat]))}
	b.Dock(frame, &e.lessonScroll, func(f *ui.Flow) {
		if len(v.who) > 1 {
			f.Row(func(f *ui.Flow) {
				for _, seat := range v.who {
					f.Crest("review.pupil."+seat.String(), e.crests[seat], e.c.names[seat], a.T("review.title", words.Lit("Name", e.c.names[seat])), seat == l.Seat, func() {
						e.taught = seat
						a.Changed()
					})
				}
			})
		}
		if text := e.compared(l); text != "" {
			f.Paragraph("review.compared", text)
		}
		e.split(f, l)
		for i := range l.Marks {
			e.mark(f, l.Seat, i)
		}
		if len(l.Marks) == 0 {
			e.praise(f, l)
		}
	})
}

// split adds the way from the first chance of winning to the end as a curve, and below it what each stretch is owed to.
func (e *Summary) split(f *ui.Flow, l *lesson.Lesson) {
	const high, least = 84, 84
	at := l.Start
	way := []int{at}
	for _, part := range [...]int{l.Deal, l.Chance, l.Own, l.Rivals} {
		at += part
		way = append(way, at)
	}
	low, top := min(0, slices.Min(way)), max(lesson.Certain, slices.Max(way))
	level := func(p int) float32 { return float32(p-low) / float32(top-low) }
	g := &ui.Graph{At: -1, Lines: []float32{level(0), level(lesson.Certain)}}
	c := ui.Curve{Crest: e.crests[l.Seat]}
	for i, p := range way {
		x := float32(i) / float32(len(way)-1)
		c.Points = append(c.Points, ui.CurvePoint{X: x, Y: level(p)})
		g.Ticks = append(g.Ticks, x)
	}
	g.Curves = []ui.Curve{c}
	label := e.App.T("review.split", words.Lit("From", chance(e.App, l.Start)), words.Lit("To", chance(e.App, l.End)))
	f.Add(ui.Element{ID: "review.split", Role: ui.RoleInfo, Look: ui.LookGraph, Rect: ui.Rect{H: high}, Graph: g, Label: label, Hint: label})
	f.Cells(least, func(f *ui.Flow) {
		for _, part := range e.portions(l) {
			f.Add(part)
		}
	})
}

// mark adds a turn worth another look, and what can be done with it.
func (e *Summary) mark(f *ui.Flow, seat rules.Seat, i int) {
	a := e.App
	m := &e.c.review.of(seat).Marks[i]
	id := "review.mark." + string(rune('1'+i))
	f.Card(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Label: a.T("review.mark.title", words.Num("Turn", e.s.Before(m.From).Turn()))}, func(f *ui.Flow) {
		f.Paragraph(id+".text", e.c.marked(a, seat, m))
		f.Line(func(f *ui.Flow) {
			f.Button(id+".see", a.T("review.see"), func() { e.see(seat, i) }).Hint = a.T("review.mark.hint")
			f.Button(id+".try", a.T("review.try"), func() { e.c.try(a, m) }).Hint = a.T("review.try.hint")
		})
	})
}

// praise adds that there was no grave mistake, and the best turn.
func (e *Summary) praise(f *ui.Flow, l *lesson.Lesson) {
	a := e.App
	f.Paragraph("review.none", a.T("review.none"))
	if games(l.Gain) < 2 {
		return
	}
	end := l.Best + 1
	for end < e.s.Len() && e.s.Before(end).Turn() == e.s.Before(l.Best).Turn() {
		end++
	}
	if end >= len(e.c.upto) {
		return // the course has not come so far
	}
	if turn, _, ok := e.c.told(end); ok {
		f.Paragraph("review.best", a.T("review.best", words.Num("Turn", turn.N), words.Lit("What", turn.Text(&e.c.names).In(a.Words())), words.Num("Games", games(l.Gain))))
		f.Line(func(f *ui.Flow) { f.Button("review.best.see", a.T("review.see"), func() { e.replay(l.Best) }) })
	}
}

// pupil returns the player whose lesson is shown.
func (e *Summary) pupil() rules.Seat {
	for _, seat := range e.c.review.who {
		if seat == e.taught {
			return seat
		}
	}
	return e.c.review.who[0]
}

// signed writes a number with its sign.
func signed(a *ui.App, n int) string {
	if n < 0 {
		return "−" + a.Words().Number(-n)
	}
	return "+" + a.Words().Number(n)
}

// points returns what each part of a result is owed, of 100 games, so rounded that they add up to it.
func points(l *lesson.Lesson) (of [4]int) {
	at := l.Start
	for i, part := range [...]int{l.Deal, l.Chance, l.Own, l.Rivals} {
		of[i] = games(at+part) - games(at)
		at += part
	}
	return of
}

// portions returns what the result is owed to, in points.
func (e *Summary) portions(l *lesson.Lesson) (list []ui.Element) {
	a := e.App
	name, of := e.c.names[l.Seat], points(l)
	for i, part := range [...]struct {
		id, name, hint string
	}{
		{"deal", a.T("review.deal"), a.T("review.deal.hint")},
		{"chance", a.T("review.chance"), a.T("review.chance.hint")},
		{"own", name, a.T("review.own.hint")},
		{"rivals", a.T("review.rivals"), a.T("review.rivals.hint")},
	} {
		text := part.name + a.Colon() + signed(a, of[i])
		list = append(list, ui.Element{ID: "review.part." + part.id, Role: ui.RoleInfo, Look: ui.LookField, Text: text, Lines: 2,
			Label: text, Hint: part.hint + "\n" + a.T("review.points")})
	}
	return list
}

// compared says how a player's decisions did beside those of the best rival, and what chance brought.
func (e *Summary) compared(l *lesson.Lesson) string {
	a := e.App
	rival := rules.NoSeat
	for _, seat := range board.SeatsOf(&e.model) {
		if seat != l.Seat && (rival == rules.NoSeat || l.Played[seat] > l.Played[rival]) {
			rival = seat
		}
	}
	if rival == rules.NoSeat {
		return ""
	}
	key, ahead := "review.better", games(l.Own-l.Played[rival])
	if ahead < 0 {
		key, ahead = "review.worse", -ahead
	}
	of := points(l)
	luck, key2 := of[0]+of[1], "review.gave"
	if luck < 0 {
		luck, key2 = -luck, "review.took"
	}
	return a.T(key, words.Lit("Name", e.c.names[l.Seat]), words.Num("Count", ahead), words.Lit("Rival", e.c.names[rival])) + " " + a.T(key2, words.Num("Count", luck))
}

// see shows a turn again where the better way parted from the one that was taken.
func (e *Summary) see(seat rules.Seat, i int) {
	e.replay(e.c.review.of(seat).Marks[i].From)
	if r := ReplayOf(e.App); r != nil {
		r.see(seat, i)
	}
}
