// Package value estimates how likely each player is to win Touria from a position at the start of a
// turn. The bots' search uses it to evaluate leaves. The estimate is a softmax of scores: a
// hand-made baseline plus a small neural network, learned by TD(lambda), on sparse binary features.
// It is computed in integers, so it is the same on every machine.
package value

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// One is the probability 1.
const One = 1 << 16

// scale is how many points of a score are one unit of log odds.
const scale = 256

// Model evaluates positions with weights. It is not safe for concurrent use.
type Model struct {
	weights
	baseline Baseline
	rules    *touria.Rules // the rules that duties is for
	duties   duties
}

// weights are the learned parameters.
type weights struct {
	plain  []int32 // of each feature, straight to the score
	hidden hidden
}

func newWeights() weights { return weights{make([]int32, Features), newHidden()} }

// Baseline is an evaluation that the learned part is added to.
type Baseline interface {
	// Scores sets each seat's score, in the model's points.
	Scores(r *touria.Rules, s *touria.State, score *[rules.Seats]int32)
	// Outlook returns what the best of the four towers would bring to a seat, in
	// hundredths of a heart. It is never negative.
	Outlook(s *touria.State, seat rules.Seat) int
}

// score returns the learned part of a seat's score.
func (m *Model) score(f *Active) int32 {
	sum := int32(0)
	for _, i := range f.list[:f.n&(activeSize-1)] {
		sum += m.plain[i]
	}
	return sum + m.hidden.score(f)
}

// Evaluate sets each seat's probability of winning, in units of One. Their sum is about One. In a
// finished game the winner gets all of it.
func (m *Model) Evaluate(r *touria.Rules, s *touria.State, win *[rules.Seats]int32) {
	*win = [rules.Seats]int32{}
	if w := s.Winner(); w != rules.NoSeat {
		win[w&3] = One
		return
	}
	if m.rules != r {
		m.rules, m.duties = r, allDuties(r)
	}
	// The scores are kept in win: a variable of their own would escape to the heap,
	// because the baseline is called through an interface.
	if m.baseline != nil {
		m.baseline.Scores(r, s, win)
	}
	var x extractor
	x.setState(r, s, &m.duties, m.baseline, win)
	var f Active
	seats := s.Seats()
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if seats.Has(seat) {
			x.extract(seat, &f)
			win[seat&3] += m.score(&f)
		}
	}
	Softmax(seats, win, win)
}

// Softmax turns scores into probabilities: 256 points more make a seat's odds e times
// better. Both can be the same array.
func Softmax(seats rules.SeatSet, score, win *[rules.Seats]int32) {
	best := int32(-1 << 30)
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if seats.Has(seat) {
			best = max(best, score[seat])
		}
	}
	var odds [rules.Seats]uint64
	sum := uint64(0)
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if seats.Has(seat) {
			odds[seat] = expNeg(best - score[seat])
			sum += odds[seat]
		}
	}
	for seat := range odds {
		win[seat] = 0
		if odds[seat] > 0 {
			win[seat] = int32(odds[seat] * One / sum)
		}
	}
}

// expNegs holds e^(-i/scale) in units of 2^-32. The last entry is used for all larger i.
var expNegs = func() (p [8 * scale]uint64) {
	const step = 4278222805 // e^(-1/256) × 2^32
	p[0] = 1 << 32
	for i := 1; i < len(p); i++ {
		p[i] = p[i-1] * step >> 32
	}
	return p
}()

func expNeg(below int32) uint64 {
	if int(below) < len(expNegs) {
		return expNegs[below]
	}
	return expNegs[len(expNegs)-1]
}
