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

// Build adds a gallery of the characters, the levels, and what else belongs to the seat.
func (c *seatChooser) Build(b *ui.Builder) {
	a := c.App
	screen := a.Screen()
	tall := board.Upright(screen)
	b.Panel("who.shade", a.Window(), ui.LookShade)
	r := ui.Centred(screen, 1160, 640)
	head, foot, gap := float32(56), float32(76), float32(20)
	if a.Phone() {
		r = ui.Centred(screen, 780, screen.H-4)
		head, foot, gap = min(40, r.H*0.1), min(60, r.H*0.17), 6
		if r.H < 350 && !tall { // the title has no room
			head = 6
		}
	}
	in := b.Add(ui.Element{ID: "who", Role: ui.RolePanel, Look: ui.LookPlaque, Rect: r, Label: c.title})
	b.Inside(in, func() {
		if head > 6 {
			b.Title("who.title", ui.Box(r.X+20, r.Y+4, r.W-40, head-6), c.title, min(28, head*0.6))
		}
		high := min(54, foot-8)
		bar := ui.Box(r.X+gap, r.Y+r.H-foot+(foot-high)/2, r.W-2*gap, high)
		done := ui.Centred(bar, 240, high)
		body := ui.Box(r.X+gap, r.Y+head, r.W-2*gap, r.H-head-foot)
		if c.own != nil {
			switch {
			case tall: // a row of its own
				body.H -= high + 6
				done.X, done.W = bar.X+112+gap, bar.W-112-gap
				c.own(b, ui.Box(bar.X, body.Y+body.H+4, bar.W, high), ui.Box(bar.X, bar.Y, 112, high))
			default:
				done.W = min(240, bar.W*.24)
				done.X = bar.X + bar.W - done.W
				goal := ui.Box(done.X-112-gap, bar.Y, 112, high)
				c.own(b, ui.Box(bar.X, bar.Y, goal.X-6-bar.X, high), goal)
			}
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
	e.Inner = sitterText(r, share)
	b.Add(e)
}

// sitterText returns the rectangle of the text beside the portrait on a card.
func sitterText(r ui.Rect, share float32) ui.Rect {
	face := SitterFace(r, share)
	pad := max(min(10, r.W*.03), face.W*.13) // a wimple is wider than its medal
	x := face.X + face.W + pad
	return ui.Box(x, r.Y+4, r.X+r.W-x-min(6, r.W*.03), r.H-8)
}

// share returns the largest part of the cards' width that the portraits may take if the texts
// beside them are to fit; ok is false if even the smallest is too large.
func (c *seatChooser) share(list []candidate, cell ui.Rect, lines bool) (share float32, ok bool) {
	m := c.App.Config().Measure
	size, floor := c.App.TextSize()
	for _, share = range []float32{.36, .28, .2} {
		text := sitterText(cell, share)
		ok = true
		for i := range list {
			k := &list[i]
			if lines {
				head := min(text.H/2, size*c.App.Growth()*ui.LineHeight)
				ok = ok && m.Width(k.name, floor, ui.Bold) < text.W && c.App.TextFits(k.line, ui.Box(0, 0, text.W, text.H-head), 6)
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

// SitterFace returns the rectangle of the portrait on a card.
func SitterFace(r ui.Rect, share float32) ui.Rect {
	d := min(r.H-8, r.W*share, 112)
	return ui.Box(r.X+min(8, r.W*.04), r.Y+(r.H-d)/2, d, d)
}

// buildLarge shows every character with its own words, and every level with how it
// plays.
func (c *seatChooser) buildLarge(b *ui.Builder, r ui.Rect) {
	const gap = 10
	list := c.candidates()
	low := float32(114)
	if r.W < 1080 {
		low = 136
	}
	top := ui.Box(r.X, r.Y, r.W, r.H-low-gap)
	columns := 4
	if len(list) <= 6 {
		columns = 3
	}
	cell := func(i int) ui.Rect {
		return ui.Column(ui.Row(top, i%columns, columns, gap), i/columns, (len(list)+columns-1)/columns, gap)
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
		e.Rect, e.Size, e.Lines = ui.Row(ui.Box(r.X, r.Y+r.H-low, r.W, low), i, len(levels), gap), 19, 5
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
	const gap = 4
	list := c.candidates()
	levels, how := c.levels()
	columns, abreast := (len(list)+1)/2, len(levels)
	if board.Upright(a.Screen()) {
		columns, abreast = 2, 2
	}
	rows := (len(list) + columns - 1) / columns
	low := (len(levels) + abreast - 1) / abreast
	buttons := max(44, min(60, r.H*.15))
	texts := float32(40)
	if abreast < len(levels) {
		texts = 62
		buttons = max(44, min(52, r.H*.08))
	}
	high := min(100, (r.H-2*texts-float32(low)*(buttons+gap))/float32(rows)-gap)
	high = max(44, high)
	y := r.Y
	var who candidate
	share, _ := c.share(list, ui.Row(ui.Box(r.X, y, r.W, high), 0, columns, gap), false)
	for i, k := range list {
		c.card(b, &k, ui.Row(ui.Box(r.X, y+float32(i/columns)*(high+gap), r.W, high), i%columns, columns, gap), "", share)
		if k.chosen {
			who = k
		}
	}
	y += float32(rows) * (high + gap)
	if who.line != "" {
		b.Paragraph("who.line", ui.Box(r.X+6, y, r.W-12, texts), who.line, 3, ui.AlignCentre)
	}
	y += texts
	for i, e := range levels {
		e.Rect, e.Lines = ui.Row(ui.Box(r.X, y+float32(i/abreast)*(buttons+gap), r.W, buttons), i%abreast, abreast, gap), 2
		b.Add(e)
	}
	y += float32(low) * (buttons + gap)
	b.Paragraph("who.level.line", ui.Box(r.X+6, y, r.W-12, r.Y+r.H-y), how, 4, ui.AlignCentre)
}

// Name returns the scene's name.
func (c *seatChooser) Name() string { return "who" }
