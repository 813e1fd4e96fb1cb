package table

import (
	"slices"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/after"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/ui"
)

// Play starts a game with the last set-up, or the first game.
func (g *Game) Play(a *ui.App) {
	cfg, ok := g.lastSetup(a)
	if !ok {
		cfg = g.firstSetup(a)
		cfg.Seed = g.firstSeed()
		if set := a.Settings(); set.Speed == beat.Normal { // who is new reads at leisure
			set.Hold = true
		}
	} else {
		cfg.Seed = a.Config().NewSeed()
	}
	g.Begin(a, cfg)
	if t := TableOf(a); !ok && t != nil {
		t.showStory(false)
	}
}

// SetUp opens the set-up screen.
func (g *Game) SetUp(a *ui.App) { a.Push(newSetup(a, g)) }

// Watch opens the replay of a record.
func (g *Game) Watch(a *ui.App, text []byte, where string) {
	s, _, err := session.Load(text)
	if err != nil {
		a.Tell(a.T("open.wrong", where))
		return
	}
	after.ShowReplay(a, g, s)
}

// Teach opens what the people in a record can learn from it. where is as in Watch.
func (g *Game) Teach(a *ui.App, text []byte, where string) {
	s, _, err := session.Load(text)
	if err != nil {
		a.Tell(a.T("open.wrong", where))
		return
	}
	after.Teach(a, g, s, text)
}

// Duel compares two games of the same deal.
func (g *Game) Duel(a *ui.App, text, ghost []byte) {
	s, _, err := session.Load(text)
	other, _, e := session.Load(ghost)
	if err != nil || e != nil {
		a.Tell(a.T("duel.gone"))
		return
	}
	after.ShowDuel(a, s, other)
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
	if bd := board.Of(a); bd != nil {
		add(bd.Session.Config().Players)
	}
	if cfg, ok := g.lastSetup(a); ok {
		add(cfg.Players)
	}
	return names
}

// Actions returns what the table's own keys do. They have the names that they have in Touria, so that
// both games share them.
func (g *Game) Actions() []ui.Action {
	list := []ui.Action{
		{Name: "keys.back", Do: []string{"setup.back", "opponents.done", "rules.done", "pause.resume"}},
		{Name: "keys.previous_choice", Keys: []ui.Key{ui.PadLB}},
		{Name: "keys.next_choice", Keys: []ui.Key{ui.PadRB}},
		{Name: "keys.route", Keys: []ui.Key{ui.PadX}, Do: []string{"table.owl"}},
		{Name: "herald.ask", Keys: []ui.Key{ui.KeyH}, Do: []string{"table.owl"}},
		{Name: "table.undo", Keys: []ui.Key{ui.KeyZ}, Do: []string{"table.undo"}},
		{Name: "keys.step_back", Keys: []ui.Key{ui.KeyBackspace}, Do: []string{"table.cancel"}},
		{Name: "table.skip", Keys: []ui.Key{ui.KeyS}},
		{Name: "table.speed", Keys: []ui.Key{ui.KeyF, ui.PadRT}, Do: []string{"table.speed"}},
		{Name: "table.log", Keys: []ui.Key{ui.KeyL, ui.PadSelect}, Do: []string{"table.log"}},
		{Name: "table.rules", Keys: []ui.Key{ui.KeyR, ui.PadY}, Do: []string{"table.rules"}},
		{Name: "table.lid", Keys: []ui.Key{ui.KeyT, ui.PadLT}, Do: []string{"table.pocket"}},
		{Name: "table.menu", Keys: []ui.Key{ui.PadStart}, Do: []string{"table.menu"}},
	}
	for k := ui.Key1; k <= ui.Key9; k++ {
		list = append(list, ui.Action{Name: "keys.choice", N: int(k-ui.Key1) + 1, Keys: []ui.Key{k}})
	}
	return list
}
