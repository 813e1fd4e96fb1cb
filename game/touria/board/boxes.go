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

// The heights of the bar above the table, and of the tray below it.
const (
	deskTop, deskTray = 50, 112
	pitch             = 126 // from a rival's panel to the next one
)

// layoutDesk is the table in wide windows, designed for 1280×720: the rivals and
// the chronicle at the left, the market and the sheet at the right.
func layoutDesk(s ui.Rect) Boxes {
	var b Boxes
	x, y, w, h := s.X, s.Y, s.W, s.H
	rail := min(280, max(201, 201+(w-1280)*.15))
	right := x + w - 6 - rail
	middle := h - deskTop - 4 - deskTray - 4 // of the rails

	knob := func(x float32) ui.Rect { return ui.Box(x, y, 48, 48) }
	b.Menu, b.Rules, b.Herald = knob(x+6), knob(x+58), knob(x+110)
	b.Log, b.Undo, b.Speed = knob(x+w-54), knob(x+w-106), knob(x+w-158)
	b.Candles = [2]ui.Rect{ui.Box(x+rail-27, y-1, 34, 51), ui.Box(x+w-rail-7, y-1, 34, 51)}
	b.Ribbon = ui.Box(x+168, y+1, w-336, 44)
	b.Prompt = b.Ribbon
	if most := 600 + max(0, w-1280)*.25; b.Prompt.W > most {
		b.Prompt.X, b.Prompt.W = x+(w-most)/2, most
	}
	if least := x + rail + 16; b.Prompt.X < least {
		b.Prompt.X, b.Prompt.W = least, w-2*(least-x)
	}

	b.Board = ui.Box(x+rail+15, y+deskTop+2, w-2*rail-30, middle-8)
	for i := range b.Rivals {
		b.Rivals[i] = ui.Box(x+6, y+deskTop, rail, min(pitch, (middle-50)/3)-4)
		b.Rivals[i].Y += float32(i) * (b.Rivals[i].H + 4)
	}
	b.layoutTray(ui.Box(x+6, y+h-deskTray, right-6-(x+6), deskTray-6))
	b.Confirm = ui.Box(right, y+h-deskTray-6, rail, 66)
	b.Cancel = ui.Box(right+rail*.15, y+h-48, rail*.85, 44)

	square := h-deskTop-deskTray-8-MapHigh(b.Board.W) > 150 // the map leaves room below it for the sheet
	f := min(3, max(0, (middle-440)/112))
	if square {
		f = min(8, max(0, (b.Confirm.Y-y-deskTop-242)/20))
	}
	next := b.StackMarket(ui.Box(right, y+deskTop, rail, middle), f)
	b.Sheet = ui.Box(right, next, rail, b.Confirm.Y-4-next)

	if high := MapHigh(b.Board.W); square {
		rest := ui.Box(b.Board.X-8, b.Board.Y+high+8, b.Board.W+16, b.Board.H-high-2)
		b.Board.H = high
		b.Sheet = rest
	}
	return b
}

// StackMarket hangs the notice board at the top of a rail and puts the shelf below
// it; f is 0 for the least height and grows with the room. It returns where the
// rest of the rail begins.
func (b *Boxes) StackMarket(rail ui.Rect, f float32) (next float32) {
	next = rail.Y
	row := func(high float32) ui.Rect {
		r := ui.Box(rail.X+8, next, rail.W-16, high)
		next += high
		return r
	}
	b.OrdersHead = row(22)
	for i := range b.Orders {
		b.Orders[i] = row(44 + 4*f)
	}
	next += 4
	b.Notices = ui.Box(rail.X, b.OrdersHead.Y, rail.W, next-b.OrdersHead.Y)
	next += 4
	b.FairyHead = row(22)
	tiles := row(46 + 8*min(f, 4)) // no item is larger than a third of the rail
	b.Display[0], b.Display[1], b.Discard = ui.Row(tiles, 0, 3, 4), ui.Row(tiles, 1, 3, 4), ui.Row(tiles, 2, 3, 4)
	b.DiscardHead = b.FairyHead
	next += 4
	b.Shelf = ui.Box(rail.X, b.FairyHead.Y, rail.W, next-b.FairyHead.Y)
	return next + 4
}

// layoutTray lays the viewer's things side by side. Each has a least width; what
// is left is shared, the goal's hearts and coins first.
func (b *Boxes) layoutTray(r ui.Rect) {
	const least, usual = 80 + 6*44 + 192 + 2*46 + 2*46, 92 + 6*59 + 334 + 2*60 + 2*52
	free := max(0, r.W-5*6-least)
	goal := min(free, 76)
	free -= goal
	const shared = usual - least - 76
	f := free / shared
	spare := max(0, f-1) * shared * .6 // the goal gets most of what nobody needs, too
	f = min(f, 1) + max(0, f-1)*.4*shared/(12+6*15+2*14+2*6)
	x := r.X
	take := func(least, more float32) ui.Rect {
		box := ui.Box(x, r.Y, least+more, r.H)
		x += box.W + 6
		return box
	}
	g := min(f, 1)
	b.You = take(80, 12*f)
	gems := take(6*44, 6*15*f)
	for i := range b.Gems {
		b.Gems[i] = ui.Row(gems, i, len(b.Gems), 0)
	}
	b.Goal = take(192, goal+66*g+spare)
	pair := take(2*46, 2*14*f)
	b.Swords, b.Elixirs = ui.Row(pair, 0, 2, 0), ui.Row(pair, 1, 2, 0)
	b.Items = take(2*46, 12*f)
	b.Tray = ui.Box(gems.X, r.Y, b.Items.X+b.Items.W-gems.X, r.H)
}

// Fill fits the layout to the number of rivals: on phones fewer rivals get wider cards, in wide windows Told fills
// the space below them.
func (b *Boxes) Fill(rivals int) {
	if b.Phone {
		if strip := b.Rivals[0].Union(b.Rivals[2]); rivals < 3 { // few have more room for their names
			for i := range b.Rivals {
				b.Rivals[i] = ui.Row(strip, min(i, max(rivals-1, 0)), max(rivals, 1), 4)
			}
		}
		return
	}
	if rivals < 1 {
		return
	}
	last := b.Rivals[rivals-1]
	y := last.Y + last.H + 4
	b.Told = ui.Box(last.X, y, last.W, b.Confirm.Y-4-y)
	if b.Upright {
		b.Told = ui.Rect{}
	}
}

// LayoutPhone is the table on phones held sideways, designed for 844×390 with a
// safe area of 750×369.
func LayoutPhone(s ui.Rect, small bool) Boxes {
	b := Boxes{Phone: true}
	x, y, w, h := s.X, s.Y, s.W, s.H
	side := max(232, w*.3) // of the main button
	left := w - side - 4   // of the tray
	b.Tiny = left < 494    // single gems would be too small to press
	top, foot := float32(46), float32(60)
	if !small { // large letters
		foot = 68
	}
	low := foot + 4

	icons := []*ui.Rect{&b.Menu, &b.Log, &b.Undo, &b.Herald, &b.Rules, &b.Speed}
	if w < 700 {
		icons = icons[:4] // the menu leads to rules and speed, too
	}
	for i, t := range icons {
		*t = ui.Box(x+w-float32(len(icons)-i)*46+2, y, 44, 44)
	}
	b.Prompt = ui.Box(x, y, b.Menu.X-6-x, 44)

	high := h - top - low
	wide := min(w-280, MapWide(high)+8)
	b.Board = ui.Box(x, y+top, wide, high)
	rx, rw := x+wide+6, w-wide-6
	strip := ui.Box(rx, y+top, rw, min(62, max(44, high*.26)))
	for i := range b.Rivals {
		b.Rivals[i] = ui.Row(strip, i, 3, 4)
	}
	ry := strip.Y + strip.H + 4
	b.Sheet = ui.Box(rx, ry, rw, h-low-(ry-y)-2)
	market := b.Sheet
	const own = 200
	if b.Sheet.H >= own+190 { // market and sheet have a place each
		market.H = own
		b.Sheet.Y, b.Sheet.H = b.Sheet.Y+own+4, b.Sheet.H-own-4
	}
	b.LayoutMarket(market)

	ty := y + h - foot
	if b.Tiny {
		tray := ui.Box(x, ty, left, foot)
		for i := range b.Gems {
			b.Gems[i] = ui.Box(x+float32(i)*left*280/514/6, ty, left*280/514/6, foot)
		}
		k := left / 514
		at := func(tx, tw float32) ui.Rect { return ui.Box(x+tx*k, ty, tw*k, foot) }
		b.Hearts, b.Gold, b.Swords, b.Items = at(282, 62), at(346, 62), at(410, 50), at(462, 52)
		b.Tray = tray
	} else {
		b.layoutCounts(ui.Box(x, ty, left, foot))
	}
	b.Confirm = ui.Box(x+w-side, ty, side, foot)
	b.Cancel = ui.Box(x+w-58, ty, 58, foot)
	return b
}

// layoutCounts lays a phone's tray in a row: gems, then counts.
func (b *Boxes) layoutCounts(r ui.Rect) {
	k := r.W / 514
	at := func(tx, tw float32) ui.Rect { return ui.Box(r.X+tx*k, r.Y, tw*k, r.H) }
	for i := range b.Gems {
		b.Gems[i] = at(46*float32(i), 46)
	}
	b.Hearts, b.Gold = at(278, 66), at(346, 66)
	b.Swords, b.Items = at(414, 48), at(464, 50) // elixirs are below the swords
	b.Tray = r
}

// LeastMarket is the least height of a phone's market in one column.
const LeastMarket = 3*44 + 44 + 12

// The heights of a phone's market: in one row, and in two.
const MarketStrip, marketRows = 50, 102

// LayoutMarket lays a phone's market in a room: the orders on their board, and the
// fairy's items on her shelf beside or below it, with their names if there is room for
// them; or, where there is little room, two tabs that open them.
func (b *Boxes) LayoutMarket(r ui.Rect) {
	b.MarketRoom = r
	tabs := ui.Box(r.X, r.Y, r.W, min(r.H, 116))
	b.Market[0], b.Market[1] = ui.Column(tabs, 0, 2, 4), ui.Column(tabs, 1, 2, 4)
	const rim, head = 2, 20
	b.Orders, b.Display, b.Discard, b.OrdersHead, b.FairyHead = [3]ui.Rect{}, [2]ui.Rect{}, ui.Rect{}, ui.Rect{}, ui.Rect{}
	switch {
	case r.H >= 250:
		b.StackMarket(r, min(4, (r.H-238)/20))
		return
	case r.H >= marketRows && r.W >= 220:
		b.Notices = ui.Column(r, 0, 2, 4)
		b.Shelf = ui.Column(r, 1, 2, 4)
	case r.H >= MarketStrip-2 && r.W >= 300:
		b.Notices, b.Shelf = r, r
		b.Shelf.W = max(3*44+2*4+2*rim, r.W*.4)
		b.Shelf.X = r.X + r.W - b.Shelf.W
		b.Notices.W = r.W - b.Shelf.W - 4
	default:
		b.Notices, b.Shelf = ui.Rect{}, ui.Rect{}
		return
	}
	orders, tiles := b.Notices.Inset(rim), b.Shelf.Inset(rim)
	if r.H >= 150 && b.Notices.Y != b.Shelf.Y {
		b.OrdersHead, b.FairyHead = orders, ui.CutLeft(tiles, 6)
		b.OrdersHead.H, b.FairyHead.H = head, head
		orders.Y, orders.H = orders.Y+head, orders.H-head
		tiles.Y, tiles.H = tiles.Y+head, tiles.H-head
	}
	for i := range b.Orders {
		b.Orders[i] = ui.Row(orders, i, 3, 4)
	}
	b.Display[0], b.Display[1], b.Discard = ui.Row(tiles, 0, 3, 4), ui.Row(tiles, 1, 3, 4), ui.Row(tiles, 2, 3, 4)
	b.DiscardHead = b.FairyHead
}

// layoutUpright is the table on phones and tablets held upright, designed for 390×844: one part
// above the other.
func layoutUpright(s ui.Rect) Boxes {
	if s.H < leastUpright {
		return layoutShort(s)
	}
	b := Boxes{Phone: true, Upright: true}
	x, y, w, h := s.X+2, s.Y+2, s.W-4, s.H-4
	const rows, sheet, gap = 44 + 42 + 64 + 48 + 56 + 56 + 54, 190, 4
	u := max(1, min(w/390, h/844)) // larger on tablets
	board := min(MapHigh(w), h-rows*u-9*gap-sheet*u)
	next := y
	row := func(high float32) ui.Rect {
		r := ui.Box(x, next, w, high)
		next += high + gap
		return r
	}
	bar := row(44 * u)
	icons := [6]*ui.Rect{&b.Menu, &b.Log, &b.Undo, &b.Herald, &b.Speed, &b.Rules}
	for i, t := range icons {
		*t = ui.Row(bar, i, len(icons), 6)
	}
	b.Prompt = row(42 * u)
	rivals := row(64 * u)
	for i := range b.Rivals {
		b.Rivals[i] = ui.Row(rivals, i, 3, 4)
	}
	b.Board = row(board)
	market := row(48 * u)
	orders, tiles := market, market
	orders.W = w*.62 - 2
	tiles.X, tiles.W = x+w*.62+2, w*.38-2
	b.Notices, b.Shelf = orders, tiles
	orders, tiles = orders.Inset(2), tiles.Inset(2)
	for i := range b.Orders {
		b.Orders[i] = ui.Row(orders, i, 3, 2)
	}
	b.Display[0], b.Display[1], b.Discard = ui.Row(tiles, 0, 3, 2), ui.Row(tiles, 1, 3, 2), ui.Row(tiles, 2, 3, 2)
	low := (56 + 56 + 54) * u
	b.Sheet = row(y + h - low - 3*gap - next)
	gems := row(56 * u)
	for i := range b.Gems {
		b.Gems[i] = ui.Row(gems, i, len(b.Gems), 0)
	}
	counts := row(56 * u)
	for i, r := range [5]*ui.Rect{&b.Hearts, &b.Gold, &b.Swords, &b.Elixirs, &b.Items} {
		*r = ui.Row(counts, i, 5, 2)
	}
	b.Tray = gems.Union(counts)
	act := row(54 * u)
	b.Confirm, b.Cancel = act, act
	b.Cancel.X += w - 64*u
	b.Cancel.W = 64 * u
	return b
}

// leastUpright is the least height in which an upright table has a row for the market.
const leastUpright = 800

// layoutShort is the table on upright phones of little height, from 360×640: the rows
// are low, and the market shares the sheet's place.
func layoutShort(s ui.Rect) Boxes {
	b := Boxes{Phone: true, Upright: true}
	x, y, w, h := s.X+2, s.Y+2, s.W-4, s.H-4
	const gap, icon, prompt, rival, tray, act, sheet = 3, 44, 44, 48, 46, 48, 152
	next := y
	row := func(high float32) ui.Rect {
		r := ui.Box(x, next, w, high)
		next += high + gap
		return r
	}
	bar := row(icon)
	icons := [6]*ui.Rect{&b.Menu, &b.Log, &b.Undo, &b.Herald, &b.Speed, &b.Rules}
	for i, t := range icons {
		*t = ui.Row(bar, i, len(icons), 6)
	}
	b.Prompt = row(prompt)
	rivals := row(rival)
	for i := range b.Rivals {
		b.Rivals[i] = ui.Row(rivals, i, 3, 4)
	}
	low := float32(2*tray + act + 3*gap)
	b.Board = row(min(MapHigh(w), y+h-low-next-gap-sheet))
	b.Sheet = row(y + h - low - next)
	b.LayoutMarket(b.Sheet)
	gems := row(tray)
	for i := range b.Gems {
		b.Gems[i] = ui.Row(gems, i, len(b.Gems), 0)
	}
	counts := row(tray)
	for i, r := range [5]*ui.Rect{&b.Hearts, &b.Gold, &b.Swords, &b.Elixirs, &b.Items} {
		*r = ui.Row(counts, i, 5, 2)
	}
	b.Tray = gems.Union(counts)
	b.Confirm = row(act)
	b.Cancel = b.Confirm
	b.Cancel.X += w - 64
	b.Cancel.W = 64
	return b
}
