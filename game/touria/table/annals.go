package table

import (
	"slices"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/touria/annals"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
)

// readAnnals returns the annals, and tells the player of any problem in reading them.
func (g *Game) readAnnals(a *ui.App) *annals.Annals {
	if problem := g.loadAnnals(a); problem != "" {
		a.Tell(problem)
	}
	return g.annals
}

// loadAnnals reads the annals, again if another program has replaced them, and returns what the player
// must know, "" if nothing.
func (g *Game) loadAnnals(a *ui.App) (problem string) {
	st, stamp := a.Config().Store, a.Config().Stamp()
	var err error
	if g.annals == nil {
		g.annals, err = annals.Load(st, stamp)
	} else {
		g.annals, err = g.annals.Refresh(st, stamp)
	}
	return menu.AnnalsProblem(a, err)
}

// saveAnnals writes the annals, and tells the player if that fails.
func (g *Game) saveAnnals(a *ui.App) {
	if err := g.annals.Save(a.Config().Store); err != nil {
		a.Say(a.StoreText(err))
	}
}

// remember enters a finished game into the annals and returns the names of what was achieved in it for the
// first time.
func (g *Game) remember(a *ui.App, s *session.Session) (news []string) {
	game := annals.Read(s)
	if game == nil {
		return nil
	}
	news = g.readAnnals(a).Add(game, a.Today())
	g.saveAnnals(a)
	for i, id := range news {
		news[i] = a.T("feat." + id + ".name")
	}
	return news
}

// watch lets a tick pass. Whenever another turn begins, it looks for what is new; what is told gives way to a question.
func (f *feats) watch(asked bool) {
	if f.shown > 0 {
		if f.shown--; asked {
			f.shown = 0
			f.a.Hush()
		}
	}
	if now := f.board.Model.Turn; now != f.turn {
		f.turn = now
		f.find()
	}
	if len(f.due) == 0 || asked || f.s.Over() {
		return
	}
	menu.AnnounceFeats(f.a, f.due)
	f.told, f.due, f.shown = append(f.told, f.due...), nil, ui.AnnounceTicks
}

// find looks for what has been achieved for the first time on this machine.
func (f *feats) find() {
	for _, id := range annals.SoFar(f.s) {
		if slices.Contains(f.seen, id) {
			continue
		}
		f.seen = append(f.seen, id)
		if f.g.annals == nil && f.g.loadAnnals(f.a) != "" { // it is told at the end of the game
			f.g.annals = nil
			return
		}
		if f.g.annals.Earned[id] == "" {
			f.due = append(f.due, f.a.T("feat."+id+".name"))
		}
	}
}
