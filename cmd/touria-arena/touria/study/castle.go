package study

import (
	"fmt"

	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/cmd/touria-arena/stats"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

func (s *study) castleSheets(d *report.Paper) {
	s.dwellerSheet(d)
	s.doorSheet(d)
	s.enteringSheet(d)
	s.enteringTurnSheet(d)
}

func (s *study) dwellerSheet(d *report.Paper) {
	w := d.Sheet("Doors", "Opened and failed: a game. Of the duties asked, those that could be given, and after how many of these another door was opened in the same turn. Of the players who met this dweller, and of those who failed: how many won.",
		"behind", "opened", "paid %", "then went on %", "failed", "won who met %", "won who failed %")
	for who := range touria.Nobody {
		opened := s.mean(func(t *tally) int { return int(t.asked[who]) }, 3)
		if who == touria.Children {
			w.Add(who.String(), opened)
			continue
		}
		paid := func(t *tally) int { return int(t.paid[who]) }
		w.Add(who.String(), opened, report.Share(s.part(paid, func(t *tally) int { return int(t.paid[who] + t.failed[who]) })),
			report.Percent(s.part(func(t *tally) int { return int(t.goneOn[who]) }, paid)),
			s.mean(func(t *tally) int { return int(t.failed[who]) }, 3),
			report.Percent(s.winners(func(t *tally, seat rules.Seat) bool { return t.askedOf[seat]>>who&1 != 0 })),
			report.Percent(s.winners(func(t *tally, seat rules.Seat) bool { return t.failedOf[seat]>>who&1 != 0 })))
	}
}

func (s *study) doorSheet(d *report.Paper) {
	w := d.Sheet("Doors in one turn", "How many doors a player opened in a turn inside the castle.", "doors", "share of such turns %", "turns")
	for n := 1; n <= touria.Doors; n++ {
		r := s.part(func(t *tally) int { return int(t.doorsIn[n]) }, func(t *tally) int { return total(t.doorsIn[:]...) })
		if r.Count > 0 {
			w.Add(fmt.Sprint(n), report.Share(r), report.Count(int(r.Count)))
		}
	}
}

func (s *study) enteringSheet(d *report.Paper) {
	w := d.Sheet("Entering the castle", "By the order of entering in a game: how often it came to that, in which turn of the game and in which of the player's own, and how many of those players won the game.",
		"", "of games %", "turn: median", "95 %", "own turn: median", "95 %", "won %")
	for k := range s.m.Players {
		var turns, own []int
		for _, t := range s.games {
			if k < len(t.entered) {
				turns, own = append(turns, t.entered[k].turn), append(own, t.entered[k].own)
			}
		}
		if len(turns) == 0 {
			continue
		}
		a, b := stats.SpreadOf(turns), stats.SpreadOf(own)
		came := func(t *tally) int { return stats.One(k < len(t.entered)) }
		won := func(t *tally) int { return stats.One(k < len(t.entered) && t.isWinner(t.entered[k].seat)) }
		w.Add(ordinal(k+1)+" to enter", report.Percent(s.wins(func(t *tally) bool { return k < len(t.entered) })),
			report.Count(a.Median), report.Count(a.P95), report.Count(b.Median), report.Count(b.P95), report.Share(s.part(won, came)))
	}
}

func (s *study) enteringTurnSheet(d *report.Paper) {
	w := d.Sheet("When the castle is entered", "Enterings by the turn of the game; of these players, how many won.", "turns", "enterings", "share %", "won %")
	const span = 10
	latest := 0
	for _, t := range s.games {
		for _, in := range t.entered {
			latest = max(latest, in.turn)
		}
	}
	for from := 1; from <= latest; from += span {
		entered := func(who func(t *tally, seat rules.Seat) bool) count {
			return func(t *tally) (n int) {
				for _, in := range t.entered {
					n += stats.One(in.turn >= from && in.turn < from+span && who(t, in.seat))
				}
				return n
			}
		}
		all := entered(func(*tally, rules.Seat) bool { return true })
		r := s.part(all, func(t *tally) int { return len(t.entered) })
		if r.Count > 0 {
			w.Add(fmt.Sprintf("%d to %d", from, from+span-1), report.Count(int(r.Count)), report.Percent(r), report.Share(s.part(entered((*tally).isWinner), all)))
		}
	}
}
