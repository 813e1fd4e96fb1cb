package table

import (
	"touria.games/touria/game/kit"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/riddles"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/riddle"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
)

var _ menu.Riddler = (*Game)(nil)

// ShowRiddles opens the page of the riddles.
func (g *Game) ShowRiddles(a *ui.App) {
	problem := g.loadAnnals(a)
	g.riddlesPage(a).Show()
	if problem != "" {
		a.Tell(problem)
	}
}

func (g *Game) riddlesPage(a *ui.App) *kit.Riddles {
	return &kit.Riddles{Page: ui.Page{App: a}, Collect: func() *riddles.Collection { return g.collectRiddles(a) },
		Progress: func() *riddles.Progress { return &g.annals.Riddles }, Pose: func(i int, show bool) { g.poseRiddle(a, i, show) }}
}

// poseRiddle puts a riddle on a new table, and asks its question or shows its answer.
func (g *Game) poseRiddle(a *ui.App, i int, show bool) {
	d, err := riddle.Decode(g.rules(), g.riddles.All[i])
	if err != nil { // collectRiddles has decoded it
		return
	}
	s, err := session.New(g.puzzleConfig(a, &d, g.riddles.IDs[i]), session.Options{Rules: g.rules(), HeraldIterations: g.HeraldIterations, Start: &d.State})
	if err != nil {
		a.Tell(err.Error())
		return
	}
	t := newTable(a, g, s)
	t.puzzle = &puzzle{base: t.base, riddle: d}
	t.puzzle.Puzzle = kit.Puzzle{App: a, Of: g.riddles, At: i, Grade: d.Grade, Demo: show, Question: t.puzzle.questionText(), Page: g.riddlesPage(a), Solved: func() {
		g.riddles.Solve(&g.readAnnals(a).Riddles, i, a.Today())
		g.saveAnnals(a)
	}}
	a.Replace(t)
	t.puzzle.Begin()
}

// puzzleConfig returns who plays: the person who played last, and a rival that is always the same.
func (g *Game) puzzleConfig(a *ui.App, d *riddle.Riddle, id string) session.Config {
	seat := d.State.ToMove()
	tempers := bot.Tempers()
	temper := tempers[rules.Below(rules.ParseSeed(id), len(tempers))]
	me := g.person(a, temper)
	me.Seat, me.Hints = seat, session.HintsNone
	hearts, _ := d.State.Goals(seat)
	return session.Config{
		Players: []session.Player{me, {Seat: d.State.Seats().Next(seat), Name: a.T("bot." + temper + ".name"), Crest: emblems[temper], Level: bot.Name(bot.Quest, temper)}},
		Start:   seat, Introductory: hearts == 5, MemoryAid: true, Seed: "riddle-" + id,
	}
}
