package main

import (
	"math"
	"slices"

	"touria/rules"
	"touria/rules/touria"
)

// outcome is how one game went.
type outcome struct {
	setup            touria.Setup
	names            [rules.Seats]string
	decisions, turns int
	passes           int
	doors            int // opened by the end
	winner           rules.Seat
	hash             uint64
}

// note counts what a decision tells about the game.
func (o *outcome) note(_ *touria.State, d touria.Decision) {
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

// wilson returns the 95 % confidence interval of a share, in percent.
func wilson(wins, games int) (share, low, high float64) {
	if games == 0 {
		return 0, 0, 100
	}
	const z = 1.959964
	n := float64(games)
	p := float64(wins) / n
	mid := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return 100 * p, 100 * max(0, mid-half), 100 * min(1, mid+half)
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
