package touria

import (
	"fmt"

	"touria.games/touria/rules"
)

// Upper bounds of a position's numbers, well above what games reach.
const (
	MaxGold = 60000 // one player's
	MaxTurn = 65535
	MaxFree = 9 // free steps: 3, plus 3 for the boots and 3 for the mirror
)

// Position is a whole position in readable form, for records and tests.
type Position struct {
	Phase       Phase
	ToMove      rules.Seat // NoSeat when the game is over
	Active      rules.Seat // NoSeat during the bonuses
	Start       rules.Seat // the starting player; needed only during the bonuses
	Winner      rules.Seat
	Turn        int
	Heroes      Space
	Destination Space
	Die         Colour
	MayEnter    bool
	Free        int
	Roads       []int // roads used in this turn's move
	Lantern     bool
	Uses        int
	Doubled     bool
	Drawn       Gems
	Opened      int
	Door        int // the door whose duty is due, or 0
	Joined      rules.SeatSet
	Facing      [Towers]int
	Mines       [Mines]Gems
	Bag         Gems
	Removed     int      // black gems out of the game
	Orders      [3][]int // ids: the open one first, then the stack, top first
	Display     [2]Item
	Stack       []Item      // top first
	Discard     []Item      // top last
	Doors       [Doors]Door // door d at index d-1; meaningless with sudden marriage
	Seats       rules.SeatSet
	Players     [rules.Seats]PlayerPosition
	Variants    // LateElixir only affects the limit on elixirs
}

// Door is a castle door: who is behind it, and whether it is open.
type Door struct {
	Who  Who
	Open bool
}

// PlayerPosition is what a player owns, the player's goals, and whether the player is in the
// castle.
type PlayerPosition struct {
	Holdings
	Goal     Goal
	InCastle bool
}

// Position converts a state.
func (r *Rules) Position(s *State) Position {
	p := Position{
		Phase: s.phase, ToMove: s.ToMove(), Active: s.Active(), Start: s.Start(), Winner: s.Winner(), Turn: s.Turn(),
		Heroes: s.heroes, Destination: s.dest, Die: s.die, MayEnter: s.MayEnter(), Free: s.FreeSteps(),
		Lantern: s.LanternLit(), Uses: s.Uses(), Doubled: s.Doubled(), Drawn: s.drawnGems(), Opened: int(s.opened),
		Door: int(s.due), Joined: rules.SeatSet(s.inside >> 4), Bag: s.bag, Display: s.display, Seats: s.seats,
		Variants: Variants{SuddenMarriage: s.SuddenMarriage(), OpenScreens: s.OpenScreens(), LateElixir: s.elixirs() > s.seats.Len()},
	}
	for i := range r.roads {
		if s.RoadUsed(i) {
			p.Roads = append(p.Roads, i)
		}
	}
	p.Removed = int(AllGems[Black]) - int(s.bag[Black]) - int(p.Drawn[Black])
	for m := range Mines {
		p.Mines[m] = s.MineGems(m)
		p.Removed -= int(p.Mines[m][Black])
	}
	for t := NW; t < Towers; t++ {
		p.Facing[t] = s.TowerFacing(t)
	}
	for slot := range s.orders {
		for i := range r.orders[slot] {
			p.Orders[slot] = append(p.Orders[slot], slot*ordersPerStack+int(s.orders[slot]>>(4*i)&15))
		}
	}
	for i := range int(s.nStack) {
		p.Stack = append(p.Stack, Item(s.stack>>(4*i)&15))
	}
	for i := range s.DiscardLen() {
		p.Discard = append(p.Discard, s.Table.Discard(i))
	}
	for d := 1; d <= Doors && !s.SuddenMarriage(); d++ {
		p.Doors[d-1] = Door{s.Behind(d), s.DoorOpen(d)}
	}
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		h, g := s.Goals(seat)
		p.Players[seat] = PlayerPosition{s.Holdings(seat), Goal{h, g}, s.InCastle(seat)}
		p.Removed -= int(s.players[seat].gems[Black])
	}
	return p
}

// Load converts a position to a state; future chance comes from the seed. It refuses an impossible
// position with a clear sentence. Whatever the players could have remembered of one another counts
// as known, and no door counts as peeked behind.
func (r *Rules) Load(p Position, seed uint64) (State, error) {
	var s State
	s.seed = seed
	s.phase, s.toMove, s.active = p.Phase, p.ToMove, p.Active
	s.heroes, s.dest, s.die = p.Heroes, p.Destination, p.Die
	s.seats = p.Seats
	s.bag = p.Bag
	s.display = p.Display
	if p.Phase == PhaseOver {
		s.toMove = p.Winner
	}
	if p.Phase == PhaseBonus {
		s.active = p.Start
	}
	switch {
	case p.Phase == PhaseOver && p.ToMove != rules.NoSeat:
		return State{}, fmt.Errorf("the game is over, but seat %s is to move", p.ToMove)
	case p.Phase != PhaseOver && p.Winner != rules.NoSeat:
		return State{}, fmt.Errorf("seat %s has won, but the game goes on", p.Winner)
	}
	if err := s.loadSmall(p); err != nil {
		return State{}, err
	}
	for _, i := range p.Roads {
		if i < 0 || i >= len(r.roads) {
			return State{}, fmt.Errorf("road %d is not on the board", i)
		}
		s.roads |= 1 << i
	}
	for _, f := range []struct {
		flag uint8
		on   bool
	}{{flagMayEnter, p.MayEnter}, {flagLantern, p.Lantern}, {flagDoubled, p.Doubled}, {flagMarriage, p.SuddenMarriage},
		{flagOpen, p.OpenScreens}, {flagMoved, len(p.Roads) > 0}} {
		if f.on {
			s.flags |= f.flag
		}
	}
	if err := r.loadPiles(&s, p); err != nil {
		return State{}, err
	}
	for seat := range p.Players {
		pp := &p.Players[seat]
		if p.Seats.Has(rules.Seat(seat)) {
			if err := pp.Goal.check(rules.Seat(seat)); err != nil {
				return State{}, err
			}
		}
		s.players[seat] = player{gold: pp.Gold, items: pp.Items, gems: pp.Gems, hearts: pp.Hearts, swords: pp.Swords,
			elixirs: pp.Elixirs, goalHearts: uint8(pp.Goal.Hearts), goalGold: uint8(pp.Goal.Gold)}
		if pp.InCastle {
			s.inside |= 1 << seat
		}
	}
	s.inside |= uint8(p.Joined) << 4
	if err := r.Check(&s); err != nil {
		return State{}, err
	}
	if most := s.elixirsAtMost(p.LateElixir); s.elixirs() > most {
		return State{}, fmt.Errorf("the players have %d elixirs, and there are only %d", s.elixirs(), most)
	}
	if got := r.Position(&s).Removed; got != p.Removed {
		return State{}, fmt.Errorf("%d gems have left the game, but the others leave room for %d", p.Removed, got)
	}
	return s, nil
}

// loadSmall loads the numbers and checks their ranges.
func (s *State) loadSmall(p Position) error {
	for _, n := range []struct {
		what    string
		n, most int
		to      *uint8
	}{
		{"free steps", p.Free, MaxFree, &s.free}, {"uses", p.Uses, 2, &s.uses},
		{"doors opened", p.Opened, Doors, &s.opened}, {"door", p.Door, Doors, &s.due},
	} {
		if n.n < 0 || n.n > n.most {
			return fmt.Errorf("%s: %d is impossible, it goes from 0 to %d", n.what, n.n, n.most)
		}
		*n.to = uint8(n.n)
	}
	if p.Turn < 0 || p.Turn > MaxTurn {
		return fmt.Errorf("turn %d is impossible", p.Turn)
	}
	s.turn = uint16(p.Turn)
	for t, i := range p.Facing {
		if i < 0 || i > 3 {
			return fmt.Errorf("tower %s shows face %d: it goes from 0 to 3", Tower(t), i)
		}
		s.towers |= uint8(i) << (2 * t)
	}
	if p.Drawn.Total() > 3 {
		return fmt.Errorf("the thief has drawn %d gems: at most 3 wait for the pick", p.Drawn.Total())
	}
	s.drawn = packDrawn(p.Drawn)
	for m, g := range p.Mines {
		if g.Total() > 2 || g[Black] > 1 {
			return fmt.Errorf("mine m%d holds %d gems, %d of them black: at most two gems and one black", m+1, g.Total(), g[Black])
		}
		s.mines[m] = packMine(g)
	}
	return nil
}

// loadPiles loads orders, items and doors.
func (r *Rules) loadPiles(s *State, p Position) error {
	for slot, ids := range p.Orders {
		if len(ids) != len(r.orders[slot]) {
			return fmt.Errorf("stack %d has %d orders, not %d", slot, len(ids), len(r.orders[slot]))
		}
		for i, id := range ids {
			k := id - slot*ordersPerStack
			if k < 0 || k >= len(ids) {
				return fmt.Errorf("order %d does not belong to stack %d", id, slot)
			}
			s.orders[slot] |= uint32(k) << (4 * i)
		}
	}
	if len(p.Stack) > Items || len(p.Discard) > Items {
		return fmt.Errorf("more items than the game has")
	}
	for _, i := range append(p.Stack[:len(p.Stack):len(p.Stack)], p.Discard...) {
		if i >= NoItem {
			return fmt.Errorf("an unknown item lies there: number %d", i)
		}
	}
	s.nStack, s.nDiscard = uint8(len(p.Stack)), uint8(len(p.Discard))
	for i, it := range p.Stack {
		s.stack |= uint64(it&15) << (4 * i)
	}
	for i, it := range p.Discard {
		s.discard |= uint64(it&15) << (4 * i)
	}
	if p.SuddenMarriage {
		return nil
	}
	for i, d := range p.Doors {
		if d.Who >= Nobody {
			return fmt.Errorf("nobody known is behind door %d", i+1)
		}
		s.behind |= uint64(d.Who&15) << (4 * i)
		if d.Open {
			s.doorBits |= 1 << i
		}
	}
	return nil
}
