package show

import (
	"slices"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Arrivals returns the viewer's views once they have chosen a tower and walked a way to its place: one for each choice of
// gems that the walk would ask for. wanted has the gem of each mine that need not be asked for, else Black. What mines are
// refilled with is not known. There are none if the way can't be walked so.
func Arrivals(r *touria.Rules, v *touria.View, w touria.Tower, rt Route, wanted *[touria.Mines]touria.Colour) (views []touria.View) {
	plan := []touria.Decision{{Kind: touria.ChooseTower, Arg: uint8(w)}}
	plan = append(plan, firstUses(rt.Lantern, rt.Boots)...)
	for i, s := range rt.Spaces {
		d := touria.Decision{Kind: touria.Step, Arg: uint8(s)}
		if i == rt.Jump {
			d.Kind = touria.Jump
		}
		plan = append(plan, d)
	}
	arrive(r, v.Me, r.Determinise(v, 0), append(plan, touria.Decision{Kind: touria.Stop}), wanted, &views)
	return views
}

// arrive makes the decisions of a plan, and appends a view for each way to take gems at the mines between.
func arrive(r *touria.Rules, me rules.Seat, s touria.State, plan []touria.Decision, wanted *[touria.Mines]touria.Colour, views *[]touria.View) {
	for s.ToMove() == me {
		legal := r.Legal(&s, nil)
		switch {
		case s.Phase() == touria.PhaseAct:
			*views = append(*views, r.View(&s, me))
			return
		case s.Phase() == touria.PhaseMine:
			if g := wanted[s.Heroes().Mine()]; g != touria.Black {
				legal = slices.DeleteFunc(legal, func(d touria.Decision) bool { return d.Arg != uint8(g) })
			}
			for _, d := range legal {
				next := s
				r.Apply(&next, d, nil)
				arrive(r, me, next, plan, wanted, views)
			}
			return
		case len(plan) == 0 || !slices.Contains(legal, plan[0]):
			return
		}
		r.Apply(&s, plan[0], nil)
		plan = plan[1:]
	}
}

// Deed returns what a press on a thing of a place means, an order, an item or gems, before anybody is there; nil if nothing.
func (c *Choices) Deed(target ui.Target) *Option {
	if target.Kind != TargetOrder && target.Kind != TargetDisplay && target.Kind != TargetGem {
		return nil
	}
	for _, o := range c.Aim(target) {
		if o = o.Plainest(); o.Leaf() && o.Decision.Kind == touria.Act {
			return o
		}
	}
	return nil
}

// AfterWalk names a leaf that is done at the end of a walk, with the walk.
func (o *Option) AfterWalk() words.Text {
	switch o.Target.Kind {
	case TargetOrder:
		return words.Say("act.then.order", words.Num("N", int(o.Target.N)+1))
	case TargetDisplay:
		return words.Say("act.then.take", item(touria.Item(o.Gives[0].What)))
	}
	colour, _ := o.Decision.GoldsmithSale()
	return words.Say("act.then.sell", words.Gap("Gems", words.Say("colour."+colour.String()+".gems", words.Num("Count", int(o.Decision.Arg)+1))))
}
