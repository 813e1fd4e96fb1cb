package bot

import "touria.games/touria/rules/touria"

// walk is part of a route: where the heroes are and what the player owns there.
// Routes are searched depth first, with a stack of walks.
type walk struct {
	hold    touria.Holdings
	mines   [touria.Mines]mine
	used    uint32 // roads
	at      touria.Space
	dest    touria.Space
	first   uint8 // index of the candidate that the walk starts with
	free    int8  // free steps left
	pay     int8  // coins that may still be spent
	toll    int16 // subtracted from the outcome
	lantern bool
	begun   bool // a step was taken
}

// maxPay is how many coins a walk may spend unnecessarily.
const maxPay = 3

// start pushes a new walk, and variants that use the boots or the lantern first.
func (b *greedy) start(w walk) {
	b.limitPay(&w)
	b.push(w)
	if w.begun {
		return
	}
	hand := b.hand(&w.hold)
	if hand.Has(touria.Lantern) && !w.lantern {
		lit := w
		b.spendItem(&lit.hold, touria.Lantern)
		lit.lantern = true
		b.push(lit)
	}
	if hand.Has(touria.Boots) {
		shod := w
		b.spendItem(&shod.hold, touria.Boots)
		shod.free += 3
		b.limitPay(&shod)
		b.push(shod)
	}
}

// limitPay allows the coins that the route needs, and a few for a detour.
func (b *greedy) limitPay(w *walk) {
	need := b.rules.Away(w.at, w.dest) - int(w.free)
	w.pay = int8(min(max(need, maxPay), int(w.hold.Gold)))
}

// hand returns the items that can be used: the player's own and what the mirror can
// stand for (T8).
func (b *greedy) hand(h *touria.Holdings) touria.ItemSet {
	items := h.Items
	if items.Has(touria.Mirror) && b.mirrors != touria.NoItem {
		items |= 1 << b.mirrors
	}
	return items
}

// spendItem removes an item, or the mirror in its place, from the holdings.
func (b *greedy) spendItem(h *touria.Holdings, i touria.Item) {
	if h.Items.Has(i) {
		h.Items &^= 1 << i
	} else {
		h.Items &^= 1 << touria.Mirror
	}
}

func (b *greedy) push(w walk) {
	if len(b.stack) < cap(b.stack) {
		b.stack = append(b.stack, w)
	}
}

// expand takes a walk from the stack, scores it if it can end here, and pushes its
// next steps.
func (b *greedy) expand() {
	w := b.stack[len(b.stack)-1]
	b.stack = b.stack[:len(b.stack)-1]
	if w.at == w.dest {
		b.score(w.first, b.worth.at(&w.hold, w.dest, &b.offer)-int(w.toll))
	}
	cost := touria.StepCost(w.at)
	if int(w.free)+int(w.pay) < cost {
		return
	}
	left := int(w.free) + int(w.pay) - cost
	for _, l := range b.rules.Links(w.at) {
		if w.used>>l.Road&1 == 0 && b.rules.Away(l.To, w.dest) <= left {
			to := w
			to.used |= 1 << l.Road
			b.arrive(to, l.To, cost)
		}
	}
	if w.at.IsMine() && b.hand(&w.hold).Has(touria.Compass) && w.begun {
		for m := touria.M1; m <= touria.M6; m++ {
			if m != w.at && b.rules.Away(m, w.dest) <= int(w.free)+int(w.pay)-1 {
				to := w
				b.spendItem(&to.hold, touria.Compass)
				b.arrive(to, m, 1)
			}
		}
	}
}

// arrive pushes the walk after one more step, once for each choice of gems at a mine.
func (b *greedy) arrive(w walk, to touria.Space, cost int) {
	w.at = to
	w.begun = true
	if cost > 0 {
		if w.free > 0 {
			w.free--
		} else {
			w.pay--
			w.hold.Gold--
		}
	}
	if !to.IsMine() {
		b.push(w)
		return
	}
	m := &w.mines[to.Mine()]
	switch {
	case m.a == touria.NoColour:
		b.push(w)
	case m.a == touria.Black:
		if !w.lantern {
			w.hold.Gems[touria.Black]++
		}
		if m.b != touria.NoColour {
			w.hold.Gems[m.b]++
		}
		*m = mine{touria.NoColour, touria.NoColour}
		b.push(w)
	default:
		was := *m
		if was.b != touria.NoColour && was.b != was.a {
			other := w
			other.hold.Gems[was.b]++
			other.mines[to.Mine()] = mine{was.a, touria.NoColour}
			b.push(other)
		}
		w.hold.Gems[was.a]++
		*m = mine{was.b, touria.NoColour}
		b.push(w)
	}
}
