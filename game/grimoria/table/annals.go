package table

import (
	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/grimoria/annals"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// ShowAnnals opens the statistics.
func (g *Game) ShowAnnals(a *ui.App) {
	problem := g.loadAnnals(a)
	a.Push(&ui.Annals{Page: ui.Page{App: a}, Figures: func() []ui.Figure { return g.figures(a) }, Feats: func() []ui.Feat { return g.feats(a) }})
	if problem != "" {
		a.Tell(problem)
	}
}

// loadAnnals reads the statistics, again if another program has replaced them, and returns a message for the player, ""
// for none.
func (g *Game) loadAnnals(a *ui.App) (problem string) {
	st, stamp := a.Config().Store, a.Config().Stamp()
	var err error
	if g.annals == nil {
		g.annals, err = annals.Load(st, stamp)
	} else {
		g.annals, err = g.annals.Refresh(st, stamp)
	}
	return a.AnnalsProblem(err)
}

// remember adds a finished game to the statistics and returns the names of its new achievements.
func (g *Game) remember(a *ui.App, s *session.Session) (news []string) {
	game := annals.Read(s)
	if game == nil {
		return nil
	}
	if problem := g.loadAnnals(a); problem != "" {
		a.Tell(problem)
	}
	news = g.annals.Add(game, a.Today())
	if err := g.annals.Save(a.Config().Store); err != nil {
		a.Say(a.StoreText(err))
	}
	for i, id := range news {
		news[i] = a.T("deed." + id + ".name")
	}
	return news
}

// figures returns what the statistics count.
func (g *Game) figures(a *ui.App) []ui.Figure {
	all := g.annals
	t := &all.Totals
	return append(a.LedgerFigures(&all.Ledger, bot.Levels()), a.Figure("count.best", all.Best), a.Figure("count.lead", all.Lead), a.Figure("count.points", t.Points),
		a.Figure("count.coins", t.Coins), a.Figure("count.cards", t.Cards), a.Figure("count.alone", t.Alone), a.Figure("count.blocked", t.Blocked),
		a.Figure("count.robbed", t.Robbed), a.Figure("count.reflected", t.Reflected))
}

// feats returns the achievements.
func (g *Game) feats(a *ui.App) (list []ui.Feat) {
	for _, x := range annals.Achievements {
		list = append(list, ui.Feat{ID: x.ID, Name: a.T("deed." + x.ID + ".name"), Text: a.T("deed." + x.ID + ".text"), Icon: featIcons[x.ID], Date: g.annals.Earned[x.ID]})
	}
	return list
}

// featIcons are the achievements' pictures.
var featIcons = map[string]ui.Icon{
	"dawn":      signIcon(gpics.SignCrown),
	"journey":   medalIcon(grimoria.Messenger, false, 0),
	"quest":     medalIcon(grimoria.Mercenary, false, 0),
	"crown":     medalIcon(grimoria.King, false, 0),
	"circle":    signIcon(gpics.SignPerson),
	"alone":     spellIcon(11),
	"landslide": spellIcon(1),
	"sixty":     signIcon(gpics.SignBook),
	"court":     medalIcon(grimoria.Prince, false, 0),
	"purse":     coinIcon(0),
	"estate":    signIcon(gpics.SignHouses),
	"hoard":     signIcon(gpics.SignHoard),
	"bonus":     medalIcon(grimoria.Queen, false, 0),
	"mirror":    signIcon(gpics.SignShield),
	"robber":    spellIcon(14),
	"cock":      spellIcon(2),
	"scholar":   spellIcon(15),
	"hermit":    signIcon(gpics.SignPennant),
}
