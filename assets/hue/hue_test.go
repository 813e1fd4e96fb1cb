package hue

import "testing"

// Text has a contrast of 4.5:1 to its background, rims have 3:1.
func TestContrast(t *testing.T) {
	for _, c := range []struct {
		name  string
		a, b  C
		least float64
	}{
		{"text on light paper", InkText, PaperLit, 7},
		{"text on old paper", InkText, PaperEdge, 4.5},
		{"headings on paper", InkRed, Paper, 4.5},
		{"cream on the table", Cream, Oak, 4.5},
		{"gem rims against each other", GemRimIn, GemRimOut, 7},
		{"dark gem rim on paper", GemRimOut, Paper, 3},
		{"light gem rim on the table", GemRimIn, Oak, 3},
		{"roads on the meadow", RoadCore, RoadRim, 3},
	} {
		if got := Contrast(c.a, c.b); got < c.least {
			t.Errorf("%s: %.1f, want at least %.1f", c.name, got, c.least)
		}
	}
}

func TestMixes(t *testing.T) {
	a, b := Hex(0x102030), Hex(0x30a0f0)
	if Mix(a, b, 0) != a || Mix(a, b, 1) != b || Mix(a, b, 7) != b {
		t.Error("the ends of a mix are not its colours")
	}
	if c := Shade(Hex(0xffffff), 1); c.B <= c.R || c.R <= c.G {
		t.Errorf("shadow is not violet: %v", c)
	}
	if c := Fade(Hex(0xff8000), .5); c.A != 128 || c.R != 128 || c.G != 64 {
		t.Errorf("half of orange is %v", c)
	}
}
