package letter

import (
	"io/fs"
	"testing"

	"touria.games/touria/assets/words"
)

// Every typeface has every character of the catalogues, no-break spaces too:
// none is shown as an empty box.
func TestCataloguesCovered(t *testing.T) {
	files, err := fs.Glob(words.Files, "*/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("no catalogues: %v", err)
	}
	for _, file := range files {
		data, err := words.Files.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range string(data) {
			if r != '\n' && !Draws(string(r)) {
				t.Errorf("%s: a face has no letter for %q", file, r)
			}
		}
	}
}

func TestWidth(t *testing.T) {
	for f := range faces {
		if Width("", f, 20) != 0 {
			t.Error("the empty text has a width")
		}
		a, b := Width("Touria", f, 20), Width("Touria", f, 40)
		if a < 40 || a > 90 {
			t.Errorf("face %d: Touria at 20 is %v wide", f, a)
		}
		if d := b - 2*a; d > .01 || d < -.01 {
			t.Errorf("face %d: width does not grow with the size: %v, %v", f, a, b)
		}
		if Width("AV", f, 100) >= Width("A", f, 100)+Width("V", f, 100) {
			t.Errorf("face %d: A and V are not kerned", f)
		}
	}
}

// The picture of a run holds all of its letters, whatever the effect.
func TestRunInsideItsPicture(t *testing.T) {
	for f := range faces {
		for _, e := range []Effect{Plain, Raised, Outlined, Gilded} {
			for _, size := range []uint16{4 * 16, 4 * 40} {
				img, _, _ := Paint(Run{Text: "Ägypten fjord", Face: f, Effect: e, Size: size})
				if img == nil {
					t.Fatal("nothing was painted")
				}
				b := img.Bounds()
				ink := 0
				for y := range b.Dy() {
					for x := range b.Dx() {
						_, _, _, a := img.At(x, y).RGBA()
						if a > 0 {
							ink++
						}
						if edge := x == 0 || y == 0 || x == b.Dx()-1 || y == b.Dy()-1; edge && a > 0x3000 {
							t.Fatalf("face %d effect %d size %d: cut off at %d,%d", f, e, size, x, y)
						}
					}
				}
				if ink < 200 {
					t.Errorf("face %d effect %d: only %d pixels", f, e, ink)
				}
			}
		}
	}
}

func TestNothingToPaint(t *testing.T) {
	if img, _, _ := Paint(Run{Text: "  ", Face: Bold, Size: 80}); img != nil {
		t.Error("blanks make a picture")
	}
}

func BenchmarkPaint(b *testing.B) {
	for b.Loop() {
		Paint(Run{Text: "Choose a tower, Rosalind", Face: Bold, Size: 4 * 22})
	}
}
