package bot

import (
	"math"
	"math/bits"

	"touria.games/touria/game/grimoria/bot/value"
	"touria.games/touria/rules/grimoria"
)

// Certain is the probability 1.
const Certain = 1 << 16

const one = Certain

// rollout plays positions on to the beginning of a round and values them.
type rollout struct {
	worth  *value.Weights
	c      chance
	end    int // that round
	buffer [grimoria.MaxLegal]grimoria.Decision
}

// play plays on by the policy until the round begins or the game is over.
func (r *rollout) play(s *grimoria.State) {
	for s.Phase() != grimoria.PhaseOver && s.Round() < r.end {
		if s.Phase() == grimoria.PhaseChoose {
			s.Apply(grimoria.Decision{Kind: grimoria.Choose, Arg: usualSpell(s, s.ToMove(), &r.c)}, nil)
			continue
		}
		s.Apply(policy(r.worth, s, s.Legal(r.buffer[:0])), nil)
	}
}

// evaluate returns each seat's probability of winning, against the best other seat.
func (r *rollout) evaluate(s *grimoria.State, u *[grimoria.MaxSeats]int32) {
	n := s.Players()
	rounds := toCome(s)
	var w [grimoria.MaxSeats]int
	for i := range grimoria.Seat(n) {
		w[i] = r.expected(s, i, rounds)
		if rounds == 0 {
			w[i] += s.Coins(i) // of equals, who has more coins (G9.5)
		}
	}
	for i := range n {
		best := math.MinInt
		for j := range n {
			if j != i {
				best = max(best, w[j])
			}
		}
		u[i] = chanceOf(w[i]-best, int(r.worth.Spread[rounds]))
	}
}

// toCome returns the number of rounds to come at the beginning of one, 0 once the game is over.
func toCome(s *grimoria.State) int {
	if s.Phase() == grimoria.PhaseOver {
		return 0
	}
	return roundsLeft(s.Level()) + 1
}

// expected returns the points that a seat can expect in the end, with so many rounds to come, in units of value.Point.
func (r *rollout) expected(s *grimoria.State, seat grimoria.Seat, rounds int) int {
	h := value.HandOf(s, seat)
	return r.worth.Worth(&h, rounds)
}

// share returns each seat's share of the win: of what is certain, and evenly among equals, once the game is over.
func (r *rollout) share(s *grimoria.State, u *[grimoria.MaxSeats]int32) {
	if won := s.Winners(); won != 0 {
		for i := range u {
			u[i] = int32(won>>i&1) * Certain / int32(bits.OnesCount8(won))
		}
		return
	}
	r.evaluate(s, u)
	sum := int64(0)
	for _, p := range u {
		sum += int64(p)
	}
	for i, p := range u {
		u[i] = int32(int64(p) * Certain / sum)
	}
}

// chanceOf returns the probability of winning with a lead. Square roots and divisions are exact on
// every machine.
func chanceOf(lead, spread int) int32 {
	x := float64(lead) / float64(spread)
	return int32(one/2 + float64(one/2*x)/math.Sqrt(1+float64(x*x)))
}

// Probe plays rounds on with the policy that bots think with, so that a program can judge games that are over. It
// decides nothing and is not safe for concurrent use.
type Probe struct{ rollout }

// NewProbe returns a probe of games of so many players.
func NewProbe(players int) *Probe { return &Probe{rollout{worth: value.Learned(players)}} }

// PlayOut plays a position on until a round begins or the game is over, and sets each seat's share of the win that can be
// expected then, in units of Certain. u must be zero beyond the players. The seed is the players' chance, not that of the game.
func (p *Probe) PlayOut(s *grimoria.State, round int, seed uint64, u *[grimoria.MaxSeats]int32) {
	p.end, p.c = round, chance{seed: seed}
	p.play(s)
	p.share(s, u)
}
