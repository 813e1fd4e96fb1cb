// Package play lets bots play Grimoria: the set-up of a deal and the built-in bots
// around the table. The commands play and record are here, too, and what verifies
// records.
package play

import (
	"context"
	"flag"
	"fmt"
	"strings"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/table"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/record"
	frame "touria.games/touria/rules/record"
)

// What lets bots play any game plays Grimoria.
type (
	series   = table.Series[grimoria.State, grimoria.Decision, grimoria.Log]
	Runner   = table.Runner[grimoria.State, grimoria.Decision, grimoria.Log]
	Observer = table.Observer[grimoria.State, grimoria.Decision]
	Keep     = table.Keep[grimoria.State, grimoria.Decision, grimoria.Log]
	Study    = table.Study[grimoria.State, grimoria.Decision, grimoria.Log]
)

// Games are a number of games of Grimoria between bots.
type Games struct {
	series
	Game
}

// Flags defines the flags of a command that plays a number of games, by default
// games of them. The bot usual plays if none is named.
func (m *Games) Flags(f *flag.FlagSet, games int, usual string) {
	m.series.Flags(f, &m.Game, games, usual)
}

// Prepare checks the flags.
func (m *Games) Prepare() error { return m.Terms.Prepare() }

// A Game is Grimoria with its variant, as a match needs it.
type Game struct {
	OpenCards bool
}

// Flags defines the flag of the variant.
func (g *Game) Flags(f *flag.FlagSet) {
	f.BoolVar(&g.OpenCards, "open-cards", false, "play with open cards: everybody sees all cards in hand")
}

// Prepare has nothing to check.
func (g *Game) Prepare(int) error { return nil }

// Variant names what differs from the usual game, for headlines.
func (g *Game) Variant() string {
	if g.OpenCards {
		return ", open cards"
	}
	return ""
}

// Settings are what a game depends on, for logs.
func (g *Game) Settings() any {
	return struct {
		Game      string `json:"game"`
		OpenCards bool   `json:"open_cards"`
	}{record.Game, g.OpenCards}
}

// Bots names the built-in bots.
func (g *Game) Bots() []string { return bot.Names() }

// CheckBot checks the name of a built-in bot.
func (g *Game) CheckBot(name string) error {
	if !bot.Known(name) {
		_, err := bot.New(command.Plain(name, 60))
		return err
	}
	return nil
}

// seats is the table of Grimoria, which has no start: the first order is drawn.
var seats = func() *match.Table {
	t := &match.Table{}
	for s := range grimoria.NoSeat {
		t.Names = append(t.Names, s.String())
	}
	for n := 2; n <= grimoria.MaxSeats; n++ {
		for s := range n {
			t.Taken[n] = append(t.Taken[n], match.Seat(s))
		}
	}
	return t
}()

// Table says where the players sit.
func (g *Game) Table() *match.Table { return seats }

// seatAt is a seat of the rules as the table has it: they are numbered alike.
func seatAt(s grimoria.Seat) match.Seat {
	if s >= grimoria.NoSeat {
		return match.NoSeat
	}
	return match.Seat(s)
}

// Runner makes a place where one goroutine lets bots play.
func (g *Game) Runner(ctx context.Context, t *match.Terms, say func(line string)) match.Runner {
	return table.New(ctx, t, g, say)
}

// Setup returns the set-up of a game, which is the same in all seatings of a deal.
func (g *Game) Setup(f *match.Fixture) grimoria.Setup {
	return grimoria.Setup{Players: len(f.Seats), OpenCards: g.OpenCards, Seed: f.Seed}
}

// Begin deals a game.
func (g *Game) Begin(f *match.Fixture, log *grimoria.Log) (grimoria.State, error) {
	forget(log)
	return grimoria.New(g.Setup(f), log)
}

// forget drops the events of a log, if there is one.
func forget(log *grimoria.Log) {
	if log != nil {
		log.Events = log.Events[:0]
	}
}

// ToMove returns the seat that decides, NoSeat when the game is over.
func (g *Game) ToMove(s *grimoria.State) match.Seat {
	if s.Phase() == grimoria.PhaseOver {
		return match.NoSeat
	}
	return seatAt(s.ToMove())
}

// Turn returns the number of the round, and whether the seat that decides does so for
// itself: chooses a spell, plays its turn, or swaps its witch. It also answers others.
func (g *Game) Turn(s *grimoria.State) (n int, own bool) {
	active := s.Active()
	return s.Round(), active == grimoria.NoSeat || active == s.ToMove()
}

// Legal appends the legal decisions.
func (g *Game) Legal(s *grimoria.State, dst []grimoria.Decision) []grimoria.Decision {
	return s.Legal(dst)
}

// Apply makes a decision.
func (g *Game) Apply(s *grimoria.State, d grimoria.Decision, log *grimoria.Log) {
	forget(log)
	s.Apply(d, log)
}

// End notes how a game has ended.
func (g *Game) End(s *grimoria.State, o *match.Outcome) {
	o.Turns, o.Hash = s.Round(), s.Hash()
	winners := s.Winners()
	for seat := range grimoria.NoSeat {
		if winners>>seat&1 != 0 {
			o.Winners = append(o.Winners, seatAt(seat))
		}
	}
}

// inside is a bot of this program, which gets what its seat can know.
type inside struct{ bot.Bot }

func (b inside) Begin(s *grimoria.State, seed uint64) { b.Bot.Begin(s.View(s.ToMove()), seed) }

// Bot makes a built-in bot.
func (g *Game) Bot(name string) (table.Bot[grimoria.State, grimoria.Decision], error) {
	b, err := bot.New(name)
	return inside{b}, err
}

// header returns the record header of a game by its seed.
func (g *Game) header(f *match.Fixture) record.Header {
	h := record.NewHeader(g.Setup(f), fmt.Sprint(f.Seed))
	for i := range h.Players {
		h.Players[i].Name, h.Players[i].Level = f.Names[i], f.Names[i]
	}
	return h
}

// Header returns the header that outside bots get: without the seed, which would tell
// what is hidden.
func (g *Game) Header(f *match.Fixture) ([]byte, error) {
	h := g.header(f)
	h.Program, h.Seed, h.Fingerprint = "", "", ""
	return frame.Append(nil, &h)
}

// Asked returns what an outside bot is asked with. The view keeps sealed choices.
func (g *Game) Asked(s *grimoria.State) (view, legal []byte, err error) {
	v := s.View(s.ToMove())
	return record.AppendView(nil, &v), record.AppendLegal(nil, s), nil
}

// Read reads a decision.
func (g *Game) Read(s *grimoria.State, do []byte) (grimoria.Decision, error) {
	return record.DecodeDecision(s, do)
}

// Over tells outside bots how a game ended.
func (g *Game) Over(o *match.Outcome) string {
	var names []string
	for _, seat := range o.Winners {
		names = append(names, `"`+seats.Names[seat]+`"`)
	}
	return `"winners":[` + strings.Join(names, ",") + "]"
}
