// Package show describes what a viewer sees of a game of Touria, as plain
// values: the model, the beats that animate events, the tree of choices, the
// prompt, the chronicle and the preview of a tower. It knows no pictures and no
// clock, and a model holds nothing that its viewer may not see.
package show

import (
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Model is what the table shows one viewer. It is a plain, comparable value:
// two models that are == look the same.
type Model struct {
	Viewer rules.Seat // NoSeat: the public
	Status

	Turn   int        // from 1; 0 during the bonuses
	Active rules.Seat // whose turn it is; NoSeat during the bonuses
	Heroes touria.Space
	Die    touria.Colour
	Facing [touria.Towers]uint8 // index in the tower's face list towards seat S (T2.5)
	Mines  [touria.Mines]touria.Gems

	Display   [2]touria.Item // NoItem: the place is empty
	ItemStack int            // items left in the stack
	Discard   [touria.Items]touria.Item
	Discarded int // used entries of Discard; the last one is the top

	Orders [3]int // ids of the open orders
	Doors  [touria.Doors]Door

	Players [rules.Seats]Player
	Swords  int // left in the supply (T1.4)
	Hearts  int // left in the supply
	Winner  rules.Seat
	How     uint8 // touria.ByDoors or touria.ByMarriage, once there is a winner

	board    *touria.Board
	marriage bool // sudden marriage: there are no doors
}

// Status is what the table shows of a position and no event carries. It is
// public. The last beat of a decision brings it (Beat.Status).
type Status struct {
	Phase  touria.Phase
	ToMove rules.Seat   // NoSeat when the game is over
	Dest   touria.Space // NoSpace until chosen
	Opened int          // doors opened this turn
	Due    int          // the door whose duty is due, 0 if none
}

// Door is a castle door as the viewer sees it.
type Door struct {
	Open   bool
	Peeked bool       // the viewer has looked behind it with the crystal ball
	Who    touria.Who // Nobody if the viewer does not know
}

// Player is a player as the viewer sees them.
type Player struct {
	Taken           bool // somebody sits there
	InCastle        bool
	Shown           bool // the viewer sees the holdings: their own, open screens, or in the castle
	touria.Holdings      // zero unless Shown
	GoalHearts      int
	GoalGold        int
}

// Door returns door 1 … 9.
func (m *Model) Door(n int) Door { return m.Doors[n-1] }

// Board returns the board that the model shows.
func (m *Model) Board() *touria.Board { return m.board }

// DiscardTop returns the item on top of the discard pile, NoItem if it is empty.
func (m *Model) DiscardTop() touria.Item {
	if m.Discarded == 0 {
		return touria.NoItem
	}
	return m.Discard[m.Discarded-1]
}

// Order returns what the open order of a slot asks and pays.
func (m *Model) Order(slot int) touria.Order { return m.board.Order(m.Orders[slot]) }

// ClosedDoors returns the number of doors that are not open.
func (m *Model) ClosedDoors() int {
	n := 0
	for i := range m.Doors {
		if !m.Doors[i].Open {
			n++
		}
	}
	return n
}

// Found reports whether the royal children have been found.
func (m *Model) Found() bool {
	for i := range m.Doors {
		if m.Doors[i].Open && m.Doors[i].Who == touria.Children {
			return true
		}
	}
	return false
}

// Ready returns the players of whom the viewer sees that they have what the castle
// gate asks for: themselves, and with open screens everybody. It is empty in
// sudden marriage, which needs no gate.
func (m *Model) Ready() (ready rules.SeatSet) {
	if m.Phase == touria.PhaseOver || m.marriage {
		return 0
	}
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		p := &m.Players[seat]
		hearts := int(p.Hearts)
		if p.Items.Has(touria.Rose) {
			hearts++
		}
		if p.Taken && p.Shown && !p.InCastle && hearts >= p.GoalHearts && int(p.Gold) >= p.GoalGold && p.Gems[touria.Black] == 0 {
			ready = ready.With(seat)
		}
	}
	return ready
}

// GateText says that a player's castle gate is open.
func GateText(m *Model, seat rules.Seat, names *Names) words.Text {
	if seat == m.Viewer {
		return words.Say("gate.yours")
	}
	return words.Say("gate.open", words.Lit("Name", names[seat&3]))
}
