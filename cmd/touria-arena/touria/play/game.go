// Package play lets bots play Touria: the variants and boards, the set-up of a
// deal, the built-in and the outside bots around the table. The commands play,
// record and replay are here, too.
package play

import (
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

// A Game is Touria with its variant and board, as a match needs it.
type Game struct {
	Introductory bool
	touria.Variants
	Board string // the flag

	Rules  *touria.Rules
	turned touria.Turned // the towers, as the board has them
	sum    string        // tells boards apart in logs
}

// Flags defines the flags of the variant.
func (g *Game) Flags(f *flag.FlagSet) {
	f.BoolVar(&g.Introductory, "introductory", false, "play for 5 hearts and 5 gold instead of 7 and 7")
	f.BoolVar(&g.SuddenMarriage, "sudden-marriage", false, "play without castle doors: the first with hearts and gold wins at once")
	f.BoolVar(&g.OpenScreens, "open-screens", false, "play with open screens: everybody sees all holdings")
	f.BoolVar(&g.LateElixir, "late-elixir", false, "house rule for three or four: the last in turn order starts with a second elixir; it changes nothing for two")
	boardFlag(f, &g.Board)
}

// Prepare checks the flags.
func (g *Game) Prepare(players int) error {
	board, turned, sum, err := boardFrom(g.Board)
	if err != nil {
		return err
	}
	g.Rules, g.turned, g.sum = touria.NewRules(board), turned, sum
	if _, err := g.Rules.New(g.Setup(&match.Fixture{Seats: sides.Taken[players]}), nil); err != nil {
		return command.Usagef("%v", err)
	}
	return nil
}

// Variant names what differs from the usual game, for headlines.
func (g *Game) Variant() string {
	s := ""
	for _, v := range []struct {
		on   bool
		name string
	}{{g.Introductory, "introductory game"}, {g.SuddenMarriage, "sudden marriage"}, {g.OpenScreens, "open screens"}, {g.LateElixir, "late elixir"}} {
		if v.on {
			s += ", " + v.name
		}
	}
	if g.Board != "" {
		name, _ := g.Rules.NameTurned(g.turned) // as boardFrom found it
		s += ", board " + name
	}
	return s
}

// Settings are what a game depends on, for logs.
func (g *Game) Settings() any {
	return struct {
		Introductory bool `json:"introductory"`
		touria.Variants
		Board string `json:"board,omitempty"` // see boardFrom
	}{g.Introductory, g.Variants, g.sum}
}

// Bots names the built-in bots.
func (g *Game) Bots() []string { return bot.Names() }

// CheckBot checks the name and options of a built-in bot.
func (g *Game) CheckBot(name string) error {
	_, err := bot.New(name, g.Rules)
	return err
}

// Setup returns the set-up of a game, which is the same in all seatings of a
// deal.
func (g *Game) Setup(f *match.Fixture) touria.Setup {
	s := touria.Setup{Seats: rules.SeatsFor(len(f.Seats)), Start: seat(f.Start), Hearts: 7, Gold: 7, Variants: g.Variants, Turned: g.turned, Seed: f.Seed}
	if g.Introductory {
		s.Hearts, s.Gold = 5, 5
	}
	return s
}

// header returns the record header of a game.
func (g *Game) header(f *match.Fixture) record.Header {
	h := record.NewHeader(g.Rules.Board, g.Setup(f), "")
	for i := range h.Players {
		p := &h.Players[i]
		s, _ := rules.ParseSeat(p.Seat) // written by NewHeader
		p.Name, p.Level = f.Names[s], f.Names[s]
	}
	return h
}

// maxBoard bounds the file of a board; Touria's has 5 kB.
const maxBoard = 1 << 20

// boardFlag defines the flag that names another board.
func boardFlag(f *flag.FlagSet, name *string) {
	f.StringVar(name, "board", "", "play on this `board`: touria-2, which has other start faces, or a file like rules/touria/data/touria.json (default touria)")
}

// boardFrom returns a board by its name, or from a file. The sum tells it from
// others: the name of one that is built in, "" for touria, and the beginning of
// the SHA-256 of a file.
func boardFrom(name string) (b *touria.Board, turned touria.Turned, sum string, err error) {
	b = touria.DefaultBoard()
	if name == "" || name == b.Name {
		return b, turned, "", nil
	}
	if turned, ok := b.TurnedAs(name); ok {
		return b, turned, name, nil
	}
	data, err := command.ReadFile(name, maxBoard)
	if err != nil {
		return nil, turned, "", fmt.Errorf("-board: %w", err)
	}
	if b, err = touria.ParseBoard(data); err != nil {
		return nil, turned, "", command.Usagef("-board: %s: %v", name, err)
	}
	hash := sha256.Sum256(data)
	return b, turned, hex.EncodeToString(hash[:8]), nil
}
