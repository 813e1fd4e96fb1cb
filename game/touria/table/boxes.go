package table

import (
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// Boxes holds the places of everything on the table, in logical pixels: HUD A of
// ux.md for large windows, HUD D for phones.
type Boxes struct {
	Phone bool
	Tiny  bool // a phone with large text: the tray is a single button

	Menu, Rules, Turn, Prompt, Herald    ui.Rect
	Speed, Skip, Undo, Log, Settings     ui.Rect
	Rivals                               [3]ui.Rect
	Board                                ui.Rect
	OrdersHead, FairyHead, Discard, Tail ui.Rect
	Orders                               [3]ui.Rect
	Display                              [2]ui.Rect
	You, Goal, Swords, Elixirs, Hearts   ui.Rect
	Gold, Items                          ui.Rect
	Gems                                 [touria.Colours]ui.Rect
	Confirm, Cancel                      ui.Rect
	Panel                                ui.Rect    // the room for options, which grow upwards from its lower edge
	RowH                                 float32    // height of an option
	Market                               [2]ui.Rect // phone: the tabs that open orders and items
}

// LayoutTable returns the boxes for the usable part of the window.
func LayoutTable(screen ui.Rect, small bool) Boxes {
	if small {
		return layoutPhone(screen)
	}
	return layoutDesk(screen)
}

// layoutDesk is HUD A, designed for 1280×720. In a larger window the board grows
// first; the rails grow to 280 at most, the tray with the width.
func layoutDesk(s ui.Rect) Boxes {
	b := Boxes{RowH: 52}
	w, h := s.W, s.H
	rail := min(280, max(200, 200+(w-1280)*0.15))
	x, y := s.X, s.Y

	b.Menu, b.Rules = ui.Box(x+8, y+2, 44, 44), ui.Box(x+56, y+2, 44, 44)
	b.Turn = ui.Box(x+108, y+4, 150, 40)
	right := x + w - 8
	b.Settings = ui.Box(right-54, y+2, 54, 44)
	b.Log, b.Undo, b.Skip = ui.Box(right-102, y+2, 44, 44), ui.Box(right-150, y+2, 44, 44), ui.Box(right-198, y+2, 44, 44)
	b.Speed = ui.Box(right-298, y+2, 96, 44)
	b.Herald = ui.Box(b.Speed.X-52, y+2, 44, 44)
	b.Prompt = ui.Box(x+266, y, b.Herald.X-4-(x+266), 48)

	middle := h - 176
	b.Board = ui.Box(x+rail+16, y+56, w-2*rail-32, middle)
	for i := range b.Rivals {
		b.Rivals[i] = ui.Column(ui.Box(x+8, y+56, rail, middle), i, 3, 8)
	}
	k := (w - 148) / 1132 // the tray fills the width
	ty := y + h - 112
	tray := func(tx, tw float32) ui.Rect { return ui.Box(x+8+(tx-8)*k, ty, tw*k, 104) }
	b.You = tray(8, 112)
	for i := range b.Gems {
		b.Gems[i] = tray(128+76*float32(i), 76)
	}
	b.Goal = tray(592, 208)
	b.Swords, b.Elixirs = tray(808, 68), tray(808, 68)
	b.Swords.H, b.Elixirs.H = 50, 50
	b.Elixirs.Y += 54
	b.Items = tray(884, 256)
	b.Confirm = ui.Box(right-124, ty, 124, 104)
	b.Cancel = b.Confirm
	b.Confirm.H, b.Cancel.H = 60, 44
	b.Cancel.Y += 64

	b.Panel = ui.Box(right-rail-4, y+56, rail+8, middle)
	b.stackRail(middle)
	return b
}

// Usual and minimum heights of the market in the right rail, and the minimum
// height of the chronicle's tail.
const (
	marketHead, marketOrder, marketTile = 24, 72, 96
	leastOrder, leastTile               = 44, 48
	usualMarket                         = 2*marketHead + 3*marketOrder + 8 + marketTile
	leastMarket                         = 3*leastOrder + 8 + leastTile
	leastTail                           = 44
)

// stackRail lays out market and tail in the top h of the right rail. If there is
// not enough room, first the tail goes, then the market shrinks.
func (b *Boxes) stackRail(h float32) {
	x, y, w := b.Panel.X+4, b.Panel.Y, b.Panel.W-8
	head := float32(marketHead)
	if h < leastMarket+2*marketHead {
		head = 0
	}
	f := max(0, min(1, (h-leastMarket-2*head)/(usualMarket-leastMarket-2*head)))
	order, tile := leastOrder+f*(marketOrder-leastOrder), leastTile+f*(marketTile-leastTile)
	next := func(high float32) ui.Rect {
		r := ui.Box(x, y, w, high)
		y += high
		return r
	}
	b.OrdersHead = next(head)
	for i := range b.Orders {
		b.Orders[i] = next(order)
	}
	y += 8
	b.FairyHead = next(head)
	tiles := next(tile)
	b.Display[0], b.Display[1], b.Discard = ui.Row(tiles, 0, 3, 4), ui.Row(tiles, 1, 3, 4), ui.Row(tiles, 2, 3, 4)
	b.Tail = ui.Rect{}
	if rest := h - (y - b.Panel.Y) - 8; rest >= leastTail {
		b.Tail = ui.Box(x, y+8, w, rest)
	}
}

// fill moves the tail below the rivals if there are fewer than three, which leaves
// the foot of the right rail to the options.
func (b *Boxes) fill(rivals int) {
	if b.Phone || rivals < 1 || rivals >= len(b.Rivals) {
		return
	}
	last, end := b.Rivals[rivals-1], b.Rivals[len(b.Rivals)-1]
	y := last.Y + last.H + 8
	b.Tail = ui.Box(last.X, y, last.W, end.Y+end.H-y)
}

// giveWay removes what a phone's panel of height h would cover.
func (b *Boxes) giveWay(h float32) {
	top := b.Panel.Y + b.Panel.H - h
	for _, r := range []*ui.Rect{&b.Rivals[0], &b.Rivals[1], &b.Rivals[2], &b.Turn} {
		if r.Y+r.H > top {
			*r = ui.Rect{}
		}
	}
}

// layoutPhone is HUD D, designed for 844×390 with a safe area of 750×369.
func layoutPhone(s ui.Rect) Boxes {
	b := Boxes{Phone: true, RowH: 46}
	x, y, w, h := s.X, s.Y, s.W, s.H
	side := max(232, w*0.3)
	left := w - side - 4
	b.Tiny = left < 494 // single gems would be too small to press
	prompt := float32(40)
	if b.Tiny {
		prompt = 44
	}
	b.Prompt = ui.Box(x, y, left, prompt)
	b.Board = ui.Box(x, y+prompt, left, h-60-prompt)
	b.Herald = heraldCorner(b.Board)
	sx := x + w - side
	tops := [5]*ui.Rect{&b.Menu, &b.Log, &b.Undo, &b.Speed, &b.Rules}
	for i, t := range tops {
		*t = ui.Box(sx+float32(i)*(side-44)/4, y, 44, 44)
	}
	b.Panel = ui.Box(sx, y+48, side, h-48-60)
	// Rivals, turn and market share the panel's room. The turn is only read, so it
	// shrinks in favour of what is pressed.
	line, tab := min(60, max(36, (b.Panel.H-31)/5)), min(52, max(38, (b.Panel.H-31)/5))
	sy := y + 48
	next := func(high float32) ui.Rect {
		r := ui.Box(sx, sy, side, high)
		sy += high + 4
		return r
	}
	for i := range b.Rivals {
		b.Rivals[i] = next(line)
	}
	b.Turn = next(min(44, b.Panel.H-16-3*line-tab))
	market := next(tab)
	b.Market[0], b.Market[1] = ui.Row(market, 0, 2, 4), ui.Row(market, 1, 2, 4)
	ty, k := y+h-56, left/514
	tray := func(tx, tw float32) ui.Rect { return ui.Box(x+tx*k, ty, tw*k, 56) }
	for i := range b.Gems {
		b.Gems[i] = tray(46*float32(i), 46)
	}
	b.Hearts, b.Gold = tray(280, 60), tray(344, 60)
	b.Swords, b.Items = tray(408, 50), tray(462, 52) // elixirs are below the swords
	b.Confirm = ui.Box(sx, ty, side-112, 56)
	b.Cancel = ui.Box(sx+side-108, ty, 108, 56)
	return b
}

// heraldCorner returns the place of the herald's button on a phone: on the land
// beside the map or, if there is none, between the upper towers.
func heraldCorner(board ui.Rect) ui.Rect {
	m := geometry.Map(board)
	if board.W-m.W >= 72 {
		return ui.Box(board.X+board.W-44, board.Y+board.H/2-22, 44, 44)
	}
	return ui.Box(geometry.Tower(board, touria.NE).X-48, board.Y, 44, 44)
}
