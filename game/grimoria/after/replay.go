package after

import (
	"slices"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// Replay shows a game again, decision by decision: as everybody saw it or, once it is over and all has been
// shown, with the hidden cards of a human.
type Replay struct {
	ui.Page
	g    Game
	seen *board.Tableau
	at   int  // decisions that have been shown
	runs bool // it advances by itself
	rest int  // ticks until the next decision
	end  int  // the decision before which it ends by itself, 0 for none
	pace int  // how often beats advance in a tick; 0: once
}

// mostAgain is how long a round is shown again at most: six seconds.
const mostAgain = 360

// pauseTicks is the rest between two decisions of a replay that runs.
const pauseTicks = 24

// WatchAgain shows the last round of a board once more, from a player's turn on, in a few seconds. The game waits, and stays
// as it is.
func WatchAgain(g Game, bd *board.Board, seat grimoria.Seat) {
	steps := bd.Session.Since(0)[:bd.Noted]
	from := len(steps) - 1
	begins := func(i int) bool {
		return slices.ContainsFunc(steps[i].Events, func(e grimoria.Event) bool { return e.Kind == grimoria.TurnBegan && e.Seat == seat })
	}
	for from > 0 && !begins(from) {
		from--
	}
	r := newReplay(bd.App, g, bd.Session)
	r.end = bd.Noted
	r.pace = (r.seen.Span(from, r.end)+pauseTicks*(r.end-from))/mostAgain + 1
	r.show(from)
	bd.App.Push(r)
}

// ShowReplay opens the replay of a game.
func ShowReplay(a *ui.App, g Game, s *session.Session) { a.Push(newReplay(a, g, s)) }

// showAt opens the replay of a game at a decision, as a player saw it.
func showAt(a *ui.App, g Game, s *session.Session, at int, seat grimoria.Seat) {
	r := newReplay(a, g, s)
	r.runs, r.seen.Viewer = false, seat
	r.show(at)
	a.Push(r)
}

func newReplay(a *ui.App, g Game, s *session.Session) *Replay {
	r := &Replay{Page: ui.Page{App: a}, g: g, seen: board.New(a, s), runs: true}
	r.seen.Viewer = eyesOn(s)
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
func (r *Replay) show(at int) {
	r.at = max(0, min(at, r.seen.Session.Len()))
	r.seen.Show(r.at)
	r.seen.Rest()
}

// step shows the next decision with its beats.
func (r *Replay) step() {
	if r.at >= r.seen.Session.Len() {
		r.runs = false
		r.App.Changed()
		return
	}
	r.seen.Direct()
	r.at++
	r.App.Changed()
}

// round goes to the beginning of the next or the last round.
func (r *Replay) round(by int) {
	s := r.seen.Session
	begins := func(i int) bool {
		return i == 0 || slices.ContainsFunc(s.Since(i - 1)[0].Events, func(e grimoria.Event) bool { return e.Kind == grimoria.RoundBegan })
	}
	at := r.at + by
	for at > 0 && at < s.Len() && !begins(at) {
		at += by
	}
	r.runs = false
	r.show(at)
}

// Build adds what is seen of the game, and what leads through it.
func (r *Replay) Build(b *ui.Builder) {
	t := r.seen
	box := t.Boxes()
	t.BuildRoom(b, false)
	prompt := t.Going()
	if prompt == "" {
		prompt = t.Latest()
	}
	t.BuildBar(b, &box, prompt, r.openMenu, func() { r.g.ShowRules(r.App) })
	if !box.Speed.Empty() {
		t.Knob(b, box.Speed)
	}
	t.BuildRivals(b, &box)
	revealing := t.Revealing()
	if revealing {
		t.BuildReveal(b, &box, t.Skip)
		r.buildControls(b, &box)
	} else {
		t.BuildHour(b, &box, false)
		t.BuildDisplay(b, &box, false)
		t.BuildOrder(b, &box)
		if x := t.Telling(); x != nil && t.Staged(&box) {
			t.BuildStage(b, box.Stage, x)
		}
	}
	t.BuildTray(b, &box, t.ShowOwn)
	if !revealing {
		t.BuildBook(b, &box, false, func(f *ui.Flow) { t.TellAbout(f, t.Topic()) })
		r.buildControls(b, &box)
	}
	t.BuildDeltas(b)
	t.BuildDrawer(b)
}

// buildControls adds the buttons of the replay in the place of the table's own.
func (r *Replay) buildControls(b *ui.Builder, box *board.Boxes) {
	a := r.App
	label := a.T("replay.play")
	if r.runs {
		label = a.T("replay.pause")
	}
	b.Add(ui.Element{ID: "replay.play", Role: ui.RoleButton, Look: ui.LookPrimary, Rect: box.Confirm, Text: label, Lines: 2, OnPress: func() {
		r.runs = !r.runs
		if r.runs && r.at >= r.seen.Session.Len() {
			r.show(0)
		}
		a.Changed()
	}})
	board.BackButton(b, "replay.leave", box, a.T("drawer.close"), a.T("drawer.close"), a.Pop)
	back, on := box.Undo, box.Log
	if box.Small {
		back, on = on, back
	}
	b.Icon("replay.back", back, pictures.SymLeft, a.T("watch.round.back"), func() { r.round(-1) })
	b.Icon("replay.on", on, pictures.SymRight, a.T("watch.round.on"), func() { r.round(1) })
	b.Icon("replay.log", box.Owl, pictures.SymLog, a.T("table.log"), func() { r.seen.Pull(board.LogDrawer) })
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
		{ID: "pause.lesson", Key: "owl.lesson", Look: ui.LookButton, Press: func() {
			a.Pop()
			showLesson(a, newTeaching(s), func(at int, seat grimoria.Seat) { a.Pop(); r.seen.Viewer = seat; r.show(at) })
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

// Tick advances the replay.
func (r *Replay) Tick(top bool) {
	if !top {
		return
	}
	for range max(1, r.pace) {
		r.seen.Play()
	}
	if r.seen.Queue.Busy() || !r.runs {
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
func (r *Replay) Key(k ui.Key) bool {
	if r.seen.Open != board.NoDrawer {
		return r.seen.DrawerKey(k)
	}
	switch k {
	case ui.KeyL, ui.PadSelect:
		r.seen.Pull(board.LogDrawer)
	case ui.KeyF, ui.PadRT:
		r.App.Faster()
	case ui.KeyS:
		r.seen.Skip()
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
func (r *Replay) Back() {
	if r.seen.Open != board.NoDrawer {
		r.seen.Pull(board.NoDrawer)
		return
	}
	r.App.Pop()
}

// Name returns the scene's name.
func (r *Replay) Name() string { return "replay" }

// Mood returns the mood of the table that is watched.
func (r *Replay) Mood() sound.Mood { return r.seen.Mood() }

// Shows returns the board that is seen.
func (r *Replay) Shows() *board.Board { return r.seen.Board }
