package sound

import (
	"testing"

	"pgregory.net/rapid"
)

func TestEveryEffectHasFigures(t *testing.T) {
	names := map[string]bool{}
	for e := NoEffect + 1; e < Effects; e++ {
		f := e.Figures()
		if f.Name == "" || names[f.Name] {
			t.Errorf("effect %d has no name of its own: %q", e, f.Name)
		}
		names[f.Name] = true
		if f.Seconds <= 0 || f.Most < 1 || f.Priority < 0 || f.Priority > 9 || f.Duck < 0 || f.Duck > 12 {
			t.Errorf("%s has figures out of range: %+v", e, f)
		}
		if Named(f.Name) != e {
			t.Errorf("%s is not found by its name", e)
		}
	}
	if Named("nothing of the kind") != NoEffect {
		t.Error("a name that no effect has is found")
	}
}

// played returns the effects that begin in a tick with these cues.
func played(d *Desk, pace Pace, cues ...Cue) (list []Effect) {
	for _, c := range cues {
		d.Cue(c)
	}
	for _, p := range d.Tick(pace).Plays {
		list = append(list, p.Effect)
	}
	return list
}

func wait(d *Desk, ticks int) {
	for range ticks {
		d.Tick(Walking)
	}
}

func told(e Effect) Cue { return Cue{Effect: e, Told: true} }

func TestTheSameSoundsOnce(t *testing.T) {
	var d Desk
	if got := played(&d, Walking, told(Coin), told(Coin), told(Coin)); len(got) != 1 {
		t.Fatalf("three coins in a tick sound %d times", len(got))
	}
	if g := d.frame.Plays[0].Gain; g < sameGain-spread {
		t.Errorf("several coins are not louder than one: %.1f dB", g)
	}
	if got := played(&d, Walking, told(Coin)); len(got) != 0 {
		t.Error("a coin sounds again within 40 ms")
	}
	wait(&d, sameTicks)
	if got := played(&d, Walking, told(Coin)); len(got) != 1 {
		t.Error("a coin does not sound again after 40 ms")
	}
	first := d.frame.Plays[0].Take
	wait(&d, 3)
	played(&d, Walking, told(Coin))
	if d.frame.Plays[0].Take == first {
		t.Error("the same take sounds twice running")
	}
}

func TestDelayedOnesAllSound(t *testing.T) {
	var d Desk
	got := played(&d, Walking, told(Coin), Cue{Effect: Coin, Delay: .12, Told: true}, Cue{Effect: Coin, Delay: .24, Told: true})
	if len(got) != 3 {
		t.Errorf("%d of three coins one after the other sound", len(got))
	}
}

func TestOldestOfItsKindMakesRoom(t *testing.T) {
	var d Desk
	played(&d, Walking, told(Tower))
	first := d.frame.Plays[0].ID
	wait(&d, 10)
	if got := played(&d, Walking, told(Tower)); len(got) != 1 {
		t.Fatal("a second tower is not heard")
	}
	if s := d.frame.Stops; len(s) != 1 || s[0].ID != first || s[0].Fade != roomFade {
		t.Errorf("the first tower does not end: %v", s)
	}
}

// crowd lets twelve effects of priority 5 and 6 sound.
func crowd(d *Desk) {
	for _, e := range []Effect{Sword, Elixir, Item, ItemUsed, Duty, Join, GemBlue, GemRed, GemGreen, GemYellow, GemBlack, Heart} {
		d.Cue(told(e))
	}
	d.Tick(Walking)
}

func TestWeakestMakesRoom(t *testing.T) {
	var d Desk
	crowd(&d)
	if d.Playing() != mostAtOnce {
		t.Fatalf("%d effects play", d.Playing())
	}
	if got := played(&d, Walking, told(StepRoad)); len(got) != 0 {
		t.Error("a step is heard in a crowd of louder things")
	}
	if got := played(&d, Walking, told(Win)); len(got) != 1 || len(d.frame.Stops) != 1 {
		t.Error("nothing makes room for the winner")
	}
	if d.Playing() != mostAtOnce {
		t.Errorf("%d effects play", d.Playing())
	}
}

func TestPaces(t *testing.T) {
	steps := func(pace Pace) (n int) {
		var d Desk
		for range 8 {
			n += len(played(&d, pace, told(StepRoad)))
			wait(&d, 30)
		}
		return n
	}
	for _, c := range []struct {
		pace Pace
		want int
	}{{Walking, 8}, {Brisk, 4}, {Hasty, 0}, {Sudden, 0}} {
		if got := steps(c.pace); got != c.want {
			t.Errorf("pace %d: %d of eight steps are heard, want %d", c.pace, got, c.want)
		}
	}
	var d Desk
	if got := played(&d, Sudden, told(Coin), told(Right), told(Creak), told(Knock)); len(got) != 1 || got[0] != Right {
		t.Errorf("at once, %v are heard instead of the outcome", got)
	}
	wait(&d, 30)
	if got := played(&d, Sudden, Cue{Effect: Press}, told(Coin)); len(got) != 1 || got[0] != Press {
		t.Errorf("at once, %v answer the hand", got)
	}
}

func TestDuck(t *testing.T) {
	var d Desk
	d.Cue(told(Knock))
	d.Cue(told(Tower))
	if duck := d.Tick(Walking).Duck; duck != Knock.Figures().Duck {
		t.Errorf("music steps back by %.1f dB before a door", duck)
	}
	n := 0
	for d.Tick(Walking).Duck > Tower.Figures().Duck {
		n++
	}
	if seconds := Knock.Figures().Seconds * duckShare; n < int(seconds*60)-3 || n > int(seconds*60)+1 {
		t.Errorf("music stays back for %d ticks", n)
	}
	wait(&d, 200)
	if duck := d.Tick(Walking).Duck; duck != 0 {
		t.Errorf("music never comes back: %.1f dB", duck)
	}
}

func TestFade(t *testing.T) {
	var d Desk
	crowd(&d)
	d.Cue(told(Win))
	d.Fade()
	f := d.Tick(Walking)
	if len(f.Plays) != 0 || len(f.Stops) != mostAtOnce || d.Playing() != 0 {
		t.Errorf("after a skip %d begin, %d end and %d play", len(f.Plays), len(f.Stops), d.Playing())
	}
}

func TestHeard(t *testing.T) {
	var d Desk
	played(&d, Walking, told(Coin))
	if e, _ := d.Heard(); e != NoEffect {
		t.Errorf("a caption tells of %s", e)
	}
	played(&d, Walking, told(Creak))
	wait(&d, 20)
	if e, ago := d.Heard(); e != Creak || ago != 20 {
		t.Errorf("%s was heard %d ticks ago", e, ago)
	}
}

// Whatever is asked for, there are never too many, and what ends has begun.
func TestLimits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var d Desk
		begun := map[uint32]bool{}
		for range rapid.IntRange(1, 60).Draw(t, "ticks") {
			pace := Pace(rapid.IntRange(0, 3).Draw(t, "pace"))
			for range rapid.IntRange(0, 9).Draw(t, "cues") {
				d.Cue(Cue{Effect: Effect(rapid.IntRange(0, Effects+2).Draw(t, "effect")), Told: rapid.Bool().Draw(t, "told"),
					Pan: float32(rapid.Float64Range(-3, 3).Draw(t, "pan"))})
			}
			if rapid.IntRange(0, 9).Draw(t, "skip") == 0 {
				d.Fade()
			}
			f := d.Tick(pace)
			for _, p := range f.Plays {
				begun[p.ID] = true
				if p.Effect == NoEffect || p.Effect >= Effects || p.Take >= Takes || p.Pan < -widest || p.Pan > widest || p.Gain < -spread || p.Gain > sameGain+spread {
					t.Fatalf("out of range: %+v", p)
				}
			}
			for _, s := range f.Stops {
				if !begun[s.ID] {
					t.Fatalf("%d ends without having begun", s.ID)
				}
			}
			if d.Playing() > mostAtOnce {
				t.Fatalf("%d effects play", d.Playing())
			}
			kind := [Effects]int8{}
			for _, p := range d.playing {
				if kind[p.effect]++; kind[p.effect] > p.effect.Figures().Most {
					t.Fatalf("%s sounds %d times at once", p.effect, kind[p.effect])
				}
			}
		}
	})
}

func TestDeskAllocatesNothing(t *testing.T) {
	var d Desk
	for range 200 {
		crowd(&d)
	}
	if n := testing.AllocsPerRun(500, func() { crowd(&d) }); n != 0 {
		t.Errorf("%.1f allocations a tick", n)
	}
}

func TestPiecesAndAirsHaveNames(t *testing.T) {
	for p := Piece(0); p < Pieces; p++ {
		if p.String() == "" {
			t.Errorf("piece %d has no name", p)
		}
	}
	for a := Air(0); a < Airs; a++ {
		if a.String() == "" {
			t.Errorf("air %d has no name", a)
		}
	}
}
