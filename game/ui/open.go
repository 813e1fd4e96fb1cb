package ui

import (
	"errors"
	"strings"

	"touria.games/touria/game/save"
)

// Clipboard is the system's clipboard. Its methods may take their time: they are called in the
// background.
type Clipboard interface {
	Copy(text string) error
	Paste() (string, error)
}

// whenLoaded does something as soon as the program has loaded.
func (a *App) whenLoaded(do func()) {
	if _, loading := a.Top().(*loading); loading {
		a.waiting = do
		return
	}
	do()
}

// Open opens a record from outside the store: a game that is over is shown, another one is
// continued. err, if not nil, is why it could not be read. where names it for the player; it is empty if there is nothing.
func (a *App) Open(text []byte, where string, err error) {
	a.whenLoaded(func() { a.open(text, where, err) })
}

func (a *App) open(text []byte, where string, err error) {
	var (
		game int
		sum  save.Summary
	)
	if err == nil {
		game, sum, err = a.reader(text)
	}
	switch {
	case where == "":
		a.Tell(a.T("open.nothing"))
		return
	case errors.Is(err, save.ErrNewer):
		a.Tell(a.T("open.newer", where))
		return
	case errors.Is(err, save.ErrUnplayable):
		a.Tell(a.T("open.unplayable", where))
		return
	case err != nil:
		a.Tell(a.T("open.wrong", where))
		return
	}
	if sum.Over {
		a.leave(game, func() { a.Game().Watch(a, text, where) })
		return
	}
	if a.running() == nil {
		a.restore(game, text, nil)
		return
	}
	a.Ask(a.T("open.title"), a.T("open.running"),
		Answer{ID: "dialog.open", Text: a.T("open.yes"), Press: func() { a.restore(game, text, nil) }},
		Answer{ID: "dialog.keep", Text: a.T("open.no")})
}

// restore continues a record of a game of the box. from is the parked game that it is, or nil.
func (a *App) restore(game int, text []byte, from *save.Kept) {
	a.turnTo(game)
	parked, err := a.Saves().Restore(text, from)
	if err != nil {
		a.Tell(a.StoreText(err))
		return
	}
	a.Game().Resume(a)
	if _, telling := a.Top().(*dialog); !telling {
		a.SayParked(parked)
	}
}

// OpenCode opens a save code, or a link in its place.
func (a *App) OpenCode(code string) {
	if a.OpenLink(strings.TrimSpace(code)) {
		return
	}
	a.whenLoaded(func() {
		a.Background(func() func() {
			text, err := a.decode(code)
			return func() {
				if err != nil {
					a.Tell(a.codeText(err))
					return
				}
				a.Open(text, a.T("code.name"), nil)
			}
		})
	})
}

// codeText says why a code cannot be opened.
func (a *App) codeText(err error) string {
	switch {
	case errors.Is(err, save.ErrOtherCode):
		return a.T("code.other")
	case errors.Is(err, save.ErrMistyped):
		return a.T("code.mistyped")
	}
	return a.T("code.wrong")
}

// openWaiting does what was asked for before the program had loaded.
func (a *App) openWaiting() {
	if do := a.waiting; do != nil {
		a.waiting = nil
		do()
	}
}
