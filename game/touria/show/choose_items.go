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
	var balls, slots, mines, flights []Option
	for _, d := range c.of(touria.UseItem) {
		s := touria.Space(d.Sub)
		switch i := touria.Item(d.Arg); i {
		case touria.CrystalBall:
			balls = append(balls, Option{Decision: d})
		case touria.Frog:
			options = append(options, c.itemLeaf("item.frog", i, words.Say("decision.item.frog"), d))
		case touria.Chest:
			label := words.Say("decision.item.chest", item(c.v.Display(int(d.Sub))))
			slots = append(slots, c.leaf("item.chest."+num(d.Sub), Thing(TargetDisplay, d.Sub), label, d))
		case touria.Knapsack:
			label := words.Say("decision.item.knapsack.at", place(s, "at"))
			mines = append(mines, c.leaf("item.knapsack."+s.String(), Thing(TargetSpace, d.Sub), label, d))
		case touria.Broom:
			label := words.Say("decision.item.broom", place(s, "to"))
			flights = append(flights, c.leaf("item.broom."+s.String(), Thing(TargetSpace, d.Sub), label, d))
		}
	}
	add := func(i touria.Item, children []Option) {
		if len(children) > 0 {
			o := group("item."+i.String(), c.cardTarget(i), c.itemLabel(i), children)
			if !o.Leaf() {
				o.Hint = words.Say("item." + i.String() + ".hint")
			}
			options = append(options, o)
		}
	}
	add(touria.CrystalBall, c.ballOptions(balls))
	add(touria.Chest, slots)
	add(touria.Knapsack, mines)
	add(touria.Broom, flights)
	return options
}

// ballOptions lets the two doors of the crystal ball be picked one by one, in
// either order.
func (c *chooser) ballOptions(pairs []Option) (options []Option) {
	for first := 1; first <= touria.Doors; first++ {
		var seconds []Option
		for i := range pairs {
			d := pairs[i].Decision
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
