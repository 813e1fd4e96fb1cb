package ui_test

import (
	"slices"
	"testing"

	"touria.games/touria/game/ui"
)

// Rows and columns have their sizes, and share what is left.
func TestTracks(t *testing.T) {
	r := ui.Box(10, 20, 100, 200)
	for _, c := range []struct {
		name      string
		got, want []ui.Rect
	}{
		{"rows", ui.Rows(r, 5, 40, -1, 20), []ui.Rect{ui.Box(10, 20, 100, 40), ui.Box(10, 65, 100, 130), ui.Box(10, 200, 100, 20)}},
		{"columns", ui.Columns(r, 10, -1, 20, -2), []ui.Rect{ui.Box(10, 20, 20, 200), ui.Box(40, 20, 20, 200), ui.Box(70, 20, 40, 200)}},
		{"too many", ui.Columns(r, 0, 90, -1, 30), []ui.Rect{ui.Box(10, 20, 90, 200), ui.Box(100, 20, 0, 200), ui.Box(100, 20, 30, 200)}},
		{"equal ones", ui.Rows(r, 20, ui.Each(2, -1)...), []ui.Rect{ui.Box(10, 20, 100, 90), ui.Box(10, 130, 100, 90)}},
		{"a cell", []ui.Rect{ui.Cross(ui.Box(1, 2, 3, 4), ui.Box(5, 6, 7, 8))}, []ui.Rect{ui.Box(1, 6, 3, 8)}},
		{"none", ui.Rows(r, 5), []ui.Rect{}},
	} {
		if !slices.Equal(c.got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, c.got, c.want)
		}
	}
}
