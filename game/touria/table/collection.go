package table

import (
	"touria.games/touria/assets/riddles"
	collection "touria.games/touria/game/riddles"
	"touria.games/touria/game/touria/riddle"
	"touria.games/touria/game/ui"
)

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
		d, err := riddle.Decode(g.rules(), data)
		return d.Grade, err
	})
	if g.riddles = c; err != nil {
		a.Tell(a.T("riddles.broken"))
	}
	return c
}
