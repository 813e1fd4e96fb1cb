// Package table lets bots play around a table, built-in ones and programs of their
// own, watches their games and keeps them. It knows no game; a Game tells it what
// each game's own is.
package table

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"time"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/outside"
	"touria.games/touria/rules"
)

// A Game is what a table needs of a game. S is a whole position, D a decision, which
// is a struct of bytes, L a log of events.
type Game[S any, D comparable, L any] interface {
	match.Game
	// Begin deals a game and writes the events of its set-up to the log, if there is one.
	Begin(f *match.Fixture, log *L) (S, error)
	// ToMove returns the seat that decides, NoSeat when the game is over.
	ToMove(s *S) match.Seat
	// Turn returns the number of the turn, and whether the seat that decides is in its own.
	Turn(s *S) (n int, own bool)
	// Legal appends the legal decisions, and Apply makes one: the log, if there is one,
	// has its events alone afterwards.
	Legal(s *S, dst []D) []D
	Apply(s *S, d D, log *L)
	// End notes turns, winners and hash of a game that has ended or is given up.
	End(s *S, o *match.Outcome)
	// Bot makes a built-in bot, which is new in each game.
	Bot(name string) (Bot[S, D], error)
	// Header returns the header that outside bots get, Asked what the seat that decides
	// knows and its legal decisions, as JSON. Read reads a decision, and Over tells how
	// a game ended, as a member of a JSON object.
	Header(f *match.Fixture) ([]byte, error)
	Asked(s *S) (view, legal []byte, err error)
	Read(s *S, do []byte) (D, error)
	Over(o *match.Outcome) string
}

// A Bot is a bot of this program. Begin must look at nothing of the position but what
// the seat that decides can know.
type Bot[S any, D comparable] interface {
	Begin(s *S, seed uint64)
	Step(n int) (done bool)
	Best() D
}

// A Runner is where one goroutine lets bots play.
type Runner[S any, D comparable, L any] struct {
	ctx  context.Context // ends a game in its middle
	game Game[S, D, L]
	most int               // decisions
	wait time.Duration     // for an outside bot's answer
	say  func(line string) // reports bots that fail; nil: does not
	away map[string]*outside.Bot
}

// New makes a place to play; bots that fail are reported through say.
func New[S any, D comparable, L any](ctx context.Context, t *match.Terms, g Game[S, D, L], say func(line string)) *Runner[S, D, L] {
	return &Runner[S, D, L]{ctx: ctx, game: g, most: t.MaxDecisions, wait: t.Timeout, say: say, away: map[string]*outside.Bot{}}
}

// An Observer sees the set-up, with the zero decision and no position before,
// and then every decision. It may read the log of events, but keep nothing.
type Observer[S any, D comparable] = func(before *S, d D, after *S) error

// Play plays a game. A bot that fails loses it: that is no error.
func (t *Runner[S, D, L]) Play(g *match.Fixture) (match.Outcome, error) { return t.Watch(g, nil, nil) }

// Watch plays a game with an observer and a log of the events, which may be nil.
func (t *Runner[S, D, L]) Watch(g *match.Fixture, log *L, each Observer[S, D]) (match.Outcome, error) {
	o := match.NewOutcome(g)
	s, err := t.begin(g, log, each)
	if err != nil {
		return o, err
	}
	players, err := t.sit(g, &o)
	for ; err == nil && o.Lost == match.NoSeat && o.Decisions < t.most; o.Decisions++ {
		seat := t.game.ToMove(&s)
		if seat == match.NoSeat {
			break
		}
		if t.ctx.Err() != nil {
			err = command.ErrStopped
			break
		}
		var d D
		begin := time.Now()
		d, err = players[seat].choose(&s, o.Decisions, g.Chance(rules.ArenaBots, uint32(o.Decisions)))
		turn, own := t.game.Turn(&s)
		o.Thought[seat].Add(own, turn, time.Since(begin))
		if err != nil {
			err = t.fault(&o, seat, err)
			break
		}
		before := s
		t.game.Apply(&s, d, log)
		if each != nil {
			if err := each(&before, d, &s); err != nil {
				return o, err
			}
		}
	}
	t.game.End(&s, &o)
	for _, p := range players {
		if p != nil {
			p.over(&o)
		}
	}
	return o, err
}

// begin sets a game up.
func (t *Runner[S, D, L]) begin(g *match.Fixture, log *L, each Observer[S, D]) (s S, err error) {
	if s, err = t.game.Begin(g, log); err == nil && each != nil {
		var none D
		err = each(nil, none, &s)
	}
	return s, err
}

// sit makes the players of a game.
func (t *Runner[S, D, L]) sit(g *match.Fixture, o *match.Outcome) (players [match.MostSeats]player[S, D], err error) {
	for _, seat := range g.Seats {
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
func (t *Runner[S, D, L]) fault(o *match.Outcome, seat match.Seat, err error) error {
	if errors.Is(err, command.ErrStopped) {
		return err
	}
	o.Lost, o.Why = seat, command.Plain(err.Error(), maxWhy)
	if t.say != nil {
		line := fmt.Sprintf("deal %d, seating %d: %s at %s loses the game: %s", o.Deal, o.Seating+1, o.Names[seat], t.name(seat), o.Why)
		var c *crash
		if errors.As(err, &c) {
			line += "\n" + string(c.stack)
		}
		t.say(line)
	}
	return nil
}

func (t *Runner[S, D, L]) name(seat match.Seat) string { return t.game.Table().Names[seat] }

// Close ends the outside bots.
func (t *Runner[S, D, L]) Close() {
	var quits sync.WaitGroup
	for _, b := range t.away {
		quits.Go(b.Quit)
	}
	quits.Wait()
}

// player makes the decisions of one seat in one game.
type player[S any, D comparable] interface {
	// choose returns a legal decision in a position where its seat is to move.
	// n counts the game's decisions from 0; the seed is the bot's chance. An
	// error says how the bot failed, or is command.ErrStopped.
	choose(s *S, n int, seed uint64) (D, error)
	// over tells the player that the game has ended.
	over(o *match.Outcome)
}

// player returns the player for a seat of a game. A built-in bot is new in
// each game, so that nothing that it keeps depends on what was played before;
// an outside one goes on from game to game.
func (t *Runner[S, D, L]) player(g *match.Fixture, seat match.Seat) (player[S, D], error) {
	name := g.Names[seat]
	if line, is := strings.CutPrefix(name, outside.Mark); is {
		key := t.name(seat) + " " + name
		if t.away[key] == nil {
			t.away[key] = outside.New(t.ctx, line, t.wait, t.say)
		}
		text, err := t.game.Header(g)
		if err != nil {
			return nil, err
		}
		p := &guest[S, D, L]{game: t.game, bot: t.away[key]}
		return p, p.bot.Begin(t.name(seat), text)
	}
	b, err := t.game.Bot(name)
	return &inside[S, D, L]{game: t.game, bot: b, ctx: t.ctx}, err
}

// inside is a bot of this program.
type inside[S any, D comparable, L any] struct {
	game  Game[S, D, L]
	bot   Bot[S, D]
	ctx   context.Context
	legal []D
}

// crash is a bot's panic, with the place for those who mend it.
type crash struct {
	what  string
	stack []byte
}

func (c *crash) Error() string { return "it crashed: " + c.what }

// slice is the units of work between two looks at whether to stop.
const slice = 1 << 16

func (p *inside[S, D, L]) choose(s *S, _ int, seed uint64) (d D, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = &crash{fmt.Sprint(r), debug.Stack()}
		}
	}()
	p.bot.Begin(s, seed)
	for !p.bot.Step(slice) {
		if p.ctx.Err() != nil {
			return d, command.ErrStopped
		}
	}
	d = p.bot.Best()
	if p.legal = p.game.Legal(s, p.legal[:0]); !slices.Contains(p.legal, d) {
		return d, fmt.Errorf("its decision %+v is not legal", d)
	}
	return d, nil
}

func (p *inside[S, D, L]) over(*match.Outcome) {}

// guest is a bot that is a program of its own.
type guest[S any, D comparable, L any] struct {
	game Game[S, D, L]
	bot  *outside.Bot
}

func (p *guest[S, D, L]) choose(s *S, n int, seed uint64) (d D, err error) {
	view, text, err := p.game.Asked(s)
	if err != nil {
		return d, err
	}
	legal := p.game.Legal(s, nil)
	a, err := p.bot.Choose(n, seed, view, text, len(legal))
	switch {
	case err != nil:
		return d, err
	case a.Do == nil:
		return legal[a.Choice], nil
	}
	if d, err = p.game.Read(s, a.Do); err != nil {
		p.bot.Stop()
		err = fmt.Errorf("its decision is not legal: %w", err)
	}
	return d, err
}

func (p *guest[S, D, L]) over(o *match.Outcome) { p.bot.Over(p.game.Over(o)) }
