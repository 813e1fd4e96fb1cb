package table

import (
	"testing"

	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/ring"
)

// The main button asks once before a card is put away for two coins that is worth three points or more, and about nothing
// else.
func TestReallyIsAskedOnce(t *testing.T) {
	asked, plain := 0, 0
	for seed := range ring.Pick(24, 60) {
		a := newApp(t, nil)
		deal(t, a, 2+seed%3, 1, false)
		for n := 0; n < 400 && a.Scene() != "score"; n++ {
			tb, phase := due(t, a)
			if tb == nil {
				break
			}
			for i := range tb.options {
				o := &tb.options[i]
				if phase != grimoria.PhasePutAway || i == tb.decline() {
					break
				}
				w, _ := sheet{&tb.turn}.worth(o)
				tb.guard = 0
				tb.pick(i)
				at, text := tb.Session.Len(), a.Element("table.confirm").Text
				press(t, a, "table.confirm")
				if w.Points > -3 {
					if plain++; tb.Session.Len() == at {
						t.Errorf("seed %d: %q is asked about", seed, text)
					}
					break
				}
				if asked++; tb.Session.Len() != at || a.Element("table.confirm").Text == text {
					t.Errorf("seed %d: %q is not asked about", seed, text)
				}
				press(t, a, "table.confirm") // the second half of a double press
				if tb.Session.Len() != at {
					t.Errorf("seed %d: a double press puts away %q", seed, text)
				}
				if wait(a, restTicks+1); i%2 == 0 {
					tb.cancel() // it is asked anew
					continue
				}
				if press(t, a, "table.confirm"); tb.Session.Len() == at {
					t.Errorf("seed %d: %q is not done", seed, text)
				}
				break
			}
			if tb, _ := due(t, a); tb != nil {
				answer(t, a, n+seed)
			}
		}
	}
	if t.Logf("%d asked, %d not", asked, plain); asked < 3 || plain < 3 {
		t.Errorf("%d are asked about, %d not", asked, plain)
	}
}
