package show

import (
	"slices"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// actOptions lists the ways to use the heroes' place (T6), and to skip it.
func (c *chooser) actOptions() (options []Option) {
	acts := c.of(touria.Act)
	here := Thing(TargetSpace, c.v.Destination())
	switch at := c.v.Destination(); at {
	case touria.AtForest:
		for _, d := range acts {
			i := c.v.Display(int(d.Arg))
			o := c.leaf("act.forest."+num(d.Arg), Thing(TargetDisplay, d.Arg), words.Say("decision.act.forest", item(i)), d)
			o.Hint = words.Say("item." + i.String() + ".hint")
			options = append(options, o)
		}
	case touria.AtTrader:
		options = c.tradeOptions(acts)
	case touria.AtGoldsmith:
		options = c.saleOptions(acts)
	case touria.AtTournament:
		for _, d := range acts {
			prize, target := &prizes[d.Arg], button
			if prize.swords == 2 {
				target = c.cardTarget(touria.Helmet)
			}
			o := c.leaf("act.tournament."+prize.name, target, words.Say("decision.act.tournament."+prize.name), d)
			o.Primary = prize.swords == 1 && (prize.hearts > 0) == (c.me.Hearts < c.me.GoalHearts) // hearts, as long as some are missing
			options = append(options, o)
		}
	case touria.AtDragon:
		here = ui.Target{Kind: TargetDie}
		fallthrough
	default:
		for _, d := range acts {
			options = append(options, primary(c.leaf("act."+at.String(), here, words.Say("decision.act."+at.String()), d)))
		}
	}
	for _, d := range c.of(touria.Skip) {
		options = append(options, c.leaf("skip", button, words.Say("decision.skip"), d))
	}
	return options
}

// tradeOptions lists the open orders: which one, with or without the scale, and
// how it is paid. The scale alone is an option of its own. The best paid one that needs no item is chosen already.
func (c *chooser) tradeOptions(acts []touria.Decision) (options []Option) {
	best, most := -1, 0
	for slot := range 3 {
		var plain, scaled []touria.Decision
		for _, d := range acts {
			switch {
			case int(d.Arg) != slot:
			case d.Sub&touria.WithGold != 0:
				scaled = append(scaled, d)
			default:
				plain = append(plain, d)
			}
		}
		if len(plain)+len(scaled) == 0 {
			continue
		}
		id := "act.trader." + num(slot)
		target := Thing(TargetOrder, slot)
		order := c.r.Order(c.v.OpenOrder(slot))
		label := words.Say("decision.act.trader.slot", words.Num("N", slot+1), words.Num("Count", order.Gold))
		if order.Gold > most && slices.ContainsFunc(plain, func(d touria.Decision) bool { return d.Paint == 0 && !c.paysBird(d) }) {
			best, most = len(options), order.Gold
		}
		if len(scaled) == 0 {
			options = append(options, group(id, target, label, c.payOptions(id, plain)))
			continue
		}
		scale := c.cardTarget(touria.Scale)
		options = append(options, group(id, target, label, []Option{
			primary(group(id+".order", target, words.Say("decision.act.trader"), c.payOptions(id+".order", plain))),
			group(id+".scale", scale, words.Say("decision.act.trader.both"), c.payOptions(id+".scale", scaled)),
		}))
	}
	for i := range options {
		options[i].Primary = i == best
	}
	for _, d := range acts {
		if d.Arg == touria.NoOrder {
			options = append(options, c.itemLeaf("act.trader.scale", touria.Scale, words.Say("decision.act.trader.scale"), d))
		}
	}
	return options
}

// payOptions lists the ways to pay gems: as they are, with one painted (which
// gem, then as which colour), with the bird as the violet gem, or both.
func (c *chooser) payOptions(id string, ways []touria.Decision) (options []Option) {
	for _, bird := range []bool{false, true} {
		var painted []touria.Decision
		suffix, key := "", "decision.painting"
		if bird {
			suffix, key = ".bird", "decision.painting.bird"
		}
		for _, d := range ways {
			switch {
			case c.paysBird(d) != bird:
			case d.Paint != 0:
				painted = append(painted, d)
			case bird:
				options = append(options, c.leaf(id+".bird", c.cardTarget(touria.Bird), words.Say("decision.with_bird"), d))
			default:
				options = append(options, primary(c.leaf(id+".plain", button, words.Say(plainKey), d)))
			}
		}
		paint := id + ".paint" + suffix
		options = appendGroup(options, paint, c.cardTarget(touria.Paintbrush), words.Say(key), c.paintOptions(paint, painted))
	}
	return options
}

// paysBird reports whether the bird replaces a violet gem.
func (c *chooser) paysBird(d touria.Decision) bool {
	if c.v.Destination() == touria.AtGoldsmith {
		_, bird := d.GoldsmithSale()
		return bird
	}
	return d.Sub&touria.PayBird != 0
}

// paintOptions lists the ways to paint one gem: which one, then as which colour.
func (c *chooser) paintOptions(id string, ways []touria.Decision) (options []Option) {
	for from := touria.Blue; from < touria.NoColour; from++ {
		var to []Option
		for _, d := range ways {
			if d.Paint.From() == from {
				to = append(to, c.leaf(id+"."+from.String()+"."+d.Paint.To().String(), button, paintLabel(d.Paint), d))
			}
		}
		switch target := (Thing(TargetGem, from)); len(to) {
		case 0:
		case 1:
			to[0].ID, to[0].Target = id+"."+from.String(), target
			options = append(options, to[0])
		default:
			options = append(options, group(id+"."+from.String(), target, words.Say("decision.paint", gem(from)), to))
		}
	}
	return options
}

// saleOptions lists the sales to the goldsmith: of each colour, the largest first, and then those with an item. The one
// that brings most is chosen already; violet gems have another use (T7.1).
func (c *chooser) saleOptions(acts []touria.Decision) (options []Option) {
	var birds, painted, both []Option
	best, most := -1, 0
	for g := touria.Blue; g < touria.NoColour; g++ {
		for n := 3; n > 0; n-- {
			id := "act.goldsmith." + g.String() + "." + num(n)
			target, label := Thing(TargetGem, g), words.Say("decision.sell", words.Gap("Gems", words.Say("colour."+g.String()+".gems", words.Num("Count", n))))
			var brush, bird []touria.Decision
			for _, d := range acts {
				switch colour, _ := d.GoldsmithSale(); {
				case colour != g || int(d.Arg) != n-1:
				case d.Paint != 0 && c.paysBird(d):
					bird = append(bird, d)
				case d.Paint != 0:
					brush = append(brush, d)
				case c.paysBird(d):
					birds = append(birds, c.leaf(id+".bird", target, label, d))
				default:
					gain := saleGives(d.Arg, g, c.v.Die())
					worth := 10*int(gain.Hearts) + int(gain.Gold)
					if g == touria.Violet {
						worth = 1
					}
					if worth > most {
						best, most = len(options), worth
					}
					options = append(options, c.leaf(id, target, label, d))
				}
			}
			painted = appendGroup(painted, id+".paint", target, label, c.paintOptions(id+".paint", brush))
			both = appendGroup(both, id+".paint.bird", target, label, c.paintOptions(id+".paint.bird", bird))
		}
	}
	if best >= 0 {
		options[best].Primary = true
	}
	options = appendGroup(options, "act.goldsmith.bird", c.cardTarget(touria.Bird), words.Say("decision.with_bird"), birds)
	options = appendGroup(options, "act.goldsmith.paint", c.cardTarget(touria.Paintbrush), words.Say("decision.painting"), painted)
	return appendGroup(options, "act.goldsmith.paint.bird", c.cardTarget(touria.Paintbrush), words.Say("decision.painting.bird"), both)
}

// dragonOptions lists what can be done after a roll (T6.6).
func (c *chooser) dragonOptions() (options []Option) {
	var painted []Option
	for _, d := range c.of(touria.Give) {
		switch die := c.v.Die(); {
		case d.Sub&touria.PayBird != 0:
			options = append(options, c.itemLeaf("give.bird", touria.Bird, words.Say("decision.give.bird"), d))
		case d.Paint != 0:
			painted = append(painted, c.paintedLeaf("give.paint", d))
		default:
			options = append(options, primary(c.leaf("give.plain", Thing(TargetGem, die), words.Say("decision.give", gem(die)), d)))
		}
	}
	options = appendGroup(options, "give.paint", c.cardTarget(touria.Paintbrush), words.Say("decision.give.paint"), painted)
	for _, d := range c.of(touria.Reroll) {
		options = append(options, c.leaf("reroll", ui.Target{Kind: TargetDie}, words.Say("decision.reroll"), d))
	}
	for _, d := range c.of(touria.Stop) {
		options = append(options, c.leaf("stop", button, words.Say("decision.stop.dragon"), d))
	}
	return options
}
