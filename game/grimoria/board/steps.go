package board

import (
	"strconv"

	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// turnSteps are those of a turn, and the phases that belong to them.
var turnSteps = [...]struct {
	key    string
	phases []grimoria.Phase
}{
	{"step.cast", []grimoria.Phase{grimoria.PhaseStart, grimoria.PhaseDiscard, grimoria.PhaseWarn, grimoria.PhaseTarget, grimoria.PhaseSeize, grimoria.PhaseDefend, grimoria.PhasePutAway}},
	{"step.companions", []grimoria.Phase{grimoria.PhaseMerchant}},
	{"step.take", []grimoria.Phase{grimoria.PhaseTake}},
	{"", []grimoria.Phase{grimoria.PhaseEnd}},
}

// stepsFit reports whether the steps of a turn have room side by side.
func (tb *Tableau) stepsFit(r ui.Rect) bool {
	row := ui.Row(r, 0, 3, 4)
	row = ui.CutLeft(row, row.H+2)
	why, failed := tb.Failing(tb.Model.Active)
	for i, s := range turnSteps[:3] {
		text := tb.App.T(s.key)
		if i == 0 && failed {
			text = tb.App.T("step.failed." + why.String())
		}
		if _, floor := tb.App.TextSize(); !NameFits(tb.App, text, row.Trim(1, 2)) || floor*tb.App.Growth() > floor*1.3 {
			return false
		}
	}
	return true
}

// buildSteps adds the steps of the turn, side by side.
func (tb *Tableau) buildSteps(b *ui.Builder, r ui.Rect) {
	m := &tb.Model
	if m.Active >= grimoria.NoSeat {
		return
	}
	now := -1
	for i, s := range turnSteps {
		for _, p := range s.phases {
			if p == m.Phase {
				now = i
			}
		}
	}
	why, failed := tb.Failing(m.Active)
	for i, s := range turnSteps[:3] {
		row := ui.Row(r, i, 3, 4)
		e := ui.Element{ID: "table." + s.key, Role: ui.RoleLabel, Look: LookStep, Rect: row, Text: tb.App.T(s.key), Align: ui.AlignLeft, Lines: 2, Inner: ui.CutLeft(row, row.H+2),
			Checked: i < now, Lit: i == now, Mark: strconv.Itoa(i + 1)}
		if i == 0 && failed { // what did nothing is not done
			e.Checked, e.Struck = false, true
			e.Text = tb.App.T("step.failed." + why.String())
		}
		b.Add(e)
	}
}
