package table

import (
	"touria.games/touria/game/touria/board"
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
	board  *board.Board                // the one that is shown
	think  func(units int) (done bool) // the session's Think
	talk   show.Talk
	remark remark

	pending []show.Made // decisions whose beats have not all ended

	deciding bool // the viewer is to decide, and nothing plays
	legal    []touria.Decision
	view     touria.View
	choices  show.Choices
	path     []string  // ids of the open groups
	picked   string    // id of the option waiting for confirmation
	among    ui.Target // only options that aim at it are shown
	page     int       // of the options in the panel
	named    string    // id of the tile under pointer or focus
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

	drawer    drawer
	scroll    int
	saveTold  bool         // the player knows that saving fails
	routes    []show.Route // of the rest of the move
	trace     show.Route   // of the card under pointer or focus
	tracing   bool
	unfolded  map[int]bool  // the turns whose details the chronicle shows
	unfolding int           // the turn just unfolded or folded, plus one; 0: none
	filter    rules.SeatSet // whose turns it shows; empty: everybody's
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

// restTicks is how long presses rest after every beat and whenever something else
// is asked: 0.4 s. So nothing is decided that nobody can have read, and a press
// that was meant for what was there before decides nothing (M7).
const restTicks = 24

// lonelyTicks is how long the program waits before a forced decision. It is always
// the same, so that it reveals nothing (T10.3).
const lonelyTicks = 30

func newTable(a *ui.App, g *Game, s *session.Session) *Table {
	t := &Table{a: a, g: g, s: s, think: s.Think, board: board.New(a, s)}
	t.board.Hands = t
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if p, ok := s.Player(seat); ok && !p.Human() {
			t.talk.Talkers = t.talk.Talkers.With(seat)
		}
	}
	t.rebuild()
	return t
}

// rebuild shows the session's position without beats: at the start, after a load
// or an undo, and for a new viewer.
func (t *Table) rebuild() {
	t.board.Project(show.Project(t.s.Rules(), t.s.State(), t.board.Viewer))
	t.board.Lens.Close()
	t.noAdvice()
	t.pending = t.pending[:0]
	t.board.Turns, t.board.Robbed = t.board.Turns[:0], 0
	t.board.Lines = append(t.board.Lines[:0], startLine(t.s))
	steps := t.s.Since(0)
	for i := range steps {
		made := madeOf(t.s, i, &steps[i])
		t.note(&made)
	}
	t.heraldGates(false)
	t.remark = remark{}
	t.talk.Rewind(t.board.Model.Turn)
	t.rest()
}

// startLine is the first line of every chronicle. It shows the fingerprint of the
// sealed game.
func startLine(s *session.Session) show.Line {
	return show.Line{Seat: rules.NoSeat, Text: words.Say("chronicle.sealed", words.Lit("Print", s.Fingerprint())), Place: touria.NoSpace}
}

// note adds a decision whose beats have played to the chronicle.
func (t *Table) note(made *show.Made) {
	t.board.Lines = show.Chronicle(t.board.Lines, t.s.Rules().Board, made, &t.board.Names)
	t.board.Turns = show.Extend(t.board.Turns, t.board.Lines)
	if n := len(t.board.Turns); n > 0 && t.board.Turns[n-1].Seat < rules.NoSeat {
		t.board.Robbed &^= rules.SeatSet(0).With(t.board.Turns[n-1].Seat)
	}
	if seat := show.Robbed(t.s.Rules().Board, t.board.Humans|t.talk.Talkers, made); seat < rules.NoSeat {
		t.board.Robbed = t.board.Robbed.With(seat)
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
	made := madeOf(t.s, t.s.Len()-1, &steps[0])
	t.board.Direct(&made)
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
	t.board.Pass()
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
	if t.board.LooksAway() {
		return
	}
	if t.board.Queue.Busy() || t.board.Queue.Ringing() {
		t.a.Redraw()
		done := t.board.Queue.Tick(t.a.Settings().Speed)
		t.board.Begin()
		t.finish(done)
	}
	// A bot thinks once a tick from the moment its decision is due, even while
	// earlier beats still play.
	ready := false
	if seat := t.s.ToMove(); !t.s.Over() && !t.s.IsHuman(seat) {
		ready = t.a.Think(t.think)
	}
	if !t.board.Queue.Busy() {
		t.advance(ready)
	}
	t.hearHerald()
}

// finish applies beats that have ended.
func (t *Table) finish(done []show.Beat) {
	for i := range done {
		b := &done[i]
		t.hear(b)
		t.board.Model.Finish(b)
		if b.Settles && len(t.pending) > 0 {
			from := len(t.board.Lines)
			t.note(&t.pending[0])
			t.board.Tell(from)
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
			if _, err := t.s.PlayBot(); err != nil {
				t.a.ShowTitle() // only a bug leads here
				t.a.Tell(err.Error())
				return
			}
			t.direct()
		}
	case seat != t.board.Viewer:
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

// Name returns "table", or "doors" while the castle is shown close up.
func (t *Table) Name() string {
	if t.board.DoorsShown() {
		return "doors"
	}
	return "table"
}

// Opaque returns true.
func (t *Table) Opaque() bool { return true }

// Retell rebuilds all text.
func (t *Table) Retell() { t.a.Changed() }

// Preview returns the preview shown, nil if there is none.
func (t *Table) Preview() *show.Preview {
	if !t.shown {
		return nil
	}
	return &t.preview
}

// Resting reports whether the viewer is to decide, but presses rest.
func (t *Table) Resting() bool { return t.deciding && t.guard > 0 }

// Board returns the board that is shown.
func (t *Table) Board() *board.Board { return t.board }

// TableOf returns the visible table, nil if there is none.
func TableOf(a *ui.App) *Table {
	seen := a.Seen()
	for i := len(seen) - 1; i >= 0; i-- {
		if t, ok := seen[i].(*Table); ok {
			return t
		}
	}
	return nil
}

// Record returns the record of the game so far.
func (t *Table) Record() []byte { return t.s.Record() }
