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

// sheetRow is what can be chosen on the sheet: a place, a way, an option.
type sheetRow struct {
	button ui.Element
	letter string        // of a way
	face   ui.Element    // the picture at its left; no id: none
	names  []string      // what it says, the fullest first
	bold   bool          // the name is one
	gains  ui.Element    // what is paid and got; no id: none
	why    string        // why it brings nothing, instead
	next   touria.Action // what the tower shows next; turns: there is one
	turns  bool
}

// placeRow returns the row of a tower that can be chosen, or why it can't: what its place gives now, and what it
// shows next. The row and the tower are one button.
func (sh *sheet) placeRow(w touria.Tower) sheetRow {
	a := sh.a
	target := show.Thing(show.TargetTower, w)
	f := sh.board.Model.Faces(w, sh.board.Eyes)
	name := a.T("action." + f.Action.String() + ".name")
	e := sh.board.Hands.AimTower(sh.board.Hands.AimThing(ui.Element{Label: a.T("tower."+w.String()+".name") + " " + a.T("tower.offers", words.Ref("Action", "action."+f.Action.String()+".name"))}, target), w)
	e.ID, e.Role, e.Look, e.Target, e.Lit, e.Marked = "table.place."+w.String(), ui.RoleButton, ui.LookOption, target, false, false
	r := towerRow(e, name, f)
	sh.yieldOf(&r, sh.turn.YieldOf(w))
	if e.Disabled {
		r.why, r.gains = e.Why, ui.Element{}
	}
	return r
}

// towerRow returns the row of a tower: the place it shows now, its name, and the face that comes next.
func towerRow(button ui.Element, name string, f show.TowerFaces) sheetRow {
	return sheetRow{button: button, names: []string{name}, bold: true, next: f.Roof, turns: true,
		face: ui.Element{ID: button.ID + ".face", Look: board.LookForecast, Label: name, Crest: ui.NoCrest, Icons: []ui.Icon{{Kind: show.IconAction, What: uint8(f.Action)}}}}
}

// yieldOf puts what a place gives into a row.
func (sh *sheet) yieldOf(r *sheetRow, y *show.Yield) {
	if y.Nothing || len(y.Costs)+len(y.Gives) == 0 {
		r.why = y.Short.In(sh.a.Words())
		return
	}
	costs := y.Costs
	if len(y.Gives) > 0 { // the chosen place shows both
		costs = nil
	}
	r.gains = ui.Element{ID: r.button.ID + ".gains", Look: board.LookGains, Paper: true, Label: y.Text.In(sh.a.Words()), Costs: costs, Icons: y.Gives, Checked: y.Either, Align: ui.AlignLeft}
}

// wayRow returns the row of a way.
func (sh *sheet) wayRow(i int, rt *show.Route) sheetRow {
	a := sh.a
	text := rt.Text().In(a.Words())
	target := show.Thing(show.TargetRoute, i)
	b := ui.Element{ID: board.ID(nil, target), Target: target, Role: ui.RoleButton, Look: ui.LookOption, Hint: text + "\n" + sh.way(rt),
		Label: turn.Letter(i) + a.Colon() + a.Told(text, sh.way(rt)), OnPress: func() { sh.turn.ChooseWay(i) }, Checked: sh.turn.Chosen(i)}
	way := *rt
	b.OnHover = func(on bool) { sh.turn.Traced(way, on) }
	r := sheetRow{button: b, letter: turn.Letter(i), names: []string{show.Steps(rt).In(a.Words()), a.Words().Number(len(rt.Spaces))}}
	if costs, gives := rt.Costs(), rt.Icons(); len(costs)+len(gives) > 0 {
		if len(gives) > 0 {
			brings := a.Colon() + rt.Brings().In(a.Words())
			r.button.Hint, r.button.Label = r.button.Hint+brings, r.button.Label+brings
		}
		r.gains = ui.Element{ID: b.ID + ".gains", Look: board.LookGains, Paper: true, Label: r.button.Label, Costs: costs, Icons: gives}
	}
	return r
}

// way names the spaces of a route.
func (sh *sheet) way(rt *show.Route) string {
	var names []string
	for _, s := range rt.Spaces {
		names = append(names, sh.board.PlaceName(s))
	}
	return sh.a.Words().List(names)
}

// optionRow returns the row of an option.
func (sh *sheet) optionRow(o *show.Option) sheetRow {
	e := sh.optionElement(o)
	r := sheetRow{names: sh.namesOf(o)}
	r.face = ui.Element{ID: e.ID + ".face", Look: board.LookChoice, Label: e.Text, Advised: e.Advised, Target: o.Target}
	r.face.Costs, r.face.Icons, r.face.Symbol = sh.picture(o)
	e.Label, e.Text, e.Symbol, e.Advised, e.Costs, e.Icons = e.Text, "", pictures.SymNone, false, nil, nil
	if o.Target.Kind == show.TargetTower {
		r.next, r.turns = sh.board.Model.Faces(touria.Tower(o.Target.N), sh.board.Eyes).Roof, true
		r.face.Icons = []ui.Icon{{Kind: show.IconAction, What: uint8(sh.board.Model.Faces(touria.Tower(o.Target.N), sh.board.Eyes).Action)}}
		r.face.Costs = nil
	}
	r.button = e
	return r
}

// namesOf returns what an option does in words: all of them, and then what it gives or is about, which its picture
// shows.
func (sh *sheet) namesOf(o *show.Option) []string {
	a := sh.a
	list := []string{o.Label.In(a.Words())}
	switch {
	case !o.Leaf() && o.Target.Kind == show.TargetSwords:
		return append(list, a.T("decision.turn_towers.short"))
	case !o.Leaf():
	case o.Decision.Kind == touria.Skip:
		return append(list, a.T("decision.skip.short"))
	case o.Decision.Kind == touria.Stop && sh.turn.View.Phase() == touria.PhaseDragon:
		return append(list, a.T("decision.stop.short"))
	case o.Decision.Kind == touria.Reroll:
		return append(list, a.T("decision.act.dragon"))
	}
	var names []string
	for _, i := range o.Gives {
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
				names = append(names, board.Sentence(a.T("colour."+touria.Colour(i.What).String()+".name")))
			}
		case show.IconItem:
			if i.What < uint8(touria.NoItem) {
				names = append(names, a.T("item."+touria.Item(i.What).String()+".name"))
			}
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

// Sizes of a row.
const (
	rowGap    = 3
	rowHigh   = 64  // at most
	rowTall   = 132 // of one or two with many words
	rowPad    = 5
	rowLines  = 6  // at most
	letterAt  = 25 // the letter of a way
	gainHigh  = 26 // of what is paid and got, below the name
	leastGain = 18
	nextAt    = 28
	leastNext = 22
	emblemAt  = 38
	narrowRow = 170
)

// rowParts are the places in a row.
type rowParts struct {
	letter, face, name, gains, next ui.Rect
	text                            string // the words that have room; none: only the picture
}

// partsOf places what is in a row: at its left the letter or the picture, at its right what comes next, and between them
// the name above, or beside, what is paid and got. Long words narrow the picture; where there is no room for words, it
// stands alone.
func (sh *sheet) partsOf(r *sheetRow, at ui.Rect) rowParts {
	p := sh.partsBeside(r, at, rowHigh-12)
	if p.text == "" && r.face.Look == board.LookChoice {
		if q := sh.partsBeside(r, at, nextAt); q.text != "" {
			return q
		}
	}
	return p
}

// partsBeside places it beside a picture of at most a width.
func (sh *sheet) partsBeside(r *sheetRow, at ui.Rect, most float32) (p rowParts) {
	_, floor := sh.a.TextSize()
	line := floor * ui.LineHeight
	in := ui.Box(at.X+rowPad, at.Y+2, at.W-2*rowPad, at.H-4)
	if r.button.Marked {
		in.W -= ui.MarkSize + 2
	}
	middle := func(d float32) ui.Rect { return ui.Box(in.X, in.Y+(in.H-d)/2, d, d) }
	if r.letter != "" {
		d := min(letterAt, in.H)
		p.letter, in = middle(d), ui.CutLeft(in, d+3)
	}
	whole := in
	if r.face.ID != "" {
		d := min(in.H, most)
		switch {
		case r.turns && at.W < narrowRow: // its name needs the room
			d = min(d, nextAt)
		case r.turns:
			d = min(d, emblemAt)
		}
		p.face, in = middle(d), ui.CutLeft(in, d+3)
		if r.face.Look == board.LookChoice { // costs and gains need more
			p.face.Y, p.face.H = in.Y, in.H
		}
	}
	low := in // where gains and reasons stand, below the name
	if r.turns && at.W > 130 {
		d := min(nextAt, in.H)
		if in.H >= line+leastNext-4 { // below the name
			d = min(d, in.H-line+4)
		}
		p.next = ui.Box(in.X+in.W-d, in.Y+in.H-d, d, d)
		if low.W -= d + 3; in.H < line+d-4 { // the name stands beside it
			in = low
		}
	}
	weight := ui.Regular
	if r.bold {
		weight = ui.Bold
	}
	fits := func(text string, w float32, lines int) bool {
		_, ok := ui.Wrap(sh.a.Config().Measure, text, w, floor, weight, lines)
		return ok && lines > 0 && in.H >= line-.01
	}
	lines := func(r ui.Rect) int { return min(rowLines, int((r.H+.5)/line)) }
	reason := func(w float32) bool { return sh.a.Config().Measure.Width(r.why, floor, ui.Regular) <= w }
	width := func(text string) float32 { return sh.a.Config().Measure.Width(text, floor, weight) + 6 }
	least := max(14, leastGain/sh.a.Scale())
	wide := board.GainsWide(r.gains.Costs, r.gains.Icons, gainHigh)
	for _, size := range [2]float32{gainHigh, least} {
		wide = board.GainsWide(r.gains.Costs, r.gains.Icons, size)
		for _, text := range r.names {
			switch {
			case r.gains.ID != "" && width(text)+wide <= in.W && in.H >= line-.01 && (r.letter != "" || in.H < 2*line):
				p.name, p.gains, p.text = in, in, text
				p.name.W = in.W - wide - 2
				p.gains.X, p.gains.W = in.X+in.W-wide, wide
			case r.gains.ID != "" && fits(text, in.W, 1) && in.H >= line+leastGain && wide <= low.W,
				r.gains.ID == "" && r.why != "" && in.H >= 2*line && fits(text, in.W, 1) && reason(low.W):
				p.name, p.gains, p.text = in, low, text
				p.name.H = max(line, in.H-gainHigh)
				p.gains.Y, p.gains.H = in.Y+p.name.H, in.H-p.name.H
			case r.gains.ID == "" && fits(text, low.W, lines(in)):
				p.name, p.text = low, text
				if air := ui.Box(low.X, low.Y+rowGap, low.W, low.H-rowGap-rowGap); fits(text, air.W, lines(air)) {
					p.name = air // off the edges
				}
			default:
				continue
			}
			return p
		}
	}
	switch {
	case r.gains.ID != "" && wide <= low.W:
		p.gains = low
	case r.face.ID != "":
		p.face = whole
		if r.face.Look != board.LookChoice {
			d := min(whole.W, whole.H)
			p.face = ui.Box(whole.X+(whole.W-d)/2, whole.Y+(whole.H-d)/2, d, d)
		}
	}
	return p
}

// buildRow adds a row.
func (sh *sheet) buildRow(b *ui.Builder, r *sheetRow, at ui.Rect) {
	e := r.button
	e.Rect = at
	p := sh.partsOf(r, at)
	b.Inside(b.Add(e), func() {
		if !p.letter.Empty() {
			b.Add(ui.Element{ID: e.ID + ".letter", Role: ui.RoleLabel, Look: board.LookLetter, Rect: p.letter, Value: r.letter, Label: r.letter, Checked: e.Checked, Silent: true})
		}
		if !p.face.Empty() {
			f := r.face
			f.Role, f.Rect = ui.RoleLabel, p.face
			b.Add(f)
		}
		if p.text != "" {
			name := ui.Element{ID: e.ID + ".words", Role: ui.RoleLabel, Look: ui.LookText, Rect: p.name, Text: p.text, Align: ui.AlignLeft, Lines: rowLines}
			if r.bold {
				name.Look, name.Size = ui.LookHeading, 18
			}
			b.Add(name)
		}
		switch {
		case p.gains.Empty():
		case r.gains.ID != "":
			g := r.gains
			g.Role, g.Rect = ui.RoleLabel, p.gains
			b.Add(g)
		default:
			b.Add(ui.Element{ID: e.ID + ".why", Role: ui.RoleLabel, Look: ui.LookText, Rect: p.gains, Text: r.why, Align: ui.AlignLeft})
		}
		if !p.next.Empty() {
			b.Add(ui.Element{ID: e.ID + ".next", Role: ui.RoleLabel, Look: board.LookNext, Rect: p.next, Paper: true, Silent: true, Icons: []ui.Icon{{Kind: show.IconAction, What: uint8(r.next)}},
				Label: sh.a.T("tower.next", words.Ref("Action", "action."+r.next.String()+".name"))})
		}
	})
}

// grid says how rows lie in a room.
type grid struct {
	columns, rows int
	w, h          float32 // of a row
	gap           float32
	worded        bool // all of them have words
}

// gridOf lays rows in a room: below each other with their words, else side by side, else their pictures alone.
func (sh *sheet) gridOf(rows []sheetRow, room ui.Rect) (g grid) {
	if len(rows) == 0 {
		return grid{columns: 1, rows: 1}
	}
	most, gap := float32(rowHigh), float32(rowGap)
	if rows[0].letter != "" {
		most = 46
	} else if len(rows) < 3 { // long words may need it
		most = rowTall
	}
	const leastFace = 60
	var mute *grid // the best without words
	finger := float32(44)
	for _, touch := range []float32{finger, min(finger, 44/sh.a.Scale())} { // large text makes everything larger
		if touch < finger {
			gap = 3
		}
		for columns := 1; columns == 1 || (room.W+gap)/float32(columns)-gap >= leastFace; columns++ {
			g = grid{columns: columns, rows: (len(rows) + columns - 1) / columns, gap: gap, worded: true}
			g.w = (room.W+gap)/float32(columns) - gap
			g.h = min(most, (room.H+gap)/float32(g.rows)-gap)
			if g.h < touch-.01 {
				continue
			}
			silent := 0
			for i := range rows {
				if p := sh.partsOf(&rows[i], ui.Box(0, 0, g.w, g.h)); p.text == "" && (p.gains.Empty() || rows[i].letter != "" || rows[i].bold) {
					silent++
				}
			}
			g.worded = silent == 0 || silent*4 < len(rows) && rows[0].letter == ""
			for h := float32(rowHigh); g.worded && h < g.h; h += rowPad { // no higher than words need it
				if !slices.ContainsFunc(rows, func(r sheetRow) bool { return sh.partsOf(&r, ui.Box(0, 0, g.w, h)).text != r.names[0] }) {
					if h > rowHigh {
						h += rowPad // some air
					}
					g.h = min(g.h, h)
				}
			}
			if g.worded {
				return g
			}
			if (columns > 2 || len(rows) == 1) && rows[0].letter == "" && mute == nil {
				mute = &grid{columns: g.columns, rows: g.rows, w: g.w, h: g.h, gap: g.gap}
			}
		}
	}
	if mute != nil {
		return *mute
	}
	// Not all of them have room: pages.
	g = grid{columns: 1, w: room.W, h: 44, gap: rowGap, worded: true}
	if wide := (room.W - rowGap) / 2; wide >= 100 {
		g.columns, g.w = 2, wide
		for i := range rows {
			if p := sh.partsOf(&rows[i], ui.Box(0, 0, wide, g.h)); p.text == "" && rows[i].letter != "" {
				g.columns, g.w = 1, room.W
			}
		}
	}
	g.h = min(g.h, max(44/sh.a.Scale(), room.H))
	g.rows = max(1, int((room.H+g.gap)/(g.h+g.gap)))
	return g
}

// height returns how high a grid is with n rows.
func (g *grid) height(n int) float32 {
	if n == 0 {
		return 0
	}
	lines := min(g.rows, (n+g.columns-1)/g.columns)
	return float32(lines)*(g.h+g.gap) - g.gap
}

// buildRows adds rows in a room. A turner leads to those that have no room.
func (sh *sheet) buildRows(b *ui.Builder, rows []sheetRow, room ui.Rect) {
	if len(rows) == 0 {
		return
	}
	g := sh.gridOf(rows, room)
	fit := g.columns * g.rows
	first, last := 0, len(rows)
	if len(rows) > fit { // one place is the turner's
		each := max(1, fit-1)
		sh.turn.Page %= (len(rows) + each - 1) / each
		first = sh.turn.Page * each
		last = min(first+each, len(rows))
	}
	place := func(n int) ui.Rect {
		return ui.Box(room.X+float32(n%g.columns)*(g.w+g.gap), room.Y+float32(n/g.columns)*(g.h+g.gap), g.w, g.h)
	}
	for n := range rows[first:last] {
		sh.buildRow(b, &rows[first+n], place(n))
	}
	if last-first < len(rows) {
		b.Add(ui.Element{ID: "table.option.more", Role: ui.RoleButton, Look: ui.LookOption, Label: sh.a.T("decision.more"), Hint: sh.a.T("decision.more"),
			Text: sh.a.T("decision.more.count", words.Num("Count", len(rows)-(last-first))), Rect: place(last - first), OnPress: func() { sh.turn.Page++; sh.a.Expire() }})
	}
}
