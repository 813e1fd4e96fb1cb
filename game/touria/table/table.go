package table

import (
	"slices"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/kit"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/touria/annals"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

func newTable(a *ui.App, g *Game, s *session.Session) *Table {
	cfg := s.Config()
	gr := &base{a: a, g: g, s: s, board: board.New(a, s), first: g.isFirst(&cfg)}
	gr.untold = gr.first
	t := &Table{base: gr, think: s.Think}
	t.turn = turn.New(a, s, gr.board, t)
	gr.board.Hands = turn.Hands{Turn: t.turn}
	t.past = &past{base: gr, turn: t.turn, rewind: func(turns []show.Turn, i int) {
		if t.tutor.guided() {
			t.tutor.told(guideTold)
		}
		t.drawers.open = noDrawer
		after.ShowRewind(a, s, t.board, turns, i, t.put)
	}}
	t.drawers = &drawers{base: gr, turn: t.turn, past: t.past}
	t.drawers.log = kit.Log{App: a, Scroll: &t.drawers.scroll}
	t.sheet = sheet{base: gr, turn: t.turn, drawers: t.drawers, past: t.past}
	t.people = newPeople(gr, t.drawers)
	t.tutor = &tutor{base: gr, turn: t.turn, drawers: t.drawers}
	t.feats = feats{base: gr, turn: s.State().Turn()}
	if s.Len() > 0 { // it has been told
		t.feats.seen = annals.SoFar(s)
	}
	t.rebuild()
	return t
}

// put puts a board on the table, on which nothing is chosen yet.
func (t *Table) put(bd *board.Board) {
	t.board, t.turn.Board = bd, bd
	t.turn.Clear()
}

// rebuild shows the session's position without beats: at the start, after a load
// or an undo, and for a new viewer.
func (t *Table) rebuild() {
	t.board.Project(show.Project(t.s.Rules(), t.s.State(), t.board.Viewer))
	t.board.Lens.Close()
	t.turn.NoAdvice()
	t.board.Pending = t.board.Pending[:0]
	t.retell(t.s.Len())
	t.heraldGates(false)
	t.people.remark = remark{}
	t.people.talk.Rewind(t.board.Model.Turn)
	t.turn.Clear()
}

// retell tells the chronicle of so many decisions from its beginning.
func (t *Table) retell(n int) {
	t.untold = t.untold && t.board.Model.Turn <= 1
	t.board.Turns, t.board.Robbed = t.board.Turns[:0], 0
	t.board.Lines = append(t.board.Lines[:0], board.StartLine(t.s))
	for i, step := range t.s.Since(0)[:n] {
		made := board.MadeOf(t.s, i, &step)
		t.note(&made)
	}
}

// ungiven returns a decision without what somebody takes before the first turn.
func ungiven(made *show.Made) *show.Made {
	if made.Decision.Kind != touria.Bonus {
		return made
	}
	other := *made
	other.Events = slices.DeleteFunc(slices.Clone(made.Events), func(e touria.Event) bool { return e.Kind == touria.BonusTaken || e.Kind == touria.Gained })
	return &other
}

// note adds a decision whose beats have played to the chronicle.
func (t *Table) note(made *show.Made) {
	if t.untold {
		made = ungiven(made)
	}
	t.board.Lines = show.Chronicle(t.board.Lines, t.s.Rules().Board, made, &t.board.Names)
	t.board.Turns = show.Extend(t.board.Turns, t.board.Lines)
	if n := len(t.board.Turns); n > 0 && t.board.Turns[n-1].Seat < rules.NoSeat {
		t.board.Robbed &^= rules.SeatSet(0).With(t.board.Turns[n-1].Seat)
	}
	if seat := show.Robbed(t.s.Rules().Board, t.board.Humans|t.people.talk.Talkers, made); seat < rules.NoSeat {
		t.board.Robbed = t.board.Robbed.With(seat)
	}
}

// Made shows the decision that the viewer has just made.
func (t *Table) Made(d touria.Decision) {
	t.tutor.heed(d)
	t.direct()
}

// Undone shows the position after the viewer has taken a decision back.
func (t *Table) Undone() {
	t.rebuild()
	t.a.Sound(sound.Undo)
	t.checkSaving()
}

// Rested notes that nothing is asked any more.
func (t *Table) Rested() { t.tutor.learn() }

// direct turns the session's newest step into beats.
func (t *Table) direct() {
	steps := t.s.Since(t.s.Len() - 1)
	made := board.MadeOf(t.s, t.s.Len()-1, &steps[0])
	if t.untold && made.Decision.Kind == touria.Bonus { // nothing of it is seen
		t.rebuild()
		t.checkSaving()
		return
	}
	t.board.Direct(&made)
	t.board.Pending = append(t.board.Pending, made)
	t.turn.Clear()
	t.checkSaving()
}

// Tick plays beats and lets bots think; below an overlay the table waits.
func (t *Table) Tick(top bool) {
	t.board.Pass()
	if t.turn.Presses.Pass(top); !top {
		return
	}
	t.tutor.hintTick()
	if t.puzzle == nil {
		t.feats.watch(t.turn.Deciding && !t.turn.Forced())
	}
	t.people.remark.tick(t.a)
	if t.board.LooksAway() {
		return
	}
	if t.board.Queue.Busy() || t.board.Queue.Ringing() {
		t.a.Redraw()
		done := t.board.Queue.Tick(t.a.Settings().Speed)
		t.board.Sound()
		t.finish(done)
	}
	if t.puzzle != nil && t.puzzle.Demo {
		t.puzzle.demonstrate(t.turn)
		return
	}
	if t.puzzle.weighing() {
		t.puzzle.weigh()
		return
	}
	// A bot thinks once a tick from the moment its decision is due, even while
	// earlier beats still play.
	ready := false
	if seat := t.s.ToMove(); !t.s.Over() && !t.s.IsHuman(seat) {
		ready = t.a.Think(t.think)
	}
	if !t.board.Queue.Busy() && !t.tutor.holdsOn() {
		t.advance(ready)
	}
	t.turn.HearHerald()
}

// finish applies beats that have ended.
func (t *Table) finish(done []show.Beat) {
	for i := range done {
		b := &done[i]
		t.people.hear(b)
		t.board.Model.Finish(b)
		if b.Settles && len(t.board.Pending) > 0 {
			from := len(t.board.Lines)
			t.note(&t.board.Pending[0])
			t.board.Tell(from)
			t.board.Pending = t.board.Pending[:copy(t.board.Pending, t.board.Pending[1:])]
			if t.untold && t.board.Model.Turn > 1 {
				t.retell(t.s.Len() - len(t.board.Pending))
				t.a.Hear(ui.HeardNews, t.giftTold().In(t.a.Words()))
			}
		}
		t.turn.Presses.Guard = turn.RestTicks
		t.a.Changed()
	}
	if len(done) > 0 {
		t.heraldGates(true)
	}
}

// heraldGates notes whose castle gate is open, as far as the viewer may know it,
// and says so when one opens.
func (t *Table) heraldGates(say bool) {
	was := t.ready
	t.ready = t.board.Model.Ready()
	for seat := rules.S; say && seat < rules.NoSeat; seat++ {
		if t.ready.Has(seat) && !was.Has(seat) {
			t.a.Say(show.GateText(&t.board.Model, seat, &t.board.Names).In(t.a.Words()))
		}
	}
}

// advance continues the game when no beats play: with the finale, a bot's decision
// if it is ready, a curtain, or the viewer's decision.
func (t *Table) advance(ready bool) {
	seat := t.s.ToMove()
	switch {
	case t.s.Over():
		t.showFinale()
	case !t.s.IsHuman(seat):
		t.goPublic()
		if ready {
			play := t.s.PlayBot
			if t.first && t.s.State().Turn() == 1 && t.s.State().Phase() == touria.PhaseJoin { // the first turn is the player's alone
				play = t.s.StayOut
			}
			if _, err := play(); err != nil {
				menu.ShowTitle(t.a) // only a bug leads here
				t.a.Tell(err.Error())
				return
			}
			t.direct()
		}
	case seat != t.board.Viewer:
		t.curtain(seat)
	case !t.turn.Deciding:
		t.turn.Present()
	default:
		t.turn.Await()
	}
}

// curtain lowers the curtain before a seat's turn to look.
func (t *Table) curtain(seat rules.Seat) {
	since, brief := t.past.since(seat)
	c := &ui.Curtain{App: t.a, Player: t.board.Names[seat], Crest: t.board.Crests[seat], Since: since, Brief: brief, Lift: func() { t.lift(seat) }}
	c.Lower()
}

// lift makes a seat the viewer.
func (t *Table) lift(seat rules.Seat) {
	t.board.TurnTo(seat)
	t.board.Viewer, t.board.Lid = seat, false
	t.rebuild()
}

// goPublic hides the last viewer's things when their turn is over and a bot plays:
// somebody else may come to the screen (M9).
func (t *Table) goPublic() {
	if t.board.Humans.Len() > 1 && t.board.Viewer < rules.NoSeat && t.s.State().Active() != t.board.Viewer {
		t.board.Viewer = rules.NoSeat
		t.a.Unsay()
		t.rebuild()
	}
}

// Cover lowers the curtain over the viewer's things if other humans play, too.
func (t *Table) Cover() {
	if t.board.Humans.Len() < 2 || t.board.Viewer >= rules.NoSeat || t.s.Over() {
		return
	}
	for _, s := range t.a.Scenes() {
		if _, ok := s.(*ui.Curtain); ok {
			return
		}
	}
	t.curtain(t.board.Viewer)
}

var _ sound.Scene = (*Table)(nil)

// showEnding shows the summary of the game that has just ended, which is kept from now on. What there is to
// say stands over it.
func (t *Table) showEnding() {
	if t.puzzle != nil {
		t.puzzle.Leave()
		return
	}
	t.a.Saves().Keep(t.s.Saved())
	e := after.ShowSummary(t.a, t.g, t.s, &t.board.Names)
	e.Feats = t.g.remember(t.a, t.s)
	menu.AnnounceFeats(t.a, slices.DeleteFunc(slices.Clone(e.Feats), func(name string) bool { return slices.Contains(t.feats.told, name) }))
}

// showFinale shows the finale, or the summary at speed Instant.
func (t *Table) showFinale() {
	if t.a.Settings().Speed >= beat.Instant {
		t.showEnding()
		return
	}
	after.ShowFinale(t.a, t.board, t.s, turn.RestTicks, t.showEnding)
}

// Moments after which the music becomes calmer while somebody thinks: ticks.
const (
	ponderTicks = 25 * 60
	broodTicks  = 60 * 60
)

// Mood returns the mood of the table: fuller as the day goes on, calmer while somebody
// thinks, low before the castle's doors.
func (t *Table) Mood() sound.Mood {
	m := t.board.Mood()
	switch {
	case !t.turn.Deciding:
	case t.turn.Presses.Quiet > broodTicks:
		m.Layer = 0
	case t.turn.Presses.Quiet > ponderTicks:
		m.Layer = max(0, m.Layer-1)
	}
	return m
}

// cancel closes a drawer or goes back one choice, and reports whether there was one.
func (t *Table) cancel() bool {
	if t.drawers.open != noDrawer {
		t.drawers.open = noDrawer
		t.turn.LaidOut()
		return true
	}
	return t.turn.GoBack()
}

// skip ends the current beats. After beats presses rest, so that the player sees first
// what comes next.
func (t *Table) skip() {
	if t.board.Queue.Busy() {
		t.board.Sound()
		done := t.board.Queue.Skip()
		t.board.Queue.Begun() // what is skipped is not heard
		t.a.FadeSounds()
		t.finish(done)
	}
}
