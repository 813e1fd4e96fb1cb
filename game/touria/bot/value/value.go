// Package value tells how likely each player is to win Touria from a position
// at the start of a turn: the leaf of the bots' search. It goes by learned
// weights of simple features and by a few hidden units over them, all in
// integers, so that it comes out the same on every machine.
package value

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// One is a chance of one.
const One = 1 << 16

// scale is how many points of a score stand for one unit of log odds.
const scale = 256

// Model judges positions by weights. It is not for several goroutines at once.
type Model struct {
	weights
	baseline Baseline
	rules    *touria.Rules // whose duties these are
	duties   duties
}

// weights are what was learned.
type weights struct {
	plain  []int32 // of each feature by itself
	hidden hidden
}

func newWeights() weights { return weights{make([]int32, Features), newHidden()} }

// Base is a judgement that the model begins with.
type Baseline interface {
	// Scores sets each seat's score to begin with, in the model's points.
	Scores(r *touria.Rules, s *touria.State, score *[rules.Seats]int32)
	// Outlook returns what the best of the four towers would bring to a seat, in
	// hundredths of a heart, 0 and more.
	Outlook(s *touria.State, seat rules.Seat) int
}

// Score returns a seat's score: 256 points more make its odds e times better.
func (m *Model) score(f *Active) int32 {
	sum := int32(0)
	for _, i := range f.list[:f.n&(activeSize-1)] {
		sum += m.plain[i]
	}
	return sum + m.hidden.score(f)
}

// Of sets the chance of each seat to win, of One; their sum is about One. In a
// game that is over the winner has all.
func (m *Model) Evaluate(r *touria.Rules, s *touria.State, win *[rules.Seats]int32) {
	*win = [rules.Seats]int32{}
	if w := s.Winner(); w != rules.NoSeat {
		win[w&3] = One
		return
	}
	if m.rules != r {
		m.rules, m.duties = r, allDuties(r)
	}
	// The scores stand where the chances will: a variable of its own would go
	// to the heap, because the base is called through an interface.
	if m.baseline != nil {
		m.baseline.Scores(r, s, win)
	}
	var t extractor
	t.setState(r, s, &m.duties, m.baseline, win)
	var f Active
	seats := s.Seats()
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if seats.Has(seat) {
			t.extract(seat, &f)
			win[seat&3] += m.score(&f)
		}
	}
	Softmax(seats, win, win)
}

// Softmax turns scores into chances: 256 points more make a seat's odds e times
// better. Both may be the same array.
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

// powers holds e^(-i/scale) with 32 binary places; further ones are nothing.
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
