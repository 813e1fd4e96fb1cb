package bot

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// offer is what the places offer to everyone: the public information that determines the worth of
// using a place.
type offer struct {
	pool       touria.Gems // the gems that may be in the bag
	mines      [touria.Mines]mine
	display    [2]touria.Item
	die        touria.Colour
	swordsLeft int
}

// mine holds the two gems of a mine, NoColour for a missing one. A black gem
// comes first.
type mine struct{ a, b touria.Colour }

func (o *offer) setView(v *touria.View) {
	*o = offer{pool: v.Pool(), die: v.Die(), swordsLeft: touria.AllSwords}
	for i := range o.mines {
		a, b := v.Mine(i)
		if b == touria.Black {
			a, b = b, a
		}
		o.mines[i] = mine{a, b}
	}
	o.display = [2]touria.Item{v.Display(0), v.Display(1)}
	for s := rules.S; s < rules.NoSeat; s++ {
		o.swordsLeft -= int(v.Player(s).Swords)
	}
}
