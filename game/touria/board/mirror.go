package board

import (
	"slices"

	"touria.games/touria/game/ui"
)

// Layout returns the boxes for an App's window: mirrored if the main button is to lie
// under the left hand.
func Layout(a *ui.App) Boxes {
	b := LayoutTable(a.Screen(), a.Phone())
	if a.LeftHanded() {
		b.Mirror(a.Screen())
	}
	return b
}

// Mirror swaps left and right in the screen. The order of things that lie together
// stays: gems and other things of the tray, orders, items.
func (b *Boxes) Mirror(screen ui.Rect) {
	grounds := [...]ui.Rect{b.Tray, b.Notices, b.Shelf, b.MarketRoom}
	flip := func(r *ui.Rect) {
		if r.Empty() {
			return
		}
		of := *r
		for _, g := range grounds {
			if g.Contains(r.X+r.W/2, r.Y+r.H/2) {
				of = g // it moves with the ground that it lies on
				break
			}
		}
		r.X += 2*(screen.X-of.X) + screen.W - of.W
	}
	for _, r := range [...]*ui.Rect{&b.Menu, &b.Rules, &b.Prompt, &b.Herald, &b.Speed, &b.Undo, &b.Log, &b.Told, &b.Board, &b.OrdersHead, &b.FairyHead,
		&b.Discard, &b.DiscardHead, &b.Sheet, &b.You, &b.Goal, &b.Swords, &b.Elixirs, &b.Hearts, &b.Gold, &b.Items,
		&b.Confirm, &b.Cancel, &b.Notices, &b.Shelf, &b.Tray, &b.MarketRoom, &b.Ribbon, &b.Candles[0], &b.Candles[1]} {
		flip(r)
	}
	for _, row := range [...][]ui.Rect{b.Rivals[:], b.Orders[:], b.Display[:], b.Gems[:], b.Market[:]} {
		for i := range row {
			flip(&row[i])
		}
		if row[0].Y == row[1].Y && row[0].X > row[1].X {
			slices.Reverse(row) // rivals are in turn order
		}
	}
}
