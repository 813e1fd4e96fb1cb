package after

import (
	"strconv"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// hands marks on the table of a replay what was chosen and what was better, where these lie.
type hands struct {
	chosen, better show.Option
	at             [2]ui.Rect // where the one that was chosen lies, and the better one; empty: nowhere yet
}

// note notes the place of what an option is about.
func (h *hands) note(r ui.Rect, is func(o *show.Option) bool) {
	for i, o := range [...]*show.Option{&h.chosen, &h.better} {
		if is(o) && h.at[i].Empty() {
			h.at[i] = r
		}
	}
}

// Near reports that no card of the display is asked for.
func (h *hands) Near() bool { return false }

// Attacked reports that nobody is to answer.
func (h *hands) Attacked() bool { return false }

// Place notes a card of the display.
func (h *hands) Place(e *ui.Element, slot int) {
	h.note(e.Rect, func(o *show.Option) bool { return o.Slot == slot })
}

// Rival notes another player, whom nobody chooses.
func (h *hands) Rival(e *ui.Element, seat grimoria.Seat) bool {
	h.note(e.Rect, func(o *show.Option) bool { return o.Seat == seat })
	return false
}

// Companion notes the own companions of a kind.
func (h *hands) Companion(e *ui.Element, c grimoria.Card, veiled bool) {
	h.note(e.Rect, func(o *show.Option) bool {
		own := o.Decision.Kind == grimoria.PutAway || o.Decision.Kind == grimoria.PutOnCloak || o.Decision.Kind == grimoria.Give
		return own && o.Card == c && veiled == (o.Decision.Arg&grimoria.Under != 0)
	})
}

// Rank leaves the order of a round as it is.
func (h *hands) Rank(*ui.Element, grimoria.Seat) {}

// point lets the table note where the choices of a mark lie, as long as the card about it stands.
func (r *Replay) point() {
	if r.why == nil {
		r.told = nil
	}
	r.seen.Hands = nil
	if m := r.told; m != nil {
		list := show.Options(nil, &r.seen.Model, []grimoria.Decision{m.did, m.other()}, &r.seen.Names)
		r.seen.Hands = &hands{chosen: list[0], better: list[1]}
	}
}

// buildTold adds outlines around both choices of a mark, dashed and golden; what lies nowhere on the table is laid out on the
// stage. It returns the room that is left for the card about it.
func (r *Replay) buildTold(b *ui.Builder, box *board.Boxes, card ui.Rect) (room ui.Rect) {
	const gap, high, side = 6, 144, 250
	h := r.seen.Hands.(*hands)
	stage := box.Stage
	room = stage
	if box.Small {
		room = card
	}
	if h.at[0].Empty() || h.at[1].Empty() {
		cut := ui.Columns(stage, gap, -1, min(side, stage.W*.4))
		if room = cut[0]; box.Upright {
			rows := ui.Rows(stage, gap, high, -1)
			cut[1], room = rows[0], rows[1].Union(box.Book)
		}
		r.layOut(b, cut[1], h)
	}
	for i, did := range [...]bool{true, false} {
		better := did == (r.told.better == r.told.did)
		label := r.App.T("owl.lesson.marks")
		b.Add(ui.Element{ID: "review.outline." + strconv.Itoa(i+1), Role: ui.RoleLabel, Look: board.LookOutline, Rect: h.at[i].Inset(-3), Checked: better, Over: true, Label: label})
	}
	return room
}

// layOut lays out what could be chosen: all spells, or both choices in words.
func (r *Replay) layOut(b *ui.Builder, at ui.Rect, h *hands) {
	a := r.App
	b.Add(ui.Element{ID: "review.options", Role: ui.RolePanel, Look: board.LookTome, Rect: at, Paper: true, Over: true, Label: a.T("owl.lesson.marks")})
	at = at.Inset(8)
	if h.chosen.Decision.Kind == grimoria.Choose {
		const columns, most, gap = 5, 64, 6
		n := min(r.seen.Model.Level, grimoria.LastSpell)
		rows := (n + columns - 1) / columns
		for i := range n {
			cell := ui.Row(ui.Column(at, i/columns, rows, gap), i%columns, columns, gap)
			d := min(cell.W, cell.H, most) - gap
			plate := ui.Centred(cell, d, d)
			b.Add(ui.Element{ID: "review.spell." + strconv.Itoa(i+1), Role: ui.RoleInfo, Look: board.LookPlate, Rect: plate, Icons: []ui.Icon{board.SpellIcon(i + 1)}, Over: true,
				Label: a.T(show.SpellName(i + 1)), Hint: a.T(show.SpellName(i + 1))})
			h.note(plate, func(o *show.Option) bool { return int(o.Decision.Arg) == i+1 })
		}
		return
	}
	for i, o := range [...]*show.Option{&h.chosen, &h.better} {
		if !h.at[i].Empty() {
			continue
		}
		h.at[i] = ui.Column(at, i, 2, 12).Inset(4)
		text := o.Text.In(a.Words())
		b.Add(ui.Element{ID: "review.option." + strconv.Itoa(i+1), Role: ui.RoleLabel, Look: ui.LookField, Rect: h.at[i], Text: text, Label: text, Lines: 3, Over: true})
	}
}
