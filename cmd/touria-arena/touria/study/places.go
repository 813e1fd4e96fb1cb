package study

import (
	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/cmd/touria-arena/stats"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// visitsOf counts visits of a place, by all seats and ways.
func (t *tally) visitsOf(place int) int {
	n := 0
	for seat := range t.visits {
		n += total(t.visits[seat][place][:]...)
	}
	return n
}

func (t *tally) allVisits() int {
	n := 0
	for place := range touria.Destinations {
		n += t.visitsOf(place)
	}
	return n
}

// inVain counts those who joined in at a place and then did not use it.
func (t *tally) inVain(place int) int {
	return int(t.declined[place][useJoined] + t.idle[place][useJoined])
}

// visitShare is a place's share of the turns that had a destination.
func (s *study) visitShare(place int) stats.Share {
	return s.part(func(t *tally) int { return t.visitsOf(place) }, (*tally).allVisits)
}

func (s *study) placeSheet(d *report.Paper) {
	w := d.Sheet("Places", "Share of the turns that had a destination; by wizard and broom of these visits. Declined: the active player's first use skipped though the place could be used; idle: skipped since it could not; of the visits. Second and joined uses of the first uses.",
		"", "visits a game", "share %", "by wizard %", "by broom %", "declined %", "idle %", "2nd use %", "joined uses %", "joined in vain %")
	for place := range touria.Destinations {
		visits := func(t *tally) int { return t.visitsOf(place) }
		by := func(way int) count {
			return func(t *tally) (n int) {
				for seat := range t.visits {
					n += int(t.visits[seat][place][way])
				}
				return n
			}
		}
		uses := func(as int) count { return func(t *tally) int { return int(t.used[place][as]) } }
		vain := func(t *tally) int { return t.inVain(place) }
		part := func(f, of count) report.Cell { return report.Percent(s.part(f, of)) }
		w.Add(touria.Space(place).String(), s.mean(visits, 2), report.Share(s.visitShare(place)),
			part(by(reachedByWizard), visits), part(by(reachedByBroom), visits),
			part(func(t *tally) int { return int(t.declined[place][useFirst]) }, visits),
			part(func(t *tally) int { return int(t.idle[place][useFirst]) }, visits),
			part(uses(useSecond), uses(useFirst)), part(uses(useJoined), uses(useFirst)),
			part(vain, func(t *tally) int { return vain(t) + uses(useJoined)(t) }))
	}
}

func (s *study) itemSheets(d *report.Paper) {
	w := d.Sheet("Items", "A game: how often the item was taken from the forest fairy, and by the chest; then what became of it: used, given to the jester, still in hand at the end, in percent of the times it was taken. Of the players who ever had it and who used it themselves: how many won.",
		"", "taken", "by chest", "used %", "given %", "kept %", "won who had it %", "won who used it %")
	for i := range touria.Items {
		fate := func(f int) report.Cell {
			return report.Percent(s.part(func(t *tally) int { return int(t.fate[i][f]) }, func(t *tally) int { return int(t.taken[i] + t.chested[i]) }))
		}
		w.Add(touria.Item(i).String(), s.mean(func(t *tally) int { return int(t.taken[i]) }, 3), s.mean(func(t *tally) int { return int(t.chested[i]) }, 3),
			fate(itemUsed), fate(itemGiven), fate(itemKept),
			report.Share(s.winners(func(t *tally, seat rules.Seat) bool { return t.held[seat].Has(touria.Item(i)) })),
			report.Share(s.winners(func(t *tally, seat rules.Seat) bool { return t.usedBy[seat].Has(touria.Item(i)) })))
	}
	m := d.Sheet("The mirror", "As what it was used, a game.", "as", "used")
	for i := range touria.Items {
		if n := s.sum(func(t *tally) int { return int(t.mirrored[i]) }); n > 0 {
			m.Add(touria.Item(i).String(), report.Mean(n, len(s.games), 3))
		}
	}
}
