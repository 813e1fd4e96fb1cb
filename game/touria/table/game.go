// Package table is Touria's table: the scenes for setting up and playing a
// game, built from the elements of game/ui. It draws nothing.
package table

import (
	"cmp"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/riddles"
	"touria.games/touria/game/save"
	"touria.games/touria/game/touria/annals"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Game is Touria as a game of the box.
type Game struct {
	// Rules apply to new and saved games; nil: those of the Board, made when they are first needed.
	Rules *touria.Rules
	// Board is the board of all games; nil: the default board.
	Board *touria.Board
	// HeraldIterations is the number of iterations of the herald's search; 0: as
	// many as the best bots'.
	HeraldIterations int
	// FirstSeed is the seed of the first game; "": that of a realm whose first turn is a good one to learn from.
	FirstSeed string

	annals  *annals.Annals      // nil: not needed yet
	riddles *riddles.Collection // nil: not needed yet
	blocked string              // the save left untouched that the player was told of
}

// Name returns "touria".
func (g *Game) Name() string { return "touria" }

// Records returns the reader of the game's records.
func (g *Game) Records() save.Game { return session.Saves(g.rules) }

func (g *Game) rules() *touria.Rules {
	if g.Rules == nil {
		if g.Board == nil {
			g.Rules = session.DefaultRules()
		} else {
			g.Rules = touria.NewRules(g.Board)
		}
	}
	return g.Rules
}

// firstRealm is the seed of the first game: the northwest tower shows the thief, and the shortest road there leads past a
// mine with a blue and a red gem, another one past a black gem.
const firstRealm = "first-234"

// firstSeed returns the seed of the first game.
func (g *Game) firstSeed() string { return cmp.Or(g.FirstSeed, firstRealm) }

// isFirst reports whether a game is the first one on this machine, in the realm that is the same for everybody.
func (g *Game) isFirst(cfg *session.Config) bool {
	return cfg.Seed == g.firstSeed() && cfg.Start == rules.S && len(cfg.Players) == 2 && cfg.Introductory && cfg.MemoryAid
}

// boxRules returns the standard rules, without players.
func boxRules() session.Config { return session.Config{Start: rules.NoSeat} }

// firstRules returns the first game, without players.
func firstRules() session.Config {
	return session.Config{Start: rules.NoSeat, Introductory: true, MemoryAid: true}
}

// lastSetup returns the last game's set-up; ok is false before the first game.
func (g *Game) lastSetup(a *ui.App) (cfg session.Config, ok bool) {
	ok = a.Settings().Setup(g.Name(), &cfg) && cfg.Check() == nil
	return cfg, ok
}

// firstSetup returns the set-up for the first run: one human, one bot of the lowest
// level, the short goal (ux.md d), and the memory aid.
func (g *Game) firstSetup(a *ui.App) session.Config {
	temper := bot.Tempers()[0]
	cfg := firstRules()
	cfg.Players = []session.Player{
		{Seat: rules.S, Name: a.Names()[0], Crest: 0},
		{Seat: rules.N, Name: a.T("bot." + temper + ".name"), Crest: emblems[temper], Level: bot.Name(bot.Stroll, temper)},
	}
	return cfg
}

// options returns the options of every session.
func (g *Game) options(a *ui.App) session.Options {
	return session.Options{Rules: g.rules(), Slot: a.Saves().Autosave(), HeraldIterations: g.HeraldIterations}
}

var _ menu.Greeter = (*Game)(nil)
