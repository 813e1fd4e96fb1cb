package main

import (
	"slices"
	"time"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// outcome is how one game went.
type outcome struct {
	setup            touria.Setup
	names            [rules.Seats]string
	decisions, turns int
	passes           int
	doors            int        // opened by the end
	winner           rules.Seat // NoSeat if the game was left unfinished
	lost             rules.Seat // the seat of a bot that failed, NoSeat in a sound game
	why              string     // how it failed
	hash             uint64
	thought          [rules.Seats]thought
}

// thought is how long a seat's bot has thought in a game, by the wall clock.
type thought struct {
	turns     []time.Duration // for each of its own turns
	beside    time.Duration   // for the bonus and for joining in others' turns
	decisions int             // in its own turns
	last      int             // the number of its last own turn
}

// add adds a decision.
func (t *thought) add(s *touria.State, seat rules.Seat, took time.Duration) {
	if s.Active() != seat || s.Phase() == touria.PhaseBonus {
		t.beside += took
		return
	}
	if len(t.turns) == 0 || t.last != s.Turn() {
		t.turns, t.last = append(t.turns, 0), s.Turn()
	}
	t.turns[len(t.turns)-1] += took
	t.decisions++
}

// note counts what a decision tells about the game.
func (o *outcome) note(d touria.Decision) {
	if d.Kind == touria.Pass {
		o.passes++
	}
}

// end notes the final position.
func (o *outcome) end(s *touria.State) {
	o.turns, o.winner, o.hash = s.Turn(), s.Winner(), s.Hash()
	for d := 1; d <= touria.Doors; d++ {
		if !s.SuddenMarriage() && s.DoorOpen(d) {
			o.doors++
		}
	}
}

// place returns the seat's place in turn order, the starting player's being 0.
func (o *outcome) place(s rules.Seat) int {
	n := 0
	for at := o.setup.Start; at != s; at = o.setup.Seats.Next(at) {
		n++
	}
	return n
}

// spread is a number's distribution over the games.
type spread struct {
	mean             float64
	median, p95, max int
}

func spreadOf(list []int) (s spread) {
	if len(list) == 0 {
		return s
	}
	list = slices.Clone(list)
	slices.Sort(list)
	sum := 0
	for _, v := range list {
		sum += v
	}
	s.mean = float64(sum) / float64(len(list))
	at := func(share float64) int { return list[min(len(list)-1, int(share*float64(len(list))))] }
	s.median, s.p95, s.max = at(0.5), at(0.95), list[len(list)-1]
	return s
}

// mix adds one game's hash to that of all games, in the order of the games.
func mix(all, one uint64) uint64 {
	all = (all ^ one) * 1099511628211
	return all ^ all>>29
}
