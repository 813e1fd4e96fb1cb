package show

import (
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// effects returns what a legal decision costs and gives for certain, and whether
// it brings something hidden to light.
func (c *chooser) effects(d touria.Decision) (costs, gives []ui.Icon, reveals bool) {
	cost := func(h touria.Holdings) { costs = append(costs, Icons(h)...) }
	gain := func(h touria.Holdings) { gives = append(gives, Icons(c.inSupply(h))...) }
	switch d.Kind {
	case touria.Bonus:
		gain(bonus(d.Arg))
	case touria.TurnTower:
		cost(touria.Holdings{Swords: 1})
	case touria.ChooseTower:
		a := c.r.FacingAction(&c.v.Table, touria.Tower(d.Arg), c.v.Me)
		if a == touria.Wizard {
			cost(touria.Holdings{Gold: 1})
		}
		gives = append(gives, ui.Icon{Kind: IconAction, What: uint8(a)})
	case touria.Pass:
		reveals = c.endReveals()
	case touria.Enter:
		cost(touria.Holdings{Hearts: c.me.GoalHearts - d.Arg, Gold: uint16(c.me.GoalGold)})
		if d.Arg == 1 {
			costs = append(costs, c.cardIcon(touria.Rose))
		}
	case touria.Step, touria.Jump:
		if c.v.FreeSteps() == 0 && c.v.Heroes() != touria.AtTournament {
			cost(touria.Holdings{Gold: 1})
		}
		if d.Kind == touria.Jump {
			costs = append(costs, c.cardIcon(touria.Compass))
		}
		gain(touria.Holdings{Gems: c.mineGives(touria.Space(d.Arg))})
		from := c.v.Heroes()
		reveals = from.IsMine() && c.v.MineGems(from.Mine()) == (touria.Gems{}) && c.v.BagCount() > 0
	case touria.UseBoots:
		costs = append(costs, c.cardIcon(touria.Boots))
		gives = append(gives, ui.Icon{Kind: IconStep, Count: 3})
	case touria.UseLantern:
		costs = append(costs, c.cardIcon(touria.Lantern))
	case touria.Take:
		gain(oneGem(touria.Colour(d.Arg)))
	case touria.Act:
		return c.actEffects(d)
	case touria.Give:
		costs = c.payment(oneGem(c.v.Die()).Gems, d)
		gain(touria.Holdings{Hearts: 1})
	case touria.Reroll:
		cost(touria.Holdings{Swords: 1})
		reveals = true
	case touria.Double:
		costs = c.payment(oneGem(touria.Violet).Gems, touria.Decision{Sub: d.Arg * touria.PayBird})
	case touria.Join:
		if d.Arg == 1 {
			costs = append(costs, c.cardIcon(touria.Flagon))
		} else {
			cost(touria.Holdings{Elixirs: 1})
		}
	case touria.UseItem:
		return c.itemEffects(d)
	case touria.UseHourglass:
		costs = append(costs, c.cardIcon(touria.Hourglass))
		reveals = c.endReveals()
	case touria.EndTurn:
		reveals = c.endReveals()
	case touria.Open:
		reveals = true
	case touria.Duty:
		costs = c.dutyCosts(d)
	}
	return costs, gives, reveals
}

// actEffects returns the effects of using the heroes' place (T6).
func (c *chooser) actEffects(d touria.Decision) (costs, gives []ui.Icon, reveals bool) {
	var h touria.Holdings
	switch c.v.Destination() {
	case touria.AtForest:
		i := c.v.Display(int(d.Arg))
		gives = append(gives, ui.Icon{Kind: IconItem, What: uint8(i)})
		return nil, gives, c.v.ItemStack()+c.v.DiscardLen() > 0
	case touria.AtTrader:
		if d.Arg != touria.NoOrder {
			o := c.r.Order(c.v.OpenOrder(int(d.Arg)))
			costs = c.payment(o.Gems, d)
			h.Gold = uint16(o.Gold)
			reveals = true
		}
		if d.Sub&touria.WithGold != 0 {
			costs = append(costs, c.cardIcon(touria.Scale))
			h.Gold += 3
		}
	case touria.AtThief, touria.AtDragon:
		reveals = true
	case touria.AtGoldsmith:
		colour, bird := d.GoldsmithSale()
		var need touria.Gems
		need[colour] = d.Arg + 1
		pay := touria.Decision{Paint: d.Paint}
		if bird {
			pay.Sub = touria.PayBird
		}
		costs = c.payment(need, pay)
		h = saleGives(d.Arg, colour, c.v.Die())
	case touria.AtTournament:
		prize := prizes[d.Arg]
		costs = Icons(touria.Holdings{Swords: prize.swords})
		if prize.swords == 2 {
			costs = append(costs, c.cardIcon(touria.Helmet))
		}
		h.Hearts, h.Gold = prize.hearts, prize.gold
	default:
		deal, _ := c.v.Destination().Deal()
		costs, h = Icons(deal.Cost), deal.Gain
	}
	return costs, append(gives, Icons(c.inSupply(h))...), reveals
}

// itemEffects returns the effects of using an item (T8).
func (c *chooser) itemEffects(d touria.Decision) (costs, gives []ui.Icon, reveals bool) {
	i := touria.Item(d.Arg)
	costs = []ui.Icon{c.cardIcon(i)}
	switch i.Use() {
	case touria.UseAlone:
		deal, _ := i.Deal()
		costs = append(costs, Icons(deal.Cost)...)
		gives = Icons(c.inSupply(deal.Gain))
	case touria.UseOnDoors:
		reveals = true
	case touria.UseOnSlot:
		gives = append(gives, ui.Icon{Kind: IconItem, What: uint8(c.v.Display(int(d.Sub)))})
		reveals = true // the chest itself may come up again
	case touria.UseOnMine:
		gives = Icons(touria.Holdings{Gems: c.v.MineGems(touria.Space(d.Sub).Mine())})
		reveals = c.v.BagCount() > 0
	}
	return costs, gives, reveals
}

// dutyCosts returns what a duty costs (T9.3).
func (c *chooser) dutyCosts(d touria.Decision) []ui.Icon {
	duty := c.r.Duty(c.v.Behind(c.v.DueDoor()))
	switch duty.Kind {
	case touria.DutyElixir:
		return Icons(touria.Holdings{Elixirs: 1})
	case touria.DutySword:
		return Icons(touria.Holdings{Swords: 1})
	case touria.DutyGold:
		return Icons(touria.Holdings{Gold: 1})
	case touria.DutyItem:
		return []ui.Icon{{Kind: IconItem, What: d.Arg}}
	case touria.DutyGem:
		return c.payment(oneGem(duty.Colour).Gems, d)
	}
	return nil
}

// payment returns the icons of the needed gems, or of what replaces them: a
// painted gem or the bird.
func (c *chooser) payment(need touria.Gems, d touria.Decision) []ui.Icon {
	var icons []ui.Icon
	if d.Paint != 0 {
		need[d.Paint.To()]--
		icons = append(icons, ui.Icon{Kind: IconPaint, What: uint8(d.Paint)})
	}
	if d.Sub&touria.PayBird != 0 {
		need[touria.Violet]--
	}
	icons = append(icons, Icons(touria.Holdings{Gems: need})...)
	if d.Paint != 0 {
		icons = append(icons, c.cardIcon(touria.Paintbrush))
	}
	if d.Sub&touria.PayBird != 0 {
		icons = append(icons, c.cardIcon(touria.Bird))
	}
	return icons
}

// endReveals reports whether the end of the turn refills a mine or the display
// (T5.7, T6.2).
func (c *chooser) endReveals() bool {
	for m := range touria.Mines {
		if c.v.MineGems(m) == (touria.Gems{}) && c.v.BagCount() > 0 {
			return true
		}
	}
	items := c.v.ItemStack() + c.v.DiscardLen()
	return items > 0 && (c.v.Display(0) == touria.NoItem || c.v.Display(1) == touria.NoItem)
}

// mineGives returns the gems that entering a space gives for certain (T5.5).
func (c *chooser) mineGives(s touria.Space) touria.Gems {
	if !s.IsMine() {
		return touria.Gems{}
	}
	return MineGives(c.v.MineGems(s.Mine()), c.v.LanternLit())
}

// MineGives returns the gems that a mine gives for certain. Of two colours the
// player chooses one, so neither is certain (T5.5).
func MineGives(mine touria.Gems, lantern bool) touria.Gems {
	if mine[touria.Black] > 0 {
		if lantern {
			mine[touria.Black] = 0
		}
		return mine
	}
	if mine.Total() < 2 {
		return mine
	}
	for c := touria.Blue; c < touria.NoColour; c++ {
		if mine[c] == 2 {
			return oneGem(c).Gems
		}
	}
	return touria.Gems{}
}

// inSupply limits hearts and swords to what the supply has left (T1.4).
func (c *chooser) inSupply(h touria.Holdings) touria.Holdings {
	hearts, swords := touria.AllHearts, touria.AllSwords
	for s := rules.S; s < rules.NoSeat; s++ {
		k := c.v.Player(s)
		hearts -= int(k.Hearts)
		swords -= int(k.Swords)
	}
	h.Hearts = uint8(min(int(h.Hearts), hearts))
	h.Swords = uint8(min(int(h.Swords), swords))
	return h
}

func oneGem(c touria.Colour) (h touria.Holdings) {
	h.Gems[c] = 1
	return h
}

// bonus returns what a Bonus decision takes (T3.7).
func bonus(take uint8) touria.Holdings {
	switch take {
	case touria.BonusGold:
		return touria.Holdings{Gold: 1}
	case touria.BonusSword:
		return touria.Holdings{Swords: 1}
	}
	return oneGem(touria.Colour(take))
}

// saleGives returns what the goldsmith pays (T6.7).
func saleGives(for_ uint8, colour, die touria.Colour) touria.Holdings {
	switch {
	case for_ == touria.ForGold:
		return touria.Holdings{Gold: 1}
	case for_ == touria.ForHeart:
		return touria.Holdings{Hearts: 1}
	case colour == die:
		return touria.Holdings{Hearts: 3}
	}
	return touria.Holdings{Hearts: 2}
}

// prizes are what the tournament's Act costs and gives, by Tourney… constant.
var prizes = [...]struct {
	name           string
	swords, hearts uint8
	gold           uint16
}{
	touria.TourneyHeart:      {"heart", 1, 1, 0},
	touria.TourneyGold:       {"gold", 1, 0, 3},
	touria.TourneyHeartHeart: {"heart_heart", 2, 2, 0},
	touria.TourneyHeartGold:  {"heart_gold", 2, 1, 3},
	touria.TourneyGoldGold:   {"gold_gold", 2, 0, 6},
}
