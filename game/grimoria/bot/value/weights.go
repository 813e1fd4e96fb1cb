package value

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"

	"touria.games/touria/rules/grimoria"
)

// learned.txt is written by touria-arena train -game grimoria.
//
//go:embed learned.txt
var learned string

// handmade.txt holds guesses that nothing was learned from. A yardstick plays by them, which does not
// grow when the others learn.
//
//go:embed handmade.txt
var handmade string

// They are parsed once, when a bot first wants them, and never changed.
var learnedWeights, handmadeWeights = once(learned), once(handmade)

func once(text string) func() [grimoria.MaxSeats + 1]*Weights {
	return sync.OnceValue(func() (list [grimoria.MaxSeats + 1]*Weights) {
		m, err := Parse(text)
		if err != nil {
			panic(err) // the text is part of the program
		}
		for players, w := range m {
			list[players] = w
		}
		return list
	})
}

// Learned returns the weights for a number of players.
func Learned(players int) *Weights { return learnedWeights()[players] }

// Handmade returns weights that nothing was learned from.
func Handmade(players int) *Weights { return handmadeWeights()[players] }

// names are those of the features that are not one for each companion.
var names = [...]string{"rounds", "one", "coins", "coins*rounds", "coins over 8", "king*coins", "king*missing*rounds", "tax", "tax*rounds",
	"queen*towards", "prince*towards", "open", "open*rounds", "tricks", "huts", "princess*all"}

// name returns the name of a feature.
func name(i int) string {
	switch {
	case i < companions:
		return (grimoria.Card(i) + grimoria.Places).String()
	case i < 2*companions:
		return (grimoria.Card(i-companions) + grimoria.Places).String() + "*rounds"
	}
	return names[i-2*companions]
}

// Parse reads weights by number of players, as Format writes them.
func Parse(text string) (map[int]*Weights, error) {
	m := map[int]*Weights{}
	var w *Weights
	for n, line := range strings.Split(strings.TrimSpace(text), "\n") {
		key, value, ok := strings.Cut(line, ": ")
		var players int
		switch _, err := fmt.Sscanf(line, "players %d", &players); {
		case err == nil && players >= 2 && players <= grimoria.MaxSeats:
			w = &Weights{}
			m[players] = w
			continue
		case !ok || w == nil:
			return nil, fmt.Errorf("line %d: want \"players\" or \"name: weight\", found %q", n+1, line)
		}
		if key == "spread" {
			fields := strings.Fields(value)
			if len(fields) != len(w.Spread) {
				return nil, fmt.Errorf("line %d: %d spreads, want %d", n+1, len(fields), len(w.Spread))
			}
			for i, f := range fields {
				if _, err := fmt.Sscan(f, &w.Spread[i]); err != nil || w.Spread[i] < 1 {
					return nil, fmt.Errorf("line %d: the spread %q is not above 0", n+1, f)
				}
			}
			continue
		}
		found := false
		for i := range Features {
			if name(i) == key {
				found = true
				if _, err := fmt.Sscan(value, &w.Of[i]); err != nil {
					return nil, fmt.Errorf("line %d: the weight %q is no number", n+1, value)
				}
			}
		}
		if !found {
			return nil, fmt.Errorf("line %d: unknown feature %q", n+1, key)
		}
	}
	for players := 2; players <= grimoria.MaxSeats; players++ {
		if m[players] == nil || m[players].Spread[0] == 0 {
			return nil, fmt.Errorf("weights for %d players are missing", players)
		}
		m[players].prepare()
	}
	return m, nil
}

// Format writes weights as text.
func Format(m map[int]*Weights) string {
	var b strings.Builder
	for players := 2; players <= grimoria.MaxSeats; players++ {
		w := m[players]
		fmt.Fprintf(&b, "players %d\n", players)
		for i, v := range w.Of {
			if v != 0 {
				fmt.Fprintf(&b, "%s: %d\n", name(i), v)
			}
		}
		b.WriteString("spread:")
		for _, v := range w.Spread {
			fmt.Fprintf(&b, " %d", v)
		}
		b.WriteString("\n")
	}
	return b.String()
}
