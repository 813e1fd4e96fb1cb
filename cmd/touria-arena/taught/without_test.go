package taught

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// drawn returns results of games that kinds of chance decide by those shares, 60 of 100 won on the average.
func drawn(n int, shares ...float64) []result {
	rng := rand.New(rand.NewPCG(1, 2))
	rs := make([]result, n)
	for i := range rs {
		rs[i] = result{deal: uint32(i / 2), won: 60 + 10*rng.NormFloat64()}
		for _, share := range shares {
			luck := rng.NormFloat64() / 5
			rs[i].luck = append(rs[i].luck, luck)
			rs[i].won += 100 * share * luck
		}
	}
	return rs
}

// What chance brought is taken out by the share that each kind has, and what decides nothing is left alone.
func TestWithout(t *testing.T) {
	rs := drawn(2000, 1, 0.25, 0)
	for k, share := range fit(rs, 3) {
		if want := []float64{1, 0.25, 0}[k]; share < want-0.05 || share > want+0.05 {
			t.Errorf("share %d is %.2f, want %.2f", k, share, want)
		}
	}
	var left sums
	for _, x := range without(rs) {
		left.add(x)
	}
	if m, d := left.mean(), left.deviation(); m < 59 || m > 61 || d < 9.5 || d > 10.5 {
		t.Errorf("%.1f ± %.1f is left of results, want 60 ± 10", m, d)
	}
}

// No share is fitted to the results that it is measured on: chance that decides nothing makes no results clearer, however
// many kinds there are.
func TestWithoutFlattery(t *testing.T) {
	rs := drawn(60, 0, 0, 0, 0, 0, 0, 0, 0)
	if s := needed(rs, without(rs)); len(s) < 4 || s[0] != '1' || !strings.Contains(s, " [") {
		t.Errorf("%s games are needed, want at least 100", s)
	}
}

// The beliefs stand where there is little to go by.
func TestFewGames(t *testing.T) {
	for n := range 3 {
		for k, share := range fit(drawn(n, 0.5, 0.5), 2) {
			if share < 0.5 || share > 1.3 {
				t.Errorf("%d games: share %d is %.2f", n, k, share)
			}
		}
	}
}

// Where all games were won, nothing is to be told apart.
func TestOnlyWins(t *testing.T) {
	rs := drawn(10, 0.5)
	for i := range rs {
		rs[i].won = 100
	}
	if s := needed(rs, without(rs)); s != "-" {
		t.Errorf("%s games are needed", s)
	}
}
