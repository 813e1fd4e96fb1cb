// Package turn is what a person decides at Touria's table: the options, what is picked or looked at, the way
// that the heroes walk, and the herald's advice. It builds no screen, but says of each thing on the board
// whether it can be chosen.
package turn

import (
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
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
	Walk     *show.Walk
	Advice   Advice // the herald's

	Presses Presses
	Wait    int  // ticks until a forced decision is made
	ended   bool // the player has ended the turn, though others may still join in

	Forecast show.Preview
	Shown    bool        // whether preview is shown
	trace    *show.Route // of the card under pointer or focus, nil: none
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

// New returns the turns of a session on a board.
func New(a *ui.App, s *session.Session, bd *board.Board, room Room) *Turn {
	return &Turn{a: a, s: s, Board: bd, room: room}
}

// Open reports whether options take presses now.
func (t *Turn) Open() bool { return t.Deciding && !t.Forced() && t.Presses.Guard == 0 }

// Resting reports whether the viewer is to decide, but presses rest.
func (t *Turn) Resting() bool { return t.Deciding && t.Presses.Guard > 0 }

// Forced reports whether the program is about to decide for the player.
func (t *Turn) Forced() bool { return t.Wait > 0 && t.Legal[0].Kind != touria.EndTurn }

// ending reports whether the turn is about to end by itself.
func (t *Turn) ending() bool { return t.Wait > 0 && !t.Forced() }

// Settled reports whether a press would decide now, whatever it is for.
func (t *Turn) Settled() bool { return t.Open() && t.Presses.Quiet >= FinalTicks }

// LaidOut redraws changed options and voids presses meant for the old ones.
func (t *Turn) LaidOut() {
	t.Page = 0
	t.a.Expire()
	t.a.Changed()
}
