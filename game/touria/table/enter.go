package table

import (
	"slices"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Actions returns what the table's own keys do.
func (g *Game) Actions() []ui.Action {
	list := []ui.Action{
		{Name: "keys.back", Do: []string{"setup.back", "who.done", "opponents.done", "rules.done", "drawer.close", "doors.close", "lens.close", "pause.resume"}},
		{Name: "tower.NW.name", Keys: []ui.Key{ui.KeyQ}},
		{Name: "tower.NE.name", Keys: []ui.Key{ui.KeyE}},
		{Name: "tower.SE.name", Keys: []ui.Key{ui.KeyD}},
		{Name: "tower.SW.name", Keys: []ui.Key{ui.KeyA}},
		{Name: "keys.previous_choice", Keys: []ui.Key{ui.PadLB}},
		{Name: "keys.next_choice", Keys: []ui.Key{ui.PadRB}},
		{Name: "keys.route", Keys: []ui.Key{ui.PadX}, Do: []string{"table.herald"}},
		{Name: "herald.ask", Keys: []ui.Key{ui.KeyH}, Do: []string{"table.herald"}},
		{Name: "table.undo", Keys: []ui.Key{ui.KeyZ}, Do: []string{"table.undo"}},
		{Name: "keys.step_back", Keys: []ui.Key{ui.KeyBackspace}, Do: []string{"table.cancel"}},
		{Name: "table.skip", Keys: []ui.Key{ui.KeyS}, Do: []string{"table.skip"}},
		{Name: "table.speed", Keys: []ui.Key{ui.KeyF, ui.PadRT}, Do: []string{"table.speed"}},
		{Name: "table.log", Keys: []ui.Key{ui.KeyL, ui.PadSelect}, Do: []string{"table.log"}},
		{Name: "table.rules", Keys: []ui.Key{ui.KeyR, ui.PadY}, Do: []string{"table.rules"}},
		{Name: "table.lid", Keys: []ui.Key{ui.KeyT, ui.PadLT}, Do: []string{"table.you"}},
		{Name: "photo.title", Keys: []ui.Key{ui.KeyP}},
		{Name: "settings.compact", Keys: []ui.Key{ui.KeyV}},
		{Name: "table.menu", Keys: []ui.Key{ui.PadStart}, Do: []string{"table.menu"}},
	}
	for k := ui.Key1; k <= ui.Key9; k++ {
		list = append(list, ui.Action{Name: "keys.choice", N: int(k-ui.Key1) + 1, Keys: []ui.Key{k}})
	}
	return list
}

// Persons returns the names of the people who sit at the table, or did so last.
func (g *Game) Persons(a *ui.App) (names []string) {
	add := func(players []session.Player) {
		for _, p := range players {
			if p.Human() && !slices.Contains(names, p.Name) {
				names = append(names, p.Name)
			}
		}
	}
	for _, scene := range a.Seen() {
		switch s := scene.(type) {
		case *Table:
			add(s.s.Config().Players)
		case *after.Replay:
			if game := s.Session(); game != nil {
				add(game.Config().Players)
			}
		}
	}
	if cfg, ok := g.lastSetup(a); ok {
		add(cfg.Players)
	}
	return names
}

// SampleGem returns a gem with the letter of its colour, for the settings.
func (g *Game) SampleGem(a *ui.App) (icon ui.Icon, letter string) {
	return ui.Icon{Kind: show.IconGem, What: uint8(touria.Blue), Count: 1}, a.T("colour." + touria.Blue.String() + ".letter")
}

// Play starts a game with the last set-up, or the first game.
func (g *Game) Play(a *ui.App) {
	if cfg, ok := g.lastSetup(a); ok {
		cfg.Seed = a.Config().NewSeed()
		g.Begin(a, cfg)
		return
	}
	g.playFirst(a)
}

// playFirst starts the first game with its opening. From the second one on, the seed and who starts are free.
func (g *Game) playFirst(a *ui.App) {
	cfg := g.firstSetup(a)
	first := cfg
	first.Seed = g.firstSeed()
	first.Start = rules.S // who starts is asked for no gift (T3.7)
	g.Begin(a, first)
	a.Settings().KeepSetup(g.Name(), cfg)
	a.Save()
	if t := TableOf(a); t != nil {
		showStory(t, false)
	}
}

// SetUp opens the set-up screen.
func (g *Game) SetUp(a *ui.App) { a.Push(newSetup(a, g)) }

// Watch opens a record to be watched. where is the place it comes from, for
// messages.
func (g *Game) Watch(a *ui.App, text []byte, where string) { after.Watch(a, g, g.rules(), text, where) }

// Teach opens what the people in a record can learn from it. where is as in Watch.
func (g *Game) Teach(a *ui.App, text []byte, where string) { after.Teach(a, g, g.rules(), text, where) }

// Duel compares two games of the same deal.
func (g *Game) Duel(a *ui.App, text, ghost []byte) {
	s, _, err := session.Load(text, g.options(a))
	other, _, e := session.Load(ghost, g.options(a))
	if err != nil || e != nil {
		a.Tell(a.T("duel.gone"))
		return
	}
	after.ShowDuel(a, s, other)
}

// Resume continues the autosaved game and tells the player of any problem.
func (g *Game) Resume(a *ui.App) {
	slot := a.Saves().Autosave()
	s, res, err := session.Resume(slot, a.Config().Stamp(), g.options(a))
	if s != nil {
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

// Against says against whom Play begins a game, "" among people alone.
func (g *Game) Against(a *ui.App) string {
	cfg, ok := g.lastSetup(a)
	names := rivalNames(a, &cfg)
	if !ok || names == "" {
		return ""
	}
	return a.T("again.rivals", words.Lit("Names", names))
}

// Standing tells how a saved game stands. What a player has is secret, so it is told only where one person plays.
func (g *Game) Standing(a *ui.App, saved []byte) (how menu.Standing, ok bool) {
	s, _, err := session.Load(saved, session.Options{Rules: g.rules()})
	if err != nil {
		return how, false
	}
	me, humans, cfg := rules.NoSeat, 0, s.Config()
	for _, p := range cfg.Players {
		if p.Human() {
			me, humans = p.Seat, humans+1
		}
	}
	if humans != 1 {
		return how, true
	}
	m := show.Project(g.rules(), s.State(), me)
	how.Line = a.T("standing.turn", words.Num("Count", m.Turn), words.Lit("Names", rivalNames(a, &cfg)))
	if m.ToMove == me {
		how.Line = a.T("standing.yours", words.Lit("Turn", how.Line))
	}
	p := &m.Players[me]
	how.Has = []menu.Tally{
		tally(a, show.IconHeart, "goods.heart.name", int(p.Hearts), p.GoalHearts),
		tally(a, show.IconGold, "goods.gold.name", int(p.Gold), p.GoalGold),
	}
	if n := int(p.Gems[touria.Black]); n > 0 {
		how.Has = append(how.Has, menu.Tally{Icon: ui.Icon{Kind: show.IconGem, What: uint8(touria.Black)}, Text: a.Words().Number(n), Label: a.T("table.goal.black", words.Num("Count", n))})
	}
	return how, true
}

// tally says how many of a number of things somebody has.
func tally(a *ui.App, kind ui.IconKind, name string, n, of int) menu.Tally {
	share := a.T("table.goal", words.Num("N", n), words.Num("Count", of))
	return menu.Tally{Icon: ui.Icon{Kind: kind}, Text: share, Label: a.T(name) + a.Colon() + share}
}

// rivalNames lists those whom bots play, "" if there are none.
func rivalNames(a *ui.App, cfg *session.Config) string {
	var names []string
	for _, p := range cfg.Players {
		if !p.Human() {
			names = append(names, p.Name)
		}
	}
	return a.Words().List(names)
}
