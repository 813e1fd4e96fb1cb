package table

import (
	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
)

// Sizes of the ribbon of what somebody says.
const (
	remarkRim             = 3
	remarkEdge, remarkTop = 10, 5
	remarkFace            = 52 // the portrait beside it on phones
)

func newPeople(gr *base, d *drawers) *people {
	q := &people{base: gr, drawers: d}
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if p, ok := gr.s.Player(seat); ok && !p.Human() {
			q.talk.Talkers = q.talk.Talkers.With(seat)
		}
	}
	return q
}

func (r *remark) tick(a *ui.App) {
	if r.ticks > 0 {
		if r.ticks--; r.ticks == 0 {
			a.Changed()
		}
	}
}

// hear lets a player remark on what a beat has shown, unless remarks are off or the speed is
// instant.
func (pe *people) hear(b *show.Beat) {
	set := pe.a.Settings()
	if !b.Folds || len(pe.board.Pending) == 0 || !set.Remarks || set.Speed == beat.Instant {
		return
	}
	if r, ok := pe.talk.Hear(&pe.board.Model, pe.board.Pending[0].Decision.Kind, &b.Event); ok {
		pe.remark = remark{r, remarkTicks}
	}
}

// speech returns what somebody says now, "" for nothing.
func (pe *people) speech() string {
	p, ok := pe.s.Player(pe.remark.Seat)
	if pe.remark.ticks == 0 || !ok || !pe.a.Settings().Remarks {
		return ""
	}
	_, temper, _ := bot.Split(p.Level)
	return pe.remark.Text(temper).In(pe.a.Words())
}

// ribbon returns the place of what a rival says: on the card, over the closed screen. On
// phones, where a card is too small, it is above them all.
func ribbon(box *board.Boxes, card ui.Rect) ui.Rect {
	if !box.Phone {
		at := board.CardOf(card, false).Wall
		at.H -= remarkRim
		return at
	}
	return box.Rivals[0].Union(box.Rivals[2])
}

// buildRemark adds what a rival says. It does not react to presses, so that they reach what is below it.
func (pe *people) buildRemark(b *ui.Builder, box *board.Boxes) {
	text := pe.speech()
	if text == "" {
		return
	}
	for i, seat := range pe.board.Rivals() {
		if seat != pe.remark.Seat || box.Rivals[i].Empty() {
			continue
		}
		r := ribbon(box, box.Rivals[i])
		b.Above(func() {
			ribbon := b.Add(ui.Element{ID: "table.remark", Role: ui.RoleLabel, Look: board.LookRemark, Paper: true, Rect: r, Label: pe.board.Names[seat] + pe.a.Colon() + text,
				Target: show.Thing(show.TargetSeat, seat)})
			in := r.Trim(remarkEdge, remarkTop)
			if box.Phone { // beside the portrait
				in = r.Trim(remarkRim, remarkRim)
				in.TakeLeft(min(r.H, remarkFace))
				in.TakeRight(2 * remarkRim)
			}
			b.Inside(ribbon, func() { b.Paragraph("table.remark.text", in, text, 2, ui.AlignCentre) })
		})
		return
	}
}
