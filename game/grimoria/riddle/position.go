package riddle

import (
	"hash/fnv"
	"slices"

	"touria.games/touria/game/riddles"
	"touria.games/touria/rules/grimoria"
)

// players is how many sit at the table of a riddle.
const players = 2

// coder codes riddles.
type coder struct{ riddles.Coder }

// taken codes a place of the display without a card.
const taken = 31

// widths are the bits of counts of each kind of card.
var widths = func() (w [grimoria.Kinds]int) {
	for c := range grimoria.NoCard {
		for w[c] = 1; 1<<w[c] <= c.Copies(); w[c]++ {
		}
	}
	return w
}()

// position codes what both players of a game of two with open cards see in the last round: all but what lies on the stacks.
func (c *coder) position(p *grimoria.Position) {
	riddles.Number(&c.Coder, &p.Phase, 4)
	riddles.Number(&c.Coder, &p.ToMove, 1)
	turn, order := uint8(players), uint8(0)
	if !c.Reading {
		order = uint8(p.Order[0])
		if i := slices.Index(p.Order, p.Active); i >= 0 {
			turn = uint8(i)
		}
	} else {
		p.Spells, p.Hands = make([]int, players), make([]grimoria.Hand, players)
	}
	riddles.Number(&c.Coder, &turn, 2)
	riddles.Number(&c.Coder, &order, 1)
	if c.Reading {
		p.Players, p.OpenCards = players, true
		p.Level = grimoria.LastLevel
		p.Round = grimoria.LastLevel - grimoria.FirstLevel(players) + 1
		p.Order = []grimoria.Seat{grimoria.Seat(order), grimoria.Seat(1 - order)}
		if p.Active = grimoria.NoSeat; turn < players {
			p.Active = p.Order[turn]
		}
		c.Over = c.Over || turn > players
	}
	c.display(p)
	c.cards(&p.Discard, 0, grimoria.Adventures)
	c.cards(&p.Removed, grimoria.Cloak, grimoria.NoCard)
	riddles.Number(&c.Coder, &p.Bought, 2)
	for seat := range players {
		riddles.Number(&c.Coder, &p.Spells[seat], 4)
		c.hand(&p.Hands[seat])
	}
	c.attack(p)
}

// cards codes counts of kinds from one up to another.
func (c *coder) cards(n *[grimoria.Kinds]uint8, from, to grimoria.Card) {
	for k := from; k < to; k++ {
		riddles.Number(&c.Coder, &n[k], widths[k])
	}
}

func (c *coder) display(p *grimoria.Position) {
	n := len(p.Display)
	if riddles.Number(&c.Coder, &n, 4); n > grimoria.Display {
		c.Over = true
		return
	}
	if c.Reading {
		p.Display = make([]grimoria.Place, n)
	}
	for i := range p.Display {
		at := &p.Display[i]
		code := int(at.Card)
		if at.Taken {
			code = taken
		}
		riddles.Number(&c.Coder, &code, 5)
		*at = grimoria.Place{Taken: code == taken, Card: grimoria.Card(code), Open: code != taken}
	}
}

func (c *coder) hand(h *grimoria.Hand) {
	riddles.Number(&c.Coder, &h.Coins, 6)
	c.cards(&h.Open, grimoria.Bronzesmith, grimoria.Adventures)
	var cloaks []grimoria.Card
	for k, n := range h.Cloaked {
		for range n {
			cloaks = append(cloaks, grimoria.Card(k)-grimoria.Bronzesmith)
		}
	}
	n := len(cloaks)
	riddles.Number(&c.Coder, &n, 2)
	for i := range n {
		var k grimoria.Card
		if !c.Reading {
			k = cloaks[i]
		}
		if riddles.Number(&c.Coder, &k, 4); c.Reading && k+grimoria.Bronzesmith < grimoria.Adventures {
			h.Cloaked[k+grimoria.Bronzesmith]++
		}
		c.Over = c.Over || k+grimoria.Bronzesmith >= grimoria.Adventures
	}
	c.cards(&h.Places, 0, grimoria.Bronzesmith)
	c.cards(&h.Treasures, grimoria.Adventures, grimoria.NoCard)
}

// attack codes an attack that is going on. Of two players nobody is warned.
func (c *coder) attack(p *grimoria.Position) {
	there := uint8(0)
	if p.Attack != nil {
		there = 1
	}
	if riddles.Number(&c.Coder, &there, 1); there == 0 {
		return
	}
	if c.Reading {
		p.Attack = &grimoria.Attack{}
	}
	a := p.Attack
	riddles.Number(&c.Coder, &a.By, 1)
	riddles.Number(&c.Coder, &a.Named, 5)
	c.Over = c.Over || len(a.Asked) > 0 || p.Active == grimoria.NoSeat
	if c.Reading && !c.Over {
		a.On, a.Spell = 1-a.By, p.Spells[p.Active]
	}
}

// complete adds what is hidden, in any order. ok is false if there are more cards of a kind than there can be.
func complete(p *grimoria.Position) (ok bool) {
	var out [grimoria.Kinds]int
	for c := range out {
		out[c] = int(p.Discard[c]) + int(p.Removed[c])
		for i := range p.Hands {
			h := &p.Hands[i]
			out[c] += int(h.Open[c]) + int(h.Cloaked[c]) + int(h.Places[c]) + int(h.Treasures[c])
			out[grimoria.Cloak] += int(h.Cloaked[c])
		}
	}
	for i := range p.Display {
		if at := &p.Display[i]; at.Open && at.Card < grimoria.NoCard {
			out[at.Card]++
		}
	}
	for c := range grimoria.NoCard {
		if out[c] > c.Copies() {
			return false
		}
		for range c.Copies() - out[c] {
			if c.IsTreasure() {
				p.Treasures = append(p.Treasures, c)
			} else {
				p.Stack = append(p.Stack, c)
			}
		}
	}
	return true
}

// load makes the state of a position. What is hidden, and all chance to come, follows from what is seen.
func load(p grimoria.Position) (grimoria.State, error) {
	c := coder{}
	c.position(&p)
	h := fnv.New64a()
	h.Write(c.Data)
	seed := h.Sum64()
	s, err := grimoria.Load(&p, seed)
	if err == nil {
		s.Redraw(seed)
		if s.ToMove() >= players {
			err = riddles.ErrDamaged
		}
	}
	return s, err
}
