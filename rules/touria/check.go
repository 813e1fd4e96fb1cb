package touria

import (
	"fmt"

	"touria.games/touria/rules"
)

// Check proves that a state is possible: all material is there once, no mine
// holds two black gems, and what belongs to the phase fits. The error says in
// one sentence what is wrong.
func (r *Rules) Check(s *State) error {
	for _, part := range []func(*State) error{r.checkSeats, r.checkGems, r.checkItems, r.checkSupply, r.checkOrders, r.checkDoors, r.checkPhase} {
		if err := part(s); err != nil {
			return err
		}
	}
	var buf [MaxLegal]Decision
	if s.phase != PhaseOver && len(r.Legal(s, buf[:0])) == 0 {
		return fmt.Errorf("in phase %s seat %s has nothing that it could do", s.phase, s.toMove)
	}
	return nil
}

func (r *Rules) checkSeats(s *State) error {
	if n := s.seats.Len(); n < 2 || s.seats != rules.SeatsFor(n) {
		return fmt.Errorf("the players must sit at S and N, at S, W and N, or at all four sides")
	}
	if s.phase > PhaseOver {
		return fmt.Errorf("unknown phase")
	}
	if !s.seats.Has(s.toMove) {
		if s.phase == PhaseOver {
			return fmt.Errorf("the game is over, but nobody at the table has won")
		}
		return fmt.Errorf("nobody at the table is to move")
	}
	if !s.seats.Has(s.active) {
		return fmt.Errorf("it is nobody's turn")
	}
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		p := &s.players[seat]
		if !s.seats.Has(seat) {
			if *p != (player{}) || s.InCastle(seat) || s.HasJoined(seat) {
				return fmt.Errorf("nobody sits at %s, but something lies there", seat)
			}
			continue
		}
		if p.goalHearts < 1 || p.goalHearts > MaxGoalHearts || p.goalGold < 1 || p.goalGold > MaxGoalGold {
			return fmt.Errorf("seat %s: %d hearts and %d gold are no goal", seat, p.goalHearts, p.goalGold)
		}
		if p.secret != 0 && !s.secretsFit(p) {
			return fmt.Errorf("seat %s has more secret gems than gems", seat)
		}
	}
	if int(s.heroes) >= r.Spaces() {
		return fmt.Errorf("the heroes stand on no space of the board")
	}
	if s.die >= NoColour {
		return fmt.Errorf("the die shows no colour")
	}
	return nil
}

func (s *State) secretsFit(p *player) bool {
	for c := Black; c < NoColour; c++ {
		if packed(p.secret, c) > uint32(p.gems[c]) || packed(p.secret, c) > packed(p.limit, c) {
			return false
		}
	}
	return true
}

func (r *Rules) checkGems(s *State) error {
	drawn := s.drawnGems()
	for c := Black; c < NoColour; c++ {
		n := int(s.bag[c]) + int(drawn[c])
		for m := range Mines {
			n += int(s.MineGems(m)[c])
		}
		for seat := range s.players {
			n += int(s.players[seat].gems[c])
		}
		if all := int(AllGems[c]); n > all || n < all && c != Black {
			return fmt.Errorf("there are %d %s gems, not %d", n, c, all)
		}
	}
	for m := range Mines {
		if s.MineGems(m)[Black] > 1 {
			return fmt.Errorf("two black gems lie in mine m%d", m+1)
		}
	}
	return nil
}

func (r *Rules) checkItems(s *State) error {
	if s.nStack > Items || s.nDiscard > Items {
		return fmt.Errorf("more items than the game has")
	}
	var seen ItemSet
	meet := func(i Item) error {
		if seen.Has(i) {
			return fmt.Errorf("the item %s is there twice", i)
		}
		seen |= 1 << i
		return nil
	}
	for i := range int(s.nStack) {
		if err := meet(Item(s.stack >> (4 * i) & 15)); err != nil {
			return err
		}
	}
	for i := range s.DiscardLen() {
		if err := meet(s.Discard(i)); err != nil {
			return err
		}
	}
	for _, i := range s.display {
		if i == NoItem {
			continue
		}
		if i > NoItem {
			return fmt.Errorf("unknown item in the display")
		}
		if err := meet(i); err != nil {
			return err
		}
	}
	for seat := range s.players {
		for i := Rose; i < NoItem; i++ {
			if s.players[seat].items.Has(i) {
				if err := meet(i); err != nil {
					return err
				}
			}
		}
	}
	if want := r.Items(s.SuddenMarriage()); seen != want {
		for i := Rose; i < NoItem; i++ {
			if want.Has(i) && !seen.Has(i) {
				return fmt.Errorf("the item %s is missing", i)
			}
			if !want.Has(i) && seen.Has(i) {
				return fmt.Errorf("the item %s is not in this game", i)
			}
		}
	}
	return nil
}

// mostElixirs returns how many elixirs there can be: one a player, and with more
// than two one for the house rule of T3.10, which a position does not tell of.
func (s *State) mostElixirs() int {
	n := s.seats.Len()
	if n > 2 {
		n++
	}
	return n
}

func (r *Rules) checkSupply(s *State) error {
	var hearts, swords, elixirs int
	for seat := range s.players {
		p := &s.players[seat]
		hearts += int(p.hearts)
		swords += int(p.swords)
		elixirs += int(p.elixirs)
		if p.gold > MaxGold {
			return fmt.Errorf("seat %s has %d gold: nobody ever has that much", rules.Seat(seat), p.gold)
		}
	}
	switch {
	case hearts > AllHearts:
		return fmt.Errorf("the players have %d hearts, and there are only %d", hearts, AllHearts)
	case swords > AllSwords:
		return fmt.Errorf("the players have %d swords, and there are only %d", swords, AllSwords)
	case elixirs > s.mostElixirs():
		return fmt.Errorf("the players have %d elixirs, and there are only %d", elixirs, s.mostElixirs())
	}
	return nil
}

func (r *Rules) checkOrders(s *State) error {
	for slot := range s.orders {
		var seen uint32
		for i := range r.orders[slot] {
			k := s.orders[slot] >> (4 * i) & 15
			if int(k) >= len(r.orders[slot]) || seen>>k&1 != 0 {
				return fmt.Errorf("the orders of stack %d are not each there once", slot)
			}
			seen |= 1 << k
		}
	}
	return nil
}

func (r *Rules) checkDoors(s *State) error {
	if s.SuddenMarriage() {
		if s.behind != 0 || s.doorBits != 0 || s.inside&15 != 0 {
			return fmt.Errorf("sudden marriage is played without castle doors")
		}
		return nil
	}
	var seen uint32
	for d := 1; d <= Doors; d++ {
		w := s.Behind(d)
		if w >= Nobody || seen>>w&1 != 0 {
			return fmt.Errorf("the children and the eight dwellers are not each behind one door")
		}
		seen |= 1 << w
		if w == Children && s.DoorOpen(d) && s.phase != PhaseOver {
			return fmt.Errorf("the royal children's door is open, but the game goes on")
		}
	}
	return nil
}

// checkPhase checks what belongs to the phase.
func (r *Rules) checkPhase(s *State) error {
	atPlace := s.heroes == s.dest && s.dest.IsDestination()
	castle := s.InCastle(s.active)
	fits := true
	switch s.phase {
	case PhaseStart:
		fits = s.dest == NoSpace && !castle
	case PhaseTravel:
		fits = s.dest == NoSpace && !castle
	case PhaseMove:
		fits = s.dest < AtTournament && !castle
	case PhaseMine:
		fits = s.dest < AtTournament && s.heroes.IsMine() && !castle
		if fits {
			low, high := s.mines[s.heroes.Mine()]&15, s.mines[s.heroes.Mine()]>>4
			steps := int(s.free) + int(s.players[s.active].gold)
			fits = low > 1 && high > 1 && low != high && r.canReach(s.heroes, s.dest, s.roads, steps, s.kit())
		}
	case PhaseAct, PhaseDouble, PhaseJoin:
		fits = atPlace && !castle && !s.InCastle(s.toMove) && (s.phase != PhaseDouble || s.uses == 1)
		if s.phase == PhaseAct && s.toMove == s.active { // a second use must have been paid
			fits = fits && (s.uses == 0 || s.uses == 1 && s.Doubled())
		}
	case PhaseThief:
		fits = atPlace && s.dest == AtThief && s.drawn != 0 && !castle && !s.InCastle(s.toMove)
	case PhaseDragon:
		fits = atPlace && s.dest == AtDragon && !castle && !s.InCastle(s.toMove)
	case PhaseCastle:
		fits = castle
	case PhaseDuty:
		var ways [maxDuties]Decision
		fits = castle && s.due != 0 && s.DoorOpen(int(s.due)) && s.Behind(int(s.due)) != Children && len(r.dutyWays(s, ways[:0])) > 1
	}
	if !fits {
		return fmt.Errorf("phase %s does not fit the rest of the position", s.phase)
	}
	if s.phase != PhaseThief && s.drawn != 0 {
		return fmt.Errorf("gems are drawn from the bag, but no thief waits for a pick")
	}
	if s.phase != PhaseDuty && s.due != 0 {
		return fmt.Errorf("a duty is due at door %d, but the phase is %s", s.due, s.phase)
	}
	if err := s.checkTurn(); err != nil {
		return err
	}
	ownTurn := s.phase != PhaseAct && s.phase != PhaseThief && s.phase != PhaseDragon && s.phase != PhaseJoin &&
		s.phase != PhaseBonus && s.phase != PhaseOver
	if ownTurn && s.toMove != s.active || s.phase == PhaseJoin && s.toMove == s.active {
		return fmt.Errorf("in phase %s seat %s cannot be to move", s.phase, s.toMove)
	}
	if s.dest != NoSpace && !s.dest.IsDestination() {
		return fmt.Errorf("%s is no destination", r.SpaceName(s.dest))
	}
	return nil
}

// checkTurn checks what has happened in the turn so far.
func (s *State) checkTurn() error {
	if s.phase == PhaseBonus && s.toMove == s.active {
		return fmt.Errorf("the starting player takes no bonus")
	}
	if s.SuddenMarriage() && s.MayEnter() {
		return fmt.Errorf("nobody can enter the castle in sudden marriage")
	}
	return nil
}

// Hash names the state: equal states have equal hashes on every platform.
// It leaves out what is not part of the position: chance to come, and memory.
func (s *State) Hash() uint64 {
	h := uint64(14695981039346656037)
	mix := func(v uint64) { h = (h ^ v) * 1099511628211; h ^= h >> 29 }
	mix(s.discard)
	mix(s.stack)
	mix(s.behind)
	mix(s.doorBits & (1<<Doors - 1))
	mix(uint64(s.roads)<<32 | uint64(s.turn)<<16 | uint64(s.drawn))
	for m := range s.mines {
		mix(uint64(s.mines[m])<<8 | uint64(s.bag[m]))
	}
	for slot, i := range s.display {
		mix(uint64(slot)<<8 | uint64(i))
	}
	for _, v := range []uint8{s.nDiscard, s.nStack, uint8(s.die), uint8(s.heroes), uint8(s.dest), uint8(s.phase), uint8(s.toMove),
		uint8(s.active), s.towers, s.free, s.uses, s.opened, s.due, uint8(s.seats), s.inside, s.flags} {
		mix(uint64(v))
	}
	for slot := range s.orders {
		mix(uint64(s.orders[slot] & (1<<24 - 1)))
	}
	for i := range s.players {
		p := &s.players[i]
		mix(uint64(p.gold)<<48 | uint64(p.items)<<32 | uint64(p.hearts)<<24 | uint64(p.swords)<<16 | uint64(p.elixirs)<<8)
		mix(uint64(p.goalHearts)<<8 | uint64(p.goalGold))
		for _, n := range p.gems {
			mix(uint64(n))
		}
	}
	return h
}
