package value

import (
	"math"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Game is a finished game.
type Game struct {
	Positions []Sample // in order of play
	Winner    rules.Seat
}

// Sample is a position in the form that the learner uses.
type Sample struct {
	active   [rules.Seats][]uint16 // nil where nobody sits
	baseline [rules.Seats]float64
	target   [rules.Seats]float64 // the probabilities to learn
}

// NewSample returns the sample of a position.
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

// setTargets sets the targets of a game's positions by TD(lambda): a mixture of the outcome and of
// the current estimates of later positions, because one outcome says little about an early
// position. An untrained learner uses the outcome alone.
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

// Learner fits weights to samples by maximum likelihood, where the probabilities of
// winning are the softmax of the seats' scores. It uses AdaGrad on single samples in
// the order given, so the same samples give the same weights.
type Learner struct {
	weights, squares []float64
	hidden           hiddenLearner
	trained          bool
	Rate             float64 // learning rate of the direct weights
	HiddenRate       float64 // learning rate of the hidden units' weights
	Lambda           float64 // of TD(lambda): 1 for the outcome alone
	Shrinkage        float64 // each pass shrinks a weight as if by that many positions at 0
}

// NewLearner returns an untrained learner. The hidden units start with small random
// weights; with equal ones they would stay equal.
func NewLearner() *Learner {
	return &Learner{weights: make([]float64, Features), squares: make([]float64, Features), hidden: newHiddenLearner(),
		Rate: 0.1, HiddenRate: 0.05, Lambda: 0.7, Shrinkage: 300}
}

// StartFrom sets the weights to those of a model.
func (l *Learner) StartFrom(m *Model) {
	for i, w := range m.plain {
		l.weights[i] = float64(w) / scale
	}
	l.hidden.startFrom(&m.hidden)
	l.trained = true
}

// Restart resets AdaGrad and keeps the weights.
func (l *Learner) Restart() {
	clear(l.squares)
	l.hidden.restart()
}

// predict returns the probabilities of winning under the current weights.
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

// Fit makes one pass through the games.
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

// update moves the weights towards a sample's target and counts its active features.
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

// Loss returns the mean cross-entropy of the outcomes, in nats: 0.69 for a coin toss
// between two.
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

// Model returns the model with the weights rounded to integers.
func (l *Learner) Model(baseline Baseline) *Model {
	m := &Model{weights: weights{make([]int32, Features), l.hidden.quantised()}, baseline: baseline}
	for i, w := range l.weights {
		m.plain[i] = int32(math.Round(w * scale))
	}
	return m
}
