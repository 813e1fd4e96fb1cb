package menu

import (
	"touria.games/touria/game/save"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// Dueller is a Game that compares two of its games, which are over and of the same deal.
type Dueller interface {
	// Duel shows both side by side. text is the record of the player's own game, ghost that of the other one.
	Duel(a *ui.App, text, ghost []byte)
}

// ShowDare opens a window in which a game of the box that is over can be sent to a friend as a dare.
func ShowDare(a *ui.App, game int, text []byte) {
	v := &codeView{Popup: ui.Popup{App: a}, dare: true}
	a.Push(v)
	a.Background(func() func() {
		code, link, err := a.SavesOf(game).EncodeDare(text)
		shown := code
		if site := a.Config().Site; site != "" {
			link = site + "#" + LinkMark + link
			shown = link
		} else {
			link = ""
		}
		qr := newQR(shown)
		return func() {
			v.code, v.link, v.qr, v.err = code, link, qr, err
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

// greet tells who dares the player, and to what. where names the dare for the player.
func greet(a *ui.App, game int, dare []byte, where string) {
	a.Background(func() func() {
		s := a.SavesOf(game)
		ghost, err := s.DecodeLink(save.GhostOf(dare))
		sum, e := s.Summarise(ghost)
		own, known := earlier(a, game, ghost)
		return func() {
			if deal, _ := save.SameDeal(dare, ghost); err != nil || e != nil || !deal || !sum.Over {
				a.Tell(a.T("open.wrong", where))
				return
			}
			ask(a, game, dare, ghost, sum, own, known)
		}
	})
}

// ask asks whether the player accepts a dare. own is the player's game of that deal, nil if there is none to compare.
func ask(a *ui.App, game int, dare, ghost []byte, sum save.Summary, own []byte, known bool) {
	me, rivals := "", []string(nil)
	for _, p := range sum.Players {
		if me == "" && !p.Bot {
			me = p.Name
			continue
		}
		rivals = append(rivals, p.Name)
	}
	text := a.T("dare.asks", words.Lit("Name", me), words.Lit("Rivals", a.Words().List(rivals)))
	if sum.Winner >= 0 {
		text += "\n" + a.T("chronicles.won", words.Lit("Name", sum.Players[sum.Winner].Name), words.Num("Count", sum.Turns))
	}
	if known {
		text += "\n" + a.T("dare.known")
	}
	if going(a) {
		text += "\n" + a.T("dare.kept")
	}
	answers := []ui.Answer{{ID: "dare.play", Text: a.T("dare.play"), Press: func() { accept(a, game, dare, known) }}}
	if d, ok := a.Games()[game].(Dueller); ok && own != nil {
		answers = append(answers, ui.Answer{ID: "dare.duel", Text: a.T("end.duel"), Press: func() { d.Duel(a, own, ghost) }})
	}
	a.Ask(a.T("dare.title"), text, append(answers, ui.Answer{ID: "dare.later", Text: a.T("dare.later")})...)
}

// accept begins the game of a dare.
func accept(a *ui.App, game int, dare []byte, known bool) {
	name := ""
	if p, ok := a.Games()[game].(Peopled); ok {
		for _, name = range append(p.Persons(a), a.Names()...) {
			break
		}
	}
	text, err := a.SavesOf(game).Accept(dare, name, known)
	if err != nil {
		a.Tell(a.T("open.wrong", a.T("dare.title")))
		return
	}
	restore(a, game, text, nil)
}

// earlier looks for games of a ghost's deal on this machine. own is the last one that is over and went another way, nil
// if there is none; known reports whether there is any. Call it in the background.
func earlier(a *ui.App, game int, ghost []byte) (own []byte, known bool) {
	s := a.SavesOf(game)
	look := func(text []byte, err error) {
		deal, all := save.SameDeal(text, ghost)
		if err != nil || !deal || save.IsDare(text) {
			return
		}
		known = true
		if sum, err := s.Summarise(text); err == nil && sum.Over && !all && own == nil {
			own = text
		}
	}
	look(s.Autosave().Text())
	kept, _ := s.Kept()
	for _, k := range kept {
		look(s.Text(k))
	}
	return own, known
}
