package table

import (
	"slices"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// replay shows a game again, decision by decision: as everybody saw it or, once it is over and all has been
// shown, with the hidden cards of a human.
type replay struct {
	ui.Page
	t    *Table
	at   int  // decisions that have been shown
	runs bool // it advances by itself
	rest int  // ticks until the next decision
	end  int  // the decision before which it ends by itself, 0 for none
	pace int  // how often beats advance in a tick; 0: once
}

// mostAgain is how long a round is shown again at most: six seconds.
const mostAgain = 360

// watchAgain shows the last round once more, from a player's turn on, in a few seconds. The game waits, and stays as it is.
func (tn *turn) watchAgain(seat grimoria.Seat) {
	if !tn.deciding || tn.queue.Busy() {
		return
	}
	steps := tn.s.Since(0)[:tn.noted]
	from := len(steps) - 1
	begins := func(i int) bool {
		return slices.ContainsFunc(steps[i].Events, func(e grimoria.Event) bool { return e.Kind == grimoria.TurnBegan && e.Seat == seat })
	}
	for from > 0 && !begins(from) {
		from--
	}
	r := newReplay(tn.a, tn.g, tn.s)
	r.end = tn.noted
	ticks := 0
	r.show(from)
	r.t.brief()
	for i := from; i < r.end; i++ { // how long it takes
		v := tn.s.ViewBefore(i, r.t.viewer)
		r.t.director.Restart(show.Project(&v))
		after := tn.s.ViewBefore(i+1, r.t.viewer)
		ticks += pauseTicks + beat.Span(r.t.director.Direct(nil, steps[i].Events, &after))
	}
	r.pace = ticks/mostAgain + 1
	r.show(from)
	tn.a.Push(r)
}

// pauseTicks is the rest between two decisions of a replay that runs.
const pauseTicks = 24

func newReplay(a *ui.App, g *Game, s *session.Session) *replay {
	r := &replay{Page: ui.Page{App: a}, t: bareTable(a, g, s), runs: true}
	r.t.watched = r
	r.t.viewer = eyesOn(s)
	r.show(0)
	return r
}

// eyesOn returns the viewer of a replay.
func eyesOn(s *session.Session) grimoria.Seat {
	for seat := range grimoria.Seat(s.Players()) {
		if s.Over() && s.IsHuman(seat) {
			return seat
		}
	}
	return grimoria.NoSeat
}

// show jumps to a decision without beats.
func (r *replay) show(at int) {
	t := r.t
	t.stop()
	r.at = max(0, min(at, t.s.Len()))
	v := t.s.ViewBefore(r.at, t.viewer)
	t.model = show.Project(&v)
	t.director.Restart(t.model)
	t.lines = show.Chronicle(t.lines[:0], &show.Model{}, t.s.SetupEvents(), &t.names)
	steps := t.s.Since(0)
	for i := range steps[:r.at] {
		t.note(i, &steps[i])
	}
	t.told, t.noted = r.at, r.at
	t.rest()
}

// step shows the next decision with its beats.
func (r *replay) step() {
	t := r.t
	if r.at >= t.s.Len() {
		r.runs = false
		t.a.Changed()
		return
	}
	step := t.s.Since(r.at)[0]
	after := t.s.ViewBefore(r.at+1, t.viewer)
	t.brief()
	t.beats = t.director.Direct(t.beats[:0], step.Events, &after)
	t.queue.Push(t.beats)
	r.at++
	t.told = r.at
	t.a.Changed()
}

// round goes to the beginning of the next or the last round.
func (r *replay) round(by int) {
	s := r.t.s
	at := r.at
	begins := func(i int) bool {
		if i == 0 {
			return true
		}
		for _, e := range s.Since(i - 1)[0].Events {
			if e.Kind == grimoria.RoundBegan {
				return true
			}
		}
		return false
	}
	for at += by; at > 0 && at < s.Len() && !begins(at); at += by {
	}
	r.runs = false
	r.show(at)
}

// Build adds the table.
func (r *replay) Build(b *ui.Builder) { r.t.Build(b) }

// buildControls adds the buttons of the replay in the place of the table's own.
func (r *replay) buildControls(b *ui.Builder, box *board.Boxes) {
	a := r.App
	label := a.T("replay.play")
	if r.runs {
		label = a.T("replay.pause")
	}
	b.Add(ui.Element{ID: "replay.play", Role: ui.RoleButton, Look: ui.LookPrimary, Rect: box.Confirm, Text: label, Lines: 2, OnPress: func() {
		r.runs = !r.runs
		if r.runs && r.at >= r.t.s.Len() {
			r.show(0)
		}
		a.Changed()
	}})
	backButton(b, "replay.leave", box, a.T("drawer.close"), a.T("drawer.close"), a.Pop)
	back, on := box.Undo, box.Log
	if box.Small {
		back, on = on, back
	}
	b.Icon("replay.back", back, pictures.SymLeft, a.T("watch.round.back"), func() { r.round(-1) })
	b.Icon("replay.on", on, pictures.SymRight, a.T("watch.round.on"), func() { r.round(1) })
	b.Icon("replay.log", box.Owl, pictures.SymLog, a.T("table.log"), func() { r.t.pull(logDrawer) })
}

// openMenu opens the menu over the replay of a game that is over; otherwise it leaves.
func (r *replay) openMenu() {
	a, s := r.App, r.t.s
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
		{ID: "pause.settings", Key: "table.settings", Look: ui.LookButton, Press: func() { menu.ShowSettings(a) }},
		{ID: "pause.leave", Key: "drawer.close", Look: ui.LookButton, Press: func() {
			a.Pop()
			a.Pop()
		}},
	}
	if r.t.humans == 0 || r.at >= s.Len() {
		list = slices.Delete(list, 1, 2)
	}
	a.Push(&menu.Pause{Popup: ui.Popup{App: a}, Print: s.Fingerprint(), Entries: list})
}

// Tick advances the replay.
func (r *replay) Tick(top bool) {
	if !top {
		return
	}
	for range max(1, r.pace) {
		r.t.play()
	}
	if r.t.queue.Busy() || !r.runs {
		return
	}
	if r.end > 0 && r.at >= r.end {
		r.App.Remove(r)
		return
	}
	if r.rest -= max(1, r.pace); r.rest <= 0 {
		r.rest = pauseTicks >> min(2, int(r.App.Settings().Speed))
		r.step()
	}
}

// Key controls the replay.
func (r *replay) Key(k ui.Key) bool {
	if r.t.drawer != noDrawer {
		return r.t.Key(k)
	}
	switch k {
	case ui.KeyL, ui.PadSelect:
		r.t.pull(logDrawer)
	case ui.KeyF, ui.PadRT:
		r.App.Faster()
	case ui.KeyS:
		r.t.skip()
	case ui.KeyPageUp, ui.PadLB:
		r.round(-1)
	case ui.KeyPageDown, ui.PadRB:
		r.round(1)
	default:
		return false
	}
	return true
}

// Back closes a drawer or leaves.
func (r *replay) Back() {
	if r.t.drawer != noDrawer {
		r.t.pull(noDrawer)
		return
	}
	r.App.Pop()
}

// Name returns the scene's name.
func (r *replay) Name() string { return "replay" }
