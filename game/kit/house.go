// Package kit has the scenes that every game of the box needs and fills with its own values.
package kit

import (
	"slices"
	"strings"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/ui"
)

// Option is an option that may differ from the standard rules (M25).
type Option struct {
	ID, Key string // Key is that of its name; with ".hint", of what it does
	On      bool
	Why     string // why it can't be chosen, "" if it can
	Icons   []ui.Icon
	Press   func()
}

// House is the house rules of a game that is set up.
type House struct {
	Options func() []Option
	Others  func() []string // what else differs from the standard rules; nil: nothing can
	Reset   func()          // back to the standard rules
}

// Differs lists what differs from the standard rules.
func (h *House) Differs(a *ui.App) (list []string) {
	for _, o := range h.Options() {
		if o.On && o.Why == "" {
			list = append(list, a.T(o.Key))
		}
	}
	if h.Others != nil {
		list = append(list, h.Others()...)
	}
	return list
}

// Show opens the window of the options.
func (h *House) Show(a *ui.App) { a.Push(&houseRules{Popup: ui.Popup{App: a}, House: h}) }

// Button adds the button that opens the window and names what differs from the standard rules.
func (h *House) Button(a *ui.App, f *ui.Flow) {
	name, list := a.T("setup.rules"), h.Differs(a)
	state, short := a.T("setup.box.all"), name
	if len(list) > 0 {
		state, short = strings.Join(list, a.T("list.comma"))+" *", name+" *"
	}
	text := name + a.Colon() + state
	f.Button("setup.rules", text, func() { h.Show(a) }, state, short).Hint = text
}

// houseRules is the window of options that may differ from the standard rules.
type houseRules struct {
	ui.Popup
	*House
	scroll ui.Scroll
}

// Build adds the options, the button for the standard rules, and Done.
func (h *houseRules) Build(b *ui.Builder) {
	const wide = 430 // of an option
	a, list := h.App, h.Options()
	b.Window(ui.Frame{ID: "house", Title: a.T("setup.rules"), Label: a.T("setup.rules"), W: min(1180, float32(len(list))*wide), Over: true, Scroll: &h.scroll}, func(f *ui.Flow) {
		f.Cells(280, func(f *ui.Flow) {
			for _, o := range list {
				h.option(f, o)
			}
		})
		names := h.Differs(a)
		if len(names) == 0 {
			f.Paragraph("setup.box.as", a.T("setup.box.all")).Align = ui.AlignCentre
		}
		f.Foot(func(f *ui.Flow) {
			if len(names) > 0 {
				h.back(f, strings.Join(names, a.T("list.comma")))
			}
			f.Primary("house.done", a.T("settings.done"), a.Pop)
		})
	})
}

// option adds the switch of an option with its description and its pictures, marked if it differs from the standard rules.
func (h *houseRules) option(f *ui.Flow, o Option) {
	a, name, line := h.App, h.App.T(o.Key), h.App.T(o.Key+".hint")
	e := ui.Element{ID: o.ID, Role: ui.RoleToggle, Look: ui.LookToggle, Label: name, Hint: line, Checked: o.On, OnPress: func() {
		o.Press()
		a.Changed()
	}}
	switch {
	case o.Why != "":
		e.Disabled, e.Checked, e.Why, line = true, false, o.Why, o.Why
	case o.On:
		name += " *"
		e.Label, e.Hint = name, e.Hint+"\n"+a.T("setup.box.not")
	}
	f.Card(e, func(f *ui.Flow) {
		f.Indent(ui.TickSize+4, func(f *ui.Flow) {
			f.Row(func(f *ui.Flow) {
				f.Column(func(f *ui.Flow) {
					title := f.Heading(o.ID+".name", name, 0)
					title.Align, title.Disabled = ui.AlignLeft, e.Disabled
					f.Paragraph(o.ID+".line", line).Disabled = e.Disabled
				})
				if len(o.Icons) > 0 {
					f.Add(ui.Element{ID: o.ID + ".icons", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Rect{W: iconsWide(o.Icons), H: iconHigh}, Size: iconHigh, Label: name, Icons: slices.Clone(o.Icons)})
				}
			})
		})
	})
}

// back adds the button that resets everything that differs to the standard rules.
func (h *houseRules) back(f *ui.Flow, names string) {
	a := h.App
	e := f.Button("setup.box", a.T("setup.box"), func() {
		h.Reset()
		a.Changed()
	})
	e.Symbol, e.Label, e.Hint = pictures.SymUndo, a.T("setup.box")+a.Colon()+names, a.T("setup.box.not")+"\n"+names+"\n"+a.T("setup.box.hint")
}

// Name returns the scene's name.
func (h *houseRules) Name() string { return "house" }

// iconHigh is the size of the pictures of an option.
const iconHigh = 34

// iconsWide returns the width of such a row.
func iconsWide(icons []ui.Icon) (w float32) {
	for _, i := range icons {
		if w += iconHigh + 4; i.Count > 0 {
			w += ui.RowCount
		}
	}
	return w
}
