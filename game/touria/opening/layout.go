package opening

import (
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/ui"
)

// The opening's own looks, the last ones of the game.
const (
	LookLand  = ui.LookGame + ui.OwnLooks - 2 + iota // the map, as the camera sees it
	LookPrize                                        // what opens the gate
)

// Measures in logical pixels.
const (
	rim        = 12
	rimLow     = 6
	blackSize  = 28
	prizeRows  = 3 // hearts, coins and the black gem
	prizeShare = .76
	prizeTall  = .68
	prizeForm  = 2.75 // maximum width divided by height
	prizeFlat  = .74  // of a picture that is higher than wide
	prizeRim   = 24   // of its width
	blackPart  = .26  // the lowest part of the left side, for the black gem
	leftPart   = .56
)

// Prize returns the place of what opens the gate, on a picture.
func Prize(picture ui.Rect) ui.Rect {
	if picture.H > picture.W {
		return ui.Centred(picture, picture.W-2*rim, picture.H*prizeFlat)
	}
	high := picture.H * prizeTall
	return ui.Centred(picture, min(picture.W*prizeShare, high*prizeForm), high)
}

// Sides divides a prize: rows of hearts, of coins and of the black gem, and the gate.
func Sides(prize ui.Rect) (rows [prizeRows]ui.Rect, gate ui.Rect) {
	in := prize.Inset(min(2*rim, prize.W/prizeRim))
	left := in
	if in.H > in.W {
		left.H *= leftPart
		gate = in
		gate.Y, gate.H = left.Y+left.H, in.H-left.H
	} else {
		left.W *= leftPart
		gate = ui.CutLeft(in, left.W)
	}
	for i := range rows {
		rows[i] = ui.Column(left, i, prizeRows, rimLow)
	}
	return rows, gate
}

// BlackGem divides the row of the black gem: the gem, and the words beside it.
func BlackGem(row ui.Rect) (gem, text ui.Rect) {
	gem = row
	gem.W = min(row.H, row.W*blackPart)
	return gem, ui.CutLeft(row, gem.W+rimLow)
}

// buildPrize adds what opens the gate, its words at most so large.
func buildPrize(a *ui.App, b *ui.Builder, picture ui.Rect, size float32) {
	prize := Prize(picture)
	rows, _ := Sides(prize)
	_, text := BlackGem(rows[prizeRows-1])
	in := b.Add(ui.Element{ID: "opening.prize", Role: ui.RolePanel, Look: LookPrize, Over: true, Paper: true, Rect: prize, Label: a.T("story.black")})
	b.Inside(in, func() {
		_, least := a.TextSize()
		if _, fits := ui.Wrap(a.Config().Measure, a.T("story.black"), text.W, least, ui.Bold, max(1, int(text.H/(least*ui.LineHeight)))); !fits {
			return // the crossed-out gem must do
		}
		b.Add(ui.Element{ID: "opening.black", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: text, Text: a.T("story.black"), Size: min(size, blackSize), Lines: prizeRows, Align: ui.AlignLeft})
	})
}

// TableGoal returns the place of the goal on an App's table: where hearts and gold are.
func TableGoal(a *ui.App) ui.Rect {
	box := board.Layout(a)
	if !box.Goal.Empty() {
		return box.Goal
	}
	return box.Hearts.Union(box.Gold)
}
