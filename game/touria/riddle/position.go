package riddle

import (
	"hash/fnv"

	"touria.games/touria/game/riddles"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Where an item is, in a coded position. The discard pile's top matters, the order below it does not.
const (
	inStack = iota
	heldByS
	heldByN
	open0
	open1
	discarded
	onTop
)

// coder codes riddles.
type coder struct{ riddles.Coder }

// position codes what both players of a game of two see at the start of a turn. What lies hidden, such as the order of a
// stack, is left out; so is what only one player knows.
func (c *coder) position(p *touria.Position) {
	north := uint8(p.Active >> 1)
	riddles.Number(&c.Coder, &north, 1)
	riddles.Number(&c.Coder, &p.Turn, 9)
	riddles.Number(&c.Coder, &p.Heroes, 5)
	for t := range p.Facing {
		riddles.Number(&c.Coder, &p.Facing[t], 2)
	}
	riddles.Number(&c.Coder, &p.Die, 3)
	for m := range p.Mines {
		c.mine(&p.Mines[m])
	}
	c.items(p)
	for slot := range p.Orders {
		riddles.Number(&c.Coder, &p.Orders[slot][0], 5)
	}
	riddles.Number(&c.Coder, &p.Bag[touria.Black], 5)
	for _, seat := range [2]rules.Seat{rules.S, rules.N} {
		c.player(&p.Players[seat])
	}
	anybody := uint8(0)
	if p.Players[rules.S].InCastle || p.Players[rules.N].InCastle {
		anybody = 1
	}
	if riddles.Number(&c.Coder, &anybody, 1); anybody != 0 {
		c.castle(p)
	}
	if c.Reading {
		p.Active = rules.Seat(north << 1)
	}
}

// mine codes the gems of a mine as two colours, 0 for none.
func (c *coder) mine(g *touria.Gems) {
	var pair [2]uint8
	n := 0
	for colour, many := range g {
		for range many {
			if n < 2 {
				pair[n] = uint8(colour) + 1
			}
			n++
		}
	}
	both := pair[0]*7 + pair[1]
	riddles.Number(&c.Coder, &both, 6)
	if c.Over = c.Over || both >= 7*7; c.Reading && !c.Over {
		for _, half := range [2]uint8{both / 7, both % 7} {
			if half > 0 {
				g[half-1]++
			}
		}
	}
}

func (c *coder) items(p *touria.Position) {
	var at [touria.Items]uint8
	for i := touria.Rose; i < touria.NoItem; i++ {
		switch {
		case p.Players[rules.S].Items.Has(i):
			at[i] = heldByS
		case p.Players[rules.N].Items.Has(i):
			at[i] = heldByN
		case p.Display[0] == i:
			at[i] = open0
		case p.Display[1] == i:
			at[i] = open1
		}
	}
	for k, i := range p.Discard {
		if at[i] = discarded; k == len(p.Discard)-1 {
			at[i] = onTop
		}
	}
	for i := range at {
		riddles.Number(&c.Coder, &at[i], 3)
	}
	if !c.Reading {
		return
	}
	p.Display = [2]touria.Item{touria.NoItem, touria.NoItem}
	top := touria.NoItem
	for k, where := range at {
		i := touria.Item(k)
		switch where {
		case inStack:
			p.Stack = append(p.Stack, i)
		case heldByS:
			p.Players[rules.S].Items |= 1 << i
		case heldByN:
			p.Players[rules.N].Items |= 1 << i
		case open0, open1:
			c.Over = c.Over || p.Display[where-open0] != touria.NoItem
			p.Display[where-open0] = i
		case discarded:
			p.Discard = append(p.Discard, i)
		default:
			c.Over = c.Over || where != onTop || top != touria.NoItem
			top = i
		}
	}
	if top != touria.NoItem {
		p.Discard = append(p.Discard, top)
	}
}

func (c *coder) player(p *touria.PlayerPosition) {
	riddles.Number(&c.Coder, &p.Gold, 6)
	riddles.Number(&c.Coder, &p.Hearts, 4)
	riddles.Number(&c.Coder, &p.Swords, 4)
	riddles.Number(&c.Coder, &p.Elixirs, 1)
	for colour := range p.Gems {
		width := 4
		if colour == int(touria.Violet) {
			width = 3
		}
		riddles.Number(&c.Coder, &p.Gems[colour], width)
	}
	riddles.Number(&c.Coder, &p.Goal.Hearts, 3)
	riddles.Number(&c.Coder, &p.Goal.Gold, 3)
}

// castle codes who is in the castle, and the open doors.
func (c *coder) castle(p *touria.Position) {
	for _, seat := range [2]rules.Seat{rules.S, rules.N} {
		in := uint8(0)
		if p.Players[seat].InCastle {
			in = 1
		}
		riddles.Number(&c.Coder, &in, 1)
		p.Players[seat].InCastle = in != 0
	}
	for d := range p.Doors {
		who := touria.Who(15)
		if p.Doors[d].Open {
			who = p.Doors[d].Who
		}
		riddles.Number(&c.Coder, &who, 4)
		if c.Reading {
			p.Doors[d] = touria.Door{Who: who, Open: who != 15}
		}
	}
}

// complete adds what is hidden, in any order, and what follows from the rest.
func complete(r *touria.Rules, p *touria.Position) bool {
	p.Phase, p.ToMove, p.Start, p.Winner = touria.PhaseStart, p.Active, rules.NoSeat, rules.NoSeat
	p.Destination, p.Seats = touria.NoSpace, rules.SeatsFor(2)
	me := &p.Players[p.Active]
	rose := 0
	if me.Items.Has(touria.Rose) {
		rose = 1
	}
	p.MayEnter = !me.InCastle && int(me.Hearts)+rose >= me.Goal.Hearts && int(me.Gold) >= me.Goal.Gold && me.Gems[touria.Black] == 0
	for slot := range p.Orders {
		first := p.Orders[slot][0]
		for _, id := range r.OrderIDs(slot) {
			if id != first {
				p.Orders[slot] = append(p.Orders[slot], id)
			}
		}
	}
	free := uint16(1<<touria.Doors - 1)
	for _, d := range p.Doors {
		if d.Open && d.Who < touria.Nobody {
			free &^= 1 << d.Who
		}
	}
	for d := range p.Doors {
		for who := touria.Who(0); !p.Doors[d].Open && who < touria.Nobody; who++ {
			if free>>who&1 != 0 {
				free &^= 1 << who
				p.Doors[d].Who = who
				break
			}
		}
	}
	for colour, all := range touria.AllGems {
		out := uint8(0)
		for _, g := range p.Mines {
			out += g[colour]
		}
		for seat := range p.Players {
			out += p.Players[seat].Gems[colour]
		}
		if colour != int(touria.Black) {
			p.Bag[colour] = all - out
		} else {
			p.Removed = int(all) - int(out) - int(p.Bag[colour])
		}
		if out > all || p.Removed < 0 {
			return false
		}
	}
	return true
}

// load makes the state of a coded position. All chance to come follows from the seed.
func load(r *touria.Rules, p touria.Position, seed uint64) (touria.State, error) {
	if !complete(r, &p) {
		return touria.State{}, riddles.ErrDamaged
	}
	s, err := r.Load(p, seed)
	if err == nil {
		r.Redraw(&s, seed)
	}
	return s, err
}

// seedOf is the seed of all that is hidden in a riddle, and of all chance to come. It follows from what is seen.
func seedOf(p touria.Position) uint64 {
	c := coder{}
	c.position(&p)
	h := fnv.New64a()
	h.Write(c.Data)
	return h.Sum64()
}
