package opening

import "touria.games/touria/game/ui"

// Measures in logical pixels.
const (
	rim        = 12
	rimLow     = 6
	footHigh   = 48
	buttonWide = 150
	headSize   = 36
	headLow    = 22
	moreSize   = 22
	mostLines  = 3
	dotsWide   = 84
	dotSize    = 14
	textShare  = .5 // of the window's height, which the words never exceed
)

// boxes are the places of the parts.
type boxes struct {
	picture, head, more, skip, dots, next ui.Rect
}

// layout divides the window: the picture, the words below it, and the buttons at the lower edge: at both sides of the
// words where these have room there.
func (o *Cards) layout() (b boxes) {
	a := o.App
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
	size, small := o.Sizes()
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

// Sizes returns the text sizes of the two lines.
func (o *Cards) Sizes() (head, more float32) {
	if normal, _ := o.App.TextSize(); o.App.Phone() {
		return headLow, normal
	}
	return headSize, moreSize
}

// lines counts the lines of a text broken to a width.
func (o *Cards) lines(text string, w, size float32, weight ui.Weight) int {
	list, _ := ui.Wrap(o.App.Config().Measure, text, w, size*o.App.Growth(), weight, mostLines)
	return len(list)
}

// oneLine reports whether a text needs no second line.
func (o *Cards) oneLine(text string, w, size float32, weight ui.Weight) bool {
	return o.lines(text, w, size, weight) == 1
}

// tall returns the height of a text broken to a width.
func (o *Cards) tall(text string, w, size float32, weight ui.Weight) float32 {
	n := float32(o.lines(text, w, size, weight))
	return min(n*size*o.App.Growth()*ui.LineHeight+rimLow, o.App.Window().H*textShare/2)
}

// Picture returns the place of the moving picture.
func (o *Cards) Picture() ui.Rect { return o.layout().picture }

// Build adds the picture, the words and the buttons.
func (o *Cards) Build(b *ui.Builder) {
	a, card := o.App, &o.List[o.card]
	at := o.layout()
	b.Add(ui.Element{ID: "opening", Role: ui.RolePanel, Look: ui.LookCloth, Rect: a.Window(), Label: o.place()})
	b.Add(ui.Element{ID: "opening.picture", Role: ui.RoleLabel, Look: o.Look, Over: true, Rect: at.picture, Label: a.T(card.Key + ".picture")})
	if card.Over != nil {
		card.Over(b, at.picture)
	}
	head, more := o.words()
	size, small := o.Sizes()
	b.Add(ui.Element{ID: "opening.head", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: at.head, Text: head, Size: size, Lines: mostLines})
	b.Paragraph("opening.more", at.more, more, mostLines, ui.AlignCentre)
	b.Last().Size = small
	b.Button("opening.skip", at.skip, a.T("story.skip"), o.End)
	if o.skips() {
		b.Last().Look = ui.LookPrimary
	}
	b.Add(ui.Element{ID: "opening.dots", Role: ui.RoleLabel, Look: ui.LookDots, Rect: at.dots, Label: o.place(), Lines: len(o.List), Part: float32(o.card)})
	key := "story.next"
	switch {
	case o.last() && o.Again:
		key = "table.resume"
	case o.last():
		key = "title.play"
	}
	b.Primary("opening.next", at.next, a.T(key), o.goOn)
	if o.skips() {
		b.Last().Look = ui.LookButton
	}
}
