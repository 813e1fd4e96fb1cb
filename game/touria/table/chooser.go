package table

import (
	"cmp"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/ui"
)

// seatChooser is the dialog that chooses who plays a seat: a character and a level.
// Choices take effect at once.
type seatChooser struct {
	ui.Popup
	title string
	// player returns who plays the seat now.
	player func() (taken bool, level string)
	// choose changes who plays it; level is a bot's name, "" for a human.
	choose func(taken bool, level string)
	// named returns a character's name at this seat.
	named func(temper string) string
	// hints is a human's hint level; nil offers none.
	hints *string
	// face returns the portrait of the human who sits here.
	face func() int
	// own adds the seat's own settings, whoever sits there: the goal in goal, the others in r. Nil if
	// none of them may change.
	own func(b *ui.Builder, r, goal ui.Rect)
	// human and nobody say whether a human, or an empty seat, can be chosen, too.
	human, nobody bool
}

// candidate is somebody who may play the seat.
type candidate struct {
	id, name, line string
	face           int // the character's own portrait, -1: none
	chosen         bool
	press          func()
	sign           pictures.Symbol // in place of a portrait
}

func (c *seatChooser) candidates() []candidate {
	a := c.App
	taken, now := c.player()
	level, temper, known := bot.Split(now)
	if !known {
		level = usualLevel
	}
	var list []candidate
	if c.human {
		k := candidate{id: "who.human", name: a.T("setup.human"), line: a.T("setup.human.hint"), face: -1, chosen: taken && now == "",
			press: func() { c.choose(true, "") }, sign: pictures.SymPerson}
		if k.chosen {
			k.face = c.face()
		}
		list = append(list, k)
	}
	for _, t := range bot.Tempers() {
		list = append(list, candidate{"who." + t, c.named(t), a.T("bot." + t + ".line"), board.Sitters[t][0], taken && known && temper == t,
			func() { c.choose(true, bot.Name(level, t)) }, pictures.SymBot})
	}
	if c.nobody {
		list = append(list, candidate{"who.nobody", a.T("setup.nobody"), a.T("setup.nobody.hint"), -1, !taken,
			func() { c.choose(false, "") }, pictures.SymCross})
	}
	return list
}

// hinting reports whether a human sits here, who chooses hints instead of a level.
func (c *seatChooser) hinting() bool {
	taken, level := c.player()
	return taken && level == "" && c.hints != nil
}

// levels returns the buttons of the levels, and a line on how the current one
// plays.
func (c *seatChooser) levels() (list []ui.Element, line string) {
	a := c.App
	taken, now := c.player()
	is, temper, _ := bot.Split(now)
	line = a.T("setup.level.none")
	if taken && now != "" {
		line = levelLine(a, now)
	}
	if c.hinting() { // a human has hints where bots have a level
		for _, level := range hintLevels {
			e := ui.Element{ID: "who.hints." + cmp.Or(level, "new"), Role: ui.RoleToggle, Look: ui.LookButton, Text: hintLevelName(a, level),
				Checked: *c.hints == level, OnPress: func() { *c.hints = level }}
			e.Label = a.T("lesson.level") + a.Colon() + e.Text
			e.Text = e.Label
			list = append(list, e)
		}
		return list, hintLevelLine(a, *c.hints)
	}
	for _, level := range bot.Levels() {
		e := ui.Element{ID: "who.level." + level, Role: ui.RoleToggle, Look: ui.LookButton, Text: a.T("bot." + level + ".name"),
			Checked: taken && is == level, OnPress: func() { c.choose(true, bot.Name(level, temper)) }}
		e.Label = e.Text + a.Colon() + levelLine(a, level)
		if !taken || now == "" {
			e.Disabled, e.Why, e.Checked = true, line, false
		}
		list = append(list, e)
	}
	return list, line
}

// chooserSizes are the sizes of the dialog: the heights of what is above and below, and the gap round all.
type chooserSizes struct{ wide, high, head, foot, gap float32 }

var largeChooser = chooserSizes{1160, 640, 56, 76, 20}

// Sizes of the dialog.
const (
	smallWide, smallRim            = 780, 2
	smallHead, smallFoot, smallGap = 40, 60, 6
	headPart, footPart             = .1, .17
	headless                       = 350
	titleIn, titleTop, titleFoot   = 20, 4, 2
	titleMost, titlePart           = 28, .6
	doneWide, donePart             = 240, .24
	doneHigh, doneRim              = 54, 8
	goalButton                     = 112

	cardGap, levelsLow, levelsTall = 10, 114, 136 // of a large one
	levelsWide                     = 1080
	levelText                      = 19

	smallCard, mostCard              = 44, 100 // of a small one: a card, a button, the texts
	leastLevel, mostLevel, levelPart = 44, 60, .15
	mostTwo, levelTwo                = 52, .08
	textsLow, textsTall              = 40, 62
	smallCell                        = 4
)

// portraits are the parts of a card that its portrait may take, the largest first.
var portraits = [...]float32{.36, .28, .2}

// Build adds a gallery of the characters, the levels, and what else belongs to the seat.
func (c *seatChooser) Build(b *ui.Builder) {
	a := c.App
	screen := a.Screen()
	tall := board.Upright(screen)
	b.Panel("who.shade", a.Window(), ui.LookShade)
	v := largeChooser
	r := ui.Centred(screen, v.wide, v.high)
	if a.Phone() {
		r = ui.Centred(screen, smallWide, screen.H-2*smallRim)
		v = chooserSizes{head: min(smallHead, r.H*headPart), foot: min(smallFoot, r.H*footPart), gap: smallGap}
		if r.H < headless && !tall { // the title has no room
			v.head = smallGap
		}
	}
	in := b.Add(ui.Element{ID: "who", Role: ui.RolePanel, Look: ui.LookPlaque, Rect: r, Label: c.title})
	b.Inside(in, func() {
		body := r.Trim(v.gap, 0)
		head, foot := body.TakeTop(v.head), body.TakeBottom(v.foot)
		if v.head > smallGap {
			head = head.Trim(titleIn-v.gap, 0)
			head.TakeTop(titleTop)
			head.TakeBottom(titleFoot)
			b.Title("who.title", head, c.title, min(titleMost, v.head*titlePart))
		}
		high := min(doneHigh, v.foot-doneRim)
		bar := ui.Centred(foot, foot.W, high)
		done := ui.Centred(bar, doneWide, high)
		switch {
		case c.own == nil:
		case tall: // a row of its own
			body.TakeBottom(titleFoot)
			own, goal := body.TakeBottom(high, titleTop), bar.TakeLeft(goalButton, v.gap)
			done = bar
			c.own(b, own, goal)
		default:
			done = bar.TakeRight(min(doneWide, bar.W*donePart), v.gap)
			goal := bar.TakeRight(goalButton, smallGap)
			c.own(b, bar, goal)
		}
		if a.Phone() {
			c.buildSmall(b, body)
		} else {
			c.buildLarge(b, body)
		}
		b.Primary("who.done", done, a.T("settings.done"), a.Pop)
	})
}

// card adds the card of a candidate. share is the part of its width that the portrait gets.
func (c *seatChooser) card(b *ui.Builder, k *candidate, r ui.Rect, line string, share float32) {
	e := ui.Element{ID: k.id, Role: ui.RoleToggle, Look: board.LookSitter, Rect: r, Text: k.name, Sub: line, Lines: 6, Align: ui.AlignLeft, Paper: true, Crest: ui.NoCrest,
		Label: k.name + c.App.Colon() + k.line, Checked: k.chosen, OnPress: k.press, Symbol: k.sign}
	if k.face >= 0 {
		e.Sitter = 1 + k.face
	}
	if line == "" {
		e.Lines = 2
	}
	e.Part = share
	_, e.Inner = board.SitterParts(r, share)
	b.Add(e)
}

// share returns the largest part of the cards' width that the portraits may take if the texts
// beside them are to fit; ok is false if even the smallest is too large.
func (c *seatChooser) share(list []candidate, cell ui.Rect, lines bool) (share float32, ok bool) {
	m := c.App.Config().Measure
	size, floor := c.App.TextSize()
	for _, share = range portraits {
		_, text := board.SitterParts(cell, share)
		ok = true
		for i := range list {
			k := &list[i]
			if lines {
				head := min(text.H/2, size*c.App.Growth()*ui.LineHeight)
				ok = ok && m.Width(k.name, floor, ui.Bold) < text.W && c.App.TextFits(k.line, ui.CutTop(text, head), 6)
			} else if _, whole := ui.Wrap(m, k.name, text.W, floor, ui.Bold, 2); !whole {
				ok = false
			}
		}
		if ok {
			break
		}
	}
	return share, ok
}

// buildLarge shows every character with its own words, and every level with how it
// plays.
func (c *seatChooser) buildLarge(b *ui.Builder, r ui.Rect) {
	list := c.candidates()
	low := float32(levelsLow)
	if r.W < levelsWide {
		low = levelsTall
	}
	below := r.TakeBottom(low, cardGap)
	columns := 4
	if len(list) <= 6 {
		columns = 3
	}
	cell := func(i int) ui.Rect {
		return ui.Column(ui.Row(r, i%columns, columns, cardGap), i/columns, (len(list)+columns-1)/columns, cardGap)
	}
	share, ok := c.share(list, cell(0), true)
	if !ok && columns == 4 {
		columns = 3
		share, _ = c.share(list, cell(0), true)
	}
	for i, k := range list {
		c.card(b, &k, cell(i), k.line, share)
	}
	levels, _ := c.levels()
	for i, e := range levels {
		e.Rect, e.Size, e.Lines = ui.Row(below, i, len(levels), cardGap), levelText, 5
		if c.hinting() {
			e.Sub = hintLevelLine(c.App, hintLevels[i])
		} else {
			e.Sub = levelLine(c.App, bot.Levels()[i])
		}
		b.Add(e)
	}
}

// buildSmall shows portraits and names, with the texts of the chosen ones below them.
func (c *seatChooser) buildSmall(b *ui.Builder, r ui.Rect) {
	a := c.App
	list := c.candidates()
	levels, how := c.levels()
	columns, abreast := (len(list)+1)/2, len(levels)
	if board.Upright(a.Screen()) {
		columns, abreast = 2, 2
	}
	rows := (len(list) + columns - 1) / columns
	low := (len(levels) + abreast - 1) / abreast
	buttons, texts := max(leastLevel, min(mostLevel, r.H*levelPart)), float32(textsLow)
	if abreast < len(levels) {
		buttons, texts = max(leastLevel, min(mostTwo, r.H*levelTwo)), textsTall
	}
	high := max(smallCard, min(mostCard, (r.H-2*texts-float32(low)*(buttons+smallCell))/float32(rows)-smallCell))
	var who candidate
	var row ui.Rect
	for i, k := range list {
		if i%columns == 0 {
			row = r.TakeTop(high, smallCell)
		}
		cell := ui.Row(row, i%columns, columns, smallCell)
		share, _ := c.share(list, cell, false)
		c.card(b, &k, cell, "", share)
		if k.chosen {
			who = k
		}
	}
	if text := r.TakeTop(texts); who.line != "" {
		b.Paragraph("who.line", text.Trim(smallGap, 0), who.line, 3, ui.AlignCentre)
	}
	for i, e := range levels {
		if i%abreast == 0 {
			row = r.TakeTop(buttons, smallCell)
		}
		e.Rect, e.Lines = ui.Row(row, i%abreast, abreast, smallCell), 2
		b.Add(e)
	}
	b.Paragraph("who.level.line", r.Trim(smallGap, 0), how, 4, ui.AlignCentre)
}

// Name returns the scene's name.
func (c *seatChooser) Name() string { return "who" }
