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
		sides := ui.Columns(r, 16, -1, -1)
		for i, at := range ui.Rows(sides[0], 8, ui.Each(len(facts), -1)...) {
			b.Add(ui.Element{ID: facts[i].id, Role: ui.RoleLabel, Look: ui.LookField, Rect: at, Text: facts[i].text, Lines: 2, Size: 20})
		}
		proof := ui.Rows(sides[1], 0, -9, -7, -9)
		b.Paragraph("fate.note", proof[0], a.T("fate.note"), 4, ui.AlignCentre)
		e.buildVerify(b, ui.Centred(proof[1], 340, 52), proof[2])
		return
	}
	const gap, button, fact = 4, 48, 22
	note, result := 2*(e.line()+gap), float32(60)
	if e.flat() {
		note, result = 42, 24
	}
	rows := ui.Rows(r, gap, note, -1, button, result)
	if rows[1].H < float32(len(facts))*fact { // the facts come first
		rows = ui.Rows(r, gap, 0, -1, button, result)
	} else {
		b.Paragraph("fate.note", rows[0], a.T("fate.note"), 3, ui.AlignCentre)
	}
	for i, at := range ui.Rows(rows[1], 0, ui.Each(len(facts), -1)...) {
		b.Paragraph(facts[i].id, at, facts[i].text, 2, ui.AlignCentre)
	}
	e.buildVerify(b, ui.Centred(rows[2], 320, button), rows[3])
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
