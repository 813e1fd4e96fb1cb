package ui

import "touria.games/touria/game/save"

// shelf holds the games of the box, each with its saves. One is current: the running game or, in the menus, the one
// played last.
type shelf struct {
	games []Game
	saves []*save.Saves
	at    int
}

func newShelf(cfg *Config) shelf {
	s := shelf{games: cfg.Games}
	for _, g := range cfg.Games {
		kept := save.New(cfg.Store, g.Records())
		kept.Stamp = cfg.Stamp
		s.saves = append(s.saves, kept)
	}
	return s
}

// index returns the number of the game with a name, -1 if it is not in the box.
func (s *shelf) index(name string) int {
	for i, g := range s.games {
		if g.Name() == name {
			return i
		}
	}
	return -1
}

// Game returns the current game, and At its number in the box.
func (bx *box) Game() Game { return bx.shelf.games[bx.shelf.at] }

// At returns the number of the current game in the box, from 0.
func (bx *box) At() int { return bx.shelf.at }

// Saves are the current game's saves in the store.
func (bx *box) Saves() *save.Saves { return bx.shelf.saves[bx.shelf.at] }

// SavesOf returns the saves of a game of the box by its number.
func (bx *box) SavesOf(i int) *save.Saves { return bx.shelf.saves[i] }

// Flush waits until everything that was saved is on disk.
func (bx *box) Flush() {
	for _, s := range bx.shelf.saves {
		s.Flush()
	}
}

// TurnTo makes a game of the box the current one.
func (scr *screen) TurnTo(i int) {
	if i == scr.shelf.at {
		return
	}
	scr.shelf.at = i
	scr.settings.Game = scr.Game().Name()
	scr.Changed()
}
