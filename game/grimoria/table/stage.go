package table

import (
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/ui"
)

// buildStage adds the stage below the display: the cards or answers that are offered, or what
// happens: who does it, in a sentence, and what everybody had and has.
func (t *Table) buildStage(b *ui.Builder, box *board.Boxes) {
	r := box.Stage
	if list := t.dealt(); len(list) > 0 {
		t.buildOffers(b, r, list)
		return
	}
	x := t.Telling()
	if x == nil {
		t.buildLesson(b, r)
		return
	}
	t.BuildStage(b, r, x)
}

// buildLesson tells a newcomer on the stage about the decision that is due.
func (tn *turn) buildLesson(b *ui.Builder, r ui.Rect) {
	text := tn.lesson()
	if text == "" {
		return
	}
	r = ui.Centred(r, min(r.W, 560), min(r.H, 110))
	in := b.Add(ui.Element{ID: "table.stage", Role: ui.RolePanel, Look: board.LookTome, Rect: r, Paper: true, Label: text})
	b.Inside(in, func() { b.Paragraph("table.lesson", r.Inset(10), text, 6, ui.AlignCentre) })
}
