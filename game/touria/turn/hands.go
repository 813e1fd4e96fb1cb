package turn

import (
	"slices"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// Hands say of each thing on the board whether it can be chosen, to a board.Board.
type Hands struct{ *Turn }

// AtDoors reports whether who decides looks at the castle's doors: inside always, but for a decision about
// something else; outside only when one is to be chosen.
func (t Hands) AtDoors(inside bool) bool {
	if inside {
		return !t.Deciding || t.Offers(show.TargetDoor)
	}
	return t.Deciding && len(t.Path) > 0 && t.Offers(show.TargetDoor)
}

// aim handles a press on a thing of the table. It selects a single option and shows
// several in the panel; it decides nothing.
func (t Hands) aim(target ui.Target) {
	if !t.Open() {
		return
	}
	found := t.AimAt(target)
	switch {
	case len(found) == 0:
	case len(found) == 1 || len(t.Path) == 0 && Sells(found[0]):
		t.SelectOnly(found[0])
	default:
		if path := t.Choices.Path(found[0].ID); len(path) > 1 {
			t.OpenGroup(path[len(path)-2].ID)
		}
		t.Among = target
		t.LaidOut()
	}
}

// Refusal returns why a thing of the table cannot be chosen; ok is false if it
// never can.
func (t Hands) Refusal(target ui.Target) (why string, ok bool) {
	if !t.Deciding {
		if t.s.Over() {
			return t.a.T("reason.over"), true
		}
		return t.a.T("undo.bot"), true
	}
	for _, r := range t.Choices.Refused {
		if r.Target == target {
			return t.because(&r), true
		}
	}
	if len(t.Choices.Aim(target)) > 0 {
		return t.a.T("reason.group"), true // in another group than the open one
	}
	return "", false
}

// AimThing completes the element of a thing on the board for who decides. It can be pressed if an
// option aims at it, otherwise it says why not.
func (t Hands) AimThing(e ui.Element, target ui.Target) ui.Element {
	if w := t.Wish(); w != nil {
		if o := w.choices.Deed(target); o != nil {
			e.Role, e.Lit, e.Checked = ui.RoleTarget, true, o == w.Deed
			e.Label += t.a.Colon() + o.Label.In(t.a.Words())
			e.OnPress = func() {
				if !t.Open() {
					return
				}
				if w.Deed == o {
					w.Deed = nil
				} else if w.Deed = o; t.a.FocusShown() {
					t.a.FocusOn("table.confirm")
				}
				t.a.Changed()
			}
			return e
		}
	}
	if t.Wish() != nil && target.Kind == show.TargetItem {
		if aimed, ok := t.aimOnTheWay(e, touria.Item(target.N)); ok {
			return aimed
		}
	}
	if t.Deciding {
		if found := t.AimAt(target); len(found) > 0 {
			e.Role, e.Lit = ui.RoleTarget, true
			e.OnPress = func() { t.aim(target) }
			e.Label += t.a.Colon() + found[0].Label.In(t.a.Words())
			e.Marked = found[0].Reveals
			for _, o := range found {
				e.Checked = e.Checked || o.ID == t.Picked
				e.Advised = e.Advised || t.Advice.Leads(o)
			}
			return e
		}
	}
	if s := touria.Space(target.N); target.Kind == show.TargetSpace {
		switch way := t.Way(); {
		case t.through(s) >= 0 && (way == nil || len(t.wish.via) == 0 && !slices.Contains(way.Spaces, s)):
			e.OnPress = func() { t.ChooseWay(t.through(s)) }
			return e
		case t.Wish() != nil && s != t.Forecast.Place && s != touria.AtTournament:
			e.OnPress = func() { t.lead(s) }
			return e
		}
	}
	if why, ok := t.Refusal(target); ok {
		e.Disabled, e.Why, e.Quiet = true, why, !t.Deciding
	}
	return e
}

// aimOnTheWay completes the element of an item in the hand that serves on the way to the chosen tower's place: a press on it
// only says that the walk uses it, or no longer.
func (t Hands) aimOnTheWay(e ui.Element, card touria.Item) (aimed ui.Element, ok bool) {
	i, label, ok := show.WayUse(t.s.Rules(), &t.View, &t.Forecast, card)
	if !ok {
		return e, false
	}
	e.Role, e.Lit, e.Checked = ui.RoleTarget, true, t.wish.with.Has(i)
	e.Label += t.a.Colon() + label.In(t.a.Words())
	e.OnPress = func() {
		if t.Open() {
			t.equip(t.wish.with ^ 1<<i)
		}
	}
	return e, true
}

// equip says which items the walk to the chosen tower's place uses, and shows the ways with them.
func (t Hands) equip(with touria.ItemSet) {
	t.wish.with, t.wish.way, t.wish.via, t.trace = with, 0, nil, nil
	t.look(t.Forecast.Faces.Tower)
	t.room.Rested()
	if t.a.FocusShown() {
		t.a.FocusOn("table.confirm")
	}
	t.a.Changed()
}

// lead makes the way that the main button walks pass a space, too, or only that one if no way passes all.
func (t Hands) lead(s touria.Space) {
	if !t.Open() {
		return
	}
	p, rules := &t.Forecast, t.s.Rules()
	via := append(slices.Clone(t.wish.via), s)
	i := p.Through(rules, &t.View, via...)
	if i < 0 {
		via = via[len(via)-1:]
		i = p.Through(rules, &t.View, via...)
	}
	if i < 0 {
		t.a.Say(t.a.T("route.none"))
		return
	}
	t.ChooseWay(i)
	t.wish.via = via
}

// AimTower completes the element of a tower for who decides.
func (t Hands) AimTower(e ui.Element, w touria.Tower) ui.Element {
	if e.Role == ui.RoleTarget && t.View.Phase() == touria.PhaseStart {
		e.Hint = YieldText(t.a.Words(), t.YieldOf(w))
	}
	if t.Advice.On && t.Advice.Plan[0] == (touria.Decision{Kind: touria.TurnTower, Arg: uint8(w)}) {
		e.Advised = true // its option is in the swords' group
	}
	if found := t.AimAt(e.Target); e.Role == ui.RoleTarget && len(found) > 0 {
		e.Label = found[0].Label.In(t.a.Words()) // it names the tower and its face, too
	}
	e.OnHover = func(on bool) { t.hoverTower(w, on) }
	return e
}
