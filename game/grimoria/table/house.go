package table

import (
	"strings"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/ui"
)

// option is an option that may differ from the standard rules (M25).
type option struct {
	id, key string
	on      *bool
}

func (s *setup) options() []option {
	return []option{{"setup.open", "setup.open_cards", &s.cfg.OpenCards}, {"setup.memory", "setup.memory_aid", &s.cfg.MemoryAid}}
}

// differs lists the options that differ from the standard rules.
func (s *setup) differs() (list []string) {
	for _, o := range s.options() {
		if *o.on {
			list = append(list, s.App.T(o.key))
		}
	}
	return list
}

// buildHouse adds the button that opens the house rules and names those that differ from the standard.
func (s *setup) buildHouse(b *ui.Builder, r ui.Rect) {
	a := s.App
	name, list := a.T("setup.rules"), s.differs()
	state, short := a.T("setup.box.all"), name
	if len(list) > 0 {
		state, short = strings.Join(list, a.T("list.comma"))+" *", name+" *"
	}
	text := name + a.Colon() + state
	e := ui.Element{ID: "setup.rules", Role: ui.RoleButton, Look: ui.LookButton, Rect: r, Text: text, Lines: 2, Label: text, Hint: text,
		OnPress: func() { a.Push(&houseRules{ui.Popup{App: a}, s}) }}
	_, floor := a.TextSize()
	for _, less := range []string{state, short} { // as much as has room
		room := e.TextRect()
		if _, ok := ui.Wrap(a.Config().Measure, e.Text, room.W, floor, ui.Bold, 2); ok && 2*floor*ui.LineHeight <= room.H {
			break
		}
		e.Text = less
	}
	b.Add(e)
}

// houseRules is the window of options that may differ from the standard rules.
type houseRules struct {
	ui.Popup
	s *setup
}

// Build adds the options with their descriptions, the button for the standard rules, and Done.
func (h *houseRules) Build(b *ui.Builder) {
	a, s := h.App, h.s
	screen := a.Screen()
	b.Panel("house.shade", a.Window(), ui.LookShade)
	const gap, high, foot = 10, 50, 64
	head := float32(56)
	list := s.options()
	columns := len(list)
	wide := float32(860)
	if a.Phone() && !a.Upright() {
		head = 8
	}
	if a.Upright() {
		columns, wide = 1, screen.W
	}
	w := min(wide, screen.W-8)
	cell := (w-2*16-gap*float32(columns-1))/float32(columns) - 2*gap
	normal, _ := a.TextSize()
	size := normal * a.Growth()
	text := float32(0)
	for _, o := range list {
		lines, _ := ui.Wrap(a.Config().Measure, a.T(o.key+".hint"), cell, size, ui.Regular, 9)
		text = max(text, float32(len(lines))*size*ui.LineHeight+6)
	}
	rows := float32(len(list) / columns)
	around := head + foot + 8
	if a.Upright() { // the buttons stand one above the other
		around += foot
	}
	each := high + text + 2*gap
	if around+rows*(each+gap) > screen.H { // what the options do is then told by hints alone
		each = high + gap
	}
	r := ui.Centred(screen, w, around+rows*(each+gap))
	in := b.Add(ui.Element{ID: "house", Role: ui.RolePanel, Look: ui.LookPlaque, Rect: r, Label: a.T("setup.rules"), Over: true})
	b.Inside(in, func() {
		if head > 20 {
			b.Title("house.title", ui.Box(r.X+20, r.Y+6, r.W-40, head-10), a.T("setup.rules"), 26)
		}
		for i, o := range list {
			at := ui.Box(r.X+16+float32(i%columns)*(cell+3*gap), r.Y+head+float32(i/columns)*(each+gap), cell+2*gap, each)
			h.option(b, at, o, high, gap)
		}
		bar := ui.Box(r.X+16, r.Y+r.H-foot, r.W-32, foot-12)
		box, done := ui.Row(bar, 0, 2, gap), ui.Row(bar, 1, 2, gap)
		if a.Upright() {
			done, box = bar, ui.Box(bar.X, bar.Y-foot, bar.W, bar.H)
		}
		h.buildBox(b, box)
		b.Primary("house.done", done, a.T("settings.done"), a.Pop)
	})
}

// option adds the switch of an option and its description, marked if it differs from the standard rules.
func (h *houseRules) option(b *ui.Builder, r ui.Rect, o option, high, gap float32) {
	a := h.App
	in := b.Add(ui.Element{ID: o.id + ".card", Role: ui.RolePanel, Look: ui.LookField, Rect: r, Label: a.T(o.key)})
	b.Inside(in, func() {
		e := ui.Element{ID: o.id, Role: ui.RoleToggle, Look: ui.LookToggle, Rect: ui.Box(r.X+4, r.Y+4, r.W-8, high), Text: a.T(o.key), Hint: a.T(o.key + ".hint"), Checked: *o.on,
			Lines: 2, Align: ui.AlignLeft, OnPress: func() {
				*o.on = !*o.on
				a.Changed()
			}}
		if *o.on {
			e.Text += " *"
			e.Hint += "\n" + a.T("setup.box.not")
		}
		b.Add(e)
		if r.H < high+2*gap {
			return
		}
		at := ui.Box(r.X+gap, r.Y+high+gap/2, r.W-2*gap, r.H-high-gap)
		text := a.T(o.key + ".hint")
		normal, _ := a.TextSize()
		size := normal * a.Growth()
		lines, _ := ui.Wrap(a.Config().Measure, text, at.W, size, ui.Regular, 9)
		at.H = min(at.H, float32(len(lines))*size*ui.LineHeight+4) // it follows its switch
		b.Paragraph(o.id+".line", at, text, 9, ui.AlignLeft)
	})
}

// buildBox adds the button that resets all options to the standard rules, or the line that says that nothing
// differs.
func (h *houseRules) buildBox(b *ui.Builder, r ui.Rect) {
	a, s := h.App, h.s
	list := s.differs()
	if len(list) == 0 {
		b.Paragraph("setup.box.as", r, a.T("setup.box.all"), 2, ui.AlignCentre)
		return
	}
	names := strings.Join(list, a.T("list.comma"))
	b.Add(ui.Element{ID: "setup.box", Role: ui.RoleButton, Look: ui.LookButton, Rect: r, Text: a.T("setup.box"), Symbol: pictures.SymUndo, Lines: 2,
		Label: a.T("setup.box") + a.Colon() + names, Hint: a.T("setup.box.not") + "\n" + names + "\n" + a.T("setup.box.hint"), OnPress: func() {
			for _, o := range s.options() {
				*o.on = false
			}
			a.Changed()
		}})
}

// Name returns the scene's name.
func (h *houseRules) Name() string { return "house" }
