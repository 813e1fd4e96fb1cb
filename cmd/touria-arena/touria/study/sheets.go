package study

import (
	"fmt"

	"gonum.org/v1/gonum/stat"

	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/cmd/touria-arena/stats"
	"touria.games/touria/cmd/touria-arena/touria/judge"
	"touria.games/touria/cmd/touria-arena/touria/play"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

func (s *study) winSheets(d *report.Paper) {
	even := 100 / float64(s.m.Players)
	w := d.Sheet("Who wins", "Share of the games won, in percent, with its 95 % interval over the deals. The last column is what an even share would be.",
		"", "won %", "games won", "even %")
	row := func(name string, r stats.Share, even float64) {
		w.Add(name, report.Share(r), report.Count(int(r.Count)), report.Number(even, 1))
	}
	for _, g := range s.groups() {
		row(g.name, s.wonBy(g), even)
	}
	if bots := match.Distinct(s.m.Names); len(bots) > 1 {
		for _, name := range bots {
			row("bot "+name, s.wins(func(t *tally) bool { return t.winner != rules.NoSeat && t.names[t.winner] == name }), even*float64(stats.Count(s.m.Names, name)))
		}
	}
	c := d.Sheet("Seat and start", "Share of the games won by a seat, in percent, by the seat that started.", s.seatColumns(" starts", "won % by")...)
	for _, seat := range s.m.Seats() {
		c.Add("seat "+seat.String(), s.bySeat(func(start rules.Seat) report.Cell {
			return report.Share(s.ratio(func(t *tally) (int, int) {
				return stats.One(t.start == start && t.winner == seat), stats.One(t.start == start)
			}))
		})...)
	}
}

func (s *study) lengthSheet(d *report.Paper) {
	w := d.Sheet("Length", "A round begins with each turn of the starting player that is no hourglass's.", "a game", "mean", "median", "95 %", "most")
	for _, row := range []struct {
		name string
		of   count
	}{
		{"turns", func(t *tally) int { return t.turns }},
		{"rounds", func(t *tally) int { return t.rounds }},
		{"decisions", func(t *tally) int { return t.decisions }},
		{"forced passes", sum(passed)},
	} {
		list := make([]int, len(s.games))
		for i, t := range s.games {
			list[i] = row.of(t)
		}
		sp := stats.SpreadOf(list)
		w.Add(row.name, report.Number(sp.Mean, 1), report.Count(sp.Median), report.Count(sp.P95), report.Count(sp.Max))
	}
}

func (s *study) earningSheets(d *report.Paper) {
	type way struct {
		name string
		is   test
	}
	between := func(from, to int) test {
		return func(_ *tally, f fact) bool { return int(f.what) >= from && int(f.what) <= to }
	}
	ways := []way{{"dragon", what(byDragon)}, {"goldsmith: 1 gem", what(byOneGem)}, {"goldsmith: 2 gems", what(byTwoGems)}, {"goldsmith: 3 gems", what(byThreeGems)},
		{"goldsmith: 3 gems of the die's colour", what(byThreeOfDie)}, {"tournament", what(byTournament)}, {"tournament with the helmet", what(byHelmet)}}
	for _, id := range s.orders() {
		ways = append(ways, way{"trader: " + s.orderName(id), what(byOrder + id)})
	}
	ways = append(ways, way{"trader: scale", what(byScale)}, way{"bonus of the set-up", what(byBonus)}, way{"otherwise", what(byOther)},
		way{"goldsmith together", between(byOneGem, byThreeOfDie)}, way{"tournament together", between(byTournament, byHelmet)},
		way{"trader together", func(_ *tally, f fact) bool { return f.what == byScale || f.what >= byOrder }})
	for k, name := range []string{hearts: "Hearts", gold: "Gold"} {
		w := d.Sheet(name+" earned", "By all players together; shares in percent of all, of those earned so (second uses, joining in), and of all that the winners earned.",
			"by", "a game", "share %", "of these 2nd use %", "of these joining in %", "share of winners' %")
		k := kind(k)
		all := sum(k)
		for _, way := range ways {
			if so := sum(k, way.is); s.total(so) > 0 {
				w.Add(way.name, s.mean(so, 2), s.share(so, all), s.percent(sum(k, way.is, how(useSecond)), so),
					s.percent(sum(k, way.is, how(useJoined)), so), s.percent(sum(k, way.is, byWinner), sum(k, byWinner)))
			}
		}
		w.Add("all", s.mean(all, 2))
	}
}

func (s *study) paymentSheet(d *report.Paper) {
	w := d.Sheet("Gold and swords paid", "A game, by all players together.", "for", "gold", "swords")
	for i, name := range []string{forSteps: "steps", forWizard: "the wizard", forTurning: "turning towers", forReroll: "rolling again",
		forTournament: "the tournament", forEntering: "entering the castle", forDuty: "duties", forOther: "anything else"} {
		if gold, swords := sum(goldPaid, what(i)), sum(swordsPaid, what(i)); s.total(gold)+s.total(swords) > 0 {
			w.Add(name, s.mean(gold, 2), s.mean(swords, 2))
		}
	}
}

// inVain counts those who joined in at a place and then did not use it.
func inVain(place int) count {
	return both(sum(declined, what(place), how(useJoined)), sum(idle, what(place), how(useJoined)))
}

// visitShare is a place's share of the turns that had a destination.
func (s *study) visitShare(place int) stats.Share { return s.part(sum(visit, what(place)), sum(visit)) }

func (s *study) placeSheet(d *report.Paper) {
	w := d.Sheet("Places", "Share of the turns that had a destination; by wizard and broom of these visits. Declined: the active player's first use skipped though the place could be used; idle: skipped since it could not; of the visits. Second and joined uses of the first uses.",
		"", "visits a game", "share %", "by wizard %", "by broom %", "declined %", "idle %", "2nd use %", "joined uses %", "joined in vain %")
	for place := range touria.Destinations {
		here := what(place)
		visits, uses, joint, vain := sum(visit, here), sum(used, here, how(useFirst)), sum(used, here, how(useJoined)), inVain(place)
		w.Add(touria.Space(place).String(), s.mean(visits, 2), report.Share(s.visitShare(place)),
			s.percent(sum(visit, here, how(byWizard)), visits), s.percent(sum(visit, here, how(byBroom)), visits),
			s.percent(sum(declined, here, how(useFirst)), visits), s.percent(sum(idle, here, how(useFirst)), visits),
			s.percent(sum(used, here, how(useSecond)), uses), s.percent(joint, uses), s.percent(vain, both(vain, joint)))
	}
}

func (s *study) itemSheets(d *report.Paper) {
	w := d.Sheet("Items", "A game: how often the item was taken from the forest fairy, and by the chest; then what became of it: used, given to the jester, still in hand at the end, in percent of the times it was taken. Of the players who ever had it and who used it themselves: how many won.",
		"", "taken", "by chest", "used %", "given %", "kept %", "won who had it %", "won who used it %")
	m := d.Sheet("The mirror", "As what it was used, a game.", "as", "used")
	for i := range touria.Items {
		this, name := what(i), touria.Item(i).String()
		became := func(f int) report.Cell { return s.percent(sum(fate, this, how(f)), sum(taken, this)) }
		w.Add(name, s.mean(sum(taken, this, how(fromFairy)), 3), s.mean(sum(taken, this, how(fromChest)), 3),
			became(itemUsed), became(itemGiven), became(itemKept),
			report.Share(s.winners(having(taken, this))), report.Share(s.winners(having(fate, this, how(itemUsed)))))
		if as := sum(mirrored, this); s.total(as) > 0 {
			m.Add(name, s.mean(as, 3))
		}
	}
}

// orderName says what an order asks for and pays.
func (s *study) orderName(id int) string {
	o := s.m.Rules.Order(id)
	return fmt.Sprintf("%s for %d", judge.GemList(o.Gems), o.Gold)
}

// orders returns the ids of all orders.
func (s *study) orders() (ids []int) {
	for slot := range 3 {
		ids = append(ids, s.m.Rules.OrderIDs(slot)...)
	}
	return ids
}

// orderFilled is the share of the games in which the order was open at some
// time that saw it filled.
func (s *study) orderFilled(id int) stats.Share {
	open, full := sum(opened, what(id)), sum(filled, what(id))
	return s.ratio(func(t *tally) (int, int) {
		return stats.One(open(t) > 0 && full(t) > 0), stats.One(open(t) > 0)
	})
}

func (s *study) orderSheet(d *report.Paper) {
	w := d.Sheet("Orders", "Opened and filled: a game. Then, of the games in which the order was ever open, those in which it was filled; of the fillings, those by second uses, by joining in, and by the player who won the game.",
		"order", "opened", "filled", "games filled %", "2nd use %", "joining in %", "by the winner %")
	for _, id := range s.orders() {
		all := sum(filled, what(id))
		w.Add(s.orderName(id), s.mean(sum(opened, what(id)), 3), s.mean(all, 3), report.Share(s.orderFilled(id)),
			s.percent(sum(filled, what(id), how(useSecond)), all), s.percent(sum(filled, what(id), how(useJoined)), all),
			s.percent(sum(filled, what(id), byWinner), all))
	}
}

func (s *study) towerSheets(d *report.Paper) {
	w := d.Sheet("Towers and their faces", "Share of all tower actions chosen; and how often the face was chosen when it stood towards the seat that chose. At a tower's row: how often that tower was chosen.",
		s.seatColumns(": of times shown %", "", "share of choices %", "of times shown %")...)
	line := func(name string, tests ...test) {
		all := sum(chosen, tests...)
		cells := []report.Cell{s.share(all, sum(chosen)), s.share(all, sum(shown, tests...))}
		w.Add(name, append(cells, s.bySeat(func(seat rules.Seat) report.Cell {
			own := append([]test{of(seat)}, tests...)
			return s.percent(sum(chosen, own...), sum(shown, own...))
		})...)...)
	}
	for tower := touria.NW; tower < touria.Towers; tower++ {
		line("tower "+tower.String(), what(int(tower)))
		for face := range 4 {
			line(fmt.Sprintf("%s %s", tower, s.m.Rules.Face(tower, face)), what(int(tower)), how(face))
		}
	}
	o := d.Sheet("What the seats are offered", "How often a tower turned the action towards a seat as that seat chose, in percent of the seat's choices; two towers may do so at once.",
		s.seatColumns(" %", "action")...)
	for a := touria.Action(0); a < touria.Actions; a++ {
		showing := func(_ *tally, f fact) bool { return s.m.Rules.Face(touria.Tower(f.what), int(f.how)) == a }
		line("action "+a.String(), showing)
		o.Add(a.String(), s.bySeat(func(seat rules.Seat) report.Cell {
			return s.share(sum(shown, of(seat), showing), sum(chosen, of(seat)))
		})...)
	}
	t := d.Sheet("Towers turned by sword", "And forced passes, a game, by seat.", s.seatColumns("", "a game", "all")...)
	turns := func(name string, k kind, tests ...test) {
		t.Add(name, append([]report.Cell{s.mean(sum(k, tests...), 3)}, s.bySeat(func(seat rules.Seat) report.Cell {
			return s.mean(sum(k, append([]test{of(seat)}, tests...)...), 3)
		})...)...)
	}
	for tower := touria.NW; tower < touria.Towers; tower++ {
		turns(tower.String(), turned, what(int(tower)))
	}
	turns("together", turned)
	turns("forced passes", passed)
}

func (s *study) joinSheets(d *report.Paper) {
	w := d.Sheet("Joining in, by who", "Asked: how often a player with elixir or flagon was asked, a game. Elixirs given and received a game; the flagon goes to nobody.",
		"", "asked", "joined %", "joined", "by flagon %", "elixirs given", "received")
	for _, g := range append(s.groups(), group{"all", anybody}) {
		all := sum(joined, g.has)
		w.Add(g.name, s.mean(sum(asks, g.has), 2), s.share(all, sum(asks, g.has)), s.mean(all, 3), s.percent(sum(flagons, g.has), all),
			s.mean(given(g.has), 3), s.mean(sum(received, g.has), 3))
	}
	columns := []string{"round", "asked a game", "joined %", "joined a game"}
	for place := range s.m.Players {
		columns = append(columns, ordinal(place+1)+": joined %")
	}
	w = d.Sheet("Joining in, by round", "The last columns by the joiner's place in turn order.", columns...)
	for round := range mostRounds + 1 {
		now := what(round)
		if s.total(sum(asks, now)) == 0 {
			continue
		}
		cells := []report.Cell{s.mean(sum(asks, now), 2), s.share(sum(joined, now), sum(asks, now)), s.mean(sum(joined, now), 3)}
		for place := range s.m.Players {
			cells = append(cells, s.percent(sum(joined, now, atPlace(place)), sum(asks, now, atPlace(place))))
		}
		w.Add(upTo(round, mostRounds, " and later"), cells...)
	}
	w = d.Sheet("Joining in, by place", "", "", "asked a game", "joined %", "joined a game", "in vain %")
	for place := range touria.Destinations {
		all, in := sum(asks, how(place)), sum(joined, how(place))
		w.Add(touria.Space(place).String(), s.mean(all, 2), s.share(in, all), s.mean(in, 3), s.percent(inVain(place), in))
	}
	w = d.Sheet("Elixirs and winning", "Of the players who gave (received) this many elixirs in a game: how many won it. The correlation is that of receiving minus giving with winning, over all players of all games.",
		"elixirs", "gave: players", "gave: won %", "received: players", "received: won %")
	const most = 3 // and more
	for n := range most + 1 {
		gave := s.winners(func(t *tally, seat rules.Seat) bool { return min(given(of(seat))(t), most) == n })
		got := s.winners(func(t *tally, seat rules.Seat) bool { return min(sum(received, of(seat))(t), most) == n })
		w.Add(upTo(n, most, " and more"), report.Count(int(gave.Of)), report.Share(gave), report.Count(int(got.Of)), report.Share(got))
	}
	w.Add("correlation", report.Cell{}, report.Cell{}, report.Cell{}, report.Number(s.elixirCorrelation(), 3))
}

// given counts the elixirs given: the flagon is none.
func given(who test) count {
	return func(t *tally) int { return sum(joined, who)(t) - sum(flagons, who)(t) }
}

// upTo names a number that is bounded.
func upTo(n, most int, more string) string {
	if n == most {
		return fmt.Sprint(n, more)
	}
	return fmt.Sprint(n)
}

// elixirCorrelation is Pearson's, of elixirs received minus given with winning;
// 0 where one of them never varies.
func (s *study) elixirCorrelation() float64 {
	var x, y []float64
	for _, t := range s.games {
		for _, seat := range play.SeatsOf(t.seats) {
			x = append(x, float64(sum(received, of(seat))(t)-given(of(seat))(t)))
			y = append(y, float64(stats.One(t.winner == seat)))
		}
	}
	if stat.Variance(x, nil) == 0 || stat.Variance(y, nil) == 0 {
		return 0
	}
	return stat.Correlation(x, y, nil)
}

func (s *study) castleSheets(d *report.Paper) {
	w := d.Sheet("Doors", "Opened and failed: a game. Of the duties asked, those that could be given, and after how many of these another door was opened in the same turn. Of the players who met this dweller, and of those who failed: how many won.",
		"behind", "opened", "paid %", "then went on %", "failed", "won who met %", "won who failed %")
	for who := range touria.Nobody {
		this := what(int(who))
		if who == touria.Children {
			w.Add(who.String(), s.mean(sum(asked, this), 3))
			continue
		}
		gave, not := sum(paid, this), sum(failed, this)
		w.Add(who.String(), s.mean(sum(asked, this), 3), s.share(gave, both(gave, not)), s.percent(sum(goneOn, this), gave), s.mean(not, 3),
			report.Percent(s.winners(having(asked, this))), report.Percent(s.winners(having(failed, this))))
	}
	w = d.Sheet("Doors in one turn", "How many doors a player opened in a turn inside the castle.", "doors", "share of such turns %", "turns")
	for n := 1; n <= touria.Doors; n++ {
		if turns := sum(doorsIn, what(n)); s.total(turns) > 0 {
			w.Add(fmt.Sprint(n), s.share(turns, sum(doorsIn)), report.Count(s.total(turns)))
		}
	}
	w = d.Sheet("Entering the castle", "By the order of entering in a game: how often it came to that, in which turn of the game and in which of the player's own, and how many of those players won the game.",
		"", "of games %", "turn: median", "95 %", "own turn: median", "95 %", "won %")
	latest := 0
	for k := range s.m.Players {
		var turns, own []int
		for _, t := range s.games {
			if in := t.facts[entered]; k < len(in) {
				turns, own = append(turns, int(in[k].what)), append(own, int(in[k].how))
				latest = max(latest, int(in[k].what))
			}
		}
		if len(turns) == 0 {
			continue
		}
		a, b := stats.SpreadOf(turns), stats.SpreadOf(own)
		came := func(t *tally) bool { return k < len(t.facts[entered]) }
		w.Add(ordinal(k+1)+" to enter", report.Percent(s.wins(came)),
			report.Count(a.Median), report.Count(a.P95), report.Count(b.Median), report.Count(b.P95),
			report.Share(s.ratio(func(t *tally) (int, int) {
				return stats.One(came(t) && byWinner(t, t.facts[entered][k])), stats.One(came(t))
			})))
	}
	w = d.Sheet("When the castle is entered", "Enterings by the turn of the game; of these players, how many won.", "turns", "enterings", "share %", "won %")
	const span = 10
	for from := 1; from <= latest; from += span {
		then := func(_ *tally, f fact) bool { return int(f.what) >= from && int(f.what) < from+span }
		if all := sum(entered, then); s.total(all) > 0 {
			w.Add(fmt.Sprintf("%d to %d", from, from+span-1), report.Count(s.total(all)), s.percent(all, sum(entered)), s.share(sum(entered, then, byWinner), all))
		}
	}
}

// What counts as lopsided (percent, and points of percent).
const (
	mostOffEven  = 3.0
	fewestVisits = 3.0
	mostVisits   = 30.0
	fewestFilled = 1.0
)

// lopsidedSheet lists what the bounds above tell to look at. "Surely" means
// that the whole interval lies outside.
func (s *study) lopsidedSheet(d *report.Paper) {
	w := d.Sheet("Lopsided", fmt.Sprintf("A seat or a place in turn order more than %.0f points off an even share of wins, a place below %.0f %% or above %.0f %% of the visits, an order filled in fewer than %.0f %% of the games in which it was open. Surely: the whole interval lies beyond the bound.",
		mostOffEven, fewestVisits, mostVisits, fewestFilled), "what", "%", "bounds %", "")
	check := func(name string, r stats.Share, low, high float64) {
		ci := r.Interval()
		p, from, to := 100*r.Value(), 100*ci.Low, 100*ci.High
		if r.Clusters == 0 || p >= low && p <= high {
			return
		}
		sure := "perhaps"
		if to < low || from > high {
			sure = "surely"
		}
		w.Add(name, report.Share(r), report.Text(fmt.Sprintf("%.1f to %.1f", low, high)), report.Text(sure))
	}
	even := 100 / float64(s.m.Players)
	for _, g := range s.groups() {
		check(g.name, s.wonBy(g), even-mostOffEven, even+mostOffEven)
	}
	for place := range touria.Destinations {
		check("visits of "+touria.Space(place).String(), s.visitShare(place), fewestVisits, mostVisits)
	}
	for _, id := range s.orders() {
		check("order "+s.orderName(id), s.orderFilled(id), fewestFilled, 100)
	}
	if len(w.Rows) == 0 {
		w.Add("nothing")
	}
}
