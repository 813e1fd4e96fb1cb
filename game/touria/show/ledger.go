package show

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Odds compares what chance brought with what was to be expected.
type Odds struct {
	Tries    int
	Got      int
	Expected float64 // the sum of the expectations at the time of each try
}

func (o *Odds) add(got int, expected float64) {
	o.Tries++
	o.Got += got
	o.Expected += expected
}

// Luck is what chance brought one player. Every expectation is exact: it is that of
// the bag, the die and the closed doors as they were at that moment.
type Luck struct {
	Choice Odds // thief: how many colours there were to choose from, black ones apart
	Violet Odds // thief: draws with a violet gem
	Rolls  Odds // dragon: rolls of a colour that the player held
	Doors  Odds // doors opened, and the royal children found
}

// Ledger keeps what chance brought everybody (b11), and other sums over a game. It reveals what was
// hidden, so it is only for games that are over.
type Ledger struct {
	Luck [rules.Seats]Luck
	// Way is the gold that each player spent on travel: steps and the wizard.
	Way [rules.Seats]int
}

// Add adds a decision that was made in a position.
func (l *Ledger) Add(before *touria.State, made *Made) {
	for i := range made.Events {
		e := &made.Events[i]
		if e.Seat >= rules.NoSeat {
			continue
		}
		luck := &l.Luck[e.Seat]
		switch e.Kind {
		case touria.Drawn:
			bag := before.Bag()
			colours, violet := 0, 0
			for c := touria.Blue; c < touria.NoColour; c++ {
				if e.Gems[c] > 0 {
					colours++
				}
			}
			if e.Gems[touria.Violet] > 0 {
				violet = 1
			}
			choice, chance := thiefOdds(bag)
			luck.Choice.add(colours, choice)
			luck.Violet.add(violet, chance)
		case touria.Rolled:
			held := before.Holdings(e.Seat).Gems
			got, kinds := 0, 0
			for _, n := range held {
				if n > 0 {
					kinds++
				}
			}
			if held[e.Arg] > 0 {
				got = 1
			}
			luck.Rolls.add(got, float64(kinds)/float64(touria.Colours))
		case touria.DoorOpened:
			got := 0
			if touria.Who(e.Arg) == touria.Children {
				got = 1
			}
			luck.Doors.add(got, doorOdds(before, e.Seat, int(e.At)))
		case touria.Paid:
			switch made.Decision.Kind {
			case touria.Step, touria.Jump, touria.ChooseTower:
				l.Way[e.Seat] += int(e.Gold)
			}
		}
	}
}

// thiefOdds returns the expected number of colours in a thief's draw, black ones
// apart, and the probability of a violet gem among them (T6.5).
func thiefOdds(bag touria.Gems) (colours, violet float64) {
	all := bag.Total()
	coloured := all - int(bag[touria.Black])
	if coloured == 0 {
		return 0, 0
	}
	// If the first three are black, one coloured gem is drawn after them.
	onlyBlack := without(coloured, all)
	if all < 3 { // the whole bag is drawn
		onlyBlack = 0
	}
	colours = onlyBlack
	for c := touria.Blue; c < touria.NoColour; c++ {
		colours += 1 - without(int(bag[c]), all)
	}
	n := int(bag[touria.Violet])
	return colours, 1 - without(n, all) + onlyBlack*float64(n)/float64(coloured)
}

// without returns the probability that none of n gems of a kind is among the first three drawn from
// a bag that holds all gems.
func without(n, all int) float64 {
	p := 1.0
	for k := range min(3, all) {
		p *= float64(max(0, all-n-k)) / float64(all-k)
	}
	return p
}

// doorOdds returns the probability that the royal children are behind a door, for
// a player who knows the open doors and those they have looked behind.
func doorOdds(s *touria.State, seat rules.Seat, door int) float64 {
	unknown := 0
	for d := 1; d <= touria.Doors; d++ {
		switch {
		case s.DoorOpen(d):
		case s.HasPeeked(seat, d):
			if s.Behind(d) == touria.Children {
				if d == door {
					return 1
				}
				return 0
			}
		default:
			unknown++
		}
	}
	if s.HasPeeked(seat, door) || unknown == 0 {
		return 0
	}
	return 1 / float64(unknown)
}
