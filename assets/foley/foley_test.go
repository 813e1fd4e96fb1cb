package foley

import (
	"flag"
	"fmt"
	"hash/fnv"
	"math"
	"os"
	"runtime"
	"strings"
	"testing"

	"touria.games/touria/assets/meter"
)

var update = flag.Bool("update", false, "write testdata/golden.txt")

const rate = 48000

// Each take of each effect has its loudness and keeps below the ceiling, begins and ends at
// rest, and differs from the others.
func TestEffects(t *testing.T) {
	for i, e := range Effects() {
		t.Run(e.Name, func(t *testing.T) {
			t.Parallel()
			var spectra [Takes][]float64
			for k := range Takes {
				x := Make(i, k, rate)
				if len(x) != int(e.Seconds*rate) {
					t.Fatalf("take %d has %d frames", k, len(x))
				}
				peak, sum := 0.0, 0.0
				for _, v := range x {
					peak = max(peak, math.Abs(float64(v)))
					sum += float64(v)
				}
				l := meter.Loudest(x, rate)
				if math.Abs(l-e.Loudness) > 0.6 {
					t.Errorf("take %d: %.1f LUFS, want %.1f", k, l, e.Loudness)
				}
				if peak > ceiling+0.001 {
					t.Errorf("take %d: a peak of %.1f dBFS", k, 20*math.Log10(peak))
				}
				if math.Abs(sum/float64(len(x))) > 1e-3*peak {
					t.Errorf("take %d: an offset of %.5f", k, sum/float64(len(x)))
				}
				if math.Abs(float64(x[0])) > 1e-4 || math.Abs(float64(x[len(x)-1])) > 1e-4 {
					t.Errorf("take %d: it begins at %.5f and ends at %.5f", k, x[0], x[len(x)-1])
				}
				if above := meter.Above(x, rate, 13000); above > -24 {
					t.Errorf("take %d: hiss, %.0f dB above 13 kHz", k, above)
				}
				spectra[k] = thirds(x)
				for j := range k {
					if d := distance(spectra[j], spectra[k]); d < 0.5 {
						t.Errorf("takes %d and %d differ by %.2f dB", j, k, d)
					}
				}
			}
		})
	}
}

// thirds returns the levels in bands of a third of an octave from 100 Hz to 10 kHz, in two
// halves of the sound, in dB against the loudest.
func thirds(x []float32) (dB []float64) {
	for _, part := range [][]float32{x[:len(x)/4], x[len(x)/4:]} {
		s := meter.Spectrum(part, 4096)
		for f := 100.0; f < 10000; f *= math.Cbrt(2) {
			sum := 1e-9
			for i := int(f / 1.122 * 4096 / rate); i <= int(f*1.122*4096/rate); i++ {
				sum += s[i]
			}
			dB = append(dB, 10*math.Log10(sum))
		}
	}
	most := -200.0
	for _, v := range dB {
		most = max(most, v)
	}
	for i := range dB {
		dB[i] = max(dB[i]-most, -50)
	}
	return dB
}

// distance returns the mean difference of two spectra where either is heard.
func distance(a, b []float64) float64 {
	sum, n := 0.0, 0.0
	for i := range a {
		if max(a[i], b[i]) > -40 {
			sum += math.Abs(a[i] - b[i])
			n++
		}
	}
	return sum / n
}

// The gems are told apart, and the black one is dull.
func TestGemsDiffer(t *testing.T) {
	names := []string{"gem-blue", "gem-red", "gem-green", "gem-yellow", "gem-violet", "gem-black"}
	var spectra [][]float64
	for i, name := range names {
		x := Make(Index(name), 0, rate)
		spectra = append(spectra, thirds(x))
		for j := range i {
			if d := distance(spectra[j], spectra[i]); d < 5 {
				t.Errorf("%s and %s differ by %.1f dB alone", names[j], name, d)
			}
		}
		dull := meter.Centroid(x, rate) < 800
		if dull != (name == "gem-black") {
			t.Errorf("%s has its middle at %.0f Hz", name, meter.Centroid(x, rate))
		}
	}
}

func TestIndex(t *testing.T) {
	for i, e := range Effects() {
		if Index(e.Name) != i {
			t.Errorf("%s is found at %d instead of %d", e.Name, Index(e.Name), i)
		}
	}
	if Index("nothing of the kind") != -1 {
		t.Error("an effect is found that there is not")
	}
}

// However it is made, a take is the same; another take is another.
func TestStepsDoNotMatter(t *testing.T) {
	i := Index("creak")
	m := NewMaker(i, 1, rate)
	steps := 0
	for !m.Step() {
		steps++
	}
	if fingerprint(m.Sound()) != fingerprint(Make(i, 1, rate)) {
		t.Error("a take made in steps is another")
	}
	if steps < 8 {
		t.Errorf("a take is made in %d steps", steps)
	}
}

func fingerprint(sound []float32) string {
	h := fnv.New64a()
	for _, x := range sound {
		b := math.Float32bits(x)
		h.Write([]byte{byte(b), byte(b >> 8), byte(b >> 16), byte(b >> 24)})
	}
	return fmt.Sprintf("%016x", h.Sum64())
}

// The same bits come out on amd64 and WebAssembly; elsewhere TestEffects holds.
func TestGolden(t *testing.T) {
	if runtime.GOARCH != "amd64" && runtime.GOARCH != "wasm" {
		t.Skip("products are fused on " + runtime.GOARCH)
	}
	const file = "testdata/golden.txt"
	var b strings.Builder
	for i, e := range Effects() {
		fmt.Fprintln(&b, e.Name, fingerprint(Make(i, i%Takes, rate)))
	}
	if *update {
		if err := os.WriteFile(file, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if string(want) != b.String() {
		t.Errorf("effects sound different; -update if it is meant\n%s", b.String())
	}
}

// How long all takes take to make.
func BenchmarkAll(b *testing.B) {
	for range b.N {
		for i := range Effects() {
			for k := range Takes {
				Make(i, k, rate)
			}
		}
	}
}

// The longest step.
func BenchmarkLongestStep(b *testing.B) {
	for i, e := range Effects() {
		b.Run(e.Name, func(b *testing.B) {
			steps := 0
			for range b.N {
				for m := NewMaker(i, 0, rate); !m.Step(); {
					steps++
				}
			}
			b.ReportMetric(float64(steps)/float64(b.N), "steps")
		})
	}
}
