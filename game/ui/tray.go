package ui

import (
	"touria.games/touria/game/touria/show"
	"touria.games/touria/rules/touria"
)

// own returns the things of the seat from which the table is seen; ok is false
// while its lid is closed, and while nobody but the public looks.
func (t *Table) own() (p *show.Player, ok bool) {
	p = &t.model.Players[t.eyes]
	return p, p.Shown && !t.lid
}

// buildTray shows what the viewer owns.
func (t *Table) buildTray(b *Builder, box *Boxes) {
	p, open := t.own()
	a := t.a
	if !box.You.Empty() {
		r := box.You
		in := b.add(Element{ID: "table.you", Role: RoleToggle, Look: LookYou, Rect: r, Arg: int(t.eyes), Checked: open,
			Label: a.t("table.you", show.Lit("Name", t.names[t.eyes])), Hint: a.t("table.lid"),
			Lit: t.model.ToMove == t.eyes, OnPress: t.toggleLid})
		b.inside(in, func() {
			b.add(Element{ID: "table.you.name", Role: RoleLabel, Look: LookText, Rect: rect(r.X+4, r.Y+r.H-50, r.W-8, 48),
				Text: t.names[t.eyes], Lines: 2})
		})
	}
	if !open {
		p = &show.Player{}
	}
	if box.Tiny {
		t.buildTiny(b, box, p)
		return
	}
	for c := touria.Black; c < touria.NoColour; c++ {
		key := "colour." + c.String()
		e := t.target(Element{ID: "table.gem." + c.String(), Look: LookGem, Rect: box.Gems[c], Arg: int(c),
			Label: a.t(key+".gems", show.Num("Count", int(p.Gems[c]))), Hint: a.t(key+".gem") + a.colon() + a.t(key+".hint"),
			Value: a.Words().Number(int(p.Gems[c])), Mark: t.letter(c)}, show.Target{Kind: show.TargetGem, N: uint8(c)})
		if e.Role == RoleInfo { // what it does is hint enough
			e.Disabled, e.Why = false, ""
		}
		e.Struck = c == touria.Black && p.Gems[c] > 0
		b.add(e)
	}
	t.buildGoal(b, box, p)
	swords := Element{ID: "table.swords", Look: LookHold, Rect: box.Swords, Arg: int(show.IconSword), Value: a.Words().Number(int(p.Swords)),
		Label: a.t("goods.sword.count", show.Num("Count", int(p.Swords))), Hint: a.t("goods.sword.name") + a.colon() + a.t("goods.sword.hint")}
	if box.Elixirs.Empty() {
		swords.Label += ", " + a.t("goods.elixir.count", show.Num("Count", int(p.Elixirs)))
		swords.Icons = []show.Icon{{Kind: show.IconElixir, Count: int(p.Elixirs)}}
	}
	b.add(t.target(swords, show.Target{Kind: show.TargetSwords}))
	if !box.Elixirs.Empty() {
		e := t.target(Element{ID: "table.elixirs", Look: LookHold, Rect: box.Elixirs, Arg: int(show.IconElixir), Value: a.Words().Number(int(p.Elixirs)),
			Label: a.t("goods.elixir.count", show.Num("Count", int(p.Elixirs))),
			Hint:  a.t("goods.elixir.name") + a.colon() + a.t("goods.elixir.hint")}, show.Target{Kind: show.TargetElixir})
		b.add(e)
	}
	t.buildItems(b, box, p)
}

// letter returns the letter of a gem's colour for those who want large text,
// empty for all others: its shape says as much.
func (t *Table) letter(c touria.Colour) string {
	if t.a.Settings().TextScale < 125 {
		return ""
	}
	return t.a.t("colour." + c.String() + ".letter")
}

// buildTiny shows what the viewer owns within one button, which opens all of
// it; what can be chosen of it stands in the panel.
func (t *Table) buildTiny(b *Builder, box *Boxes, p *show.Player) {
	a := t.a
	r := box.Gems[0]
	r.W = box.Items.X + box.Items.W - r.X
	in := b.add(Element{ID: "table.things", Role: RoleButton, Look: LookDark, Rect: r, Hint: show.Goods(p.Holdings).In(a.Words()),
		Label: a.t("table.you", show.Lit("Name", t.names[t.eyes])) + a.colon() + show.Goods(p.Holdings).In(a.Words()), OnPress: func() { t.pull(itemsDrawer) }})
	b.inside(in, func() {
		for c := touria.Black; c < touria.NoColour; c++ {
			b.add(Element{ID: "table.gem." + c.String(), Role: RoleLabel, Look: LookGem, Rect: box.Gems[c], Arg: int(c),
				Label: a.t("colour."+c.String()+".gems", show.Num("Count", int(p.Gems[c]))), Value: a.Words().Number(int(p.Gems[c])), Mark: t.letter(c)})
		}
		for _, h := range []struct {
			id   string
			r    show.Rect
			kind show.IconKind
			key  string
			n    int
		}{
			{"table.hearts", box.Hearts, show.IconHeart, "goods.heart.count", int(p.Hearts)},
			{"table.gold", box.Gold, show.IconGold, "goods.gold.count", int(p.Gold)},
			{"table.swords", box.Swords, show.IconSword, "goods.sword.count", int(p.Swords)},
			{"table.items", box.Items, show.IconItem, "goods.item.count", len(items(p.Items))},
		} {
			b.add(Element{ID: h.id, Role: RoleLabel, Look: LookHold, Rect: h.r, Arg: int(h.kind), Label: a.t(h.key, show.Num("Count", h.n)),
				Value: a.Words().Number(h.n)})
		}
	})
}

func (t *Table) toggleLid() {
	t.lid = !t.lid
	t.a.changed()
}

// buildGoal shows how far the way into the castle is; to who is in, what is left.
func (t *Table) buildGoal(b *Builder, box *Boxes, p *show.Player) {
	a := t.a
	me := &t.model.Players[t.eyes]
	_, open := t.own()
	var hint, hearts, gold string
	if me.InCastle {
		hint = t.names[t.eyes] + a.colon() + a.t("place.castle.at")
		hearts, gold = a.Words().Number(int(p.Hearts)), a.Words().Number(int(p.Gold))
	} else {
		hint = a.t("door.goal.hint", show.Num("Hearts", me.GoalHearts), show.Num("Gold", me.GoalGold))
		hearts = a.t("table.goal", show.Num("N", int(p.Hearts)), show.Num("Count", me.GoalHearts))
		gold = a.t("table.goal", show.Num("N", int(p.Gold)), show.Num("Count", me.GoalGold))
	}
	if box.Goal.Empty() {
		b.add(Element{ID: "table.hearts", Role: RoleInfo, Look: LookHold, Rect: box.Hearts, Arg: int(show.IconHeart),
			Label: a.t("goods.heart.name") + a.colon() + hearts, Hint: hint, Value: a.Words().Number(int(p.Hearts)),
			Checked: me.InCastle || int(p.Hearts) >= me.GoalHearts})
		b.add(Element{ID: "table.gold", Role: RoleInfo, Look: LookHold, Rect: box.Gold, Arg: int(show.IconGold),
			Label: a.t("goods.gold.name") + a.colon() + gold, Hint: hint, Value: a.Words().Number(int(p.Gold)),
			Checked: me.InCastle || int(p.Gold) >= me.GoalGold})
		return
	}
	b.add(Element{ID: "table.goal", Role: RoleInfo, Look: LookGoal, Rect: box.Goal, Hint: a.t("door.goal") + a.colon() + hint, Checked: open,
		Label: a.t("door.goal") + a.colon() + a.t("goods.heart.name") + " " + hearts + ", " + a.t("goods.gold.name") + " " + gold + ", " +
			a.t("table.goal.black", show.Num("Count", int(p.Gems[touria.Black])))})
}

// items returns the viewer's items in order.
func items(set touria.ItemSet) []touria.Item {
	var list []touria.Item
	for i := touria.Rose; i < touria.NoItem; i++ {
		if set.Has(i) {
			list = append(list, i)
		}
	}
	return list
}

func (t *Table) itemElement(r show.Rect, i touria.Item) Element {
	e := Element{ID: "table.item." + i.String(), Look: LookItem, Rect: r, Arg: int(i)}
	e.Label, e.Hint = t.itemText(i)
	return t.target(e, show.Target{Kind: show.TargetItem, N: uint8(i)})
}

// buildItems shows the magic items side by side; what has no room lies in a
// drawer.
func (t *Table) buildItems(b *Builder, box *Boxes, p *show.Player) {
	a := t.a
	own := items(p.Items)
	label := a.t("goods.item.count", show.Num("Count", len(own)))
	if box.Phone {
		e := Element{ID: "table.items", Role: RoleButton, Look: LookHold, Rect: box.Items, Arg: int(show.IconItem),
			Label: label, Hint: a.t("goods.item.name"), Value: a.Words().Number(len(own)), OnPress: func() { t.pull(itemsDrawer) }}
		for _, i := range own {
			e.Lit = e.Lit || len(t.aimAt(show.Target{Kind: show.TargetItem, N: uint8(i)})) > 0
		}
		b.add(e)
		return
	}
	places := max(4, min(5, len(own)))
	shown := own
	if len(own) > places {
		shown = own[:places-1]
	}
	for n := range places {
		r := row(box.Items, n, places, 2)
		switch {
		case n < len(shown):
			b.add(t.itemElement(r, shown[n]))
		case n == places-1 && len(own) > places:
			b.add(Element{ID: "table.items", Role: RoleButton, Look: LookButton, Rect: r, Label: label, Hint: a.t("goods.item.name"),
				Text: "+" + a.Words().Number(len(own)-len(shown)), OnPress: func() { t.pull(itemsDrawer) }})
		default:
			b.add(Element{ID: "table.items." + string(rune('0'+n)), Role: RolePanel, Look: LookItem, Rect: r, Arg: int(touria.NoItem)})
		}
	}
}

// buildConfirm shows the two buttons that always stand in the same place.
func (t *Table) buildConfirm(b *Builder, box *Boxes) {
	a := t.a
	e := Element{ID: "table.confirm", Role: RoleButton, Look: LookPrimary, Rect: box.Confirm, Text: a.t("table.confirm"), Lines: 2, OnPress: t.confirm}
	if o := t.primary(); o != nil && t.wait == 0 {
		e.Label = a.t("table.confirm") + a.colon() + o.Label.In(a.Words())
		if o.Leaf() && o.Decision.Kind == touria.EndTurn {
			e.Text = o.Label.In(a.Words())
		}
	} else {
		e.Disabled, e.Why = true, a.t("table.confirm.nothing")
		if !t.deciding {
			e.Why = a.t("undo.bot")
		}
	}
	b.add(e)
	back := t.picked != "" || len(t.path) > 0 || t.among.Kind != show.TargetNone || t.doorsOpen || t.advice.asked()
	b.add(Element{ID: "table.cancel", Role: RoleButton, Look: LookButton, Rect: box.Cancel, Text: a.t("table.cancel"),
		Disabled: !back, Why: a.t("table.cancel.nothing"), OnPress: func() { t.cancel() }})
}
