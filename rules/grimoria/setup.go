package grimoria

import (
	"fmt"

	"touria.games/touria/rules"
)

// Setup describes how a game begins.
type Setup struct {
	Players   int
	OpenCards bool // all see the cards in all hands (G13.3)
	Seed      uint64
}

// New returns the position before the first decision (G2). log receives the set-up's events.
func New(setup Setup, log *Log) (State, error) {
	if setup.Players < 2 || setup.Players > MaxSeats {
		return State{}, fmt.Errorf("%d players cannot play: it takes two to five", setup.Players)
	}
	s := State{seed: setup.Seed, n: uint8(setup.Players), round: 1, level: uint8(FirstLevel(setup.Players)),
		openHand: setup.OpenCards, by: NoSeat, on: NoSeat, named: NoCard}
	var list [MaxSeats]uint8
	for i := range list {
		list[i] = uint8(i)
	}
	shuffle(list[:s.n], s.seed, rules.GrimoriaOrder, 0)
	for i := range s.n {
		s.order[i] = Seat(list[i])
		s.players[i].coins = 1
	}
	if log != nil {
		e := event(OrderDrawn, NoSeat)
		e.N = s.n
		copy(e.List[:], list[:s.n])
		log.add(e)
	}
	for c := range Card(Adventures) {
		for range c.Copies() {
			s.stack[s.nStack] = uint8(c)
			s.nStack++
		}
	}
	shuffle(s.stack[:], s.seed, rules.GrimoriaStack, 0)
	reverse(s.stack[:])
	s.shuffles = AdventureCards - 1
	for c := Chest; c < NoCard; c++ {
		for range c.Copies() {
			s.treasure[s.nTreas] = uint8(c - Adventures)
			s.nTreas++
		}
	}
	shuffle(s.treasure[:], s.seed, rules.GrimoriaTreasures, 0)
	reverse(s.treasure[:])
	s.began(log)
	s.layAll(log)
	s.beginChoices()
	return s, nil
}

func (s *State) began(log *Log) {
	if log != nil {
		e := event(RoundBegan, NoSeat)
		e.Round, e.Level = s.round, s.level
		log.add(e)
	}
}

// layAll lays a new display, if there are cards enough for all its places (G2.2, G10.3).
func (s *State) layAll(log *Log) {
	s.nDisplay, s.seen = 0, 0
	for i := range s.display {
		s.display[i] = gone
	}
	if int(s.nStack)+s.discarded() < int(s.n)+1 {
		return
	}
	s.nDisplay = s.n + 1
	for i := range int(s.nDisplay) {
		s.lay(i, i > 0, log)
	}
}

func (s *State) beginChoices() { s.phase, s.toMove = PhaseChoose, 0 }
