package dsp

import (
	"math"
	"testing"
)

func TestFunctions(t *testing.T) {
	for x := -30.0; x < 30; x += 0.137 {
		for name, v := range map[string][2]float64{
			"sine": {Sine(x), math.Sin(x)}, "cosine": {Cosine(x), math.Cos(x)}, "exp": {Exp(x) / math.Exp(x), 1}, "pow2": {Pow2(x) / math.Exp2(x), 1},
			"gain": {Level(Gain(x)), x}, "cents": {Cents(100*x) / math.Exp2(x/12), 1}, "table": {float64(Sin(Turns(x / 10))), math.Sin(2 * math.Pi * x / 10)},
		} {
			if limit := map[string]float64{"table": 1e-6}[name] + 1e-11; math.Abs(v[0]-v[1]) > limit {
				t.Fatalf("%s of %.3f: %.15f, want %.15f", name, x, v[0], v[1])
			}
		}
	}
	if h := Hertz(69); h != 440 {
		t.Errorf("A is at %.9f Hz", h)
	}
}

func TestNoise(t *testing.T) {
	n := Seeded(1, 2)
	const many = 1 << 18
	sum, square := 0.0, 0.0
	var counts [5]int
	for range many {
		v := n.Normal()
		sum += v
		square += v * v
		counts[n.Choose(5)]++
	}
	if m, d := sum/many, math.Sqrt(square/many); math.Abs(m) > 0.01 || math.Abs(d-1) > 0.01 {
		t.Errorf("mean %.3f, deviation %.3f", m, d)
	}
	for i, c := range counts {
		if math.Abs(float64(c)-many/5) > many/100 {
			t.Errorf("%d is chosen %d times of %d", i, c, many)
		}
	}
	if Seeded(1, 2) == Seeded(2, 1) || Seeded(1, 2) == Seeded(1, 3) {
		t.Error("streams are alike")
	}
}

// response returns the level, in dB, that a filter gives a tone.
func response(q Biquad, hz float64) float64 {
	const rate = 48000
	most := 0.0
	for i := range rate {
		y := q.Next(float32(math.Sin(2 * math.Pi * hz * float64(i) / rate)))
		if i > rate/2 {
			most = max(most, math.Abs(float64(y)))
		}
	}
	return Level(most)
}

func TestFilters(t *testing.T) {
	const rate = 48000
	for _, c := range []struct {
		name string
		q    Biquad
		hz   float64
		want float64
	}{
		{"low-pass below", LowPass(rate, 1000, 0.7), 100, 0},
		{"low-pass at", LowPass(rate, 1000, 0.7071), 1000, -3},
		{"low-pass above", LowPass(rate, 1000, 0.7), 10000, -42.8},
		{"high-pass below", HighPass(rate, 1000, 0.7), 100, -40},
		{"high-pass above", HighPass(rate, 1000, 0.7), 10000, 0},
		{"band-pass at", BandPass(rate, 1000, 2), 1000, 0},
		{"peak at", Peak(rate, 1000, 2, 6), 1000, 6},
		{"peak away", Peak(rate, 1000, 2, 6), 60, 0},
		{"shelf above", HighShelf(rate, 1000, -6), 15000, -6},
		{"shelf below", HighShelf(rate, 1000, -6), 50, 0},
	} {
		if got := response(c.q, c.hz); math.Abs(got-c.want) > 0.6 {
			t.Errorf("%s: %.2f dB, want %.1f", c.name, got, c.want)
		}
	}
}

// Two filters at once do what they do one after the other.
func TestRunBoth(t *testing.T) {
	n := Seeded(1, 1)
	a, b := make([]float32, 500), make([]float32, 500)
	for i := range a {
		a[i] = n.Next()
		b[i] = a[i]
	}
	q, r := Peak(48000, 900, 2, 5), HighPass(48000, 120, 0.7)
	q2, r2 := q, r
	q.Run(a)
	r.Run(a)
	RunBoth(&q2, &r2, b)
	for i := range a {
		if a[i] != b[i] {
			t.Fatalf("frame %d: %v and %v", i, a[i], b[i])
		}
	}
}

// A room falls by 60 dB in about its time, and to nothing in the end.
func TestRoom(t *testing.T) {
	const rate = 48000
	r := NewRoom(rate, 1.5, 0.62, 1)
	energy := func(blocks int) (sum float64) {
		for range blocks {
			var in, left, right [Block]float32
			r.Add(in[:], left[:], right[:])
			for i := range left {
				sum += float64(left[i])*float64(left[i]) + float64(right[i])*float64(right[i])
			}
		}
		return sum
	}
	var in, left, right [Block]float32
	for i := range in {
		in[i] = float32(math.Sin(2 * math.Pi * 500 * float64(i) / rate))
	}
	r.Add(in[:], left[:], right[:])
	tenth := rate / 10 / Block
	energy(2 * tenth)
	first := energy(tenth)
	energy(6 * tenth)
	fall := 10 * math.Log10(first/energy(tenth)) / 0.7 * 1.5 // from 0.7 s to a time of 1.5 s
	if fall < 45 || fall > 80 {
		t.Errorf("it falls by %.0f dB in 1.5 s", fall)
	}
}

func TestLimiter(t *testing.T) {
	const ceiling = 0.8
	l := NewLimiter(48000, ceiling)
	n := Seeded(1, 1)
	for block := range 400 {
		var left, right [Block]float32
		for i := range left {
			left[i], right[i] = n.Next()*float32(block%7)/3, n.Next()*0.5
		}
		l.Run(&left, &right)
		for i := range left {
			if max(left[i], -left[i], right[i], -right[i]) > ceiling+1e-6 {
				t.Fatalf("%.3f and %.3f are above the ceiling", left[i], right[i])
			}
		}
	}
}

func TestEnvelope(t *testing.T) {
	e := Envelope{Attack: 0.1, Release: 0.2}
	for range 12 {
		e.Next(0.01)
	}
	if e.Level != 1 {
		t.Errorf("it comes to %.3f", e.Level)
	}
	e.Released = true
	for range 20 {
		e.Next(0.01)
	}
	if e.Level < 0.0005 || e.Level > 0.002 {
		t.Errorf("after its release it is at %.5f", e.Level)
	}
	for range 20 {
		e.Next(0.01)
	}
	if !e.Done {
		t.Error("it never ends")
	}
}

func TestCurve(t *testing.T) {
	c := Curve{{0, 1}, {2, 3}, {4, 0}}
	for x, want := range map[float64]float64{-1: 1, 0: 1, 1: 2, 2: 3, 3: 1.5, 9: 0} {
		if got := c.At(x); got != want {
			t.Errorf("at %.0f: %.2f, want %.2f", x, got, want)
		}
	}
}
