package table

import (
	"reflect"
	"testing"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/ui"
)

// For the left hand everything on the table changes sides, and nothing else changes.
func TestMirror(t *testing.T) {
	for _, size := range sizes {
		a := newApp(t, nil)
		a.Resize(size[0], size[1])
		a.Comfort().TextScale = 100
		right := board.Layout(a)
		a.Comfort().LeftHanded = true
		left := board.Layout(a)
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
	}
	// Mirror knows every box.
	var b board.Boxes
	v := reflect.ValueOf(&b).Elem()
	each := func(see func(name string, r *ui.Rect)) {
		for i := range v.NumField() {
			f, name := v.Field(i), v.Type().Field(i).Name
			switch f.Kind() {
			case reflect.Struct:
				see(name, f.Addr().Interface().(*ui.Rect))
			case reflect.Array:
				for j := range f.Len() {
					see(name, f.Index(j).Addr().Interface().(*ui.Rect))
				}
			case reflect.Bool:
			default:
				t.Errorf("Mirror does not know %s", name)
			}
		}
	}
	y := float32(0)
	each(func(_ string, r *ui.Rect) { *r, y = ui.Box(0, y, 10, 10), y+20 })
	b.Mirror(ui.Box(0, 0, 100, 5000))
	each(func(name string, r *ui.Rect) {
		if r.X != 90 {
			t.Errorf("Mirror leaves %s at %v", name, r.X)
		}
	})
	a := newApp(t, nil)
	a.Comfort().LeftHanded = true
	if n := testing.AllocsPerRun(10, func() { _ = board.Layout(a) }); n > 0 {
		t.Errorf("a layout takes %v allocations", n)
	}
}
