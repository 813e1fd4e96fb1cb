package study

import (
	"fmt"

	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/cmd/touria-arena/stats"
	"touria.games/touria/cmd/touria-arena/touria/judge"
	"touria.games/touria/rules"
)

// orderName says what an order asks for and pays.
func (s *study) orderName(id int) string {
	o := s.m.Rules.Order(id)
	return fmt.Sprintf("%s for %d", judge.GemList(o.Gems), o.Gold)
}

// orderList returns the ids of all orders.
func (s *study) orderList() (ids []int) {
	for slot := range 3 {
		ids = append(ids, s.m.Rules.OrderIDs(slot)...)
	}
	return ids
}

// filledBy counts how often an order was filled by some seats, in these roles; none: in all.
func (t *tally) filledBy(id int, who func(seat rules.Seat) bool, as ...int) (n int) {
	for seat := range t.filled {
		if who(rules.Seat(seat)) {
			n += inRoles(&t.filled[seat][id], as)
		}
	}
	return n
}

// orderFilled is the share of the games in which the order was open at some
// time that saw it filled.
func (s *study) orderFilled(id int) stats.Share {
	return s.ratio(func(t *tally) (int, int) {
		if t.wasOpen>>id&1 == 0 {
			return 0, 0
		}
		return stats.One(t.filledBy(id, everybody) > 0), 1
	})
}

func (s *study) orderSheet(d *report.Paper) {
	w := d.Sheet("Orders", "Opened and filled: a game. Then, of the games in which the order was ever open, those in which it was filled; of the fillings, those by second uses, by joining in, and by the player who won the game.",
		"order", "opened", "filled", "games filled %", "2nd use %", "joining in %", "by the winner %")
	for _, id := range s.orderList() {
		filled := func(as ...int) count {
			return func(t *tally) int { return t.filledBy(id, everybody, as...) }
		}
		part := func(f count) report.Cell { return report.Percent(s.part(f, filled())) }
		w.Add(s.orderName(id), s.mean(func(t *tally) int { return int(t.openings[id]) }, 3),
			s.mean(filled(), 3), report.Share(s.orderFilled(id)), part(filled(useSecond)), part(filled(useJoined)),
			part(func(t *tally) int { return t.filledBy(id, t.isWinner) }))
	}
}
