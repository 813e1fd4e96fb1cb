package play

import (
	"bytes"
	"context"
	"flag"
	"strconv"

	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/table"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

// What lets bots play any game plays Touria.
type (
	series   = table.Series[touria.State, touria.Decision, touria.Log]
	Runner   = table.Runner[touria.State, touria.Decision, touria.Log]
	Observer = table.Observer[touria.State, touria.Decision]
	Keep     = table.Keep[touria.State, touria.Decision, touria.Log]
	Study    = table.Study[touria.State, touria.Decision, touria.Log]
)

// Games are a number of games of Touria between bots.
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

// Seats lists the seats that are taken.
func (m *Games) Seats() []rules.Seat { return SeatsOf(rules.SeatsFor(m.Players)) }

// SeatsOf turns a set into a list.
func SeatsOf(set rules.SeatSet) (list []rules.Seat) {
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if set.Has(seat) {
			list = append(list, seat)
		}
	}
	return list
}

// Names returns the bots of a game by seat.
func Names(f *match.Fixture) [rules.Seats]string { return [rules.Seats]string(f.Names[:rules.Seats]) }

// seat is a seat of the table as the rules have it: the sides are numbered alike.
func seat(s match.Seat) rules.Seat { return min(rules.Seat(s), rules.NoSeat) }

// seatAt is a seat of the rules as the table has it.
func seatAt(s rules.Seat) match.Seat {
	if s == rules.NoSeat {
		return match.NoSeat
	}
	return match.Seat(s)
}

// winner returns who has won a game, NoSeat if it was left unfinished.
func winner(o *match.Outcome) rules.Seat {
	if len(o.Winners) == 0 {
		return rules.NoSeat
	}
	return seat(o.Winners[0])
}

// sides is the table of Touria.
var sides = func() *match.Table {
	t := &match.Table{Starts: true}
	for s := rules.S; s < rules.NoSeat; s++ {
		t.Names = append(t.Names, s.String())
	}
	for n := range t.Taken {
		for _, s := range SeatsOf(rules.SeatsFor(n)) {
			t.Taken[n] = append(t.Taken[n], seatAt(s))
		}
	}
	return t
}()

// Table says where the players sit.
func (g *Game) Table() *match.Table { return sides }

// Runner makes a place where one goroutine lets bots play.
func (g *Game) Runner(ctx context.Context, t *match.Terms, say func(line string)) match.Runner {
	return table.New(ctx, t, g, say)
}

// Begin deals a game.
func (g *Game) Begin(f *match.Fixture, log *touria.Log) (touria.State, error) {
	forget(log)
	return g.Rules.New(g.Setup(f), log)
}

// forget drops the events of a log, if there is one.
func forget(log *touria.Log) {
	if log != nil {
		log.Events = log.Events[:0]
	}
}

// ToMove returns the seat that decides, NoSeat when the game is over.
func (g *Game) ToMove(s *touria.State) match.Seat {
	if s.Phase() == touria.PhaseOver {
		return match.NoSeat
	}
	return seatAt(s.ToMove())
}

// Turn returns the number of the turn, and whether the seat that decides is in its own.
func (g *Game) Turn(s *touria.State) (n int, own bool) {
	return s.Turn(), s.Active() == s.ToMove() && s.Phase() != touria.PhaseBonus
}

// Legal appends the legal decisions.
func (g *Game) Legal(s *touria.State, dst []touria.Decision) []touria.Decision {
	return g.Rules.Legal(s, dst)
}

// Apply makes a decision.
func (g *Game) Apply(s *touria.State, d touria.Decision, log *touria.Log) {
	forget(log)
	g.Rules.Apply(s, d, log)
}

// End notes how a game has ended.
func (g *Game) End(s *touria.State, o *match.Outcome) {
	o.Turns, o.Hash = s.Turn(), s.Hash()
	if s.Winner() != rules.NoSeat {
		o.Winners = []match.Seat{seatAt(s.Winner())}
	}
}

// inside is a bot of this program, which gets what its seat can know.
type inside struct {
	bot.Bot
	rules *touria.Rules
}

func (b inside) Begin(s *touria.State, seed uint64) { b.Bot.Begin(b.rules.View(s, s.ToMove()), seed) }

// Bot makes a built-in bot.
func (g *Game) Bot(name string) (table.Bot[touria.State, touria.Decision], error) {
	b, err := bot.New(name, g.Rules)
	return inside{b, g.Rules}, err
}

// Header returns the header that outside bots get: without the seed, which would tell
// what is hidden.
func (g *Game) Header(f *match.Fixture) ([]byte, error) {
	h := g.header(f)
	h.Program, h.Seed = "", ""
	text, err := record.AppendHeader(nil, &h)
	return bytes.TrimSpace(text), err
}

// Asked returns what an outside bot is asked with.
func (g *Game) Asked(s *touria.State) (view, legal []byte, err error) {
	v := g.Rules.View(s, s.ToMove())
	legal, err = record.AppendLegal(nil, g.Rules, s)
	return record.EncodeView(g.Rules, &v), legal, err
}

// Read reads a decision.
func (g *Game) Read(s *touria.State, do []byte) (touria.Decision, error) {
	return record.DecodeDecision(g.Rules, s, do)
}

// Over tells outside bots how a game ended.
func (g *Game) Over(o *match.Outcome) string {
	if w := winner(o); w != rules.NoSeat {
		return `"winner":` + strconv.Quote(w.String())
	}
	return `"winner":null`
}
