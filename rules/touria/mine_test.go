package touria

import (
	"testing"

	"touria.games/touria/rules"
)

// toM6 moves S from the forest into m6 on the way to the fountain.
var toM6 = onWay(AtForest, AtFountain, 3)

// inM6 puts the heroes in m6, about to leave for the fountain.
func inM6(p *Position) {
	onWay(M6, AtFountain, 2)(p)
	p.Roads = []int{roadID("forest-m6")}
}

func TestT5EnterMine(t *testing.T) {
	entered := func(p *Position) { p.Heroes, p.Free, p.Roads = M6, 2, []int{roadID("forest-m6")} }
	holds := func(g Gems) []func(*Position) { return []func(*Position){toM6, poor, mine(M6, g)} }
	lit := func(g Gems) []func(*Position) { return append(holds(g), func(p *Position) { p.Lantern = true }) }
	runPlays(t, []playCase{
		{"T5.5: black and coloured: both", holds(Gems{Black: 1, Blue: 1}), step(M6), nil, func(p *Position) {
			entered(p)
			p.Mines[5], p.Players[rules.S].Gems = Gems{}, Gems{Black: 1, Blue: 1}
		}, "stepped S m6; collected S m6 black:1 blue:1"},
		{"T5.5: two coloured: one of choice", holds(Gems{Blue: 1, Violet: 1}), step(M6), nil, func(p *Position) {
			entered(p)
			p.Phase = PhaseMine
		}, "stepped S m6"},
		{"T5.5: two of one colour: the engine takes one", holds(Gems{Green: 2}), step(M6), nil, func(p *Position) {
			entered(p)
			p.Mines[5], p.Players[rules.S].Gems = Gems{Green: 1}, Gems{Green: 1}
		}, "stepped S m6; collected S m6 green:1"},
		{"T5.5: one coloured: exactly one", holds(Gems{Red: 1}), step(M6), nil, func(p *Position) {
			entered(p)
			p.Mines[5], p.Players[rules.S].Gems = Gems{}, Gems{Red: 1}
		}, "stepped S m6; collected S m6 red:1"},
		{"T5.5: a single black gem must be taken", holds(Gems{Black: 1}), step(M6), nil, func(p *Position) {
			entered(p)
			p.Mines[5], p.Players[rules.S].Gems = Gems{}, Gems{Black: 1}
		}, "stepped S m6; collected S m6 black:1"},
		{"T5.7: an empty mine gives nothing", holds(Gems{}), step(M6), nil, entered, "stepped S m6"},
		{"T8 lantern: the black gem goes to the bag", lit(Gems{Black: 1, Blue: 1}), step(M6), nil, func(p *Position) {
			entered(p)
			p.Mines[5], p.Players[rules.S].Gems = Gems{}, Gems{Blue: 1}
			p.Bag[Black]++
		}, "stepped S m6; returned S m6 black:1; collected S m6 blue:1"},
		{"T8 lantern: a single black gem", lit(Gems{Black: 1}), step(M6), nil, func(p *Position) {
			entered(p)
			p.Mines[5] = Gems{}
			p.Bag[Black]++
		}, "stepped S m6; returned S m6 black:1"},
		{"T8 lantern: coloured gems as always", lit(Gems{Red: 2}), step(M6), nil, func(p *Position) {
			entered(p)
			p.Mines[5], p.Players[rules.S].Gems = Gems{Red: 1}, Gems{Red: 1}
		}, "stepped S m6; collected S m6 red:1"},
		{"T5.5: the chosen gem", []func(*Position){inM6, phase(PhaseMine), mine(M6, Gems{Blue: 1, Violet: 1})}, take(Violet), nil, func(p *Position) {
			p.Phase, p.Mines[5], p.Players[rules.S].Gems = PhaseMove, Gems{Blue: 1}, Gems{Violet: 1}
		}, "collected S m6 violet:1"},
		{"T5.5: the other gem", []func(*Position){inM6, phase(PhaseMine), mine(M6, Gems{Blue: 1, Violet: 1})}, take(Blue), nil, func(p *Position) {
			p.Phase, p.Mines[5], p.Players[rules.S].Gems = PhaseMove, Gems{Violet: 1}, Gems{Blue: 1}
		}, "collected S m6 blue:1"},
	})
	s := load(t, inM6, phase(PhaseMine), mine(M6, Gems{Blue: 1, Violet: 1}), items(rules.S, Chest, Boots, Compass))
	wantLegal(t, &s, nil, take(Blue), take(Violet))
}

func TestT5LeaveMine(t *testing.T) {
	left := func(p *Position) {
		p.Phase, p.Heroes, p.Free = PhaseAct, AtFountain, 1
		p.Roads = append(p.Roads, roadID("m6-fountain"))
	}
	runPlays(t, []playCase{
		{"T5.5: an emptied mine is refilled as it is left", []func(*Position){inM6, poor, mine(M6, Gems{})}, step(AtFountain),
			[]Event{refilled(M6, Gems{Black: 1, Yellow: 1})}, func(p *Position) {
				left(p)
				p.Mines[5] = Gems{Black: 1, Yellow: 1}
				p.Bag[Black]--
				p.Bag[Yellow]--
			}, "stepped S fountain; refilled m6 black:1 yellow:1"},
		{"T5.7: a lone gem is not topped up", []func(*Position){inM6, poor, mine(M6, Gems{Red: 1})}, step(AtFountain), nil, func(p *Position) {
			left(p)
		}, "stepped S fountain"},
		{"T5.5: refilled before the next mine is entered", []func(*Position){onWay(M1, AtFountain, 3), used("dragon-m1"), items(rules.S, Compass), mine(M1, Gems{}), mine(M6, Gems{Red: 1})},
			jump(M6), []Event{refilled(M1, Gems{Blue: 1, Green: 1})}, func(p *Position) {
				p.Heroes, p.Free = M6, 2
				p.Mines[0], p.Mines[5] = Gems{Blue: 1, Green: 1}, Gems{}
				p.Players[rules.S].Items, p.Players[rules.S].Gems, p.Discard = 0, Gems{Red: 1}, []Item{Compass}
				p.Bag[Blue]--
				p.Bag[Green]--
			}, "item_used S compass; paid S compass; jumped S m6; refilled m1 blue:1 green:1; collected S m6 red:1"},
	})
}

// T5.5 to T5.7, by the contents of the bag: the mine must end up as one of these.
func TestT5Refill(t *testing.T) {
	for _, c := range []struct {
		name string
		bag  Gems
		want []Gems
	}{
		{"T5.7 empty bag", Gems{}, []Gems{{}}},
		{"T5.7 one coloured", Gems{Violet: 1}, []Gems{{Violet: 1}}},
		{"T5.7 one black", Gems{Black: 1}, []Gems{{Black: 1}}},
		{"T5.7 only black", Gems{Black: 5}, []Gems{{Black: 1}}},
		{"T5.7 two black", Gems{Black: 2}, []Gems{{Black: 1}}},
		{"T5.5 two coloured", Gems{Red: 1, Blue: 1}, []Gems{{Red: 1, Blue: 1}}},
		{"T5.5 black and coloured", Gems{Black: 1, Blue: 1}, []Gems{{Black: 1, Blue: 1}}},
		{"T5.5 two black, one coloured: the blacks go back first", Gems{Black: 2, Blue: 1}, []Gems{{Black: 1, Blue: 1}}},
		{"T5.5 three black, one coloured", Gems{Black: 3, Blue: 1}, []Gems{{Black: 1, Blue: 1}}},
		{"T5.5 many black, one coloured", Gems{Black: 12, Green: 1}, []Gems{{Black: 1, Green: 1}}},
		{"T5.5 many black, two coloured", Gems{Black: 12, Green: 2}, []Gems{{Black: 1, Green: 1}, {Green: 2}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			came := map[Gems]int{}
			for seed := range uint64(300) {
				s := load(t, inM6, poor, mine(M6, Gems{}), bag(Gems{Red: 1}))
				for colour := range s.bag { // N holds whatever makes up the difference
					s.players[rules.N].gems[colour] += s.bag[colour]
					s.players[rules.N].gems[colour] -= c.bag[colour]
				}
				s.bag, s.seed = c.bag, seed
				log := Log{}
				testRules.Apply(&s, step(AtFountain), &log)
				if err := testRules.Check(&s); err != nil {
					t.Fatal(err)
				}
				g := s.MineGems(5)
				came[g]++
				wantEvents := 2
				if g == (Gems{}) {
					wantEvents = 1
				}
				if len(log.Events) != wantEvents || wantEvents == 2 && log.Events[1] != refilled(M6, g) {
					t.Fatalf("events %s", tell(log.Events))
				}
			}
			for _, g := range c.want {
				if came[g] == 0 {
					t.Errorf("%v never came", g)
				}
				delete(came, g)
			}
			if len(came) != 0 {
				t.Errorf("these came, too: %v", came)
			}
		})
	}
}

// T5.5: with two blacks set aside the next two gems are drawn from the rest, so three blacks and
// one coloured gem give that pair after two draws of two.
func TestT5RefillDrawsBeforeBlacksGoBack(t *testing.T) {
	for seed := range uint64(200) {
		for _, black := range []uint8{2, 3} {
			s := State{seed: seed, bag: Gems{Black: black, Blue: 1}}
			left := int(black) + 1
			s.drawTwo(left)
			if black == 3 && s.draws > 4 {
				t.Fatalf("seed %d: %d gems were drawn from three blacks and a blue", seed, s.draws)
			}
			if s.bag.Total() != left-2 {
				t.Fatalf("seed %d: %d gems left", seed, s.bag.Total())
			}
		}
	}
}

// T5.7: at the end of a turn empty mines are filled in order while the bag lasts.
func TestT5RefillAtEndOfTurn(t *testing.T) {
	s := load(t, phase(PhaseEnd), bag(Gems{Black: 2, Red: 1}), mine(M2, Gems{}), mine(M4, Gems{}), mine(M5, Gems{}), mine(M6, Gems{Blue: 1}))
	got := tell(play(t, &s, do(EndTurn)))
	if want := "turn_ended S; refilled m2 black:1 red:1; refilled m4 black:1; turn_began N 10"; got != want {
		t.Errorf("events\n got %s\nwant %s", got, want)
	}
	if s.MineGems(4) != (Gems{}) || s.MineGems(5) != (Gems{Blue: 1}) {
		t.Errorf("m5 holds %v, m6 %v", s.MineGems(4), s.MineGems(5))
	}
	// They are also filled at the end of the first turn in which there are gems again.
	next := s
	next.bag[Green]++
	next.players[rules.N].gems[Green]--
	next.phase = PhaseEnd
	if got, want := tell(play(t, &next, do(EndTurn))), "turn_ended N; refilled m5 green:1; turn_began S 11"; got != want {
		t.Errorf("events\n got %s\nwant %s", got, want)
	}
}

// T5.8: a refill is visible before the next step, and a mine passed twice in one move gives gems
// twice.
func TestT5MineTwice(t *testing.T) {
	s := load(t, onWay(AtSwordmaster, AtGoldsmith, 3), items(rules.S, Compass), mine(M5, Gems{Red: 1}))
	play(t, &s, step(M4)) // black and red
	play(t, &s, step(AtCastle), refilled(M4, Gems{Green: 2}))
	play(t, &s, step(AtSwordmaster))
	play(t, &s, step(M5))
	play(t, &s, jump(M4), refilled(M5, Gems{Red: 1, Yellow: 1}))
	if got, want := s.Holdings(rules.S).Gems, (Gems{Black: 1, Red: 2, Green: 1}); got != want {
		t.Errorf("S holds %v, want %v", got, want)
	}
	wantLegal(t, &s, nil, step(AtGoldsmith))
}
