package bot

import (
	"math/bits"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// table is what the planning needs of the table, in plain numbers.
type offer struct {
	pool       touria.Gems // what may come out of the bag
	mines      [touria.Mines]mine
	display    [2]touria.Item
	die        touria.Colour
	swordsLeft int
}

// mine is what lies in a mine: two colours, NoColour for a missing gem; a
// black gem comes first.
type mine struct{ a, b touria.Colour }

func (t *offer) setView(v *touria.View) {
	*t = offer{pool: v.Pool(), die: v.Die(), swordsLeft: touria.AllSwords}
	for i := range t.mines {
		a, b := v.Mine(i)
		if b == touria.Black {
			a, b = b, a
		}
		t.mines[i] = mine{a, b}
	}
	t.display = [2]touria.Item{v.Display(0), v.Display(1)}
	for s := rules.S; s < rules.NoSeat; s++ {
		t.swordsLeft -= int(v.Player(s).Swords)
	}
}

// firstItem returns the lowest item of a set that is not empty.
func firstItem(m touria.ItemSet) touria.Item { return touria.Item(bits.TrailingZeros16(uint16(m))) }
