package touria

import (
	"fmt"
	"math/bits"

	"touria.games/touria/rules"
)

// Check reports whether a state is possible: all material is there exactly once, no mine holds two
// black gems, and the turn so far fits the phase. The error says in one sentence what is wrong.
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
		if s.InCastle(seat) && p.gems[Black] > 0 {
			return fmt.Errorf("seat %s is in the castle and has %d black gems: nobody enters with one or gets one there", seat, p.gems[Black])
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

// elixirsAtMost returns the maximum number of elixirs: one for each player, and one more with the
// house rule of T3.10.
func (s *State) elixirsAtMost(late bool) int {
	n := s.seats.Len()
	if late && n > 2 {
		n++
	}
	return n
}

// elixirs returns the number of elixirs that the players have.
func (s *State) elixirs() (n int) {
	for seat := range s.players {
		n += int(s.players[seat].elixirs)
	}
	return n
}

func (r *Rules) checkSupply(s *State) error {
	var hearts, swords int
	for seat := range s.players {
		p := &s.players[seat]
		hearts += int(p.hearts)
		swords += int(p.swords)
		if p.gold > MaxGold {
			return fmt.Errorf("seat %s has %d gold: nobody ever has that much", rules.Seat(seat), p.gold)
		}
	}
	switch {
	case hearts > AllHearts:
		return fmt.Errorf("the players have %d hearts, and there are only %d", hearts, AllHearts)
	case swords > AllSwords:
		return fmt.Errorf("the players have %d swords, and there are only %d", swords, AllSwords)
	case s.elixirs() > s.elixirsAtMost(true): // a state does not know whether the house rule is in use
		return fmt.Errorf("the players have %d elixirs, and there are only %d", s.elixirs(), s.elixirsAtMost(true))
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

// checkPhase checks that the turn so far fits the phase.
func (r *Rules) checkPhase(s *State) error {
	for _, part := range []func(*State) string{r.placeFault, r.turnFault, r.seatFault, r.pendingFault} {
		if what := part(s); what != "" {
			return fmt.Errorf("phase %s: %s", s.phase, what)
		}
	}
	return nil
}

// phases is a set of phases, one bit each.
type phases uint16

const (
	// resting phases are those before a destination is chosen, or in the castle.
	resting phases = 1<<PhaseBonus | 1<<PhaseStart | 1<<PhaseTravel | 1<<PhaseCastle | 1<<PhaseDuty
	moving  phases = 1<<PhaseMove | 1<<PhaseMine
	using   phases = 1<<PhaseAct | 1<<PhaseThief | 1<<PhaseDragon
	atPlace phases = using | 1<<PhaseDouble | 1<<PhaseJoin
	indoors phases = 1<<PhaseCastle | 1<<PhaseDuty
)

func (m phases) has(p Phase) bool { return m>>p&1 != 0 }

// placeFault says what is wrong with the heroes' place or with who is in the castle, or returns "".
func (r *Rules) placeFault(s *State) string {
	at, dest := r.SpaceName(s.heroes), "null"
	if s.dest != NoSpace {
		dest = r.SpaceName(s.dest)
	}
	castle := s.InCastle(s.active)
	rests := resting.has(s.phase) || s.phase == PhaseEnd && (castle || s.dest == NoSpace)
	arrived := atPlace.has(s.phase) || s.phase == PhaseEnd && !rests
	switch {
	case s.phase == PhaseOver:
	case s.dest != NoSpace && !s.dest.IsDestination():
		return dest + " is no destination"
	case castle && !indoors.has(s.phase) && s.phase != PhaseEnd:
		return fmt.Sprintf("seat %s, whose turn it is, is in the castle", s.active)
	case !castle && indoors.has(s.phase):
		return fmt.Sprintf("seat %s, whose turn it is, is not in the castle", s.active)
	case rests && s.dest != NoSpace:
		return fmt.Sprintf("destination is %s, but none has been chosen yet", dest)
	case rests && !s.heroes.IsDestination() && s.heroes != AtCastle:
		return fmt.Sprintf("the heroes are at %s, where no turn begins or ends", at)
	case arrived && s.heroes != s.dest:
		return fmt.Sprintf("the heroes are at %s, but destination is %s", at, dest)
	case moving.has(s.phase) && s.dest >= AtTournament:
		return fmt.Sprintf("destination is %s, where no road leads", dest)
	case s.phase == PhaseMine && !s.heroes.IsMine():
		return fmt.Sprintf("the heroes are at %s, which is no mine", at)
	case moving.has(s.phase) && !r.canReach(s.heroes, s.dest, s.roads, int(s.free)+int(s.players[s.active].gold), s.kit()):
		return fmt.Sprintf("the heroes are at %s, and %s is out of reach", at, dest)
	}
	return ""
}

// turnFault says what is wrong with the record of the turn so far, or returns "".
func (r *Rules) turnFault(s *State) string {
	castle := s.InCastle(s.active)
	open := bits.OnesCount64(s.doorBits & (1<<Doors - 1))
	joined := rules.SeatSet(s.inside >> 4)
	before := resting.has(s.phase) || s.phase == PhaseEnd && s.dest == NoSpace
	unused := before || moving.has(s.phase)
	switch {
	case s.phase == PhaseBonus && s.turn != 0:
		return fmt.Sprintf("turn is %d, and it is 0 until all have their bonus", s.turn)
	case s.phase != PhaseBonus && s.turn == 0:
		return "turn is 0, but the first turn is number 1"
	case s.phase == PhaseBonus && (open > 0 || s.inside&15 != 0):
		return "somebody has been in the castle"
	case s.MayEnter() && s.SuddenMarriage():
		return "may_enter is true, but nobody enters the castle in sudden marriage"
	case s.MayEnter() && (castle || s.phase == PhaseBonus):
		return "may_enter is true, but nobody outside the castle is on turn"
	case s.phase == PhaseOver:
	case before && s.roads != 0:
		return "roads are used, but the heroes have not moved this turn"
	case before && s.free != 0:
		return fmt.Sprintf("free is %d, but the heroes do not move", s.free)
	case before && s.LanternLit():
		return "lantern is true, but the heroes have not moved this turn"
	case unused && s.uses != 0:
		return fmt.Sprintf("uses is %d, but no place has been used this turn", s.uses)
	case unused && s.Doubled():
		return "doubled is true, but no place has been used this turn"
	case s.Doubled() && s.uses == 0:
		return "doubled is true, but uses is 0"
	case s.uses == 2 && !s.Doubled():
		return "uses is 2, but doubled is false"
	case joined != 0 && (unused || s.uses == 0):
		return "somebody has joined in, but uses is 0"
	case s.opened > 0 && !castle:
		return fmt.Sprintf("opened is %d, but seat %s is not in the castle", s.opened, s.active)
	case int(s.opened) > open:
		return fmt.Sprintf("opened is %d, but %d doors are open", s.opened, open)
	case s.opened == 0 && (s.phase == PhaseDuty || s.phase == PhaseEnd && castle):
		return "opened is 0, but a door has been opened this turn"
	}
	return ""
}

// seatFault says what is wrong with the seat to move or with who has joined in, or returns "".
func (r *Rules) seatFault(s *State) string {
	joined := rules.SeatSet(s.inside >> 4)
	own := s.toMove == s.active
	switch {
	case s.phase == PhaseOver:
		return ""
	case s.phase == PhaseBonus && own:
		return "the starting player takes no bonus"
	case s.phase == PhaseJoin && own:
		return fmt.Sprintf("seat %s, whose turn it is, cannot join in", s.toMove)
	case !own && s.phase != PhaseBonus && s.phase != PhaseJoin && !using.has(s.phase):
		return fmt.Sprintf("seat %s cannot be to move in the turn of seat %s", s.toMove, s.active)
	case !own && atPlace.has(s.phase) && s.InCastle(s.toMove):
		return fmt.Sprintf("seat %s is in the castle and cannot join in", s.toMove)
	case !own && atPlace.has(s.phase) && s.uses == 0:
		return fmt.Sprintf("seat %s cannot join in, since uses is 0", s.toMove)
	case !own && using.has(s.phase) && !joined.Has(s.toMove):
		return fmt.Sprintf("seat %s uses the place, but is not in joined", s.toMove)
	case own && using.has(s.phase) && s.uses == 1 && !s.Doubled():
		return "uses is 1, and doubled is false: there is no second use"
	case own && using.has(s.phase) && s.uses == 2:
		return "uses is 2: there is no third use"
	case own && using.has(s.phase) && s.uses == 0 && s.Doubled(), s.phase == PhaseDouble && (s.uses != 1 || s.Doubled()):
		return fmt.Sprintf("uses is %d and doubled is %v, but it takes one use before", s.uses, s.Doubled())
	}
	// Seats that have joined in come before the seat to move in turn order.
	last := s.toMove
	if s.phase == PhaseEnd {
		last = s.seats.Prev(s.active)
	}
	for seat := s.active; ; seat = s.seats.Next(seat) {
		if joined.Has(seat) && (seat == s.active || s.InCastle(seat) || seat == s.toMove && s.phase == PhaseJoin) {
			return fmt.Sprintf("seat %s cannot have joined in", seat)
		}
		joined &^= 1 << seat
		if seat == last {
			break
		}
	}
	if joined != 0 {
		return fmt.Sprintf("joined has a seat that comes after %s in turn order", s.toMove)
	}
	return ""
}

// pendingFault says what is wrong with the pending choice (gems of a mine, the thief's draw, a
// duty), or returns "".
func (r *Rules) pendingFault(s *State) string {
	drawn := s.drawnGems()
	black := int(drawn[Black])
	switch {
	case s.phase != PhaseThief && s.drawn != 0:
		return "gems are drawn from the bag, but no thief waits for a pick"
	case s.phase != PhaseDuty && s.due != 0:
		return fmt.Sprintf("a duty is due at door %d", s.due)
	case s.phase == PhaseMine:
		low, high := s.mines[s.heroes.Mine()]&15, s.mines[s.heroes.Mine()]>>4
		if low <= uint8(Black)+1 || high <= uint8(Black)+1 || low == high {
			return fmt.Sprintf("%s does not hold two different coloured gems", r.SpaceName(s.heroes))
		}
	case s.phase == PhaseDragon && s.dest != AtDragon:
		return "the heroes are not at the dragon"
	case s.phase == PhaseThief && s.dest != AtThief:
		return "the heroes are not at the thief"
	case s.phase == PhaseThief && s.drawn == 0:
		return "nothing is drawn from the bag"
	case s.phase == PhaseThief && drawn.Total() < 3 && s.bag.Any():
		return "fewer than three gems are drawn, and the bag is not empty"
	case s.phase == PhaseThief && black == 3 && int(s.bag[Black]) < s.bag.Total():
		return "three black gems are drawn, and the bag has a coloured one"
	case s.phase == PhaseDuty:
		door := int(s.due)
		if door == 0 {
			return "no duty is due"
		}
		if !s.DoorOpen(door) || s.Behind(door) == Children {
			return fmt.Sprintf("door %d asks for no duty", door)
		}
		var ways [maxDuties]Decision
		if n := len(r.dutyWays(s, ways[:0])); n < 2 {
			return fmt.Sprintf("the duty of door %d can be given in %d ways, which leaves no choice", door, n)
		}
	}
	return ""
}

// Hash identifies the position: equal positions have equal hashes on every platform. It does not
// include future chance or memory.
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
