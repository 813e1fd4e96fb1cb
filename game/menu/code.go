package menu

import (
	"strings"

	"rsc.io/qr/coding"

	"touria.games/touria/game/ui"
)

// codeView shows the save code of a game.
type codeView struct {
	ui.Popup
	scroll ui.Scroll
	code   string
	qr     *ui.QR // nil if the code is too long for one
	err    error
	dare   bool   // to be sent to a friend, who plays the same game
	link   string // to the dare, "" if there is none
	file   []byte // the dare's record, nil until it is there
	game   int    // of the box
}

// newCodeView makes the code in the background.
func newCodeView(a *ui.App, game int, text []byte) *codeView {
	v := &codeView{Popup: ui.Popup{App: a}}
	a.Background(func() func() {
		code, err := a.SavesOf(game).Encode(text)
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
func (v *codeView) Build(b *ui.Builder) {
	a := v.App
	title, qr, none, copies := a.T("code.title"), a.T("code.qr"), a.T("code.none"), a.T("code.copy")
	if v.dare {
		title, qr, none, copies = a.T("dare.title"), a.T("dare.qr"), a.T("dare.none"), a.T("dare.code")
	}
	b.Window(ui.Frame{ID: "code", Title: title, W: 860, Over: true, Scroll: &v.scroll}, func(f *ui.Flow) {
		text := func(f *ui.Flow) {
			if v.dare && v.err == nil {
				f.Paragraph("dare.text", a.T("dare.text"))
				f.Paragraph("dare.open", a.T("dare.open"))
			}
			text := grouped(v.code)
			switch {
			case v.err != nil:
				text = none
			case v.code == "":
				text = "…"
			}
			f.Paragraph("code.text", text)
		}
		if side := v.qrWide(); side > 0 {
			f.Split(side, func(f *ui.Flow) {
				f.Add(ui.Element{ID: "code.qr", Role: ui.RoleLabel, Look: ui.LookQR, Rect: ui.Rect{W: side, H: side}, Label: qr, QR: v.qr})
			}, text)
		} else {
			text(f)
		}
		f.Foot(func(f *ui.Flow) {
			if a.Config().Export != nil && v.file != nil {
				f.Button("dare.file", a.T("kept.file"), func() { ui.ExportGame(a, v.game, "dare", v.file) })
			}
			if a.Config().Clipboard == nil {
				f.Primary("code.done", a.T("drawer.close"), a.Pop)
				return
			}
			if v.link != "" && v.err == nil {
				f.Primary("dare.link", a.T("link.copy"), func() { v.copy(v.link, "dare.copied") })
			}
			if e := f.Button("code.copy", copies, func() { v.copy(v.code, "code.copied") }); v.code == "" {
				e.Disabled, e.Why = true, a.T("code.wait")
			} else if v.link == "" {
				e.Look = ui.LookPrimary
			}
			f.Button("code.done", a.T("drawer.close"), a.Pop)
		})
	})
}

// qrWide returns the width of the QR code, 0 if there is none or no room for all of it: a camera needs the whole
// code.
func (v *codeView) qrWide() float32 {
	if v.qr == nil || v.err != nil {
		return 0
	}
	screen := v.App.Screen()
	return qrSide(v.qr, min(300, screen.W-60, screen.H-150), v.App.Scale())
}

// copy puts a text on the clipboard, and says so by a key of the catalogue.
func (v *codeView) copy(text, told string) {
	a := v.App
	a.Background(func() func() {
		err := a.Config().Clipboard.Copy(text)
		return func() {
			if err != nil {
				a.Say(a.T("code.uncopied"))
				return
			}
			a.Say(a.T(told))
		}
	})
}

// Name returns the scene's name.
func (v *codeView) Name() string { return "code" }

// codeEntry takes a save code: typed or from the clipboard.
type codeEntry struct {
	ui.Popup
	scroll ui.Scroll
	code   string
}

// Build adds the field and its buttons.
func (e *codeEntry) Build(b *ui.Builder) {
	a := e.App
	title, hint := a.T("chronicles.code"), a.T("code.hint")
	if a.Config().PickFile != nil {
		title, hint = a.T("chronicles.bring"), a.T("code.hint.page")
	}
	b.Window(ui.Frame{ID: "entry", Title: title, W: 760, Over: true, Scroll: &e.scroll}, func(f *ui.Flow) {
		f.Paragraph("entry.hint", hint)
		field := func(f *ui.Flow) {
			el := f.Field("entry.code", a.T("code.title"), e.code, func(text string) { e.code = text })
			el.Most = maxCode
		}
		if a.Config().Clipboard != nil {
			f.Split(.3, func(f *ui.Flow) { f.Button("entry.paste", a.T("code.paste"), e.paste) }, field)
		} else {
			field(f)
		}
		f.Foot(func(f *ui.Flow) {
			if el := f.Primary("entry.open", a.T("code.open"), func() { OpenCode(a, e.code) }); strings.TrimSpace(e.code) == "" {
				el.Disabled, el.Why = true, a.T("code.missing")
			}
			if a.Config().PickFile != nil {
				f.Button("entry.file", a.T("code.file"), a.Config().PickFile)
			}
			f.Button("entry.done", a.T("code.cancel"), a.Pop)
		})
	})
}

// Paste takes a code or a link that the player has pasted without being asked for one.
func Paste(a *ui.App, text string) {
	text = strings.TrimSpace(text)
	if text == "" || len(text) > 8*maxCode {
		return
	}
	if e, ok := a.Top().(*codeEntry); ok {
		e.code = text
		a.Changed()
		return
	}
	if _, loading := a.Top().(*loading); !loading && a.Editing() == "" && a.Running() == nil {
		a.Push(&codeEntry{Popup: ui.Popup{App: a}, code: text})
	}
}

// maxCode is the maximum length of a code that can be typed.
const maxCode = 2000

// paste takes the code from the clipboard.
func (e *codeEntry) paste() {
	a := e.App
	a.Background(func() func() {
		text, err := a.Config().Clipboard.Paste()
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

// qrSide returns the greatest side of a square, in logical pixels, in which each module of a QR code has the same
// whole number of the screen's pixels, scale a logical one. It is 0 if a camera could not tell the modules apart there.
func qrSide(q *ui.QR, room, scale float32) float32 {
	n := q.Side + 2*ui.QuietZone
	pixels := int(room*scale) / n
	if float32(pixels) < smallModule*scale {
		return 0
	}
	return float32(pixels*n) / scale
}

// smallModule is the least side of a module in logical pixels.
const smallModule = 2.5

// newQR returns the smallest QR code of a text, or nil if the text does not fit any. It has the lowest error correction: screens have no stains.
func newQR(text string) *ui.QR {
	var letters coding.Encoding = coding.Alpha(text) // digits, capital letters and a few signs take less room
	if letters.Check() != nil {
		letters = coding.String(text)
	}
	for v := coding.Version(coding.MinVersion); v <= coding.MaxVersion; v++ {
		if letters.Bits(v) > v.DataBytes(coding.L)*8 {
			continue
		}
		plan, err := coding.NewPlan(v, coding.L, 0)
		if err != nil {
			return nil
		}
		code, err := plan.Encode(letters)
		if err != nil {
			return nil
		}
		q := &ui.QR{Side: code.Size, Dark: make([]bool, code.Size*code.Size)}
		for i := range q.Dark {
			q.Dark[i] = code.Black(i%code.Size, i/code.Size)
		}
		return q
	}
	return nil
}
