package table

import (
	"slices"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// tile is an option or a way on the sheet: a button, the picture on it, and its
// name, which the sheet shows in words.
type tile struct {
	button ui.Element
	face   ui.Element
	name   string
	short  []string // the same in few words, for below the picture: the fullest first
}

// optionTile returns the tile of an option.
func (sh *sheet) optionTile(o *show.Option) tile {
	b := sh.optionElement(o)
	face := ui.Element{ID: b.ID + ".face", Role: ui.RoleLabel, Look: board.LookChoice, Label: b.Text, Advised: b.Advised, Target: o.Target}
	face.Costs, face.Icons, face.Symbol = sh.picture(o)
	b.Label, b.Text, b.Symbol, b.Advised, b.Costs, b.Icons = b.Text, "", pictures.SymNone, false, nil, nil
	b.Checked = o.ID == sh.turn.Picked
	return tile{button: b, face: face, name: b.Label, short: sh.short(o, face.Icons)}
}

// short returns few words for an option: what it does, or else what it gives or is
// about, which its picture shows.
func (sh *sheet) short(o *show.Option, gives []ui.Icon) []string {
	a := sh.a
	list := []string{o.Label.In(a.Words())}
	switch {
	case !o.Leaf():
	case o.Decision.Kind == touria.Skip:
		return append(list, a.T("decision.skip.short"))
	case o.Decision.Kind == touria.Stop && sh.turn.View.Phase() == touria.PhaseDragon:
		return append(list, a.T("decision.stop.short"))
	case o.Decision.Kind == touria.Reroll:
		return append(list, a.T("decision.act.dragon"))
	}
	var names []string
	for _, i := range gives {
		count := words.Num("Count", max(1, i.Count))
		switch i.Kind {
		case show.IconHeart:
			names = append(names, a.T("goods.heart.count", count))
		case show.IconGold:
			names = append(names, a.T("goods.gold.count", count))
		case show.IconSword:
			names = append(names, a.T("goods.sword.count", count))
		case show.IconElixir:
			names = append(names, a.T("goods.elixir.count", count))
		case show.IconGem:
			if i.What < uint8(touria.NoColour) {
				names = append(names, turn.Sentence(a.T("colour."+touria.Colour(i.What).String()+".name")))
			}
		case show.IconItem:
			if i.What < uint8(touria.NoItem) {
				names = append(names, a.T("item."+touria.Item(i.What).String()+".name"))
			}
		case show.IconSpace:
			names = append(names, sh.board.PlaceName(touria.Space(i.What)))
		}
	}
	if len(names) > 0 {
		list = append(list, a.Words().List(names))
	}
	return list
}

// picture returns what an option costs and gives or, if that is nothing certain,
// the thing that it is about.
func (sh *sheet) picture(o *show.Option) (costs, gives []ui.Icon, symbol pictures.Symbol) {
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
		return one(show.IconAction, uint8(sh.board.Model.Faces(touria.Tower(o.Target.N), sh.board.Eyes).Roof))
	case show.TargetDoor:
		return one(show.IconDoor, o.Target.N)
	case show.TargetDie:
		return one(show.IconDie, uint8(sh.board.Model.Die))
	case show.TargetDisplay:
		return one(show.IconItem, uint8(sh.board.Model.Display[o.Target.N&1]))
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
func (sh *sheet) routeTile(i int, rt show.Route) tile {
	a := sh.a
	text := rt.Text().In(a.Words())
	target := show.Thing(show.TargetRoute, i)
	b := ui.Element{ID: board.ID(nil, target), Target: target, Role: ui.RoleButton, Look: ui.LookOption, Hint: text + "\n" + sh.way(rt),
		Label: a.Told(text, sh.way(rt)), OnPress: func() { sh.turn.ChooseWay(i) }}
	b.OnHover = func(on bool) { sh.turn.Traced(rt, on) }
	b.Checked = sh.turn.Chosen(i)
	face := ui.Element{ID: b.ID + ".face", Role: ui.RoleLabel, Look: board.LookChoice, Label: text, Target: target, Value: a.Words().Number(len(rt.Spaces)),
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
func (sh *sheet) way(rt show.Route) string {
	var names []string
	for _, s := range rt.Spaces {
		names = append(names, sh.board.PlaceName(s))
	}
	return sh.a.Words().List(names)
}

// tiles returns what can be chosen on the sheet.
func (sh *sheet) tiles() []tile {
	var list []tile
	card := sh.turn.HeraldShown()
	if card && sh.board.Small && sh.turn.Advice.On {
		return nil // Cancel shows the rest
	}
	routes := sh.turn.Routes
	if sh.turn.Shown {
		routes = sh.turn.Forecast.Routes
	}
	if sh.turn.TowerPicked() || !sh.turn.Shown && len(sh.turn.Path) == 0 && sh.turn.View.Phase() == touria.PhaseMove {
		for i, rt := range routes {
			list = append(list, sh.routeTile(i, rt))
		}
	}
	if sh.turn.Shown && !sh.turn.TowerPicked() {
		return nil // a preview takes no input
	}
	answers := len(sh.turn.Answers()) > 0
	for _, o := range sh.panelOptions() {
		if card && o.Leaf() && sh.turn.Advised(o) || answers && o.Leaf() && turn.IsAnswer(o) {
			continue // it has a button of its own
		}
		list = append(list, sh.optionTile(o))
	}
	return list
}

// grid says how tiles lie in a room.
type grid struct {
	columns, rows int
	w, h          float32 // of a tile
	gap           float32 // between rows, if it is not the usual one
	caption       float32 // height of the words above
	words         bool    // beside each picture
	below         float32 // height of the words below each picture
}

// between returns the gap between rows.
func (g *grid) between() float32 {
	if g.gap > 0 {
		return g.gap
	}
	return tileGap
}

// besideFace is how much of a tile with words is not theirs.
const besideFace = tileWide + 16

// worded lays a few tiles in rows with their words beside the pictures, so that nobody
// has to point at one to learn what it does. It reports whether there is room for
// that.
func (sh *sheet) worded(tiles []tile, room ui.Rect) (g grid, ok bool) {
	if len(tiles) < 2 || len(tiles) > 4 {
		return g, false
	}
	_, floor := sh.a.TextSize()
	g.words = true
	if sh.heading() != "" {
		g.caption = floor*ui.LineHeight + 4
	}
	g.h = max(44, 2*floor*ui.LineHeight+6)
	for g.columns = 2; g.columns > 0; g.columns-- {
		g.w = (room.W - float32(g.columns-1)*tileGap) / float32(g.columns)
		g.rows = (len(tiles) + g.columns - 1) / g.columns
		ok = true
		for i := range tiles {
			_, fits := ui.Wrap(sh.a.Config().Measure, tiles[i].name, g.w-besideFace-markRoom(&tiles[i]), floor, ui.Regular, 2)
			ok = ok && fits
		}
		if rows := float32(g.rows); ok && g.caption+rows*(g.h+tileGap)-tileGap <= room.H {
			g.h = min(tileHigh, (room.H-g.caption+tileGap)/rows-tileGap)
			return g, true
		}
	}
	return g, false
}

// titled lays tiles with few words below each picture, where there is no room for all
// of them. It reports whether there is room for that.
func (sh *sheet) titled(tiles []tile, room ui.Rect) (g grid, ok bool) {
	_, floor := sh.a.TextSize()
	line := floor * ui.LineHeight
	g.below = line
	most := max(3, int((room.W+tileGap)/(tileWide+14+tileGap)))
	for g.columns = min(most, len(tiles)); g.columns > 1; g.columns-- {
		g.w = min(2*tileWide, (room.W-float32(g.columns-1)*tileGap)/float32(g.columns))
		g.rows = (len(tiles) + g.columns - 1) / g.columns
		rows := float32(g.rows)
		if g.caption = 0; sh.heading() != "" && line+4+rows*(leastTitled+tileGap)-tileGap <= room.H {
			g.caption = line + 4
		}
		g.h = min(tileHigh+line, (room.H-g.caption+tileGap)/rows-tileGap)
		ok = g.h >= leastTitled
		for i := range tiles {
			ok = ok && sh.shortFor(&tiles[i], g.w-6) != ""
		}
		if ok {
			return g, true
		}
	}
	return g, false
}

// leastTitled is the least height of a tile with a picture and words below it.
const leastTitled = 56

// shortFor returns the fullest words for a tile that fit into a line, "" if none do.
func (sh *sheet) shortFor(tl *tile, w float32) string {
	_, floor := sh.a.TextSize()
	for _, text := range tl.short {
		if sh.a.Config().Measure.Width(text, floor, ui.Regular) <= w {
			return text
		}
	}
	return ""
}

// markRoom returns how much of a tile the mark of no way back needs.
func markRoom(tl *tile) float32 {
	if tl.button.Marked {
		return ui.MarkSize + 2
	}
	return 0
}

// gridOf lays so many tiles in a room: as large as the room allows, below the
// words for the one under the pointer if there is room for them.
func (sh *sheet) gridOf(tiles []tile, room ui.Rect, least bool) grid {
	if g, ok := sh.worded(tiles, room); ok && !least && !sh.turn.Shown {
		return g
	}
	if g, ok := sh.titled(tiles, room); ok && !least && !sh.turn.Shown {
		return g
	}
	if sh.board.Small && !sh.turn.Shown && slices.ContainsFunc(tiles, func(tl tile) bool { return tl.face.Value != "" }) {
		return sh.gridWays(tiles, room)
	}
	if sh.turn.Shown && room.W < narrowSheet {
		return sh.gridBeside(tiles, room)
	}
	g := grid{columns: max(3, int((room.W+tileGap)/(tileWide+14+tileGap)))}
	lines := sh.captionLines(tiles, room.W)
	g.w = (room.W - float32(g.columns-1)*tileGap) / float32(g.columns)
	need := (len(tiles) + g.columns - 1) / g.columns
	_, floor := sh.a.TextSize()
	if least { // a row at least, and where it has but one tile, the turner below
		need = min(need, max(1, 3-g.columns))
		lines = min(lines, 1)
	}
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
	// Large text makes everything larger: what is large enough to press is less then.
	if touch := 44 / sh.a.Scale(); touch < 44 && float32(need)*(touch+3)-3 <= room.H && !least {
		g.h, g.gap, g.rows = touch, 3, need
		return g
	}
	g.rows = max(1, g.rows)
	return g
}

// narrowSheet is the width below which the ways beside a forecast stand below each other.
const narrowSheet = 170

// gridWays lays tiles some of which are ways on a phone: wide ones, so that what a way
// costs and brings can be read.
func (sh *sheet) gridWays(tiles []tile, room ui.Rect) grid {
	const least = 112
	g := grid{columns: max(1, int((room.W+tileGap)/(least+tileGap))), gap: tileGap}
	g.w = (room.W - float32(g.columns-1)*tileGap) / float32(g.columns)
	need := (len(tiles) + g.columns - 1) / g.columns
	high, touch := float32(44), 44/sh.a.Scale()
	if n := float32(need); n*(high+tileGap)-tileGap > room.H && touch < high { // closer, to see more of them
		high, g.gap = touch, 3
	}
	g.rows = max(1, min(need, int((room.H+g.gap)/(high+g.gap))))
	g.h = min(56, (room.H+g.gap)/float32(g.rows)-g.gap)
	return g
}

// gridBeside lays ways beside the forecast: one below the other, so that each is wide
// enough for what it costs and brings, below the words if all of these have room, too.
func (sh *sheet) gridBeside(tiles []tile, room ui.Rect) grid {
	_, floor := sh.a.TextSize()
	g := grid{columns: 1, w: room.W, gap: tileGap}
	high, touch := float32(44), 44/sh.a.Scale()
	if n := float32(len(tiles)); n*(high+tileGap)-tileGap > room.H && n*(touch+3)-3 <= room.H { // closer, but all of them
		high, g.gap = touch, 3
	}
	least := float32(len(tiles))*(high+g.gap) - g.gap
	if words := float32(sh.captionLines(tiles, room.W))*floor*ui.LineHeight + 4; least+words <= room.H {
		g.caption = words
	}
	g.rows = min(len(tiles), max(1, int((room.H-g.caption+g.gap)/(high+g.gap))))
	g.h = min(tileHigh, (room.H-g.caption+g.gap)/float32(g.rows)-g.gap)
	return g
}

// captionLines returns how many lines the names of tiles need at most.
func (sh *sheet) captionLines(tiles []tile, w float32) int {
	_, floor := sh.a.TextSize()
	most := 1
	for i := range tiles {
		lines, _ := ui.Wrap(sh.a.Config().Measure, sh.caption(&tiles[i]), w, floor, ui.Regular, 4)
		most = max(most, min(len(lines), 4))
	}
	return most
}

// caption returns what a tile does, in words.
func (sh *sheet) caption(tl *tile) string {
	if tl.button.Marked {
		return tl.name + " – " + sh.a.T("decision.final")
	}
	return tl.name
}

// tilesHigh returns the height of a row of tiles with its words.
func (sh *sheet) tilesHigh(tiles []tile, room ui.Rect, least bool) float32 {
	g := sh.gridOf(tiles, ui.Box(0, 0, room.W, room.H*.5), least)
	return g.h + g.caption
}

// buildTiles adds tiles in rows of at least three, with the name of the one under
// pointer or focus, or of the picked one, above them. A turner leads to what does
// not fit.
func (sh *sheet) buildTiles(b *ui.Builder, tiles []tile, room ui.Rect, least bool) {
	if len(tiles) == 0 {
		return
	}
	g := sh.gridOf(tiles, room, least)
	if used := g.caption + float32(min(g.rows, (len(tiles)+g.columns-1)/g.columns))*(g.h+g.between()) - g.between(); !least && room.H-used > 12 {
		room.Y += (room.H - used) / 2
	}
	fit := g.columns * g.rows
	first, last := 0, len(tiles)
	if len(tiles) > fit { // one place is the turner's
		each := max(1, fit-1)
		pages := (len(tiles) + each - 1) / each
		sh.turn.Page %= pages
		first = sh.turn.Page * each
		last = min(first+each, len(tiles))
	}
	if g.caption > 0 {
		e := ui.Element{ID: "table.panel.name", Role: ui.RoleLabel, Look: ui.LookText, Rect: ui.Box(room.X, room.Y, room.W, g.caption-2), Lines: 4, Silent: true}
		if e.Text = sh.heading(); len(tiles) == 1 {
			e.Text = sh.caption(&tiles[0])
		}
		if sh.turn.Shown {
			e.Text = sh.caption(&tiles[first]) // the map traces the first way
		}
		for i := range tiles {
			tl := &tiles[i]
			if !g.words && g.below == 0 && (tl.button.Checked && sh.turn.Named == "" || tl.button.ID == sh.turn.Named) {
				e.Text = sh.caption(tl)
			}
		}
		_, floor := sh.a.TextSize()
		if _, fits := ui.Wrap(sh.a.Config().Measure, e.Text, e.Rect.W, floor, ui.Regular, max(1, int(e.Rect.H/(floor*ui.LineHeight)))); fits && e.Text != "" {
			b.Add(e)
		}
	}
	indent := float32(0) // a single row stands in the middle
	if n := last - first; n <= g.columns && len(tiles) == n && !g.words {
		indent = (room.W + tileGap - float32(n)*(g.w+tileGap)) / 2
	}
	gap := g.between()
	place := func(n int) ui.Rect {
		return ui.Box(room.X+indent+float32(n%g.columns)*(g.w+tileGap), room.Y+g.caption+float32(n/g.columns)*(g.h+gap), g.w, g.h)
	}
	for n, tl := range tiles[first:last] {
		e, hover := tl.button, tl.button.OnHover
		e.Rect = place(n)
		e.OnHover = func(on bool) {
			sh.nameTile(e.ID, on)
			if hover != nil {
				hover(on)
			}
		}
		in := b.Add(e)
		b.Inside(in, func() {
			face := tl.face
			face.Rect = faceOf(e.Rect)
			if g.words {
				face.Rect.W = tileWide
				said := ui.Box(e.Rect.X+tileWide+8, e.Rect.Y+2, g.w-besideFace+2-markRoom(&tl), g.h-4)
				b.Add(ui.Element{ID: e.ID + ".words", Role: ui.RoleLabel, Look: ui.LookText, Rect: said, Text: tl.name, Align: ui.AlignLeft, Lines: 2})
			}
			if g.below > 0 {
				face.Rect.H -= g.below
				said := ui.Box(e.Rect.X+3, e.Rect.Y+e.Rect.H-g.below-5, g.w-6, g.below)
				b.Add(ui.Element{ID: e.ID + ".words", Role: ui.RoleLabel, Look: ui.LookText, Rect: said, Text: sh.shortFor(&tl, said.W)})
			}
			b.Add(face)
		})
	}
	if last-first < len(tiles) {
		b.Add(ui.Element{ID: "table.option.more", Role: ui.RoleButton, Look: ui.LookOption, Label: sh.a.T("decision.more"), Hint: sh.a.T("decision.more"),
			Symbol: pictures.SymNext, Rect: place(last - first), OnPress: func() { sh.turn.Page++; sh.a.Expire() }})
	}
}

// faceOf returns the place of the picture on a tile.
func faceOf(r ui.Rect) ui.Rect {
	if r.H < 40 {
		return ui.Box(r.X+5, r.Y+2, r.W-10, r.H-4)
	}
	return r.Inset(4)
}

// nameTile shows the name of the tile under pointer or focus.
func (sh *sheet) nameTile(id string, on bool) {
	was := sh.turn.Named
	switch {
	case on:
		sh.turn.Named = id
	case sh.turn.Named == id:
		sh.turn.Named = ""
	}
	if sh.turn.Named != was {
		sh.a.Changed()
	}
}
