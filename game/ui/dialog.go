package ui

// Page is the base of screens that cover everything. Escape leaves them.
type Page struct{ App *App }

// Key handles no key.
func (Page) Key(Key) bool { return false }

// Back leaves the page.
func (p Page) Back() { p.App.Pop() }

// Tick does nothing.
func (Page) Tick(bool) {}

// Opaque returns true.
func (Page) Opaque() bool { return true }

// Popup is the base of windows over a scene. Escape closes them, and so does the
// pad's Start, which opens the menu.
type Popup struct{ App *App }

// Key closes the window with Start.
func (p Popup) Key(k Key) bool {
	if k == PadStart {
		p.App.Pop()
		return true
	}
	return false
}

// Back closes the window.
func (p Popup) Back() { p.App.Pop() }

// Tick does nothing.
func (Popup) Tick(bool) {}

// Opaque returns false.
func (Popup) Opaque() bool { return false }

// dialog is a message with one or more buttons.
type dialog struct {
	a       *App
	title   string
	text    string
	buttons []Answer // Escape gives the last one
	scroll  Scroll
}

// Answer is an answer to a question, shown as a button.
type Answer struct {
	ID, Text string
	Danger   bool   // something would be lost
	Press    func() // called after the dialog has closed; may be nil
}

// Ask asks a question that must be answered. Escape gives the last answer.
func (a *App) Ask(title, text string, answers ...Answer) {
	a.Push(&dialog{a: a, title: title, text: text, buttons: answers})
}

// Build adds the text and a button for each answer.
func (d *dialog) Build(b *Builder) {
	b.Window(Frame{ID: "dialog", Title: d.title, W: 560, Over: true, Scroll: &d.scroll}, func(f *Flow) {
		f.Paragraph("dialog.text", d.text).Align = AlignCentre
		f.Foot(func(f *Flow) {
			for _, but := range d.buttons {
				e := f.Button(but.ID, but.Text, func() { d.close(but) })
				switch {
				case but.Danger:
					e.Look = LookDanger
				case len(d.buttons) == 1:
					e.Look = LookPrimary
				}
			}
		})
	})
}

func (d *dialog) close(but Answer) {
	d.a.Remove(d)
	if but.Press != nil {
		but.Press()
	}
}

func (d *dialog) Key(Key) bool { return false }
func (d *dialog) Back()        { d.close(d.buttons[len(d.buttons)-1]) }
func (d *dialog) Tick(bool)    {}
func (d *dialog) Name() string { return "dialog" }
func (d *dialog) Opaque() bool { return false }

// Tell shows a message that must be confirmed, unless it is on top already.
func (a *App) Tell(text string) {
	if d, ok := a.Top().(*dialog); ok && d.text == text {
		return
	}
	a.Ask(a.T("dialog.title"), text, Answer{ID: "dialog.ok", Text: a.T("dialog.ok")})
}
