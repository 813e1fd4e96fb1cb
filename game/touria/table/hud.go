package table

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Build adds everything on the table.
func (t *Table) Build(b *ui.Builder) {
	a := t.a
	box := t.Boxes()
	plan, panel := t.planPanel(&box)
	switch {
	case panel && box.Phone:
		box.giveWay(plan.h)
	case panel:
		box.stackRail(box.Panel.H - plan.h - 8)
	}
	box.fill(len(t.rivals()))
	b.Panel("table", a.Window(), ui.LookCloth)
	t.buildBar(b, &box)
	t.buildRivals(b, &box)
	t.buildBoard(b, &box)
	if box.Phone {
		t.buildHerald(b, &box)
	}
	switch {
	case !box.Phone:
		t.buildMarket(b, &box)
		t.buildTail(b, &box)
	case !panel:
		t.buildTabs(b, box.Market[0], box.Market[1])
	}
	t.buildTray(b, &box)
	if panel {
		b.Above(func() { t.buildPanel(b, &box, &plan) }) // above the heroes
	}
	t.buildConfirm(b, &box)
	if t.drawer != noDrawer {
		t.buildDrawer(b, &box)
	}
	t.buildLesson(b)
}

// Boxes returns the places of everything on the table.
func (t *Table) Boxes() Boxes { return Layout(t.a) }

// prompt says who must decide what (M2).
func (t *Table) prompt() string {
	a := t.a
	switch {
	case (t.queue.Busy() || t.wait > 0) && t.model.ToMove < rules.NoSeat: // nothing can be chosen yet
		return a.T("prompt.playing", words.Lit("Name", t.names[t.model.ToMove]))
	case t.s.Over():
		return show.Prompt(&t.model, nil, &t.names).In(a.Words())
	case !t.s.IsHuman(t.s.ToMove()):
		return a.T("prompt.thinking", words.Lit("Name", t.names[t.s.ToMove()]))
	case t.deciding && t.picked != "":
		if o := t.choices.Find(t.picked); o != nil {
			return show.PickedPrompt(o, t.actName(o), t.names[t.model.ToMove&3]).In(a.Words())
		}
	case t.deciding && len(t.path) > 0:
		if g := t.choices.Find(t.path[len(t.path)-1]); g != nil {
			return g.Label.In(a.Words())
		}
	}
	return show.Prompt(&t.model, t.legal, &t.names).In(a.Words())
}

func (t *Table) buildBar(b *ui.Builder, box *Boxes) {
	a := t.a
	b.Icon("table.menu", box.Menu, pictures.SymMenu, a.T("table.menu"), t.pause)
	b.Icon("table.rules", box.Rules, pictures.SymRules, a.T("table.rules"), t.rulesPage)
	if !box.Turn.Empty() && t.model.Turn > 0 && !(box.Phone && t.panelUsed()) {
		b.Add(ui.Element{ID: "table.turn", Role: ui.RoleLabel, Look: ui.LookChip, Rect: box.Turn, Text: a.T("table.turn", words.Num("Count", t.model.Turn))})
	}
	seat := t.model.ToMove
	size := float32(22)
	if box.Phone {
		size = 16
	}
	b.Add(ui.Element{ID: "table.prompt", Role: ui.RoleLabel, Look: ui.LookPrompt, Rect: box.Prompt, Text: t.prompt(), Size: size,
		Lines: 2, Crest: t.crest(seat), Align: ui.AlignLeft})
	if !box.Phone {
		t.buildHerald(b, box)
	}
	b.Icon("table.speed", box.Speed, pictures.SymSpeed, a.T("table.speed"), a.Faster)
	speed := b.Last()
	speed.Role, speed.Value = ui.RoleCycle, a.SpeedName()
	if box.Phone {
		speed.Hint += a.Colon() + speed.Value
	} else {
		speed.Text, speed.Look, speed.Symbol, speed.Lines = speed.Value, ui.LookButton, pictures.SymNone, 2
	}
	if !box.Skip.Empty() {
		b.Icon("table.skip", box.Skip, pictures.SymSkip, a.T("table.skip"), t.skip)
		e := b.Last()
		e.Disabled, e.Why = !t.queue.Busy(), a.T("table.skip.nothing")
	}
	b.Icon("table.undo", box.Undo, pictures.SymUndo, a.T("table.undo"), t.undo)
	if ok, why := t.canUndo(); !ok {
		undo := b.Last()
		undo.Disabled, undo.Struck, undo.Why = true, true, why
	}
	b.Icon("table.log", box.Log, pictures.SymLog, a.T("table.log"), func() { t.pull(logDrawer) })
	if !box.Settings.Empty() {
		b.Icon("table.settings", box.Settings, pictures.SymSettings, a.T("table.settings"), a.ShowSettings)
	}
}

// rivals returns the seats of the other players, in turn order.
func (t *Table) rivals() []rules.Seat {
	var seats []rules.Seat
	for i := rules.Seat(1); i < 4; i++ {
		if s := (t.eyes + i) & 3; t.model.Players[s].Taken {
			seats = append(seats, s)
		}
	}
	return seats
}

func (t *Table) buildRivals(b *ui.Builder, box *Boxes) {
	for i, seat := range t.rivals() {
		if !box.Rivals[i].Empty() {
			t.buildRival(b, box.Rivals[i], box.Phone, seat)
		}
	}
}

// buildRival adds the panel of another player: the name and what they did last.
func (t *Table) buildRival(b *ui.Builder, r ui.Rect, phone bool, seat rules.Seat) {
	a := t.a
	p := &t.model.Players[seat]
	id := "table.rival." + seat.String()
	recap := t.recaps[seat].Text().In(a.Words())
	name := words.Lit("Name", t.names[seat])
	hint := t.title(seat)
	if recap != "" {
		hint += "\n" + a.T("table.last", words.Lit("What", recap))
	}
	if p.Shown {
		hint += "\n" + show.Goods(p.Holdings).In(a.Words())
	} else if text := t.memoryText(seat); text != "" {
		hint += "\n" + text
	} else {
		hint += "\n" + a.T("goods.screen.hint", name)
	}
	press := func() { t.pull(logDrawer) }
	if !t.s.IsHuman(seat) {
		hint += "\n" + a.T("knows.hint", name)
		press = func() { t.knows(seat) }
	}
	in := b.Add(ui.Element{ID: id, Role: ui.RoleInfo, Look: LookRival, Paper: true, Rect: r, Label: hint, Hint: hint, Target: show.Thing(show.TargetSeat, seat),
		Lit: t.model.Active == seat || t.model.ToMove == seat, OnPress: press})
	free := r // for name and icons
	if p.InCastle {
		free.W = CastleMark(r, phone).X - r.X + 4
	}
	b.Inside(in, func() {
		last := ui.Element{ID: id + ".last", Role: ui.RoleLabel, Look: ui.LookIcons, Label: recap}
		if recap != "" {
			last.Icons = t.recaps[seat].Icons()
		}
		if phone {
			t.buildRivalLine(b, ui.Box(r.X, r.Y, free.W, r.H), seat, last)
			return
		}
		b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(r.X+48, r.Y+6, free.W-54, 38), Size: 20,
			Text: t.names[seat], Align: ui.AlignLeft, Lines: 1})
		if pl, ok := t.s.Player(seat); ok && !pl.Human() { // the level is below in small letters
			e := b.Last()
			e.Rect, e.Sub = ui.Box(r.X+48, r.Y+5, free.W-54, 43), levelName(a, pl.Level)
		}
		if recap != "" {
			last.Rect = ui.Box(r.X+14, r.Y+r.H-76, r.W-26, 28)
			b.Add(last)
			b.Paragraph(id+".did", ui.Box(r.X+14, r.Y+r.H-47, r.W-26, 44), t.did(seat, r.W-26), 2, ui.AlignLeft)
		}
	})
}

// buildRivalLine adds name and icons of a rival on a phone. They share a line; the
// name breaks only if both are long.
func (t *Table) buildRivalLine(b *ui.Builder, r ui.Rect, seat rules.Seat, last ui.Element) {
	name := ui.Element{ID: "table.rival." + seat.String() + ".name", Role: ui.RoleLabel, Look: ui.LookText, Rect: ui.Box(r.X+44, r.Y+1, r.W-52, r.H-2),
		Text: t.names[seat], Align: ui.AlignLeft, Lines: 1}
	last.Rect = ui.Box(r.X, r.Y+4, r.W, r.H-8)
	all := name.Rect.W
	need, least := t.a.TextRoom(name.Text)
	if len(last.Icons) > 0 {
		small := last
		small.Size = ui.LeastRowIcon
		switch w := all - small.RowWidth() - 8; {
		case least <= w:
			name.Rect.W = min(need, w)
		case all*.55 < w:
			name.Rect.W = w
		default: // some icons must go
			name.Rect.W = max(w, min(least, all*.55))
		}
		last.Rect.X = name.Rect.X + name.Rect.W + 6
		last.Rect.W = name.Rect.X + all - last.Rect.X
	}
	if least > name.Rect.W {
		name.Lines = 2
	}
	b.Add(name)
	if last.Label != "" {
		b.Add(last)
	}
}

// CastleMark returns the place on a rival's card of the sign for being in the castle.
func CastleMark(card ui.Rect, phone bool) ui.Rect {
	h := float32(36)
	if phone {
		h = card.H - 12
	}
	w := h * 3 / 4
	return ui.Box(card.X+card.W-w-8, card.Y+6, w, h)
}

// did says in a word or two what a player did last. The icons beside it show the
// result, the hint says everything.
func (t *Table) did(seat rules.Seat, w float32) string {
	rc := &t.recaps[seat]
	switch {
	case rc.Won || rc.Door > 0 || rc.Entered || rc.Passed:
		return rc.Text().In(t.a.Words())
	case rc.Joined != touria.NoSpace:
		place := t.placeName(rc.Joined)
		joined := t.a.T("recap.join") + t.a.Colon() + place
		_, floor := t.a.TextSize()
		if _, ok := ui.Wrap(t.a.Config().Measure, joined, w, floor, ui.Regular, 2); !ok {
			return place // the icons above start with the elixir
		}
		return joined
	case rc.Tower == show.NoTower || rc.Action == touria.Wizard && rc.Place != touria.NoSpace:
		return t.placeName(rc.Place)
	}
	return t.a.T("action." + rc.Action.String() + ".name")
}

// placeName returns the name of a space.
func (t *Table) placeName(s touria.Space) string {
	if s > touria.AtBridge {
		return t.a.T("place.road.name")
	}
	return t.a.T("place." + s.String() + ".name")
}

// target completes the element of a thing on the table. It can be pressed if an
// option aims at it, otherwise it says why not.
func (t *Table) target(e ui.Element, target ui.Target) ui.Element {
	e.Role, e.Target = ui.RoleInfo, target
	if e.ID == "" {
		e.ID = ID(t.s.Rules().Board, target)
	}
	if t.deciding {
		if found := t.aimAt(target); len(found) > 0 {
			e.Role, e.Lit = ui.RoleTarget, true
			e.OnPress = func() { t.aim(target) }
			e.Label += t.a.Colon() + found[0].Label.In(t.a.Words())
			e.Marked = found[0].Reveals
			for _, o := range found {
				e.Checked = e.Checked || o.ID == t.picked
				e.Advised = e.Advised || t.advised(o)
			}
			return e
		}
	}
	if why, ok := t.refusal(target); ok {
		e.Disabled, e.Why, e.Quiet = true, why, !t.deciding
	}
	return e
}

func (t *Table) buildBoard(b *ui.Builder, box *Boxes) {
	a := t.a
	in := b.Add(ui.Element{ID: "table.board", Role: ui.RolePanel, Look: LookBoard, Rect: box.Board, Label: a.T("table.board")})
	b.Inside(in, func() {
		if t.doors() {
			t.buildDoors(b, box)
			return
		}
		for w := touria.NW; w <= touria.SW; w++ {
			t.buildTower(b, box, w)
		}
		board := t.s.Rules().Board
		for s := range touria.Space(board.Spaces()) {
			name, hint := t.placeName(s), a.T("place.road.hint")
			if s <= touria.AtBridge {
				hint = a.T("place." + s.String() + ".hint")
			}
			if s == t.model.Heroes {
				hint += "\n" + a.T("heroes.hint")
			}
			e := t.target(ui.Element{Look: LookSpace, Round: true, Rect: geometry.Hit(board, box.Board, s),
				Label: name, Hint: name + a.Colon() + hint, Over: box.Phone}, show.Thing(show.TargetSpace, s))
			if s == touria.AtCastle && e.Role == ui.RoleInfo && t.hasDoors() {
				e.Role, e.Disabled, e.Why = ui.RoleTarget, false, ""
				e.OnPress = func() { t.showDoors(true) }
			}
			b.Add(e)
		}
		die := a.T("goods.die.hint", words.Ref("Gem", "colour."+t.model.Die.String()+".gem"))
		b.Add(t.target(ui.Element{Look: LookDie, Round: true, Rect: geometry.Die(board, box.Board), Icons: []ui.Icon{{Kind: show.IconDie, What: uint8(t.model.Die)}}, Over: box.Phone,
			Label: a.T("goods.die.name"), Hint: die}, ui.Target{Kind: show.TargetDie}))
	})
}

// towerKeys are the keys that choose a tower, shown at its foot.
var towerKeys = [touria.Towers]string{"1", "2", "3", "4"}

func (t *Table) buildTower(b *ui.Builder, box *Boxes, w touria.Tower) {
	a := t.a
	f := t.model.Faces(w, t.eyes)
	action := "action." + f.Action.String()
	e := t.target(ui.Element{Look: LookTower, Rect: geometry.Tower(box.Board, w),
		Label: a.T("tower."+w.String()+".name") + " " + a.T("tower.offers", words.Ref("Action", action+".name")),
		Value: towerKeys[w],
		Hint: a.T(action+".name") + a.Colon() + a.T(action+".hint") + "\n" +
			a.T("tower.next", words.Ref("Action", "action."+f.Roof.String()+".name"))}, show.Thing(show.TargetTower, w))
	if e.Role == ui.RoleTarget && t.view.Phase() == touria.PhaseStart {
		e.Hint = "" // the panel shows the preview
	}
	if t.advice.on && t.advice.plan[0] == (touria.Decision{Kind: touria.TurnTower, Arg: uint8(w)}) {
		e.Advised = true // its option is in the swords' group
	}
	e.OnHover = func(on bool) { t.hoverTower(w, on) }
	b.Add(e)
}

// order returns the label of an open order.
func (t *Table) order(slot int) string {
	o := t.model.Order(slot)
	return t.a.T("goods.order.name") + t.a.Colon() + show.Goods(touria.Holdings{Gems: o.Gems}).In(t.a.Words())
}

func (t *Table) orderElement(r ui.Rect, slot int) ui.Element {
	o := t.model.Order(slot)
	return t.target(ui.Element{Look: LookOrder, Rect: r, Label: t.order(slot),
		Hint: t.order(slot) + "\n" + t.a.T("goods.order.hint", words.Num("Count", o.Gold))},
		show.Thing(show.TargetOrder, slot))
}

func (t *Table) displayElement(r ui.Rect, slot int) ui.Element {
	i := t.model.Display[slot]
	e := ui.Element{Look: LookItem, Rect: r, Icons: itemIcon(i)}
	e.Label, e.Hint = t.itemText(i)
	return t.target(e, show.Thing(show.TargetDisplay, slot))
}

// itemText returns an item's name, and the name with what the item does.
func (t *Table) itemText(i touria.Item) (name, hint string) {
	key := "item." + i.String()
	if i == touria.NoItem {
		key = "item.none"
	}
	name = t.a.T(key + ".name")
	return name, name + t.a.Colon() + t.a.T(key+".hint")
}

func (t *Table) discardElement(r ui.Rect) ui.Element {
	a := t.a
	top := t.model.DiscardTop()
	e := ui.Element{ID: "table.discard", Role: ui.RoleInfo, Look: LookItem, Rect: r, Target: show.Thing(show.TargetDiscard, 0), Icons: itemIcon(top), Symbol: pictures.SymDiscard}
	name, hint := t.itemText(top)
	e.Label = a.T("table.discard") + a.Colon() + name
	e.Hint = a.T("table.discard") + a.Colon() + hint + "\n" + a.T("table.stack", words.Num("Count", t.model.ItemStack))
	return e
}

func (t *Table) buildMarket(b *ui.Builder, box *Boxes) {
	a := t.a
	if !box.OrdersHead.Empty() {
		b.Heading("table.orders", box.OrdersHead, a.T("table.orders"), 18)
	}
	for slot, r := range box.Orders {
		b.Add(t.orderElement(r, slot))
	}
	if !box.FairyHead.Empty() {
		b.Heading("table.fairy", box.FairyHead, a.T("action.forest.name"), 18)
	}
	for slot, r := range box.Display {
		b.Add(t.displayElement(r, slot))
	}
	b.Add(t.discardElement(box.Discard))
}

// buildTail shows the last turns of the chronicle, a line each: the player's crest
// and the newest events as icons.
func (t *Table) buildTail(b *ui.Builder, box *Boxes) {
	if box.Tail.Empty() {
		return
	}
	a := t.a
	in := b.Add(ui.Element{ID: "table.tail", Role: ui.RoleButton, Look: ui.LookDark, Rect: box.Tail, Label: a.T("table.log"), Hint: a.T("table.log"),
		OnPress: func() { t.pull(logDrawer) }})
	const h = 32
	n := int((box.Tail.H - 8) / h)
	var turns [][]show.Line
	for end := len(t.lines); end > 0 && len(turns) < n; {
		first := end - 1
		for first > 0 && !t.lines[first].Turn && t.lines[first-1].Seat == t.lines[first].Seat {
			first--
		}
		turns = append(turns, t.lines[first:end])
		end = first
	}
	b.Inside(in, func() {
		for i := range turns {
			lines := turns[len(turns)-1-i]
			r := ui.Box(box.Tail.X+8, box.Tail.Y+4+float32(i)*h, box.Tail.W-16, h)
			e := ui.Element{ID: "table.tail." + string(rune('0'+i)), Role: ui.RoleLabel, Look: ui.LookIcons, Rect: r, Crest: t.crest(lines[0].Seat),
				Checked: true}
			for j := range lines {
				l := &lines[j]
				if j > 0 {
					e.Label += " "
				}
				e.Label += l.Text.In(a.Words())
				if len(l.Goods) == 0 || l.Icon.Kind != l.Goods[0].Kind {
					e.Icons = append(e.Icons, l.Icon)
				}
				e.Icons = append(e.Icons, l.Goods...)
			}
			b.Add(e)
		}
	})
}

// marketTab is the height of the phone's buttons that open orders and items.
const marketTab = 44

// buildTabs adds the phone's buttons that open orders and items.
func (t *Table) buildTabs(b *ui.Builder, orders, fairy ui.Rect) {
	a := t.a
	if orders.Y == fairy.Y { // its name is one word, so that in some languages it needs more room
		orders.W, fairy.X, fairy.W = orders.W+8, fairy.X+8, fairy.W-8
	}
	b.Button("table.market.orders", orders, a.T("table.orders"), func() { t.pull(ordersDrawer) })
	b.Last().Lines = 2
	b.Button("table.market.fairy", fairy, a.T("action.forest.name"), func() { t.pull(fairyDrawer) })
	b.Last().Lines = 2
}

// pull opens a drawer, or closes it if it is open.
func (t *Table) pull(d drawer) {
	if t.drawer == d {
		d = noDrawer
	}
	t.drawer, t.scroll = d, 0
	t.a.Moved()
}

func (t *Table) rulesPage() { t.g.ShowRules(t.a) }

func (t *Table) pause() { t.a.Push(&pause{ui.Popup{App: t.a}, t}) }
