package ui

import (
	"errors"
	"strings"
)

// LinkMark begins the end of an address that holds a whole game, after the '#'.
const LinkMark = "g="

// CanLink reports whether games can be copied as links: their address and the clipboard are known.
func (a *App) CanLink() bool { return a.cfg.Site != "" && a.cfg.Clipboard != nil }

// CopyLink copies a link to a game that is over: whoever opens it can watch the game. game is its
// number in the box, text its record.
func (a *App) CopyLink(game int, text []byte) {
	a.Background(func() func() {
		link, err := a.shelf.saves[game].EncodeLink(text)
		told := "link.copied"
		if err != nil {
			told = "link.none"
		} else if a.cfg.Clipboard.Copy(a.cfg.Site+"#"+LinkMark+link) != nil {
			told = "code.uncopied"
		}
		return func() { a.Say(a.T(told)) }
	})
}

// OpenLink shows the game in a link. text is the whole link or the part after the '#'. It reports whether the link
// is meant to be a game.
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

// errGoesOn is the error of a link to a game that is not over: each time it is opened it would begin
// from there.
var errGoesOn = errors.New("the game in the link is not over")

// unlink returns the game in a link, its number in the box and its record. Call it in the background.
func (a *App) unlink(link string) (game int, record []byte, err error) {
	for i, s := range a.shelf.saves {
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
