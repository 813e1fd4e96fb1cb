package ui

import (
	"errors"

	"touria.games/touria/game/save"
)

// Clipboard is the system's clipboard. Its methods may take their time: they are called in the
// background.
type Clipboard interface {
	Copy(text string) error
	Paste() (string, error)
}

// opened is a record from outside the store that waits until the program has loaded.
type opened struct {
	text  []byte
	where string
	err   error
	code  string // instead of a text: a save code
}

// Open opens a record from outside the store: a game that is over is shown, another one is
// continued. err, if not nil, is why it could not be read. where names it for the player; it is empty if there is nothing.
func (a *App) Open(text []byte, where string, err error) {
	if _, loading := a.Top().(*loading); loading {
		a.waiting = &opened{text: text, where: where, err: err}
		return
	}
	var sum save.Summary
	if err == nil {
		sum, err = a.saves.Summarise(text)
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
		a.cfg.Game.Watch(a, text, where)
		return
	}
	if a.running() == nil {
		a.restore(text, nil)
		return
	}
	a.Ask(a.T("open.title"), a.T("open.running"),
		Answer{ID: "dialog.open", Text: a.T("open.yes"), Press: func() { a.restore(text, nil) }},
		Answer{ID: "dialog.keep", Text: a.T("open.no")})
}

// restore continues a record. from is the parked game that it is, or nil.
func (a *App) restore(text []byte, from *save.Kept) {
	parked, err := a.saves.Restore(text, from)
	if err != nil {
		a.Tell(a.StoreText(err))
		return
	}
	a.cfg.Game.Resume(a)
	if _, telling := a.Top().(*dialog); !telling {
		a.SayParked(parked)
	}
}

// OpenCode opens a save code.
func (a *App) OpenCode(code string) {
	if _, loading := a.Top().(*loading); loading {
		a.waiting = &opened{code: code}
		return
	}
	a.Background(func() func() {
		text, err := a.saves.Decode(code)
		return func() {
			if err != nil {
				a.Tell(a.codeText(err))
				return
			}
			a.Open(text, a.T("code.name"), nil)
		}
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

// openWaiting opens what was given before the program had loaded.
func (a *App) openWaiting() {
	if w := a.waiting; w != nil {
		a.waiting = nil
		if w.code != "" {
			a.OpenCode(w.code)
			return
		}
		a.Open(w.text, w.where, w.err)
	}
}
