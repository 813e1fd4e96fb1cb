// Package stats says how certain the results of games are: intervals of shares,
// differences in Elo, a sequential test, ratings. It knows no game.
package stats

import (
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/stat/distuv"
)

// z95 is the 97.5 % quantile of the normal distribution: 95 % lie within this
// many standard deviations of the mean.
var z95 = distuv.UnitNormal.Quantile(0.975)

// student95 returns the 97.5 % quantile of Student's distribution. With no
// degree of freedom nothing is known; it stands for one.
func student95(degrees int) float64 {
	return distuv.StudentsT{Sigma: 1, Nu: float64(max(1, degrees))}.Quantile(0.975)
}

// An Interval is a confidence interval.
type Interval struct {
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// String writes an interval of shares in percent.
func (i Interval) String() string { return fmt.Sprintf("[%.2f, %.2f] %%", 100*i.Low, 100*i.High) }

// Wilson returns Wilson's 95 % interval of a share p of n independent trials.
func Wilson(p, n float64) Interval {
	if n <= 0 {
		return Interval{0, 1}
	}
	z2 := z95 * z95
	mid := (p + z2/(2*n)) / (1 + z2/n)
	half := z95 / (1 + z2/n) * math.Sqrt(p*(1-p)/n+z2/(4*n*n))
	return Interval{max(0, mid-half), min(1, mid+half)}
}

// A Share is a share whose counts come in clusters: the games of a deal share
// their luck, and so does what happens in one game. They are no independent
// trials, so the interval goes by how the clusters differ. The zero value has
// no cluster.
type Share struct {
	Clusters              int     // with anything to count
	Count, Of             float64 // in all clusters
	squares, cross, sizes float64
}

// Add adds one cluster: count of a total.
func (s *Share) Add(count, of float64) {
	if of == 0 {
		return
	}
	s.Clusters++
	s.Count += count
	s.Of += of
	s.squares += count * count
	s.cross += count * of
	s.sizes += of * of
}

// Value returns the share, 0 if there is nothing to count.
func (s *Share) Value() float64 {
	if s.Of == 0 {
		return 0
	}
	return s.Count / s.Of
}

// Interval returns the share's 95 % interval: Wilson's, with the number of
// independent trials that would vary as much as the clusters do, and Student's
// quantile for few clusters (Korn and Graubard, Confidence intervals for
// proportions with small expected number of positive counts estimated from
// survey data, 1998). Where the clusters do not vary at all, the trials count as
// independent. A rate, which may exceed 1, has a symmetric interval.
func (s *Share) Interval() Interval {
	if s.Clusters == 0 {
		return Interval{0, 1}
	}
	p, n, k := s.Value(), s.Of, float64(s.Clusters)
	rest := s.squares - 2*p*s.cross + p*p*s.sizes // the squared residuals
	if k > 1 && rest > 1e-9*s.sizes {
		variance := rest / (n * n) * k / (k - 1)
		if p >= 1 {
			half := student95(s.Clusters-1) * math.Sqrt(variance)
			return Interval{max(0, p-half), p + half}
		}
		n = p * (1 - p) / variance
	}
	return Wilson(min(p, 1), fewer(n, s.Clusters))
}

// fewer returns the number of trials that give Wilson's interval the width of
// Student's quantile for that number of clusters.
func fewer(trials float64, clusters int) float64 {
	t := student95(clusters - 1)
	return trials * z95 * z95 / (t * t)
}

// A Spread is a number's distribution over the games.
type Spread struct {
	Mean             float64
	Median, P95, Max int
}

// SpreadOf sums up a list of numbers.
func SpreadOf(list []int) (s Spread) {
	if len(list) == 0 {
		return s
	}
	list = slices.Sorted(slices.Values(list))
	sum := 0
	for _, v := range list {
		sum += v
	}
	at := func(share float64) int { return list[min(len(list)-1, int(share*float64(len(list))))] }
	return Spread{float64(sum) / float64(len(list)), at(0.5), at(0.95), list[len(list)-1]}
}

// Quantile returns the value of a sorted list at or below which a share of it
// lies, the zero value if the list is empty.
func Quantile[T any](sorted []T, share float64) (v T) {
	if len(sorted) == 0 {
		return v
	}
	return sorted[max(0, int(math.Ceil(share*float64(len(sorted))))-1)]
}

// One counts a thing: 1 if it is so, else 0.
func One(is bool) int {
	if is {
		return 1
	}
	return 0
}
