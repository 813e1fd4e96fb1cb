package table

import (
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Boxes are the places of everything on the table, in logical pixels. What a layout has no room for
// is empty.
type Boxes struct {
	Small, Upright bool // one column of details beside the table; or everything below each other
	Tight          bool // the chart of spells takes the place of the rivals

	Menu, Rules, Round, Prompt, Speed, Owl, Undo, Log ui.Rect

	Rivals             [grimoria.MaxSeats - 1]ui.Rect
	Hour, Order        ui.Rect
	Stack, Pile, Hoard ui.Rect
	Display            ui.Rect // the room of the display's cards
	Me, Mine, Pocket   ui.Rect // name and coins; the companions; the hidden cards
	Book               ui.Rect // what is at stake, and the answers
	Chart              ui.Rect // the spells, while one is chosen
	Open               ui.Rect // opens or shuts the chart
	Confirm, Back      ui.Rect
}

// The least logical size of the large layout.
const largeW, largeH = 1180, 620

// Layout returns the boxes of a table with so many rivals. The places are those of 1280 × 720, 844 ×
// 390 and 390 × 844, stretched to the window.
func Layout(a *ui.App, rivals int) Boxes {
	b := layout(a, rivals)
	if a.LeftHanded() {
		b.mirror(a.Screen())
	}
	return b
}

// mirror moves everything to the other side.
func (b *Boxes) mirror(s ui.Rect) {
	list := []*ui.Rect{&b.Menu, &b.Rules, &b.Round, &b.Prompt, &b.Speed, &b.Owl, &b.Undo, &b.Log, &b.Hour, &b.Order, &b.Stack, &b.Pile, &b.Hoard, &b.Display,
		&b.Me, &b.Mine, &b.Pocket, &b.Book, &b.Chart, &b.Open, &b.Confirm, &b.Back}
	for i := range b.Rivals {
		list = append(list, &b.Rivals[i])
	}
	for _, r := range list {
		if !r.Empty() {
			r.X = 2*s.X + s.W - r.X - r.W
		}
	}
}

func layout(a *ui.App, rivals int) Boxes {
	s := a.Screen()
	switch {
	case a.Upright():
		return uprightBoxes(s, rivals)
	case s.W >= largeW && s.H >= largeH:
		b := largeBoxes(s, rivals)
		_, floor := a.TextSize() // the chip takes what its words need
		text := a.T("level.round", words.Num("Count", 14), words.Num("Level", grimoria.LastLevel))
		grow := max(0, a.Config().Measure.Width(text, floor, ui.Bold)*a.Growth()+28-b.Round.W)
		b.Round.W, b.Prompt.X, b.Prompt.W = b.Round.W+grow, b.Prompt.X+grow, b.Prompt.W-grow
		return b
	}
	return smallBoxes(s, rivals)
}

func largeBoxes(s ui.Rect, rivals int) Boxes {
	fx, fy := s.W/1280, s.H/720
	at := func(x, y, w, h float32) ui.Rect { return ui.Box(s.X+x*fx, s.Y+y*fy, w*fx, h*fy) }
	var b Boxes
	const icon = 44
	right := func(i int) ui.Rect { return ui.Box(s.X+s.W-8-float32(i+1)*(icon+4)+4, s.Y+3, icon, icon) }
	b.Menu, b.Rules = ui.Box(s.X+8, s.Y+3, icon, icon), ui.Box(s.X+56, s.Y+3, icon, icon)
	b.Log, b.Undo, b.Owl, b.Speed = right(0), right(1), right(2), right(3)
	b.Round = ui.Box(s.X+108, s.Y+5, 190, 40)
	left := b.Round.X + b.Round.W + 8
	b.Prompt = ui.Box(left, s.Y+1, b.Speed.X-8-left, 48)
	places := [...][]float32{{}, {292}, {292, 708}, {6, 292, 850}, {6, 292, 708, 994}}[rivals]
	for i, x := range places {
		b.Rivals[i] = at(x, 54, 280, 138)
	}
	b.Hour = at(8, 200, 100, 400)
	b.Order = at(1140, 200, 134, 290)
	b.Stack, b.Pile, b.Hoard = at(126, 214, 88, 122), at(126, 344, 88, 122), at(1048, 214, 88, 122)
	b.Display = at(226, 210, 812, 200)
	b.Me, b.Mine = at(122, 484, 204, 46), at(122, 534, 204, 180)
	b.Book = at(336, 474, 608, 240)
	b.Pocket = at(954, 484, 186, 228)
	b.Confirm, b.Back = at(1148, 592, 126, 66), at(1148, 666, 126, 48)
	b.Chart = at(120, 330, 1016, 384)
	return b
}

func smallBoxes(s ui.Rect, rivals int) Boxes {
	b := Boxes{Small: true}
	const gap, icon = 4, 44
	side := max(5*icon+4*gap, s.W*.31) // the column of details
	left := ui.Box(s.X, s.Y, s.W-side-gap, s.H)
	col := ui.Box(s.X+s.W-side, s.Y, side, s.H)
	b.Prompt = ui.Box(left.X, left.Y, left.W, 46)
	for i, r := range []*ui.Rect{&b.Menu, &b.Log, &b.Undo, &b.Owl, &b.Rules} {
		*r = ui.Box(col.X+float32(i)*(side-icon)/4, col.Y+1, icon, icon)
	}
	low := s.Y + s.H - 58
	row := ui.Box(left.X, low, left.W, 56)
	b.Open = ui.Row(row, 0, 3, gap)
	b.Pocket, b.Me = ui.Row(row, 1, 3, gap), ui.Row(row, 2, 3, gap)
	b.Confirm = ui.Box(col.X, low, col.W*.64, 56)
	b.Back = ui.Box(col.X+col.W*.64+gap, low, col.W*.36-gap, 56)
	b.Book = ui.Box(col.X, col.Y+icon+gap+2, col.W, low-gap-(col.Y+icon+gap+2))
	y, h := left.Y+48, min(float32(76), s.H*.19)
	for i := range rivals {
		b.Rivals[i] = ui.Row(ui.Box(left.X, y, left.W, h), i, max(rivals, 2), gap)
	}
	y += h + gap
	stacks := ui.Box(left.X, low-gap-50, left.W, 50)
	b.Mine = ui.Box(stacks.X, stacks.Y, stacks.W*.5-gap, 50)
	piles := ui.Box(stacks.X+stacks.W*.5, stacks.Y, stacks.W*.5, 50)
	b.Stack, b.Pile, b.Hoard = ui.Row(piles, 0, 3, gap), ui.Row(piles, 1, 3, gap), ui.Row(piles, 2, 3, gap)
	b.Display = ui.Box(left.X, y, left.W, stacks.Y-gap-y)
	b.Chart = ui.Box(left.X, y, left.W, low-gap-y)
	if b.Chart.H < 3*48+24 {
		b.Tight = true
		b.Chart = ui.Box(left.X, left.Y+48, left.W, low-gap-left.Y-48)
	}
	return b
}

func uprightBoxes(s ui.Rect, rivals int) Boxes {
	b := Boxes{Small: true, Upright: true}
	const gap, icon = 4, 44
	s = ui.Box(s.X+gap, s.Y+gap, s.W-2*gap, s.H-2*gap)
	for i, r := range []*ui.Rect{&b.Menu, &b.Log, &b.Undo, &b.Owl, &b.Rules} {
		*r = ui.Box(s.X+float32(i)*(s.W-icon)/4, s.Y, icon, icon)
	}
	b.Prompt = ui.Box(s.X, s.Y+icon+2, s.W, 50)
	y := b.Prompt.Y + b.Prompt.H + gap
	lines := (rivals + 1) / 2
	for i := range rivals {
		line := ui.Box(s.X, y+float32(i/2)*(66+gap), s.W, 66)
		b.Rivals[i] = ui.Row(line, i%2, 2, gap)
		if rivals == 1 {
			b.Rivals[i] = line
		}
	}
	y += float32(lines) * (66 + gap)
	low := s.Y + s.H - 56
	b.Confirm, b.Back = ui.Box(s.X, low, s.W*.66, 56), ui.Box(s.X+s.W*.66+gap, low, s.W*.34-gap, 56)
	row := ui.Box(s.X, low-gap-52, s.W, 52)
	b.Open, b.Pocket, b.Me = ui.Row(row, 0, 3, gap), ui.Row(row, 1, 3, gap), ui.Row(row, 2, 3, gap)
	rest := ui.Box(s.X, y, s.W, row.Y-gap-y)
	book := min(max(rest.H*.38, 150), 300)
	b.Book = ui.Box(s.X, rest.Y+rest.H-book, s.W, book)
	b.Chart = ui.Box(s.X, rest.Y, s.W, rest.H-book-gap)
	stacks := ui.Box(s.X, b.Book.Y-gap-50, s.W, 50)
	b.Mine = ui.Box(stacks.X, stacks.Y, stacks.W*.46, 50)
	piles := ui.Box(stacks.X+stacks.W*.46+gap, stacks.Y, stacks.W*.54-gap, 50)
	b.Stack, b.Pile, b.Hoard = ui.Row(piles, 0, 3, gap), ui.Row(piles, 1, 3, gap), ui.Row(piles, 2, 3, gap)
	b.Display = ui.Box(s.X, rest.Y, s.W, stacks.Y-gap-rest.Y)
	if b.Chart.H < 3*48+24 {
		b.Tight = true
		top := b.Prompt.Y + b.Prompt.H + gap
		b.Chart = ui.Box(s.X, top, s.W, b.Book.Y-gap-top)
	}
	return b
}

// cardRatio is the width of a card as a part of its height.
const cardRatio = 126. / 177

// Cards returns the places of n cards in a room: in as few rows as make them largest, at most most
// wide.
func Cards(room ui.Rect, n int, most, gap float32) []ui.Rect {
	if n == 0 {
		return nil
	}
	var best float32
	rows := 1
	for r := 1; r <= n; r++ {
		columns := float32((n + r - 1) / r)
		w := min(most, (room.W-gap*(columns-1))/columns, ((room.H-gap*float32(r-1))/float32(r))*cardRatio)
		if w > best+.5 {
			best, rows = w, r
		}
	}
	w, h := best, best/cardRatio
	columns := (n + rows - 1) / rows
	list := make([]ui.Rect, n)
	y := room.Y + (room.H-float32(rows)*h-gap*float32(rows-1))/2
	for i := range list {
		in := min(columns, n-i/columns*columns) // cards of this row
		wide := float32(in)*w + gap*float32(in-1)
		list[i] = ui.Box(room.X+(room.W-wide)/2+float32(i%columns)*(w+gap), y+float32(i/columns)*(h+gap), w, h)
	}
	return list
}
