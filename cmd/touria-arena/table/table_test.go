package table

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/rules"
)

// race is a game in which two take one to three steps in turn; who is first at 20
// has won.
type race struct{ made atomic.Int32 } // bots, for games that are played at the same time

type runners struct {
	at   [2]int
	turn int
}

type step struct{ Far, Spare uint8 }

func (g *race) Flags(*flag.FlagSet)   {}
func (g *race) Prepare(int) error     { return nil }
func (g *race) Variant() string       { return "" }
func (g *race) Settings() any         { return struct{}{} }
func (g *race) Bots() []string        { return []string{"slow", "fast", "crashes", "cheats"} }
func (g *race) CheckBot(string) error { return nil }
func (g *race) Table() *match.Table {
	return &match.Table{Names: []string{"A", "B"}, Taken: [match.MostSeats + 1][]match.Seat{2: {0, 1}}}
}
func (g *race) Runner(ctx context.Context, t *match.Terms, say func(string)) match.Runner {
	return New(ctx, t, g, say)
}
func (g *race) Begin(*match.Fixture, *[]string) (runners, error) { return runners{}, nil }
func (g *race) ToMove(s *runners) match.Seat {
	if max(s.at[0], s.at[1]) >= 20 {
		return match.NoSeat
	}
	return match.Seat(s.turn % 2)
}
func (g *race) Turn(s *runners) (int, bool) { return s.turn, true }
func (g *race) Legal(_ *runners, dst []step) []step {
	return append(dst, step{Far: 1}, step{Far: 2}, step{Far: 3})
}
func (g *race) Apply(s *runners, d step, _ *[]string) {
	s.at[s.turn%2] += int(d.Far)
	s.turn++
}
func (g *race) End(s *runners, o *match.Outcome) {
	o.Turns, o.Hash = s.turn, rules.Number(uint64(s.at[0]), rules.ArenaBots, uint32(s.at[1]))
	for seat, n := range s.at {
		if n >= 20 {
			o.Winners = []match.Seat{match.Seat(seat)}
		}
	}
}
func (g *race) Bot(name string) (Bot[runners, step], error) {
	g.made.Add(1)
	return &legs{name: name}, nil
}
func (g *race) Header(*match.Fixture) ([]byte, error)          { return nil, errors.New("no header") }
func (g *race) Asked(*runners) (view, legal []byte, err error) { return nil, nil, nil }
func (g *race) Read(*runners, []byte) (step, error)            { return step{}, nil }
func (g *race) Over(*match.Outcome) string                     { return "" }
func (g *race) terms(bots ...string) *match.Terms {
	return &match.Terms{Game: g, MaxDecisions: 100, Given: bots}
}
func fixture(bots ...string) *match.Fixture {
	f := &match.Fixture{Seats: []match.Seat{0, 1}}
	copy(f.Names[:], bots)
	return f
}

type legs struct {
	name string
	best uint8
}

func (b *legs) Begin(_ *runners, seed uint64) {
	b.best = 1 + uint8(seed%2)
	switch b.name {
	case "fast":
		b.best = 3
	case "cheats":
		b.best = 9
	}
}
func (b *legs) Step(int) bool {
	if b.name == "crashes" {
		panic("no more")
	}
	return true
}
func (b *legs) Best() step { return step{Far: b.best} }

func TestPlay(t *testing.T) {
	g := &race{}
	at := New(t.Context(), g.terms(), g, nil)
	defer at.Close()
	seen := 0
	o, err := at.Watch(fixture("slow", "fast"), nil, func(before *runners, d step, after *runners) error {
		if (before == nil) != (seen == 0) {
			t.Errorf("after %d decisions the position before is %v", seen, before)
		}
		seen++
		return nil
	})
	if err != nil || !slices.Equal(o.Winners, []match.Seat{1}) || o.Lost != match.NoSeat || o.Turns != 14 || seen != 15 || o.Decisions != 14 || len(o.Thought[1].Turns) != 7 {
		t.Errorf("%v %+v, %d seen", err, o, seen)
	}
}

// A bot of this program that fails loses the game, with a sentence that says why.
func TestBotsThatFail(t *testing.T) {
	for name, want := range map[string]string{"crashes": "it crashed: no more", "cheats": "its decision {Far:9 Spare:0} is not legal"} {
		g := &race{}
		var told []string
		at := New(t.Context(), g.terms(), g, func(line string) { told = append(told, line) })
		o, err := at.Play(fixture("fast", name))
		if err != nil || o.Lost != 1 || o.Why != want || o.Winners != nil {
			t.Errorf("%s: %v %+v", name, err, o)
		}
		if len(told) != 1 || !strings.HasPrefix(told[0], "deal 0, seating 1: "+name+" at B loses the game: "+want) || strings.Contains(told[0], "(*legs).Step") != (name == "crashes") {
			t.Errorf("%s: it says %q", name, told)
		}
	}
}

// A game that was kept is played again from its decisions, without bots.
func TestKeep(t *testing.T) {
	name := filepath.Join(t.TempDir(), "kept")
	g := &race{}
	var m Series[runners, step, []string]
	f := flag.NewFlagSet("test", flag.ContinueOnError)
	m.Flags(f, g, 3, "slow")
	if err := errors.Join(f.Parse(nil), m.Prepare()); err != nil {
		t.Fatal(err)
	}
	var ends [2]string
	for run := range ends {
		k, err := m.OpenKeep(name, "test")
		if err != nil {
			t.Fatal(err)
		}
		games := make([]string, m.Games)
		if err := m.All(io.Discard, func(i int, at *Runner[runners, step, []string], f *match.Fixture) error {
			return k.Watch(i, at, f, nil, func(_ *runners, d step, after *runners) error {
				games[i] += fmt.Sprint(d, *after, " ")
				return nil
			})
		}); err != nil {
			t.Fatal(err)
		}
		if err := k.Close(); err != nil {
			t.Fatal(err)
		}
		ends[run] = strings.Join(games, "\n")
	}
	if ends[0] != ends[1] || g.made.Load() != 6 {
		t.Errorf("%d bots were made for\n%s\nand again\n%s", g.made.Load(), ends[0], ends[1])
	}
}
