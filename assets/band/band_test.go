package band

import (
	"flag"
	"fmt"
	"hash/fnv"
	"math"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/assets/dsp"
	"touria.games/touria/assets/meter"
	"touria.games/touria/assets/scores"
	"touria.games/touria/rules/ring"
)

var update = flag.Bool("update", false, "write testdata/golden.txt")

const rate = 48000

// play renders music to interleaved stereo.
func play(m *Music, seconds float64) []float32 {
	var out []float32
	for range int(seconds * rate / dsp.Block) {
		var l, r [dsp.Block]float32
		m.Next(&l, &r)
		for i := range l {
			out = append(out, l[i], r[i])
		}
	}
	return out
}

// left returns one channel of interleaved stereo.
func left(stereo []float32) (mono []float32) {
	for i := 0; i < len(stereo); i += 2 {
		mono = append(mono, stereo[i])
	}
	return mono
}

func started(p Piece, seed uint32) *Music {
	m := NewMusic(rate, seed)
	m.Play(p, true)
	return m
}

// Each piece has its loudness, keeps below the ceiling and has neither clicks nor an offset.
func TestLoudness(t *testing.T) {
	for p, want := range map[Piece]float64{Title: -21, Table: -27, Doors: -24.5, Finale: -20, Evening: -25, Grimoria: -26} {
		t.Run(p.String(), func(t *testing.T) {
			t.Parallel()
			m := started(p, 1)
			begun := begins(m, p)
			sound := play(m, ring.Pick(30.0, 60))
			g := meter.New(rate)
			g.Add(sound)
			l, centroid := g.Loudness(), meter.Centroid(left(sound), rate)
			t.Logf("%.1f LUFS, loudest 3 s %.1f, range %.1f LU, peak %.1f dBTP, centroid %.0f Hz", l.Integrated, l.ShortTerm, l.Range, l.TruePeak, centroid)
			if math.Abs(l.Integrated-want) > 1.5 {
				t.Errorf("%.1f LUFS, want %.1f", l.Integrated, want)
			}
			if l.TruePeak > -1 {
				t.Errorf("peaks of %.1f dBTP", l.TruePeak)
			}
			if o := g.Offset(); o > 1e-4 {
				t.Errorf("an offset of %.5f", o)
			}
			if at := unexplained(left(sound), begun); len(at) > 0 {
				t.Errorf("clicks at %v", at)
			}
			if centroid < 500 || centroid > 2500 {
				t.Errorf("centroid %.0f Hz", centroid)
			}
		})
	}
}

// begins returns the frames at which a piece's notes begin, as they do.
func begins(m *Music, p Piece) *[]int64 {
	list := new([]int64)
	m.player(p).log = func(at int64, _ *planned) { *list = append(*list, at) }
	return list
}

// unexplained returns the clicks that are not the attack of a note.
func unexplained(mono []float32, begun *[]int64) (at []int) {
	for _, c := range meter.Clicks(mono, rate) {
		if !slices.ContainsFunc(*begun, func(b int64) bool { d := int64(c) - b; return d > -200 && d < 700 }) {
			at = append(at, c)
		}
	}
	return at
}

// fingerprint is a hash of all bits.
func fingerprint(sound []float32) string {
	h := fnv.New64a()
	for _, x := range sound {
		b := math.Float32bits(x)
		h.Write([]byte{byte(b), byte(b >> 8), byte(b >> 16), byte(b >> 24)})
	}
	return fmt.Sprintf("%016x", h.Sum64())
}

// The same bits come out on amd64 and WebAssembly; elsewhere the same levels.
func TestGolden(t *testing.T) {
	const file = "testdata/golden.txt"
	var lines []string
	levels := map[string][]float64{}
	for p := Title; p < Pieces; p++ {
		sound := play(started(p, 1), 5)
		line := p.String() + " " + fingerprint(sound)
		for at := 0; at+rate/2 <= len(sound); at += rate / 2 { // quarter seconds
			sum := 0.0
			for _, x := range sound[at : at+rate/2] {
				sum += float64(x) * float64(x)
			}
			dB := 10 * math.Log10(sum/rate*2+1e-12)
			levels[p.String()] = append(levels[p.String()], dB)
			line += fmt.Sprintf(" %.2f", dB)
		}
		lines = append(lines, line)
	}
	got := strings.Join(lines, "\n") + "\n"
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if runtime.GOARCH == "amd64" || runtime.GOARCH == "wasm" {
		if string(want) != got {
			t.Errorf("the music sounds different; -update if it is meant\n%s", got)
		}
		return
	}
	for _, line := range strings.Split(strings.TrimSpace(string(want)), "\n") {
		f := strings.Fields(line)
		for i, s := range f[2:] {
			var dB float64
			fmt.Sscan(s, &dB)
			if math.Abs(levels[f[0]][i]-dB) > 0.25 {
				t.Errorf("%s: %.2f dB in quarter second %d, want %.2f", f[0], levels[f[0]][i], i, dB)
			}
		}
	}
}

func TestSeeds(t *testing.T) {
	a, b, c := fingerprint(play(started(Table, 1), 3)), fingerprint(play(started(Table, 1), 3)), fingerprint(play(started(Table, 2), 3))
	if a != b {
		t.Error("the same seed plays differently")
	}
	if a == c {
		t.Error("another seed plays the same")
	}
}

// Changes of mood and of piece leave no step behind.
func TestChangesDoNotClick(t *testing.T) {
	m := started(Table, 3)
	var begun []int64
	var blocks int64
	for p := Title; p < Pieces; p++ { // each player has a clock of its own
		m.player(p).log = func(int64, *planned) { begun = append(begun, blocks*dsp.Block) }
	}
	step := func(seconds float64) (sound []float32) {
		for range int(seconds * rate / dsp.Block) {
			sound = append(sound, play(m, 1.01*dsp.Block/rate)...)
			blocks++
		}
		return sound
	}
	var sound []float32
	for i := range 16 {
		switch i % 4 {
		case 0:
			m.SetMood(Mood{Layer: i % 5, Lead: i%5 - 1, Tension: i & 1})
		case 1:
			m.Play([...]Piece{Doors, Table, Evening, Silence}[i/4], false)
		case 2:
			m.Play([...]Piece{Table, Finale, Title, Grimoria}[i/4], i%8 == 2)
		}
		sound = append(sound, step(2.3)...)
	}
	if at := unexplained(left(sound), &begun); len(at) > 0 {
		t.Errorf("clicks at %v", at)
	}
	if l := meter.Measure(sound, rate); l.TruePeak > -1 {
		t.Errorf("peaks of %.1f dBTP", l.TruePeak)
	}
}

func TestPieceChanges(t *testing.T) {
	m := started(Table, 1)
	play(m, 4)
	m.Play(Doors, false)
	if m.Playing() != Table {
		t.Error("the piece changes before the bar is over")
	}
	play(m, 4)
	if m.Playing() != Doors {
		t.Error("the piece has not changed after four seconds")
	}
	m.Play(Finale, true)
	if m.Playing() != Finale {
		t.Error("the finale waits")
	}
	m.Play(Table, false)
	m.Play(Finale, false) // taken back before the bar is over
	play(m, 4)
	if m.Playing() != Finale {
		t.Error("the finale has gone, though it was wanted again")
	}
	m.Play(Silence, false)
	play(m, 9)
	if l := meter.Measure(play(m, 2), rate); l.Momentary > -70 {
		t.Errorf("silence sounds: %.1f LUFS", l.Momentary)
	}
}

// In an hour no pass of a section comes again just so, and the music rests.
func TestNoVerseTwice(t *testing.T) {
	tune := scores.Load("table")
	var takes [strokes][takesOfStroke][]float32
	p := newPlayer(rate, tune, 1, &takes)
	seen := map[string]float64{}
	rests, same, units := 0, 0, 0
	verse, from := "", 0.0
	unitSeen := map[string]bool{}
	for p.unitAt < 3600*rate {
		if p.bar == 0 {
			if verse != "" {
				if at, ok := seen[verse]; ok {
					t.Errorf("the section at %.0f s is that at %.0f s", from, at)
				}
				seen[verse] = from
			}
			verse, from = "", p.unitAt/rate
		}
		was := p.until
		p.at = int64(p.unitAt)
		p.compose(Mood{Layer: 4, Lead: -1})
		unit := tune.Order[p.section] + fmt.Sprint(p.notes[:0])
		for _, n := range p.notes {
			unit += fmt.Sprint(n.at, n.length, n.who.name, n.pitch, ";")
		}
		units++
		if unitSeen[unit] {
			same++
		}
		unitSeen[unit] = true
		verse += unit
		p.queue, p.bars = p.queue[:0], p.bars[:0]
		if p.until != was {
			rests++
			if s := float64(p.until-p.rests) / rate; s < 24 || s > 46 {
				t.Errorf("a rest of %.0f s", s)
			}
		}
	}
	t.Logf("%d units, %d of them heard before; %d rests", units, same, rests)
	if same > units/20 {
		t.Errorf("%d of %d units come again", same, units)
	}
	if rests < 10 {
		t.Errorf("%d rests in an hour", rests)
	}
}

// Strings and pipes are in tune.
func TestInTune(t *testing.T) {
	for _, name := range []string{"harp", "lute", "psaltery", "dulcimer", "recorder", "flute", "viol", "bass", "hurdy", "horn", "choir", "glock", "bells"} {
		in := players[name]
		for _, pitch := range []int{in.Low, (in.Low + in.High) / 2, in.High} {
			n := dsp.Seeded(5, uint32(pitch))
			sound := make([]float32, 2*rate)
			Note(sound, rate, name, float64(pitch), 0.7, 1.9, 1, &n)
			got := pitchNear(sound[rate/4:rate/4+1<<16], dsp.Hertz(float64(pitch)))
			if c := 1200 * math.Log2(got/dsp.Hertz(float64(pitch))); math.Abs(c) > 4+tolerance[name] {
				t.Errorf("%s, note %d: %.1f cents off", name, pitch, c)
			}
		}
	}
}

// tolerance is what vibrato and unlike strings add, in cents.
var tolerance = map[string]float64{"choir": 16, "viol": 4, "bass": 3, "flute": 3, "recorder": 3, "hurdy": 3, "psaltery": 1, "dulcimer": 2}

// pitchNear finds the strongest frequency within 50 cents of one, by the sum of products with
// a windowed sine.
func pitchNear(x []float32, f float64) float64 {
	windowed := make([]float64, len(x))
	for i, v := range x {
		windowed[i] = float64(v) * (0.5 - 0.5*math.Cos(2*math.Pi*float64(i)/float64(len(x))))
	}
	power := func(hz float64) float64 { // after Goertzel
		turn := 2 * math.Cos(2*math.Pi*hz/rate)
		a, b := 0.0, 0.0
		for _, v := range windowed {
			a, b = v+turn*a-b, a
		}
		return a*a + b*b - turn*a*b
	}
	best, most := f, 0.0
	for cents := -50.0; cents <= 50; cents += 2 {
		if hz := f * math.Exp2(cents/1200); power(hz) > most {
			best, most = hz, power(hz)
		}
	}
	return best
}

func TestNoAllocations(t *testing.T) {
	m := started(Table, 1)
	play(m, 40)
	var l, r [dsp.Block]float32
	if n := testing.AllocsPerRun(8000, func() { m.Next(&l, &r) }); n != 0 {
		t.Errorf("%.2f allocations a block", n)
	}
}

// Work a frame of 1/60 s with everybody playing, for each piece.
func BenchmarkPiece(b *testing.B) {
	for p := Title; p < Pieces; p++ {
		b.Run(p.String(), func(b *testing.B) {
			m := started(p, 1)
			play(m, 10)
			var l, r [dsp.Block]float32
			b.ResetTimer()
			for range b.N {
				m.Next(&l, &r)
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/1000/float64(b.N)*rate/60/dsp.Block, "ms/frame")
		})
	}
}

// How long what is prepared takes.
func BenchmarkPrepare(b *testing.B) {
	for range b.N {
		m := NewMusic(rate, 1)
		for m.Prepare() {
		}
	}
}
