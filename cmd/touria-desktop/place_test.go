package main

import (
	"testing"

	"pgregory.net/rapid"

	"touria.games/touria/game/store/settings"
)

// The window always fits on a monitor that is there, with room for its frame and the panels, however
// large it shall be or was.
func TestWindowFits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := rapid.SampledFrom([][2]int{{1024, 600}, {1280, 720}, {1366, 768}, {1280, 800}, {1920, 1080}, {2560, 1440}, {800, 1280}})
		var all []screenOf
		for i := range rapid.IntRange(1, 3).Draw(t, "monitors") {
			s := size.Draw(t, "size")
			all = append(all, screenOf{string(rune('A' + i)), s[0], s[1]})
		}
		last := settings.Window{Monitor: rapid.SampledFrom([]string{"", "A", "B", "C"}).Draw(t, "last on"), X: rapid.IntRange(-2000, 4000).Draw(t, "x"), Y: rapid.IntRange(-2000, 4000).Draw(t, "y"),
			W: rapid.IntRange(0, 8000).Draw(t, "w"), H: rapid.IntRange(0, 5000).Draw(t, "h")}
		w, h := 0, 0
		if rapid.Bool().Draw(t, "asked") {
			w, h = rapid.IntRange(leastWidth, mostWidth).Draw(t, "width"), rapid.IntRange(leastHeight, mostHeight).Draw(t, "height")
		}
		i, at, known := place(all, w, h, last)
		m := all[i]
		if known {
			if at != last || w > 0 || m.name != last.Monitor || at.X < 0 || at.Y < 0 || at.X+at.W > m.width || at.Y+at.H > m.height {
				t.Fatalf("on %+v the window goes back to %+v", m, at)
			}
			return
		}
		if i != 0 || at.W > m.width-besideWindow || at.H > m.height-aboveWindow || at.W < leastWidth || at.H < leastHeight {
			t.Fatalf("on %+v the window is %dx%d", m, at.W, at.H)
		}
		if w > 0 && (at.W != min(w, m.width-besideWindow) || at.H != min(h, m.height-aboveWindow)) {
			t.Fatalf("asked for %dx%d on %+v, it is %dx%d", w, h, m, at.W, at.H)
		}
	})
	for _, c := range []struct{ monitor, want [2]int }{{[2]int{1024, 600}, [2]int{1008, 512}}, {[2]int{1280, 720}, [2]int{1264, 632}}, {[2]int{1920, 1080}, [2]int{1280, 720}}} {
		if _, at, _ := place([]screenOf{{"A", c.monitor[0], c.monitor[1]}}, 0, 0, settings.Window{}); at.W != c.want[0] || at.H != c.want[1] {
			t.Errorf("a first window on %v is %dx%d, want %v", c.monitor, at.W, at.H, c.want)
		}
	}
	if _, at, _ := place(nil, 0, 0, settings.Window{}); at.W != usualWidth || at.H != usualHeight {
		t.Errorf("without a monitor the window is %dx%d", at.W, at.H)
	}
}
