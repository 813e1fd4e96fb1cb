package ui

import "strings"

// codeView shows the save code of a game.
type codeView struct {
	Popup
	code string
	qr   *QR // nil if the code is too long for one
	err  error
}

// newCodeView finds the code in the background.
func newCodeView(a *App, game int, text []byte) *codeView {
	v := &codeView{Popup: Popup{a}}
	a.Background(func() func() {
		code, err := a.shelf.saves[game].Encode(text)
		qr := newQR(code)
		return func() {
			v.code, v.qr, v.err = code, qr, err
			a.Changed()
		}
	})
	return v
}

// groupsOf is the number of letters between the spaces of a code that is shown.
const groupsOf = 5

// grouped returns a code with spaces, so that it can be read and breaks into lines.
func grouped(code string) string {
	var b strings.Builder
	for i := 0; i < len(code); i += groupsOf {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(code[i:min(i+groupsOf, len(code))])
	}
	return b.String()
}

// Build adds the code, and what can be done with it.
func (v *codeView) Build(b *Builder) {
	a := v.App
	screen := a.Screen()
	b.Panel("code.shade", a.Window(), LookShade)
	w, h := float32(860), float32(400)
	if a.Upright() {
		h = 620
	}
	r := Centred(screen, w, h)
	in := b.Panel("code", r, LookPlaque)
	b.Inside(in, func() {
		b.Title("code.title", Box(r.X+20, r.Y+8, r.W-40, 38), a.T("code.title"), 24)
		body := Rect{X: r.X + 24, Y: r.Y + 48, W: r.W - 48, H: r.H - 48 - 72}
		v.buildQR(b, &body)
		text, size := grouped(v.code), float32(0)
		normal, _ := a.TextSize()
		switch {
		case v.err != nil:
			text = a.T("code.none")
		case v.code == "":
			text = "…"
		default:
			lines := int((body.H + 0.12*normal) / (normal * LineHeight))
			if _, ok := Wrap(a.cfg.Measure, text, body.W, normal, Regular, lines); !ok {
				text = a.T("code.long")
			} else {
				size = normal
			}
		}
		b.Add(Element{ID: "code.text", Role: RoleLabel, Look: LookText, Rect: body, Text: text, Size: size, Lines: 40, Align: AlignLeft})
		bar := Rect{X: r.X + 24, Y: r.Y + r.H - 66, W: r.W - 48, H: 52}
		if a.cfg.Clipboard == nil {
			b.Primary("code.done", Centred(bar, 240, 52), a.T("drawer.close"), a.Pop)
			return
		}
		b.Primary("code.copy", Row(bar, 0, 2, 16), a.T("code.copy"), v.copy)
		if v.code == "" {
			b.Last().Disabled, b.Last().Why = true, a.T("code.wait")
		}
		b.Button("code.done", Row(bar, 1, 2, 16), a.T("drawer.close"), a.Pop)
	})
}

// buildQR adds the QR code and takes its room from the text: at the left, or above it in an
// upright window.
func (v *codeView) buildQR(b *Builder, room *Rect) {
	if v.qr == nil || v.err != nil {
		return
	}
	a := v.App
	most := min(room.H, room.W*.45)
	if a.Upright() {
		most = min(room.W, room.H*.6)
	}
	side := v.qr.Fits(most, a.Scale())
	if side == 0 {
		return
	}
	at := Box(room.X, room.Y+(room.H-side)/2, side, side)
	if a.Upright() {
		at = Box(room.X+(room.W-side)/2, room.Y, side, side)
	}
	b.Add(Element{ID: "code.qr", Role: RoleLabel, Look: LookQR, Rect: at, Label: a.T("code.qr"), QR: v.qr})
	if a.Upright() {
		room.Y, room.H = room.Y+side+12, room.H-side-12
	} else {
		room.X, room.W = room.X+side+20, room.W-side-20
	}
}

// copy puts the code on the clipboard.
func (v *codeView) copy() {
	a, code := v.App, v.code
	a.Background(func() func() {
		err := a.cfg.Clipboard.Copy(code)
		return func() {
			if err != nil {
				a.Say(a.T("code.uncopied"))
				return
			}
			a.Say(a.T("code.copied"))
		}
	})
}

// Name returns the scene's name.
func (v *codeView) Name() string { return "code" }

// codeEntry takes a save code: typed or from the clipboard.
type codeEntry struct {
	Popup
	code string
}

// Build adds the field and its buttons.
func (e *codeEntry) Build(b *Builder) {
	a := e.App
	screen := a.Screen()
	b.Panel("entry.shade", a.Window(), LookShade)
	files := a.cfg.PickFile != nil
	r := Centred(screen, 760, 300)
	if files && a.Upright() {
		r = Centred(screen, 760, 360)
	}
	in := b.Panel("entry", r, LookPlaque)
	b.Inside(in, func() {
		title, hint := a.T("chronicles.code"), a.T("code.hint")
		if files {
			title, hint = a.T("chronicles.bring"), a.T("code.hint.page")
		}
		b.Title("entry.title", Box(r.X+20, r.Y+8, r.W-40, 38), title, 24)
		b.Paragraph("entry.hint", Box(r.X+24, r.Y+50, r.W-48, 112), hint, 5, AlignLeft)
		field := Box(r.X+24, r.Y+168, r.W-48, 52)
		if a.cfg.Clipboard != nil {
			w := field.W * 0.3
			field.W -= w + 12
			b.Button("entry.paste", Box(field.X+field.W+12, field.Y, w, field.H), a.T("code.paste"), e.paste)
			b.Last().Lines = 2
		}
		b.Field("entry.code", field, a.T("code.title"), e.code, func(text string) { e.code = text })
		b.Last().Most = maxCode
		bar := Rect{X: r.X + 24, Y: r.Y + r.H - 66, W: r.W - 48, H: 52}
		n := 2
		switch {
		case files && a.Upright(): // a row of its own
			b.Button("entry.file", Box(bar.X, bar.Y-60, bar.W, bar.H), a.T("code.file"), a.cfg.PickFile)
		case files:
			n = 3
			b.Button("entry.file", Row(bar, 1, n, 16), a.T("code.file"), a.cfg.PickFile)
			b.Last().Lines = 2
		}
		b.Primary("entry.open", Row(bar, 0, n, 16), a.T("code.open"), func() { a.OpenCode(e.code) })
		if strings.TrimSpace(e.code) == "" {
			b.Last().Disabled, b.Last().Why = true, a.T("code.missing")
		}
		b.Button("entry.done", Row(bar, n-1, n, 16), a.T("code.cancel"), a.Pop)
	})
}

// Paste takes a code or a link that the player has pasted without being asked for one.
func (a *App) Paste(text string) {
	text = strings.TrimSpace(text)
	if text == "" || len(text) > 8*maxCode {
		return
	}
	if e, ok := a.Top().(*codeEntry); ok {
		e.code = text
		a.Changed()
		return
	}
	if _, loading := a.Top().(*loading); !loading && a.editing == "" && a.running() == nil {
		a.Push(&codeEntry{Popup: Popup{a}, code: text})
	}
}

// maxCode is the maximum length of a code that can be typed.
const maxCode = 2000

// paste takes the code from the clipboard.
func (e *codeEntry) paste() {
	a := e.App
	a.Background(func() func() {
		text, err := a.cfg.Clipboard.Paste()
		return func() {
			switch {
			case err != nil:
				a.Say(a.T("code.unread"))
				return
			case strings.TrimSpace(text) == "":
				a.Say(a.T("code.unpasted"))
				return
			}
			e.code = strings.TrimSpace(text)
			a.Changed()
		}
	})
}

// Name returns the scene's name.
func (e *codeEntry) Name() string { return "entry" }
