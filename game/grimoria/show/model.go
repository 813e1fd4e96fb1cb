// Package show describes what a viewer sees of a game of Grimoria, as plain values: the model, the
// beats that animate events, the choices, what a spell would do now, and the chronicle. It knows no
// pictures and no clock, and a model holds nothing that its viewer may not see.
package show

import "touria.games/touria/rules/grimoria"

// Companions is how many kinds of companions there are.
const Companions = grimoria.Adventures - grimoria.Places

// Model is what the table shows one viewer. It is a plain, comparable value: two models that are ==
// look the same.
type Model struct {
	Viewer  grimoria.Seat // NoSeat: the public
	Players int
	Round   int
	Level   int
	Phase   grimoria.Phase
	ToMove  grimoria.Seat // NoSeat while spells are chosen, and when the game is over
	Active  grimoria.Seat // whose turn it is, NoSeat between turns
	Order   [grimoria.MaxSeats]grimoria.Seat

	Slots   [grimoria.Display]Slot
	NSlots  int
	Stack   int                        // cards of the adventure stack
	Hoard   int                        // cards of the treasure stack
	Discard [grimoria.Adventures]uint8 // by kind
	Seats   [grimoria.MaxSeats]Hand
	Attack  Attack
}

// Slot is a place of the display.
type Slot struct {
	Lies  bool
	Open  bool
	Card  grimoria.Card // NoCard: the viewer does not know it, or none lies there
	Taker grimoria.Seat // who has taken the card of this round, NoSeat for nobody
}

// Hand is what a seat has, as far as the viewer sees it.
type Hand struct {
	Coins     int
	Open      [Companions]uint8 // companions without a cloak, from Bronzesmith on
	Cloaked   [Companions]uint8
	Shown     bool // the viewer sees the cards in hand: Places and Treasures
	Places    [grimoria.Places]uint8
	Treasures [grimoria.Treasures]uint8
	NPlaces   int // face-down cards with the adventures' back
	NHoard    int // and with the treasures' back
	Spell     int // of this round, 0 while it is not known
	Sealed    bool
}

// Attack is the attack in progress.
type Attack struct {
	By, On grimoria.Seat // NoSeat: there is none, or its target is not settled
	Named  grimoria.Card // NoCard: none
	Spell  int
}

// Project returns what a view shows.
func Project(v *grimoria.View) Model {
	m := Model{Viewer: v.Me, Players: v.Players(), Round: v.Round(), Level: v.Level(), Phase: v.Phase(), ToMove: v.ToMove(), Active: v.Active(),
		NSlots: v.Slots(), Stack: v.Stack(), Hoard: v.TreasureStack()}
	if m.Phase == grimoria.PhaseChoose {
		m.ToMove = grimoria.NoSeat
	}
	m.Attack = Attack{By: v.By(), On: v.On(), Named: v.Named()}
	if m.Attack.By < grimoria.NoSeat {
		m.Attack.Spell = v.Spell(m.Active)
	}
	for i := range m.Slots {
		m.Slots[i] = Slot{Card: grimoria.NoCard, Taker: grimoria.NoSeat}
		if i < m.NSlots {
			m.Slots[i].Card, m.Slots[i].Open = v.Slot(i)
			m.Slots[i].Lies = v.Lies(i)
		}
	}
	for c := range m.Discard {
		m.Discard[c] = uint8(v.Discarded(grimoria.Card(c)))
	}
	for i := range m.Order {
		m.Order[i] = grimoria.NoSeat
	}
	for i := range m.Players {
		seat := grimoria.Seat(i)
		m.Order[i] = v.Order(i)
		h := &m.Seats[i]
		h.Coins, h.Spell, h.Sealed = v.Coins(seat), v.Spell(seat), v.Chosen(seat)
		if m.Phase == grimoria.PhaseChoose {
			h.Spell = 0 // an own sealed choice is shown by the session alone
		}
		h.NPlaces, h.NHoard, h.Shown = v.Places(seat), v.Treasures(seat), v.Shows(seat)
		open, cloaked := v.Companions(seat)
		for k := range h.Open {
			h.Open[k] = uint8(open >> (2 * k) & 3)
			h.Cloaked[k] = uint8(cloaked >> (2 * k) & 3)
		}
		if h.Shown {
			for k := range h.Places {
				h.Places[k] = uint8(v.Held(seat, grimoria.Card(k)))
			}
			for k := range h.Treasures {
				h.Treasures[k] = uint8(v.Held(seat, grimoria.Card(k)+grimoria.Adventures))
			}
		}
	}
	return m
}

// Companions returns how many companions a seat has, and how many of them without a cloak.
func (h *Hand) Companions() (all, open int) {
	for k := range h.Open {
		open += int(h.Open[k])
		all += int(h.Open[k]) + int(h.Cloaked[k])
	}
	return all, open
}

// Held returns how many of a kind of card the viewer sees with a hand.
func (h *Hand) Held(c grimoria.Card) int {
	switch {
	case c.IsPlace():
		return int(h.Places[c])
	case c.IsCompanion():
		return int(h.Open[c-grimoria.Places]) + int(h.Cloaked[c-grimoria.Places])
	}
	return int(h.Treasures[c-grimoria.Adventures])
}

// Blocked reports whether somebody has cast the spell that blocks black magic.
func (m *Model) Blocked() bool {
	for i := range m.Players {
		if m.Seats[i].Spell == 2 {
			return true
		}
	}
	return false
}

// Revealed reports whether the spells of the round are known.
func (m *Model) Revealed() bool { return m.Players > 0 && m.Seats[0].Spell > 0 }

// Protected reports whether a seat's spell of this round protects it from attacks.
func (m *Model) Protected(seat grimoria.Seat) bool {
	s := m.Seats[seat].Spell
	return s == 8 || s == 11
}

// Clashes returns the spells that several have chosen, from low to high.
func (m *Model) Clashes() (spells []int) {
	for spell := 1; spell <= grimoria.LastSpell; spell++ {
		if m.Shared(spell) > 1 {
			spells = append(spells, spell)
		}
	}
	return spells
}

// Shared reports how many have chosen a spell.
func (m *Model) Shared(spell int) (n int) {
	for i := range m.Players {
		if m.Seats[i].Spell == spell {
			n++
		}
	}
	return n
}
