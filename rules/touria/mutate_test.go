package touria

import (
	"fmt"
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/ring"
)

// mutations returns a list of changes, one for each field of a position.
func mutations() (list []func(*Position)) {
	add := func(f func(*Position)) { list = append(list, f) }
	for s := rules.S; s <= rules.NoSeat; s++ {
		add(func(p *Position) { p.ToMove = s })
		add(func(p *Position) { p.Active = s })
		add(func(p *Position) { p.Active, p.ToMove = s, s })
		add(func(p *Position) { p.Start = s })
		add(func(p *Position) { p.Winner = s })
	}
	for ph := PhaseBonus; ph <= PhaseOver; ph++ {
		add(func(p *Position) { p.Phase = ph })
	}
	for sp := AtDragon; sp <= AtBridge; sp++ {
		add(func(p *Position) { p.Heroes = sp })
		add(func(p *Position) { p.Destination = sp })
		add(func(p *Position) { p.Heroes, p.Destination = sp, sp })
	}
	add(func(p *Position) { p.Destination = NoSpace })
	for n := range Doors + 1 {
		add(func(p *Position) { p.Turn = n })
		add(func(p *Position) { p.Free = n })
		add(func(p *Position) { p.Uses = n })
		add(func(p *Position) { p.Opened = n })
		add(func(p *Position) { p.Door = n })
		add(func(p *Position) { p.Removed = n })
	}
	for road := range testRules.Roads() {
		add(func(p *Position) { p.Roads = []int{road} })
		add(func(p *Position) { p.Roads = append(p.Roads[:len(p.Roads):len(p.Roads)], road) })
	}
	add(func(p *Position) {
		p.Roads = nil
		for i := range testRules.Roads() {
			p.Roads = append(p.Roads, i)
		}
	})
	add(func(p *Position) { p.Roads = nil })
	for _, on := range []bool{true, false} {
		add(func(p *Position) { p.MayEnter = on })
		add(func(p *Position) { p.Lantern = on })
		add(func(p *Position) { p.Doubled = on })
		add(func(p *Position) { p.OpenScreens = on })
		add(func(p *Position) { p.SuddenMarriage = on })
	}
	for set := range rules.SeatSet(16) {
		add(func(p *Position) { p.Joined = set })
	}
	for c := Black; c < NoColour; c++ {
		add(func(p *Position) { p.Die = c })
		for n := uint8(1); n <= 3; n++ {
			add(func(p *Position) { p.Drawn[c], p.Bag[c] = p.Drawn[c]+n, p.Bag[c]-n })
		}
		add(func(p *Position) { // the whole bag into one hand
			p.Players[p.Active&3].Gems[c] += p.Bag[c]
			p.Bag[c] = 0
		})
		for m := range Mines {
			add(func(p *Position) {
				for k, n := range p.Mines[m] {
					p.Bag[k] += n
				}
				p.Mines[m] = Gems{}
				p.Mines[m][c] = 2
				p.Bag[c] -= 2
			})
		}
	}
	for t := range Towers {
		for n := range 4 {
			add(func(p *Position) { p.Facing[t] = n })
		}
	}
	for d := range Doors {
		add(func(p *Position) { p.Doors[d].Open = !p.Doors[d].Open })
		add(func(p *Position) { p.Door, p.Opened, p.Doors[d].Open = d+1, 1, true })
	}
	for s := range rules.Seats {
		me := func(p *Position) *PlayerPosition { return &p.Players[s] }
		for n := range uint8(4) {
			add(func(p *Position) { me(p).Gold = uint16(n) })
			add(func(p *Position) { me(p).Hearts = n })
			add(func(p *Position) { me(p).Swords = n })
			add(func(p *Position) { me(p).Elixirs = n })
		}
		add(func(p *Position) { me(p).Gold, me(p).Hearts = 20, 9 })
		add(func(p *Position) { me(p).Gold = MaxGold - 9999 })
		add(func(p *Position) { me(p).InCastle = !me(p).InCastle })
		add(func(p *Position) { me(p).Goal = Goal{1, 1} })
		add(func(p *Position) { // the stack into the hand
			for _, i := range p.Stack {
				me(p).Items |= 1 << i
			}
			p.Stack = nil
		})
		add(func(p *Position) { // the hand onto the pile
			p.Discard = append(p.Discard[:len(p.Discard):len(p.Discard)], itemList(me(p).Items)...)
			me(p).Items = 0
		})
	}
	add(func(p *Position) {
		p.Discard, p.Stack = append(p.Discard[:len(p.Discard):len(p.Discard)], p.Stack...), nil
	})
	return list
}

// Positions from games are changed field by field, alone and together with the phase. Every
// accepted position is played to the end, and there is always a legal decision.
func TestMutatedPositions(t *testing.T) {
	list := mutations()
	dice := NewDice(7)
	accepted, tried := 0, 0
	seen := map[Phase]int{}
	try := func(p Position) {
		tried++
		s, err := testRules.Load(p, uint64(tried))
		if err != nil {
			return
		}
		accepted++
		var buf [MaxLegal]Decision
		for n := 0; s.Phase() != PhaseOver; n++ {
			legal := testRules.Legal(&s, buf[:0])
			if len(legal) == 0 || n > 200000 {
				t.Fatalf("after %d decisions %d are legal in phase %s, from %+v", n, len(legal), s.Phase(), p)
			}
			if n < 20 {
				if err := testRules.Check(&s); err != nil {
					t.Fatalf("after %d decisions: %v, from %+v", n, err, p)
				}
			}
			d := legal[dice.Below(len(legal))]
			if n%2 == 0 { // a purely random game is a long one
				d = testRules.Light(&s, legal, &dice)
			}
			testRules.Apply(&s, d, nil)
		}
	}
	for game := range ring.Pick(6, 24) {
		s, err := testRules.New(Setup{Seats: rules.SeatsFor(2 + game%3), Hearts: 7, Gold: 7, Seed: uint64(game), Variants: Variants{SuddenMarriage: game%6 == 5}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		var buf [MaxLegal]Decision
		for n := 0; s.Phase() != PhaseOver; n++ {
			if seen[s.Phase()] <= game/4 && n%3 == game%3 {
				seen[s.Phase()]++
				for i, change := range list {
					p := testRules.Position(&s)
					change(&p)
					try(p)
					p.Phase = Phase((i + n) % phaseCount)
					try(p)
				}
			}
			legal := testRules.Legal(&s, buf[:0])
			testRules.Apply(&s, testRules.Light(&s, legal, &dice), nil)
		}
	}
	t.Log(fmt.Sprintf("%d of %d positions accepted", accepted, tried), seen)
	if accepted < tried/50 {
		t.Errorf("%d of %d positions are accepted, too few to tell anything", accepted, tried)
	}
}

// phaseCount is the number of phases.
const phaseCount = int(PhaseOver) + 1

// T5.3: no step leads to a dead end, however much gold there is.
func TestT5RichAndStranded(t *testing.T) {
	for _, gold := range []uint16{3, 26, 27, 30, 60, 197, 200, 500, 50000} {
		for _, items := range []ItemSet{0, set(Chest), set(Compass), set(Boots, Mirror)} {
			s := load(t, onWay(AtTrader, AtTrader, 0), func(p *Position) {
				p.Roads = []int{6, 11, 13, 16, 17, 18, 19, 21} // there is no way back through the castle
				p.Players[rules.S].Gold, p.Players[rules.S].Items = gold, items
			})
			toCastle := Decision{Kind: Step, Arg: uint8(AtCastle)}
			jump := items.Has(Compass) && gold > 4 // from m2 to m3, whose only road leads to the thief
			for _, d := range legalOf(&s) {
				if d == toCastle && !jump {
					t.Errorf("with %d gold and %v the heroes may walk into a dead end", gold, itemList(items))
				}
			}
		}
	}
}
