package table

import (
	"touria.games/touria/assets/riddles"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/riddle"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/kit"
	collection "touria.games/touria/game/riddles"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
)

// ShowRiddles opens the page of the riddles.
func (g *Game) ShowRiddles(a *ui.App) {
	problem := g.loadAnnals(a)
	g.riddlesPage(a).Show()
	if problem != "" {
		a.Tell(problem)
	}
}

func (g *Game) riddlesPage(a *ui.App) *kit.Riddles {
	return &kit.Riddles{Page: ui.Page{App: a}, Collect: func() *collection.Collection { return g.collectRiddles(a) },
		Progress: func() *collection.Progress { return &g.annals.Riddles }, Pose: func(i int, show bool) { g.poseRiddle(a, i, show) }}
}

// collectRiddles returns the riddles, nil while they are on their way. Only a broken build has damaged ones: they are left
// out, and the player is told.
func (g *Game) collectRiddles(a *ui.App) *collection.Collection {
	if g.riddles != nil {
		return g.riddles
	}
	file, ok := riddles.Of(g.Name())
	if !ok {
		return nil
	}
	c, err := collection.Collect(g.Name(), file, func(data []byte) (grade int, err error) {
		d, err := riddle.Decode(data)
		return d.Grade, err
	})
	if g.riddles = c; err != nil {
		a.Tell(a.T("riddles.broken"))
	}
	return c
}

// poseRiddle puts a riddle on a new table, and asks its question or shows its answer.
func (g *Game) poseRiddle(a *ui.App, i int, show bool) {
	d, err := riddle.Decode(g.riddles.All[i])
	if err != nil { // collectRiddles has decoded it
		return
	}
	s, err := session.New(g.puzzleConfig(a, &d, g.riddles.IDs[i]), session.Options{Start: &d.State})
	if err != nil {
		a.Tell(err.Error())
		return
	}
	t := newTable(a, g, s)
	p := &puzzle{board: t.Board, riddle: d}
	p.Puzzle = kit.Puzzle{App: a, Of: g.riddles, At: i, Grade: d.Grade, Demo: show, Page: g.riddlesPage(a), Solved: func() {
		if problem := g.loadAnnals(a); problem != "" {
			a.Tell(problem)
		}
		g.riddles.Solve(&g.annals.Riddles, i, a.Today())
		g.saveAnnals(a)
	}}
	p.Question = p.question()
	t.puzzle = p
	a.Replace(t)
	p.Begin()
}

// puzzleConfig returns who plays: the person who played last, and a rival that is always the same.
func (g *Game) puzzleConfig(a *ui.App, d *riddle.Riddle, id string) session.Config {
	tempers := bot.Tempers()
	temper := tempers[rules.Below(rules.ParseSeed(id), len(tempers))]
	me := g.firstSetup(a).Players[0]
	if cfg, ok := g.lastSetup(a); ok {
		for _, p := range cfg.Players {
			if p.Human() {
				me = p
				break
			}
		}
	}
	seats := make([]session.Player, 2)
	seats[d.Seat] = me
	seats[1-d.Seat] = session.Player{Name: a.T("bot." + temper + ".name"), Crest: (me.Crest + 1) % len(session.Crests), Level: bot.Name(bot.Crown, temper)}
	return session.Config{Players: seats, OpenCards: true, Seed: "riddle-" + id}
}
