package touria

import (
	"slices"
	"testing"

	"touria.games/touria/rules"
)

// FuzzGame plays a game whose set-up and decisions come from the fuzzer's bytes, and checks the
// invariants in every position: go test -fuzz FuzzGame.
func FuzzGame(f *testing.F) {
	for _, text := range []string{"", "\x00", "abcdefgh", "two seats and a broom", "\x03\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff",
		"\x1e the quick brown fox jumps over the lazy dog, again and again, until the royal children are found"} {
		f.Add(uint64(len(text)), []byte(text))
	}
	f.Fuzz(func(t *testing.T, seed uint64, text []byte) {
		setup := Setup{Seats: rules.SeatsFor(2), Hearts: 7, Gold: 7, Seed: seed}
		if len(text) > 0 {
			b := text[0]
			setup.Seats = rules.SeatsFor(2 + int(b%3))
			setup.SuddenMarriage = b>>2&1 != 0
			setup.OpenScreens = b>>3&1 != 0
			setup.Hearts, setup.Gold = 1+int(b>>4&7), 1+int(b>>5&7)
			text = text[1:]
		}
		s, err := testRules.New(setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		var buf, more [MaxLegal]Decision
		for i := range min(len(text)*8, 4000) { // repeat the text, shifted each time
			if s.Phase() == PhaseOver {
				return
			}
			if err := testRules.Check(&s); err != nil {
				t.Fatal(err)
			}
			legal := testRules.Legal(&s, buf[:0])
			v := testRules.View(&s, s.ToMove())
			if may := testRules.LegalFor(&v, more[:0]); !slices.Equal(may, legal) {
				t.Fatalf("phase %s: from the view %s, in truth %s", s.Phase(), sayAll(may), sayAll(legal))
			}
			d := legal[(int(text[i%len(text)])+i/len(text)*31)%len(legal)]
			if err := testRules.Play(&s, d, nil); err != nil {
				t.Fatal(err)
			}
		}
	})
}
