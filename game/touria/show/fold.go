package show

import "touria.games/touria/rules/touria"

// Fold applies an event to the model. It ignores events that the viewer may
// not see, so a whole log can be folded.
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
		p.InCastle, p.Shown, p.Holdings = true, true, e.Holdings
	case touria.DoorOpened:
		m.Doors[e.At-1].Open = true
		m.Doors[e.At-1].Who = touria.Who(e.Arg)
	case touria.TurnBegan:
		m.Turn, m.Active = int(e.Turn), e.Seat
	case touria.Won:
		m.Winner, m.How = e.Seat, e.Arg
	}
}

// Finish applies a beat that has ended.
func (m *Model) Finish(b *Beat) {
	if b.Folds {
		m.Fold(&b.Event)
	}
	if b.Settles {
		m.Status = b.Status
	}
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
	p := &m.Players[e.Seat]
	if !p.Shown {
		return
	}
	p.Gold -= e.Gold
	p.Hearts -= e.Hearts
	p.Swords -= e.Swords
	p.Elixirs -= e.Elixirs
	p.Items &^= e.Items
	for c, n := range e.Gems {
		p.Gems[c] -= n
	}
}

func (m *Model) gain(e *touria.Event) {
	m.Swords -= int(e.Swords)
	m.Hearts -= int(e.Hearts)
	if p := &m.Players[e.Seat]; p.Shown {
		p.Holdings = plus(p.Holdings, e.Holdings)
	}
}

// leaveMine takes gems out of a mine.
func (m *Model) leaveMine(e *touria.Event) {
	mine := &m.Mines[touria.Space(e.At).Mine()]
	for c, n := range e.Gems {
		mine[c] -= n
	}
}

// openItem puts an item into a slot of the display. No event reports a
// reshuffle: if the stack is empty, the discard pile has become the stack.
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

// plus adds holdings.
func plus(a, b touria.Holdings) touria.Holdings {
	a.Gold += b.Gold
	a.Hearts += b.Hearts
	a.Swords += b.Swords
	a.Elixirs += b.Elixirs
	a.Items |= b.Items
	for c, n := range b.Gems {
		a.Gems[c] += n
	}
	return a
}
