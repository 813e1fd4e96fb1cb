package board

import (
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// Boxes is the layout of the table: the rectangles of everything on it, in logical pixels. There
// are three layouts: for wide windows, for phones held sideways, and for upright screens.
type Boxes struct {
	Phone   bool // small letters, hearts and gold as counts, items in a drawer
	Upright bool
	Tiny    bool // a phone with large text: the tray is a single button

	Menu, Rules, Prompt      ui.Rect
	Herald, Speed, Undo, Log ui.Rect
	Ribbon                   ui.Rect    // the most room that a long prompt may take
	Candles                  [2]ui.Rect // the decoration of the bar
	Rivals                   [3]ui.Rect
	Told                     ui.Rect
	Board                    ui.Rect
	Notices, Shelf           ui.Rect // the backgrounds of orders and items
	OrdersHead, FairyHead    ui.Rect
	Discard, DiscardHead     ui.Rect
	Orders                   [3]ui.Rect
	Display                  [2]ui.Rect
	Sheet                    ui.Rect // for what is chosen: forecast, routes, options, offers
	Tray                     ui.Rect // all the viewer's things, which the closed screen covers
	You, Goal                ui.Rect
	Swords, Elixirs          ui.Rect
	Hearts, Gold, Items      ui.Rect
	Gems                     [touria.Colours]ui.Rect
	Confirm, Cancel          ui.Rect
	Market                   [2]ui.Rect // phone: the tabs that open orders and items
	MarketRoom               ui.Rect    // phone: where the tabs and, at rest, the market are
}

// LayoutTable returns the boxes for the usable part of the window.
func LayoutTable(screen ui.Rect, small bool) Boxes {
	switch {
	case Upright(screen):
		return layoutUpright(screen)
	case small || screen.H < leastDesk:
		return LayoutPhone(screen, small)
	}
	return layoutDesk(screen)
}

// leastDesk is the least height at which rails, sheet and tray fit.
const leastDesk = 640

// Upright reports whether a screen is clearly higher than wide and gets the upright layout.
func Upright(screen ui.Rect) bool { return screen.H > screen.W*1.1 }

// MapHigh returns the height of a map of width w.
func MapHigh(w float32) float32 { return geometry.Map(ui.Box(0, 0, w, 10*w)).H }

// MapWide returns the width of a map of height h.
func MapWide(h float32) float32 { return geometry.Map(ui.Box(0, 0, 10*h, h)).W }

// Sizes of the table in wide windows.
const (
	deskWide   = 1280 // for which it is designed
	deskTop    = 50   // the height of the bar above the table
	deskTray   = 112  // of the tray below it
	deskEdge   = 6    // round everything
	deskGap    = 4
	pitch      = 126 // from a rival's panel to the next one
	boardAir   = 9   // at both sides of the map
	deskCorner = 118 // the height of the main button and the second one
	deskAct    = 66  // of the main button
	finger     = 44  // the least height of a button

	railLeast, railMost, railGrows      = 201, 280, .15
	knobSize                            = 48
	candleWide, candleHigh, candleShift = 34, 51, 27
	promptMost, promptGrows, promptAir  = 600, .25, 16
	secondIn                            = .15 // how far the second button begins from the rail's edge, in parts of it
	squareLeast, squareAir              = 150, 8
)

// roomFor says how the height of a rail's parts grows with the room: at what height it begins to, and by how much each grade does.
type roomFor struct{ from, grade, most float32 }

func (g roomFor) of(h float32) float32 { return min(g.most, max(0, (h-g.from)/g.grade)) }

var (
	railRoom   = roomFor{440, 112, 3}
	squareRoom = roomFor{242, 20, 8} // the sheet is below the map
	phoneRoom  = roomFor{238, 20, 4}
)

// layoutDesk is the table in wide windows, designed for 1280×720: the rivals and
// the chronicle at the left, the market and the sheet at the right.
func layoutDesk(s ui.Rect) Boxes {
	var b Boxes
	rail := min(railMost, max(railLeast, railLeast+(s.W-deskWide)*railGrows))
	knobs := s.Trim(deskEdge, 0)
	field := ui.CutTop(knobs, deskTop)
	knobs.H = knobSize
	candles := s.Trim(rail-candleShift, -1)
	candles.H = candleHigh
	b.Candles[0], b.Candles[1] = candles.TakeLeft(candleWide), candles.TakeRight(candleWide)
	for _, knob := range [...]*ui.Rect{&b.Menu, &b.Rules, &b.Herald} {
		*knob = knobs.TakeLeft(knobSize, deskGap)
	}
	for _, knob := range [...]*ui.Rect{&b.Log, &b.Undo, &b.Speed} {
		*knob = knobs.TakeRight(knobSize, deskGap)
	}
	b.Ribbon = knobs.Trim(deskEdge, 1)
	b.Ribbon.H = finger
	b.Prompt = ui.Centred(b.Ribbon, min(promptMost+max(0, s.W-deskWide)*promptGrows, s.W-2*(rail+promptAir)), finger)

	left, right := field.TakeLeft(rail), field.TakeRight(rail)
	middle := field.H - deskTray - 2*deskGap // of the rails
	b.Board = field.Trim(boardAir, 2)
	b.Board.H = middle - 2*deskGap
	tray := ui.CutTop(s, s.H-deskTray).Trim(deskEdge, 0)
	tray.H -= deskEdge
	tray.TakeRight(rail, deskEdge)
	b.layoutTray(tray)
	for i := range b.Rivals {
		b.Rivals[i] = left.TakeTop(min(pitch, (middle-deskTop)/3)-deskGap, deskGap)
	}
	corner := right.TakeBottom(deskCorner, deskGap)
	b.Confirm = corner.TakeTop(deskAct, deskGap)
	b.Cancel = ui.CutLeft(corner.TakeTop(finger), rail*secondIn)

	high := MapHigh(b.Board.W)
	square := middle-high > squareLeast // the map leaves room below it for the sheet
	f := railRoom.of(middle)
	if square {
		f = squareRoom.of(right.H + deskGap)
	}
	b.Sheet = ui.CutTop(right, b.StackMarket(right, f)-right.Y)
	if square {
		b.Sheet = ui.CutTop(b.Board, high+squareAir).Trim(-squareAir, 0)
		b.Sheet.H += deskEdge
		b.Board.H = high
	}
	return b
}

// Sizes of a market that is stacked.
const (
	marketHead, marketAir, marketGap = 22, 8, 4
	orderLeast, orderGrows           = 44, 4
	tileLeast, tileGrows, tileMost   = 46, 8, 4
)

// StackMarket hangs the notice board at the top of a rail and puts the shelf below
// it; f is 0 for the least height and grows with the room. It returns where the
// rest of the rail begins.
func (b *Boxes) StackMarket(rail ui.Rect, f float32) (next float32) {
	order, tile := orderLeast+orderGrows*f, tileLeast+tileGrows*min(f, tileMost) // no item is larger than a third of the rail
	b.Notices = rail.TakeTop(marketHead+order*float32(len(b.Orders))+marketGap, marketGap)
	in := b.Notices.Trim(marketAir, 0)
	b.OrdersHead = in.TakeTop(marketHead)
	for i := range b.Orders {
		b.Orders[i] = in.TakeTop(order)
	}
	b.Shelf = rail.TakeTop(marketHead+tile+marketGap, marketGap)
	in = b.Shelf.Trim(marketAir, 0)
	b.FairyHead = in.TakeTop(marketHead)
	b.DiscardHead = b.FairyHead
	b.shelve(in.TakeTop(tile), marketGap)
	return rail.Y
}

// shelve lays the fairy's items and the discard pile side by side.
func (b *Boxes) shelve(r ui.Rect, gap float32) {
	ui.Spread(r, gap, &b.Display[0], &b.Display[1], &b.Discard)
}

// trayPart is the least width of a part of the tray, and how much wider it usually is.
type trayPart struct{ least, more float32 }

// The parts of the tray from left to right. The goal's hearts and coins come first of all that is shared.
var (
	trayYou    = trayPart{80, 12}
	trayGems   = trayPart{6 * 44, 6 * 15}
	trayGoal   = trayPart{192, 66}
	trayArms   = trayPart{2 * 46, 2 * 14} // swords and elixirs
	trayItems  = trayPart{2 * 46, 12}
	trayShares = trayPart{trayYou.least + trayGems.least + trayGoal.least + trayArms.least + trayItems.least, trayYou.more + trayGems.more + trayGoal.more + trayArms.more + trayItems.more}
)

// Sizes of the tray.
const (
	trayGap   = 6
	trayGaps  = 5 * trayGap
	goalFirst = 76 // what the goal gets first
	goalSpare = .6 // its part of what nobody needs
)

// layoutTray lays the viewer's things side by side. Each has a least width; what
// is left is shared, the goal's hearts and coins first.
func (b *Boxes) layoutTray(r ui.Rect) {
	free := max(0, r.W-trayGaps-trayShares.least)
	goal := min(free, goalFirst)
	f := (free - goal) / trayShares.more
	spare := max(0, f-1) * trayShares.more // the goal gets most of what nobody needs, too
	f = min(f, 1)
	goal += trayGoal.more*f + spare*goalSpare
	f += spare * (1 - goalSpare) / (trayShares.more - trayGoal.more)
	take := func(part trayPart, more float32) ui.Rect { return r.TakeLeft(part.least+more, trayGap) }
	b.You = take(trayYou, trayYou.more*f)
	gems := take(trayGems, trayGems.more*f)
	ui.SpreadOver(gems, 0, b.Gems[:])
	b.Goal = take(trayGoal, goal)
	ui.Spread(take(trayArms, trayArms.more*f), 0, &b.Swords, &b.Elixirs)
	b.Items = take(trayItems, trayItems.more*f)
	b.Tray = gems.Union(b.Items)
}

// Fill fits the layout to the number of rivals: on phones fewer rivals get wider cards, in wide windows Told fills
// the space below them.
func (b *Boxes) Fill(rivals int) {
	switch {
	case b.Phone && rivals < len(b.Rivals): // few have more room for their names
		strip := b.Rivals[0].Union(b.Rivals[len(b.Rivals)-1])
		n := max(rivals, 1)
		ui.SpreadOver(strip, deskGap, b.Rivals[:n])
		for i := n; i < len(b.Rivals); i++ {
			b.Rivals[i] = b.Rivals[n-1]
		}
	case !b.Phone && rivals > 0:
		last := b.Rivals[rivals-1]
		b.Told = ui.CutTop(last, last.H+deskGap)
		b.Told.H = b.Confirm.Y - deskGap - b.Told.Y
	}
}

// Sizes of the table on phones held sideways.
const (
	phoneTop, phoneFoot, phoneTall = 46, 60, 68 // the bar, and what is below: tall with large letters
	phoneSide, sideShare           = 232, .3    // of the main button
	leastTray                      = 494        // single gems would be too small to press in less
	thinGap                        = 2
	fewKnobs                       = 700 // in less width the menu leads to rules and speed, too
	phoneRail                      = 280 // what is beside the map, at least
	mapAir                         = 8
	leastStrip, mostStrip, strips  = 44, 62, .26 // of the rivals
	ownMarket, ownSheet            = 200, 190    // market and sheet have a place each
	secondWide                     = 58
)

// LayoutPhone is the table on phones held sideways, designed for 844×390 with a
// safe area of 750×369.
func LayoutPhone(s ui.Rect, small bool) Boxes {
	b := Boxes{Phone: true}
	foot := float32(phoneFoot)
	if !small { // large letters
		foot = phoneTall
	}
	bar, tray := s, s.TakeBottom(foot, deskGap)
	knobs := []*ui.Rect{&b.Speed, &b.Rules, &b.Herald, &b.Undo, &b.Log, &b.Menu}
	if s.W < fewKnobs {
		knobs = knobs[2:]
	}
	bar.H = finger
	for _, knob := range knobs {
		*knob = bar.TakeRight(finger, thinGap)
	}
	b.Prompt = bar
	b.Prompt.W -= deskGap

	s.TakeTop(phoneTop)
	strip := min(mostStrip, max(leastStrip, s.H*strips))
	b.Confirm = tray.TakeRight(max(phoneSide, s.W*sideShare), deskGap)
	b.Cancel = b.Confirm
	b.Cancel = b.Cancel.TakeRight(secondWide)
	b.Board = s.TakeLeft(min(s.W-phoneRail, MapWide(s.H)+mapAir), deskEdge)
	ui.SpreadOver(s.TakeTop(strip, deskGap), deskGap, b.Rivals[:])
	s.H -= thinGap
	market := s
	if s.H >= ownMarket+ownSheet {
		market = s.TakeTop(ownMarket, deskGap)
	}
	b.Sheet = s
	b.LayoutMarket(market)
	if b.Tiny = tray.W < leastTray; b.Tiny {
		b.layoutCounts(tray, tinyStrip)
	} else {
		b.layoutCounts(tray, countStrip)
	}
	return b
}

// span is a part of a strip.
type span struct{ at, wide float32 }

// stripOf says where things lie in a phone's tray that is stripWide wide: gems, then counts.
type stripOf struct {
	gem                         float32
	hearts, gold, swords, items span // elixirs are below the swords
}

const stripWide = 514

var (
	countStrip = stripOf{46, span{278, 66}, span{346, 66}, span{414, 48}, span{464, 50}}
	tinyStrip  = stripOf{280. / 6, span{282, 62}, span{346, 62}, span{410, 50}, span{462, 52}}
)

// layoutCounts lays a phone's tray in a row: gems, then counts.
func (b *Boxes) layoutCounts(r ui.Rect, strip stripOf) {
	at := func(part span) ui.Rect {
		return ui.Rect{X: r.X + part.at*r.W/stripWide, Y: r.Y, W: part.wide * r.W / stripWide, H: r.H}
	}
	for i := range b.Gems {
		b.Gems[i] = at(span{strip.gem * float32(i), strip.gem})
	}
	b.Hearts, b.Gold, b.Swords, b.Items = at(strip.hearts), at(strip.gold), at(strip.swords), at(strip.items)
	b.Tray = r
}

// LeastMarket is the least height of a phone's market in one column.
const LeastMarket = 3*44 + 44 + 12

// Sizes of a phone's market.
const (
	MarketStrip           = 50 // its height in one row, marketRows in two, marketNamed in two with names, marketStack in a stack
	marketRows            = 102
	marketNamed           = 150
	marketStack           = 250
	rowsWide, stripLeast  = 220, 300 // and its width at least
	marketTabs            = 116      // the most that its tabs take
	marketRim             = 2
	phoneHead, phoneIn    = 20, 6
	leastShelf, shelfPart = 3*finger + 2*marketGap + 2*marketRim, .4
)

// LayoutMarket lays a phone's market in a room: the orders on their board, and the
// fairy's items on her shelf beside or below it, with their names if there is room for
// them; or, where there is little room, two tabs that open them.
func (b *Boxes) LayoutMarket(r ui.Rect) {
	b.MarketRoom = r
	tabs := r
	tabs.H = min(r.H, marketTabs)
	for i := range b.Market {
		b.Market[i] = ui.Column(tabs, i, len(b.Market), marketGap)
	}
	b.Orders, b.Display, b.Discard, b.OrdersHead, b.FairyHead = [3]ui.Rect{}, [2]ui.Rect{}, ui.Rect{}, ui.Rect{}, ui.Rect{}
	b.Notices, b.Shelf = ui.Rect{}, ui.Rect{}
	below := r.H >= marketRows && r.W >= rowsWide
	switch {
	case r.H >= marketStack:
		b.StackMarket(r, phoneRoom.of(r.H))
		return
	case below:
		b.Notices, b.Shelf = ui.Column(r, 0, 2, marketGap), ui.Column(r, 1, 2, marketGap)
	case r.H >= MarketStrip-marketRim && r.W >= stripLeast:
		b.Notices = r
		b.Shelf = b.Notices.TakeRight(max(leastShelf, r.W*shelfPart), marketGap)
	default:
		return
	}
	orders, tiles := b.Notices.Inset(marketRim), b.Shelf.Inset(marketRim)
	if below && r.H >= marketNamed {
		b.OrdersHead, b.FairyHead = orders.TakeTop(phoneHead), ui.CutLeft(tiles.TakeTop(phoneHead), phoneIn)
	}
	b.DiscardHead = b.FairyHead
	ui.SpreadOver(orders, marketGap, b.Orders[:])
	b.shelve(tiles, marketGap)
}

// upright are the heights of the rows of an upright table, from above to below.
type upright struct {
	gap, bar, prompt, rivals, market, sheet, spare, things, act float32
}

var (
	tallRows  = upright{gap: 4, bar: 44, prompt: 42, rivals: 64, market: 48, sheet: 190, spare: 4, things: 56, act: 54}
	shortRows = upright{gap: 3, bar: 44, prompt: 44, rivals: 48, sheet: 152, things: 46, act: 48} // the market shares the sheet's place
)

// Sizes of an upright table.
const (
	leastUpright             = 800 // in less height it has no row for the market
	uprightRim               = 2
	uprightWide, uprightHigh = 390, 844 // for which it is designed
	uprightKnobs             = 6        // between the buttons of the bar
	uprightSecond            = 64       // the width of the second button
	uprightShelf             = .38
)

// layoutUpright is the table on phones and tablets held upright: one part above the other. From 360×640 on the rows are
// low; tall ones are larger on tablets.
func layoutUpright(s ui.Rect) Boxes {
	b := Boxes{Phone: true, Upright: true}
	rows := tallRows
	if s.H < leastUpright {
		rows = shortRows
	}
	s = s.Trim(uprightRim, uprightRim)
	u := max(1, min(s.W/uprightWide, s.H/uprightHigh))
	take := func(high float32) ui.Rect { return s.TakeTop(high*u, rows.gap) }
	lift := func(high float32) ui.Rect { return s.TakeBottom(high*u, rows.gap) }

	ui.Spread(take(rows.bar), uprightKnobs, &b.Menu, &b.Log, &b.Undo, &b.Herald, &b.Speed, &b.Rules)
	b.Prompt = take(rows.prompt)
	ui.SpreadOver(take(rows.rivals), deskGap, b.Rivals[:])
	b.Confirm = lift(rows.act)
	b.Cancel = b.Confirm
	b.Cancel = b.Cancel.TakeRight(uprightSecond * u)
	counts, gems := lift(rows.things), lift(rows.things)
	ui.Spread(counts, thinGap, &b.Hearts, &b.Gold, &b.Swords, &b.Elixirs, &b.Items)
	ui.SpreadOver(gems, 0, b.Gems[:])
	b.Tray = gems.Union(counts)

	least := rows.sheet*u + rows.gap + rows.spare // of what is below the map
	if rows.market > 0 {
		least += rows.market*u + rows.gap
	}
	b.Board = s.TakeTop(min(MapHigh(s.W), s.H-least), rows.gap)
	if rows.market > 0 {
		b.Notices = take(rows.market)
		b.Shelf = b.Notices.TakeRight(s.W*uprightShelf-marketRim, marketGap)
		ui.SpreadOver(b.Notices.Inset(marketRim), marketRim, b.Orders[:])
		b.shelve(b.Shelf.Inset(marketRim), marketRim)
		b.Sheet = s
		return b
	}
	b.Sheet = s
	b.LayoutMarket(s)
	return b
}
