package value

import (
	"math"

	"touria.games/touria/rules"
)

// hiddenLearner holds the hidden units while they are learned, each weight with the
// sum of its squared gradients.
type hiddenLearner struct {
	in, inSquares     []float64 // Hidden weights for each feature
	bias, biasSquares [Hidden]float64
	out, outSquares   [Hidden]float64
}

func newHiddenLearner() hiddenLearner {
	u := hiddenLearner{in: make([]float64, Features*Hidden), inSquares: make([]float64, Features*Hidden)}
	for i := range u.in {
		u.in[i] = 0.15 * uniform(rules.LearnIn, i)
	}
	for k := range u.out {
		u.out[k] = 0.3 * uniform(rules.LearnOut, k)
	}
	return u
}

// uniform returns the i-th random number of a source, from -1 to 1.
func uniform(source rules.Source, i int) float64 {
	const steps = 10_000
	return float64(rules.Below(rules.Number(0, source, uint32(i)), 2*steps+1))/steps - 1
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

// of returns a feature's part of in or inSquares.
func of(list []float64, feature uint16) *[Hidden]float64 {
	return (*[Hidden]float64)(list[int(feature)*Hidden:])
}

// score returns the units' part of a seat's score and sets their sums.
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

// update moves the weights along the gradient of a seat's score (backpropagation).
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

// adagrad moves a weight along a gradient, less after larger gradients.
func adagrad(w, seen *float64, gradient, rate float64) {
	*seen += gradient * gradient
	*w += rate * gradient / (1 + math.Sqrt(*seen))
}

// shrink shrinks a feature's weights.
func (u *hiddenLearner) shrink(feature int, keep float64) {
	in := of(u.in, uint16(feature))
	for k := range in {
		in[k] *= keep
	}
}

// quantised returns the weights rounded to integers.
func (u *hiddenLearner) quantised() hidden {
	h := newHidden()
	for i, w := range u.in {
		h.setWeight(i/Hidden, i%Hidden, min(max(int(math.Round(w*hiddenScale)), -maxHidden), maxHidden))
	}
	for k := range Hidden {
		h.bias[k], h.out[k] = int32(math.Round(u.bias[k]*hiddenScale)), int32(math.Round(u.out[k]*outScale))
	}
	return h
}
