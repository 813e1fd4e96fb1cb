package bot

import (
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// look looks at a decision.
func look(a *Appraiser, s *grimoria.State, d grimoria.Decision, seed uint64, slice int) Verdict {
	before := *s
	before.TakeBack()
	a.Look(before.View(s.ToMove()), d, seed)
	for !a.Step(slice) {
	}
	return a.Verdict()
}

// Slices make no difference to a verdict, nor does what the others hold in secret. The other decision is legal, and some
// random decisions cost something.
func TestAppraisals(t *testing.T) {
	a := NewAppraiser(40)
	grave, n := 0, 0
	positions(t, func(s *grimoria.State) {
		legal := s.Legal(nil)
		n++
		d := legal[n%len(legal)]
		one := look(a, s, d, 7, 1<<20)
		if two := look(a, s, d, 7, 90); one != two {
			t.Fatalf("%v %v: %+v in one go, %+v in slices", s.Phase(), d, one, two)
		}
		v := s.View(s.ToMove())
		other := v.Determinise(uint64(n))
		if two := look(a, &other, d, 7, 1<<20); one != two {
			t.Fatalf("%v %v: %+v or %+v, by what nobody can see", s.Phase(), d, one, two)
		}
		if len(legal) > 1 && (one.Other == d || !s.IsLegal(one.Other)) || one.Win < 0 || one.Win > Certain {
			t.Fatalf("%v %v: %+v", s.Phase(), d, one)
		}
		if one.Grave() {
			grave++
		}
	})
	if grave < n/20 {
		t.Errorf("%d of %d random decisions cost something", grave, n)
	}
}

// What a first look calls grave is mostly so on a second one, and its cost is not made larger by it.
func TestGraveDecisionsAreConfirmed(t *testing.T) {
	a := NewAppraiser(60)
	grave, confirmed, first, second := 0, 0, 0, 0
	n := 0
	positions(t, func(s *grimoria.State) {
		legal := s.Legal(nil)
		n++
		d := legal[n%len(legal)]
		one := look(a, s, d, 5, 1<<20)
		if !one.Grave() {
			return
		}
		before := *s
		before.TakeBack()
		a.Confirm(before.View(s.ToMove()), d, one, 6)
		for !a.Step(1 << 20) {
		}
		two := a.Verdict()
		grave, first, second = grave+1, first-one.Gap, second-two.Gap
		if two.Grave() {
			confirmed++
		}
		if two.Error > one.Error || one.Other != two.Other {
			t.Errorf("%v: a longer look has an error of %d, not below %d", s.Phase(), two.Error, one.Error)
		}
	})
	if grave < 12 || confirmed < grave*3/4 || second > first*5/4 {
		t.Errorf("%d of %d are confirmed; they cost %d, and %d again", confirmed, grave, first, second)
	}
}

// A spell that the player's own mix holds is no mistake, whatever the others chose; one that surely fails is.
func TestSpellsAreJudgedByTheMix(t *testing.T) {
	s, err := grimoria.New(grimoria.Setup{Players: 2, Seed: 3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	m := NewMixer(800)
	v := s.View(0)
	m.Begin(v, 1)
	for !m.Step(1000) {
	}
	mix := m.Mix()
	a := NewAppraiser(400)
	held := 0
	for spell := uint8(1); int(spell) <= s.Level(); spell++ {
		found := look(a, &s, grimoria.Decision{Kind: grimoria.Choose, Arg: spell}, 9, 1<<20)
		if mix.Holds(spell) {
			held++
			if found.Grave() {
				t.Errorf("spell %d is played %d times of %d, but costs %d ± %d", spell, mix.weights[spell], mix.sum, -found.Gap, found.Error)
			}
		}
	}
	if held == 0 {
		t.Error("the mix is empty")
	}
	var drawn [grimoria.LastSpell + 1]int
	for n := range uint32(4000) {
		drawn[mix.Draw(rules.Number(1, rules.LessonLook, n))]++
	}
	for spell := range drawn {
		want := int(4000 * mix.weights[spell] / mix.sum)
		if drawn[spell] < want*3/4-20 || drawn[spell] > want*5/4+20 {
			t.Errorf("spell %d is drawn %d times, not about %d", spell, drawn[spell], want)
		}
	}
}
