package judge

import (
	"slices"
	"testing"

	"touria.games/touria/rules/grimoria"
)

// scene makes positions for tests, card by card from the stacks.
type scene struct {
	t *testing.T
	p grimoria.Position
}

// lay returns the position of a round whose books are open. Seats have no cards and
// two coins; the display has these cards, of which the first lies face down. The order
// follows from the spells, which differ.
func lay(t *testing.T, level int, spells []int, display ...grimoria.Card) *scene {
	t.Helper()
	n := len(spells)
	s, err := grimoria.New(grimoria.Setup{Players: n, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	p := s.Position()
	for _, place := range p.Display {
		p.Stack = append(p.Stack, place.Card)
	}
	b := &scene{t, p}
	b.p.Display = nil
	for i, c := range display {
		b.p.Display = append(b.p.Display, grimoria.Place{Card: b.take(c), Open: i > 0})
	}
	b.p.Level, b.p.Round = level, level-grimoria.FirstLevel(n)+1
	b.p.Spells = spells
	b.p.Order = nil
	for spell := 1; spell <= grimoria.LastSpell; spell++ {
		if i := slices.Index(spells, spell); i >= 0 {
			b.p.Order = append(b.p.Order, grimoria.Seat(i))
		}
	}
	for i := range b.p.Hands {
		b.p.Hands[i].Coins = 2
	}
	return b
}

// take takes a card out of its stack.
func (b *scene) take(c grimoria.Card) grimoria.Card {
	b.t.Helper()
	stack := &b.p.Stack
	if c.IsTreasure() {
		stack = &b.p.Treasures
	}
	i := slices.Index(*stack, c)
	if i < 0 {
		b.t.Fatalf("no %s is left", c)
	}
	*stack = slices.Delete(*stack, i, i+1)
	return c
}

// give gives a seat cards.
func (b *scene) give(seat grimoria.Seat, cards ...grimoria.Card) *scene {
	b.t.Helper()
	h := &b.p.Hands[seat]
	for _, c := range cards {
		switch b.take(c); {
		case c.IsPlace():
			h.Places[c]++
		case c.IsTreasure():
			h.Treasures[c]++
		default:
			h.Open[c]++
		}
	}
	return b
}

func (b *scene) coins(seat grimoria.Seat, n int) *scene {
	b.p.Hands[seat].Coins = n
	return b
}

// at loads the position in a phase, in the turn of a seat.
func (b *scene) at(phase grimoria.Phase, active, toMove grimoria.Seat) grimoria.State {
	b.t.Helper()
	b.p.Phase, b.p.Active, b.p.ToMove = phase, active, toMove
	s, err := grimoria.Load(&b.p, 1)
	if err != nil {
		b.t.Fatal(err)
	}
	return s
}

// choosing loads the position before the first seat chooses.
func (b *scene) choosing() grimoria.State {
	b.t.Helper()
	b.p.Spells = make([]int, len(b.p.Spells))
	return b.at(grimoria.PhaseChoose, grimoria.NoSeat, 0)
}

// attack loads the position where a seat answers an attack.
func (b *scene) attack(by, on grimoria.Seat, named grimoria.Card) grimoria.State {
	b.t.Helper()
	b.p.Attack = &grimoria.Attack{Spell: b.p.Spells[by], By: by, On: on, Named: named}
	return b.at(grimoria.PhaseDefend, by, on)
}

func TestAbsurdMoves(t *testing.T) {
	const (
		none     = -1
		castle   = grimoria.Castle
		city     = grimoria.City
		village  = grimoria.Village
		hut      = grimoria.Hut
		queen    = grimoria.Queen
		king     = grimoria.King
		seer     = grimoria.Seer
		witch    = grimoria.Witch
		bard     = grimoria.Bard
		mercen   = grimoria.Mercenary
		tax      = grimoria.TaxCollector
		cloak    = grimoria.Cloak
		mirror   = grimoria.MagicMirror
		bracelet = grimoria.Bracelet
		chest    = grimoria.Chest
	)
	open := func(t *testing.T, level int, display ...grimoria.Card) *scene {
		return lay(t, level, []int{3, 7}, display...)
	}
	take := func(slot uint8) grimoria.Decision { return grimoria.Decision{Kind: grimoria.Take, Arg: slot} }
	spell := func(n uint8) grimoria.Decision { return grimoria.Decision{Kind: grimoria.Choose, Arg: n} }
	of := func(k grimoria.Kind, c grimoria.Card) grimoria.Decision {
		return grimoria.Decision{Kind: k, Arg: uint8(c)}
	}
	end := grimoria.Decision{Kind: grimoria.EndTurn}
	accept := grimoria.Decision{Kind: grimoria.Accept}
	for _, c := range []struct {
		name string
		s    func(t *testing.T) grimoria.State
		d    grimoria.Decision
		want int
		part bool
	}{
		{"a hut beside a castle", func(t *testing.T) grimoria.State { return open(t, 8, city, hut, castle).at(grimoria.PhaseTake, 0, 0) }, take(1), poorerPlace, true},
		{"a city beside a castle", func(t *testing.T) grimoria.State { return open(t, 8, city, city, castle).at(grimoria.PhaseTake, 0, 0) }, take(1), poorerPlace, false},
		{"the castle", func(t *testing.T) grimoria.State { return open(t, 8, city, hut, castle).at(grimoria.PhaseTake, 0, 0) }, take(2), none, false},
		{"a hut for a queen", func(t *testing.T) grimoria.State {
			return open(t, 8, city, hut, castle).give(1, queen).at(grimoria.PhaseTake, 0, 0)
		}, take(1), none, false},
		{"a hut while a queen is to be had", func(t *testing.T) grimoria.State { return open(t, 8, city, hut, queen).at(grimoria.PhaseTake, 0, 0) }, take(1), none, false},
		{"a face-down castle nobody knows", func(t *testing.T) grimoria.State { return open(t, 8, castle, hut, seer).at(grimoria.PhaseTake, 0, 0) }, take(1), none, false},
		{"a face-down castle that a seer knows", func(t *testing.T) grimoria.State {
			return open(t, 8, castle, hut, seer).give(0, seer).at(grimoria.PhaseTake, 0, 0)
		}, take(1), poorerPlace, true},
		{"a companion beside a castle", func(t *testing.T) grimoria.State { return open(t, 8, city, seer, castle).at(grimoria.PhaseTake, 0, 0) }, take(1), none, false},

		{"last of all, a bard instead of a tax collector", func(t *testing.T) grimoria.State { return open(t, 17, city, bard, tax).at(grimoria.PhaseTake, 1, 1) }, take(1), endPoints, false},
		{"the same not as the last", func(t *testing.T) grimoria.State { return open(t, 17, city, bard, tax).at(grimoria.PhaseTake, 0, 0) }, take(1), none, false},
		{"the same not in the last round", func(t *testing.T) grimoria.State { return open(t, 16, city, bard, tax).at(grimoria.PhaseTake, 1, 1) }, take(1), none, false},
		{"the face-down card instead", func(t *testing.T) grimoria.State { return open(t, 17, hut, bard, tax).at(grimoria.PhaseTake, 1, 1) }, take(0), none, false},
		{"the witch kept beside a castle", func(t *testing.T) grimoria.State {
			return open(t, 17, city, bard, castle).give(1, witch).at(grimoria.PhaseEnd, 1, 1)
		}, end, endPoints, false},
		{"the witch kept beside a bard", func(t *testing.T) grimoria.State {
			return open(t, 17, city, bard, bard).give(1, witch).at(grimoria.PhaseEnd, 1, 1)
		}, end, none, false},

		{"4 without a coin", func(t *testing.T) grimoria.State { return open(t, 8, city, hut, castle).coins(0, 0).choosing() }, spell(4), uselessSpell, true},
		{"4 with a coin", func(t *testing.T) grimoria.State { return open(t, 8, city, hut, castle).coins(0, 1).choosing() }, spell(4), none, false},
		{"4 without a coin, with a bard", func(t *testing.T) grimoria.State {
			return open(t, 8, city, hut, castle).coins(0, 0).give(0, bard).choosing()
		}, spell(4), uselessSpell, false},
		{"4 without a coin, with a mercenary", func(t *testing.T) grimoria.State {
			return open(t, 8, city, hut, castle).coins(0, 0).give(0, mercen).choosing()
		}, spell(4), none, false},
		{"10 without a card", func(t *testing.T) grimoria.State { return open(t, 12, city, hut, castle).choosing() }, spell(10), uselessSpell, true},
		{"10 with a card", func(t *testing.T) grimoria.State { return open(t, 12, city, hut, castle).give(0, hut).choosing() }, spell(10), none, false},
		{"8 as the highest", func(t *testing.T) grimoria.State { return open(t, 8, city, hut, castle).choosing() }, spell(8), uselessSpell, true},
		{"8 against attacks", func(t *testing.T) grimoria.State { return open(t, 9, city, hut, castle).choosing() }, spell(8), none, false},
		{"6 with three coins more", func(t *testing.T) grimoria.State { return open(t, 9, city, hut, castle).coins(0, 5).choosing() }, spell(6), notFewest, false},
		{"6 with two coins more", func(t *testing.T) grimoria.State { return open(t, 9, city, hut, castle).coins(0, 4).choosing() }, spell(6), none, false},
		{"6 with more than one who may gain", func(t *testing.T) grimoria.State {
			return open(t, 9, city, hut, castle).coins(0, 5).give(1, bard).choosing()
		}, spell(6), none, false},

		{"a castle put away", func(t *testing.T) grimoria.State {
			return lay(t, 12, []int{10, 7}, city, hut, castle).give(0, castle, hut).at(grimoria.PhasePutAway, 0, 0)
		}, of(grimoria.PutAway, castle), betterAway, false},
		{"a castle put away, with a queen", func(t *testing.T) grimoria.State {
			return lay(t, 12, []int{10, 7}, city, hut, castle).give(0, castle, hut, queen).at(grimoria.PhasePutAway, 0, 0)
		}, of(grimoria.PutAway, castle), none, false},
		{"a chest put away", func(t *testing.T) grimoria.State {
			return lay(t, 12, []int{10, 7}, city, hut, castle).give(0, chest, bracelet).at(grimoria.PhasePutAway, 0, 0)
		}, of(grimoria.PutAway, chest), betterAway, false},
		{"the least put away", func(t *testing.T) grimoria.State {
			return lay(t, 12, []int{10, 7}, city, hut, castle).give(0, chest, village).at(grimoria.PhasePutAway, 0, 0)
		}, of(grimoria.PutAway, village), none, false},

		{"a king given away for a seer", func(t *testing.T) grimoria.State {
			return lay(t, 17, []int{3, 9}, city, hut, castle).give(0, king, seer).coins(0, 6).attack(1, 0, grimoria.NoCard)
		}, of(grimoria.Give, king), betterGiven, false},
		{"a seer given", func(t *testing.T) grimoria.State {
			return lay(t, 17, []int{3, 9}, city, hut, castle).give(0, king, seer).coins(0, 6).attack(1, 0, grimoria.NoCard)
		}, of(grimoria.Give, seer), none, false},
		{"a king given before the last round", func(t *testing.T) grimoria.State {
			return lay(t, 16, []int{3, 9}, city, hut, castle).give(0, king, seer).coins(0, 6).attack(1, 0, grimoria.NoCard)
		}, of(grimoria.Give, king), none, false},

		{"coins lost with a mirror in hand", func(t *testing.T) grimoria.State {
			return lay(t, 14, []int{3, 12}, city, hut, castle).give(0, mirror).coins(0, 6).attack(1, 0, grimoria.NoCard)
		}, accept, mirrorKept, false},
		{"the same in the last round", func(t *testing.T) grimoria.State {
			return lay(t, 17, []int{3, 12}, city, hut, castle).give(0, mirror).coins(0, 6).attack(1, 0, grimoria.NoCard)
		}, accept, mirrorKept, true},
		{"few coins lost", func(t *testing.T) grimoria.State {
			return lay(t, 14, []int{3, 12}, city, hut, castle).give(0, mirror).coins(0, 4).attack(1, 0, grimoria.NoCard)
		}, accept, none, false},
		{"coins lost without a mirror", func(t *testing.T) grimoria.State {
			return lay(t, 14, []int{3, 12}, city, hut, castle).give(0, chest).coins(0, 6).attack(1, 0, grimoria.NoCard)
		}, accept, none, false},
		{"a companion lost with a mirror", func(t *testing.T) grimoria.State {
			return lay(t, 15, []int{3, 14}, city, hut, castle).give(0, mirror, king).attack(1, 0, king)
		}, accept, mirrorKept, false},
		{"a companion lost with a cloak", func(t *testing.T) grimoria.State {
			return lay(t, 15, []int{3, 14}, city, hut, castle).give(0, cloak, king).attack(1, 0, king)
		}, accept, cloakKept, false},
		{"mercenaries paid for it", func(t *testing.T) grimoria.State {
			return lay(t, 15, []int{3, 14}, city, hut, castle).give(0, cloak, king, mercen).attack(1, 0, king)
		}, accept, none, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := c.s(t)
			if !s.IsLegal(c.d) {
				t.Fatalf("%s %d is not legal: %v", c.d.Kind, c.d.Arg, s.Legal(nil))
			}
			w := NewWatch([]string{"a", "b"}, 9)
			w.See(&s, c.d)
			switch found := w.Found; {
			case c.want == none && len(found) > 0:
				t.Errorf("found %s: %s", kinds[found[0].Kind].Name, found[0].What)
			case c.want != none && (len(found) != 1 || found[0].Kind != c.want || found[0].Part != c.part):
				t.Errorf("found %v, want %s", found, kinds[c.want].Name)
			}
		})
	}
}
