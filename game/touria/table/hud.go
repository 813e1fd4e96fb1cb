package table

import (
	"slices"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
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
	t.board.Small = box.Phone
	box.Fill(len(t.board.Rivals()))
	panel := t.panelUsed()
	if panel {
		t.share(&box)
	}
	b.Panel("table", a.Window(), board.LookTable)
	t.buildBar(b, &box)
	t.buildRivals(b, &box)
	t.board.BuildBoard(b, &box)
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
func (t *Table) Boxes() board.Boxes {
	return board.Layout(t.a)
}

// prompt says who must decide what (M2).
func (t *Table) prompt() string {
	a := t.a
	switch {
	case (t.board.Queue.Busy() || t.wait > 0) && t.board.Acts() < rules.NoSeat: // nothing can be chosen yet
		return a.T("prompt.playing", words.Lit("Name", t.board.Names[t.board.Acts()]))
	case t.s.Over():
		return show.Prompt(&t.board.Model, nil, &t.board.Names).In(a.Words())
	case !t.s.IsHuman(t.s.ToMove()):
		return a.T("prompt.thinking", words.Lit("Name", t.board.Names[t.s.ToMove()]))
	case t.deciding && t.picked != "":
		if o := t.choices.Find(t.picked); o != nil {
			return show.PickedPrompt(o, t.board.Names[t.board.Model.ToMove&3]).In(a.Words())
		}
	case t.deciding && len(t.path) > 0:
		if g := t.choices.Find(t.path[len(t.path)-1]); g != nil {
			return g.Label.In(a.Words())
		}
	}
	return show.Prompt(&t.board.Model, t.legal, &t.board.Names).In(a.Words())
}

func (t *Table) buildBar(b *ui.Builder, box *board.Boxes) {
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
	if t.board.Model.Turn > 0 {
		label = a.T("table.turn", words.Num("Count", t.board.Model.Turn)) + a.Colon() + prompt
	}
	ribbon := ui.Element{ID: "table.prompt", Role: ui.RoleLabel, Look: ui.LookPrompt, Rect: box.Prompt, Label: label, Text: prompt, Size: size,
		Lines: 2, Crest: t.board.Crest(t.board.Acts())}
	if r := box.Prompt; !box.Phone {
		_, floor := a.TextSize()
		if _, ok := ui.Wrap(a.Config().Measure, prompt, ribbon.TextRect().W, floor*a.Growth(), ui.Bold, 1); !ok {
			ribbon.Rect = box.Ribbon // long words take the place of the vine
		}
	} else { // every letter counts
		ribbon.Inner = ui.Box(r.X+r.H*1.1, r.Y-3, r.W-r.H*1.85, r.H)
	}
	b.Add(ribbon)
	if t.deciding && t.wait == 0 {
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

func (t *Table) buildRivals(b *ui.Builder, box *board.Boxes) {
	for i, seat := range t.board.Rivals() {
		if !box.Rivals[i].Empty() {
			t.buildRival(b, box.Rivals[i], box.Phone, seat)
		}
	}
}

// buildRival adds the panel of another player: who they are, the closed screen or
// what is known of the things behind it, and what they did last.
func (t *Table) buildRival(b *ui.Builder, r ui.Rect, phone bool, seat rules.Seat) {
	a := t.a
	p := &t.board.Model.Players[seat]
	id := "table.rival." + seat.String()
	last := t.board.LastText(seat)
	name := words.Lit("Name", t.board.Names[seat])
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
	in := b.Add(ui.Element{ID: id, Role: ui.RoleInfo, Look: board.LookRival, Paper: phone, Rect: r, Label: t.rivalLabel(seat, last), Hint: hint, Target: show.Thing(show.TargetSeat, seat),
		Lit: t.board.Model.Active == seat || t.board.Model.ToMove == seat, OnPress: press})
	b.Inside(in, func() {
		if phone {
			t.buildRivalCell(b, r, seat)
			return
		}
		t.buildRivalCard(b, r, seat)
	})
}

// buildRivalCard adds name, level and last deed of a rival in a large window.
func (t *Table) buildRivalCard(b *ui.Builder, r ui.Rect, seat rules.Seat) {
	a := t.a
	id := "table.rival." + seat.String()
	wall := board.Wall(r, false)
	x := board.CastleMark(r, false).X + board.CastleMark(r, false).W + 3
	free := ui.Box(x, r.Y+4, r.X+r.W-4-x, wall.Y-r.Y-5)
	name := ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: free, Size: 22, Text: t.board.Names[seat], Align: ui.AlignLeft, Lines: 2}
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
				b.Add(ui.Element{ID: id + ".level", Role: ui.RoleLabel, Look: board.LookLevel, Rect: level, Value: a.Words().Number(n), Label: levelName(a, pl.Level)})
			}
		}
	}
	b.Add(name)
	if d, ok := t.board.LastTale(seat); ok && !t.board.Model.Players[seat].Shown {
		line := ui.CutLeft(ui.Box(wall.X+6, wall.Y+wall.H-42, wall.W-12, 38), board.Badge(r, false).W+4)
		b.Add(t.board.TaleElement(id+".last", line, d, false))
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

// buildRivalCell adds name and last deed of a rival on a phone.
func (t *Table) buildRivalCell(b *ui.Builder, r ui.Rect, seat rules.Seat) {
	id := "table.rival." + seat.String()
	face, wall := board.Face(r, true), board.Wall(r, true)
	x := board.CastleMark(r, true).X + board.CastleMark(r, true).W + 2
	free := ui.Box(x, face.Y, r.X+r.W-4-x, face.H)
	free.H = min(free.H, wall.Y-face.Y) // above the screen
	const d = 8
	_, floor := t.a.TextSize()
	if pl, ok := t.s.Player(seat); ok && !pl.Human() && free.H >= floor*ui.LineHeight+d { // else the name needs the room
		if n := crowns(pl.Level); n > 0 {
			level := ui.Box(free.X, free.Y+free.H-d, min(free.W, 4*(d+3)), d)
			free.H -= d + 1
			b.Add(ui.Element{ID: id + ".level", Role: ui.RoleLabel, Look: board.LookLevel, Paper: true, Rect: level, Value: t.a.Words().Number(n), Label: levelName(t.a, pl.Level)})
		}
	}
	free.Y++ // clear of the card's rim
	if name := t.board.ShortName(t.board.Names[seat], free.W); name != "" {
		b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookText, Rect: free, Text: name, Label: t.board.Names[seat], Align: ui.AlignLeft})
	}
	if d, ok := t.board.LastTale(seat); ok && wall.H >= 22 {
		wall.Y = max(wall.Y, face.Y+face.H) // the name stands above
		wall.H = r.Y + r.H - 2 - wall.Y
		b.Add(t.board.TaleElement(id+".last", wall.Inset(1), d, false))
	}
}

// Aim completes the element of a thing on the board for who decides. It can be pressed if an
// option aims at it, otherwise it says why not.
func (t *Table) Aim(e ui.Element, target ui.Target) ui.Element {
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

// Tower completes the element of a tower for who decides.
func (t *Table) Tower(e ui.Element, w touria.Tower) ui.Element {
	if e.Role == ui.RoleTarget && t.view.Phase() == touria.PhaseStart {
		e.Hint = t.yield(w) // the panel shows the preview
	}
	if t.advice.on && t.advice.plan[0] == (touria.Decision{Kind: touria.TurnTower, Arg: uint8(w)}) {
		e.Advised = true // its option is in the swords' group
	}
	if found := t.aimAt(e.Target); e.Role == ui.RoleTarget && len(found) > 0 {
		e.Label = found[0].Label.In(t.a.Words()) // it names the tower and its face, too
	}
	e.OnHover = func(on bool) { t.hoverTower(w, on) }
	return e
}

// Over adds around the tower that is looked at what everybody would see of it after its turn.
func (t *Table) Over(b *ui.Builder, land ui.Rect) {
	if !t.shown {
		return
	}
	tower := geometry.Tower(land, t.preview.Faces.Tower)
	for seat, at := range around(tower, min(tower.W*.3, 44)) {
		seat := rules.Seat(seat)
		at.X = min(max(at.X, land.X+8), land.X+land.W-at.W) // the crest stands out on the left
		at.Y = min(max(at.Y, land.Y), land.Y+land.H-at.H)
		if !t.board.Model.Players[seat].Taken {
			continue
		}
		action := t.preview.Faces.After[seat]
		b.Add(ui.Element{ID: "table.after." + seat.String(), Role: ui.RoleLabel, Look: board.LookForecast, Rect: at, Over: true, Crest: t.board.Crests[seat],
			Label: t.a.T("tower.forecast", words.Lit("Name", t.board.Names[seat]), words.Ref("Action", "action."+action.String()+".name")),
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

// buildMarket shows the orders on their board and the fairy's items on their
// shelf. On a phone the sheet takes their room while it is open, and what it leaves
// is theirs; where there is too little, two buttons open them.
func (t *Table) buildMarket(b *ui.Builder, box *board.Boxes, panel bool) {
	switch {
	case panel && box.MarketRoom.Overlaps(box.Sheet):
	case box.Orders[0].Empty():
		t.addTabs(b, box.Market[0], box.Market[1])
	default:
		t.board.BuildGoods(b, box)
	}
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
