//go:build !js

package sound

import (
	"errors"
	"math"
	"runtime"
	"sync"
	"testing"
	"time"

	"touria.games/touria/assets/air"
	"touria.games/touria/assets/band"
	"touria.games/touria/assets/dsp"
	"touria.games/touria/assets/foley"
	"touria.games/touria/assets/meter"
	"touria.games/touria/game/sound"
)

// What the game asks for can be played: names and lengths agree.
func TestEverythingHasASound(t *testing.T) {
	for e := sound.NoEffect + 1; e < sound.Effects; e++ {
		i := foley.Index(e.String())
		if i < 0 {
			t.Errorf("nobody makes %s", e)
			continue
		}
		if got, want := float64(e.Figures().Seconds), foley.Effects()[i].Seconds; math.Abs(got-want) > 0.001 {
			t.Errorf("%s takes %.2f s, the desk counts with %.2f", e, want, got)
		}
	}
	for _, e := range foley.Effects() {
		if sound.Named(e.Name) == sound.NoEffect {
			t.Errorf("nobody asks for %s", e.Name)
		}
	}
	if foley.Takes != sound.Takes || band.Pieces != sound.Pieces || air.Places != sound.Airs {
		t.Error("the numbers of takes, pieces or airs differ")
	}
	for p := range sound.Piece(sound.Pieces) {
		if band.Piece(p).String() != p.String() {
			t.Errorf("%s is played as %s", p, band.Piece(p))
		}
	}
	for a := range sound.Air(sound.Airs) {
		if air.Place(a).String() != a.String() {
			t.Errorf("%s is played as %s", a, air.Place(a))
		}
	}
}

// made returns a mixer that has the first take of some effects.
func made(effects ...sound.Effect) *Mixer {
	m := NewMixer(1)
	for _, e := range effects {
		for k := range sound.Takes {
			t := keep(foley.Make(foley.Index(e.String()), k, keptRate))
			m.shelf.takes[e][k].Store(&t)
		}
	}
	return m
}

var usual = sound.Volume{All: sound.UsualVolume, Music: sound.UsualVolume, Effects: sound.UsualVolume, Air: sound.UsualVolume}

// mixed lets a mixer play frames that come every sixtieth of a second, and returns stereo.
func mixed(m *Mixer, ticks int, frame func(tick int) *sound.Frame) (stereo []float32) {
	due := 0
	for tick := range ticks {
		m.Apply(frame(tick))
		for due += Rate / 60; due >= dsp.Block; due -= dsp.Block {
			var l, r [dsp.Block]float32
			m.Next(&l, &r)
			for i := range l {
				stereo = append(stereo, l[i], r[i])
			}
		}
	}
	return stereo
}

// one plays an effect after half a second.
func one(p sound.Play, v sound.Volume) func(int) *sound.Frame {
	return func(tick int) *sound.Frame {
		f := &sound.Frame{Volume: v}
		if tick == 30 {
			p.ID = 1
			f.Plays = []sound.Play{p}
		}
		return f
	}
}

func side(stereo []float32, k int) (mono []float32) {
	for i := k; i < len(stereo); i += 2 {
		mono = append(mono, stereo[i])
	}
	return mono
}

// An effect in the middle is as loud as it is made, whatever the rates; at the side it comes
// from there.
func TestLoudnessAndPlace(t *testing.T) {
	for _, e := range []sound.Effect{sound.Coin, sound.Tower, sound.GemRed, sound.Page} {
		m := made(e)
		want := foley.Effects()[foley.Index(e.String())].Loudness
		x := mixed(m, 160, one(sound.Play{Effect: e}, usual))
		if got := meter.Measure(x, Rate).Momentary; math.Abs(got-want) > 1 {
			t.Errorf("%s: %.1f LUFS, want %.1f", e, got, want)
		}
		x = mixed(m, 160, one(sound.Play{Effect: e, Pan: 0.7}, usual))
		l, r := meter.Power(side(x, 0), Rate), meter.Power(side(x, 1), Rate)
		if dB := 10 * math.Log10(r/l); dB < 10 || dB > 18 {
			t.Errorf("%s at the right: %.1f dB", e, dB)
		}
		v := usual
		v.Mono = true
		x = mixed(m, 160, one(sound.Play{Effect: e, Pan: 0.7}, v))
		if l, r := meter.Power(side(x, 0), Rate), meter.Power(side(x, 1), Rate); l != r {
			t.Errorf("%s: the ears do not hear the same", e)
		}
	}
}

func TestDelay(t *testing.T) {
	m := made(sound.Coin)
	x := side(mixed(m, 120, one(sound.Play{Effect: sound.Coin, Delay: 0.25}, usual)), 0)
	first := 0
	for first < len(x) && x[first] == 0 {
		first++
	}
	if want := Rate/2 + Rate/4; first < want-400 || first > want+600 {
		t.Errorf("it begins at frame %d, want %d", first, want)
	}
}

func TestCalm(t *testing.T) {
	v := usual
	v.Calm = true
	x := mixed(made(sound.Win), 300, one(sound.Play{Effect: sound.Win, Gain: 2}, v))
	if got := meter.Measure(x, Rate).Momentary; got > calmMost+0.5 {
		t.Errorf("a win while calm: %.1f LUFS", got)
	}
}

// Music steps back and comes back smoothly, and less while calm.
func TestDuck(t *testing.T) {
	loud := func(calm bool) (before, during, after float64) {
		m := NewMixer(1)
		m.Solo(MusicBus)
		v := usual
		v.Calm = calm
		x := mixed(m, 900, func(tick int) *sound.Frame {
			f := &sound.Frame{Volume: v, Mood: sound.Mood{Piece: sound.WeddingDance, AtOnce: true, Layer: 4, Lead: -1}}
			if tick >= 360 && tick < 540 {
				f.Duck = 12
			}
			return f
		})
		part := func(from, to int) float64 { return meter.Measure(x[2*Rate*from:2*Rate*to], Rate).Integrated }
		return part(2, 6), part(7, 9), part(11, 15)
	}
	before, during, after := loud(false)
	if d := before - during; d < 9 || d > 15 {
		t.Errorf("music steps back by %.1f LU", d)
	}
	if d := math.Abs(after - before); d > 3 {
		t.Errorf("music comes back %.1f LU off", d)
	}
	before, during, _ = loud(true)
	if d := before - during; math.Abs(d) > 3 {
		t.Errorf("calm music steps back by %.1f LU", d)
	}
}

// Muting, coming back, stopping and sliders leave no step behind.
func TestNoClicks(t *testing.T) {
	m := made(sound.Heart, sound.Peek)
	x := mixed(m, 600, func(tick int) *sound.Frame {
		v := usual
		v.Mute = tick/60%2 == 1
		v.Air = tick / 40 % 11
		f := &sound.Frame{Volume: v, Mood: sound.Mood{Air: sound.Meadow, Layer: 4}}
		if tick%90 == 10 {
			f.Plays = []sound.Play{{ID: uint32(tick), Effect: sound.Peek}}
		}
		if tick%90 == 40 {
			f.Stops = []sound.Stop{{ID: uint32(tick - 30), Fade: 0.01}}
		}
		return f
	})
	if at := meter.Clicks(side(x, 0), Rate); len(at) > 0 {
		t.Errorf("clicks at %v", at)
	}
}

func TestMute(t *testing.T) {
	for name, f := range map[string]sound.Frame{
		"muted":  {Volume: sound.Volume{All: 7, Music: 7, Effects: 7, Air: 7, Mute: true}},
		"silent": {Volume: usual, Away: sound.Silent},
		"zero":   {Volume: sound.Volume{Music: 7, Effects: 7, Air: 7}},
	} {
		f.Mood = sound.Mood{Piece: sound.FourTowers, AtOnce: true, Layer: 4, Lead: -1, Air: sound.Meadow}
		x := mixed(NewMixer(1), 180, func(int) *sound.Frame { return &f })
		if l := meter.Measure(x[Rate:], Rate).Momentary; l > -90 {
			t.Errorf("%s: %.1f LUFS", name, l)
		}
	}
}

func TestAway(t *testing.T) {
	m := made(sound.Coin, sound.TurnRose)
	quiet := func(p sound.Play) float64 {
		return meter.Measure(mixed(m, 180, func(tick int) *sound.Frame {
			f := one(p, usual)(tick)
			f.Away = sound.Quieter
			return f
		}), Rate).Momentary
	}
	if l := quiet(sound.Play{Effect: sound.Coin}); l > -90 {
		t.Errorf("a coin is heard from the background: %.1f LUFS", l)
	}
	if l := quiet(sound.Play{Effect: sound.TurnRose}); l < -25 {
		t.Errorf("the call of one's turn is not heard from the background: %.1f LUFS", l)
	}
}

// What is kept at a lower rate and in 16 bits is hardly other than what was made.
func TestKept(t *testing.T) {
	i := foley.Index("gem-blue")
	m := NewMixer(1)
	k := keep(foley.Make(i, 0, keptRate))
	m.shelf.takes[sound.GemBlue][0].Store(&k)
	x := side(mixed(m, 160, one(sound.Play{Effect: sound.GemBlue}, usual)), 0)
	if images := meter.Above(x, Rate, 14000); images > -40 {
		t.Errorf("resampling adds %.0f dB above 14 kHz", images)
	}
	before := append(make([]float32, keptRate/2), foley.Make(i, 0, keptRate)...)
	if got, want := meter.Above(x, Rate, 2500), meter.Above(before, keptRate, 2500); math.Abs(got-want) > 1 {
		t.Errorf("what is above 2.5 kHz is changed from %.1f to %.1f dB", want, got)
	}
	if k.at(-1) != 0 {
		t.Error("a take does not end at rest")
	}
}

// at returns a value, from the end if i is negative.
func (t take) at(i int) float64 {
	if i < 0 {
		i += len(t)
	}
	if math.Abs(float64(t[i])) <= 16 {
		return 0
	}
	return float64(t[i])
}

// fake is a device that counts.
type fake struct {
	mu   sync.Mutex
	gone error
}

func (f *fake) Err() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.gone
}
func (f *fake) Close() {}

// Without a device the deck is silent and takes everything; one that goes away is looked for
// again.
func TestDeviceGoesAndComes(t *testing.T) {
	var mu sync.Mutex
	var devices []*fake
	open := func(read func([]float32)) (device, error) {
		mu.Lock()
		defer mu.Unlock()
		if len(devices) == 0 {
			devices = append(devices, nil)
			return nil, errors.New("no device yet")
		}
		f := &fake{}
		devices = append(devices, f)
		buffer := make([]float32, 1000)
		read(buffer)
		return f, nil
	}
	d := openWith([]opener{open}, 200*time.Millisecond)
	defer d.Close()
	until := func(s sound.State) {
		t.Helper()
		for range 1500 {
			d.Tick(&sound.Frame{Volume: usual, Plays: []sound.Play{{ID: 1, Effect: sound.Press}}})
			if d.State() == s {
				return
			}
			time.Sleep(10 * time.Millisecond)
		}
		t.Fatalf("the state never becomes %d", s)
	}
	d.Step(true)
	if d.State() != sound.Sounds {
		t.Error("a device is missed before one is looked for")
	}
	until(sound.Missing)
	until(sound.Sounds)
	mu.Lock()
	last := devices[len(devices)-1]
	n := len(devices)
	mu.Unlock()
	last.mu.Lock()
	last.gone = errors.New("pulled out")
	last.mu.Unlock()
	until(sound.Missing)
	until(sound.Sounds)
	mu.Lock()
	defer mu.Unlock()
	if len(devices) <= n {
		t.Error("no other device was opened")
	}
}

// Nothing is made for a device that is not there.
func TestNothingForNobody(t *testing.T) {
	d := &Deck{shelf: newShelf(), begin: make(chan struct{})}
	d.state.Store(int32(sound.Missing))
	if d.Step(true) || d.shelf.maker != nil {
		t.Error("effects are made that nobody can hear")
	}
	d.state.Store(int32(sound.Sounds))
	if !d.Step(true) {
		t.Error("a device is there, and nothing is made")
	}
}

// What is asked for is in the next blocks that the device reads; with its buffer it is heard
// within 50 ms.
func TestSoundIsPrompt(t *testing.T) {
	d := &Deck{shelf: newShelf()}
	d.reads.Store(true)
	d.mixer = newMixer(d.shelf, Rate, 1)
	k := keep(foley.Make(foley.Index("press"), 0, keptRate))
	d.shelf.takes[sound.Press][0].Store(&k)
	quiet := sound.Frame{Volume: usual}
	buffer := make([]float32, 2*Rate/10)
	d.Tick(&quiet)
	d.read(buffer)
	d.Tick(&sound.Frame{Volume: usual, Plays: []sound.Play{{ID: 1, Effect: sound.Press}}})
	d.read(buffer)
	first := 0
	for first < len(buffer) && max(buffer[first], -buffer[first]) < 1e-3 {
		first++
	}
	if ms := float64(first/2) / Rate * 1000; ms > 8 {
		t.Errorf("it begins %.1f ms into what the device reads next", ms)
	}
	if buffered > 50*time.Millisecond {
		t.Errorf("the device keeps %v", buffered)
	}
}

// A device that never reads is no burden.
func TestNobodyReads(t *testing.T) {
	d := &Deck{shelf: newShelf()}
	d.reads.Store(true)
	for i := range 10000 {
		d.Tick(&sound.Frame{Plays: []sound.Play{{ID: uint32(i), Effect: sound.Press}}, Stops: []sound.Stop{{ID: uint32(i)}}})
	}
	if len(d.frame.Plays) > mostWaiting || len(d.frame.Stops) > mostWaiting {
		t.Errorf("%d plays wait", len(d.frame.Plays))
	}
	if d.frame.Plays[len(d.frame.Plays)-1].ID != 9999 {
		t.Error("the last play is lost")
	}
}

func TestShelf(t *testing.T) {
	s := newShelf()
	if len(s.order) != (sound.Effects-1)*sound.Takes {
		t.Errorf("%d takes are to be made", len(s.order))
	}
	for s.get(sound.Hover, 0) == nil {
		if !s.step(true) {
			t.Fatal("hover is never made")
		}
	}
	made := s.made
	for range 1000 {
		if !s.step(false) {
			t.Fatal("nothing more is to be made")
		}
	}
	if s.made != made {
		t.Error("what nobody wants is made in frames that have other things to do")
	}
	s.hurry(sound.Win)
	steps := 0
	for ; s.get(sound.Win, 2) == nil; steps++ {
		if !s.step(false) {
			t.Fatal("win is never made")
		}
	}
	if steps > 400 {
		t.Errorf("what is in a hurry is made after %d steps", steps)
	}
}

func TestMixAllocatesNothing(t *testing.T) {
	m := crowd()
	var l, r [dsp.Block]float32
	if n := testing.AllocsPerRun(4000, func() { m.Next(&l, &r) }); n != 0 {
		t.Errorf("%.2f allocations a block", n)
	}
}

// crowd returns a mixer in which everybody plays and eight effects sound for ever.
func crowd() *Mixer {
	m := made(sound.Heart)
	f := &sound.Frame{Volume: usual, Mood: sound.Mood{Piece: sound.RoundTheCastle, AtOnce: true, Layer: 4, Lead: -1, Air: sound.Meadow}}
	m.Apply(f)
	var l, r [dsp.Block]float32
	for range 4000 {
		m.Next(&l, &r)
	}
	long := make(take, keptRate*600)
	for i := range long {
		long[i] = int16(i % 997)
	}
	for i := range 8 {
		m.voices[i] = voice{id: 1, take: long, left: 0.01, right: 0.01, fade: 1}
	}
	return m
}

// Work a frame of 1/60 s with the full band, air and eight effects.
func BenchmarkMix(b *testing.B) {
	m := crowd()
	var l, r [dsp.Block]float32
	b.ResetTimer()
	for range b.N {
		m.Next(&l, &r)
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/1000/float64(b.N)*Rate/60/dsp.Block, "ms/frame")
}

// The memory of all that sounds: instruments, hall, airs and effects.
func BenchmarkMemory(b *testing.B) {
	var before, after runtime.MemStats
	for range b.N {
		runtime.GC()
		runtime.ReadMemStats(&before)
		m := NewMixer(1)
		m.prepare()
		for m.Step() {
		}
		for p := band.Title; p < band.Pieces; p++ { // every piece has been played
			m.music.Play(p, true)
			var l, r [dsp.Block]float32
			for range 6000 {
				m.music.Next(&l, &r)
			}
		}
		runtime.GC()
		runtime.ReadMemStats(&after)
		runtime.KeepAlive(m)
		b.ReportMetric(float64(after.HeapAlloc-before.HeapAlloc)/1e6, "MB")
	}
}

// What all takes need, and how long they take to make in steps.
func BenchmarkShelf(b *testing.B) {
	var bytes, steps int
	var longest time.Duration
	for range b.N {
		s := newShelf()
		for more := true; more; steps++ {
			from := time.Now()
			more = s.step(true)
			longest = max(longest, time.Since(from))
		}
		bytes = s.bytes()
	}
	b.ReportMetric(float64(bytes)/1e6, "MB")
	b.ReportMetric(float64(longest.Microseconds())/1000, "ms/longest")
	b.ReportMetric(float64(steps)/float64(b.N), "steps")
}

// bytes returns how much memory the takes use.
func (s *shelf) bytes() (n int) {
	for e := range s.takes {
		for k := range s.takes[e] {
			if t := s.takes[e][k].Load(); t != nil {
				n += 2 * cap(*t)
			}
		}
	}
	return n
}
