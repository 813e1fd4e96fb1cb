package table

import (
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// attacked reports whether a human is to answer an attack now.
func (tn *turn) attacked() bool {
	if !tn.deciding || tn.wait > 0 || tn.queue.Busy() {
		return false
	}
	p := tn.s.Phase()
	return p == grimoria.PhaseDefend || p == grimoria.PhaseWarn
}

// answering reports whether cards or answers lie on the stage.
func (tn *turn) answering() bool { return tn.attacked() || len(tn.offered(asCard)) > 0 }

// tiled reports whether the answers to an attack lie on the table as cards, which needs a large window.
func (tn *turn) tiled() bool { return tn.attacked() && !tn.Boxes().Small }

// follows says what would follow the answer that the pointer is on or that is picked, and else what is
// asked.
func (tn *turn) follows() string {
	a := tn.a
	if tn.at.card != grimoria.NoCard {
		for _, i := range tn.offered(asCard) {
			if o := &tn.options[i]; o.Card == tn.at.card && o.Follows.Key != "" {
				return o.Text.In(a.Words()) + "\n" + o.Follows.In(a.Words())
			}
		}
	}
	if o := tn.pickedOption(); o != nil && o.Follows.Key != "" {
		return o.Text.In(a.Words()) + "\n" + o.Follows.In(a.Words())
	}
	return a.T(lessons[tn.s.Phase()])
}

// addFollows writes what follows below the text of an answer, if there is room for both.
func (bd *board) addFollows(e *ui.Element) {
	a := bd.a
	_, floor := a.TextSize()
	size := floor * a.Growth()
	w, m := e.Rect.W-28, a.Config().Measure
	if 2*size*ui.LineHeight > e.Rect.H-8 || m.Width(e.Text, size, ui.Bold) > w || m.Width(e.Hint, size, ui.Regular) > w {
		return
	}
	e.Sub, e.Lines, e.Size = e.Hint, 1, floor
}

// Hang returns where an attack stops in mid-air while it waits for its answer.
func (b *Boxes) Hang() ui.Rect {
	if b.Small {
		return ui.Rect{}
	}
	return ui.Centred(ui.Box(b.Near.X, b.Stage.Y-70, b.Near.W, 70), 80, 80)
}

// buildTiles lays the answers to an attack on the stage: at the left the cards that can be given or cloaked, beside
// them each other answer with its consequence.
func (t *Table) buildTiles(b *ui.Builder, box *Boxes) {
	room := box.Stage
	plain, cards := t.offered(asPlain), t.offered(asCard)
	const gap = 12
	tile := float32(min(296, (room.W-gap)/float32(max(len(plain), 1))))
	if len(cards) > 0 {
		tile = 252
	}
	wide := float32(len(plain)) * (tile + gap)
	if len(cards) == 0 {
		wide -= gap
	}
	left := ui.Box(room.X, room.Y, room.W-wide, room.H)
	list := Cards(left, len(cards), 126, 6)
	if len(list) > 0 { // cards and answers stand together in the middle
		end := float32(0)
		for _, r := range list {
			end = max(end, r.X+r.W)
		}
		span := end - list[0].X
		if n := len(list); n > 1 && list[n-1].X < list[0].X {
			span = end - list[n-1].X
		}
		shift := room.X + (room.W-span-gap-wide)/2 - (end - span)
		for i := range list {
			list[i].X += shift
		}
		left.X, left.W = end+shift-span, span
	} else {
		left.X, left.W = room.X+(room.W-wide)/2-gap, 0
	}
	for n, i := range cards {
		t.offer(b, i, list[n])
	}
	for n, i := range plain {
		t.tile(b, i, ui.Box(left.X+left.W+gap+float32(n)*(tile+gap), room.Y, tile, room.H))
	}
}

// tile adds an answer as a card of its own.
func (t *Table) tile(b *ui.Builder, i int, r ui.Rect) {
	a, o := t.a, &t.options[i]
	text := o.Text.In(a.Words())
	e := ui.Element{ID: t.optionID(i), Role: ui.RoleButton, Look: LookAnswer, Rect: r, Paper: true, Label: text, Icons: []ui.Icon{answerIcon(o)},
		Advised: t.advice() == i, Marked: t.s.Reveals(o.Decision), OnPress: func() { t.commit(o.Decision) }}
	then := o.Follows.In(a.Words())
	if o.Follows.Key == "" {
		then = ""
	}
	if then != "" {
		e.Hint = then
		e.Label = text + a.Colon() + then
	}
	in := b.Add(e)
	pic := AnswerPicture(r)
	x := pic.X + pic.W + 12
	body := ui.Box(x, r.Y+12, r.X+r.W-12-x, r.H-24)
	b.Inside(in, func() {
		head := body
		if then != "" {
			head.H = body.H * .46
		}
		b.Add(ui.Element{ID: e.ID + ".text", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: head, Text: text, Size: 18, Lines: 3, Align: ui.AlignLeft})
		if then != "" {
			b.Paragraph(e.ID+".then", ui.Box(body.X, head.Y+head.H+2, body.W, body.H-head.H-2), then, 4, ui.AlignLeft)
		}
	})
}

// AnswerPicture returns the place of the picture on an answer.
func AnswerPicture(r ui.Rect) ui.Rect {
	h := min(r.H-24, 150)
	w := min(h*cardRatio, r.W*.36)
	return ui.Box(r.X+12, r.Y+(r.H-w/cardRatio)/2, w, w/cardRatio)
}

// answerIcon is the picture of an answer: the mirror that turns an attack back, or the flag of a player who
// accepts it.
func answerIcon(o *show.Option) ui.Icon {
	if o.Decision.Kind == grimoria.Mirror {
		return cardIcon(grimoria.MagicMirror)
	}
	return ui.Icon{Kind: IconFlag}
}

// offer adds a card that is offered.
func (t *Table) offer(b *ui.Builder, i int, r ui.Rect) {
	o := &t.options[i]
	e := t.card(t.optionID(i), r, o.Card)
	e.Role, e.Lit, e.Checked, e.Advised = ui.RoleTarget, true, t.picked == i, t.advice() == i
	if o.Decision.Kind == grimoria.PutAway && o.Decision.Arg&grimoria.Under != 0 || o.Decision.Kind == grimoria.PutOnCloak {
		e.Part = 1
	}
	e.Label = o.Text.In(t.a.Words())
	if o.Follows.Key != "" {
		e.Label += t.a.Colon() + o.Follows.In(t.a.Words())
	}
	e.Hint = e.Label
	e.OnPress = func() { t.pick(i) }
	b.Add(e)
}

// buildOffers lays out the cards from which one is chosen on the stage.
func (t *Table) buildOffers(b *ui.Builder, room ui.Rect, list []int) {
	for n, r := range Cards(room.Inset(4), len(list), 126, 5) {
		t.offer(b, list[n], r)
	}
}
