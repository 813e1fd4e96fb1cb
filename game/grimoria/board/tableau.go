package board

import (
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/kit"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// Tableau builds what is seen of a position, whether somebody decides on it or not. What can be done with it is told by its hands.
type Tableau struct {
	*Drawers
	Hands Hands     // nil: nobody decides anything, as in a replay
	Book  ui.Scroll // of what the book tells
}

// near reports whether a card of the display is asked for.
func (tb *Tableau) near() bool { return tb.Hands != nil && tb.Hands.Near() }

// Hands decide what can be done with what is seen.
type Hands interface {
	// Near reports whether a card of the display is asked for.
	Near() bool
	// Attacked reports whether a person is to answer an attack.
	Attacked() bool
	// Place completes the element of a card of the display.
	Place(e *ui.Element, slot int)
	// Rival completes the element of another player, and reports whether a press chooses them.
	Rival(e *ui.Element, seat grimoria.Seat) (chooses bool)
	// Companion completes the element of the own companions of a kind.
	Companion(e *ui.Element, c grimoria.Card, veiled bool)
	// Rank completes the element of a player in the order of the round that is over.
	Rank(e *ui.Element, seat grimoria.Seat)
}

// New returns what is seen of a session that shows nothing yet.
func New(a *ui.App, s *session.Session) *Tableau {
	dr := &Drawers{Board: newBoard(a, s), rival: grimoria.NoSeat}
	dr.log = kit.Log{App: a, Scroll: &dr.scroll}
	return &Tableau{Drawers: dr}
}

// Explained returns the element of a card that is explained in the sheet while it is pointed at; NoCard lies face down.
func (tb *Tableau) Explained(id string, r ui.Rect, c grimoria.Card) ui.Element {
	e := CardElement(tb.App, id, r, c)
	if c != grimoria.NoCard {
		e.OnHover = tb.Pointing(Subject{Card: c})
	}
	return e
}

// Pointing tells the book what pointer or focus is on.
func (tb *Tableau) Pointing(s Subject) func(on bool) {
	return func(on bool) {
		if on {
			tb.At = s
		} else if tb.At == s {
			tb.At = Subject{Card: grimoria.NoCard}
		}
		tb.App.Changed()
	}
}

// Rest forgets what was pointed at, and voids presses meant for what was there before.
func (tb *Tableau) Rest() {
	tb.At = Subject{Card: grimoria.NoCard}
	tb.Book.Top()
	tb.App.Expire()
	tb.App.Changed()
}
