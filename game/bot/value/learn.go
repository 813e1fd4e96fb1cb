package value

import (
	"math"

	"touria/rules"
	"touria/rules/touria"
)

// Sample is a position of a game that has been played to its end.
type Sample struct {
	hold   [rules.Seats][]uint16 // nil where nobody sits
	base   [rules.Seats]float64
	winner rules.Seat
	target [rules.Seats]float64 // the chances to learn
}

// NewSample notes a position; Finish tells later how the game went on.
func NewSample(r *touria.Rules, s *touria.State, base Base) Sample {
	var out Sample
	var score [rules.Seats]int32
	base.Scores(r, s, &score)
	for seat := range score {
		out.base[seat] = float64(score[seat]) / scale
	}
	var t table
	all := allDuties(r)
	t.look(r, s, &all)
	var f Hold
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if s.Seats().Has(seat) {
			t.of(seat, &f)
			out.hold[seat] = append([]uint16(nil), f.All()...)
		}
	}
	return out
}

// Finish sets what is to be learned from the positions of one game, in their
// order. It is part who won and part what the learner as it is thinks of the
// positions that followed, the nearer the more (TD with lambda): a single game's
// end says little about its beginning.
func (l *Learner) Finish(game []Sample, winner rules.Seat) {
	var target [rules.Seats]float64
	target[winner] = 1
	for k := len(game) - 1; k >= 0; k-- {
		s := &game[k]
		s.winner, s.target = winner, target
		p := l.chances(s)
		for seat := range target {
			target[seat] = l.Lambda*target[seat] + (1-l.Lambda)*p[seat]
		}
	}
}

// Learner fits weights to samples by maximum likelihood: the chances to win are
// the softmax of the seats' scores. It goes through the samples one by one
// (Adagrad), in the order given, so the same samples give the same weights.
type Learner struct {
	weights, seen []float64
	Rate          float64 // how far one sample moves a weight at first
	Lambda        float64 // how much the end of a game counts against what is thought on the way
	Doubt         float64 // weights are drawn to zero as if by so many positions
}

// NewLearner starts from nothing.
func NewLearner() *Learner {
	return &Learner{weights: make([]float64, Features), seen: make([]float64, Features), Rate: 0.1, Lambda: 0.85, Doubt: 300}
}

// StartFrom takes the weights of a model to begin with.
func (l *Learner) StartFrom(m *Model) {
	for i, w := range m.weights {
		l.weights[i] = float64(w) / scale
	}
}

// Restart makes the learner as quick to learn as at first, with the weights as
// they are.
func (l *Learner) Restart() { clear(l.seen) }

// chances returns the chances to win of a sample by the weights as they are.
func (l *Learner) chances(s *Sample) (p [rules.Seats]float64) {
	most := math.Inf(-1)
	for seat, list := range s.hold {
		if list != nil {
			p[seat] = s.base[seat]
			for _, i := range list {
				p[seat] += l.weights[i]
			}
			most = max(most, p[seat])
		}
	}
	sum := 0.0
	for seat, list := range s.hold {
		if list != nil {
			p[seat] = math.Exp(p[seat] - most)
			sum += p[seat]
		}
	}
	for seat := range p {
		p[seat] /= sum
	}
	return p
}

// Fit goes through the samples once.
func (l *Learner) Fit(samples []Sample) {
	count := make([]float64, Features)
	for k := range samples {
		s := &samples[k]
		p := l.chances(s)
		for seat, list := range s.hold {
			g := s.target[seat] - p[seat]
			for _, i := range list {
				count[i]++
				l.seen[i] += g * g
				l.weights[i] += l.Rate * g / (1 + math.Sqrt(l.seen[i]))
			}
		}
	}
	for i, n := range count {
		l.weights[i] *= n / (n + l.Doubt)
	}
}

// Loss returns the mean of minus the logarithm of the chance that was given to
// the true winner, in nats: 0.69 for a coin's toss between two.
func (l *Learner) Loss(samples []Sample) float64 {
	sum := 0.0
	for k := range samples {
		p := l.chances(&samples[k])
		sum -= math.Log(max(p[samples[k].winner], 1e-9))
	}
	return sum / float64(len(samples))
}

// Model returns the weights in whole numbers.
func (l *Learner) Model(base Base) *Model {
	m := &Model{weights: make([]int32, Features), base: base}
	for i, w := range l.weights {
		m.weights[i] = int32(math.Round(w * scale))
	}
	return m
}
