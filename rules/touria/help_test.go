package touria

import (
	"flag"
	"os"
	"slices"
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/ring"
)

// testRules are the rules of the built-in board, shared by all tests.
var testRules = NewRules(DefaultBoard())

// auto marks a place of the display for balance to fill.
const auto = NoItem + 50

// hoard, as Position.Removed, tells balance to keep the bag as it is and to give the remaining gems
// to E, or to N if nobody sits at E.
const hoard = -1

// base is the start of S's turn in a game of two, where everybody has 3 gold and nothing else. The
// table tests build on it.
func base() Position {
	p := Position{
		Phase: PhaseStart, ToMove: rules.S, Active: rules.S, Start: rules.NoSeat, Winner: rules.NoSeat, Turn: 9,
		Heroes: AtCastle, Destination: NoSpace, Die: Red, Seats: rules.SeatsFor(2), Display: [2]Item{auto, auto},
		Mines: [Mines]Gems{{Black: 1, Blue: 1}, {Red: 1, Green: 1}, {Yellow: 2}, {Black: 1, Red: 1}, {Blue: 1, Violet: 1}, {Green: 2}},
	}
	for slot := range p.Orders {
		p.Orders[slot] = testRules.OrderIDs(slot)
	}
	for d := range p.Doors {
		p.Doors[d].Who = Who(d) // door 1 hides the children, door 2 the herbalist, and so on
	}
	for seat := range p.Players {
		p.Players[seat] = PlayerPosition{Holdings: Holdings{Gold: 3}, Goal: Goal{7, 7}}
	}
	return p
}

// given returns the base with changes, then balances it: empty seats own nothing, unplaced items go
// to the display and the stack (lowest on top), unplaced gems to the bag.
func given(edits ...func(*Position)) Position {
	p := base()
	for _, edit := range edits {
		if edit != nil {
			edit(&p)
		}
	}
	for seat := range p.Players {
		if !p.Seats.Has(rules.Seat(seat)) {
			p.Players[seat] = PlayerPosition{}
		}
	}
	balanceItems(&p)
	balanceGems(&p)
	return p
}

func balanceItems(p *Position) {
	left := testRules.Items(p.SuddenMarriage)
	for _, i := range append(slices.Clone(p.Discard), p.Stack...) {
		left &^= 1 << i
	}
	for _, i := range p.Display {
		if i < NoItem {
			left &^= 1 << i
		}
	}
	for seat := range p.Players {
		left &^= p.Players[seat].Items
	}
	for slot := range p.Display {
		if p.Display[slot] != auto {
			continue
		}
		p.Display[slot] = NoItem
		for i := Bird; left != 0; i-- {
			if left.Has(i) {
				p.Display[slot] = i
				left &^= 1 << i
				break
			}
		}
	}
	for i := Rose; i < NoItem; i++ {
		if left.Has(i) {
			p.Stack = append(p.Stack, i)
		}
	}
}

func balanceGems(p *Position) {
	left := AllGems
	left[Black] -= uint8(max(p.Removed, 0))
	take := func(g Gems) {
		for c, n := range g {
			left[c] -= n
		}
	}
	for _, g := range p.Mines {
		take(g)
	}
	for seat := range p.Players {
		take(p.Players[seat].Gems)
	}
	take(p.Drawn)
	if p.Removed != hoard {
		p.Bag = left
		return
	}
	p.Removed = 0
	take(p.Bag)
	keeper := rules.N
	if p.Seats.Has(rules.E) {
		keeper = rules.E
	}
	for c, n := range left {
		p.Players[keeper].Gems[c] += n
	}
}

// load returns the state of the base with changes.
func load(t testing.TB, edits ...func(*Position)) State {
	t.Helper()
	s, err := testRules.Load(given(edits...), 42)
	if err != nil {
		t.Fatalf("the position of this test is impossible: %v", err)
	}
	return s
}

// Changes that many tests start with.

func seats(n int) func(*Position) {
	return func(p *Position) { p.Seats = rules.SeatsFor(n) }
}

// at brings the active player to a destination, before the action.
func at(dest Space) func(*Position) {
	return func(p *Position) { p.Phase, p.Heroes, p.Destination = PhaseAct, dest, dest }
}

// joined lets a seat use the place after the active player S.
func joined(dest Space, seat rules.Seat) func(*Position) {
	return func(p *Position) {
		at(dest)(p)
		p.Uses, p.ToMove, p.Joined = 1, seat, rules.SeatSet(0).With(seat)
	}
}

// onWay puts the heroes on the way to a destination.
func onWay(from, dest Space, free int) func(*Position) {
	return func(p *Position) { p.Phase, p.Heroes, p.Destination, p.Free = PhaseMove, from, dest, free }
}

// phase sets the phase.
func phase(ph Phase) func(*Position) { return func(p *Position) { p.Phase = ph } }

// own gives a seat more of something.
func own(seat rules.Seat, h Holdings) func(*Position) {
	return func(p *Position) {
		o := &p.Players[seat]
		o.Gold, o.Hearts, o.Swords, o.Elixirs = o.Gold+h.Gold, o.Hearts+h.Hearts, o.Swords+h.Swords, o.Elixirs+h.Elixirs
		o.Items |= h.Items
		for c, n := range h.Gems {
			o.Gems[c] += n
		}
	}
}

// gold sets a seat's gold.
func gold(seat rules.Seat, n uint16) func(*Position) {
	return func(p *Position) { p.Players[seat].Gold = n }
}

// items gives a seat magic items.
func items(seat rules.Seat, list ...Item) func(*Position) {
	return own(seat, Holdings{Items: set(list...)})
}

// gems gives a seat gems.
func gems(seat rules.Seat, g Gems) func(*Position) { return own(seat, Holdings{Gems: g}) }

// discard sets the discard pile, top last.
func discard(list ...Item) func(*Position) { return func(p *Position) { p.Discard = list } }

// display sets the open items of the forest fairy.
func display(a, b Item) func(*Position) { return func(p *Position) { p.Display = [2]Item{a, b} } }

// mine sets the gems of a mine space.
func mine(m Space, g Gems) func(*Position) { return func(p *Position) { p.Mines[m.Mine()] = g } }

// bag sets the gems in the bag; the last player gets all others.
func bag(g Gems) func(*Position) { return func(p *Position) { p.Bag, p.Removed = g, hoard } }

// die sets the colour shown by the die.
func die(c Colour) func(*Position) { return func(p *Position) { p.Die = c } }

// inCastle puts the active player S inside the castle, before opening a door.
func inCastle(p *Position) { p.Phase, p.Players[rules.S].InCastle = PhaseCastle, true }

// marriage turns on the variant of T9.8.
func marriage(p *Position) { p.SuddenMarriage, p.Doors = true, [Doors]Door{} }

// faces turns a tower until S sees the face with the given index.
func faces(w Tower, index int) func(*Position) { return func(p *Position) { p.Facing[w] = index } }

func set(list ...Item) (m ItemSet) {
	for _, i := range list {
		m |= 1 << i
	}
	return m
}

// walk plays uniform random decisions until the game ends or the given number is reached. It calls
// each before every decision and at the end.
func walk(t testing.TB, r *Rules, s *State, dice *Dice, most int, each func()) {
	t.Helper()
	var buf [MaxLegal]Decision
	for n := 0; ; n++ {
		if each != nil {
			each()
		}
		if s.Phase() == PhaseOver || n == most {
			return
		}
		l := r.Legal(s, buf[:0])
		if len(l) == 0 {
			t.Fatalf("nothing is legal in phase %s", s.Phase())
		}
		r.Apply(s, l[dice.Below(len(l))], nil)
	}
}

// allItems is the set of the sixteen items.
const allItems = ItemSet(1<<16 - 1)

// TestMain makes rapid check the same games in every run, in the whole ring more than its default of
// 100, without leaving files behind. Use -rapid.seed=0 for new ones.
func TestMain(m *testing.M) {
	flag.Parse()
	told := map[string]bool{}
	flag.Visit(func(f *flag.Flag) { told[f.Name] = true })
	checks := ring.Pick("100", "400")
	for name, value := range map[string]string{"rapid.checks": checks, "rapid.seed": "1", "rapid.nofailfile": "true"} {
		if told[name] {
			continue
		}
		if err := flag.Set(name, value); err != nil {
			panic(err)
		}
	}
	os.Exit(m.Run())
}
