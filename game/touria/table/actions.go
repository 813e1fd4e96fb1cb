package table

import (
	"slices"

	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
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
