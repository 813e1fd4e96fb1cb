package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"

	"touria.games/touria/rules"
)

const matchAbout = `Lets bots play for the question which is stronger. Each deal is played in all seatings, and the deal
is the unit of all statistics. The first bot is the claimant: a game that is not finished counts
against it. A bot that fails (crashes, an illegal decision, an outside bot's silence) loses the game.

Modes: match seats the bots as they are named, again and again until all seats are taken; one seats
the first bot among the others, in every seat in turn; round lets all sets of bots meet. docs/arena.md
explains the numbers, outside bots and how a long match is resumed with -log.`

const matchExample = `touria-arena match -bots crown,greedy -deals 500 -seed tuning -log crown.log
  touria-arena match -mode one -players 4 -bots "crown;greedy" -sprt 45%,55% -csv games.csv`

// contest is a match of two bots or more.
type contest struct {
	match
	mode        string
	deals       int
	sprt        string
	alpha, beta float64
	jobs        int
	quiet       bool
	log         string
	csv, json   string

	schedule *schedule
	settings settings
	test     *sprt
	console  *console
	file     *matchLog

	waiting  map[uint32][]*outcome // games of deals that are not counted yet, by seating
	counted  []dealt
	next     uint32 // the first deal that is not counted
	decided  string // what the test says
	ratio    float64
	points   float64 // of the first bot in the counted games
	played   float64 // counted games of the first bot
	finished int     // games, with those of the log
	here     int     // games of this run
}

// dealt is a deal with all its games.
type dealt struct {
	deal  uint32
	games []*outcome
	teams []lineup
}

// match plays a match and prints who is stronger.
func (p *program) match(args []string) error {
	c := contest{}
	f := p.flags("match", "[flags]", matchAbout, matchExample)
	c.terms(f)
	f.StringVar(&c.mode, "mode", modeMatch, "who meets whom: "+strings.Join(modes(), ", "))
	f.IntVar(&c.deals, "deals", 0, "number of deals (default 100; with -sprt until it is decided)")
	f.StringVar(&c.sprt, "sprt", "", "test H0 against H1 and stop when it is decided: two differences in Elo between the first bot and the others (0,20), or two shares of the games that it wins (25%,35%)")
	f.Float64Var(&c.alpha, "alpha", 0.05, "with -sprt: probability of accepting H1 where H0 is true")
	f.Float64Var(&c.beta, "beta", 0.05, "with -sprt: probability of accepting H0 where H1 is true")
	f.IntVar(&c.jobs, "jobs", 0, "games played at a time; the result is the same for any number (default: one a core)")
	f.BoolVar(&c.quiet, "quiet", false, "show no progress")
	f.StringVar(&c.log, "log", "", "append finished games to this file; started again with the same settings the match goes on from there")
	f.StringVar(&c.csv, "csv", "", "write the games to this file, one a line")
	f.StringVar(&c.json, "json", "", "write the summary to this file")
	if err := p.parse(f, args); err != nil {
		return err
	}
	if f.NArg() > 0 {
		return usagef("%q: it takes flags only", f.Arg(0))
	}
	if err := c.prepare(); err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // a second Ctrl-C ends the program at once
	return p.contest(ctx, &c)
}

// prepare checks the flags.
func (c *contest) prepare() error {
	if err := c.prepareTerms(); err != nil {
		return err
	}
	switch {
	case c.deals < 0:
		return usagef("-deals must be 1 or more, not %d", c.deals)
	case c.deals >= mostDeals:
		return usagef("-deals must be below %d, not %d", mostDeals, c.deals)
	case c.jobs < 0:
		return usagef("-jobs must be 1 or more, not %d", c.jobs)
	case c.jobs == 0:
		c.jobs = runtime.GOMAXPROCS(0)
	}
	var err error
	if c.schedule, err = newSchedule(c.mode, c.given, c.players); err != nil {
		return err
	}
	if c.sprt != "" {
		if err := c.prepareTest(); err != nil {
			return err
		}
	} else if c.deals == 0 {
		c.deals = 100
	}
	c.settings = settings{Log: logMark, Version: logVersion, Mode: c.mode, Bots: c.given, Players: c.players, Seed: c.seed,
		FirstDeal: c.first, Deals: c.deals, Introductory: c.introductory, Marriage: c.marriage, OpenScreens: c.open, LateElixir: c.late, Start: c.start,
		MaxDecisions: c.most, ExecTimeout: c.timeout.String(), SPRT: c.sprt, Board: boardSum(c.board), Program: programSum()}
	if c.sprt != "" {
		c.settings.Alpha, c.settings.Beta = c.alpha, c.beta
	}
	c.next, c.waiting = uint32(c.first), map[uint32][]*outcome{}
	return nil
}

// prepareTest reads the hypotheses.
func (c *contest) prepareTest() error {
	if c.mode == modeRound {
		return usagef("-sprt tests the first bot against the others; it does not go with -mode round")
	}
	for _, f := range []struct {
		name  string
		value float64
	}{{"alpha", c.alpha}, {"beta", c.beta}} {
		if !(f.value > 0 && f.value < 0.5) {
			return usagef("-%s must be between 0 and 0.5, not %v", f.name, f.value)
		}
	}
	parts := strings.Split(c.sprt, ",")
	own, all := c.schedule.seats()
	var p [2]float64
	if len(parts) != 2 || strings.Contains(parts[0], "%") != strings.Contains(parts[1], "%") {
		return usagef("-sprt wants two differences in Elo, as in 0,20, or two shares, as in 25%%,35%%, not %q", c.sprt)
	}
	for i, part := range parts {
		part = strings.TrimSpace(part)
		number, share := strings.CutSuffix(part, "%")
		v, err := strconv.ParseFloat(strings.TrimSpace(number), 64)
		if err != nil {
			return usagef("-sprt: %q is no number", part)
		}
		switch {
		case share && !(v > 0 && v < 100):
			return usagef("-sprt: a share lies between 0%% and 100%%, not at %s", part)
		case !share && !(v >= -1000 && v <= 1000):
			return usagef("-sprt: a difference lies between -1000 and 1000 Elo, not at %s", part)
		case share:
			p[i] = v / 100
		default:
			p[i] = shareOf(v, own, all)
		}
	}
	if p[0] >= p[1] {
		return usagef("-sprt: H1 must claim more than H0, not %s", c.sprt)
	}
	c.test = newSPRT(p[0], p[1], c.alpha, c.beta, len(c.schedule.seatings(0)))
	return nil
}

// contest plays the match and reports. A match that is ended through the
// context reports what it has.
func (p *program) contest(ctx context.Context, c *contest) error {
	for _, name := range []string{c.csv, c.json} {
		if err := writable(name); err != nil {
			return err
		}
	}
	c.console = newConsole(p.errs, c.quiet)
	if c.log != "" {
		var err error
		if c.file, err = openLog(c.log, c.settings, c.resume); err != nil {
			return err
		}
		defer c.file.file.Close()
	}
	c.announce(p.out)
	if err := p.out.Flush(); err != nil {
		return fmt.Errorf("the output cannot be written: %w", err)
	}
	if c.finished > 0 {
		c.console.say(fmt.Sprintf("%s: goes on behind %d games", c.log, c.finished))
	}
	err := c.run(ctx)
	c.console.end()
	if err != nil {
		return err
	}
	s := c.summary()
	s.print(p.out)
	if c.csv != "" {
		if err := writeFile(c.csv, c.table()); err != nil {
			return err
		}
	}
	if c.json != "" {
		if err := writeFile(c.json, s.encode()); err != nil {
			return err
		}
	}
	if s.Interrupted {
		p.out.Flush()
		c.console.say(c.goOn())
		return errSilent
	}
	return nil
}

// goOn tells how an interrupted match can be ended.
func (c *contest) goOn() string {
	if c.log == "" {
		return "interrupted; with -log FILE a match can be gone on with"
	}
	return "interrupted; the same command goes on with the match"
}

// bound returns the number behind the last deal.
func (c *contest) bound() uint32 {
	if c.deals == 0 {
		return mostDeals*2 - 1
	}
	return uint32(c.first) + uint32(c.deals)
}

// fixture returns a game of a deal.
func (c *contest) fixture(deal uint32, seating int, l lineup) fixture {
	g := fixture{deal: deal, seating: seating, setup: c.deal(deal)}
	for i, seat := range seatsOf(rules.SeatsFor(c.players)) {
		g.names[seat] = c.schedule.bots[l[i]]
	}
	return g
}

// resume takes a game of the log in.
func (c *contest) resume(l *gameLine) error {
	if l.Deal < uint32(c.first) || l.Deal >= c.bound() {
		return fmt.Errorf("deal %d is not of this match", l.Deal)
	}
	seatings := c.schedule.seatings(l.Deal)
	if l.Seating < 0 || l.Seating >= len(seatings) {
		return fmt.Errorf("deal %d has no seating %d", l.Deal, l.Seating)
	}
	g := c.fixture(l.Deal, l.Seating, seatings[l.Seating])
	o, err := l.outcome(&g)
	if err != nil {
		return err
	}
	if old := c.game(l.Deal, l.Seating); old != nil {
		if old.hash != o.hash {
			return fmt.Errorf("deal %d, seating %d was played twice, and differently", l.Deal, l.Seating+1)
		}
		return nil
	}
	c.add(&g, o)
	return nil
}

// game returns a game that is finished, or nil.
func (c *contest) game(deal uint32, seating int) *outcome {
	if deal < c.next {
		if n := int(deal - uint32(c.first)); n < len(c.counted) {
			return c.counted[n].games[seating]
		}
		return nil
	}
	if games := c.waiting[deal]; games != nil {
		return games[seating]
	}
	return nil
}

// add takes a finished game in. Deals are counted in their order and when all
// their games are there, so that neither the number of jobs nor how long a
// game takes decides what counts; behind the test's decision nothing does.
func (c *contest) add(g *fixture, o *outcome) {
	c.finished++
	if c.waiting[g.deal] == nil {
		c.waiting[g.deal] = make([]*outcome, len(c.schedule.seatings(g.deal)))
	}
	c.waiting[g.deal][g.seating] = o
	for c.decided == "" {
		games := c.waiting[c.next]
		if games == nil || slices.Contains(games, nil) {
			return
		}
		delete(c.waiting, c.next)
		d := dealt{deal: c.next, games: games, teams: c.schedule.seatings(c.next)}
		c.counted = append(c.counted, d)
		c.next++
		points, played := c.score(&d)
		c.points, c.played = c.points+points[0], c.played+played[0]
		if c.test != nil {
			c.test.add(points[0] / played[0])
			c.ratio = c.test.llr()
			c.decided = c.test.verdict(c.ratio)
		}
	}
}

// over tells whether the match is at its end.
func (c *contest) over() bool { return c.decided != "" || c.next == c.bound() }

// score returns each bot's points in a deal and the games that it took part in.
func (c *contest) score(d *dealt) (points, played []float64) {
	points, played = make([]float64, len(c.schedule.bots)), make([]float64, len(c.schedule.bots))
	for i, o := range d.games {
		for b, v := range c.credit(o, d.teams[i]) {
			points[b] += v
			if slices.Contains(d.teams[i], b) {
				played[b]++
			}
		}
	}
	return points, played
}

// credit returns each bot's share of the one point of a game: the winner's,
// or, where a bot has lost by failing, that of the seats of all other bots. An
// unfinished game is lost by the claimant, the first bot, if it sits there.
func (c *contest) credit(o *outcome, l lineup) []float64 {
	points := make([]float64, len(c.schedule.bots))
	seats := seatsOf(rules.SeatsFor(c.players))
	loser := -1
	switch {
	case o.lost != rules.NoSeat:
		loser = l[slices.Index(seats, o.lost)]
	case o.winner != rules.NoSeat:
		points[l[slices.Index(seats, o.winner)]] = 1
		return points
	case slices.Contains(l, 0):
		loser = 0
	}
	others := 0
	for _, b := range l {
		if b != loser {
			others++
		}
	}
	for _, b := range l {
		if b != loser {
			points[b] += 1 / float64(others)
		}
	}
	return points
}

// run plays what is left of the match, some games at a time.
func (c *contest) run(ctx context.Context) error {
	if c.over() {
		return nil
	}
	inner, cancel := context.WithCancel(ctx)
	defer cancel()
	type ended struct {
		g   fixture
		o   outcome
		err error
	}
	todo, done := make(chan fixture), make(chan ended)
	// What is in the log is taken off before the games begin to change it.
	known := map[[2]uint32]bool{}
	for deal, games := range c.waiting {
		for i, o := range games {
			if o != nil {
				known[[2]uint32{deal, uint32(i)}] = true
			}
		}
	}
	from := c.next
	go func() {
		defer close(todo)
		for deal := from; deal < c.bound(); deal++ {
			for i, l := range c.schedule.seatings(deal) {
				if known[[2]uint32{deal, uint32(i)}] {
					continue
				}
				select {
				case todo <- c.fixture(deal, i, l):
				case <-inner.Done():
					return
				}
			}
		}
	}()
	var workers sync.WaitGroup
	for range c.jobs {
		workers.Go(func() {
			t := &table{m: &c.match, ctx: inner, say: c.console.say}
			defer t.close()
			for g := range todo {
				e := ended{g: g}
				e.o, e.err = t.play(g, nil, nil)
				done <- e
			}
		})
	}
	go func() {
		workers.Wait()
		close(done)
	}()
	var failed error
	c.tell()
	for e := range done {
		switch {
		case e.err == errStopped, failed != nil, c.over():
			continue
		case e.err != nil:
			failed = fmt.Errorf("deal %d, seating %d: %w", e.g.deal, e.g.seating+1, e.err)
		default:
			c.here++
			if c.file != nil {
				l := lineOf(&e.g, &e.o)
				failed = c.file.add(l)
			}
			c.add(&e.g, &e.o)
		}
		if failed != nil || c.over() {
			cancel()
		}
		c.tell()
	}
	return failed
}

// tell shows how far the match is.
func (c *contest) tell() {
	all := 0
	if c.deals > 0 {
		// The number of games is the same in all deals, or nearly so.
		all = max(c.finished, c.deals*len(c.schedule.seatings(uint32(c.first))))
	}
	more := ""
	if c.test != nil {
		more = fmt.Sprintf("LLR %.2f of [%.2f, %.2f]", c.ratio, c.test.lower, c.test.upper)
	} else if c.played > 0 {
		more = fmt.Sprintf("first bot %.1f %%", 100*c.points/c.played)
	}
	c.console.progress(c.finished, all, c.here, more)
}
