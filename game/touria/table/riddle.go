package table

import (
	"touria.games/touria/game/kit"
	"touria.games/touria/game/menu"
	progress "touria.games/touria/game/riddles"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/riddle"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
)

var _ menu.Riddler = (*Game)(nil)

// ShowRiddles opens the page of the riddles.
func (g *Game) ShowRiddles(a *ui.App) {
	problem, today := g.loadAnnals(a), a.Today()
	s := &kit.Riddles{Page: ui.Page{App: a}, Solve: func(grade int) { g.nextRiddle(a, grade, -1) }}
	s.Known = func() *kit.Known {
		c, p := g.collectRiddles(a), &g.annals.Riddles
		if c == nil {
			return nil
		}
		k := &kit.Known{Streak: p.Streak(today)}
		if i, ok := progress.OfDay(today, len(c.all)); ok {
			k.Date, k.Daily = menu.DateText(a, today, false), p.Has(c.ids[i])
			s.SolveDay = func() { g.poseRiddle(a, i, false) }
		}
		for _, grade := range c.grades {
			of := kit.Grade{All: len(grade)}
			for _, i := range grade {
				if p.Has(c.ids[i]) {
					of.Solved++
				}
			}
			k.Grades = append(k.Grades, of)
		}
		return k
	}
	a.Push(s)
	if problem != "" {
		a.Tell(problem)
	}
}

// nextRiddle begins the next riddle of a grade after one of them, preferably an unsolved one.
func (g *Game) nextRiddle(a *ui.App, grade, after int) {
	c := g.riddles
	list := c.grades[grade]
	if len(list) == 0 {
		return
	}
	first := 0
	for first < len(list) && list[first] <= after {
		first++
	}
	next := list[first%len(list)]
	for k := range list {
		if i := list[(first+k)%len(list)]; i != after && !g.annals.Riddles.Has(c.ids[i]) {
			next = i
			break
		}
	}
	g.poseRiddle(a, next, false)
}

// poseRiddle puts a riddle on a new table, and asks its question or shows its answer.
func (g *Game) poseRiddle(a *ui.App, i int, show bool) {
	d, err := riddle.Decode(g.rules(), g.riddles.all[i])
	if err != nil { // collectRiddles has decoded it
		return
	}
	s, err := session.New(g.puzzleConfig(a, &d, g.riddles.ids[i]), session.Options{Rules: g.rules(), HeraldIterations: g.HeraldIterations, Start: &d.State})
	if err != nil {
		a.Tell(err.Error())
		return
	}
	t := newTable(a, g, s)
	t.puzzle = &puzzle{base: t.base, riddle: d, at: i, shows: show,
		next:  func() { g.nextRiddle(a, d.Grade-1, i) },
		again: func() { g.poseRiddle(a, i, false) },
		show:  func() { g.poseRiddle(a, i, true) },
		leave: func() {
			menu.ShowTitle(a)
			g.ShowRiddles(a)
		}}
	a.Replace(t)
	if show {
		g.riddles.shown[i] = true
		return
	}
	t.puzzle.showQuestion()
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
