package table

import (
	"cmp"
	"fmt"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// The set-up is the table seen from above: the board in the middle, and at each side a chair
// and before it the place of whoever sits there.

// Build adds the table with its places, what concerns all of them, and the buttons.
func (s *setup) Build(b *ui.Builder) {
	a := s.App
	s.remember()
	screen := a.Screen()
	b.Panel("setup.ground", a.Window(), board.LookFloor)
	edge := float32(34) // of the floor, on which the chairs are
	if a.Phone() {
		edge = 13
		if screen.H < 320 {
			edge = 8
		}
	}
	in := b.Panel("setup", screen.Inset(edge), board.LookOak)
	var places [rules.Seats]ui.Rect
	b.Inside(in, func() {
		if board.Upright(screen) {
			places = s.buildUpright(b, screen.Inset(edge+6))
		} else {
			places = s.buildWide(b, screen.Inset(edge+min(12, edge*.7)))
		}
	})
	for seat, r := range places { // the chairs are half below the table
		x, y := r.Center()
		long := func(d float32) float32 { return min(d*.7, 200) }
		var chair ui.Rect
		switch rules.Seat(seat) {
		case rules.S:
			chair = ui.Box(x-long(r.W)/2, screen.Y+screen.H-edge, long(r.W), edge-2)
		case rules.N:
			chair = ui.Box(x-long(r.W)/2, screen.Y+2, long(r.W), edge-2)
		case rules.W:
			chair = ui.Box(screen.X+2, y-long(r.H)/2, edge-2, long(r.H))
		case rules.E:
			chair = ui.Box(screen.X+screen.W-edge, y-long(r.H)/2, edge-2, long(r.H))
		}
		p := &s.seats[seat]
		e := ui.Element{ID: "setup.chair." + rules.Seat(seat).String(), Role: ui.RolePanel, Look: board.LookChair, Rect: chair, Crest: ui.NoCrest}
		if p.taken {
			e.Crest = p.crest
		}
		b.Add(e)
	}
}

// buildWide lays a table that is wider than high.
func (s *setup) buildWide(b *ui.Builder, in ui.Rect) (places [rules.Seats]ui.Rect) {
	a := s.App
	gap, bar, frame := float32(10), float32(54), float32(9)
	if a.Phone() {
		gap, bar, frame = 6, max(44, min(48, in.H*.13)), 5
	}
	side := min(in.W*.245, 300)
	short := in.H < 310 // the seed is below the map
	if short {
		side = max(side, min(156, in.W*.29))
	}
	left := ui.Box(in.X, in.Y, side, in.H)
	right := ui.Box(in.X+in.W-side, in.Y, side, in.H)
	mid := ui.Box(in.X+side+2*gap, in.Y, in.W-2*side-4*gap, in.H)
	high := max(64, min(126, in.H*.205))
	wide := min(mid.W, 480)
	places[rules.N] = ui.Box(mid.X+(mid.W-wide)/2, in.Y, wide, high)
	places[rules.S] = ui.Box(mid.X+(mid.W-wide)/2, in.Y+in.H-high, wide, high)
	top := in.Y // of what is free at both sides
	if !a.Phone() {
		b.Heading("setup.title", ui.Box(left.X, in.Y, side, 40), a.T("setup.title"), 28)
		top += 40 + gap
	}
	rulesHigh := 2*bar + gap
	table := ui.Box(mid.X, in.Y+high+gap, mid.W, in.H-2*(high+gap))
	seed := ui.Box(right.X, top+bar+gap, side, bar)
	if short {
		rulesHigh = bar
		table.H -= bar
		seed = ui.Box(mid.X, table.Y+table.H, mid.W, bar)
	}
	s.buildHouse(b, ui.Box(left.X, top, side, rulesHigh))
	s.buildStart(b, ui.Box(right.X, top, side, bar))
	s.buildSeed(b, seed)
	free := ui.Box(0, top+rulesHigh+gap, 0, in.Y+in.H-top-rulesHigh-bar-2*gap)
	tall := min(free.H, 270)
	_, y := in.Center()
	y = max(free.Y, min(y-tall/2, free.Y+free.H-tall))
	places[rules.W] = ui.Box(left.X, y, side, tall)
	places[rules.E] = ui.Box(right.X, y, side, tall)
	s.buildMap(b, table, frame)
	for seat, r := range places {
		s.buildPlace(b, rules.Seat(seat), r)
	}
	foot := in.Y + in.H - bar
	b.Button("setup.back", ui.Box(left.X, foot, side, bar), a.T("setup.back"), a.Pop)
	b.Primary("setup.begin", ui.Box(right.X, foot, side, bar), a.T("setup.begin"), s.begin)
	return places
}

// buildUpright lays a table that is higher than wide: what concerns all is below the places.
func (s *setup) buildUpright(b *ui.Builder, in ui.Rect) (places [rules.Seats]ui.Rect) {
	a := s.App
	const gap = 6
	bar := max(44, min(52, in.H*.065))
	low := 4 * (bar + gap)
	r := ui.Box(in.X, in.Y, in.W, in.H-low)
	high := min(124, r.H*.235)
	tall := r.H - 2*high - 2*gap
	side := max(r.W*.29, min(104, r.W*.32))
	places[rules.N] = ui.Box(r.X, r.Y, r.W, high)
	places[rules.S] = ui.Box(r.X, r.Y+r.H-high, r.W, high)
	if y, below := r.Y+high+gap, tall*.58-gap; below >= 165 { // the map gets all the width
		s.buildMap(b, ui.Box(r.X, y, r.W, tall-below-gap), 4)
		side = (r.W - gap) / 2
		places[rules.W] = ui.Box(r.X, y+tall-below, side, below)
		places[rules.E] = ui.Box(r.X+r.W-side, y+tall-below, side, below)
	} else {
		beside := min(tall, side*2.1)
		places[rules.W] = ui.Box(r.X, y+(tall-beside)/2, side, beside)
		places[rules.E] = ui.Box(r.X+r.W-side, y+(tall-beside)/2, side, beside)
		s.buildMap(b, ui.Box(r.X+side+gap, y, r.W-2*side-2*gap, tall), 4)
	}
	for seat, r := range places {
		s.buildPlace(b, rules.Seat(seat), r)
	}
	row := func(i float32) ui.Rect { return ui.Box(in.X, r.Y+r.H+gap+i*(bar+gap), in.W, bar) }
	s.buildHouse(b, row(0))
	s.buildStart(b, row(1))
	s.buildSeed(b, row(2))
	b.Button("setup.back", ui.Row(row(3), 0, 2, gap), a.T("setup.back"), a.Pop)
	b.Primary("setup.begin", ui.Row(row(3), 1, 2, gap), a.T("setup.begin"), s.begin)
	return places
}

// buildMap adds the framed board in the middle of a part of the table.
func (s *setup) buildMap(b *ui.Builder, free ui.Rect, frame float32) {
	free = free.Inset(frame + 2)
	w := min(free.W, board.MapWide(free.H))
	b.Panel("setup.map", ui.Centred(free, w, board.MapHigh(w)), board.LookMap)
	b.Last().Size = frame
}

// PlaceParts returns the rectangles of the portrait and of the plate with the texts at a place of
// the set-up's table.
func PlaceParts(r ui.Rect) (face, plate ui.Rect) {
	in := r.Inset(min(7, r.W*.05))
	if stacked(r) {
		d := min(in.W*.8, in.H-88, in.H*.56)
		if in.W < 150 { // names need two lines
			d = min(d, in.H-108)
		}
		return ui.Box(in.X+(in.W-d)/2, in.Y, d, d), ui.Box(in.X, in.Y+d+2, in.W, in.H-d-2)
	}
	d := min(in.H, in.W*.34)
	if in.W < 240 { // the plate needs the room
		d = min(d, in.W*.2)
	}
	return ui.Box(in.X, in.Y+(in.H-d)/2, d, d), ui.Box(in.X+d+7, in.Y, in.W-d-7, in.H)
}

// stacked reports whether the portrait of a place is above its plate.
func stacked(r ui.Rect) bool { return r.H > r.W*.75 }

// buildPlace adds the place of a seat: who sits there, how well a bot plays and what the
// player needs; or that somebody may sit down. A press opens all choices.
func (s *setup) buildPlace(b *ui.Builder, seat rules.Seat, r ui.Rect) {
	a := s.App
	p := &s.seats[seat]
	id := "setup.seat." + seat.String()
	kind := a.T("setup.nobody")
	switch {
	case p.taken && p.level == "":
		kind = a.T("setup.human")
	case p.taken:
		kind = levelName(a, p.level)
	}
	e := ui.Element{ID: id + ".kind", Role: ui.RoleButton, Look: board.LookPlace, Rect: r, Value: kind, Crest: ui.NoCrest,
		Label: a.T("seat."+seat.String()+".name") + a.Colon() + a.T("setup.kind"), OnPress: func() { s.chooseKind(seat) }}
	if !p.taken { // it invites
		if stacked(r) {
			e.Inner = ui.Box(r.X+8, r.Y+r.H*.55, r.W-16, r.H*.4)
		} else {
			e.Inner = ui.CutLeft(r.Inset(8), r.H)
		}
		if seat == rules.E && !s.seats[rules.W].taken {
			e.Disabled, e.Why = true, a.T("setup.west.first")
		}
		in := b.Add(e)
		b.Inside(in, func() { b.Paragraph(id+".add", e.Inner, a.T("setup.add"), 3, ui.AlignCentre) })
		return
	}
	hearts, gold := s.goals(p)
	goal := a.T("setup.goal") + a.Colon() + show.Goods(touria.Holdings{Hearts: uint8(hearts), Gold: uint16(gold)}).In(a.Words())
	e.Paper, e.Crest, e.Sitter = true, p.crest, 1+s.faces()[seat]
	e.Hint = p.name + " – " + kind + "\n" + goal
	if line := characterLine(a, p.level); line != "" {
		e.Hint = p.name + " – " + kind + a.Colon() + line + "\n" + goal
	}
	in := b.Add(e)
	_, plate := PlaceParts(r)
	plate = plate.Inset(4)
	margin := float32(0)
	switch {
	case !stacked(r) && r.W > 240: // clear of the nails
		margin = 9
	case r.W > 150:
		margin = 5
	}
	plate.X, plate.W = plate.X+margin, plate.W-2*margin
	small := float32(24)
	if a.Phone() {
		small = 20
	}
	b.Inside(in, func() {
		if said := s.said(p); plate.W > 300 && plate.H > 84 { // there is room for a few words
			w := plate.W * .48
			plate.W -= w
			b.Paragraph(id+".line", ui.Box(plate.X+plate.W, plate.Y, w-2, plate.H), said, 4, ui.AlignCentre)
		}
		lines, align, who := 1, ui.AlignLeft, p.name
		var name, level, goods ui.Rect
		cut := func(h float32) ui.Rect { // from below
			plate.H -= h + 2
			return ui.Box(plate.X, plate.Y+plate.H+2, plate.W, h)
		}
		switch {
		case stacked(r):
			lines, align = 2, ui.AlignCentre
			goods, level, name = cut(small+4), cut(small), plate
		case plate.H > 84:
			lines = 2
			goods, level, name = cut(small+8), cut(small), plate
		default:
			row := cut(small + 2)
			goods = row
			goods.W = min(row.W*.47, 2*(small+3+ui.RowCount)+2)
			goods.X = row.X + row.W - goods.W
			level = ui.Box(row.X, row.Y, row.W-goods.W-4, row.H)
			name = plate
			if s.ownGoal(p) {
				who += " *"
			}
		}
		b.Add(ui.Element{ID: id + ".who", Role: ui.RoleLabel, Look: board.LookName, Rect: name, Inner: name, Text: who, Lines: lines, Align: align, Paper: true, Size: small})
		if n := crowns(p.level); p.level != "" && n > 0 {
			d := min(level.H, (level.W-17)/4)
			row := ui.Box(level.X, level.Y+(level.H-d)/2, 4*d+9, d)
			if align == ui.AlignCentre {
				row.X = level.X + (level.W-row.W)/2
			}
			b.Add(ui.Element{ID: id + ".level", Role: ui.RoleLabel, Look: board.LookLevel, Paper: true, Rect: row, Value: a.Words().Number(n), Label: kind})
		} else {
			b.Label(id+".level", level, kind, align)
		}
		list := []ui.Icon{{Kind: show.IconHeart, Count: hearts}, {Kind: show.IconGold, Count: gold}}
		g := ui.Element{ID: id + ".goal", Role: ui.RoleLabel, Look: ui.LookIcons, Icons: list, Label: goal, Value: fmt.Sprintf("%d/%d", hearts, gold), Size: small}
		star := float32(0)
		if s.ownGoal(p) && who == p.name {
			star = 12
		}
		d := min(goods.H, small, (goods.W-star)/2-3-ui.RowCount) // both icons are seen
		w := 2*(d+3+ui.RowCount) + .5
		g.Rect = ui.Box(goods.X, goods.Y+(goods.H-d)/2, w, d)
		if align == ui.AlignCentre {
			g.Rect.X = goods.X + (goods.W-g.Rect.W-star)/2
		}
		b.Add(g)
		if star > 0 { // it differs from the standard rules
			b.Label(id+".own", ui.Box(g.Rect.X+g.Rect.W, goods.Y, star, goods.H), "*", ui.AlignCentre)
		}
	})
}

// said returns a few words about a player: of a bot what it says of itself, or how its level plays; of a human the
// hint level.
func (s *setup) said(p *setupSeat) string {
	if p.level == "" {
		return s.App.T("lesson.level") + s.App.Colon() + hintLevelName(s.App, p.hints)
	}
	return cmp.Or(characterLine(s.App, p.level), levelLine(s.App, p.level))
}

// ownGoal reports whether a player's goal differs from the game's.
func (s *setup) ownGoal(p *setupSeat) bool {
	return p.hearts != 0 && p.hearts != s.goal() || p.gold != 0 && p.gold != s.goal()
}

// buildOwn adds the seat's own settings: crest, name and, in last, the goal; for a human the
// portrait, too.
func (s *setup) buildOwn(b *ui.Builder, seat rules.Seat, r, last ui.Rect) {
	a := s.App
	p := &s.seats[seat]
	if !p.taken {
		return
	}
	const gap = 6
	d := min(r.H, 56)
	cut := func() ui.Rect {
		at := ui.Box(r.X, r.Y+(r.H-d)/2, d, d)
		r = ui.CutLeft(r, d+gap)
		return at
	}
	if p.level == "" {
		e := board.Portrait("who.human.face", cut(), s.faces()[seat], p.name)
		b.Add(board.ChosenPortrait(a, e, func() { s.nextPortrait(seat) }))
	}
	b.Add(ui.Element{ID: "who.crest", Role: ui.RoleCycle, Look: ui.LookCrest, Rect: cut(), Crest: p.crest,
		Label: a.T("setup.crest"), Hint: a.T("setup.crest"), Value: a.CrestName(p.crest), OnPress: func() { s.nextCrest(seat) }})
	hearts, gold := s.goals(p)
	goal := ui.Element{ID: "who.goal", Role: ui.RoleCycle, Look: ui.LookButton, Value: fmt.Sprintf("%d/%d", hearts, gold), Checked: s.ownGoal(p),
		Label:   a.T("setup.goal") + a.Colon() + show.Goods(touria.Holdings{Hearts: uint8(hearts), Gold: uint16(gold)}).In(a.Words()),
		Icons:   []ui.Icon{{Kind: show.IconHeart, Count: hearts}, {Kind: show.IconGold, Count: gold}},
		OnPress: func() { s.nextGoal(p) }}
	goal.Hint = goal.Label + "\n" + a.T("setup.goal.hint")
	if hearts != 7 || gold != 7 {
		goal.Hint += "\n" + a.T("setup.box.not")
	}
	goal.Rect = last
	if p.level == "" || !a.Phone() { // bots have names of their own, which need the room
		r.W -= d + gap
		b.Icon("who.suggest", ui.Box(r.X+r.W+gap, r.Y+(r.H-d)/2, d, d), pictures.SymNext, a.T("setup.next"), func() {
			p.name, p.named = s.suggestion(seat, p.name), true
		})
	}
	b.Field("who.name", ui.Box(r.X, r.Y+(r.H-d)/2, r.W, d), a.T("setup.name"), p.name, func(text string) { p.name, p.named = text, true })
	b.Add(goal)
}
