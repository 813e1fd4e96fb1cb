package bot

import "touria.games/touria/rules/touria"

// at returns the worth of the holdings after the best use of a place, or none.
func (w *worth) at(h *touria.Holdings, place touria.Space, o *offer) int {
	return w.from(h, w.of(h), place, o)
}

// from is at for holdings whose current worth is known.
func (w *worth) from(h *touria.Holdings, now int, place touria.Space, o *offer) int {
	best := now
	switch place {
	case touria.AtThief:
		return best + w.thief(h, best, o)
	case touria.AtDragon:
		return best + w.dragon(h, best, true)
	}
	after, v := w.use(h, place, o)
	if v <= best {
		return best
	}
	best = v
	// Use it again for a violet gem, if that pays.
	if after.Gems[touria.Violet] > 0 {
		after.Gems[touria.Violet]--
		if _, v := w.use(&after, place, o); v > best {
			best = v
		}
	}
	return best
}

// trial keeps the best of several outcomes.
type trial struct {
	w     *worth
	best  touria.Holdings
	value int
}

func (t *trial) add(after *touria.Holdings) {
	if v := t.w.of(after); v > t.value {
		t.best, t.value = *after, v
	}
}

// use returns the best holdings after one use of a place without chance, and their
// worth, -1<<30 if the place cannot be used.
func (w *worth) use(h *touria.Holdings, place touria.Space, o *offer) (best touria.Holdings, value int) {
	try := trial{w: w, value: -1 << 30}
	switch place {
	case touria.AtForest:
		for _, i := range o.display {
			if i != touria.NoItem {
				after := *h
				after.Items |= 1 << i
				try.add(&after)
			}
		}
	case touria.AtTournament:
		try.fight(h)
	case touria.AtTrader:
		try.trade(h)
	case touria.AtGoldsmith:
		try.sell(h, o.die)
	default:
		if deal, ok := place.Deal(); ok {
			try.strike(h, &deal, o)
		}
	}
	return try.best, try.value
}

// strike tries a deal.
func (t *trial) strike(h *touria.Holdings, d *touria.Deal, o *offer) {
	after := *h
	if after.Gold < d.Cost.Gold || after.Swords < d.Cost.Swords {
		return
	}
	for c, n := range d.Cost.Gems {
		if after.Gems[c] < n {
			return
		}
		after.Gems[c] += d.Gain.Gems[c] - n
	}
	after.Gold += d.Gain.Gold - d.Cost.Gold
	after.Hearts += d.Gain.Hearts
	after.Swords += uint8(min(int(d.Gain.Swords), o.swordsLeft)) - d.Cost.Swords
	t.add(&after)
}

// fight tries the tournament, with the helmet also with two swords.
func (t *trial) fight(h *touria.Holdings) {
	if h.Swords == 0 {
		return
	}
	after := *h
	after.Swords--
	after.Hearts++
	t.add(&after)
	after.Hearts--
	after.Gold += 3
	t.add(&after)
	if h.Swords == 1 || !h.Items.Has(touria.Helmet) {
		return
	}
	for hearts := uint8(0); hearts <= 2; hearts++ {
		after = *h
		after.Swords -= 2
		after.Items &^= 1 << touria.Helmet
		after.Hearts += hearts
		after.Gold += 3 * uint16(2-hearts)
		t.add(&after)
	}
}

// trade tries the trader's open orders, with bird, paintbrush and scale if the player
// has them.
func (t *trial) trade(h *touria.Holdings) {
	for i := range t.w.orders {
		o := &t.w.orders[i]
		after, missing := *h, touria.NoColour
		short := 0
		for c, n := range o.Gems {
			if after.Gems[c] >= n {
				after.Gems[c] -= n
				continue
			}
			short += int(n - after.Gems[c])
			after.Gems[c], missing = 0, touria.Colour(c)
		}
		after.Gold += uint16(o.Gold)
		switch {
		case short == 0:
			t.addWithScale(after)
		case short == 1 && missing == touria.Violet && h.Items.Has(touria.Bird):
			after.Items &^= 1 << touria.Bird
			t.addWithScale(after)
		case short == 1 && missing != touria.Violet && h.Items.Has(touria.Paintbrush):
			after.Items &^= 1 << touria.Paintbrush
			for c := touria.Blue; c < touria.NoColour; c++ {
				if after.Gems[c] > 0 {
					after.Gems[c]--
					t.addWithScale(after)
					after.Gems[c]++
				}
			}
		}
	}
	if h.Items.Has(touria.Scale) {
		after := *h
		after.Gold += 3
		after.Items &^= 1 << touria.Scale
		t.add(&after)
	}
}

// addWithScale adds an outcome at the trader, without and with the scale.
func (t *trial) addWithScale(after touria.Holdings) {
	t.add(&after)
	if after.Items.Has(touria.Scale) {
		after.Gold += 3
		after.Items &^= 1 << touria.Scale
		t.add(&after)
	}
}

// sell tries the goldsmith's trades.
func (t *trial) sell(h *touria.Holdings, die touria.Colour) {
	for c := touria.Blue; c < touria.NoColour; c++ {
		for n := uint8(1); n <= 3; n++ {
			after := *h
			switch {
			case after.Gems[c] >= n:
				after.Gems[c] -= n
			case after.Gems[c]+1 == n && n > 1 && c == touria.Violet && h.Items.Has(touria.Bird):
				after.Gems[c] = 0
				after.Items &^= 1 << touria.Bird
			default:
				continue
			}
			switch {
			case n == 1:
				after.Gold++
			case n == 3 && c == die:
				after.Hearts += 3
			default:
				after.Hearts += n - 1
			}
			t.add(&after)
		}
	}
}

// thief returns the mean gain of a draw of three. A black gem never has to be kept while there is a
// coloured one: after three black gems the draw continues (T6.5).
func (w *worth) thief(h *touria.Holdings, now int, o *offer) int {
	var gain [touria.Colours]int
	var order [touria.Violet]touria.Colour // the coloured gems, best first
	coloured, mean := 0, 0
	for c := touria.Blue; c < touria.NoColour; c++ {
		after := *h
		after.Gems[c]++
		gain[c] = w.of(&after) - now
		k := int(c - touria.Blue)
		for ; k > 0 && gain[order[k-1]] < gain[c]; k-- {
			order[k] = order[k-1]
		}
		order[k] = c
		coloured += int(o.pool[c])
		mean += int(o.pool[c]) * gain[c]
	}
	if coloured == 0 {
		return 0
	}
	mean /= coloured
	// The best of three is worse than the k best colours only if all three gems are: the share of
	// the rest, cubed.
	total := coloured + int(o.pool[touria.Black])
	sum, before, left := 0, total*total*total, total
	for _, c := range order {
		left -= int(o.pool[c])
		after := left * left * left
		sum += gain[c] * (before - after)
		before = after
	}
	return max((sum+mean*before)/(total*total*total), 0)
}

// dragon returns the mean gain of a roll.
func (w *worth) dragon(h *touria.Holdings, now int, again bool) int {
	sum, reroll := 0, -1
	for c := touria.Black; c < touria.NoColour; c++ {
		if h.Gems[c] > 0 {
			after := *h
			after.Gems[c]--
			after.Hearts++
			sum += max(w.of(&after)-now, 0)
			continue
		}
		if !again || h.Swords == 0 {
			continue
		}
		if reroll < 0 {
			reroll = max(w.rollAgain(h, now), 0)
		}
		sum += reroll
	}
	return sum / touria.Colours
}

// rollAgain returns the mean gain of paying a sword for another roll, which may be
// negative.
func (w *worth) rollAgain(h *touria.Holdings, now int) int {
	after := *h
	after.Swords--
	v := w.of(&after)
	return v + w.dragon(&after, v, after.Swords > 0) - now
}
