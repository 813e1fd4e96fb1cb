package after

import (
	"slices"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// whyWon says how the game was won.
func whyWon(a *ui.App, m *show.Model, names *show.Names) string {
	w := m.Winner
	name := words.Lit("Name", names[w&3])
	if m.How == touria.ByMarriage {
		p := &m.Players[w&3]
		return a.T("end.how.marriage", name, words.Num("Hearts", p.GoalHearts), words.Num("Gold", p.GoalGold))
	}
	door := 1 + slices.IndexFunc(m.Doors[:], func(d show.Door) bool { return d.Open && d.Who == touria.Children })
	return a.T("end.how.doors", name, words.Num("Count", door))
}
