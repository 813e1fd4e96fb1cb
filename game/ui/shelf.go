package ui

import (
	"errors"

	"touria.games/touria/game/save"
)

// shelf holds the games of the box, each with its saves. One of them is current: the one that runs
// or, in the menus, the one that was last played.
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

// Games returns the games of the box. Do not change the slice.
func (a *App) Games() []Game { return a.shelf.games }

// Game returns the current game, and At its number in the box.
func (a *App) Game() Game { return a.shelf.games[a.shelf.at] }

// At returns the number of the current game in the box, from 0.
func (a *App) At() int { return a.shelf.at }

// Saves are the current game's saves in the store.
func (a *App) Saves() *save.Saves { return a.shelf.saves[a.shelf.at] }

// Flush waits until everything that was saved is on disk.
func (a *App) Flush() {
	for _, s := range a.shelf.saves {
		s.Flush()
	}
}

// turnTo makes a game of the box the current one.
func (a *App) turnTo(i int) {
	if i == a.shelf.at {
		return
	}
	a.shelf.at = i
	a.settings.Game = a.Game().Name()
	a.Changed()
}

// Start makes a game the current one and goes on with it, or begins it. It does so as soon as the
// program has loaded, and reports whether the box has such a game.
func (a *App) Start(name string) bool {
	i := a.shelf.index(name)
	if i < 0 {
		return false
	}
	a.whenLoaded(func() {
		a.turnTo(i)
		if a.Saves().Autosave().Holds() {
			a.Game().Resume(a)
			return
		}
		a.Game().Play(a)
	})
	return true
}

// reader returns the number of the game whose record a text is. If no game can read it, the first
// one says why not.
func (a *App) reader(text []byte) (i int, sum save.Summary, err error) {
	if i = a.shelf.index(save.GameOf(text)); i < 0 {
		i = 0
	}
	sum, err = a.shelf.saves[i].Summarise(text)
	return i, sum, err
}

// decode returns the record of a save code of any game. Call it in the background.
func (a *App) decode(code string) (text []byte, err error) {
	for _, s := range a.shelf.saves {
		switch text, e := s.Decode(code); {
		case e == nil:
			return text, nil
		case err == nil || !errors.Is(e, errors.ErrUnsupported) && !errors.Is(e, save.ErrOtherCode):
			err = e
		}
	}
	return nil, err
}

// leave calls do with a game as the current one. If a game of another kind runs, the player is asked
// before it is left; it is saved.
func (a *App) leave(i int, do func()) {
	if a.running() == nil || i == a.shelf.at {
		a.turnTo(i)
		do()
		return
	}
	a.Ask(a.T("open.title"), a.T("open.leave"),
		Answer{ID: "dialog.leave", Text: a.T("open.leave.yes"), Press: func() {
			a.ShowTitle()
			a.turnTo(i)
			do()
		}},
		Answer{ID: "dialog.keep", Text: a.T("open.no")})
}

// gameName returns the name of a game of the box.
func (a *App) gameName(i int) string { return a.T("title." + a.shelf.games[i].Name() + ".name") }
