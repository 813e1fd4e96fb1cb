package ui

import "touria.games/touria/game/touria/show"

// popup is what the windows over a scene share that Escape just puts away, and
// so does the pad's Start, since that opened the menu.
type popup struct{ a *App }

func (p popup) key(k Key) bool {
	if k == PadStart {
		p.a.pop()
		return true
	}
	return false
}
func (p popup) back()      { p.a.pop() }
func (popup) tick(bool)    {}
func (popup) opaque() bool { return false }

// dialog is a message with one or more buttons.
type dialog struct {
	a       *App
	title   string
	text    string
	buttons []dialogButton // the last one is what Escape does
}

type dialogButton struct {
	id, text string
	danger   bool
	press    func() // after the dialog is gone; nil: nothing
}

func (d *dialog) build(b *builder) {
	a := d.a
	screen := a.Screen()
	b.panel("dialog.shade", show.Rect{W: a.w, H: a.h}, LookShade)
	normal, _ := a.textSize()
	normal *= a.large
	w := min(560, screen.W-24)
	lines, _ := wrap(a.cfg.Measure, d.text, w-40, normal, Regular, 20)
	textH := float32(len(lines))*normal*LineHeight + 10
	h := min(screen.H-8, 16+40+textH+12+52+16)
	textH = h - (16 + 40 + 12 + 52 + 16)
	r := centred(screen, w, h)
	in := b.panel("dialog", r, LookPanel)
	b.inside(in, func() {
		b.heading("dialog.title", show.Rect{X: r.X + 20, Y: r.Y + 14, W: r.W - 40, H: 36}, d.title, 24)
		b.text("dialog.text", show.Rect{X: r.X + 20, Y: r.Y + 54, W: r.W - 40, H: textH}, d.text, 20, AlignCentre)
		bar := show.Rect{X: r.X + 20, Y: r.Y + r.H - 68, W: r.W - 40, H: 52}
		if len(d.buttons) == 1 {
			bar = centred(bar, 220, 52)
		}
		for i, but := range d.buttons {
			look := LookButton
			if but.danger {
				look = LookDanger
			} else if len(d.buttons) == 1 {
				look = LookPrimary
			}
			b.add(Element{ID: but.id, Role: RoleButton, Look: look, Rect: row(bar, i, len(d.buttons), 16), Text: but.text,
				Lines: 2, press: func() { d.close(but) }})
		}
	})
}

func (d *dialog) close(but dialogButton) {
	d.a.remove(d)
	if but.press != nil {
		but.press()
	}
}

func (d *dialog) key(Key) bool { return false }
func (d *dialog) back()        { d.close(d.buttons[len(d.buttons)-1]) }
func (d *dialog) tick(bool)    {}
func (d *dialog) name() string { return "dialog" }
func (d *dialog) opaque() bool { return false }
