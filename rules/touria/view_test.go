package touria

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"touria.games/touria/rules"
)

// permute shuffles a list.
func permute[T any](list []T, dice *Dice) {
	for i := len(list) - 1; i > 0; i-- {
		j := dice.Below(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}

// shuffleStacks shuffles the item stack and the unknown orders (T10.2).
func shuffleStacks(s *State, dice *Dice) {
	items := make([]uint64, s.nStack)
	for i := range items {
		items[i] = s.stack >> (4 * i) & 15
	}
	permute(items, dice)
	s.stack = 0
	for i, it := range items {
		s.stack |= it << (4 * i)
	}
	for slot := range s.orders {
		known := int(s.orders[slot] >> 24)
		var hidden []uint32
		for i := 1; i < 6-known; i++ {
			hidden = append(hidden, s.orders[slot]>>(4*i)&15)
		}
		permute(hidden, dice)
		for i, k := range hidden {
			s.orders[slot] = s.orders[slot]&^(15<<(4*(i+1))) | k<<(4*(i+1))
		}
	}
}

// shuffleDoors shuffles who is behind the closed doors that the viewer has not seen.
func shuffleDoors(s *State, dice *Dice, seen func(door int) bool) {
	if s.SuddenMarriage() {
		return
	}
	var doors []int
	var who []uint64
	for d := 1; d <= Doors; d++ {
		if !s.DoorOpen(d) && !seen(d) {
			doors, who = append(doors, d), append(who, uint64(s.Behind(d)))
		}
	}
	permute(who, dice)
	for i, d := range doors {
		s.behind = s.behind&^(15<<(4*(d-1))) | who[i]<<(4*(d-1))
	}
}

// swapSecrets exchanges gems whose colours the viewer has not seen with gems of the bag, as often
// as possible: gems that thieves brought to others, and a draw that another seat is looking at.
func swapSecrets(s *State, viewer rules.Seat, dice *Dice) {
	for range 40 {
		in, out := Colour(dice.Below(Colours)), Colour(dice.Below(Colours))
		if s.bag[in] == 0 || in == out {
			continue
		}
		seat := rules.Seat(dice.Below(rules.Seats))
		p := &s.players[seat]
		if g := s.drawnGems(); s.drawn != 0 && viewer != s.toMove && g[out] > 0 && dice.Below(2) == 0 {
			g[out]--
			g[in]++
			if g[Black] < 3 { // with three blacks there is no pick (T6.5)
				s.drawn = packDrawn(g)
				s.bag[in]--
				s.bag[out]++
			}
			continue
		}
		if seat == viewer || packed(p.secret, out) == 0 || packed(p.secret, in) >= packed(p.limit, in) {
			continue
		}
		p.secret += 1<<(5*in) - 1<<(5*out)
		p.gems[in]++
		p.gems[out]--
		s.bag[in]--
		s.bag[out]++
	}
}

// A view does not depend on what is hidden from the viewer (T10.3, T10.5).
func TestPropertyViewHidesAll(t *testing.T) {
	swapped := 0
	rapid.Check(t, func(t *rapid.T) {
		s, dice := anyPosition(t)
		goOn(t, &s, &dice, 25, func([]Decision) {
			for seat := rules.S; seat <= rules.NoSeat; seat++ {
				v := testRules.View(&s, seat)
				other := s
				other.seed, other.draws, other.rolls, other.shuffles = s.seed+1, 0, 0, 0
				shuffleStacks(&other, &dice)
				shuffleDoors(&other, &dice, func(door int) bool { return seat < rules.NoSeat && s.HasPeeked(seat, door) })
				swapSecrets(&other, seat, &dice)
				if other.players != s.players {
					swapped++
				}
				if other.flags&flagMarriage == 0 && other.phase == PhaseStart && seat != other.active && !sameBlacks(&s, &other) {
					// Whether the castle may be entered depends on hidden gems.
					other.flags &^= flagMayEnter
					if other.players[other.active].ready() {
						other.flags |= flagMayEnter
					}
				}
				if w := testRules.View(&other, seat); w != v {
					t.Fatalf("%s tells apart in phase %s what it must not:\n%+v\n%+v", seat, s.Phase(), v, w)
				}
			}
		})
	})
	if swapped == 0 {
		t.Error("no secret gem was ever swapped")
	}
}

func sameBlacks(a, b *State) bool {
	return a.players[a.active].gems[Black] == b.players[b.active].gems[Black]
}

// A state guessed from a view is possible, gives the viewer the same view, and allows the viewer
// the same decisions as the true state (T10.5).
func TestPropertyDeterminise(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, dice := anyPosition(t)
		goOn(t, &s, &dice, 25, func(legal []Decision) {
			for seat := rules.S; seat <= rules.NoSeat; seat++ {
				v := testRules.View(&s, seat)
				d := testRules.Determinise(&v, uint64(dice.Below(1<<30)))
				if err := testRules.Check(&d); err != nil {
					t.Fatalf("%s in phase %s: %v", seat, s.Phase(), err)
				}
				if w := testRules.View(&d, seat); w != v {
					t.Fatalf("%s in phase %s sees\n%+v\nof the guess, instead of\n%+v", seat, s.Phase(), w, v)
				}
				may := testRules.LegalFor(&v, nil)
				if seat != s.ToMove() {
					if len(may) != 0 {
						t.Fatalf("%s may decide for %s", seat, s.ToMove())
					}
				} else if !slices.Equal(may, legal) {
					t.Fatalf("%s in phase %s may do\n%s\ninstead of\n%s", seat, s.Phase(), sayAll(may), sayAll(legal))
				}
				checkKnown(t, &s, &v)
				// The game can continue from the guess.
				guessDice := dice
				testRules.Playout(&d, &guessDice, 30)
				if err := testRules.Check(&d); err != nil {
					t.Fatalf("the guess of %s goes wrong: %v", seat, err)
				}
			}
		})
	})
}

// checkKnown checks that a view's information about holdings is true.
func checkKnown(t *rapid.T, s *State, v *View) {
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		k, h := v.Player(seat), s.Holdings(seat)
		if k.Gold != h.Gold || k.Hearts != h.Hearts || k.Swords != h.Swords || k.Elixirs != h.Elixirs || k.Items != h.Items {
			t.Fatalf("%s believes of %s %+v, true is %+v", v.Me, seat, k, h)
		}
		for c := range h.Gems {
			if k.Gems[c] > h.Gems[c] {
				t.Fatalf("%s believes that %s holds %v, true is %v", v.Me, seat, k.Gems, h.Gems)
			}
		}
		if k.Gems.Total()+int(k.Unknown) != h.Gems.Total() || seat == v.Me && k.Unknown != 0 {
			t.Fatalf("%s believes that %s holds %v and %d more, true is %v", v.Me, seat, k.Gems, k.Unknown, h.Gems)
		}
	}
	if v.BagCount() != s.Bag().Total() {
		t.Fatalf("%s believes that %d gems are in the bag of %d", v.Me, v.BagCount(), s.Bag().Total())
	}
}

// Guesses respect everything the viewer knows even in tight cases: an empty bag, and only one way
// to distribute the last gems.
func TestDeterminiseTight(t *testing.T) {
	tight := func(variant func(*Position), limits [rules.Seats]Gems, secrets [rules.Seats]Gems) State {
		s := load(t, seats(4), variant, func(p *Position) { p.Players[rules.S].Gold = 0 }, bag(Gems{}), func(p *Position) {
			for seat := range secrets {
				p.Players[seat].Gems = secrets[seat]
			}
		})
		for seat := range secrets {
			for c := range Colours {
				s.players[seat].secret |= uint32(secrets[seat][c]) << (5 * c)
				s.players[seat].limit |= uint32(limits[seat][c]) << (5 * c)
			}
		}
		// Everyone knows what the last player hoards.
		s.players[rules.E].secret, s.players[rules.E].limit = 0, 0
		return s
	}
	any3 := Gems{3, 3, 3, 3, 3, 3}
	ready := func(p *Position) {
		marriage(p)
		p.Players[rules.N].Hearts, p.Players[rules.N].Gold = 7, 7
	}
	for _, c := range []struct {
		name string
		s    State
	}{
		{"only W can hold the violet gem", tight(nil, [rules.Seats]Gems{rules.W: any3, rules.N: {3, 3, 3, 3, 3, 0}},
			[rules.Seats]Gems{rules.W: {Violet: 1}, rules.N: {Blue: 3, Red: 3}})},
		{"each can hold one colour only", tight(nil, [rules.Seats]Gems{rules.W: {0, 3, 0, 0, 0, 3}, rules.N: {3, 3, 3, 3, 3, 0}},
			[rules.Seats]Gems{rules.W: {Blue: 2, Violet: 1}, rules.N: {Green: 3, Yellow: 3}})},
		{"N must hold the only black gem", tight(ready, [rules.Seats]Gems{rules.W: any3, rules.N: {9, 9, 9, 9, 9, 9}},
			[rules.Seats]Gems{rules.W: {Blue: 3}, rules.N: {Black: 1, Red: 4, Green: 4}})},
	} {
		for seed := range uint64(400) {
			v := testRules.View(&c.s, rules.S)
			d := testRules.Determinise(&v, seed)
			if err := testRules.Check(&d); err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			if w := testRules.View(&d, rules.S); w != v {
				t.Fatalf("%s: the guess is seen otherwise:\n%+v\n%+v", c.name, w, v)
			}
		}
	}
}

// Guesses vary and reach everything possible: each item can be on top, and each closed door can
// hide the children.
func TestDeterminiseReachesAll(t *testing.T) {
	s := load(t, seats(3), items(rules.S, Boots), discard(Frog), func(p *Position) { p.Doors[4].Open = true })
	s.doorBits |= 1 << (Doors + 7 - 1) // S has peeked behind door 7
	v := testRules.View(&s, rules.S)
	var tops ItemSet
	var children uint32
	for seed := range uint64(600) {
		d := testRules.Determinise(&v, seed)
		tops |= 1 << (d.stack & 15)
		for door := 1; door <= Doors; door++ {
			if d.Behind(door) == Children {
				children |= 1 << door
			}
		}
		if d.Behind(7) != s.Behind(7) || d.Behind(5) != s.Behind(5) {
			t.Fatal("what S has seen is guessed otherwise")
		}
	}
	if want := set(testRules.Position(&s).Stack...); tops != want {
		t.Errorf("on top lay %v of %v", itemList(tops), itemList(want))
	}
	if want := uint32(1<<10 - 2 - 1<<5 - 1<<7); children != want {
		t.Errorf("the children were behind %b, want %b", children, want)
	}
}
