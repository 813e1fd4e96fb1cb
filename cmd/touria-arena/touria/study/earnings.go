package study

import (
	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/rules"
)

// earningName names a way to hearts and gold.
func (s *study) earningName(e earning) string {
	switch e {
	case byDragon:
		return "dragon"
	case byOneGem:
		return "goldsmith: 1 gem"
	case byTwoGems:
		return "goldsmith: 2 gems"
	case byThreeGems:
		return "goldsmith: 3 gems"
	case byThreeOfDie:
		return "goldsmith: 3 gems of the die's colour"
	case byTournament:
		return "tournament"
	case byHelmet:
		return "tournament with the helmet"
	case byScale:
		return "trader: scale"
	case byBonus:
		return "bonus of the set-up"
	case byOther:
		return "otherwise"
	}
	return "trader: " + s.orderName(int(e-byOrder))
}

// sum adds up what was earned in some ways by some seats, in these roles; none: in all.
func (b *book) sum(has func(e earning) bool, who func(rules.Seat) bool, as ...int) (n int) {
	for seat := range b {
		if !who(rules.Seat(seat)) {
			continue
		}
		for e := range b[seat] {
			if has(earning(e)) {
				n += inRoles(&b[seat][e], as)
			}
		}
	}
	return n
}

// inRoles adds up what happened in some roles; none: in all.
func inRoles(list *[useRoles]uint16, as []int) (n int) {
	if len(as) == 0 {
		return total(list[:]...)
	}
	for _, role := range as {
		n += int(list[role])
	}
	return n
}

func (s *study) earningSheets(d *report.Paper) {
	ways := []earning{byDragon, byOneGem, byTwoGems, byThreeGems, byThreeOfDie, byTournament, byHelmet}
	for _, id := range s.orderList() {
		ways = append(ways, byOrder+earning(id))
	}
	ways = append(ways, byScale, byBonus, byOther)
	all := func(earning) bool { return true }
	for _, kind := range []struct {
		name string
		book func(t *tally) *book
	}{
		{"Hearts", func(t *tally) *book { return &t.hearts }},
		{"Gold", func(t *tally) *book { return &t.gold }},
	} {
		w := d.Sheet(kind.name+" earned", "By all players together; shares in percent of all, of those earned so (second uses, joining in), and of all that the winners earned.",
			"by", "a game", "share %", "of these 2nd use %", "of these joining in %", "share of winners' %")
		earned := func(has func(e earning) bool, as ...int) count {
			return func(t *tally) int { return kind.book(t).sum(has, everybody, as...) }
		}
		byWinner := func(has func(e earning) bool) count {
			return func(t *tally) int { return kind.book(t).sum(has, t.isWinner) }
		}
		line := func(name string, has func(e earning) bool) {
			so := earned(has)
			n := s.sum(so)
			if n == 0 {
				return
			}
			w.Add(name, report.Mean(n, len(s.games), 2), report.Share(s.part(so, earned(all))),
				report.Percent(s.part(earned(has, useSecond), so)), report.Percent(s.part(earned(has, useJoined), so)),
				report.Percent(s.part(byWinner(has), byWinner(all))))
		}
		for _, way := range ways {
			line(s.earningName(way), func(e earning) bool { return e == way })
		}
		line("goldsmith together", func(e earning) bool { return e >= byOneGem && e <= byThreeOfDie })
		line("tournament together", func(e earning) bool { return e == byTournament || e == byHelmet })
		line("trader together", func(e earning) bool { return e == byScale || e >= byOrder })
		w.Add("all", s.mean(earned(all), 2))
	}
}

var paymentNames = [payments]string{forSteps: "steps", forWizard: "the wizard", forTurning: "turning towers", forReroll: "rolling again",
	forTournament: "the tournament", forEntering: "entering the castle", forDuty: "duties", forOther: "anything else"}

func (s *study) paymentSheet(d *report.Paper) {
	w := d.Sheet("Gold and swords paid", "A game, by all players together.", "for", "gold", "swords")
	for what, name := range paymentNames {
		gold := s.sum(func(t *tally) int { return int(t.goldPaid[what]) })
		swords := s.sum(func(t *tally) int { return int(t.swordsPaid[what]) })
		if gold+swords > 0 {
			w.Add(name, report.Mean(gold, len(s.games), 2), report.Mean(swords, len(s.games), 2))
		}
	}
}
