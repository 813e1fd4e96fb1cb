package bot

import (
	"math/bits"

	"touria.games/touria/game/search"
	"touria.games/touria/rules/touria"
)

// The temperaments: what a bot of any level prefers.
const (
	Hoarder   = "hoarder"   // gems
	Swordsman = "swordsman" // swords and the tournament
	Collector = "collector" // magic items
	Racer     = "racer"     // hearts and gold, early
	Merchant  = "merchant"  // gold, and so the trader
	Purist    = "purist"    // no black gem, whatever it lies beside
)

// Tempers returns the names of the temperaments.
func Tempers() []string {
	return []string{Hoarder, Swordsman, Collector, Racer, Merchant, Purist}
}

// bias returns what a temperament adds to the bot's own probability of winning, in units of
// search.One: at most a few hundredths, so it only decides between plans of about equal value.
func bias(temper string, h *touria.Holdings) int {
	const unit = search.One / 1000
	switch temper {
	case Hoarder:
		return unit * 4 * min(h.Gems.Total()-int(h.Gems[touria.Black]), 10)
	case Swordsman:
		return unit * 9 * min(int(h.Swords), 5)
	case Collector:
		return unit * 12 * min(bits.OnesCount16(uint16(h.Items)), 4)
	case Racer:
		return unit * 3 * min(2*int(h.Hearts)+int(h.Gold), 21)
	case Merchant:
		return unit * 7 * min(int(h.Gold), 8)
	case Purist:
		return -unit * 15 * min(int(h.Gems[touria.Black]), 3)
	}
	return 0
}
