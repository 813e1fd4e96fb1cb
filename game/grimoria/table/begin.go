package table

import (
	"strings"

	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
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
	var news []string
	switch {
	case s == nil || res.Err == nil:
	case res.Backup:
		news = append(news, a.T("store.backup", words.Num("Count", res.Decisions)))
	default:
		news = append(news, a.T("store.dropped", words.Num("Count", res.Dropped)))
	}
	if res.Aside != "" {
		news = append(news, a.T("store.damaged.save", res.Aside))
	}
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
		switch {
		case res.Blocked != nil:
			news = append(news, a.StoreText(res.Blocked))
		case err != nil && len(news) == 0:
			news = append(news, a.T("store.unreadable"))
		}
	}
	if len(news) > 0 {
		a.Tell(strings.Join(news, "\n"))
	}
}
