package after

import (
	"touria.games/touria/game/debrief"
	"touria.games/touria/game/kit"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/lesson"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
)

// buildReview adds the herald's lesson: what the result is owed to, and the turns worth another look.
func (e *Summary) buildReview(b *ui.Builder, r ui.Rect) {
	l := e.lesson()
	b.Dock(ui.Element{ID: "review", Role: ui.RolePanel, Look: ui.LookField, Rect: r, Label: kit.LessonTitle(e.App, e.c.names[e.pupil()])}, &e.lessonScroll, l.Show)
}

// lesson returns the lesson that is shown.
func (e *Summary) lesson() kit.Lesson {
	a, v, pupil := e.App, e.c.review, e.pupil()
	page := kit.Lesson{App: a, Name: e.c.names[pupil], Crest: e.crests[pupil], Working: a.T("review.working", a.T("settings.percent", v.percent()))}
	for _, seat := range v.who {
		page.Pupils = append(page.Pupils, kit.Pupil{ID: seat.String(), Name: e.c.names[seat], Crest: e.crests[seat], Taught: seat == pupil, Press: func() {
			e.taught = seat
			a.Changed()
		}})
	}
	l := v.of(pupil)
	if l == nil {
		return page
	}
	page.Parts = &l.Parts
	page.Hints = [...]string{a.T("review.deal.hint"), a.T("review.chance.hint"), "", a.T("review.own.hint"), a.T("review.rivals.hint")}
	rival := rules.NoSeat
	for _, seat := range board.SeatsOf(&e.model) {
		if seat != pupil && (rival == rules.NoSeat || l.Played[seat] > l.Played[rival]) {
			rival = seat
		}
	}
	page.Rival, page.Ahead = e.c.names[rival], l.Own-l.Played[rival]
	for i := range l.Marks {
		m := &l.Marks[i]
		page.Marks = append(page.Marks, kit.Mark{When: e.c.when(a, m.From), See: func() { e.see(pupil, i) }, Try: func() { e.c.try(a, m) },
			Tell: func(f *ui.Flow, id string) { f.Paragraph(id+".text", e.c.marked(a, pupil, m)) }})
	}
	page.Praise = e.praise(l)
	return page
}

// praise returns the best turn, nil if none was good or the course has not come so far.
func (e *Summary) praise(l *lesson.Lesson) *kit.Mark {
	a := e.App
	end := l.Best + 1
	for end < e.s.Len() && e.s.Before(end).Turn() == e.s.Before(l.Best).Turn() {
		end++
	}
	if debrief.Games(l.Gain) < 2 || end >= len(e.c.upto) {
		return nil
	}
	turn, _, ok := e.c.told(end)
	if !ok {
		return nil
	}
	text := a.T("review.best", words.Num("Turn", turn.N), words.Lit("What", turn.Text(&e.c.names).In(a.Words())), words.Num("Games", debrief.Games(l.Gain)))
	return &kit.Mark{When: e.c.when(a, l.Best), See: func() { e.replay(l.Best) }, Tell: func(f *ui.Flow, id string) { f.Paragraph(id+".text", text) }}
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

// see shows a turn again where the better way parted from the one that was taken.
func (e *Summary) see(seat rules.Seat, i int) {
	e.replay(e.c.review.of(seat).Marks[i].From)
	if r := ReplayOf(e.App); r != nil {
		r.see(seat, i)
	}
}
