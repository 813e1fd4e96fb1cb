package uitest

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"

	"touria.games/touria/assets/letter"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/ui"
)

// Tests build thousands of screens and throw them away: garbage is collected seldom, for an eighth of their time and half a gigabyte.
func init() { debug.SetGCPercent(1500) }

// Ruler measures text with the fonts that it is drawn with.
type Ruler struct{}

// Width returns the width of a line of text.
func (Ruler) Width(text string, size float32, w ui.Weight) float32 {
	return letter.Width(text, letter.Face(w), size)
}

// Draws reports whether the fonts have all letters of a text.
func (Ruler) Draws(text string) bool { return letter.Draws(text) }

// App returns an App at its title. What the Config leaves open is a store in memory, English, the
// embedded fonts, and seeds that count from 1.
func App(cfg ui.Config) *ui.App {
	if cfg.Store == nil {
		cfg.Store = store.NewMemory()
	}
	if cfg.Measure == nil {
		cfg.Measure = Ruler{}
	}
	if cfg.Language == "" && cfg.System == "" {
		cfg.Language = "en"
	}
	if cfg.NewSeed == nil {
		seed := 0
		cfg.NewSeed = func() string { seed++; return fmt.Sprint(seed) }
	}
	a := menu.New(cfg)
	Wait(a, 3)
	return a
}

// Wait lets ticks pass without input.
func Wait(a *ui.App, ticks int) {
	for range ticks {
		in := a.Rest()
		a.Tick(&in)
	}
}

// Unattended lets a scene end by itself, within so many ticks, and returns after how many it has, and how many
// different things at has told meanwhile.
func Unattended(t testing.TB, a *ui.App, most int, at func() int) (ticks, different int) {
	t.Helper()
	scene, seen := a.Scene(), map[int]bool{}
	for ; a.Scene() == scene; ticks++ {
		if ticks > most {
			t.Fatalf("%s does not end within %d ticks", scene, most)
		}
		seen[at()] = true
		Wait(a, 1)
	}
	return ticks, len(seen)
}

// Settle lets ticks pass until the background has done its work, however long that takes.
func Settle(a *ui.App) {
	Wait(a, 1)
	for a.Working() {
		runtime.Gosched()
		Wait(a, 1)
	}
}

// Press presses elements that must be there, one after the other.
func Press(t testing.TB, a *ui.App, ids ...string) {
	t.Helper()
	for _, id := range ids {
		if err := a.Press(id); err != nil {
			t.Fatalf("%v\n%s", err, Dump(a))
		}
	}
}

// Strike presses one key or button for a tick.
func Strike(a *ui.App, k ui.Key) {
	in := ui.Input{Device: ui.Keyboard}
	if k >= ui.PadUp {
		in.Device = ui.Gamepad
	}
	in.Press(k)
	a.Tick(&in)
	a.Tree()
}

// Click presses and releases the mouse at a point of the window.
func Click(a *ui.App, x, y float32) {
	in := ui.Input{Device: ui.Mouse, X: x, Y: y, Inside: true, Moved: true, Down: true}
	a.Tick(&in)
	in.Down, in.Moved, in.Up = false, false, true
	a.Tick(&in)
}

// ClickOn clicks the middle of an element, and reports whether it is there.
func ClickOn(a *ui.App, id string) bool {
	e := a.Tree().Find(id)
	if e == nil {
		return false
	}
	if e.Pane != nil && e.Seen() != e.Rect { // it is moved into view, as a hand does first
		a.FocusOn(id)
		Wait(a, 30)
		e = a.Tree().Find(id)
	}
	x, y := e.Seen().Center()
	Click(a, x*a.Scale(), y*a.Scale())
	return true
}

// Dump lists what can be pressed or asked on a screen.
func Dump(a *ui.App) string {
	var b strings.Builder
	fmt.Fprintln(&b, "scene", a.Scene())
	tree := a.Tree()
	for i := range tree.Elements {
		e := &tree.Elements[i]
		if !e.Interactive() {
			continue
		}
		fmt.Fprintf(&b, "  %s %v %s", e.ID, e.Role, e.Label)
		if e.Disabled {
			fmt.Fprintf(&b, " (off: %s)", e.Why)
		}
		b.WriteByte('\n')
	}
	return b.String()
}
