package table

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// The sheet has a place of its own on the table, above the main button. It shows
// what is chosen or can be chosen: the forecast of a tower with the ways to its
// place, options as tiles, an offer with its answers, or the herald's advice.
// Nothing else on the table moves when it opens.

// panelUsed reports whether the sheet has anything to show.
func (sh *sheet) panelUsed() bool {
	return sh.turn.Deciding && !sh.turn.Forced() && (sh.turn.Shown || sh.turn.HeraldShown() || len(sh.turn.Path) > 0 || sh.turn.Among.Kind != show.TargetNone ||
		len(sh.turn.Routes) > 0 && sh.turn.View.Phase() == touria.PhaseMove || len(sh.panelOptions()) > 0)
}

// panelOptions returns the options that need a tile. In the large layout towers,
// spaces, doors, orders and open items are pressed where they are.
func (sh *sheet) panelOptions() []*show.Option {
	if sh.turn.TowerPicked() {
		return nil
	}
	var list []*show.Option
	for _, o := range sh.turn.Level() {
		if o.Primary && turn.Ends(o) {
			continue // the main button does it
		}
		if sh.board.Small && o.Leaf() && (o.Decision.Kind == touria.ChooseTower || o.Decision.Kind == touria.Open) {
			continue // towers and doors are large enough on every screen
		}
		if sh.board.Small || sh.turn.Among.Kind != show.TargetNone || o.Leaf() && o.Decision.Kind == touria.Enter {
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

// optionElement returns the button of an option.
func (sh *sheet) optionElement(o *show.Option) ui.Element {
	e := ui.Element{ID: "table.option." + o.ID, Role: ui.RoleButton, Look: ui.LookOption, Text: o.Label.In(sh.a.Words()), Hint: o.Hint.In(sh.a.Words()),
		Target: o.Target, Costs: o.Costs, Icons: o.Gives, Align: ui.AlignLeft, Lines: 2, Marked: o.Reveals, Checked: sh.turn.Picked == o.ID, OnPress: func() { sh.turn.Take(o) }}
	if o.Reveals {
		if e.Hint != "" {
			e.Hint += "\n"
		}
		e.Hint += sh.a.T("decision.no_way_back")
	}
	if !o.Leaf() {
		e.Symbol = pictures.SymRight
	}
	if e.Advised = sh.turn.Advised(o); e.Advised {
		e.Symbol = pictures.SymHerald
	}
	return e
}

// Sizes on the sheet.
const (
	sheetPad = 6
	tileGap  = 5
	tileHigh = 64 // a picture of 56 and its rim
	tileWide = 60
)

// buildPanel adds the sheet with all that it shows, and returns the room that it
// leaves.
func (sh *sheet) buildPanel(b *ui.Builder, box *board.Boxes) (rest ui.Rect) {
	if answers := sh.turn.Answers(); len(answers) > 0 {
		sh.buildOffer(b, box, answers)
		return rest
	}
	r := box.Sheet
	tiles := sh.tiles()
	over := box.MarketRoom.Overlaps(box.Sheet)
	if !sh.turn.Shown && !sh.turn.HeraldShown() { // no larger than its tiles, above the main button
		room := r
		if over && r.H >= 150 {
			room.H -= board.MarketStrip + 8
		}
		if g := sh.gridOf(tiles, room.Inset(sheetPad), false); over && g.columns*g.rows < len(tiles) { // choices before the market
			room = r
		}
		high := min(r.H, sh.sheetHigh(tiles, room))
		rest = ui.Box(r.X, r.Y, r.W, r.H-high-4)
		if over && rest.H < board.MarketStrip || !over && rest.H < leastRest { // it takes all of its place
			rest.H, high = 0, r.H
		}
		r.Y, r.H = r.Y+r.H-high, high
		if over && rest.H > 0 {
			small := *box
			if small.LayoutMarket(rest); small.Orders[0].Empty() {
				tabs := ui.Box(rest.X, rest.Y, rest.W, 46)
				sh.drawers.addTabs(b, ui.Row(tabs, 0, 2, 4), ui.Row(tabs, 1, 2, 4))
			} else {
				sh.board.BuildGoods(b, &small)
			}
		}
	}
	in := b.Add(ui.Element{ID: "table.panel", Role: ui.RolePanel, Look: ui.LookPanel, Rect: r, Over: true, Label: sh.a.T("table.confirm")})
	b.Inside(in, func() {
		room := r.Inset(sheetPad)
		if sh.turn.HeraldShown() {
			sh.buildHeraldCard(b, &room)
			if g := sh.gridOf(tiles, room, false); room.H < 50 || g.h+g.caption > room.H {
				tiles = nil // they come back when the card is closed
			}
		}
		if sh.turn.Shown {
			fore := room
			switch {
			case len(tiles) == 0:
			case room.W > 250 && room.H < 230: // side by side
				fore.W = min(max(room.W*.55, sh.forecastWide()), room.W-tileGap-100)
				room.X, room.W = room.X+fore.W+tileGap, room.W-fore.W-tileGap
			default:
				fore.H -= sh.tilesHigh(tiles, room, true) + tileGap
				room.Y, room.H = room.Y+fore.H+tileGap, room.H-fore.H-tileGap
			}
			sh.buildYield(b, &fore, len(tiles) == 0)
			sh.buildForecast(b, fore)
		}
		sh.buildTiles(b, tiles, room, sh.turn.Shown)
	})
	return rest
}

// sheetHigh returns how high a sheet in r is that has nothing but tiles.
func (sh *sheet) sheetHigh(tiles []tile, r ui.Rect) float32 {
	g := sh.gridOf(tiles, r.Inset(sheetPad), false)
	rows := min(g.rows, (len(tiles)+g.columns-1)/g.columns)
	return min(r.H, 2*sheetPad+g.caption+float32(rows)*(g.h+g.between())-g.between()+4)
}

// share leaves the market in view where a sheet of few tiles would take its room, if that
// is large enough for both.
func (sh *sheet) share(box *board.Boxes) {
	r := box.Sheet
	if box.MarketRoom.Empty() || !box.MarketRoom.Overlaps(r) || sh.turn.Shown || sh.turn.HeraldShown() || len(sh.turn.Answers()) > 0 {
		return
	}
	high := sh.sheetHigh(sh.tiles(), r)
	market := ui.Box(r.X, r.Y, r.W, r.H-high-4)
	if market.H < board.LeastMarket {
		return
	}
	box.LayoutMarket(market)
	box.Sheet = ui.Box(r.X, r.Y+r.H-high, r.W, high)
	box.Answers = box.Sheet
}

// buildHeraldCard adds what the herald says at the top of the room, which gets
// smaller.
func (sh *sheet) buildHeraldCard(b *ui.Builder, room *ui.Rect) {
	title, note := sh.turn.HeraldCard()
	take := func(h float32) ui.Rect {
		r := ui.Box(room.X, room.Y, room.W, h)
		room.Y, room.H = room.Y+h+2, room.H-h-2
		return r
	}
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

// noteLines is the maximum number of lines of the herald's reasons.
const noteLines = 8

// titleHeight returns the height of a title: two lines if one is too short even
// for small letters.
func (sh *sheet) titleHeight(title string, w float32) float32 {
	_, floor := sh.a.TextSize()
	if _, ok := ui.Wrap(sh.a.Config().Measure, title, w, floor, ui.Bold, 1); ok {
		return 28
	}
	return 2*floor*ui.LineHeight + 6
}

// measureRow sets the size of a button with text: w wide and as high as its text.
func (sh *sheet) measureRow(e *ui.Element, w float32) {
	normal, _ := sh.a.TextSize()
	e.Rect = ui.Box(0, 0, w, 400)
	e.Below = e.IconsWidth() > w*0.3
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
	need := float32(len(broken))*normal*ui.LineHeight + 14
	if e.Below {
		need += ui.IconSize + 6
	}
	e.Rect.H = max(44, need)
}

// heading returns what the sheet's words are while no tile is pointed at: the open
// group, or the place.
func (sh *sheet) heading() string {
	if len(sh.turn.Path) > 0 {
		if g := sh.turn.Choices.Find(sh.turn.Path[len(sh.turn.Path)-1]); g != nil {
			return g.Label.In(sh.a.Words())
		}
	}
	if sh.turn.Shown || sh.turn.View.Phase() != touria.PhaseAct || sh.board.Model.Dest >= touria.NoSpace {
		return ""
	}
	return sh.board.PlaceName(sh.board.Model.Dest)
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
