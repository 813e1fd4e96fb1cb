package after

import (
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
	a := e.App
	seats := e.podium()
	n := float32(len(seats))
	small := r.H < 118 || r.W < 130*n // no room for names
	gap := float32(12)
	if small {
		gap = 4
	}
	d := min(r.H, 196)          // of the couple
	cloth := min(d*.5, 96)      // the width of a banner
	couple := d + 2*(cloth+gap) // all three
	alone := small || r.W < couple+2*gap+n*(110+gap)
	if alone { // without banners, and no wider than a player
		d = min(d, (r.W-gap)/(n+1)-gap, 150)
		couple = d
	}
	wide := min(176, (r.W-couple-2*gap)/n-gap)
	row := ui.Centred(r, couple+2*gap+n*(wide+gap), r.H)
	at := ui.Box(row.X, r.Y+(r.H-d)/2, d, d)
	if !alone {
		at.X += cloth + gap
		for i, x := range [2]float32{row.X, at.X + d + gap} {
			b.Add(ui.Element{ID: "end.banner." + [2]string{"left", "right"}[i], Role: ui.RolePanel, Look: board.LookStandard, Over: true, Rect: ui.Box(x, at.Y, cloth, d), Crest: e.crests[e.winner()]})
		}
	}
	b.Add(ui.Element{ID: "end.pair", Role: ui.RoleLabel, Look: board.LookPair, Over: true, Rect: at, Label: whyWon(a, &e.model, &e.c.names)})
	row = ui.CutLeft(row, couple+2*gap)
	step, first := max(r.H*.24, 38), max(r.H*.38, 56)
	if small {
		step, first = max(r.H*.13, 9), r.H*.26
	}
	for i, seat := range seats {
		high := step
		if i == 0 {
			high = first
		}
		face := min(wide*.92, r.H-first-4) // all heads have the same size
		at := ui.Box(row.X+float32(i)*(wide+gap), r.Y+r.H-high-face-2, wide, high+face+2)
		id := "end.podium." + seat.String()
		in := b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: board.LookPodium, Over: true, Paper: true, Rect: at, Crest: e.crests[seat], Sitter: 1 + e.faces[seat], Value: e.mood(seat),
			Lit: i == 0, Checked: !small, Size: high, Label: e.c.names[seat]})
		if !small {
			b.Inside(in, func() {
				plate := PodiumPlate(at, high)
				b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookText, Over: true, Rect: plate, Text: e.c.names[seat], Size: 20})
			})
		}
	}
}

// PodiumPlate returns the rectangle of the name on a step, at the foot of a player's place r. step
// is the step's height.
func PodiumPlate(r ui.Rect, step float32) ui.Rect {
	h := min(step-11, 32)
	return ui.Box(r.X+10, r.Y+r.H-6-h, r.W-20, h)
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
