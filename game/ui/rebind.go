package ui

import "touria.games/touria/game/words"

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
func (w *waiting) ask(a *App, id string, take func(pressed Key)) {
	*w = waiting{id, listenTicks}
	a.listen = func(pressed Key) {
		w.stop(a)
		if pressed != KeyEscape {
			take(pressed)
		}
	}
	a.Changed()
}

// stop ends the question.
func (w *waiting) stop(a *App) {
	if w.slotID != "" {
		w.slotID, a.listen = "", nil
		a.Changed()
	}
}

// tick lets a tick pass; top is false if another scene lies above.
func (w *waiting) tick(a *App, top bool) {
	if w.slotID == "" {
		return
	}
	if w.left--; w.left <= 0 || !top {
		w.stop(a)
	}
}

// slot adds a button that shows a key and asks for another one.
func (w *waiting) slot(b *Builder, id string, r Rect, label string, k Key, press func()) {
	e := Element{ID: id, Role: RoleCycle, Look: LookButton, Rect: r, Label: label, Hint: label, Lines: 2, OnPress: press}
	switch {
	case w.slotID == id:
		e.Text, e.Lit = b.a.T("keys.waiting"), true
		e.Value = e.Text
	default:
		e.Cap, e.CapText, e.Look = k, b.a.KeyText(k), LookSlot
		e.Value = e.CapText
	}
	b.Add(e)
}

// bindingsScene lists what the keys of the keyboard or the buttons of the gamepad do,
// and changes them.
type bindingsScene struct {
	Page
	waiting
	pad   bool
	pages Pages
}

// slots returns the keys of an action that are on the scene's device.
func (s *bindingsScene) slots(act Action) (keys []Key) {
	for _, k := range act.Keys {
		if k.OnPad() == s.pad {
			keys = append(keys, k)
		}
	}
	return keys
}

// Build adds a page of actions with their keys.
func (s *bindingsScene) Build(b *Builder) {
	a := s.App
	screen := a.Screen()
	b.Ground("keys.ground")
	r := Centred(screen, 1080, 640)
	pad, head, row, gap := float32(24), float32(56), float32(52), float32(8)
	if a.Phone() {
		r = Centred(screen, 1080, min(screen.H-4, 900))
		pad, head, row, gap = 10, 42, 46, 5
	}
	turner := float32(0) // above the buttons
	if a.Upright() {
		head, row, turner = 52, 62, 54 // names take up to three lines
	}
	var list []Action
	for _, act := range a.actions {
		if len(s.slots(act)) > 0 {
			list = append(list, act)
		}
	}
	in := b.Panel("keys", r, LookPlaque)
	b.Inside(in, func() {
		title := a.T("settings.keys")
		if s.pad {
			title = a.T("settings.pad")
		}
		if s.slotID != "" {
			title = a.T("keys.press")
			if s.pad {
				title = a.T("keys.press.pad")
			}
		}
		b.Title("keys.title", Box(r.X+pad, r.Y+6, r.W-2*pad, head-8), title, 26)
		b.Last().Lines = 2
		body := Box(r.X+pad, r.Y+head, r.W-2*pad, r.H-head-52-pad*.7-8-turner)
		columns := 2
		if r.W < 900 {
			columns = 1
		}
		fit := max(1, int((body.H+gap)/(row+gap)))
		page := s.pages.Of((len(list) + fit*columns - 1) / (fit * columns))
		for i, act := range list[page*fit*columns : min(len(list), (page+1)*fit*columns)] {
			cell := Row(body, i/fit, columns, 24)
			s.row(b, Box(cell.X, cell.Y+float32(i%fit)*(row+gap), cell.W, row), act)
		}
		bar := Box(r.X+pad, r.Y+r.H-52-pad*.7, r.W-2*pad, 52)
		w, at := min(240, (bar.W-250-12)/2), bar
		if a.Upright() {
			at, w = Box(bar.X, bar.Y-turner, bar.W, 48), (bar.W-12)/2
		}
		if s.pages.Many() {
			b.PageTurner("keys", at, s.pages, func(by int) {
				s.pages.Turn(by)
				s.stop(a)
				a.Changed()
			})
		}
		b.Button("keys.reset", Box(bar.X+bar.W-2*w-12, bar.Y, w, bar.H), a.T("keys.reset"), func() {
			s.stop(a)
			a.ResetKeys()
		})
		b.Last().Lines = 2
		b.Primary("keys.done", Box(bar.X+bar.W-w, bar.Y, w, bar.H), a.T("settings.done"), a.Pop)
	})
}

// row adds an action and its keys.
func (s *bindingsScene) row(b *Builder, r Rect, act Action) {
	a := s.App
	slots := s.slots(act)
	name := a.ActionName(act)
	w, columns := r.W*0.25, float32(2)
	if a.Upright() {
		w, columns = r.W*0.31, float32(len(slots))
	}
	b.Paragraph("keys."+keyNames[slots[0]]+".name", Box(r.X+6, r.Y, r.W-columns*w-14, r.H), name, 3, AlignLeft)
	for i, k := range slots {
		s.slot(b, "keys."+keyNames[k], Box(r.X+r.W-(columns-float32(i))*w+float32(i)*4, r.Y, w-4, r.H), name, a.keys.needs[k], func() { s.change(k) })
	}
}

// change asks for the key that is to do what k does.
func (s *bindingsScene) change(k Key) {
	a := s.App
	if s.slotID != "" {
		s.stop(a)
		return
	}
	s.ask(a, "keys."+keyNames[k], func(pressed Key) {
		if pressed.OnPad() != s.pad || pressed == a.keys.needs[k] {
			return
		}
		other, taken := a.user(a.keys.means[pressed])
		if !taken {
			a.Bind(k, pressed)
			return
		}
		a.Ask(a.T("keys.taken"), a.T("keys.taken.by", words.Lit("Key", a.KeyText(pressed)), words.Lit("Name", a.ActionName(other))),
			Answer{ID: "dialog.swap", Text: a.T("keys.swap"), Press: func() { a.Bind(k, pressed) }},
			Answer{ID: "dialog.keep", Text: a.T("keys.keep")})
	})
}

// Down ends the question for a key, since the player has changed their mind.
func (s *bindingsScene) Down(x, y float32) bool {
	waits := s.slotID != ""
	s.stop(s.App)
	return waits
}

// Key turns pages with the pad's shoulder buttons.
func (s *bindingsScene) Key(k Key) bool {
	switch k {
	case PadLB:
		s.pages.Turn(-1)
	case PadRB:
		s.pages.Turn(1)
	default:
		return false
	}
	s.App.Changed()
	return true
}

// Tick ends a question that nobody answers.
func (s *bindingsScene) Tick(top bool) { s.tick(s.App, top) }

// Name returns the scene's name.
func (s *bindingsScene) Name() string { return "keys" }

// listen asks for a key of scanning.
func (s *settingsScene) listen(slot ScanSlot) {
	a := s.App
	if s.slotID != "" {
		s.stop(a)
		return
	}
	s.ask(a, "settings."+scanNames[slot], func(pressed Key) {
		if other := &a.keys.scan[scanSlots-1-slot]; *other == pressed { // the two keys differ
			*other = a.keys.scan[slot]
		}
		a.keys.scan[slot] = pressed
		a.saveKeys()
	})
}

// Down ends the question for a key.
func (s *settingsScene) Down(x, y float32) bool {
	waits := s.slotID != ""
	s.stop(s.App)
	return waits
}

// Tick ends a question that nobody answers.
func (s *settingsScene) Tick(top bool) { s.tick(s.App, top) }
