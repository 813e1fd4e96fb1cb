package match

import (
	"bytes"
	"cmp"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"touria.games/touria/cmd/touria-arena/stats"
)

// summary is the result of a match, for people and for -json.
type summary struct {
	Settings    json.RawMessage `json:"settings"`
	Interrupted bool            `json:"interrupted"`
	Deals       int             `json:"deals"`    // with all their games
	Games       int             `json:"games"`    // of these deals
	LeftOut     int             `json:"left_out"` // games of an interrupted match whose deals are not complete
	Unfinished  int             `json:"unfinished"`
	Failed      int             `json:"failed"`           // games that a bot lost by failing
	Shared      int             `json:"shared,omitempty"` // games that several seats have won together
	Turns       float64         `json:"turns"`            // a game
	Decisions   float64         `json:"decisions"`
	Bots        []botSummary    `json:"bots"`
	Elo         *eloSummary     `json:"elo_difference,omitempty"` // of the first bot to the second, where there are two
	Scores      []scoreCount    `json:"deal_scores,omitempty"`    // of the first bot, where all deals are alike
	Pairs       [][]float64     `json:"pairs,omitempty"`          // share of the row's bot against the column's, -1 where they did not meet
	SPRT        *sprtSummary    `json:"sprt,omitempty"`
	Hash        string          `json:"hash"` // of all final positions

	claimant string
	seatings int
}

// botSummary is the result of one bot.
type botSummary struct {
	Name   string         `json:"name"`
	Games  int            `json:"games"` // in which it took part
	Points float64        `json:"points"`
	Failed int            `json:"failed"` // games that it lost by failing
	Share  float64        `json:"share"`  // of the points of its games
	CI     stats.Interval `json:"share_95_over_deals"`
	Plain  stats.Interval `json:"share_95_by_games"`
	Even   float64        `json:"even"` // the share if all seats were equally good
	// Rating is the likeliest one, with mean 0 over the bots; only where
	// there are more than two bots or more than one set of bots.
	Rating    *float64  `json:"rating,omitempty"`
	RatingCI  *eloRange `json:"rating_95,omitempty"`
	Turns     int       `json:"turns"`
	PerTurn   float64   `json:"decisions_per_turn"`
	MsMean    float64   `json:"ms_per_turn"`
	Ms99      float64   `json:"ms_per_turn_99"`
	MsMost    float64   `json:"ms_per_turn_most"`
	MsPerGame float64   `json:"ms_per_game"` // with what it thought in others' turns

	share   stats.Share
	thought Thought
}

// elo is a difference in Elo; JSON has null for an infinite one.
type elo float64

func (e elo) MarshalJSON() ([]byte, error) {
	if math.IsInf(float64(e), 0) || math.IsNaN(float64(e)) {
		return []byte("null"), nil
	}
	return strconv.AppendFloat(nil, float64(e), 'f', 2, 64), nil
}

func (e elo) String() string {
	return strings.ToLower(fmt.Sprintf("%+.1f", float64(e))) // +inf
}

type eloSummary struct {
	Elo elo `json:"elo"`
	eloRange
}

// eloRange is a confidence stats.Interval in Elo.
type eloRange struct {
	Low  elo `json:"low"`
	High elo `json:"high"`
}

// scoreCount is how many deals gave the first bot these points.
type scoreCount struct {
	Points float64 `json:"points"`
	Deals  int     `json:"deals"`
}

type sprtSummary struct {
	P0      float64 `json:"p0"`
	P1      float64 `json:"p1"`
	LLR     float64 `json:"llr"`
	Lower   float64 `json:"lower"`
	Upper   float64 `json:"upper"`
	Verdict string  `json:"verdict"` // H0, H1, or empty: not decided
}

// summary sums the counted deals up.
func (c *contest) summary() *summary {
	n := len(c.schedule.bots)
	s := &summary{Settings: c.settings, Interrupted: !c.over(), Deals: len(c.counted), claimant: c.schedule.bots[0], seatings: len(c.schedule.seatings(uint32(c.FirstDeal)))}
	meetings := make([][]stats.Meeting, len(c.counted))
	s.Bots = make([]botSummary, n)
	pair := make([][]float64, n)
	for b, name := range c.schedule.bots {
		s.Bots[b].Name = name
		pair[b] = make([]float64, n)
	}
	scores := map[float64]int{}
	var hash uint64
	for d := range c.counted {
		deal := &c.counted[d]
		got, games := c.score(deal)
		scores[stats.Tidy(got[0])]++
		for b := range n {
			s.Bots[b].share.Add(got[b], games[b])
		}
		for i, o := range deal.games {
			s.Games++
			s.Turns += float64(o.Turns)
			s.Decisions += float64(o.Decisions)
			hash = Mix(hash, o.Hash)
			l := deal.teams[i]
			switch {
			case o.Lost != NoSeat:
				s.Failed++
				s.Bots[l[slices.Index(c.Seats(), o.Lost)]].Failed++
			case len(o.Winners) == 0:
				s.Unfinished++
			case len(o.Winners) > 1:
				s.Shared++
			}
			m := meetingOf(l, c.credit(o, l))
			meetings[d] = append(meetings[d], m)
			for i, b := range m.Bots {
				s.Bots[b].Even += m.Seats[i] / float64(c.Players)
				for _, other := range m.Bots {
					pair[b][other] += m.Points[i]
				}
			}
			for i, seat := range c.Seats() {
				b, t := &s.Bots[l[i]], &o.Thought[seat]
				b.thought.Turns = append(b.thought.Turns, t.Turns...)
				b.thought.Decisions += t.Decisions
				b.thought.Beside += t.Beside
			}
		}
	}
	if s.Interrupted {
		s.LeftOut = len(c.finished) - s.Games
	}
	s.Turns /= max(1, float64(s.Games))
	s.Decisions /= max(1, float64(s.Games))
	s.Hash = fmt.Sprintf("%016x", hash)
	for i := range s.Bots {
		b := &s.Bots[i]
		b.Points, b.Games = b.share.Count, int(b.share.Of)
		b.Share, b.CI = b.share.Value(), b.share.Interval()
		b.Plain = stats.Wilson(b.Share, b.share.Of)
		b.Even /= max(1, b.share.Of)
		b.think()
	}
	c.rate(s, meetings)
	if len(c.schedule.sets) == 1 {
		for _, p := range slices.Sorted(maps.Keys(scores)) {
			s.Scores = append(s.Scores, scoreCount{p, scores[p]})
		}
	}
	if c.mode == modeRound && c.Players == 2 && n > 2 {
		s.Pairs = pair
		for a := range n {
			for b := range a {
				all := pair[a][b] + pair[b][a]
				if all == 0 {
					pair[a][b], pair[b][a] = -1, -1
					continue
				}
				pair[a][b], pair[b][a] = pair[a][b]/all, pair[b][a]/all
			}
			pair[a][a] = -1
		}
	}
	if c.test != nil {
		s.SPRT = &sprtSummary{P0: c.test.P0, P1: c.test.P1, LLR: c.ratio, Lower: c.test.Lower, Upper: c.test.Upper, Verdict: c.decided}
	}
	return s
}

// meetingOf sums one game up by bot.
func meetingOf(l lineup, points []float64) (m stats.Meeting) {
	for b, p := range points {
		if n := stats.Count(l, b); n > 0 {
			m.Bots, m.Seats, m.Points = append(m.Bots, b), append(m.Seats, float64(n)), append(m.Points, p)
		}
	}
	return m
}

// rate compares the bots' strengths: by the share where two bots meet in one
// way, else by the likeliest ratings.
func (c *contest) rate(s *summary, meetings [][]stats.Meeting) {
	if len(c.counted) == 0 {
		return
	}
	if len(s.Bots) == 2 && len(c.schedule.sets) == 1 {
		own, all := c.schedule.seats()
		b := &s.Bots[0]
		s.Elo = &eloSummary{elo(stats.Elo(b.Share, own, all)), eloRange{elo(stats.Elo(b.CI.Low, own, all)), elo(stats.Elo(b.CI.High, own, all))}}
		return
	}
	best, around := stats.Rate(len(s.Bots), meetings, c.base)
	for b := range s.Bots {
		s.Bots[b].Rating, s.Bots[b].RatingCI = &best[b], &eloRange{elo(around[b].Low), elo(around[b].High)}
	}
}

// think sums up how long a bot thought.
func (b *botSummary) think() {
	turns, sum := b.thought.Turns, b.thought.all()
	slices.Sort(turns)
	ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
	b.Turns = len(turns)
	b.PerTurn = float64(b.thought.Decisions) / max(1, float64(len(turns)))
	b.MsMean = ms(sum-b.thought.Beside) / max(1, float64(len(turns)))
	b.Ms99 = ms(stats.Quantile(turns, 0.99))
	b.MsMost = ms(stats.Quantile(turns, 1))
	b.MsPerGame = ms(sum) / max(1, float64(b.Games))
}

// announce says what will be played and tested, before it is.
func (c *contest) announce(w io.Writer) {
	how := map[string]string{modeMatch: "match", modeOne: "one against the others", modeRound: "round robin"}[c.mode]
	fmt.Fprintf(w, "%s, %d players, seed %s%s\nbots: %s", how, c.Players, c.Seed, c.Game.Variant(), strings.Join(c.schedule.bots, ", "))
	games := len(c.schedule.seatings(uint32(c.FirstDeal)))
	fmt.Fprintf(w, "\neach deal is played %d times, with the bots in other seats", games)
	if len(c.schedule.sets) > 1 {
		fmt.Fprintf(w, " (%d sets of bots meet)", len(c.schedule.sets))
	}
	fmt.Fprintln(w)
	if c.test == nil {
		fmt.Fprintf(w, "deals %d to %d are played, whatever the score\n", c.FirstDeal, c.bound()-1)
	} else {
		own, all := c.schedule.seats()
		say := func(p float64) string { return fmt.Sprintf("%.2f %% (%+.1f Elo)", 100*p, stats.Elo(p, own, all)) }
		fmt.Fprintf(w, "H0: %s wins %s or less; H1: it wins %s or more; alpha %v, beta %v\n", c.schedule.bots[0], say(c.test.P0), say(c.test.P1), c.alpha, c.beta)
		last := "without bound"
		if c.deals > 0 {
			last = fmt.Sprintf("%d at most", c.deals)
		}
		fmt.Fprintf(w, "deals are played from %d on, %s, until the logarithm of the likelihood ratio (LLR) leaves [%.3f, %.3f]\n", c.FirstDeal, last, c.test.Lower, c.test.Upper)
	}
	fmt.Fprintln(w)
}

// print prints the tables.
func (s *summary) print(w io.Writer) {
	fmt.Fprintf(w, "%d deals, %d games, %.1f turns and %.1f decisions a game\n", s.Deals, s.Games, s.Turns, s.Decisions)
	if s.LeftOut > 0 {
		fmt.Fprintf(w, "interrupted: %d further games are left out, since their deals are not complete\n", s.LeftOut)
	}
	if s.Unfinished > 0 {
		fmt.Fprintf(w, "%d games were not finished (%.2f %%): lost by %s where it played\n", s.Unfinished, 100*float64(s.Unfinished)/float64(s.Games), s.claimant)
	}
	if s.Failed > 0 {
		fmt.Fprintf(w, "%d games were lost by failing (%.2f %%)\n", s.Failed, 100*float64(s.Failed)/float64(s.Games))
	}
	if s.Shared > 0 {
		fmt.Fprintf(w, "%d games have several winners, who share the point\n", s.Shared)
	}
	width := 0
	for i := range s.Bots {
		width = max(width, utf8.RuneCountInString(s.Bots[i].Name))
	}
	rated := s.Bots[0].Rating != nil
	fmt.Fprintf(w, "\n%-*s %7s %9s %9s %18s %18s %9s %7s", width, "", "games", "points", "share", "95 % over deals", "95 % by games", "even", "failed")
	if rated {
		fmt.Fprintf(w, " %7s %18s", "Elo", "95 % over deals")
	}
	fmt.Fprintln(w)
	order := make([]int, len(s.Bots))
	for i := range order {
		order[i] = i
	}
	if rated {
		slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(*s.Bots[b].Rating, *s.Bots[a].Rating) })
	}
	for _, i := range order {
		b := &s.Bots[i]
		fmt.Fprintf(w, "%-*s %7d %9.1f %7.2f %% %18s %18s %7.2f %% %7d", width, b.Name, b.Games, b.Points, 100*b.Share, b.CI, b.Plain, 100*b.Even, b.Failed)
		if rated {
			fmt.Fprintf(w, " %+7.1f %18s", *b.Rating, fmt.Sprintf("[%s, %s]", b.RatingCI.Low, b.RatingCI.High))
		}
		fmt.Fprintln(w)
	}
	if s.Elo != nil {
		fmt.Fprintf(w, "\nElo difference %s - %s: %s [%s, %s]\n", s.Bots[0].Name, s.Bots[1].Name, s.Elo.Elo, s.Elo.Low, s.Elo.High)
	}
	if s.Scores != nil {
		var list []string
		for _, v := range s.Scores {
			list = append(list, fmt.Sprintf("%.3g: %d", v.Points, v.Deals))
		}
		fmt.Fprintf(w, "deals by points of %s of %d: %s\n", s.claimant, s.seatings, strings.Join(list, ", "))
	}
	s.printPairs(w, width, order)
	fmt.Fprintf(w, "\n%-*s %9s %13s %11s %9s %11s %13s\n", width, "thinking", "turns", "decis. a turn", "ms a turn", "99 %", "most", "ms a game")
	for _, i := range order {
		b := &s.Bots[i]
		fmt.Fprintf(w, "%-*s %9d %13.2f %11.3f %9.3f %11.3f %13.1f\n", width, b.Name, b.Turns, b.PerTurn, b.MsMean, b.Ms99, b.MsMost, b.MsPerGame)
	}
	fmt.Fprintf(w, "\nhash of all final positions %s\n", s.Hash)
	if t := s.SPRT; t != nil {
		fmt.Fprintf(w, "LLR %.3f of [%.3f, %.3f]: ", t.LLR, t.Lower, t.Upper)
		switch t.Verdict {
		case stats.AcceptH0:
			fmt.Fprintf(w, "H0 is accepted: %s wins %.2f %% or less\n", s.claimant, 100*t.P0)
		case stats.AcceptH1:
			fmt.Fprintf(w, "H1 is accepted: %s wins %.2f %% or more\n", s.claimant, 100*t.P1)
		default:
			fmt.Fprintln(w, "not decided")
		}
	}
}

// printPairs prints the cross table of a round robin.
func (s *summary) printPairs(w io.Writer, width int, order []int) {
	if s.Pairs == nil {
		return
	}
	const corner = "row against column, %"
	width = max(width, len(corner)-4)
	fmt.Fprintf(w, "\n%-*s", width+4, corner)
	for i := range order {
		fmt.Fprintf(w, " %6d", i+1)
	}
	fmt.Fprintln(w)
	for i, a := range order {
		fmt.Fprintf(w, "%2d  %-*s", i+1, width, s.Bots[a].Name)
		for _, b := range order {
			if s.Pairs[a][b] < 0 {
				fmt.Fprintf(w, " %6s", "-")
			} else {
				fmt.Fprintf(w, " %6.1f", 100*s.Pairs[a][b])
			}
		}
		fmt.Fprintln(w)
	}
}

// sheet returns the counted games as CSV.
func (c *contest) sheet() []byte {
	var text bytes.Buffer
	w := csv.NewWriter(&text)
	table := c.Game.Table()
	columns := func(prefix string) (list []string) {
		for _, name := range table.Names {
			list = append(list, prefix+name)
		}
		return list
	}
	head := append([]string{"deal", "seating", "seed"}, columns("bot_")...)
	if table.Starts {
		head = append(head, "start")
	}
	head = append(append(head, "winner", "winner_bot", "failed", "why", "turns", "decisions", "hash"), columns("ms_")...)
	w.Write(head) // into memory: it cannot fail
	for _, d := range c.counted {
		for i, o := range d.games {
			var winners []string
			for _, seat := range o.Winners {
				winners = append(winners, o.Names[seat])
			}
			line := append([]string{fmt.Sprint(d.deal), fmt.Sprint(i + 1), fmt.Sprint(o.Seed)}, o.Names[:len(table.Names)]...)
			if table.Starts {
				line = append(line, table.name(o.Start))
			}
			nobody := func(name string) string { return strings.Trim(name, "-") } // "" for nobody
			line = append(line, nobody(o.winners(table)), strings.Join(Distinct(winners), "+"), nobody(table.name(o.Lost)), o.Why, fmt.Sprint(o.Turns), fmt.Sprint(o.Decisions), fmt.Sprintf("%016x", o.Hash))
			for seat := range table.Names {
				ms := ""
				if slices.Contains(o.Seats, Seat(seat)) {
					ms = fmt.Sprintf("%.3f", float64(o.Thought[seat].all().Microseconds())/1000)
				}
				line = append(line, ms)
			}
			w.Write(line)
		}
	}
	w.Flush()
	return text.Bytes()
}
