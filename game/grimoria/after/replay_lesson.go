package after

import (
	"slices"

	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/kit"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Teach opens what the people in a game can learn from it, or says why nobody can. text is its record as it is kept.
func Teach(a *ui.App, g Game, s *session.Session, text []byte) {
	switch v := newTeaching(a.Saves(), s, text); {
	case v != nil:
		openLesson(a, g, v)
	case s.Over():
		a.Tell(a.T("review.nobody"))
	default:
		a.Tell(a.T("review.unfinished"))
	}
}

// openLesson opens a lesson, whose marks are seen on the table above it.
func openLesson(a *ui.App, g Game, v *teaching) {
	showLesson(a, v, func(seat grimoria.Seat, i int) {
		r := newReplay(a, g, v.s)
		r.seeMark(v, seat, i)
		a.Push(r)
	})
}

// seeMark shows the table of a mark from its player's seat, both choices on it, and says what is better.
func (r *Replay) seeMark(v *teaching, seat grimoria.Seat, i int) {
	a, l := r.App, v.of(seat)
	m := v.markOf(seat, i)
	r.goTo(m.at)
	r.seen.Viewer = seat
	r.show(m.at)
	var try, next func()
	key := "owl.lesson.made"
	if m.better != m.did {
		key = "owl.lesson.other"
		try = func() { v.retry(a, m.at) }
	}
	if len(l.Marks) > 1 {
		next = func() { r.seeMark(v, seat, (i+1)%len(l.Marks)) }
	}
	r.told = m
	r.why = &reasons{heading: a.T(key, words.Gap("What", show.Deed(&m.model, m.better, &r.seen.Names))), text: m.tell(a, &r.seen.Names), more: kit.MarkButtons(a, try, next)}
	a.Changed()
}

// openMenu opens the menu over the replay of a game that is over; otherwise it leaves.
func (r *Replay) openMenu() {
	a, s := r.App, r.seen.Session
	if !s.Over() || r.end > 0 {
		a.Pop()
		return
	}
	r.runs = false
	list := []menu.Entry{
		{ID: "pause.resume", Key: "table.resume", Look: ui.LookPrimary, Press: a.Pop},
		{ID: "pause.play_on", Key: "replay.play_on", Look: ui.LookButton, Press: func() {
			text, err := s.Copy(r.at)
			a.Pop()
			menu.Open(a, text, a.T("replay.play_on"), err)
		}},
		{ID: "pause.lesson", Key: "review.tab", Look: ui.LookButton, Press: func() {
			a.Pop()
			openLesson(a, r.g, newTeaching(a.Saves(), s, nil))
		}},
		{ID: "pause.settings", Key: "table.settings", Look: ui.LookButton, Press: func() { menu.ShowSettings(a) }},
		{ID: "pause.leave", Key: "drawer.close", Look: ui.LookButton, Press: func() {
			a.Pop()
			a.Pop()
		}},
	}
	if r.seen.Humans == 0 {
		list = slices.Delete(list, 1, 3)
	} else if r.at >= s.Len() {
		list = slices.Delete(list, 1, 2)
	}
	a.Push(&menu.Pause{Popup: ui.Popup{App: a}, Print: s.Fingerprint(), Entries: list})
}
