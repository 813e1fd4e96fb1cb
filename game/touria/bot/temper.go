package bot

import (
	"touria.games/touria/game/search"
	"touria.games/touria/rules/touria"
)

// The temperaments: what a bot is fond of, at any level.
const (
	Hoarder   = "hoarder"   // gems
	Swordsman = "swordsman" // swords and the tournament
	Collector = "collector" // magic items
	Racer     = "racer"     // hearts and gold, soon
)

// Tempers returns the names of the temperaments.
func Tempers() []string { return []string{Hoarder, Swordsman, Collector, Racer} }

// fondness returns what a temperament adds to the chance of winning as the bot
// sees it, of One: a few hundredths at the most, so that it decides between
// plans that are about equally good.
func bias(temper string, h *touria.Holdings) int {
	const one = search.One / 1000
	switch temper {
	case Hoarder:
		return one * 4 * min(h.Gems.Total()-int(h.Gems[touria.Black]), 10)
	case Swordsman:
		return one * 9 * min(int(h.Swords), 5)
	case Collector:
		n := 0
		for m := h.Items; m != 0; m &= m - 1 {
			n++
		}
		return one * 12 * min(n, 4)
	case Racer:
		return one * 3 * min(2*int(h.Hearts)+int(h.Gold), 21)
	}
	return 0
}
