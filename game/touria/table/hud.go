package table

import (
	"slices"
	"strings"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/bot"
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
	t.small = box.Phone
	box.fill(len(t.rivals()))
	panel := t.panelUsed()
	if panel {
		t.share(&box)
	}
	b.Panel("table", a.Window(), LookTable)
	t.buildBar(b, &box)
	t.buildRivals(b, &box)
	t.buildBoard(b, &box)
	t.buildMarket(b, &box, panel)
	t.buildTail(b, &box)
	t.buildTray(b, &box)
	rest := box.Sheet
	if panel {
		b.Above(func() { rest = t.buildPanel(b, &box) }) // above the heroes
	}
	if !box.MarketRoom.Overlaps(box.Sheet) {
		t.buildRest(b, rest)
	}
	t.buildConfirm(b, &box)
	t.buildRemark(b, &box)
	if t.drawer != noDrawer {
		t.buildDrawer(b, &box)
	}
	t.buildLesson(b)
}

// Boxes returns the places of everything on the table.
func (t *Table) Boxes() Boxes {
	return Layout(t.a)
}

// Small reports whether the table is laid out as on phones.
func (t *Table) Small() bool { return t.small }

// prompt says who must decide what (M2).
func (t *Table) prompt() string {
	a := t.a
	switch {
	case (t.queue.Busy() || t.wait > 0) && t.acts() < rules.NoSeat: // nothing can be chosen yet
		return a.T("prompt.playing", words.Lit("Name", t.names[t.acts()]))
	case t.s.Over():
		return show.Prompt(&t.model, nil, &t.names).In(a.Words())
	case !t.s.IsHuman(t.s.ToMove()):
		return a.T("prompt.thinking", words.Lit("Name", t.names[t.s.ToMove()]))
	case t.deciding && t.picked != "":
		if o := t.choices.Find(t.picked); o != nil {
			return show.PickedPrompt(o, t.names[t.model.ToMove&3]).In(a.Words())
		}
	case t.deciding && len(t.path) > 0:
		if g := t.choices.Find(t.path[len(t.path)-1]); g != nil {
			return g.Label.In(a.Words())
		}
	}
	return show.Prompt(&t.model, t.legal, &t.names).In(a.Words())
}

// acts returns who is doing what is shown, or is to decide: as soon as the banner of the next turn is seen,
// that is its player.
func (t *Table) acts() rules.Seat {
	if b, _ := t.queue.Current(); b != nil && b.Kind == show.BeatBanner {
		return b.Seat
	}
	return t.model.ToMove
}

func (t *Table) buildBar(b *ui.Builder, box *Boxes) {
	a := t.a
	b.Icon("table.menu", box.Menu, pictures.SymMenu, a.T("table.menu"), t.pause)
	if !box.Rules.Empty() {
		b.Icon("table.rules", box.Rules, pictures.SymRules, a.T("table.rules"), t.rulesPage)
	}
	size := float32(28)
	if box.Phone {
		size = 18
	}
	prompt := t.prompt()
	label := prompt
	if t.model.Turn > 0 {
		label = a.T("table.turn", words.Num("Count", t.model.Turn)) + a.Colon() + prompt
	}
	ribbon := ui.Element{ID: "table.prompt", Role: ui.RoleLabel, Look: ui.LookPrompt, Rect: box.Prompt, Label: label, Text: prompt, Size: size,
		Lines: 2, Crest: t.crest(t.acts())}
	if r := box.Prompt; !box.Phone {
		_, floor := a.TextSize()
		if _, ok := ui.Wrap(a.Config().Measure, prompt, ribbon.TextRect().W, floor*a.Growth(), ui.Bold, 1); !ok {
			ribbon.Rect = box.Ribbon // long words take the place of the vine
		}
	} else { // every letter counts
		ribbon.Inner = ui.Box(r.X+r.H*1.1, r.Y-3, r.W-r.H*1.85, r.H)
	}
	b.Add(ribbon)
	if t.deciding && t.wait == 0 && !t.watched {
		b.Prompt(prompt)
	}
	t.buildHerald(b, box)
	if !box.Speed.Empty() {
		speedIcon(b, a, "table.speed", box.Speed)
	}
	b.Icon("table.undo", box.Undo, pictures.SymUndo, a.T("table.undo"), t.undo)
	if ok, why := t.canUndo(); !ok {
		undo := b.Last()
		undo.Disabled, undo.Struck, undo.Why = true, true, why
	}
	b.Icon("table.log", box.Log, pictures.SymLog, a.T("table.log"), func() { t.pull(logDrawer) })
}

// speedIcon adds the button that changes the speed.
func speedIcon(b *ui.Builder, a *ui.App, id string, r ui.Rect) *ui.Element {
	b.Icon(id, r, pictures.SymSpeed, a.T("table.speed"), a.Faster)
	e := b.Last()
	e.Role, e.Value = ui.RoleCycle, a.SpeedName()
	e.Hint += a.Colon() + e.Value
	return e
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

// buildRival adds the panel of another player: who they are, the closed screen or
// what is known of the things behind it, and what they did last.
func (t *Table) buildRival(b *ui.Builder, r ui.Rect, phone bool, seat rules.Seat) {
	a := t.a
	p := &t.model.Players[seat]
	id := "table.rival." + seat.String()
	last := t.lastText(seat)
	name := words.Lit("Name", t.names[seat])
	hint := t.title(seat)
	if last != "" {
		hint += "\n" + last
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
	in := b.Add(ui.Element{ID: id, Role: ui.RoleInfo, Look: LookRival, Paper: phone, Rect: r, Label: t.rivalLabel(seat, last), Hint: hint, Target: show.Thing(show.TargetSeat, seat),
		Lit: t.model.Active == seat || t.model.ToMove == seat, OnPress: press})
	b.Inside(in, func() {
		if phone {
			t.buildRivalCell(b, r, seat)
			return
		}
		t.buildRivalCard(b, r, seat)
	})
}

// Face returns the place of a rival's portrait on the card. In a large window they stand
// behind their screen, which covers their shoulders.
func Face(card ui.Rect, phone bool) ui.Rect {
	if phone {
		d := min(32, card.H*.5)
		return ui.Box(card.X+4, card.Y+2, d, d)
	}
	d := min(82, card.H-deskWall+14)
	return ui.Box(card.X+8, card.Y+card.H-deskWall+12-d, d, d)
}

// deskWall is the height of a rival's closed screen in a large window.
const deskWall = 56

// Badge returns the place of a rival's crest: on the screen, or at a phone's portrait.
func Badge(card ui.Rect, phone bool) ui.Rect {
	if face := Face(card, phone); phone {
		d := face.W * .45
		return ui.Box(face.X-2, face.Y+face.H-d, d, d)
	}
	return ui.Box(card.X+7, card.Y+card.H-deskWall+14, 36, 36)
}

// Wall returns the place of a rival's closed screen on the card.
func Wall(card ui.Rect, phone bool) ui.Rect {
	if phone {
		return ui.Box(card.X+3, card.Y+card.H*.5, card.W-6, card.H*.5-2)
	}
	return ui.Box(card.X, card.Y+card.H-deskWall, card.W, deskWall)
}

// CastleMark returns the place on a rival's card of the sign for being in the castle.
func CastleMark(card ui.Rect, phone bool) ui.Rect {
	p := Face(card, phone)
	h := p.H * .6
	if !phone { // above the screen
		h = p.H * .45
		return ui.Box(p.X+p.W-h*.6, p.Y+p.H-14-h, h*.75, h)
	}
	return ui.Box(p.X+p.W-h*.5, p.Y+p.H-h, h*.75, h)
}

// buildRivalCard adds name, level and last deed of a rival in a large window.
func (t *Table) buildRivalCard(b *ui.Builder, r ui.Rect, seat rules.Seat) {
	a := t.a
	id := "table.rival." + seat.String()
	wall := Wall(r, false)
	x := CastleMark(r, false).X + CastleMark(r, false).W + 3
	free := ui.Box(x, r.Y+4, r.X+r.W-4-x, wall.Y-r.Y-5)
	name := ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: free, Size: 22, Text: t.names[seat], Align: ui.AlignLeft, Lines: 2}
	if pl, ok := t.s.Player(seat); ok && !pl.Human() {
		if n := crowns(pl.Level); n > 0 {
			_, floor := a.TextSize()
			name.Lines = 1
			name.Rect.H = 26
			if a.Config().Measure.Width(name.Text, floor, ui.Bold) > free.W {
				name.Lines, name.Rect.H = 2, 45
			}
			level := ui.Box(free.X, name.Rect.Y+name.Rect.H+1, min(free.W, 84), 18)
			if level.Y+level.H <= wall.Y {
				b.Add(ui.Element{ID: id + ".level", Role: ui.RoleLabel, Look: LookLevel, Rect: level, Value: a.Words().Number(n), Label: levelName(a, pl.Level)})
			}
		}
	}
	b.Add(name)
	if d, ok := t.lastTale(seat); ok && !t.model.Players[seat].Shown {
		line := ui.CutLeft(ui.Box(wall.X+6, wall.Y+wall.H-42, wall.W-12, 38), Badge(r, false).W+4)
		b.Add(t.taleElement(id+".last", line, d, false))
	}
}

// crowns returns how many crowns of four a bot's level has, 0 for other players.
func crowns(name string) int {
	level, _, ok := bot.Split(name)
	if !ok {
		level = name
	}
	return slices.Index(bot.Levels(), level) + 1
}

// shortName returns a name, or as much of it as has room in a width: its first word, or the first letters of that.
func (t *Table) shortName(name string, w float32) string {
	fits := func(text string) bool { _, least := t.a.TextRoom(text); return least <= w }
	if fits(name) {
		return name
	}
	first, _, _ := strings.Cut(name, " ")
	if fits(first) {
		return first
	}
	letters := []rune(first)
	for n := len(letters) - 1; n > 1; n-- {
		if short := string(letters[:n]) + "…"; fits(short) {
			return short
		}
	}
	return ""
}

// buildRivalCell adds name and last deed of a rival on a phone.
func (t *Table) buildRivalCell(b *ui.Builder, r ui.Rect, seat rules.Seat) {
	id := "table.rival." + seat.String()
	face, wall := Face(r, true), Wall(r, true)
	x := CastleMark(r, true).X + CastleMark(r, true).W + 2
	free := ui.Box(x, face.Y, r.X+r.W-4-x, face.H)
	free.H = min(free.H, wall.Y-face.Y) // above the screen
	const d = 8
	_, floor := t.a.TextSize()
	if pl, ok := t.s.Player(seat); ok && !pl.Human() && free.H >= floor*ui.LineHeight+d { // else the name needs the room
		if n := crowns(pl.Level); n > 0 {
			level := ui.Box(free.X, free.Y+free.H-d, min(free.W, 4*(d+3)), d)
			free.H -= d + 1
			b.Add(ui.Element{ID: id + ".level", Role: ui.RoleLabel, Look: LookLevel, Paper: true, Rect: level, Value: t.a.Words().Number(n), Label: levelName(t.a, pl.Level)})
		}
	}
	free.Y++ // clear of the card's rim
	if name := t.shortName(t.names[seat], free.W); name != "" {
		b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookText, Rect: free, Text: name, Label: t.names[seat], Align: ui.AlignLeft})
	}
	if d, ok := t.lastTale(seat); ok && wall.H >= 22 {
		wall.Y = max(wall.Y, face.Y+face.H) // the name stands above
		wall.H = r.Y + r.H - 2 - wall.Y
		b.Add(t.taleElement(id+".last", wall.Inset(1), d, false))
	}
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
	if why, ok := t.refusal(target); ok && !t.watched {
		e.Disabled, e.Why, e.Quiet = true, why, !t.deciding
	}
	return e
}

func (t *Table) buildBoard(b *ui.Builder, box *Boxes) {
	a := t.a
	build := func(inside func(b *ui.Builder, box *Boxes)) {
		in := b.Add(ui.Element{ID: "table.board", Role: ui.RolePanel, Look: LookBoard, Rect: box.Board, Label: a.T("table.board")})
		b.Inside(in, func() { inside(b, box) })
	}
	if t.doors() {
		t.lens.Shut()
		build(t.buildDoors)
	} else {
		b.Through(&t.lens, box.Board, func() { build(t.buildMap) })
	}
	b.Caption(box.Board) // above the board
	if !t.lens.Open() {
		return
	}
	b.Add(ui.Element{ID: "lens.rim", Role: ui.RolePanel, Look: LookRim, Rect: box.Board, Silent: true, Over: true})
	// In a corner it would cover a tower, wherever the lens is dragged.
	b.Icon("lens.close", ui.Box(box.Board.X+(box.Board.W-44)/2, box.Board.Y+6, 44, 44), pictures.SymCross, a.T("lens.close"), t.lens.Close)
	b.Last().Over = true
}

// buildMap adds what is on the map, as the lens over it shows it.
func (t *Table) buildMap(b *ui.Builder, box *Boxes) {
	a := t.a
	for w := touria.NW; w <= touria.SW; w++ {
		t.buildTower(b, box, w)
	}
	if t.shown && !box.Phone {
		t.buildAfter(b, box.Board)
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
		e := t.target(ui.Element{Look: LookSpace, Round: true, Rect: t.hit(board, box.Board, s),
			Label: t.spaceLabel(s), Hint: name + a.Colon() + hint, Over: box.Phone}, show.Thing(show.TargetSpace, s))
		e.Silent = s > touria.AtBridge && s != t.model.Heroes && e.Role == ui.RoleInfo
		if s == touria.AtCastle && e.Role == ui.RoleInfo && t.hasDoors() {
			e.Role, e.Disabled, e.Why = ui.RoleTarget, false, ""
			e.OnPress = func() { t.showDoors(true) }
		}
		if s == touria.AtCastle && t.model.Ready() != 0 {
			e.Checked = true // its gate is lit
		}
		b.Add(e)
	}
	die := a.T("goods.die.hint", words.Ref("Gem", "colour."+t.model.Die.String()+".gem"))
	b.Add(t.target(ui.Element{Look: LookDie, Round: true, Rect: geometry.Die(board, box.Board), Icons: []ui.Icon{{Kind: show.IconDie, What: uint8(t.model.Die)}}, Over: box.Phone,
		Label: a.T("goods.die.name") + a.Colon() + t.gemName(t.model.Die), Hint: die}, ui.Target{Kind: show.TargetDie}))
}

// hit returns where a space is pressed. It need not be larger under the lens than a
// finger wants, so that it leaves its neighbours room.
func (t *Table) hit(board *touria.Board, at ui.Rect, s touria.Space) ui.Rect {
	if !t.lens.Open() {
		return geometry.Hit(board, at, s)
	}
	return t.lens.Below(geometry.Hit(board, t.lens.Over(), s))
}

// towerKeys are the keys that choose a tower, shown at its foot to who uses the keyboard.
var towerKeys = [touria.Towers]ui.Key{ui.Key1, ui.Key2, ui.Key3, ui.Key4}

func (t *Table) buildTower(b *ui.Builder, box *Boxes, w touria.Tower) {
	a := t.a
	f := t.model.Faces(w, t.eyes)
	action := "action." + f.Action.String()
	e := t.target(ui.Element{Look: LookTower, Rect: geometry.Tower(box.Board, w),
		Label: a.T("tower."+w.String()+".name") + " " + a.T("tower.offers", words.Ref("Action", action+".name")),
		Value: a.SignText(towerKeys[w]),
		Hint: a.T(action+".name") + a.Colon() + a.T(action+".hint") + "\n" +
			a.T("tower.next", words.Ref("Action", "action."+f.Roof.String()+".name"))}, show.Thing(show.TargetTower, w))
	if e.Role == ui.RoleTarget && t.view.Phase() == touria.PhaseStart {
		e.Hint = t.yield(w) // the panel shows the preview
	}
	if t.advice.on && t.advice.plan[0] == (touria.Decision{Kind: touria.TurnTower, Arg: uint8(w)}) {
		e.Advised = true // its option is in the swords' group
	}
	if found := t.aimAt(e.Target); e.Role == ui.RoleTarget && len(found) > 0 {
		e.Label = found[0].Label.In(a.Words()) // it names the tower and its face, too
	}
	e.OnHover = func(on bool) { t.hoverTower(w, on) }
	b.Add(e)
}

// buildAfter adds around the tower that is looked at what everybody would see of it after its turn.
func (t *Table) buildAfter(b *ui.Builder, board ui.Rect) {
	tower := geometry.Tower(board, t.preview.Faces.Tower)
	for seat, at := range around(tower, min(tower.W*.3, 44)) {
		seat := rules.Seat(seat)
		at.X = min(max(at.X, board.X+8), board.X+board.W-at.W) // the crest stands out on the left
		at.Y = min(max(at.Y, board.Y), board.Y+board.H-at.H)
		if !t.model.Players[seat].Taken {
			continue
		}
		action := t.preview.Faces.After[seat]
		b.Add(ui.Element{ID: "table.after." + seat.String(), Role: ui.RoleLabel, Look: LookForecast, Rect: at, Over: true, Crest: t.crests[seat],
			Label: t.a.T("tower.forecast", words.Lit("Name", t.names[seat]), words.Ref("Action", "action."+action.String()+".name")),
			Icons: []ui.Icon{{Kind: show.IconAction, What: uint8(action)}}})
	}
}

// around returns squares of a side d at the four sides of a tower, for what it turns to each seat.
func around(tower ui.Rect, d float32) [rules.Seats]ui.Rect {
	x, y := tower.X+(tower.W-d)/2, tower.Y+(tower.H-d)/2
	return [rules.Seats]ui.Rect{
		rules.S: ui.Box(x, tower.Y+tower.H-d*.8, d, d), rules.N: ui.Box(x, tower.Y-d*.2, d, d),
		rules.W: ui.Box(tower.X-d*.2, y, d, d), rules.E: ui.Box(tower.X+tower.W-d*.8, y, d, d),
	}
}

// order returns the label of an open order.
func (t *Table) order(slot int) string {
	o := t.model.Order(slot)
	return t.a.T("goods.order.name") + t.a.Colon() + show.Goods(touria.Holdings{Gems: o.Gems}).In(t.a.Words())
}

func (t *Table) orderElement(r ui.Rect, slot int) ui.Element {
	o := t.model.Order(slot)
	return t.target(ui.Element{Look: LookOrder, Rect: r, Label: t.orderLabel(slot),
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

// buildMarket shows the orders on their board and the fairy's items on their
// shelf. On a phone the sheet takes their room while it is open, and what it leaves
// is theirs; where there is too little, two buttons open them.
func (t *Table) buildMarket(b *ui.Builder, box *Boxes, panel bool) {
	switch {
	case panel && box.MarketRoom.Overlaps(box.Sheet):
	case box.Orders[0].Empty():
		t.addTabs(b, box.Market[0], box.Market[1])
	default:
		t.buildGoods(b, box)
	}
}

// buildGoods adds orders and items.
func (t *Table) buildGoods(b *ui.Builder, box *Boxes) {
	a := t.a
	shelf := func() {
		if !box.FairyHead.Empty() {
			t.buildShelfHeads(b, box)
		}
		for slot, r := range box.Display {
			b.Add(t.displayElement(r, slot))
		}
		b.Add(t.discardElement(box.Discard))
	}
	orders := func() {
		if !box.OrdersHead.Empty() {
			b.Heading("table.orders", box.OrdersHead, a.T("table.orders"), 18)
		}
		for slot, r := range box.Orders {
			b.Add(t.orderElement(r, slot))
		}
	}
	if box.Notices.Empty() {
		orders()
		shelf()
		return
	}
	b.Inside(b.Add(ui.Element{ID: "table.notices", Role: ui.RolePanel, Look: LookNotices, Rect: box.Notices, Label: a.T("table.orders")}), orders)
	b.Inside(b.Add(ui.Element{ID: "table.shelf", Role: ui.RolePanel, Look: LookShelf, Rect: box.Shelf, Label: a.T("table.fairy")}), shelf)
}

// buildShelfHeads adds the names of the fairy and of the discard pile, which share a
// line; the pile's is left out if both are too long.
func (t *Table) buildShelfHeads(b *ui.Builder, box *Boxes) {
	line, pile, name := box.FairyHead, t.a.T("table.discard.short"), t.a.T("action.forest.name")
	width := func(text string) float32 { return t.a.Config().Measure.Width(text, 18, ui.Bold) + 4 }
	fairy, align := line, ui.AlignLeft
	if w := width(pile); width(name)+w <= line.W {
		at := ui.Box(min(line.X+line.W-w, box.Discard.X+(box.Discard.W-w)/2), line.Y, w, line.H)
		fairy.W = at.X - line.X
		if box.Discard.X < box.Display[0].X { // for the left hand
			at.X, align = line.X, ui.AlignRight
			fairy.X, fairy.W = at.X+w, line.W-w
		}
		b.Add(ui.Element{ID: "table.discard.name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: at, Text: pile, Size: 18, Silent: true})
	}
	b.Add(ui.Element{ID: "table.fairy", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: fairy, Text: name, Size: 18, Align: align, Silent: true})
}

// addTabs adds the phone's buttons that open orders and items.
func (t *Table) addTabs(b *ui.Builder, orders, fairy ui.Rect) {
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
