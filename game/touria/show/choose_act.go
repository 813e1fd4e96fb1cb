package show

import (
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// act names what a decision does, short enough for the main button. Where the
// option's label says it shortly already, it is that.
func (c *chooser) act(label words.Text, d touria.Decision) words.Text {
	switch d.Kind {
	case touria.ChooseTower:
		a := c.r.FacingAction(&c.v.Table, touria.Tower(d.Arg), c.v.Me)
		if a == touria.Wizard {
			return words.Say("act.wizard")
		}
		return c.walkTo(touria.Space(a))
	case touria.Step:
		return words.Say("act.walk", place(touria.Space(d.Arg), "to"))
	case touria.Jump:
		return words.Say("act.jump", place(touria.Space(d.Arg), "to"))
	case touria.Stop:
		if c.v.Phase() == touria.PhaseMove {
			return words.Say("act.stay", place(c.v.Heroes(), "at"))
		}
	case touria.TurnTower:
		return words.Say("act.turn_tower", towerNumber(d.Arg))
	case touria.Pass:
		return words.Say("act.pass", towerNumber(d.Arg))
	case touria.Enter:
		if d.Arg == 1 {
			return words.Say("act.enter.rose")
		}
	case touria.Act:
		return c.actAt(label, d)
	case touria.Give:
		switch {
		case d.Sub&touria.PayBird != 0:
			return words.Say("decision.item", item(touria.Bird))
		case d.Paint != 0:
			return words.Say("act.give.painted")
		}
		return words.Say("decision.duty.gem", gem(c.v.Die()))
	case touria.NoDouble: // as far as one can know, the turn ends with it
		if c.me.Items == 0 {
			return words.Say("decision.end_turn")
		}
		return words.Say("act.go_on")
	case touria.Double:
		if d.Arg == 1 {
			return words.Say("decision.item", item(touria.Bird))
		}
		return words.Say("decision.duty.gem", gem(touria.Violet))
	case touria.Join:
		if d.Arg == 1 {
			return words.Say("decision.item", item(touria.Flagon))
		}
		return words.Say("act.join")
	case touria.UseItem:
		if i := touria.Item(d.Arg); i.Use() == touria.UseAlone {
			return words.Say("act." + i.String())
		}
	}
	return label
}

// walkTo names the way to a destination, where the heroes may stand already.
func (c *chooser) walkTo(s touria.Space) words.Text {
	if s == c.v.Heroes() {
		return words.Say("act.stay", place(s, "at"))
	}
	return WalkTo(s)
}

// actAt names a use of the heroes' place.
func (c *chooser) actAt(label words.Text, d touria.Decision) words.Text {
	switch c.v.Destination() {
	case touria.AtTrader:
		if d.Arg == touria.NoOrder {
			return label
		}
		gold := c.r.Order(c.v.OpenOrder(int(d.Arg))).Gold
		if d.Sub&touria.WithGold != 0 {
			gold += scaleGold
		}
		return words.Say("act.trade", words.Num("N", int(d.Arg)+1), words.Gap("What", Goods(touria.Holdings{Gold: uint16(gold)})))
	case touria.AtGoldsmith:
		colour, _ := d.GoldsmithSale()
		return words.Say("decision.sell", words.Gap("Gems", words.Say("colour."+colour.String()+".gems", words.Num("Count", int(d.Arg)+1))))
	case touria.AtTournament:
		return words.Say("act.joust", words.Gap("What", Goods(touria.Holdings{Hearts: prizes[d.Arg].hearts, Gold: prizes[d.Arg].gold})))
	}
	return label
}

// scaleGold is what the scale adds to an order (T8).
const scaleGold = 3

// towerNumber fills the gap N with a tower's number, which is that of its key.
func towerNumber(w uint8) words.Arg { return words.Num("N", int(w)+1) }

// WalkTo names the act of walking to a space.
func WalkTo(s touria.Space) words.Text { return words.Say("act.walk", place(s, "to")) }
