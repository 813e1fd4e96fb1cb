package grimoria

import (
	"fmt"
	"slices"
)

// Position is a whole position in readable form, for records and tests, or as much of it as a
// viewer knows (View.Position).
type Position struct {
	Players      int
	OpenCards    bool
	Phase        Phase
	ToMove       Seat // NoSeat when over
	Active       Seat // NoSeat between turns
	Round, Level int
	Order        []Seat
	Spells       []int // by seat; 0: not chosen, or not known
	Display      []Place
	Stack        []Card // top first; NoCard: not known
	Treasures    []Card // the same
	Discard      [Kinds]uint8
	Removed      [Kinds]uint8
	Hands        []Hand // by seat
	Bought       int
	Attack       *Attack
	Scores       []Score // by seat, when over
	Winners      []Seat
}

// Place is a place of the display.
type Place struct {
	Taken bool
	Card  Card // NoCard: not known
	Open  bool
}

// Hand is what a seat holds. Cards are counts by kind.
type Hand struct {
	Coins                            int
	Open, Cloaked, Places, Treasures [Kinds]uint8
}

// Attack is an attack that is going on.
type Attack struct {
	Spell int
	By    Seat   // who gains
	On    Seat   // who is attacked, NoSeat if that is not settled
	Named Card   // the companion that spell 14 takes, NoCard for none
	Asked []Seat // who declined in this warning
}

// Position converts a state.
func (s *State) Position() Position {
	p := Position{Players: int(s.n), OpenCards: s.openHand, Phase: s.phase, ToMove: s.toMove, Active: s.Active(),
		Round: int(s.round), Level: int(s.level), Bought: int(s.bought)}
	for i, b := range s.display[:s.nDisplay] {
		c, isOpen := s.Slot(i)
		p.Display = append(p.Display, Place{Taken: b&cardBits == gone, Card: c, Open: isOpen})
	}
	list := func(stack []uint8, first Card) (cards []Card) {
		for i := len(stack) - 1; i >= 0; i-- {
			c := NoCard
			if b := stack[i] & cardBits; b < unknown {
				c = Card(b) + first
			}
			cards = append(cards, c)
		}
		return cards
	}
	p.Stack, p.Treasures = list(s.stack[:s.nStack], 0), list(s.treasure[:s.nTreas], Adventures)
	copy(p.Discard[:], s.discard[:])
	copy(p.Removed[Cloak:], s.lost[:])
	for seat := range Seat(s.n) {
		p.Order = append(p.Order, s.order[seat])
		p.Spells = append(p.Spells, int(s.spells[seat]))
		h := Hand{Coins: s.Coins(seat)}
		from := &s.players[seat]
		copy(h.Places[:], from.places[:])
		copy(h.Treasures[Adventures:], from.hand[:])
		for c := Bronzesmith; c < Adventures; c++ {
			h.Open[c], h.Cloaked[c] = uint8(two(from.open, c)), uint8(two(from.cloaked, c))
		}
		p.Hands = append(p.Hands, h)
	}
	switch s.phase {
	case PhaseWarn, PhaseTarget, PhaseSeize, PhaseDefend:
		p.Attack = &Attack{Spell: int(s.attackSpell()), By: s.by, On: s.on, Named: s.named, Asked: members(s.asked)}
	case PhaseOver:
		for seat := range Seat(s.n) {
			p.Scores = append(p.Scores, s.Score(seat))
		}
		p.Winners = members(s.Winners())
	}
	return p
}

// members lists the seats of a set.
func members(set uint8) (list []Seat) {
	for seat := range NoSeat {
		if set>>seat&1 != 0 {
			list = append(list, seat)
		}
	}
	return list
}

// Load converts a position to a state; future chance comes from the seed, counted from 0. It refuses
// an impossible position with one sentence. Nobody remembers anything: face-down cards in hands are
// unseen by others, nothing is known of the stacks, and seers alone have seen the face-down card of
// the display. Scores and winners are not read.
func Load(p *Position, seed uint64) (State, error) {
	s := State{seed: seed, n: uint8(p.Players), phase: p.Phase, toMove: p.ToMove, openHand: p.OpenCards, by: NoSeat, on: NoSeat, named: NoCard}
	switch n := p.Players; {
	case n < 2 || n > MaxSeats:
		return s, fmt.Errorf("%d players cannot play: it takes two to five", n)
	case len(p.Order) != n || len(p.Spells) != n || len(p.Hands) != n:
		return s, fmt.Errorf("order, spells and hands must be those of %d players", n)
	case len(p.Stack) > AdventureCards || len(p.Treasures) > TreasureCards || len(p.Display) > Display:
		return s, fmt.Errorf("a stack or the display has an impossible number of cards")
	case p.Round < 1 || p.Round > LastLevel || p.Level < 1 || p.Level > LastLevel:
		return s, fmt.Errorf("round %d does not fit level %d with %d players", p.Round, p.Level, n)
	case p.Bought < 0 || p.Bought > Merchant.Copies():
		return s, fmt.Errorf("%d merchants have been used: there are %d", p.Bought, Merchant.Copies())
	}
	s.round, s.level, s.bought = uint8(p.Round), uint8(p.Level), uint8(p.Bought)
	copy(s.order[:], p.Order)
	if err := s.loadPiles(p); err != nil {
		return s, err
	}
	for i := range p.Hands {
		if err := s.loadHand(Seat(i), &p.Hands[i]); err != nil {
			return s, err
		}
		if spell := p.Spells[i]; spell < 0 || spell > LastSpell {
			return s, fmt.Errorf("seat %s has chosen spell %d: there are %d", Seat(i), spell, LastSpell)
		}
		s.spells[i] = uint8(p.Spells[i])
	}
	if p.Phase <= PhaseChoose { // it says nothing between turns
		s.bought = 0
	}
	if p.Active != NoSeat {
		s.turn = uint8(max(slices.Index(p.Order, p.Active), 0))
	}
	if p.Phase > PhaseChoose {
		s.judge()
	}
	if s.Active() != p.Active {
		return s, fmt.Errorf("seat %s cannot be active in phase %s", p.Active, p.Phase)
	}
	if a := p.Attack; a != nil {
		if a.By >= Seat(s.n) || a.On != NoSeat && a.On >= Seat(s.n) || a.Named != NoCard && !a.Named.IsCompanion() {
			return s, fmt.Errorf("the attack names a seat or a card that cannot be")
		}
		if p.Active == NoSeat || a.Spell != int(s.attackSpell()) {
			return s, fmt.Errorf("the attack is by spell %d, which the active seat has not chosen", a.Spell)
		}
		s.by, s.on, s.named = a.By, a.On, a.Named
		for _, seat := range a.Asked {
			s.asked |= 1 << (seat & 7)
		}
	}
	if s.faceDown() {
		for seat := range Seat(s.n) {
			if s.players[seat].seer() {
				s.seen |= 1 << seat
			}
		}
	}
	return s, s.Check()
}

// loadPiles loads what lies on the table.
func (s *State) loadPiles(p *Position) error {
	for i := range s.display {
		s.display[i] = gone
	}
	s.nDisplay, s.nStack, s.nTreas = uint8(len(p.Display)), uint8(len(p.Stack)), uint8(len(p.Treasures))
	for i, place := range p.Display {
		switch {
		case place.Taken:
			continue
		case place.Card >= Adventures:
			return fmt.Errorf("a card lies in a wrong pile: %s on the display", place.Card)
		}
		s.display[i] = uint8(place.Card)
		if place.Open {
			s.display[i] |= open
		}
	}
	for i, c := range p.Stack {
		if c >= Adventures {
			return fmt.Errorf("a card lies in a wrong pile: %s on the stack", c)
		}
		s.stack[len(p.Stack)-1-i] = uint8(c)
	}
	for i, c := range p.Treasures {
		if !c.IsTreasure() {
			return fmt.Errorf("a card lies in a wrong pile: %s among the treasures", c)
		}
		s.treasure[len(p.Treasures)-1-i] = uint8(c - Adventures)
	}
	for c := range NoCard {
		switch {
		case p.Discard[c] > 0 && c >= Adventures:
			return fmt.Errorf("a card lies in a wrong pile: %s on the discard pile", c)
		case p.Removed[c] > 0 && c < Cloak:
			return fmt.Errorf("a card lies in a wrong pile: %s has left the game", c)
		}
	}
	copy(s.discard[:], p.Discard[:Adventures])
	copy(s.lost[:], p.Removed[Cloak:])
	return nil
}

// loadHand loads what a seat holds.
func (s *State) loadHand(seat Seat, h *Hand) error {
	if h.Coins < 0 || h.Coins > maxCoins {
		return fmt.Errorf("seat %s cannot have %d coins", seat, h.Coins)
	}
	to := &s.players[seat]
	to.coins = uint16(h.Coins)
	for c := range NoCard {
		if h.Places[c] > 0 && !c.IsPlace() || h.Treasures[c] > 0 && !c.IsTreasure() || h.Open[c]+h.Cloaked[c] > 0 && !c.IsCompanion() {
			return fmt.Errorf("a card lies in a wrong pile: %s with seat %s", c, seat)
		}
		if c.IsCompanion() {
			if int(h.Open[c])+int(h.Cloaked[c]) > c.Copies() {
				return fmt.Errorf("there are more than %d cards %s", c.Copies(), c)
			}
			to.open += uint32(h.Open[c]) * bit(c)
			to.cloaked += uint32(h.Cloaked[c]) * bit(c)
		}
	}
	copy(to.places[:], h.Places[:Places])
	copy(to.hand[:], h.Treasures[Adventures:])
	return nil
}

// Position returns the position as the viewer knows it: NoCard for cards that it does not know, no
// face-down cards in others' hands but with open cards, and of sealed spells only its own.
func (v *View) Position() Position { return v.state.Position() }
