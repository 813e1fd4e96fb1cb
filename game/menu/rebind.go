package menu

import (
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// actions name the buttons of the menus that do what keys do.
var actions = []ui.Action{
	{Name: "keys.back", Do: []string{"settings.done", "keys.done", "credits.done", "listen.done", "dialog.keep"}},
	{Name: "keys.mute", Do: []string{"title.sound", "settings.mute"}},
}

// listenTicks is how long the settings wait for a key: six seconds, so that a player without a
// key to press is not stuck.
const listenTicks = 360

// waiting is a question for the next key.
type waiting struct {
	slotID string // id of the slot that asks, "" if none does
	left   int    // ticks
}

// ask makes the next key that is pressed call take, unless it is Escape or comes too
// late.
func (w *waiting) ask(a *ui.App, id string, take func(pressed ui.Key)) {
	*w = waiting{id, listenTicks}
	a.Listen(func(pressed ui.Key) {
		w.stop(a)
		if pressed != ui.KeyEscape {
			take(pressed)
		}
	})
}

// stop ends the question.
func (w *waiting) stop(a *ui.App) {
	if w.slotID != "" {
		w.slotID = ""
		a.Listen(nil)
	}
}

// tick counts the time down; top is false if another scene covers this one.
func (w *waiting) tick(a *ui.App, top bool) {
	if w.slotID == "" {
		return
	}
	if w.left--; w.left <= 0 || !top {
		w.stop(a)
	}
}

// slot adds a button that shows a key and asks for another one.
func (w *waiting) slot(a *ui.App, f *ui.Flow, id, label string, k ui.Key, press func()) {
	e := ui.Element{ID: id, Role: ui.RoleCycle, Look: ui.LookButton, Label: label, Hint: label, OnPress: press}
	switch {
	case w.slotID == id:
		e.Text, e.Lit = a.T("keys.waiting"), true
		e.Value = e.Text
	default:
		e.Cap, e.CapText, e.Look = k, a.KeyText(k), ui.LookSlot
		e.Value = e.CapText
	}
	f.Add(e)
}

// bindingsScene lists what the keys of the keyboard or the buttons of the gamepad do,
// and changes them.
type bindingsScene struct {
	ui.Page
	waiting
	pad    bool
	scroll ui.Scroll
}

// slots returns the keys of an action that are on the scene's device.
func (s *bindingsScene) slots(act ui.Action) (keys []ui.Key) {
	for _, k := range act.Keys {
		if k.OnPad() == s.pad {
			keys = append(keys, k)
		}
	}
	return keys
}

// Build adds the actions with their keys.
func (s *bindingsScene) Build(b *ui.Builder) {
	a := s.App
	title := "settings.keys"
	switch {
	case s.slotID != "" && s.pad:
		title = "keys.press.pad"
	case s.slotID != "":
		title = "keys.press"
	case s.pad:
		title = "settings.pad"
	}
	b.Window(ui.Frame{ID: "keys", Title: a.T(title), W: 1080, H: 660, Scroll: &s.scroll}, func(f *ui.Flow) {
		f.Cells(420, func(f *ui.Flow) {
			for _, act := range a.Actions() {
				if keys := s.slots(act); len(keys) > 0 {
					f.Row(func(f *ui.Flow) {
						f.Paragraph("keys."+ui.KeyName(keys[0])+".name", a.ActionName(act))
						f.Row(func(f *ui.Flow) {
							for _, k := range keys {
								s.slot(a, f, "keys."+ui.KeyName(k), a.ActionName(act), a.KeyFor(k), func() { s.change(k) })
							}
						})
					})
				}
			}
		})
		f.Foot(func(f *ui.Flow) {
			f.Button("keys.reset", a.T("keys.reset"), func() {
				s.stop(a)
				a.ResetKeys()
			})
			f.Primary("keys.done", a.T("settings.done"), a.Pop)
		})
	})
}

// change asks for the key that is to do what k does.
func (s *bindingsScene) change(k ui.Key) {
	a := s.App
	if s.slotID != "" {
		s.stop(a)
		return
	}
	s.ask(a, "keys."+ui.KeyName(k), func(pressed ui.Key) {
		if pressed.OnPad() != s.pad || pressed == a.KeyFor(k) {
			return
		}
		other, taken := a.ActionOf(pressed)
		if !taken {
			a.Bind(k, pressed)
			return
		}
		a.Ask(a.T("keys.taken"), a.T("keys.taken.by", words.Lit("Key", a.KeyText(pressed)), words.Lit("Name", a.ActionName(other))),
			ui.Answer{ID: "dialog.swap", Text: a.T("keys.swap"), Press: func() { a.Bind(k, pressed) }},
			ui.Answer{ID: "dialog.keep", Text: a.T("keys.keep")})
	})
}

// Down ends the question for a key, since the player has changed their mind.
func (s *bindingsScene) Down(x, y float32) bool {
	waits := s.slotID != ""
	s.stop(s.App)
	return waits
}

// Tick ends a question that nobody answers.
func (s *bindingsScene) Tick(top bool) { s.tick(s.App, top) }

// Name returns the scene's name.
func (s *bindingsScene) Name() string { return "keys" }
