package main

import (
	"flag"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"touria/game/bot"
	"touria/rules"
	"touria/rules/touria"
	"touria/rules/touria/record"
)

// The sources of chance of the arena itself (rules.Number): which seed the
// n-th deal has, who starts it, and what the bots draw.
const (
	sourceDeals  rules.Source = 1000
	sourceStarts rules.Source = 1001
	sourceBots   rules.Source = 1002
)

// match is what play and record have in common: games of bots.
type match struct {
	games, players, most int
	bots                 string
	seed                 string
	introductory         bool
	marriage             bool
	open                 bool
	start                string

	names []string // bots by the players' order, for the first seating
	turns int      // seatings of one deal
	base  uint64
	rules *touria.Rules
}

// flags defines the flags of a match.
func (m *match) flags(f *flag.FlagSet, games int) {
	f.IntVar(&m.games, "games", games, "number of games")
	f.IntVar(&m.players, "players", 2, "number of players: 2, 3 or 4")
	f.StringVar(&m.bots, "bots", "random", "the bots, separated by commas: one for all seats, or several in turn; there are "+strings.Join(bot.Names(), ", "))
	f.StringVar(&m.seed, "seed", "1", "seed: a number or any text; the same seed gives the same games")
	f.IntVar(&m.most, "max-decisions", 100000, "a game is left unfinished after so many decisions")
	f.BoolVar(&m.introductory, "introductory", false, "play for 5 hearts and 5 gold instead of 7 and 7")
	f.BoolVar(&m.marriage, "sudden-marriage", false, "play without castle doors: who has hearts and gold wins at once")
	f.BoolVar(&m.open, "open-screens", false, "show all holdings to all")
	f.StringVar(&m.start, "start", "", "starting seat: S, W, N or E (default: drawn for each deal)")
}

// prepare checks the flags.
func (m *match) prepare() error {
	switch {
	case m.games < 1:
		return usagef("-games must be 1 or more, not %d", m.games)
	case rules.SeatsFor(m.players) == 0:
		return usagef("-players must be 2, 3 or 4, not %d", m.players)
	case m.most < 1:
		return usagef("-max-decisions must be 1 or more, not %d", m.most)
	}
	if m.start != "" {
		s, err := rules.ParseSeat(m.start)
		if err != nil {
			return usagef("-start: %v", err)
		}
		if !rules.SeatsFor(m.players).Has(s) {
			return usagef("-start: nobody sits at %s in a game of %d players", s, m.players)
		}
	}
	m.rules = touria.NewRules(touria.DefaultBoard())
	m.base = rules.ParseSeed(m.seed)
	given := strings.Split(m.bots, ",")
	for i := range given {
		given[i] = strings.TrimSpace(given[i])
		if _, err := bot.New(given[i], m.rules); err != nil {
			return usagef("-bots: %v", err)
		}
	}
	if len(given) > m.players {
		return usagef("-bots names %d bots for %d players", len(given), m.players)
	}
	for i := range m.players {
		m.names = append(m.names, given[i%len(given)])
	}
	// Each deal is played in all seatings of the bots, so that nobody is
	// lucky in cards or seat.
	for m.turns = 1; m.turns < m.players; m.turns++ {
		if slices.Equal(m.seating(m.turns), m.names) {
			break
		}
	}
	return nil
}

// seating returns the bots by the players' order in the t-th seating of a deal.
func (m *match) seating(t int) []string {
	list := make([]string, m.players)
	for i := range list {
		list[i] = m.names[(i+t)%m.players]
	}
	return list
}

// setup returns the set-up of the i-th game and the bots by seat.
func (m *match) setup(i int) (touria.Setup, [rules.Seats]string) {
	deal := uint32(i / m.turns)
	s := touria.Setup{Seats: rules.SeatsFor(m.players), Hearts: 7, Gold: 7, SuddenMarriage: m.marriage, OpenScreens: m.open,
		Seed: rules.Number(m.base, sourceDeals, deal)}
	if m.introductory {
		s.Hearts, s.Gold = 5, 5
	}
	drawn := rules.Below(rules.Number(m.base, sourceStarts, deal), m.players)
	var names [rules.Seats]string
	player := 0
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if !s.Seats.Has(seat) {
			continue
		}
		if player == drawn {
			s.Start = seat
		}
		names[seat] = m.seating(i % m.turns)[player]
		player++
	}
	if m.start != "" {
		s.Start, _ = rules.ParseSeat(m.start) // checked by prepare
	}
	return s, names
}

// header returns the record header of the i-th game.
func (m *match) header(i int) record.Header {
	setup, names := m.setup(i)
	h := record.NewHeader(m.rules.Board, setup, "")
	for k := range h.Players {
		p := &h.Players[k]
		seat, _ := rules.ParseSeat(p.Seat) // written by NewHeader
		p.Name, p.Level = names[seat], names[seat]
	}
	return h
}

// table is a set of bots that one goroutine lets play.
type table struct {
	m    *match
	bots map[string]bot.Bot
}

// game plays the i-th game and calls each, if it is not nil, for the set-up
// (with the zero decision) and after every decision.
func (t *table) game(i int, log *touria.Log, each func(before *touria.State, d touria.Decision, after *touria.State) error) (outcome, error) {
	setup, names := t.m.setup(i)
	o := outcome{setup: setup, names: names}
	s, err := t.m.rules.New(setup, log)
	if err != nil {
		return o, err
	}
	if each != nil {
		if err := each(nil, touria.Decision{}, &s); err != nil {
			return o, err
		}
	}
	for ; o.decisions < t.m.most && s.Phase() != touria.PhaseOver; o.decisions++ {
		d, err := t.decide(&s, names[s.ToMove()], rules.Number(m64(setup.Seed, i, t.m.turns), sourceBots, uint32(o.decisions)))
		if err != nil {
			return o, err
		}
		o.note(&s, d)
		before := s
		if log != nil {
			log.Events = log.Events[:0]
		}
		t.m.rules.Apply(&s, d, log)
		if each != nil {
			if err := each(&before, d, &s); err != nil {
				return o, err
			}
		}
	}
	o.end(&s)
	return o, nil
}

// m64 mixes the seating into a deal's seed, so that the bots of its seatings
// do not draw alike.
func m64(seed uint64, game, turns int) uint64 { return seed + uint64(game%turns)*0x9e3779b97f4a7c15 }

// decide asks a bot for a legal decision.
func (t *table) decide(s *touria.State, name string, seed uint64) (touria.Decision, error) {
	b := t.bots[name]
	if b == nil {
		var err error
		if b, err = bot.New(name, t.m.rules); err != nil {
			return touria.Decision{}, err
		}
		if t.bots == nil {
			t.bots = map[string]bot.Bot{}
		}
		t.bots[name] = b
	}
	b.Begin(t.m.rules.View(s, s.ToMove()), seed)
	for !b.Step(1 << 16) {
	}
	return b.Best(), nil
}

// all plays games in parallel, one goroutine a core. The work of each gets
// the game's number and the goroutine's table; the first error ends it.
func (m *match) all(work func(i int, t *table) error) error {
	return parallel(m.games, func() func(i int) error {
		t := &table{m: m}
		return func(i int) error { return work(i, t) }
	})
}

// parallel does jobs 0 … n-1, with one worker a core.
func parallel(n int, worker func() func(i int) error) error {
	var next atomic.Int64
	var failed atomic.Bool
	var wait sync.WaitGroup
	var first error
	var once sync.Once
	for range min(n, runtime.GOMAXPROCS(0)) {
		do := worker()
		wait.Add(1)
		go func() {
			defer wait.Done()
			for !failed.Load() {
				i := int(next.Add(1)) - 1
				if i >= n {
					return
				}
				if err := do(i); err != nil {
					once.Do(func() { first = fmt.Errorf("game %d: %w", i+1, err) })
					failed.Store(true)
				}
			}
		}()
	}
	wait.Wait()
	return first
}
