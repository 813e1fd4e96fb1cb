package play

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"time"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/outside"
	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
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
func (m *Games) Prepare() error { return m.Terms.Prepare() }

// Paper begins a report on so many games.
func (m *Games) Paper(games int, deals string, unfinished int) *report.Paper {
	return &report.Paper{Games: games, Players: m.Players, Bots: m.Names, Seed: m.Seed, Variant: strings.TrimPrefix(m.Variant(), ", "),
		Headline: fmt.Sprintf("%d games%s, %d players, bots %s, seed %s%s; unfinished: %d",
			games, deals, m.Players, strings.Join(m.Names, " "), m.Seed, m.Variant(), unfinished)}
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
	s, err := t.begin(g, log, each)
	if err != nil {
		return o, err
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

// begin sets a game up.
func (t *Runner) begin(g *match.Fixture, log *touria.Log, each Observer) (s touria.State, err error) {
	if log != nil {
		log.Events = log.Events[:0]
	}
	if s, err = t.game.Rules.New(t.game.Setup(g), log); err == nil && each != nil {
		err = each(nil, touria.Decision{}, &s)
	}
	return s, err
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

// Parallel does so many jobs, one worker a core with a runner of its own, and
// ends when the program is asked to end.
func (m *Games) Parallel(jobs int, say func(line string), worker func(t *Runner) func(i int) error) error {
	ctx, stop := command.UntilStopped()
	defer stop()
	var runners []*Runner
	defer func() {
		for _, t := range runners {
			t.Close()
		}
	}()
	return command.Parallel(ctx, jobs, func() func(i int) error {
		t := newRunner(ctx, &m.Terms, &m.Game, say)
		runners = append(runners, t)
		return worker(t)
	})
}

// all plays the games in parallel, each by work, with a progress bar.
func (m *Games) all(errs io.Writer, work func(i int, t *Runner, g *match.Fixture) error) error {
	far := command.NewProgress(errs, false, m.Games)
	defer far.Close()
	return m.Parallel(m.Games, far.Say, func(t *Runner) func(i int) error {
		return func(i int) error {
			g := m.Fixture(i)
			defer far.Step("")
			return work(i, t, &g)
		}
	})
}

// player makes the decisions of one seat in one game.
type player interface {
	// choose returns a legal decision in a position where its seat is to move.
	// n counts the game's decisions from 0; the seed is the bot's chance. An
	// error says how the bot failed, or is command.ErrStopped.
	choose(s *touria.State, n int, seed uint64) (touria.Decision, error)
	// over tells the player that the game has ended.
	over(winner rules.Seat)
}

// player returns the player for a seat of a game. A built-in bot is new in
// each game, so that nothing that it keeps depends on what was played before;
// an outside one goes on from game to game.
func (t *Runner) player(g *match.Fixture, seat rules.Seat) (player, error) {
	name := g.Names[seat]
	if line, is := strings.CutPrefix(name, outside.Mark); is {
		key := seat.String() + " " + name
		if t.away[key] == nil {
			t.away[key] = outside.New(t.ctx, line, t.wait, t.say)
		}
		h := t.game.header(g)
		h.Program, h.Seed = "", ""
		text, err := record.AppendHeader(nil, &h)
		if err != nil {
			return nil, err
		}
		p := &guest{rules: t.game.Rules, bot: t.away[key]}
		return p, p.bot.Begin(seat, bytes.TrimSpace(text))
	}
	b, err := bot.New(name, t.game.Rules)
	return &inside{rules: t.game.Rules, bot: b, ctx: t.ctx}, err
}

// inside is a bot of this program.
type inside struct {
	rules *touria.Rules
	bot   bot.Bot
	ctx   context.Context
	legal []touria.Decision
}

// crash is a bot's panic, with the place for those who mend it.
type crash struct {
	what  string
	stack []byte
}

func (c *crash) Error() string { return "it crashed: " + c.what }

// slice is the units of work between two looks at whether to stop.
const slice = 1 << 16

func (p *inside) choose(s *touria.State, _ int, seed uint64) (d touria.Decision, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = &crash{fmt.Sprint(r), debug.Stack()}
		}
	}()
	p.bot.Begin(p.rules.View(s, s.ToMove()), seed)
	for !p.bot.Step(slice) {
		if p.ctx.Err() != nil {
			return d, command.ErrStopped
		}
	}
	d = p.bot.Best()
	if p.legal = p.rules.Legal(s, p.legal[:0]); !slices.Contains(p.legal, d) {
		return d, fmt.Errorf("its decision %+v is not legal", d)
	}
	return d, nil
}

func (p *inside) over(rules.Seat) {}

// guest is a bot that is a program of its own.
type guest struct {
	rules *touria.Rules
	bot   *outside.Bot
}

func (p *guest) choose(s *touria.State, n int, seed uint64) (d touria.Decision, err error) {
	view := p.rules.View(s, s.ToMove())
	text, err := record.AppendLegal(nil, p.rules, s)
	if err != nil {
		return d, err
	}
	legal := p.rules.Legal(s, nil)
	a, err := p.bot.Choose(n, seed, record.EncodeView(p.rules, &view), text, len(legal))
	switch {
	case err != nil:
		return d, err
	case a.Do == nil:
		return legal[a.Choice], nil
	}
	if d, err = record.DecodeDecision(p.rules, s, a.Do); err != nil {
		p.bot.Stop()
		err = fmt.Errorf("its decision is not legal: %w", err)
	}
	return d, err
}

func (p *guest) over(winner rules.Seat) { p.bot.Over(winner) }

// A Keep is the log of a study's games with their decisions: a run that was
// interrupted goes on with the games that are missing, and the others are played
// again from their decisions, which takes next to no time. Bots that have
// changed under the same name are not noticed.
type Keep struct {
	log  *command.Log // nil: nothing is kept
	kept map[int]keptGame
}

// KeepAbout explains the flag that names the file.
const KeepAbout = "keep the games' decisions in this `file` and play only the games that are missing there; new bots need a new file"

// keptGame is a line: the game's number from 0, its decisions with four bytes
// each, and the hash of its final position.
type keptGame struct {
	Game      int    `json:"game"`
	Decisions string `json:"decisions"`
	Hash      string `json:"hash"`
}

// OpenKeep opens the games that are kept for a purpose; without a name nothing
// is kept.
func (m *Games) OpenKeep(name, what string) (*Keep, error) {
	k := &Keep{kept: map[int]keptGame{}}
	if name == "" {
		return k, nil
	}
	settings, err := command.Join(m.Terms.Settings(what), m.Game.Settings())
	if err != nil {
		return nil, err
	}
	k.log, err = command.OpenLog(name, json.RawMessage(settings), func(line []byte) error {
		var g keptGame
		if frame.Unmarshal(line, &g) != nil || g.Decisions == "" {
			return errors.New("this is no game")
		}
		k.kept[g.Game] = g
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("-keep: %w", err)
	}
	return k, nil
}

// Close closes the file.
func (k *Keep) Close() error { return k.log.Close() }

// Watch plays a game as Runner.Watch does, or plays it again if it is kept; n is
// its number in the file.
func (k *Keep) Watch(n int, t *Runner, g *match.Fixture, log *touria.Log, each Observer) error {
	if kept, is := k.kept[n]; is {
		if err := t.again(g, kept, log, each); err != nil {
			return fmt.Errorf("-keep: %w", err)
		}
		return nil
	}
	var made []byte
	o, err := t.Watch(g, log, func(before *touria.State, d touria.Decision, after *touria.State) error {
		if before != nil {
			made = append(made, byte(d.Kind), d.Arg, d.Sub, byte(d.Paint))
		}
		return each(before, d, after)
	})
	if err != nil {
		return err
	}
	return k.log.Add(keptGame{n, base64.RawStdEncoding.EncodeToString(made), fmt.Sprintf("%016x", o.Hash)})
}

// again plays a game from its decisions.
func (t *Runner) again(g *match.Fixture, kept keptGame, log *touria.Log, each Observer) error {
	made, err := base64.RawStdEncoding.DecodeString(kept.Decisions)
	if err != nil || len(made)%4 != 0 {
		return errors.New("its decisions cannot be read")
	}
	if log == nil {
		log = &touria.Log{}
	}
	s, err := t.begin(g, log, each)
	if err != nil {
		return err
	}
	for n := 0; n < len(made); n += 4 {
		d := touria.Decision{Kind: touria.Kind(made[n]), Arg: made[n+1], Sub: made[n+2], Paint: touria.Paint(made[n+3])}
		before := s
		log.Events = log.Events[:0]
		if err := t.game.Rules.Play(&s, d, log); err != nil {
			return fmt.Errorf("decision %d: %w", n/4+1, err)
		}
		if err := each(&before, d, &s); err != nil {
			return err
		}
	}
	if got := fmt.Sprintf("%016x", s.Hash()); got != kept.Hash {
		return fmt.Errorf("it ends with %s, not with %s: rules or board have changed since", got, kept.Hash)
	}
	return nil
}
