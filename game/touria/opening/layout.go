package opening

import (
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/ui"
)

// The opening's own looks, the last ones of the game.
const (
	LookLand  = ui.LookGame + ui.OwnLooks - 3 + iota // the map, as the camera sees it
	LookPrize                                        // what opens the gate
	LookDots                                         // which of the cards it is
)

// Measures in logical pixels.
const (
	rim        = 12
	rimLow     = 6
	footHigh   = 48
	buttonWide = 150
	headSize   = 36
	headLow    = 22
	moreSize   = 22
	blackSize  = 28
	mostLines  = 3
	dotsWide   = 84
	dotSize    = 14
	textShare  = .5 // of the window's height, which the words never exceed
	prizeShare = .76
	prizeTall  = .68
	prizeForm  = 2.75 // maximum width divided by height
	prizeFlat  = .74  // of a picture that is higher than wide
	prizeRim   = 24   // of its width
	blackPart  = .26  // the lowest part of the left side, for the black gem
	leftPart   = .56
)

// boxes are the places of the parts.
type boxes struct {
	picture, head, more, skip, dots, next ui.Rect
}

// layout divides the window: the picture, the words below it, and the buttons at the lower edge: at both sides of the
// words where these have room there.
func (o *Opening) layout() (b boxes) {
	a := o.a
	rest, gap := a.Screen(), float32(rim)
	if a.Phone() {
		gap = rimLow
	}
	rest.H -= gap
	cut := func(h float32) ui.Rect { // the lowest row
		rest.H -= h
		return ui.Box(rest.X, rest.Y+rest.H, rest.W, h)
	}
	all, side := rest, gap+gap
	all.X, all.W = rest.X+side, rest.W-side-side
	button := min(buttonWide, ui.Row(all, 0, 2, dotsWide).W)
	head, more := o.words()
	size, small := o.sizes()
	text := ui.CutLeft(all, button+gap)
	text.W -= button + gap
	beside := o.oneLine(head, text.W, size, ui.Bold) && o.oneLine(more, text.W, small, ui.Regular)
	if beside {
		b.dots = cut(dotSize + gap)
	} else {
		text = all
		b.dots = cut(footHigh + gap)
	}
	foot := ui.Box(all.X, b.dots.Y+b.dots.H-footHigh, all.W, footHigh)
	if b.dots = ui.Centred(foot, dotsWide, dotSize); beside {
		b.dots.Y = foot.Y + foot.H - dotSize
	}
	b.more = cut(o.tall(more, text.W, small, ui.Regular))
	b.head = cut(o.tall(head, text.W, size, ui.Bold))
	for _, r := range []*ui.Rect{&b.head, &b.more} {
		r.X, r.W = text.X, text.W
	}
	b.skip = foot
	b.skip.W = button
	b.next = ui.CutLeft(foot, foot.W-button)
	b.picture = a.Window()
	b.picture.H = rest.Y + rest.H - rimLow
	return b
}

// sizes returns the text sizes of the two lines.
func (o *Opening) sizes() (head, more float32) {
	if normal, _ := o.a.TextSize(); o.a.Phone() {
		return headLow, normal
	}
	return headSize, moreSize
}

// lines counts the lines of a text broken to a width.
func (o *Opening) lines(text string, w, size float32, weight ui.Weight) int {
	list, _ := ui.Wrap(o.a.Config().Measure, text, w, size*o.a.Growth(), weight, mostLines)
	return len(list)
}

// oneLine reports whether a text needs no second line.
func (o *Opening) oneLine(text string, w, size float32, weight ui.Weight) bool {
	return o.lines(text, w, size, weight) == 1
}

// tall returns the height of a text broken to a width.
func (o *Opening) tall(text string, w, size float32, weight ui.Weight) float32 {
	n := float32(o.lines(text, w, size, weight))
	return min(n*size*o.a.Growth()*ui.LineHeight+rimLow, o.a.Window().H*textShare/2)
}

// Prize returns the place of what opens the gate, on a picture.
func Prize(picture ui.Rect) ui.Rect {
	if picture.H > picture.W {
		return ui.Centred(picture, picture.W-2*rim, picture.H*prizeFlat)
	}
	high := picture.H * prizeTall
	return ui.Centred(picture, min(picture.W*prizeShare, high*prizeForm), high)
}

// Picture returns the place of the moving picture.
func (o *Opening) Picture() ui.Rect { return o.layout().picture }

// Sides divides a prize: rows of hearts, of coins and of the black gem, and the gate.
func Sides(prize ui.Rect) (rows [mostLines]ui.Rect, gate ui.Rect) {
	in := prize.Inset(min(2*rim, prize.W/prizeRim))
	left := in
	if in.H > in.W {
		left.H *= leftPart
		gate = in
		gate.Y, gate.H = left.Y+left.H, in.H-left.H
	} else {
		left.W *= leftPart
		gate = ui.CutLeft(in, left.W)
	}
	for i := range rows {
		rows[i] = ui.Column(left, i, mostLines, rimLow)
	}
	return rows, gate
}

// BlackGem divides the row of the black gem: the gem, and the words beside it.
func BlackGem(row ui.Rect) (gem, text ui.Rect) {
	gem = row
	gem.W = min(row.H, row.W*blackPart)
	return gem, ui.CutLeft(row, gem.W+rimLow)
}

// Build adds the picture, the words and the buttons.
func (o *Opening) Build(b *ui.Builder) {
	a := o.a
	at := o.layout()
	window := a.Window()
	if o.leaving > 0 {
		b.Add(ui.Element{ID: "opening.prize", Role: ui.RolePanel, Look: LookPrize, Over: true, Silent: true, Rect: window})
		return
	}
	b.Add(ui.Element{ID: "opening", Role: ui.RolePanel, Look: ui.LookCloth, Rect: window, Label: o.place()})
	b.Add(ui.Element{ID: "opening.picture", Role: ui.RoleLabel, Look: LookLand, Over: true, Rect: at.picture, Label: o.described()})
	if o.card == Gate {
		prize := Prize(at.picture)
		rows, _ := Sides(prize)
		_, text := BlackGem(rows[mostLines-1])
		in := b.Add(ui.Element{ID: "opening.prize", Role: ui.RolePanel, Look: LookPrize, Over: true, Paper: true, Rect: prize, Label: a.T("story.black")})
		b.Inside(in, func() {
			_, least := a.TextSize()
			if _, fits := ui.Wrap(a.Config().Measure, a.T("story.black"), text.W, least, ui.Bold, max(1, int(text.H/(least*ui.LineHeight)))); !fits {
				return // the crossed-out gem must do
			}
			size, _ := o.sizes()
			b.Add(ui.Element{ID: "opening.black", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: text, Text: a.T("story.black"), Size: min(size, blackSize), Lines: mostLines, Align: ui.AlignLeft})
		})
	}
	head, more := o.words()
	size, small := o.sizes()
	b.Add(ui.Element{ID: "opening.head", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: at.head, Text: head, Size: size, Lines: mostLines})
	b.Paragraph("opening.more", at.more, more, mostLines, ui.AlignCentre)
	b.Last().Size = small
	b.Button("opening.skip", at.skip, a.T("story.skip"), o.end)
	if o.skips() {
		b.Last().Look = ui.LookPrimary
	}
	b.Add(ui.Element{ID: "opening.dots", Role: ui.RoleLabel, Look: LookDots, Rect: at.dots, Label: o.place(), Part: float32(o.card)})
	key := "story.next"
	switch {
	case o.card == Gate && o.Again:
		key = "table.resume"
	case o.card == Gate:
		key = "title.play"
	}
	b.Primary("opening.next", at.next, a.T(key), o.goOn)
	if o.skips() {
		b.Last().Look = ui.LookButton
	}
}

// TableGoal returns the place of the goal on an App's table: where hearts and gold are.
func TableGoal(a *ui.App) ui.Rect {
	box := board.Layout(a)
	if !box.Goal.Empty() {
		return box.Goal
	}
	return box.Hearts.Union(box.Gold)
}
