package bot

import (
	"slices"
	"testing"

	"touria.games/touria/game/search"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// equip gives the active player some items from the stack, and sometimes puts one on the discard
// pile for the mirror. It returns false if there is no active player.
func equip(t testing.TB, s *touria.State, dice *touria.Dice, want ...touria.Item) bool {
	t.Helper()
	p := testRules.Position(s)
	if p.Active == rules.NoSeat || p.Phase == touria.PhaseOver || len(p.Stack) < 6 {
		return false
	}
	give := func(k int) {
		if p.SuddenMarriage && p.Stack[k] == touria.Rose { // which may win at once
			return
		}
		p.Players[p.Active].Items |= 1 << p.Stack[k]
		p.Stack = slices.Delete(p.Stack, k, k+1)
	}
	for _, i := range want {
		if k := slices.Index(p.Stack, i); k >= 0 {
			give(k)
		}
	}
	for range 1 + dice.Below(3) {
		give(dice.Below(len(p.Stack)))
	}
	if k := dice.Below(len(p.Stack)); dice.Below(2) == 0 {
		p.Discard = append(p.Discard, p.Stack[k])
		p.Stack = slices.Delete(p.Stack, k, k+1)
	}
	if !p.SuddenMarriage && dice.Below(3) == 0 {
		p.Players[p.Active].Gold += uint16(dice.Below(4))
	}
	other, err := testRules.Load(p, uint64(dice.Below(1<<30)))
	if err != nil {
		t.Fatalf("the position with items is impossible: %v", err)
	}
	*s = other
	return true
}

// equipped calls f with the positions of some games, unchanged and with items added, especially
// those that matter for routes and gems.
func equipped(t testing.TB, games int, f func(s *touria.State)) {
	wanted := []touria.Item{touria.Boots, touria.Lantern, touria.Compass, touria.Mirror, touria.Knapsack, touria.Broom,
		touria.CrystalBall, touria.Hourglass, touria.Paintbrush, touria.Bird, touria.Chest}
	dice := touria.NewDice(5)
	n := 0
	positions(t, games, func(s *touria.State, _ int) {
		plain := *s
		f(&plain)
		other := *s
		if n++; equip(t, &other, &dice, wanted[n%len(wanted)], wanted[n/3%len(wanted)]) {
			f(&other)
		}
	})
}

func macroGame(t testing.TB) *searchGame { return newBot(t, "crown:iterations=8").(*searchBot).game }

// There is always a macro action. Each can be carried out decision by decision, and
// none occurs twice.
func TestMacroActionsAreLegal(t *testing.T) {
	g := macroGame(t)
	kinds := map[touria.Kind]int{}
	routes, most := 0, 0
	actions := make([]macroAction, 0, search.MaxActions)
	equipped(t, 24, func(s *touria.State) {
		if s.Phase() == touria.PhaseOver {
			return
		}
		actions = g.Actions(s, actions[:0])
		if len(actions) == 0 {
			t.Fatalf("no macro action in phase %s", s.Phase())
		}
		most = max(most, len(actions))
		for i := range actions {
			action := &actions[i]
			if slices.Contains(actions[:i], *action) {
				t.Fatalf("phase %s: %+v occurs twice", s.Phase(), *action)
			}
			next := *s
			n := 0
			for ; ; n++ {
				d, ok := action.decision(n)
				if !ok {
					break
				}
				kinds[d.Kind]++
				if err := testRules.Play(&next, d, nil); err != nil {
					t.Fatalf("phase %s: decision %d of %+v: %v", s.Phase(), n, *action, err)
				}
			}
			if n == 0 || action.kind == route && n != max(int(action.n), 1) {
				t.Fatalf("%+v has %d decisions", *action, n)
			}
			if action.kind == route {
				routes++
				if next.Phase() == touria.PhaseMove {
					if err := testRules.Play(&next, touria.Decision{Kind: touria.Stop}, nil); err != nil {
						t.Fatalf("%+v does not end at the destination: %v", *action, err)
					}
				}
				if next.Phase() != touria.PhaseAct {
					t.Fatalf("%+v ends in phase %s", *action, next.Phase())
				}
			}
			played := *s
			g.Apply(&played, *action)
			if played != next {
				t.Fatalf("%+v has another outcome than its decisions", *action)
			}
		}
	})
	if routes < 2000 || most > search.MaxActions {
		t.Errorf("%d routes, at most %d macro actions", routes, most)
	}
	for _, k := range []touria.Kind{touria.ChooseTower, touria.TurnTower, touria.Enter, touria.Travel, touria.Step, touria.Jump, touria.UseBoots,
		touria.UseLantern, touria.Take, touria.Stop, touria.Act, touria.Give, touria.Reroll, touria.Double, touria.NoDouble, touria.Join,
		touria.NoJoin, touria.UseItem, touria.UseHourglass, touria.EndTurn, touria.Open, touria.Bonus} {
		if kinds[k] == 0 {
			t.Errorf("no macro action with %s", k)
		}
	}
}

// gain is what a route brings and costs.
type gain struct {
	gems touria.Gems // minus the black ones
	paid int
}

func gained(before, after *touria.State, seat rules.Seat) (g gain) {
	a, b := before.Holdings(seat), after.Holdings(seat)
	for c := range g.gems {
		g.gems[c] = b.Gems[c] - a.Gems[c]
	}
	g.paid = int(a.Gold) - int(b.Gold)
	return g
}

// atLeast reports whether a route is at least as good in every respect.
func (g gain) atLeast(o gain) bool {
	ok := g.paid <= o.paid && g.gems[touria.Black] <= o.gems[touria.Black]
	for c := touria.Blue; c < touria.NoColour; c++ {
		ok = ok && g.gems[c] >= o.gems[c]
	}
	return ok
}

// explore walks every route to the destination that the rules allow without items, with at most
// maxSteps steps and no mine twice, and collects what the routes bring.
func explore(s *touria.State, start *touria.State, steps int, mines uint8, found map[gain]bool) {
	if s.Phase() == touria.PhaseAct {
		found[gained(start, s, start.Active())] = true
		return
	}
	var buf [touria.MaxLegal]touria.Decision
	for _, d := range testRules.Legal(s, buf[:0]) {
		next, set := *s, mines
		switch d.Kind {
		case touria.Step:
			to := touria.Space(d.Arg)
			if steps == maxSteps || to.IsMine() && mines>>to.Mine()&1 != 0 {
				continue
			}
			if to.IsMine() {
				set |= 1 << to.Mine()
			}
			testRules.Apply(&next, d, nil)
			explore(&next, start, steps+1, set, found)
		case touria.Take, touria.Stop:
			testRules.Apply(&next, d, nil)
			explore(&next, start, steps, set, found)
		}
	}
}

// For each route that the rules allow there is a macro action that is at least as good in every
// respect, and no macro action dominates another.
func TestRoutesCoverAll(t *testing.T) {
	g := macroGame(t)
	positionsSeen, outcomes, missedLater, later := 0, 0, 0, 0
	check := func(s *touria.State) {
		if s.Phase() != touria.PhaseMove {
			return
		}
		fresh := s.Roads() == 0
		var mines uint8
		if s.Heroes().IsMine() {
			mines = 1 << s.Heroes().Mine()
		}
		found := map[gain]bool{}
		explore(s, s, 0, mines, found)
		var offered []gain
		for _, i := range g.Actions(s, make([]macroAction, 0, search.MaxActions)) {
			if i.kind == route {
				next := *s
				g.Apply(&next, i)
				offered = append(offered, gained(s, &next, s.Active()))
			}
		}
		if len(offered) == 0 {
			if len(found) > 0 && fresh {
				t.Fatalf("no route of %v is a macro action", found)
			}
			return
		}
		positionsSeen++
		for i, a := range offered {
			for j, b := range offered {
				if i != j && a.atLeast(b) {
					t.Fatalf("the macro actions bring %+v and %+v", a, b)
				}
			}
		}
		cheapest := 1000
		for g := range found {
			cheapest = min(cheapest, g.paid)
		}
		for g := range found {
			if g.paid > cheapest+extraPay {
				continue
			}
			outcomes++
			covered := slices.ContainsFunc(offered, func(o gain) bool { return o.atLeast(g) })
			if fresh && !covered {
				t.Fatalf("from %s to %s with %d steps and %d gold: no macro action brings %+v, they bring %+v", testRules.SpaceName(s.Heroes()),
					testRules.SpaceName(s.Destination()), s.FreeSteps(), s.Holdings(s.Active()).Gold, g, offered)
			}
			if !fresh {
				later++
				if !covered {
					missedLater++
				}
			}
		}
	}
	n := 0
	equipped(t, 9, func(s *touria.State) {
		if n++; n%2 == 0 || s.Roads() == 0 {
			check(s)
		}
	})
	t.Logf("%d positions, %d outcomes; of %d with used roads %d are not covered", positionsSeen, outcomes, later, missedLater)
	if positionsSeen < 200 {
		t.Errorf("only %d positions", positionsSeen)
	}
	if missedLater*1000 > later {
		t.Errorf("of %d outcomes with used roads %d are not covered", later, missedLater)
	}
}

// Absurd decisions are not macro actions if there is any other.
func TestNoAbsurdMacroActions(t *testing.T) {
	g := macroGame(t)
	seen := map[string]int{}
	equipped(t, 60, func(s *touria.State) {
		if s.Phase() == touria.PhaseOver {
			return
		}
		actions := g.Actions(s, make([]macroAction, 0, search.MaxActions))
		legal := testRules.Legal(s, nil)
		has := func(want func(d touria.Decision) bool) bool {
			return slices.ContainsFunc(actions, func(i macroAction) bool { return want(i.first()) })
		}
		can := func(k touria.Kind) bool {
			return slices.ContainsFunc(legal, func(d touria.Decision) bool { return d.Kind == k })
		}
		kind := func(k touria.Kind) func(d touria.Decision) bool {
			return func(d touria.Decision) bool { return d.Kind == k }
		}
		check := func(name string, applies, absurd bool) {
			if !applies {
				return
			}
			seen[name]++
			if absurd {
				t.Fatalf("%s: phase %s at %s", name, s.Phase(), testRules.SpaceName(s.Heroes()))
			}
		}
		if s.Phase() == touria.PhaseAct {
			coloured := s.Bag().Total() - int(s.Bag()[touria.Black])
			free := map[touria.Space]bool{touria.AtSwordmaster: true, touria.AtForest: true, touria.AtFountain: true, touria.AtDragon: true,
				touria.AtThief: coloured > 0}
			if can(touria.Act) {
				check("a free gain left", free[s.Destination()], has(kind(touria.Skip)))
				check("a use that costs cannot be left", s.Uses() == 0 && s.ToMove() == s.Active() && !free[s.Destination()], !has(kind(touria.Skip)))
			}
		}
		check("the castle missed", can(touria.Enter), has(func(d touria.Decision) bool { return d.Kind != touria.Enter && d.Kind != touria.UseItem }))
		check("a black gem of the thief", s.Phase() == touria.PhaseThief && len(legal) > 1,
			has(func(d touria.Decision) bool { return d.Kind == touria.Take && d.Arg == uint8(touria.Black) }))
		check("a black gem as bonus", s.Phase() == touria.PhaseBonus,
			has(func(d touria.Decision) bool { return d.Arg == uint8(touria.Black) }))
		for _, i := range actions {
			d := i.first()
			if d.Kind != touria.UseItem || touria.Item(d.Arg) != touria.Knapsack {
				continue
			}
			took := s.MineGems(touria.Space(d.Sub).Mine())
			better := false
			for mine := range touria.Mines {
				g := s.MineGems(mine)
				more := g[touria.Black] == 0
				for c := touria.Blue; c < touria.NoColour; c++ {
					more = more && g[c] >= took[c]
				}
				better = better || more
			}
			seen["knapsack"]++
			check("a black gem in the knapsack", took[touria.Black] > 0, better)
		}
		for door := 1; s.Phase() == touria.PhaseCastle && door <= touria.Doors; door++ {
			if !s.DoorOpen(door) && s.HasPeeked(s.ToMove(), door) && s.Behind(door) == touria.Children {
				check("the right door missed", true, len(actions) != 1 || actions[0].first() != touria.Decision{Kind: touria.Open, Arg: uint8(door)})
			}
		}
	})
	for _, name := range []string{"a free gain left", "a use that costs cannot be left", "the castle missed", "a black gem of the thief", "a black gem as bonus",
		"knapsack", "a black gem in the knapsack"} {
		if seen[name] == 0 {
			t.Errorf("%q never came up", name)
		}
	}
}

// If the bag holds only black gems, the thief's draw can be declined.
func TestThiefWithBlackGemsOnly(t *testing.T) {
	g := macroGame(t)
	checked := 0
	positions(t, 12, func(s *touria.State, _ int) {
		if s.Phase() != touria.PhaseAct || s.Destination() != touria.AtThief || s.ToMove() != s.Active() || checked == 5 {
			return
		}
		p := testRules.Position(s)
		for c := touria.Blue; c < touria.NoColour; c++ { // another player has all the others
			p.Players[rules.N].Gems[c] += p.Bag[c]
			p.Bag[c] = 0
		}
		if p.Bag[touria.Black] == 0 {
			return
		}
		other, err := testRules.Load(p, 1)
		if err != nil {
			t.Fatal(err)
		}
		checked++
		actions := g.Actions(&other, make([]macroAction, 0, search.MaxActions))
		if !slices.ContainsFunc(actions, func(i macroAction) bool { return i.first().Kind == touria.Skip }) {
			t.Errorf("with %v in the bag a gem must be drawn", other.Bag())
		}
	})
	if checked == 0 {
		t.Error("nobody was at the thief")
	}
}
