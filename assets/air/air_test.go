package air

import (
	"flag"
	"fmt"
	"hash/fnv"
	"math"
	"os"
	"runtime"
	"strings"
	"testing"

	"touria.games/touria/assets/dsp"
	"touria.games/touria/assets/meter"
)

var update = flag.Bool("update", false, "write testdata/golden.txt")

const rate = 48000

func play(a *Air, seconds float64) (stereo []float32) {
	for range int(seconds * rate / dsp.Block) {
		var l, r [dsp.Block]float32
		a.Next(&l, &r)
		for i := range l {
			stereo = append(stereo, l[i], r[i])
		}
	}
	return stereo
}

func left(stereo []float32) (mono []float32) {
	for i := 0; i < len(stereo); i += 2 {
		mono = append(mono, stereo[i])
	}
	return mono
}

// The air of each place is soft, and equally so.
func TestLoudness(t *testing.T) {
	for p := Meadow; p < Places; p++ {
		t.Run(p.String(), func(t *testing.T) {
			t.Parallel()
			a := New(rate, 1)
			a.Go(p)
			play(a, change+1)
			sound := play(a, 60)
			l := meter.Measure(sound, rate)
			t.Logf("%.1f LUFS, peak %.1f dBTP, above 12 kHz %.0f dB", l.Integrated, l.TruePeak, meter.Above(left(sound), rate, 12000))
			if math.Abs(l.Integrated+40) > 1.5 {
				t.Errorf("%.1f LUFS, want -40", l.Integrated)
			}
			if l.TruePeak > -14 {
				t.Errorf("peaks of %.1f dBTP", l.TruePeak)
			}
		})
	}
}

// Going from place to place leaves no step, and nowhere there is silence.
func TestGoing(t *testing.T) {
	a := New(rate, 2)
	var sound []float32
	for _, p := range []Place{Meadow, Stream, Evening, Stream, Meadow, Evening, None} {
		a.Go(p)
		if a.At() != p {
			t.Errorf("at %s instead of %s", a.At(), p)
		}
		sound = append(sound, play(a, 1.3)...)
	}
	if at := meter.Clicks(left(sound), rate); len(at) > 0 {
		t.Errorf("clicks at %v", at)
	}
	play(a, change+1)
	if l := meter.Measure(play(a, 1), rate); l.Momentary > meter.Floor {
		t.Errorf("no place sounds: %.1f LUFS", l.Momentary)
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

// The same bits come out on amd64 and WebAssembly; elsewhere TestLoudness holds.
func TestGolden(t *testing.T) {
	if runtime.GOARCH != "amd64" && runtime.GOARCH != "wasm" {
		t.Skip("products are fused on " + runtime.GOARCH)
	}
	const file = "testdata/golden.txt"
	var b strings.Builder
	for p := Meadow; p < Places; p++ {
		a := New(rate, 1)
		a.Go(p)
		fmt.Fprintln(&b, p, fingerprint(play(a, 5)))
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
		t.Errorf("the air sounds different; -update if it is meant\n%s", b.String())
	}
}

func TestNoAllocations(t *testing.T) {
	a := New(rate, 1)
	a.Go(Stream)
	var l, r [dsp.Block]float32
	if n := testing.AllocsPerRun(2000, func() { a.Next(&l, &r) }); n != 0 {
		t.Errorf("%.2f allocations a block", n)
	}
}

// Work a frame of 1/60 s in each place.
func BenchmarkPlace(b *testing.B) {
	for p := Meadow; p < Places; p++ {
		b.Run(p.String(), func(b *testing.B) {
			a := New(rate, 1)
			a.Go(p)
			play(a, 3)
			var l, r [dsp.Block]float32
			b.ResetTimer()
			for range b.N {
				a.Next(&l, &r)
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/1000/float64(b.N)*rate/60/dsp.Block, "ms/frame")
		})
	}
}
