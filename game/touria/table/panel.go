package table

import (
	"slices"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// The sheet has a place of its own on the table, above the main button. It shows
// what is chosen or can be chosen: the forecast of a tower with the ways to its
// place, options as tiles, an offer with its answers, or the herald's advice.
// Nothing else on the table moves when it opens.

// panelUsed reports whether the sheet has anything to show.
func (t *Table) panelUsed() bool {
	return t.deciding && t.wait == 0 && (t.shown || t.heraldShown() || len(t.path) > 0 || t.among.Kind != show.TargetNone ||
		len(t.routes) > 0 && t.view.Phase() == touria.PhaseMove || len(t.panelOptions()) > 0)
}

// towerPicked reports whether the picked option is a tower.
func (t *Table) towerPicked() bool {
	if t.picked == "" {
		return false
	}
	o := t.choices.Find(t.picked)
	return o != nil && o.Leaf() && o.Decision.Kind == touria.ChooseTower
}

// panelOptions returns the options that need a tile. In the large layout towers,
// spaces, doors, orders and open items are pressed where they are.
func (t *Table) panelOptions() []*show.Option {
	if t.towerPicked() {
		return nil
	}
	var list []*show.Option
	for _, o := range t.level() {
		if o.Primary && o.Leaf() && o.Decision.Kind == touria.EndTurn {
			continue // the main button does it
		}
		if t.Small() && o.Leaf() && (o.Decision.Kind == touria.ChooseTower || o.Decision.Kind == touria.Open) {
			continue // towers and doors are large enough on every screen
		}
		if t.Small() || t.among.Kind != show.TargetNone || o.Leaf() && o.Decision.Kind == touria.Enter {
			list = append(list, o)
			continue
		}
		switch o.Target.Kind {
		case show.TargetTower, show.TargetSpace, show.TargetDoor, show.TargetOrder, show.TargetDisplay:
			if o.Leaf() && !o.Primary || !o.Leaf() && o.Target.Kind != show.TargetSpace {
				continue
			}
		}
		list = append(list, o)
	}
	return list
}

// answers returns the answers to an offer that concerns the whole sheet: to join
// in, or to use a place again. There are none if no such offer is made.
func (t *Table) answers() []*show.Option {
	if !t.deciding || !t.choices.Question || len(t.path) > 0 || t.among.Kind != show.TargetNone || t.heraldShown() {
		return nil
	}
	var list []*show.Option
	for _, o := range t.level() {
		if o.Leaf() && isAnswer(o) {
			list = append(list, o)
		}
	}
	return list
}

// isAnswer reports whether an option answers an offer.
func isAnswer(o *show.Option) bool {
	switch o.Decision.Kind {
	case touria.Join, touria.NoJoin, touria.Double, touria.NoDouble:
		return true
	}
	return false
}

// optionElement returns the button of an option.
func (t *Table) optionElement(o *show.Option) ui.Element {
	e := ui.Element{ID: "table.option." + o.ID, Role: ui.RoleButton, Look: ui.LookOption, Text: o.Label.In(t.a.Words()), Hint: o.Hint.In(t.a.Words()),
		Target: o.Target, Costs: o.Costs, Icons: o.Gives, Align: ui.AlignLeft, Lines: 2, Marked: o.Reveals, Checked: t.picked == o.ID, OnPress: func() { t.take(o) }}
	if o.Reveals {
		if e.Hint != "" {
			e.Hint += "\n"
		}
		e.Hint += t.a.T("decision.no_way_back")
	}
	if !o.Leaf() {
		e.Symbol = pictures.SymRight
	}
	if e.Advised = t.advised(o); e.Advised {
		e.Symbol = pictures.SymHerald
	}
	return e
}

// tile is an option or a way on the sheet: a button, the picture on it, and its
// name, which the sheet shows in words.
type tile struct {
	button ui.Element
	face   ui.Element
	name   string
}

// optionTile returns the tile of an option.
func (t *Table) optionTile(o *show.Option) tile {
	b := t.optionElement(o)
	face := ui.Element{ID: b.ID + ".face", Role: ui.RoleLabel, Look: LookChoice, Label: b.Text, Advised: b.Advised, Target: o.Target}
	face.Costs, face.Icons, face.Symbol = t.picture(o)
	b.Label, b.Text, b.Symbol, b.Advised, b.Costs, b.Icons = b.Text, "", pictures.SymNone, false, nil, nil
	b.Checked = o.ID == t.picked
	return tile{button: b, face: face, name: b.Label}
}

// picture returns what an option costs and gives or, if that is nothing certain,
// the thing that it is about.
func (t *Table) picture(o *show.Option) (costs, gives []ui.Icon, symbol pictures.Symbol) {
	costs, gives = o.Costs, o.Gives
	if !o.Leaf() && len(costs) == 0 { // what its options have in common, in any colour
		first := &o.Children[0]
		for !first.Leaf() {
			first = &first.Children[0]
		}
		for _, i := range first.Costs {
			if i.Kind == show.IconGem {
				i.Kind, i.What = show.IconEither, show.AnyGem
			}
			costs = append(costs, i)
		}
		if len(gives) == 0 {
			gives = first.Gives
		}
	}
	if len(costs)+len(gives) > 0 {
		return costs, gives, pictures.SymNone
	}
	one := func(kind ui.IconKind, n uint8) ([]ui.Icon, []ui.Icon, pictures.Symbol) {
		return nil, []ui.Icon{{Kind: kind, What: n}}, pictures.SymNone
	}
	switch o.Target.Kind {
	case show.TargetItem:
		return one(show.IconItem, o.Target.N)
	case show.TargetGem, show.TargetMineGem:
		return one(show.IconGem, o.Target.N)
	case show.TargetSpace:
		if touria.Space(o.Target.N) <= touria.AtBridge {
			return one(show.IconSpace, o.Target.N)
		}
		return nil, nil, pictures.SymRoute
	case show.TargetTower:
		return one(show.IconAction, uint8(t.model.Faces(touria.Tower(o.Target.N), t.eyes).Roof))
	case show.TargetDoor:
		return one(show.IconDoor, o.Target.N)
	case show.TargetDie:
		return one(show.IconDie, uint8(t.model.Die))
	case show.TargetDisplay:
		return one(show.IconItem, uint8(t.model.Display[o.Target.N&1]))
	case show.TargetSwords:
		return one(show.IconSword, 0)
	case show.TargetElixir:
		return one(show.IconElixir, 0)
	}
	switch {
	case !o.Leaf():
		return nil, nil, pictures.SymNext
	case o.Decision.Kind == touria.EndTurn:
		return nil, nil, pictures.SymTick
	}
	return nil, nil, pictures.SymCross
}

// routeTile returns the tile of a way.
func (t *Table) routeTile(i int, rt show.Route) tile {
	a := t.a
	text := rt.Text().In(a.Words())
	target := show.Thing(show.TargetRoute, i)
	b := ui.Element{ID: ID(nil, target), Target: target, Role: ui.RoleButton, Look: ui.LookOption, Hint: text + "\n" + t.way(rt),
		Label: text + a.Colon() + t.way(rt), OnPress: func() { t.follow(rt) }}
	b.OnHover = func(on bool) { t.traced(rt, on) }
	b.Checked = i == 0 && t.firstWay() != nil
	face := ui.Element{ID: b.ID + ".face", Role: ui.RoleLabel, Look: LookChoice, Label: text, Target: target, Value: a.Words().Number(len(rt.Spaces)),
		Symbol: pictures.SymRoute}
	if face.Icons = rt.Icons(); len(face.Icons) > 0 {
		brings := a.Colon() + rt.Brings().In(a.Words())
		b.Hint, b.Label = b.Hint+brings, b.Label+brings
	}
	if rt.Boots {
		face.Costs = append(face.Costs, ui.Icon{Kind: show.IconItem, What: uint8(touria.Boots)})
	}
	if rt.Jump >= 0 {
		face.Costs = append(face.Costs, ui.Icon{Kind: show.IconItem, What: uint8(touria.Compass)})
	}
	if rt.Gold > 0 {
		face.Costs = append(face.Costs, ui.Icon{Kind: show.IconGold, Count: rt.Gold})
	}
	return tile{button: b, face: face, name: text}
}

// way names the spaces of a route.
func (t *Table) way(rt show.Route) string {
	var names []string
	for _, s := range rt.Spaces {
		names = append(names, t.placeName(s))
	}
	return t.a.Words().List(names)
}

// traced shows on the board the route of the card under pointer or focus.
func (t *Table) traced(rt show.Route, on bool) {
	t.tracing, t.trace = on, rt
	t.a.Redraw()
}

// Trace returns the route that the board shows: that of the card under pointer or
// focus, otherwise the preview's first one, otherwise the herald's, otherwise the
// most sensible one for the rest of the move; nil if there is none.
func (t *Table) Trace() *show.Route {
	switch {
	case t.tracing:
		return &t.trace
	case t.shown && len(t.preview.Routes) > 0:
		return &t.preview.Routes[0]
	case t.shown:
		return nil
	case t.advice.on && len(t.advice.hint.Route.Spaces) > 0:
		return &t.advice.hint.Route
	case len(t.routes) > 0 && t.model.Phase == touria.PhaseMove:
		return &t.routes[0]
	}
	return nil
}

// tiles returns what can be chosen on the sheet.
func (t *Table) tiles() []tile {
	var list []tile
	card := t.heraldShown()
	if card && t.Small() && t.advice.on {
		return nil // Cancel shows the rest
	}
	routes := t.routes
	if t.shown {
		routes = t.preview.Routes
	}
	if t.towerPicked() || !t.shown && len(t.path) == 0 && t.view.Phase() == touria.PhaseMove {
		for i, rt := range routes {
			list = append(list, t.routeTile(i, rt))
		}
	}
	if t.shown && !t.towerPicked() {
		return nil // a preview takes no input
	}
	answers := len(t.answers()) > 0
	for _, o := range t.panelOptions() {
		if card && o.Leaf() && t.advised(o) || answers && o.Leaf() && isAnswer(o) {
			continue // it has a button of its own
		}
		list = append(list, t.optionTile(o))
	}
	return list
}

// Sizes on the sheet.
const (
	sheetPad = 6
	tileGap  = 5
	tileHigh = 64 // a picture of 56 and its rim
	tileWide = 60
)

// buildPanel adds the sheet with all that it shows.
func (t *Table) buildPanel(b *ui.Builder, box *Boxes) {
	if answers := t.answers(); len(answers) > 0 {
		t.buildOffer(b, box, answers)
		return
	}
	r := box.Sheet
	tiles := t.tiles()
	if !box.Phone && !t.shown && !t.heraldShown() { // no larger than its tiles, above the main button
		g := t.gridOf(tiles, r.Inset(sheetPad), false)
		rows := min(g.rows, (len(tiles)+g.columns-1)/g.columns)
		high := min(r.H, 2*sheetPad+g.caption+float32(rows)*(g.h+tileGap)-tileGap+4)
		r.Y, r.H = r.Y+r.H-high, high
	}
	in := b.Add(ui.Element{ID: "table.panel", Role: ui.RolePanel, Look: ui.LookPanel, Rect: r, Over: true, Label: t.a.T("table.confirm")})
	b.Inside(in, func() {
		room := r.Inset(sheetPad)
		if box.MarketRoom.Overlaps(box.Sheet) && !t.shown {
			t.buildTabs(b, box, &room)
		}
		if t.heraldShown() {
			t.buildHeraldCard(b, &room)
			if g := t.gridOf(tiles, room, false); room.H < 50 || g.h+g.caption > room.H {
				tiles = nil // they come back when the card is closed
			}
		}
		if t.shown {
			fore := room
			switch {
			case len(tiles) == 0:
			case room.W > 250 && room.H < 230: // side by side
				fore.W = max(190, room.W*.58)
				room.X, room.W = room.X+fore.W+tileGap, room.W-fore.W-tileGap
			default:
				fore.H -= t.tilesHigh(tiles, room, true) + tileGap
				room.Y, room.H = room.Y+fore.H+tileGap, room.H-fore.H-tileGap
			}
			t.buildForecast(b, fore)
		}
		t.buildTiles(b, tiles, room, t.shown)
	})
}

// buildHeraldCard adds what the herald says at the top of the room, which gets
// smaller.
func (t *Table) buildHeraldCard(b *ui.Builder, room *ui.Rect) {
	title, note := t.heraldCard()
	take := func(h float32) ui.Rect {
		r := ui.Box(room.X, room.Y, room.W, h)
		room.Y, room.H = room.Y+h+2, room.H-h-2
		return r
	}
	normal, floor := t.a.TextSize()
	wrap := func(size float32) float32 {
		lines, _ := ui.Wrap(t.a.Config().Measure, note, room.W-4, size, ui.Regular, noteLines)
		return float32(len(lines))*size*ui.LineHeight + 4
	}
	noteHigh := wrap(normal)
	var do ui.Element
	keep := float32(0) // for the button below the note
	if t.advice.on {
		do = t.heraldElement()
		do.Over = true
		t.measureRow(&do, room.W)
		if noteHigh+do.Rect.H+4 > room.H { // the main button names the act, too
			do.Text, do.Below, do.Rect.H = "", false, 44
			noteHigh = wrap(floor)
		}
		keep = do.Rect.H + 4
	}
	if head := t.titleHeight(title, room.W); head+noteHigh+keep < room.H {
		b.Add(ui.Element{ID: "table.panel.title", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: take(head), Text: title, Size: 20, Lines: 2})
	}
	b.Paragraph("table.panel.note", take(min(noteHigh, room.H-keep)), note, noteLines, ui.AlignCentre)
	if t.advice.on {
		do.Rect = take(do.Rect.H)
		b.Add(do)
	}
}

// noteLines is the maximum number of lines of the herald's reasons.
const noteLines = 8

// titleHeight returns the height of a title: two lines if one is too short even
// for small letters.
func (t *Table) titleHeight(title string, w float32) float32 {
	_, floor := t.a.TextSize()
	if _, ok := ui.Wrap(t.a.Config().Measure, title, w, floor, ui.Bold, 1); ok {
		return 28
	}
	return 2*floor*ui.LineHeight + 6
}

// measureRow sets the size of a button with text: w wide and as high as its text.
func (t *Table) measureRow(e *ui.Element, w float32) {
	normal, _ := t.a.TextSize()
	e.Rect = ui.Box(0, 0, w, 400)
	e.Below = e.IconsWidth() > w*0.3
	broken, ok := ui.Wrap(t.a.Config().Measure, e.Text, e.TextRect().W, normal, ui.Regular, 9)
	if !ok && e.IconsWidth() > 0 {
		e.Below = true
		broken, ok = ui.Wrap(t.a.Config().Measure, e.Text, e.TextRect().W, normal, ui.Regular, 9)
	}
	if !ok && e.Symbol != pictures.SymNone { // long words need its room
		e.Symbol = pictures.SymNone
		broken, _ = ui.Wrap(t.a.Config().Measure, e.Text, e.TextRect().W, normal, ui.Regular, 9)
	}
	e.Lines = max(2, len(broken))
	need := float32(len(broken))*normal*ui.LineHeight + 8
	if e.Below {
		need += ui.IconSize + 6
	}
	e.Rect.H = max(44, need)
}

// grid says how tiles lie in a room.
type grid struct {
	columns, rows int
	w, h          float32 // of a tile
	caption       float32 // height of the words above
}

// gridOf lays so many tiles in a room: as large as the room allows, below the
// words for the one under the pointer if there is room for them.
func (t *Table) gridOf(tiles []tile, room ui.Rect, least bool) grid {
	g := grid{columns: max(3, int((room.W+tileGap)/(tileWide+14+tileGap)))}
	lines := t.captionLines(tiles, room.W)
	if room.W < 100 { // too narrow for words
		lines = 0
	}
	if room.W < 170 { // beside the forecast
		g.columns = max(1, int((room.W+tileGap)/(54+tileGap)))
	}
	g.w = (room.W - float32(g.columns-1)*tileGap) / float32(g.columns)
	need := (len(tiles) + g.columns - 1) / g.columns
	if least {
		lines, need = min(lines, 1), 1
	}
	_, floor := t.a.TextSize()
	for _, try := range []struct {
		high  float32
		lines int
	}{{tileHigh, lines}, {56, lines}, {tileHigh, min(lines, 2)}, {48, lines}, {48, min(lines, 2)}, {48, min(lines, 1)}, {44, min(lines, 1)}, {44, 0}} {
		g.caption = 0
		if try.lines > 0 {
			g.caption = float32(try.lines)*floor*ui.LineHeight + 4
		}
		g.h = try.high
		g.rows = int((room.H - g.caption + tileGap) / (g.h + tileGap))
		if g.rows >= need {
			return g
		}
	}
	g.rows = max(1, g.rows)
	return g
}

// captionLines returns how many lines the names of tiles need at most.
func (t *Table) captionLines(tiles []tile, w float32) int {
	_, floor := t.a.TextSize()
	most := 1
	for i := range tiles {
		lines, _ := ui.Wrap(t.a.Config().Measure, t.caption(&tiles[i]), w, floor, ui.Regular, 4)
		most = max(most, min(len(lines), 4))
	}
	return most
}

// caption returns what a tile does, in words.
func (t *Table) caption(tl *tile) string {
	if tl.button.Marked {
		return tl.name + " – " + t.a.T("decision.final")
	}
	return tl.name
}

// tilesHigh returns the height of a row of tiles with its words.
func (t *Table) tilesHigh(tiles []tile, room ui.Rect, least bool) float32 {
	g := t.gridOf(tiles, ui.Box(0, 0, room.W, room.H*.5), least)
	return g.h + g.caption
}

// buildTiles adds tiles in rows of at least three, with the name of the one under
// pointer or focus, or of the picked one, above them. A turner leads to what does
// not fit.
func (t *Table) buildTiles(b *ui.Builder, tiles []tile, room ui.Rect, least bool) {
	if len(tiles) == 0 {
		return
	}
	g := t.gridOf(tiles, room, least)
	fit := g.columns * g.rows
	first, last := 0, len(tiles)
	if len(tiles) > fit { // one place is the turner's
		each := max(1, fit-1)
		pages := (len(tiles) + each - 1) / each
		t.page %= pages
		first = t.page * each
		last = min(first+each, len(tiles))
	}
	if g.caption > 0 {
		e := ui.Element{ID: "table.panel.name", Role: ui.RoleLabel, Look: ui.LookText, Rect: ui.Box(room.X, room.Y, room.W, g.caption-2), Lines: 4}
		e.Text = t.heading()
		if t.shown {
			e.Text = t.caption(&tiles[first]) // the map traces the first way
		}
		for i := range tiles {
			tl := &tiles[i]
			if tl.button.Checked && t.named == "" || tl.button.ID == t.named {
				e.Text = t.caption(tl)
			}
		}
		if e.Text != "" {
			b.Add(e)
		}
	}
	indent := float32(0) // a single row stands in the middle
	if n := last - first; n < g.columns && len(tiles) == n {
		indent = float32(g.columns-n) * (g.w + tileGap) / 2
	}
	place := func(n int) ui.Rect {
		return ui.Box(room.X+indent+float32(n%g.columns)*(g.w+tileGap), room.Y+g.caption+float32(n/g.columns)*(g.h+tileGap), g.w, g.h)
	}
	for n, tl := range tiles[first:last] {
		e, hover := tl.button, tl.button.OnHover
		e.Rect = place(n)
		e.OnHover = func(on bool) {
			t.nameTile(e.ID, on)
			if hover != nil {
				hover(on)
			}
		}
		in := b.Add(e)
		b.Inside(in, func() {
			face := tl.face
			face.Rect = e.Rect.Inset(4)
			b.Add(face)
		})
	}
	if last-first < len(tiles) {
		b.Add(ui.Element{ID: "table.option.more", Role: ui.RoleButton, Look: ui.LookOption, Label: t.a.T("decision.more"), Hint: t.a.T("decision.more"),
			Symbol: pictures.SymNext, Rect: place(last - first), OnPress: func() { t.page++; t.a.Expire() }})
	}
}

// heading returns what the sheet's words are while no tile is pointed at: the open
// group, or the place.
func (t *Table) heading() string {
	if len(t.path) > 0 {
		if g := t.choices.Find(t.path[len(t.path)-1]); g != nil {
			return g.Label.In(t.a.Words())
		}
	}
	if t.shown || t.view.Phase() != touria.PhaseAct || t.model.Dest >= touria.NoSpace {
		return ""
	}
	return t.placeName(t.model.Dest)
}

// nameTile shows the name of the tile under pointer or focus.
func (t *Table) nameTile(id string, on bool) {
	was := t.named
	switch {
	case on:
		t.named = id
	case t.named == id:
		t.named = ""
	}
	if t.named != was {
		t.a.Changed()
	}
}

// buildOffer asks whether the viewer joins in or uses a place again. The answers
// are buttons of the same size, none of them chosen before.
func (t *Table) buildOffer(b *ui.Builder, box *Boxes, answers []*show.Option) {
	a := t.a
	r := box.Answers
	tiles := t.tiles()
	who := t.model.Active
	place := t.placeName(t.model.Dest)
	ask := place
	if who < rules.NoSeat && who != t.viewer {
		ask = t.names[who] + a.Colon() + place
	}
	normal, _ := a.TextSize()
	gap := float32(4)
	wide := r.W > 300
	card, lettering := r, float32(0)
	if wide { // question and answers side by side would be too narrow: the question is a line
		card.H = 48
	} else {
		lines, _ := ui.Wrap(a.Config().Measure, ask, r.W-16, 20, ui.Bold, 3)
		lettering = float32(len(lines)) * 25
		card.H = min(r.H*.38, 78+lettering)
	}
	// What there is no room for goes: first the question, which the prompt asks, too,
	// then what else could be chosen.
	_, floor := a.TextSize()
	need, least := make([]float32, len(answers)), float32(0)
	for i, o := range answers {
		lines, _ := ui.Wrap(a.Config().Measure, o.Label.In(a.Words()), r.W-18-ui.MarkSize, floor, ui.Regular, 5)
		need[i] = max(44, float32(len(lines))*floor*ui.LineHeight+10)
		least += need[i] + gap
	}
	extra := float32(0)
	if len(tiles) > 0 {
		extra = t.tilesHigh(tiles, r, true) + gap
	}
	if r.H-card.H-gap < least+extra {
		card.H = 0
	}
	if r.H < least+extra {
		tiles = nil
	}
	build := func() {
		size := min(60, card.H-16)
		if !wide {
			size = max(24, min(60, card.H-14-lettering))
		}
		face := ui.Box(card.X+card.W/2-size-4, card.Y+8, size, size)
		mark := ui.Box(card.X+card.W/2+4, card.Y+8, size, size)
		text := ui.Box(card.X+6, face.Y+size+2, card.W-12, card.Y+card.H-4-face.Y-size-2)
		if wide {
			face.X, mark.X = card.X+8, card.X+12+size
			text = ui.Box(mark.X+size+6, card.Y+4, card.X+card.W-8-mark.X-size-6, card.H-8)
		}
		if who < rules.NoSeat {
			b.Add(ui.Element{ID: "table.offer.who", Role: ui.RoleLabel, Look: LookPerson, Rect: face, Target: show.Thing(show.TargetSeat, who), Label: t.names[who]})
		}
		if t.model.Dest < touria.NoSpace {
			b.Add(ui.Element{ID: "table.offer.place", Role: ui.RoleLabel, Look: LookChoice, Rect: mark, Label: place,
				Icons: []ui.Icon{{Kind: show.IconSpace, What: uint8(t.model.Dest)}}})
		}
		b.Add(ui.Element{ID: "table.panel.title", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: text, Text: ask, Size: max(normal, 20), Lines: 3})
	}
	if card.H > 0 {
		b.Inside(b.Add(ui.Element{ID: "table.panel", Role: ui.RolePanel, Look: ui.LookPanel, Rect: card, Over: true, Label: ask}), build)
	} else {
		gap = 2
	}
	rest := ui.Box(r.X, card.Y+card.H+gap, r.W, r.Y+r.H-card.Y-card.H-gap)
	if len(tiles) > 0 {
		high := t.tilesHigh(tiles, rest, true)
		t.buildTiles(b, tiles, ui.Box(rest.X, rest.Y, rest.W, high), true)
		rest.Y, rest.H = rest.Y+high+gap, rest.H-high-gap
	}
	equal := rest.H/float32(len(answers)) - gap
	for i, o := range answers {
		at := ui.Column(rest, i, len(answers), gap)
		if slices.Max(need) > equal {
			at.Y, at.H = rest.Y, need[i]*(rest.H-gap*float32(len(answers)-1))/(least-gap*float32(len(answers)))
			rest.Y += at.H + gap
		}
		t.buildAnswer(b, at, o)
	}
}

// buildAnswer adds the button of an answer: its picture above or beside its words.
func (t *Table) buildAnswer(b *ui.Builder, r ui.Rect, o *show.Option) {
	e := t.optionElement(o)
	e.Align, e.Lines, e.Rect, e.Symbol, e.Costs, e.Icons, e.Over = ui.AlignCentre, 5, r, pictures.SymNone, nil, nil, true
	costs, gives := o.Costs, o.Gives
	join := o.Decision.Kind == touria.Join || o.Decision.Kind == touria.Double
	if join && len(gives) == 0 && t.model.Dest < touria.NoSpace {
		gives = []ui.Icon{{Kind: show.IconSpace, What: uint8(t.model.Dest)}}
	}
	pic := ui.Rect{}
	e.Inner = ui.Box(r.X+8, r.Y+4, r.W-16, r.H-8)
	if e.Marked {
		e.Inner.W -= ui.MarkSize
	}
	if len(costs)+len(gives) > 0 {
		normal, _ := t.a.TextSize()
		lines, _ := ui.Wrap(t.a.Config().Measure, e.Text, e.Inner.W, normal, e.Weight(), 5)
		if high := float32(len(lines))*normal*ui.LineHeight + 6; r.H-16-high >= 26 {
			pic = ui.Box(r.X+8, r.Y+8, r.W-16, min(48, r.H-16-high))
			e.Inner.Y, e.Inner.H = pic.Y+pic.H, r.Y+r.H-8-pic.Y-pic.H
		}
	}
	in := b.Add(e)
	if !pic.Empty() {
		b.Inside(in, func() {
			b.Add(ui.Element{ID: e.ID + ".face", Role: ui.RoleLabel, Look: LookChoice, Rect: pic, Label: e.Text, Costs: costs, Icons: gives, Over: true})
		})
	}
}

// buildForecast shows the chosen tower with its four faces as they will be after
// its turn: for whom each is, and the viewer's own below, in bold.
func (t *Table) buildForecast(b *ui.Builder, r ui.Rect) {
	a := t.a
	m := a.Config().Measure
	normal, floor := a.TextSize()
	line := floor * ui.LineHeight
	name := func(s rules.Seat) string { return a.T("action." + t.preview.Faces.After[s].String() + ".name") }
	face := func(s rules.Seat, at ui.Rect) {
		e := ui.Element{ID: "table.forecast." + s.String(), Role: ui.RoleLabel, Look: LookForecast, Rect: at, Crest: ui.NoCrest, Label: name(s),
			Icons: []ui.Icon{{Kind: show.IconAction, What: uint8(t.preview.Faces.After[s])}}}
		if t.model.Players[s].Taken {
			e.Crest = t.crests[s]
			e.Label = a.T("tower.forecast", words.Lit("Name", t.names[s]), words.Ref("Action", "action."+t.preview.Faces.After[s].String()+".name"))
		}
		b.Add(e)
	}
	text := func(s rules.Seat, at ui.Rect, align ui.Align, lines int) {
		look, size := ui.LookText, normal
		if s == t.eyes {
			look, size = ui.LookHeading, normal+2
		}
		b.Add(ui.Element{ID: "table.forecast." + s.String() + ".name", Role: ui.RoleLabel, Look: look, Rect: at, Text: name(s), Size: size, Align: align, Lines: lines})
	}
	// A face and its name side by side, in the middle of a row.
	row := func(s rules.Seat, at ui.Rect) {
		weight, size := ui.Regular, normal
		if s == t.eyes {
			weight, size = ui.Bold, normal+2
		}
		w := min(m.Width(name(s), size*a.Growth(), weight)+4, at.W-at.H-6)
		x := at.X + (at.W-at.H-6-w)/2
		face(s, ui.Box(x, at.Y, at.H, at.H))
		text(s, ui.Box(x+at.H+6, at.Y, w, at.H), ui.AlignLeft, max(1, int(at.H/line)))
	}
	own, left, far, right := t.eyes, (t.eyes+1)&3, (t.eyes+2)&3, (t.eyes+3)&3
	half := r.W/2 - 3
	lines := 1
	for _, s := range []rules.Seat{left, right} {
		broken, ok := ui.Wrap(m, name(s), half, floor, ui.Regular, 2)
		if lines = max(lines, len(broken)); !ok {
			lines = 9
		}
	}
	stagger := lines == 9
	if stagger {
		lines = 2
	}
	top, low := float32(27), float32(32)
	if m.Width(name(far), floor, ui.Regular) > r.W-top-6 {
		top = 2 * line
	}
	if m.Width(name(own), floor, ui.Bold) > r.W-low-6 {
		low = 2*line + 2
	}
	middle := r.H - top - low - float32(lines)*line
	if middle < 44 {
		t.buildForecastList(r, row, [4]rules.Seat{far, left, right, own})
		return
	}
	row(far, ui.Box(r.X, r.Y, r.W, top))
	y := r.Y + top
	tower := min(middle*1.0, r.W*.55)
	flank := min(44, middle-2, (r.W-tower)/2-2)
	mid := ui.Box(r.X+(r.W-tower)/2, y, tower, middle)
	b.Add(ui.Element{ID: "table.forecast.tower", Role: ui.RoleLabel, Look: LookFaces, Rect: mid, Target: show.Thing(show.TargetTower, t.preview.Faces.Tower),
		Label: a.T("tower." + t.preview.Faces.Tower.String() + ".name")})
	face(left, ui.Box(mid.X-flank-(mid.X-r.X-flank)*.4, y+middle-flank, flank, flank))
	face(right, ui.Box(mid.X+mid.W+(mid.X-r.X-flank)*.4, y+middle-flank, flank, flank))
	y += middle
	if stagger {
		text(left, ui.Box(r.X, y, r.W, line), ui.AlignLeft, 1)
		text(right, ui.Box(r.X, y+line, r.W, line), ui.AlignRight, 1)
	} else {
		text(left, ui.Box(r.X, y, half, float32(lines)*line), ui.AlignCentre, 2)
		text(right, ui.Box(r.X+r.W-half, y, half, float32(lines)*line), ui.AlignCentre, 2)
	}
	row(own, ui.Box(r.X, r.Y+r.H-low, r.W, low))
}

// buildForecastList shows the faces where there is no room for the tower.
func (t *Table) buildForecastList(r ui.Rect, row func(rules.Seat, ui.Rect), seats [4]rules.Seat) {
	for i, s := range seats {
		at := ui.Column(r, i, 4, 2)
		if r.W > 290 {
			at = ui.Row(ui.Column(r, i/2, 2, 2), i%2, 2, 4)
		}
		at.H = min(at.H, 40)
		row(s, at)
	}
}
