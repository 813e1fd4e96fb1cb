package board

import (
	"slices"

	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// Deed is a player's summary of a round, kept until the books of the next round open.
type Deed struct {
	Tales  []show.Told
	failed bool // the spell did nothing
	why    grimoria.Why
	Loss   bool // the viewer lost something by it
}

// gained are the icons of what a player has won or lost by their turn, and the signs before them.
func (d *Deed) gained(seat grimoria.Seat) (icons []ui.Icon) {
	coins := 0
	for i := range d.Tales {
		x := &d.Tales[i]
		for _, c := range x.Changes {
			if c.Seat == seat && c.Good == show.Purse {
				coins += c.Now - c.Was
			}
		}
		if x.By == seat && len(x.Drawn) > 0 {
			for _, c := range x.Drawn {
				icon := FaceDown(false)
				if c != grimoria.NoCard {
					icon = CardIcon(c)
				}
				icons = AddIcon(icons, icon)
			}
		} else if x.By == seat && x.Card != grimoria.NoCard && slices.ContainsFunc(x.Changes, func(c show.Change) bool { return c.Seat == seat && c.Good != show.Purse && c.Now > c.Was }) {
			icons = append(icons, CardIcon(x.Card))
		} else if x.By == seat {
			for _, c := range x.Changes {
				if c.Seat == seat && c.Now > c.Was && c.Good > show.Court {
					icons = append(icons, FaceDown(c.Good == show.Hoard))
				}
			}
		}
	}
	if coins > 0 {
		icons = slices.Insert(icons, 0, CoinIcon(coins))
	}
	return icons
}

// main returns what matters most of what a player has done: that the spell failed, what somebody lost,
// or else the first of it.
func (d *Deed) main() *show.Told {
	weight := func(x *show.Told) int {
		switch {
		case x.Loss:
			return 4
		case x.Failed:
			return 3
		case x.On < grimoria.NoSeat && len(x.Changes) > 0:
			return 2
		case len(x.Changes) > 0 || x.Card != grimoria.NoCard:
			return 1
		}
		return 0
	}
	var best *show.Told
	for i := range d.Tales {
		if x := &d.Tales[i]; best == nil || weight(x) > weight(best) {
			best = x
		}
	}
	return best
}

// reason is why a player has a place in the order.
type reason struct {
	place  int // from 1; 0: no order yet
	shared bool
	was    int // their place in the order of the last round, from 1
}
