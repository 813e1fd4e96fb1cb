package show

import (
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// Text says in at most eight words why the thing cannot be chosen (M4). The view is
// that of the seat to move, and why is the rules' reason against f.Ask. Where the
// rules only know that something else is due, the text says what is missing: the
// place, the moment, or the decision that comes first.
func (f *Refusal) Text(r *touria.Rules, v *touria.View, why touria.Reason) words.Text {
	me := v.Player(v.Me)
	switch why {
	case touria.ReasonNotNow:
		return f.instead(r, v)
	case touria.ReasonHearts:
		need := int(me.GoalHearts) - int(f.Ask.Arg) - int(me.Hearts)
		return words.Say("reason.more_hearts", words.Num("Count", max(1, need)))
	case touria.ReasonGoalGold:
		return words.Say("reason.more_gold", words.Num("Count", max(1, int(me.GoalGold)-int(me.Gold))))
	case touria.ReasonNoGold:
		return words.Say("reason.more_gold", words.Num("Count", 1))
	case touria.ReasonOutOfReach:
		dest := touria.Space(r.FacingAction(&v.Table, touria.Tower(f.Ask.Arg), v.Me))
		return words.Say("reason.too_far", words.Num("Count", max(1, r.Away(v.Heroes(), dest)-freeSteps-int(me.Gold))))
	case touria.ReasonNoGems:
		if f.Target.Kind == TargetOrder {
			return missing(r.Order(v.OpenOrder(int(f.Target.N))).Gems, me.Gems)
		}
	}
	return words.Say("reason." + why.String())
}

// missing says which gems of an order are not in hand, or how many if they are of
// more than two colours.
func missing(need, have touria.Gems) words.Text {
	colours := 0
	for c := range need {
		if need[c] -= min(need[c], have[c]); need[c] > 0 {
			colours++
		}
	}
	what := Goods(touria.Holdings{Gems: need})
	if colours > 2 {
		what = words.Say("herald.gems", words.Num("Count", need.Total()))
	}
	return words.Say("reason.missing", words.Gap("What", what))
}

// First says which decision comes before everything else in a phase.
func First(phase touria.Phase) words.Text { return words.Say("first." + phase.String()) }

// instead says why a thing cannot be chosen while another kind of decision is due.
func (f *Refusal) instead(r *touria.Rules, v *touria.View) words.Text {
	phase := v.Phase()
	switch f.Target.Kind {
	case TargetTower:
		if phase != touria.PhaseBonus {
			return words.Say("reason.turn_start")
		}
	case TargetSwords:
		switch {
		case phase == touria.PhaseAct && v.Destination() == touria.AtTournament:
			return words.Say("reason.use.tournament")
		case phase != touria.PhaseBonus:
			return words.Say("reason.turn_start")
		}
	case TargetSpace:
		return f.insteadSpace(v)
	case TargetDoor:
		switch {
		case v.DoorOpen(int(f.Target.N)):
			return words.Say("reason." + touria.ReasonDoorOpen.String())
		case !v.InCastle(v.Me):
			return words.Say("reason.enter_first")
		}
	case TargetDisplay:
		return f.insteadMarket(v, touria.AtForest)
	case TargetOrder:
		return f.insteadMarket(v, touria.AtTrader)
	case TargetItem:
		return f.insteadItem(v, touria.Item(f.Target.N))
	}
	return First(phase)
}

// insteadSpace says why the heroes cannot go to a space now.
func (f *Refusal) insteadSpace(v *touria.View) words.Text {
	s := touria.Space(f.Target.N)
	switch phase := v.Phase(); phase {
	case touria.PhaseTravel:
		return words.Say("reason.no_stop")
	case touria.PhaseAct:
		if s != v.Destination() {
			return words.Say("reason.arrived")
		}
		if s.HasChoice() {
			return words.Say("reason.use." + s.String())
		}
	case touria.PhaseDouble, touria.PhaseDragon, touria.PhaseEnd, touria.PhaseThief:
		return words.Say("reason.arrived")
	}
	return First(v.Phase())
}

// insteadMarket says why an open item or order cannot be taken now: they are
// taken at one place.
func (f *Refusal) insteadMarket(v *touria.View, at touria.Space) words.Text {
	if v.Destination() != at {
		return words.Say("reason.only", place(at, "at"))
	}
	if v.Phase() == touria.PhaseEnd {
		return words.Say("reason.used")
	}
	return First(v.Phase())
}

// insteadItem says when an item can be used.
func (f *Refusal) insteadItem(v *touria.View, i touria.Item) words.Text {
	if top := v.DiscardTop(); i == touria.Mirror && top < touria.NoItem { // as the item that it would copy
		i = top
	}
	switch {
	case i == touria.Scale:
		return words.Say("reason.only", place(touria.AtTrader, "at"))
	case i == touria.Helmet:
		return words.Say("reason.only", place(touria.AtTournament, "at"))
	case touria.TurnItems.Has(i):
		switch phase := v.Phase(); {
		case v.Me != v.Active() && phase != touria.PhaseBonus:
			return words.Say("reason.own_turn")
		case phase == touria.PhaseMove:
			return words.Say("reason.on_the_way")
		default:
			return First(phase)
		}
	}
	return words.Say("reason.item." + i.String())
}
