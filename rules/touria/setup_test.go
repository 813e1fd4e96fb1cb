package touria

import (
	"slices"
	"strings"
	"testing"

	"touria.games/touria/rules"
)

func TestT1Material(t *testing.T) {
	if AllGems != (Gems{Black: 20, Blue: 10, Red: 10, Green: 10, Yellow: 10, Violet: 5}) || AllGems.Total() != 65 {
		t.Errorf("T1.2: the gems are %v", AllGems)
	}
	if AllSwords != 16 || AllHearts != 32 {
		t.Errorf("T1.4: %d swords and %d hearts", AllSwords, AllHearts)
	}
}

func TestT3Setup(t *testing.T) {
	for n := 2; n <= 4; n++ {
		for seed := range uint64(40) {
			log := Log{}
			s, err := testRules.New(Setup{Seats: rules.SeatsFor(n), Start: rules.S, Hearts: 7, Gold: 7, Seed: seed, Variants: Variants{SuddenMarriage: seed%4 == 3}}, &log)
			if err != nil {
				t.Fatal(err)
			}
			if err := testRules.Check(&s); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			p := testRules.Position(&s)
			items := 16
			if p.SuddenMarriage {
				items = 15
			}
			if len(p.Stack) != items-2 || len(p.Discard) != 0 || p.Display[0] == NoItem || p.Display[1] == NoItem {
				t.Errorf("T3.1: %v open, %d in the stack, %d discarded", p.Display, len(p.Stack), len(p.Discard))
			}
			for slot := range 3 {
				ids := slices.Sorted(slices.Values(p.Orders[slot]))
				if !slices.Equal(ids, testRules.OrderIDs(slot)) {
					t.Errorf("T3.2: stack %d is %v", slot, p.Orders[slot])
				}
			}
			inMines := 0
			for m := range Mines {
				inMines += p.Mines[m].Total()
				if p.Mines[m].Total() != 2 || p.Mines[m][Black] > 1 {
					t.Errorf("T3.3: m%d holds %v", m+1, p.Mines[m])
				}
			}
			if p.Bag.Total() != 65-inMines {
				t.Errorf("T3.3: %d gems in the bag", p.Bag.Total())
			}
			for d := range p.Doors {
				if p.Doors[d].Open {
					t.Errorf("T3.5: door %d is open", d+1)
				}
			}
			if p.Heroes != AtCastle || p.Phase != PhaseBonus || p.Turn != 0 || p.Start != rules.S || p.Active != rules.NoSeat ||
				p.Destination != NoSpace || p.Winner != rules.NoSeat || p.Facing != [Towers]int{} {
				t.Errorf("T3: the game begins with %+v", p)
			}
			for seat := rules.S; seat < rules.NoSeat; seat++ {
				want := PlayerPosition{}
				if p.Seats.Has(seat) {
					want = PlayerPosition{Holdings: Holdings{Gold: 3, Elixirs: 1}, Goal: Goal{7, 7}}
				}
				if p.Players[seat] != want {
					t.Errorf("T3.6: %s has %+v", seat, p.Players[seat])
				}
			}
			kinds := map[EventKind]int{}
			for _, e := range log.Events {
				kinds[e.Kind]++
				if e.Seat != rules.NoSeat || e.Only != rules.Everyone {
					t.Errorf("the set-up's event %s is somebody's", tellOne(e))
				}
			}
			if len(log.Events) != 2+3+6+1 || kinds[ItemOpened] != 2 || kinds[OrderOpened] != 3 || kinds[Refilled] != 6 || kinds[Rolled] != 1 {
				t.Errorf("T3: set-up events %s", tell(log.Events))
			}
			if last := log.Events[len(log.Events)-1]; last.Kind != Rolled || Colour(last.Arg) != p.Die {
				t.Errorf("T3.4: the die shows %s after %s", p.Die, tellOne(last))
			}
		}
	}
}

// Every shuffle reaches every place: over many seeds each item comes to the top, each door hides
// the children, and each colour is rolled.
func TestT3ChanceReachesAll(t *testing.T) {
	var tops ItemSet
	var children, rolls, orders uint32
	for seed := range uint64(400) {
		s, err := testRules.New(Setup{Seats: rules.SeatsFor(2), Hearts: 7, Gold: 7, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		tops |= 1 << s.Display(0)
		for d := 1; d <= Doors; d++ {
			if s.Behind(d) == Children {
				children |= 1 << d
			}
		}
		rolls |= 1 << s.Die()
		for slot := range 3 {
			orders |= 1 << s.OpenOrder(slot)
		}
	}
	if tops != 1<<16-1 || children != 1<<10-2 || rolls != 1<<6-1 || orders != 1<<18-1 {
		t.Errorf("never seen on top: items %b, children %b, die %b, orders %b", ^tops, children, rolls, orders)
	}
}

func TestT3Bonus(t *testing.T) {
	for _, c := range []struct {
		name  string
		n     int
		start rules.Seat
		order string
	}{
		{"T3.7 two", 2, rules.S, "N"}, {"T3.7 two, N starts", 2, rules.N, "S"},
		{"T3.7 three", 3, rules.W, "SN"}, {"T3.7 four", 4, rules.S, "ENW"}, {"T3.7 four, E starts", 4, rules.E, "NWS"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, err := testRules.New(Setup{Seats: rules.SeatsFor(c.n), Start: c.start, Hearts: 7, Gold: 7, Seed: 3}, nil)
			if err != nil {
				t.Fatal(err)
			}
			order := ""
			var last []Event
			for s.Phase() == PhaseBonus {
				order += s.ToMove().String()
				if s.Start() != c.start || s.Active() != rules.NoSeat {
					t.Errorf("start %s, active %s during the bonuses", s.Start(), s.Active())
				}
				wantLegal(t, &s, nil, do(Bonus, uint8(Black)), do(Bonus, uint8(Blue)), do(Bonus, uint8(Red)), do(Bonus, uint8(Green)),
					do(Bonus, uint8(Yellow)), do(Bonus, BonusGold), do(Bonus, BonusSword))
				last = play(t, &s, do(Bonus, BonusGold)) // all may choose the same bonus
			}
			if order != c.order {
				t.Errorf("they pick in the order %s, want %s", order, c.order)
			}
			if s.Phase() != PhaseStart || s.ToMove() != c.start || s.Turn() != 1 || s.Active() != c.start || s.Start() != rules.NoSeat {
				t.Errorf("then it is %s's turn %d, phase %s", s.ToMove(), s.Turn(), s.Phase())
			}
			if want := "bonus_taken " + c.order[len(c.order)-1:] + " 6; gained " + c.order[len(c.order)-1:] + " gold:1; turn_began " + c.start.String() + " 1"; tell(last) != want {
				t.Errorf("events %s, want %s", tell(last), want)
			}
			if h := s.Holdings(c.start); h.Gold != 3 {
				t.Errorf("the starting player has %d gold", h.Gold)
			}
		})
	}
	first := func(p *Position) {
		p.Phase, p.Start, p.Active, p.Turn, p.Seats = PhaseBonus, rules.S, rules.NoSeat, 0, rules.SeatsFor(3)
		p.ToMove = rules.N
	}
	runPlays(t, []playCase{
		{"T3.7 a gem from the bag", []func(*Position){first}, do(Bonus, uint8(Green)), nil, func(p *Position) {
			p.Players[rules.N].Gems[Green]++
			p.Bag[Green]--
			p.ToMove = rules.W
		}, "bonus_taken N 3; gained N green:1"},
		{"T3.7 a black gem", []func(*Position){first}, do(Bonus, uint8(Black)), nil, func(p *Position) {
			p.Players[rules.N].Gems[Black]++
			p.Bag[Black]--
			p.ToMove = rules.W
		}, "bonus_taken N 0; gained N black:1"},
		{"T3.7 a sword", []func(*Position){first}, do(Bonus, BonusSword), nil, func(p *Position) {
			p.Players[rules.N].Swords++
			p.ToMove = rules.W
		}, "bonus_taken N 7; gained N swords:1"},
	})
	runLegal(t, []legalCase{{"T3.7 a colour that is not in the bag", []func(*Position){first, bag(Gems{Red: 3, Violet: 2})}, nil,
		[]Decision{do(Bonus, uint8(Red)), do(Bonus, BonusGold), do(Bonus, BonusSword)}}})
}

// The house rule: with three or four players the last in turn order begins with one elixir more.
func TestT3LateElixir(t *testing.T) {
	for _, c := range []struct {
		n       int
		start   rules.Seat
		late    bool
		elixirs [rules.Seats]uint8
	}{
		{4, rules.S, true, [rules.Seats]uint8{1, 1, 1, 2}},
		{4, rules.N, true, [rules.Seats]uint8{1, 2, 1, 1}},
		{4, rules.S, false, [rules.Seats]uint8{1, 1, 1, 1}},
		{3, rules.S, true, [rules.Seats]uint8{1, 1, 2, 0}},
		{3, rules.N, true, [rules.Seats]uint8{1, 2, 1, 0}},
		{2, rules.S, true, [rules.Seats]uint8{1, 0, 1, 0}},
	} {
		s, err := testRules.New(Setup{Seats: rules.SeatsFor(c.n), Start: c.start, Hearts: 7, Gold: 7, Variants: Variants{LateElixir: c.late}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for seat, want := range c.elixirs {
			if h := s.Holdings(rules.Seat(seat)); h.Elixirs != want {
				t.Errorf("T3.10 %d players, %s starts, %v: %s has %d elixirs, want %d", c.n, c.start, c.late, rules.Seat(seat), h.Elixirs, want)
			}
		}
		if err := testRules.Check(&s); err != nil {
			t.Error(err)
		}
	}
}

func TestT3Goals(t *testing.T) {
	setup := Setup{Seats: rules.SeatsFor(3), Hearts: 5, Gold: 5, Variants: Variants{SuddenMarriage: true, OpenScreens: true}}
	setup.Goals[rules.W] = Goal{Hearts: 3}
	setup.Goals[rules.N] = Goal{Gold: 9}
	s, err := testRules.New(setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	for seat, want := range map[rules.Seat]Goal{rules.S: {5, 5}, rules.W: {3, 5}, rules.N: {5, 9}} {
		if h, g := s.Goals(seat); h != want.Hearts || g != want.Gold {
			t.Errorf("T3.9: %s needs %d hearts and %d gold, want %v", seat, h, g, want)
		}
	}
	if !s.SuddenMarriage() || !s.OpenScreens() {
		t.Error("T3.9: a variant is not played")
	}
}

func TestSetupRefusals(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*Setup)
		want   string
	}{
		{"nobody", func(s *Setup) { s.Seats = 0 }, "the players must sit at"},
		{"alone", func(s *Setup) { s.Seats = 1 << rules.S }, "the players must sit at"},
		{"two side by side", func(s *Setup) { s.Seats = 1<<rules.S | 1<<rules.W }, "the players must sit at"},
		{"a fifth side", func(s *Setup) { s.Seats |= 1 << 4 }, "the players must sit at"},
		{"absent starting player", func(s *Setup) { s.Start = rules.W }, "nobody sits at the starting player's seat W"},
		{"no starting player", func(s *Setup) { s.Start = rules.NoSeat }, "nobody sits at the starting player's seat -"},
		{"no hearts", func(s *Setup) { s.Hearts = 0 }, "0 hearts and 7 gold are no goal"},
		{"too many hearts", func(s *Setup) { s.Hearts = 33 }, "33 hearts"},
		{"no gold", func(s *Setup) { s.Gold = 0 }, "0 gold are no goal"},
		{"too much gold", func(s *Setup) { s.Gold = 100 }, "100 gold are no goal"},
		{"negative handicap", func(s *Setup) { s.Goals[rules.N].Hearts = -1 }, "seat N: -1 hearts"},
		{"handicap out of reach", func(s *Setup) { s.Goals[rules.N].Gold = 1000 }, "seat N: 7 hearts and 1000 gold"},
	} {
		t.Run(c.name, func(t *testing.T) {
			setup := Setup{Seats: rules.SeatsFor(2), Hearts: 7, Gold: 7}
			c.change(&setup)
			if _, err := testRules.New(setup, nil); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q in it", err, c.want)
			}
		})
	}
}

// Chance at the set-up can be forced like any other.
func TestSetupForced(t *testing.T) {
	setup := Setup{Seats: rules.SeatsFor(2), Hearts: 7, Gold: 7, Seed: 5}
	first := Log{}
	a, err := testRules.New(setup, &first)
	if err != nil {
		t.Fatal(err)
	}
	setup.Seed = 6
	second := Log{Forced: first.Events}
	b, err := testRules.New(setup, &second)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := tell(second.Events), tell(first.Events); got != want {
		t.Errorf("forced set-up:\n got %s\nwant %s", got, want)
	}
	if len(second.Forced) != 0 {
		t.Errorf("%d forced outcomes are left over", len(second.Forced))
	}
	if va, vb := testRules.View(&a, rules.S), testRules.View(&b, rules.S); va != vb {
		t.Error("the forced set-up shows another table")
	}
	wrong := Log{Forced: []Event{refilled(M2, Gems{Red: 2})}}
	if _, err := testRules.New(setup, &wrong); err == nil || !strings.Contains(err.Error(), "expected mine m1, found m2") {
		t.Errorf("a wrong mine: %v", err)
	}
}
