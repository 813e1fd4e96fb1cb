package study

import (
	"fmt"
	"math"

	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/cmd/touria-arena/stats"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

func (s *study) joinSheets(d *report.Paper) {
	s.joinerSheet(d)
	s.joinRoundSheet(d)
	s.joinPlaceSheet(d)
	s.elixirSheet(d)
}

// joins counts the joinings of which something is true.
func joins(of func(t *tally, j *joining) bool) count {
	return func(t *tally) (n int) {
		for i := range t.joined {
			n += stats.One(of(t, &t.joined[i]))
		}
		return n
	}
}

func (s *study) joinerSheet(d *report.Paper) {
	w := d.Sheet("Joining in, by who", "Asked: how often a player with elixir or flagon was asked, a game. Elixirs given and received a game; the flagon goes to nobody.",
		"", "asked", "joined %", "joined", "by flagon %", "elixirs given", "received")
	all := group{"all", func(*tally, rules.Seat) bool { return true }}
	for _, g := range append(s.groups(), all) {
		// ofGroup adds up what the seats of the group have in a list.
		ofGroup := func(t *tally, list *[rules.Seats]uint16) (n int) {
			for seat, k := range list {
				n += stats.One(g.has(t, rules.Seat(seat))) * int(k)
			}
			return n
		}
		asked := func(t *tally) (n int) {
			for round := range t.asks {
				n += ofGroup(t, &t.asks[round])
			}
			return n
		}
		joined := joins(func(t *tally, j *joining) bool { return g.has(t, j.seat) })
		flagons := joins(func(t *tally, j *joining) bool { return g.has(t, j.seat) && j.flagon })
		w.Add(g.name, s.mean(asked, 2), report.Share(s.part(joined, asked)), s.mean(joined, 3), report.Percent(s.part(flagons, joined)),
			s.mean(func(t *tally) int { return ofGroup(t, &t.elixirsOut) }, 3), s.mean(func(t *tally) int { return ofGroup(t, &t.elixirsIn) }, 3))
	}
}

func (s *study) joinRoundSheet(d *report.Paper) {
	columns := []string{"round", "asked a game", "joined %", "joined a game"}
	for place := range s.m.Players {
		columns = append(columns, ordinal(place+1)+": joined %")
	}
	w := d.Sheet("Joining in, by round", "The last columns by the joiner's place in turn order.", columns...)
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
		cells := []report.Cell{s.mean(asked, 2), report.Share(s.part(joined, asked)), s.mean(joined, 3)}
		for place := range s.m.Players {
			cells = append(cells, report.Percent(s.ratio(func(t *tally) (int, int) {
				seat := t.seatAt(place)
				return int(t.joins[round][seat]), int(t.asks[round][seat])
			})))
		}
		w.Add(name, cells...)
	}
}

func (s *study) joinPlaceSheet(d *report.Paper) {
	w := d.Sheet("Joining in, by place", "", "", "asked a game", "joined %", "joined a game", "in vain %")
	for place := range touria.Destinations {
		asked := func(t *tally) int { return int(t.asksAt[place]) }
		joined := joins(func(_ *tally, j *joining) bool { return int(j.place) == place })
		vain := func(t *tally) int { return t.inVain(place) }
		w.Add(touria.Space(place).String(), s.mean(asked, 2), report.Share(s.part(joined, asked)), s.mean(joined, 3), report.Percent(s.part(vain, joined)))
	}
}

func (s *study) elixirSheet(d *report.Paper) {
	w := d.Sheet("Elixirs and winning", "Of the players who gave (received) this many elixirs in a game: how many won it. The correlation is that of receiving minus giving with winning, over all players of all games.",
		"elixirs", "gave: players", "gave: won %", "received: players", "received: won %")
	const most = 3 // and more
	for n := range most + 1 {
		fits := func(k uint16) bool { return min(int(k), most) == n }
		gave := s.winners(func(t *tally, seat rules.Seat) bool { return fits(t.elixirsOut[seat]) })
		received := s.winners(func(t *tally, seat rules.Seat) bool { return fits(t.elixirsIn[seat]) })
		name := fmt.Sprint(n)
		if n == most {
			name += " and more"
		}
		w.Add(name, report.Count(int(gave.Of)), report.Share(gave), report.Count(int(received.Of)), report.Share(received))
	}
	w.Add("correlation", report.Cell{}, report.Cell{}, report.Cell{}, report.Number(s.elixirCorrelation(), 3))
}

// elixirCorrelation is Pearson's, of elixirs received minus given with winning.
func (s *study) elixirCorrelation() float64 {
	var n, x, y, xx, xy, yy float64
	for _, t := range s.games {
		for _, seat := range match.SeatsOf(t.seats) {
			a := float64(t.elixirsIn[seat]) - float64(t.elixirsOut[seat])
			b := float64(stats.One(t.isWinner(seat)))
			n, x, y, xx, xy, yy = n+1, x+a, y+b, xx+a*a, xy+a*b, yy+b*b
		}
	}
	under := (n*xx - x*x) * (n*yy - y*y)
	if under <= 0 {
		return 0
	}
	return (n*xy - x*y) / math.Sqrt(under)
}
