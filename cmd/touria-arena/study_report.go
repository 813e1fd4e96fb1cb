package main

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"touria/rules"
	"touria/rules/touria"
)

// report makes all sheets of a study.
func (s *study) report() *paper {
	deals := len(s.games) / s.perDeal
	d := &paper{Games: len(s.games), Players: s.m.players, Bots: s.m.names, Seed: s.m.seed, Variant: strings.TrimPrefix(s.m.variant(), ", ")}
	unfinished := s.sum(func(t *tally) int { return one(t.winner == rules.NoSeat) })
	d.headline = fmt.Sprintf("%d games (%d deals, each started by every seat), %d players, bots %s, seed %s%s; unfinished: %d",
		len(s.games), deals, s.m.players, strings.Join(s.m.names, " "), s.m.seed, s.m.variant(), unfinished)
	s.winSheets(d)
	s.lengthSheet(d)
	s.earningSheets(d)
	s.placeSheet(d)
	s.itemSheets(d)
	s.orderSheet(d)
	s.towerSheets(d)
	s.joinSheets(d)
	if !s.m.marriage {
		s.castleSheets(d)
	}
	s.lopsidedSheet(d)
	absurdSheets(d, s.m.names, s.watched, studyExamples, s.where, "start game/seed/decision")
	return d
}

func (s *study) seatShare(seat rules.Seat) ratio {
	return s.wins(func(t *tally) bool { return t.winner == seat })
}

func (s *study) turnPlaceShare(place int) ratio {
	return s.wins(func(t *tally) bool { return t.winner == t.seatAt(place) })
}

func (s *study) winSheets(d *paper) {
	even := 100 / float64(s.m.players)
	w := d.sheet("Who wins", "Share of the games won, in percent, with its 95 % interval over the deals. The last column is what an even share would be.",
		"", "won %", "games won", "even %")
	row := func(name string, r ratio, even float64) {
		w.add(name, cellShare(r), cellCount(int(r.sum)), cellNumber(even, 1))
	}
	for _, seat := range s.seatList() {
		row("seat "+seat.String(), s.seatShare(seat), even)
	}
	for place := range s.m.players {
		row(ordinal(place+1)+" in turn order", s.turnPlaceShare(place), even)
	}
	for i, name := range s.m.names {
		if slices.Index(s.m.names, name) != i || slices.Equal(s.m.names, slices.Repeat([]string{name}, s.m.players)) {
			continue
		}
		n := 0
		for _, other := range s.m.names {
			n += one(other == name)
		}
		row("bot "+name, s.wins(func(t *tally) bool { return t.winner != rules.NoSeat && t.names[t.winner] == name }), even*float64(n))
	}
	columns := []string{"won % by"}
	for _, start := range s.seatList() {
		columns = append(columns, start.String()+" starts")
	}
	c := d.sheet("Seat and start", "Share of the games won by a seat, in percent, by the seat that started.", columns...)
	for _, seat := range s.seatList() {
		var cells []cell
		for _, start := range s.seatList() {
			cells = append(cells, cellShare(s.ratio(func(t *tally) (int, int) {
				return one(t.start == start && t.winner == seat), one(t.start == start)
			})))
		}
		c.add("seat "+seat.String(), cells...)
	}
}

func (s *study) lengthSheet(d *paper) {
	w := d.sheet("Length", "A round begins with each turn of the starting player that is no hourglass's.", "a game", "mean", "median", "95 %", "most")
	for _, row := range []struct {
		name string
		of   func(t *tally) int
	}{
		{"turns", func(t *tally) int { return t.turns }},
		{"rounds", func(t *tally) int { return t.rounds }},
		{"decisions", func(t *tally) int { return t.decisions }},
		{"forced passes", func(t *tally) int { return total(t.passed[:]...) }},
	} {
		list := make([]int, len(s.games))
		for i, t := range s.games {
			list[i] = row.of(t)
		}
		sp := spreadOf(list)
		w.add(row.name, cellNumber(sp.mean, 1), cellCount(sp.median), cellCount(sp.p95), cellCount(sp.max))
	}
}

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

// orderName tells what an order asks and pays.
func (s *study) orderName(id int) string {
	o := s.m.rules.Order(id)
	var gems []string
	for c, n := range o.Gems {
		for range n {
			gems = append(gems, touria.Colour(c).String())
		}
	}
	return fmt.Sprintf("%s for %d", strings.Join(gems, " "), o.Gold)
}

// orderList returns the ids of all orders.
func (s *study) orderList() (ids []int) {
	for slot := range 3 {
		ids = append(ids, s.m.rules.OrderIDs(slot)...)
	}
	return ids
}

func (s *study) earningSheets(d *paper) {
	type book = [rules.Seats][earnings][useRoles]uint16
	ways := []earning{byDragon, byOneGem, byTwoGems, byThreeGems, byThreeOfDie, byTournament, byHelmet}
	for _, id := range s.orderList() {
		ways = append(ways, byOrder+earning(id))
	}
	ways = append(ways, byScale, byBonus, byOther)
	for _, kind := range []struct {
		name string
		book func(t *tally) *book
	}{
		{"Hearts", func(t *tally) *book { return &t.hearts }},
		{"Gold", func(t *tally) *book { return &t.gold }},
	} {
		// sum adds up what was earned in some ways, roles and seats.
		sum := func(t *tally, has func(e earning) bool, role func(int) bool, who func(rules.Seat) bool) int {
			n := 0
			b := kind.book(t)
			for seat := range b {
				if !who(rules.Seat(seat)) {
					continue
				}
				for e := range b[seat] {
					for as, v := range b[seat][e] {
						if has(earning(e)) && role(as) {
							n += int(v)
						}
					}
				}
			}
			return n
		}
		all := func(earning) bool { return true }
		anyRole, anybody := func(int) bool { return true }, func(rules.Seat) bool { return true }
		w := d.sheet(kind.name+" earned", "By all players together; shares in percent of all, of those earned so (second uses, joining in), and of all that the winners earned.",
			"by", "a game", "share %", "of these 2nd use %", "of these joining in %", "share of winners' %")
		line := func(name string, has func(earning) bool) {
			n := s.sum(func(t *tally) int { return sum(t, has, anyRole, anybody) })
			if n == 0 {
				return
			}
			part := func(as int) ratio {
				return s.ratio(func(t *tally) (int, int) {
					return sum(t, has, func(r int) bool { return r == as }, anybody), sum(t, has, anyRole, anybody)
				})
			}
			ofAll := s.ratio(func(t *tally) (int, int) { return sum(t, has, anyRole, anybody), sum(t, all, anyRole, anybody) })
			w.add(name, cellMean(n, len(s.games), 2), cellShare(ofAll),
				cellPercent(part(useSecond)), cellPercent(part(useJoined)),
				cellPercent(s.ratio(func(t *tally) (int, int) {
					won := func(seat rules.Seat) bool { return seat == t.winner }
					return sum(t, has, anyRole, won), sum(t, all, anyRole, won)
				})))
		}
		only := func(e earning) func(earning) bool { return func(x earning) bool { return x == e } }
		for _, e := range ways {
			line(s.earningName(e), only(e))
		}
		line("goldsmith together", func(e earning) bool { return e >= byOneGem && e <= byThreeOfDie })
		line("tournament together", func(e earning) bool { return e == byTournament || e == byHelmet })
		line("trader together", func(e earning) bool { return e == byScale || e >= byOrder })
		w.add("all", cellMean(s.sum(func(t *tally) int { return sum(t, all, anyRole, anybody) }), len(s.games), 2))
	}
	w := d.sheet("Gold and swords paid", "A game, by all players together.", "for", "gold", "swords")
	for what, name := range []string{"steps", "the wizard", "turning towers", "rolling again", "the tournament", "entering the castle", "duties", "anything else"} {
		gold := s.sum(func(t *tally) int { return int(t.goldPaid[what]) })
		swords := s.sum(func(t *tally) int { return int(t.swordsPaid[what]) })
		if gold+swords > 0 {
			w.add(name, cellMean(gold, len(s.games), 2), cellMean(swords, len(s.games), 2))
		}
	}
}

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

// visitShare is a place's share of the turns that had a destination.
func (s *study) visitShare(place int) ratio {
	return s.ratio(func(t *tally) (int, int) { return t.visitsOf(place), t.allVisits() })
}

func (s *study) placeSheet(d *paper) {
	w := d.sheet("Places", "Share of the turns that had a destination; by wizard and broom of these visits. Declined: the active player's first use skipped though the place could be used; idle: skipped since it could not; of the visits. Second and joined uses of the first uses.",
		"", "visits a game", "share %", "by wizard %", "by broom %", "declined %", "idle %", "2nd use %", "joined uses %", "joined in vain %")
	for place := range touria.Destinations {
		of := func(f func(t *tally) int, base func(t *tally) int) cell {
			return cellPercent(s.ratio(func(t *tally) (int, int) { return f(t), base(t) }))
		}
		visits := func(t *tally) int { return t.visitsOf(place) }
		by := func(way int) func(t *tally) int {
			return func(t *tally) int {
				n := 0
				for seat := range t.visits {
					n += int(t.visits[seat][place][way])
				}
				return n
			}
		}
		uses := func(as int) func(t *tally) int { return func(t *tally) int { return int(t.used[place][as]) } }
		vain := func(t *tally) int { return int(t.declined[place][useJoined] + t.idle[place][useJoined]) }
		w.add(touria.Space(place).String(), cellMean(s.sum(visits), len(s.games), 2), cellShare(s.visitShare(place)),
			of(by(reachedByWizard), visits), of(by(reachedByBroom), visits),
			of(func(t *tally) int { return int(t.declined[place][useFirst]) }, visits),
			of(func(t *tally) int { return int(t.idle[place][useFirst]) }, visits),
			of(uses(useSecond), uses(useFirst)), of(uses(useJoined), uses(useFirst)),
			of(vain, func(t *tally) int { return vain(t) + uses(useJoined)(t) }))
	}
}

func (s *study) itemSheets(d *paper) {
	w := d.sheet("Items", "A game: how often the item was taken from the forest fairy, and by the chest; then what became of it: used, given to the jester, still in hand at the end, in percent of the times it was taken. Of the players who ever had it and who used it themselves: how many won.",
		"", "taken", "by chest", "used %", "given %", "kept %", "won who had it %", "won who used it %")
	for i := range touria.Items {
		taken := func(t *tally) int { return int(t.taken[i] + t.chested[i]) }
		fate := func(f int) cell {
			return cellPercent(s.ratio(func(t *tally) (int, int) { return int(t.fate[i][f]), taken(t) }))
		}
		won := func(of func(t *tally) *[rules.Seats]touria.ItemSet) cell {
			return cellShare(s.ratio(func(t *tally) (a, b int) {
				for seat, set := range of(t) {
					if set.Has(touria.Item(i)) {
						a, b = a+one(rules.Seat(seat) == t.winner), b+1
					}
				}
				return a, b
			}))
		}
		w.add(touria.Item(i).String(), cellMean(s.sum(func(t *tally) int { return int(t.taken[i]) }), len(s.games), 3),
			cellMean(s.sum(func(t *tally) int { return int(t.chested[i]) }), len(s.games), 3),
			fate(itemUsed), fate(itemGiven), fate(itemKept),
			won(func(t *tally) *[rules.Seats]touria.ItemSet { return &t.held }),
			won(func(t *tally) *[rules.Seats]touria.ItemSet { return &t.usedBy }))
	}
	m := d.sheet("The mirror", "As what it was used, a game.", "as", "used")
	for i := range touria.Items {
		if n := s.sum(func(t *tally) int { return int(t.mirrored[i]) }); n > 0 {
			m.add(touria.Item(i).String(), cellMean(n, len(s.games), 3))
		}
	}
}

// filledBy counts how often an order was filled, by seats that fit.
func (t *tally) filledBy(id int, who func(seat rules.Seat) bool, as ...int) int {
	n := 0
	for seat := range t.filled {
		for role, k := range t.filled[seat][id] {
			if who(rules.Seat(seat)) && slices.Contains(as, role) {
				n += int(k)
			}
		}
	}
	return n
}

func everybody(rules.Seat) bool { return true }

// orderFilled is the share of the games in which the order was open at some
// time that saw it filled.
func (s *study) orderFilled(id int) ratio {
	return s.ratio(func(t *tally) (int, int) {
		if t.wasOpen>>id&1 == 0 {
			return 0, 0
		}
		return one(t.filledBy(id, everybody, useFirst, useSecond, useJoined) > 0), 1
	})
}

func (s *study) orderSheet(d *paper) {
	w := d.sheet("Orders", "Opened and filled: a game. Then, of the games in which the order was ever open, those in which it was filled; of the fillings, those by second uses, by joining in, and by the player who won the game.",
		"order", "opened", "filled", "games filled %", "2nd use %", "joining in %", "by the winner %")
	for _, id := range s.orderList() {
		filled := func(t *tally) int { return t.filledBy(id, everybody, useFirst, useSecond, useJoined) }
		part := func(f func(t *tally) int) cell {
			return cellPercent(s.ratio(func(t *tally) (int, int) { return f(t), filled(t) }))
		}
		w.add(s.orderName(id), cellMean(s.sum(func(t *tally) int { return int(t.openings[id]) }), len(s.games), 3),
			cellMean(s.sum(filled), len(s.games), 3), cellShare(s.orderFilled(id)),
			part(func(t *tally) int { return t.filledBy(id, everybody, useSecond) }),
			part(func(t *tally) int { return t.filledBy(id, everybody, useJoined) }),
			part(func(t *tally) int {
				return t.filledBy(id, func(seat rules.Seat) bool { return seat == t.winner }, useFirst, useSecond, useJoined)
			}))
	}
}

func (s *study) towerSheets(d *paper) {
	columns := []string{"", "share of choices %", "of times shown %"}
	for _, seat := range s.seatList() {
		columns = append(columns, seat.String()+": of times shown %")
	}
	w := d.sheet("Towers and their faces", "Share of all tower actions chosen; and how often the face was chosen when it stood towards the seat that chose. At a tower's row: how often that tower was chosen.", columns...)
	all := func(t *tally) (n int) {
		for seat := range t.chosen {
			for tower := range t.chosen[seat] {
				n += total(t.chosen[seat][tower][:]...)
			}
		}
		return n
	}
	shares := func(has func(tower touria.Tower, face int) bool) []cell {
		count := func(t *tally, of *[rules.Seats][touria.Towers][4]uint16, who func(rules.Seat) bool) (n int) {
			for seat := range of {
				for tower := range of[seat] {
					for face, k := range of[seat][tower] {
						if who(rules.Seat(seat)) && has(touria.Tower(tower), face) {
							n += int(k)
						}
					}
				}
			}
			return n
		}
		cells := []cell{
			cellShare(s.ratio(func(t *tally) (int, int) { return count(t, &t.chosen, everybody), all(t) })),
			cellShare(s.ratio(func(t *tally) (int, int) { return count(t, &t.chosen, everybody), count(t, &t.shown, everybody) })),
		}
		for _, seat := range s.seatList() {
			who := func(other rules.Seat) bool { return other == seat }
			cells = append(cells, cellPercent(s.ratio(func(t *tally) (int, int) { return count(t, &t.chosen, who), count(t, &t.shown, who) })))
		}
		return cells
	}
	for tower := touria.NW; tower < touria.Towers; tower++ {
		w.add("tower "+tower.String(), shares(func(x touria.Tower, _ int) bool { return x == tower })...)
		for face := range 4 {
			w.add(fmt.Sprintf("%s %s", tower, s.m.rules.Face(tower, face)), shares(func(x touria.Tower, f int) bool { return x == tower && f == face })...)
		}
	}
	for a := touria.Action(0); a < touria.Actions; a++ {
		w.add("action "+a.String(), shares(func(x touria.Tower, f int) bool { return s.m.rules.Face(x, f) == a })...)
	}
	columns = []string{"action"}
	for _, seat := range s.seatList() {
		columns = append(columns, seat.String()+" %")
	}
	o := d.sheet("What the seats are offered", "How often a tower turned the action towards a seat as that seat chose, in percent of the seat's choices; two towers may do so at once.", columns...)
	for a := touria.Action(0); a < touria.Actions; a++ {
		var cells []cell
		for _, seat := range s.seatList() {
			cells = append(cells, cellShare(s.ratio(func(t *tally) (shown, choices int) {
				for tower := range t.shown[seat] {
					for face, n := range t.shown[seat][tower] {
						shown += int(n) * one(s.m.rules.Face(touria.Tower(tower), face) == a)
					}
					choices += total(t.chosen[seat][tower][:]...)
				}
				return shown, choices
			})))
		}
		o.add(a.String(), cells...)
	}
	columns = []string{"a game", "all"}
	for _, seat := range s.seatList() {
		columns = append(columns, seat.String())
	}
	k := d.sheet("Towers turned by sword", "And forced passes, a game, by seat.", columns...)
	line := func(name string, f func(t *tally, seat rules.Seat) int) {
		sum := 0
		var cells []cell
		for _, seat := range s.seatList() {
			n := s.sum(func(t *tally) int { return f(t, seat) })
			sum += n
			cells = append(cells, cellMean(n, len(s.games), 3))
		}
		k.add(name, append([]cell{cellMean(sum, len(s.games), 3)}, cells...)...)
	}
	for tower := touria.NW; tower < touria.Towers; tower++ {
		line(tower.String(), func(t *tally, seat rules.Seat) int { return int(t.turned[seat][tower]) })
	}
	line("together", func(t *tally, seat rules.Seat) int { return total(t.turned[seat][:]...) })
	line("forced passes", func(t *tally, seat rules.Seat) int { return int(t.passed[seat]) })
}

func (s *study) joinSheets(d *paper) {
	w := d.sheet("Joining in, by who", "Asked: how often a player with elixir or flagon was asked, a game. Elixirs given and received a game; the flagon goes to nobody.",
		"", "asked", "joined %", "joined", "by flagon %", "elixirs given", "received")
	line := func(name string, who func(t *tally, seat rules.Seat) bool) {
		asked := func(t *tally) (n int) {
			for round := range t.asks {
				for seat, k := range t.asks[round] {
					n += one(who(t, rules.Seat(seat))) * int(k)
				}
			}
			return n
		}
		joined := func(t *tally) (n, flagons int) {
			for _, j := range t.joined {
				if who(t, j.seat) {
					n, flagons = n+1, flagons+one(j.flagon)
				}
			}
			return n, flagons
		}
		elixirs := func(f func(t *tally) *[rules.Seats]uint16) cell {
			return cellMean(s.sum(func(t *tally) (n int) {
				for seat, k := range f(t) {
					n += one(who(t, rules.Seat(seat))) * int(k)
				}
				return n
			}), len(s.games), 3)
		}
		w.add(name, cellMean(s.sum(asked), len(s.games), 2),
			cellShare(s.ratio(func(t *tally) (int, int) { n, _ := joined(t); return n, asked(t) })),
			cellMean(s.sum(func(t *tally) int { n, _ := joined(t); return n }), len(s.games), 3),
			cellPercent(s.ratio(func(t *tally) (int, int) { n, f := joined(t); return f, n })),
			elixirs(func(t *tally) *[rules.Seats]uint16 { return &t.elixirsOut }),
			elixirs(func(t *tally) *[rules.Seats]uint16 { return &t.elixirsIn }))
	}
	for _, seat := range s.seatList() {
		line("seat "+seat.String(), func(_ *tally, x rules.Seat) bool { return x == seat })
	}
	for place := range s.m.players {
		line(ordinal(place+1)+" in turn order", func(t *tally, x rules.Seat) bool { return t.seatAt(place) == x })
	}
	line("all", func(*tally, rules.Seat) bool { return true })

	columns := []string{"round", "asked a game", "joined %", "joined a game"}
	for place := range s.m.players {
		columns = append(columns, ordinal(place+1)+": joined %")
	}
	r := d.sheet("Joining in, by round", "The last columns by the joiner's place in turn order.", columns...)
	for round := range mostRounds + 1 {
		asked := func(t *tally) int { return total(t.asks[round][:]...) }
		if s.sum(asked) == 0 {
			continue
		}
		name := fmt.Sprint(round)
		if round == mostRounds {
			name += " and later"
		}
		joined := func(t *tally) int { return total(t.joins[round][:]...) }
		cells := []cell{cellMean(s.sum(asked), len(s.games), 2), cellShare(s.ratio(func(t *tally) (int, int) { return joined(t), asked(t) })),
			cellMean(s.sum(joined), len(s.games), 3)}
		for place := range s.m.players {
			cells = append(cells, cellPercent(s.ratio(func(t *tally) (int, int) {
				seat := t.seatAt(place)
				return int(t.joins[round][seat]), int(t.asks[round][seat])
			})))
		}
		r.add(name, cells...)
	}

	at := d.sheet("Joining in, by place", "", "", "asked a game", "joined %", "joined a game", "in vain %")
	for place := range touria.Destinations {
		asked := func(t *tally) int { return int(t.asksAt[place]) }
		joined := func(t *tally) (n int) {
			for _, j := range t.joined {
				n += one(int(j.place) == place)
			}
			return n
		}
		vain := func(t *tally) int { return int(t.declined[place][useJoined] + t.idle[place][useJoined]) }
		at.add(touria.Space(place).String(), cellMean(s.sum(asked), len(s.games), 2),
			cellShare(s.ratio(func(t *tally) (int, int) { return joined(t), asked(t) })), cellMean(s.sum(joined), len(s.games), 3),
			cellPercent(s.ratio(func(t *tally) (int, int) { return vain(t), joined(t) })))
	}

	e := d.sheet("Elixirs and winning", "Of the players who gave (received) so many elixirs in a game: how many won it. The correlation is that of receiving minus giving with winning, over all players of all games.",
		"elixirs", "gave: players", "gave: won %", "received: players", "received: won %")
	for n := range 4 {
		fits := func(k uint16) bool { return int(k) == n || n == 3 && k > 3 }
		half := func(of func(t *tally) *[rules.Seats]uint16) []cell {
			r := s.ratio(func(t *tally) (a, b int) {
				for _, seat := range seatsOf(t.seats) {
					if fits(of(t)[seat]) {
						a, b = a+one(seat == t.winner), b+1
					}
				}
				return a, b
			})
			return []cell{cellCount(int(r.of)), cellShare(r)}
		}
		name := fmt.Sprint(n)
		if n == 3 {
			name += " and more"
		}
		e.add(name, append(half(func(t *tally) *[rules.Seats]uint16 { return &t.elixirsOut }),
			half(func(t *tally) *[rules.Seats]uint16 { return &t.elixirsIn })...)...)
	}
	e.add("correlation", cell{}, cell{}, cell{}, cellNumber(s.elixirCorrelation(), 3))
}

// elixirCorrelation is Pearson's, of elixirs received minus given with winning.
func (s *study) elixirCorrelation() float64 {
	var n, x, y, xx, xy, yy float64
	for _, t := range s.games {
		for _, seat := range seatsOf(t.seats) {
			a := float64(t.elixirsIn[seat]) - float64(t.elixirsOut[seat])
			b := float64(one(seat == t.winner))
			n, x, y, xx, xy, yy = n+1, x+a, y+b, xx+a*a, xy+a*b, yy+b*b
		}
	}
	under := (n*xx - x*x) * (n*yy - y*y)
	if under <= 0 {
		return 0
	}
	return (n*xy - x*y) / math.Sqrt(under)
}

func (s *study) castleSheets(d *paper) {
	w := d.sheet("Doors", "Opened and failed: a game. Of the duties asked, those that could be given, and after how many of these another door was opened in the same turn. Of the players who met this dweller, and of those who failed: how many won.",
		"behind", "opened", "paid %", "then went on %", "failed", "won who met %", "won who failed %")
	for who := range touria.Nobody {
		won := func(of func(t *tally) *[rules.Seats]uint16) cell {
			return cellPercent(s.ratio(func(t *tally) (a, b int) {
				for seat, set := range of(t) {
					if set>>who&1 != 0 {
						a, b = a+one(rules.Seat(seat) == t.winner), b+1
					}
				}
				return a, b
			}))
		}
		opened := cellMean(s.sum(func(t *tally) int { return int(t.asked[who]) }), len(s.games), 3)
		if who == touria.Children {
			w.add(who.String(), opened)
			continue
		}
		w.add(who.String(), opened, cellShare(s.ratio(func(t *tally) (int, int) { return int(t.paid[who]), int(t.paid[who] + t.failed[who]) })),
			cellPercent(s.ratio(func(t *tally) (int, int) { return int(t.goneOn[who]), int(t.paid[who]) })),
			cellMean(s.sum(func(t *tally) int { return int(t.failed[who]) }), len(s.games), 3),
			won(func(t *tally) *[rules.Seats]uint16 { return &t.askedOf }),
			won(func(t *tally) *[rules.Seats]uint16 { return &t.failedOf }))
	}

	v := d.sheet("Doors in one turn", "How many doors a player opened in a turn inside the castle.", "doors", "share of such turns %", "turns")
	for n := 1; n <= touria.Doors; n++ {
		r := s.ratio(func(t *tally) (int, int) { return int(t.doorsIn[n]), total(t.doorsIn[:]...) })
		if r.sum > 0 {
			v.add(fmt.Sprint(n), cellShare(r), cellCount(int(r.sum)))
		}
	}

	e := d.sheet("Entering the castle", "By the order of entering in a game: how often it came to that, in which turn of the game and in which of the player's own, and how many of those players won the game.",
		"", "of games %", "turn: median", "95 %", "own turn: median", "95 %", "won %")
	for k := range s.m.players {
		var turns, own []int
		for _, t := range s.games {
			if k < len(t.entered) {
				turns, own = append(turns, t.entered[k].turn), append(own, t.entered[k].own)
			}
		}
		if len(turns) == 0 {
			continue
		}
		a, b := spreadOf(turns), spreadOf(own)
		e.add(ordinal(k+1)+" to enter", cellPercent(s.wins(func(t *tally) bool { return k < len(t.entered) })),
			cellCount(a.median), cellCount(a.p95), cellCount(b.median), cellCount(b.p95),
			cellShare(s.ratio(func(t *tally) (int, int) {
				if k >= len(t.entered) {
					return 0, 0
				}
				return one(t.entered[k].seat == t.winner), 1
			})))
	}
	h := d.sheet("When the castle is entered", "Enterings by the turn of the game; of these players, how many won.", "turns", "enterings", "share %", "won %")
	const span = 10
	latest := 0
	for _, t := range s.games {
		for _, in := range t.entered {
			latest = max(latest, in.turn)
		}
	}
	for from := 1; from <= latest; from += span {
		hits := func(t *tally) (n, won int) {
			for _, in := range t.entered {
				if in.turn >= from && in.turn < from+span {
					n, won = n+1, won+one(in.seat == t.winner)
				}
			}
			return n, won
		}
		r := s.ratio(func(t *tally) (int, int) { n, _ := hits(t); return n, len(t.entered) })
		if r.sum > 0 {
			h.add(fmt.Sprintf("%d to %d", from, from+span-1), cellCount(int(r.sum)), cellPercent(r),
				cellShare(s.ratio(func(t *tally) (int, int) { n, won := hits(t); return won, n })))
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
func (s *study) lopsidedSheet(d *paper) {
	w := d.sheet("Lopsided", fmt.Sprintf("A seat or a place in turn order more than %.0f points off an even share of wins, a place below %.0f %% or above %.0f %% of the visits, an order filled in fewer than %.0f %% of the games in which it was open. Surely: the whole interval lies beyond the bound.",
		mostOffEven, fewestVisits, mostVisits, fewestFilled), "what", "%", "bounds %", "")
	check := func(name string, r ratio, low, high float64) {
		p, from, to := r.percent()
		if r.clusters == 0 || p >= low && p <= high {
			return
		}
		sure := "perhaps"
		if to < low || from > high {
			sure = "surely"
		}
		w.add(name, cellShare(r), cellText(fmt.Sprintf("%.1f to %.1f", low, high)), cellText(sure))
	}
	even := 100 / float64(s.m.players)
	for _, seat := range s.seatList() {
		check("seat "+seat.String(), s.seatShare(seat), even-mostOffEven, even+mostOffEven)
	}
	for place := range s.m.players {
		check(ordinal(place+1)+" in turn order", s.turnPlaceShare(place), even-mostOffEven, even+mostOffEven)
	}
	for place := range touria.Destinations {
		check("visits of "+touria.Space(place).String(), s.visitShare(place), fewestVisits, mostVisits)
	}
	for _, id := range s.orderList() {
		check("order "+s.orderName(id), s.orderFilled(id), fewestFilled, 100)
	}
	if len(w.Rows) == 0 {
		w.add("nothing")
	}
}
