package touria

import (
	"testing"

	"touria.games/touria/rules"
)

// allTowers returns a kind of decision for each of the four towers.
func allTowers(k Kind) []Decision {
	return []Decision{do(k, uint8(NW)), do(k, uint8(NE)), do(k, uint8(SE)), do(k, uint8(SW))}
}

// everywhere returns the eight destinations for the wizard or the broom.
func everywhere(make func(to uint8) Decision) (list []Decision) {
	for to := AtDragon; to < Destinations; to++ {
		list = append(list, make(uint8(to)))
	}
	return list
}

func broomTo(to uint8) Decision { return UseOn(Broom, to) }

func join(lists ...[]Decision) (all []Decision) {
	for _, l := range lists {
		all = append(all, l...)
	}
	return all
}

// stranded leaves S without a tower action: at the goldsmith without gold, with every tower showing
// the wizard or the thief, four steps away.
func stranded(p *Position) {
	p.Heroes = AtGoldsmith
	p.Players[rules.S].Gold = 0
	p.Facing = [Towers]int{NW: 3, NE: 2, SE: 0, SW: 1}
}

func TestT4StartLegal(t *testing.T) {
	ready := []func(*Position){gold(rules.S, 7), own(rules.S, Holdings{Hearts: 7}), func(p *Position) { p.MayEnter = true }}
	runLegal(t, []legalCase{
		{"T4.2 a: four towers", nil, nil, allTowers(ChooseTower)},
		{"T4.1: with swords any tower may be turned", []func(*Position){own(rules.S, Holdings{Swords: 1})}, nil,
			join(allTowers(ChooseTower), allTowers(TurnTower))},
		{"T4.2 a: the wizard needs 1 gold", []func(*Position){faces(NE, 2), gold(rules.S, 0)}, []Kind{ChooseTower},
			[]Decision{do(ChooseTower, uint8(NW)), do(ChooseTower, uint8(SE)), do(ChooseTower, uint8(SW))}},
		{"T4.2 a: the wizard for 1 gold", []func(*Position){faces(NE, 2), gold(rules.S, 1)}, []Kind{ChooseTower}, allTowers(ChooseTower)},
		{"T4.2 a: out of reach without gold", []func(*Position){stranded, faces(NW, 0)}, nil, []Decision{do(ChooseTower, uint8(NW))}},
		{"T4.2 a: in reach by gold", []func(*Position){stranded, gold(rules.S, 1)}, nil, allTowers(ChooseTower)},
		{"T4.2 a: in reach by boots", []func(*Position){stranded, items(rules.S, Boots)}, nil,
			[]Decision{do(ChooseTower, uint8(NW)), do(ChooseTower, uint8(SE))}},
		{"T4.2 a: in reach by compass", []func(*Position){stranded, items(rules.S, Compass)}, nil,
			[]Decision{do(ChooseTower, uint8(NW)), do(ChooseTower, uint8(SE))}},
		{"T4.2 a: in reach by the mirror as boots", []func(*Position){stranded, items(rules.S, Mirror), discard(Frog, Boots)}, nil,
			[]Decision{do(ChooseTower, uint8(NW)), do(ChooseTower, uint8(SE))}},
		{"T4.2 a: the mirror of a buried item does not help", []func(*Position){stranded, items(rules.S, Mirror), discard(Boots, Frog)}, nil,
			allTowers(Pass)},
		{"T4.2 b: the broom", []func(*Position){items(rules.S, Broom)}, nil, join(allTowers(ChooseTower), everywhere(broomTo))},
		{"T4.2 b: the broom by mirror", []func(*Position){items(rules.S, Mirror), discard(Broom)}, nil,
			join(allTowers(ChooseTower), everywhere(broomTo))},
		{"T4.2 c: the castle", ready, nil, append(allTowers(ChooseTower), do(Enter))},
		{"T4.2 c: with the rose among enough hearts", append(ready, items(rules.S, Rose)), []Kind{Enter}, []Decision{do(Enter, 0), do(Enter, 1)}},
		{"T4.2 c: with the rose as the last heart", []func(*Position){gold(rules.S, 7), own(rules.S, Holdings{Hearts: 6, Items: set(Rose)}),
			func(p *Position) { p.MayEnter = true }}, []Kind{Enter}, []Decision{do(Enter, 1)}},
		{"T4.2 c: not if it did not hold when the turn began", append(ready, func(p *Position) { p.MayEnter = false }), []Kind{Enter}, nil},
		{"T4.2 c: not if it holds no more, gold", append(ready, gold(rules.S, 6)), []Kind{Enter}, nil},
		{"T4.2 c: not if it holds no more, a black gem", append(ready, gems(rules.S, Gems{Black: 1})), []Kind{Enter}, nil},
		{"T4.2 c: the mirror is no rose", []func(*Position){gold(rules.S, 7), own(rules.S, Holdings{Hearts: 6, Items: set(Mirror)}), discard(Rose),
			func(p *Position) { p.MayEnter = true }}, []Kind{Enter}, nil},
		{"T4.2 d: pass when nothing else is possible", []func(*Position){stranded}, nil, allTowers(Pass)},
		{"T4.2 d: swords do not forbid it", []func(*Position){stranded, own(rules.S, Holdings{Swords: 2})}, nil,
			join(allTowers(Pass), allTowers(TurnTower))},
		{"T4.2 d: no pass with a broom", []func(*Position){stranded, items(rules.S, Broom)}, nil, everywhere(broomTo)},
		{"T4.2 d: own-turn items beside a pass", []func(*Position){stranded, items(rules.S, Frog), gems(rules.S, Gems{Black: 1})}, nil,
			append(allTowers(Pass), UseOn(Frog, 0))},
	})
}

func TestT4StartApply(t *testing.T) {
	runPlays(t, []playCase{
		{"T4.1: a sword turns a tower", []func(*Position){own(rules.S, Holdings{Swords: 2}), faces(SW, 3)}, do(TurnTower, uint8(SW)), nil,
			func(p *Position) {
				p.Players[rules.S].Swords--
				p.Facing[SW] = 0
			}, "paid S swords:1; tower_turned S SW 0"},
		{"T4.3: the chosen tower turns at once", []func(*Position){faces(SE, 1)}, do(ChooseTower, uint8(SE)), nil, func(p *Position) {
			p.Facing[SE] = 2
			p.Phase, p.Destination, p.Free = PhaseMove, AtGoldsmith, 3
		}, "tower_turned S SE 2"},
		{"T5.2: not moving, where nothing else is possible, by the engine itself", []func(*Position){poor, func(p *Position) { p.Heroes = AtForest }},
			do(ChooseTower, uint8(NW)), nil, func(p *Position) {
				at(AtForest)(p)
				p.Facing[NW], p.Free = 1, 3
			}, "tower_turned S NW 1"},
		{"T4.3: for another seat the tower shows another face", []func(*Position){seats(4), func(p *Position) {
			p.ToMove, p.Active = rules.E, rules.E
		}}, do(ChooseTower, uint8(NE)), nil, func(p *Position) {
			p.Facing[NE] = 1
			p.Phase, p.Destination, p.Free = PhaseMove, AtFountain, 3
		}, "tower_turned E NE 1"},
		{"T4.3: the wizard is paid at once", []func(*Position){faces(SW, 1)}, do(ChooseTower, uint8(SW)), nil, func(p *Position) {
			p.Facing[SW] = 2
			p.Phase = PhaseTravel
			p.Players[rules.S].Gold = 2
		}, "tower_turned S SW 2; paid S gold:1"},
		{"T4.3: travel to the tournament ground", []func(*Position){phase(PhaseTravel)}, do(Travel, uint8(AtTournament)), nil, func(p *Position) {
			at(AtTournament)(p)
		}, "travelled S tournament"},
		{"T4.3: travel past mines takes nothing", []func(*Position){phase(PhaseTravel), func(p *Position) { p.Heroes = AtFountain }},
			do(Travel, uint8(AtDragon)), nil, func(p *Position) { at(AtDragon)(p) }, "travelled S dragon"},
		{"T4.2 b: the broom turns no tower", []func(*Position){items(rules.S, Broom)}, broomTo(uint8(AtForest)), nil, func(p *Position) {
			at(AtForest)(p)
			p.Players[rules.S].Items = 0
			p.Discard = []Item{Broom}
		}, "item_used S broom; paid S broom; travelled S forest"},
		{"T4.2 d: who passes turns a tower and the turn is over", []func(*Position){stranded, items(rules.S, Hourglass)}, do(Pass, uint8(NW)), nil,
			func(p *Position) {
				p.Facing[NW] = 0
				p.ToMove, p.Active, p.Turn = rules.N, rules.N, 10
			}, "tower_turned S NW 0; turn_ended S; turn_began N 10"},
	})
}

// T4.3: the wizard leads anywhere, including the current space, and no item can be used in between.
func TestT4Travel(t *testing.T) {
	s := load(t, phase(PhaseTravel), items(rules.S, Chest, Frog, Broom, Boots), gems(rules.S, Gems{Black: 1}), func(p *Position) { p.Heroes = AtTrader })
	wantLegal(t, &s, nil, everywhere(func(to uint8) Decision { return do(Travel, to) })...)
	play(t, &s, do(Travel, uint8(AtTrader)))
	if s.Heroes() != AtTrader || s.Phase() != PhaseAct {
		t.Errorf("the heroes stand on %s in phase %s", s.Heroes(), s.Phase())
	}
}

func TestT4Act(t *testing.T) {
	runPlays(t, []playCase{
		{"T4.4: the action may be declined", []func(*Position){at(AtSwordmaster), own(rules.N, Holdings{Elixirs: 1})}, do(Skip), nil,
			func(p *Position) { p.Phase = PhaseEnd }, ""},
		{"T4.4: or used", []func(*Position){at(AtSwordmaster), own(rules.N, Holdings{Elixirs: 1})}, ActPlain(), nil, func(p *Position) {
			p.Players[rules.S].Swords, p.Uses, p.Phase = 2, 1, PhaseDouble
		}, "gained S swords:2"},
		{"T4.6: the next player clockwise", []func(*Position){seats(3), phase(PhaseEnd), func(p *Position) {
			p.Active, p.ToMove, p.Destination, p.Heroes = rules.N, rules.N, AtForest, AtForest
			p.Uses, p.Doubled, p.Free, p.Lantern, p.Joined = 2, true, 1, true, rules.SeatSet(0).With(rules.S)
			p.Roads = []int{3, 7}
		}}, do(EndTurn), nil, func(p *Position) {
			p.Phase, p.Active, p.ToMove, p.Turn, p.Destination = PhaseStart, rules.S, rules.S, 10, NoSpace
			p.Uses, p.Doubled, p.Free, p.Lantern, p.Joined, p.Roads = 0, false, 0, false, 0, nil
		}, "turn_ended N; turn_began S 10"},
		{"T4.6: a complete turn more by the hourglass", []func(*Position){phase(PhaseEnd), items(rules.S, Hourglass), func(p *Position) {
			p.Destination, p.Heroes, p.Uses = AtForest, AtForest, 1
		}}, do(UseHourglass), nil, func(p *Position) {
			p.Phase, p.Turn, p.Destination, p.Uses = PhaseStart, 10, NoSpace, 0
			p.Players[rules.S].Items, p.Discard = 0, []Item{Hourglass}
		}, "item_used S hourglass; paid S hourglass; turn_ended S; turn_began S 10"},
		{"T9.1: whether the castle may be entered is settled as the turn begins", []func(*Position){phase(PhaseEnd), gold(rules.N, 7),
			own(rules.N, Holdings{Hearts: 6, Items: set(Rose)})}, do(EndTurn), nil, func(p *Position) {
			p.Phase, p.Active, p.ToMove, p.Turn, p.MayEnter = PhaseStart, rules.N, rules.N, 10, true
		}, ""},
		{"T9.1: not with a black gem", []func(*Position){phase(PhaseEnd), gold(rules.N, 7), own(rules.N, Holdings{Hearts: 7, Gems: Gems{Black: 1}})},
			do(EndTurn), nil, func(p *Position) {
				p.Phase, p.Active, p.ToMove, p.Turn = PhaseStart, rules.N, rules.N, 10
			}, ""},
	})
}

// T4.2 c: a frog used at the start of the turn opens the castle only for the next turn.
func TestT4BlackGemGivenUpTooLate(t *testing.T) {
	s := load(t, phase(PhaseEnd), gold(rules.N, 7), own(rules.N, Holdings{Hearts: 7, Gems: Gems{Black: 1}, Items: set(Frog)}))
	play(t, &s, do(EndTurn))
	play(t, &s, UseOn(Frog, 0))
	wantLegal(t, &s, []Kind{Enter})
	if why := testRules.Why(&s, do(Enter)); why != ReasonNextTurn {
		t.Errorf("it is refused because of %s", why)
	}
}

func TestT4EndOrder(t *testing.T) {
	// T5.7: hourglass, mines in order, display, next turn.
	s := load(t, phase(PhaseEnd), items(rules.S, Hourglass), display(NoItem, Bird), discard(), func(p *Position) {
		p.Stack = nil
		p.Mines[1], p.Mines[4] = Gems{}, Gems{}
		p.Players[rules.N].Items = 1<<16 - 1 - set(Hourglass, Bird)
	})
	got := tell(play(t, &s, do(UseHourglass), refilled(M2, Gems{Red: 2}), refilled(M5, Gems{Black: 1, Blue: 1})))
	const want = "item_used S hourglass; paid S hourglass; turn_ended S; refilled m2 red:2; refilled m5 black:1 blue:1; " +
		"items_reshuffled (only -); item_opened 0 hourglass; turn_began S 10"
	if got != want {
		t.Errorf("the turn ends with\n     %s\nwant %s", got, want)
	}
}
