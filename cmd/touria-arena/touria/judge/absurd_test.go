package judge

import (
	"slices"
	"testing"

	"touria.games/touria/cmd/touria-arena/stats"
	"touria.games/touria/cmd/touria-arena/touria/play"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/touriatest"
)

var testRules = touriatest.Rules

// ground is the start of S's turn in a game of two at the castle, S with 3
// gold and nothing else, and no item at hand but two in the display. All mines
// hold one yellow gem, so that no way brings what another one does not.
func ground() touria.Position {
	p := touria.Position{Phase: touria.PhaseStart, ToMove: rules.S, Active: rules.S, Start: rules.NoSeat, Winner: rules.NoSeat, Turn: 9,
		Heroes: touria.AtCastle, Destination: touria.NoSpace, Die: touria.Red, Seats: rules.SeatsFor(2), Display: [2]touria.Item{touria.Rose, touria.Helmet}}
	for slot := range p.Orders {
		p.Orders[slot] = testRules.OrderIDs(slot)
	}
	for d := range p.Doors {
		p.Doors[d].Who = touria.Who(d)
	}
	for m := range p.Mines {
		p.Mines[m] = touria.Gems{touria.Yellow: 1}
	}
	for _, seat := range play.SeatsOf(p.Seats) {
		p.Players[seat] = touria.PlayerPosition{Holdings: touria.Holdings{Gold: 3}, Goal: touria.Goal{Hearts: 7, Gold: 7}}
	}
	return p
}

type edit = func(p *touria.Position)

// loaded makes a position of the ground with changes: items that are nowhere
// lie in the stack, gems that are nowhere in the bag.
func loaded(t *testing.T, edits ...edit) touria.State {
	t.Helper()
	p := ground()
	for _, e := range edits {
		e(&p)
	}
	items := testRules.Items(p.SuddenMarriage)
	gems := touria.AllGems
	take := func(g touria.Gems) {
		for c, n := range g {
			gems[c] -= n
		}
	}
	for _, i := range p.Discard {
		items &^= 1 << i
	}
	for _, i := range p.Display {
		if i != touria.NoItem {
			items &^= 1 << i
		}
	}
	for seat := range p.Players {
		items &^= p.Players[seat].Items
		take(p.Players[seat].Gems)
	}
	for _, g := range p.Mines {
		take(g)
	}
	for i := touria.Rose; i < touria.NoItem; i++ {
		if items.Has(i) {
			p.Stack = append(p.Stack, i)
		}
	}
	p.Bag = gems
	s, err := testRules.Load(p, 7)
	if err != nil {
		t.Fatalf("the position of this test is impossible: %v", err)
	}
	return s
}

func own(seat rules.Seat, h touria.Holdings) edit {
	return func(p *touria.Position) {
		h.Gold += p.Players[seat].Gold
		p.Players[seat].Holdings = h
	}
}

// using puts the player to move before the use of a place.
func using(place touria.Space) edit {
	return func(p *touria.Position) { p.Phase, p.Heroes, p.Destination = touria.PhaseAct, place, place }
}

// again makes it the second use, paid for.
func again(p *touria.Position) { p.Uses, p.Doubled = 1, true }

// joiner makes it N's use, who has joined in.
func joiner(p *touria.Position) {
	p.Uses, p.ToMove, p.Joined = 1, rules.N, rules.SeatSet(0).With(rules.N)
}

func mine(m touria.Space, g touria.Gems) edit {
	return func(p *touria.Position) { p.Mines[m.Mine()] = g }
}

// leave lets the heroes start somewhere, with the tower NW or SE showing S a face.
func leave(from touria.Space, tower touria.Tower, face int) edit {
	return func(p *touria.Position) { p.Heroes, p.Facing[tower] = from, face }
}

func purse(gold uint16) edit {
	return func(p *touria.Position) { p.Players[rules.S].Gold = gold }
}

// ready lets S enter the castle.
func ready(p *touria.Position) {
	p.MayEnter = true
	p.Players[rules.S].Hearts, p.Players[rules.S].Gold = 7, 7
}

// hoard gives N all gems of some colours that lie nowhere else.
func hoard(colours ...touria.Colour) edit {
	return func(p *touria.Position) {
		left := touria.AllGems
		for _, g := range p.Mines {
			for c, n := range g {
				left[c] -= n
			}
		}
		for _, c := range colours {
			p.Players[rules.N].Gems[c] = left[c]
		}
	}
}

func way(tower touria.Tower, spaces ...touria.Space) []touria.Decision {
	list := []touria.Decision{{Kind: touria.ChooseTower, Arg: uint8(tower)}}
	for _, s := range spaces {
		list = append(list, touria.Decision{Kind: touria.Step, Arg: uint8(s)})
	}
	return list
}

func TestAbsurdMoves(t *testing.T) {
	type gems = touria.Gems
	type holdings = touria.Holdings
	const none = absurdities
	const (
		black, blue, red, green = touria.Black, touria.Blue, touria.Red, touria.Green
		castle, forest          = touria.AtCastle, touria.AtForest
		nw, se                  = touria.NW, touria.SE
		m2, m3, m4, m5, m6      = touria.M2, touria.M3, touria.M4, touria.M5, touria.M6
	)
	do := func(k touria.Kind, arg ...uint8) []touria.Decision {
		d := touria.Decision{Kind: k}
		if len(arg) > 0 {
			d.Arg = arg[0]
		}
		return []touria.Decision{d}
	}
	skip := do(touria.Skip)
	choose := do(touria.ChooseTower, uint8(nw))
	nothingOpen := func(p *touria.Position) {
		p.Display = [2]touria.Item{touria.NoItem, touria.NoItem}
		p.Players[rules.N].Items = testRules.Items(false)
	}
	noColours := hoard(blue, red, green, touria.Yellow, touria.Violet)
	draw := func(g gems) []touria.Event {
		return []touria.Event{{Kind: touria.Drawn, Holdings: holdings{Gems: g}}}
	}
	pick := func(c touria.Colour) []touria.Decision {
		return append(do(touria.Act), touria.Decision{Kind: touria.Take, Arg: uint8(c)})
	}
	bonus := func(p *touria.Position) {
		p.Phase, p.ToMove, p.Active, p.Start, p.Turn = touria.PhaseBonus, rules.N, rules.NoSeat, rules.S, 0
	}
	pack := func(m touria.Space) []touria.Decision {
		return []touria.Decision{touria.UseOn(touria.Knapsack, uint8(m))}
	}
	knapsack := own(rules.S, holdings{Items: 1 << touria.Knapsack})
	lantern := own(rules.S, holdings{Items: 1 << touria.Lantern})
	lit := func(list []touria.Decision) []touria.Decision {
		return slices.Insert(list, 1, touria.Decision{Kind: touria.UseLantern})
	}
	for _, c := range []struct {
		name  string
		edits []edit
		do    []touria.Decision
		luck  []touria.Event
		want  absurdity
		part  bool
	}{
		{"swords left", []edit{using(touria.AtSwordmaster)}, skip, nil, freeGainSkipped, false},
		{"one sword left", []edit{using(touria.AtSwordmaster), own(rules.N, holdings{Swords: 15})}, skip, nil, freeGainSkipped, false},
		{"no sword left", []edit{using(touria.AtSwordmaster), own(rules.N, holdings{Swords: 16})}, skip, nil, none, false},
		{"swords taken", []edit{using(touria.AtSwordmaster)}, do(touria.Act), nil, none, false},
		{"an open item", []edit{using(forest)}, skip, nil, freeGainSkipped, false},
		{"no open item", []edit{using(forest), nothingOpen}, skip, nil, none, false},
		{"a black gem at the fountain", []edit{using(touria.AtFountain), own(rules.S, holdings{Gems: gems{black: 1}})}, skip, nil, freeGainSkipped, false},
		{"no black gem at the fountain", []edit{using(touria.AtFountain)}, skip, nil, none, false},
		{"coloured gems for the thief", []edit{using(touria.AtThief)}, skip, nil, freeGainSkipped, false},
		{"nothing but black for the thief", []edit{using(touria.AtThief), noColours}, skip, nil, none, false},
		{"an order costs gems", []edit{using(touria.AtTrader), own(rules.S, holdings{Gems: gems{blue: 1, red: 1}})}, skip, nil, none, false},
		{"a sale costs gems", []edit{using(touria.AtGoldsmith), own(rules.S, holdings{Gems: gems{blue: 3}})}, skip, nil, none, false},
		{"the dragon is chance", []edit{using(touria.AtDragon), own(rules.S, holdings{Gems: gems{blue: 3}})}, skip, nil, none, false},

		{"second use: an open item", []edit{using(forest), again}, skip, nil, paidUseSkipped, false},
		{"second use: no open item", []edit{using(forest), again, nothingOpen}, skip, nil, none, false},
		{"second use: an order", []edit{using(touria.AtTrader), again, own(rules.S, holdings{Gems: gems{blue: 1, red: 1}})}, skip, nil, paidUseSkipped, false},
		{"second use: no order", []edit{using(touria.AtTrader), again, own(rules.S, holdings{Gems: gems{blue: 1}})}, skip, nil, none, false},
		{"joined: swords", []edit{using(touria.AtSwordmaster), joiner}, skip, nil, paidUseSkipped, false},
		{"joined: a sale", []edit{using(touria.AtGoldsmith), joiner, own(rules.N, holdings{Gems: gems{green: 1}})}, skip, nil, paidUseSkipped, false},
		{"joined: nothing to sell", []edit{using(touria.AtGoldsmith), joiner, own(rules.N, holdings{Gems: gems{black: 1}})}, skip, nil, none, false},
		{"joined: the dragon with a gem", []edit{using(touria.AtDragon), joiner, own(rules.N, holdings{Gems: gems{green: 1}})}, skip, nil, paidUseSkipped, false},
		{"joined: the dragon without gems", []edit{using(touria.AtDragon), joiner}, skip, nil, none, false},
		{"joined: the dragon without hearts", []edit{using(touria.AtDragon), joiner, own(rules.N, holdings{Gems: gems{green: 1}, Hearts: 32})}, skip, nil, none, false},

		{"a detour for nothing", []edit{leave(forest, se, 1), mine(m4, gems{red: 1})},
			way(se, castle, touria.AtSwordmaster, m4, touria.AtGoldsmith), nil, goldForSameGems, true},
		{"the straight way", []edit{leave(forest, se, 1), mine(m4, gems{red: 1})}, way(se, castle, m4, touria.AtGoldsmith), nil, none, false},
		{"a detour for a gem", []edit{leave(forest, se, 1), mine(m4, gems{red: 1})},
			way(se, m5, touria.AtSwordmaster, m4, touria.AtGoldsmith), nil, none, false},
		{"the same gem of another mine", []edit{leave(touria.AtFountain, nw, 2), mine(m6, gems{blue: 1}), mine(m3, gems{blue: 1})},
			way(nw, m6, forest, castle, touria.AtTrader), nil, goldForSameGems, false},
		{"the same gem by choosing", []edit{leave(touria.AtFountain, nw, 2), mine(m6, gems{blue: 1}), mine(m3, gems{blue: 1, touria.Violet: 1})},
			way(nw, m6, forest, castle, touria.AtTrader), nil, goldForSameGems, false},
		{"another gem", []edit{leave(touria.AtFountain, nw, 2), mine(m6, gems{blue: 1}), mine(m3, gems{red: 1})},
			way(nw, m6, forest, castle, touria.AtTrader), nil, none, false},
		{"one gem more", []edit{leave(touria.AtFountain, nw, 2), mine(m6, gems{blue: 1}), mine(m3, gems{blue: 1, black: 1})},
			way(nw, m6, forest, castle, touria.AtTrader), nil, none, false},
		{"with an item", []edit{leave(forest, se, 1), lantern}, lit(way(se, castle, touria.AtSwordmaster, m4, touria.AtGoldsmith)), nil, none, false},
		{"from the tournament the step to the bridge is free", []edit{leave(touria.AtTournament, se, 1), mine(m4, gems{red: 1}), mine(m3, gems{red: 1})},
			way(se, touria.AtBridge, touria.AtTrader, castle, m4, touria.AtGoldsmith), nil, none, false},

		{"the castle", []edit{ready}, do(touria.Enter), nil, none, false},
		{"the castle passed by", []edit{ready}, choose, nil, castleMissed, false},
		{"an item, then the castle", []edit{ready, own(rules.S, holdings{Hearts: 7, Items: 1 << touria.Chest})},
			append([]touria.Decision{touria.UseOn(touria.Chest, 0)}, do(touria.Enter)...), nil, none, false},
		{"flying past the castle", []edit{ready, own(rules.S, holdings{Hearts: 7, Items: 1 << touria.Broom})},
			[]touria.Decision{touria.UseOn(touria.Broom, 0)}, nil, castleMissed, false},
		{"a black gem instead of the castle", []edit{ready, own(rules.S, holdings{Hearts: 7, Items: 1 << touria.Knapsack}), mine(m4, gems{black: 1, green: 1})},
			append(pack(m4), choose...), nil, castleMissed, false},
		{"not ready", []edit{purse(9)}, choose, nil, none, false},

		{"black of a mixed draw", []edit{using(touria.AtThief)}, pick(black), draw(gems{black: 2, red: 1}), blackPicked, false},
		{"red of a mixed draw", []edit{using(touria.AtThief)}, pick(red), draw(gems{black: 2, red: 1}), none, false},
		{"black of three blacks", []edit{using(touria.AtThief), noColours}, pick(black), draw(gems{black: 3}), none, false},
		{"black in a mine is no pick", []edit{leave(touria.AtFountain, nw, 0), mine(m6, gems{black: 1, blue: 1})}, way(nw, m6, forest), nil, none, false},

		{"black as bonus", []edit{bonus}, do(touria.Bonus, uint8(black)), nil, blackBonus, false},
		{"red as bonus", []edit{bonus}, do(touria.Bonus, uint8(red)), nil, none, false},
		{"gold as bonus", []edit{bonus}, do(touria.Bonus, touria.BonusGold), nil, none, false},

		{"knapsack: the same without black", []edit{knapsack, mine(m4, gems{black: 1, green: 1}), mine(m5, gems{green: 1, blue: 1})}, pack(m4), nil, blackPacked, false},
		{"knapsack: a lone black gem", []edit{knapsack, mine(m4, gems{black: 1})}, pack(m4), nil, blackPacked, false},
		{"knapsack: no such gem elsewhere", []edit{knapsack, mine(m4, gems{black: 1, green: 1})}, pack(m4), nil, none, false},
		{"knapsack: elsewhere with black, too", []edit{knapsack, mine(m4, gems{black: 1, green: 1}), mine(m5, gems{black: 1, green: 1})}, pack(m4), nil, none, false},
		{"knapsack: no black", []edit{knapsack, mine(m4, gems{green: 1})}, pack(m4), nil, none, false},

		{"black on the way", []edit{leave(castle, nw, 3), mine(m3, gems{black: 1, red: 1}), mine(m2, gems{red: 1})}, way(nw, m3, touria.AtThief), nil, blackOnTheWay, false},
		{"black on the way to the fountain", []edit{func(p *touria.Position) { p.Heroes, p.Facing[touria.NE] = touria.AtDragon, 3 }, mine(m2, gems{black: 1, red: 1}), mine(touria.M1, gems{red: 1})},
			way(touria.NE, m2, castle, touria.AtFountain), nil, blackOnTheWay, true},
		{"a lone black gem on the way", []edit{leave(castle, nw, 3), mine(m3, gems{black: 1}), mine(m2, gems{})}, way(nw, m3, touria.AtThief), nil, blackOnTheWay, false},
		{"another colour without black", []edit{leave(castle, nw, 3), mine(m3, gems{black: 1, red: 1}), mine(m2, gems{green: 1})}, way(nw, m3, touria.AtThief), nil, none, false},
		{"no way without black", []edit{leave(castle, nw, 3), mine(m3, gems{black: 1, red: 1}), mine(m2, gems{black: 1, red: 1})}, way(nw, m3, touria.AtThief), nil, none, false},
		{"without black for more gold", []edit{leave(touria.AtTrader, nw, 3), mine(m3, gems{black: 1, red: 1}), mine(m2, gems{}), mine(m4, gems{red: 1})},
			way(nw, m3, touria.AtThief), nil, none, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := loaded(t, c.edits...)
			w := NewWatch(testRules, [rules.Seats]string{}, 99)
			w.See(nil, touria.Decision{}, &s)
			log := touria.Log{Forced: c.luck}
			for i, d := range c.do {
				before := s
				if err := testRules.Play(&s, d, &log); err != nil {
					t.Fatalf("decision %d: %v", i+1, err)
				}
				w.See(&before, d, &s)
			}
			if s.Phase() == touria.PhaseMove && s.Heroes() == s.Destination() {
				before := s
				d := touria.Decision{Kind: touria.Stop}
				if err := testRules.Play(&s, d, nil); err != nil {
					t.Fatal(err)
				}
				w.See(&before, d, &s)
			}
			switch found := w.Found; {
			case c.want == none && len(found) > 0:
				t.Errorf("found %s: %s", kinds[found[0].Kind].Name, found[0].What)
			case c.want != none && (len(found) != 1 || found[0].Kind != c.want || found[0].Part != c.part):
				t.Errorf("found %v, want %s", found, kinds[c.want].Name)
			}
		})
	}
}

// The search for better ways agrees with one that lets the rules themselves
// walk all ways, one legal decision after the other.
func TestAllWaysAreFound(t *testing.T) {
	compared := map[string]int{}
	for seed := range uint64(400) {
		s, _ := touriatest.Start(t, touria.Setup{Seats: rules.SeatsFor(2), Start: rules.S, Hearts: 7, Gold: 7, Seed: seed})
		var start touria.State // of the move under way
		for p := range touriatest.Play(t, &s, touriatest.Random(5, seed)) {
			if p.N == 600 {
				break
			}
			before, seat := &p.Before, p.Before.ToMove()
			if p.Made.Kind == touria.ChooseTower {
				start = s
			}
			moving := func(p touria.Phase) bool { return p == touria.PhaseMove || p == touria.PhaseMine }
			if !moving(before.Phase()) || moving(s.Phase()) || start.Turn() != s.Turn() || start.Holdings(seat).Items != 0 {
				continue
			}
			first, now := start.Holdings(seat), s.Holdings(seat)
			q := wayQuery{r: testRules, s: &start, dest: start.Destination(), free: start.FreeSteps(), paid: int(first.Gold) - int(now.Gold)}
			for c := range q.want {
				q.want[c] = now.Gems[c] - first.Gems[c]
			}
			if q.paid > 3 {
				continue // too many ways for the slow search
			}
			q.walk(start.Heroes(), 0, 0, 0, touria.Gems{})
			cheapest, fewest := 99, 99
			var walk func(s touria.State, mines uint8)
			walk = func(s touria.State, mines uint8) {
				h := s.Holdings(seat)
				paid := int(first.Gold) - int(h.Gold)
				if paid > q.paid {
					return
				}
				if !moving(s.Phase()) {
					var got touria.Gems
					same := true
					for c := range got {
						got[c] = h.Gems[c] - first.Gems[c]
						same = same && (got[c] == q.want[c] || c == int(touria.Black))
					}
					if same && got[touria.Black] == q.want[touria.Black] && paid < q.paid {
						cheapest = min(cheapest, paid)
					}
					if same && got[touria.Black] < q.want[touria.Black] {
						fewest = min(fewest, int(got[touria.Black]))
					}
					return
				}
				for _, d := range testRules.Legal(&s, nil) {
					next, seen := s, mines
					if d.Kind == touria.Step && touria.Space(d.Arg).IsMine() {
						bit := uint8(1) << touria.Space(d.Arg).Mine()
						if seen&bit != 0 {
							continue
						}
						seen |= bit
					}
					testRules.Apply(&next, d, nil)
					walk(next, seen)
				}
			}
			walk(start, 0)
			if found := q.cheaper != nil; found != (cheapest < 99) || found && q.cheaper.cost != cheapest {
				t.Fatalf("seed %d, decision %d: cheaper way %v costs %d, by the rules %d", seed, p.N, q.cheaper, q.cheaper.cost, cheapest)
			}
			if found := q.cleaner != nil; found != (fewest < 99) || found && int(q.cleaner.gems[touria.Black]) != fewest {
				t.Fatalf("seed %d, decision %d: way %v with fewer black gems, by the rules %d of them", seed, p.N, q.cleaner, fewest)
			}
			compared["all"]++
			compared["cheaper"] += stats.One(q.cheaper != nil)
			compared["cleaner"] += stats.One(q.cleaner != nil)
		}
	}
	if compared["all"] < 10000 || compared["cheaper"] < 500 || compared["cleaner"] < 300 {
		t.Errorf("too little was compared: %v", compared)
	}
}
