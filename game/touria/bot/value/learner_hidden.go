package value

import (
	"math"

	"touria.games/touria/rules"
)

// units are the hidden units while they are learned, each weight with what it
// was moved by so far.
type hiddenLearner struct {
	in, inSquares     []float64 // Hidden weights for each feature
	bias, biasSquares [Hidden]float64
	out, outSquares   [Hidden]float64
}

func newHiddenLearner() hiddenLearner {
	u := hiddenLearner{in: make([]float64, Features*Hidden), inSquares: make([]float64, Features*Hidden)}
	for i := range u.in {
		u.in[i] = 0.15 * uniform(1, i)
	}
	for k := range u.out {
		u.out[k] = 0.3 * uniform(2, k)
	}
	return u
}

// lot returns the i-th of a row of numbers from -1 to 1.
func uniform(row rules.Source, i int) float64 {
	const steps = 10_000
	return float64(rules.Below(rules.Number(0, row, uint32(i)), 2*steps+1))/steps - 1
}

func (u *hiddenLearner) startFrom(h *hidden) {
	for i := range u.in {
		u.in[i] = float64(h.weight(i/Hidden, i%Hidden)) / hiddenScale
	}
	for k := range Hidden {
		u.bias[k], u.out[k] = float64(h.bias[k])/hiddenScale, float64(h.out[k])/outScale
	}
}

func (u *hiddenLearner) restart() {
	clear(u.inSquares)
	u.biasSquares, u.outSquares = [Hidden]float64{}, [Hidden]float64{}
}

// of returns a feature's weights, or what moved them.
func of(table []float64, feature uint16) *[Hidden]float64 {
	return (*[Hidden]float64)(table[int(feature)*Hidden:])
}

// score returns the units' part of a seat's score, and sets what each sums up to.
func (u *hiddenLearner) score(list []uint16, sum *[Hidden]float64) float64 {
	*sum = u.bias
	for _, i := range list {
		for k, w := range of(u.in, i) {
			sum[k] += w
		}
	}
	score := 0.0
	for k, v := range sum {
		score += max(v, 0) * u.out[k]
	}
	return score
}

// learn moves the weights so that the score of who has such features goes a
// little in a direction.
func (u *hiddenLearner) update(list []uint16, direction, rate float64) {
	var sum, back [Hidden]float64
	u.score(list, &sum)
	for k, v := range sum {
		if v > 0 {
			back[k] = direction * u.out[k]
			adagrad(&u.out[k], &u.outSquares[k], direction*v, rate)
			adagrad(&u.bias[k], &u.biasSquares[k], back[k], rate)
		}
	}
	for _, i := range list {
		in, seen := of(u.in, i), of(u.inSquares, i)
		for k, g := range back {
			if g != 0 {
				adagrad(&in[k], &seen[k], g, rate)
			}
		}
	}
}

// move moves a weight along a gradient, the less the more it was moved before.
func adagrad(w, seen *float64, gradient, rate float64) {
	*seen += gradient * gradient
	*w += rate * gradient / (1 + math.Sqrt(*seen))
}

// doubt draws a feature's weights to zero.
func (u *hiddenLearner) shrink(feature int, keep float64) {
	in := of(u.in, uint16(feature))
	for k := range in {
		in[k] *= keep
	}
}

// rounded returns the weights in whole numbers.
func (u *hiddenLearner) quantised() hidden {
	h := newHidden()
	for i, w := range u.in {
		h.setWeight(i/Hidden, i%Hidden, min(max(int(math.Round(w*hiddenScale)), -mostHidden), mostHidden))
	}
	for k := range Hidden {
		h.bias[k], h.out[k] = int32(math.Round(u.bias[k]*hiddenScale)), int32(math.Round(u.out[k]*outScale))
	}
	return h
}
