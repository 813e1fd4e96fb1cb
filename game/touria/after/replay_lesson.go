package after

import (
	"touria.games/touria/game/kit"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Teach opens a record of a game by those rules to show what the people in it can learn from it. where is the place it
// comes from, for messages.
func Teach(a *ui.App, g Game, by *touria.Rules, text []byte, where string) {
	r := &Replay{a: a, g: g, text: text}
	r.then = r.lesson
	read(a, r, by, where)
}

// summary shows the game's summary over the replay.
func (r *Replay) summary() {
	r.playing = false
	r.a.Push(newSummary(r.a, r.g, r.s, r.c))
}

// see shows the table of a mark from its player's seat, both ways on it, and says what is better.
func (r *Replay) see(seat rules.Seat, i int) {
	a, l := r.a, r.c.review.of(seat)
	m := &l.Marks[i]
	r.goTo(m.From)
	r.view(seat)
	w := &reasons{title: kit.LessonTitle(a, r.c.names[seat]), plan: r.c.marked(a, seat, m), told: true}
	w.taken, w.better = r.c.ways(seat, m)
	if w.taken != nil && w.better != nil {
		w.plan += " " + a.T("review.ways")
	}
	next := func() { r.see(seat, (i+1)%len(l.Marks)) }
	if len(l.Marks) < 2 {
		next = nil
	}
	w.more = kit.MarkButtons(a, func() { r.c.try(a, m) }, next)
	r.why = w
	a.Changed()
}

// lesson shows what the people at the screen can learn from the game, or says that nobody can.
func (r *Replay) lesson() {
	if why := r.unteachable(); why != "" {
		r.a.Tell(why)
		return
	}
	r.summary()
	if e, ok := r.a.Top().(*Summary); ok {
		e.tab = tabReview
	}
}

// unteachable says why there is no lesson, "" if there is one.
func (r *Replay) unteachable() string {
	switch {
	case !r.s.Over():
		return r.a.T("review.unfinished")
	case r.c.review == nil:
		return r.a.T("review.nobody")
	}
	return ""
}
