package touria

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"touria.games/touria/rules"
)

// A ledger tracks what the players own, from events alone.
type ledger [rules.Seats]struct {
	gold, hearts, swords, elixirs int
	gems                          [Colours]int
	items                         ItemSet
}

// opening returns the ledger of a state at the start.
func opening(s *State) (l ledger) {
	for seat := range l {
		h := s.Holdings(rules.Seat(seat))
		l.change(rules.Seat(seat), h, 1)
		l[seat].items = h.Items
	}
	return l
}

func (l *ledger) change(seat rules.Seat, h Holdings, sign int) {
	p := &l[seat]
	p.gold += sign * int(h.Gold)
	p.hearts += sign * int(h.Hearts)
	p.swords += sign * int(h.Swords)
	p.elixirs += sign * int(h.Elixirs)
	for c, n := range h.Gems {
		p.gems[c] += sign * int(n)
	}
}

// fold adds one event to the ledger. Only Paid, Gained and Collected change holdings.
func (l *ledger) fold(e Event) error {
	switch e.Kind {
	case Paid:
		if l[e.Seat].items&e.Items != e.Items {
			return fmt.Errorf("%s pays an item that is not there", e.Seat)
		}
		l[e.Seat].items &^= e.Items
		l.change(e.Seat, e.Holdings, -1)
	case Gained, Collected:
		if l[e.Seat].items&e.Items != 0 {
			return fmt.Errorf("%s gains an item twice", e.Seat)
		}
		l[e.Seat].items |= e.Items
		l.change(e.Seat, e.Holdings, 1)
	}
	return nil
}

// Folding Paid, Gained and Collected gives everybody's holdings at every step. Folding only the
// events that one seat sees gives all its own holdings, and those of the others except secret gems
// (T10.1).
func TestPropertyFoldedEvents(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, dice := anyPosition(t)
		all := opening(&s)
		var seen [rules.Seats + 1]ledger
		for viewer := range seen {
			seen[viewer] = all
		}
		var log Log
		for range 250 {
			if s.Phase() == PhaseOver {
				return
			}
			legal := testRules.Legal(&s, nil)
			log.Events = log.Events[:0]
			d := legal[dice.Below(len(legal))]
			testRules.Apply(&s, d, &log)
			for _, e := range log.Events {
				if err := all.fold(e); err != nil {
					t.Fatalf("%s: %v", tell(log.Events), err)
				}
				for viewer := range seen {
					if e.Only.Sees(rules.Seat(viewer)) {
						if err := seen[viewer].fold(e); err != nil {
							t.Fatalf("%s: %v", tell(log.Events), err)
						}
					}
				}
			}
			if want := opening(&s); all != want {
				t.Fatalf("%s: folded\n%+v\ntrue\n%+v", say(d), all, want)
			}
			for viewer := range seen {
				checkSeen(t, &s, rules.Seat(viewer), seen[viewer], all)
			}
		}
	})
}

// checkSeen compares a viewer's ledger with the truth.
func checkSeen(t *rapid.T, s *State, viewer rules.Seat, seen, all ledger) {
	for seat := range seen {
		a, b := seen[seat], all[seat]
		if rules.Seat(seat) == viewer || s.OpenScreens() {
			if a != b {
				t.Fatalf("%s reckons that %s has %+v, true is %+v", viewer, rules.Seat(seat), a, b)
			}
			continue
		}
		missing := 0
		for c := range a.gems {
			missing += b.gems[c] - a.gems[c]
		}
		if missing < 0 {
			t.Fatalf("%s sees %d gems too many of %s", viewer, -missing, rules.Seat(seat))
		}
		a.gems, b.gems = [Colours]int{}, [Colours]int{}
		if a != b {
			t.Fatalf("%s reckons that %s has %+v, true is %+v", viewer, rules.Seat(seat), a, b)
		}
	}
}

// Secrets are shown only to those they belong to (T10.1, T10.2).
func TestPropertyAudience(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, dice := anyPosition(t)
		var log Log
		for range 250 {
			if s.Phase() == PhaseOver {
				return
			}
			legal := testRules.Legal(&s, nil)
			log.Events = log.Events[:0]
			decider := s.ToMove()
			testRules.Apply(&s, legal[dice.Below(len(legal))], &log)
			for i, e := range log.Events {
				want := rules.Everyone
				switch e.Kind {
				case Drawn, Kept, Peeked:
					want = rules.ForSeat(decider)
				case ItemsReshuffled:
					want = rules.RecordOnly
				case Gained:
					if i > 0 && log.Events[i-1].Kind == Kept && !s.OpenScreens() {
						want = rules.ForSeat(decider)
					}
				}
				if e.Only != want {
					t.Fatalf("%s is for %d, want %d", tellOne(e), e.Only, want)
				}
				for viewer := rules.S; viewer <= rules.NoSeat; viewer++ {
					sees := want == rules.Everyone || want != rules.RecordOnly && viewer == decider
					if e.Only.Sees(viewer) != sees {
						t.Fatalf("%s sees %s: %v", viewer, tellOne(e), !sees)
					}
				}
			}
		}
	})
	if rules.RecordOnly.Seat() != rules.NoSeat || rules.Everyone.Seat() != rules.NoSeat || rules.ForSeat(rules.N).Seat() != rules.N {
		t.Error("an audience is of another seat")
	}
}
