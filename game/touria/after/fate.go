package after

import (
	"slices"
	"strings"

	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// buildFate adds the game's seed and fingerprint, and the button that proves that
// nothing was changed.
func (e *Summary) buildFate(b *ui.Builder, r ui.Rect) {
	a := e.App
	cfg := e.s.Config()
	facts := [...]struct{ id, text string }{
		{"fate.turns", a.T("end.turns", words.Num("Count", e.s.State().Turn())) + " · " + a.T("end.decisions", words.Num("Count", e.s.Len()))},
		{"fate.seed", a.T("end.seed", cfg.Seed)},
		{"fate.print", a.T("fate.print", e.s.Fingerprint())},
		{"fate.options", e.options(&cfg)},
	}
	if !a.Phone() { // the facts stand at the left, their proof at the right
		left := ui.Row(r, 0, 2, 16)
		for i, f := range facts {
			b.Add(ui.Element{ID: f.id, Role: ui.RoleLabel, Look: ui.LookField, Rect: ui.Column(left, i, len(facts), 8), Text: f.text, Lines: 2, Size: 20})
		}
		right := ui.Row(r, 1, 2, 16)
		third := right.H * .36
		b.Paragraph("fate.note", ui.Box(right.X, right.Y, right.W, third), a.T("fate.note"), 4, ui.AlignCentre)
		e.buildVerify(b, ui.Centred(ui.Box(right.X, right.Y+third, right.W, right.H*.28), 340, 52), ui.Box(right.X, right.Y+right.H-third, right.W, third))
		return
	}
	line, low := e.line()+4, float32(112)
	if a.Phone() && !e.upright() {
		line, low = 21, 76
	}
	y, room := r.Y, r.H-low-4
	if room >= 2*line+float32(len(facts))*22 {
		b.Paragraph("fate.note", ui.Box(r.X, y, r.W, 2*line), a.T("fate.note"), 3, ui.AlignCentre)
		y, room = y+2*line+4, room-2*line-4
	}
	for i, f := range facts {
		b.Paragraph(f.id, ui.Column(ui.Box(r.X, y, r.W, room), i, len(facts), 0), f.text, 2, ui.AlignCentre)
	}
	e.buildVerify(b, ui.Centred(ui.Box(r.X, r.Y+r.H-low, r.W, 48), 320, 48), ui.Box(r.X, r.Y+r.H-low+52, r.W, low-52))
}

// buildVerify adds the button that proves the game, and what it has found.
func (e *Summary) buildVerify(b *ui.Builder, button, result ui.Rect) {
	a := e.App
	verify := ui.Element{ID: "fate.verify", Role: ui.RoleButton, Look: ui.LookButton, Rect: button, Text: a.T("fate.verify"), OnPress: e.verify}
	if e.check != nil {
		verify.Disabled, verify.Why = true, a.T("fate.verified")
	}
	b.Add(verify)
	if verdict := e.verdict(); verdict != "" {
		b.Paragraph("fate.result", result, verdict, 4, ui.AlignCentre)
		b.Last().Look = ui.LookHeading
	}
}

// options lists how the game differed from the standard rules.
func (e *Summary) options(cfg *session.Config) string {
	a := e.App
	var list []string
	if cfg.Introductory {
		list = append(list, a.T("fate.option.introductory"))
	}
	if cfg.SuddenMarriage {
		list = append(list, a.T("fate.option.marriage"))
	}
	if cfg.OpenScreens {
		list = append(list, a.T("fate.option.open"))
	}
	if cfg.LateElixir {
		list = append(list, a.T("fate.option.elixir"))
	}
	if slices.ContainsFunc(cfg.Players, func(p session.Player) bool { return p.Hearts > 0 || p.Gold > 0 }) {
		list = append(list, a.T("fate.option.goals"))
	}
	if len(list) == 0 {
		return a.T("fate.option.none")
	}
	return strings.Join(list, " · ")
}

// verify deals the game again and compares.
func (e *Summary) verify() {
	e.check = e.s.Verifying()
	e.App.Changed()
}

// verdict says what verifying has found.
func (e *Summary) verdict() string {
	a := e.App
	switch {
	case e.check == nil:
		return ""
	case !e.proven:
		return a.T("end.working")
	}
	f := e.check.Fate()
	switch {
	case f.Same:
		return a.T("fate.same")
	case f.Step >= 0:
		return a.T("fate.differs", words.Num("Count", f.Step))
	}
	return a.T("fate.other", f.Found)
}
