package after

import (
	"slices"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/kit"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Replay shows a game again, decision by decision: as everybody saw it or, once it is over and all has been
// shown, with the hidden cards of a human.
type Replay struct {
	ui.Page
	g    Game
	seen *board.Tableau
	bar  kit.ReplayBar
	c    *course
	why  *reasons // nil: not asked for
	at   int      // decisions that have been shown
	runs bool     // it advances by itself
	rest int      // ticks until the next decision
	end  int      // the decision before which it ends by itself, 0 for none
	stop int      // the decision before which it stops by itself, 0 for none
	pace int      // how often beats advance in a tick; 0: once
	told *mark    // the mark of a lesson that the card is about, nil: none
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
	r.end, r.c = bd.Noted, courseOf(bd.Session, bd.Noted)
	r.pace = (r.seen.Span(from, r.end)+pauseTicks*(r.end-from))/mostAgain + 1
	r.show(from)
	bd.App.Push(r)
}

// ShowReplay opens the replay of a game.
func ShowReplay(a *ui.App, g Game, s *session.Session) { a.Push(newReplay(a, g, s)) }

func newReplay(a *ui.App, g Game, s *session.Session) *Replay {
	r := &Replay{Page: ui.Page{App: a}, g: g, seen: board.New(a, s), c: courseOf(s, s.Len()), runs: true}
	r.bar = kit.ReplayBar{App: a, Unit: "watch.round", Reel: r.reel, GoTo: r.goTo, Play: r.toggle, StepOn: r.stepOn, Ask: r.ask}
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
	if r.at >= r.until() || r.stop > 0 && r.at >= r.stop {
		r.runs, r.stop = false, 0
		r.App.Changed()
		return
	}
	r.seen.Direct()
	r.why = nil
	r.at++
	r.App.Changed()
}

// until returns the number of decisions that can be shown.
func (r *Replay) until() int { return r.c.rounds[len(r.c.rounds)-1] }

// goTo jumps to a decision and stays there.
func (r *Replay) goTo(at int) {
	r.runs, r.why, r.stop = false, nil, 0
	r.show(min(at, r.until()))
}

// toggle starts or stops. At the end it starts again.
func (r *Replay) toggle() {
	runs := !r.runs
	if runs && r.at >= r.until() {
		r.goTo(0)
	}
	r.runs, r.why = runs, nil
	r.App.Changed()
}

// stepOn shows the next decision, or ends the one that is being shown.
func (r *Replay) stepOn() {
	busy := r.seen.Queue.Busy()
	if r.runs, r.why, r.stop = false, nil, 0; busy {
		r.show(r.at)
	} else if r.at < r.until() {
		r.step()
	}
}

// ask opens or closes the card that says what a bot's choices promised.
func (r *Replay) ask() {
	seat, list := r.c.explained(r.at)
	switch {
	case r.why != nil:
		r.why = nil
		r.App.Changed()
	case len(list) == 0:
		r.App.Say(r.App.T("watch.why.human"))
	default:
		r.goTo(r.at)
		r.why = reasonsOf(r.App.T("replay.why.title", words.Lit("Name", r.seen.Names[seat])), list)
	}
}

// reel returns what the time line shows.
func (r *Replay) reel() kit.Reel {
	c, rounds := r.c, len(r.c.rounds)-1
	now := c.roundAt(r.at)
	l := kit.Reel{At: r.at, Len: r.until(), Playing: r.runs, Stops: c.rounds, Marks: c.rounds[:rounds], Points: c.turningPoints(),
		Told: r.App.T("watch.round", words.Num("N", min(now+1, rounds)), words.Num("Count", rounds))}
	for seat := range r.seen.Session.Players() {
		p := kit.Player{Name: r.seen.Names[seat], Crest: r.seen.Crests[seat]}
		for i := range c.wins {
			p.Judged = append(p.Judged, kit.Judged{At: c.rounds[i], Win: c.wins[i][seat]})
		}
		if now < len(c.wins) {
			p.Now = kit.Chance(r.App, c.wins[now][seat])
		}
		l.Players = append(l.Players, p)
	}
	return l
}

// think works out everybody's chances, or what a bot's choices promised, for a tick.
func (r *Replay) think() {
	switch {
	case !r.c.judged():
		was := len(r.c.wins)
		if r.App.Think(r.c.judge); len(r.c.wins) != was {
			r.App.Changed()
		}
	case r.why != nil && !r.why.ready():
		was := r.why.known
		if r.App.Think(r.why.think); r.why.known != was {
			r.App.Changed()
		}
	}
}

// Tick advances the replay.
func (r *Replay) Tick(top bool) {
	if !top {
		return
	}
	r.bar.Tick()
	r.think()
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
	case ui.KeyF:
		r.App.Faster()
	case ui.KeyS:
		r.seen.Skip()
	case ui.KeyPageUp:
		r.bar.Turn(-1)
	case ui.KeyPageDown:
		r.bar.Turn(1)
	default:
		return r.bar.Key(k)
	}
	return true
}

// Down scrubs if the pointer goes down on the time line.
func (r *Replay) Down(x, y float32) bool { return r.seen.Open == board.NoDrawer && r.bar.Down(x, y) }

// Wheel steps through the decisions.
func (r *Replay) Wheel(up int) {
	if r.seen.Open == board.NoDrawer {
		r.bar.Wheel(up)
	}
}

// Back closes what is open, or leaves.
func (r *Replay) Back() {
	if r.seen.Open != board.NoDrawer {
		r.seen.Pull(board.NoDrawer)
		return
	}
	if r.why != nil {
		r.ask()
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
