package table

import (
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/report"
	frame "touria.games/touria/rules/record"
)

// A Series is a number of games between bots.
type Series[S any, D comparable, L any] struct {
	match.Terms
	rules Game[S, D, L]
}

// Flags defines the flags of a command that plays a number of games of a game, by
// default games of them. The bot usual plays if none is named.
func (m *Series[S, D, L]) Flags(f *flag.FlagSet, g Game[S, D, L], games int, usual string) {
	m.rules, m.Game = g, g
	m.GamesFlags(f, games, usual)
}

// Paper begins a report on so many games.
func (m *Series[S, D, L]) Paper(games int, deals string, unfinished int) *report.Paper {
	variant := m.rules.Variant()
	return &report.Paper{Games: games, Players: m.Players, Bots: m.Names, Seed: m.Seed, Variant: strings.TrimPrefix(variant, ", "),
		Headline: fmt.Sprintf("%d games%s, %d players, bots %s, seed %s%s; unfinished: %d",
			games, deals, m.Players, strings.Join(m.Names, " "), m.Seed, variant, unfinished)}
}

// Parallel does so many jobs, one worker a core with a runner of its own, and
// ends when the program is asked to end.
func (m *Series[S, D, L]) Parallel(jobs int, say func(line string), worker func(t *Runner[S, D, L]) func(i int) error) error {
	ctx, stop := command.UntilStopped()
	defer stop()
	var runners []*Runner[S, D, L]
	defer func() {
		for _, t := range runners {
			t.Close()
		}
	}()
	return command.Parallel(ctx, jobs, func() func(i int) error {
		t := New(ctx, &m.Terms, m.rules, say)
		runners = append(runners, t)
		return worker(t)
	})
}

// All plays the games in parallel, each by work, with a progress bar.
func (m *Series[S, D, L]) All(errs io.Writer, work func(i int, t *Runner[S, D, L], g *match.Fixture) error) error {
	far := command.NewProgress(errs, false, m.Games)
	defer far.Close()
	return m.Parallel(m.Games, far.Say, func(t *Runner[S, D, L]) func(i int) error {
		return func(i int) error {
			g := m.Fixture(i)
			defer far.Step("")
			return work(i, t, &g)
		}
	})
}

// A Keep is the log of a series' games with their decisions: a run that was
// interrupted goes on with the games that are missing, and the others are played
// again from their decisions, which takes next to no time. Bots that have
// changed under the same name are not noticed.
type Keep[S any, D comparable, L any] struct {
	log  *command.Log // nil: nothing is kept
	kept map[int]keptGame
}

// KeepAbout explains the flag that names the file.
const KeepAbout = "keep the games' decisions in this `file` and play only the games that are missing there; new bots need a new file"

// keptGame is a line: the game's number from 0, the bytes of its decisions, and the
// hash of its final position.
type keptGame struct {
	Game      int    `json:"game"`
	Decisions string `json:"decisions"`
	Hash      string `json:"hash"`
}

// OpenKeep opens the games that are kept for a purpose; without a name nothing
// is kept.
func (m *Series[S, D, L]) OpenKeep(name, what string) (*Keep[S, D, L], error) {
	k := &Keep[S, D, L]{kept: map[int]keptGame{}}
	if name == "" {
		return k, nil
	}
	settings, err := command.Join(m.Terms.Settings(what), m.rules.Settings())
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
func (k *Keep[S, D, L]) Close() error { return k.log.Close() }

// Watch plays a game as Runner.Watch does, or plays it again if it is kept; n is
// its number in the file.
func (k *Keep[S, D, L]) Watch(n int, t *Runner[S, D, L], g *match.Fixture, log *L, each Observer[S, D]) error {
	if kept, is := k.kept[n]; is {
		if err := t.again(g, kept, log, each); err != nil {
			return fmt.Errorf("-keep: %w", err)
		}
		return nil
	}
	var made []byte
	o, err := t.Watch(g, log, func(before *S, d D, after *S) error {
		if before != nil {
			var err error
			if made, err = binary.Append(made, binary.BigEndian, d); err != nil {
				return err
			}
		}
		return each(before, d, after)
	})
	if err != nil {
		return err
	}
	return k.log.Add(keptGame{n, base64.RawStdEncoding.EncodeToString(made), hash(&o)})
}

func hash(o *match.Outcome) string { return fmt.Sprintf("%016x", o.Hash) }

// again plays a game from its decisions.
func (t *Runner[S, D, L]) again(g *match.Fixture, kept keptGame, log *L, each Observer[S, D]) error {
	made, err := base64.RawStdEncoding.DecodeString(kept.Decisions)
	var d D
	size := binary.Size(d)
	if err != nil || len(made)%size != 0 {
		return errors.New("its decisions cannot be read")
	}
	s, err := t.begin(g, log, each)
	if err != nil {
		return err
	}
	var legal []D
	for n := 1; len(made) > 0; n, made = n+1, made[size:] {
		if _, err := binary.Decode(made, binary.BigEndian, &d); err != nil {
			return err
		}
		if legal = t.game.Legal(&s, legal[:0]); !slices.Contains(legal, d) {
			return fmt.Errorf("decision %d: %+v is not legal", n, d)
		}
		before := s
		t.game.Apply(&s, d, log)
		if err := each(&before, d, &s); err != nil {
			return err
		}
	}
	o := match.NewOutcome(g)
	if t.game.End(&s, &o); hash(&o) != kept.Hash {
		return fmt.Errorf("it ends with %s, not with %s: rules or board have changed since", hash(&o), kept.Hash)
	}
	return nil
}
