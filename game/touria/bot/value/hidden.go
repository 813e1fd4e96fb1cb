package value

// Hidden is the number of hidden units (rectified linear). They learn what combinations of features
// mean, such as two gems of the die's colour and a tower that shows the goldsmith.
const Hidden = 16

// hidden holds the units' weights. The weights of four units share a word, so that
// one addition serves all four.
type hidden struct {
	in   [][words]uint64 // of each feature
	bias [Hidden]int32
	out  [Hidden]int32
}

const (
	words       = Hidden / 4
	hiddenScale = 128 // points that are 1 in the weights of features
	outScale    = 64  // points that are 1 in the weights of units
	hiddenZero  = 256 // added to the weights of features, so that none borrows from its neighbour
	maxHidden   = hiddenZero - 1
	emptyWord   = hiddenZero * 0x0001_0001_0001_0001
)

func newHidden() hidden {
	h := hidden{in: make([][words]uint64, Features)}
	for i := range h.in {
		for k := range h.in[i] {
			h.in[i][k] = emptyWord
		}
	}
	return h
}

// weight returns the weight of a feature for a unit.
func (h *hidden) weight(feature, unit int) int {
	return int(h.in[feature][unit/4]>>(unit%4*16)&0xffff) - hiddenZero
}

// setWeight sets that weight, which must lie between -maxHidden and maxHidden.
func (h *hidden) setWeight(feature, unit, w int) {
	at := &h.in[feature][unit/4]
	*at = *at&^(0xffff<<(unit%4*16)) | uint64(w+hiddenZero)<<(unit%4*16)
}

// score returns the units' part of a seat's score.
func (h *hidden) score(f *Active) int32 {
	// The sum of MaxActive weights stays below 2^16, so nothing carries over.
	var sum [words]uint64
	for _, i := range f.list[:f.n&(activeSize-1)] {
		w := &h.in[i]
		sum[0] += w[0]
		sum[1] += w[1]
		sum[2] += w[2]
		sum[3] += w[3]
	}
	score := int32(0)
	zero := int32(f.n) * hiddenZero
	for k := range Hidden {
		if v := int32(sum[k/4]>>(k%4*16)&0xffff) - zero + h.bias[k]; v > 0 {
			score += v * h.out[k]
		}
	}
	return score / (hiddenScale * outScale / scale)
}
