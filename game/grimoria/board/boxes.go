package board

import (
	"strings"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Boxes are the rectangles of the table's areas, in logical pixels. Areas that a layout leaves out are empty.
type Boxes struct {
	Small, Upright bool // one column of details beside the table; or everything below each other
	Tight          bool // the chart of spells takes the place of the rivals
	Across         bool // the order lies in a row, not in a column

	Menu, Rules, Round, Prompt, Speed, Owl, Undo, Log ui.Rect

	Rivals             [grimoria.MaxSeats - 1]ui.Rect
	Hour, Order        ui.Rect
	Stack, Pile, Hoard ui.Rect
	Display            ui.Rect // the cards of the display
	Near               ui.Rect // the same while one of them is asked for
	Far                ui.Rect // and while spells are chosen
	Me, Mine, Pocket   ui.Rect // the tray: name and coins; the companions; the hidden cards
	Book               ui.Rect // the sheet: what is at stake, and the answers
	Chart              ui.Rect // the spells, while one is chosen
	Stage              ui.Rect // what happens, or what is offered
	Confirm, Back      ui.Rect
}

// The least logical sizes of the layouts of a desk.
const (
	largeW, largeH = 1180, 640
	squareW        = 940
	squareH        = 700
)

// Layout returns the boxes of a table with a number of rivals, in logical pixels: the layouts of 1280 × 720, 1024 ×
// 768, 844 × 390 and 390 × 844, stretched to the window.
func Layout(a *ui.App, rivals int) Boxes { return layoutIn(a, a.Screen(), rivals) }

// layoutIn returns them in a part of the screen.
func layoutIn(a *ui.App, s ui.Rect, rivals int) Boxes {
	b := layout(a, s, rivals)
	if a.LeftHanded() {
		b.mirror(s)
	}
	return b
}

// all returns all areas.
func (b *Boxes) all() []*ui.Rect {
	list := []*ui.Rect{&b.Menu, &b.Rules, &b.Round, &b.Prompt, &b.Speed, &b.Owl, &b.Undo, &b.Log, &b.Hour, &b.Order, &b.Stack, &b.Pile, &b.Hoard, &b.Display, &b.Near, &b.Far,
		&b.Me, &b.Mine, &b.Pocket, &b.Book, &b.Chart, &b.Stage, &b.Confirm, &b.Back}
	for i := range b.Rivals {
		list = append(list, &b.Rivals[i])
	}
	return list
}

// mirror moves everything to the other side.
func (b *Boxes) mirror(s ui.Rect) {
	for _, r := range b.all() {
		if !r.Empty() {
			r.X = 2*s.X + s.W - r.X - r.W
		}
	}
}

func layout(a *ui.App, s ui.Rect, rivals int) Boxes {
	_, floor := a.TextSize()
	level := float32(44)
	for _, word := range strings.Fields(a.T("level.short", words.Num("Count", 17))) {
		level = max(level, a.Config().Measure.Width(word, floor, ui.Bold)*a.Growth()+14)
	}
	switch {
	case a.Upright():
		return uprightBoxes(s, rivals, level)
	case s.W >= largeW && s.H >= largeH, s.W >= squareW && s.H >= squareH:
		d := &large
		if s.W < largeW {
			d = &square
		}
		b := d.stretched(s, rivals)
		// The chip is as wide as its text.
		text := a.T("level.round", words.Num("Count", 14), words.Num("Level", grimoria.LastLevel))
		grow := max(0, a.Config().Measure.Width(text, floor, ui.Bold)*a.Growth()+28-b.Round.W)
		b.Round.W, b.Prompt.X, b.Prompt.W = b.Round.W+grow, b.Prompt.X+grow, b.Prompt.W-grow
		for i := range rivals { // below the prompt, which keeps its height in low windows
			r := &b.Rivals[i]
			under := max(0, b.Prompt.Y+b.Prompt.H+1-r.Y)
			r.Y, r.H = r.Y+under, r.H-under
		}
		return b
	}
	return smallBoxes(s, rivals, level)
}

// bar places the row above the table.
func (b *Boxes) bar(s ui.Rect) {
	const icon, gap = 44, 4
	row := ui.Rows(s.Trim(2*gap, 0), 0, 3, icon)[1]
	b.Menu, b.Rules = row.TakeLeft(icon, gap), row.TakeLeft(icon, 2*gap)
	for _, r := range []*ui.Rect{&b.Log, &b.Undo, &b.Owl} {
		*r = row.TakeRight(icon, gap)
	}
	b.Speed = row.TakeRight(icon, 2*gap)
	b.Round = row.TakeLeft(190, 2*gap).Trim(0, 2)
	b.Prompt = row.Trim(0, -2)
}

// desk is a layout of a desk, as it is at the size for which it was drawn.
type desk struct {
	w, h   float32
	rivals [grimoria.MaxSeats][]ui.Rect // for each number of them
	Boxes
}

var large = desk{w: 1280, h: 720, rivals: [...][]ui.Rect{
	1: {ui.Box(292, 54, 280, 138)},
	2: {ui.Box(292, 54, 280, 138), ui.Box(708, 54, 280, 138)},
	3: {ui.Box(6, 54, 280, 138), ui.Box(292, 54, 280, 138), ui.Box(850, 54, 280, 138)},
	4: {ui.Box(6, 54, 280, 138), ui.Box(292, 54, 280, 138), ui.Box(708, 54, 280, 138), ui.Box(994, 54, 280, 138)},
}, Boxes: Boxes{
	Order:   ui.Box(6, 198, 201, 404),
	Hour:    ui.Box(216, 200, 48, 130),
	Stack:   ui.Box(1076, 200, 62, 84),
	Pile:    ui.Box(1142, 200, 62, 84),
	Hoard:   ui.Box(1208, 200, 62, 84),
	Display: ui.Box(270, 200, 790, 128),
	Near:    ui.Box(270, 204, 794, 200),
	Far:     ui.Box(270, 200, 790, 128),
	Chart:   ui.Box(214, 334, 852, 268),
	Stage:   ui.Box(214, 412, 852, 190),
	Book:    ui.Box(1073, 290, 201, 306),
	Confirm: ui.Box(1073, 602, 201, 60),
	Back:    ui.Box(1073, 666, 201, 50),
	Me:      ui.Box(8, 612, 188, 100),
	Mine:    ui.Box(202, 612, 560, 100),
	Pocket:  ui.Box(768, 612, 298, 100),
}}

// square is that of 4:3: the order lies across, below the rivals.
var square = desk{w: 1024, h: 768, rivals: [...][]ui.Rect{
	1: {ui.Box(4, 52, 252, 130)},
	2: {ui.Box(4, 52, 252, 130), ui.Box(260, 52, 252, 130)},
	3: {ui.Box(4, 52, 252, 130), ui.Box(260, 52, 252, 130), ui.Box(516, 52, 252, 130)},
	4: {ui.Box(4, 52, 250, 130), ui.Box(258, 52, 250, 130), ui.Box(512, 52, 250, 130), ui.Box(766, 52, 250, 130)},
}, Boxes: Boxes{
	Across:  true,
	Order:   ui.Box(4, 186, 808, 80),
	Hour:    ui.Box(14, 270, 48, 114),
	Stack:   ui.Box(820, 190, 62, 84),
	Pile:    ui.Box(886, 190, 62, 84),
	Hoard:   ui.Box(952, 190, 62, 84),
	Display: ui.Box(70, 270, 740, 118),
	Near:    ui.Box(70, 270, 740, 174),
	Far:     ui.Box(70, 270, 740, 118),
	Chart:   ui.Box(4, 394, 808, 256),
	Stage:   ui.Box(4, 450, 808, 200),
	Book:    ui.Box(817, 280, 201, 366),
	Confirm: ui.Box(817, 652, 201, 58),
	Back:    ui.Box(817, 714, 201, 50),
	Me:      ui.Box(4, 656, 188, 108),
	Mine:    ui.Box(196, 656, 376, 108),
	Pocket:  ui.Box(576, 656, 236, 108),
}}

// stretched returns the boxes of a desk in a window.
func (d *desk) stretched(s ui.Rect, rivals int) Boxes {
	b := d.Boxes
	copy(b.Rivals[:], d.rivals[rivals])
	fx, fy := s.W/d.w, s.H/d.h
	for _, r := range b.all() {
		if !r.Empty() {
			*r = ui.Box(s.X+r.X*fx, s.Y+r.Y*fy, r.W*fx, r.H*fy)
		}
	}
	b.bar(s)
	return b
}

// Gap is the room between things on a small screen, IconSide the side of a button there.
const Gap, IconSide = 4, 44

// roomyH is the height from which a phone held sideways has a row for the stacks of its own.
const roomyH = 365

func smallBoxes(s ui.Rect, rivals int, level float32) Boxes {
	b := Boxes{Small: true}
	side := max(5*IconSide+4*Gap, s.W*.31) // the column of details
	left := ui.Box(s.X, s.Y, s.W-side-Gap, s.H)
	col := ui.Box(s.X+s.W-side, s.Y, side, s.H)
	knobs := float32(6*IconSide + 5*2)
	b.Prompt = ui.Box(left.X, left.Y, s.W-max(knobs, side)-Gap, 46)
	for i, r := range []*ui.Rect{&b.Menu, &b.Log, &b.Undo, &b.Owl, &b.Rules, &b.Speed} {
		*r = ui.Box(s.X+s.W-max(knobs, side)+float32(i)*(max(knobs, side)-IconSide)/5, col.Y+1, IconSide, IconSide)
	}
	low := s.Y + s.H - 58
	b.tray(ui.Box(left.X, low, left.W, 56), level)
	b.Confirm = ui.Box(col.X, low, col.W*.64, 56)
	b.Back = ui.Box(col.X+col.W*.64+Gap, low, col.W*.36-Gap, 56)
	b.Display = ui.Box(col.X, col.Y+IconSide+Gap, col.W, 56)
	y := b.Display.Y + b.Display.H + 2
	if s.H >= roomyH {
		b.LayStacks(ui.Box(col.X, y, col.W, IconSide))
	}
	b.Book = ui.Box(col.X, y, col.W, low-Gap-y)
	y = left.Y + 48
	h := min(float32(76), max(50, s.H*.135))
	for i := range rivals {
		b.Rivals[i] = ui.Row(ui.Box(left.X, y, left.W, h), i, max(rivals, 2), Gap)
	}
	y += h + Gap
	b.Stage = ui.Box(left.X, y, left.W, low-Gap-y)
	b.Near, b.Chart, b.Far = b.Stage, b.Stage, b.Display
	if b.Chart.H < 3*(IconSide+4)+16 {
		b.Tight = true
		b.Chart = ui.Box(left.X, left.Y+48, left.W, low-Gap-left.Y-48)
	}
	return b
}

func uprightBoxes(s ui.Rect, rivals int, level float32) Boxes {
	b := Boxes{Small: true, Upright: true}
	s = ui.Box(s.X+Gap, s.Y+Gap, s.W-2*Gap, s.H-2*Gap)
	for i, r := range []*ui.Rect{&b.Menu, &b.Log, &b.Undo, &b.Owl, &b.Rules, &b.Speed} {
		*r = ui.Box(s.X+float32(i)*(s.W-IconSide)/5, s.Y, IconSide, IconSide)
	}
	b.Prompt = ui.Box(s.X, s.Y+IconSide+2, s.W, 50)
	top := b.Prompt.Y + b.Prompt.H + Gap
	lines, high := (rivals+1)/2, float32(60)
	for i := range rivals {
		line := ui.Box(s.X, top+float32(i/2)*(high+Gap), s.W, high)
		b.Rivals[i] = ui.Row(line, i%2, 2, Gap)
		if rivals == 1 {
			b.Rivals[i] = line
		}
	}
	y := top + float32(lines)*(high+Gap)
	low := s.Y + s.H - 56
	b.Confirm, b.Back = ui.Box(s.X, low, s.W*.66, 56), ui.Box(s.X+s.W*.66+Gap, low, s.W*.34-Gap, 56)
	row := ui.Box(s.X, low-Gap-54, s.W, 54)
	b.tray(row, level)
	if s.H >= 760 { // the companions have a line of their own
		b.Me.W, b.Pocket.W = (row.W-b.Round.W-2*Gap)/2, (row.W-b.Round.W-2*Gap)/2
		b.Pocket.X = b.Me.X + b.Me.W + Gap
		b.Mine = ui.Box(row.X, row.Y, row.W, row.H)
		for _, r := range []*ui.Rect{&b.Round, &b.Me, &b.Pocket} {
			r.Y -= row.H + 2
		}
		row.Y -= row.H + 2
	}
	book := min(max((row.Y-y)*.27, 112), 300)
	b.Book = ui.Box(s.X, row.Y-Gap-book, s.W, book)
	display := min(max((row.Y-y)*.14, 56), 84)
	b.Display = ui.Box(s.X, y, s.W*.55, display)
	b.LayStacks(ui.Box(s.X+s.W*.55+Gap, y, s.W*.45-Gap, display))
	b.Stage = ui.Box(s.X, y+display+Gap, s.W, b.Book.Y-Gap-y-display-Gap)
	b.Near, b.Chart, b.Far = b.Stage, b.Stage, ui.Box(s.X, y, s.W, display)
	if b.Chart.H < 5*(IconSide+4)+16 {
		b.Tight = true
		b.Far.Y = top
		top += display + Gap
		b.Chart = ui.Box(s.X, top, s.W, b.Book.Y-Gap-top)
	}
	return b
}

// tray lays out a row with the magic level and the own coins, companions and hidden cards.
func (b *Boxes) tray(r ui.Rect, level float32) {
	w := min(max(92, r.W*.22), 150)
	hidden := float32(66)
	if r.W > 480 {
		hidden = w
	}
	b.Round, b.Me, b.Pocket = r.TakeLeft(level, Gap), r.TakeLeft(w, Gap), r.TakeRight(hidden, Gap)
	b.Mine = r
}

// RaiseTray lifts the tray and leaves the height below it free.
func (b *Boxes) RaiseTray(by float32) {
	for _, r := range []*ui.Rect{&b.Round, &b.Me, &b.Mine, &b.Pocket} {
		r.Y -= by
	}
	b.Stage.H -= by
}

// LayStacks lays the stacks into a row.
func (b *Boxes) LayStacks(r ui.Rect) {
	b.Stack, b.Pile, b.Hoard = ui.Row(r, 0, 3, Gap), ui.Row(r, 1, 3, Gap), ui.Row(r, 2, 3, Gap)
}

// Hang returns where an attack stops in mid-air while it waits for its answer.
func (b *Boxes) Hang() ui.Rect {
	if b.Small {
		return ui.Rect{}
	}
	above := ui.CutTop(b.Stage, -70)
	return ui.Centred(ui.Cross(b.Near, above.TakeTop(70)), 80, 80)
}
