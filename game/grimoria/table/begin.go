package table

import (
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/ui"
)

// Begin starts a game and remembers its set-up.
func (g *Game) Begin(a *ui.App, cfg session.Config) {
	s, err := session.New(cfg, session.Options{Slot: a.Saves().Autosave()})
	if err != nil {
		a.Tell(a.T("setup.refused") + "\n" + err.Error())
		return
	}
	cfg.Seed = ""
	a.Settings().KeepSetup(g.Name(), cfg)
	t := newTable(a, g, s)
	a.Replace(t)
	a.Save()
	t.checkSaving()
	menu.SayParked(a, s.Saved().Parked())
}

// Resume continues the autosaved game and tells the player of any problem.
func (g *Game) Resume(a *ui.App) {
	s, res, err := session.Resume(a.Saves().Autosave(), a.Config().Stamp())
	if s != nil {
		if cfg, ok := g.lastSetup(a); ok {
			s.SetCurtain(cfg.Curtain)
		}
		t := newTable(a, g, s)
		a.Replace(t)
		t.checkSaving()
		if s.IsCopy() {
			a.Say(a.T("copy.note"))
		}
	} else {
		menu.ShowTitle(a)
	}
	menu.TellResumed(a, res, err, s != nil)
}
