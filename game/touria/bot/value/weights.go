package value

import (
	_ "embed" // the learned weights
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// The bots' weights: learned from games of two, three and four players, and from games of two only,
// which are zero-sum.
var (
	//go:embed learned.txt
	learned string
	//go:embed learned_two.txt
	learnedTwo string
)

// They are parsed once, when a bot first wants them, and never changed.
var (
	learnedWeights    = once("learned.txt", learned)
	learnedTwoWeights = once("learned_two.txt", learnedTwo)
)

func once(name, text string) func() *weights {
	return sync.OnceValue(func() *weights {
		m, err := Parse(text)
		if err != nil {
			panic("value: " + name + ": " + err.Error()) // a test reads it
		}
		return &m.weights
	})
}

// Models holds a model for games of two players and one for the others.
type Models struct{ two, more Model }

// Learned returns the models with the bots' weights.
func Learned(baseline Baseline) *Models {
	return &Models{two: Model{weights: *learnedTwoWeights(), baseline: baseline}, more: Model{weights: *learnedWeights(), baseline: baseline}}
}

// Evaluate sets each seat's probability of winning, as Model.Evaluate does.
func (m *Models) Evaluate(r *touria.Rules, s *touria.State, win *[rules.Seats]int32) {
	if s.Seats().Len() == 2 {
		m.two.Evaluate(r, s, win)
	} else {
		m.more.Evaluate(r, s, win)
	}
}

// The rows of the hidden units' biases and output weights.
const (
	rowBias = "bias"
	rowOut  = "out"
)

// Parse reads weights as String writes them. The weights of missing rows are 0.
func Parse(text string) (*Model, error) {
	m := &Model{weights: newWeights()}
	found := map[string]bool{}
	for n, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, "#")
		fields := strings.Fields(line)
		if len(fields) == 0 {
			continue
		}
		name, weights := fields[0], fields[1:]
		size, most, set := m.row(name)
		if set == nil || found[name] || len(weights) != size {
			return nil, fmt.Errorf("line %d: %q with %d weights: want each group once with as many weights as it has features", n+1, name, len(weights))
		}
		found[name] = true
		for i, f := range weights {
			w, err := strconv.ParseInt(f, 10, 32)
			if err != nil {
				return nil, fmt.Errorf("line %d: %w", n+1, err)
			}
			if int(w) > most || int(w) < -most {
				return nil, fmt.Errorf("line %d: %d: want weights from %d to %d", n+1, w, -most, most)
			}
			set(i, int(w))
		}
	}
	return m, nil
}

// maxWeight is the limit of all weights except those of features for units: no feature can multiply
// the odds by more than e^64.
const maxWeight = 64 * scale

// row returns the number of weights in a row, their limit, and a function that sets the i-th of
// them, nil for an unknown name. Row "swords" has the direct weights of features, "swords/3" those
// for hidden unit 3.
func (m *weights) row(name string) (size, most int, set func(i, w int)) {
	switch name {
	case rowBias:
		return Hidden, maxWeight, func(i, w int) { m.hidden.bias[i] = int32(w) }
	case rowOut:
		return Hidden, maxWeight, func(i, w int) { m.hidden.out[i] = int32(w) }
	}
	name, unit, ofUnit := strings.Cut(name, "/")
	g := slices.IndexFunc(groups[:], func(g group) bool { return g.name == name })
	if g < 0 {
		return 0, 0, nil
	}
	from := int(groupStart[g])
	if !ofUnit {
		return groups[g].size, maxWeight, func(i, w int) { m.plain[from+i] = int32(w) }
	}
	k, err := strconv.Atoi(unit)
	if err != nil || k < 0 || k >= Hidden {
		return 0, 0, nil
	}
	return groups[g].size, maxHidden, func(i, w int) { m.hidden.setWeight(from+i, k, w) }
}

// String writes the weights: for each group of features a row of direct weights and a
// row for each hidden unit.
func (m *weights) String() string {
	var b strings.Builder
	row := func(name string, size int, weight func(i int) int) {
		b.WriteString(name)
		for i := range size {
			b.WriteByte(' ')
			b.WriteString(strconv.Itoa(weight(i)))
		}
		b.WriteByte('\n')
	}
	for g := range groups {
		from, size := int(groupStart[g]), groups[g].size
		row(groups[g].name, size, func(i int) int { return int(m.plain[from+i]) })
		for k := range Hidden {
			row(fmt.Sprintf("%s/%d", groups[g].name, k), size, func(i int) int { return m.hidden.weight(from+i, k) })
		}
	}
	row(rowBias, Hidden, func(k int) int { return int(m.hidden.bias[k]) })
	row(rowOut, Hidden, func(k int) int { return int(m.hidden.out[k]) })
	return b.String()
}
