package after

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/ui"
)

// buildWhy adds the card with a bot's reasons at the foot of the board, or with a lesson beside it, so that both ways are
// seen.
func (r *Replay) buildWhy(b *ui.Builder, table, beside ui.Rect) {
	const rim, most, title, phoneTitle = 4, 640, 22, 18
	a, w := r.a, r.why
	size := float32(title)
	if a.Phone() {
		size = phoneTitle
	}
	room := ui.Centred(table.Inset(rim), most, table.H)
	if w.taken != nil || w.better != nil {
		room = beside
	}
	b.DockLow(ui.Element{ID: "replay.reasons", Role: ui.RolePanel, Look: ui.LookPanel, Label: w.title, Over: true}, room, &r.scroll, func(f *ui.Flow) {
		f.Row(func(f *ui.Flow) {
			f.Heading("replay.reasons.title", w.title, size).Align = ui.AlignLeft
			f.Icon("replay.reasons.close", pictures.SymCross, a.T("drawer.close"), r.ask)
		})
		f.Paragraph("replay.reasons.text", w.whyText(a))
		if len(w.more) > 0 {
			f.Line(func(f *ui.Flow) {
				for _, e := range w.more {
					f.Button(e.ID, e.Text, e.OnPress).Hint = e.Hint
				}
			})
		}
	})
}
