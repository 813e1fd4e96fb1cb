package menu

import (
	"touria.games/touria/game/save"
	"touria.games/touria/game/ui"
)

// ShowDare opens a window in which a game of the box that is over can be sent to a friend as a dare.
func ShowDare(a *ui.App, game int, text []byte) {
	v := &codeView{Popup: ui.Popup{App: a}, dare: true, game: game}
	a.Push(v)
	a.Background(func() func() {
		s := a.SavesOf(game)
		code, link, err := s.EncodeDare(text)
		var file []byte
		if err == nil {
			file, err = s.DecodeLink(link)
		}
		shown := code
		if site := a.Config().Site; site != "" {
			link = site + "#" + LinkMark + link
			shown = link
		} else {
			link = ""
		}
		qr := newQR(shown)
		return func() {
			v.code, v.link, v.qr, v.err, v.file = code, link, qr, err, file
			a.Changed()
		}
	})
}

// ShowDuel compares a game of the box with its ghost.
func ShowDuel(a *ui.App, game int, text []byte) {
	a.Background(func() func() {
		ghost, err := a.SavesOf(game).DecodeLink(save.GhostOf(text))
		return func() {
			d, ok := a.Games()[game].(Dueller)
			if err != nil || !ok {
				a.Tell(a.T("duel.gone"))
				return
			}
			d.Duel(a, text, ghost)
		}
	})
}
