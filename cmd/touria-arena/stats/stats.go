// Package stats says how certain the results of games are: intervals of shares,
// differences in Elo, a sequential test, ratings. It knows no game.
package stats

import (
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/stat/distuv"

	"touria.games/touria/rules"
)

// Elo returns the difference in Elo at which a bot with own of all seats
// wins a share of the games: with two seats the usual -400 log10(1/share - 1).
// It is infinite where the share is 0 or 1.
func Elo(share float64, own, all int) float64 {
	return 400 * math.Log10(share*float64(all-own)/((1-share)*float64(own)))
}

// ShareAt is Elo's inverse.
func ShareAt(elo float64, own, all int) float64 {
	g := math.Pow(10, elo/400) * float64(own)
	return g / (g + float64(all-own))
}

// SPRT is Wald's sequential probability ratio test of a bot's share p, in the
// generalised form for deals (GSPRT with the pentanomial model of fishtest):
// the results of deals are drawn from any distribution over their possible
// scores; compared are the likeliest one with mean p0 and that with mean p1.
type SPRT struct {
	P0, P1       float64
	Lower, Upper float64 // bounds of the logarithm of the likelihood ratio
	counts       map[float64]float64
}

// NewSPRT returns a test whose errors of the first and second kind are at
// most alpha and beta. Each deal has the given number of games.
func NewSPRT(p0, p1, alpha, beta float64, games int) *SPRT {
	t := &SPRT{P0: p0, P1: p1, Lower: math.Log(beta / (1 - alpha)), Upper: math.Log((1 - beta) / alpha), counts: map[float64]float64{}}
	for k := range games + 1 {
		// As in fishtest, a score is not ruled out because it has not occurred yet.
		t.counts[Tidy(float64(k)/float64(games))] = 1e-3
	}
	return t
}

// Add adds a deal in which the bot had this share of the points.
func (t *SPRT) Add(share float64) { t.counts[Tidy(share)]++ }

// Tidy rounds away what sums of thirds add to a number.
func Tidy(v float64) float64 { return math.Round(v*1e9) / 1e9 }

// LLR returns the logarithm of the likelihood ratio of p1 to p0.
func (t *SPRT) LLR() float64 {
	var scores []float64
	for s := range t.counts {
		scores = append(scores, s)
	}
	slices.Sort(scores) // sums must not depend on the order of a map
	n := 0.0
	for _, s := range scores {
		n += t.counts[s]
	}
	weights := make([]float64, len(scores))
	for i, s := range scores {
		weights[i] = t.counts[s] / n
	}
	x0, x1 := tilt(scores, weights, t.P0), tilt(scores, weights, t.P1)
	sum := 0.0
	for i, s := range scores {
		sum += weights[i] * (math.Log1p(x0*(s-t.P0)) - math.Log1p(x1*(s-t.P1)))
	}
	return n * sum
}

// tilt returns x such that the distribution weight/(1 + x(score - mean)) has
// that mean: it is the one of all with this mean under which the weights are
// likeliest. The mean lies between the least and the greatest score.
func tilt(scores, weights []float64, mean float64) float64 {
	low, high := -1/(scores[len(scores)-1]-mean), 1/(mean-scores[0])
	for range 200 {
		x, sum := (low+high)/2, 0.0
		for i, s := range scores {
			sum += weights[i] * (s - mean) / (1 + x*(s-mean))
		}
		if sum > 0 {
			low = x
		} else {
			high = x
		}
	}
	return (low + high) / 2
}

// Verdicts of a test.
const (
	Open     = ""
	AcceptH0 = "H0"
	AcceptH1 = "H1"
)

// Verdict tells which hypothesis a ratio decides for.
func (t *SPRT) Verdict(llr float64) string {
	switch {
	case llr <= t.Lower:
		return AcceptH0
	case llr >= t.Upper:
		return AcceptH1
	}
	return Open
}

// A Meeting sums up the games of one set of bots: the bots in order, and the seats
// and points of each.
type Meeting struct {
	Bots   []int
	Seats  []float64
	Points []float64
}

// Rate returns the likeliest ratings of bots, in Elo with mean 0, from their
// meetings in each deal, with 95 % intervals that come from drawing the deals
// anew. The same seed gives the same intervals.
func Rate(bots int, deals [][]Meeting, seed uint64) (best []float64, around []Interval) {
	best = ratings(bots, sumMeetings(deals, nil), nil)
	return best, bootstrap(bots, deals, best, seed)
}

// aBit is the part of an even game that is added to each set of bots, so that bots
// that have always won or always lost have a rating at all.
const aBit = 0.01

// ratings returns the likeliest strengths, in Elo with mean 0, if a bot wins
// with the share of its strength in that of all seats (Bradley and Terry's
// model, for more than two seats Plackett and Luce's with the winner alone),
// by Hunter's iteration. From are ratings to begin with, or nil.
func ratings(bots int, meetings []Meeting, from []float64) []float64 {
	strength, wins, next := make([]float64, bots), make([]float64, bots), make([]float64, bots)
	for b := range strength {
		strength[b] = 1
		if from != nil {
			strength[b] = math.Pow(10, from[b]/400)
		}
	}
	// What each set of bots has in games and seats.
	games, seats := make([]float64, len(meetings)), make([]float64, len(meetings))
	for k, m := range meetings {
		games[k] = aBit
		for i := range m.Bots {
			games[k] += m.Points[i]
			seats[k] += m.Seats[i]
		}
		for i, b := range m.Bots {
			wins[b] += m.Points[i] + aBit*m.Seats[i]/seats[k]
		}
	}
	for range 20000 {
		clear(next)
		for k, m := range meetings {
			sum := 0.0
			for i, b := range m.Bots {
				sum += m.Seats[i] * strength[b]
			}
			for i, b := range m.Bots {
				next[b] += games[k] * m.Seats[i] / sum
			}
		}
		mean := 0.0
		for b := range next {
			next[b] = math.Log(wins[b] / next[b])
			mean += next[b] / float64(bots)
		}
		change := 0.0
		for b := range next {
			change = max(change, math.Abs(next[b]-mean-math.Log(strength[b])))
			strength[b] = math.Exp(next[b] - mean)
		}
		if change < 1e-8 {
			break
		}
	}
	for b := range strength {
		strength[b] = 400 * math.Log10(strength[b])
	}
	return strength
}

// resamples is the number of Bootstrap samples.
const resamples = 1000

// bootstrap returns the 95 % intervals of Ratings: their standard deviation
// over samples of the deals, drawn with replacement, times Student's quantile for
// few deals. Deals has the meetings of each deal. The same seed gives the same
// intervals. With one deal they are unbounded.
func bootstrap(bots int, deals [][]Meeting, best []float64, seed uint64) []Interval {
	n := len(deals)
	sum, squares := make([]float64, bots), make([]float64, bots)
	drawn := make([]float64, n)
	for r := range resamples {
		clear(drawn)
		for i := range deals {
			drawn[rules.Below(rules.Number(seed, rules.ArenaBootstrap, uint32(r*n+i)), n)]++
		}
		for b, v := range ratings(bots, sumMeetings(deals, drawn), best) {
			d := v - best[b]
			sum[b], squares[b] = sum[b]+d, squares[b]+d*d
		}
	}
	list := make([]Interval, bots)
	for b := range list {
		mean := sum[b] / resamples
		half := math.Inf(1)
		if n > 1 {
			half = math.Sqrt(max(0, squares[b]/resamples-mean*mean)*float64(n)/float64(n-1)) * student95(n-1)
		}
		list[b] = Interval{best[b] - half, best[b] + half}
	}
	for b := range list {
		points, games := 0.0, 0.0
		for _, m := range sumMeetings(deals, nil) {
			if i := slices.Index(m.Bots, b); i >= 0 {
				points += m.Points[i]
				for _, p := range m.Points {
					games += p
				}
			}
		}
		// A bot that has always lost, or always won, varies in no sample. Its
		// rating is bounded on one side only, like its share.
		ci := Wilson(points/games, fewer(games, n))
		switch points {
		case 0:
			list[b] = Interval{math.Inf(-1), ratings(bots, granted(sumMeetings(deals, nil), b, ci.High), best)[b]}
		case games:
			list[b] = Interval{ratings(bots, granted(sumMeetings(deals, nil), b, ci.Low), best)[b], math.Inf(1)}
		}
	}
	return list
}

// granted gives a bot this share of the points in all its meetings; the others
// divide the rest in proportion to their points, or to their seats.
func granted(meetings []Meeting, bot int, share float64) []Meeting {
	for _, m := range meetings {
		own := slices.Index(m.Bots, bot)
		if own < 0 {
			continue
		}
		games, seats := 0.0, 0.0
		for i := range m.Bots {
			games += m.Points[i]
			if i != own {
				seats += m.Seats[i]
			}
		}
		rest := games - m.Points[own]
		for i := range m.Bots {
			switch {
			case i == own:
			case rest > 0:
				m.Points[i] *= games * (1 - share) / rest
			default:
				m.Points[i] = games * (1 - share) * m.Seats[i] / seats
			}
		}
		m.Points[own] = games * share
	}
	return meetings
}

// sumMeetings adds up the meetings of the same bots, each deal as often as times
// says; nil is once each. They stay in the order of their first meeting.
func sumMeetings(deals [][]Meeting, times []float64) []Meeting {
	var list []Meeting
	index := map[string]int{}
	var key []byte
	for d, meetings := range deals {
		w := 1.0
		if times != nil {
			w = times[d]
		}
		if w == 0 {
			continue
		}
		for _, m := range meetings {
			key = key[:0]
			for i, b := range m.Bots {
				key = append(key, byte(b), byte(b>>8), byte(m.Seats[i]))
			}
			at, is := index[string(key)]
			if !is {
				at = len(list)
				index[string(key)] = at
				list = append(list, Meeting{Bots: m.Bots, Seats: m.Seats, Points: make([]float64, len(m.Bots))})
			}
			for i := range m.Points {
				list[at].Points[i] += w * m.Points[i]
			}
		}
	}
	return list
}

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

// Count counts how often a value stands in a list.
func Count[L ~[]T, T comparable](list L, v T) (n int) {
	for _, x := range list {
		n += One(x == v)
	}
	return n
}

// One counts a thing: 1 if it is so, else 0.
func One(is bool) int {
	if is {
		return 1
	}
	return 0
}
