package table

import "touria.games/touria/rules/grimoria"

// restTicks is how long presses rest when something else is asked: 0.4 s.
const restTicks = 24

// blind is the state of a player who chooses a spell in front of everybody. Only the player's name is ever shown.
type blind struct {
	writer grimoria.Seat // whose book is open, NoSeat for nobody's
	typed  int           // the number typed so far
	steps  int           // where the steps from the corner have led: 0 is the first spell
	moved  bool          // steps have been made
	cup    bool          // the page for a finger is open
	wrong  grimoria.Seat // whose last number is no spell of this round
	shake  int           // ticks for which that book still shakes
}

// nobody is the state in which no book is open.
var nobody = blind{writer: grimoria.NoSeat, wrong: grimoria.NoSeat}

// turn is what somebody decides, and what becomes of it.
type turn struct {
	choice
	g        *Game
	blind    blind              // who chooses before everybody's eyes
	peeking  bool               // somebody looks at their cards while all choose
	hinting  string             // the key of the hint that the sheet gives, "" for none
	guided   bool               // the first round is explained step by step
	waits    bool               // the table waits until what is explained has been read
	read     func() (more bool) // notes that it has been read; more: there is more to read; nil: nothing is explained
	saveTold bool               // the player knows that saving fails
}

// nextToSeal returns the human who is to seal a spell next, NoSeat if all have. Who comes first in
// one round comes last in the next, so that the screen changes hands once less (snake order).
func (tn *turn) nextToSeal() grimoria.Seat {
	n := tn.Session.Players()
	for i := range n {
		seat := grimoria.Seat(i)
		if tn.Model.Round%2 == 0 {
			seat = grimoria.Seat(n - 1 - i)
		}
		if tn.Session.IsHuman(seat) && !tn.Session.Sealed(seat) {
			return seat
		}
	}
	return grimoria.NoSeat
}

// showsHand reports whether the answers that are due show what their owner has in hand.
func (tn *turn) showsHand() bool {
	switch tn.Session.Phase() {
	case grimoria.PhasePutAway, grimoria.PhaseWarn, grimoria.PhaseDefend:
		return true
	}
	return false
}

func (tn *turn) canUndo() (ok bool, why string) {
	if tn.Reopens() < grimoria.NoSeat {
		return true, ""
	}
	ok, why = tn.Session.CanUndo()
	return ok, tn.App.T(why)
}
