package touria

import (
	"slices"
	"testing"

	"touria.games/touria/rules"
)

// A moment is a position in which an item can be used, with the decision that uses it.
type moment struct {
	item  Item
	name  string
	given []func(*Position)
	do    Decision
}

func moments() []moment {
	black := gems(rules.S, Gems{Black: 1})
	opened := func(p *Position) {
		inCastle(p)
		p.Opened, p.Doors[8].Open = 1, true
	}
	sell := ActGoldsmith(ForHeart, Violet, true, 0)
	return []moment{
		{Rose, "entering", []func(*Position){gold(rules.S, 7), own(rules.S, Holdings{Hearts: 6}), func(p *Position) { p.MayEnter = true }}, do(Enter, 1)},
		{Paintbrush, "trader", []func(*Position){at(AtTrader), gems(rules.S, Gems{Blue: 2})}, paint(ActTrader(0, 0, 0), Blue, Red)},
		{Paintbrush, "goldsmith", []func(*Position){at(AtGoldsmith), gems(rules.S, Gems{Blue: 1, Red: 1})}, paint(ActGoldsmith(ForHeart, Red, false, 0), Blue, Red)},
		{Paintbrush, "dragon", []func(*Position){at(AtDragon), phase(PhaseDragon), gems(rules.S, Gems{Blue: 1})}, paint(do(Give), Blue, Red)},
		{Compass, "on the way", []func(*Position){onWay(M1, AtForest, 3)}, jump(M6)},
		{Scale, "trader", []func(*Position){at(AtTrader)}, ActTrader(NoOrder, WithGold, 0)},
		{CrystalBall, "start", nil, UseCrystalBall(3, 8)},
		{CrystalBall, "castle", []func(*Position){inCastle}, UseCrystalBall(1, 2)},
		{Frog, "start", []func(*Position){black}, UseOn(Frog, 0)},
		{Frog, "before the action", []func(*Position){black, at(AtFountain)}, UseOn(Frog, 0)},
		{Frog, "between the actions", []func(*Position){black, at(AtFountain), first}, UseOn(Frog, 0)},
		{Frog, "end", []func(*Position){black, phase(PhaseEnd)}, UseOn(Frog, 0)},
		{Chest, "start", nil, UseOn(Chest, 1)},
		{Chest, "on the way", []func(*Position){onWay(AtCastle, AtForest, 3)}, UseOn(Chest, 0)},
		{Chest, "castle", []func(*Position){inCastle}, UseOn(Chest, 0)},
		{Hourglass, "end", []func(*Position){phase(PhaseEnd)}, do(UseHourglass)},
		{Hourglass, "castle", []func(*Position){opened}, do(UseHourglass)},
		{Knapsack, "start", nil, UseOn(Knapsack, uint8(M1))},
		{Knapsack, "castle", []func(*Position){inCastle}, UseOn(Knapsack, uint8(M2))},
		{Helmet, "tournament", []func(*Position){at(AtTournament), own(rules.S, Holdings{Swords: 2})}, ActTournament(TourneyGoldGold)},
		{Flagon, "joining in", []func(*Position){at(AtForest), phase(PhaseJoin), func(p *Position) { p.ToMove, p.Uses = rules.N, 1 }}, do(Join, 1)},
		{Boots, "on the way", []func(*Position){onWay(AtCastle, AtForest, 0)}, do(UseBoots)},
		{Broom, "start", nil, UseOn(Broom, uint8(AtTournament))},
		{Lantern, "on the way", []func(*Position){onWay(AtCastle, AtForest, 3)}, do(UseLantern)},
		{Bird, "doubling", []func(*Position){at(AtForest), first}, do(Double, 1)},
		{Bird, "trader", []func(*Position){at(AtTrader), orderOpen(blueRedViolet), gems(rules.S, Gems{Blue: 1, Red: 1})}, ActTrader(1, PayBird, 0)},
		{Bird, "goldsmith", []func(*Position){at(AtGoldsmith), gems(rules.S, Gems{Violet: 1})}, sell},
		{Bird, "dragon", []func(*Position){at(AtDragon), phase(PhaseDragon), die(Violet)}, Decision{Kind: Give, Sub: PayBird}},
	}
}

// T8: every item in hand can be used at its moment and is then on the discard pile. The mirror can
// do the same while the item is on top, except for the rose and the flagon. Without either, the use
// is illegal.
func TestT8EveryItemAndTheMirror(t *testing.T) {
	var met ItemSet
	for _, m := range moments() {
		met |= 1 << m.item
		t.Run("T8 "+m.item.String()+" "+m.name, func(t *testing.T) {
			holder := rules.S
			if m.item == Flagon {
				holder = rules.N
			}
			with := func(more ...func(*Position)) State { return load(t, append(slices.Clone(m.given), more...)...) }
			some := []Item{Rose, Flagon, Boots, Frog} // a pile to start with; each case omits its own item
			pile := slices.DeleteFunc(some, func(i Item) bool { return i == m.item })[:2]

			s := with(items(holder, m.item), discard(pile...))
			play(t, &s, m.do)
			checkPile(t, &s, pile, m.item)

			s = with(discard(append(pile, m.item)...))
			if slices.Contains(legalOf(&s), m.do) {
				t.Error("it can be used from the pile without the mirror")
			}
			s = with(items(holder, Mirror), discard(append(pile, m.item)...))
			if m.item == Rose || m.item == Flagon {
				if slices.Contains(legalOf(&s), m.do) {
					t.Error("the mirror copies it")
				}
			} else {
				play(t, &s, m.do)
				checkPile(t, &s, append(pile, m.item), Mirror)
			}
			s = with(items(holder, Mirror), discard(m.item, pile[0]))
			if slices.Contains(legalOf(&s), m.do) {
				t.Error("the mirror copies what lies below the top")
			}
			s = with(items(holder, Mirror))
			if slices.Contains(legalOf(&s), m.do) {
				t.Error("the mirror copies an empty pile")
			}
		})
	}
	if lacking := allItems &^ (met | 1<<Mirror); lacking != 0 {
		t.Errorf("these items have no moment: %v", itemList(lacking))
	}
}

// checkPile checks that a card was discarded, unless the pile was reshuffled.
func checkPile(t *testing.T, s *State, pile []Item, card Item) {
	t.Helper()
	var got []Item
	for i := range s.DiscardLen() {
		got = append(got, s.Discard(i))
	}
	if !slices.Equal(got, append(slices.Clone(pile), card)) {
		t.Errorf("on the pile lie %v", got)
	}
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if s.Holdings(seat).Items.Has(card) {
			t.Errorf("%s still has the %s", seat, card)
		}
	}
}

// T8: own-turn items can be used at the start of a turn, at the destination before, between and
// after the actions, at the end, and in the castle; on the road only the chest.
func TestT8OwnTurn(t *testing.T) {
	all := []Item{CrystalBall, Frog, Chest, Knapsack}
	castle := []Item{CrystalBall, Chest, Knapsack} // nobody can have a black gem there
	for _, c := range []struct {
		name  string
		given func(*Position)
		want  []Item
	}{
		{"T4.1 start", nil, all},
		{"T4.3 wizard", phase(PhaseTravel), nil},
		{"T5 on the way", onWay(AtCastle, AtForest, 3), []Item{Chest}},
		{"T5 choosing a gem", func(p *Position) { onWay(M5, AtForest, 3)(p); p.Phase = PhaseMine }, nil},
		{"T4.4 before the action", at(AtFountain), all},
		{"T4.4 before the second use", func(p *Position) { at(AtFountain)(p); p.Uses, p.Doubled = 1, true }, all},
		{"T7.1 between the uses", func(p *Position) { at(AtFountain)(p); first(p) }, all},
		{"T7.2 while others are asked", func(p *Position) { at(AtFountain)(p); p.Phase, p.ToMove, p.Uses = PhaseJoin, rules.N, 1 }, nil},
		{"T7.2 while others use the place", joined(AtFountain, rules.N), nil},
		{"T6.5 picking a gem", func(p *Position) { at(AtThief)(p); p.Phase, p.Drawn = PhaseThief, Gems{Red: 3} }, nil},
		{"T6.6 after the roll", func(p *Position) { at(AtDragon)(p); p.Phase = PhaseDragon }, nil},
		{"T4.6 end", phase(PhaseEnd), all},
		{"T9.3 before a door", inCastle, castle},
		{"T9.4 after a door", func(p *Position) { inCastle(p); p.Opened, p.Doors[8].Open = 1, true }, castle},
		{"T9.4 a duty is due", func(p *Position) {
			inCastle(p)
			p.Phase, p.Door, p.Opened, p.Doors[3].Open = PhaseDuty, 4, 1, true
		}, nil},
		{"T9.4 after a failed duty", func(p *Position) { inCastle(p); p.Phase, p.Opened, p.Doors[1].Open = PhaseEnd, 1, true }, castle},
	} {
		t.Run(c.name, func(t *testing.T) {
			black := func(p *Position) {
				if !p.Players[rules.S].InCastle {
					p.Players[rules.S].Gems[Black] = 1
				}
			}
			s := load(t, c.given, items(rules.S, all...), black)
			var got ItemSet
			for _, d := range legalOf(&s, UseItem) {
				got |= 1 << d.Arg
			}
			if got != set(c.want...) {
				t.Errorf("these can be used: %v, want %v", itemList(got), c.want)
			}
			for _, item := range all {
				m := load(t, c.given, items(rules.S, Mirror), gems(rules.S, Gems{Red: 1}), black, discard(item),
					func(p *Position) { p.Players[rules.S].Items |= 1 << Rose }) // a second item for the jester
				if usable := len(legalOf(&m, UseItem)) > 0; usable != slices.Contains(c.want, item) {
					t.Errorf("the mirror can be used as %s: %v", item, usable)
				}
			}
		})
	}
}

func TestT8Items(t *testing.T) {
	var pairs []Decision
	for a := 1; a < Doors; a++ {
		for b := a + 1; b <= Doors; b++ {
			if a != 3 && b != 3 && a != 7 && b != 7 {
				pairs = append(pairs, UseCrystalBall(a, b))
			}
		}
	}
	openDoors := func(doors ...int) func(*Position) {
		return func(p *Position) {
			for _, d := range doors {
				p.Doors[d-1].Open = true
			}
		}
	}
	sack := func(list ...Space) (all []Decision) {
		for _, m := range list {
			all = append(all, UseOn(Knapsack, uint8(m)))
		}
		return all
	}
	item := []Kind{UseItem}
	runLegal(t, []legalCase{
		{"T8 crystal ball: two different closed doors", []func(*Position){items(rules.S, CrystalBall), openDoors(3, 7)}, item, pairs},
		{"T8 crystal ball: not with one closed", []func(*Position){items(rules.S, CrystalBall), openDoors(2, 3, 4, 5, 6, 7, 8, 9)}, item, nil},
		{"T8 frog needs a black gem", []func(*Position){items(rules.S, Frog), gems(rules.S, Gems{Red: 1})}, item, nil},
		{"T8 chest: an empty place", []func(*Position){items(rules.S, Chest), display(Frog, NoItem)}, item, []Decision{UseOn(Chest, 0)}},
		{"T8 chest: nothing there", []func(*Position){items(rules.S, Chest), display(NoItem, NoItem)}, item, nil},
		{"T8 knapsack: any mine that is not empty", []func(*Position){items(rules.S, Knapsack), mine(M3, Gems{})}, item, sack(M1, M2, M4, M5, M6)},
		{"T8 knapsack: in the castle none with black", []func(*Position){items(rules.S, Knapsack), inCastle, mine(M3, Gems{}), mine(M6, Gems{Red: 1})}, item,
			sack(M2, M5, M6)},
		{"T8 hourglass: at the end only", []func(*Position){items(rules.S, Hourglass)}, []Kind{UseHourglass}, nil},
		{"T8 hourglass: in the castle after a door only", []func(*Position){items(rules.S, Hourglass), inCastle}, []Kind{UseHourglass}, nil},
		{"T8 paintbrush and others cannot be used alone", []func(*Position){items(rules.S, Paintbrush, Rose, Scale, Helmet, Flagon, Bird)}, item, nil},
	})
	runPlays(t, []playCase{
		{"T8 frog: the gem leaves the game", []func(*Position){items(rules.S, Frog), gems(rules.S, Gems{Black: 2})}, UseOn(Frog, 0), nil, func(p *Position) {
			p.Players[rules.S].Items, p.Players[rules.S].Gems, p.Discard, p.Removed = 0, Gems{Black: 1}, []Item{Frog}, 1
		}, "item_used S frog; paid S frog; paid S black:1; gem_destroyed S"},
		{"T8 knapsack: all gems, then refilled", []func(*Position){items(rules.S, Knapsack)}, UseOn(Knapsack, uint8(M1)), []Event{refilled(M1, Gems{Red: 1, Green: 1})},
			func(p *Position) {
				p.Players[rules.S].Items, p.Players[rules.S].Gems, p.Discard = 0, Gems{Black: 1, Blue: 1}, []Item{Knapsack}
				p.Mines[0] = Gems{Red: 1, Green: 1}
				p.Bag[Red]--
				p.Bag[Green]--
			}, "item_used S knapsack; paid S knapsack; collected S m1 black:1 blue:1; refilled m1 red:1 green:1"},
		{"T8 knapsack: both coloured gems, and nothing to refill", []func(*Position){items(rules.S, Knapsack), bag(Gems{})}, UseOn(Knapsack, uint8(M5)), nil,
			func(p *Position) {
				p.Players[rules.S].Items, p.Players[rules.S].Gems, p.Discard = 0, Gems{Blue: 1, Violet: 1}, []Item{Knapsack}
				p.Mines[4] = Gems{}
			}, "item_used S knapsack; paid S knapsack; collected S m5 blue:1 violet:1"},
		{"T8 chest: discarded first, so it may come up again", []func(*Position){items(rules.S, Chest), display(Frog, Bird),
			items(rules.N, itemList(allItems-set(Frog, Bird, Chest))...)}, UseOn(Chest, 0), nil, func(p *Position) {
			p.Players[rules.S].Items, p.Display[0] = set(Frog), Chest
		}, "item_used S chest; paid S chest; item_taken S 0 frog; gained S frog; items_reshuffled (only -); item_opened 0 chest"},
		{"T8 hourglass by mirror: a third turn", []func(*Position){items(rules.S, Mirror), discard(Hourglass), phase(PhaseEnd)}, do(UseHourglass), nil,
			func(p *Position) {
				p.Phase, p.Turn, p.Players[rules.S].Items, p.Discard = PhaseStart, 10, 0, []Item{Hourglass, Mirror}
			}, "item_used S mirror as hourglass; paid S mirror; turn_ended S; turn_began S 10"},
		{"T8 mirror as chest takes an item", []func(*Position){items(rules.S, Mirror), discard(Chest), display(Frog, Bird)}, UseOn(Chest, 1), nil,
			func(p *Position) {
				p.Players[rules.S].Items, p.Discard = set(Bird), []Item{Chest, Mirror}
				p.Display[1], p.Stack = Rose, p.Stack[1:]
			}, "item_used S mirror as chest; paid S mirror; item_taken S 1 bird; gained S bird; item_opened 1 rose"},
	})
}

// T8 crystal ball: everyone sees which doors; only the player sees who is behind them.
func TestT8CrystalBall(t *testing.T) {
	s := load(t, seats(3), items(rules.S, CrystalBall))
	events := play(t, &s, UseCrystalBall(1, 9))
	if got, want := tell(events), "item_used S crystal_ball; paid S crystal_ball; peeked S 1:children 9:guard (only S)"; got != want {
		t.Errorf("events %s, want %s", got, want)
	}
	for seat, want := range map[rules.Seat]Who{rules.S: Children, rules.W: Nobody, rules.N: Nobody, rules.NoSeat: Nobody} {
		v := testRules.View(&s, seat)
		if v.Behind(1) != want || v.Behind(5) != Nobody {
			t.Errorf("%s sees %s behind door 1, %s behind door 5", seat, v.Behind(1), v.Behind(5))
		}
		if !v.HasPeeked(rules.S, 1) || !v.HasPeeked(rules.S, 9) || v.HasPeeked(rules.S, 2) || v.HasPeeked(rules.W, 1) {
			t.Errorf("%s does not see who has looked where", seat)
		}
	}
}
