package table

import (
	"strings"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// ruleCards adds a card for each rule that may differ from the standard rules: a picture, a
// sentence, and a mark if it differs (M25).
func (s *setup) ruleCards(b *ui.Builder, cell func(i int) ui.Rect) {
	a := s.App
	gem := func(c touria.Colour) ui.Icon { return ui.Icon{Kind: show.IconGem, What: uint8(c)} }
	for i, o := range []struct {
		id, key string
		v       *bool
		shows   []ui.Icon
	}{
		{"setup.intro", "setup.introductory", &s.cfg.Introductory, []ui.Icon{{Kind: show.IconHeart, Count: 5}, {Kind: show.IconGold, Count: 5}}},
		{"setup.marriage", "setup.marriage", &s.cfg.SuddenMarriage, []ui.Icon{{Kind: show.IconRing}}},
		{"setup.open", "setup.open_screens", &s.cfg.OpenScreens, []ui.Icon{gem(touria.Red), gem(touria.Blue), {Kind: show.IconSword}}},
		{"setup.memory", "setup.memory", &s.cfg.MemoryAid, []ui.Icon{gem(touria.Yellow), {Kind: show.IconBag}}},
		{"setup.late", "setup.late", &s.cfg.LateElixir, []ui.Icon{{Kind: show.IconElixir, Count: 2}}},
	} {
		r := cell(i)
		_, text := RuleParts(r, true)
		e := ui.Element{ID: o.id, Role: ui.RoleToggle, Look: board.LookRule, Rect: r, Text: a.T(o.key), Hint: a.T(o.key + ".hint"), Paper: true,
			Checked: *o.v, Lines: 2, Align: ui.AlignLeft, Icons: o.shows, OnPress: func() { *o.v, s.aided = !*o.v, s.aided || o.v == &s.cfg.MemoryAid }}
		line, tall := e.Hint, r.H > r.W
		switch {
		case o.v == &s.cfg.LateElixir && !s.seats[rules.W].taken:
			e.Disabled, e.Checked, e.Why = true, false, a.T("setup.late.few")
		case o.v == &s.cfg.MemoryAid && s.cfg.OpenScreens:
			e.Disabled, e.Checked, e.Why = true, false, a.T("setup.memory.open")
		case *o.v:
			e.Text += " *"
			e.Hint += "\n" + a.T("setup.box.not")
		}
		if e.Disabled {
			line = e.Why
		}
		head := float32(48)
		if !tall {
			head = max(20, min(40, text.H*.27))
			_, floor := a.TextSize()
			wide := a.Config().Measure.Width(e.Text, floor, ui.Bold) > text.W-ui.TickSize-4
			if wide || !a.TextFits(line, ui.Box(0, 0, text.W, text.H-head), 9) { // words come first
				e.Icons = nil
				_, text = RuleParts(r, false)
			}
		}
		e.Inner = ui.Box(text.X, text.Y, text.W, head)
		if !tall { // the tick box is beside it
			e.Inner.W -= ui.TickSize + 4
		}
		in := b.Add(e)
		b.Inside(in, func() {
			at := ui.Box(text.X, text.Y+head, text.W, text.H-head)
			if size, _ := a.TextSize(); tall { // it follows its heading
				size *= a.Growth()
				lines, _ := ui.Wrap(a.Config().Measure, line, at.W, size, ui.Regular, 9)
				at.H = min(at.H, float32(len(lines))*size*ui.LineHeight+2)
			}
			b.Paragraph(o.id+".line", at, line, 9, ui.AlignLeft)
		})
	}
}

// RuleParts returns the rectangles of the picture and of the text on a rule's card. Without a
// picture its rectangle is empty.
func RuleParts(r ui.Rect, pictured bool) (picture, text ui.Rect) {
	in := r.Inset(min(8, r.H*.06))
	if !pictured {
		return ui.Rect{}, ui.Box(in.X+4, in.Y-2, in.W-10, in.H+4)
	}
	if r.H > r.W {
		h := in.H * .46
		return ui.Box(in.X, in.Y, in.W, h), ui.Box(in.X, in.Y+h+4, in.W, in.H-h-4)
	}
	d := min(in.H, in.W*.2)
	return ui.Box(in.X, in.Y, d, in.H), ui.Box(in.X+d+8, in.Y-2, in.W-d-14, in.H+4)
}

// differs lists what differs from the standard rules.
func (s *setup) differs() (list []string) {
	a := s.App
	add := func(on bool, key string) {
		if on {
			list = append(list, a.T(key))
		}
	}
	add(s.cfg.Introductory, "setup.introductory")
	add(s.cfg.SuddenMarriage, "setup.marriage")
	add(s.cfg.OpenScreens, "setup.open_screens")
	add(s.cfg.MemoryAid && !s.cfg.OpenScreens, "setup.memory")
	add(s.cfg.LateElixir && s.seats[rules.W].taken, "setup.late")
	for i := range s.seats {
		if p := &s.seats[i]; p.taken {
			add(s.ownGoal(p), "setup.goal")
			if p.hearts|p.gold != 0 && len(list) > 0 && list[len(list)-1] == a.T("setup.goal") {
				list[len(list)-1] += a.Colon() + p.name
			}
		}
	}
	return list
}

// asBox sets all options and goals back to the standard rules.
func (s *setup) asBox() {
	box := boxRules()
	s.aided = true
	box.Start, box.Seed = s.cfg.Start, s.cfg.Seed
	s.cfg = box
	for i := range s.seats {
		s.seats[i].hearts, s.seats[i].gold = 0, 0
	}
}

// buildBox adds the line that says what differs from the standard rules and, if anything does, the
// button that restores them.
func (s *setup) buildBox(b *ui.Builder, r ui.Rect) {
	a := s.App
	list := s.differs()
	if len(list) == 0 {
		b.Paragraph("setup.box.as", r, "* "+a.T("setup.box.all"), 2, ui.AlignCentre)
		b.Last().Text = a.T("setup.box.all")
		return
	}
	sign := pictures.SymUndo
	if _, least := a.TextRoom(a.T("setup.box")); r.W < least+64 {
		sign = pictures.SymNone
	}
	b.Add(ui.Element{ID: "setup.box", Role: ui.RoleButton, Look: ui.LookButton, Rect: r, Text: a.T("setup.box"), Symbol: sign, Lines: 2,
		Label: a.T("setup.box") + a.Colon() + strings.Join(list, ", "), Hint: a.T("setup.box.not") + "\n" + strings.Join(list, ", ") + "\n" + a.T("setup.box.hint"), OnPress: s.asBox})
}

// buildHouse adds the button that opens the house rules and says what differs from the standard
// rules.
func (s *setup) buildHouse(b *ui.Builder, r ui.Rect) {
	a := s.App
	text, list := a.T("setup.box.all"), s.differs()
	in, name := r.Inset(4), ""
	normal, _ := a.TextSize()
	below := ui.Box(in.X, in.Y, in.W, in.H-normal*a.Growth()*ui.LineHeight)
	if len(list) > 0 {
		if text = "* " + strings.Join(list, ", "); !a.TextFits(text, below, 3) {
			text = a.T("setup.box.not")
		}
	}
	state := text
	if name = a.T("setup.rules"); !a.TextFits(text, below, 3) { // the sign alone
		text = ""
		if len(list) > 0 {
			name += " *"
		}
	}
	b.Add(ui.Element{ID: "setup.rules", Role: ui.RoleButton, Look: board.LookCards, Rect: r, Text: name, Sub: text, Lines: 3, Paper: true, Inner: in,
		Label: a.T("setup.rules") + a.Colon() + state, Checked: len(list) > 0, OnPress: func() { a.Push(&houseRules{ui.Popup{App: a}, s}) }})
}

// houseRules is the sheet of options that differ from the standard rules, as cards.
type houseRules struct {
	ui.Popup
	s *setup
}

// Build adds the cards, the button that restores the standard rules, and Done.
func (h *houseRules) Build(b *ui.Builder) {
	a := h.App
	screen := a.Screen()
	b.Panel("house.shade", a.Window(), ui.LookShade)
	r := ui.Centred(screen, 1180, 520)
	head, foot, gap := float32(60), float32(76), float32(12)
	tall := board.Upright(screen)
	if a.Phone() {
		r = ui.Centred(screen, 780, screen.H-4)
		head, foot, gap = 36, 60, 6
		if !tall {
			head, foot = 6, 0 // the last of six cells has the buttons
			if r.H > 350 {
				head = 36
			}
		}
	}
	in := b.Panel("house", r, ui.LookPlaque)
	b.Inside(in, func() {
		if head > 6 {
			b.Title("house.title", ui.Box(r.X+20, r.Y+4, r.W-40, head-6), a.T("setup.rules"), min(28, head*0.6))
		}
		body := ui.Box(r.X+gap, r.Y+head, r.W-2*gap, r.H-head-foot-gap/2)
		columns, rows := 5, 1
		switch {
		case tall:
			columns, rows = 1, 5
		case a.Phone():
			columns, rows = 2, 3
		}
		cell := func(i int) ui.Rect { return ui.Column(ui.Row(body, i%columns, columns, gap), i/columns, rows, gap) }
		h.s.ruleCards(b, cell)
		bar := ui.Box(r.X+gap, r.Y+r.H-foot, r.W-2*gap, foot-12)
		back, done := ui.Row(bar, 0, 2, gap), ui.Row(bar, 1, 2, gap)
		switch {
		case !a.Phone():
			back, done = ui.Centred(back, 360, 54), ui.Centred(done, 300, 54)
		case !tall:
			back, done = ui.Column(cell(5), 0, 2, 4), ui.Column(cell(5), 1, 2, 4)
		}
		h.s.buildBox(b, back)
		b.Primary("house.done", done, a.T("settings.done"), a.Pop)
	})
}

// Name returns the scene's name.
func (h *houseRules) Name() string { return "house" }

// buildSeed adds the field for a seed of the player's own. If it stays empty, the game gets a new
// seed, which is not shown before the end.
func (s *setup) buildSeed(b *ui.Builder, r ui.Rect) {
	a := s.App
	seed := a.T("setup.seed")
	normal, _ := a.TextSize()
	label := ui.Rect{X: r.X, Y: r.Y, W: min(r.W*0.45, a.Config().Measure.Width(seed, normal, ui.Regular)+12), H: r.H}
	if r.W-label.W > a.Config().Measure.Width(a.T("setup.seed.new"), normal, ui.Regular)+22 {
		b.Label("setup.seed.label", label, seed, ui.AlignLeft)
	} else {
		label.W = 0 // the field says it
	}
	b.Field("setup.seed", ui.Box(r.X+label.W, r.Y, r.W-label.W, r.H), seed, s.cfg.Seed,
		func(text string) { s.cfg.Seed = text })
	field := b.Last()
	field.Hint = a.T("setup.seed.hint")
	if field.Text == "" {
		field.Text = a.T("setup.seed.new")
	}
}
