package table

import "touria.games/touria/game/kit"

// house returns the rules that may differ from the standard ones.
func (s *setup) house() *kit.House {
	of := func(id, key string, on *bool) kit.Option {
		return kit.Option{ID: id, Key: key, On: *on, Press: func() { *on = !*on }}
	}
	return &kit.House{
		Options: func() []kit.Option {
			return []kit.Option{of("setup.open", "setup.open_cards", &s.cfg.OpenCards), of("setup.memory", "setup.memory_aid", &s.cfg.MemoryAid)}
		},
		Reset: func() { s.cfg.OpenCards, s.cfg.MemoryAid = false, false },
	}
}
