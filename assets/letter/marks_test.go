package letter

import (
	"testing"

	"golang.org/x/text/unicode/norm"
)

// Letters and their marks are those of Unicode.
func TestMarks(t *testing.T) {
	for _, in := range [][2]rune{{0xc0, 0x24f}, {0x370, 0x52f}, {0x1e00, 0x1eff}} {
		for r := in[0]; r <= in[1]; r++ {
			split := []rune(norm.NFD.String(string(r)))
			last := len(split) - 1
			if last == 0 || !isMark(split[last]) {
				continue
			}
			letter := []rune(norm.NFC.String(string(split[:last])))
			if len(letter) != 1 || norm.NFC.String(string(r)) != string(r) {
				continue
			}
			if got := with(letter[0], split[last]); got != r {
				t.Errorf("%c with %U is %c, not %c", letter[0], split[last], got, r)
			}
			if got := plain(r); got != letter[0] {
				t.Errorf("%c without its mark is %c, not %c", r, got, letter[0])
			}
		}
	}
}

// Names are drawn with the letters that there are, in one piece or not; nothing is drawn as an empty box.
func TestSpell(t *testing.T) {
	for _, test := range []struct {
		text, want string
		exact      bool
	}{
		{"Zoë", "Zoë", true},
		{"Zoe\u0308", "Zoë", true},
		{"A\u030angstro\u0308m", "Ångström", true},
		{"Άννα", "Άννα", true},
		{"Α\u0301ννα", "Άννα", true},
		{"И\u0306", "Й", true},
		{"Nguyễn", "Nguyên", false},
		{"Nguye\u0302\u0303n", "Nguyên", false},
		{"Ngọc", "Ngoc", false},
		{"x\u0323", "x", false},
		{"明子", "??", false},
		{"علي", "???", false},
		{"👩\u200d🚀\ufe0f", "??", false},
		{"a\nb", "a?b", false},
	} {
		for f := range faces {
			if got, exact := open[f]().spell(test.text); got != test.want || exact != test.exact {
				t.Errorf("face %d spells %q as %q, %v; want %q, %v", f, test.text, got, exact, test.want, test.exact)
			}
			if got, want := Width(test.text, f, 20), Width(test.want, f, 20); got != want {
				t.Errorf("face %d: %q is %v wide, %q %v", f, test.text, got, test.want, want)
			}
			if got, want := len(Path(test.text, f, 20)), len(Path(test.want, f, 20)); got != want {
				t.Errorf("face %d draws %q otherwise than %q", f, test.text, test.want)
			}
		}
		if Draws(test.text) != test.exact {
			t.Errorf("all of %q can be drawn: %v", test.text, !test.exact)
		}
	}
}
