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

// Sizes of the set-up.
const (
	floorWide, floorPhone, floorSmall = 34, 13, 8 // of the floor, on which the chairs are
	floorLow                          = 320
	floorRim                          = 2
	oakRim                            = 6
	chairPart, chairMost              = .7, 200
)

// The set-up is the table seen from above: the board in the middle, and at each side a chair
// and before it the place of whoever sits there.

// Build adds the table with its places, what concerns all of them, and the buttons.
func (s *setup) Build(b *ui.Builder) {
	a := s.App
	s.remember()
	screen := a.Screen()
	b.Panel("setup.ground", a.Window(), board.LookFloor)
	edge := float32(floorWide)
	switch {
	case a.Phone() && screen.H < floorLow:
		edge = floorSmall
	case a.Phone():
		edge = floorPhone
	}
	in := b.Panel("setup", screen.Inset(edge), board.LookOak)
	var places [rules.Seats]ui.Rect
	b.Inside(in, func() {
		if board.Upright(screen) {
			places = s.buildUpright(b, screen.Inset(edge+oakRim))
		} else {
			places = s.buildWide(b, screen.Inset(edge+min(2*oakRim, edge*chairPart)))
		}
	})
	for seat, r := range places { // the chairs are half below the table
		chair := chairAt(screen.Inset(floorRim), r, rules.Seat(seat), edge-floorRim)
		p := &s.seats[seat]
		e := ui.Element{ID: "setup.chair." + rules.Seat(seat).String(), Role: ui.RolePanel, Look: board.LookChair, Rect: chair, Crest: ui.NoCrest}
		if p.Taken {
			e.Crest = p.Crest
		}
		b.Add(e)
	}
}

// chairAt returns where the chair of a seat stands at the edge of the floor, which goes deep into it.
func chairAt(floor, place ui.Rect, seat rules.Seat, deep float32) ui.Rect {
	x, y := place.Center()
	wide, high := min(place.W*chairPart, chairMost), min(place.H*chairPart, chairMost)
	switch seat {
	case rules.S:
		_, y = floor.TakeBottom(deep).Center()
		high = deep
	case rules.N:
		_, y = floor.TakeTop(deep).Center()
		high = deep
	case rules.W:
		x, _ = floor.TakeLeft(deep).Center()
		wide = deep
	case rules.E:
		x, _ = floor.TakeRight(deep).Center()
		wide = deep
	}
	return ui.Around(x, y, wide, high)
}

// oak are the sizes on a table that is wider than high.
type oak struct{ gap, bar, frame float32 }

// Sizes on the table.
const (
	oakBar, oakSide, sidePart          = .13, 300, .245 // of a phone's buttons, in parts of the table; of what is at both sides
	shortOak, shortSide, shortPart     = 310, 156, .29
	leastPlace, mostPlace, placePart   = 64, 126, .205 // the height of a place above or below the map
	placeWide, placeTall               = 480, 270
	oakTitle                           = 40
	uprightGap, uprightRows            = 6, 4
	uprightBar, barMost, uprightPart   = 44, 52, .065
	uprightPlace, uprightHigh          = 124, .235
	uprightSide, sideMost, besidePart  = .29, 104, .32
	belowLeast, belowPart, tallestPart = 165, .58, 2.1
	uprightFrame                       = 4
)

// buildWide lays a table that is wider than high.
func (s *setup) buildWide(b *ui.Builder, in ui.Rect) (places [rules.Seats]ui.Rect) {
	a := s.App
	v := oak{gap: 10, bar: 54, frame: 9}
	if a.Phone() {
		v = oak{gap: 6, bar: max(uprightBar, min(48, in.H*oakBar)), frame: 5}
	}
	side := min(in.W*sidePart, oakSide)
	short := in.H < shortOak // the seed is below the map
	if short {
		side = max(side, min(shortSide, in.W*shortPart))
	}
	mid := in
	left, right := mid.TakeLeft(side, 2*v.gap), mid.TakeRight(side, 2*v.gap)
	back, begin := left.TakeBottom(v.bar, v.gap), right.TakeBottom(v.bar, v.gap)
	high := max(leastPlace, min(mostPlace, in.H*placePart))
	places[rules.N] = ui.Centred(mid.TakeTop(high, v.gap), placeWide, high)
	places[rules.S] = ui.Centred(mid.TakeBottom(high, v.gap), placeWide, high)
	if !a.Phone() {
		b.Heading("setup.title", left.TakeTop(oakTitle, v.gap), a.T("setup.title"), 28)
		right.TakeTop(oakTitle, v.gap)
	}
	house := v.bar
	if !short {
		house += v.gap + v.bar
	}
	s.buildHouse(b, left.TakeTop(house, v.gap))
	s.buildStart(b, right.TakeTop(v.bar, v.gap))
	if short {
		s.buildSeed(b, mid.TakeBottom(v.bar))
	} else {
		s.buildSeed(b, right.TakeTop(v.bar, v.gap))
	}
	tall := min(left.H, placeTall)
	_, y := in.Center()
	for i, r := range [...]ui.Rect{left, right} {
		x, _ := r.Center()
		places[[...]rules.Seat{rules.W, rules.E}[i]] = ui.Around(x, y, side, tall).Within(r)
	}
	s.buildMap(b, mid, v.frame)
	for seat, r := range places {
		s.buildPlace(b, rules.Seat(seat), r)
	}
	b.Button("setup.back", back, a.T("setup.back"), a.Pop)
	b.Primary("setup.begin", begin, a.T("setup.begin"), s.begin)
	return places
}

// buildUpright lays a table that is higher than wide: what concerns all is below the places.
func (s *setup) buildUpright(b *ui.Builder, in ui.Rect) (places [rules.Seats]ui.Rect) {
	a := s.App
	bar := max(uprightBar, min(barMost, in.H*uprightPart))
	low := in.TakeBottom(uprightRows*(bar+uprightGap)-uprightGap, uprightGap)
	high := min(uprightPlace, in.H*uprightHigh)
	side := max(in.W*uprightSide, min(sideMost, in.W*besidePart))
	places[rules.N], places[rules.S] = in.TakeTop(high, uprightGap), in.TakeBottom(high, uprightGap)
	if below := in.H*belowPart - uprightGap; below >= belowLeast { // the map gets all the width
		ui.Spread(in.TakeBottom(below, uprightGap), uprightGap, &places[rules.W], &places[rules.E])
	} else {
		beside := min(in.H, side*tallestPart)
		places[rules.W] = ui.Centred(in.TakeLeft(side, uprightGap), side, beside)
		places[rules.E] = ui.Centred(in.TakeRight(side, uprightGap), side, beside)
	}
	s.buildMap(b, in, uprightFrame)
	for seat, r := range places {
		s.buildPlace(b, rules.Seat(seat), r)
	}
	row := func() ui.Rect { return low.TakeTop(bar, uprightGap) }
	s.buildHouse(b, row())
	s.buildStart(b, row())
	s.buildSeed(b, row())
	var back, begin ui.Rect
	ui.Spread(row(), uprightGap, &back, &begin)
	b.Button("setup.back", back, a.T("setup.back"), a.Pop)
	b.Primary("setup.begin", begin, a.T("setup.begin"), s.begin)
	return places
}

// buildMap adds the framed board in the middle of a part of the table.
func (s *setup) buildMap(b *ui.Builder, free ui.Rect, frame float32) {
	free = free.Inset(frame + cutGap)
	w := min(free.W, board.MapWide(free.H))
	b.Panel("setup.map", ui.Centred(free, w, board.MapHigh(w)), board.LookMap)
	b.Last().Size = frame
}

// buildPlace adds the place of a seat: who sits there, how well a bot plays and what the
// player needs; or that somebody may sit down. A press opens all choices.
func (s *setup) buildPlace(b *ui.Builder, seat rules.Seat, r ui.Rect) {
	a := s.App
	p := &s.seats[seat]
	id := "setup.seat." + seat.String()
	kind := a.T("setup.nobody")
	switch {
	case p.Taken && p.Level == "":
		kind = a.T("setup.human")
	case p.Taken:
		kind = levelName(a, p.Level)
	}
	e := ui.Element{ID: id + ".kind", Role: ui.RoleButton, Look: board.LookPlace, Rect: r, Value: kind, Crest: ui.NoCrest,
		Label: a.T("seat."+seat.String()+".name") + a.Colon() + a.T("setup.kind"), OnPress: func() { s.chooseKind(seat) }}
	if !p.Taken { // it invites
		if board.Stacked(r) {
			e.Inner = r.Trim(addRim, 0)
			e.Inner.TakeTop(r.H * addBelow)
			e.Inner.H = r.H * addHigh
		} else {
			e.Inner = ui.CutLeft(r.Inset(addRim), r.H)
		}
		if seat == rules.E && !s.seats[rules.W].Taken {
			e.Disabled, e.Why = true, a.T("setup.west.first")
		}
		in := b.Add(e)
		b.Inside(in, func() { b.Paragraph(id+".add", e.Inner, a.T("setup.add"), 3, ui.AlignCentre) })
		return
	}
	hearts, gold := s.goals(p)
	goal := a.T("setup.goal") + a.Colon() + show.Goods(touria.Holdings{Hearts: uint8(hearts), Gold: uint16(gold)}).In(a.Words())
	e.Paper, e.Crest, e.Sitter = true, p.Crest, 1+s.faces()[seat]
	e.Hint = p.Name + " – " + kind + "\n" + goal
	if line := characterLine(a, p.Level); line != "" {
		e.Hint = p.Name + " – " + kind + a.Colon() + line + "\n" + goal
	}
	in := b.Add(e)
	_, plate := board.PlaceParts(r)
	plate = plate.Inset(plateRim)
	switch {
	case !board.Stacked(r) && r.W > nailed: // clear of the nails
		plate = plate.Trim(plateNails, 0)
	case r.W > roomy:
		plate = plate.Trim(plateAir, 0)
	}
	small := float32(textLarge)
	if a.Phone() {
		small = textPhone
	}
	b.Inside(in, func() {
		if said := s.said(p); plate.W > talkative && plate.H > twoLines { // there is room for a few words
			line := plate.TakeRight(plate.W * talkPart)
			line.TakeRight(cutGap)
			b.Paragraph(id+".line", line, said, 4, ui.AlignCentre)
		}
		lines, align, who := 1, ui.AlignLeft, p.Name
		var name, level, goods ui.Rect
		cut := func(h float32) ui.Rect { return plate.TakeBottom(h, cutGap) }
		switch {
		case board.Stacked(r):
			lines, align = 2, ui.AlignCentre
			goods, level, name = cut(small+plateRim), cut(small), plate
		case plate.H > twoLines:
			lines = 2
			goods, level, name = cut(small+2*plateRim), cut(small), plate
		default:
			level = cut(small + cutGap)
			goods = level.TakeRight(min(level.W*goodsPart, goalWide(small)+cutGap), plateRim)
			name = plate
			if s.ownGoal(p) {
				who += " *"
			}
		}
		b.Add(ui.Element{ID: id + ".who", Role: ui.RoleLabel, Look: board.LookName, Rect: name, Inner: name, Text: who, Lines: lines, Align: align, Paper: true, Size: small})
		if n := crowns(p.Level); p.Level != "" && n > 0 {
			d := min(level.H, (level.W-crownsAir)/crownsMost)
			row := lined(level, crownsMost*d+crownsGaps, d, align)
			b.Add(ui.Element{ID: id + ".level", Role: ui.RoleLabel, Look: board.LookLevel, Paper: true, Rect: row, Value: a.Words().Number(n), Label: kind})
		} else {
			b.Label(id+".level", level, kind, align)
		}
		list := []ui.Icon{{Kind: show.IconHeart, Count: hearts}, {Kind: show.IconGold, Count: gold}}
		g := ui.Element{ID: id + ".goal", Role: ui.RoleLabel, Look: ui.LookIcons, Icons: list, Label: goal, Value: fmt.Sprintf("%d/%d", hearts, gold), Size: small}
		star := float32(0)
		if s.ownGoal(p) && who == p.Name {
			star = starWide
		}
		d := min(goods.H, small, (goods.W-star-goalWide(0))/2) // both icons are seen
		g.Rect = lined(goods, goalWide(d)+goalSlack+star, d, align)
		own := g.Rect.TakeRight(star)
		b.Add(g)
		if star > 0 { // it differs from the standard rules
			own.Y, own.H = goods.Y, goods.H
			b.Label(id+".own", own, "*", ui.AlignCentre)
		}
	})
}

// Sizes of a place.
const (
	addRim, addBelow, addHigh      = 8, .55, .4 // of what invites somebody: round it, above it and its height in parts of the place
	plateRim, plateNails, plateAir = 4, 9, 5
	nailed, roomy                  = 240, 150 // in such widths the plate has nails, or air
	textLarge, textPhone           = 24, 20
	talkative, twoLines            = 300, 84 // a plate has room for a few words, for two lines
	talkPart, goodsPart            = .48, .47
	cutGap                         = 2
	crownsMost, crownsGaps         = 4, 9
	crownsAir                      = 17
	starWide                       = 12
	goalSlack                      = .5
	goalGap                        = 3
	ownGap, ownMost                = 6, 56
)

// goalWide returns the width of hearts and gold with their numbers, each high.
func goalWide(high float32) float32 { return 2 * (high + goalGap + ui.RowCount) }

// lined returns the rectangle of a size in the middle of a line, or at its left.
func lined(line ui.Rect, w, h float32, align ui.Align) ui.Rect {
	x, y := line.Center()
	r := ui.Around(x, y, w, h)
	if align != ui.AlignCentre {
		r.X = line.X
	}
	return r
}

// said returns a few words about a player: of a bot what it says of itself, or how its level plays; of a human the
// hint level.
func (s *setup) said(p *setupSeat) string {
	if p.Level == "" {
		return s.App.T("lesson.level") + s.App.Colon() + hintLevelName(s.App, p.hints)
	}
	return cmp.Or(characterLine(s.App, p.Level), levelLine(s.App, p.Level))
}

// chooseKind opens the dialog that chooses who plays a seat. At an empty seat a
// bot sits down at once, which saves a press.
func (s *setup) chooseKind(seat rules.Seat) {
	if !s.seats[seat].Taken {
		s.choose(seat, true, s.newcomer(seat))
	}
	a := s.App
	a.Push(&seatChooser{Popup: ui.Popup{App: a}, title: a.T("seat." + seat.String() + ".who"), human: true, nobody: s.mayEmpty(seat),
		player: func() (bool, string) { return s.seats[seat].Taken, s.seats[seat].Level },
		choose: func(taken bool, level string) { s.choose(seat, taken, level) }, hints: &s.seats[seat].hints,
		face:  func() int { return s.faces()[seat] },
		own:   func(b *ui.Builder, r, goal ui.Rect) { s.buildOwn(b, seat, r, goal) },
		named: func(temper string) string { return characterName(a, temper, s.Called(int(seat))) }})
}

// buildOwn adds the seat's own settings: crest, name and, in last, the goal; for a human the
// portrait, too.
func (s *setup) buildOwn(b *ui.Builder, seat rules.Seat, r, last ui.Rect) {
	a := s.App
	p := &s.seats[seat]
	if !p.Taken {
		return
	}
	d := min(r.H, ownMost)
	cut := func() ui.Rect { return ui.Centred(r.TakeLeft(d, ownGap), d, d) }
	if p.Level == "" {
		e := board.Portrait("who.human.face", cut(), s.faces()[seat], p.Name)
		b.Add(board.ChosenPortrait(a, e, func() { s.nextPortrait(seat) }))
	}
	b.Add(ui.Element{ID: "who.crest", Role: ui.RoleCycle, Look: ui.LookCrest, Rect: cut(), Crest: p.Crest,
		Label: a.T("setup.crest"), Hint: a.T("setup.crest"), Value: a.CrestName(p.Crest), OnPress: func() { s.NextCrest(int(seat)) }})
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
	if p.Level == "" || !a.Phone() { // bots have names of their own, which need the room
		b.Icon("who.suggest", ui.Centred(r.TakeRight(d, ownGap), d, d), pictures.SymNext, a.T("setup.next"), func() {
			p.Name, p.Named = s.Suggestion(int(seat), p.Name), true
		})
	}
	b.Field("who.name", ui.Centred(r, r.W, d), a.T("setup.name"), p.Name, func(text string) { p.Name, p.Named = text, true })
	b.Add(goal)
}
