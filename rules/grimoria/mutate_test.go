package grimoria

import "testing"

// Positions of random games are changed at random. What is accepted can be played to its end, and
// every position on the way is possible; nothing makes Load panic.
func TestChangedPositions(t *testing.T) {
	r := &random{seed: 5}
	tried, accepted := 0, map[Phase]int{}
	for g := range uint64(120) {
		s := start(t, 2+int(g%4), g)
		randomGame(&s, r, nil, func(s *State, _ []Decision, _ Decision) {
			if r.below(4) > 0 {
				return
			}
			for range 4 {
				p := s.Position()
				for range 1 + r.below(3) {
					change(&p, r)
				}
				tried++
				got, err := Load(&p, uint64(tried))
				if err != nil {
					continue
				}
				accepted[got.phase]++
				var buffer [MaxLegal]Decision
				for n := 0; got.phase != PhaseOver; n++ {
					legal := got.Legal(buffer[:0])
					if len(legal) == 0 || n > 2000 {
						t.Fatalf("%d decisions in phase %s of %+v", len(legal), got.phase, p)
					}
					if err := got.Play(legal[r.below(len(legal))], &Log{}); err != nil {
						t.Fatal(err)
					}
					if err := got.Check(); err != nil {
						t.Fatalf("%v\nfrom %+v", err, p)
					}
				}
			}
		})
	}
	t.Logf("%d positions, accepted by phase %v", tried, accepted)
	for phase := PhasePrepare; phase < PhaseOver; phase++ {
		if accepted[phase] == 0 {
			t.Errorf("no changed position in phase %s was accepted", phase)
		}
	}
}

// While an attack begins nobody is attacked yet and no card is named: a position that says otherwise is refused.
func TestAttacksBeginWithNothingNamed(t *testing.T) {
	r := &random{seed: 7}
	begun := 0
	for g := range uint64(60) {
		s := start(t, 2+int(g%4), g)
		randomGame(&s, r, nil, func(s *State, _ []Decision, _ Decision) {
			if s.phase != PhaseWarn && s.phase != PhaseTarget {
				return
			}
			begun++
			for what, spoil := range map[string]func(*State){
				"a named card":       func(s *State) { s.named = Hut },
				"somebody attacked":  func(s *State) { s.on = s.order[(s.turn+1)%s.n] },
				"another attacker":   func(s *State) { s.by = s.order[(s.turn+1)%s.n] },
				"nobody who attacks": func(s *State) { s.by = NoSeat },
			} {
				other := *s
				if spoil(&other); other.Check() == nil {
					t.Fatalf("%s in phase %s: not refused", what, s.phase)
				}
			}
		})
	}
	if begun == 0 {
		t.Error("nobody attacked")
	}
}

// Taking back all sealed choices leads to where the first of them was made, however many there are.
func TestTakeBack(t *testing.T) {
	r := &random{seed: 9}
	taken := 0
	for g := range uint64(20) {
		s := start(t, 2+int(g%4), g)
		var begin State
		randomGame(&s, r, nil, func(s *State, _ []Decision, _ Decision) {
			if s.phase != PhaseChoose {
				return
			}
			if s.spells == [MaxSeats]uint8{} {
				begin = *s
			} else {
				taken++
			}
			other := *s
			if other.TakeBack(); other != begin {
				t.Fatalf("after %v were chosen: %v", s.spells, other.spells)
			}
		})
	}
	if taken == 0 {
		t.Error("nothing was taken back")
	}
}

// change changes one thing of a position.
func change(p *Position, r *random) {
	seat := func() Seat { return Seat(r.below(p.Players + 1)) }
	hand := func() *Hand { return &p.Hands[r.below(p.Players)] }
	pile := func(c Card) *uint8 {
		h := hand()
		switch {
		case c.IsTreasure():
			if c >= Cloak && r.below(3) == 0 {
				return &p.Removed[c]
			}
			return &h.Treasures[c]
		case r.below(3) == 0:
			return &p.Discard[c]
		case c.IsPlace():
			return &h.Places[c]
		}
		return &h.Open[c]
	}
	switch r.below(12) {
	case 0, 1, 2: // a card goes to another hand or pile
		c := Card(r.below(int(NoCard)))
		from, to := pile(c), pile(c)
		if *from > 0 {
			*from--
			*to++
		}
	case 3: // a card of a stack goes to a hand
		if n := len(p.Stack); n > 0 {
			*pile(p.Stack[n-1])++
			p.Stack = p.Stack[:n-1]
		}
	case 4:
		if n := len(p.Treasures); n > 0 {
			*pile(p.Treasures[0])++
			p.Treasures = p.Treasures[1:]
		}
	case 5: // a cloak is put on
		h := hand()
		for c := Bronzesmith; c < Adventures; c++ {
			if h.Open[c] > 0 && h.Treasures[Cloak] > 0 {
				h.Open[c]--
				h.Cloaked[c]++
				h.Treasures[Cloak]--
			}
		}
	case 6:
		hand().Coins = r.below(9) - 1
	case 7: // a card of the display is taken
		if n := len(p.Display); n > 0 {
			if d := &p.Display[r.below(n)]; !d.Taken {
				*pile(d.Card)++
				d.Taken, d.Card = true, NoCard
			}
		}
	case 8:
		p.Phase = Phase(r.below(int(PhaseOver) + 1))
	case 9:
		p.ToMove = seat()
	case 10:
		p.Spells[r.below(p.Players)] = r.below(LastSpell + 2)
	case 11:
		switch a := p.Attack; {
		case a == nil:
			p.Bought = r.below(4)
		case r.below(2) == 0:
			a.By, a.On = a.On, a.By
		case r.below(2) == 0:
			a.Named = Card(r.below(int(NoCard) + 1))
		default:
			a.Asked = append(a.Asked, seat())
		}
	}
}
