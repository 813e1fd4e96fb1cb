package main

import (
	"context"
	"fmt"
	"runtime/debug"
	"slices"
	"strings"

	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// player makes the decisions of one seat in one game.
type player interface {
	// choose returns a legal decision in a position where its seat is to move.
	// n counts the game's decisions from 0; the seed is the bot's chance. An
	// error tells how the bot failed, or is errStopped.
	choose(s *touria.State, n int, seed uint64) (touria.Decision, error)
	// over tells the player that the game has ended.
	over(winner rules.Seat)
}

// outsideMark begins the specification of a bot that is a program.
const outsideMark = "exec:"

// splitBots splits a list of bots: at semicolons if it has any, else at
// commas, but not at those between the options of one bot
// ("crown:iterations=4000,depth=3,greedy" is two bots: no bot's name has "=").
func splitBots(text string) []string {
	if text == "" {
		return nil
	}
	if strings.Contains(text, ";") {
		return strings.Split(strings.TrimSuffix(strings.TrimSpace(text), ";"), ";")
	}
	var list []string
	for _, part := range strings.Split(text, ",") {
		if n := len(list) - 1; n >= 0 && strings.Contains(list[n], ":") && !strings.HasPrefix(list[n], outsideMark) && isOption(part) {
			list[n] += "," + part
			continue
		}
		list = append(list, part)
	}
	return list
}

// isOption tells whether a part of a list is "option=value" and not the
// beginning of a bot.
func isOption(part string) bool {
	name, _, has := strings.Cut(part, "=")
	return has && !strings.Contains(name, ":")
}

// checkBot tells what is wrong with the specification of a bot.
func checkBot(spec string, r *touria.Rules) error {
	if command, is := strings.CutPrefix(spec, outsideMark); is {
		return checkProgram(command)
	}
	_, err := bot.New(spec, r)
	return err
}

// player returns the player for a seat of a game. A built-in bot is new in
// each game, so that nothing that it keeps depends on what was played before;
// an outside one goes on from game to game.
func (t *table) player(g *fixture, seat rules.Seat) (player, error) {
	spec := g.names[seat]
	if command, is := strings.CutPrefix(spec, outsideMark); is {
		key := seat.String() + " " + spec
		if t.away[key] == nil {
			if t.away == nil {
				t.away = map[string]*outside{}
			}
			t.away[key] = newOutside(t, command)
		}
		return t.away[key], t.away[key].begin(g, seat)
	}
	b, err := bot.New(spec, t.m.rules)
	return &inside{rules: t.m.rules, bot: b, ctx: t.ctx}, err
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
		if p.ctx != nil && p.ctx.Err() != nil {
			return d, errStopped
		}
	}
	d = p.bot.Best()
	if p.legal = p.rules.Legal(s, p.legal[:0]); !slices.Contains(p.legal, d) {
		return d, fmt.Errorf("its decision %+v is not legal", d)
	}
	return d, nil
}

func (p *inside) over(rules.Seat) {}
