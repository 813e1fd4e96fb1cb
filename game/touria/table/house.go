package table

import (
	"strings"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
)

// buildOptions adds the options of the whole table in a column. The seed has its
// own place or comes last.
func (s *setup) buildOptions(b *ui.Builder, r, seed ui.Rect) {
	a := s.App
	if a.Phone() {
		s.buildRulesOfHouse(b, r)
		s.buildSeed(b, seed)
		return
	}
	const rows = 7
	cell := func(i int) ui.Rect {
		return ui.Spread(r, i, rows, 56, min(6, r.H/50))
	}
	s.buildStart(b, cell(0))
	s.options(b, func(i int) ui.Rect { return cell(i + 1) })
	s.buildSeed(b, cell(6))
}

// options adds what may differ from the box, each marked where it does (M25).
func (s *setup) options(b *ui.Builder, cell func(i int) ui.Rect) {
	a := s.App
	for i, o := range []struct {
		id, key string
		v       *bool
	}{
		{"setup.intro", "setup.introductory", &s.cfg.Introductory},
		{"setup.marriage", "setup.marriage", &s.cfg.SuddenMarriage},
		{"setup.open", "setup.open_screens", &s.cfg.OpenScreens},
		{"setup.memory", "setup.memory", &s.cfg.MemoryAid},
		{"setup.late", "setup.late", &s.cfg.LateElixir},
	} {
		e := ui.Element{ID: o.id, Role: ui.RoleToggle, Look: ui.LookToggle, Rect: cell(i), Text: a.T(o.key), Hint: a.T(o.key + ".hint"),
			Checked: *o.v, Lines: 2, Align: ui.AlignLeft, OnPress: func() { *o.v = !*o.v }}
		switch {
		case o.v == &s.cfg.LateElixir && !s.seats[rules.W].taken:
			e.Disabled, e.Checked, e.Why = true, false, a.T("setup.late.few")
		case o.v == &s.cfg.MemoryAid && s.cfg.OpenScreens:
			e.Disabled, e.Checked, e.Why = true, false, a.T("setup.memory.open")
		case *o.v:
			e.Text += " *"
			e.Hint += "\n" + a.T("setup.box.not")
		}
		b.Add(e)
	}
}

// differs lists what differs from the rules of the box.
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
			h, g := s.goals(p)
			add(h != s.goal() || g != s.goal(), "setup.goal")
			if p.hearts|p.gold != 0 && len(list) > 0 && list[len(list)-1] == a.T("setup.goal") {
				list[len(list)-1] += a.Colon() + p.name
			}
		}
	}
	return list
}

// asBox sets all options and goals back to the rules of the box.
func (s *setup) asBox() {
	box := boxRules()
	box.Start, box.Seed = s.cfg.Start, s.cfg.Seed
	s.cfg = box
	for i := range s.seats {
		s.seats[i].hearts, s.seats[i].gold = 0, 0
	}
}

// buildBox adds the line that says what differs from the box and, if anything does, the
// button that sets it back.
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

// buildRulesOfHouse adds the options of a phone: the starting player, and a button that
// opens the others and says whether any differs from the box.
func (s *setup) buildRulesOfHouse(b *ui.Builder, r ui.Rect) {
	a := s.App
	start := ui.Box(r.X, r.Y, r.W, min(56, r.H*0.3))
	low := ui.Box(r.X, start.Y+start.H+6, r.W, start.H)
	tight := start.H < 44 && a.Upright() // what differs is written on the button
	if tight {
		start, low = ui.Column(r, 0, 2, 4), ui.Column(r, 1, 2, 4)
	}
	s.buildStart(b, start)
	text := a.T("setup.box.all")
	list := s.differs()
	if len(list) > 0 {
		text = a.T("setup.box.not")
	}
	e := ui.Element{ID: "setup.rules", Role: ui.RoleButton, Look: ui.LookButton, Rect: low, Text: a.T("setup.rules"), Lines: 2,
		Label: a.T("setup.rules") + a.Colon() + text, OnPress: func() { a.Push(&houseRules{ui.Popup{App: a}, s}) }}
	if tight {
		e.Sub = text
	}
	b.Add(e)
	if tight {
		return
	}
	rest := ui.Box(r.X, low.Y+low.H+4, r.W, r.Y+r.H-low.Y-low.H-4)
	whole := strings.TrimSpace(text + "\n" + strings.Join(list, ", "))
	if _, floor := a.TextSize(); s.fits(whole, rest, floor) {
		text = whole
	}
	rest.H = min(rest.H, 110) // beside its button
	b.Paragraph("setup.rules.state", rest, text, 5, ui.AlignCentre)
}

// fits reports whether a text has room at a size.
func (s *setup) fits(text string, r ui.Rect, size float32) bool {
	_, ok := ui.Wrap(s.App.Config().Measure, text, r.W, size, ui.Regular, int(r.H/(size*ui.LineHeight)))
	return ok
}

// houseRules is the phone's window of options that differ from the box.
type houseRules struct {
	ui.Popup
	s *setup
}

// Build adds the options, the way back to the box and Done.
func (h *houseRules) Build(b *ui.Builder) {
	a := h.App
	screen := a.Screen()
	b.Panel("house.shade", a.Window(), ui.LookShade)
	r := ui.Centred(screen, 700, min(screen.H-4, 520))
	head, foot := min(40, r.H*0.12), min(60, r.H*0.2)
	in := b.Panel("house", r, ui.LookPanel)
	b.Inside(in, func() {
		b.Heading("house.title", ui.Box(r.X+20, r.Y+4, r.W-40, head-6), a.T("setup.rules"), min(26, head*0.6))
		body := ui.Box(r.X+12, r.Y+head, r.W-24, r.H-head-foot)
		columns, rows := 2, 3
		if upright(screen) {
			columns, rows = 1, 5
		}
		h.s.options(b, func(i int) ui.Rect {
			return ui.Spread(ui.Row(body, i%columns, columns, 12), i/columns, rows, 64, 4)
		})
		bar := ui.Box(r.X+12, r.Y+r.H-foot+2, r.W-24, foot-8)
		h.s.buildBox(b, ui.Row(bar, 0, 2, 12))
		b.Primary("house.done", ui.Row(bar, 1, 2, 12), a.T("settings.done"), a.Pop)
	})
}

// Name returns the scene's name.
func (h *houseRules) Name() string { return "house" }

// buildSeed adds the field for a seed of the player's own. Where it stays empty the
// game gets a new one, which nobody sees before the end.
func (s *setup) buildSeed(b *ui.Builder, r ui.Rect) {
	a := s.App
	seed := a.T("setup.seed")
	normal, _ := a.TextSize()
	label := ui.Rect{X: r.X, Y: r.Y, W: min(r.W*0.45, a.Config().Measure.Width(seed, normal, ui.Regular)+16), H: r.H}
	b.Label("setup.seed.label", label, seed, ui.AlignLeft)
	b.Field("setup.seed", ui.Box(r.X+label.W, r.Y, r.W-label.W, r.H), seed, s.cfg.Seed,
		func(text string) { s.cfg.Seed = text })
	field := b.Last()
	field.Hint = a.T("setup.seed.hint")
	if field.Text == "" {
		field.Text = a.T("setup.seed.new")
	}
}
