package play

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"sync"
	"time"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/outside"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Games are a number of games of Touria between bots.
type Games struct {
	match.Terms
	Game
}

// Flags defines the flags of a command that plays a number of games, by default
// games of them. The bot usual plays if none is named.
func (m *Games) Flags(f *flag.FlagSet, games int, usual string) {
	m.Terms.Game = &m.Game
	m.GamesFlags(f, games, usual)
}

// Prepare checks the flags.
func (m *Games) Prepare() error {
	m.Terms.Game = &m.Game
	return m.Terms.Prepare()
}

// StartedBy returns the same games with one starting seat.
func (m *Games) StartedBy(seat rules.Seat) *Games {
	one := *m
	one.Start = seat.String()
	return &one
}

// A Runner is where one goroutine lets bots play.
type Runner struct {
	ctx  context.Context // ends a game in its middle
	game *Game
	most int               // decisions
	wait time.Duration     // for an outside bot's answer
	say  func(line string) // reports bots that fail; nil: does not
	away map[string]*outside.Bot
}

func newRunner(ctx context.Context, t *match.Terms, g *Game, say func(line string)) *Runner {
	return &Runner{ctx: ctx, game: g, most: t.MaxDecisions, wait: t.Timeout, say: say, away: map[string]*outside.Bot{}}
}

// An Observer sees the set-up, with the zero decision and no position before,
// and then every decision. It may read the log of events, but keep nothing.
type Observer = func(before *touria.State, d touria.Decision, after *touria.State) error

// Play plays a game. A bot that fails loses it: that is no error.
func (t *Runner) Play(g *match.Fixture) (match.Outcome, error) { return t.Watch(g, nil, nil) }

// Watch plays a game with an observer and a log of the events, which may be nil.
func (t *Runner) Watch(g *match.Fixture, log *touria.Log, each Observer) (match.Outcome, error) {
	o := match.NewOutcome(g)
	r := t.game.Rules
	if log != nil {
		log.Events = log.Events[:0]
	}
	s, err := r.New(t.game.Setup(g), log)
	if err != nil {
		return o, err
	}
	if each != nil {
		if err := each(nil, touria.Decision{}, &s); err != nil {
			return o, err
		}
	}
	players, err := t.sit(g, &o)
	for ; err == nil && o.Lost == rules.NoSeat && o.Decisions < t.most && s.Phase() != touria.PhaseOver; o.Decisions++ {
		if t.ctx.Err() != nil {
			err = command.ErrStopped
			break
		}
		seat := s.ToMove()
		var d touria.Decision
		begin := time.Now()
		d, err = players[seat].choose(&s, o.Decisions, g.Chance(rules.ArenaBots, uint32(o.Decisions)))
		o.Thought[seat].Add(s.Active() == seat && s.Phase() != touria.PhaseBonus, s.Turn(), time.Since(begin))
		if err != nil {
			err = t.fault(&o, seat, err)
			break
		}
		before := s
		if log != nil {
			log.Events = log.Events[:0]
		}
		r.Apply(&s, d, log)
		if each != nil {
			if err := each(&before, d, &s); err != nil {
				return o, err
			}
		}
	}
	o.Turns, o.Winner, o.Hash = s.Turn(), s.Winner(), s.Hash()
	for _, p := range players {
		if p != nil {
			p.over(o.Winner)
		}
	}
	return o, err
}

// sit makes the players of a game.
func (t *Runner) sit(g *match.Fixture, o *match.Outcome) (players [rules.Seats]player, err error) {
	for _, seat := range match.SeatsOf(g.Seats) {
		p, err := t.player(g, seat)
		if err != nil {
			return players, t.fault(o, seat, err)
		}
		players[seat] = p
	}
	return players, nil
}

// maxWhy bounds the report of a bot's failure, in bytes.
const maxWhy = 1000

// fault notes that a bot has failed and so loses the game. It returns an
// error if it is not the bot's fault.
func (t *Runner) fault(o *match.Outcome, seat rules.Seat, err error) error {
	if errors.Is(err, command.ErrStopped) {
		return err
	}
	o.Lost, o.Why = seat, command.Plain(err.Error(), maxWhy)
	if t.say != nil {
		line := fmt.Sprintf("deal %d, seating %d: %s at %s loses the game: %s", o.Deal, o.Seating+1, o.Names[seat], seat, o.Why)
		var c *crash
		if errors.As(err, &c) {
			line += "\n" + string(c.stack)
		}
		t.say(line)
	}
	return nil
}

// Close ends the outside bots.
func (t *Runner) Close() {
	var quits sync.WaitGroup
	for _, b := range t.away {
		quits.Go(b.Quit)
	}
	quits.Wait()
}

// InParallel does the jobs 0 to jobs-1 with one worker a core and stops when the program is
// asked to end. Each worker gets its runners from sit; InParallel closes them.
func InParallel(jobs int, say func(line string), worker func(sit func(m *Games) *Runner) func(i int) error) error {
	ctx, stop := command.UntilStopped()
	defer stop()
	var runners []*Runner
	defer func() {
		for _, t := range runners {
			t.Close()
		}
	}()
	return command.Parallel(ctx, jobs, func() func(i int) error {
		return worker(func(m *Games) *Runner {
			t := newRunner(ctx, &m.Terms, &m.Game, say)
			runners = append(runners, t)
			return t
		})
	})
}

// all plays the games in parallel, each by work, with a progress bar.
func (m *Games) all(errs io.Writer, work func(i int, t *Runner, g *match.Fixture) error) error {
	far := command.NewProgress(errs, false, m.Games)
	defer far.Close()
	return InParallel(m.Games, far.Say, func(sit func(m *Games) *Runner) func(i int) error {
		t := sit(m)
		return func(i int) error {
			g := m.Fixture(i)
			defer far.Step("")
			return work(i, t, &g)
		}
	})
}
