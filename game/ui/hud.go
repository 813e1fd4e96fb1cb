package ui

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// build lays out the table.
func (t *Table) Build(b *Builder) {
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
	b.panel("table", a.Window(), LookCloth)
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
}

// Boxes returns the places of all that is shown.
func (t *Table) Boxes() Boxes { return LayoutTable(t.a.Screen(), t.a.Phone()) }

// prompt says whose decision of what kind is due (M2).
func (t *Table) prompt() string {
	a := t.a
	switch {
	case (t.queue.Busy() || t.wait > 0) && t.model.ToMove < rules.NoSeat: // nothing is asked where nothing can be chosen
		return a.t("prompt.playing", show.Lit("Name", t.names[t.model.ToMove]))
	case t.s.Over():
		return show.Prompt(&t.model, nil, &t.names).In(a.Words())
	case !t.s.IsHuman(t.s.ToMove()):
		return a.t("prompt.thinking", show.Lit("Name", t.names[t.s.ToMove()]))
	case t.deciding && len(t.path) > 0:
		if g := t.choices.Find(t.path[len(t.path)-1]); g != nil {
			return g.Label.In(a.Words())
		}
	}
	return show.Prompt(&t.model, t.legal, &t.names).In(a.Words())
}

func (t *Table) buildBar(b *Builder, box *Boxes) {
	a := t.a
	b.icon("table.menu", box.Menu, pictures.SymMenu, a.t("table.menu"), t.pause)
	b.icon("table.rules", box.Rules, pictures.SymRules, a.t("table.rules"), t.rulesPage)
	if !box.Turn.Empty() && t.model.Turn > 0 && !(box.Phone && t.panelUsed()) {
		b.add(Element{ID: "table.turn", Role: RoleLabel, Look: LookChip, Rect: box.Turn, Text: a.t("table.turn", show.Num("Count", t.model.Turn))})
	}
	seat := t.model.ToMove
	size := float32(22)
	if box.Phone {
		size = 16
	}
	b.add(Element{ID: "table.prompt", Role: RoleLabel, Look: LookPrompt, Rect: box.Prompt, Text: t.prompt(), Size: size,
		Lines: 2, Arg: int(seat), Align: AlignLeft})
	if !box.Phone {
		t.buildHerald(b, box)
	}
	speed := Element{ID: "table.speed", Role: RoleCycle, Look: LookIcon, Rect: box.Speed, Symbol: pictures.SymSpeed, Label: a.t("table.speed"),
		Value: a.SpeedName(), Hint: a.t("table.speed"), OnPress: a.faster}
	if !box.Phone {
		speed.Text, speed.Look, speed.Symbol, speed.Lines = speed.Value, LookButton, pictures.SymNone, 2
	} else {
		speed.Hint += a.colon() + speed.Value
	}
	b.add(speed)
	if !box.Skip.Empty() {
		b.icon("table.skip", box.Skip, pictures.SymSkip, a.t("table.skip"), t.skip)
		e := b.Last()
		e.Disabled, e.Why = !t.queue.Busy(), a.t("table.skip.nothing")
	}
	undo := Element{ID: "table.undo", Role: RoleButton, Look: LookIcon, Rect: box.Undo, Symbol: pictures.SymUndo, Label: a.t("table.undo"),
		Hint: a.t("table.undo"), OnPress: t.undo}
	if ok, why := t.canUndo(); !ok {
		undo.Disabled, undo.Struck, undo.Why = true, true, why
	}
	b.add(undo)
	b.icon("table.log", box.Log, pictures.SymLog, a.t("table.log"), func() { t.pull(logDrawer) })
	if !box.Settings.Empty() {
		b.icon("table.settings", box.Settings, pictures.SymSettings, a.t("table.settings"), a.ShowSettings)
	}
}

// rivals returns the seats of the others, in turn order.
func (t *Table) rivals() []rules.Seat {
	var seats []rules.Seat
	for i := rules.Seat(1); i < 4; i++ {
		if s := (t.eyes + i) & 3; t.model.Players[s].Taken {
			seats = append(seats, s)
		}
	}
	return seats
}

func (t *Table) buildRivals(b *Builder, box *Boxes) {
	a := t.a
	for i, seat := range t.rivals() {
		r := box.Rivals[i]
		if r.Empty() {
			continue
		}
		p := &t.model.Players[seat]
		id := "table.rival." + seat.String()
		recap := t.recaps[seat].Text().In(a.Words())
		hint := t.title(seat)
		if recap != "" {
			hint += "\n" + a.t("table.last", show.Lit("What", recap))
		}
		if p.Shown {
			hint += "\n" + show.Goods(p.Holdings).In(a.Words())
		} else {
			hint += "\n" + a.t("goods.screen.hint", show.Lit("Name", t.names[seat]))
		}
		press := func() { t.pull(logDrawer) }
		if !t.s.IsHuman(seat) {
			hint += "\n" + a.t("knows.hint", show.Lit("Name", t.names[seat]))
			press = func() { t.knows(seat) }
		}
		in := b.add(Element{ID: id, Role: RoleInfo, Look: LookRival, Rect: r, Label: hint, Hint: hint, Arg: int(seat),
			Lit: t.model.Active == seat || t.model.ToMove == seat, OnPress: press})
		free := r // for name and icons
		if p.InCastle {
			free.W = CastleMark(r, box.Phone).X - r.X + 4
		}
		b.inside(in, func() {
			if box.Phone {
				// Name and icons share the line as they need it; the name is only broken
				// where both are long.
				last := Element{ID: id + ".last", Role: RoleLabel, Look: LookIcons, Rect: rect(r.X, r.Y+4, free.W, r.H-8), Label: recap}
				if recap != "" {
					last.Icons = t.recaps[seat].Icons()
				}
				name := Element{ID: id + ".name", Role: RoleLabel, Look: LookText, Rect: rect(r.X+44, r.Y+1, free.W-52, r.H-2),
					Text: t.names[seat], Align: AlignLeft, Lines: 1}
				all := name.Rect.W
				need, least := a.TextRoom(name.Text)
				if len(last.Icons) > 0 {
					small := last
					small.Size = leastRowIcon
					switch w := all - small.RowWidth() - 8; {
					case least <= w:
						name.Rect.W = min(need, w)
					case all*.55 < w:
						name.Rect.W, name.Lines = w, 2
					default: // some of the icons must go
						name.Rect.W = max(w, min(least, all*.55))
						if least > name.Rect.W {
							name.Lines = 2
						}
					}
					last.Rect.X = name.Rect.X + name.Rect.W + 6
					last.Rect.W = name.Rect.X + all - last.Rect.X
				} else if least > all {
					name.Lines = 2
				}
				b.add(name)
				if recap != "" {
					b.add(last)
				}
				return
			}
			name := Element{ID: id + ".name", Role: RoleLabel, Look: LookHeading, Rect: rect(r.X+48, r.Y+6, free.W-54, 38), Size: 20,
				Text: t.names[seat], Align: AlignLeft, Lines: 1}
			if pl, ok := t.s.Player(seat); ok && !pl.Human() { // the level stands small below
				name.Rect, name.Sub = rect(r.X+48, r.Y+5, free.W-54, 43), levelName(a, pl.Level)
			}
			b.add(name)
			if recap != "" {
				b.add(Element{ID: id + ".last", Role: RoleLabel, Look: LookIcons, Rect: rect(r.X+14, r.Y+r.H-76, r.W-26, 28), Label: recap,
					Icons: t.recaps[seat].Icons()})
				b.add(Element{ID: id + ".did", Role: RoleLabel, Look: LookText, Rect: rect(r.X+14, r.Y+r.H-47, r.W-26, 44), Text: t.did(seat, r.W-26),
					Lines: 2, Align: AlignLeft})
			}
		})
	}
}

// CastleMark returns where a rival's card tells that he is in the castle.
func CastleMark(card show.Rect, phone bool) show.Rect {
	h := float32(36)
	if phone {
		h = card.H - 12
	}
	w := h * 3 / 4
	return rect(card.X+card.W-w-8, card.Y+6, w, h)
}

// did says in a word or two what a player did last; the icons beside it say
// what came of it, and the hint says all.
func (t *Table) did(seat rules.Seat, w float32) string {
	rc := &t.recaps[seat]
	switch {
	case rc.Won || rc.Door > 0 || rc.Entered || rc.Passed:
		return rc.Text().In(t.a.Words())
	case rc.Joined != touria.NoSpace:
		place := t.placeName(rc.Joined)
		joined := t.a.t("recap.join") + t.a.colon() + place
		_, floor := t.a.textSize()
		if _, ok := wrap(t.a.Config().Measure, joined, w, floor, Regular, 2); !ok {
			return place // the icons above begin with the elixir
		}
		return joined
	case rc.Tower == show.NoTower || rc.Action == touria.Wizard && rc.Place != touria.NoSpace:
		return t.placeName(rc.Place)
	}
	return t.a.t("action." + rc.Action.String() + ".name")
}

// placeName returns the name of a space.
func (t *Table) placeName(s touria.Space) string {
	if s > touria.AtBridge {
		return t.a.t("place.road.name")
	}
	return t.a.t("place." + s.String() + ".name")
}

// target makes the element of a thing of the table: it can be pressed when an
// option aims at it, and else says why not.
func (t *Table) target(e Element, target show.Target) Element {
	e.Role = RoleInfo
	if t.open() || t.deciding {
		if found := t.aimAt(target); len(found) > 0 {
			e.Role, e.Lit = RoleTarget, true
			e.OnPress = func() { t.aim(target) }
			e.Label += t.a.colon() + found[0].Label.In(t.a.Words())
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

func (t *Table) buildBoard(b *Builder, box *Boxes) {
	a := t.a
	in := b.add(Element{ID: "table.board", Role: RolePanel, Look: LookBoard, Rect: box.Board, Label: a.t("table.board")})
	b.inside(in, func() {
		if t.doors() {
			t.buildDoors(b, box)
			return
		}
		for w := touria.NW; w <= touria.SW; w++ {
			t.buildTower(b, box, w)
		}
		board := t.s.Rules().Board
		for s := range touria.Space(board.Spaces()) {
			name, hint := t.placeName(s), a.t("place.road.hint")
			if s <= touria.AtBridge {
				hint = a.t("place." + s.String() + ".hint")
			}
			if s == t.model.Heroes {
				hint += "\n" + a.t("heroes.hint")
			}
			e := t.target(Element{ID: "table.space." + board.SpaceName(s), Look: LookSpace, Rect: spaceBox(board, box.Board, s),
				Label: name, Hint: name + a.colon() + hint, Arg: int(s), Over: box.Phone}, show.Target{Kind: show.TargetSpace, N: uint8(s)})
			if s == touria.AtCastle && e.Role == RoleInfo && t.hasDoors() {
				e.Role, e.Disabled, e.Why = RoleTarget, false, ""
				e.OnPress = func() { t.showDoors(true) }
			}
			b.add(e)
		}
		die := a.t("goods.die.hint", show.Ref("Gem", "colour."+t.model.Die.String()+".gem"))
		b.add(t.target(Element{ID: "table.die", Look: LookDie, Rect: dieBox(board, box.Board), Arg: int(t.model.Die), Over: box.Phone,
			Label: a.t("goods.die.name"), Hint: die}, show.Target{Kind: show.TargetDie}))
	})
}

// towerKeys are the keys that choose a tower, as they stand at its foot.
var towerKeys = [touria.Towers]string{"1", "2", "3", "4"}

func (t *Table) buildTower(b *Builder, box *Boxes, w touria.Tower) {
	a := t.a
	f := t.model.Faces(w, t.eyes)
	action := "action." + f.Action.String()
	e := Element{ID: "table.tower." + w.String(), Look: LookTower, Rect: TowerBox(box.Board, w), Arg: int(w),
		Label: a.t("tower."+w.String()+".name") + " " + a.t("tower.offers", show.Ref("Action", action+".name")),
		Value: towerKeys[w]}
	e.Hint = a.t(action+".name") + a.colon() + a.t(action+".hint") + "\n" +
		a.t("tower.next", show.Ref("Action", "action."+f.Roof.String()+".name"))
	e = t.target(e, show.Target{Kind: show.TargetTower, N: uint8(w)})
	if e.Role == RoleTarget && t.view.Phase() == touria.PhaseStart {
		e.Hint = "" // the panel tells, with the look ahead
	}
	if t.advice.on && t.advice.plan[0] == (touria.Decision{Kind: touria.TurnTower, Arg: uint8(w)}) {
		e.Advised = true // its option stands in a group of the swords
	}
	e.OnHover = func(on bool) { t.hoverTower(w, on) }
	b.add(e)
}

// order returns the label of an open order.
func (t *Table) order(slot int) string {
	o := t.model.Order(slot)
	return t.a.t("goods.order.name") + t.a.colon() + show.Goods(touria.Holdings{Gems: o.Gems}).In(t.a.Words())
}

func (t *Table) orderElement(r show.Rect, slot int) Element {
	o := t.model.Order(slot)
	return t.target(Element{ID: "table.order." + string(rune('0'+slot)), Look: LookOrder, Rect: r, Arg: slot, Label: t.order(slot),
		Hint: t.order(slot) + "\n" + t.a.t("goods.order.hint", show.Num("Count", o.Gold))},
		show.Target{Kind: show.TargetOrder, N: uint8(slot)})
}

func (t *Table) displayElement(r show.Rect, slot int) Element {
	i := t.model.Display[slot]
	e := Element{ID: "table.display." + string(rune('0'+slot)), Look: LookItem, Rect: r, Arg: int(i)}
	e.Label, e.Hint = t.itemText(i)
	return t.target(e, show.Target{Kind: show.TargetDisplay, N: uint8(slot)})
}

// itemText returns the name of an item and its name with what it does.
func (t *Table) itemText(i touria.Item) (name, hint string) {
	key := "item." + i.String()
	if i == touria.NoItem {
		key = "item.none"
	}
	name = t.a.t(key + ".name")
	return name, name + t.a.colon() + t.a.t(key+".hint")
}

func (t *Table) discardElement(r show.Rect) Element {
	a := t.a
	e := Element{ID: "table.discard", Role: RoleInfo, Look: LookItem, Rect: r, Arg: int(t.model.DiscardTop()), Symbol: pictures.SymDiscard}
	name, hint := t.itemText(t.model.DiscardTop())
	e.Label = a.t("table.discard") + a.colon() + name
	e.Hint = a.t("table.discard") + a.colon() + hint + "\n" + a.t("table.stack", show.Num("Count", t.model.ItemStack))
	return e
}

func (t *Table) buildMarket(b *Builder, box *Boxes) {
	a := t.a
	if !box.OrdersHead.Empty() {
		b.heading("table.orders", box.OrdersHead, a.t("table.orders"), 18)
	}
	for slot, r := range box.Orders {
		b.add(t.orderElement(r, slot))
	}
	if !box.FairyHead.Empty() {
		b.heading("table.fairy", box.FairyHead, a.t("action.forest.name"), 18)
	}
	for slot, r := range box.Display {
		b.add(t.displayElement(r, slot))
	}
	b.add(t.discardElement(box.Discard))
}

// buildTail shows the last turns of the chronicle, one line each: who, and in
// icons what happened, of which the newest are shown.
func (t *Table) buildTail(b *Builder, box *Boxes) {
	if box.Tail.Empty() {
		return
	}
	a := t.a
	in := b.add(Element{ID: "table.tail", Role: RoleButton, Look: LookDark, Rect: box.Tail, Label: a.t("table.log"), Hint: a.t("table.log"),
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
	b.inside(in, func() {
		for i := range turns {
			lines := turns[len(turns)-1-i]
			r := rect(box.Tail.X+8, box.Tail.Y+4+float32(i)*h, box.Tail.W-16, h)
			e := Element{ID: "table.tail." + string(rune('0'+i)), Role: RoleLabel, Look: LookIcons, Rect: r, Arg: int(lines[0].Seat),
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
			b.add(e)
		}
	})
}

// marketTab is the height of the phone's buttons that open orders and items.
const marketTab = 44

// buildTabs adds the phone's buttons that open orders and items.
func (t *Table) buildTabs(b *Builder, orders, fairy show.Rect) {
	a := t.a
	b.button("table.market.orders", orders, a.t("table.orders"), func() { t.pull(ordersDrawer) })
	b.Last().Lines = 2
	b.button("table.market.fairy", fairy, a.t("action.forest.name"), func() { t.pull(fairyDrawer) })
	b.Last().Lines = 2
}

func (t *Table) pull(d drawer) {
	if t.drawer == d {
		d = noDrawer
	}
	t.drawer, t.scroll = d, 0
	t.a.moved()
}

func (t *Table) rulesPage() { t.g.ShowRules(t.a) }

func (t *Table) pause() { t.a.push(&pause{Popup{t.a}, t}) }
