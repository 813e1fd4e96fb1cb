package show

import (
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// Yield is what a place would give the viewer now, with what they have: the best
// of it, or why it gives nothing.
type Yield struct {
	Costs, Gives []ui.Icon
	Text         words.Text // "2 hearts for 2 red gems", "nothing: no gems to sell"
	Short        words.Text // the same in few words: "7 gold for 4 gems", "no gem to sell"
	Nothing      bool
	Either       bool // one of what it gives, not all
	Reveals      bool // using the place can't be undone
}

// YieldOfWizard is what the wizard offers.
func YieldOfWizard() Yield {
	return Yield{Costs: []ui.Icon{{Kind: IconGold, Count: 1}}, Text: words.Say("herald.why.wizard")}
}

// YieldAt returns what a place would give the viewer now. Gems of mines on the way
// are not counted.
func YieldAt(r *touria.Rules, v *touria.View, at touria.Space) Yield {
	me := v.Player(v.Me)
	none := Yield{Nothing: true, Text: words.Say("yield.none." + at.String()), Short: words.Say("yield.lacks." + at.String())}
	switch at {
	case touria.AtForest:
		y := Yield{Reveals: v.ItemStack()+v.DiscardLen() > 0}
		var names []words.Text
		for slot := range 2 {
			if i := v.Display(slot); i < touria.NoItem {
				y.Gives = append(y.Gives, ui.Icon{Kind: IconItem, What: uint8(i)})
				names = append(names, words.Say(itemKey(i)))
			}
		}
		switch len(names) {
		case 0:
			return none
		case 1:
			y.Text = names[0]
		default:
			y.Either = true
			y.Text = words.Say("yield.or", words.Gap("A", names[0]), words.Gap("B", names[1]))
		}
		return y
	case touria.AtTrader:
		return yieldOfTrader(r, v, &me, none)
	case touria.AtThief:
		n := min(3, v.BagCount())
		if n == 0 {
			return none
		}
		return Yield{Gives: []ui.Icon{{Kind: IconGem, What: uint8(touria.NoColour)}}, Text: words.Say("yield.thief", words.Num("Count", n)), Reveals: true}
	case touria.AtDragon:
		return Yield{Gives: []ui.Icon{{Kind: IconHeart, Count: 1}}, Text: words.Say("yield.dragon"), Reveals: true}
	case touria.AtGoldsmith:
		return yieldOfGoldsmith(v, &me, none)
	case touria.AtTournament:
		if me.Swords == 0 {
			return none
		}
		return Yield{Costs: Icons(touria.Holdings{Swords: 1}), Gives: Icons(touria.Holdings{Hearts: 1, Gold: 3}), Either: true, Text: words.Say("herald.why.tournament")}
	}
	deal, ok := at.Deal()
	switch {
	case !ok:
		return Yield{}
	case !owns(&me, &deal.Cost):
		return none
	case deal.Gain == touria.Holdings{}:
		return Yield{Costs: Icons(deal.Cost), Text: words.Say("yield." + at.String())}
	}
	return trade(deal.Cost, deal.Gain)
}

// owns reports whether the player has what a deal asks for.
func owns(me *touria.Known, price *touria.Holdings) bool {
	return me.Gold >= price.Gold && me.Swords >= price.Swords && lacks(price.Gems, me.Gems) == 0
}

// trade returns the yield of goods for a price.
func trade(price, gain touria.Holdings) Yield {
	text := goodsFor(gain, price)
	return Yield{Costs: Icons(price), Gives: Icons(gain), Text: text, Short: text}
}

// yieldOfTrader finds the open order that pays most of those whose gems are in
// hand, otherwise the scale.
func yieldOfTrader(r *touria.Rules, v *touria.View, me *touria.Known, none Yield) Yield {
	best, gold := none, 0
	for slot := range 3 {
		o := r.Order(v.OpenOrder(slot))
		if o.Gold > gold && lacks(o.Gems, me.Gems) == 0 {
			gold = o.Gold
			best = trade(touria.Holdings{Gems: o.Gems}, touria.Holdings{Gold: uint16(o.Gold)})
			best.Text = words.Say("herald.for", words.Gap("A", Goods(touria.Holdings{Gold: uint16(o.Gold)})), words.Gap("B", Goods(touria.Holdings{Gems: o.Gems})))
			best.Reveals = true
		}
	}
	if best.Nothing && (me.Items.Has(touria.Scale) || v.Me == v.Active() && usable(v, me, touria.Scale)) {
		return trade(touria.Holdings{Items: 1 << touria.Scale}, touria.Holdings{Gold: scaleGold})
	}
	return best
}

// lacks counts the gems that are missing.
func lacks(need, have touria.Gems) (n int) {
	for c := range need {
		n += int(need[c] - min(need[c], have[c]))
	}
	return n
}

// yieldOfGoldsmith finds the sale that brings most hearts, otherwise gold.
func yieldOfGoldsmith(v *touria.View, me *touria.Known, none Yield) Yield {
	best, worth := none, 0
	for c := touria.Blue; c < touria.NoColour; c++ {
		n := min(me.Gems[c], 3)
		if n == 0 {
			continue
		}
		gain := saleGives(n-1, c, v.Die())
		if w := 10*int(gain.Hearts) + int(gain.Gold); w > worth {
			price := touria.Holdings{}
			price.Gems[c] = n
			best, worth = trade(price, gain), w
		}
	}
	return best
}
