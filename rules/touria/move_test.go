package touria

import (
	"testing"

	"touria.games/touria/rules"
)

// roadID returns the index of a road.
func roadID(name string) int {
	i, ok := testRules.RoadByName(name)
	if !ok {
		panic("no road " + name)
	}
	return i
}

// used marks roads as used in this turn's move.
func used(names ...string) func(*Position) {
	return func(p *Position) {
		for _, n := range names {
			p.Roads = append(p.Roads, roadID(n))
		}
	}
}

var poor = gold(rules.S, 0)

func TestT5Moves(t *testing.T) {
	runLegal(t, []legalCase{
		{"T5.1: any route that ends there", []func(*Position){onWay(AtCastle, AtForest, 3), poor}, nil,
			[]Decision{step(AtForest), step(AtSwordmaster), step(AtFountain)}},
		{"T5.1: each road once", []func(*Position){onWay(AtCastle, AtForest, 3), poor, used("forest-castle", "castle-swordmaster")}, nil,
			[]Decision{step(AtFountain)}},
		{"T5.1: the destination may be left again", []func(*Position){onWay(AtForest, AtForest, 2), gold(rules.S, 1), used("forest-castle")}, nil,
			[]Decision{do(Stop)}},
		{"T5.1: and returned to", []func(*Position){onWay(AtForest, AtForest, 3), gold(rules.S, 1), used("dragon-m1")}, nil,
			[]Decision{do(Stop), step(AtCastle), step(M5), step(M6)}},
		{"T5.3: gold pays further steps", []func(*Position){onWay(AtGoldsmith, AtThief, 3), gold(rules.S, 1)}, nil,
			[]Decision{step(M4), step(AtBridge)}},
		{"T5.3: a dead end is no way", []func(*Position){onWay(AtBridge, AtGoldsmith, 3), poor}, nil,
			[]Decision{step(AtGoldsmith)}},
		{"T5.4: the step onto the bridge is free", []func(*Position){onWay(AtTournament, AtGoldsmith, 1), poor}, nil, []Decision{step(AtBridge)}},
		{"T5.4: four spaces from the tournament ground", []func(*Position){onWay(AtTournament, AtDragon, 3), gold(rules.S, 1)}, nil,
			[]Decision{step(AtBridge)}},
		{"T2.4: the tournament ground cannot be entered by road", []func(*Position){onWay(AtBridge, AtTrader, 3), gold(rules.S, 9)}, []Kind{Step},
			[]Decision{step(AtTrader), step(AtGoldsmith)}},
		{"T5.3: boots in hand count", []func(*Position){onWay(AtGoldsmith, AtThief, 1), poor, items(rules.S, Boots)}, nil,
			[]Decision{step(M4), step(AtBridge), do(UseBoots)}},
		{"T5.3: a step that only boots can pay", []func(*Position){onWay(AtGoldsmith, AtThief, 0), gold(rules.S, 0), items(rules.S, Boots, Compass)}, nil,
			[]Decision{do(UseBoots)}},
		{"T5.3: the compass in hand counts", []func(*Position){onWay(AtGoldsmith, AtThief, 3), poor, items(rules.S, Compass)}, nil,
			[]Decision{step(M4)}},
		{"T5.3: lantern and mirror, the copied boots must not be buried", []func(*Position){onWay(AtGoldsmith, AtThief, 1), poor,
			items(rules.S, Mirror, Lantern), discard(Boots)}, nil, []Decision{step(M4), step(AtBridge), do(UseBoots)}},
		{"T5.3: the chest neither, but what it brings counts", []func(*Position){onWay(AtGoldsmith, AtThief, 3), poor,
			items(rules.S, Mirror, Chest), discard(Boots), display(Frog, Compass)}, nil,
			[]Decision{step(M4), step(AtBridge), do(UseBoots), UseOn(Chest, 1)}},
		{"T5.3: what the chest might bring does not count", []func(*Position){onWay(AtGoldsmith, AtThief, 4), poor,
			used("m4-castle", "trader-bridge"), items(rules.S, Boots, Chest), display(Frog, Bird)}, nil,
			[]Decision{step(M4), do(UseBoots), UseOn(Chest, 0), UseOn(Chest, 1)}},
		{"T5.3: mirror as compass before the boots bury it", []func(*Position){onWay(M4, AtThief, 1), poor, items(rules.S, Boots, Mirror), discard(Compass),
			used("goldsmith-m4", "m4-swordmaster", "m4-castle")}, nil, []Decision{jump(M1), jump(M2), jump(M3)}},
		{"T5.3: the mirror as second boots", []func(*Position){onWay(AtGoldsmith, AtDragon, 0), poor, items(rules.S, Boots, Mirror)}, nil,
			[]Decision{do(UseBoots)}},
		{"T5.3: boots used, the mirror copies them next", []func(*Position){onWay(AtGoldsmith, AtDragon, 3), poor, items(rules.S, Mirror), discard(Boots)}, nil,
			[]Decision{step(M4), step(AtBridge), do(UseBoots)}},
		{"T8 compass: only from a mine", []func(*Position){onWay(AtCastle, AtForest, 3), items(rules.S, Compass)}, []Kind{Jump}, nil},
		{"T8 compass: the jump is a step to pay", []func(*Position){onWay(M4, AtSwordmaster, 0), gold(rules.S, 1), items(rules.S, Compass), used("goldsmith-m4")}, nil,
			[]Decision{step(AtSwordmaster)}},
		{"T8 compass: not without a step to pay", []func(*Position){onWay(M4, AtSwordmaster, 0), gold(rules.S, 0), items(rules.S, Compass, Boots), used("goldsmith-m4")},
			nil, []Decision{do(UseBoots)}},
		{"T8 lantern: before the first step", []func(*Position){onWay(AtForest, AtForest, 3), poor, items(rules.S, Lantern)}, nil,
			[]Decision{do(UseLantern), do(Stop)}},
		{"T8 lantern: not after it", []func(*Position){onWay(AtSwordmaster, AtForest, 2), poor, items(rules.S, Lantern), used("castle-swordmaster")}, nil,
			[]Decision{step(M5)}},
		{"T8 lantern: not twice", []func(*Position){onWay(AtForest, AtForest, 3), poor, items(rules.S, Mirror), discard(Lantern),
			func(p *Position) { p.Lantern = true }}, nil, []Decision{do(Stop)}},
		{"T8: no own-turn item but the chest on the road", []func(*Position){onWay(AtCastle, AtForest, 1), poor,
			items(rules.S, Frog, Knapsack, CrystalBall, Broom, Hourglass), gems(rules.S, Gems{Black: 1})}, nil, []Decision{step(AtForest)}},
		{"T8: nor the mirror as one", []func(*Position){onWay(AtCastle, AtForest, 1), poor, items(rules.S, Mirror), discard(Knapsack)}, nil,
			[]Decision{step(AtForest)}},
		{"T8 chest: by mirror on the road", []func(*Position){onWay(AtCastle, AtForest, 1), poor, items(rules.S, Mirror), discard(Chest)}, nil,
			[]Decision{step(AtForest), UseOn(Chest, 0), UseOn(Chest, 1)}},
		{"T8 chest: not from an empty place", []func(*Position){onWay(AtCastle, AtForest, 1), poor, items(rules.S, Chest), display(NoItem, Frog)}, nil,
			[]Decision{step(AtForest), UseOn(Chest, 1)}},
	})
}

// A position whose destination is out of reach is impossible (T5.3).
func TestT5NoDeadEndIsLoaded(t *testing.T) {
	p := given(onWay(AtCastle, AtForest, 2), poor, used("forest-castle", "m5-forest", "forest-m6"))
	if _, err := testRules.Load(p, 1); err == nil {
		t.Error("a dead end is loaded")
	}
}

func TestT5MoveApply(t *testing.T) {
	boots := items(rules.S, Boots)
	runPlays(t, []playCase{
		{"T5.3: a free step", []func(*Position){onWay(AtCastle, AtForest, 3)}, step(AtFountain), nil, func(p *Position) {
			p.Heroes, p.Free, p.Roads = AtFountain, 2, []int{roadID("fountain-castle")}
		}, "stepped S fountain"},
		{"T5.3: a step for gold", []func(*Position){onWay(AtCastle, AtForest, 0), used("trader-bridge")}, step(AtFountain), nil, func(p *Position) {
			p.Heroes, p.Players[rules.S].Gold, p.Roads = AtFountain, 2, []int{roadID("trader-bridge"), roadID("fountain-castle")}
		}, "paid S gold:1; stepped S fountain gold:1"},
		{"T5.4: from the tournament ground", []func(*Position){onWay(AtTournament, AtGoldsmith, 3)}, step(AtBridge), nil, func(p *Position) {
			p.Heroes, p.Roads = AtBridge, []int{roadID("bridge-tournament")}
		}, "stepped S bridge"},
		{"T8 boots", []func(*Position){onWay(AtCastle, AtForest, 1), boots}, do(UseBoots), nil, func(p *Position) {
			p.Free, p.Players[rules.S].Items, p.Discard = 4, 0, []Item{Boots}
		}, "item_used S boots; paid S boots"},
		{"T8 boots by mirror", []func(*Position){onWay(AtCastle, AtForest, 1), items(rules.S, Mirror), discard(Frog, Boots)}, do(UseBoots), nil,
			func(p *Position) {
				p.Free, p.Players[rules.S].Items, p.Discard = 4, 0, []Item{Frog, Boots, Mirror}
			}, "item_used S mirror as boots; paid S mirror"},
		{"T8 lantern by mirror", []func(*Position){onWay(AtCastle, AtForest, 3), items(rules.S, Mirror), discard(Lantern)}, do(UseLantern), nil,
			func(p *Position) {
				p.Lantern, p.Players[rules.S].Items, p.Discard = true, 0, []Item{Lantern, Mirror}
			}, "item_used S mirror as lantern; paid S mirror"},
		{"T8 compass: one step, no road, both mines passed", []func(*Position){onWay(M1, AtThief, 2), mine(M1, Gems{}), items(rules.S, Compass)}, jump(M2),
			[]Event{refilled(M1, Gems{Blue: 2})}, func(p *Position) {
				p.Heroes, p.Free, p.Phase = M2, 1, PhaseMine
				p.Players[rules.S].Items, p.Discard = 0, []Item{Compass}
				p.Mines[0] = Gems{Blue: 2}
				p.Bag[Blue] -= 2
			}, "item_used S compass; paid S compass; jumped S m2; refilled m1 blue:2"},
		{"T8 compass by mirror, for gold", []func(*Position){onWay(M1, AtThief, 0), items(rules.S, Mirror), discard(Compass)}, jump(M3), nil, func(p *Position) {
			p.Heroes = M3
			p.Players[rules.S].Gold, p.Players[rules.S].Gems[Yellow] = 2, 1
			p.Players[rules.S].Items, p.Discard = 0, []Item{Compass, Mirror}
			p.Mines[2] = Gems{Yellow: 1}
		}, "item_used S mirror as compass; paid S mirror; paid S gold:1; jumped S m3 gold:1; collected S m3 yellow:1"},
		{"T8 chest on the road", []func(*Position){onWay(AtCastle, AtForest, 1), items(rules.S, Chest), display(Frog, Boots)}, UseOn(Chest, 1), nil,
			func(p *Position) {
				p.Players[rules.S].Items, p.Discard = set(Boots), []Item{Chest}
				p.Display[1], p.Stack = Rose, p.Stack[1:]
			}, "item_used S chest; paid S chest; item_taken S 1 boots; gained S boots; item_opened 1 rose"},
	})
}

// T5.1, T5.2: heroes who start on the destination may stay, or walk a loop and come back.
func TestT5StayAndRound(t *testing.T) {
	s := load(t, func(p *Position) { p.Heroes = AtForest }, gold(rules.S, 1))
	play(t, &s, do(ChooseTower, uint8(NW)))
	if s.Phase() != PhaseMove || s.Destination() != AtForest {
		t.Fatalf("phase %s to %s", s.Phase(), s.Destination())
	}
	stay := s
	play(t, &stay, do(Stop))
	if stay.Phase() != PhaseAct || stay.Heroes() != AtForest {
		t.Errorf("T5.2: phase %s at %s", stay.Phase(), stay.Heroes())
	}
	for _, to := range []Space{M6, AtFountain, AtCastle, AtForest} {
		if s.Phase() == PhaseMine {
			t.Fatal("a choice in a mine of two green gems")
		}
		play(t, &s, step(to))
	}
	// Back again with no gold left: the engine stops by itself.
	if s.Phase() != PhaseAct || s.Holdings(rules.S).Gold != 0 || s.Holdings(rules.S).Gems != (Gems{Green: 1}) {
		t.Errorf("T5.2: after the round phase %s with %v", s.Phase(), s.Holdings(rules.S))
	}
	for i := range testRules.Roads() {
		want := i == roadID("forest-m6") || i == roadID("m6-fountain") || i == roadID("fountain-castle") || i == roadID("forest-castle")
		if s.RoadUsed(i) != want {
			t.Errorf("T5.1: road %s used: %v", testRules.RoadName(i), !want)
		}
	}
}

// T5.1: the destination may be passed on the way.
func TestT5PassDestination(t *testing.T) {
	s := load(t, onWay(AtSwordmaster, AtForest, 3), gold(rules.S, 4))
	for _, to := range []Space{M5, AtForest, M6, AtFountain} {
		if s.Phase() == PhaseMine {
			play(t, &s, take(Blue))
		}
		play(t, &s, step(to))
	}
	if s.Phase() != PhaseMove || s.FreeSteps() != 0 || s.Holdings(rules.S).Gold != 3 {
		t.Errorf("phase %s, %d free, %v", s.Phase(), s.FreeSteps(), s.Holdings(rules.S))
	}
	wantLegal(t, &s, nil, step(AtCastle))
}
