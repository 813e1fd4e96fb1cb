package value

import (
	"math"

	"touria.games/touria/rules"
)

// units are the hidden units while they are learned, each weight with what it
// was moved by so far.
type units struct {
	in, inSeen     []float64 // Hidden weights for each feature
	bias, biasSeen [Hidden]float64
	out, outSeen   [Hidden]float64
}

func newUnits() units {
	u := units{in: make([]float64, Features*Hidden), inSeen: make([]float64, Features*Hidden)}
	for i := range u.in {
		u.in[i] = 0.15 * lot(1, i)
	}
	for k := range u.out {
		u.out[k] = 0.3 * lot(2, k)
	}
	return u
}

// lot returns the i-th of a row of numbers from -1 to 1.
func lot(row rules.Source, i int) float64 {
	const steps = 10_000
	return float64(rules.Below(rules.Number(0, row, uint32(i)), 2*steps+1))/steps - 1
}

func (u *units) startFrom(h *hidden) {
	for i := range u.in {
		u.in[i] = float64(h.weight(i/Hidden, i%Hidden)) / hiddenScale
	}
	for k := range Hidden {
		u.bias[k], u.out[k] = float64(h.bias[k])/hiddenScale, float64(h.out[k])/outScale
	}
}

func (u *units) restart() {
	clear(u.inSeen)
	u.biasSeen, u.outSeen = [Hidden]float64{}, [Hidden]float64{}
}

// of returns a feature's weights, or what moved them.
func of(table []float64, feature uint16) *[Hidden]float64 {
	return (*[Hidden]float64)(table[int(feature)*Hidden:])
}

// score returns the units' part of a seat's score, and sets what each sums up to.
func (u *units) score(list []uint16, sum *[Hidden]float64) float64 {
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
func (u *units) learn(list []uint16, direction, rate float64) {
	var sum, back [Hidden]float64
	u.score(list, &sum)
	for k, v := range sum {
		if v > 0 {
			back[k] = direction * u.out[k]
			move(&u.out[k], &u.outSeen[k], direction*v, rate)
			move(&u.bias[k], &u.biasSeen[k], back[k], rate)
		}
	}
	for _, i := range list {
		in, seen := of(u.in, i), of(u.inSeen, i)
		for k, g := range back {
			if g != 0 {
				move(&in[k], &seen[k], g, rate)
			}
		}
	}
}

// move moves a weight along a gradient, the less the more it was moved before.
func move(w, seen *float64, gradient, rate float64) {
	*seen += gradient * gradient
	*w += rate * gradient / (1 + math.Sqrt(*seen))
}

// doubt draws a feature's weights to zero.
func (u *units) doubt(feature int, keep float64) {
	in := of(u.in, uint16(feature))
	for k := range in {
		in[k] *= keep
	}
}

// rounded returns the weights in whole numbers.
func (u *units) rounded() hidden {
	h := newHidden()
	for i, w := range u.in {
		h.setWeight(i/Hidden, i%Hidden, min(max(int(math.Round(w*hiddenScale)), -mostHidden), mostHidden))
	}
	for k := range Hidden {
		h.bias[k], h.out[k] = int32(math.Round(u.bias[k]*hiddenScale)), int32(math.Round(u.out[k]*outScale))
	}
	return h
}
