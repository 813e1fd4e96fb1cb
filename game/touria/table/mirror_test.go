package table

import (
	"reflect"
	"testing"

	"touria.games/touria/game/ui"
)

// For the left hand everything on the table changes sides, and nothing else changes.
func TestMirror(t *testing.T) {
	for _, size := range sizes {
		a := newApp(t, nil)
		a.Resize(size.w, size.h)
		a.Comfort().TextScale = 100
		right := Layout(a)
		a.Comfort().LeftHanded = true
		left := Layout(a)
		s := a.Screen()
		if ax, _ := right.Confirm.Center(); ax < s.X+s.W/2 {
			t.Errorf("%v: the main button lies at %v", size, right.Confirm)
		}
		if bx, _ := left.Confirm.Center(); bx > s.X+s.W/2 {
			t.Errorf("%v: the main button lies at %v for the left hand", size, left.Confirm)
		}
		for i := range right.Gems[1:] {
			if right.Gems[i].X < right.Gems[i+1].X && left.Gems[i].X >= left.Gems[i+1].X {
				t.Errorf("%v: gem %d changes its place in the row: %v", size, i, left.Gems)
			}
		}
		left.Mirror(s)
		for i, pair := range [][2]ui.Rect{{left.Confirm, right.Confirm}, {left.Board, right.Board}, {left.Gems[0], right.Gems[0]},
			{left.Rivals[2], right.Rivals[2]}, {left.Prompt, right.Prompt}} {
			if d := pair[0].X - pair[1].X; d < -0.01 || d > 0.01 || pair[0].W != pair[1].W || pair[0].Y != pair[1].Y {
				t.Errorf("%v: box %d mirrored twice is %v, was %v", size, i, pair[0], pair[1])
			}
		}
		for i := range boxesType.NumField() { // every box is one that Mirror knows
			f := boxesType.Field(i).Type
			if f.Kind() == reflect.Array {
				f = f.Elem()
			}
			if f.Kind() == reflect.Struct && f != reflect.TypeFor[ui.Rect]() || f.Kind() == reflect.Slice || f.Kind() == reflect.Pointer {
				t.Errorf("Mirror does not know %s", boxesType.Field(i).Name)
			}
		}
	}
}
