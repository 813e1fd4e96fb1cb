package play

import (
	"fmt"

	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// Table is bots around a table, by seat.
type Table []bot.Bot

// NewTable makes bots by their names, a bot of its own for each seat.
func NewTable(names []string) (Table, error) {
	t := make(Table, len(names))
	for i, name := range names {
		b, err := bot.New(name)
		if err != nil {
			return nil, err
		}
		t[i] = b
	}
	return t, nil
}

// mostDecisions ends a game that goes wrong; the longest have some 250.
const mostDecisions = 5000

// Play plays a game to its end. Each bot gets the view of its seat. See is called
// before each decision, and made, which may be nil, with it.
func (t Table) Play(setup grimoria.Setup, see func(s *grimoria.State), made func(seat grimoria.Seat, d grimoria.Decision)) (grimoria.State, int, error) {
	s, err := grimoria.New(setup, nil)
	if err != nil {
		return s, 0, err
	}
	n := 0
	for ; s.Phase() != grimoria.PhaseOver; n++ {
		if n == mostDecisions {
			return s, n, fmt.Errorf("the game does not end")
		}
		see(&s)
		seat := s.ToMove()
		b := t[seat]
		b.Begin(s.View(seat), rules.Number(setup.Seed, rules.ArenaBots, uint32(n)))
		for !b.Step(1 << 10) {
		}
		if made != nil {
			made(seat, b.Best())
		}
		if err := s.Play(b.Best(), nil); err != nil {
			return s, n, err
		}
	}
	return s, n, nil
}
