// Package turn is what a person decides at Touria's table: the options, what is picked or looked at, the way
// that the heroes walk, and the herald's advice. It builds no screen, but says of each thing on the board
// whether it can be chosen.
package turn

import (
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Turn is what the viewer decides: what can be chosen, what they have picked or looked at, the way that the
// heroes walk, and the herald's advice. It reads the session's true position only for that.
type Turn struct {
	a     *ui.App
	s     *session.Session
	room  Room
	Board *board.Board // the one that is shown

	Deciding bool // the viewer is to decide, and nothing plays
	Legal    []touria.Decision
	View     touria.View
	Choices  show.Choices
	Routes   []show.Route // of the rest of the move
	Path     []string     // ids of the open groups
	Picked   string       // id of the option waiting for confirmation
	doubted  string       // id of the option that the main button has asked about: the next press does it
	wish     wish         // of the walk
	Among    ui.Target    // only options that aim at it are shown
	Page     int          // of the options in the panel
	Named    string       // id of the tile under pointer or focus
	Walk     *show.Walk
	Advice   Advice // the herald's

	Wait  int  // ticks until a forced decision is made
	Guard int  // ticks in which presses rest
	Quiet int  // ticks since the last press that could decide something
	calm  int  // ticks between that press and the one before it
	ended bool // the player has ended the turn, though others may still join in

	Forecast show.Preview
	Shown    bool       // whether preview is shown
	trace    show.Route // of the card under pointer or focus
	tracing  bool
}

// Room is the table around a decision.
type Room interface {
	// Made shows the decision that the viewer has just made, Undone the position after they have taken one back.
	Made(d touria.Decision)
	Undone()
	// Rested is called whenever nothing is asked any more.
	Rested()
	// LookedAt reports whether something that lies open is looked at.
	LookedAt() bool
}

// New returns the turns of a session on a board, whose hands they are.
func New(a *ui.App, s *session.Session, bd *board.Board, room Room) *Turn {
	t := &Turn{a: a, s: s, Board: bd, room: room}
	bd.Hands = t
	return t
}

// Present shows the viewer's options, or continues a walk.
func (t *Turn) Present() {
	t.Clear()
	t.Deciding = true
	t.View = t.s.View(t.Board.Viewer)
	t.Legal = t.s.Legal(t.Legal[:0])
	t.Routes = show.Routes(t.s.Rules(), &t.View)
	if t.Walk != nil {
		d, state := t.Walk.Next(t.s.Rules(), &t.View, t.Legal)
		switch state {
		case show.WalkOn:
			t.Commit(d)
			return
		case show.WalkOver:
			t.Walk = nil
		}
		if t.View.Phase() == touria.PhaseMine {
			if d, ok := t.wish.take(t.View.Heroes().Mine(), t.Legal); ok {
				t.Commit(d)
				return
			}
		}
	}
	planned := "" // what the player decides about all the same
	if t.wish.due && t.View.Phase() != touria.PhaseMove && t.View.Phase() != touria.PhaseMine {
		switch o, ok := t.wish.arrived(t.Legal); {
		case ok:
			t.Commit(o.Decision)
			return
		case o != nil:
			planned = o.ID
		}
	}
	t.Choices = show.Choose(t.s.Rules(), &t.View, t.Legal, &t.Board.Names)
	t.Picked = planned
	t.Guard = RestTicks
	if t.Choices.Question {
		t.a.SetRing(false) // the focus must not stand on an answer already
	}
	switch {
	case t.lone() && (t.Legal[0].Kind == touria.Skip || t.Legal[0].Kind == touria.Stop):
		t.Wait = nothingTicks
	case t.lone():
		t.Wait = lonelyTicks
	case t.endsItself() && t.ended:
		t.Commit(t.Legal[0])
		return
	case t.endsItself():
		t.Wait = t.endTicks()
	}
	t.MarkAdvice()
}

// lone reports whether the program decides for the player: it declines what they
// cannot pay for, and goes on where nothing can be done. It always waits the same time first, so that nothing hidden
// shows. Where others at the screen must believe that a thief may have brought a violet
// gem, the player declines themselves: who has one takes time to decide (T10.3).
func (t *Turn) lone() bool {
	if len(t.Legal) != 1 {
		return false
	}
	switch t.Legal[0].Kind {
	case touria.NoJoin:
		return true
	case touria.Skip: // others at the screen must not learn what is in a hand
		return t.Board.Humans.Len() < 2
	case touria.Stop:
		return t.View.Phase() == touria.PhaseDragon && t.Board.Humans.Len() < 2
	case touria.NoDouble:
		public := t.s.Rules().View(t.s.State(), rules.NoSeat)
		known := public.Player(t.Board.Viewer)
		return t.Board.Humans.Len() < 2 || known.Unknown == 0 || !known.MayBe(touria.Violet)
	}
	return false
}

// endsItself reports whether nothing is left to do but to end the turn, and nobody learns anything
// from how long that takes: who shares the screen knows what items somebody has, but not whether they
// would serve now (T10.3).
func (t *Turn) endsItself() bool {
	if len(t.Legal) != 1 || t.Legal[0].Kind != touria.EndTurn {
		return false
	}
	return t.Board.Humans.Len() < 2 || t.View.Player(t.Board.Viewer).Items == 0
}

// endTicks returns how long a turn stands in which nothing is left to do before it ends, 0 if the
// player ends it. Whoever plays with few keys or listens takes the time that it needs.
func (t *Turn) endTicks() int {
	if t.a.TakesTime() {
		return 0
	}
	return t.a.Settings().TurnEnd.Tenths() * ticksTenth
}

// lookedAt reports whether the player looks at something, so that the turn waits.
func (t *Turn) lookedAt() bool {
	return t.Picked != "" || t.Advice.Asked() || t.Board.Lens.Open() || t.room.LookedAt()
}

// Commit makes a decision of the viewer.
func (t *Turn) Commit(d touria.Decision) {
	if _, err := t.s.Decide(d); err != nil {
		t.Walk = nil
		t.a.Say(t.because(&show.Refusal{Ask: d}))
		t.Deciding = false
		return
	}
	t.heed(d)
	t.Board.DoorsOpen = false
	t.ended = d.Kind == touria.NoDouble && len(t.Legal) > 1
	t.room.Made(d)
}

// Undo takes back the last decision or says why it cannot.
func (t *Turn) Undo() {
	if ok, why := t.CanUndo(); !ok {
		t.a.Say(why)
		return
	}
	t.Walk, t.wish = nil, wish{}
	t.s.Undo()
	t.room.Undone()
}

// CanUndo reports whether the viewer may undo now, and why not.
func (t *Turn) CanUndo() (ok bool, why string) {
	if t.Board.Queue.Busy() || t.s.ToMove() != t.Board.Viewer {
		return false, t.a.T("undo.bot")
	}
	if ok, why := t.s.CanUndo(); !ok {
		return false, t.a.T(why)
	}
	return true, ""
}

// ticksTenth is a tenth of a second.
const ticksTenth = 6

// lonelyTicks is how long the program waits before a forced decision. It is always
// the same, so that it reveals nothing (T10.3).
const lonelyTicks = 30

// nothingTicks is how long the ribbon says that nothing can be done at a place before
// the game goes on: 1.2 s.
const nothingTicks = 72

// Clear forgets the last decision.
func (t *Turn) Clear() {
	t.Deciding, t.Picked, t.Named, t.doubted, t.Page, t.Wait = false, "", "", "", 0, 0
	t.tracing, t.Routes, t.wish.way = false, nil, 0
	t.Path, t.Legal, t.Choices, t.Among = t.Path[:0], t.Legal[:0], show.Choices{}, ui.Target{}
	t.forget()
	t.room.Rested()
	t.a.Expire()
	t.a.Changed()
}

// Await makes a decision that leaves no choice, after a while.
func (t *Turn) Await() {
	switch {
	case t.Wait == 0:
	case t.ending() && t.lookedAt():
		t.Wait = t.endTicks()
	default:
		if t.Wait--; t.Wait == 0 {
			t.Commit(t.Legal[0])
		}
	}
}
