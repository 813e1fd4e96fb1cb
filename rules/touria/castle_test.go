package touria

import (
	"testing"

	"touria.games/touria/rules"
)

func open(door int) Decision { return do(Open, uint8(door)) }

// opens returns the position after S has opened a door.
func opens(p *Position, door int) {
	p.Opened++
	p.Doors[door-1].Open = true
}

func TestT9Enter(t *testing.T) {
	ready := []func(*Position){gold(rules.S, 9), own(rules.S, Holdings{Hearts: 8, Swords: 1, Elixirs: 1, Gems: Gems{Blue: 2}, Items: set(Rose, Frog)}),
		func(p *Position) { p.MayEnter, p.Heroes = true, AtForest }}
	runPlays(t, []playCase{
		{"T9.2 all is shown, hearts and gold are given up", ready, do(Enter), nil, func(p *Position) {
			p.Phase, p.MayEnter = PhaseCastle, false
			s := &p.Players[rules.S]
			s.InCastle, s.Hearts, s.Gold = true, 1, 2
		}, "entered S gold:9 hearts:8 swords:1 elixirs:1 blue:2 rose frog; paid S gold:7 hearts:7"},
		{"T9.2 T9.6 the rose as one of the hearts", ready, do(Enter, 1), nil, func(p *Position) {
			p.Phase, p.MayEnter, p.Discard = PhaseCastle, false, []Item{Rose}
			s := &p.Players[rules.S]
			s.InCastle, s.Hearts, s.Gold, s.Items = true, 2, 2, set(Frog)
		}, "entered S gold:9 hearts:8 swords:1 elixirs:1 blue:2 rose frog; item_used S rose; paid S rose; paid S gold:7 hearts:6"},
		{"T3.9 a handicap's goals", []func(*Position){own(rules.S, Holdings{Hearts: 2}), func(p *Position) {
			p.MayEnter, p.Players[rules.S].Goal = true, Goal{2, 1}
		}}, do(Enter), nil, func(p *Position) {
			p.Phase, p.MayEnter = PhaseCastle, false
			s := &p.Players[rules.S]
			s.InCastle, s.Hearts, s.Gold = true, 0, 2
		}, ""},
		{"T3.9 a goal of one heart, the rose", []func(*Position){items(rules.S, Rose), func(p *Position) {
			p.MayEnter, p.Players[rules.S].Goal = true, Goal{1, 3}
		}}, do(Enter, 1), nil, func(p *Position) {
			p.Phase, p.MayEnter, p.Discard = PhaseCastle, false, []Item{Rose}
			s := &p.Players[rules.S]
			s.InCastle, s.Gold, s.Items = true, 0, 0
		}, ""},
	})
	s := load(t, ready...)
	play(t, &s, do(Enter))
	if s.MayEnter() || s.Heroes() != AtForest || !s.InCastle(rules.S) {
		t.Errorf("T9.1: the heroes stand at %s", s.Heroes())
	}
}

func TestT9Doors(t *testing.T) {
	in := func(list ...func(*Position)) []func(*Position) {
		return append([]func(*Position){inCastle, func(p *Position) { p.Players[rules.S].Gold = 0 }}, list...)
	}
	var all []Decision
	for d := 1; d <= Doors; d++ {
		all = append(all, open(d))
	}
	runLegal(t, []legalCase{
		{"T9.3 any closed door, and no end before", in(items(rules.S, Hourglass, Broom, Boots, Rose)), nil, all},
		{"T9.5 open doors stay open", in(func(p *Position) { p.Doors[4].Open, p.Doors[8].Open = true, true }), nil,
			[]Decision{open(1), open(2), open(3), open(4), open(6), open(7), open(8)}},
		{"T9.4 after a paid duty: another, the hourglass, or the end", in(items(rules.S, Hourglass), func(p *Position) {
			for d := 3; d <= 9; d++ {
				p.Doors[d-1].Open = true
			}
			p.Opened = 1
		}), nil, []Decision{open(1), open(2), do(UseHourglass), do(EndTurn)}},
		{"T9.4 after a failed one no more doors", in(items(rules.S, Hourglass), func(p *Position) {
			opens(p, 3)
			p.Phase = PhaseEnd
		}), nil, []Decision{do(UseHourglass), do(EndTurn)}},
		{"T9.7 no towers and swords", in(own(rules.S, Holdings{Swords: 2})), []Kind{TurnTower, ChooseTower, Pass, Enter}, nil},
	})
	failed := func(door int) func(*Position) {
		return func(p *Position) {
			opens(p, door)
			p.Phase = PhaseEnd
		}
	}
	paid := func(door int, then func(*Position)) func(*Position) {
		return func(p *Position) {
			opens(p, door)
			then(p)
		}
	}
	due := func(door int) func(*Position) {
		return func(p *Position) {
			opens(p, door)
			p.Phase, p.Door = PhaseDuty, door
		}
	}
	me := func(p *Position) *PlayerPosition { return &p.Players[rules.S] }
	runPlays(t, []playCase{
		{"T9.4 the royal children: the game is won", in(), open(1), nil, func(p *Position) {
			opens(p, 1)
			p.Phase, p.ToMove, p.Winner = PhaseOver, rules.NoSeat, rules.S
		}, "door_opened S 1 children; won S 0"},
		{"T9.3 herbalist, elixir out of play", in(elixirs(rules.S)), open(2), nil, paid(2, func(p *Position) { me(p).Elixirs = 0 }),
			"door_opened S 2 herbalist; paid S elixirs:1; duty_paid S 2"},
		{"T9.4 the flagon is no elixir", in(items(rules.S, Flagon)), open(2), nil, failed(2), "door_opened S 2 herbalist; duty_failed S 2"},
		{"T9.3 marshal", in(own(rules.S, Holdings{Swords: 2})), open(3), nil, paid(3, func(p *Position) { me(p).Swords = 1 }), ""},
		{"T9.3 marshal, no sword", in(), open(3), nil, failed(3), ""},
		{"T9.3 jester, the only item", in(items(rules.S, Mirror)), open(4), nil, paid(4, func(p *Position) {
			me(p).Items, p.Discard = 0, []Item{Mirror}
		}), "door_opened S 4 jester; paid S mirror; duty_paid S 4"},
		{"T9.3 jester, a choice", in(items(rules.S, Mirror, Frog), discard(Bird)), open(4), nil, due(4), "door_opened S 4 jester"},
		{"T9.3 jester, no item", in(discard(Bird)), open(4), nil, failed(4), ""},
		{"T9.3 bursar", in(gold(rules.S, 1)), open(5), nil, paid(5, func(p *Position) { me(p).Gold = 0 }), ""},
		{"T9.3 bursar, no gold", in(), open(5), nil, failed(5), ""},
		{"T9.3 maid", in(gems(rules.S, Gems{Yellow: 1})), open(6), nil, paid(6, func(p *Position) { me(p).Gems = Gems{}; p.Bag[Yellow]++ }), ""},
		{"T9.3 cupbearer", in(gems(rules.S, Gems{Green: 2, Red: 1})), open(7), nil, paid(7, func(p *Position) { me(p).Gems[Green] = 1; p.Bag[Green]++ }), ""},
		{"T9.3 bard", in(gems(rules.S, Gems{Red: 1})), open(8), nil, paid(8, func(p *Position) { me(p).Gems = Gems{}; p.Bag[Red]++ }),
			"door_opened S 8 bard; paid S red:1; duty_paid S 8"},
		{"T9.3 guard", in(gems(rules.S, Gems{Blue: 1})), open(9), nil, paid(9, func(p *Position) { me(p).Gems = Gems{}; p.Bag[Blue]++ }), ""},
		{"T9.4 the wrong colour, and the bird is no gem", in(gems(rules.S, Gems{Red: 1, Violet: 1}), items(rules.S, Bird)), open(9), nil, failed(9), ""},
		{"T9.4 a gem that can be painted must be given", in(gems(rules.S, Gems{Violet: 1}), items(rules.S, Paintbrush)), open(9), nil, paid(9, func(p *Position) {
			me(p).Gems, me(p).Items, p.Discard = Gems{}, 0, []Item{Paintbrush}
			p.Bag[Violet]++
		}), "door_opened S 9 guard; item_used S paintbrush; paid S paintbrush; paid S violet:1; duty_paid S 9"},
		{"T9.4 by mirror, too", in(gems(rules.S, Gems{Red: 1}), items(rules.S, Mirror), discard(Paintbrush)), open(9), nil, paid(9, func(p *Position) {
			me(p).Gems, me(p).Items, p.Discard = Gems{}, 0, []Item{Paintbrush, Mirror}
			p.Bag[Red]++
		}), ""},
		{"T9.4 which way is a choice", in(gems(rules.S, Gems{Blue: 1, Red: 1}), items(rules.S, Paintbrush)), open(9), nil, due(9), ""},
	})
	runLegal(t, []legalCase{
		{"T9.4 jester: own choice, not what the mirror shows", in(due(4), items(rules.S, Mirror, Frog, Rose), discard(Bird)), nil,
			[]Decision{do(Duty, uint8(Mirror)), do(Duty, uint8(Frog)), do(Duty, uint8(Rose))}},
		{"T9.4 T9.6 guard: as it is, or painted", in(due(9), gems(rules.S, Gems{Blue: 1, Red: 1, Green: 2}), items(rules.S, Paintbrush)), nil,
			[]Decision{do(Duty), paint(do(Duty), Red, Blue), paint(do(Duty), Green, Blue)}},
		{"T9.4 T9.6 guard: painted by mirror", in(due(9), gems(rules.S, Gems{Yellow: 1, Violet: 1}), items(rules.S, Mirror), discard(Paintbrush)), nil,
			[]Decision{paint(do(Duty), Yellow, Blue), paint(do(Duty), Violet, Blue)}},
	})
	after := func(then func(*Position)) func(*Position) {
		return func(p *Position) {
			p.Phase, p.Door = PhaseCastle, 0
			then(p)
		}
	}
	runPlays(t, []playCase{
		{"T9.6 jester's item to the discard pile", in(due(4), items(rules.S, Mirror, Frog), discard(Bird)), do(Duty, uint8(Frog)), nil, after(func(p *Position) {
			me(p).Items, p.Discard = set(Mirror), []Item{Bird, Frog}
		}), "paid S frog; duty_paid S 4"},
		{"T9.6 a painted gem to the bag as it is", in(due(9), gems(rules.S, Gems{Blue: 1, Red: 1}), items(rules.S, Paintbrush)), paint(do(Duty), Red, Blue), nil,
			after(func(p *Position) {
				me(p).Items, me(p).Gems, p.Discard = 0, Gems{Blue: 1}, []Item{Paintbrush}
				p.Bag[Red]++
			}), "item_used S paintbrush; paid S paintbrush; paid S red:1; duty_paid S 9"},
	})
}

// T9.3: the turn of entering and later turns. The heroes and towers do not move (T9.7).
func TestT9TurnInTheCastle(t *testing.T) {
	s := load(t, gold(rules.S, 9), own(rules.S, Holdings{Hearts: 7, Items: set(Hourglass, Mirror)}), func(p *Position) { p.MayEnter = true })
	play(t, &s, do(Enter))
	play(t, &s, open(5)) // bursar: 1 gold
	wantLegal(t, &s, []Kind{EndTurn, UseHourglass}, do(EndTurn), do(UseHourglass))
	play(t, &s, do(UseHourglass))
	if s.Phase() != PhaseCastle || s.Turn() != 10 || s.DoorsOpened() != 0 {
		t.Fatalf("T8 hourglass: turn %d, phase %s, %d doors opened", s.Turn(), s.Phase(), s.DoorsOpened())
	}
	wantLegal(t, &s, []Kind{EndTurn, UseHourglass})
	play(t, &s, open(3)) // marshal: no sword
	if s.Phase() != PhaseEnd {
		t.Fatalf("T9.4: phase %s after a failed duty", s.Phase())
	}
	play(t, &s, do(UseHourglass)) // with the mirror
	if s.Phase() != PhaseCastle || s.Turn() != 11 || s.ToMove() != rules.S {
		t.Fatalf("T8 mirror: turn %d of %s, phase %s", s.Turn(), s.ToMove(), s.Phase())
	}
	play(t, &s, open(2))
	play(t, &s, do(EndTurn))
	if s.ToMove() != rules.N || s.Phase() != PhaseStart {
		t.Fatalf("then %s, phase %s", s.ToMove(), s.Phase())
	}
	// N's turn continues at the sword master. S is in the castle and is not asked to join in.
	s.phase, s.heroes, s.dest = PhaseAct, AtSwordmaster, AtSwordmaster
	s.players[rules.S].elixirs = 1
	play(t, &s, ActPlain())
	play(t, &s, do(NoDouble))
	play(t, &s, do(EndTurn))
	if s.ToMove() != rules.S || s.Phase() != PhaseCastle || s.MayEnter() {
		t.Errorf("T9.3: %s's turn begins in phase %s", s.ToMove(), s.Phase())
	}
}

func TestT9SuddenMarriage(t *testing.T) {
	goal := Holdings{Hearts: 7}
	won := func(seat rules.Seat) func(*Position) {
		return func(p *Position) { p.Phase, p.ToMove, p.Winner = PhaseOver, rules.NoSeat, seat }
	}
	both := func(a, b func(*Position)) func(*Position) { return func(p *Position) { a(p); b(p) } }
	runPlays(t, []playCase{
		{"T9.8 by the last gold", []func(*Position){marriage, at(AtTrader), own(rules.S, goal), gold(rules.S, 4), gems(rules.S, Gems{Blue: 1, Red: 1})},
			ActTrader(0, 0, 0), nil, both(func(p *Position) {
				p.Players[rules.S].Gold, p.Players[rules.S].Gems, p.Uses = 7, Gems{}, 1
				p.Bag[Blue]++
				p.Bag[Red]++
				p.Orders[0] = append(p.Orders[0][1:], p.Orders[0][0])
			}, won(rules.S)), "paid S blue:1 red:1; order_filled S 0 0; gained S gold:3; order_opened 0 1; won S 1"},
		{"T9.8 by the rose", []func(*Position){marriage, at(AtForest), own(rules.S, Holdings{Hearts: 6}), gold(rules.S, 7), display(Rose, Frog)},
			ActForest(0), nil, both(func(p *Position) {
				p.Players[rules.S].Items, p.Display[0], p.Uses = set(Rose), Paintbrush, 1
				p.Stack = p.Stack[1:]
			}, won(rules.S)), ""},
		{"T9.8 by giving up the last black gem", []func(*Position){marriage, at(AtFountain), own(rules.S, goal), gold(rules.S, 7), gems(rules.S, Gems{Black: 1})},
			ActPlain(), nil, both(func(p *Position) {
				p.Players[rules.S].Gems, p.Uses, p.Removed = Gems{}, 1, 1
			}, won(rules.S)), ""},
		{"T9.8 not with another black gem", []func(*Position){marriage, at(AtFountain), own(rules.S, goal), gold(rules.S, 7), gems(rules.S, Gems{Black: 2})},
			ActPlain(), nil, func(p *Position) {
				first(p)
				p.Players[rules.S].Gems, p.Removed = Gems{Black: 1}, 1
			}, ""},
		{"T9.8 a joiner wins in another's turn", []func(*Position){marriage, joined(AtTournament, rules.N), own(rules.N, Holdings{Hearts: 6, Swords: 1}), gold(rules.N, 7)},
			ActTournament(TourneyHeart), nil, both(func(p *Position) {
				p.Players[rules.N].Hearts, p.Players[rules.N].Swords = 7, 0
			}, won(rules.N)), ""},
		{"T9.8 no castle", []func(*Position){marriage, gold(rules.S, 6), own(rules.S, goal), items(rules.S, Frog), phase(PhaseEnd)}, do(EndTurn), nil, func(p *Position) {
			p.Phase, p.ToMove, p.Active, p.Turn = PhaseStart, rules.N, rules.N, 10
		}, ""},
	})
	// Several at once: no single decision makes two players ready, so test the check directly.
	for _, c := range []struct {
		name   string
		active rules.Seat
		ready  rules.SeatSet
		want   rules.Seat
	}{
		{"T9.8 the active player first", rules.W, 1<<rules.S | 1<<rules.W | 1<<rules.E, rules.W},
		{"T9.8 then in turn order", rules.W, 1<<rules.S | 1<<rules.E, rules.E},
		{"T9.8 round the table", rules.E, 1<<rules.W | 1<<rules.N, rules.W},
	} {
		s := load(t, marriage, seats(4), func(p *Position) { p.Active, p.ToMove = c.active, c.active })
		for seat := rules.S; seat < rules.NoSeat; seat++ {
			if c.ready.Has(seat) {
				s.players[seat].hearts, s.players[seat].gold = 7, 7
			}
		}
		s.checkMarriage(nil)
		if s.Winner() != c.want || s.ToMove() != rules.NoSeat {
			t.Errorf("%s: %s wins, want %s", c.name, s.Winner(), c.want)
		}
	}
	s := load(t, marriage, items(rules.S, Mirror), discard(Frog))
	wantLegal(t, &s, []Kind{UseItem, Enter})
}
