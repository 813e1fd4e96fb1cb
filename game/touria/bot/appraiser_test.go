package bot

import (
	"slices"
	"testing"

	"touria.games/touria/rules/touria"
)

// look looks at a choice.
func look(a *Appraiser, v touria.View, made []touria.Decision, seed uint64, slice int) (Verdict, bool) {
	if !a.Look(v, made, seed) {
		return Verdict{}, false
	}
	for !a.Step(slice) {
	}
	return a.Verdict(), true
}

// Whoever does what the search would do has lost nothing, and slices make no difference. Better choices can be made.
func TestAppraisals(t *testing.T) {
	a := NewAppraiser(testRules, 60)
	worse, n := 0, 0
	positions(t, 2, func(s *touria.State, k int) {
		seat := s.ToMove()
		if k%5 != 0 || s.Phase() == touria.PhaseOver || s.Phase() == touria.PhaseMove {
			return
		}
		v := testRules.View(s, seat)
		a.herald.Begin(v, 7)
		for !a.herald.Step(1 << 20) {
		}
		if found, ok := look(a, v, []touria.Decision{a.herald.bot.best.first()}, 7, 1<<20); !ok || found.Loss != 0 || found.Grave() {
			t.Errorf("%v: the search's own choice loses %d", s.Phase(), found.Loss)
		}
		legal := testRules.Legal(s, nil)
		d := legal[k%len(legal)]
		one, ok := look(a, v, []touria.Decision{d}, 7, 1<<20)
		two, _ := look(a, v, []touria.Decision{d}, 7, 900)
		if !ok || one.Loss != two.Loss || one.Error != two.Error || !slices.Equal(one.Better, two.Better) {
			t.Fatalf("%v, %v: %+v in one go, %+v in slices", s.Phase(), d, one, two)
		}
		n++
		if one.Loss == 0 {
			return
		}
		worse++
		if why := testRules.Why(s, one.Better[0]); why != touria.ReasonNone {
			t.Errorf("%v: %v is better, but not allowed: %v", s.Phase(), one.Better[0], why)
		}
	})
	if worse < n/10 {
		t.Errorf("%d of %d random choices cost something", worse, n)
	}
}

// What a first look calls grave is mostly so on a second one, with other chance; and its loss is not made larger by it.
func TestGraveChoicesAreConfirmed(t *testing.T) {
	a := NewAppraiser(testRules, 60)
	grave, confirmed := 0, 0
	first, second := 0, 0
	positions(t, 2, func(s *touria.State, k int) {
		if k%4 != 0 || s.Phase() == touria.PhaseOver || s.Phase() == touria.PhaseMove {
			return
		}
		legal := testRules.Legal(s, nil)
		v := testRules.View(s, s.ToMove())
		made := []touria.Decision{legal[k%len(legal)]}
		one, _ := look(a, v, made, 5, 1<<20)
		if !one.Grave() {
			return
		}
		a.Confirm(v, made, 6)
		for !a.Step(1 << 20) {
		}
		two := a.Verdict()
		grave, first, second = grave+1, first+one.Loss, second+two.Loss
		if two.Grave() {
			confirmed++
		}
		if two.Error >= one.Error && two.Error > 0 {
			t.Errorf("%v: a longer look has an error of %d, not below %d", s.Phase(), two.Error, one.Error)
		}
	})
	if grave < 8 || confirmed < grave*3/4 || second > first*5/4 {
		t.Errorf("%d of %d are confirmed; they lose %d, and %d again", confirmed, grave, first, second)
	}
}

// What others hold in secret makes no difference to a verdict.
func TestVerdictsAreHonest(t *testing.T) {
	a := NewAppraiser(testRules, 40)
	positions(t, 2, func(s *touria.State, k int) {
		if k%5 != 0 || s.Phase() == touria.PhaseOver || s.Phase() == touria.PhaseMove {
			return
		}
		v := testRules.View(s, s.ToMove())
		other := testRules.Determinise(&v, uint64(k))
		legal := testRules.Legal(s, nil)
		d := []touria.Decision{legal[k%len(legal)]}
		one, _ := look(a, v, d, 3, 1<<20)
		two, _ := look(a, testRules.View(&other, s.ToMove()), d, 3, 1<<20)
		if one.Loss != two.Loss || one.Win != two.Win {
			t.Fatalf("%v: %d or %d, by what nobody can see", s.Phase(), one.Loss, two.Loss)
		}
	})
}
