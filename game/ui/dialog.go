package ui

// Page is what screens that cover everything share: Escape leads back.
type Page struct{ App *App }

// Key handles no key.
func (Page) Key(Key) bool { return false }

// Back leaves the page.
func (p Page) Back() { p.App.Pop() }

// Tick lets nothing happen.
func (Page) Tick(bool) {}

// Opaque is true: nothing below is to be seen.
func (Page) Opaque() bool { return true }

// Popup is what windows over a scene share: Escape puts them away, and so does
// the pad's Start, since that opens the menu.
type Popup struct{ App *App }

// Key puts the window away with Start.
func (p Popup) Key(k Key) bool {
	if k == PadStart {
		p.App.Pop()
		return true
	}
	return false
}

// Back puts the window away.
func (p Popup) Back() { p.App.Pop() }

// Tick lets nothing happen.
func (Popup) Tick(bool) {}

// Opaque is false: what lies below is seen.
func (Popup) Opaque() bool { return false }

// dialog is a message with one or more buttons.
type dialog struct {
	a       *App
	title   string
	text    string
	buttons []Answer // the last one is what Escape does
}

// Answer is a button of a question.
type Answer struct {
	ID, Text string
	Danger   bool   // it loses something
	Press    func() // what it does, after the question is gone; nil: nothing
}

// Ask asks a question that must be answered; the last answer is what Escape does.
func (a *App) Ask(title, text string, answers ...Answer) {
	a.Push(&dialog{a: a, title: title, text: text, buttons: answers})
}

func (d *dialog) Build(b *Builder) {
	a := d.a
	screen := a.Screen()
	b.Panel("dialog.shade", Rect{W: a.w, H: a.h}, LookShade)
	normal, _ := a.TextSize()
	normal *= a.large
	w := min(560, screen.W-24)
	lines, _ := Wrap(a.cfg.Measure, d.text, w-40, normal, Regular, 20)
	textH := float32(len(lines))*normal*LineHeight + 10
	h := min(screen.H-8, 16+40+textH+12+52+16)
	textH = h - (16 + 40 + 12 + 52 + 16)
	r := Centred(screen, w, h)
	in := b.Panel("dialog", r, LookPanel)
	b.Inside(in, func() {
		b.Heading("dialog.title", Rect{X: r.X + 20, Y: r.Y + 14, W: r.W - 40, H: 36}, d.title, 24)
		b.Paragraph("dialog.text", Rect{X: r.X + 20, Y: r.Y + 54, W: r.W - 40, H: textH}, d.text, 20, AlignCentre)
		bar := Rect{X: r.X + 20, Y: r.Y + r.H - 68, W: r.W - 40, H: 52}
		if len(d.buttons) == 1 {
			bar = Centred(bar, 220, 52)
		}
		for i, but := range d.buttons {
			look := LookButton
			if but.Danger {
				look = LookDanger
			} else if len(d.buttons) == 1 {
				look = LookPrimary
			}
			b.Add(Element{ID: but.ID, Role: RoleButton, Look: look, Rect: Row(bar, i, len(d.buttons), 16), Text: but.Text,
				Lines: 2, OnPress: func() { d.close(but) }})
		}
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
