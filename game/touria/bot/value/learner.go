package value

import (
	"math"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Game is a game that has been played to its end.
type Game struct {
	Positions []Sample // in their order
	Winner    rules.Seat
}

// Sample is what is noted of a position.
type Sample struct {
	active   [rules.Seats][]uint16 // nil where nobody sits
	baseline [rules.Seats]float64
	target   [rules.Seats]float64 // the chances to learn
}

// NewSample notes a position.
func NewSample(r *touria.Rules, s *touria.State, baseline Baseline) Sample {
	var out Sample
	var score [rules.Seats]int32
	baseline.Scores(r, s, &score)
	for seat := range score {
		out.baseline[seat] = float64(score[seat]) / scale
	}
	var t extractor
	all := allDuties(r)
	t.setState(r, s, &all, baseline, &score)
	var f Active
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if s.Seats().Has(seat) {
			t.extract(seat, &f)
			out.active[seat] = append([]uint16(nil), f.All()...)
		}
	}
	return out
}

// aim sets what is to be learned from a game. It is part who won and part what
// the learner as it is thinks of the positions that followed, the nearer the
// more (TD with lambda): a single game's end says little about its beginning.
// Who has learned nothing yet goes by the end alone.
func (l *Learner) setTargets(g *Game) {
	lambda := l.Lambda
	if !l.trained {
		lambda = 1
	}
	var target [rules.Seats]float64
	target[g.Winner] = 1
	for k := len(g.Positions) - 1; k >= 0; k-- {
		s := &g.Positions[k]
		s.target = target
		p := l.predict(s)
		for seat := range target {
			target[seat] = lambda*target[seat] + (1-lambda)*p[seat]
		}
	}
}

// Learner fits weights to samples by maximum likelihood: the chances to win are
// the softmax of the seats' scores. It goes through the samples one by one
// (Adagrad), in the order given, so the same samples give the same weights.
type Learner struct {
	weights, squares []float64
	hidden           hiddenLearner
	trained          bool    // something was learned
	Rate             float64 // how far one sample moves a weight at first
	HiddenRate       float64 // the same for the weights of hidden units
	Lambda           float64 // how much the end of a game counts against what is thought on the way
	Shrinkage        float64 // weights are drawn to zero as if by so many positions
}

// NewLearner starts from nothing, but for small weights by lot in the hidden
// units, which would stay alike without.
func NewLearner() *Learner {
	return &Learner{weights: make([]float64, Features), squares: make([]float64, Features), hidden: newHiddenLearner(),
		Rate: 0.1, HiddenRate: 0.05, Lambda: 0.7, Shrinkage: 300}
}

// StartFrom takes the weights of a model to begin with.
func (l *Learner) StartFrom(m *Model) {
	for i, w := range m.plain {
		l.weights[i] = float64(w) / scale
	}
	l.hidden.startFrom(&m.hidden)
	l.trained = true
}

// Restart makes the learner as quick to learn as at first, with the weights as
// they are.
func (l *Learner) Restart() {
	clear(l.squares)
	l.hidden.restart()
}

// chances returns the chances to win of a sample by the weights as they are.
func (l *Learner) predict(s *Sample) (p [rules.Seats]float64) {
	var units [Hidden]float64
	most := math.Inf(-1)
	for seat, list := range s.active {
		if list != nil {
			p[seat] = s.baseline[seat]
			for _, i := range list {
				p[seat] += l.weights[i]
			}
			p[seat] += l.hidden.score(list, &units)
			most = max(most, p[seat])
		}
	}
	sum := 0.0
	for seat, list := range s.active {
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

// Fit goes through the games once.
func (l *Learner) Fit(games []Game) {
	for k := range games {
		l.setTargets(&games[k])
	}
	count := make([]float64, Features)
	for k := range games {
		for p := range games[k].Positions {
			l.update(&games[k].Positions[p], count)
		}
	}
	for i, n := range count {
		l.weights[i] *= n / (n + l.Shrinkage)
		l.hidden.shrink(i, n/(n+l.Shrinkage))
	}
	l.trained = true
}

// learn goes a little towards what is to be learned from a position, and counts
// the features that hold.
func (l *Learner) update(s *Sample, count []float64) {
	p := l.predict(s)
	for seat, list := range s.active {
		if list == nil {
			continue
		}
		g := s.target[seat] - p[seat]
		l.hidden.update(list, g, l.HiddenRate)
		for _, i := range list {
			count[i]++
			adagrad(&l.weights[i], &l.squares[i], g, l.Rate)
		}
	}
}

// Loss returns the mean of minus the logarithm of the chance that was given to
// the true winner, in nats: 0.69 for a coin's toss between two.
func (l *Learner) Loss(games []Game) float64 {
	sum, n := 0.0, 0
	for k := range games {
		for p := range games[k].Positions {
			win := l.predict(&games[k].Positions[p])
			sum -= math.Log(max(win[games[k].Winner], 1e-9))
			n++
		}
	}
	return sum / float64(n)
}

// Model returns the weights in whole numbers.
func (l *Learner) Model(baseline Baseline) *Model {
	m := &Model{weights: weights{make([]int32, Features), l.hidden.quantised()}, baseline: baseline}
	for i, w := range l.weights {
		m.plain[i] = int32(math.Round(w * scale))
	}
	return m
}
