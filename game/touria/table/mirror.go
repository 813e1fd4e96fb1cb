package table

import (
	"reflect"
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

var (
	rectType  = reflect.TypeFor[ui.Rect]()
	boxesType = reflect.TypeFor[Boxes]()
)

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
	v := reflect.ValueOf(b).Elem()
	for i := range boxesType.NumField() {
		f := v.Field(i)
		switch {
		case f.Type() == rectType:
			flip(f.Addr().Interface().(*ui.Rect))
		case f.Kind() == reflect.Array && f.Type().Elem() == rectType:
			row := f.Slice(0, f.Len()).Interface().([]ui.Rect)
			for j := range row {
				flip(&row[j])
			}
			if len(row) > 1 && row[0].Y == row[1].Y && row[0].X > row[1].X {
				slices.Reverse(row) // rivals are in turn order
			}
		}
	}
}
