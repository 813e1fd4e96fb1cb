package meter

import (
	"math"
	"testing"

	"touria.games/touria/rules/ring"
)

const rate = 48000

// sine returns stereo: a tone of so many seconds at a peak level in dBFS on both sides.
func sine(hz, dB, seconds float64) []float32 {
	a := math.Pow(10, dB/20)
	out := make([]float32, 0, int(2*seconds*rate))
	for i := range int(seconds * rate) {
		v := float32(a * math.Sin(2*math.Pi*hz*float64(i)/rate))
		out = append(out, v, v)
	}
	return out
}

// The cases of EBU Tech 3341 that two channels can show.
func TestKnownLoudness(t *testing.T) {
	join := func(parts ...[]float32) (all []float32) {
		for _, p := range parts {
			all = append(all, p...)
		}
		return all
	}
	for _, c := range []struct {
		name  string
		sound []float32
		want  float64
	}{
		{"1 kHz at -23 dBFS", sine(1000, -23, 20), -23},
		{"1 kHz at -33 dBFS", sine(1000, -33, 20), -33},
		{"gate below", join(sine(1000, -36, 10), sine(1000, -23, 60), sine(1000, -36, 10)), -23},
		{"gate of silence", join(sine(1000, -72, 10), sine(1000, -36, 10), sine(1000, -23, 60), sine(1000, -36, 10), sine(1000, -72, 10)), -23},
		{"-26, -20, -26", join(sine(1000, -26, 20), sine(1000, -20, 20.1), sine(1000, -26, 20)), -23},
	}[:ring.Pick(3, 5)] {
		if got := Measure(c.sound, rate).Integrated; math.Abs(got-c.want) > 0.1 {
			t.Errorf("%s: %.2f LUFS, want %.1f", c.name, got, c.want)
		}
	}
}

func TestRange(t *testing.T) {
	sound := append(sine(1000, -20, 20), sine(1000, -30, 20)...)
	if got := Measure(sound, rate).Range; math.Abs(got-10) > 1 {
		t.Errorf("range %.1f LU, want 10", got)
	}
}

// A tone at a quarter of the rate whose samples miss its peaks by 3 dB.
func TestTruePeak(t *testing.T) {
	var out []float32
	for i := range rate {
		v := float32(0.5 * math.Sin(math.Pi/2*float64(i)+math.Pi/4))
		out = append(out, v, v)
	}
	if got := Measure(out, rate).TruePeak; math.Abs(got+6.02) > 0.2 {
		t.Errorf("true peak %.2f dBTP, want -6.02", got)
	}
}

func TestSilence(t *testing.T) {
	for _, n := range []int{0, 2, 2 * rate} {
		if l := Measure(make([]float32, n), rate); l.Integrated != Floor || l.Momentary != Floor || l.TruePeak != Floor || l.Range != 0 {
			t.Errorf("%d samples of silence: %+v", n, l)
		}
	}
}

// A mono sound in the middle is as loud as the same in stereo 3 dB down.
func TestLoudest(t *testing.T) {
	for _, r := range []int{32000, 44100, 48000} {
		mono := make([]float32, r)
		for i := range mono {
			mono[i] = float32(0.1 * math.Sin(2*math.Pi*1000*float64(i)/float64(r)))
		}
		if got := Loudest(mono, r); math.Abs(got-(-20-3.01+0)) > 0.1 {
			t.Errorf("at %d Hz: %.2f LUFS, want -23.0", r, got)
		}
	}
}

func TestSpectrum(t *testing.T) {
	mono := make([]float32, rate)
	for i := range mono {
		mono[i] = float32(math.Sin(2 * math.Pi * 3000 * float64(i) / rate))
	}
	if c := Centroid(mono, rate); math.Abs(c-3000) > 150 {
		t.Errorf("centroid %.0f Hz", c)
	}
	if a, b := Above(mono, rate, 2000), Above(mono, rate, 6000); a < -0.1 || b > -60 {
		t.Errorf("above 2 kHz %.1f dB, above 6 kHz %.1f dB", a, b)
	}
}

func TestClicks(t *testing.T) {
	mono := make([]float32, rate)
	for i := range mono {
		mono[i] = float32(0.2 * math.Sin(2*math.Pi*330*float64(i)/rate))
	}
	if at := Clicks(mono, rate); len(at) != 0 {
		t.Errorf("a plain tone clicks at %v", at)
	}
	for i := 20000; i < len(mono); i++ {
		mono[i] += 0.05
	}
	if at := Clicks(mono, rate); len(at) != 1 || at[0] < 19995 || at[0] > 20005 {
		t.Errorf("a step at 20000 is found at %v", at)
	}
}

func TestOffset(t *testing.T) {
	m := New(rate)
	for range rate {
		m.Frame(0.25, 0)
	}
	if o := m.Offset(); math.Abs(o-0.25) > 1e-6 {
		t.Errorf("offset %.3f", o)
	}
}
