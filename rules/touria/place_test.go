package touria

import (
	"testing"

	"touria.games/touria/rules"
)

// first is the doubling phase after S has used a place once.
func first(p *Position) { p.Uses, p.Phase = 1, PhaseDouble }

func TestT6PlacesLegal(t *testing.T) {
	acts := []Kind{Act}
	skip := do(Skip)
	runLegal(t, []legalCase{
		{"T6.1 sword master", []func(*Position){at(AtSwordmaster)}, nil, []Decision{ActPlain(), skip}},
		{"T6.2 forest", []func(*Position){at(AtForest)}, nil, []Decision{ActForest(0), ActForest(1), skip}},
		{"T6.2 forest, one place empty", []func(*Position){at(AtForest), display(NoItem, Frog)}, nil, []Decision{ActForest(1), skip}},
		{"T6.2 forest, both empty", []func(*Position){at(AtForest), display(NoItem, NoItem)}, nil, []Decision{skip}},
		{"T6.4 fountain without black gem", []func(*Position){at(AtFountain), gems(rules.S, Gems{Violet: 1})}, nil, []Decision{skip}},
		{"T6.4 fountain", []func(*Position){at(AtFountain), gems(rules.S, Gems{Black: 2})}, nil, []Decision{ActPlain(), skip}},
		{"T6.5 thief", []func(*Position){at(AtThief)}, nil, []Decision{ActPlain(), skip}},
		{"T6.5 thief with an empty bag", []func(*Position){at(AtThief), bag(Gems{})}, nil, []Decision{skip}},
		{"T6.5 thief with one gem in the bag", []func(*Position){at(AtThief), bag(Gems{Black: 1})}, nil, []Decision{ActPlain(), skip}},
		{"T6.6 dragon", []func(*Position){at(AtDragon)}, nil, []Decision{ActPlain(), skip}},
		{"T6.8 tournament without sword", []func(*Position){at(AtTournament), items(rules.S, Helmet)}, nil, []Decision{skip}},
		{"T6.8 tournament", []func(*Position){at(AtTournament), own(rules.S, Holdings{Swords: 2})}, acts,
			[]Decision{ActTournament(TourneyHeart), ActTournament(TourneyGold)}},
		{"T8 helmet needs two swords", []func(*Position){at(AtTournament), own(rules.S, Holdings{Swords: 1, Items: set(Helmet)})}, acts,
			[]Decision{ActTournament(TourneyHeart), ActTournament(TourneyGold)}},
		{"T8 helmet", []func(*Position){at(AtTournament), own(rules.S, Holdings{Swords: 2, Items: set(Helmet)})}, acts,
			[]Decision{ActTournament(TourneyHeart), ActTournament(TourneyGold), ActTournament(TourneyHeartHeart),
				ActTournament(TourneyHeartGold), ActTournament(TourneyGoldGold)}},
		{"T8 helmet by mirror", []func(*Position){at(AtTournament), own(rules.S, Holdings{Swords: 2, Items: set(Mirror)}), discard(Helmet)}, acts,
			[]Decision{ActTournament(TourneyHeart), ActTournament(TourneyGold), ActTournament(TourneyHeartHeart),
				ActTournament(TourneyHeartGold), ActTournament(TourneyGoldGold)}},
	})
}

func TestT6PlacesApply(t *testing.T) {
	swords := func(n uint8) func(*Position) { return own(rules.N, Holdings{Swords: n}) }
	fight := func(list ...func(*Position)) []func(*Position) {
		return append([]func(*Position){at(AtTournament), own(rules.S, Holdings{Swords: 2})}, list...)
	}
	runPlays(t, []playCase{
		{"T6.1 two swords", []func(*Position){at(AtSwordmaster)}, ActPlain(), nil, func(p *Position) {
			first(p)
			p.Players[rules.S].Swords = 2
		}, "gained S swords:2"},
		{"T1.4: one sword left", []func(*Position){at(AtSwordmaster), swords(15)}, ActPlain(), nil, func(p *Position) {
			first(p)
			p.Players[rules.S].Swords = 1
		}, "gained S swords:1"},
		{"T1.4, T6.9: no sword left, the place may be used", []func(*Position){at(AtSwordmaster), swords(16)}, ActPlain(), nil, first, ""},
		{"T6.2 the next item takes its place", []func(*Position){at(AtForest), display(Frog, Broom)}, ActForest(0), nil, func(p *Position) {
			first(p)
			p.Players[rules.S].Items = set(Frog)
			p.Display[0], p.Stack = Rose, p.Stack[1:]
		}, "item_taken S 0 frog; gained S frog; item_opened 0 rose"},
		{"T6.2 the discard pile becomes the stack", []func(*Position){at(AtForest), display(Frog, Broom), discard(Rose, Bird),
			items(rules.N, itemList(allItems-set(Frog, Broom, Rose, Bird))...)}, ActForest(1),
			[]Event{{Kind: ItemsReshuffled, N: 2, List: uint64(Bird) | uint64(Rose)<<4}}, func(p *Position) {
				first(p)
				p.Players[rules.S].Items = set(Broom)
				p.Display[1], p.Discard, p.Stack = Bird, nil, []Item{Rose}
			}, "item_taken S 1 broom; gained S broom; items_reshuffled (only -); item_opened 1 bird"},
		{"T6.2 nothing left to open", []func(*Position){at(AtForest), display(Frog, Broom), items(rules.N, itemList(allItems-set(Frog, Broom))...)},
			ActForest(1), nil, func(p *Position) {
				first(p)
				p.Players[rules.S].Items = set(Broom)
				p.Display[1] = NoItem
			}, "item_taken S 1 broom; gained S broom"},
		{"T6.2 an empty place is filled when a turn ends", []func(*Position){phase(PhaseEnd), display(NoItem, NoItem), discard(Rose),
			items(rules.N, itemList(allItems-set(Rose))...)}, do(EndTurn), nil, func(p *Position) {
			p.Phase, p.ToMove, p.Active, p.Turn = PhaseStart, rules.N, rules.N, 10
			p.Display[0], p.Discard = Rose, nil
		}, "turn_ended S; items_reshuffled (only -); item_opened 0 rose; turn_began N 10"},
		{"T6.4 a black gem leaves the game", []func(*Position){at(AtFountain), gems(rules.S, Gems{Black: 2})}, ActPlain(), nil, func(p *Position) {
			first(p)
			p.Players[rules.S].Gems[Black], p.Removed = 1, 1
		}, "paid S black:1; gem_destroyed S"},
		{"T6.8 a heart", fight(), ActTournament(TourneyHeart), nil, func(p *Position) {
			first(p)
			p.Players[rules.S].Swords, p.Players[rules.S].Hearts = 1, 1
		}, "paid S swords:1; gained S hearts:1"},
		{"T6.8 gold", fight(), ActTournament(TourneyGold), nil, func(p *Position) {
			first(p)
			p.Players[rules.S].Swords, p.Players[rules.S].Gold = 1, 6
		}, "paid S swords:1; gained S gold:3"},
		{"T6.9 no heart left", fight(own(rules.N, Holdings{Hearts: 32})), ActTournament(TourneyHeart), nil, func(p *Position) {
			first(p)
			p.Players[rules.S].Swords = 1
		}, ""},
		{"T8 helmet, two hearts", fight(items(rules.S, Helmet)), ActTournament(TourneyHeartHeart), nil, func(p *Position) {
			first(p)
			p.Players[rules.S].Holdings, p.Discard = Holdings{Gold: 3, Hearts: 2}, []Item{Helmet}
		}, ""},
		{"T8 helmet, two hearts, one left", fight(items(rules.S, Helmet), own(rules.N, Holdings{Hearts: 31})), ActTournament(TourneyHeartHeart), nil, func(p *Position) {
			first(p)
			p.Players[rules.S].Holdings, p.Discard = Holdings{Gold: 3, Hearts: 1}, []Item{Helmet}
		}, ""},
		{"T8 helmet, heart and gold", fight(items(rules.S, Helmet)), ActTournament(TourneyHeartGold), nil, func(p *Position) {
			first(p)
			p.Players[rules.S].Holdings, p.Discard = Holdings{Gold: 6, Hearts: 1}, []Item{Helmet}
		}, ""},
		{"T8 helmet by mirror, gold twice", fight(items(rules.S, Mirror), discard(Helmet)), ActTournament(TourneyGoldGold), nil, func(p *Position) {
			first(p)
			p.Players[rules.S].Holdings, p.Discard = Holdings{Gold: 9}, []Item{Helmet, Mirror}
		}, ""},
	})
}

func TestT6Thief(t *testing.T) {
	secret := " (only S)"
	runPlays(t, []playCase{
		{"T6.5 a mixed draw waits for the pick", []func(*Position){at(AtThief)}, ActPlain(), []Event{drawn(Gems{Black: 2, Violet: 1})}, func(p *Position) {
			p.Phase, p.Drawn = PhaseThief, Gems{Black: 2, Violet: 1}
			p.Bag[Black] -= 2
			p.Bag[Violet]--
		}, "drawn S black:2 violet:1" + secret},
		{"T6.5 three blacks, then a coloured one: that one is kept", []func(*Position){at(AtThief)}, ActPlain(),
			[]Event{drawn(Gems{Black: 5, Green: 1})}, func(p *Position) {
				first(p)
				p.Players[rules.S].Gems[Green] = 1
				p.Bag[Green]--
			}, "drawn S black:5 green:1" + secret + "; kept S green" + secret + "; gained S green:1" + secret},
		{"T6.5 only blacks in the bag", []func(*Position){at(AtThief), bag(Gems{Black: 4})}, ActPlain(), nil, func(p *Position) {
			p.Phase, p.Drawn, p.Bag = PhaseThief, Gems{Black: 3}, Gems{Black: 1}
		}, "drawn S black:3" + secret},
		{"T6.5 fewer than three", []func(*Position){at(AtThief), bag(Gems{Black: 1, Red: 1})}, ActPlain(), nil, func(p *Position) {
			p.Phase, p.Drawn, p.Bag = PhaseThief, Gems{Black: 1, Red: 1}, Gems{}
		}, "drawn S black:1 red:1" + secret},
		{"T6.5 three with two blacks, no further draw", []func(*Position){at(AtThief), bag(Gems{Black: 2, Red: 1})}, ActPlain(), nil, func(p *Position) {
			p.Phase, p.Drawn, p.Bag = PhaseThief, Gems{Black: 2, Red: 1}, Gems{}
		}, "drawn S black:2 red:1" + secret},
		{"T6.5 a black one may be picked", []func(*Position){at(AtThief), phase(PhaseThief), func(p *Position) { p.Drawn = Gems{Black: 1, Blue: 2} }},
			take(Black), nil, func(p *Position) {
				first(p)
				p.Drawn, p.Players[rules.S].Gems = Gems{}, Gems{Black: 1}
				p.Bag[Blue] += 2
			}, "kept S black" + secret + "; gained S black:1" + secret},
		{"T10.4 open screens show the gem", []func(*Position){at(AtThief), phase(PhaseThief), func(p *Position) {
			p.Drawn, p.OpenScreens = Gems{Black: 1, Blue: 2}, true
		}}, take(Blue), nil, func(p *Position) {
			first(p)
			p.Drawn, p.Players[rules.S].Gems = Gems{}, Gems{Blue: 1}
			p.Bag[Black]++
			p.Bag[Blue]++
		}, "kept S blue" + secret + "; gained S blue:1"},
	})
	s := load(t, at(AtThief), phase(PhaseThief), items(rules.S, Frog, Chest), func(p *Position) { p.Drawn = Gems{Black: 1, Blue: 2} })
	wantLegal(t, &s, nil, take(Black), take(Blue))
	lone := load(t, at(AtThief), phase(PhaseThief), func(p *Position) { p.Drawn = Gems{Black: 3} }, bag(Gems{Black: 1}))
	wantLegal(t, &lone, nil, take(Black))
}

// T6.5 with seeded chance: all kinds of draws occur, and each follows the rules.
func TestT6ThiefByChance(t *testing.T) {
	picks, kept := 0, 0
	for seed := range uint64(400) {
		s := load(t, at(AtThief), bag(Gems{Black: 12, Red: 2, Green: 1}))
		s.seed = seed
		log := Log{}
		testRules.Apply(&s, ActPlain(), &log)
		if err := testRules.Check(&s); err != nil {
			t.Fatal(err)
		}
		g := log.Events[0].Gems
		switch s.Phase() {
		case PhaseThief:
			picks++
			if g.Total() != 3 || g[Black] == 3 || log.Events[0].Last == NoColour {
				t.Fatalf("a pick of %v", g)
			}
		case PhaseDouble:
			kept++
			last := log.Events[0].Last
			if g.Total() < 4 || int(g[Black]) != g.Total()-1 || g[last] != 1 || last == Black || s.Bag().Total() != 14 || s.Holdings(rules.S).Gems[last] != 1 {
				t.Fatalf("kept %s of %v", last, g)
			}
		default:
			t.Fatalf("phase %s", s.Phase())
		}
	}
	if picks < 100 || kept < 100 {
		t.Errorf("%d picks, %d without", picks, kept)
	}
}

func TestT6Dragon(t *testing.T) {
	give := do(Give)
	stop := do(Stop)
	rolling := func(c Colour, list ...func(*Position)) []func(*Position) {
		return append([]func(*Position){at(AtDragon), phase(PhaseDragon), die(c)}, list...)
	}
	hold := func(g Gems) func(*Position) { return gems(rules.S, g) }
	sword := own(rules.S, Holdings{Swords: 1})
	runLegal(t, []legalCase{
		{"T6.6 give, or decline", rolling(Red, hold(Gems{Red: 1, Blue: 2}), sword), nil, []Decision{give, stop}},
		{"T6.6 black counts", rolling(Black, hold(Gems{Black: 1})), nil, []Decision{give, stop}},
		{"T6.6 violet counts", rolling(Violet, hold(Gems{Violet: 1})), nil, []Decision{give, stop}},
		{"T6.6 reroll without the colour", rolling(Red, hold(Gems{Blue: 2}), sword), nil, []Decision{do(Reroll), stop}},
		{"T6.6 neither gem nor sword", rolling(Red, hold(Gems{Blue: 2})), nil, []Decision{stop}},
		{"T6.6 who can only paint may give or roll again", rolling(Red, hold(Gems{Black: 1, Blue: 2, Violet: 1}), sword, items(rules.S, Paintbrush)), nil,
			[]Decision{paint(give, Blue, Red), paint(give, Violet, Red), do(Reroll), stop}},
		{"T6.6 who has only the bird, too", rolling(Violet, hold(Gems{Blue: 2}), sword, items(rules.S, Bird)), nil,
			[]Decision{{Kind: Give, Sub: PayBird}, do(Reroll), stop}},
		{"T6.6 who holds the gem may paint another", rolling(Red, hold(Gems{Red: 1, Green: 1}), sword, items(rules.S, Paintbrush)), nil,
			[]Decision{give, paint(give, Green, Red), stop}},
		{"T8 nothing is painted black or violet", rolling(Violet, hold(Gems{Red: 1}), items(rules.S, Paintbrush)), nil, []Decision{stop}},
		{"T8 nothing is painted black", rolling(Black, hold(Gems{Red: 1}), items(rules.S, Paintbrush)), nil, []Decision{stop}},
		{"T8 the bird is violet only", rolling(Red, hold(Gems{}), items(rules.S, Bird)), nil, []Decision{stop}},
		{"T8 brush by mirror", rolling(Red, hold(Gems{Green: 1}), items(rules.S, Mirror), discard(Paintbrush)), nil, []Decision{paint(give, Green, Red), stop}},
		{"T8 no own-turn items between roll and gift", rolling(Red, hold(Gems{Black: 1}), items(rules.S, Frog, Chest)), nil, []Decision{stop}},
	})
	runPlays(t, []playCase{
		{"T6.6 the roll", []func(*Position){at(AtDragon), die(Blue)}, ActPlain(), []Event{rolled(Green)}, func(p *Position) {
			p.Phase, p.Die = PhaseDragon, Green
		}, "rolled S green"},
		{"T6.6 a gem for a heart", rolling(Black, hold(Gems{Black: 1})), give, nil, func(p *Position) {
			first(p)
			p.Players[rules.S].Gems, p.Players[rules.S].Hearts = Gems{}, 1
			p.Bag[Black]++
		}, "paid S black:1; gained S hearts:1"},
		{"T6.6 T6.9 no heart left", rolling(Black, hold(Gems{Black: 1}), own(rules.N, Holdings{Hearts: 32})), give, nil, func(p *Position) {
			first(p)
			p.Players[rules.S].Gems = Gems{}
			p.Bag[Black]++
		}, ""},
		{"T6.6 T8 a painted gem goes to the bag as it is", rolling(Red, hold(Gems{Violet: 1}), items(rules.S, Paintbrush)), paint(give, Violet, Red), nil,
			func(p *Position) {
				first(p)
				p.Players[rules.S].Holdings, p.Discard = Holdings{Gold: 3, Hearts: 1}, []Item{Paintbrush}
				p.Bag[Violet]++
			}, "item_used S paintbrush; paid S paintbrush; paid S violet:1; gained S hearts:1"},
		{"T6.6 T8 the bird by mirror", rolling(Violet, items(rules.S, Mirror), discard(Bird)), Decision{Kind: Give, Sub: PayBird}, nil, func(p *Position) {
			first(p)
			p.Players[rules.S].Holdings, p.Discard = Holdings{Gold: 3, Hearts: 1}, []Item{Bird, Mirror}
		}, "item_used S mirror as bird; paid S mirror; gained S hearts:1"},
		{"T6.6 a sword rolls again", rolling(Red, sword), do(Reroll), []Event{rolled(Yellow)}, func(p *Position) {
			p.Players[rules.S].Swords, p.Die = 0, Yellow
		}, "paid S swords:1; rolled S yellow"},
		{"T6.6 declining ends the action, which was used", rolling(Red, hold(Gems{Red: 1})), stop, nil, first, ""},
	})
}
