package table

import (
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// buildStage adds the stage below the display: the cards or answers that are offered, or what
// happens: who does it, in a sentence, and what everybody had and has.
func (tn *turn) buildStage(b *ui.Builder, box *board.Boxes) {
	r := box.Stage
	if list := tn.dealt(); len(list) > 0 {
		tn.buildOffers(b, r, list)
		return
	}
	x := tn.Telling()
	if x == nil {
		tn.buildLesson(b, r)
		return
	}
	tn.BuildStage(b, r, x)
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

// offer adds a card that is offered.
func (tn *turn) offer(b *ui.Builder, i int, r ui.Rect) {
	o := &tn.options[i]
	e := tn.Explained(tn.optionID(i), r, o.Card)
	e.Role, e.Lit, e.Checked, e.Advised = ui.RoleTarget, true, tn.picked == i, tn.advice() == i
	if o.Decision.Kind == grimoria.PutAway && o.Decision.Arg&grimoria.Under != 0 || o.Decision.Kind == grimoria.PutOnCloak {
		e.Part = 1
	}
	e.Label = o.Text.In(tn.App.Words())
	if o.Follows.Key != "" {
		e.Label += tn.App.Colon() + o.Follows.In(tn.App.Words())
	}
	e.Hint = e.Label
	e.OnPress = func() { tn.pick(i) }
	b.Add(e)
}

// buildOffers lays out the cards from which one is chosen on the stage.
func (tn *turn) buildOffers(b *ui.Builder, room ui.Rect, list []int) {
	for n, r := range board.Cards(room.Inset(4), len(list), 126, 5) {
		tn.offer(b, list[n], r)
	}
}
