package ui

import (
	"errors"

	"touria.games/touria/game/save"
)

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

// Flush waits until everything that was saved is on disk.
func (bx *box) Flush() {
	for _, s := range bx.shelf.saves {
		s.Flush()
	}
}

// turnTo makes a game of the box the current one.
func (scr *screen) turnTo(i int) {
	if i == scr.shelf.at {
		return
	}
	scr.shelf.at = i
	scr.settings.Game = scr.Game().Name()
	scr.Changed()
}

// reader returns the number of the game whose record a text is. If no game can read it, the first
// one says why not.
func (bx *box) reader(text []byte) (i int, sum save.Summary, err error) {
	if i = bx.shelf.index(save.GameOf(text)); i < 0 {
		i = 0
	}
	sum, err = bx.shelf.saves[i].Summarise(text)
	return i, sum, err
}

// decode returns the record of a save code of any game. Call it in the background.
func (bx *box) decode(code string) (text []byte, err error) {
	for _, s := range bx.shelf.saves {
		switch text, e := s.Decode(code); {
		case e == nil:
			return text, nil
		case err == nil || !errors.Is(e, errors.ErrUnsupported) && !errors.Is(e, save.ErrOtherCode):
			err = e
		}
	}
	return nil, err
}

// gameName returns the name of a game of the box.
func (bx *box) gameName(i int) string { return bx.T("title." + bx.shelf.games[i].Name() + ".name") }
