package value

import (
	_ "embed" // the learned weights
	"fmt"
	"slices"
	"strconv"
	"strings"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// The weights that the bots play by: learned from games of all numbers of players,
// and from games of two alone, where what a rival loses is one's own gain.
var (
	//go:embed learned.txt
	learned string
	//go:embed learned_two.txt
	learnedTwo string
)

// They are read once and changed by nobody: reading them takes as long as a slice
// of thinking in a browser.
var (
	learnedWeights    = read("learned.txt", learned)
	learnedTwoWeights = read("learned_two.txt", learnedTwo)
)

func read(name, text string) weights {
	m, err := Parse(text)
	if err != nil {
		panic("value: " + name + ": " + err.Error()) // a test reads it
	}
	return m.weights
}

// Models judge positions by weights that hang on the number of players.
type Models struct{ two, more Model }

// Learned returns the models that the bots play by.
func Learned(baseline Baseline) *Models {
	return &Models{two: Model{weights: learnedTwoWeights, baseline: baseline}, more: Model{weights: learnedWeights, baseline: baseline}}
}

// Of sets the chance of each seat to win, as Model.Of does.
func (m *Models) Evaluate(r *touria.Rules, s *touria.State, win *[rules.Seats]int32) {
	if s.Seats().Len() == 2 {
		m.two.Evaluate(r, s, win)
	} else {
		m.more.Evaluate(r, s, win)
	}
}

// The rows of the hidden units besides those of the features.
const (
	rowBias = "bias"
	rowOut  = "out"
)

// Parse reads weights as String writes them; rows that are not there weigh
// nothing.
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

// mostWeight bounds the weights besides those of the hidden units: e^64 times
// better is more than any feature can mean.
const mostWeight = 64 * scale

// row returns how many weights a row has, what they can be at the most, and how
// the i-th is set, nil for a name of no row. "swords" has what the features weigh
// themselves, "swords/3" what they weigh for the third hidden unit.
func (m *weights) row(name string) (size, most int, set func(i, w int)) {
	switch name {
	case rowBias:
		return Hidden, mostWeight, func(i, w int) { m.hidden.bias[i] = int32(w) }
	case rowOut:
		return Hidden, mostWeight, func(i, w int) { m.hidden.out[i] = int32(w) }
	}
	name, unit, ofUnit := strings.Cut(name, "/")
	g := slices.IndexFunc(groups[:], func(g group) bool { return g.name == name })
	if g < 0 {
		return 0, 0, nil
	}
	from := int(groupStart[g])
	if !ofUnit {
		return groups[g].size, mostWeight, func(i, w int) { m.plain[from+i] = int32(w) }
	}
	k, err := strconv.Atoi(unit)
	if err != nil || k < 0 || k >= Hidden {
		return 0, 0, nil
	}
	return groups[g].size, mostHidden, func(i, w int) { m.hidden.setWeight(from+i, k, w) }
}

// String writes the weights: for each group of features a row of their own, and
// one for each hidden unit.
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
