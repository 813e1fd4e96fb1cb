package table

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// buildTray shows the viewer's things, or the closed screen before them.
func (t *Table) buildTray(b *ui.Builder, box *board.Boxes) {
	p, open := t.board.Own()
	a := t.a
	if !box.You.Empty() {
		r := box.You
		in := b.Add(ui.Element{ID: "table.you", Role: ui.RoleToggle, Look: board.LookYou, Paper: true, Rect: r, Target: show.Thing(show.TargetSeat, t.board.Eyes), Crest: t.board.Crests[t.board.Eyes], Checked: open,
			Label: a.T("table.you", words.Lit("Name", t.board.Names[t.board.Eyes])), Hint: a.T("table.lid"),
			Lit: t.board.Model.ToMove == t.board.Eyes, OnPress: t.board.ToggleLid})
		name := r.Trim(confirmGap, nameRim)
		b.Inside(in, func() {
			b.Add(ui.Element{ID: "table.you.name", Role: ui.RoleLabel, Look: ui.LookText, Rect: name.TakeBottom(nameHigh),
				Text: t.board.Names[t.board.Eyes], Lines: 2})
		})
	}
	if !open {
		t.buildLid(b, box)
		return
	}
	if box.Tiny {
		t.buildTiny(b, box, p)
		return
	}
	act := t.turn.Act()
	price := act.Price()
	for c := touria.Black; c < touria.NoColour; c++ {
		key := "colour." + c.String()
		e := t.board.Target(ui.Element{Look: board.LookGem, Rect: box.Gems[c], Icons: board.GemIcon(c, p.Gems[c]),
			Label: a.T(key+".gems", words.Num("Count", int(p.Gems[c]))), Hint: board.Sentence(a.T(key+".gem")) + a.Colon() + a.T(key+".hint"),
			Value: a.Words().Number(int(p.Gems[c])), Mark: board.Letter(t.a, c)}, show.Thing(show.TargetGem, c))
		if e.Role == ui.RoleInfo { // the hint says enough
			e.Disabled, e.Why = false, ""
		}
		e.Struck = c == touria.Black && p.Gems[c] > 0
		b.Add(e)
		if n := int(price[c]); n > 0 && !t.board.Small { // what the main button would take away
			at := e.Rect.Trim(-priceOut, -priceOut)
			at = at.TakeRight(priceSize)
			at.H = priceSize
			b.Add(ui.Element{ID: e.ID + ".price", Role: ui.RoleLabel, Look: board.LookLetter, Rect: at, Over: true, Silent: true, Value: "−" + a.Words().Number(n), Label: a.T(key+".gems", words.Num("Count", n))})
		}
	}
	t.buildGoal(b, box, p)
	swords := ui.Element{Look: board.LookHold, Rect: box.Swords, Value: a.Words().Number(int(p.Swords)),
		Label: a.T("goods.sword.count", words.Num("Count", int(p.Swords))), Hint: a.T("goods.sword.name") + a.Colon() + a.T("goods.sword.hint")}
	if box.Elixirs.Empty() {
		swords.Label += ", " + a.T("goods.elixir.count", words.Num("Count", int(p.Elixirs)))
		swords.Icons = []ui.Icon{{Kind: show.IconElixir, Count: int(p.Elixirs)}}
	}
	b.Add(t.board.Target(swords, ui.Target{Kind: show.TargetSwords}))
	if !box.Elixirs.Empty() {
		b.Add(t.board.Target(ui.Element{Look: board.LookHold, Rect: box.Elixirs, Value: a.Words().Number(int(p.Elixirs)),
			Label: a.T("goods.elixir.count", words.Num("Count", int(p.Elixirs))),
			Hint:  a.T("goods.elixir.name") + a.Colon() + a.T("goods.elixir.hint")}, ui.Target{Kind: show.TargetElixir}))
	}
	t.buildItems(b, box, p)
}

// buildTiny shows the viewer's things in a button that opens the list of them. The
// panel has the options that they offer.
func (t *Table) buildTiny(b *ui.Builder, box *board.Boxes, p *show.Player) {
	a := t.a
	r := box.Tray
	in := b.Add(ui.Element{ID: "table.things", Role: ui.RoleButton, Look: ui.LookDark, Rect: r, Hint: show.Goods(p.Holdings).In(a.Words()),
		Label: a.T("table.you", words.Lit("Name", t.board.Names[t.board.Eyes])) + a.Colon() + show.Goods(p.Holdings).In(a.Words()), OnPress: func() { t.drawers.pull(itemsDrawer) }})
	b.Inside(in, func() {
		for c := touria.Black; c < touria.NoColour; c++ {
			gem := show.Thing(show.TargetGem, c)
			b.Add(ui.Element{ID: board.ID(nil, gem), Role: ui.RoleLabel, Look: board.LookGem, Rect: box.Gems[c], Target: gem, Icons: board.GemIcon(c, p.Gems[c]),
				Label: a.T("colour."+c.String()+".gems", words.Num("Count", int(p.Gems[c]))), Value: a.Words().Number(int(p.Gems[c])), Mark: board.Letter(t.a, c)})
		}
		for _, h := range []struct {
			kind ui.TargetKind
			r    ui.Rect
			key  string
			n    int
		}{
			{show.TargetHearts, box.Hearts, "goods.heart.count", int(p.Hearts)},
			{show.TargetGold, box.Gold, "goods.gold.count", int(p.Gold)},
			{show.TargetSwords, box.Swords, "goods.sword.count", int(p.Swords)},
			{show.TargetItems, box.Items, "goods.item.count", len(board.Items(p.Items))},
		} {
			hold := show.Thing(h.kind, 0)
			b.Add(ui.Element{ID: board.ID(nil, hold), Role: ui.RoleLabel, Look: board.LookHold, Rect: h.r, Target: hold, Label: a.T(h.key, words.Num("Count", h.n)),
				Value: a.Words().Number(h.n)})
		}
	})
}

// buildLid shows the closed screen before the viewer's things.
func (t *Table) buildLid(b *ui.Builder, box *board.Boxes) {
	a := t.a
	name := words.Lit("Name", t.board.Names[t.board.Eyes])
	r := box.Tray
	in := b.Add(ui.Element{ID: "table.covered", Role: ui.RolePanel, Look: board.LookLid, Rect: r, Target: show.Thing(show.TargetSeat, t.board.Eyes), Crest: t.board.Crests[t.board.Eyes],
		Label: a.T("table.you", name) + a.Colon() + a.T("goods.screen.hint", name)})
	if t.board.Lid {
		b.Inside(in, func() {
			text := a.T("screen.lift")
			room := r.Trim(lidRim, 0)
			at := ui.Centred(room.TakeLeft(lidButton), lidButton, lidButton)
			if w, _ := a.TextRoom(text); w+lidSpare < r.W/2 { // it says in words what it does, beside the crest in the middle
				at.W = w + lidText
				b.Button("table.uncover", at, text, t.board.ToggleLid)
				b.Last().Symbol = pictures.SymReveal
				return
			}
			b.Icon("table.uncover", at, pictures.SymReveal, a.T("table.lid"), t.board.ToggleLid)
		})
	}
}

// buildGoal shows the way still to go into the castle; inside it, what is left.
func (t *Table) buildGoal(b *ui.Builder, box *board.Boxes, p *show.Player) {
	a := t.a
	me := &t.board.Model.Players[t.board.Eyes]
	_, open := t.board.Own()
	var hint, hearts, gold string
	if me.InCastle {
		hint = t.board.Names[t.board.Eyes] + a.Colon() + a.T("place.castle.at")
		hearts, gold = a.Words().Number(int(p.Hearts)), a.Words().Number(int(p.Gold))
	} else {
		hint = a.T("door.goal.hint", words.Num("Hearts", me.GoalHearts), words.Num("Gold", me.GoalGold))
		hearts = a.T("table.goal", words.Num("N", int(p.Hearts)), words.Num("Count", me.GoalHearts))
		gold = a.T("table.goal", words.Num("N", int(p.Gold)), words.Num("Count", me.GoalGold))
	}
	if box.Goal.Empty() {
		value := func(n, goal int) string {
			if me.InCastle {
				return a.Words().Number(n)
			}
			return a.Words().Number(n) + "/" + a.Words().Number(goal)
		}
		count := func(kind ui.TargetKind, r ui.Rect, name, label string, n, goal int) {
			hold := show.Thing(kind, 0)
			b.Add(ui.Element{ID: board.ID(nil, hold), Role: ui.RoleInfo, Look: board.LookHold, Rect: r, Target: hold, Label: a.T(name) + a.Colon() + label,
				Hint: hint, Value: value(n, goal), Checked: me.InCastle || n >= goal, OnPress: func() { t.drawers.pull(raceDrawer) }})
		}
		count(show.TargetHearts, box.Hearts, "goods.heart.name", hearts, int(p.Hearts), me.GoalHearts)
		count(show.TargetGold, box.Gold, "goods.gold.name", gold, int(p.Gold), me.GoalGold)
		return
	}
	b.Add(ui.Element{ID: "table.goal", Role: ui.RoleInfo, Look: board.LookGoal, Paper: true, Rect: box.Goal, Target: show.Thing(show.TargetGoal, 0), Hint: a.T("door.goal") + a.Colon() + hint, Checked: open,
		Lit: t.board.Model.Ready().Has(t.board.Eyes), Label: a.T("door.goal") + a.Colon() + a.T("goods.heart.name") + " " + hearts + ", " + a.T("goods.gold.name") + " " + gold + ", " +
			a.T("table.goal.black", words.Num("Count", int(p.Gems[touria.Black]))), OnPress: func() { t.drawers.pull(raceDrawer) }})
}

// buildItems shows the magic items side by side, those that do not fit in a drawer.
func (t *Table) buildItems(b *ui.Builder, box *board.Boxes, p *show.Player) {
	a := t.a
	own := board.Items(p.Items)
	label := a.T("goods.item.count", words.Num("Count", len(own)))
	if box.Phone {
		e := ui.Element{ID: "table.items", Role: ui.RoleButton, Look: board.LookHold, Rect: box.Items, Target: show.Thing(show.TargetItems, 0),
			Label: label, Hint: a.T("goods.item.name"), Value: a.Words().Number(len(own)), OnPress: func() { t.drawers.pull(itemsDrawer) }}
		for _, i := range own {
			e.Lit = e.Lit || t.board.ItemElement(ui.Rect{}, i).Lit
		}
		b.Add(e)
		return
	}
	const places = 4
	shown := own
	if len(own) > places {
		shown = own[:places-1]
	}
	for n := range places {
		r := ui.Row(ui.Column(box.Items, n/2, 2, 4), n%2, 2, 4)
		switch {
		case n < len(shown):
			b.Add(t.board.ItemElement(r, shown[n]))
		case n == places-1 && len(own) > places:
			b.Add(ui.Element{ID: "table.items", Role: ui.RoleButton, Look: ui.LookButton, Rect: r, Label: label, Hint: a.T("goods.item.name"),
				Text: "+" + a.Words().Number(len(own)-len(shown)), OnPress: func() { t.drawers.pull(itemsDrawer) }})
		default:
			b.Add(ui.Element{ID: "table.items." + string(rune('0'+n)), Role: ui.RolePanel, Look: board.LookItem, Rect: r, Target: show.Thing(show.TargetItems, 0), Icons: board.ItemIcon(touria.NoItem)})
		}
	}
}

// buildConfirm adds the main button, which never moves, and the second one: what declines, otherwise Cancel while
// there is something to cancel.
func (t *Table) buildConfirm(b *ui.Builder, box *board.Boxes) {
	a := t.a
	r := box.Confirm
	second := t.buildSecond(b, box)
	switch {
	case !second || !r.Overlaps(box.Cancel):
	case box.Cancel.X < r.X+confirmGap:
		r.TakeLeft(box.Cancel.W, confirmGap)
	default:
		r.TakeRight(box.Cancel.W, confirmGap)
	}
	c := t.turn.Act()
	if c.Why != "" {
		if !second && !box.Cancel.Overlaps(r) {
			r = r.Union(box.Cancel)
		}
		t.buildIdle(b, r, c.Why)
		return
	}
	e := ui.Element{ID: "table.confirm", Role: ui.RoleButton, Look: ui.LookPrimary, Rect: r, Text: c.Text, Lines: 3, Size: 22, Marked: c.Marked, OnPress: t.turn.Confirm}
	if o := t.turn.Primary(); o != nil {
		if e.Label = o.Label.In(a.Words()); e.Label != c.Text {
			e.Label = c.Text + a.Colon() + e.Label
		}
		e.Label = a.T("table.confirm") + " – " + e.Label // its option may be called the same
	} else if way := t.turn.Way(); way != nil && len(c.Gives) > 0 {
		e.Label = c.Text + a.Colon() + way.Brings().In(a.Words())
	}
	e.Inner = r.Trim(confirmEdge, confirmRim)
	if e.Marked {
		e.Inner.TakeRight(ui.MarkSize, confirmGap)
	}
	// What is paid and got stands below the act, if both have room.
	_, floor := a.TextSize()
	gains := ui.Element{ID: "table.confirm.gains", Role: ui.RoleLabel, Look: board.LookGains, Label: e.Text, Costs: c.Costs, Icons: c.Gives, Checked: c.Either}
	text := e.Inner
	low := text.TakeBottom(confirmGains)
	fits := func(s string) bool {
		_, ok := ui.Wrap(a.Config().Measure, s, text.W, floor, ui.Bold, max(1, int(text.H/(floor*ui.LineHeight))))
		return ok
	}
	ok := fits(e.Text)
	if !ok && c.Short != "" && fits(c.Short) {
		ok, e.Text = true, c.Short
	}
	if wide := board.GainsWide(c.Costs, c.Gives, confirmGains-confirmGap); !ok || wide == 0 || wide > text.W || text.H < floor*ui.LineHeight {
		e.Text = c.Text
		b.Add(e)
		return
	}
	e.Inner, e.Lines = text, 2
	gains.Rect = low
	gains.Rect.Y -= 2 * confirmRim
	b.Inside(b.Add(e), func() { b.Add(gains) })
}

// Sizes of the main button.
const (
	confirmGains            = 28 // its second line
	confirmEdge, confirmRim = 5, 1
	confirmGap              = 4
)

// Sizes in the tray.
const (
	nameHigh, nameRim                    = 46, 2
	priceSize, priceOut                  = 30, 3
	lidButton, lidRim, lidText, lidSpare = 48, 10, 76, 160
	idleRim, idleLeft, idleHat           = 6, 6, 14 // hats rise above the rim
	idlePart, idleMost                   = .44, 96
	idleName, idleLines                  = 22, 3
)

// buildSecond adds the second button and reports whether there is one.
func (t *Table) buildSecond(b *ui.Builder, box *board.Boxes) bool {
	a := t.a
	e := ui.Element{ID: "table.cancel", Role: ui.RoleButton, Look: ui.LookButton, Rect: box.Cancel, Text: a.T("table.cancel"), OnPress: func() { t.cancel() }}
	sign := pictures.SymCross // on phones
	o := t.turn.Decline()
	back := t.turn.Picked != "" && o == nil || len(t.turn.Path) > 0 || t.turn.Among.Kind != show.TargetNone || t.board.DoorsOpen || t.turn.Advice.Asked()
	switch {
	case back:
	case o != nil:
		d := t.sheet.optionElement(o)
		e.ID, e.OnPress, e.Target, e.Text, e.Hint, e.Lines = d.ID, d.OnPress, d.Target, d.Text, d.Hint, 1
		e.Label = e.Text
		names := t.sheet.namesOf(o)
		_, floor := a.TextSize()
		if _, ok := ui.Wrap(a.Config().Measure, e.Text, e.Rect.W-16, floor, ui.Bold, 1); !ok {
			e.Text = names[len(names)-1]
		}
	case !t.s.Over() && (!t.turn.Deciding || t.turn.Forced()): // it hurries the others; where it stands nothing is risked
		e.ID, e.Text, e.Target, e.OnPress = "table.skip", a.T("table.skip"), ui.Target{Kind: show.TargetSkip}, t.skip
		if sign = pictures.SymSpeed; !t.board.Queue.Busy() {
			e.Disabled, e.Why, e.Quiet = true, a.T("table.skip.nothing"), true
		}
	default:
		return false
	}
	if box.Phone {
		e.Label, e.Text, e.Symbol = e.Text, "", sign
		if e.Hint == "" {
			e.Hint = e.Label
		}
	}
	b.Add(e)
	return true
}

// buildIdle fills the place of the main button while there is nothing to do: with who is to act and, as a hint, what
// is wanted.
func (t *Table) buildIdle(b *ui.Builder, r ui.Rect, want string) {
	a := t.a
	seat := t.puzzle.acts(t.board)
	if t.s.Over() || seat >= rules.NoSeat {
		return
	}
	in := b.Add(ui.Element{ID: "table.whose", Role: ui.RoleInfo, Look: board.LookTail, Paper: true, Rect: r, Label: t.puzzle.prompt(t.turn), Hint: want, Target: show.Thing(show.TargetSeat, seat)})
	b.Inside(in, func() {
		rest := r.Inset(idleRim)
		size := min(rest.H-idleHat, rest.W*idlePart, idleMost)
		rest.TakeLeft(idleLeft)
		face := ui.Centred(rest.TakeLeft(size, idleLeft), size, size)
		face.Y += idleLeft / 2
		b.Add(ui.Element{ID: "table.whose.face", Role: ui.RoleLabel, Look: board.LookPerson, Rect: face,
			Target: show.Thing(show.TargetSeat, seat), Label: t.board.Names[seat]})
		name := ui.Element{ID: "table.whose.name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: rest, Text: t.board.Names[seat], Lines: 2, Size: idleName}
		_, floor := a.TextSize()
		lines, _ := ui.Wrap(a.Config().Measure, name.Text, rest.W, floor*a.Growth(), ui.Bold, name.Lines)
		if line := floor * ui.LineHeight; t.board.Model.Turn > 0 && rest.H > float32(len(lines)+1)*line {
			name.Rect = ui.Centred(rest, rest.W, min(rest.H, idleLines*line))
			b.Add(ui.Element{ID: "table.whose.turn", Role: ui.RoleLabel, Look: ui.LookText, Rect: name.Rect.TakeBottom(line + nameRim),
				Text: a.T("table.turn", words.Num("Count", t.board.Model.Turn))})
		}
		b.Add(name)
	})
}
