package touria

import (
	"strings"
	"testing"

	"touria.games/touria/rules"
)

// Impossible positions are refused with one clear sentence each.
func TestLoadRefusals(t *testing.T) {
	me := func(p *Position) *PlayerPosition { return &p.Players[rules.S] }
	for _, c := range []struct {
		name   string
		given  func(*Position) // before the material is balanced
		change func(*Position) // after balancing
		want   string
	}{
		{"nobody", nil, func(p *Position) { p.Seats = 0 }, "the players must sit at"},
		{"a fifth side", nil, func(p *Position) { p.Seats |= 1 << 4 }, "the players must sit at"},
		{"unknown phase", nil, func(p *Position) { p.Phase = PhaseOver + 1 }, "unknown phase"},
		{"nobody is to move", nil, func(p *Position) { p.ToMove = rules.NoSeat }, "nobody at the table is to move"},
		{"an empty seat is to move", nil, func(p *Position) { p.ToMove = rules.W }, "nobody at the table is to move"},
		{"nobody's turn", nil, func(p *Position) { p.Active = rules.NoSeat }, "it is nobody's turn"},
		{"over without a winner", nil, func(p *Position) { p.Phase, p.ToMove = PhaseOver, rules.NoSeat }, "nobody at the table has won"},
		{"something at an empty seat", nil, func(p *Position) { p.Players[rules.W].Gold = 1 }, "nobody sits at W"},
		{"an empty seat in the castle", nil, func(p *Position) { p.Players[rules.E].InCastle = true }, "nobody sits at E"},
		{"an empty seat has joined", nil, func(p *Position) { p.Joined = 1 << rules.W }, "nobody sits at W"},
		{"no goal", nil, func(p *Position) { me(p).Goal.Hearts = 0 }, "are no goal"},
		{"too many hearts for a goal", nil, func(p *Position) { me(p).Goal.Hearts = 33 }, "33 hearts"},
		{"far too many hearts for a goal", nil, func(p *Position) { me(p).Goal.Hearts = 256 + 7 }, "263 hearts"},
		{"negative goal", nil, func(p *Position) { me(p).Goal.Gold = -250 }, "-250 gold"},
		{"too much gold for a goal", nil, func(p *Position) { me(p).Goal.Gold = 100 }, "100 gold are no goal"},
		{"heroes nowhere", nil, func(p *Position) { p.Heroes = 16 }, "the heroes stand on no space"},
		{"die without colour", nil, func(p *Position) { p.Die = NoColour }, "the die shows no colour"},
		{"66 gems", nil, func(p *Position) { p.Bag[Red]++ }, "there are 11 red gems, not 10"},
		{"64 gems", nil, func(p *Position) { p.Bag[Violet]-- }, "there are 4 violet gems, not 5"},
		{"21 black gems", nil, func(p *Position) { p.Bag[Black]++ }, "21 black gems, not 20"},
		{"a black gem nobody knows of", nil, func(p *Position) { p.Bag[Black]-- }, "0 gems have left the game"},
		{"a gem left the game twice", func(p *Position) { p.Removed = 3 }, func(p *Position) { p.Removed = 4 }, "4 gems have left the game, but the others leave room for 3"},
		{"two blacks in a mine", nil, func(p *Position) { p.Mines[3] = Gems{Black: 2} }, "mine m4 holds 2 gems, 2 of them black"},
		{"three gems in a mine", nil, func(p *Position) { p.Mines[0] = Gems{Red: 3} }, "mine m1 holds 3 gems"},
		{"an item twice", nil, func(p *Position) { me(p).Items = set(p.Display[0]) }, "is there twice"},
		{"an item twice in the stack", nil, func(p *Position) { p.Stack[3] = p.Stack[4] }, "is there twice"},
		{"an item twice on the pile", nil, func(p *Position) { p.Discard = []Item{p.Stack[0]} }, "is there twice"},
		{"an item is missing", nil, func(p *Position) { p.Stack = p.Stack[1:] }, "the item rose is missing"},
		{"too many items", nil, func(p *Position) { p.Discard = make([]Item, 17) }, "more items than the game has"},
		{"too many items in the stack", nil, func(p *Position) { p.Stack = make([]Item, 17) }, "more items than the game has"},
		{"unknown item open", nil, func(p *Position) { p.Display[1] = NoItem + 1 }, "unknown item"},
		{"unknown item in the stack", nil, func(p *Position) { p.Stack[0] = 16 + Rose }, "unknown item"},
		{"unknown item on the pile", discard(Rose), func(p *Position) { p.Discard[0] = 32 + Rose }, "unknown item"},
		{"a crystal ball in sudden marriage", marriage, func(p *Position) { p.Stack[0], me(p).Items = CrystalBall, set(Rose) }, "the item crystal_ball is not in this game"},
		{"33 hearts", own(rules.S, Holdings{Hearts: 20}), func(p *Position) { p.Players[rules.N].Hearts = 13 }, "33 hearts, and there are only 32"},
		{"17 swords", nil, func(p *Position) { me(p).Swords = 17 }, "17 swords, and there are only 16"},
		{"three elixirs for two", nil, func(p *Position) { me(p).Elixirs = 3 }, "3 elixirs, and there are only 2"},
		{"too much gold", nil, func(p *Position) { me(p).Gold = 60001 }, "60001 gold"},
		{"an order twice", nil, func(p *Position) { p.Orders[1][2] = p.Orders[1][3] }, "stack 1 are not each there once"},
		{"an order of another stack", nil, func(p *Position) { p.Orders[1][2] = 3 }, "order 3 does not belong to stack 1"},
		{"an order too few", nil, func(p *Position) { p.Orders[2] = p.Orders[2][1:] }, "stack 2 has 5 orders, not 6"},
		{"a dweller twice", nil, func(p *Position) { p.Doors[4].Who = Bard }, "not each behind one door"},
		{"nobody behind a door", nil, func(p *Position) { p.Doors[4].Who = Nobody }, "behind"},
		{"unknown dweller", nil, func(p *Position) { p.Doors[4].Who = 16 + Bursar }, "behind"},
		{"the children's door is open", nil, func(p *Position) { p.Doors[0].Open = true }, "the game goes on"},
		{"somebody in the castle of sudden marriage", marriage, func(p *Position) { me(p).InCastle = true }, "sudden marriage is played without castle doors"},
		{"ten free steps", nil, func(p *Position) { p.Free = 10 }, "free steps: 10 is impossible"},
		{"negative free steps", nil, func(p *Position) { p.Free = -1 }, "free steps: -1 is impossible"},
		{"three uses", nil, func(p *Position) { p.Uses = 3 }, "uses: 3 is impossible"},
		{"ten doors opened", nil, func(p *Position) { p.Opened = 10 }, "doors opened: 10 is impossible"},
		{"door ten", nil, func(p *Position) { p.Door = 10 }, "door: 10 is impossible"},
		{"negative turn", nil, func(p *Position) { p.Turn = -1 }, "turn -1 is impossible"},
		{"turn without end", nil, func(p *Position) { p.Turn = 65536 }, "turn 65536 is impossible"},
		{"tower with five faces", nil, func(p *Position) { p.Facing[SE] = 4 }, "tower SE shows face 4"},
		{"a road too many", nil, func(p *Position) { p.Roads = []int{23} }, "road 23 is not on the board"},
		{"four drawn", func(p *Position) { at(AtThief)(p); p.Phase, p.Drawn = PhaseThief, Gems{Red: 4} }, nil, "the thief has drawn 4 gems"},
		{"drawn for nobody", func(p *Position) { p.Drawn = Gems{Red: 1} }, nil, "no thief waits for a pick"},
		{"nothing drawn", func(p *Position) { at(AtThief)(p); p.Phase = PhaseThief }, nil, "phase thief: nothing is drawn from the bag"},
		{"a duty is due at the wrong time", func(p *Position) { p.Door, p.Doors[3].Open = 4, true }, nil, "a duty is due at door 4"},
		{"a duty with one way", func(p *Position) { inCastle(p); p.Phase, p.Door, p.Doors[4].Open = PhaseDuty, 5, true; p.Opened = 1 }, nil, "the duty of door 5 can be given in 1 ways"},
		{"a turn begins with a destination", func(p *Position) { p.Destination = AtForest }, nil, "phase start: destination is forest, but none has been chosen yet"},
		{"towers inside the castle", func(p *Position) { me(p).InCastle = true }, nil, "phase start: seat S, whose turn it is, is in the castle"},
		{"doors outside the castle", phase(PhaseCastle), nil, "phase castle: seat S, whose turn it is, is not in the castle"},
		{"travel with a destination", func(p *Position) { p.Phase, p.Destination = PhaseTravel, AtForest }, nil, "phase travel: destination is forest"},
		{"walk to the tournament ground", onWay(AtBridge, AtTournament, 3), nil, "phase move: destination is tournament, where no road leads"},
		{"walk to nowhere", onWay(AtBridge, NoSpace, 3), nil, "phase move: destination is null"},
		{"out of reach", func(p *Position) { onWay(AtGoldsmith, AtThief, 3)(p); poor(p) }, nil, "phase move"},
		{"out of reach in a mine", func(p *Position) {
			onWay(M6, AtThief, 1)(p)
			poor(p)
			p.Phase, p.Mines[5] = PhaseMine, Gems{Red: 1, Blue: 1}
		}, nil, "phase mine: the heroes are at m6, and thief is out of reach"},
		{"a choice outside a mine", func(p *Position) { onWay(AtCastle, AtForest, 3)(p); p.Phase = PhaseMine }, nil, "phase mine: the heroes are at castle, which is no mine"},
		{"a choice of one gem", func(p *Position) { onWay(M6, AtForest, 3)(p); p.Phase = PhaseMine }, nil, "phase mine: m6 does not hold two different coloured gems"},
		{"action elsewhere", func(p *Position) { at(AtForest)(p); p.Heroes = AtCastle }, nil, "phase act: the heroes are at castle, but destination is forest"},
		{"doubling before a use", func(p *Position) { at(AtForest)(p); p.Phase = PhaseDouble }, nil, "phase double: uses is 0 and doubled is false, but it takes one use before"},
		{"the dragon elsewhere", func(p *Position) { at(AtForest)(p); p.Phase = PhaseDragon }, nil, "phase dragon: the heroes are not at the dragon"},
		{"the active player joins in", func(p *Position) { at(AtForest)(p); p.Phase, p.Uses = PhaseJoin, 1 }, nil, "phase join: seat S, whose turn it is, cannot join in"},
		{"joining in from the castle", func(p *Position) {
			at(AtForest)(p)
			p.Phase, p.Uses, p.ToMove, p.Players[rules.N].InCastle = PhaseJoin, 1, rules.N, true
		}, nil, "phase join: seat N is in the castle and cannot join in"},
		{"another ends the turn", func(p *Position) { p.Phase, p.ToMove = PhaseEnd, rules.N }, nil, "phase end: seat N cannot be to move in the turn of seat S"},
		{"a destination that is none", func(p *Position) { p.Phase, p.Destination = PhaseEnd, AtCastle }, nil, "castle is no destination"},
		{"the starting player takes a bonus", func(p *Position) {
			p.Phase, p.Start, p.Active, p.Turn = PhaseBonus, rules.S, rules.NoSeat, 0
		}, nil, "bonus"},
		{"the castle may be entered in sudden marriage", func(p *Position) { marriage(p); p.MayEnter = true }, nil, "marriage"},
		{"a mover after the end", nil, func(p *Position) { p.Phase, p.Winner = PhaseOver, rules.N }, "the game is over, but seat S is to move"},
		{"a winner while the game goes on", nil, func(p *Position) { p.Winner = rules.N }, "seat N has won, but the game goes on"},
		{"roads before a destination", func(p *Position) {
			gold(rules.S, 0)(p)
			p.Heroes, p.Roads = AtTournament, []int{10}
		}, nil, "phase start: roads are used, but the heroes have not moved this turn"},
		{"free steps before a destination", func(p *Position) { p.Free = 3 }, nil, "phase start: free is 3"},
		{"a lantern before a destination", func(p *Position) { p.Phase, p.Lantern = PhaseTravel, true }, nil, "phase travel: lantern is true"},
		{"uses before a destination", func(p *Position) { p.Uses = 1 }, nil, "phase start: uses is 1"},
		{"doubled on the way", func(p *Position) { onWay(AtCastle, AtForest, 3)(p); p.Doubled = true }, nil, "phase move: doubled is true"},
		{"a second use without doubling", func(p *Position) { at(AtForest)(p); p.Phase, p.Uses = PhaseEnd, 2 }, nil, "phase end: uses is 2, but doubled is false"},
		{"doubled twice", func(p *Position) { at(AtForest)(p); p.Phase, p.Uses, p.Doubled = PhaseDouble, 1, true }, nil, "phase double: uses is 1 and doubled is true"},
		{"doubled without a use", func(p *Position) { at(AtForest)(p); p.Doubled = true }, nil, "phase act: doubled is true, but uses is 0"},
		{"joined before a use", func(p *Position) { at(AtForest)(p); p.Joined = 1 << rules.N }, nil, "phase act: somebody has joined in, but uses is 0"},
		{"uses a place without having joined", func(p *Position) { joined(AtForest, rules.N)(p); p.Joined = 0 }, nil, "phase act: seat N uses the place, but is not in joined"},
		{"joins twice", func(p *Position) { joined(AtForest, rules.N)(p); p.Phase = PhaseJoin }, nil, "phase join: seat N cannot have joined in"},
		{"joins in own turn", func(p *Position) { joined(AtForest, rules.N)(p); p.Joined |= 1 << rules.S }, nil, "seat S cannot have joined in"},
		{"joins out of turn", func(p *Position) { seats(3)(p); joined(AtForest, rules.W)(p); p.Joined |= 1 << rules.N }, nil, "joined has a seat that comes after W"},
		{"asked before a use", func(p *Position) { at(AtForest)(p); p.Phase, p.ToMove = PhaseJoin, rules.N }, nil, "phase join: seat N cannot join in, since uses is 0"},
		{"a turn begins in a mine", func(p *Position) { p.Heroes = M3 }, nil, "phase start: the heroes are at m3, where no turn begins or ends"},
		{"a turn begins on the bridge", func(p *Position) { p.Heroes = AtBridge }, nil, "phase start: the heroes are at bridge"},
		{"action without a destination", func(p *Position) { at(AtTrader)(p); p.Destination = NoSpace }, nil, "phase act: the heroes are at trader, but destination is null"},
		{"a black gem in the castle", func(p *Position) { inCastle(p); gems(rules.S, Gems{Black: 1})(p) }, nil, "seat S is in the castle and has 1 black gems"},
		{"more doors opened than open", func(p *Position) { inCastle(p); p.Opened, p.Doors[3].Open = 2, true }, nil, "phase castle: opened is 2, but 1 doors are open"},
		{"doors opened from outside", func(p *Position) { p.Opened, p.Doors[3].Open = 1, true }, nil, "phase start: opened is 1, but seat S is not in the castle"},
		{"may enter from inside", func(p *Position) { inCastle(p); p.MayEnter = true }, nil, "phase castle: may_enter is true"},
		{"turn 0", func(p *Position) { p.Turn = 0 }, nil, "phase start: turn is 0"},
		{"a bonus in turn 3", func(p *Position) { p.Phase, p.Start, p.ToMove, p.Turn = PhaseBonus, rules.S, rules.N, 3 }, nil, "phase bonus: turn is 3"},
		{"two drawn of many", func(p *Position) { at(AtThief)(p); p.Phase, p.Drawn = PhaseThief, Gems{Red: 2} }, nil, "phase thief: fewer than three gems are drawn"},
		{"three blacks drawn", func(p *Position) { at(AtThief)(p); p.Phase, p.Drawn = PhaseThief, Gems{Black: 3} }, nil, "phase thief: three black gems are drawn"},
		{"4 elixirs for three", func(p *Position) { seats(3)(p); own(rules.S, Holdings{Elixirs: 4})(p) }, nil, "4 elixirs, and there are only 3"},
		{"late elixir for two", func(p *Position) { p.LateElixir = true; own(rules.S, Holdings{Elixirs: 3})(p) }, nil, "3 elixirs, and there are only 2"},
		{"5 elixirs for three", func(p *Position) { p.LateElixir = true; seats(3)(p); own(rules.S, Holdings{Elixirs: 5})(p) }, nil, "5 elixirs, and there are only 4"},
		{"a third use", func(p *Position) { at(AtForest)(p); p.Uses, p.Doubled = 2, true }, nil, "phase act: uses is 2: there is no third use"},
		{"a second use that nobody paid", func(p *Position) { at(AtForest)(p); p.Uses = 1 }, nil, "uses is 1, and doubled is false"},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := given(c.given)
			if c.change != nil {
				c.change(&p)
			}
			s, err := testRules.Load(p, 1)
			if err == nil {
				t.Fatalf("it is taken, with %d legal decisions", len(legalOf(&s)))
			}
			if !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("got %q, want %q in it", err, c.want)
			}
			if s != (State{}) {
				t.Error("a broken state is handed out")
			}
		})
	}
}

// Check finds faults in states that neither New nor Load produced.
func TestCheckState(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*State)
		want   string
	}{
		{"zero state", func(s *State) { *s = State{} }, "the players must sit at"},
		{"two blacks in a mine", func(s *State) { s.mines[0], s.bag[Black], s.bag[Blue] = 0x11, s.bag[Black]-1, s.bag[Blue]+1 }, "two black gems lie in mine m1"},
		{"more secrets than gems", func(s *State) { s.players[rules.S].secret = 1 << (5 * Red) }, "more secret gems than gems"},
		{"more items than there are", func(s *State) { s.nStack = 17 }, "more items than the game has"},
		{"a goal out of reach", func(s *State) { s.players[rules.N].goalHearts = 33 }, "33 hearts and 7 gold are no goal"},
		{"unknown item open", func(s *State) { s.display[0] = NoItem + 1 }, "unknown item"},
		{"more drawn than there are", func(s *State) { s.drawn = packDrawn(Gems{Violet: 3}) }, "violet gems"},
	} {
		s := load(t)
		c.change(&s)
		if err := testRules.Check(&s); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %q in it", c.name, err, c.want)
		}
	}
}

// A position with every field set is the same after loading.
func TestLoadRoundTrip(t *testing.T) {
	for _, c := range [][]func(*Position){
		nil,
		{marriage, seats(4)},
		{seats(3), inCastle, func(p *Position) { p.OpenScreens, p.Opened, p.Doors[2].Open, p.Doors[6].Open = true, 2, true, true }},
		{at(AtThief), phase(PhaseThief), func(p *Position) { p.Drawn, p.Removed = Gems{Black: 2, Blue: 1}, 4 }},
		{joined(AtTrader, rules.N), discard(Rose, Boots, Mirror), display(NoItem, Chest), func(p *Position) { p.Uses, p.Doubled = 2, true }},
		{inM6, func(p *Position) { p.Lantern, p.Free, p.Facing = true, 9, [Towers]int{1, 2, 3, 0} }},
		{func(p *Position) { p.MayEnter, p.Die, p.Players[rules.N].Goal = true, Violet, Goal{32, 99} }},
		{func(p *Position) {
			p.Phase, p.ToMove, p.Winner, p.Destination = PhaseOver, rules.NoSeat, rules.N, AtForest
		}},
		{func(p *Position) {
			p.Phase, p.ToMove, p.Active, p.Start, p.Turn = PhaseBonus, rules.N, rules.NoSeat, rules.S, 0
		}},
	} {
		s := load(t, c...)
		again, err := testRules.Load(testRules.Position(&s), 42)
		if err != nil || again != s || again.Hash() != s.Hash() {
			t.Errorf("phase %s does not come back: %v", s.Phase(), err)
		}
	}
}

// The hash covers every part of the position, but neither future chance nor memory.
func TestHash(t *testing.T) {
	s := load(t, discard(Rose))
	same := s
	same.seed, same.draws, same.rolls, same.shuffles = 1, 2, 3, 4
	same.doorBits |= 1 << Doors
	same.orders[0] |= 3 << 24
	if same.Hash() != s.Hash() {
		t.Error("chance or memory is in the hash")
	}
	seen := map[uint64]string{s.Hash(): "nothing"}
	for name, change := range map[string]func(*State){
		"discard": func(s *State) { s.discard = uint64(Boots) }, "stack": func(s *State) { s.stack ^= 0xff },
		"behind": func(s *State) { s.behind ^= 1 }, "door": func(s *State) { s.doorBits ^= 2 }, "roads": func(s *State) { s.roads ^= 4 },
		"turn": func(s *State) { s.turn++ }, "drawn": func(s *State) { s.drawn++ }, "mine": func(s *State) { s.mines[5]++ },
		"bag": func(s *State) { s.bag[5]-- }, "display": func(s *State) { s.display[1] = NoItem }, "phase": func(s *State) { s.phase++ },
		"nDiscard": func(s *State) { s.nDiscard++ }, "nStack": func(s *State) { s.nStack-- }, "die": func(s *State) { s.die++ },
		"heroes": func(s *State) { s.heroes++ }, "dest": func(s *State) { s.dest = 0 }, "toMove": func(s *State) { s.toMove++ },
		"active": func(s *State) { s.active++ }, "towers": func(s *State) { s.towers++ }, "free": func(s *State) { s.free++ },
		"uses": func(s *State) { s.uses++ }, "opened": func(s *State) { s.opened++ }, "due": func(s *State) { s.due++ },
		"seats": func(s *State) { s.seats++ }, "inside": func(s *State) { s.inside++ }, "flags": func(s *State) { s.flags ^= flagDoubled },
		"orders": func(s *State) { s.orders[2] ^= 1 }, "gold": func(s *State) { s.players[2].gold++ }, "items": func(s *State) { s.players[2].items++ },
		"gems": func(s *State) { s.players[0].gems[0]++ }, "other gems": func(s *State) { s.players[2].gems[0]++ },
		"hearts": func(s *State) { s.players[0].hearts++ }, "swords": func(s *State) { s.players[0].swords++ },
		"elixirs": func(s *State) { s.players[0].elixirs++ }, "goal hearts": func(s *State) { s.players[0].goalHearts++ },
		"goal gold": func(s *State) { s.players[0].goalGold++ },
	} {
		c := s
		change(&c)
		if other, ok := seen[c.Hash()]; ok {
			t.Errorf("a change of %s has the hash of a change of %s", name, other)
		}
		seen[c.Hash()] = name
	}
}
