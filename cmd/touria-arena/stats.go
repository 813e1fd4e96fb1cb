package main

import (
	"math"
	"slices"

	"touria.games/touria/rules"
)

// The deal is the unit of all statistics: its games share their luck, so they
// are no independent trials, and what varies from deal to deal is what counts.

// z95 is the 97.5 % quantile of the normal distribution: two sides of 95 %.
const z95 = 1.959963984540054

// wilson returns the 95 % confidence interval of a share, in percent, as if
// all games were independent.
func wilson(wins, games int) (share, low, high float64) {
	if games == 0 {
		return 0, 0, 100
	}
	p := float64(wins) / float64(games)
	i := wilsonOf(p, float64(games), z95)
	return 100 * p, 100 * i.Low, 100 * i.High
}

// interval is a confidence interval.
type interval struct {
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// wilsonOf returns Wilson's interval for a share p of n trials, z standard
// deviations wide to both sides.
func wilsonOf(p, n, z float64) interval {
	if n <= 0 {
		return interval{0, 1}
	}
	mid := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return interval{max(0, mid-half), min(1, mid+half)}
}

// t95 returns the 97.5 % quantile of Student's distribution: exact values for
// few degrees of freedom, then the expansion of Cornish and Fisher.
func t95(degrees int) float64 {
	few := []float64{12.7062, 12.7062, 4.30265, 3.18245, 2.77645, 2.57058}
	if degrees < len(few) {
		return few[max(0, degrees)]
	}
	v, z := float64(degrees), z95
	z2 := z * z
	return z + z*(z2+1)/(4*v) + z*(5*z2*z2+16*z2+3)/(96*v*v) + z*(((3*z2+19)*z2+17)*z2-15)/(384*v*v*v)
}

// shareOver returns a bot's share of the points over deals, where it had so
// many points and games in each, and its 95 % confidence interval: Wilson's,
// with the number of independent games that would vary as much as the deals
// do (Korn and Graubard), and Student's quantile for few deals. Where the
// deals do not vary at all, games count as independent.
func shareOver(points, games []float64) (share float64, ci interval) {
	var sum, n, squares float64
	deals := 0
	for d := range games {
		if games[d] > 0 {
			sum, n, deals = sum+points[d], n+games[d], deals+1
		}
	}
	if deals == 0 {
		return 0, interval{0, 1}
	}
	share = sum / n
	for d := range games {
		r := points[d] - share*games[d]
		squares += r * r
	}
	effective := n
	if deals > 1 && squares > 0 {
		variance := squares / (n * n) * float64(deals) / float64(deals-1) // of the share
		effective = share * (1 - share) / variance
	}
	return share, wilsonOf(share, fewer(effective, deals), z95)
}

// fewer returns the number of games that give Wilson's interval the width of
// Student's quantile for so many deals.
func fewer(games float64, deals int) float64 {
	t := t95(deals - 1)
	return games * z95 * z95 / (t * t)
}

// eloOf returns the difference in Elo at which a bot with own of all seats
// wins a share of the games: with two seats the usual -400 log10(1/share - 1).
// It is infinite where the share is 0 or 1.
func eloOf(share float64, own, all int) float64 {
	return 400 * math.Log10(share*float64(all-own)/((1-share)*float64(own)))
}

// shareOf is eloOf's inverse.
func shareOf(elo float64, own, all int) float64 {
	g := math.Pow(10, elo/400) * float64(own)
	return g / (g + float64(all-own))
}

// sprt is Wald's sequential probability ratio test of a bot's share p, in the
// generalised form for deals (GSPRT with the pentanomial model of fishtest):
// the results of deals are drawn from any distribution over their possible
// scores; compared are the likeliest one with mean p0 and that with mean p1.
type sprt struct {
	p0, p1       float64
	lower, upper float64 // bounds of the logarithm of the likelihood ratio
	counts       map[float64]float64
}

// newSPRT returns a test whose errors of the first and second kind are at
// most alpha and beta. A deal has so many games.
func newSPRT(p0, p1, alpha, beta float64, games int) *sprt {
	t := &sprt{p0: p0, p1: p1, lower: math.Log(beta / (1 - alpha)), upper: math.Log((1 - beta) / alpha), counts: map[float64]float64{}}
	for k := range games + 1 {
		// As in fishtest no score is thought impossible only because it has
		// not come up yet.
		t.counts[tidy(float64(k)/float64(games))] = 1e-3
	}
	return t
}

// add adds a deal in which the bot had this share of the points.
func (t *sprt) add(share float64) { t.counts[tidy(share)]++ }

// tidy makes equal what sums of thirds have made different.
func tidy(v float64) float64 { return math.Round(v*1e9) / 1e9 }

// llr returns the logarithm of the likelihood ratio of p1 to p0.
func (t *sprt) llr() float64 {
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
	x0, x1 := tilt(scores, weights, t.p0), tilt(scores, weights, t.p1)
	sum := 0.0
	for i, s := range scores {
		sum += weights[i] * (math.Log1p(x0*(s-t.p0)) - math.Log1p(x1*(s-t.p1)))
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
	goesOn   = ""
	acceptH0 = "H0"
	acceptH1 = "H1"
)

// verdict tells which hypothesis a ratio decides for.
func (t *sprt) verdict(llr float64) string {
	switch {
	case llr <= t.lower:
		return acceptH0
	case llr >= t.upper:
		return acceptH1
	}
	return goesOn
}

// meeting is the games of one set of bots: how many seats each has, and how
// many points. Both are sorted by bot and have the same length.
type meeting struct {
	bots   []int
	seats  []float64
	points []float64
}

// aBit is the part of a game, shared out evenly among its seats, that is added
// to each set of bots, so that bots that have always won or always lost have
// a rating at all.
const aBit = 0.01

// ratings returns the likeliest strengths, in Elo with mean 0, if a bot wins
// with the share of its strength in that of all seats (Bradley and Terry's
// model, for more than two seats Plackett and Luce's with the winner alone),
// by Hunter's iteration. From are ratings to begin with, or nil.
func ratings(bots int, meetings []meeting, from []float64) []float64 {
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
		for i := range m.bots {
			games[k] += m.points[i]
			seats[k] += m.seats[i]
		}
		for i, b := range m.bots {
			wins[b] += m.points[i] + aBit*m.seats[i]/seats[k]
		}
	}
	for range 20000 {
		clear(next)
		for k, m := range meetings {
			sum := 0.0
			for i, b := range m.bots {
				sum += m.seats[i] * strength[b]
			}
			for i, b := range m.bots {
				next[b] += games[k] * m.seats[i] / sum
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

// resamples is the number of bootstrap samples.
const resamples = 1000

// sourceBootstrap is the source of chance of the bootstrap (rules.Number).
const sourceBootstrap = rules.ArenaBootstrap

// bootstrap returns the 95 % intervals of ratings: their standard deviation
// when as many deals as there are are drawn with replacement, again and again,
// times Student's quantile for few deals. Deals has the meetings of each deal.
// The same seed gives the same intervals. With one deal they are boundless.
func bootstrap(bots int, deals [][]meeting, best []float64, seed uint64) []interval {
	n := len(deals)
	sum, squares := make([]float64, bots), make([]float64, bots)
	drawn := make([]float64, n)
	for r := range resamples {
		clear(drawn)
		for i := range deals {
			drawn[rules.Below(rules.Number(seed, sourceBootstrap, uint32(r*n+i)), n)]++
		}
		for b, v := range ratings(bots, sumMeetings(deals, drawn), best) {
			d := v - best[b]
			sum[b], squares[b] = sum[b]+d, squares[b]+d*d
		}
	}
	list := make([]interval, bots)
	for b := range list {
		mean := sum[b] / resamples
		half := math.Inf(1)
		if n > 1 {
			half = math.Sqrt(max(0, squares[b]/resamples-mean*mean)*float64(n)/float64(n-1)) * t95(n-1)
		}
		list[b] = interval{best[b] - half, best[b] + half}
	}
	for b := range list {
		points, games := 0.0, 0.0
		for _, m := range sumMeetings(deals, nil) {
			if i := slices.Index(m.bots, b); i >= 0 {
				points += m.points[i]
				for _, p := range m.points {
					games += p
				}
			}
		}
		// Who has always lost, or always won, varies in no sample: what it may
		// be is bounded on one side, as its share is.
		ci := wilsonOf(points/games, fewer(games, n), z95)
		switch points {
		case 0:
			list[b] = interval{math.Inf(-1), ratings(bots, granted(sumMeetings(deals, nil), b, ci.High), best)[b]}
		case games:
			list[b] = interval{ratings(bots, granted(sumMeetings(deals, nil), b, ci.Low), best)[b], math.Inf(1)}
		}
	}
	return list
}

// granted gives a bot this share of the points in all its meetings; the others
// divide the rest as they did, or by their seats.
func granted(meetings []meeting, bot int, share float64) []meeting {
	for _, m := range meetings {
		own := slices.Index(m.bots, bot)
		if own < 0 {
			continue
		}
		games, seats := 0.0, 0.0
		for i := range m.bots {
			games += m.points[i]
			if i != own {
				seats += m.seats[i]
			}
		}
		rest := games - m.points[own]
		for i := range m.bots {
			switch {
			case i == own:
			case rest > 0:
				m.points[i] *= games * (1 - share) / rest
			default:
				m.points[i] = games * (1 - share) * m.seats[i] / seats
			}
		}
		m.points[own] = games * share
	}
	return meetings
}

// sumMeetings adds up the meetings of the same bots, each deal as often as
// times says; nil is once each. They come in the order in which they are met.
func sumMeetings(deals [][]meeting, times []float64) []meeting {
	var list []meeting
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
			for i, b := range m.bots {
				key = append(key, byte(b), byte(b>>8), byte(m.seats[i]))
			}
			at, is := index[string(key)]
			if !is {
				at = len(list)
				index[string(key)] = at
				list = append(list, meeting{bots: m.bots, seats: m.seats, points: make([]float64, len(m.bots))})
			}
			for i := range m.points {
				list[at].points[i] += w * m.points[i]
			}
		}
	}
	return list
}

// quantile returns the value below or at which a share of a sorted list lies.
func quantile[T any](sorted []T, share float64) (v T) {
	if len(sorted) == 0 {
		return v
	}
	return sorted[max(0, int(math.Ceil(share*float64(len(sorted))))-1)]
}
