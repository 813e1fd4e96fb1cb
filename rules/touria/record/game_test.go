package record

import (
	"bytes"
	"iter"
	"testing"

	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/touriatest"
)

var testRules = touriatest.Rules

// plies plays a game of a varied series at random, to its end or for so many decisions.
func plies(t testing.TB, i, most int) iter.Seq[*touriatest.Ply] {
	return func(yield func(*touriatest.Ply) bool) {
		t.Helper()
		s, _ := touriatest.Start(t, touriatest.Setup(i))
		for p := range touriatest.Play(t, &s, touriatest.Random(99, uint64(i))) {
			if p.N == most || !yield(p) {
				return
			}
		}
	}
}

// recordOf writes the record of a random game and also returns its last position.
func recordOf(t testing.TB, i, most int, full bool, chance string) (touria.State, []byte) {
	t.Helper()
	var out bytes.Buffer
	h := NewHeader(testRules.Board, touriatest.Setup(i), "")
	if h.Chance = chance; chance == ByEvents {
		h.Seed = ""
	}
	w, err := NewWriter(&out, testRules, &h)
	if err != nil {
		t.Fatal(err)
	}
	if w.Full = full; full || chance == ByEvents {
		first, events := touriatest.Start(t, touriatest.Setup(i))
		if err := w.Start(&first, events); err != nil {
			t.Fatal(err)
		}
	}
	var last touria.State
	for p := range plies(t, i, most) {
		if err := w.Decision(&p.Before, p.Made, p.Events, p.After); err != nil {
			t.Fatal(err)
		}
		last = *p.After
	}
	return last, out.Bytes()
}

func TestStatesRoundTrip(t *testing.T) {
	for i := range 12 {
		h := NewHeader(testRules.Board, touriatest.Setup(i), "")
		n := 0
		for p := range plies(t, i, 4000) {
			if n++; n > 20 && n%7 != 0 {
				continue
			}
			text := AppendState(nil, testRules, &p.Before)
			s, err := DecodeState(testRules, &h, text)
			if err != nil {
				t.Fatalf("game %d: %v\n%s", i, err, text)
			}
			if s.Hash() != p.Before.Hash() {
				t.Fatalf("game %d: the state read is another one:\n%s\n%s", i, text, AppendState(nil, testRules, &s))
			}
		}
	}
}

func TestDecisionsOfRandomGames(t *testing.T) {
	for i := range 12 {
		n := 0
		for p := range plies(t, i, 5000) {
			if n++; n%3 != 0 {
				continue
			}
			seen := map[string]bool{}
			for _, d := range testRules.Legal(&p.Before, nil) {
				text, err := AppendDecision(nil, testRules, &p.Before, d)
				if err != nil {
					t.Fatalf("%+v: %v", d, err)
				}
				if seen[string(text)] {
					t.Fatalf("two decisions are written alike: %s", text)
				}
				seen[string(text)] = true
				got, err := DecodeDecision(testRules, &p.Before, text)
				if err != nil {
					t.Fatalf("%s: %v", text, err)
				}
				if got != d {
					t.Fatalf("%s: got %+v, want %+v", text, got, d)
				}
			}
		}
	}
}

func TestEventsOfRandomGames(t *testing.T) {
	for i := range 12 {
		for p := range plies(t, i, 5000) {
			text := AppendEvents(nil, testRules, p.Events)
			again, err := DecodeEvents(testRules, p.Before.ToMove(), text, nil)
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			if got := AppendEvents(nil, testRules, again); !bytes.Equal(got, text) {
				t.Fatalf("%s became %s", text, got)
			}
		}
	}
}
