package touria

import (
	"strings"
	"testing"

	"touria.games/touria/rules"
)

func opened(k EventKind, slot, what uint8) Event {
	return Event{Kind: k, Seat: rules.NoSeat, At: slot, Arg: what}
}

// Forced outcomes that are possible do happen.
func TestForcedChance(t *testing.T) {
	for _, c := range []struct {
		name   string
		given  []func(*Position)
		do     Decision
		forced []Event
		want   string // part of the expected events
	}{
		{"roll", []func(*Position){at(AtDragon)}, ActPlain(), []Event{rolled(Violet)}, "rolled S violet"},
		{"refill", []func(*Position){inM6, mine(M6, Gems{}), poor}, step(AtFountain), []Event{refilled(M6, Gems{Black: 1, Violet: 1})}, "refilled m6 black:1 violet:1"},
		{"draw", []func(*Position){at(AtThief)}, ActPlain(), []Event{drawn(Gems{Violet: 3})}, "drawn S violet:3"},
		{"order", []func(*Position){at(AtTrader), gems(rules.S, Gems{Blue: 1, Red: 1})}, ActTrader(0, 0, 0), []Event{opened(OrderOpened, 0, 4)}, "order_opened 0 4"},
		{"item", []func(*Position){at(AtForest)}, ActForest(1), []Event{opened(ItemOpened, 1, uint8(Helmet))}, "item_opened 1 helmet"},
		{"item that is on top already", []func(*Position){at(AtForest), display(Frog, Bird)}, ActForest(1), []Event{opened(ItemOpened, 1, uint8(Rose))}, "item_opened 1 rose"},
		{"door", []func(*Position){inCastle}, open(5), []Event{opened(DoorOpened, 5, uint8(Children))}, "door_opened S 5 children; won S 0"},
		{"door that hides it already", []func(*Position){inCastle}, open(1), []Event{opened(DoorOpened, 1, uint8(Children))}, "door_opened S 1 children"},
		{"crystal ball", []func(*Position){items(rules.S, CrystalBall)}, UseCrystalBall(4, 6),
			[]Event{{Kind: Peeked, Doors: [2]uint8{4, 6}, Behind: [2]Who{Guard, Children}}}, "peeked S 4:guard 6:children"},
		{"crystal ball, the two swapped", []func(*Position){items(rules.S, CrystalBall)}, UseCrystalBall(1, 2),
			[]Event{{Kind: Peeked, Doors: [2]uint8{1, 2}, Behind: [2]Who{Herbalist, Children}}}, "peeked S 1:herbalist 2:children"},
		{"item and then a mine", []func(*Position){phase(PhaseEnd), mine(M2, Gems{}), mine(M4, Gems{}), display(NoItem, Bird)}, do(EndTurn),
			[]Event{refilled(M2, Gems{Red: 2}), refilled(M4, Gems{Blue: 2}), opened(ItemOpened, 0, uint8(Boots))},
			"refilled m2 red:2; refilled m4 blue:2; item_opened 0 boots"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := load(t, c.given...)
			if got := tell(play(t, &s, c.do, c.forced...)); !strings.Contains(got, c.want) {
				t.Errorf("events %s, want %s in it", got, c.want)
			}
		})
	}
}

// Chance of another kind than the next forced event is left to the seed.
func TestForcedLater(t *testing.T) {
	a := load(t, phase(PhaseEnd), mine(M2, Gems{}), display(NoItem, Bird))
	b := a
	free := tell(play(t, &a, do(EndTurn)))
	forced := tell(play(t, &b, do(EndTurn), opened(ItemOpened, 0, uint8(Boots))))
	if want := strings.Replace(free, "item_opened 0 rose", "item_opened 0 boots", 1); forced != want {
		t.Errorf("got %s, want %s", forced, want)
	}
}

// Impossible forced outcomes are refused with the reason and change nothing.
func TestForcedRefusals(t *testing.T) {
	thief := []func(*Position){at(AtThief)}
	fill := []func(*Position){inM6, mine(M6, Gems{}), poor}
	shop := []func(*Position){at(AtTrader), gems(rules.S, Gems{Blue: 1, Red: 1})}
	ball := []func(*Position){items(rules.S, CrystalBall)}
	peek := func(a, b int, behind ...Who) []Event {
		return []Event{{Kind: Peeked, Doors: [2]uint8{uint8(a), uint8(b)}, Behind: [2]Who{behind[0], behind[1]}}}
	}
	empty := []func(*Position){at(AtForest), display(Frog, Bird), discard(Rose, Boots), items(rules.N, itemList(allItems-set(Frog, Bird, Rose, Boots))...)}
	for _, c := range []struct {
		name   string
		given  []func(*Position)
		do     Decision
		forced []Event
		want   string
	}{
		{"roll of no colour", []func(*Position){at(AtDragon)}, ActPlain(), []Event{rolled(NoColour)}, "rolled"},
		{"two rolls", []func(*Position){at(AtDragon)}, ActPlain(), []Event{rolled(Red), rolled(Blue)}, "rolled: this outcome of chance does not come up here"},
		{"roll without a die", []func(*Position){at(AtSwordmaster)}, ActPlain(), []Event{rolled(Red)}, "does not come up here"},
		{"another mine", fill, step(AtFountain), []Event{refilled(M5, Gems{Red: 2})}, "expected mine m6, found m5"},
		{"no mine", fill, step(AtFountain), []Event{refilled(AtCastle, Gems{Red: 2})}, "expected mine m6, found castle"},
		{"two blacks in a mine", fill, step(AtFountain), []Event{refilled(M6, Gems{Black: 2})}, "2 gems with at most one black"},
		{"one gem in a mine", fill, step(AtFountain), []Event{refilled(M6, Gems{Red: 1})}, "2 gems with at most one black"},
		{"three gems in a mine", fill, step(AtFountain), []Event{refilled(M6, Gems{Red: 3})}, "2 gems with at most one black"},
		{"a gem that is not in the bag", append(fill[:3:3], bag(Gems{Red: 2, Blue: 1})), step(AtFountain), []Event{refilled(M6, Gems{Blue: 2})}, "the bag holds no such blue gem"},
		{"two gems of a bag with only blacks", append(fill[:3:3], bag(Gems{Black: 3})), step(AtFountain), []Event{refilled(M6, Gems{Black: 1, Red: 1})}, "1 gems with at most one black"},
		{"draw of two", thief, ActPlain(), []Event{drawn(Gems{Red: 2})}, "the thief cannot draw these"},
		{"draw of three blacks", thief, ActPlain(), []Event{drawn(Gems{Black: 3})}, "the thief cannot draw these"},
		{"draw of four with two coloured", thief, ActPlain(), []Event{drawn(Gems{Black: 2, Red: 2})}, "the thief cannot draw these"},
		{"draw of four coloured", thief, ActPlain(), []Event{drawn(Gems{Red: 4})}, "the thief cannot draw these"},
		{"draw of what is not there", append(thief[:1:1], bag(Gems{Red: 2, Blue: 2})), ActPlain(), []Event{drawn(Gems{Red: 2, Green: 1})}, "the thief cannot draw these"},
		{"order that is open", shop, ActTrader(0, 0, 0), []Event{opened(OrderOpened, 0, 0)}, "slot 0 cannot open this order next"},
		{"order of another stack", shop, ActTrader(0, 0, 0), []Event{opened(OrderOpened, 0, 8)}, "slot 0 cannot open this order next"},
		{"order in another slot", shop, ActTrader(0, 0, 0), []Event{opened(OrderOpened, 2, 4)}, "order_opened"},
		{"item that is not in the stack", empty[:2], ActForest(0), []Event{opened(ItemOpened, 0, uint8(Bird))}, "bird is not in the stack"},
		{"item in the other place", []func(*Position){at(AtForest), display(Frog, Bird)}, ActForest(0), []Event{opened(ItemOpened, 1, uint8(Rose))}, "item_opened"},
		{"reshuffle of other items", empty, ActForest(0), []Event{{Kind: ItemsReshuffled, N: 2, List: uint64(Rose) | uint64(Helmet)<<4}}, "these are not the discarded items"},
		{"reshuffle of fewer", empty, ActForest(0), []Event{{Kind: ItemsReshuffled, N: 1, List: uint64(Rose)}}, "these are not the discarded items"},
		{"reshuffle of one twice", empty, ActForest(0), []Event{{Kind: ItemsReshuffled, N: 2, List: uint64(Rose) | uint64(Rose)<<4}}, "these are not the discarded items"},
		{"another door", []func(*Position){inCastle}, open(4), []Event{opened(DoorOpened, 5, uint8(Bard))}, "expected door 4, found 5"},
		{"somebody behind an open door", []func(*Position){inCastle, func(p *Position) { p.Doors[7].Open = true }}, open(4),
			[]Event{opened(DoorOpened, 4, uint8(Bard))}, "bard cannot be behind door 4"},
		{"nobody behind a door", []func(*Position){inCastle}, open(4), []Event{opened(DoorOpened, 4, uint8(Nobody))}, "cannot be behind door 4"},
		{"ball: other doors", ball, UseCrystalBall(1, 2), peek(3, 4, Bard, Maid), "peeked"},
		{"ball: one dweller behind both", ball, UseCrystalBall(1, 2), peek(1, 2, Bard, Bard), "bard cannot be behind door 2"},
		{"ball: no such door", ball, UseCrystalBall(1, 2), peek(1, 12, Bard, Maid), "door 12"},
		{"ball: one behind an open door", append(ball[:1:1], func(p *Position) { p.Doors[7].Open = true }), UseCrystalBall(1, 2), peek(1, 2, Bard, Maid),
			"bard cannot be behind door 1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := load(t, c.given...)
			before := s
			log := Log{Forced: c.forced, Events: []Event{{Kind: TurnBegan}}}
			err := testRules.Play(&s, c.do, &log)
			if err == nil {
				t.Fatalf("it is taken: %s", tell(log.Events))
			}
			if !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %q, want %q in it", err, c.want)
			}
			if s != before || len(log.Events) != 1 || len(log.Forced) != len(c.forced) {
				t.Error("something was changed")
			}
			log.Forced = nil
			if err := testRules.Play(&s, c.do, &log); err != nil {
				t.Errorf("the refusal lingers: %v", err)
			}
		})
	}
	// Forced outcomes cannot move a dweller whom a player has seen with the crystal ball.
	s := load(t, ball...)
	play(t, &s, UseCrystalBall(1, 2))
	s.phase, s.inside = PhaseCastle, 1<<rules.S
	if err := testRules.Play(&s, open(3), &Log{Forced: []Event{opened(DoorOpened, 3, uint8(Children))}}); err == nil {
		t.Error("the children left the door where they were seen")
	}
	if err := testRules.Play(&s, open(1), &Log{Forced: []Event{opened(DoorOpened, 1, uint8(Maid))}}); err == nil {
		t.Error("somebody else came behind the door where the children were seen")
	}
}

// An order that everyone saw going under the stack cannot be opened out of turn.
func TestForcedKnownOrder(t *testing.T) {
	s := load(t, at(AtTrader), gems(rules.S, Gems{Blue: 2, Red: 2}))
	play(t, &s, ActTrader(0, 0, 0), opened(OrderOpened, 0, 3))
	s.phase, s.uses = PhaseAct, 0
	s.players[rules.S].gems[Green], s.bag[Green] = 1, s.bag[Green]-1
	before := s
	if err := testRules.Play(&s, ActTrader(0, 0, 0), &Log{Forced: []Event{opened(OrderOpened, 0, 0)}}); err == nil || s != before {
		t.Errorf("the order that lies at the bottom is opened: %v", err)
	}
}

func TestRefusedDecision(t *testing.T) {
	s := load(t)
	before := s
	for _, log := range []*Log{nil, {}, {Forced: []Event{rolled(Red)}}} {
		err := testRules.Play(&s, do(Enter), log)
		refused, ok := err.(*Refused)
		if !ok || refused.Reason != ReasonHearts || refused.Decision != do(Enter) || err.Error() != "enter is not legal now: hearts" {
			t.Errorf("got %v", err)
		}
		if s != before {
			t.Error("something was changed")
		}
	}
	if err := testRules.Play(&s, do(ChooseTower, uint8(NW)), nil); err != nil || s == before {
		t.Errorf("without a log: %v", err)
	}
}
