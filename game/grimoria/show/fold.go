package show

import "touria.games/touria/rules/grimoria"

// Fold applies an event to the model. It ignores what the viewer may not see, so a whole log can be
// folded. What an event does not tell, such as which card the viewer has put away itself, comes with
// the next Project.
func (m *Model) Fold(e *grimoria.Event) {
	if e.Kind == grimoria.Reshuffled { // that it happens everybody sees
		for c := range m.Discard {
			m.Stack += int(m.Discard[c])
			m.Discard[c] = 0
		}
		return
	}
	if !grimoria.Sees(e.Only, m.Viewer) {
		return
	}
	var h *Hand
	if int(e.Seat) < m.Players {
		h = &m.Seats[e.Seat]
	}
	switch e.Kind {
	case grimoria.OrderDrawn, grimoria.Ordered:
		for i := range m.Players {
			m.Order[i] = grimoria.Seat(e.List[i])
		}
	case grimoria.RoundBegan:
		m.Round, m.Level, m.Active, m.NSlots = int(e.Round), int(e.Level), grimoria.NoSeat, 0
		for i := range m.Players {
			m.Seats[i].Spell = 0
		}
	case grimoria.Laid:
		m.NSlots = max(m.NSlots, int(e.Slot)+1)
		m.Slots[e.Slot] = Slot{Lies: true, Open: e.Open, Card: e.Card, Taker: grimoria.NoSeat}
		m.Stack--
	case grimoria.Seen:
		if e.Slot != grimoria.NoSlot {
			m.Slots[e.Slot].Card = e.Card
		} else if m.Viewer < grimoria.NoSeat {
			m.Seats[m.Viewer].hold(e.Card, 1)
		}
	case grimoria.Chosen:
		h.Sealed = true
	case grimoria.Revealed:
		for i := range m.Players {
			m.Seats[i].Spell, m.Seats[i].Sealed = int(e.List[i]), false
		}
	case grimoria.TurnBegan:
		m.Active = e.Seat
	case grimoria.TurnEnded:
		m.Attack = Attack{By: grimoria.NoSeat, On: grimoria.NoSeat, Named: grimoria.NoCard}
	case grimoria.Gained:
		h.Coins += int(e.Coins)
	case grimoria.Paid:
		h.Coins -= int(e.Coins)
	case grimoria.Discarded:
		m.Discard[e.Card]++
		m.Slots[e.Slot] = Slot{Card: grimoria.NoCard, Taker: grimoria.NoSeat}
	case grimoria.Drawn:
		if e.Stack {
			m.Stack--
		} else {
			m.Discard[e.Card]--
		}
		m.receive(h, e.Card, e.Card != grimoria.NoCard)
	case grimoria.TreasureDrawn:
		m.Hoard--
		h.NHoard++
	case grimoria.WentAway:
		m.putAway(h, e)
	case grimoria.Attacked, grimoria.Reflected, grimoria.Named:
		m.Attack = Attack{By: e.By, On: e.On, Named: e.Card, Spell: int(e.Spell)}
	case grimoria.CloakedOne:
		h.Open[e.Card-grimoria.Places]--
		h.Cloaked[e.Card-grimoria.Places]++
		m.useTreasure(h, grimoria.Cloak)
	case grimoria.Given:
		m.Seats[e.By].Open[e.Card-grimoria.Places]--
		m.Seats[e.On].Open[e.Card-grimoria.Places]++
	case grimoria.LeftGame:
		if e.Card == grimoria.MagicMirror {
			m.useTreasure(h, e.Card)
		}
	case grimoria.Taken, grimoria.Swapped:
		m.take(h, e)
	case grimoria.Cleared:
		for _, c := range e.List[:e.N] {
			m.Discard[c]++
		}
		m.NSlots = 0
		for i := range m.Slots {
			m.Slots[i] = Slot{Card: grimoria.NoCard, Taker: grimoria.NoSeat}
		}
	case grimoria.Shown:
		h.Shown = true
		copy(h.Places[:], e.List[:grimoria.Places])
		copy(h.Treasures[:], e.List[grimoria.Places:])
	case grimoria.Ended:
		m.Active = grimoria.NoSeat
	}
}

// hold adds a card that lies in hand.
func (h *Hand) hold(c grimoria.Card, n uint8) {
	switch {
	case c.IsPlace():
		h.Places[c] += n
	case c.IsTreasure():
		h.Treasures[c-grimoria.Adventures] += n
	}
}

// receive gives a hand an adventure card. What is not known to the viewer yet comes by Seen, if at
// all.
func (m *Model) receive(h *Hand, c grimoria.Card, known bool) {
	if c.IsCompanion() {
		h.Open[c-grimoria.Places]++
		return
	}
	h.NPlaces++
	if known && h.Shown {
		h.hold(c, 1)
	}
}

// useTreasure takes a treasure out of a hand before all eyes.
func (m *Model) useTreasure(h *Hand, c grimoria.Card) {
	h.NHoard--
	if h.Shown {
		h.hold(c, ^uint8(0))
	}
}

// putAway takes a card from a hand and puts it under its stack.
func (m *Model) putAway(h *Hand, e *grimoria.Event) {
	switch {
	case e.Card.IsCompanion():
		from := &h.Open
		if e.Cloaked {
			from = &h.Cloaked
		}
		from[e.Card-grimoria.Places]--
		m.Stack++
	case e.Treasure:
		h.NHoard--
		m.Hoard++
	default:
		h.NPlaces--
		m.Stack++
	}
}

// take moves the card of a place to a hand; the witch lies there afterwards if she was swapped.
func (m *Model) take(h *Hand, e *grimoria.Event) {
	s := &m.Slots[e.Slot]
	was := *s
	if e.Kind == grimoria.Swapped {
		const k = grimoria.Witch - grimoria.Places
		if h.Open[k] > 0 {
			h.Open[k]--
		} else {
			h.Cloaked[k]--
		}
		*s = Slot{Lies: true, Open: true, Card: grimoria.Witch, Taker: grimoria.NoSeat}
	} else {
		*s = Slot{Card: grimoria.NoCard, Taker: e.Seat}
	}
	c, known := e.Card, was.Open
	if c == grimoria.NoCard && e.Seat == m.Viewer && was.Card != grimoria.NoCard { // a seer has seen it
		c, known = was.Card, true
	}
	m.receive(h, c, known)
}
