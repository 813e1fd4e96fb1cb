package show

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Fold brings an event that the viewer may see into the model. Events that
// the viewer may not see are left out, so a whole log can be folded.
func (m *Model) Fold(e *touria.Event) {
	if !e.Only.Sees(m.Viewer) {
		return
	}
	switch e.Kind {
	case touria.TowerTurned:
		m.Facing[e.At] = e.Arg
	case touria.Paid:
		m.pay(e)
	case touria.Gained:
		m.gain(e)
	case touria.Stepped, touria.Jumped, touria.Travelled:
		m.Heroes = touria.Space(e.At)
	case touria.Collected:
		m.leaveMine(e)
		m.gain(e)
	case touria.Returned:
		m.leaveMine(e)
	case touria.Refilled:
		m.Mines[touria.Space(e.At).Mine()] = e.Gems
	case touria.Rolled:
		m.Die = touria.Colour(e.Arg)
	case touria.OrderOpened:
		m.Orders[e.At] = int(e.Arg)
	case touria.ItemTaken:
		m.Display[e.At] = touria.NoItem
	case touria.ItemOpened:
		m.openItem(int(e.At), touria.Item(e.Arg))
	case touria.Peeked:
		for i, door := range e.Doors {
			m.Doors[door-1].Peeked = true
			m.Doors[door-1].Who = e.Behind[i]
		}
	case touria.Entered:
		p := &m.Players[e.Seat]
		p.InCastle, p.Shown, p.Aided = true, true, false
		p.Holdings, p.Unknown = e.Holdings, 0
	case touria.DoorOpened:
		m.Doors[e.At-1].Open = true
		m.Doors[e.At-1].Who = touria.Who(e.Arg)
	case touria.TurnBegan:
		m.Turn, m.Active = int(e.Turn), e.Seat
	case touria.Won:
		m.Winner, m.How = e.Seat, e.Arg
	}
}

// Settle brings what no event tells, once a decision is complete.
func (m *Model) Settle(st *Status) {
	m.Status = *st
	for seat := range m.Players {
		if p := &m.Players[seat]; p.Aided {
			p.Gems, p.Unknown = st.Known[seat], int(st.Unknown[seat])
		}
	}
}

// Finish brings what a beat that has ended carries.
func (m *Model) Finish(b *Beat) {
	if b.Folds {
		m.Fold(&b.Event)
	}
	if b.Settles {
		m.Settle(&b.Status)
	}
}

// seen returns the seat's player if something of the holdings is seen.
func (m *Model) seen(seat rules.Seat) *Player {
	if p := &m.Players[seat]; p.Shown || p.Aided {
		return p
	}
	return nil
}

func (m *Model) pay(e *touria.Event) {
	m.Swords += int(e.Swords)
	m.Hearts += int(e.Hearts)
	for i := touria.Rose; i < touria.NoItem; i++ {
		if e.Items.Has(i) {
			m.Discard[m.Discarded] = i
			m.Discarded++
		}
	}
	p := m.seen(e.Seat)
	if p == nil {
		return
	}
	p.Gold -= e.Gold
	p.Hearts -= e.Hearts
	p.Swords -= e.Swords
	p.Elixirs -= e.Elixirs
	p.Items &^= e.Items
	for c, n := range e.Gems {
		for range n {
			if p.Gems[c] > 0 {
				p.Gems[c]--
			} else {
				p.Unknown-- // a gem that nobody knew of has come to light
			}
		}
	}
}

func (m *Model) gain(e *touria.Event) {
	m.Swords -= int(e.Swords)
	m.Hearts -= int(e.Hearts)
	p := m.seen(e.Seat)
	if p == nil {
		return
	}
	p.Gold += e.Gold
	p.Hearts += e.Hearts
	p.Swords += e.Swords
	p.Elixirs += e.Elixirs
	p.Items |= e.Items
	for c, n := range e.Gems {
		p.Gems[c] += n
	}
}

// leaveMine takes gems out of a mine.
func (m *Model) leaveMine(e *touria.Event) {
	mine := &m.Mines[touria.Space(e.At).Mine()]
	for c, n := range e.Gems {
		mine[c] -= n
	}
}

// openItem lays an item on a place of the display. Nobody is told of a
// reshuffle: an empty stack from which an item comes was the discard pile.
func (m *Model) openItem(slot int, i touria.Item) {
	if m.ItemStack == 0 {
		m.ItemStack, m.Discarded = m.Discarded, 0
		for k := range m.Discard {
			m.Discard[k] = touria.NoItem
		}
	}
	m.ItemStack--
	m.Display[slot] = i
}
