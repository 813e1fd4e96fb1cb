package study

import (
	"math/bits"
	"slices"

	"touria.games/touria/cmd/touria-arena/touria/judge"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// A kind says what a fact is about. In brackets stands what it is told by,
// beside the seat.
type kind uint8

const (
	hearts     kind = iota // earned (the way, the role)
	gold                   // earned (the way, the role)
	goldPaid               // (what for)
	swordsPaid             // (what for)
	visit                  // (the place, how it was reached)
	used                   // a place was used (the place, the role)
	declined               // skipped though something could be done (the place, the role)
	idle                   // skipped because nothing could be done (the place, the role)
	shown                  // towards the seat as it chose a tower (the tower, the face)
	chosen                 // (the tower, the face)
	turned                 // by sword (the tower)
	passed                 // by force
	taken                  // (the item, from whom)
	fate                   // of an item (the item, what became of it)
	mirrored               // (the item as which the mirror acted)
	opened                 // (the order)
	filled                 // (the order, the role)
	asked                  // behind a door (the dweller)
	paid                   // a duty (the dweller)
	failed                 // a duty (the dweller)
	goneOn                 // another door was opened after paying (the dweller)
	doorsIn                // a turn (the number of doors)
	entered                // the castle (the game's turn, the player's own)
	asks                   // whether to join in (the round, the place)
	joined                 // (the round, the place)
	flagons                // of those who joined (the round, the place)
	received               // an elixir, of who joined in
	kinds
)

// A fact is how often something has happened to a seat, or how much of it.
type fact struct {
	seat         rules.Seat
	what, how, n uint16
}

// How a place is used: by the active player once, a second time (T7.1), or by
// one who joins in (T7.2).
const (
	useFirst = iota
	useSecond
	useJoined
)

// Ways to come to hearts and gold.
const (
	byDragon = iota
	byOneGem
	byTwoGems
	byThreeGems
	byThreeOfDie // three gems of the die's colour
	byTournament
	byHelmet
	byScale
	byBonus
	byOther // unknown to these rules; house rules may bring it
	byOrder // and further ones, by the order's id
)

// What gold and swords are paid for.
const (
	forSteps = iota
	forWizard
	forTurning
	forReroll
	forTournament
	forEntering
	forDuty
	forOther
)

// How a destination was reached.
const (
	byRoad = iota
	byWizard
	byBroom
)

// From whom an item was taken.
const (
	fromFairy = iota
	fromChest
)

// What became of an item that somebody had.
const (
	itemUsed  = iota
	itemGiven // to the jester
	itemKept  // in hand when the game ended
)

// mostRounds bounds the rounds that are counted separately.
const mostRounds = 9

// A tally counts what happened in one game, from its decisions and events.
type tally struct {
	start, winner            rules.Seat
	seats                    rules.SeatSet
	names                    [rules.Seats]string
	turns, rounds, decisions int
	facts                    [kinds][]fact

	r        *touria.Rules
	last     touria.State
	own      [rules.Seats]int // turns begun
	doors    int              // opened this turn
	due      touria.Who       // whose duty is due
	justPaid touria.Who       // whose duty was paid last this turn
}

func newTally(r *touria.Rules) *tally {
	return &tally{r: r, winner: rules.NoSeat, due: touria.Nobody, justPaid: touria.Nobody}
}

// add adds n to a fact.
func (t *tally) add(k kind, seat rules.Seat, what, how, n int) {
	f := fact{seat: seat, what: uint16(what), how: uint16(how)}
	list := t.facts[k]
	i := slices.IndexFunc(list, func(x fact) bool { return x.seat == f.seat && x.what == f.what && x.how == f.how })
	if i < 0 {
		i, list = len(list), append(list, f)
		t.facts[k] = list
	}
	list[i].n += uint16(n)
}

// note notes that something has happened once.
func (t *tally) note(k kind, seat rules.Seat, what, how int) { t.add(k, seat, what, how, 1) }

// see notes a decision and what came of it; it is called for the set-up, too,
// without a position before.
func (t *tally) see(before *touria.State, d touria.Decision, after *touria.State, events []touria.Event) {
	if before == nil {
		t.start, t.seats = after.Start(), after.Seats()
	} else {
		t.decisions++
		t.decide(before, d)
	}
	for i := range events {
		t.event(before, d, events, i)
	}
	t.last = *after
}

// end notes how the game stands in the end.
func (t *tally) end(names [rules.Seats]string) {
	t.names, t.winner, t.turns = names, t.last.Winner(), t.last.Turn()
	t.endTurn()
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		for m := t.last.Holdings(seat).Items; m != 0; m &= m - 1 {
			t.note(fate, seat, first(m), itemKept)
		}
	}
}

// first returns the first item of a set.
func first(m touria.ItemSet) int { return bits.TrailingZeros16(uint16(m)) }

// role tells as what the seat to move uses the place.
func role(s *touria.State) int {
	switch {
	case s.ToMove() != s.Active():
		return useJoined
	case s.Uses() == 0:
		return useFirst
	}
	return useSecond
}

func (t *tally) decide(s *touria.State, d touria.Decision) {
	seat, place := s.ToMove(), int(s.Destination())
	switch d.Kind {
	case touria.TurnTower:
		t.note(turned, seat, int(d.Arg), 0)
	case touria.Pass:
		t.note(passed, seat, 0, 0)
	case touria.ChooseTower:
		// face returns the face that a tower turns towards the seat.
		face := func(w touria.Tower) int { return (s.TowerFacing(w) + int(seat)) & 3 }
		for w := touria.NW; w < touria.Towers; w++ {
			t.note(shown, seat, int(w), face(w))
		}
		w := touria.Tower(d.Arg)
		t.note(chosen, seat, int(w), face(w))
		if a := t.r.FacingAction(&s.Table, w, seat); a != touria.Wizard {
			t.note(visit, seat, int(a), byRoad)
		}
	case touria.Travel:
		t.note(visit, seat, int(d.Arg), byWizard)
	case touria.UseItem:
		if touria.Item(d.Arg) == touria.Broom {
			t.note(visit, seat, int(d.Sub), byBroom)
		}
	case touria.Act:
		t.note(used, seat, place, role(s))
	case touria.Skip:
		k := idle
		if judge.CanDo(t.r, s, touria.Act) {
			k = declined
		}
		t.note(k, seat, place, role(s))
	case touria.Join, touria.NoJoin:
		round := min(t.rounds, mostRounds)
		t.note(asks, seat, round, place)
		switch {
		case d.Kind == touria.NoJoin:
			return
		case d.Arg == 1:
			t.note(flagons, seat, round, place)
		default:
			t.note(received, s.Active(), 0, 0)
		}
		t.note(joined, seat, round, place)
	}
}

func (t *tally) event(before *touria.State, d touria.Decision, events []touria.Event, i int) {
	e := &events[i]
	what := int(e.Arg)
	switch e.Kind {
	case touria.TurnBegan:
		t.own[e.Seat]++
		if e.Seat == t.start && d.Kind != touria.UseHourglass {
			t.rounds++
		}
	case touria.TurnEnded:
		t.endTurn()
	case touria.Gained:
		t.gain(before, d, e)
	case touria.Paid:
		t.pay(d, e)
		if e.Items != 0 && (i == 0 || events[i-1].Kind != touria.ItemUsed) {
			t.note(fate, e.Seat, first(e.Items), itemGiven)
		}
	case touria.OrderFilled:
		t.note(filled, e.Seat, what, role(before))
	case touria.OrderOpened:
		t.note(opened, e.Seat, what, 0)
	case touria.ItemTaken:
		from := fromFairy
		if d.Kind == touria.UseItem {
			from = fromChest
		}
		t.note(taken, e.Seat, what, from)
	case touria.ItemUsed:
		t.note(fate, e.Seat, what, itemUsed)
		if touria.Item(e.Arg) == touria.Mirror {
			t.note(mirrored, e.Seat, int(e.As), 0)
		}
	case touria.Entered:
		t.note(entered, e.Seat, before.Turn(), t.own[e.Seat])
	case touria.DoorOpened:
		t.doors++
		if t.justPaid != touria.Nobody {
			t.note(goneOn, e.Seat, int(t.justPaid), 0)
			t.justPaid = touria.Nobody
		}
		t.due = touria.Who(e.Arg)
		t.note(asked, e.Seat, what, 0)
	case touria.DutyPaid:
		t.note(paid, e.Seat, int(t.due), 0)
		t.justPaid = t.due
	case touria.DutyFailed:
		t.note(failed, e.Seat, int(t.due), 0)
	}
}

// endTurn closes a visit of the doors.
func (t *tally) endTurn() {
	if t.doors > 0 {
		t.note(doorsIn, rules.NoSeat, t.doors, 0)
	}
	t.doors, t.justPaid = 0, touria.Nobody
}

// gain books hearts and gold gained by what they were gained with.
func (t *tally) gain(s *touria.State, d touria.Decision, e *touria.Event) {
	if e.Gold == 0 && e.Hearts == 0 {
		return
	}
	how, as, coins := byOther, useFirst, int(e.Gold)
	if s != nil {
		as = role(s)
	}
	switch d.Kind {
	case touria.Bonus:
		how, as = byBonus, useFirst
	case touria.Give:
		how = byDragon
	case touria.Act:
		switch s.Destination() {
		case touria.AtGoldsmith:
			colour, _ := d.GoldsmithSale()
			how = byOneGem + int(d.Arg)
			if d.Arg == touria.ForHearts && colour == s.Die() {
				how = byThreeOfDie
			}
		case touria.AtTournament:
			how = byTournament
			if d.Arg >= touria.TourneyHeartHeart {
				how = byHelmet
			}
		case touria.AtTrader:
			if d.Sub&touria.WithGold != 0 {
				t.add(gold, e.Seat, byScale, as, 3)
				coins -= 3
			}
			if d.Arg != touria.NoOrder {
				how = byOrder + int(s.OpenOrder(int(d.Arg)))
			}
		}
	}
	t.add(gold, e.Seat, how, as, coins)
	t.add(hearts, e.Seat, how, as, int(e.Hearts))
}

// paidFor tells what a decision pays gold and swords for.
var paidFor = map[touria.Kind]int{touria.Step: forSteps, touria.Jump: forSteps, touria.ChooseTower: forWizard, touria.TurnTower: forTurning,
	touria.Reroll: forReroll, touria.Act: forTournament, touria.Enter: forEntering, touria.Open: forDuty, touria.Duty: forDuty}

// pay books gold and swords paid.
func (t *tally) pay(d touria.Decision, e *touria.Event) {
	what, known := paidFor[d.Kind]
	if !known {
		what = forOther
	}
	t.add(goldPaid, e.Seat, what, 0, int(e.Gold))
	t.add(swordsPaid, e.Seat, what, 0, int(e.Swords))
}

// seatAt returns the seat at a place in turn order.
func (t *tally) seatAt(place int) rules.Seat {
	seat := t.start
	for range place {
		seat = t.seats.Next(seat)
	}
	return seat
}

// A count is a number that each game has.
type count = func(t *tally) int

// A test picks facts of a game.
type test = func(t *tally, f fact) bool

func anybody(*tally, fact) bool { return true }

func byWinner(t *tally, f fact) bool { return f.seat == t.winner }

func of(seat rules.Seat) test { return func(_ *tally, f fact) bool { return f.seat == seat } }

// atPlace picks the player at a place in turn order.
func atPlace(place int) test { return func(t *tally, f fact) bool { return f.seat == t.seatAt(place) } }

func what(n int) test { return func(_ *tally, f fact) bool { return int(f.what) == n } }

func how(n int) test { return func(_ *tally, f fact) bool { return int(f.how) == n } }

// sum counts the facts of a kind that pass all tests.
func sum(k kind, tests ...test) count {
	return func(t *tally) (n int) {
	facts:
		for _, f := range t.facts[k] {
			for _, is := range tests {
				if !is(t, f) {
					continue facts
				}
			}
			n += int(f.n)
		}
		return n
	}
}

// both adds two counts up.
func both(f, g count) count { return func(t *tally) int { return f(t) + g(t) } }
