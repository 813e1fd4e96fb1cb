package touria

import (
	"math/rand/v2"
	"testing"

	"touria.games/touria/rules"
)

// orderOpen opens an order of its stack.
func orderOpen(id int) func(*Position) {
	return func(p *Position) {
		ids := testRules.OrderIDs(id / ordersPerStack)
		p.Orders[id/ordersPerStack] = append(ids[id%ordersPerStack:], ids[:id%ordersPerStack]...)
	}
}

// blueRedViolet is an order with a violet gem: 6 gold.
const blueRedViolet = 10

func TestT6TraderLegal(t *testing.T) {
	order := func(slot int) Decision { return ActTrader(slot, 0, 0) }
	skip := do(Skip)
	shop := func(g Gems, list ...func(*Position)) []func(*Position) {
		return append([]func(*Position){at(AtTrader), gems(rules.S, g)}, list...)
	}
	scale := ActTrader(NoOrder, WithGold, 0)
	runLegal(t, []legalCase{
		{"T6.3 no gems", shop(Gems{}), nil, []Decision{skip}},
		{"T6.3 one order", shop(Gems{Blue: 1, Red: 1}), nil, []Decision{order(0), skip}},
		{"T6.3 all three", shop(Gems{Blue: 2, Red: 2, Green: 1}), nil, []Decision{order(0), order(1), order(2), skip}},
		{"T6.3 black does not help", shop(Gems{Blue: 1, Black: 3, Violet: 2}), nil, []Decision{skip}},
		{"T8 scale instead of an order", shop(Gems{}, items(rules.S, Scale)), nil, []Decision{scale, skip}},
		{"T8 scale with an order", shop(Gems{Blue: 1, Red: 1}, items(rules.S, Scale)), nil,
			[]Decision{order(0), ActTrader(0, WithGold, 0), scale, skip}},
		{"T8 scale by mirror", shop(Gems{}, items(rules.S, Mirror), discard(Scale)), nil, []Decision{scale, skip}},
		{"T8 brush", shop(Gems{Blue: 2}, items(rules.S, Paintbrush)), nil, []Decision{paint(order(0), Blue, Red), skip}},
		{"T8 brush on a violet gem", shop(Gems{Violet: 1, Red: 1}, items(rules.S, Paintbrush)), nil, []Decision{paint(order(0), Violet, Blue), skip}},
		{"T8 brush not on a black gem", shop(Gems{Black: 1, Red: 1}, items(rules.S, Paintbrush)), nil, []Decision{skip}},
		{"T8 brush where it is not needed", shop(Gems{Blue: 1, Red: 1, Yellow: 1}, items(rules.S, Paintbrush)), nil,
			[]Decision{order(0), paint(order(0), Yellow, Red), paint(order(0), Yellow, Blue), paint(order(1), Yellow, Green), skip}},
		{"T8 one gem only is painted", shop(Gems{Yellow: 2}, items(rules.S, Paintbrush)), nil, []Decision{skip}},
		{"T8 bird as the violet gem", shop(Gems{Blue: 1, Red: 1}, orderOpen(blueRedViolet), items(rules.S, Bird)), []Kind{Act},
			[]Decision{order(0), ActTrader(1, PayBird, 0)}},
		{"T8 bird or violet gem", shop(Gems{Blue: 1, Red: 1, Violet: 1}, orderOpen(blueRedViolet), items(rules.S, Bird)), []Kind{Act},
			[]Decision{order(0), order(1), ActTrader(1, PayBird, 0)}},
		{"T8 brush and bird", shop(Gems{Violet: 1, Red: 1}, orderOpen(blueRedViolet), items(rules.S, Bird, Paintbrush)), []Kind{Act},
			[]Decision{paint(order(0), Violet, Blue), paint(ActTrader(1, PayBird, 0), Violet, Blue)}},
		{"T8 bird by mirror and brush in hand", shop(Gems{Green: 1, Red: 1}, orderOpen(blueRedViolet), items(rules.S, Mirror, Paintbrush), discard(Bird)), []Kind{Act},
			[]Decision{paint(order(0), Green, Blue), paint(ActTrader(1, PayBird, 0), Green, Blue)}},
		{"T8 the bird is not painted", shop(Gems{Red: 1}, items(rules.S, Bird, Paintbrush)), []Kind{Act}, nil},
	})
}

func TestT6TraderApply(t *testing.T) {
	next := func(p *Position, slot int) { p.Orders[slot] = append(p.Orders[slot][1:], p.Orders[slot][0]) }
	shop := func(g Gems, list ...func(*Position)) []func(*Position) {
		return append([]func(*Position){at(AtTrader), gems(rules.S, g)}, list...)
	}
	runPlays(t, []playCase{
		{"T6.3 gems to the bag, the order under its stack", shop(Gems{Blue: 2, Red: 1}), ActTrader(0, 0, 0), nil, func(p *Position) {
			first(p)
			p.Players[rules.S].Holdings = Holdings{Gold: 6, Gems: Gems{Blue: 1}}
			p.Bag[Blue]++
			p.Bag[Red]++
			next(p, 0)
		}, "paid S blue:1 red:1; order_filled S 0 0; gained S gold:3; order_opened 0 1"},
		{"T6.3 four gems pay 7", shop(Gems{Blue: 2, Red: 2}), ActTrader(2, 0, 0), nil, func(p *Position) {
			first(p)
			p.Players[rules.S].Holdings = Holdings{Gold: 10}
			p.Bag[Blue] += 2
			p.Bag[Red] += 2
			next(p, 2)
		}, ""},
		{"T8 scale alone", shop(Gems{}, items(rules.S, Scale)), ActTrader(NoOrder, WithGold, 0), nil, func(p *Position) {
			first(p)
			p.Players[rules.S].Holdings, p.Discard = Holdings{Gold: 6}, []Item{Scale}
		}, "item_used S scale; paid S scale; gained S gold:3"},
		{"T8 brush, bird, scale: their order on the pile, the gem as what it is", shop(Gems{Green: 1, Red: 1}, orderOpen(blueRedViolet),
			items(rules.S, Scale, Bird, Paintbrush)), paint(ActTrader(1, PayBird|WithGold, 0), Green, Blue), nil, func(p *Position) {
			first(p)
			p.Players[rules.S].Holdings, p.Discard = Holdings{Gold: 12}, []Item{Paintbrush, Bird, Scale}
			p.Bag[Green]++
			p.Bag[Red]++
			next(p, 1)
		}, "item_used S paintbrush; paid S paintbrush; item_used S bird; paid S bird; paid S red:1 green:1; order_filled S 1 10; " +
			"item_used S scale; paid S scale; gained S gold:9; order_opened 1 11"},
		{"T8 the mirror goes in the place of what it copies", shop(Gems{Green: 1, Red: 1}, orderOpen(blueRedViolet),
			items(rules.S, Mirror, Bird, Scale), discard(Frog, Paintbrush)), paint(ActTrader(1, PayBird|WithGold, 0), Green, Blue), nil, func(p *Position) {
			first(p)
			p.Players[rules.S].Holdings, p.Discard = Holdings{Gold: 12}, []Item{Frog, Paintbrush, Mirror, Bird, Scale}
			p.Bag[Green]++
			p.Bag[Red]++
			next(p, 1)
		}, ""},
	})
}

func TestT6Goldsmith(t *testing.T) {
	sell := func(n uint8, c Colour) Decision { return ActGoldsmith(n, c, false, 0) }
	forge := func(g Gems, list ...func(*Position)) []func(*Position) {
		return append([]func(*Position){at(AtGoldsmith), gems(rules.S, g)}, list...)
	}
	acts := []Kind{Act}
	runLegal(t, []legalCase{
		{"T6.7 nothing to sell", forge(Gems{Black: 5}), nil, []Decision{do(Skip)}},
		{"T6.7 one gem", forge(Gems{Violet: 1, Blue: 1}), acts, []Decision{sell(ForGold, Blue), sell(ForGold, Violet)}},
		{"T6.7 three of a colour", forge(Gems{Red: 3}), acts, []Decision{sell(ForGold, Red), sell(ForHeart, Red), sell(ForHearts, Red)}},
		{"T6.7 violet counts as any other", forge(Gems{Violet: 3}), acts, []Decision{sell(ForGold, Violet), sell(ForHeart, Violet), sell(ForHearts, Violet)}},
		{"T8 brush: not for the gold", forge(Gems{Red: 1}, items(rules.S, Paintbrush)), acts, []Decision{sell(ForGold, Red)}},
		{"T8 brush", forge(Gems{Red: 1, Blue: 1}, items(rules.S, Paintbrush)), acts, []Decision{sell(ForGold, Red), sell(ForGold, Blue),
			paint(sell(ForHeart, Red), Blue, Red), paint(sell(ForHeart, Blue), Red, Blue)}},
		{"T8 brush: not as violet", forge(Gems{Violet: 2, Blue: 1}, items(rules.S, Paintbrush)), acts, []Decision{sell(ForGold, Violet), sell(ForGold, Blue),
			sell(ForHeart, Violet), paint(sell(ForHeart, Blue), Violet, Blue)}},
		{"T8 bird alone for the gold", forge(Gems{}, items(rules.S, Bird)), acts, []Decision{ActGoldsmith(ForGold, Violet, true, 0)}},
		{"T8 bird with violet gems", forge(Gems{Violet: 2}, items(rules.S, Bird)), acts, []Decision{sell(ForGold, Violet), sell(ForHeart, Violet),
			ActGoldsmith(ForGold, Violet, true, 0), ActGoldsmith(ForHeart, Violet, true, 0), ActGoldsmith(ForHearts, Violet, true, 0)}},
	})
	sold := func(h Holdings) func(*Position) {
		return func(p *Position) {
			first(p)
			p.Players[rules.S].Holdings = h
		}
	}
	runPlays(t, []playCase{
		{"T6.7 1 gem for 1 gold", forge(Gems{Blue: 1}), sell(ForGold, Blue), nil, func(p *Position) {
			sold(Holdings{Gold: 4})(p)
			p.Bag[Blue]++
		}, "paid S blue:1; gained S gold:1"},
		{"T6.7 2 gems for 1 heart", forge(Gems{Red: 2}), sell(ForHeart, Red), nil, func(p *Position) {
			sold(Holdings{Gold: 3, Hearts: 1})(p)
			p.Bag[Red] += 2
		}, ""},
		{"T6.7 3 gems for 2 hearts", forge(Gems{Blue: 3}), sell(ForHearts, Blue), nil, func(p *Position) {
			sold(Holdings{Gold: 3, Hearts: 2})(p)
			p.Bag[Blue] += 3
		}, ""},
		{"T6.7 3 gems of the die's colour for 3 hearts", forge(Gems{Red: 3}), sell(ForHearts, Red), nil, func(p *Position) {
			sold(Holdings{Gold: 3, Hearts: 3})(p)
			p.Bag[Red] += 3
		}, "paid S red:3; gained S hearts:3"},
		{"T6.7 2 gems of the die's colour for 1 heart", forge(Gems{Red: 2}), sell(ForHeart, Red), nil, func(p *Position) {
			sold(Holdings{Gold: 3, Hearts: 1})(p)
			p.Bag[Red] += 2
		}, ""},
		{"T8 the painted colour counts for the die", forge(Gems{Red: 2, Green: 1}, items(rules.S, Paintbrush)), paint(sell(ForHearts, Red), Green, Red), nil,
			func(p *Position) {
				sold(Holdings{Gold: 3, Hearts: 3})(p)
				p.Discard = []Item{Paintbrush}
				p.Bag[Red] += 2
				p.Bag[Green]++
			}, "item_used S paintbrush; paid S paintbrush; paid S red:2 green:1; gained S hearts:3"},
		{"T8 so it does if it is painted away", forge(Gems{Blue: 2, Red: 1}, items(rules.S, Paintbrush)), paint(sell(ForHearts, Blue), Red, Blue), nil,
			func(p *Position) {
				sold(Holdings{Gold: 3, Hearts: 2})(p)
				p.Discard = []Item{Paintbrush}
				p.Bag[Blue] += 2
				p.Bag[Red]++
			}, ""},
		{"T8 violet by die and bird", forge(Gems{Violet: 2}, items(rules.S, Bird), die(Violet)), ActGoldsmith(ForHearts, Violet, true, 0), nil,
			func(p *Position) {
				sold(Holdings{Gold: 3, Hearts: 3})(p)
				p.Discard = []Item{Bird}
				p.Bag[Violet] += 2
			}, ""},
		{"T1.4 two hearts left", forge(Gems{Red: 3}, own(rules.N, Holdings{Hearts: 30})), sell(ForHearts, Red), nil, func(p *Position) {
			sold(Holdings{Gold: 3, Hearts: 2})(p)
			p.Bag[Red] += 3
		}, ""},
	})
}

// payments lists, by the letter of the rules, every way to pay the gems in need: every choice of
// gems in hand, one of them painted or none, with or without the bird.
func payments(hand, need Gems, brush, bird bool) (ways []Decision) {
	birds := uint8(0)
	if bird && need[Violet] > 0 {
		birds = 1
	}
	for b := range birds + 1 {
		want := need
		want[Violet] -= b
		for from := Blue; from <= NoColour; from++ {
			for to := Blue; to <= Violet; to++ {
				var p Paint
				give := want
				if from < NoColour { // a gem of from is painted as to
					if !brush || to == Violet || from == to || want[to] == 0 {
						continue
					}
					p = Painted(from, to)
					give[to]--
					give[from]++
				} else if to != Blue {
					continue // count a choice without painting once
				}
				enough := true
				for c := range give {
					enough = enough && hand[c] >= give[c]
				}
				if enough {
					ways = append(ways, Decision{Sub: b, Paint: p})
				}
			}
		}
	}
	return ways
}

// T6.3, T6.6, T6.7: for any hand, exactly the payments allowed by the letter are legal.
func TestT6PaymentsAreLiteral(t *testing.T) {
	rng := rand.New(rand.NewPCG(6, 3))
	s := load(t, at(AtTrader))
	for range 3000 {
		var hand Gems
		for c := range hand {
			hand[c] = uint8(rng.IntN(4))
		}
		brush, bird, scale := rng.IntN(2) == 0, rng.IntN(2) == 0, rng.IntN(2) == 0
		p := &s.players[rules.S]
		p.gems, p.items = hand, 0
		for i, has := range map[Item]bool{Paintbrush: brush, Bird: bird, Scale: scale} {
			if has {
				p.items |= 1 << i
			}
		}
		s.phase, s.heroes, s.dest = PhaseAct, AtTrader, AtTrader
		var want []Decision
		for slot := range 3 {
			s.orders[slot] = s.orders[slot]>>4 | s.orders[slot]&15<<20
			for _, w := range payments(hand, testRules.Order(s.OpenOrder(slot)).Gems, brush, bird) {
				d := ActTrader(slot, w.Sub, w.Paint)
				want = append(want, d)
				if scale {
					d.Sub |= WithGold
					want = append(want, d)
				}
			}
		}
		if scale {
			want = append(want, ActTrader(NoOrder, WithGold, 0))
		}
		wantLegal(t, &s, []Kind{Act}, want...)

		s.heroes, s.dest = AtGoldsmith, AtGoldsmith
		want = nil
		for c := Blue; c < NoColour; c++ {
			for n := range uint8(3) {
				var need Gems
				need[c] = n + 1
				for _, w := range payments(hand, need, brush && n > 0, bird) {
					want = append(want, ActGoldsmith(n, c, w.Sub == PayBird, w.Paint))
				}
			}
		}
		wantLegal(t, &s, []Kind{Act}, want...)

		s.heroes, s.dest, s.phase = AtDragon, AtDragon, PhaseDragon
		s.die = Colour(rng.IntN(Colours))
		want = nil
		var need Gems
		need[s.die] = 1
		for _, w := range payments(hand, need, brush, bird) {
			want = append(want, Decision{Kind: Give, Sub: w.Sub, Paint: w.Paint})
		}
		wantLegal(t, &s, []Kind{Give}, want...)
		if t.Failed() {
			t.Fatalf("hand %v, die %s, items %v, orders %d %d %d", hand, s.die, itemList(p.items), s.OpenOrder(0), s.OpenOrder(1), s.OpenOrder(2))
		}
	}
}
