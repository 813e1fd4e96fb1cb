package table

import (
	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/grimoria/annals"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// ShowAnnals opens the statistics.
func (g *Game) ShowAnnals(a *ui.App) {
	problem := g.loadAnnals(a)
	a.Push(&menu.Annals{Page: ui.Page{App: a}, Figures: func() []menu.Figure { return g.figures(a) }, Feats: func() []menu.Feat { return g.feats(a) }})
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
	return menu.AnnalsProblem(a, err)
}

// saveAnnals writes the statistics, and tells the player if that fails.
func (g *Game) saveAnnals(a *ui.App) {
	if err := g.annals.Save(a.Config().Store); err != nil {
		a.Say(a.StoreText(err))
	}
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
	g.saveAnnals(a)
	for i, id := range news {
		news[i] = a.T("deed." + id + ".name")
	}
	return news
}

// figures returns what the statistics count.
func (g *Game) figures(a *ui.App) []menu.Figure {
	all := g.annals
	t := &all.Totals
	return append(menu.LedgerFigures(a, &all.Ledger, bot.Levels()), menu.FigureOf(a, "count.best", all.Best), menu.FigureOf(a, "count.lead", all.Lead), menu.FigureOf(a, "count.points", t.Points),
		menu.FigureOf(a, "count.coins", t.Coins), menu.FigureOf(a, "count.cards", t.Cards), menu.FigureOf(a, "count.alone", t.Alone), menu.FigureOf(a, "count.blocked", t.Blocked),
		menu.FigureOf(a, "count.robbed", t.Robbed), menu.FigureOf(a, "count.reflected", t.Reflected))
}

// feats returns the achievements.
func (g *Game) feats(a *ui.App) (list []menu.Feat) {
	for _, x := range annals.Achievements {
		list = append(list, menu.Feat{ID: x.ID, Name: a.T("deed." + x.ID + ".name"), Text: a.T("deed." + x.ID + ".text"), Icon: featIcons[x.ID], Date: g.annals.Earned[x.ID]})
	}
	return list
}

// featIcons are the achievements' pictures.
var featIcons = map[string]ui.Icon{
	"dawn":      board.SignIcon(gpics.SignCrown),
	"journey":   board.MedalIcon(grimoria.Messenger, false, 0),
	"quest":     board.MedalIcon(grimoria.Mercenary, false, 0),
	"crown":     board.MedalIcon(grimoria.King, false, 0),
	"circle":    board.SignIcon(gpics.SignPerson),
	"alone":     board.SpellIcon(11),
	"landslide": board.SpellIcon(1),
	"sixty":     board.SignIcon(gpics.SignBook),
	"court":     board.MedalIcon(grimoria.Prince, false, 0),
	"purse":     board.CoinIcon(0),
	"estate":    board.SignIcon(gpics.SignHouses),
	"hoard":     board.SignIcon(gpics.SignHoard),
	"bonus":     board.MedalIcon(grimoria.Queen, false, 0),
	"mirror":    board.SignIcon(gpics.SignShield),
	"robber":    board.SpellIcon(14),
	"cock":      board.SpellIcon(2),
	"scholar":   board.SpellIcon(15),
	"hermit":    board.SignIcon(gpics.SignPennant),
}
