package kit

import (
	"slices"
	"testing"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
)

// film is a recorded game of nine decisions whose turns begin at 0, 3 and 6, with a turning point that ends at 6.
type film struct {
	ui.Page
	bar  ReplayBar
	reel Reel
	asks int
}

func newFilm(t *testing.T) *film {
	t.Helper()
	a := uitest.App(ui.Config{Games: []ui.Game{uitest.Number{}}})
	f := &film{Page: ui.Page{App: a}, reel: Reel{Len: 9, Stops: []int{0, 3, 6, 9}, Marks: []int{0, 3, 6}, Points: []int{6},
		Players: []Player{{Name: "Anna", Judged: []Judged{{0, Certain / 2}, {9, Certain}}, Now: "50%"}, {Name: "Bruno"}}, Told: "Turn 1"}}
	f.bar = ReplayBar{App: a, Unit: "replay.step", Reel: func() Reel { l := f.reel; l.Points = slices.Clone(l.Points); return l },
		GoTo: func(at int) { f.reel.At, f.reel.Playing = min(max(at, 0), f.reel.Len), false }, Play: func() { f.reel.Playing = !f.reel.Playing },
		StepOn: func() { f.reel.At++ }, Ask: func() { f.asks++ }}
	a.Push(f)
	return f
}

func (*film) Name() string             { return "film" }
func (*film) Opaque() bool             { return true }
func (f *film) Key(k ui.Key) bool      { return f.bar.Key(k) }
func (f *film) Down(x, y float32) bool { return f.bar.Down(x, y) }
func (f *film) Build(b *ui.Builder) {
	rows := ui.Rows(f.bar.App.Screen(), 8, -1, 60, 60)
	b.Ground("film")
	f.bar.BuildTime(b, rows[1])
	f.bar.BuildTransport(b, rows[2])
}

// Keys lead to decisions, turns and turning points; a turn back leads first to the start of the one that is shown.
func TestReplayKeys(t *testing.T) {
	f := newFilm(t)
	for _, x := range []struct {
		key      ui.Key
		from, to int
	}{
		{ui.KeyD, 0, 3}, {ui.KeyD, 4, 6}, {ui.KeyD, 7, 9}, {ui.KeyD, 9, 9}, {ui.KeyA, 9, 6}, {ui.KeyA, 5, 3}, {ui.KeyA, 3, 0}, {ui.KeyA, 0, 0},
		{ui.PadRT, 2, 6}, {ui.PadRT, 6, 6}, {ui.PadLT, 8, 6}, {ui.PadLT, 6, 6}, {ui.KeyQ, 5, 4}, {ui.KeyQ, 0, 0}, {ui.KeyE, 5, 6}, {ui.KeyHome, 5, 0}, {ui.KeyEnd, 5, 9},
	} {
		f.reel.At, f.reel.Busy = x.from, false
		if !f.bar.Key(x.key) || f.reel.At != x.to {
			t.Errorf("%v leads from %d to %d, not to %d", x.key, x.from, f.reel.At, x.to)
		}
	}
	f.reel.At, f.reel.Busy = 4, true // while a decision plays, a turn back is the one before
	if f.bar.Key(ui.KeyA); f.reel.At != 0 {
		t.Errorf("back from a decision that plays leads to %d", f.reel.At)
	}
	for _, k := range []ui.Key{ui.KeyP, ui.KeySpace, ui.PadX} { // each plays and holds, and leads nowhere by itself
		for _, want := range []bool{true, false} {
			if at := f.reel.At; !f.bar.Key(k) || f.reel.Playing != want || f.reel.At != at {
				t.Errorf("key %v: at %d instead of %d, playing %v", k, f.reel.At, at, f.reel.Playing)
			}
		}
	}
	if f.bar.Key(ui.KeyH); f.asks != 1 {
		t.Error("nobody is asked")
	}
	if f.bar.Key(ui.KeyX) || f.bar.Key(ui.KeyLeft) {
		t.Error("a key of others is taken")
	}
}

// The buttons say why they lead nowhere, the line who is how likely to win, and a press on it leads there.
func TestReplayLine(t *testing.T) {
	f := newFilm(t)
	a := f.bar.App
	uitest.Wait(a, 1)
	for id, off := range map[string]bool{"replay.turn.back": true, "replay.step.back": true, "replay.play": false, "replay.step.on": false, "replay.turn.on": false,
		"replay.point.back": true, "replay.point.on": false} {
		if e := a.Element(id); e.Disabled != off || off != (e.Why != "") {
			t.Errorf("%s is off: %t, for %q", id, e.Disabled, e.Why)
		}
	}
	e := a.Element(timeLine)
	if e.Label != "Turn 1\nAnna: 50%" || len(e.Graph.Curves) != 1 || e.Graph.Curves[0].Points[1] != (ui.CurvePoint{X: 1, Y: 1}) || e.Graph.Stars[0] != float32(6)/9 {
		t.Errorf("the line shows %q, %+v", e.Label, e.Graph)
	}
	g := e.GraphRect()
	if !f.bar.Down(g.X+g.W*5/9, g.Y+1) || f.reel.At != 5 || f.bar.Down(g.X, e.Rect.Y-9) {
		t.Errorf("a press leads to %d", f.reel.At)
	}
	if f.bar.Wheel(-1); f.reel.At != 6 {
		t.Errorf("the wheel leads to %d", f.reel.At)
	}
}

// In two rows all buttons have their own place.
func TestTransportCells(t *testing.T) {
	for _, r := range []ui.Rect{{W: 400, H: 50}, {X: 5, Y: 7, W: 240, H: 92}} {
		cells := transportCells(r)
		if len(cells) != Moves {
			t.Fatalf("%d places", len(cells))
		}
		for i, c := range cells {
			if c.W < 44 || c.H < 44 || c.X < r.X || c.Y < r.Y || c.X+c.W > r.X+r.W+.01 || c.Y+c.H > r.Y+r.H+.01 {
				t.Errorf("place %d is %v in %v", i, c, r)
			}
			for _, o := range cells[:i] {
				if c.Overlaps(o) {
					t.Errorf("%v overlaps %v", c, o)
				}
			}
		}
	}
}

// What a bot weighed is told with its number, and the better or the next best other one.
func TestWeighed(t *testing.T) {
	a := newFilm(t).bar.App
	half, third := int32(Certain/2), int32(Certain/3)
	alone := Weighed(a, "Bruno", half, -1)
	for _, x := range []struct {
		made, other int32
		key         string
	}{{half, third, "replay.why.other"}, {third, half, "replay.why.better"}, {half, half, "replay.why.other"}} {
		text := Weighed(a, "Bruno", x.made, x.other)
		if want := Weighed(a, "Bruno", x.made, -1) + " " + a.T(x.key, words.Lit("Chance", Chance(a, x.other))); text != want {
			t.Errorf("%q, want %q", text, want)
		}
	}
	if alone == "" || Chance(a, third) != "33%" || Chance(a, Certain) != "100%" {
		t.Errorf("%q, %s, %s", alone, Chance(a, third), Chance(a, Certain))
	}
}
