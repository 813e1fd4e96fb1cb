package play

import (
	"context"
	"errors"
	"flag"
	"strings"
	"testing"

	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// games returns the games of flags.
func games(t *testing.T, flags string) *Games {
	t.Helper()
	var m Games
	f := flag.NewFlagSet("test", flag.ContinueOnError)
	m.Flags(f, 1, "random")
	if err := errors.Join(f.Parse(strings.Fields(flags)), m.Prepare()); err != nil {
		t.Fatal(err)
	}
	return &m
}

// mad is a bot of this program that fails.
type mad struct{ crashes bool }

func (b *mad) Begin(touria.View, uint64) {}
func (b *mad) Step(int) bool {
	if b.crashes {
		panic("no more")
	}
	return true
}
func (b *mad) Best() touria.Decision { return touria.Decision{Kind: touria.Open, Arg: 1} }

func TestInsideBotsThatFail(t *testing.T) {
	m := games(t, "")
	g := m.Fixture(0)
	s, err := m.Rules.New(m.Setup(&g), nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		bot  mad
		want string
	}{{mad{true}, "it crashed: no more"}, {mad{false}, "its decision {Kind:open Arg:1 Sub:0 Paint:0} is not legal"}} {
		_, err := (&inside{rules: m.Rules, bot: &c.bot, ctx: context.Background()}).choose(&s, 0, 0)
		if err == nil || err.Error() != c.want {
			t.Errorf("got %v, want %q", err, c.want)
			continue
		}
		var told string
		o := match.NewOutcome(&g)
		tab := newRunner(context.Background(), &m.Terms, &m.Game, func(line string) { told = line })
		if err := tab.fault(&o, rules.N, err); err != nil || o.Lost != rules.N || o.Why != c.want {
			t.Errorf("error %v, lost %v, %q", err, o.Lost, o.Why)
		}
		if !strings.HasPrefix(told, "deal 0, seating 1: random at N loses the game: "+c.want) || strings.Contains(told, "(*mad).Step") != c.bot.crashes {
			t.Errorf("it says %q", told)
		}
	}
}
