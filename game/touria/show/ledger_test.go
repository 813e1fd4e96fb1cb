package show

import (
	"math"
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// draws calls f with every equally likely order of the first gems that the thief
// draws from a bag, and its probability.
func draws(bag, drawn touria.Gems, p float64, f func(drawn touria.Gems, p float64)) {
	all, coloured := bag.Total(), bag.Total()-int(bag[touria.Black])
	n := drawn.Total()
	if all == 0 || n >= 3 && (int(drawn[touria.Black]) < n || coloured == 0) {
		f(drawn, p)
		return
	}
	for c, k := range bag {
		if k > 0 {
			rest, with := bag, drawn
			rest[c]--
			with[c]++
			draws(rest, with, p*float64(k)/float64(all), f)
		}
	}
}

// TestThiefOdds compares the ledger's expectations with every draw there is.
func TestThiefOdds(t *testing.T) {
	for _, bag := range []touria.Gems{
		{0, 1, 0, 0, 0, 0},
		{2, 1, 0, 0, 0, 1},
		{3, 0, 0, 0, 0, 1},
		{4, 0, 0, 0, 0, 0},
		{4, 2, 1, 0, 0, 2},
		{0, 2, 2, 2, 2, 2},
		{3, 3, 1, 2, 1, 1},
		{1, 0, 1, 0, 0, 0},
		{},
	} {
		var colours, violet, sum float64
		draws(bag, touria.Gems{}, 1, func(drawn touria.Gems, p float64) {
			sum += p
			for c := touria.Blue; c < touria.NoColour; c++ {
				if drawn[c] > 0 {
					colours += p
				}
			}
			if drawn[touria.Violet] > 0 {
				violet += p
			}
		})
		gotColours, gotViolet := thiefOdds(bag)
		if math.Abs(sum-1) > 1e-9 || math.Abs(gotColours-colours) > 1e-9 || math.Abs(gotViolet-violet) > 1e-9 {
			t.Errorf("bag %v: %v colours and %v violet, want %v and %v (of %v)", bag, gotColours, gotViolet, colours, violet, sum)
		}
	}
}

// TestLedger follows games and compares the ledger with what it must be: a player
// with all six colours always rolls a fitting one, one of nine doors has the
// children, and everybody's expected finds go up by the same rules.
func TestLedger(t *testing.T) {
	r := testRules()
	rolls, doors, draws, peeked := 0, 0, 0, 0
	for game := range 30 {
		var l Ledger
		var way [rules.Seats]int
		var found, hits [rules.Seats]int
		playLight(t, r, game, nil, func(p *ply) bool {
			made := &Made{p.seat, p.made, p.events, StatusOf(p.after)}
			was := l
			l.Add(p.before, made)
			for _, e := range p.events {
				switch e.Kind {
				case touria.Rolled:
					rolls++
					h := p.before.Holdings(e.Seat)
					if h.Gems[e.Arg] > 0 {
						hits[e.Seat]++
					}
					kinds := 0
					for _, n := range h.Gems {
						if n > 0 {
							kinds++
						}
					}
					if d := l.Luck[e.Seat].Rolls.Expected - was.Luck[e.Seat].Rolls.Expected; math.Abs(d-float64(kinds)/6) > 1e-9 {
						t.Fatalf("a roll with %d colours in hand adds %v", kinds, d)
					}
				case touria.DoorOpened:
					doors++
					if touria.Who(e.Arg) == touria.Children {
						found[e.Seat]++
					}
					// Every door where the children can be, for all that the player has seen, is as likely as the others.
					worlds, here := 0, 0
					for d := 1; d <= touria.Doors; d++ {
						if p.before.DoorOpen(d) || p.before.HasPeeked(e.Seat, d) && p.before.Behind(d) != touria.Children {
							continue
						}
						fits := true
						for o := 1; o <= touria.Doors; o++ {
							fits = fits && (o == d || !p.before.HasPeeked(e.Seat, o) || p.before.Behind(o) != touria.Children)
						}
						if fits {
							worlds++
							if d == int(e.At) {
								here++
							}
						}
					}
					if p.before.HasPeeked(e.Seat, int(e.At)) {
						peeked++
					}
					if d := l.Luck[e.Seat].Doors.Expected - was.Luck[e.Seat].Doors.Expected; math.Abs(d-float64(here)/float64(worlds)) > 1e-9 {
						t.Fatalf("a door of %d adds %v", worlds, d)
					}
				case touria.Drawn:
					draws++
				case touria.Stepped, touria.Jumped:
					way[e.Seat] += int(e.Gold)
				case touria.TowerTurned:
					if p.made.Kind == touria.ChooseTower && r.FacingAction(&p.before.Table, touria.Tower(p.made.Arg), e.Seat) == touria.Wizard {
						way[e.Seat]++
					}
				}
			}
			return true
		})
		for seat := range l.Luck {
			k := &l.Luck[seat]
			if k.Doors.Got != found[seat] || k.Rolls.Got != hits[seat] || l.Way[seat] != way[seat] || k.Choice.Tries != k.Violet.Tries {
				t.Errorf("game %d, seat %d: %+v, way %d; want %d found, %d hits, way %d", game, seat, k, l.Way[seat], found[seat], hits[seat], way[seat])
			}
		}
	}
	if rolls == 0 || doors == 0 || draws == 0 || peeked == 0 {
		t.Errorf("%d rolls, %d doors (%d seen before), %d draws: too few for a test", rolls, doors, peeked, draws)
	}
}
