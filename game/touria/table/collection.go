package table

import (
	"errors"

	"touria.games/touria/assets/riddles"
	"touria.games/touria/game/annals"
	progress "touria.games/touria/game/riddles"
	"touria.games/touria/game/touria/riddle"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// collectRiddles returns the riddles, nil while they are on their way. problem is what the player must know, "" if nothing.
func (g *Game) collectRiddles(a *ui.App) (c *collection, problem string) {
	if g.riddles == nil {
		file, ok := riddles.Of(g.Name())
		if !ok {
			return nil, ""
		}
		g.riddles = &collection{}
		if err := g.riddles.takeIn(g.rules(), file); err != nil {
			g.riddles = &collection{}
			problem = a.T("riddles.broken")
		}
	}
	c = g.riddles
	var err error
	if c.Progress == nil {
		c.Progress, err = progress.Load(a.Config().Store, g.Name(), a.Config().Stamp())
	} else {
		c.Progress, err = c.Refresh(a.Config().Store, g.Name(), a.Config().Stamp())
	}
	var damaged *annals.Damaged
	switch {
	case errors.As(err, &damaged):
		problem = a.T("riddles.damaged", damaged.Aside)
	case err != nil:
		problem = a.T("riddles.blocked")
	}
	return c, problem
}

// takeIn takes a file of riddles in.
func (c *collection) takeIn(r *touria.Rules, file []byte) error {
	all, err := riddle.Unpack(file)
	for i := 0; err == nil && i < len(all); i++ {
		var d riddle.Riddle
		if d, err = riddle.Decode(r, all[i]); err == nil {
			c.ids = append(c.ids, progress.ID(all[i]))
			c.grades[d.Grade-1] = append(c.grades[d.Grade-1], i)
		}
	}
	c.all = all
	return err
}

// countSolved counts the solved riddles of a list.
func (c *collection) countSolved(list []int) (n int) {
	for _, i := range list {
		if c.Has(c.ids[i]) {
			n++
		}
	}
	return n
}
