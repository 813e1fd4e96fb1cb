package table

import (
	"cmp"
	"slices"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
)

// title returns a player's name with a bot's level, and its character if the name
// does not say it.
func (t *Table) title(seat rules.Seat) string {
	p, ok := t.s.Player(seat)
	if !ok || p.Human() {
		return t.names[seat]
	}
	level := levelName(t.a, p.Level)
	if _, temper, _ := bot.Split(p.Level); temper != "" && !t.g.isCharacter(p.Name) {
		level = t.a.T("bot."+temper+".name") + ", " + level
	}
	return p.Name + " – " + level
}

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
	// face returns the portrait of the human who sits here, and turn brings the next one.
	face func() int
	turn func()
	// human and nobody offer these, too.
	human, nobody bool
}

// candidate is somebody who may play the seat.
type candidate struct {
	id, name, line string
	face           int // the character's own portrait, -1: none
	chosen         bool
	press          func()
	turn           func() // brings the next portrait, nil if it cannot be changed
}

// portrait returns the candidate's portrait.
func (c *seatChooser) portrait(id string, r ui.Rect, k *candidate) ui.Element {
	e := portrait(id, r, k.face, k.name)
	if k.turn != nil {
		e = chosenPortrait(c.App, e, k.turn)
	}
	return e
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
			press: func() { c.choose(true, "") }}
		if k.chosen {
			k.face, k.turn = c.face(), c.turn
		}
		list = append(list, k)
	}
	for _, t := range bot.Tempers() {
		list = append(list, candidate{"who." + t, c.named(t), a.T("bot." + t + ".line"), sitters[t][0], taken && known && temper == t,
			func() { c.choose(true, bot.Name(level, t)) }, nil})
	}
	if c.nobody {
		list = append(list, candidate{"who.nobody", a.T("setup.nobody"), a.T("setup.nobody.hint"), -1, !taken,
			func() { c.choose(false, "") }, nil})
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
		return list, a.T("lesson.level.hint")
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

// Build adds the characters and the levels.
func (c *seatChooser) Build(b *ui.Builder) {
	a := c.App
	screen := a.Screen()
	b.Panel("who.shade", a.Window(), ui.LookShade)
	r := ui.Centred(screen, 1120, 620)
	head, foot, gap := float32(60), float32(76), float32(24)
	if a.Phone() {
		r = ui.Centred(screen, 760, screen.H-4)
		head, foot, gap = min(40, r.H*0.1), min(60, r.H*0.17), 6
		if r.H < 320 && !upright(screen) { // the title has no room
			head = 6
		}
	}
	in := b.Add(ui.Element{ID: "who", Role: ui.RolePanel, Look: ui.LookPanel, Rect: r, Label: c.title})
	b.Inside(in, func() {
		if head > 6 {
			b.Heading("who.title", ui.Box(r.X+20, r.Y+4, r.W-40, head-6), c.title, min(28, head*0.6))
		}
		body := ui.Box(r.X+gap, r.Y+head, r.W-2*gap, r.H-head-foot)
		if a.Phone() {
			c.buildSmall(b, body)
		} else {
			c.buildLarge(b, body)
		}
		high := min(52, foot-8)
		b.Primary("who.done", ui.Centred(ui.Box(r.X, r.Y+r.H-foot, r.W, foot), 240, high), a.T("settings.done"), a.Pop)
	})
}

// buildLarge shows every character with its own words, and every level with how it
// plays.
func (c *seatChooser) buildLarge(b *ui.Builder, r ui.Rect) {
	list := c.candidates()
	left := ui.Box(r.X, r.Y, (r.W-24)*0.65, r.H)
	right := ui.Box(left.X+left.W+24, r.Y, r.W-left.W-24, r.H)
	rows := (len(list) + 1) / 2
	for i, k := range list {
		cell := ui.Column(ui.Row(left, i%2, 2, 12), i/2, rows, 8)
		if face := min(84, cell.W*.19); k.face >= 0 {
			b.Add(c.portrait(k.id+".face", ui.Box(cell.X, cell.Y+(cell.H-face)/2, face, face), &k))
			cell = ui.CutLeft(cell, face+8)
		}
		b.Add(ui.Element{ID: k.id, Role: ui.RoleToggle, Look: ui.LookButton, Rect: cell, Text: k.name, Sub: k.line, Lines: 4, Size: 19,
			Label: k.name + c.App.Colon() + k.line, Checked: k.chosen, OnPress: k.press})
	}
	levels, line := c.levels()
	for i, e := range levels {
		e.Rect, e.Size, e.Lines = ui.Column(right, i, len(levels), 8), 19, 4
		if c.hinting() {
			e.Sub = line
		} else {
			e.Sub = levelLine(c.App, bot.Levels()[i])
		}
		b.Add(e)
	}
}

// buildSmall shows only names, with the texts of the chosen ones below them.
func (c *seatChooser) buildSmall(b *ui.Builder, r ui.Rect) {
	a := c.App
	const gap = 3
	list := c.candidates()
	if upright(a.Screen()) {
		c.buildUpright(b, r, list)
		return
	}
	// Two rows of names, one of levels, and the texts of the chosen ones.
	buttons := max(44, min(60, (r.H-4*gap)*0.19))
	texts := (r.H - 4*gap - 3*buttons) / 2
	columns := (len(list) + 1) / 2
	for i, k := range list {
		row := ui.Box(r.X, r.Y+float32(i/columns)*(buttons+gap), r.W, buttons)
		b.Add(ui.Element{ID: k.id, Role: ui.RoleToggle, Look: ui.LookOption, Rect: ui.Row(row, i%columns, columns, gap), Text: k.name,
			Lines: 2, Label: k.name + a.Colon() + k.line, Checked: k.chosen, OnPress: k.press})
	}
	line := ui.Box(r.X, r.Y+2*(buttons+gap), r.W, texts)
	for _, k := range list {
		if !k.chosen {
			continue
		}
		text := line
		if k.face >= 0 && k.turn == nil {
			size := min(56, line.H)
			b.Add(c.portrait("who.face", ui.Box(line.X+4, line.Y+(line.H-size)/2, size, size), &k))
			text = ui.CutLeft(line, size+12)
		}
		b.Paragraph("who.line", text, k.line, 3, ui.AlignLeft)
	}
	levels, how := c.levels()
	row := ui.Box(r.X, line.Y+line.H+gap, r.W, buttons)
	for i := range list {
		if k := &list[i]; k.turn != nil { // a human's portrait is a button
			b.Add(c.portrait(k.id+".face", ui.Box(row.X+4, row.Y, row.H, row.H), k))
			row = ui.CutLeft(row, row.H+12)
		}
	}
	for i, e := range levels {
		e.Rect, e.Lines = ui.Row(row, i, len(levels), gap), 2
		b.Add(e)
	}
	b.Paragraph("who.level.line", ui.Box(r.X+4, line.Y+line.H+buttons+2*gap, r.W-8, texts), how, 3, ui.AlignLeft)
}

// buildUpright shows the names and the levels in pairs, and the chosen ones' words.
func (c *seatChooser) buildUpright(b *ui.Builder, r ui.Rect, list []candidate) {
	a := c.App
	const gap = 4
	levels, how := c.levels()
	rows := (len(list)+1)/2 + (len(levels)+1)/2
	h := max(44, min(56, (r.H-144)/float32(rows)-gap)) // two texts have 72 each
	texts := (r.H - float32(rows)*(h+gap)) / 2
	y := r.Y
	var who candidate
	for i, k := range list {
		b.Add(ui.Element{ID: k.id, Role: ui.RoleToggle, Look: ui.LookOption, Rect: ui.Row(ui.Box(r.X, y, r.W, h), i%2, 2, gap), Text: k.name, Lines: 2,
			Label: k.name + a.Colon() + k.line, Checked: k.chosen, OnPress: k.press})
		if i%2 == 1 || i == len(list)-1 {
			y += h + gap
		}
		if k.chosen {
			who = k
		}
	}
	line := ui.Box(r.X+4, y, r.W-8, texts-gap)
	if size := min(60, line.H); size >= 44 && who.id != "" && who.face >= 0 {
		b.Add(c.portrait("who.face", ui.Box(line.X, line.Y+(line.H-size)/2, size, size), &who))
		line = ui.CutLeft(line, size+8)
	}
	b.Paragraph("who.line", line, who.line, 3, ui.AlignLeft)
	y += texts
	for i, e := range levels {
		e.Rect = ui.Row(ui.Box(r.X, y, r.W, h), i%2, 2, gap)
		e.Lines = 2
		b.Add(e)
		if i%2 == 1 || i == len(levels)-1 {
			y += h + gap
		}
	}
	b.Paragraph("who.level.line", ui.Box(r.X+4, y, r.W-8, r.Y+r.H-y), how, 4, ui.AlignLeft)
}

// Name returns the scene's name.
func (c *seatChooser) Name() string { return "who" }

// opponents is the dialog that lists the bots of a running game, whose levels can
// be changed.
type opponents struct {
	ui.Popup
	t *Table
}

// bots returns the players that are bots.
func (t *Table) bots() []session.Player {
	return slices.DeleteFunc(t.s.Config().Players, session.Player.Human)
}

// showOpponents opens the list of the bots, or the only one directly.
func (t *Table) showOpponents() {
	if list := t.bots(); len(list) == 1 {
		t.changeBot(list[0].Seat)
		return
	}
	t.a.Push(&opponents{ui.Popup{App: t.a}, t})
}

// changeBot opens the dialog that changes a seat's bot. It offers no human, who
// would see what the bot hides and know more than the rules allow.
func (t *Table) changeBot(seat rules.Seat) {
	a := t.a
	player := func() (bool, string) {
		p, ok := t.s.Player(seat)
		return ok, p.Level
	}
	a.Push(&seatChooser{Popup: ui.Popup{App: a}, title: a.T("table.opponents") + a.Colon() + t.names[seat], player: player,
		choose: func(_ bool, level string) { t.setBot(seat, level) },
		named: func(temper string) string {
			_, level := player()
			if _, now, _ := bot.Split(level); level != "" && now == temper {
				return t.names[seat]
			}
			return characterName(a, temper, t.called(seat))
		}})
}

// called returns a function that reports whether anybody but a seat has a name.
func (t *Table) called(but rules.Seat) func(name string) bool {
	return func(name string) bool {
		return slices.ContainsFunc(t.s.Config().Players, func(p session.Player) bool { return p.Seat != but && p.Name == name })
	}
}

// setBot changes the bot of a seat. A new character brings its name unless the
// player has chosen one. The crest stays, because it identifies the seat.
func (t *Table) setBot(seat rules.Seat, level string) {
	p, _ := t.s.Player(seat)
	if p.Level == level {
		return
	}
	_, was, _ := bot.Split(p.Level)
	_, temper, _ := bot.Split(level)
	name := p.Name
	if temper != was && t.g.isCharacter(name) {
		name = characterName(t.a, temper, t.called(seat))
	}
	if err := t.s.SetBot(seat, level, name); err != nil {
		t.a.Tell(err.Error()) // only a bug leads here
		return
	}
	t.names[seat] = name
	t.checkSaving()
	t.a.Changed()
}

// Build adds a line for each bot.
func (o *opponents) Build(b *ui.Builder) {
	a := o.App
	screen := a.Screen()
	b.Panel("opponents.shade", a.Window(), ui.LookShade)
	list := o.t.bots()
	head, foot, line := float32(60), float32(76), float32(76)
	if a.Phone() {
		head, foot = min(50, screen.H*0.13), min(60, screen.H*0.2)
		line = min(76, (screen.H-8-head-foot)/float32(len(list)))
	}
	r := ui.Centred(screen, 640, head+foot+line*float32(len(list)))
	in := b.Panel("opponents", r, ui.LookPanel)
	b.Inside(in, func() {
		b.Heading("opponents.title", ui.Box(r.X+20, r.Y+6, r.W-40, head-10), a.T("table.opponents"), 26)
		for i, p := range list {
			cell := ui.Box(r.X+20, r.Y+head+float32(i)*line, r.W-40, line-8)
			id := "opponents." + p.Seat.String()
			size := min(56, cell.H)
			b.Crest(id+".crest", ui.Box(cell.X, cell.Y+(cell.H-size)/2, size, size), p.Crest, a.CrestLabel(p.Crest))
			cell = ui.CutLeft(cell, size+12)
			name := ui.Box(cell.X, cell.Y, cell.W*0.43, cell.H)
			b.Paragraph(id+".name", name, p.Name, 2, ui.AlignLeft)
			button := ui.Box(name.X+name.W+8, cell.Y, cell.W-name.W-8, cell.H)
			b.Add(ui.Element{ID: id, Role: ui.RoleButton, Look: ui.LookButton, Rect: button, Symbol: symbolIn(button, pictures.SymBot),
				Text: levelName(a, p.Level), Value: levelName(a, p.Level), Label: p.Name + a.Colon() + a.T("setup.kind"),
				Hint: levelLine(a, p.Level), OnPress: func() { o.t.changeBot(p.Seat) }})
		}
		b.Primary("opponents.done", ui.Centred(ui.Box(r.X, r.Y+r.H-foot, r.W, foot), 240, min(52, foot-8)), a.T("settings.done"), a.Pop)
	})
}

// Name returns the scene's name.
func (o *opponents) Name() string { return "opponents" }
