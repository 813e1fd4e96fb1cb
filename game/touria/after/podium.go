package after

import (
	"slices"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Values of a LookGuest for moods. Any other value means a calm one.
const (
	glad  = "glad"
	vexed = "vexed"
)

// Mood returns the mood of a LookGuest.
func Mood(value string) pictures.Mood {
	switch value {
	case glad:
		return pictures.Glad
	case vexed:
		return pictures.Vexed
	}
	return pictures.Calm
}

// buildPodium adds the royal couple with the winner's banners and, beside them, the
// players on steps: the winner's is the highest, and the others stand equally high,
// since the rules give them no order.
func (e *Summary) buildPodium(b *ui.Builder, r ui.Rect) {
	const (
		roomy, least = 118, 130 // the podium's height, and the width of a player, that names need
		couple, most = 196, 176 // the most of the couple's and a player's width
		named        = 110      // a player's width beside banners
	)
	seats := e.podium()
	n := float32(len(seats))
	small := r.H < roomy || r.W < least*n // no room for names
	gap, step, first := float32(12), max(r.H*.24, 38), max(r.H*.38, 56)
	if small {
		gap, step, first = 4, max(r.H*.13, 9), r.H*.26
	}
	d := min(r.H, couple)
	cloth := min(d/2, 96) // the width of a banner
	sizes, left := []float32{cloth, d, cloth}, d+2*cloth+4*gap
	alone := small || r.W < left+n*(named+gap)
	if alone { // without banners, and no wider than a player
		d = min(d, (r.W-gap)/(n+1)-gap, 150)
		sizes, left = []float32{d}, d+2*gap
	}
	wide := min(most, (r.W-left)/n-gap)
	cells := ui.Columns(ui.Centred(r, left+n*(wide+gap), r.H), gap, slices.Concat(sizes, []float32{0}, ui.Each(len(seats), wide), []float32{0})...)
	pair, steps := cells[len(sizes)/2], cells[len(sizes)+1:]
	if !alone {
		for i, side := range [2]string{"left", "right"} {
			b.Add(ui.Element{ID: "end.banner." + side, Role: ui.RolePanel, Look: board.LookStandard, Over: true, Rect: ui.Centred(cells[2*i], cloth, d), Crest: e.crests[e.winner()]})
		}
	}
	b.Add(ui.Element{ID: "end.pair", Role: ui.RoleLabel, Look: board.LookPair, Over: true, Rect: ui.Centred(pair, d, d), Label: whyWon(e.App, &e.model, &e.c.names)})
	head := min(wide*.92, r.H-first-4) // all heads have the same size
	for i, seat := range seats {
		high := step
		if i == 0 {
			high = first
		}
		at := ui.Rows(steps[i], 0, -1, high+head+2)[1]
		id := "end.podium." + seat.String()
		in := b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: board.LookPodium, Over: true, Paper: true, Rect: at, Crest: e.crests[seat], Sitter: 1 + e.faces[seat], Value: e.mood(seat),
			Lit: i == 0, Checked: !small, Size: high, Label: e.c.names[seat]})
		if !small {
			b.Inside(in, func() {
				b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookText, Over: true, Rect: PodiumPlate(at, high), Text: e.c.names[seat], Size: 20})
			})
		}
	}
}

// PodiumPlate returns the rectangle of the name on a step, at the foot of a player's place r. step
// is the step's height.
func PodiumPlate(r ui.Rect, step float32) ui.Rect {
	return ui.Columns(ui.Rows(r, 0, -1, min(step-11, 32), 6)[1], 0, 10, -1, 10)[1]
}

// podium returns the players in the order in which they stand: the winner, then the
// others as they sit.
func (e *Summary) podium() []rules.Seat {
	seats := []rules.Seat{e.winner()}
	for i := range rules.Seat(rules.NoSeat - 1) {
		if seat := (e.winner() + 1 + i) % rules.NoSeat; e.model.Players[seat].Taken {
			seats = append(seats, seat)
		}
	}
	return seats
}

// mood returns a player's mood at the end: those who were in the castle, or had all that its gate
// asks for, are vexed.
func (e *Summary) mood(seat rules.Seat) string {
	p := &e.model.Players[seat]
	h := e.s.State().Holdings(seat)
	hearts := int(h.Hearts)
	if h.Items.Has(touria.Rose) {
		hearts++
	}
	switch {
	case seat == e.winner():
		return glad
	case p.InCastle, hearts >= p.GoalHearts && int(h.Gold) >= p.GoalGold && h.Gems[touria.Black] == 0:
		return vexed
	}
	return ""
}

// winner returns the winner's seat.
func (e *Summary) winner() rules.Seat { return e.model.Winner & 3 }
