package after

import (
	"errors"

	"touria.games/touria/game/kit"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	hearing "touria.games/touria/game/touria/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
)

// Replay shows a recorded game again (M22): on the table, decision by decision,
// from any seat. It decides nothing and saves nothing. A game that is not over
// shows only what everybody saw.
type Replay struct {
	a       *ui.App
	g       Game
	reading *session.Reading // nil once the record has been read
	read    int              // percentage read, as shown
	s       *session.Session
	board   *board.Board // nil while the record is being read
	bar     kit.ReplayBar
	c       *course
	at      int  // decisions made so far
	until   int  // playing stops there
	playing bool // decisions are animated up to until
	open    bool // all screens are lifted
	why     *reasons
	text    []byte // the record, nil if the game has just been played
	then    func() // called once the record has been read, nil: nothing
}

// Watch opens a record of a game by those rules to be watched. where is the place it comes from, for
// messages.
func Watch(a *ui.App, g Game, by *touria.Rules, text []byte, where string) {
	read(a, &Replay{a: a, g: g, text: text}, by, where)
}

// read begins to read the record of a replay.
func read(a *ui.App, r *Replay, by *touria.Rules, where string) {
	reading, err := session.Watch(r.text, by)
	if err != nil {
		news := a.T("replay.failed")
		if where != "" {
			news += "\n" + where
		}
		var newer *record.Newer
		if errors.As(err, &newer) {
			news = a.T("store.newer", where)
		}
		a.Tell(news)
		return
	}
	r.reading = reading
	a.Push(r)
}

// begin shows the game once it has been read.
func (r *Replay) begin() {
	damaged := r.reading.Err() != nil
	r.watch(r.reading.Session())
	if r.then != nil {
		r.then()
	}
	if damaged {
		r.a.Tell(r.a.T("replay.damaged", words.Num("Count", r.s.Len())))
	}
}

// watch shows a game from its start.
func (r *Replay) watch(s *session.Session) {
	r.reading, r.s = nil, s
	r.bar = kit.ReplayBar{App: r.a, Unit: "replay.turn", Reel: r.reel, GoTo: r.goTo, Play: r.play, StepOn: r.stepOn, Ask: r.ask}
	r.board = board.New(r.a, s)
	r.board.Lens.NoWheel = true
	r.c = newLesson(r.a, s, &r.board.Names, r.text)
	for r.c.upto != nil && len(r.c.upto) <= 1 && !r.c.noted {
		r.c.note()
	}
	r.open = s.Over()
	r.board.Viewer, r.board.Eyes = rules.NoSeat, rules.S
	if r.board.Humans.Len() == 1 {
		for seat := rules.S; seat < rules.NoSeat; seat++ {
			if r.board.Humans.Has(seat) {
				r.board.Eyes = seat
			}
		}
	}
	if s.Over() {
		r.board.Viewer = r.board.Eyes
	}
	r.until = s.Len()
	r.project()
	r.a.Moved()
}

// replay shows the game again, from a decision on.
func (e *Summary) replay(at int) {
	a := e.App
	if r := e.watched(); r != nil { // the summary of a replay leads back to it
		a.Remove(e)
		r.goTo(at)
		return
	}
	r := &Replay{a: a, g: e.g}
	a.Push(r)
	r.watch(e.s)
	r.c = e.c // which may be worked out already
	if at > 0 && at < len(r.c.upto) {
		r.goTo(at)
	}
}

// watched returns the replay over which a summary lies, nil if there is none.
func (e *Summary) watched() *Replay {
	for _, s := range e.App.Scenes() {
		if r, ok := s.(*Replay); ok && r.s == e.s {
			return r
		}
	}
	return nil
}

// project shows the position after the decisions made so far.
func (r *Replay) project() {
	bd := r.board
	bd.Queue.Clear()
	state := r.s.Before(r.at)
	bd.Model = show.Project(r.s.Rules(), state, bd.Viewer)
	if r.open {
		for seat := rules.S; seat < rules.NoSeat; seat++ {
			if p := &bd.Model.Players[seat]; p.Taken {
				p.Shown, p.Holdings = true, state.Holdings(seat)
			}
		}
	}
	bd.Director.Restart(bd.Model)
	if r.at < len(r.c.upto) {
		bd.Lines = append(bd.Lines[:0], r.c.lines[:r.c.upto[r.at]]...)
	}
	r.a.Changed()
}

// goTo shows the position after that many decisions.
func (r *Replay) goTo(at int) {
	at = min(max(at, 0), len(r.c.upto)-1)
	r.until, r.playing = r.s.Len(), false
	if r.at != at {
		r.why = nil
	}
	r.at = at
	r.board.Stop()
	r.project()
}

// play starts or stops the animation. At the end it starts again.
func (r *Replay) play() {
	if r.playing = !r.playing; r.playing {
		if r.at == r.s.Len() {
			r.goTo(0)
			r.playing = true
		}
		r.until = r.s.Len()
		r.why = nil
	} else if r.board.Queue.Busy() {
		r.until = r.at + 1 // the decision that is shown is played to its end
		r.playing = true
	}
	r.a.Changed()
}

// stepOn animates the next decision, or ends the one that is shown.
func (r *Replay) stepOn() {
	if r.board.Queue.Busy() {
		r.goTo(r.at + 1)
		return
	}
	if r.at < r.s.Len() {
		r.until, r.playing, r.why = r.at+1, true, nil
		r.a.Changed()
	}
}

// playOn goes on with a copy of the game from the position that is shown.
func (r *Replay) playOn() {
	r.playing = false
	text, err := r.s.Copy(r.at)
	menu.Open(r.a, text, r.a.T("replay.play_on"), err)
}

// pointsShown is the maximum number of turning points of a game.
const pointsShown = 5

// points returns, for each turning point, the number of decisions made when its turn is over.
func (r *Replay) points() []int {
	if !r.c.noted || !r.c.Judged() {
		return nil
	}
	var at []int
	for _, i := range r.c.Points(pointsShown) {
		at = append(at, r.c.Course[i+1].Step)
	}
	return at
}

// reel returns what the time line shows: the starts of the turns, the turning points, and everybody's chances.
func (r *Replay) reel() kit.Reel {
	l := kit.Reel{At: r.at, Len: r.s.Len(), Playing: r.playing, Busy: r.board.Queue.Busy(), Points: r.points(),
		Told: r.a.T("replay.time", words.Num("N", r.c.Course[r.c.At(r.at)].Turn), words.Num("Count", r.s.State().Turn()))}
	for i := range r.c.Course {
		m := &r.c.Course[i]
		l.Stops = append(l.Stops, m.Step)
		if m.Seat < rules.NoSeat {
			l.Marks = append(l.Marks, m.Step)
		}
	}
	now := r.c.judgedAt(r.at)
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if !r.board.Model.Players[seat].Taken {
			continue
		}
		p := kit.Player{Name: r.board.Names[seat], Crest: r.board.Crests[seat]}
		for i := range r.c.Course {
			if m := &r.c.Course[i]; m.Judged {
				p.Judged = append(p.Judged, kit.Judged{At: m.Step, Win: m.Win[seat]})
			}
		}
		if now != nil {
			p.Now = kit.Chance(r.a, now.Win[seat])
		}
		l.Players = append(l.Players, p)
	}
	return l
}

// view shows the table from a seat.
func (r *Replay) view(seat rules.Seat) {
	r.board.TurnTo(seat)
	if r.s.Over() {
		r.board.Viewer = seat
	}
	r.project()
}

// lift shows or hides what all players hold.
func (r *Replay) lift() {
	r.open = !r.open
	r.project()
}

// Tick reads the record, plays beats, and works out the course of the game.
func (r *Replay) Tick(top bool) {
	if r.board == nil {
		if top {
			r.readOn()
		}
		return
	}
	bd := r.board
	bd.Pass()
	if !top {
		return
	}
	r.bar.Tick()
	if bd.LooksAway() {
		return
	}
	if bd.Queue.Busy() || bd.Queue.Ringing() {
		r.a.Redraw()
		done := bd.Queue.Tick(r.a.Settings().Speed)
		bd.Sound()
		r.finish(done)
	}
	if r.playing && !bd.Queue.Busy() {
		r.advance()
	}
	r.think()
}

// readOn reads the record for a tick.
func (r *Replay) readOn() {
	if r.a.Think(func(units int) bool { return r.reading.Step(max(1, units/readUnits)) }) {
		r.begin()
		return
	}
	if part := int(r.reading.Part() * 100); part != r.read {
		r.read = part
		r.a.Changed()
	}
}

// think works out the course, or a bot's reasons, for a tick.
func (r *Replay) think() {
	switch {
	case r.c.whole() && r.why != nil && r.why.thought != nil && !r.why.told:
		if r.a.Think(r.why.thought.Step) {
			r.why.told = true
			r.a.Changed()
		}
	case r.c.think(r.a):
		r.a.Changed()
	}
}

// finish applies beats that have ended.
func (r *Replay) finish(done []show.Beat) {
	for i := range done {
		r.board.Model.Finish(&done[i])
		if done[i].Settles {
			r.at++
		}
		r.a.Changed()
	}
	if len(done) > 0 && !r.board.Queue.Busy() {
		for r.at >= len(r.c.upto) && !r.c.noted {
			r.c.note()
		}
		r.project()
	}
}

// advance animates the next decision.
func (r *Replay) advance() {
	if r.at >= r.until {
		r.playing, r.until = false, r.s.Len()
		r.a.Changed()
		return
	}
	step := &r.s.Since(r.at)[0]
	made := board.MadeOf(r.s, r.at, step)
	r.board.Direct(&made)
	r.a.Changed()
}

// Key handles the replay's own keys.
func (r *Replay) Key(k ui.Key) bool {
	if r.board == nil {
		return false
	}
	if k == ui.KeyF || k == ui.PadSelect {
		r.a.Faster()
		return true
	}
	return r.bar.Key(k)
}

// Back closes what is open, or leaves the replay.
func (r *Replay) Back() {
	switch {
	case r.why != nil:
		r.why = nil
		r.a.Changed()
	case r.board != nil && r.board.DoorsOpen:
		r.board.ShowDoors(false)
	default:
		r.leave()
	}
}

// leave goes back to where the replay was opened.
func (r *Replay) leave() {
	if len(r.a.Scenes()) == 1 {
		menu.ShowTitle(r.a)
		return
	}
	r.a.Remove(r)
}

// Down scrubs if the pointer goes down on the time line.
func (r *Replay) Down(x, y float32) bool { return r.board != nil && r.bar.Down(x, y) }

// Wheel steps through the decisions.
func (r *Replay) Wheel(up int) {
	if r.board != nil {
		r.bar.Wheel(up)
	}
}

// Name returns the scene's name.
func (r *Replay) Name() string { return "replay" }

// Opaque returns true.
func (r *Replay) Opaque() bool { return true }

// Retell rebuilds all text.
func (r *Replay) Retell() { r.a.Changed() }

// At returns the number of decisions made so far.
func (r *Replay) At() int { return r.at }

// Board returns the board that the replay shows, nil while the record is being
// read.
func (r *Replay) Board() *board.Board { return r.board }

// Session returns the game that is watched, nil while the record is being read.
func (r *Replay) Session() *session.Session { return r.s }

// Whole reports whether the course of the game has been worked out.
func (r *Replay) Whole() bool { return r.c != nil && r.c.whole() }

// ReplayOf returns the replay on top, nil if there is none.
func ReplayOf(a *ui.App) *Replay {
	r, _ := a.Top().(*Replay)
	return r
}

// sentences returns texts about the turn shown, as far as it has been played, the longest first, and the player's
// seat.
func (r *Replay) sentences() (texts []string, seat rules.Seat) {
	turn, _, ok := r.c.told(min(r.at, len(r.c.upto)-1))
	if !ok {
		return []string{r.a.T("replay.start")}, rules.NoSeat
	}
	n, w := words.Num("Count", turn.N), r.a.Words()
	short := turn.Deed(&r.board.Names).In(w)
	return []string{r.a.T("replay.turn", n, words.Lit("What", turn.Text(&r.board.Names).In(w))), r.a.T("replay.turn", n, words.Lit("What", short)), short,
		r.a.T("table.turn", n)}, turn.Seat
}

var _ sound.Scene = (*Replay)(nil)

// Mood returns the mood of the table that is watched.
func (r *Replay) Mood() sound.Mood {
	if r.board == nil {
		return hearing.Calm
	}
	return r.board.Mood()
}

// ask opens or closes the card that says why a bot made the turn shown.
func (r *Replay) ask() {
	if r.why != nil {
		r.why = nil
		r.a.Changed()
		return
	}
	seat, first, ok := r.explained()
	if !ok {
		r.a.Say(r.a.T("replay.why.human"))
		return
	}
	r.playing, r.until = false, r.s.Len()
	if r.board.Queue.Busy() {
		r.project()
	}
	r.why = reasonsOf(r.a, r.s, &r.board.Names, seat, first)
	r.a.Changed()
}

// explained returns the bot whose turn is shown, and its first decision in it. ok is false if the
// turn is not a bot's or the game is not over: a reason may reveal what is hidden.
func (r *Replay) explained() (seat rules.Seat, first int, ok bool) {
	turn, moment, ok := r.c.told(r.at)
	if !ok || !r.s.Over() || r.s.IsHuman(turn.Seat) {
		return 0, 0, false
	}
	first = r.c.Course[moment].Step
	return turn.Seat, first, first < r.s.Len() && r.s.Since(first)[0].Seat == turn.Seat
}
