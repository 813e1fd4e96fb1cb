package table

import (
	"touria.games/touria/game/sound"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Table is the scene of a running game. It shows a model that is folded from
// events as their beats end. It reads the session's true position only for the
// viewer's decision.
type Table struct {
	a      *ui.App
	g      *Game
	s      *session.Session
	think  func(units int) (done bool) // the session's Think
	names  show.Names
	crests [rules.Seats]int
	faces  [rules.Seats]int // portraits
	talk   show.Talk
	remark remark
	humans rules.SeatSet

	viewer   rules.Seat // NoSeat: the public
	eyes     rules.Seat // the seat from which the table is seen: the viewer's or the last viewer's
	model    show.Model
	queue    show.Queue
	director *show.Director
	pending  []show.Made   // decisions whose beats have not all ended
	turns    []show.Turn   // of the lines
	robbed   rules.SeatSet // whom a sword has taken the wizard since their last turn
	lines    []show.Line
	swing    int // ticks left of the swing to another viewer
	swingBy  int // its quarter turns

	deciding bool // the viewer is to decide, and nothing plays
	legal    []touria.Decision
	view     touria.View
	choices  show.Choices
	path     []string  // ids of the open groups
	picked   string    // id of the option waiting for confirmation
	among    ui.Target // only options that aim at it are shown
	page     int       // of the options in the panel
	named    string    // id of the tile under pointer or focus
	small    bool      // laid out as on phones
	walk     *show.Walk
	wait     int           // ticks until a forced decision is made
	guard    int           // ticks in which presses rest
	quiet    int           // ticks since the last press that could decide something
	hasty    bool          // that press came too soon after the one before it
	ready    rules.SeatSet // who is seen to have what the castle gate asks for

	preview show.Preview
	shown   bool // whether preview is shown

	advice advice     // the herald's
	known  rules.Seat // the bot whose card is shown
	lesson lesson
	lens   ui.Lens // over the board

	drawer    drawer
	scroll    int
	marked    ui.Target // what a chronicle line points at
	markTicks int
	lid       bool // the viewer's things are covered
	doorsOpen bool // the player has opened the close-up of the doors
	saveTold  bool // the player knows that saving fails
	beats     []show.Beat
	cues      []sound.Cue
	routes    []show.Route // of the rest of the move
	trace     show.Route   // of the card under pointer or focus
	tracing   bool
	unfolded  map[int]bool  // the turns whose details the chronicle shows
	unfolding int           // the turn just unfolded or folded, plus one; 0: none
	filter    rules.SeatSet // whose turns it shows; empty: everybody's
	watched   bool          // a replay shows it: nobody decides anything
}

// drawer is a panel pulled over the table.
type drawer uint8

const (
	noDrawer drawer = iota
	logDrawer
	itemsDrawer
	ordersDrawer
	fairyDrawer
	knowsDrawer
)

// swingTicks is how long the towers swing when another human takes over.
const swingTicks = 30

// restTicks is how long presses rest after every beat and whenever something else
// is asked: 0.4 s. So nothing is decided that nobody can have read, and a press
// that was meant for what was there before decides nothing (M7).
const restTicks = 24

// lonelyTicks is how long the program waits before a forced decision. It is always
// the same, so that it reveals nothing (T10.3).
const lonelyTicks = 30

func newTable(a *ui.App, g *Game, s *session.Session) *Table {
	t := bareTable(a, g, s)
	t.rebuild()
	return t
}

// bareTable returns a table that shows nothing yet.
func bareTable(a *ui.App, g *Game, s *session.Session) *Table {
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
		} else {
			t.talk.Talkers = t.talk.Talkers.With(seat)
		}
	}
	if t.humans.Len() == 1 {
		t.viewer, t.eyes = only, only
	}
	t.faces = portraits(s.Player)
	t.director = show.NewDirector(show.Model{}, t.humans)
	return t
}

// rebuild shows the session's position without beats: at the start, after a load
// or an undo, and for a new viewer.
func (t *Table) rebuild() {
	t.stop()
	t.lens.Close()
	t.noAdvice()
	t.pending = t.pending[:0]
	t.model = show.Project(t.s.Rules(), t.s.State(), t.viewer)
	t.director.Restart(t.model)
	t.turns, t.robbed = t.turns[:0], 0
	t.lines = append(t.lines[:0], startLine(t.s))
	steps := t.s.Since(0)
	for i := range steps {
		made := t.made(i, &steps[i])
		t.note(&made)
	}
	t.heraldGates(false)
	t.remark = remark{}
	t.talk.Rewind(t.model.Turn)
	t.rest()
}

// startLine is the first line of every chronicle. It shows the fingerprint of the
// sealed game.
func startLine(s *session.Session) show.Line {
	return show.Line{Seat: rules.NoSeat, Text: words.Say("chronicle.sealed", words.Lit("Print", s.Fingerprint())), Place: touria.NoSpace}
}

// made converts the session's step i.
func (t *Table) made(i int, s *session.Step) show.Made { return madeOf(t.s, i, s) }

// note adds a decision whose beats have played to the chronicle.
func (t *Table) note(made *show.Made) {
	t.lines = show.Chronicle(t.lines, t.s.Rules().Board, made, &t.names)
	t.turns = show.Extend(t.turns, t.lines)
	if n := len(t.turns); n > 0 && t.turns[n-1].Seat < rules.NoSeat {
		t.robbed &^= rules.SeatSet(0).With(t.turns[n-1].Seat)
	}
	if seat := show.Robbed(t.s.Rules().Board, t.humans|t.talk.Talkers, made); seat < rules.NoSeat {
		t.robbed = t.robbed.With(seat)
	}
}

// rest clears the state of the last decision.
func (t *Table) rest() {
	t.deciding, t.picked, t.named, t.page, t.wait = false, "", "", 0, 0
	t.tracing, t.routes = false, nil
	t.path, t.legal, t.choices, t.among = t.path[:0], t.legal[:0], show.Choices{}, ui.Target{}
	t.forget()
	t.learn()
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

// checkSaving tells the player when saving starts to fail, and once about a save
// that is left untouched, beside which the game is saved.
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
	t.pass()
	t.guard = max(0, t.guard-1)
	if t.quiet++; t.quiet >= restTicks {
		t.hasty = false
	}
	if !top {
		t.guard = restTicks // what lay above has just gone when presses count again
		return
	}
	t.dawdle()
	t.remark.tick(t.a)
	if t.looksAway() {
		return
	}
	if t.queue.Busy() || t.queue.Ringing() {
		t.a.Redraw()
		done := t.queue.Tick(t.a.Settings().Speed)
		t.begin()
		t.finish(done)
	}
	// A bot thinks once a tick from the moment its decision is due, even while
	// earlier beats still play.
	ready := false
	if seat := t.s.ToMove(); !t.s.Over() && !t.s.IsHuman(seat) {
		ready = t.a.Think(t.think)
	}
	if !t.queue.Busy() {
		t.advance(ready)
	}
	t.hearHerald()
}

// pass lets a tick pass for what goes by itself: a highlight, and the swing of the view.
func (t *Table) pass() {
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
}

// looksAway closes the lens over the board before something is shown, which may go
// anywhere on the table, and reports whether that is still to be waited for.
func (t *Table) looksAway() bool {
	if !t.queue.Busy() || !t.lens.Open() {
		return false
	}
	t.lens.Close()
	return true
}

// finish applies beats that have ended.
func (t *Table) finish(done []show.Beat) {
	for i := range done {
		b := &done[i]
		t.hear(b)
		t.model.Finish(b)
		if b.Settles && len(t.pending) > 0 {
			from := len(t.lines)
			t.note(&t.pending[0])
			t.tell(from)
			t.pending = t.pending[:copy(t.pending, t.pending[1:])]
		}
		t.guard = restTicks
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
	t.ready = t.model.Ready()
	for seat := rules.S; say && seat < rules.NoSeat; seat++ {
		if t.ready.Has(seat) && !was.Has(seat) {
			t.a.Say(show.GateText(&t.model, seat, &t.names).In(t.a.Words()))
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
			if _, err := t.s.PlayBot(); err != nil {
				t.a.ShowTitle() // only a bug leads here
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
			t.commit(t.legal[0])
		}
	}
}

// curtain lowers the curtain before a seat's turn to look.
func (t *Table) curtain(seat rules.Seat) {
	since, brief := t.since(seat)
	c := &ui.Curtain{App: t.a, Player: t.names[seat], Crest: t.crests[seat], Since: since, Brief: brief, Lift: func() { t.lift(seat) }}
	c.Lower()
}

// lift makes a seat the viewer.
func (t *Table) lift(seat rules.Seat) {
	if !t.a.Settings().ReducedMotion {
		t.swing, t.swingBy = swingTicks, show.Swing(t.eyes, seat)
	}
	t.viewer, t.eyes = seat, seat
	t.lid = false
	t.rebuild()
}

// goPublic hides the last viewer's things when their turn is over and a bot plays:
// somebody else may come to the screen (M9).
func (t *Table) goPublic() {
	if t.humans.Len() > 1 && t.viewer < rules.NoSeat && t.s.State().Active() != t.viewer {
		t.viewer = rules.NoSeat
		t.a.Unsay()
		t.rebuild()
	}
}

// Eyes returns the seat from which the table is seen: the viewer's or, between
// viewers, the last one's.
func (t *Table) Eyes() rules.Seat { return t.eyes }

// Cover lowers the curtain over the viewer's things if other humans play, too.
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

// Name returns "table", or "doors" while the castle is shown close up.
func (t *Table) Name() string {
	if t.doors() {
		return "doors"
	}
	return "table"
}

// Opaque returns true.
func (t *Table) Opaque() bool { return true }

// Retell rebuilds all text.
func (t *Table) Retell() { t.a.Changed() }

// Model returns what the table shows.
func (t *Table) Model() *show.Model { return &t.model }

// Queue returns the beats that play.
func (t *Table) Queue() *show.Queue { return &t.queue }

// Names returns the players' names.
func (t *Table) Names() *show.Names { return &t.names }

// Crest returns the crest of a seat.
func (t *Table) Crest(seat rules.Seat) int { return t.crests[seat&3] }

// crest returns the crest of a seat, NoCrest for NoSeat.
func (t *Table) crest(seat rules.Seat) int {
	if seat >= rules.NoSeat {
		return ui.NoCrest
	}
	return t.crests[seat]
}

// Swing returns the counter-clockwise quarter turns by which the towers are still
// off their final position while the view swings; 0 at rest.
func (t *Table) Swing() float32 {
	f := float32(t.swing) / swingTicks
	return -float32(t.swingBy) * f * f * (3 - 2*f)
}

// Preview returns the preview shown, nil if there is none.
func (t *Table) Preview() *show.Preview {
	if !t.shown {
		return nil
	}
	return &t.preview
}

// Marked returns what the chronicle points at.
func (t *Table) Marked() ui.Target { return t.marked }

// Resting reports whether the viewer is to decide, but presses rest.
func (t *Table) Resting() bool { return t.deciding && t.guard > 0 }

// Enlarged reports whether a lens enlarges a part of the board.
func (t *Table) Enlarged() bool { return t.lens.Open() }

// LidClosed reports whether the viewer's things are covered.
func (t *Table) LidClosed() bool {
	_, open := t.own()
	return !open
}

// unasked reports whether others are asked while several people share the screen:
// the viewer's things are covered meanwhile.
func (t *Table) unasked() bool {
	return t.humans.Len() > 1 && t.model.ToMove < rules.NoSeat && t.model.ToMove != t.viewer
}

// TableOf returns the visible table, nil if there is none.
func TableOf(a *ui.App) *Table {
	seen := a.Seen()
	for i := len(seen) - 1; i >= 0; i-- {
		switch s := seen[i].(type) {
		case *Table:
			return s
		case *Replay:
			return s.t
		}
	}
	return nil
}

// Record returns the record of the game so far.
func (t *Table) Record() []byte { return t.s.Record() }
