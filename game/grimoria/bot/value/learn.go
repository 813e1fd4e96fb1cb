package value

import "math"

// Learner fits weights to what came of positions: a linear regression with a little ridge (Hoerl and
// Kennard 1970).
type Learner struct {
	square [Features][Features]float64
	cross  [Features]float64
	rows   []row
}

type row struct {
	f    [Features]int32
	more float64 // points that came beyond those of the position
}

// See learns from a hand with a number of rounds to come and its points in the end.
func (l *Learner) See(h *Hand, rounds, final int) {
	var r row
	h.Describe(rounds, &r.f)
	r.more = float64(final - h.Now())
	for i, a := range r.f {
		if a == 0 {
			continue
		}
		for j, b := range r.f {
			l.square[i][j] += float64(a) * float64(b)
		}
		l.cross[i] += float64(a) * r.more
	}
	l.rows = append(l.rows, r)
}

// Fit returns the weights without their spread, and the root mean square error in points.
func (l *Learner) Fit() (w Weights, rms float64) {
	ridge := 0.0005 * float64(len(l.rows))
	a := l.square
	for i := range a {
		a[i][i] += ridge
	}
	x := solve(&a, l.cross)
	for i, v := range x {
		w.Of[i] = int32(math.Round(v * Point * 256))
	}
	w.prepare()
	sum := 0.0
	for i := range l.rows {
		e := l.rows[i].more
		for j, n := range l.rows[i].f {
			e -= float64(n) * x[j]
		}
		sum += e * e
	}
	return w, math.Sqrt(sum / float64(max(len(l.rows), 1)))
}

// solve solves a symmetric positive definite system (Cholesky).
func solve(a *[Features][Features]float64, b [Features]float64) (x [Features]float64) {
	var low [Features][Features]float64
	for i := range Features {
		for j := 0; j <= i; j++ {
			s := a[i][j]
			for k := range j {
				s -= low[i][k] * low[j][k]
			}
			if i == j {
				low[i][i] = math.Sqrt(max(s, 1e-9))
			} else {
				low[i][j] = s / low[j][j]
			}
		}
	}
	var y [Features]float64
	for i := range Features {
		s := b[i]
		for k := range i {
			s -= low[i][k] * y[k]
		}
		y[i] = s / low[i][i]
	}
	for i := Features - 1; i >= 0; i-- {
		s := y[i]
		for k := i + 1; k < Features; k++ {
			s -= low[k][i] * x[k]
		}
		x[i] = s / low[i][i]
	}
	return x
}

// Leads takes in how far leads were from what was expected.
type Leads struct {
	sum [MostRounds + 1]float64
	n   [MostRounds + 1]float64
}

// See takes in the leads, in units of Point, that were expected with a number of rounds to come and that
// came.
func (l *Leads) See(rounds, expected, came int) {
	d := float64(came - expected)
	l.sum[rounds] += d * d
	l.n[rounds]++
}

// slope makes a spread, which is where the chance of winning x/√(1+x²) is as steep at 0 as that of
// a normal distribution, from its standard deviation: √(2π)/2.
const slope = 1.2533

// Spread returns the spread by the rounds to come.
func (l *Leads) Spread() (spread [MostRounds + 1]int32) {
	last := 0.5 * Point
	for r := range spread {
		if l.n[r] > 0 {
			last = max(last, slope*math.Sqrt(l.sum[r]/l.n[r]))
		}
		spread[r] = int32(last)
	}
	return spread
}
