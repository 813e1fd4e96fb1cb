// Package match lets bots play each other: which bots meet on which deals and
// in which seats, what came of it, and which is stronger. It knows no game; a
// Game plays for it.
package match

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/outside"
	"touria.games/touria/rules"
)

// A Seat is a place at a game's table: an index of its Table's names.
type Seat uint8

// MostSeats is the largest number of seats of a game. NoSeat means nobody.
const (
	MostSeats      = 5
	NoSeat    Seat = MostSeats
)

// A Table says where a game's players sit.
type Table struct {
	Names []string // of all seats, as records have them
	// Taken are the seats that players take, in the players' order, by how many play:
	// none where so many cannot.
	Taken [MostSeats + 1][]Seat
	// Starts says that one seat starts the game, which is drawn for each deal. Other
	// games draw their order themselves.
	Starts bool
}

// name names a seat, "-" for nobody.
func (t *Table) name(s Seat) string {
	if int(s) < len(t.Names) {
		return t.Names[s]
	}
	return "-"
}

// parse reads a seat's name.
func (t *Table) parse(name string) (Seat, error) {
	if i := slices.Index(t.Names, name); i >= 0 {
		return Seat(i), nil
	}
	return NoSeat, fmt.Errorf("unknown seat %q: want %s", name, or(t.Names))
}

// players lists how many can play.
func (t *Table) players() (list []string) {
	for n, taken := range t.Taken {
		if taken != nil {
			list = append(list, fmt.Sprint(n))
		}
	}
	return list
}

// or joins alternatives.
func or(list []string) string {
	last := len(list) - 1
	return strings.Join(list[:last], ", ") + " or " + list[last]
}

// A Game is one of the box's games, with its variant.
type Game interface {
	// Table says where the players sit.
	Table() *Table
	// Flags defines the flags of the variant, Prepare checks them for a number
	// of players, and Variant names what differs from the usual game, for headlines.
	Flags(f *flag.FlagSet)
	Prepare(players int) error
	Variant() string
	// Settings returns what games depend on besides the terms: a struct for logs.
	Settings() any
	// Bots names the built-in bots, and CheckBot checks a name with its options.
	Bots() []string
	CheckBot(name string) error
	// Runner makes a place where one goroutine lets bots play. Bots that fail are
	// reported through say.
	Runner(ctx context.Context, t *Terms, say func(line string)) Runner
}

// A Runner is where one goroutine lets bots play.
type Runner interface {
	// Play plays a game. A bot that fails loses it: that is no error.
	Play(g *Fixture) (Outcome, error)
	// Close ends the outside bots.
	Close()
}

// mostDeals bounds the deals' numbers: half of what a source counts, so that
// no sum of two of them is too large.
const mostDeals = 1 << 31

// MostGames bounds a number of games that are kept in memory.
const MostGames = 1_000_000

// Terms are what all commands that let bots play have in common.
type Terms struct {
	Game         Game
	Games        int
	Players      int
	MaxDecisions int
	Seed         string
	FirstDeal    uint
	Start        string        // the starting seat, "": drawn for each deal
	Timeout      time.Duration // for one answer of an outside bot

	Given    []string // the bots as they are named
	Names    []string // bots by the players' order, for the first seating
	Seatings int      // of one deal

	bots  string   // -bots
	more  []string // -bot, repeated
	usual string   // what plays if no bot is named; "": that is an error
	base  uint64
}

// GamesFlags defines the flags of a command that plays a number of games; usual
// plays if no bot is named.
func (t *Terms) GamesFlags(f *flag.FlagSet, games int, usual string) {
	f.IntVar(&t.Games, "games", games, "number of games")
	t.usual = usual
	t.Flags(f)
}

// Flags defines the flags that all commands have in common, and the game's.
func (t *Terms) Flags(f *flag.FlagSet) {
	f.IntVar(&t.Players, "players", 2, "number of players: "+or(t.Game.Table().players()))
	usual := ""
	if t.usual != "" {
		usual = " (default " + t.usual + ")"
	}
	f.StringVar(&t.bots, "bots", "", "the bots, separated by commas, or by semicolons where options or programs have commas; there are "+
		strings.Join(t.Game.Bots(), ", ")+", and exec:PROGRAM ARGUMENTS for an outside bot (docs/arena.md)"+usual)
	f.Func("bot", "one further bot; may be repeated", func(name string) error {
		t.more = append(t.more, name)
		return nil
	})
	f.StringVar(&t.Seed, "seed", "1", "seed: a number or any text; the same seed gives the same deals")
	f.UintVar(&t.FirstDeal, "first-deal", 0, "number of the first deal, from 0: tune on some deals of a seed and report on others")
	f.IntVar(&t.MaxDecisions, "max-decisions", 100000, "leave a game unfinished after this many decisions")
	if table := t.Game.Table(); table.Starts {
		f.StringVar(&t.Start, "start", "", "starting seat: "+or(table.Names)+" (default: drawn for each deal)")
	}
	t.Timeout = 10 * time.Second
	f.Func("exec-timeout", "how long an outside bot may take for an answer before it loses the game, as in 500ms (default 10s)", func(text string) (err error) {
		if t.Timeout, err = time.ParseDuration(text); err == nil && t.Timeout <= 0 {
			err = errors.New("it must be positive")
		}
		return err
	})
	t.Game.Flags(f)
}

// Prepare checks the flags of a command that plays a number of games.
func (t *Terms) Prepare() error {
	if t.Games < 1 || t.Games > MostGames {
		return command.Usagef("-games must be 1 to %d, not %d", MostGames, t.Games)
	}
	if err := t.prepare(); err != nil {
		return err
	}
	if len(t.Given) > t.Players {
		return command.Usagef("-bots names %d bots for %d players", len(t.Given), t.Players)
	}
	for i := range t.Players {
		t.Names = append(t.Names, t.Given[i%len(t.Given)])
	}
	// Each deal is played in all seatings of the bots, so that nobody is
	// lucky in cards or seat.
	for t.Seatings = 1; t.Seatings < t.Players; t.Seatings++ {
		if slices.Equal(t.seating(t.Seatings), t.Names) {
			break
		}
	}
	return nil
}

// prepare checks what Flags has read.
func (t *Terms) prepare() error {
	table := t.Game.Table()
	switch {
	case t.Players < 0 || t.Players > MostSeats || table.Taken[t.Players] == nil:
		return command.Usagef("-players must be %s, not %d", or(table.players()), t.Players)
	case t.MaxDecisions < 1:
		return command.Usagef("-max-decisions must be 1 or more, not %d", t.MaxDecisions)
	case uint64(t.FirstDeal) > mostDeals:
		return command.Usagef("-first-deal must be at most %d, not %d", uint64(mostDeals), t.FirstDeal)
	}
	if t.Start != "" {
		s, err := table.parse(t.Start)
		if err != nil {
			return command.Usagef("-start: %v", err)
		}
		if !slices.Contains(t.Seats(), s) {
			return command.Usagef("-start: nobody sits at %s in a game of %d players", t.Start, t.Players)
		}
	}
	if err := t.Game.Prepare(t.Players); err != nil {
		return err
	}
	t.base = rules.ParseSeed(t.Seed)
	named := append(splitBots(t.bots), t.more...)
	if len(named) == 0 && t.usual == "" {
		return command.Usagef("-bots names no bots")
	}
	if len(named) == 0 {
		named = []string{t.usual}
	}
	for _, name := range named {
		name = strings.TrimSpace(name)
		check := t.Game.CheckBot
		line, is := strings.CutPrefix(name, outside.Mark)
		if is {
			name, check = outside.Mark+line, func(string) error { return outside.Check(line) }
		}
		if err := check(name); err != nil {
			return command.Usagef("-bots: %v", err)
		}
		t.Given = append(t.Given, name)
	}
	return nil
}

// splitBots splits a list of bots: at semicolons if it has any, else at
// commas, but not at those between the options of one bot
// ("crown:iterations=4000,horizon=2,greedy" is two bots: no bot's name has "=").
func splitBots(text string) []string {
	if text == "" {
		return nil
	}
	if strings.Contains(text, ";") {
		return strings.Split(strings.TrimSuffix(strings.TrimSpace(text), ";"), ";")
	}
	var list []string
	for _, part := range strings.Split(text, ",") {
		option, _, has := strings.Cut(part, "=")
		if n := len(list) - 1; n >= 0 && has && !strings.Contains(option, ":") && strings.Contains(list[n], ":") && !strings.HasPrefix(list[n], outside.Mark) {
			list[n] += "," + part
			continue
		}
		list = append(list, part)
	}
	return list
}

// Settings are what games of these terms depend on, for a log of what they are
// for. The number of games is not among them, so that a log can be extended.
func (t *Terms) Settings(what string) any {
	return struct {
		Log          string   `json:"log"`
		Version      int      `json:"version"` // of the log's format
		Bots         []string `json:"bots"`    // as they are named
		Players      int      `json:"players"`
		Seed         string   `json:"seed"`
		FirstDeal    uint     `json:"first_deal"`
		Start        string   `json:"start"`
		MaxDecisions int      `json:"max_decisions"`
		ExecTimeout  string   `json:"exec_timeout"`
	}{"touria-arena " + what, 2, t.Given, t.Players, t.Seed, t.FirstDeal, t.Start, t.MaxDecisions, t.Timeout.String()}
}

// Seats lists the seats that are taken, in the players' order.
func (t *Terms) Seats() []Seat { return t.Game.Table().Taken[t.Players] }

// seating returns the bots by the players' order in the n-th seating of a deal.
func (t *Terms) seating(n int) []string {
	return slices.Concat(t.Names[n:], t.Names[:n])
}

// A Fixture is a game to be played.
type Fixture struct {
	Deal    uint32
	Seating int               // of the deal's seatings, from 0
	Seed    uint64            // of the deal, the same in all its seatings
	Seats   []Seat            // that are taken, in the players' order
	Start   Seat              // NoSeat in a game that draws its order itself
	Names   [MostSeats]string // of the bots, by seat
}

// Fixture returns the i-th game of a command that plays a number of games.
func (t *Terms) Fixture(i int) Fixture {
	seating := i % t.Seatings
	return t.fixture(uint32(t.FirstDeal)+uint32(i/t.Seatings), seating, t.seating(seating))
}

// fixture returns a game of a deal with these bots in the players' order.
func (t *Terms) fixture(deal uint32, seating int, bots []string) Fixture {
	g := Fixture{Deal: deal, Seating: seating, Seed: rules.Number(t.base, rules.ArenaDeals, deal), Seats: t.Seats(), Start: NoSeat}
	table := t.Game.Table()
	drawn := rules.Below(rules.Number(t.base, rules.ArenaStarts, deal), t.Players)
	for player, seat := range g.Seats {
		g.Names[seat] = bots[player]
		if player == drawn && table.Starts {
			g.Start = seat
		}
	}
	if t.Start != "" {
		g.Start, _ = table.parse(t.Start) // prepare has checked it
	}
	return g
}

// Chance returns a number of a source that is the game's own: the bots of a
// deal's seatings do not draw alike.
func (g *Fixture) Chance(source rules.Source, n uint32) uint64 {
	return rules.Number(g.Seed+uint64(g.Seating)*0x9e3779b97f4a7c15, source, n)
}

// An Outcome is how a game went.
type Outcome struct {
	Fixture
	Decisions int
	Turns     int
	Winners   []Seat // who share the point; none if the game was left unfinished
	Lost      Seat   // the seat of a bot that failed, NoSeat in a sound game
	Why       string // how it failed
	Hash      uint64 // of the final position
	Thought   [MostSeats]Thought
}

// NewOutcome returns the outcome of a game that begins.
func NewOutcome(g *Fixture) Outcome {
	return Outcome{Fixture: *g, Lost: NoSeat}
}

// A Thought is how long a seat's bot thought in a game, by the wall clock.
type Thought struct {
	Turns     []time.Duration `json:"ns"`        // in each of its own turns
	Beside    time.Duration   `json:"beside_ns"` // in others' turns
	Decisions int             `json:"decisions"` // in its own turns
	last      int             // the number of its last own turn
}

// Add adds a decision: whether it was made in the bot's own turn, the number of
// the turn, and the time.
func (t *Thought) Add(own bool, turn int, took time.Duration) {
	if !own {
		t.Beside += took
		return
	}
	if len(t.Turns) == 0 || t.last != turn {
		t.Turns, t.last = append(t.Turns, 0), turn
	}
	t.Turns[len(t.Turns)-1] += took
	t.Decisions++
}

// all is the whole time.
func (t *Thought) all() time.Duration {
	sum := t.Beside
	for _, turn := range t.Turns {
		sum += turn
	}
	return sum
}

// Mix adds one game's hash to that of all games, in the order of the games.
func Mix(all, one uint64) uint64 {
	all = (all ^ one) * 1099511628211
	return all ^ all>>29
}

// gameLine is a finished game in a log.
type gameLine struct {
	Deal      uint32             `json:"deal"`
	Seating   int                `json:"seating"` // from 0
	Winner    string             `json:"winner"`  // "-": unfinished; "1+3": they share it
	Lost      string             `json:"lost,omitempty"`
	Why       string             `json:"why,omitempty"`
	Turns     int                `json:"turns"`
	Decisions int                `json:"decisions"`
	Hash      string             `json:"hash"`
	Seats     map[string]Thought `json:"seats"`
}

// winners names the winners, "-" if there are none.
func (o *Outcome) winners(t *Table) string {
	if len(o.Winners) == 0 {
		return "-"
	}
	var names []string
	for _, seat := range o.Winners {
		names = append(names, t.name(seat))
	}
	return strings.Join(names, "+")
}

// line returns the outcome's line in a log.
func (o *Outcome) line(t *Table) gameLine {
	l := gameLine{Deal: o.Deal, Seating: o.Seating, Winner: o.winners(t), Turns: o.Turns, Decisions: o.Decisions,
		Hash: fmt.Sprintf("%016x", o.Hash), Why: o.Why, Seats: map[string]Thought{}}
	if o.Lost != NoSeat {
		l.Lost = t.name(o.Lost)
	}
	for _, seat := range o.Seats {
		l.Seats[t.name(seat)] = o.Thought[seat]
	}
	return l
}

// outcome returns the outcome of a game from its line.
func (l *gameLine) outcome(g *Fixture, t *Table) (*Outcome, error) {
	o := NewOutcome(g)
	o.Why, o.Turns, o.Decisions = l.Why, l.Turns, l.Decisions
	at := func(name string) (Seat, error) {
		seat, err := t.parse(name)
		if err == nil && !slices.Contains(g.Seats, seat) {
			err = fmt.Errorf("nobody sits at %s", name)
		}
		return seat, err
	}
	if l.Winner != "-" {
		for _, name := range strings.Split(l.Winner, "+") {
			seat, err := at(name)
			if err != nil {
				return nil, err
			}
			o.Winners = append(o.Winners, seat)
		}
	}
	var err error
	if l.Lost != "" {
		if o.Lost, err = at(l.Lost); err != nil {
			return nil, err
		}
	}
	if o.Hash, err = strconv.ParseUint(l.Hash, 16, 64); err != nil {
		return nil, fmt.Errorf("the hash %q is no hexadecimal number", l.Hash)
	}
	for name, thought := range l.Seats {
		seat, err := at(name)
		if err != nil {
			return nil, err
		}
		o.Thought[seat] = thought
	}
	return &o, nil
}
