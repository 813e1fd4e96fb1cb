package touria

import (
	"testing"

	"touria.games/touria/rules"
)

// elixirs gives an elixir to each of the given seats.
func elixirs(list ...rules.Seat) func(*Position) {
	return func(p *Position) {
		for _, seat := range list {
			p.Players[seat].Elixirs++
		}
	}
}

func TestT7Doubling(t *testing.T) {
	violet := gems(rules.S, Gems{Violet: 1})
	runLegal(t, []legalCase{
		{"T7.1 nothing to pay with", []func(*Position){at(AtSwordmaster), first}, nil, []Decision{do(NoDouble)}},
		{"T7.1 a violet gem", []func(*Position){at(AtSwordmaster), first, violet}, nil, []Decision{do(Double), do(NoDouble)}},
		{"T7.1 the bird", []func(*Position){at(AtSwordmaster), first, items(rules.S, Bird)}, nil, []Decision{do(Double, 1), do(NoDouble)}},
		{"T7.1 the bird by mirror", []func(*Position){at(AtSwordmaster), first, violet, items(rules.S, Mirror), discard(Bird)}, nil,
			[]Decision{do(Double), do(Double, 1), do(NoDouble)}},
		{"T7.1 the brush makes no violet gem", []func(*Position){at(AtSwordmaster), first, gems(rules.S, Gems{Red: 1}), items(rules.S, Paintbrush)}, nil,
			[]Decision{do(NoDouble)}},
		{"T7.1 the second use may be skipped", []func(*Position){at(AtFountain), func(p *Position) { p.Uses, p.Doubled = 1, true }}, nil, []Decision{do(Skip)}},
	})
	runPlays(t, []playCase{
		{"T7.1 with a violet gem", []func(*Position){at(AtSwordmaster), first, violet}, do(Double), nil, func(p *Position) {
			p.Phase, p.Doubled, p.Players[rules.S].Gems = PhaseAct, true, Gems{}
			p.Bag[Violet]++
		}, "paid S violet:1"},
		{"T7.1 with the bird, although nothing can be done", []func(*Position){at(AtFountain), first, items(rules.S, Bird)}, do(Double, 1), nil, func(p *Position) {
			p.Phase, p.Doubled, p.Players[rules.S].Items, p.Discard = PhaseAct, true, 0, []Item{Bird}
		}, "item_used S bird; paid S bird"},
		{"T7.1 with the bird by mirror", []func(*Position){at(AtFountain), first, items(rules.S, Mirror), discard(Bird)}, do(Double, 1), nil, func(p *Position) {
			p.Phase, p.Doubled, p.Players[rules.S].Items, p.Discard = PhaseAct, true, 0, []Item{Bird, Mirror}
		}, "item_used S mirror as bird; paid S mirror"},
		{"T7.1 once only: after the second use the others are asked", []func(*Position){at(AtSwordmaster), violet, elixirs(rules.N), func(p *Position) {
			p.Uses, p.Doubled = 1, true
		}}, ActPlain(), nil, func(p *Position) {
			p.Uses, p.Phase, p.ToMove, p.Players[rules.S].Swords = 2, PhaseJoin, rules.N, 2
		}, ""},
		{"T7.1 T7.2 after the skipped second use, too", []func(*Position){at(AtSwordmaster), elixirs(rules.N), func(p *Position) { p.Uses, p.Doubled = 1, true }},
			do(Skip), nil, func(p *Position) { p.Phase, p.ToMove = PhaseJoin, rules.N }, ""},
		{"T7.1 not after a declined first use", []func(*Position){at(AtSwordmaster), violet, elixirs(rules.N)}, do(Skip), nil,
			func(p *Position) { p.Phase = PhaseEnd }, ""},
	})
}

func TestT7Joining(t *testing.T) {
	four := seats(4)
	asked := func(seat rules.Seat) func(*Position) {
		return func(p *Position) {
			at(AtSwordmaster)(p)
			p.Phase, p.ToMove, p.Uses = PhaseJoin, seat, 1
		}
	}
	runLegal(t, []legalCase{
		{"T7.2 elixir", []func(*Position){asked(rules.N), elixirs(rules.N)}, nil, []Decision{do(Join), do(NoJoin)}},
		{"T7.2 flagon", []func(*Position){asked(rules.N), items(rules.N, Flagon)}, nil, []Decision{do(Join, 1), do(NoJoin)}},
		{"T7.2 either", []func(*Position){asked(rules.N), elixirs(rules.N), items(rules.N, Flagon, Frog)}, nil, []Decision{do(Join), do(Join, 1), do(NoJoin)}},
		{"T8 the flagon cannot be mirrored", []func(*Position){asked(rules.N), elixirs(rules.N), items(rules.N, Mirror), discard(Flagon)}, nil,
			[]Decision{do(Join), do(NoJoin)}},
		{"T7.2 own-turn items rest", []func(*Position){joined(AtFountain, rules.N), items(rules.N, Frog, Chest, Knapsack, CrystalBall),
			items(rules.S, Hourglass), gems(rules.N, Gems{Black: 1})}, nil, []Decision{ActPlain(), do(Skip)}},
		{"T7.2 brush, scale, bird serve a joiner", []func(*Position){joined(AtTrader, rules.N), orderOpen(blueRedViolet), gems(rules.N, Gems{Blue: 2}),
			items(rules.N, Bird, Scale, Paintbrush)}, []Kind{Act}, []Decision{paint(ActTrader(0, 0, 0), Blue, Red), paint(ActTrader(0, WithGold, 0), Blue, Red),
			paint(ActTrader(1, PayBird, 0), Blue, Red), paint(ActTrader(1, PayBird|WithGold, 0), Blue, Red), ActTrader(NoOrder, WithGold, 0)}},
		{"T7.2 the mirror does not", []func(*Position){joined(AtTrader, rules.N), gems(rules.N, Gems{Blue: 2}), items(rules.N, Mirror), discard(Paintbrush)}, nil,
			[]Decision{do(Skip)}},
		{"T7.2 nor do the active player's items", []func(*Position){joined(AtTrader, rules.N), items(rules.S, Scale)}, nil, []Decision{do(Skip)}},
		{"T7.2 helmet", []func(*Position){joined(AtTournament, rules.N), own(rules.N, Holdings{Swords: 2, Items: set(Helmet)})}, []Kind{Act},
			[]Decision{ActTournament(TourneyHeart), ActTournament(TourneyGold), ActTournament(TourneyHeartHeart), ActTournament(TourneyHeartGold),
				ActTournament(TourneyGoldGold)}},
	})
	runPlays(t, []playCase{
		{"T7.2 in turn order", []func(*Position){four, at(AtSwordmaster), first, elixirs(rules.W, rules.N, rules.E)}, do(NoDouble), nil,
			func(p *Position) { p.Phase, p.ToMove = PhaseJoin, rules.W }, ""},
		{"T7.2 who has neither elixir nor flagon is passed over by the engine", []func(*Position){four, at(AtSwordmaster), first, items(rules.E, Flagon)},
			do(NoDouble), nil, func(p *Position) { p.Phase, p.ToMove = PhaseJoin, rules.E }, ""},
		{"T7.2 nobody can", []func(*Position){four, at(AtSwordmaster), first, elixirs(rules.S), items(rules.S, Flagon)}, do(NoDouble), nil,
			func(p *Position) { p.Phase = PhaseEnd }, ""},
		{"T7.2 who is in the castle joins in no more", []func(*Position){four, at(AtSwordmaster), first, elixirs(rules.W, rules.N), func(p *Position) {
			p.Players[rules.W].InCastle = true
		}}, do(NoDouble), nil, func(p *Position) { p.Phase, p.ToMove = PhaseJoin, rules.N }, ""},
		{"T7.2 declined: the next is asked", []func(*Position){four, asked(rules.W), elixirs(rules.W, rules.E)}, do(NoJoin), nil,
			func(p *Position) { p.ToMove = rules.E }, ""},
		{"T7.2 the last declines", []func(*Position){four, asked(rules.E), elixirs(rules.W, rules.E)}, do(NoJoin), nil,
			func(p *Position) { p.Phase, p.ToMove = PhaseEnd, rules.S }, ""},
		{"T7.2 the elixir goes to the active player", []func(*Position){four, asked(rules.W), elixirs(rules.W)}, do(Join), nil, func(p *Position) {
			p.Phase, p.Joined = PhaseAct, 1<<rules.W
			p.Players[rules.W].Elixirs, p.Players[rules.S].Elixirs = 0, 1
		}, "joined W 0; paid W elixirs:1; gained S elixirs:1"},
		{"T7.2 the flagon goes to the discard pile", []func(*Position){four, asked(rules.W), elixirs(rules.W), items(rules.W, Flagon), discard(Frog)}, do(Join, 1), nil,
			func(p *Position) {
				p.Phase, p.Joined = PhaseAct, 1<<rules.W
				p.Players[rules.W].Items, p.Discard = 0, []Item{Frog, Flagon}
			}, "joined W 1; item_used W flagon; paid W flagon"},
		{"T7.2 a joiner's use is never doubled", []func(*Position){four, joined(AtSwordmaster, rules.W), gems(rules.W, Gems{Violet: 1}), elixirs(rules.E)},
			ActPlain(), nil, func(p *Position) {
				p.Phase, p.ToMove, p.Players[rules.W].Swords = PhaseJoin, rules.E, 2
			}, "gained W swords:2"},
		{"T7.2 a joiner may skip", []func(*Position){joined(AtSwordmaster, rules.N)}, do(Skip), nil,
			func(p *Position) { p.Phase, p.ToMove = PhaseEnd, rules.S }, ""},
		{"T7.2 a joiner gives to the dragon", []func(*Position){joined(AtDragon, rules.N), phase(PhaseDragon), gems(rules.N, Gems{Red: 1})}, do(Give), nil,
			func(p *Position) {
				p.Phase, p.ToMove, p.Players[rules.N].Holdings = PhaseEnd, rules.S, Holdings{Gold: 3, Hearts: 1}
				p.Bag[Red]++
			}, "paid N red:1; gained N hearts:1"},
		{"T7.2 a joiner at the thief", []func(*Position){joined(AtThief, rules.N), phase(PhaseThief), func(p *Position) { p.Drawn = Gems{Red: 1, Black: 2} }},
			take(Red), nil, func(p *Position) {
				p.Phase, p.ToMove, p.Players[rules.N].Gems, p.Drawn = PhaseEnd, rules.S, Gems{Red: 1}, Gems{}
				p.Bag[Black] += 2
			}, "kept N red (only N); gained N red:1 (only N)"},
		{"T7.2 a joiner fights with the helmet", []func(*Position){joined(AtTournament, rules.N), own(rules.N, Holdings{Swords: 2, Items: set(Helmet)})},
			ActTournament(TourneyHeartGold), nil, func(p *Position) {
				p.Phase, p.ToMove, p.Discard = PhaseEnd, rules.S, []Item{Helmet}
				p.Players[rules.N].Holdings = Holdings{Gold: 6, Hearts: 1}
			}, ""},
		{"T7.2 a joiner trades", []func(*Position){joined(AtTrader, rules.N), gems(rules.N, Gems{Blue: 1}), items(rules.N, Paintbrush, Scale), gems(rules.N, Gems{Green: 1})},
			paint(ActTrader(0, WithGold, 0), Green, Red), nil, func(p *Position) {
				p.Phase, p.ToMove, p.Discard = PhaseEnd, rules.S, []Item{Paintbrush, Scale}
				p.Players[rules.N].Holdings = Holdings{Gold: 9}
				p.Bag[Blue]++
				p.Bag[Green]++
				p.Orders[0] = append(p.Orders[0][1:], p.Orders[0][0])
			}, ""},
	})
}

// T7.2: a whole round of joining in, starting with two uses by the active player.
func TestT7WholeRound(t *testing.T) {
	s := load(t, seats(4), at(AtSwordmaster), elixirs(rules.W, rules.E), items(rules.N, Flagon), gems(rules.S, Gems{Violet: 1}),
		func(p *Position) { p.Active, p.ToMove = rules.S, rules.S })
	var order string
	for _, d := range []Decision{ActPlain(), do(Double), ActPlain(), do(Join), ActPlain(), do(Join, 1), ActPlain(), do(Join), do(Skip)} {
		order += s.ToMove().String()
		play(t, &s, d)
	}
	if order != "SSSWWNNEE" || s.Phase() != PhaseEnd || s.ToMove() != rules.S {
		t.Errorf("they were asked as %s, then %s in phase %s", order, s.ToMove(), s.Phase())
	}
	if got := testRules.Position(&s); got.Joined != 1<<rules.W|1<<rules.N|1<<rules.E || got.Players[rules.S].Elixirs != 2 || got.Players[rules.S].Swords != 4 ||
		!s.HasJoined(rules.W) || s.HasJoined(rules.S) {
		t.Errorf("joined %b, S has %+v", got.Joined, got.Players[rules.S])
	}
	// The new elixirs can be used in the next player's turn.
	play(t, &s, do(EndTurn))
	if s.ToMove() != rules.W || s.HasJoined(rules.W) {
		t.Errorf("then it is %s's turn", s.ToMove())
	}
}

// T4.6: T4.4 to T4.6 apply after the broom, too. A player who joins in does not pay the wizard's
// fee.
func TestT7AfterTheBroomAndTheWizard(t *testing.T) {
	s := load(t, items(rules.S, Broom), elixirs(rules.N), gold(rules.N, 0))
	for _, d := range []Decision{broomTo(uint8(AtTournament)), do(Skip), do(EndTurn)} {
		play(t, &s, d)
	}
	s = load(t, faces(NE, 2), elixirs(rules.N), gold(rules.N, 0))
	for _, d := range []Decision{do(ChooseTower, uint8(NE)), do(Travel, uint8(AtForest)), ActForest(0), do(NoDouble), do(Join), ActForest(1)} {
		play(t, &s, d)
	}
	if h := s.Holdings(rules.N); h.Gold != 0 || h.Items == 0 || s.ToMove() != rules.S || s.Phase() != PhaseEnd {
		t.Errorf("N has %+v, %s is to move in phase %s", h, s.ToMove(), s.Phase())
	}
}
