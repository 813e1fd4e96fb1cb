package ui

import (
	"errors"
	"slices"
	"strings"

	"touria.games/touria/game/save"
)

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
	if !a.going() {
		a.restore(game, text, nil)
		return
	}
	a.Ask(a.T("open.title"), a.T("open.running"),
		Answer{ID: "dialog.open", Text: a.T("open.yes"), Press: func() { a.restore(game, text, nil) }},
		Answer{ID: "dialog.keep", Text: a.T("open.no")})
}

// restore continues a record of a game of the box. from is the parked game with that record, or nil.
func (a *App) restore(game int, text []byte, from *save.Kept) {
	a.TurnTo(game)
	parked, err := a.Saves().Restore(text, from)
	if err != nil {
		a.Tell(a.StoreText(err))
		return
	}
	a.Game().Resume(a)
	if a.Scene() != "dialog" { // Resume has told something
		a.SayParked(parked)
	}
}

// OpenCode opens a save code or a link.
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
func (bx *box) codeText(err error) string {
	switch {
	case errors.Is(err, save.ErrOtherCode):
		return bx.T("code.other")
	case errors.Is(err, save.ErrMistyped):
		return bx.T("code.mistyped")
	}
	return bx.T("code.wrong")
}

// CanLink reports whether games can be copied as links: their address and the clipboard are known.
func (bx *box) CanLink() bool { return bx.Config().Site != "" && bx.Config().Clipboard != nil }

// CopyLink copies a link to a game that is over: whoever opens it can watch the game. game is its
// number in the box, text its record.
func (hand *hand) CopyLink(game int, text []byte) {
	hand.Background(func() func() {
		link, err := hand.SavesOf(game).EncodeLink(text)
		told := "link.copied"
		if err != nil {
			told = "link.none"
		} else if hand.Config().Clipboard.Copy(hand.Config().Site+"#"+LinkMark+link) != nil {
			told = "code.uncopied"
		}
		return func() { hand.Say(hand.T(told)) }
	})
}

// OpenLink shows the game in a link, of which text is the whole or what follows the '#'. It reports
// whether that is meant to be a game.
func (a *App) OpenLink(text string) bool {
	text = text[strings.LastIndexByte(text, '#')+1:]
	link, ok := strings.CutPrefix(text, LinkMark)
	if !ok {
		return false
	}
	a.whenLoaded(func() {
		a.Background(func() func() {
			game, record, err := a.unlink(link)
			return func() {
				if err != nil {
					a.Tell(a.T("link.damaged"))
					return
				}
				a.leave(game, func() { a.Game().Watch(a, record, a.T("link.name")) })
			}
		})
	})
	return true
}

// going reports whether a game is running that has not come to its end.
func (a *App) going() bool {
	r := a.Running()
	return r != nil && !r.Ended()
}

// leave makes game i the current one and calls do. If another kind of game is running, the player is
// asked first; that game stays saved.
func (a *App) leave(i int, do func()) {
	if !a.going() || i == a.At() {
		a.TurnTo(i)
		do()
		return
	}
	a.Ask(a.T("open.title"), a.T("open.leave"),
		Answer{ID: "dialog.leave", Text: a.T("open.leave.yes"), Press: func() {
			a.ShowTitle()
			a.TurnTo(i)
			do()
		}},
		Answer{ID: "dialog.keep", Text: a.T("open.no")})
}

// LinkMark begins the end of an address that holds a whole game, after the '#'.
const LinkMark = "g="

// errGoesOn is the error of a link to an unfinished game: each time the link is opened, the game
// would start again from the same position.
var errGoesOn = errors.New("the game in the link is not over")

// unlink returns the game in a link, its number in the box and its record. Call it in the background.
func (bx *box) unlink(link string) (game int, record []byte, err error) {
	for i := range bx.Games() {
		s := bx.SavesOf(i)
		text, e := s.DecodeLink(link)
		if e != nil {
			err = e
			continue
		}
		sum, e := s.Summarise(text)
		if e == nil && !sum.Over {
			e = errGoesOn
		}
		return i, text, e
	}
	return 0, nil, err
}

// Start makes a game the current one and continues it, or begins it, as soon as the program has
// loaded. It reports whether the box has such a game.
func (a *App) Start(name string) bool {
	i := a.numbered(name)
	if i < 0 {
		return false
	}
	a.whenLoaded(func() {
		a.TurnTo(i)
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
func (bx *box) reader(text []byte) (i int, sum save.Summary, err error) {
	if i = bx.numbered(save.GameOf(text)); i < 0 {
		i = 0
	}
	sum, err = bx.SavesOf(i).Summarise(text)
	return i, sum, err
}

// decode returns the record of a save code of any game. Call it in the background.
func (bx *box) decode(code string) (text []byte, err error) {
	for i := range bx.Games() {
		switch text, e := bx.SavesOf(i).Decode(code); {
		case e == nil:
			return text, nil
		case err == nil || !errors.Is(e, errors.ErrUnsupported) && !errors.Is(e, save.ErrOtherCode):
			err = e
		}
	}
	return nil, err
}

// numbered returns the number of the game with a name, -1 if it is not in the box.
func (bx *box) numbered(name string) int {
	return slices.IndexFunc(bx.Games(), func(g Game) bool { return g.Name() == name })
}

// gameName returns the name of a game of the box.
func (bx *box) gameName(i int) string { return bx.T("title." + bx.Games()[i].Name() + ".name") }

// SayParked tells the player where a game is kept that another one has displaced, if there is one.
// Call it after the change of scenes.
func (hand *hand) SayParked(k save.Kept) {
	if !k.None() && k.Shelf == save.Parked {
		hand.Say(hand.T("chronicles.parked"))
	}
}
