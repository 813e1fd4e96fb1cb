package bot

import (
	"slices"
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// wins plays a game for each seat of one bot among others and returns the number it wins.
// Unfinished games count as lost.
func wins(t *testing.T, one, others string, players, deals int) (won, games int) {
	for deal := range deals {
		for place := range players {
			bots := slices.Repeat([]string{others}, players)
			bots[place] = one
			s, _ := play(t, bots, uint64(deal), 6000)
			seat := rules.S
			for range place {
				seat = s.Seats().Next(seat)
			}
			games++
			if s.Winner() == seat {
				won++
			}
		}
	}
	return won, games
}

func TestGreedyBeatsRandom(t *testing.T) {
	for _, test := range []struct{ players, deals, atLeast int }{{2, 30, 59}, {3, 10, 29}, {4, 8, 31}} {
		if won, games := wins(t, "greedy", "random", test.players, test.deals); won < test.atLeast {
			t.Errorf("%d players: %d of %d games won, want %d", test.players, won, games, test.atLeast)
		}
	}
}

// Games of greedy bots end within a few dozen rounds. Games of random bots end, too.
func TestGamesEnd(t *testing.T) {
	for players := 2; players <= 4; players++ {
		for _, test := range []struct {
			bot              string
			games            int
			turns, decisions int // maximum
		}{{"greedy", 20, 40 * players, 1200}, {"random", 6, 4000, 30_000}} {
			for seed := range test.games {
				s, n := play(t, slices.Repeat([]string{test.bot}, players), uint64(seed), 40_000)
				if s.Phase() != touria.PhaseOver || s.Turn() > test.turns || n > test.decisions {
					t.Errorf("%d × %s, game %d: %d turns, %d decisions, phase %s", players, test.bot, seed, s.Turn(), n, s.Phase())
				}
			}
		}
	}
}

// The greedy bot makes none of these blunders: failing to enter the castle, skipping a free gain,
// opening a door known to be wrong.
func TestNoBlunders(t *testing.T) {
	b, _ := New("greedy", testRules)
	seen := map[string]int{}
	positions(t, 40, func(s *touria.State, n int) {
		seat := s.ToMove()
		legal := testRules.Legal(s, nil)
		v := testRules.View(s, seat)
		d := decision(b, v, uint64(n), 1<<20)
		h := s.Holdings(seat)
		can := func(k touria.Kind) bool {
			return slices.ContainsFunc(legal, func(d touria.Decision) bool { return d.Kind == k })
		}
		check := func(name string, applies, blunder bool) {
			if !applies {
				return
			}
			seen[name]++
			if blunder {
				t.Errorf("%s: turn %d, phase %s: %v with %+v", name, s.Turn(), s.Phase(), d, h)
			}
		}
		check("the castle missed", can(touria.Enter), d.Kind != touria.Enter && d.Kind != touria.UseItem)
		check("swords left", s.Phase() == touria.PhaseAct && s.Destination() == touria.AtSwordmaster && h.Swords < 6, d.Kind == touria.Skip)
		check("an item left", s.Phase() == touria.PhaseAct && s.Destination() == touria.AtForest && can(touria.Act), d.Kind == touria.Skip)
		check("a black gem kept", s.Phase() == touria.PhaseAct && s.Destination() == touria.AtFountain && can(touria.Act), d.Kind == touria.Skip)
		check("a heart left", s.Phase() == touria.PhaseDragon && can(touria.Give) && h.Gems[s.Die()] > 0 && s.Die() == touria.Black, d.Kind != touria.Give)
		check("black from the thief", s.Phase() == touria.PhaseThief && len(legal) > 1, d.Kind == touria.Take && d.Arg == uint8(touria.Black))
		if s.Phase() == touria.PhaseCastle && d.Kind == touria.Open {
			unknown := slices.ContainsFunc(legal, func(d touria.Decision) bool {
				return d.Kind == touria.Open && v.Behind(int(d.Arg)) == touria.Nobody
			})
			who := v.Behind(int(d.Arg))
			check("a wrong door", unknown, who != touria.Nobody && who != touria.Children)
			for door := 1; door <= touria.Doors; door++ {
				if !v.DoorOpen(door) && v.Behind(door) == touria.Children {
					check("the right door missed", true, who != touria.Children)
				}
			}
		}
		check("a door not opened", s.Phase() == touria.PhaseCastle && can(touria.Open), d.Kind == touria.EndTurn)
	})
	for _, name := range []string{"the castle missed", "swords left", "an item left", "a black gem kept", "a heart left", "black from the thief", "a wrong door"} {
		if seen[name] == 0 {
			t.Errorf("%q never came up", name)
		}
	}
}

// Of two routes with the same gems the free one is taken.
func TestNoGoldForNothing(t *testing.T) {
	b, _ := New("greedy", testRules)
	paid := 0
	positions(t, 25, func(s *touria.State, n int) {
		if s.Phase() != touria.PhaseStart {
			return
		}
		seat := s.ToMove()
		next, before := *s, s.Holdings(seat)
		for d := 0; next.Phase() != touria.PhaseAct && next.ToMove() == seat && d < 40; d++ {
			v := testRules.View(&next, seat)
			if next.Phase() == touria.PhaseStart && next.Turn() != s.Turn() {
				return
			}
			testRules.Apply(&next, decision(b, v, uint64(n), 1<<20), nil)
		}
		walked := false
		for road := range testRules.Roads() {
			walked = walked || next.RoadUsed(road)
		}
		if next.Phase() != touria.PhaseAct || !walked {
			return
		}
		after := next.Holdings(seat)
		if after.Gold < before.Gold {
			paid++
			if next.Destination() == s.Heroes() && after.Gems == before.Gems {
				t.Errorf("turn %d: %d gold for a walk round to %s without a gem", s.Turn(), before.Gold-after.Gold, next.Destination())
			}
		}
	})
	if paid == 0 {
		t.Error("nobody ever paid for a step")
	}
}
