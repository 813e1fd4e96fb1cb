// Package table is Grimoria's table: the scenes for setting up, playing and watching a game, built from
// the elements of game/ui. It draws nothing.
package table

import (
	"cmp"

	"touria.games/touria/game/grimoria/annals"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/riddles"
	"touria.games/touria/game/save"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
)

// Game is Grimoria as a game of the box.
type Game struct {
	// FirstSeed is the seed of the first game; "": that of one whose first rounds are good ones to learn from.
	FirstSeed string

	blocked string              // the save left untouched that the player was told of
	annals  *annals.Annals      // nil before they are read
	riddles *riddles.Collection // nil: not needed yet
}

// Name returns "grimoria".
func (g *Game) Name() string { return board.GameName }

// Records returns the reader of the game's records.
func (g *Game) Records() save.Game { return session.Saves() }

// TitleMood returns the mood of the title: a book by candle light.
func (g *Game) TitleMood() sound.Mood {
	return sound.Mood{Piece: sound.CandleAndBook, Layer: sound.MostLayer, Lead: sound.NoLead, Air: sound.Hall}
}

// lastSetup returns the last game's set-up; ok is false before the first game.
func (g *Game) lastSetup(a *ui.App) (cfg session.Config, ok bool) {
	ok = a.Settings().Setup(g.Name(), &cfg) && cfg.Check() == nil
	return cfg, ok
}

// firstSetup returns the set-up for the first run: one human and two bots of the lowest level.
func (g *Game) firstSetup(a *ui.App) session.Config {
	cfg := session.Config{Players: []session.Player{{Name: a.Names()[0], Crest: 0}}}
	for i, temper := range bot.Tempers()[:2] {
		cfg.Players = append(cfg.Players, session.Player{Name: a.T("bot." + temper + ".name"), Crest: i + 1, Level: bot.Name(bot.Stroll, temper)})
	}
	return cfg
}

// firstNight is the seed of the first game: a place and two companions of different kinds lie on the first display, and the
// rivals choose the same spell for the first time in the second round.
const firstNight = "first-14"

// firstSeed returns the seed of the first game.
func (g *Game) firstSeed() string { return cmp.Or(g.FirstSeed, firstNight) }

// isFirst reports whether a game is the first one on this machine, which is the same for everybody.
func (g *Game) isFirst(cfg *session.Config) bool {
	if cfg.Seed != g.firstSeed() || len(cfg.Players) != 3 || !cfg.Players[0].Human() || cfg.OpenCards {
		return false
	}
	for _, p := range cfg.Players[1:] {
		if level, _, _ := bot.Split(p.Level); level != bot.Stroll {
			return false
		}
	}
	return true
}
