package table

import (
	"strconv"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// The sheet has a place of its own on the table, above the main button. It lists in words what the things of the
// table show: the viewer's four places, the ways to a chosen one, what can be done there, or an offer. The herald's
// advice stands there, too. Nothing else on the table moves when it opens.

// panelUsed reports whether the sheet has anything to show.
func (sh *sheet) panelUsed() bool {
	return sh.turn.Deciding && !sh.turn.Forced() && (sh.turn.HeraldShown() || sh.turn.TowerPicked() || len(sh.rows()) > 0)
}

// sheetHead is what stands above the rows: a picture, a title, and what the place gives.
type sheetHead struct {
	title string
	short string     // the same in fewer words, ""
	face  ui.Element // no id: none
	yield *show.Yield
}

// headOf returns the head of what the sheet shows now.
func (sh *sheet) headOf() (h sheetHead) {
	a := sh.a
	m := &sh.board.Model
	emblem := func(kind ui.IconKind, what uint8) ui.Element {
		return ui.Element{ID: "table.panel.face", Role: ui.RoleLabel, Look: board.LookForecast, Crest: ui.NoCrest, Label: h.title, Icons: []ui.Icon{{Kind: kind, What: what}}}
	}
	switch {
	case sh.turn.TowerPicked():
		f := &sh.turn.Forecast
		h.title, h.yield = a.T("action."+f.Action.String()+".name"), &f.Yield
		h.face = emblem(show.IconAction, uint8(f.Action))
	case len(sh.turn.Path) > 0:
		if g := sh.turn.Choices.Find(sh.turn.Path[len(sh.turn.Path)-1]); g != nil {
			h.title = g.Label.In(a.Words())
		}
	case sh.turn.AtStart() && sh.turn.Chooses():
		h.title = a.T("table.places")
	case sh.turn.View.Phase() == touria.PhaseJoin && m.Active < rules.NoSeat && m.Dest < touria.NoSpace:
		h.title = sh.board.PlaceName(m.Dest)
		if m.Active != sh.board.Viewer {
			h.title, h.short = sh.board.Names[m.Active]+a.Colon()+h.title, h.title
		}
		h.face = ui.Element{ID: "table.panel.face", Role: ui.RoleLabel, Look: board.LookPerson, Label: sh.board.Names[m.Active], Target: show.Thing(show.TargetSeat, m.Active)}
	case sh.turn.View.Phase() == touria.PhaseMine:
		h.title = sh.board.PlaceName(m.Heroes)
	case m.Dest < touria.NoSpace && sh.turn.View.Phase() != touria.PhaseStart:
		h.title = sh.board.PlaceName(m.Dest)
		h.face = emblem(show.IconSpace, uint8(m.Dest))
	}
	h.face.Label = h.title
	return h
}

// headHigh returns how high a head is in a width: a picture beside two lines, or a title alone.
func (sh *sheet) headHigh(h *sheetHead, w float32) float32 {
	switch {
	case h.title == "":
		return 0
	case h.yield != nil:
		return headTall
	case h.face.ID != "":
		return faceHigh
	}
	return sh.titleHeight(h.title, w)
}

// headFor returns how high the head is where rows need their room: what a place gives stands in a line at least.
func (sh *sheet) headFor(h *sheetHead, rows []sheetRow, room ui.Rect) float32 {
	list := []float32{sh.headHigh(h, room.W)}
	if h.yield != nil {
		list = append(list, headGains, headLine)
	}
	for _, high := range list {
		if high > 0 && room.H-high-headGap >= sh.leastRows(rows, room) {
			return high
		}
	}
	if h.yield != nil && room.H >= headLine+headGap+faceHigh/sh.a.Scale() {
		return headLine
	}
	return 0
}

// buildHead adds the head at the top of the room, which gets smaller.
func (sh *sheet) buildHead(b *ui.Builder, h *sheetHead, room *ui.Rect, high float32) {
	r := room.TakeTop(high, headGap)
	_, floor := sh.a.TextSize()
	if h.face.ID != "" {
		f := h.face
		d := min(high-headGap, faceHigh)
		r.TakeLeft(faceAir)
		f.Rect = ui.Centred(r.TakeLeft(d, 2*faceAir), d, d)
		b.Add(f)
	}
	title := ui.Element{ID: "table.panel.title", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: r, Text: h.title, Size: 22, Lines: 2}
	if h.face.ID != "" {
		title.Align = ui.AlignLeft
	}
	if _, ok := ui.Wrap(sh.a.Config().Measure, title.Text, r.W, floor, ui.Bold, title.Lines); !ok && h.short != "" {
		title.Text, title.Label = h.short, h.title // the picture shows who it is
	}
	if h.yield == nil {
		b.Add(title)
		return
	}
	text := turn.YieldText(sh.a.Words(), h.yield)
	line := floor * ui.LineHeight
	said := r
	title.Lines, title.Rect = 1, said.TakeTop(max(0, min(titleLine, high-gainHigh)))
	gives := ui.Element{ID: "table.yield", Role: ui.RoleLabel, Look: board.LookGains, Rect: said, Paper: true, Label: text, Marked: h.yield.Reveals, Checked: h.yield.Either,
		Costs: h.yield.Costs, Icons: h.yield.Gives, Align: ui.AlignLeft}
	words := board.Sentence(h.yield.Text.In(sh.a.Words()))
	_, fits := ui.Wrap(sh.a.Config().Measure, words, said.W, floor, ui.Regular, 1)
	if len(gives.Costs)+len(gives.Icons) == 0 && fits && said.H >= line-headGap {
		gives.Look, gives.Text, gives.Lines = ui.LookText, words, 1
	}
	if _, ok := ui.Wrap(sh.a.Config().Measure, h.title, r.W, floor, ui.Bold, 1); ok && title.Rect.H >= line-1 {
		b.Add(title)
	} else { // the prompt names the place
		gives.Rect = r
	}
	b.Add(gives)
}

// afterSpace returns how high the faces after the tower's turn are, with their words if there is room.
func afterSpace(free float32) float32 {
	switch {
	case free >= afterText+afterHigh:
		return afterText + afterHigh
	case free >= leastAfter:
		return min(free, afterHigh)
	}
	return 0
}

// afterFace is the size of a face: in parts of its row's height, narrower than its cell, and at most.
type afterFace struct{ part, air, most float32 }

var ownAfter, otherAfter = afterFace{.86, 4, 46}, afterFace{.72, 8, 38}

// buildAfter shows the four faces of the chosen tower after its turn, with the crests of who will see them: the
// viewer's own first and larger.
func (sh *sheet) buildAfter(b *ui.Builder, r ui.Rect) {
	a := sh.a
	if r.H >= afterText+leastAfter {
		text := a.T("tower.after")
		if normal, least := a.TextRoom(text); min(normal, least) <= r.W {
			b.Add(ui.Element{ID: "table.forecast", Role: ui.RoleLabel, Look: ui.LookText, Rect: r.TakeTop(afterText), Text: text})
		}
	}
	for i := range rules.Seats {
		s := (sh.board.Eyes + rules.Seat(i)) & 3
		at, v := ui.Row(r, i, rules.Seats, headGap), otherAfter
		if i == 0 {
			v = ownAfter
		}
		d := min(at.H*v.part, at.W-v.air, v.most)
		action := "action." + sh.turn.Forecast.Faces.After[s].String() + ".name"
		e := ui.Element{ID: "table.forecast." + s.String(), Role: ui.RoleLabel, Look: board.LookForecast, Rect: ui.Centred(at, d, d), Crest: ui.NoCrest,
			Label: a.T(action), Icons: []ui.Icon{{Kind: show.IconAction, What: uint8(sh.turn.Forecast.Faces.After[s])}}}
		if sh.board.Model.Players[s].Taken {
			e.Crest, e.Label = sh.board.Crests[s], a.T("tower.forecast", words.Lit("Name", sh.board.Names[s]), words.Ref("Action", action))
		}
		b.Add(e)
	}
}

// shrunk returns a sheet that is no larger than its rows, above the main button, and the room that it leaves.
func (sh *sheet) shrunk(box *board.Boxes, rows []sheetRow) (r, rest ui.Rect) {
	rest = box.Sheet
	least, spare := float32(leastRest), []float32{leastRest + sheetGap, 0} // for the others' turns
	if box.MarketRoom.Overlaps(rest) {
		least, spare = tabsHigh, []float32{board.MarketStrip + 2*sheetGap, tabsHigh + sheetGap, 0} // or the market
	}
	var room ui.Rect
	for _, high := range spare { // as long as all rows have words
		room = rest
		room.TakeBottom(high)
		if g, _ := sh.underHead(rows, room); g.worded && g.columns*g.rows >= len(rows) {
			break
		}
	}
	r = rest.TakeBottom(min(rest.H, sh.sheetHigh(rows, room)), sheetGap)
	if rest.H < least { // it takes all of its place
		return box.Sheet, ui.Rect{}
	}
	return r, rest
}

// buildRestOfMarket adds as much of the market as has room in what the sheet leaves.
func (sh *sheet) buildRestOfMarket(b *ui.Builder, box board.Boxes, rest ui.Rect) {
	if box.LayoutMarket(rest); !box.Orders[0].Empty() {
		sh.board.BuildGoods(b, &box)
		return
	}
	var orders, fairy ui.Rect
	ui.Spread(rest.TakeTop(tabsHigh), sheetGap, &orders, &fairy)
	sh.drawers.addTabs(b, orders, fairy)
}

// buildPanel adds the sheet with all that it shows, and returns the room that it leaves.
func (sh *sheet) buildPanel(b *ui.Builder, box *board.Boxes) (rest ui.Rect) {
	r, rows := box.Sheet, sh.rows()
	if sh.board.Small && !sh.turn.TowerPicked() && !sh.turn.HeraldShown() {
		r, rest = sh.shrunk(box, rows)
		if box.MarketRoom.Overlaps(box.Sheet) && !rest.Empty() {
			sh.buildRestOfMarket(b, *box, rest)
		}
	}
	in := b.Add(ui.Element{ID: "table.panel", Role: ui.RolePanel, Look: ui.LookPanel, Rect: r, Over: true, Label: sh.a.T("table.confirm")})
	b.Inside(in, func() {
		room := r.Inset(sh.pad())
		switch {
		case sh.turn.HeraldShown():
			sh.buildHeraldCard(b, &room)
			if g := sh.gridOf(rows, room); room.H < leastCard || g.h > room.H {
				rows = nil // they come back when the card is closed
			}
		default:
			h := sh.headOf()
			if high := sh.headFor(&h, rows, room); high > 0 {
				sh.buildHead(b, &h, &room, high)
			}
		}
		if sh.turn.TowerPicked() {
			if high := afterSpace(room.H - sh.usualRows(rows, room) - rowGap); high > 0 {
				sh.buildAfter(b, room.TakeBottom(high, rowGap))
			}
		}
		sh.buildRows(b, rows, room)
		if g := sh.gridOf(rows, room); !sh.turn.TowerPicked() && !sh.turn.HeraldShown() && !sh.turn.AtStart() {
			sh.buildNote(b, ui.CutTop(room, g.height(len(rows))+rowGap))
		}
	})
	return rest
}

// buildNote explains the option that the main button does, below the rows, if there is room.
func (sh *sheet) buildNote(b *ui.Builder, r ui.Rect) {
	o := sh.turn.Primary()
	if o == nil {
		return
	}
	_, floor := sh.a.TextSize()
	text := o.Hint.In(sh.a.Words())
	if lines, ok := ui.Wrap(sh.a.Config().Measure, text, r.W-4, floor, ui.Regular, 5); ok && text != "" && float32(len(lines))*floor*ui.LineHeight <= r.H {
		b.Paragraph("table.panel.note", r.TakeTop(float32(len(lines))*floor*ui.LineHeight+headGap), text, 5, ui.AlignCentre)
		b.Last().Silent = true // it is the option's hint
	}
}

// buildComing fills the sheet while nothing is asked: with the places that the viewer's towers show next or, at the
// castle's doors, with how many are left.
func (sh *sheet) buildComing(b *ui.Builder, r ui.Rect) {
	a := sh.a
	title, aim := a.T("table.places"), aim{}
	_, all, lifted := sh.board.Entering()
	switch {
	case lifted:
		title = a.T("entry.screen")
	case sh.board.DoorsShown():
		aim = sh.sought()
		title = aim.title
	}
	in := b.Add(ui.Element{ID: "table.coming", Role: ui.RolePanel, Look: ui.LookPanel, Rect: r, Label: title})
	b.Inside(in, func() {
		room := r.Inset(sh.pad())
		h := sheetHead{title: title}
		sh.buildHead(b, &h, &room, sh.headHigh(&h, room.W))
		switch {
		case lifted:
			sh.buildLifted(b, room, &all)
			return
		case aim.title != "":
			sh.buildAim(b, room, &aim)
			return
		}
		var rows []sheetRow
		for w := touria.NW; w <= touria.SW; w++ {
			f := sh.board.Model.Faces(w, sh.board.Eyes)
			name := a.T("action." + f.Action.String() + ".name")
			button := ui.Element{ID: "table.coming." + w.String(), Role: ui.RoleInfo, Look: board.LookChoice, Target: show.Thing(show.TargetTower, w), Silent: true, Label: name}
			rows = append(rows, towerRow(button, name, f))
		}
		sh.buildRows(b, rows, room)
	})
}

// liftedRows is how many rows show what stood behind a screen.
const liftedRows = 4

// buildLifted shows what stood behind the screen of who enters the castle.
func (sh *sheet) buildLifted(b *ui.Builder, room ui.Rect, all *touria.Holdings) {
	list := show.Icons(*all)
	text := sh.board.Goods(*all)
	each := max(1, (len(list)+liftedRows-1)/liftedRows)
	for i := 0; i*each < len(list); i++ {
		r := ui.Column(room, i, liftedRows, rowGap)
		b.Add(ui.Element{ID: "entry.has." + strconv.Itoa(i), Role: ui.RoleLabel, Look: ui.LookIcons, Rect: r, Size: min(r.H, emblemAt), Label: text, Silent: i > 0,
			Icons: list[i*each : min(len(list), (i+1)*each)]})
	}
}

// underHead returns how rows lie in a sheet that has nothing else but a head, and how high that is.
func (sh *sheet) underHead(rows []sheetRow, r ui.Rect) (g grid, head float32) {
	room := r.Inset(sh.pad())
	h := sh.headOf()
	if head = sh.headFor(&h, rows, room); head > 0 {
		head += headGap
		room.H -= head
	}
	return sh.gridOf(rows, room), head
}

// sheetHigh returns how high a sheet in r is that has nothing but a head and rows.
func (sh *sheet) sheetHigh(rows []sheetRow, r ui.Rect) float32 {
	g, head := sh.underHead(rows, r)
	return min(r.H, 2*sh.pad()+head+g.height(len(rows)))
}

// share leaves the market in view where a sheet of few rows would take its room, if that
// is large enough for both.
func (sh *sheet) share(box *board.Boxes) {
	r := box.Sheet
	if box.MarketRoom.Empty() || !box.MarketRoom.Overlaps(r) || sh.turn.TowerPicked() || sh.turn.HeraldShown() {
		return
	}
	high := sh.sheetHigh(sh.rows(), r)
	if low := r.TakeBottom(high, sheetGap); r.H >= board.LeastMarket {
		box.LayoutMarket(r)
		box.Sheet = low
	}
}

// buildHeraldCard adds what the herald says at the top of the room, which gets
// smaller.
func (sh *sheet) buildHeraldCard(b *ui.Builder, room *ui.Rect) {
	title, note := sh.turn.Advice.Card(sh.a.Words())
	take := func(h float32) ui.Rect { return room.TakeTop(h, headGap) }
	normal, floor := sh.a.TextSize()
	wrap := func(size float32) float32 {
		lines, _ := ui.Wrap(sh.a.Config().Measure, note, room.W-4, size, ui.Regular, noteLines)
		return float32(len(lines))*size*ui.LineHeight + 4
	}
	noteHigh := wrap(normal)
	var do ui.Element
	keep := float32(0) // for the button below the note
	if sh.turn.Advice.On {
		do = sh.heraldElement()
		do.Over = true
		sh.measureRow(&do, room.W)
		if noteHigh+do.Rect.H+4 > room.H { // the main button names the act, too
			do.Text, do.Below, do.Rect.H = "", false, 44
			noteHigh = wrap(floor)
		}
		keep = do.Rect.H + 4
	}
	if head := sh.titleHeight(title, room.W); head+noteHigh+keep < room.H {
		b.Add(ui.Element{ID: "table.panel.title", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: take(head), Text: title, Size: 22, Lines: 2})
	}
	b.Paragraph("table.panel.note", take(min(noteHigh, room.H-keep)), note, noteLines, ui.AlignCentre)
	b.Last().Stays = true
	if sh.turn.Advice.On {
		do.Rect = take(do.Rect.H)
		b.Add(do)
	}
}

// Sizes of the herald's card.
const (
	noteLines             = 8 // of the reasons, at most
	buttonMost, buttonPad = 400, 14
	iconsPart             = .3 // of the button's width: wider icons stand below its text
)

// measureRow sets the size of a button with text: w wide and as high as its text.
func (sh *sheet) measureRow(e *ui.Element, w float32) {
	normal, _ := sh.a.TextSize()
	e.Rect = ui.Rect{W: w, H: buttonMost}
	e.Below = e.IconsWidth() > w*iconsPart
	broken, ok := ui.Wrap(sh.a.Config().Measure, e.Text, e.TextRect().W, normal, ui.Regular, 9)
	if !ok && e.IconsWidth() > 0 {
		e.Below = true
		broken, ok = ui.Wrap(sh.a.Config().Measure, e.Text, e.TextRect().W, normal, ui.Regular, 9)
	}
	if !ok && e.Symbol != pictures.SymNone { // long words need its room
		e.Symbol = pictures.SymNone
		broken, _ = ui.Wrap(sh.a.Config().Measure, e.Text, e.TextRect().W, normal, ui.Regular, 9)
	}
	e.Lines = max(2, len(broken))
	need := float32(len(broken))*normal*ui.LineHeight + buttonPad
	if e.Below {
		need += ui.IconSize + sheetPad
	}
	e.Rect.H = max(faceHigh, need)
}

// heraldElement returns the button that follows the advice.
func (sh *sheet) heraldElement() ui.Element {
	e := sh.optionElement(sh.turn.HeraldOption())
	e.ID, e.Symbol, e.Advised, e.OnPress = "table.herald.do", pictures.SymHerald, true, sh.turn.FollowHerald
	e.Label = sh.a.T("herald.do") + sh.a.Colon() + e.Text
	if e.Hint != "" {
		e.Hint = "\n" + e.Hint
	}
	e.Hint = sh.a.T("herald.do") + e.Hint
	return e
}
