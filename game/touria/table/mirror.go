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

// Mirror swaps left and right in the screen. What is within a box stays as it is, and
// so does the order of boxes in a row, such as the gems.
func (b *Boxes) Mirror(screen ui.Rect) {
	flip := func(r *ui.Rect) {
		if !r.Empty() {
			r.X = 2*screen.X + screen.W - r.X - r.W
		}
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
			if len(row) > 1 && row[0].Y == row[1].Y {
				slices.Reverse(row)
			}
		}
	}
}
