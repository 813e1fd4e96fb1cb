package play

import (
	"bytes"
	"context"
	"fmt"
	"runtime/debug"
	"slices"
	"strings"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/outside"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

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
