package table

import (
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Table is the scene of a running game. It shows a model that is folded from events as their beats
// end.
type Table struct {
	a      *ui.App
	g      *Game
	s      *session.Session
	think  func(units int) (done bool)
	names  show.Names
	crests [grimoria.MaxSeats]int
	faces  [grimoria.MaxSeats]int // portraits
	humans int

	viewer   grimoria.Seat // whose hidden cards are shown; NoSeat: nobody's
	model    show.Model
	queue    show.Queue
	director show.Director
	beats    []show.Beat
	told     int // steps that have become beats
	noted    int // and those whose beats have ended
	lines    []show.Line
	heard    show.Hand                 // the viewer's when listeners were told last
	reasons  [grimoria.MaxSeats]reason // of the order of the round
	deeds    [grimoria.MaxSeats]deed   // of the round, or the last one
	telling  *show.Told                // the last thing told of the turn, nil: nothing yet

	deciding bool          // a human is to decide, and nothing plays
	actor    grimoria.Seat // who
	legal    []grimoria.Decision
	options  []show.Option
	picked   int        // the option waiting for confirmation, -1: none
	extra    extra      // what is done before the card is taken
	page     int        // of the cards that are offered
	at       subject    // what pointer or focus is on
	wait     int        // ticks until a forced decision is made
	guard    int        // ticks in which presses rest
	quiet    int        // ticks since the last press that decided something
	advised  bool       // the owl is asked about this decision
	blind    blind      // who chooses before everybody's eyes
	peeking  bool       // somebody looks at their cards while all choose
	drawer   drawerKind // what is pulled over the table
	rival    grimoria.Seat
	tab      rivalTab // the page of a player's drawer
	scroll   int
	saveTold bool    // the player knows that saving fails
	watched  *replay // who shows it without deciding anything, nil in a game
}

// reason is why somebody goes when they go.
type reason struct {
	rank   int // from 1; 0: no order yet
	shared bool
	was    int // their place in the order of the last round, from 1
}

// restTicks is how long presses rest when something else is asked: 0.4 s.
const restTicks = 24

// lonelyTicks is how long the program waits before a forced decision.
const lonelyTicks = 30

func newTable(a *ui.App, g *Game, s *session.Session) *Table {
	t := bareTable(a, g, s)
	t.rebuild()
	return t
}

func bareTable(a *ui.App, g *Game, s *session.Session) *Table {
	t := &Table{a: a, g: g, s: s, think: s.Think, viewer: grimoria.NoSeat, picked: -1, rival: grimoria.NoSeat, blind: nobody}
	only := grimoria.NoSeat
	cfg := s.Config()
	for i, p := range cfg.Players {
		t.names[i], t.crests[i] = p.Name, p.Crest
		if p.Human() {
			t.humans++
			only = grimoria.Seat(i)
		}
	}
	t.faces = portraits(cfg.Players)
	if t.humans == 1 {
		t.viewer = only
	}
	return t
}

// rebuild shows the session's position without beats: at the start, after a load or an undo, and for
// a new viewer.
func (t *Table) rebuild() {
	t.stop()
	t.blind = nobody
	v := t.s.View(t.viewer)
	t.model = show.Project(&v)
	t.director.Restart(t.model)
	t.lines = show.Chronicle(t.lines[:0], &show.Model{}, t.s.SetupEvents(), &t.names)
	t.reasons, t.deeds, t.telling = [grimoria.MaxSeats]reason{}, [grimoria.MaxSeats]deed{}, nil
	steps := t.s.Since(0)
	for i := range steps {
		t.note(i, &steps[i])
	}
	t.told, t.noted = len(steps), len(steps)
	t.takers()
	if t.viewer < grimoria.NoSeat {
		t.heard = t.model.Seats[t.viewer]
	}
	t.rest()
}

// takers notes who has taken which card of this round, which a view does not tell.
func (t *Table) takers() {
	steps := t.s.Since(0)
	for i := range steps {
		for k := range steps[i].Events {
			switch e := &steps[i].Events[k]; e.Kind {
			case grimoria.RoundBegan:
				for n := range t.model.Slots {
					t.model.Slots[n].Taker = grimoria.NoSeat
				}
			case grimoria.Taken:
				t.model.Slots[e.Slot].Taker = e.Seat
			}
		}
	}
	for n := range t.model.Slots {
		if n >= t.model.NSlots || t.model.Slots[n].Lies {
			t.model.Slots[n].Taker = grimoria.NoSeat
		}
	}
	t.director.Restart(t.model)
}

// note adds a step whose beats have ended to what is told.
func (t *Table) note(i int, step *session.Step) {
	v := t.s.ViewBefore(i, grimoria.NoSeat)
	before := show.Project(&v)
	t.lines = show.Chronicle(t.lines, &before, step.Events, &t.names)
	t.retell(&before, step.Events)
	for k := range step.Events {
		if e := &step.Events[k]; e.Kind == grimoria.Ordered {
			t.explain(i, e)
		}
	}
}

// explain finds why everybody goes when they go: the lowest spell first, and those who share one in
// the order of the last round (G4.2).
func (t *Table) explain(i int, e *grimoria.Event) {
	before, after := t.s.ViewBefore(i, grimoria.NoSeat), t.s.ViewBefore(i+1, grimoria.NoSeat)
	var was [grimoria.MaxSeats]int
	for n := range t.s.Players() {
		was[before.Order(n)] = n + 1
	}
	for n := range t.s.Players() {
		seat := grimoria.Seat(e.List[n])
		r := reason{rank: n + 1, was: was[seat]}
		for other := range grimoria.Seat(t.s.Players()) {
			if other != seat && after.Spell(other) == after.Spell(seat) {
				r.shared = true
			}
		}
		t.reasons[seat] = r
	}
}

// stop drops the beats that play, and their sound.
func (t *Table) stop() {
	if t.queue.Busy() || t.queue.Ringing() {
		t.a.FadeSounds()
	}
	t.queue.Clear()
}

// rest clears the state of the last decision.
func (t *Table) rest() {
	t.deciding, t.actor, t.picked, t.page, t.wait, t.advised = false, grimoria.NoSeat, -1, 0, 0, false
	t.extra = noExtra
	t.legal, t.options, t.at = t.legal[:0], t.options[:0], subject{card: grimoria.NoCard}
	t.a.Expire()
	t.a.Changed()
}

// direct turns the session's new steps into beats.
func (t *Table) direct() {
	if t.told == t.s.Len() {
		return
	}
	t.brief()
	steps := t.s.Since(t.told)
	for i := range steps {
		after := t.s.ViewBefore(t.told+1, t.viewer)
		t.beats = t.director.Direct(t.beats[:0], steps[i].Events, &after)
		t.queue.Push(t.beats)
		t.told++
	}
	t.rest()
	t.checkSaving()
}

// brief tells the director how its beats are seen and read.
func (t *Table) brief() {
	t.director.Reduced = t.a.Settings().ReducedMotion
	t.director.Voice = t.voice()
	t.director.Read = func(text words.Text) int { return show.ReadTicks(text.In(t.a.Words())) }
}

// checkSaving tells the player when saving starts to fail, and once about a save that is left
// untouched, beside which the game is saved.
func (t *Table) checkSaving() {
	kept := t.s.Saved()
	if b := kept.Blocked(); b != nil && t.g.blocked != b.Where && kept.Where() != "" {
		t.g.blocked = b.Where
		t.a.Tell(t.a.StoreText(b) + "\n" + t.a.T("store.elsewhere", kept.Where()))
	}
	err := kept.Err()
	if err != nil && !t.saveTold {
		t.a.TellUnsaved(err)
	}
	t.saveTold = err != nil
}

// Tick plays beats and lets bots think; below an overlay the table waits.
func (t *Table) Tick(top bool) {
	t.guard = max(0, t.guard-1)
	t.quiet++
	t.tickBlind()
	if !top {
		t.guard = restTicks
		return
	}
	t.play()
	ready := false
	if !t.s.Over() && (t.s.Choosing() || !t.s.IsHuman(t.s.ToMove())) {
		ready = t.a.Think(t.think)
	}
	if t.advised {
		if _, there := t.s.Advice(); !there && t.a.Think(t.s.ThinkAdvice) {
			t.hoot()
		}
	}
	if t.s.Choosing() && t.told < t.s.Len() && !t.queue.Busy() { // a bot has sealed its spell
		t.seals()
	}
	if !t.queue.Busy() {
		t.advance(ready)
	}
}

// seals shows that bots have shut their books, without disturbing who chooses.
func (t *Table) seals() {
	v := t.s.ViewBefore(t.s.Len(), t.viewer)
	for ; t.told < t.s.Len(); t.told++ {
		t.note(t.told, &t.s.Since(t.told)[0])
	}
	t.noted = t.told
	if !t.queue.Busy() {
		t.model = show.Project(&v)
		t.director.Restart(t.model)
	}
	t.a.Changed()
}

// play lets a tick pass for the beats.
func (t *Table) play() {
	if !t.queue.Busy() && !t.queue.Ringing() {
		return
	}
	t.a.Redraw()
	done := t.queue.Tick(t.a.Settings().Speed)
	t.begin()
	t.finish(done)
}

// finish applies beats that have ended.
func (t *Table) finish(done []show.Beat) {
	for i := range done {
		b := &done[i]
		t.model.Finish(b)
		if b.Kind == show.BeatOpen {
			t.deeds, t.telling = [grimoria.MaxSeats]deed{}, nil
		}
		if b.Event.Kind == grimoria.Ordered && !b.Decision && t.noted < t.s.Len() { // the rows of the order need it now
			t.explain(t.noted, &b.Event)
		}
		if b.Decision && t.noted < t.told {
			from := len(t.lines)
			t.note(t.noted, &t.s.Since(t.noted)[0])
			t.noted++
			t.tell(from)
		}
		t.a.Changed()
	}
}

// advance continues the game when no beats play.
func (t *Table) advance(ready bool) {
	if t.watched != nil {
		return
	}
	switch {
	case t.s.Over():
		t.a.Saves().Keep(t.s.Saved())
		e := newScore(t.a, t.g, t.s)
		t.a.Replace(e)
		e.feats = t.g.remember(t.a, t.s)
	case t.s.Choosing():
		t.advanceChoice(ready)
	case !t.s.IsHuman(t.s.ToMove()):
		t.goPublic()
		if ready {
			t.playBot()
		}
	default:
		seat := t.s.ToMove()
		if t.humans > 1 && t.viewer != seat {
			if t.private() {
				t.curtain(seat)
				return
			}
			t.goPublic()
		}
		t.ask(seat)
	}
}

// advanceChoice goes on while spells are chosen: the humans one after the other, the bots meanwhile.
func (t *Table) advanceChoice(ready bool) {
	seat := t.nextToSeal()
	switch {
	case seat == grimoria.NoSeat:
		t.goPublic()
		if ready {
			t.playBot()
		}
	case t.together():
		if !t.peeking {
			t.goPublic()
		}
	case t.humans > 1 && t.viewer != seat:
		t.curtain(seat)
	default:
		t.ask(seat)
	}
}

// nextToSeal returns the human who is to seal a spell next, NoSeat if all have. Who comes first in
// one round comes last in the next, so that the screen changes hands once less (snake order).
func (t *Table) nextToSeal() grimoria.Seat {
	n := t.s.Players()
	for i := range n {
		seat := grimoria.Seat(i)
		if t.model.Round%2 == 0 {
			seat = grimoria.Seat(n - 1 - i)
		}
		if t.s.IsHuman(seat) && !t.s.Sealed(seat) {
			return seat
		}
	}
	return grimoria.NoSeat
}

// private reports whether the answers that are due show what their owner has in hand.
func (t *Table) private() bool {
	switch t.s.Phase() {
	case grimoria.PhasePutAway, grimoria.PhaseWarn, grimoria.PhaseDefend:
		return true
	}
	return false
}

// ask presents the decision that is due to a human, once; a forced one is made after a while.
func (t *Table) ask(seat grimoria.Seat) {
	if !t.deciding {
		t.present(seat)
		return
	}
	if t.wait > 0 {
		if t.wait--; t.wait == 0 {
			t.commit(t.legal[0])
		}
	}
}

func (t *Table) present(seat grimoria.Seat) {
	t.rest()
	t.deciding, t.actor, t.quiet = true, seat, 0
	t.guard = restTicks
	t.legal = t.s.Legal(seat, t.legal)
	m := t.model
	m.Viewer = seat
	t.options = show.Options(t.options, &m, t.legal, &t.names)
	// Who has no choice is not asked, unless how long that takes could tell the others something.
	if len(t.legal) == 1 && !t.s.Choosing() && (t.humans == 1 || !t.private()) {
		t.wait = lonelyTicks
	}
	t.focusFirst()
	if t.s.Choosing() {
		t.tellDisplay()
	}
}

// focusFirst moves the hidden focus to what can be chosen.
func (t *Table) focusFirst() {
	if id := t.optionID(0); id != "" {
		t.a.FocusOn(id)
	}
}

// playBot makes the decision that a bot has found.
func (t *Table) playBot() {
	if _, err := t.s.PlayBot(); err != nil {
		t.a.ShowTitle() // only a bug leads here
		t.a.Tell(err.Error())
		return
	}
	t.direct()
}

// curtain lowers the curtain before a seat's private view.
func (t *Table) curtain(seat grimoria.Seat) {
	c := &ui.Curtain{App: t.a, Player: t.names[seat], Crest: t.crests[seat], Since: t.since(), Lift: func() {
		t.viewer = seat
		t.rebuild()
	}}
	c.Lower()
}

// since returns the last lines of the chronicle, for who comes to the screen.
func (t *Table) since() (list []string) {
	from := 0
	for i, l := range t.lines {
		if l.Round > 0 && i < len(t.lines)-1 {
			from = i
		}
	}
	for _, l := range t.lines[from:] {
		list = append(list, l.Text.In(t.a.Words()))
	}
	return list
}

// goPublic hides the last viewer's things if several people play: somebody else may come to the
// screen (M9).
func (t *Table) goPublic() {
	t.peeking = false
	if t.humans > 1 && t.viewer < grimoria.NoSeat {
		t.viewer = grimoria.NoSeat
		t.a.Unsay()
		t.rebuild()
	}
}

// Cover lowers the curtain over the viewer's things if other humans play, too.
func (t *Table) Cover() {
	if t.humans < 2 || t.viewer >= grimoria.NoSeat || t.s.Over() {
		return
	}
	for _, s := range t.a.Scenes() {
		if _, ok := s.(*ui.Curtain); ok {
			return
		}
	}
	t.curtain(t.viewer)
}

// Eyes returns the seat that sits at the lower edge: the viewer's, or that of whoever decides, or the
// first human's.
func (t *Table) Eyes() grimoria.Seat {
	switch {
	case t.viewer < grimoria.NoSeat:
		return t.viewer
	case t.actor < grimoria.NoSeat:
		return t.actor
	}
	for seat := range grimoria.Seat(t.s.Players()) {
		if t.s.IsHuman(seat) {
			return seat
		}
	}
	return 0
}

// Viewer returns the name of the person whose view is shown, "" for the public's.
func (t *Table) Viewer() string {
	if t.viewer < grimoria.NoSeat && t.s.IsHuman(t.viewer) {
		return t.names[t.viewer]
	}
	return ""
}

// Name returns "grimoria".
func (t *Table) Name() string { return "grimoria" }

// Opaque returns true.
func (t *Table) Opaque() bool { return true }

// Retell rebuilds all text.
func (t *Table) Retell() { t.a.Changed() }

// Record returns the record of the game so far.
func (t *Table) Record() []byte { return t.s.Record() }

// Model returns what the table shows.
func (t *Table) Model() *show.Model { return &t.model }

// Queue returns the beats that play.
func (t *Table) Queue() *show.Queue { return &t.queue }

// Crest returns the crest of a seat, NoCrest for NoSeat.
func (t *Table) Crest(seat grimoria.Seat) int {
	if seat >= grimoria.NoSeat {
		return ui.NoCrest
	}
	return t.crests[seat]
}

// TableOf returns the visible table, nil if there is none.
func TableOf(a *ui.App) *Table {
	seen := a.Seen()
	for i := len(seen) - 1; i >= 0; i-- {
		switch s := seen[i].(type) {
		case *Table:
			return s
		case *replay:
			return s.t
		}
	}
	return nil
}

// Resting reports whether a human is to decide, but presses rest.
func (t *Table) Resting() bool { return t.deciding && t.guard > 0 }

// Due returns the decision that waits for a human; ok is false if none does.
func (t *Table) Due() (phase grimoria.Phase, ok bool) {
	return t.s.Phase(), t.deciding && t.wait == 0 && !t.queue.Busy()
}
