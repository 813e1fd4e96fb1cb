package grimoria

import (
	"fmt"

	"touria.games/touria/rules"
)

// shuffle puts a list into random order (Fisher-Yates from the end) with numbers of a source from
// the given one on. Entry 0 is the top.
func shuffle(list []uint8, seed uint64, source rules.Source, from uint32) {
	n := len(list)
	for i := n - 1; i > 0; i-- {
		j := rules.Below(rules.Number(seed, source, from+uint32(n-1-i)), i+1)
		list[i], list[j] = list[j], list[i]
	}
}

// reverse turns a list that begins at the top into a stack, which begins at the bottom.
func reverse(list []uint8) {
	for i, j := 0, len(list)-1; i < j; i, j = i+1, j-1 {
		list[i], list[j] = list[j], list[i]
	}
}

// reshuffle makes the discard pile the stack (G10.2).
func (s *State) reshuffle(log *Log) {
	n := 0
	for c, k := range s.discard {
		for range k {
			s.stack[n] = uint8(c)
			n++
		}
	}
	shuffle(s.stack[:n], s.seed, rules.GrimoriaStack, uint32(s.shuffles))
	s.shuffles += uint16(max(n-1, 0))
	if e, ok := log.forced(due{Reshuffled, NoSeat, NoSlot, false}); ok {
		var count [Adventures]uint8
		for _, c := range e.List[:e.N] {
			count[c]++
		}
		if count != s.discard {
			log.refuse("reshuffled: these are not the cards of the discard pile")
		} else {
			copy(s.stack[:n], e.List[:n])
		}
	}
	s.discard = [Adventures]uint8{}
	s.nStack = uint8(n)
	if log != nil {
		e := event(Reshuffled, NoSeat)
		e.Only, e.N = rules.RecordOnly, s.nStack
		copy(e.List[:], s.stack[:n])
		log.add(e)
	}
	reverse(s.stack[:n])
}

// pull takes the top card of the stack, and the seats that know it. There is none if the stack and
// the discard pile are both empty (G10.5). The event that tells of the card
// may be forced.
func (s *State) pull(tells due, log *Log) (c Card, who uint8, ok bool) {
	if s.nStack == 0 {
		if s.discarded() == 0 {
			return NoCard, 0, false
		}
		s.reshuffle(log)
	}
	if e, ok := log.forced(tells); ok && e.Card != NoCard && !bring(s.stack[:s.nStack], uint8(e.Card)) {
		log.refuse("%s: there is no %s on the stack", tells.kind, e.Card)
	}
	s.nStack--
	b := s.stack[s.nStack]
	s.stack[s.nStack] = 0
	switch k := b >> knowBits; {
	case k == everyone:
		who = 1<<s.n - 1
	case k > 0:
		who = 1 << (k - 1)
	}
	return Card(b & cardBits), who, true
}

// bring puts the topmost of a kind of card on top of a stack.
func bring(stack []uint8, c uint8) bool {
	for i := len(stack) - 1; i >= 0; i-- {
		if b := stack[i]; b&cardBits == c {
			copy(stack[i:], stack[i+1:])
			stack[len(stack)-1] = b
			return true
		}
	}
	return false
}

func (s *State) discarded() (n int) {
	for _, k := range s.discard {
		n += int(k)
	}
	return n
}

// drawDiscarded takes a random card of the discard pile, which must not be empty.
func (s *State) drawDiscarded(seat Seat, log *Log) Card {
	i := rules.Below(rules.Number(s.seed, rules.GrimoriaDraws, uint32(s.draws)), s.discarded())
	s.draws++
	c := Castle
	for i >= int(s.discard[c]) {
		i -= int(s.discard[c])
		c++
	}
	if e, ok := log.forced(due{Drawn, seat, NoSlot, false}); ok {
		if e.Card >= Adventures || s.discard[e.Card] == 0 {
			log.refuse("drawn: there is no %s on the discard pile", e.Card)
		} else {
			c = e.Card
		}
	}
	s.discard[c]--
	return c
}

// refuse records the first forced outcome that is impossible.
func (l *Log) refuse(format string, args ...any) {
	if l.err == nil {
		l.err = fmt.Errorf(format, args...)
	}
}

// lay puts the top card of the stack on a place. If it lies face down, the seers are shown it, and who
// knew that it lay there (G2.2, G5.1, G5.11, G7.6).
func (s *State) lay(slot int, isOpen bool, log *Log) bool {
	tells := due{Laid, NoSeat, uint8(slot), isOpen}
	if !isOpen {
		log.forced(tells) // which says nothing of the card
		tells.kind = Hidden
	}
	c, who, ok := s.pull(tells, log)
	if !ok {
		return false
	}
	s.display[slot] = uint8(c)
	if isOpen {
		s.display[slot] |= open
	} else {
		s.seen = 0
	}
	if log != nil {
		e := event(Laid, NoSeat)
		e.Slot, e.Open = uint8(slot), isOpen
		if isOpen {
			e.Card = c
		}
		log.add(e)
		if !isOpen {
			e = event(Hidden, NoSeat)
			e.Only, e.Slot, e.Card = rules.RecordOnly, uint8(slot), c
			log.add(e)
		}
	}
	if !isOpen {
		for seat := range Seat(s.n) {
			if who>>seat&1 != 0 || s.players[seat].seer() {
				s.show(seat, log)
			}
		}
	}
	return true
}

// look shows the owner of a new seer the face-down card (G7.6).
func (s *State) look(seat Seat, log *Log) {
	if s.faceDown() && s.seen>>seat&1 == 0 {
		s.show(seat, log)
	}
}

// show shows a seat the face-down card.
func (s *State) show(seat Seat, log *Log) {
	s.seen |= 1 << seat
	s.tell(seat, Card(s.display[0]&cardBits), 0, log)
}

// tell shows a seat a card.
func (s *State) tell(seat Seat, c Card, slot uint8, log *Log) {
	if log != nil {
		e := event(Seen, NoSeat)
		e.Only, e.Card, e.Slot = Only(seat), c, slot
		log.add(e)
	}
}
