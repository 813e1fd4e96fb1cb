package grimoria

import "fmt"

// Play is Apply for a decision that may be illegal, which it refuses.
func (s *State) Play(d Decision, log *Log) error {
	if !s.IsLegal(d) {
		return fmt.Errorf("the decision %s %d is not possible in phase %s", d.Kind, d.Arg, s.phase)
	}
	if log == nil {
		s.Apply(d, nil)
		return nil
	}
	next := *s
	next.Apply(d, log)
	if err := log.Err(); err != nil {
		return err
	}
	*s = next
	return nil
}

// Apply plays a decision, which must be legal, and then everything that the rules decide by
// themselves (G12.3). It reports to log, which may be nil.
func (s *State) Apply(d Decision, log *Log) {
	seat := s.toMove
	switch d.Kind {
	case Choose:
		s.choose(seat, d.Arg, log)
	case Swap:
		s.swap(seat, int(d.Arg), log)
		switch s.phase {
		case PhasePrepare:
			s.beginChoices()
		case PhaseStart:
			s.cast(log)
		case PhaseEnd:
			s.endTurn(log)
		}
	case NoSwap:
		s.beginChoices()
	case Cast:
		s.cast(log)
	case Discard:
		s.applyDiscard(int(d.Arg), log)
	case PutAway:
		s.putAway(seat, Card(d.Arg&^Under), d.Arg&Under != 0, log)
		s.gain(seat, 2, 10, NoCard, log)
		s.companions(log)
	case PutOnCloak:
		s.putOnCloak(seat, Card(d.Arg), log)
		switch s.phase {
		case PhaseWarn:
			s.warn(log)
		case PhaseDefend:
			if s.named == Card(d.Arg) {
				s.name(log)
			} else {
				s.answer(log)
			}
		}
	case NoCloak:
		s.asked |= 1 << seat
		s.warn(log)
	case Target:
		s.attack(Seat(d.Arg), log)
	case Seize:
		s.setNamed(Card(d.Arg), log)
		s.answer(log)
	case Mirror:
		s.mirror(seat, log)
	case Accept:
		s.accept(log)
	case Give:
		s.result(Card(d.Arg), log)
	case Buy:
		s.bought++
		s.pay(seat, 1, 0, Merchant, log)
		s.drawTreasure(seat, log)
		s.merchants(log)
	case NoBuy:
		s.beforeCard(log)
	case Take:
		s.take(seat, int(d.Arg), log)
	case EndTurn:
		s.endTurn(log)
	}
}

// choose seals a spell; the last one opens all books (G3.2 to G3.5).
func (s *State) choose(seat Seat, spell uint8, log *Log) {
	s.spells[seat] = spell
	if log != nil {
		log.add(event(Chosen, seat))
	}
	if s.toMove++; uint8(s.toMove) < s.n {
		return
	}
	count := s.judge()
	if log != nil {
		e := event(Revealed, NoSeat)
		e.N = s.n
		copy(e.List[:], s.spells[:s.n])
		log.add(e)
	}
	// A stable insertion keeps equals as they went in the last round.
	var keys [MaxSeats]uint8
	for i, who := range s.order[:s.n] {
		key := orderKey(s.spells[who], &count)
		for ; i > 0 && keys[i-1] > key; i-- {
			keys[i], s.order[i] = keys[i-1], s.order[i-1]
		}
		keys[i], s.order[i] = key, who
	}
	if log != nil {
		e := event(Ordered, NoSeat)
		e.N = s.n
		for i, who := range s.order[:s.n] {
			e.List[i] = uint8(who)
		}
		log.add(e)
	}
	s.turn = 0
	s.startTurn(log)
}

// judge finds what the opened books decide for the whole round (G3.5), and returns how many have
// chosen each spell.
func (s *State) judge() (count [LastSpell + 1]uint8) {
	s.shield, s.black, s.blocked = 0, 0, false
	for i, sp := range s.spells[:s.n] {
		count[sp]++
		switch sp {
		case 2:
			s.blocked = true
		case 3, 7, 13, 15:
			s.black++
		case 8, 11:
			s.shield |= 1 << i
		}
	}
	if s.blocked {
		s.black = 0
	}
	return count
}

// orderKey is by what the order of the round is sorted: lone spells before shared ones, each from
// low to high (G3.4).
func orderKey(spell uint8, count *[LastSpell + 1]uint8) uint8 {
	if count[spell] > 1 {
		return spell | 1<<4
	}
	return spell
}

// ask makes a seat decide.
func (s *State) ask(p Phase, seat Seat) { s.phase, s.toMove = p, seat }

// startTurn begins the turn of the next in order; a witch is asked for first (G4.5).
func (s *State) startTurn(log *Log) {
	seat := s.order[s.turn]
	s.bought = 0
	if log != nil {
		log.add(event(TurnBegan, seat))
	}
	if s.players[seat].witch() && s.anyLies() {
		s.ask(PhaseStart, seat)
		return
	}
	s.cast(log)
}

// failed reports a spell without effect and goes on.
func (s *State) failed(why Why, log *Log) {
	seat := s.order[s.turn]
	if log != nil {
		e := event(Failed, seat)
		e.Spell, e.Why = s.spells[seat], why
		log.add(e)
	}
	s.companions(log)
}

// cast casts the active seat's spell (G4.2, G5).
func (s *State) cast(log *Log) {
	seat := s.order[s.turn]
	p := &s.players[seat]
	spell := s.spells[seat]
	if log != nil {
		e := event(SpellCast, seat)
		e.Spell = spell
		log.add(e)
	}
	switch spell {
	case 3, 7, 13, 15:
		if s.blocked {
			s.failed(Blocked, log)
			return
		}
	}
	switch spell {
	case 1:
		if !s.anyLies() {
			s.failed(NoCards, log)
			return
		}
		s.ask(PhaseDiscard, seat)
		return
	case 3:
		s.gain(seat, 1, spell, NoCard, log)
	case 7:
		s.gain(seat, 2, spell, NoCard, log)
	case 13:
		s.gain(seat, 3, spell, NoCard, log)
	case 4, 15:
		switch {
		case p.coins == 0:
			s.failed(NoCoin, log)
			return
		case int(s.nStack)+s.discarded() == 0:
			s.failed(NoCards, log)
			return
		}
		s.pay(seat, 1, spell, NoCard, log)
		n := 1
		if spell == 15 {
			n = 3
		}
		for range n {
			s.draw(seat, log)
		}
	case 5:
		if s.nTreas == 0 {
			s.failed(NoCards, log)
			return
		}
		s.drawTreasure(seat, log)
	case 6:
		for i := range s.n {
			if s.players[i].coins < p.coins {
				s.failed(NotPoorest, log)
				return
			}
		}
		s.gain(seat, 2, spell, NoCard, log)
	case 9, 12, 14:
		s.asked, s.by, s.on, s.named = 0, seat, NoSeat, NoCard
		if prey, _ := s.prey(); prey == 0 {
			s.endAttack()
			s.failed(NoTarget, log)
			return
		}
		s.warn(log)
		return
	case 10:
		if p.open|p.cloaked == 0 && p.placesHeld()+p.treasures() == 0 {
			s.failed(NoCards, log)
			return
		}
		s.ask(PhasePutAway, seat)
		return
	case 11:
		if s.nDisplay > 0 && s.lay(int(s.nDisplay), true, log) {
			s.nDisplay++
		}
	}
	s.companions(log)
}

// draw draws a card by spell 4 or 15 (G5.4, G5.15).
func (s *State) draw(seat Seat, log *Log) {
	var c Card
	who := uint8(1)<<s.n - 1
	fromStack := s.discarded() == 0
	if fromStack {
		var ok bool
		if c, who, ok = s.pull(due{Drawn, seat, NoSlot, true}, log); !ok {
			return
		}
	} else {
		c = s.drawDiscarded(seat, log)
	}
	if log != nil {
		e := event(Drawn, seat)
		e.Stack = fromStack
		if !fromStack || c.IsCompanion() {
			e.Card = c
		}
		log.add(e)
	}
	s.receive(seat, c, who&^(1<<seat), fromStack, log) // who draws is told, even what it has put there itself
}

// receive puts an adventure card into a hand; who says which seats know it. An unseen place is
// shown to its owner, unless the owner is among them. What all seats know is not public for that.
func (s *State) receive(seat Seat, c Card, who uint8, unseen bool, log *Log) {
	p := &s.players[seat]
	if c.IsCompanion() {
		p.open += bit(c)
		if c == Seer {
			s.look(seat, log)
		}
		return
	}
	p.places[c]++
	if !unseen {
		p.came[c]++
	} else {
		for v := range s.n {
			if k := &s.known[v][seat]; Seat(v) != seat && who>>v&1 != 0 && *k>>(4*c)&15 < 15 {
				*k += 1 << (4 * c)
			}
		}
	}
	if unseen && who>>seat&1 == 0 {
		s.tell(seat, c, NoSlot, log)
	}
}

func (s *State) drawTreasure(seat Seat, log *Log) {
	if e, ok := log.forced(due{TreasureDrawn, seat, NoSlot, false}); ok && e.Card != NoCard && !bring(s.treasure[:s.nTreas], uint8(e.Card-Adventures)) {
		log.refuse("treasure_drawn: there is no %s among the treasures", e.Card)
	}
	s.nTreas--
	c := Card(s.treasure[s.nTreas]&cardBits) + Adventures
	s.treasure[s.nTreas] = 0
	s.players[seat].hand[c-Adventures]++
	if log != nil {
		log.add(event(TreasureDrawn, seat))
	}
	s.tell(seat, c, NoSlot, log)
}

// gain gives a seat coins, as many as can be counted: no game comes near, but a loaded position may.
func (s *State) gain(seat Seat, coins int, spell uint8, by Card, log *Log) {
	p := &s.players[seat]
	coins = min(coins, maxCoins-int(p.coins))
	p.coins += uint16(coins)
	s.money(Gained, seat, coins, spell, by, log)
}

func (s *State) pay(seat Seat, coins int, spell uint8, by Card, log *Log) {
	s.players[seat].coins -= uint16(coins)
	s.money(Paid, seat, coins, spell, by, log)
}

func (s *State) money(k EventKind, seat Seat, coins int, spell uint8, by Card, log *Log) {
	if log != nil {
		e := event(k, seat)
		e.Coins, e.Spell, e.Card = uint16(coins), spell, by
		log.add(e)
	}
}

// applyDiscard is the effect of spell 1 (G5.1).
func (s *State) applyDiscard(slot int, log *Log) {
	b := s.display[slot]
	s.discard[b&cardBits]++
	s.display[slot] = gone
	if log != nil {
		e := event(Discarded, NoSeat)
		e.Slot, e.Card = uint8(slot), Card(b&cardBits)
		log.add(e)
	}
	s.lay(slot, b&open != 0, log)
	s.companions(log)
}

// putAway puts a card under its stack (G5.10).
func (s *State) putAway(seat Seat, c Card, cloaked bool, log *Log) {
	p := &s.players[seat]
	if log != nil {
		e := event(WentAway, seat)
		e.Treasure, e.Cloaked = c.IsTreasure(), cloaked
		if c.IsCompanion() {
			e.Card = c
		}
		log.add(e)
	}
	know := uint8(seat) + 1
	switch {
	case c.IsTreasure():
		p.hand[c-Adventures]--
		copy(s.treasure[1:], s.treasure[:s.nTreas])
		s.treasure[0] = uint8(c-Adventures) | know<<knowBits
		s.nTreas++
		return
	case c.IsPlace():
		p.places[c]--
		p.left++
	default:
		know = everyone
		s.lose(seat, c, cloaked, log)
	}
	copy(s.stack[1:], s.stack[:s.nStack])
	s.stack[0] = uint8(c) | know<<knowBits
	s.nStack++
}

// lose takes a companion from a seat; its cloak leaves the game (G8.2).
func (s *State) lose(seat Seat, c Card, cloaked bool, log *Log) {
	p := &s.players[seat]
	if !cloaked {
		p.open -= bit(c)
		return
	}
	p.cloaked -= bit(c)
	s.leave(seat, Cloak, log)
}

// leave notes that a cloak or mirror has left the game.
func (s *State) leave(seat Seat, c Card, log *Log) {
	s.lost[c-Cloak]++
	if log != nil {
		e := event(LeftGame, seat)
		e.Card = c
		log.add(e)
	}
}

func (s *State) putOnCloak(seat Seat, c Card, log *Log) {
	p := &s.players[seat]
	p.hand[Cloak-Adventures]--
	p.open -= bit(c)
	p.cloaked += bit(c)
	if log != nil {
		e := event(CloakedOne, seat)
		e.Card = c
		log.add(e)
	}
}

// companions uses those that bring coins (G4.3, G7.1 to G7.4).
func (s *State) companions(log *Log) {
	seat := s.order[s.turn]
	p := &s.players[seat]
	pays := func(c Card, each int) {
		if n := p.count(c) * each; n > 0 {
			s.gain(seat, n, 0, c, log)
		}
	}
	if p.open|p.cloaked != 0 {
		if s.turn == 0 {
			pays(Messenger, 1)
		}
		if s.turn == s.n-1 {
			pays(Maid, 1)
		}
		same := -1
		for _, sp := range s.spells[:s.n] {
			if sp == s.spells[seat] {
				same++
			}
		}
		pays(Bard, same)
		pays(BlackMage, int(s.black))
	}
	s.merchants(log)
}

// merchants asks for the next treasure to buy (G7.5).
func (s *State) merchants(log *Log) {
	seat := s.order[s.turn]
	p := &s.players[seat]
	if s.spells[seat] == 5 && p.coins > 0 && s.nTreas > 0 && int(s.bought) < p.count(Merchant) {
		s.ask(PhaseMerchant, seat)
		return
	}
	s.beforeCard(log)
}

// beforeCard asks for the card of the turn (G4.4).
func (s *State) beforeCard(log *Log) {
	if s.anyLies() {
		s.ask(PhaseTake, s.order[s.turn])
		return
	}
	s.afterCard(log)
}

// fetch gives a seat the card of a place (G4.4, G7.7).
func (s *State) fetch(kind EventKind, seat Seat, slot int, left uint8, log *Log) {
	b := s.display[slot]
	c := Card(b & cardBits)
	s.display[slot] = left
	if log != nil {
		e := event(kind, seat)
		e.Slot = uint8(slot)
		if b&open != 0 || c.IsCompanion() {
			e.Card = c
		}
		log.add(e)
	}
	s.receive(seat, c, s.seen, b&open == 0, log)
}

func (s *State) take(seat Seat, slot int, log *Log) {
	s.fetch(Taken, seat, slot, gone, log)
	s.afterCard(log)
}

func (s *State) afterCard(log *Log) {
	seat := s.order[s.turn]
	if s.players[seat].witch() && s.anyLies() {
		s.ask(PhaseEnd, seat)
		return
	}
	s.endTurn(log)
}

// swap changes the witch for a card of the display (G7.7).
func (s *State) swap(seat Seat, slot int, log *Log) {
	cloaked := two(s.players[seat].cloaked, Witch) > 0
	if cloaked {
		s.players[seat].cloaked -= bit(Witch)
	} else {
		s.players[seat].open -= bit(Witch)
	}
	s.fetch(Swapped, seat, slot, uint8(Witch)|open, log)
	if cloaked {
		s.leave(seat, Cloak, log)
	}
}

func (s *State) endTurn(log *Log) {
	if log != nil {
		log.add(event(TurnEnded, s.order[s.turn]))
	}
	if s.turn++; s.turn < s.n {
		s.startTurn(log)
		return
	}
	s.turn = 0
	if s.level == LastLevel || s.nDisplay == 0 { // G3.8, G10.3
		s.finish(log)
		return
	}
	s.prepare(log)
}

// prepare clears the display and lays the next (G3.7).
func (s *State) prepare(log *Log) {
	e := event(Cleared, NoSeat)
	for i := range int(s.nDisplay) {
		if s.lies(i) {
			c := s.display[i] & cardBits
			s.discard[c]++
			e.List[e.N] = c
			e.N++
		}
	}
	if log != nil {
		log.add(e)
	}
	s.spells = [MaxSeats]uint8{}
	s.shield, s.black, s.blocked, s.bought = 0, 0, false, 0
	s.round++
	s.level++
	s.began(log)
	s.layAll(log)
	for seat := range Seat(s.n) {
		if s.players[seat].witch() && s.nDisplay > 0 {
			s.ask(PhasePrepare, seat)
			return
		}
	}
	s.beginChoices()
}

// TakeBack takes back all sealed choices of a round whose books are still closed (G12.1).
func (s *State) TakeBack() {
	if s.phase == PhaseChoose {
		s.spells, s.toMove = [MaxSeats]uint8{}, 0
	}
}
