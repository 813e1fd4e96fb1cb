package menu

import (
	"errors"
	"slices"
	"strings"

	"touria.games/touria/game/save"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// Open opens a record from outside the store: a game that is over is shown, another one is
// continued. err, if not nil, is why it could not be read. where names it for the player; it is empty if there is nothing.
func Open(a *ui.App, text []byte, where string, err error) {
	whenLoaded(a, func() { open(a, text, where, err) })
}

func open(a *ui.App, text []byte, where string, err error) {
	var (
		game int
		sum  save.Summary
	)
	if err == nil {
		game, sum, err = reader(a, text)
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
	if save.IsDare(text) {
		greet(a, game, text, where)
		return
	}
	if sum.Over {
		leave(a, game, func() { a.Game().Watch(a, text, where) })
		return
	}
	if !going(a) {
		restore(a, game, text, nil)
		return
	}
	a.Ask(a.T("open.title"), a.T("open.running"),
		ui.Answer{ID: "dialog.open", Text: a.T("open.yes"), Press: func() { restore(a, game, text, nil) }},
		ui.Answer{ID: "dialog.keep", Text: a.T("open.no")})
}

// restore continues a record of a game of the box. from is the parked game with that record, or nil.
func restore(a *ui.App, game int, text []byte, from *save.Kept) {
	a.TurnTo(game)
	parked, err := a.Saves().Restore(text, from)
	if err != nil {
		a.Tell(a.StoreText(err))
		return
	}
	a.Game().Resume(a)
	if a.Scene() != "dialog" { // Resume has told nothing that would cover it
		SayParked(a, parked)
	}
}

// OpenCode opens a save code or a link.
func OpenCode(a *ui.App, code string) {
	if OpenLink(a, strings.TrimSpace(code)) {
		return
	}
	whenLoaded(a, func() {
		a.Background(func() func() {
			text, err := decode(a, code)
			return func() {
				if err != nil {
					a.Tell(codeText(a, err))
					return
				}
				Open(a, text, a.T("code.name"), nil)
			}
		})
	})
}

// codeText says why a code cannot be opened.
func codeText(a *ui.App, err error) string {
	switch {
	case errors.Is(err, save.ErrOtherCode):
		return a.T("code.other")
	case errors.Is(err, save.ErrMistyped):
		return a.T("code.mistyped")
	}
	return a.T("code.wrong")
}

// CanLink reports whether games can be copied as links: their address and the clipboard are known.
func CanLink(a *ui.App) bool { return a.Config().Site != "" && a.Config().Clipboard != nil }

// CopyLink copies a link to a game that is over: whoever opens it can watch the game. game is its
// number in the box, text its record.
func CopyLink(a *ui.App, game int, text []byte) {
	a.Background(func() func() {
		link, err := a.SavesOf(game).EncodeLink(text)
		told := "link.copied"
		if err != nil {
			told = "link.none"
		} else if a.Config().Clipboard.Copy(a.Config().Site+"#"+LinkMark+link) != nil {
			told = "code.uncopied"
		}
		return func() { a.Say(a.T(told)) }
	})
}

// OpenLink shows the game in a link, of which text is the whole or what follows the '#', perhaps among other words. It
// reports whether that is meant to be a game.
func OpenLink(a *ui.App, text string) bool {
	text = "#" + strings.TrimLeft(text, " \t\r\n#\"'<“„«‘")
	i := strings.LastIndex(text, "#"+LinkMark)
	if i < 0 {
		return false
	}
	link := text[i+len("#"+LinkMark):]
	whenLoaded(a, func() {
		a.Background(func() func() {
			record, err := unlink(a, link)
			return func() {
				if err != nil {
					a.Tell(a.T("link.damaged"))
					return
				}
				open(a, record, a.T("link.name"), nil)
			}
		})
	})
	return true
}

// going reports whether a game is running that has not come to its end.
func going(a *ui.App) bool {
	r := a.Running()
	return r != nil && !r.Ended()
}

// leave makes game i the current one and calls do. If another kind of game is running, the player is
// asked first; that game stays saved.
func leave(a *ui.App, i int, do func()) {
	if !going(a) || i == a.At() {
		a.TurnTo(i)
		do()
		return
	}
	a.Ask(a.T("open.title"), a.T("open.leave"),
		ui.Answer{ID: "dialog.leave", Text: a.T("open.leave.yes"), Press: func() {
			ShowTitle(a)
			a.TurnTo(i)
			do()
		}},
		ui.Answer{ID: "dialog.keep", Text: a.T("open.no")})
}

// LinkMark begins the end of an address that holds a whole game, after the '#'.
const LinkMark = "g="

// errGoesOn is the error of a link to an unfinished game: each time the link is opened, the game
// would start again from the same position.
var errGoesOn = errors.New("the game in the link is not over")

// unlink returns the record of the game in a link. Call it in the background.
func unlink(a *ui.App, link string) (record []byte, err error) {
	for i := range a.Games() {
		s := a.SavesOf(i)
		text, e := s.DecodeLink(link)
		if e != nil {
			err = e
			continue
		}
		sum, e := s.Summarise(text)
		if e == nil && !sum.Over && !save.IsDare(text) {
			e = errGoesOn
		}
		return text, e
	}
	return nil, err
}

// Start makes a game the current one and continues it, or begins it, as soon as the program has
// loaded. It reports whether the box has such a game.
func Start(a *ui.App, name string) bool {
	i := numbered(a, name)
	if i < 0 {
		return false
	}
	whenLoaded(a, func() {
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
func reader(a *ui.App, text []byte) (i int, sum save.Summary, err error) {
	if i = numbered(a, save.GameOf(text)); i < 0 {
		i = 0
	}
	sum, err = a.SavesOf(i).Summarise(text)
	return i, sum, err
}

// decode returns the record of a save code of any game. Call it in the background.
func decode(a *ui.App, code string) (text []byte, err error) {
	for i := range a.Games() {
		switch text, e := a.SavesOf(i).Decode(code); {
		case e == nil:
			return text, nil
		case err == nil || !errors.Is(e, errors.ErrUnsupported) && !errors.Is(e, save.ErrOtherCode):
			err = e
		}
	}
	return nil, err
}

// greet tells who dares the player, and to what. where names the dare for the player.
func greet(a *ui.App, game int, file []byte, where string) {
	a.Background(func() func() {
		s := a.SavesOf(game)
		ghost, dare, err := s.Ghost(file)
		sum, e := s.Summarise(ghost)
		own, same, known := earlier(a, game, ghost)
		return func() {
			if err != nil || e != nil {
				a.Tell(a.T("open.wrong", where))
				return
			}
			_, begun := dayOf(a, game, dare)
			ask(a, game, dare, ghost, sum, own, same, known || begun)
		}
	})
}

// ask asks whether the player accepts a dare. own is the player's game of that deal, nil if there is none to compare; same
// says that both went the same way to the end.
func ask(a *ui.App, game int, dare, ghost []byte, sum save.Summary, own []byte, same, known bool) {
	me, rivals := "", []string(nil)
	for _, p := range sum.Players {
		if me == "" && !p.Bot {
			me = p.Name
			continue
		}
		rivals = append(rivals, p.Name)
	}
	key := "dare.asks"
	switch {
	case same:
		key = "dare.same"
	case own != nil:
		key = "dare.answers"
	}
	text := a.T(key, words.Lit("Name", me), words.Lit("Rivals", a.Words().List(rivals)))
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
	if d, ok := a.Games()[game].(Dueller); ok && own != nil { // most likely it is an answer
		answers = slices.Insert(answers, 0, ui.Answer{ID: "dare.duel", Text: a.T("end.duel"), Press: func() { d.Duel(a, own, ghost) }})
	}
	a.Ask(a.T("end.dare"), text, append(answers, ui.Answer{ID: "dare.later", Text: a.T("dare.later")})...)
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
	if date, _ := dayOf(a, game, dare); date != "" {
		a.Games()[game].(Daily).BeginDay(a, date)
	}
	restore(a, game, text, nil)
}

// dayOf returns the date whose realm a record is a game of, "" if it is none, and whether that has been begun before.
func dayOf(a *ui.App, game int, text []byte) (date string, begun bool) {
	if d, ok := a.Games()[game].(Daily); ok {
		return d.DayOf(a, text)
	}
	return "", false
}

// earlier looks for games of a ghost's deal on this machine. own is one that is over, nil if there is none: the first that
// went another way, or one that went the same. known reports whether there is any game. Call it in the background.
func earlier(a *ui.App, game int, ghost []byte) (own []byte, same, known bool) {
	s := a.SavesOf(game)
	look := func(text []byte, err error) {
		deal, all := save.SameDeal(text, ghost)
		if err != nil || !deal || save.IsDare(text) {
			return
		}
		known = true
		if sum, err := s.Summarise(text); err == nil && sum.Over && (own == nil || same && !all) {
			own, same = text, all
		}
	}
	look(s.Autosave().Text())
	kept, _ := s.Kept()
	for _, k := range kept {
		look(s.Text(k))
	}
	return own, same, known
}
