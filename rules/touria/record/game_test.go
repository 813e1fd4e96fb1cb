package record

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

var testRules = touria.NewRules(touria.DefaultBoard())

// setupOf returns the set-up of the i-th game of a varied series.
func setupOf(i int) touria.Setup {
	s := touria.Setup{Seats: rules.SeatsFor(2 + i%3), Start: rules.Seat(i / 3 % 2 * 2), Hearts: 7, Gold: 7, Seed: uint64(i), Variants: touria.Variants{SuddenMarriage: i%4 == 3, OpenScreens: i%5 == 1}}
	if i%2 == 1 {
		s.Hearts, s.Gold = 5, 5
	}
	if i%7 == 2 {
		s.Goals[rules.N] = touria.Goal{Hearts: 6, Gold: 3}
	}
	return s
}

// randomGame plays a random game of at most the given number of decisions. It calls each before
// every decision and once at the end, with a nil log.
func randomGame(t testing.TB, i, most int, each func(before *touria.State, d touria.Decision, after *touria.State, events []touria.Event)) (touria.State, []touria.Event) {
	t.Helper()
	rng := rand.New(rand.NewPCG(99, uint64(i)))
	var log touria.Log
	s, err := testRules.New(setupOf(i), &log)
	if err != nil {
		t.Fatal(err)
	}
	start := log.Events
	first := s
	for n := 0; n < most && s.Phase() != touria.PhaseOver; n++ {
		legal := testRules.Legal(&s, nil)
		d := legal[rng.IntN(len(legal))]
		before := s
		log = touria.Log{}
		testRules.Apply(&s, d, &log)
		each(&before, d, &s, log.Events)
	}
	return first, start
}

// recordOf writes the record of a random game and also returns its last position.
func recordOf(t testing.TB, i, most int, full bool, chance string) (touria.State, []byte) {
	t.Helper()
	var body, out bytes.Buffer
	h := NewHeader(testRules.Board, setupOf(i), "")
	if h.Chance = chance; chance == ByEvents {
		h.Seed = ""
	}
	w, err := NewWriter(&body, testRules, &h)
	if err != nil {
		t.Fatal(err)
	}
	w.Full = full
	out.Write(body.Bytes())
	body.Reset()
	var last touria.State
	first, events := randomGame(t, i, most, func(before *touria.State, d touria.Decision, after *touria.State, events []touria.Event) {
		if err := w.Decision(before, d, events, after); err != nil {
			t.Fatal(err)
		}
		last = *after
	})
	if full || chance == ByEvents {
		out.Write(append(AppendStart(nil, testRules, &first, events), '\n'))
	}
	out.Write(body.Bytes())
	return last, out.Bytes()
}

func TestStatesRoundTrip(t *testing.T) {
	for i := range 12 {
		h := NewHeader(testRules.Board, setupOf(i), "")
		n := 0
		randomGame(t, i, 4000, func(before *touria.State, _ touria.Decision, _ *touria.State, _ []touria.Event) {
			if n++; n > 20 && n%7 != 0 {
				return
			}
			text := AppendState(nil, testRules, before)
			s, err := DecodeState(testRules, &h, text)
			if err != nil {
				t.Fatalf("game %d: %v\n%s", i, err, text)
			}
			if s.Hash() != before.Hash() {
				t.Fatalf("game %d: the state read is another one:\n%s\n%s", i, text, AppendState(nil, testRules, &s))
			}
		})
	}
}

func TestDecisionsOfRandomGames(t *testing.T) {
	for i := range 12 {
		n := 0
		randomGame(t, i, 5000, func(before *touria.State, _ touria.Decision, _ *touria.State, _ []touria.Event) {
			if n++; n%3 != 0 {
				return
			}
			seen := map[string]bool{}
			for _, d := range testRules.Legal(before, nil) {
				text, err := AppendDecision(nil, testRules, before, d)
				if err != nil {
					t.Fatalf("%+v: %v", d, err)
				}
				if seen[string(text)] {
					t.Fatalf("two decisions are written alike: %s", text)
				}
				seen[string(text)] = true
				got, err := DecodeDecision(testRules, before, text)
				if err != nil {
					t.Fatalf("%s: %v", text, err)
				}
				if got != d {
					t.Fatalf("%s: got %+v, want %+v", text, got, d)
				}
			}
		})
	}
}

func TestEventsOfRandomGames(t *testing.T) {
	for i := range 12 {
		randomGame(t, i, 5000, func(before *touria.State, _ touria.Decision, _ *touria.State, events []touria.Event) {
			text := AppendEvents(nil, testRules, events)
			again, err := DecodeEvents(testRules, before.ToMove(), text, nil)
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			if got := AppendEvents(nil, testRules, again); !bytes.Equal(got, text) {
				t.Fatalf("%s became %s", text, got)
			}
		})
	}
}
