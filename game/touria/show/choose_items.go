package show

import (
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// card returns the owned item that serves as i: i itself, or the mirror.
func (c *chooser) card(i touria.Item) touria.Item {
	if c.me.Items.Has(i) {
		return i
	}
	return touria.Mirror
}

func (c *chooser) cardTarget(i touria.Item) ui.Target { return Thing(TargetItem, uint8(c.card(i))) }

func (c *chooser) cardIcon(i touria.Item) ui.Icon {
	return ui.Icon{Kind: IconItem, What: uint8(c.card(i))}
}

// itemLabel names the use of an item, or of the mirror as that item.
func (c *chooser) itemLabel(i touria.Item) words.Text {
	if c.card(i) != i {
		return words.Say("item.mirrored", item(i))
	}
	return words.Say("decision.item", item(i))
}

// itemLeaf returns the option of a decision that uses an item and leaves
// nothing else to choose.
func (c *chooser) itemLeaf(id string, i touria.Item, label words.Text, d touria.Decision) Option {
	o := c.leaf(id, c.cardTarget(i), label, d)
	o.Hint = words.Say("item." + i.String() + ".hint")
	if c.card(i) != i {
		o.Hint = words.Say("item.mirrored", item(i))
	}
	return o
}

// itemOptions lists the items that can be used now, each with its choices.
func (c *chooser) itemOptions() (options []Option) {
	uses := c.of(touria.UseItem)
	for use := touria.UseAlone; use <= touria.UseOnDestination; use++ {
		for i := range touria.NoItem {
			if i.Use() != use {
				continue
			}
			var ways []touria.Decision
			for _, d := range uses {
				if touria.Item(d.Arg) == i {
					ways = append(ways, d)
				}
			}
			options = c.appendItem(options, i, ways)
		}
	}
	return options
}

// appendItem appends the uses of an item, if there are any.
func (c *chooser) appendItem(options []Option, i touria.Item, ways []touria.Decision) []Option {
	id := "item." + i.String()
	if i.Use() == touria.UseAlone {
		for _, d := range ways {
			options = append(options, c.itemLeaf(id, i, words.Say("decision.item."+i.String()), d))
		}
		return options
	}
	var children []Option
	for _, d := range ways {
		s := touria.Space(d.Sub)
		switch i.Use() {
		case touria.UseOnSlot:
			label := words.Say("decision.item."+i.String(), item(c.v.Display(int(d.Sub))))
			children = append(children, c.leaf(id+"."+num(d.Sub), Thing(TargetDisplay, d.Sub), label, d))
		case touria.UseOnMine:
			label := words.Say("decision.item."+i.String()+".at", place(s, "at"))
			children = append(children, c.leaf(id+"."+s.String(), Thing(TargetSpace, d.Sub), label, d))
		case touria.UseOnDestination:
			label := words.Say("decision.item."+i.String(), place(s, "to"))
			children = append(children, c.leaf(id+"."+s.String(), Thing(TargetSpace, d.Sub), label, d))
		}
	}
	if i.Use() == touria.UseOnDoors {
		children = c.ballOptions(ways)
	}
	if len(children) == 0 {
		return options
	}
	o := group(id, c.cardTarget(i), c.itemLabel(i), children)
	if !o.Leaf() {
		o.Hint = words.Say("item." + i.String() + ".hint")
	}
	return append(options, o)
}

// ballOptions lets the two doors of the crystal ball be picked one by one, in
// either order.
func (c *chooser) ballOptions(pairs []touria.Decision) (options []Option) {
	for first := 1; first <= touria.Doors; first++ {
		var seconds []Option
		for _, d := range pairs {
			a, b := d.CrystalBallDoors()
			if b == first {
				a, b = b, a
			}
			if a != first {
				continue
			}
			id := "item.crystal_ball." + num(first) + "." + num(b)
			seconds = append(seconds, c.leaf(id, Thing(TargetDoor, b),
				words.Say("decision.item.crystal_ball", words.Num("A", first), words.Num("B", b)), d))
		}
		if len(seconds) > 0 {
			options = append(options, Option{
				ID: "item.crystal_ball." + num(first), Target: Thing(TargetDoor, first),
				Label:   words.Say("decision.item.crystal_ball.first", words.Num("Count", first)),
				Reveals: true, Costs: seconds[0].Costs, Children: seconds,
			})
		}
	}
	return options
}
