package match

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/sync/errgroup"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/stats"
	"touria.games/touria/rules/record"
)

const matchAbout = `Finds out which bot is stronger. Each deal is played in all seatings, and the deal is the unit of all
statistics. The first bot is the claimant: an unfinished game counts against it. A bot that fails
(a crash, an illegal decision, an outside bot that does not answer) loses the game.

Modes: match seats the bots as they are named, repeating them until all seats are taken; one seats the
first bot among the others, in every seat in turn; round lets every set of bots meet. docs/arena.md
explains the numbers, outside bots, and how -log resumes a long match.`

const matchExample = `touria-arena match -bots crown,greedy -deals 500 -seed tuning -log crown.log
  touria-arena match -mode one -players 4 -bots "crown;greedy" -sprt 45%,55% -csv games.csv`

// contest is a match between two or more bots.
type contest struct {
	Terms
	mode        string
	deals       int
	sprt        string
	alpha, beta float64
	jobs        int
	quiet       bool
	log         string
	csv, json   string

	schedule *schedule
	settings json.RawMessage
	test     *stats.SPRT
	progress *command.Progress
	file     *command.Log

	finished map[slot]*Outcome // with those of the log
	counted  []dealt
	next     uint32 // the first deal that is not counted
	decided  string // what the test says
	ratio    float64
	share    stats.Share // of the first bot
}

// slot is a game's place in a match.
type slot struct {
	deal    uint32
	seating int
}

// dealt is a deal with all its games.
type dealt struct {
	deal  uint32
	games []*Outcome
	teams []lineup
}

// Command returns the command that plays a match of a new game and tells which
// bot is stronger. Choice is the flag that chooses this game, "" where it is the usual one.
func Command(choice string, game func() Game) command.Command {
	return command.Command{Name: "match", What: "find out which bot is stronger, with confidence intervals and tests",
		Run: func(p *command.Program, args []string) error {
			c := contest{Terms: Terms{Game: game()}}
			f := command.Flags("match", choice+"[flags]", matchAbout, strings.ReplaceAll(matchExample, "match -", "match "+choice+"-"))
			c.flags(f)
			if err := p.Parse(f, args); err != nil {
				return err
			}
			if err := c.prepare(); err != nil {
				return err
			}
			ctx, stop := command.UntilStopped()
			defer stop()
			return c.play(ctx, p)
		}}
}

func (c *contest) flags(f *flag.FlagSet) {
	c.Terms.Flags(f)
	f.StringVar(&c.mode, "mode", modeMatch, "who meets whom: "+strings.Join(modes, ", "))
	f.IntVar(&c.deals, "deals", 0, "number of deals (default 100; with -sprt until it is decided)")
	f.StringVar(&c.sprt, "sprt", "", "test H0 against H1 and stop when it is decided: two differences in Elo between the first bot and the others (0,20), or two shares of the games that it wins (25%,35%)")
	f.Float64Var(&c.alpha, "alpha", 0.05, "with -sprt: probability of accepting H1 where H0 is true")
	f.Float64Var(&c.beta, "beta", 0.05, "with -sprt: probability of accepting H0 where H1 is true")
	f.IntVar(&c.jobs, "jobs", 0, "games played at a time; the result is the same for any number (default: one a core)")
	f.BoolVar(&c.quiet, "quiet", false, "show no progress")
	f.StringVar(&c.log, "log", "", "append finished games to this file; a match started again with the same settings resumes from there")
	f.StringVar(&c.csv, "csv", "", "write the games to this file, one a line")
	f.StringVar(&c.json, "json", "", "write the summary to this file")
}

// mostJobs bounds the games that are played at a time.
const mostJobs = 1000

// prepare checks the flags.
func (c *contest) prepare() error {
	if err := c.Terms.prepare(); err != nil {
		return err
	}
	switch {
	case c.deals < 0:
		return command.Usagef("-deals must be 1 or more, not %d", c.deals)
	case c.deals >= mostDeals:
		return command.Usagef("-deals must be below %d, not %d", mostDeals, c.deals)
	case c.jobs < 0 || c.jobs > mostJobs:
		return command.Usagef("-jobs must be 1 to %d, not %d", mostJobs, c.jobs)
	case c.jobs == 0:
		c.jobs = runtime.GOMAXPROCS(0)
	}
	var err error
	if c.schedule, err = newSchedule(c.mode, c.Given, c.Players); err != nil {
		return err
	}
	if c.sprt != "" {
		if err := c.prepareTest(); err != nil {
			return err
		}
	} else if c.deals == 0 {
		c.deals = 100
	}
	type test struct {
		SPRT  string  `json:"sprt"`
		Alpha float64 `json:"alpha"`
		Beta  float64 `json:"beta"`
	}
	own := struct {
		Mode  string `json:"mode"`
		Deals int    `json:"deals"` // 0: until the test is decided
		test
		Program string `json:"program"`
	}{Mode: c.mode, Deals: c.deals, Program: command.Build()}
	if c.sprt != "" {
		own.test = test{c.sprt, c.alpha, c.beta}
	}
	c.settings, err = command.Join(c.Settings("match"), own, c.Game.Settings())
	c.next, c.finished = uint32(c.FirstDeal), map[slot]*Outcome{}
	return err
}

// prepareTest reads the hypotheses.
func (c *contest) prepareTest() error {
	if c.mode == modeRound {
		return command.Usagef("-sprt tests the first bot against the others; it does not go with -mode round")
	}
	for i, value := range []float64{c.alpha, c.beta} {
		if !(value > 0 && value < 0.5) {
			return command.Usagef("-%s must be between 0 and 0.5, not %v", []string{"alpha", "beta"}[i], value)
		}
	}
	parts := strings.Split(c.sprt, ",")
	own, all := c.schedule.seats()
	var p [2]float64
	if len(parts) != 2 || strings.Contains(parts[0], "%") != strings.Contains(parts[1], "%") {
		return command.Usagef("-sprt wants two differences in Elo, as in 0,20, or two shares, as in 25%%,35%%, not %q", c.sprt)
	}
	for i, part := range parts {
		part = strings.TrimSpace(part)
		number, share := strings.CutSuffix(part, "%")
		v, err := strconv.ParseFloat(strings.TrimSpace(number), 64)
		if err != nil {
			return command.Usagef("-sprt: %q is no number", part)
		}
		switch {
		case share && !(v > 0 && v < 100):
			return command.Usagef("-sprt: a share lies between 0%% and 100%%, not at %s", part)
		case !share && !(v >= -1000 && v <= 1000):
			return command.Usagef("-sprt: a difference lies between -1000 and 1000 Elo, not at %s", part)
		case share:
			p[i] = v / 100
		default:
			p[i] = stats.ShareAt(v, own, all)
		}
	}
	if p[0] >= p[1] {
		return command.Usagef("-sprt: H1 must claim more than H0, not %s", c.sprt)
	}
	c.test = stats.NewSPRT(p[0], p[1], c.alpha, c.beta, len(c.schedule.seatings(0)))
	return nil
}

// play plays the match and reports. A match that is ended through the context
// reports what it has.
func (c *contest) play(ctx context.Context, p *command.Program) error {
	if err := command.Writable(c.csv, c.json); err != nil {
		return err
	}
	if err := command.Distinct(c.csv, c.json, c.log); err != nil {
		return err
	}
	if c.log != "" {
		var err error
		if c.file, err = command.OpenLog(c.log, c.settings, c.resume); err != nil {
			return err
		}
		defer c.file.Close()
	}
	c.announce(p.Out)
	if err := p.Flush(); err != nil {
		return err
	}
	left := 0
	if c.deals > 0 { // the number of games is the same in all deals, or nearly so
		left = max(1, c.deals*len(c.schedule.seatings(uint32(c.FirstDeal)))-len(c.finished))
	}
	c.progress = command.NewProgress(p.Errs, c.quiet, left)
	if len(c.finished) > 0 {
		c.progress.Say(fmt.Sprintf("%s: resumes after %d games", c.log, len(c.finished)))
	}
	err := c.run(ctx)
	c.progress.Close()
	if err != nil {
		return err
	}
	s := c.summary()
	s.print(p.Out)
	if err := p.Flush(); err != nil { // a file may be the output, too
		return err
	}
	if err := command.WriteFile(c.csv, c.sheet()); err != nil {
		return err
	}
	text, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return err
	}
	if err := command.WriteFile(c.json, append(text, '\n')); err != nil {
		return err
	}
	if s.Interrupted {
		how := "the same command resumes the match"
		if c.log == "" {
			how = "with -log FILE a match can be resumed"
		}
		c.progress.Say("interrupted; " + how)
		return command.ErrSilent
	}
	return nil
}

// bound returns the number after the last deal.
func (c *contest) bound() uint32 {
	if c.deals == 0 {
		return mostDeals*2 - 1
	}
	return uint32(c.FirstDeal) + uint32(c.deals)
}

// lined returns a game of a deal with the bots of a line-up.
func (c *contest) lined(deal uint32, seating int, l lineup) Fixture {
	bots := make([]string, len(l))
	for i, b := range l {
		bots[i] = c.schedule.bots[b]
	}
	return c.fixture(deal, seating, bots)
}

// resume takes a game from the log.
func (c *contest) resume(line []byte) error {
	var l gameLine
	if err := record.Unmarshal(line, &l); err != nil {
		return err
	}
	if l.Deal < uint32(c.FirstDeal) || l.Deal >= c.bound() {
		return fmt.Errorf("deal %d is not of this match", l.Deal)
	}
	seatings := c.schedule.seatings(l.Deal)
	if l.Seating < 0 || l.Seating >= len(seatings) {
		return fmt.Errorf("deal %d has no seating %d", l.Deal, l.Seating)
	}
	g := c.lined(l.Deal, l.Seating, seatings[l.Seating])
	o, err := l.outcome(&g, c.Game.Table())
	if err != nil {
		return err
	}
	if old := c.finished[slot{l.Deal, l.Seating}]; old != nil {
		if old.Hash != o.Hash {
			return fmt.Errorf("deal %d, seating %d was played twice, and differently", l.Deal, l.Seating+1)
		}
		return nil
	}
	c.add(o)
	return nil
}

// add takes a finished game in. Deals are counted in order and when complete, so
// that neither the number of jobs nor how long a game takes decides what counts.
// Nothing counts after the test's decision.
func (c *contest) add(o *Outcome) {
	c.finished[slot{o.Deal, o.Seating}] = o
	for c.decided == "" {
		d := dealt{deal: c.next, teams: c.schedule.seatings(c.next)}
		for i := range d.teams {
			if d.games = append(d.games, c.finished[slot{c.next, i}]); d.games[i] == nil {
				return
			}
		}
		c.counted = append(c.counted, d)
		c.next++
		points, played := c.score(&d)
		c.share.Add(points[0], played[0])
		if c.test != nil {
			c.test.Add(points[0] / played[0])
			c.ratio = c.test.LLR()
			c.decided = c.test.Verdict(c.ratio)
		}
	}
}

// over reports whether the match has ended.
func (c *contest) over() bool { return c.decided != "" || c.next == c.bound() }

// score returns each bot's points and games in a deal.
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

// credit returns each bot's share of the one point of a game. The winners share it.
// Where a bot failed, the seats of the other bots share it. The claimant, the first
// bot, loses an unfinished game if it takes part.
func (c *contest) credit(o *Outcome, l lineup) []float64 {
	points := make([]float64, len(c.schedule.bots))
	loser := -1
	switch {
	case o.Lost != NoSeat:
		loser = l[slices.Index(c.Seats(), o.Lost)]
	case len(o.Winners) > 0:
		for _, seat := range o.Winners {
			points[l[slices.Index(c.Seats(), seat)]] += 1 / float64(len(o.Winners))
		}
		return points
	case slices.Contains(l, 0):
		loser = 0
	}
	for _, b := range l {
		if b != loser {
			points[b] += 1 / float64(len(l)-stats.Count(l, loser))
		}
	}
	return points
}

// run plays the rest of the match, some games at a time.
func (c *contest) run(ctx context.Context) error {
	if c.over() {
		return nil
	}
	inner, cancel := context.WithCancel(ctx)
	defer cancel()
	todo, done := make(chan Fixture), make(chan Outcome)
	// Games that the log has are noted before new ones change that.
	known := maps.Clone(c.finished)
	from := c.next
	go func() {
		defer close(todo)
		for deal := from; deal < c.bound(); deal++ {
			for i, l := range c.schedule.seatings(deal) {
				if known[slot{deal, i}] != nil {
					continue
				}
				select {
				case todo <- c.lined(deal, i, l):
				case <-inner.Done():
					return
				}
			}
		}
	}()
	var workers errgroup.Group
	for range c.jobs {
		workers.Go(func() (err error) {
			t := c.Game.Runner(inner, &c.Terms, c.progress.Say)
			defer t.Close()
			for g := range todo {
				o, e := t.Play(&g)
				if e == nil {
					done <- o
				} else if !errors.Is(e, command.ErrStopped) && err == nil {
					err = fmt.Errorf("deal %d, seating %d: %w", g.Deal, g.Seating+1, e)
					cancel()
				}
			}
			return err
		})
	}
	var failed error // of the workers; read when done is closed
	go func() {
		failed = workers.Wait()
		close(done)
	}()
	var unwritten error
	for o := range done {
		if unwritten != nil || c.over() {
			continue
		}
		unwritten = c.file.Add(o.line(c.Game.Table()))
		c.add(&o)
		if unwritten != nil || c.over() {
			cancel()
		}
		c.progress.Step(c.standing())
	}
	return errors.Join(failed, unwritten)
}

// standing is the score so far, for the progress bar.
func (c *contest) standing() string {
	switch {
	case c.test != nil:
		return fmt.Sprintf("LLR %.2f of [%.2f, %.2f]", c.ratio, c.test.Lower, c.test.Upper)
	case c.share.Of > 0:
		return fmt.Sprintf("first bot %.1f %%", 100*c.share.Value())
	}
	return ""
}
