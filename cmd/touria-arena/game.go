package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

// The sources of chance of the arena itself (rules.Number): which seed the
// n-th deal has, who starts it, and what the bots draw.
const (
	sourceDeals  = rules.ArenaDeals
	sourceStarts = rules.ArenaStarts
	sourceBots   = rules.ArenaBots
)

// match is what play, record and match have in common: games of bots.
type match struct {
	games, players, most int
	bots                 string   // -bots
	more                 []string // -bot, repeated
	usual                string   // what plays if no bot is named; "": that is an error
	seed                 string
	first                uint
	introductory         bool
	marriage             bool
	open                 bool
	late                 bool
	start                string
	board                string        // -board
	turned               touria.Turned // the towers, as -board has them
	timeout              time.Duration // an outside bot's, for one answer

	given []string // the bots as they are named
	names []string // bots by the players' order, for the first seating
	turns int      // seatings of one deal
	base  uint64
	rules *touria.Rules
}

// flags defines the flags of those that play a number of games; usual plays if
// no bot is named.
func (m *match) flags(f *flag.FlagSet, games int, usual string) {
	f.IntVar(&m.games, "games", games, "number of games")
	m.usual = usual
	m.terms(f)
}

// terms defines the flags that all who let bots play have in common.
func (m *match) terms(f *flag.FlagSet) {
	f.IntVar(&m.players, "players", 2, "number of players: 2, 3 or 4")
	usual := ""
	if m.usual != "" {
		usual = " (default " + m.usual + ")"
	}
	f.StringVar(&m.bots, "bots", "", "the bots, separated by commas, or by semicolons where options or programs have commas; there are "+
		strings.Join(bot.Names(), ", ")+", and exec:PROGRAM ARGUMENTS for an outside bot (docs/arena.md)"+usual)
	f.Func("bot", "one further bot; may be repeated", func(spec string) error {
		m.more = append(m.more, spec)
		return nil
	})
	f.StringVar(&m.seed, "seed", "1", "seed: a number or any text; the same seed gives the same deals")
	f.UintVar(&m.first, "first-deal", 0, "number of the first deal, from 0: tune on some deals of a seed and report on others")
	f.IntVar(&m.most, "max-decisions", 100000, "a game is left unfinished after so many decisions")
	f.BoolVar(&m.introductory, "introductory", false, "play for 5 hearts and 5 gold instead of 7 and 7")
	f.BoolVar(&m.marriage, "sudden-marriage", false, "play without castle doors: who has hearts and gold wins at once")
	f.BoolVar(&m.open, "open-screens", false, "show all holdings to all")
	f.BoolVar(&m.late, "late-elixir", false, "give the last in turn order of three or four a second elixir at the start, a house rule")
	f.StringVar(&m.start, "start", "", "starting seat: S, W, N or E (default: drawn for each deal)")
	boardFlag(f, &m.board)
	m.timeout = 10 * time.Second
	f.Func("exec-timeout", "how long an outside bot may take for one answer before it loses the game, as in 500ms (default 10s)", func(text string) (err error) {
		if m.timeout, err = time.ParseDuration(text); err == nil && m.timeout <= 0 {
			err = errors.New("it must be more than nothing")
		}
		return err
	})
}

// prepare checks the flags of play and record.
func (m *match) prepare() error {
	if m.games < 1 {
		return usagef("-games must be 1 or more, not %d", m.games)
	}
	if err := m.prepareTerms(); err != nil {
		return err
	}
	if len(m.given) > m.players {
		return usagef("-bots names %d bots for %d players", len(m.given), m.players)
	}
	for i := range m.players {
		m.names = append(m.names, m.given[i%len(m.given)])
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

// prepareTerms checks what terms has read.
func (m *match) prepareTerms() error {
	switch {
	case rules.SeatsFor(m.players) == 0:
		return usagef("-players must be 2, 3 or 4, not %d", m.players)
	case m.late && m.players == 2:
		return usagef("-late-elixir is for three or four players")
	case m.most < 1:
		return usagef("-max-decisions must be 1 or more, not %d", m.most)
	case uint64(m.first) > mostDeals:
		return usagef("-first-deal must be at most %d, not %d", uint64(mostDeals), m.first)
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
	board, turned, err := boardFrom(m.board)
	if err != nil {
		return err
	}
	m.rules, m.turned = touria.NewRules(board), turned
	m.base = rules.ParseSeed(m.seed)
	named := append(splitBots(m.bots), m.more...)
	if len(named) == 0 && m.usual == "" {
		return usagef("-bots names no bots")
	}
	if len(named) == 0 {
		named = []string{m.usual}
	}
	for _, spec := range named {
		spec = strings.TrimSpace(spec)
		if err := checkBot(spec, m.rules); err != nil {
			return usagef("-bots: %v", err)
		}
		m.given = append(m.given, spec)
	}
	return nil
}

// boardFlag defines the flag that names another board.
func boardFlag(f *flag.FlagSet, name *string) {
	f.StringVar(name, "board", "", "play on this `board`: touria-2, which has other start faces, or a file like rules/touria/data/touria.json (default touria)")
}

// boardFrom returns a board by its name, or from a file.
func boardFrom(name string) (b *touria.Board, turned touria.Turned, err error) {
	b = touria.DefaultBoard()
	if name == "" {
		return b, turned, nil
	}
	if turned, ok := b.TurnedAs(name); ok {
		return b, turned, nil
	}
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, turned, fmt.Errorf("-board: %w", err)
	}
	if b, err = touria.ParseBoard(data); err != nil {
		return nil, turned, usagef("-board: %s: %v", name, err)
	}
	return b, turned, nil
}

// boardSum is what tells boards apart in files of games: the name of one that
// is built in, "" for touria, and the beginning of the SHA-256 of a file.
func boardSum(name string) string {
	b := touria.DefaultBoard()
	if _, ok := b.TurnedAs(name); ok || name == "" {
		if name == b.Name {
			return ""
		}
		return name
	}
	data, err := os.ReadFile(name)
	if err != nil { // it was read before
		return name
	}
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8])
}

// mostDeals bounds the deals' numbers: half of what a source counts, so that
// no sum of two of them is too large.
const mostDeals = 1 << 31

// seating returns the bots by the players' order in the t-th seating of a deal.
func (m *match) seating(t int) []string {
	list := make([]string, m.players)
	for i := range list {
		list[i] = m.names[(i+t)%m.players]
	}
	return list
}

// deal returns the set-up of a deal, which is the same in all its seatings.
func (m *match) deal(n uint32) touria.Setup {
	s := touria.Setup{Seats: rules.SeatsFor(m.players), Hearts: 7, Gold: 7, Variants: touria.Variants{SuddenMarriage: m.marriage, OpenScreens: m.open, LateElixir: m.late},
		Turned: m.turned, Seed: rules.Number(m.base, sourceDeals, n)}
	if m.introductory {
		s.Hearts, s.Gold = 5, 5
	}
	drawn := rules.Below(rules.Number(m.base, sourceStarts, n), m.players)
	for player, seat := range seatsOf(rules.SeatsFor(m.players)) {
		if player == drawn {
			s.Start = seat
		}
	}
	if m.start != "" {
		s.Start, _ = rules.ParseSeat(m.start) // checked by prepareTerms
	}
	return s
}

// setup returns the set-up of the i-th game and the bots by seat.
func (m *match) setup(i int) (touria.Setup, [rules.Seats]string) {
	g := m.fixture(i)
	return g.setup, g.names
}

// fixture is a game that is to be played.
type fixture struct {
	deal    uint32
	seating int // of the deal's seatings, from 0
	setup   touria.Setup
	names   [rules.Seats]string
}

// fixture returns the i-th game of play and record.
func (m *match) fixture(i int) fixture {
	g := fixture{deal: uint32(m.first) + uint32(i/m.turns), seating: i % m.turns}
	g.setup = m.deal(g.deal)
	for player, seat := range seatsOf(rules.SeatsFor(m.players)) {
		g.names[seat] = m.seating(g.seating)[player]
	}
	return g
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

// table is where one goroutine lets bots play.
type table struct {
	m    *match
	ctx  context.Context   // ends a game in its middle; nil: never
	say  func(line string) // tells people about bots that fail; nil: nobody
	away map[string]*outside
}

// errStopped tells that a game was given up because the program is to end.
var errStopped = errors.New("interrupted")

// game plays the i-th game and calls each, if it is not nil, for the set-up
// (with the zero decision) and after every decision.
func (t *table) game(i int, log *touria.Log, each func(before *touria.State, d touria.Decision, after *touria.State) error) (outcome, error) {
	return t.play(t.m.fixture(i), log, each)
}

// play plays a game. A bot that fails loses it: that is no error.
func (t *table) play(g fixture, log *touria.Log, each func(before *touria.State, d touria.Decision, after *touria.State) error) (outcome, error) {
	o := outcome{setup: g.setup, names: g.names, winner: rules.NoSeat, lost: rules.NoSeat}
	s, err := t.m.rules.New(g.setup, log)
	if err != nil {
		return o, err
	}
	if each != nil {
		if err := each(nil, touria.Decision{}, &s); err != nil {
			return o, err
		}
	}
	players, err := t.sit(&g, &o)
	for ; err == nil && o.lost == rules.NoSeat && o.decisions < t.m.most && s.Phase() != touria.PhaseOver; o.decisions++ {
		if t.ctx != nil && t.ctx.Err() != nil {
			err = errStopped
			break
		}
		seat := s.ToMove()
		var d touria.Decision
		begin := time.Now()
		d, err = players[seat].choose(&s, o.decisions, rules.Number(seatingSeed(g.setup.Seed, g.seating), sourceBots, uint32(o.decisions)))
		o.thought[seat].add(&s, seat, time.Since(begin))
		if err != nil {
			err = t.fault(&g, &o, seat, err)
			break
		}
		o.note(d)
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
	for _, p := range players {
		if p != nil {
			p.over(o.winner)
		}
	}
	return o, err
}

// sit makes the players of a game.
func (t *table) sit(g *fixture, o *outcome) (players [rules.Seats]player, err error) {
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if !g.setup.Seats.Has(seat) {
			continue
		}
		p, err := t.player(g, seat)
		if err != nil {
			return players, t.fault(g, o, seat, err)
		}
		players[seat] = p
	}
	return players, nil
}

// fault notes that a bot has failed and so loses the game. It returns an
// error if it is not the bot's fault.
func (t *table) fault(g *fixture, o *outcome, seat rules.Seat, err error) error {
	if errors.Is(err, errStopped) {
		return err
	}
	o.lost, o.why = seat, err.Error()
	if t.say != nil {
		line := fmt.Sprintf("deal %d, seating %d: %s at %s loses the game: %v", g.deal, g.seating+1, g.names[seat], seat, err)
		var c *crash
		if errors.As(err, &c) {
			line += "\n" + string(c.stack)
		}
		t.say(line)
	}
	return nil
}

// close ends the outside bots.
func (t *table) close() {
	var quits sync.WaitGroup
	for _, o := range t.away {
		quits.Go(o.quit)
	}
	quits.Wait()
}

// seatingSeed mixes the seating into a deal's seed, so that the bots of its seatings
// do not draw alike.
func seatingSeed(seed uint64, seating int) uint64 { return seed + uint64(seating)*0x9e3779b97f4a7c15 }

// all plays games in parallel, one goroutine a core. The work of each gets
// the game's number and the goroutine's table; the first error ends it. What
// is to be told of bots that fail goes to errs.
func (m *match) all(errs io.Writer, work func(i int, t *table) error) error {
	var mutex sync.Mutex
	say := func(line string) {
		mutex.Lock()
		defer mutex.Unlock()
		fmt.Fprintln(errs, line)
	}
	return atTables(m.games, say, func(sit func(m *match) *table) func(i int) error {
		t := sit(m)
		return func(i int) error { return work(i, t) }
	})
}

// atTables is parallel for workers that let bots play: each gets its tables
// from sit. Bots that fail are told of through say. Ctrl-C ends it, too, so that
// no program of an outside bot is left behind.
func atTables(n int, say func(line string), worker func(sit func(m *match) *table) func(i int) error) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	var tables []*table
	defer func() {
		for _, t := range tables {
			t.close()
		}
	}()
	return parallel(n, func() func(i int) error {
		return worker(func(m *match) *table {
			t := &table{m: m, ctx: ctx, say: say}
			tables = append(tables, t)
			return t
		})
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
