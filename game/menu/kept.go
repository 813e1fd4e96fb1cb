package menu

import (
	"fmt"
	"slices"
	"strings"

	"touria.games/touria/game/save"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// keptGame is a saved game in a list, read in a tick of its own.
type keptGame struct {
	of      int // its number in the box
	kept    save.Kept
	current bool // the autosave's game, which kept does not name
	read    bool
	sum     save.Summary
	err     error
}

// text reads the game's record.
func (g *keptGame) text(a *ui.App) ([]byte, error) {
	if g.current {
		return a.SavesOf(g.of).Autosave().Text()
	}
	return a.SavesOf(g.of).Text(g.kept)
}

// look reads what the list shows of the game.
func (g *keptGame) look(a *ui.App) {
	g.read = true
	text, err := g.text(a)
	if err == nil {
		g.sum, err = a.SavesOf(g.of).Summarise(text)
	}
	g.err = err
}

// where returns the name of the game's slot or list, "" if there is none to name.
func (g *keptGame) where(a *ui.App) string {
	if i := slices.Index(save.Manual, g.kept.Shelf); i >= 0 && !g.current {
		return a.T("chronicles.slot", i+1)
	}
	if g.current {
		return a.T("chronicles.current")
	}
	return ""
}

// names returns who plays.
func (g *keptGame) names(a *ui.App) string {
	switch {
	case !g.read:
		return "…"
	case g.err != nil:
		return a.T("chronicles.unreadable")
	}
	var names []string
	for _, p := range g.sum.Players {
		names = append(names, p.Name)
	}
	return strings.Join(names, a.T("list.comma"))
}

// far returns the progress of an unfinished game, "" for a finished one.
func (g *keptGame) far(a *ui.App) string {
	if g.sum.Turns == 0 {
		return a.T("chronicles.begun")
	}
	return a.T("chronicles.turn", words.Num("Count", g.sum.Turns))
}

// state returns how far the game is.
func (g *keptGame) state(a *ui.App) string {
	var parts []string
	if len(a.Games()) > 1 {
		parts = append(parts, GameName(a, g.of))
	}
	if where := g.where(a); where != "" {
		parts = append(parts, where)
	}
	switch {
	case !g.read || g.err != nil:
	case g.sum.Over && g.sum.Winner >= 0:
		parts = append(parts, a.T("chronicles.won", words.Lit("Name", g.sum.Players[g.sum.Winner].Name), words.Num("Count", g.sum.Turns)))
	default:
		parts = append(parts, g.far(a))
	}
	return strings.Join(parts, " · ")
}

// saved returns when the game was saved, "" if that is unknown.
func (g *keptGame) saved(a *ui.App) string {
	y, m, d, ok := g.kept.Date()
	if !ok {
		return ""
	}
	return Date(a, y, m, d)
}

// label describes everything that is shown of the game.
func (g *keptGame) label(a *ui.App) string {
	text := g.names(a)
	for _, s := range []string{g.state(a), g.saved(a)} {
		if s != "" {
			text += ", " + s
		}
	}
	return text
}

// tell adds what is known of a game: the crests of its players, their names, how far it is, and when it was saved.
func (g *keptGame) tell(a *ui.App, f *ui.Flow, id string) {
	const crest = 40
	date := func(f *ui.Flow) *ui.Element {
		if date := g.saved(a); date != "" {
			e := f.Paragraph(id+".date", date)
			e.Align = ui.AlignRight
			return e
		}
		return nil
	}
	f.Split(max(4, float32(len(g.sum.Players)))*(crest+f.Gap()), func(f *ui.Flow) {
		f.Row(func(f *ui.Flow) {
			for i, p := range g.sum.Players {
				f.Add(ui.Element{ID: fmt.Sprint(id, ".crest.", i), Role: ui.RoleLabel, Look: ui.LookCrest, Rect: ui.Rect{W: crest, H: crest}, Crest: p.Crest, Label: p.Name,
					Lit: i == g.sum.Winner && g.sum.Over})
			}
			if a.Upright() {
				date(f)
			}
		})
	}, func(f *ui.Flow) {
		f.Heading(id+".names", g.names(a), 20).Align = ui.AlignLeft
		f.Row(func(f *ui.Flow) {
			if state := g.state(a); state != "" {
				f.Paragraph(id+".state", state)
			}
			if !a.Upright() {
				if e := date(f); e != nil {
					_, e.Rect.W = a.TextRoom(e.Text)
					e.Rect.W *= a.Growth()
				}
			}
		})
	})
}

// SayParked tells the player where a game is kept that another one has displaced, if there is one.
// Call it after the change of scenes.
func SayParked(a *ui.App, k save.Kept) {
	if !k.None() && k.Shelf == save.Parked {
		a.Say(a.T("chronicles.parked"))
	}
}

// TellResumed tells the player of any problem with the save that a game was to go on with. went reports whether it goes
// on. Call it after the change of scenes.
func TellResumed(a *ui.App, r save.Report, err error, went bool) {
	var news []string
	switch {
	case !went || r.Err == nil:
	case r.Backup:
		news = append(news, a.T("store.backup", words.Num("Count", r.Decisions)))
	default:
		news = append(news, a.T("store.dropped", words.Num("Count", r.Dropped)))
	}
	if r.Aside != "" {
		news = append(news, a.T("store.damaged.save", r.Aside))
	}
	switch {
	case went:
	case r.Blocked != nil:
		news = append(news, a.StoreText(r.Blocked))
	case err != nil && len(news) == 0:
		news = append(news, a.T("store.unreadable"))
	}
	if len(news) > 0 {
		a.Tell(strings.Join(news, "\n"))
	}
}
