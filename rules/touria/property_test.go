package touria

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"touria.games/touria/rules"
)

// anySetup draws a set-up: seats, variants, goals and handicaps.
func anySetup(t *rapid.T) Setup {
	n := rapid.IntRange(2, 4).Draw(t, "players")
	goal := rapid.SampledFrom([]Goal{{7, 7}, {5, 5}, {7, 7}, {3, 4}, {1, 2}}).Draw(t, "goal")
	setup := Setup{
		Seats: rules.SeatsFor(n), Hearts: goal.Hearts, Gold: goal.Gold, Seed: rapid.Uint64().Draw(t, "seed"),
		Variants: Variants{SuddenMarriage: rapid.IntRange(0, 3).Draw(t, "marriage") == 0, OpenScreens: rapid.IntRange(0, 5).Draw(t, "open") == 0,
			LateElixir: rapid.IntRange(0, 3).Draw(t, "late") == 0},
	}
	for range rapid.IntRange(0, n-1).Draw(t, "start") {
		setup.Start = setup.Seats.Next(setup.Start)
	}
	if rapid.IntRange(0, 3).Draw(t, "handicap") == 0 {
		setup.Goals[rules.N] = Goal{Hearts: rapid.IntRange(1, 9).Draw(t, "hearts of N")}
	}
	return setup
}

// anyPosition plays a game of any set-up, at random or with the light policy, and returns a
// uniformly chosen moment of it with dice to continue.
func anyPosition(t *rapid.T) (State, Dice) {
	s, err := testRules.New(anySetup(t), nil)
	if err != nil {
		t.Fatal(err)
	}
	dice := NewDice(rapid.Uint64().Draw(t, "dice"))
	light := rapid.IntRange(0, 3).Draw(t, "light")
	var buf [MaxLegal]Decision
	game := []State{s}
	for len(game) < 3000 && s.Phase() != PhaseOver {
		legal := testRules.Legal(&s, buf[:0])
		d := legal[dice.Below(len(legal))]
		if dice.Below(4) < light {
			d = testRules.Light(&s, legal, &dice)
		}
		testRules.Apply(&s, d, nil)
		game = append(game, s)
	}
	return game[dice.Below(len(game))], dice
}

// goOn plays some random decisions and calls each before every one.
func goOn(t *rapid.T, s *State, dice *Dice, n int, each func(legal []Decision)) {
	for range n {
		legal := testRules.Legal(s, nil)
		if s.Phase() == PhaseOver {
			if len(legal) != 0 {
				t.Fatalf("%d decisions after the end", len(legal))
			}
			return
		}
		if len(legal) == 0 {
			t.Fatalf("nothing is legal in phase %s", s.Phase())
		}
		each(legal)
		testRules.Apply(s, legal[dice.Below(len(legal))], nil)
	}
}

// All material is there exactly once at every moment (T1, T5.5).
func TestPropertyConservation(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, dice := anyPosition(t)
		goOn(t, &s, &dice, 200, func([]Decision) { checkMaterial(t, testRules.Position(&s)) })
		checkMaterial(t, testRules.Position(&s))
	})
}

func checkMaterial(t *rapid.T, p Position) {
	var gems Gems
	add := func(g Gems) {
		for c, n := range g {
			gems[c] += n
		}
	}
	add(p.Bag)
	add(p.Drawn)
	gems[Black] += uint8(p.Removed)
	for _, g := range p.Mines {
		add(g)
		if g[Black] > 1 || g.Total() > 2 {
			t.Fatalf("a mine holds %v", g)
		}
	}
	items := append(slices.Clone(p.Stack), p.Discard...)
	for _, i := range p.Display {
		if i != NoItem {
			items = append(items, i)
		}
	}
	var hearts, swords, elixirs uint8
	for seat := range p.Players {
		o := p.Players[seat]
		add(o.Gems)
		items = append(items, itemList(o.Items)...)
		hearts, swords, elixirs = hearts+o.Hearts, swords+o.Swords, elixirs+o.Elixirs
		if o.Gold > 1000 {
			t.Fatalf("%d gold", o.Gold)
		}
	}
	slices.Sort(items)
	want := itemList(testRules.Items(p.SuddenMarriage))
	most := [...]uint8{2: 2, 3: 4, 4: 5}[p.Seats.Len()] // T1.4 and T3.10
	if gems != AllGems || !slices.Equal(items, want) || hearts > 32 || swords > 16 || elixirs > most {
		t.Fatalf("gems %v, items %v, %d hearts, %d swords, %d elixirs", gems, items, hearts, swords, elixirs)
	}
	for slot := range p.Orders {
		if !slices.Equal(slices.Sorted(slices.Values(p.Orders[slot])), testRules.OrderIDs(slot)) {
			t.Fatalf("orders %v", p.Orders)
		}
	}
	if p.SuddenMarriage {
		return
	}
	var who uint32
	for _, d := range p.Doors {
		who |= 1 << d.Who
	}
	if who != 1<<Doors-1 {
		t.Fatalf("doors %v", p.Doors)
	}
}

// Every legal decision is listed once, is accepted, and leads to a possible position.
func TestPropertyLegal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, dice := anyPosition(t)
		goOn(t, &s, &dice, 40, func(legal []Decision) {
			if err := testRules.Check(&s); err != nil {
				t.Fatal(err)
			}
			if len(legal) > MaxLegal/2 {
				t.Fatalf("%d legal decisions", len(legal))
			}
			for i, d := range legal {
				if slices.Contains(legal[:i], d) {
					t.Fatalf("%s is listed twice", say(d))
				}
				if why := testRules.Why(&s, d); why != ReasonNone {
					t.Fatalf("%s is refused: %s", say(d), why)
				}
				next := s
				testRules.Apply(&next, d, nil)
				if err := testRules.Check(&next); err != nil {
					t.Fatalf("after %s: %v", say(d), err)
				}
				if next == s {
					t.Fatalf("%s changes nothing", say(d))
				}
			}
			if light := testRules.Light(&s, legal, &dice); !slices.Contains(legal, light) {
				t.Fatalf("the light policy wants %s", say(light))
			}
		})
	})
}

// A position that is written and loaded again stays the same.
func TestPropertyLoad(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, dice := anyPosition(t)
		check := func() {
			p := testRules.Position(&s)
			checkTable(t, &s, p)
			again, err := testRules.Load(p, s.seed)
			if err != nil {
				t.Fatalf("in phase %s: %v", s.Phase(), err)
			}
			if again.Hash() != s.Hash() {
				t.Fatalf("another position in phase %s", s.Phase())
			}
			if s.Phase() != PhaseOver && !slices.Equal(testRules.Legal(&again, nil), testRules.Legal(&s, nil)) {
				t.Fatalf("other decisions in phase %s", s.Phase())
			}
		}
		goOn(t, &s, &dice, 60, func([]Decision) { check() })
		check()
	})
}

// checkTable checks that a table's methods agree with the position.
func checkTable(t *rapid.T, s *State, p Position) {
	if s.Phase() != p.Phase || s.ToMove() != p.ToMove || s.Active() != p.Active || s.Start() != p.Start || s.Winner() != p.Winner ||
		s.Turn() != p.Turn || s.Seats() != p.Seats || s.Heroes() != p.Heroes || s.Destination() != p.Destination || s.Die() != p.Die ||
		s.MayEnter() != p.MayEnter || s.FreeSteps() != p.Free || s.LanternLit() != p.Lantern || s.Uses() != p.Uses || s.Doubled() != p.Doubled ||
		s.DoorsOpened() != p.Opened || s.DueDoor() != p.Door || s.SuddenMarriage() != p.SuddenMarriage || s.OpenScreens() != p.OpenScreens ||
		s.ItemStack() != len(p.Stack) || s.DiscardLen() != len(p.Discard) || s.Bag() != p.Bag {
		t.Fatalf("the table tells otherwise than\n%+v", p)
	}
	for m, want := range p.Mines {
		var g Gems
		a, b := s.Mine(m)
		for _, c := range []Colour{a, b} {
			if c != NoColour {
				g[c]++
			}
		}
		if g != want || a == NoColour && b != NoColour {
			t.Fatalf("mine m%d shows %s and %s, holds %v", m+1, a, b, want)
		}
	}
	for i, want := range p.Discard {
		if s.Discard(i) != want || i == len(p.Discard)-1 && s.DiscardTop() != want {
			t.Fatalf("discarded is %s, want %v", s.Discard(i), p.Discard)
		}
	}
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if s.HasJoined(seat) != p.Joined.Has(seat) || s.InCastle(seat) != p.Players[seat].InCastle {
			t.Fatalf("%s: joined %v, in the castle %v", seat, s.HasJoined(seat), s.InCastle(seat))
		}
	}
	for d, want := range p.Doors {
		if !p.SuddenMarriage && (s.DoorOpen(d+1) != want.Open || s.Behind(d+1) != want.Who) {
			t.Fatalf("door %d: %s, open %v", d+1, s.Behind(d+1), s.DoorOpen(d+1))
		}
	}
}

// The same seed and decisions give the same game, with or without a log.
func TestPropertySameSeedSameGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		setup := anySetup(t)
		dice := NewDice(rapid.Uint64().Draw(t, "dice"))
		var log Log
		a, errA := testRules.New(setup, nil)
		b, errB := testRules.New(setup, &log)
		if errA != nil || errB != nil {
			t.Fatal(errA, errB)
		}
		for range dice.Below(900) {
			if a != b {
				t.Fatal("the games part")
			}
			if a.Phase() == PhaseOver {
				break
			}
			legal := testRules.Legal(&a, nil)
			d := legal[dice.Below(len(legal))]
			testRules.Apply(&a, d, nil)
			if err := testRules.Play(&b, d, &log); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// Outcomes of chance, forced on a game with another seed and other hidden stacks and doors, give
// the same table and the same events.
func TestPropertyForcedChance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, dice := anyPosition(t)
		other := s
		other.seed, other.draws, other.rolls, other.shuffles = rapid.Uint64().Draw(t, "other seed"), 0, 0, 0
		shuffleStacks(&other, &dice)
		shuffleDoors(&other, &dice, func(door int) bool { return s.seenDoor(door) })
		for range 150 {
			if s.Phase() == PhaseOver {
				return
			}
			legal := testRules.Legal(&s, nil)
			d := legal[dice.Below(len(legal))]
			var log, forced Log
			testRules.Apply(&s, d, &log)
			for _, e := range log.Events {
				if e.Kind.IsChance() {
					forced.Forced = append(forced.Forced, e)
				}
			}
			if err := testRules.Play(&other, d, &forced); err != nil {
				t.Fatalf("%s: %v", say(d), err)
			}
			if tell(forced.Events) != tell(log.Events) {
				t.Fatalf("%s:\n got %s\nwant %s", say(d), tell(forced.Events), tell(log.Events))
			}
			for seat := rules.S; seat <= rules.NoSeat; seat++ {
				if testRules.View(&s, seat) != testRules.View(&other, seat) {
					t.Fatalf("after %s %s sees another table", say(d), seat)
				}
			}
		}
	})
}
