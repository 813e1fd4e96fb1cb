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
func (s *setup) buildHouse(f *ui.Flow) {
	a := s.App
	name, list := a.T("setup.rules"), s.differs()
	state, short := a.T("setup.box.all"), name
	if len(list) > 0 {
		state, short = strings.Join(list, a.T("list.comma"))+" *", name+" *"
	}
	text := name + a.Colon() + state
	f.Button("setup.rules", text, func() { a.Push(&houseRules{Popup: ui.Popup{App: a}, s: s}) }, state, short).Hint = text
}

// houseRules is the window of options that may differ from the standard rules.
type houseRules struct {
	ui.Popup
	scroll ui.Scroll
	s      *setup
}

// Build adds the options with their descriptions, the button for the standard rules, and Done.
func (h *houseRules) Build(b *ui.Builder) {
	a := h.App
	b.Window(ui.Frame{ID: "house", Title: a.T("setup.rules"), Label: a.T("setup.rules"), W: 860, Over: true, Scroll: &h.scroll}, func(f *ui.Flow) {
		f.Cells(280, func(f *ui.Flow) {
			for _, o := range h.s.options() {
				f.Card(ui.Element{ID: o.id + ".card", Role: ui.RolePanel, Look: ui.LookField, Label: a.T(o.key)}, func(f *ui.Flow) { h.option(f, o) })
			}
		})
		h.buildBox(f)
		f.Foot(func(f *ui.Flow) { f.Primary("house.done", a.T("settings.done"), a.Pop) })
	})
}

// option adds the switch of an option and its description, marked if it differs from the standard rules.
func (h *houseRules) option(f *ui.Flow, o option) {
	a := h.App
	e := f.Toggle(o.id, a.T(o.key), *o.on, func() {
		*o.on = !*o.on
		a.Changed()
	})
	if e.Hint = a.T(o.key + ".hint"); *o.on {
		e.Text += " *"
		e.Hint += "\n" + a.T("setup.box.not")
	}
	f.Paragraph(o.id+".line", a.T(o.key+".hint"))
}

// buildBox adds the button that resets all options to the standard rules, or the line that says that nothing
// differs.
func (h *houseRules) buildBox(f *ui.Flow) {
	a, s := h.App, h.s
	list := s.differs()
	if len(list) == 0 {
		f.Paragraph("setup.box.as", a.T("setup.box.all")).Align = ui.AlignCentre
		return
	}
	names := strings.Join(list, a.T("list.comma"))
	e := f.Button("setup.box", a.T("setup.box"), func() {
		for _, o := range s.options() {
			*o.on = false
		}
		a.Changed()
	})
	e.Symbol, e.Label, e.Hint = pictures.SymUndo, a.T("setup.box")+a.Colon()+names, a.T("setup.box.not")+"\n"+names+"\n"+a.T("setup.box.hint")
}

// Name returns the scene's name.
func (h *houseRules) Name() string { return "house" }
