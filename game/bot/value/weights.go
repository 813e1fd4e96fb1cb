package value

import (
	_ "embed" // the learned weights
	"fmt"
	"strconv"
	"strings"
)

//go:embed learned.txt
var learned string

// Learned returns the model that the bots play by.
func Learned(base Base) *Model {
	m, err := Parse(learned)
	if err != nil {
		panic("value: learned.txt: " + err.Error()) // a test reads it
	}
	m.base = base
	return m
}

// Parse reads weights as String writes them.
func Parse(text string) (*Model, error) {
	m := &Model{weights: make([]int32, Features)}
	at := map[string]int{}
	for i := range groups {
		at[groups[i].name] = i
	}
	found := map[int]bool{}
	for n, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, "#")
		fields := strings.Fields(line)
		if len(fields) == 0 {
			continue
		}
		g, ok := at[fields[0]]
		if !ok || found[g] || len(fields)-1 != groups[g].size {
			return nil, fmt.Errorf("line %d: %q with %d weights: want each group once with as many weights as it has features", n+1, fields[0], len(fields)-1)
		}
		found[g] = true
		for i, f := range fields[1:] {
			w, err := strconv.ParseInt(f, 10, 32)
			if err != nil {
				return nil, fmt.Errorf("line %d: %w", n+1, err)
			}
			m.weights[int(first[g])+i] = int32(w)
		}
	}
	if len(found) != len(groups) {
		return nil, fmt.Errorf("%d of %d groups are missing", len(groups)-len(found), len(groups))
	}
	return m, nil
}

// String writes the weights, a line for each group of features.
func (m *Model) String() string {
	var b strings.Builder
	for g := range groups {
		b.WriteString(groups[g].name)
		for _, w := range m.weights[first[g]:first[g+1]] {
			b.WriteByte(' ')
			b.WriteString(strconv.Itoa(int(w)))
		}
		b.WriteByte('\n')
	}
	return b.String()
}
