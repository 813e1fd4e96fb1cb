package stats

import (
	"math"
	"math/rand/v2"
	"testing"
)

func near(t *testing.T, what string, got, want, most float64) {
	t.Helper()
	if !(math.Abs(got-want) <= most) {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

func TestWilson(t *testing.T) {
	for _, c := range []struct {
		wins, games int
		low, high   float64
	}{{0, 0, 0, 100}, {50, 100, 40.4, 59.6}, {0, 10, 0, 27.8}, {10, 10, 72.2, 100},
		// Newcombe, Two-sided confidence intervals for the single proportion (1998), method 3.
		{81, 263, 25.53, 36.62}, {15, 148, 6.24, 16.05}, {1, 29, 0.61, 17.18}} {
		ci := Wilson(float64(c.wins)/float64(max(1, c.games)), float64(c.games))
		near(t, "low", 100*ci.Low, c.low, 0.05)
		near(t, "high", 100*ci.High, c.high, 0.05)
	}
}

func TestStudent(t *testing.T) {
	for degrees, want := range map[int]float64{-1: 12.70620, 0: 12.70620, 1: 12.70620, 2: 4.30265, 3: 3.18245, 5: 2.57058, 6: 2.44691, 10: 2.22814, 30: 2.04227, 100: 1.98397, 1 << 20: 1.95997} {
		near(t, "quantile", student95(degrees)/want, 1, 0.00002)
	}
}

func TestShareOverDeals(t *testing.T) {
	for _, c := range []struct {
		name             string
		points, games    []float64
		share, low, high float64
	}{
		{"nothing", nil, nil, 0, 0, 1},
		// Residuals 1, 0, -1, 0; variance of the share 2/64 · 4/3 = 1/24, so 6
		// independent games, with Student's quantile 3.182 of 3 degrees 2.276.
		{"by hand", []float64{2, 1, 0, 1}, []float64{2, 2, 2, 2}, 0.5, 0.10378, 0.89622},
		{"deals without it", []float64{2, 0, 1, 0, 1}, []float64{2, 0, 2, 2, 2}, 0.5, 0.10378, 0.89622},
		// All deals alike: 20 games and Student's quantile 2.2622 make 15.01.
		{"always", []float64{2, 2, 2, 2, 2, 2, 2, 2, 2, 2}, []float64{2, 2, 2, 2, 2, 2, 2, 2, 2, 2}, 1, 0.79623, 1},
		{"one deal", []float64{1}, []float64{2}, 0.5, 0.00307, 0.99693},
	} {
		share, ci := shareOf(c.points, c.games)
		near(t, c.name+": share", share, c.share, 1e-9)
		near(t, c.name+": low", ci.Low, c.low, 1e-4)
		near(t, c.name+": high", ci.High, c.high, 1e-4)
	}
	// Where one deal's games end alike, deals count, not games; where they end
	// against each other, the interval is narrower than that of the games.
	var same, opposed, games []float64
	for i := range 100 {
		same, opposed, games = append(same, float64(2*(i%2))), append(opposed, 1), append(games, 2)
	}
	opposed[0], opposed[1] = 0, 2
	_, wide := shareOf(same, games)
	_, narrow := shareOf(opposed, games)
	plain := Wilson(0.5, 200)
	near(t, "games alike", (wide.High-wide.Low)/(plain.High-plain.Low), math.Sqrt2, 0.03)
	if narrow.High-narrow.Low > 0.5*(plain.High-plain.Low) {
		t.Errorf("games opposed: %v, plain %v", narrow, plain)
	}
}

// The interval must hold the truth in 95 % of all matches, also where the
// games of a deal depend on each other.
func TestShareOverDealsCovers(t *testing.T) {
	for _, c := range []struct {
		p     float64 // the share
		like  float64 // probability that a deal's second game ends as the first
		deals int
	}{{0.5, 0, 20}, {0.5, 0.7, 20}, {0.7, 0.3, 60}, {0.9, 0, 200}, {0.25, 0.5, 100}, {0.995, 0, 500}} {
		r := rand.New(rand.NewPCG(1, 2))
		const runs = 2000
		held := 0
		for range runs {
			points, games := make([]float64, c.deals), make([]float64, c.deals)
			for d := range points {
				first, second := r.Float64() < c.p, r.Float64() < c.p
				if r.Float64() < c.like {
					second = first
				}
				for _, won := range []bool{first, second} {
					games[d]++
					if won {
						points[d]++
					}
				}
			}
			if _, ci := shareOf(points, games); ci.Low <= c.p && c.p <= ci.High {
				held++
			}
		}
		if share := float64(held) / runs; share < 0.93 || share > 0.975 {
			t.Errorf("%+v: the interval holds the truth in %.1f %% of all matches", c, 100*share)
		}
	}
}

func TestElo(t *testing.T) {
	for _, c := range []struct {
		share    float64
		own, all int
		elo      float64
	}{{0.5, 1, 2, 0}, {0.64006, 1, 2, 100}, {0.52875, 1, 2, 20}, {0.35994, 1, 2, -100}, {0.25, 1, 4, 0}, {0.5, 1, 4, 190.849}, {0.75, 2, 4, 190.849}} {
		near(t, "elo", Elo(c.share, c.own, c.all), c.elo, 0.01)
		near(t, "share", ShareAt(c.elo, c.own, c.all), c.share, 1e-5)
	}
	if !math.IsInf(Elo(1, 1, 2), 1) || !math.IsInf(Elo(0, 1, 2), -1) {
		t.Error("a bot that always wins or loses has a finite difference")
	}
}

func TestSPRT(t *testing.T) {
	for _, c := range []struct{ alpha, beta, lower, upper float64 }{{0.05, 0.05, -2.94444, 2.94444}, {0.05, 0.1, -2.25129, 2.89037}} {
		s := NewSPRT(0.5, 0.6, c.alpha, c.beta, 2)
		near(t, "lower", s.Lower, c.lower, 1e-5)
		near(t, "upper", s.Upper, c.upper, 1e-5)
		if s.Verdict(c.lower+0.001) != Open || s.Verdict(c.lower-0.001) != AcceptH0 || s.Verdict(c.upper+0.001) != AcceptH1 {
			t.Error("the verdict does not go by the bounds")
		}
	}
	// With one game a deal it is Wald's test: 60 wins, 40 losses.
	s := NewSPRT(0.5, 0.6, 0.05, 0.05, 1)
	for i := range 100 {
		s.Add(float64(min(1, i/40)))
	}
	near(t, "one game a deal", s.LLR(), 60*math.Log(0.6/0.5)+40*math.Log(0.4/0.5), 1e-3)
	// With two games the likeliest distribution has one free number left; the
	// ratios were computed by halving over that number, in another program.
	for _, c := range []struct {
		lost, even, won int
		p0, p1, want    float64
	}{{10, 30, 20, 0.5, 0.6, 1.6277249568}, {40, 120, 60, 0.5, 0.55, 1.9931152884}, {3, 0, 5, 0.4, 0.6, 0.8110302741},
		{0, 2, 8, 0.5, 0.9, 5.5365745579}, {100, 300, 100, 0.5, 0.52, -0.9990152110}} {
		s := NewSPRT(c.p0, c.p1, 0.05, 0.05, 2)
		for i, n := range []int{c.lost, c.even, c.won} {
			for range n {
				s.Add(float64(i) / 2)
			}
		}
		near(t, "two games a deal", s.LLR(), c.want, 1e-6)
	}
	// With many deals it goes towards the ratio of normal distributions.
	s = NewSPRT(ShareAt(0, 1, 2), ShareAt(5, 1, 2), 0.05, 0.05, 4)
	n, sum, squares := 0.0, 0.0, 0.0
	for i, count := range []int{500, 2500, 4100, 2600, 500} {
		score := float64(i) / 4
		for range count {
			s.Add(score)
		}
		n, sum, squares = n+float64(count), sum+float64(count)*score, squares+float64(count)*score*score
	}
	mean := sum / n
	near(t, "pentanomial", s.LLR(), n*(s.P1-s.P0)*(2*mean-s.P0-s.P1)/(2*(squares/n-mean*mean)), 0.01)
	// Thirds, as they come of games that a bot lost by failing.
	s = NewSPRT(0.25, 0.35, 0.05, 0.05, 4)
	for range 8 {
		s.Add((1 + 1.0/3) / 4)
		s.Add((1.0/3 + 1.0/3 + 1.0/3 + 1.0/3) / 4)
	}
	if v := s.LLR(); math.IsNaN(v) || len(s.counts) != 6 {
		t.Errorf("thirds: %v, %v", v, s.counts)
	}
}

// The test must err as rarely as it says, also where it ends after few deals.
func TestSPRTErrs(t *testing.T) {
	for _, c := range []struct {
		p0, p1 float64
		games  int
	}{{0.25, 0.35, 4}, {0.5, 0.6, 2}, {0.3, 0.7, 2}} {
		for h, p := range []float64{c.p0, c.p1} {
			const runs = 300
			wrong := 0
			r := rand.New(rand.NewPCG(3, uint64(h)))
			for range runs {
				s := NewSPRT(c.p0, c.p1, 0.05, 0.05, c.games)
				verdict := Open
				for verdict == Open {
					won := 0
					for range c.games {
						if r.Float64() < p {
							won++
						}
					}
					s.Add(float64(won) / float64(c.games))
					verdict = s.Verdict(s.LLR())
				}
				if (verdict == AcceptH1) != (h == 1) {
					wrong++
				}
			}
			if share := float64(wrong) / runs; share > 0.09 {
				t.Errorf("%+v: H%d is true and rejected in %.1f %% of all matches", c, h, 100*share)
			}
		}
	}
}

func TestRatings(t *testing.T) {
	for _, c := range []struct {
		name     string
		meetings []Meeting
		want     []float64
	}{
		{"two, 3 to 1", []Meeting{{[]int{0, 1}, []float64{1, 1}, []float64{750, 250}}}, []float64{95.42, -95.42}},
		{"strengths 4, 2, 1", []Meeting{
			{[]int{0, 1}, []float64{1, 1}, []float64{400, 200}}, {[]int{0, 2}, []float64{1, 1}, []float64{480, 120}},
			{[]int{1, 2}, []float64{1, 1}, []float64{400, 200}}}, []float64{120.41, 0, -120.41}},
		{"3 against three times 1", []Meeting{{[]int{0, 1}, []float64{1, 3}, []float64{500, 500}}}, []float64{95.42, -95.42}},
		{"four seats, strengths 4, 3, 2, 1", []Meeting{{[]int{0, 1, 2, 3}, []float64{1, 1, 1, 1}, []float64{400, 300, 200, 100}}},
			[]float64{400*math.Log10(4) - 138.02, 400*math.Log10(3) - 138.02, 400*math.Log10(2) - 138.02, -138.02}},
	} {
		for b, v := range ratings(len(c.want), c.meetings, nil) {
			near(t, c.name, v, c.want[b], 0.05)
		}
	}
	// Two bots that always beat a third are still told apart.
	r := ratings(3, []Meeting{{[]int{0, 1}, []float64{1, 1}, []float64{75, 25}}, {[]int{0, 2}, []float64{1, 1}, []float64{100, 0}},
		{[]int{1, 2}, []float64{1, 1}, []float64{100, 0}}}, nil)
	near(t, "strong pair", r[0]-r[1], 190.85, 1)
	if r[1]-r[2] < 1000 || r[1]-r[2] > 4000 {
		t.Errorf("a bot that always loses: %v", r)
	}
}

func TestBootstrap(t *testing.T) {
	// 400 deals of two games: as often 2:0 as 1:1 as 0:2. The share's standard
	// deviation is sqrt(1/6/400) = 0.0204, that of the difference 4·400/ln 10
	// times as much: 14.2 Elo, half of it each bot's.
	var deals [][]Meeting
	for i := range 402 {
		p := float64(i % 3)
		deals = append(deals, []Meeting{{[]int{0, 1}, []float64{1, 1}, []float64{p, 2 - p}}})
	}
	best := ratings(2, sumMeetings(deals, nil), nil)
	a := bootstrap(2, deals, best, 7)
	near(t, "low", a[0].Low, -1.96*7.09, 1.5)
	near(t, "high", a[0].High, 1.96*7.09, 1.5)
	if b := bootstrap(2, deals, best, 7); b[0] != a[0] || b[1] != a[1] {
		t.Errorf("the same seed gives %v and %v", a, b)
	}
	if b := bootstrap(2, deals, best, 8); b[0] == a[0] {
		t.Error("another seed draws the same deals")
	}
}

// Few deals tell little, and who always loses may be as weak as one likes.
func TestBootstrapOfFewDeals(t *testing.T) {
	deal := func(a, b, c float64) []Meeting { // points of 0 against 1; against 2 both always win
		return []Meeting{{[]int{0, 1}, []float64{1, 1}, []float64{a, b}}, {[]int{0, 2}, []float64{1, 1}, []float64{2, 0}}, {[]int{1, 2}, []float64{1, 1}, []float64{2 - c, c}}}
	}
	best := func(deals [][]Meeting) []float64 { return ratings(3, sumMeetings(deals, nil), nil) }
	one := [][]Meeting{deal(1, 1, 0)}
	for b, i := range bootstrap(3, one, best(one), 1) {
		if b < 2 && (!math.IsInf(i.Low, -1) || !math.IsInf(i.High, 1)) || b == 2 && !math.IsInf(i.Low, -1) {
			t.Errorf("bot %d after one deal: %v", b, i)
		}
	}
	few := [][]Meeting{deal(2, 0, 0), deal(1, 1, 0), deal(1, 1, 0)}
	r, i := best(few), bootstrap(3, few, best(few), 1)
	if !(i[2].Low == math.Inf(-1) && r[2] < i[2].High && i[2].High < i[1].High) {
		t.Errorf("always lost: %v of %v", i[2], r)
	}
	if i[0].High-r[0] < 50 || r[0]-i[0].Low < 50 {
		t.Errorf("three deals: %v of %v", i[0], r)
	}
	always := [][]Meeting{{{[]int{0, 1}, []float64{1, 3}, []float64{4, 0}}}, {{[]int{0, 1}, []float64{1, 3}, []float64{4, 0}}}}
	i = bootstrap(2, always, ratings(2, sumMeetings(always, nil), nil), 1)
	// 8 games of two deals and Student's quantile 12.706 count as 0.19 games,
	// of which 4.7 % were won at least.
	near(t, "always won", i[0].Low-i[1].High, Elo(0.04722, 1, 4), 2)
	if !math.IsInf(i[0].High, 1) {
		t.Errorf("always won: %v", i[0])
	}
}

func TestQuantile(t *testing.T) {
	list := []int{}
	if Quantile(list, 0.99) != 0 {
		t.Error("the quantile of nothing is not nothing")
	}
	for i := range 200 {
		list = append(list, i+1)
	}
	for share, want := range map[float64]int{0: 1, 0.5: 100, 0.99: 198, 1: 200} {
		if got := Quantile(list, share); got != want {
			t.Errorf("quantile %v: got %d, want %d", share, got, want)
		}
	}
}

// shareOf sums up a bot's points in the games of each deal.
func shareOf(points, games []float64) (float64, Interval) {
	var s Share
	for d := range games {
		s.Add(points[d], games[d])
	}
	return s.Value(), s.Interval()
}

// A rate may exceed 1, and so may its interval.
func TestRate(t *testing.T) {
	var s Share
	for _, count := range []float64{2, 4, 2, 4} {
		s.Add(count, 2)
	}
	// Residuals -1, 1, -1, 1; standard error sqrt(4/3 · 4) / 8, Student's quantile 3.182.
	ci := s.Interval()
	near(t, "rate", s.Value(), 1.5, 1e-9)
	near(t, "low", ci.Low, 1.5-0.9186, 1e-3)
	near(t, "high", ci.High, 1.5+0.9186, 1e-3)
}
