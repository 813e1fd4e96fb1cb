package study

import (
	"math/bits"

	"touria.games/touria/cmd/touria-arena/touria/judge"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// How a place is used: by the active player once, a second time (T7.1), or by
// one who joins in (T7.2).
const (
	useFirst = iota
	useSecond
	useJoined
	useRoles
)

// An earning is a way to come to hearts and gold.
type earning uint8

const (
	byDragon earning = iota
	byOneGem
	byTwoGems
	byThreeGems
	byThreeOfDie // three gems of the die's colour
	byTournament
	byHelmet
	byScale
	byBonus
	byOther  // unknown to these rules; house rules may bring it
	byOrder  // and further ones, by the order's id
	earnings = byOrder + orderIDs
)

// orderIDs bounds the ids of orders.
const orderIDs = 18

// A payment is what gold and swords are paid for.
type payment uint8

const (
	forSteps payment = iota
	forWizard
	forTurning
	forReroll
	forTournament
	forEntering
	forDuty
	forOther
	payments
)

// How a destination was reached.
const (
	reachedByRoad = iota
	reachedByWizard
	reachedByBroom
	reachedWays
)

// What became of an item that somebody had.
const (
	itemUsed  = iota
	itemGiven // to the jester
	itemKept  // in hand when the game ended
	itemFates
)

// A joining is one elixir or flagon given.
type joining struct {
	seat, active rules.Seat
	place        touria.Space
	round        uint8
	flagon       bool
}

// An entering is how a player came into the castle.
type entering struct {
	seat             rules.Seat
	turn, round, own int // of the game, and the player's own count of turns
}

// A book counts what each seat has earned, by the way and the role.
type book [rules.Seats][earnings][useRoles]uint16

// faces count the towers' faces, for each seat.
type faces [rules.Seats][touria.Towers][4]uint16

// mostRounds bounds the rounds that are counted separately.
const mostRounds = 9

// A tally counts what happened in one game, from its decisions and events.
type tally struct {
	start, winner            rules.Seat
	seats                    rules.SeatSet
	names                    [rules.Seats]string
	turns, rounds, decisions int

	hearts, gold         book
	goldPaid, swordsPaid [payments]uint16

	visits         [rules.Seats][touria.Destinations][reachedWays]uint16
	used           [touria.Destinations][useRoles]uint16
	declined, idle [touria.Destinations][useRoles]uint16 // skipped though something could be done, and because nothing could

	shown, chosen faces                              // towards the seat as it chose a tower, and the one it chose
	turned        [rules.Seats][touria.Towers]uint16 // by sword
	passed        [rules.Seats]uint16

	taken, chested, mirrored [touria.Items]uint16 // mirrored: as what the mirror acted
	fate                     [touria.Items][itemFates]uint16
	held, usedBy             [rules.Seats]touria.ItemSet

	openings [orderIDs]uint16
	wasOpen  uint32 // orders that were open at some time
	filled   [rules.Seats][orderIDs][useRoles]uint16

	asked, paid, failed   [touria.Nobody]uint16
	goneOn                [touria.Nobody]uint16 // another door was opened after paying
	askedOf, failedOf     [rules.Seats]uint16   // by whom, a bit for each dweller
	doorsIn               [touria.Doors + 1]uint16
	entered               []entering
	asks, joins           [mostRounds + 1][rules.Seats]uint16 // whether to join, and joined, by round
	asksAt                [touria.Destinations]uint16
	joined                []joining
	elixirsIn, elixirsOut [rules.Seats]uint16

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
	t.names = names
	t.winner = t.last.Winner()
	t.turns = t.last.Turn()
	t.endTurn()
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		for m := t.last.Holdings(seat).Items; m != 0; m &= m - 1 {
			t.fate[bits.TrailingZeros16(uint16(m))][itemKept]++
		}
	}
}

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
	seat, place := s.ToMove(), s.Destination()
	round := min(t.rounds, mostRounds)
	switch d.Kind {
	case touria.TurnTower:
		t.turned[seat][d.Arg]++
	case touria.Pass:
		t.passed[seat]++
	case touria.ChooseTower:
		for w := touria.NW; w < touria.Towers; w++ {
			t.shown[seat][w][t.face(s, w)]++
		}
		w := touria.Tower(d.Arg)
		t.chosen[seat][w][t.face(s, w)]++
		if a := t.r.FacingAction(&s.Table, w, seat); a != touria.Wizard {
			t.visits[seat][a][reachedByRoad]++
		}
	case touria.Travel:
		t.visits[seat][d.Arg][reachedByWizard]++
	case touria.UseItem:
		if touria.Item(d.Arg) == touria.Broom {
			t.visits[seat][d.Sub][reachedByBroom]++
		}
	case touria.Act:
		t.used[place][role(s)]++
	case touria.Skip:
		if judge.CanDo(t.r, s, touria.Act) {
			t.declined[place][role(s)]++
		} else {
			t.idle[place][role(s)]++
		}
	case touria.Join, touria.NoJoin:
		t.asks[round][seat]++
		t.asksAt[place]++
		if d.Kind == touria.NoJoin {
			return
		}
		t.joins[round][seat]++
		flagon := d.Arg == 1
		t.joined = append(t.joined, joining{seat, s.Active(), place, uint8(round), flagon})
		if !flagon {
			t.elixirsOut[seat]++
			t.elixirsIn[s.Active()]++
		}
	}
}

// face returns the index of the face that a tower turns towards the seat to move.
func (t *tally) face(s *touria.State, w touria.Tower) int {
	return (s.TowerFacing(w) + int(s.ToMove())) & 3
}

func (t *tally) event(before *touria.State, d touria.Decision, events []touria.Event, i int) {
	e := &events[i]
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
			t.fate[bits.TrailingZeros16(uint16(e.Items))][itemGiven]++
		}
	case touria.OrderFilled:
		t.filled[e.Seat][e.Arg][role(before)]++
	case touria.OrderOpened:
		t.openings[e.Arg]++
		t.wasOpen |= 1 << e.Arg
	case touria.ItemTaken:
		if d.Kind == touria.UseItem {
			t.chested[e.Arg]++
		} else {
			t.taken[e.Arg]++
		}
		t.held[e.Seat] |= 1 << e.Arg
	case touria.ItemUsed:
		t.fate[e.Arg][itemUsed]++
		t.usedBy[e.Seat] |= 1 << e.Arg
		if touria.Item(e.Arg) == touria.Mirror {
			t.mirrored[e.As]++
		}
	case touria.Entered:
		t.entered = append(t.entered, entering{e.Seat, before.Turn(), t.rounds, t.own[e.Seat]})
	case touria.DoorOpened:
		t.doors++
		if t.justPaid != touria.Nobody {
			t.goneOn[t.justPaid]++
			t.justPaid = touria.Nobody
		}
		t.due = touria.Who(e.Arg)
		t.asked[e.Arg]++
		t.askedOf[e.Seat] |= 1 << e.Arg
	case touria.DutyPaid:
		t.paid[t.due]++
		t.justPaid = t.due
	case touria.DutyFailed:
		t.failed[t.due]++
		t.failedOf[e.Seat] |= 1 << t.due
	}
}

// endTurn closes a visit of the doors.
func (t *tally) endTurn() {
	if t.doors > 0 {
		t.doorsIn[t.doors]++
	}
	t.doors = 0
	t.justPaid = touria.Nobody
}

// gain books hearts and gold gained by what they were gained with.
func (t *tally) gain(s *touria.State, d touria.Decision, e *touria.Event) {
	if e.Gold == 0 && e.Hearts == 0 {
		return
	}
	how, as := byOther, useFirst
	if s != nil {
		as = role(s)
	}
	gold := e.Gold
	switch d.Kind {
	case touria.Bonus:
		how, as = byBonus, useFirst
	case touria.Give:
		how = byDragon
	case touria.Act:
		switch s.Destination() {
		case touria.AtGoldsmith:
			colour, _ := d.GoldsmithSale()
			how = byOneGem + earning(d.Arg)
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
				t.gold[e.Seat][byScale][as] += 3
				gold -= 3
			}
			if d.Arg != touria.NoOrder {
				how = byOrder + earning(s.OpenOrder(int(d.Arg)))
			}
		}
	}
	t.gold[e.Seat][how][as] += gold
	t.hearts[e.Seat][how][as] += uint16(e.Hearts)
}

// pay books gold and swords paid.
func (t *tally) pay(d touria.Decision, e *touria.Event) {
	if e.Gold == 0 && e.Swords == 0 {
		return
	}
	what := forOther
	switch d.Kind {
	case touria.Step, touria.Jump:
		what = forSteps
	case touria.ChooseTower:
		what = forWizard
	case touria.TurnTower:
		what = forTurning
	case touria.Reroll:
		what = forReroll
	case touria.Act:
		what = forTournament
	case touria.Enter:
		what = forEntering
	case touria.Open, touria.Duty:
		what = forDuty
	}
	t.goldPaid[what] += e.Gold
	t.swordsPaid[what] += uint16(e.Swords)
}

// seatAt returns the seat at a place in turn order.
func (t *tally) seatAt(place int) rules.Seat {
	seat := t.start
	for range place {
		seat = t.seats.Next(seat)
	}
	return seat
}

// isWinner reports whether a seat has won.
func (t *tally) isWinner(seat rules.Seat) bool { return seat == t.winner }
