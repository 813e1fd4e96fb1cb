package table

import (
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Table is the scene of a running game. What it shows is folded from events as
// their beats end; the session's true position is only asked for what is to be
// decided now, and only for the viewer's own seat.
type Table struct {
	a      *ui.App
	g      *Game
	s      *session.Session
	think  func(units int) (done bool) // of the session
	names  show.Names
	crests [rules.Seats]int
	humans rules.SeatSet

	viewer   rules.Seat // NoSeat: the public
	eyes     rules.Seat // the seat from which the table is seen: the viewer, or the last one
	model    show.Model
	queue    show.Queue
	director *show.Director
	pending  []show.Made // directed, their last beat has not ended
	recaps   show.Recaps
	lines    []show.Line
	swing    int // ticks that the view still swings after another viewer took over
	swingBy  int // quarter turns of that swing

	deciding bool // the viewer is to decide, and nothing plays
	legal    []touria.Decision
	view     touria.View
	choices  show.Choices
	path     []string  // ids of the groups that are open
	picked   string    // id of the option that waits for its confirmation
	among    ui.Target // several options aim at it: only these are shown
	page     int       // of the options in the panel
	walk     *show.Walk
	wait     int // ticks until a decision that leaves no choice is made
	calm     int // ticks after a decision in which a second click does nothing
	guard    int // ticks in which a press that was meant to skip does not decide

	preview show.Preview
	shown   bool // preview is there

	advice advice     // the herald's
	known  rules.Seat // whose knowledge the card tells

	drawer    drawer
	scroll    int
	marked    ui.Target // the place that a chronicle line points at
	markTicks int
	lid       bool // the own things are covered
	doorsOpen bool // the close-up of the doors was asked for
	saveTold  bool // that saving fails has been told
	beats     []show.Beat
	routes    []show.Route // of the rest of the move
	trace     show.Route   // of the card under pointer or focus
	tracing   bool
}

// drawer is what is pulled over the table.
type drawer uint8

const (
	noDrawer drawer = iota
	logDrawer
	itemsDrawer
	ordersDrawer
	fairyDrawer
	knowsDrawer
)

// swingTicks is how long the towers swing when another human takes over: half
// a second.
const swingTicks = 30

// guardTicks is how long options that appear after a skip do not take presses.
const guardTicks = 15

// calmTicks is how long after a decision a second click does nothing: it was
// meant for what stood there before.
const calmTicks = 15

// lonelyTicks is how long the program waits before it makes a decision that
// leaves no choice; always the same, so that it tells nothing (T10.3).
const lonelyTicks = 30

func newTable(a *ui.App, g *Game, s *session.Session) *Table {
	t := &Table{a: a, g: g, s: s, think: s.Think, viewer: rules.NoSeat}
	only := rules.NoSeat
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		p, ok := s.Player(seat)
		if !ok {
			continue
		}
		t.names[seat], t.crests[seat] = p.Name, p.Crest
		if p.Human() {
			t.humans = t.humans.With(seat)
			only = seat
		}
	}
	if t.humans.Len() == 1 {
		t.viewer, t.eyes = only, only
	}
	t.director = show.NewDirector(show.Model{}, t.humans)
	t.rebuild()
	return t
}

// rebuild shows the session's position as it is, without beats: at the start,
// after a load, an undo, or when another viewer takes over.
func (t *Table) rebuild() {
	t.queue.Clear()
	t.noAdvice()
	t.pending = t.pending[:0]
	t.model = show.Project(t.s.Rules(), t.s.State(), t.viewer)
	t.director.Restart(t.model)
	t.recaps = show.NewRecaps()
	t.lines = append(t.lines[:0], show.Line{Seat: rules.NoSeat, Text: words.Say("chronicle.start")})
	steps := t.s.Since(0)
	for i := range steps {
		made := t.made(i, &steps[i])
		t.note(&made)
	}
	t.rest()
}

// made returns a step of the session as the director and the chronicle take it.
func (t *Table) made(i int, s *session.Step) show.Made {
	return show.Made{Seat: s.Seat, Decision: s.Decision, Events: s.Events,
		Status: show.StatusOf(t.s.Before(i + 1))}
}

// note brings a decision whose beats have played into chronicle and recaps.
func (t *Table) note(made *show.Made) {
	t.lines = show.Chronicle(t.lines, t.s.Rules().Board, made, &t.names)
	t.recaps.Add(t.s.Rules().Board, made)
}

// rest forgets what belonged to the last decision.
func (t *Table) rest() {
	t.deciding, t.picked, t.page, t.wait = false, "", 0, 0
	t.tracing, t.routes = false, nil
	t.path, t.legal, t.choices, t.among = t.path[:0], t.legal[:0], show.Choices{}, ui.Target{}
	t.forget()
	t.a.Expire()
	t.a.Changed()
}

// direct turns the session's newest step into beats.
func (t *Table) direct() {
	steps := t.s.Since(t.s.Len() - 1)
	made := t.made(t.s.Len()-1, &steps[0])
	t.director.Reduced = t.a.Settings().ReducedMotion
	t.beats = t.director.Direct(t.beats[:0], &made)
	t.queue.Push(t.beats)
	t.pending = append(t.pending, made)
	t.rest()
	t.checkSaving()
}

// checkSaving tells once that the autosave fails, and again after it worked;
// and once of a save that is left alone, so that the game is saved beside it.
func (t *Table) checkSaving() {
	kept := t.s.Saved()
	if b := kept.Blocked(); b != nil && t.g.blocked != b.Where && kept.Where() != "" {
		t.g.blocked = b.Where
		t.a.Tell(t.a.StoreText(b) + "\n" + t.a.T("store.elsewhere", kept.Where()))
	}
	err := kept.Err()
	if err != nil && !t.saveTold {
		t.a.Tell(t.a.StoreText(err))
	}
	t.saveTold = err != nil
}

// Tick plays beats and lets bots think; below an overlay the table waits.
func (t *Table) Tick(top bool) {
	if t.markTicks > 0 {
		if t.markTicks--; t.markTicks == 0 {
			t.marked = ui.Target{}
			t.a.Redraw()
		}
	}
	if t.swing > 0 {
		t.swing--
		t.a.Redraw()
	}
	if t.guard > 0 {
		t.guard--
	}
	if t.calm > 0 {
		t.calm--
	}
	if !top {
		return
	}
	if t.queue.Busy() || t.queue.Ringing() {
		t.a.Redraw()
		t.finish(t.queue.Tick(t.a.Settings().Speed))
	}
	// A bot thinks from the tick on in which its decision became due, while the
	// beats of the one before still play: once a tick.
	ready := false
	if seat := t.s.ToMove(); !t.s.Over() && !t.s.IsHuman(seat) {
		ready = t.a.Think(t.think)
	}
	if !t.queue.Busy() {
		t.advance(ready)
	}
	t.hearHerald()
}

// finish folds the beats that ended into what is shown.
func (t *Table) finish(done []show.Beat) {
	for i := range done {
		b := &done[i]
		t.model.Finish(b)
		if b.Settles && len(t.pending) > 0 {
			t.note(&t.pending[0])
			t.pending = t.pending[:copy(t.pending, t.pending[1:])]
		}
		t.a.Changed()
	}
}

// advance goes on when nothing plays: to the end, to a bot's decision, to a
// curtain, or to the viewer's own decision; ready tells that the bot's is found.
func (t *Table) advance(ready bool) {
	seat := t.s.ToMove()
	switch {
	case t.s.Over():
		t.a.Push(newFinale(t))
	case !t.s.IsHuman(seat):
		t.goPublic()
		if ready {
			if _, err := t.s.PlayBot(); err != nil {
				t.a.ShowTitle() // cannot be, unless the program is broken
				t.a.Tell(err.Error())
				return
			}
			t.direct()
		}
	case seat != t.viewer:
		t.curtain(seat)
	case !t.deciding:
		t.present()
	case t.wait > 0:
		if t.wait--; t.wait == 0 {
			calm := t.calm
			t.commit(t.legal[0])
			t.calm = calm // nobody has clicked for it
		}
	}
}

// curtain lets the curtain fall before what a seat alone may see.
func (t *Table) curtain(seat rules.Seat) {
	c := &ui.Curtain{App: t.a, Player: t.names[seat], Crest: t.crests[seat], Since: t.since(seat), Lift: func() { t.lift(seat) }}
	c.Lower()
}

// since tells, one line a player, what the others did last; everybody may know it.
func (t *Table) since(seat rules.Seat) []string {
	var lines []string
	for i := rules.Seat(1); i < 4; i++ {
		s := (seat + i) & 3
		if !t.model.Players[s].Taken {
			continue
		}
		if text := t.recaps[s].Text().In(t.a.Words()); text != "" {
			lines = append(lines, t.names[s]+" – "+text)
		}
	}
	if len(lines) == 0 {
		lines = append(lines, t.a.T("curtain.nothing"))
	}
	return lines
}

// lift lets another viewer take over.
func (t *Table) lift(seat rules.Seat) {
	if !t.a.Settings().ReducedMotion {
		t.swing, t.swingBy = swingTicks, show.Swing(t.eyes, seat)
	}
	t.viewer, t.eyes = seat, seat
	t.lid = false
	t.rebuild()
}

// goPublic puts away what only the last viewer may see, once that player's turn
// is over and a bot plays: somebody else may come to the screen (M9).
func (t *Table) goPublic() {
	if t.humans.Len() > 1 && t.viewer < rules.NoSeat && t.s.State().Active() != t.viewer {
		t.viewer = rules.NoSeat
		t.rebuild()
	}
}

// Eyes returns the seat from which the table is seen: the viewer's, or, while
// the public looks, the one that the view last swung to.
func (t *Table) Eyes() rules.Seat { return t.eyes }

// Cover puts the curtain before the viewer's private things, if there is
// anybody else who could see them.
func (t *Table) Cover() {
	if t.humans.Len() < 2 || t.viewer >= rules.NoSeat || t.s.Over() {
		return
	}
	for _, s := range t.a.Scenes() {
		if _, ok := s.(*ui.Curtain); ok {
			return
		}
	}
	t.curtain(t.viewer)
}

func (t *Table) Name() string {
	if t.doors() {
		return "doors"
	}
	return "table"
}

func (t *Table) Opaque() bool { return true }

// Retell builds what carries text anew.
func (t *Table) Retell() { t.a.Changed() }

// Model returns what is shown.
func (t *Table) Model() *show.Model { return &t.model }

// Queue returns the beats that play.
func (t *Table) Queue() *show.Queue { return &t.queue }

// Names returns the players' names.
func (t *Table) Names() *show.Names { return &t.names }

// Crest returns the crest of a seat.
func (t *Table) Crest(seat rules.Seat) int { return t.crests[seat&3] }

// crest is the crest of a seat, or none for nobody.
func (t *Table) crest(seat rules.Seat) int {
	if seat >= rules.NoSeat {
		return ui.NoCrest
	}
	return t.crests[seat]
}

// Swing returns by how many quarter turns, counter-clockwise, the towers still
// stand off their places while the view swings to another viewer; 0 at rest.
func (t *Table) Swing() float32 {
	f := float32(t.swing) / swingTicks
	return -float32(t.swingBy) * f * f * (3 - 2*f)
}

// Preview returns what is looked ahead at, nil if nothing is.
func (t *Table) Preview() *show.Preview {
	if !t.shown {
		return nil
	}
	return &t.preview
}

// Marked returns what the chronicle points at.
func (t *Table) Marked() ui.Target { return t.marked }

// Recap returns what a seat did last.
func (t *Table) Recap(seat rules.Seat) *show.Recap { return &t.recaps[seat&3] }

// LidClosed tells whether the viewer's own things are covered.
func (t *Table) LidClosed() bool { return t.lid }

// TableOf returns the table that can be seen, for drawing; nil if there is none.
func TableOf(a *ui.App) *Table {
	seen := a.Seen()
	for i := len(seen) - 1; i >= 0; i-- {
		if t, ok := seen[i].(*Table); ok {
			return t
		}
	}
	return nil
}
