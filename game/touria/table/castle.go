package table

import (
	"slices"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
)

// AtDoors reports whether who decides looks at the castle's doors: inside always, but for a decision about
// something else; outside only when one is to be chosen.
func (t *Table) AtDoors(inside bool) bool {
	if inside {
		return !t.deciding || t.offers(show.TargetDoor)
	}
	return t.deciding && len(t.path) > 0 && t.offers(show.TargetDoor)
}

// offers reports whether an option of the level aims at a kind of target.
func (t *Table) offers(kind ui.TargetKind) bool {
	return slices.ContainsFunc(t.level(), func(o *show.Option) bool { return o.Target.Kind == kind })
}
