package table

import (
	"touria.games/touria/assets/riddles"
	progress "touria.games/touria/game/riddles"
	"touria.games/touria/game/touria/riddle"
	"touria.games/touria/game/ui"
)

// collectRiddles returns the riddles, nil while they are on their way. Only a broken build has damaged ones: they are left
// out, and the player is told.
func (g *Game) collectRiddles(a *ui.App) *collection {
	if g.riddles != nil {
		return g.riddles
	}
	file, ok := riddles.Of(g.Name())
	if !ok {
		return nil
	}
	c := &collection{shown: map[int]bool{}}
	all, err := riddle.Unpack(file)
	for _, data := range all {
		d, wrong := riddle.Decode(g.rules(), data)
		if wrong != nil {
			err = wrong
			continue
		}
		c.grades[d.Grade-1] = append(c.grades[d.Grade-1], len(c.all))
		c.all, c.ids = append(c.all, data), append(c.ids, progress.ID(data))
	}
	if g.riddles = c; err != nil {
		a.Tell(a.T("riddles.broken"))
	}
	return c
}
