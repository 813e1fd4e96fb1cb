package scores

import (
	"errors"
	"strings"
	"testing"
)

func TestPieces(t *testing.T) {
	for _, name := range Names {
		tune := Load(name)
		for _, f := range Check(tune) {
			t.Errorf("%s: %s", name, f)
		}
		if tune.Title == "" || tune.Seconds() < 60 || tune.Seconds() > 240 {
			t.Errorf("%s: %q takes %.0f s", name, tune.Title, tune.Seconds())
		}
		t.Logf("%s: %s, %d bars, %.0f s and %.0f s of rest", name, tune.Title, tune.Bars(), tune.Seconds(), tune.Rest)
	}
}

// small is a score in which something can be made wrong.
const small = `X:1
T:Small
%%part tune lead flute layer=0
%%part harp chords harp flow gain=-3
M:6/8
L:1/8
Q:3/8=58
P:AA
K:Ddor
P:A
[V:tune] "Dm"A3 d2c | "G"G3 GAB |
[V:second] F3 A3 | D3 D2G |
`

func TestSmall(t *testing.T) {
	tune, err := Parse("small", small)
	if err != nil {
		t.Fatal(err)
	}
	s := tune.Sections["A"]
	if s.Bars != 2 || len(s.Voices["tune"]) != 7 || len(s.Chords) != 2 || s.Chords[1].Length != tune.Bar || tune.Bars() != 4 {
		t.Errorf("%+v", s)
	}
	if n := s.Voices["tune"][1]; n.Pitch != 74 || n.Length != 2*tune.Unit || n.At != 3*tune.Unit {
		t.Errorf("d2 is read as %+v", n)
	}
}

// Whatever is wrong is told where it stands.
func TestWrongScores(t *testing.T) {
	for _, c := range []struct {
		from, to     string
		line, column int
		what         string
	}{
		{"A3 d2c |", "A3 d2 |", 11, 20, "bar 1 has 480 ticks of 576"},
		{"GAB |", "GA? |", 11, 31, "not understood"},
		{`"Dm"A3`, `"Hm"A3`, 11, 11, "not a chord"},
		{`"Dm"A3`, `"DmA3`, 11, 11, "not a chord"},
		{"lead flute", "lead kazoo", 3, 18, "no instrument"},
		{"lead flute", "led flute", 3, 13, "no kind of part"},
		{"layer=0", "layer=5", 3, 24, "from 0 to 4"},
		{"gain=-3", "volume=3", 4, 30, "can't be set"},
		{"harp flow", "harp swirl", 13, 1, "no figure swirl"},
		{"M:6/8", "M:six", 5, 3, "a metre"},
		{"L:1/8", "L:1/7", 6, 3, "a unit"},
		{"Q:3/8=58", "Q:58", 7, 3, "a tempo"},
		{"K:Ddor", "K:D", 9, 3, "modes of the white notes"},
		{"P:AA", "P:AB", 8, 4, "no section B"},
		{"P:A\n", "", 10, 1, "stands in a section"},
		{"F3 A3 | D3 D2G |", "F3 A3 |", 10, 1, "voice second"},
		{"A3 d2c", "^ d2c", 11, 14, "no note follows"},
		{"A3 d2c", "A3/7 d2c", 11, 15, "whole number of ticks"},
		{"A3 d2c", "A,,,,,,3 d2c", 11, 14, "so high or low"},
		{"[V:tune]", "[V:tune", 11, 1, "] after the voice"},
		{"T:Small", "Small", 2, 1, "a line is"},
		{"F3 A3 | D3 D2G |", "|", 12, 11, "has no notes"},
	} {
		if !strings.Contains(small, c.from) {
			t.Fatalf("%q is not in the score", c.from)
		}
		_, err := Parse("small", strings.Replace(small, c.from, c.to, 1))
		var e *Error
		if !errors.As(err, &e) {
			t.Errorf("%q for %q: %v", c.to, c.from, err)
			continue
		}
		if e.Line != c.line || e.Column != c.column || !strings.Contains(e.What, c.what) {
			t.Errorf("%q for %q: %v, want %d:%d %s", c.to, c.from, e, c.line, c.column, c.what)
		}
	}
}

func TestCheckFinds(t *testing.T) {
	for _, c := range []struct{ from, to, what string }{
		{"A3 d2c", "A3 d'2c", "a leap of 17"},
		{"A3 d2c", "F3 B2c", "a leap of 6"},
		{"G3 GAB", "A3 CAB", "does not go on by step"},
		{"F3 A3", "f3 A3", "above the tune"},
		{"F3 A3 | D3 D2G", "G3 E3 | D3 D2G", "a dissonance of 2"},
		{"[V:second] F3 A3 | D3 D2G", "[V:second] A,3 D3 | G,3 z3", "parallel octaves"},
		{"GAB |", "GcF |", "close on a chord tone"},
		{"T:Small", "T:Small", "at least 24"},
	} {
		tune, err := Parse("small", strings.Replace(small, c.from, c.to, 1))
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for _, f := range Check(tune) {
			found = found || strings.Contains(f.String(), c.what)
		}
		if !found {
			t.Errorf("%q for %q: %q is not found in %v", c.to, c.from, c.what, Check(tune))
		}
	}
}

func TestFigures(t *testing.T) {
	if f := FindFigure(false, "6/8", "strum"); f == nil || len(f.Steps) != 6 || len(f.Steps[0].What) != 4 || !f.Steps[0].Accent {
		t.Errorf("%+v", f)
	}
	for text, what := range map[string]string{
		"chords 6/8 x 1 9": "1:16: \"9\" is none of the degrees",
		"beat 6/8 x D q":   "1:14: \"q\" is none of the strokes",
		"beat 6/8":         "1:1: a figure is",
		"\nbeat 6/8 x [D":  "2:14: the ] is missing",
	} {
		if _, err := ParseFigures("f", text); err == nil || !strings.Contains(err.Error(), what) {
			t.Errorf("%q: %v, want %s", text, err, what)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(small)
	for _, name := range Names {
		text, err := files.ReadFile(name + ".abc")
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
	f.Fuzz(func(t *testing.T, text string) {
		tune, err := Parse("fuzz", text)
		if err != nil {
			return
		}
		Check(tune)
		if tune.Bars() < 1 || tune.Seconds() <= 0 {
			t.Errorf("a tune of %d bars", tune.Bars())
		}
	})
}
