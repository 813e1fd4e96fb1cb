package table

import (
	"touria.games/touria/game/menu"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
)

// Begin starts a game.
func (g *Game) Begin(a *ui.App, cfg session.Config) {
	g.deal(a, cfg, func() {
		cfg.Seed = ""
		a.Settings().KeepSetup(g.Name(), cfg)
	})
}

// deal begins a game. keep stores what is to be remembered of its beginning.
func (g *Game) deal(a *ui.App, cfg session.Config, keep func()) {
	s, err := session.New(cfg, g.options(a))
	if err != nil {
		a.Tell(a.T("setup.refused") + "\n" + err.Error())
		return
	}
	keep()
	t := newTable(a, g, s)
	a.Replace(t)
	a.Save()
	t.checkSaving()
	menu.SayParked(a, s.Saved().Parked())
}
