package main

import (
	"fmt"
	"runtime/debug"
	"slices"
	"testing"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/ring"
	"touria.games/touria/rules/touria"
)

// monkeySizes are windows of all layouts, and one in which nothing has room.
var monkeySizes = [][2]float32{{1280, 720}, {844, 390}, {390, 844}, {1024, 768}, {200, 100}}

// A monkey at all devices does not end the program, whatever the store does: every page, list and tab
// is turned before its first and past its last, empty and full, by wheel, keys, pad, mouse, finger and
// screen reader, in windows of all sizes. A page that turns stays the same scene: another one waits for its pictures, and
// what is pressed meanwhile is lost.
func TestMonkey(t *testing.T) {
	ticks := ring.Pick(4_000, 30_000)
	for seed := range uint64(ring.Pick(6, 12)) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			st := &store.Failing{Store: store.NewMemory()}
			if seed%3 == 1 { // a box that has been played with: lists have entries
				fill(st.Store)
			}
			m := monkey{dice: touria.NewDice(seed), st: st, a: box(st), seen: map[string]bool{}}
			defer func() {
				if r := recover(); r != nil {
					t.Fatalf("after %v in %s: %v\n%s", m.last, m.scene, r, debug.Stack())
				}
			}()
			for range ticks {
				if seed%3 == 2 && m.dice.Below(50) == 0 {
					st.Fail(m.fault(), m.fault())
				}
				before := slices.Clone(m.a.Scenes())
				m.tick()
				if one := m.last.Pressed[1] == ui.NoKey; one && turnsAway(before, m.a.Scenes()) { // two keys may close a page and open it again
					t.Fatalf("after %v: %s has turned to another scene", m.last, m.a.Scene())
				}
			}
			if len(m.seen) < 8 {
				t.Errorf("it has seen %d screens: %v", len(m.seen), m.seen)
			}
		})
	}
}

// turnsAway reports whether a page has given its place to another scene of its name. Dialogs may, and what hides all else.
func turnsAway(before, after []ui.Scene) bool {
	top := len(before) - 1
	return top > 0 && len(after) == top+1 && slices.Equal(before[:top], after[:top]) && before[top] != after[top] &&
		before[top].Name() == after[top].Name() && before[top].Name() != "dialog"
}

// fill plays, so that a store holds settings, saves and figures.
func fill(st store.Store) {
	a := box(st)
	for _, game := range []string{"touria", "grimoria"} {
		if menu.Start(a, game) {
			pass(a, 40)
		}
		menu.ShowTitle(a)
		pass(a, 5)
	}
	text, _ := a.Saves().Autosave().Text()
	for i := range 12 { // whole games, cut ones and nonsense
		cut := text[:len(text)*(i%4)/3]
		for _, name := range []string{"touria", "grimoria"} {
			_ = st.Write(store.Save, fmt.Sprintf("finished-202611%02d-101500-0000000%x.%s", i+1, i, name), cut) // memory holds what it gets
		}
	}
	a.Flush()
}

// monkey sends random input.
type monkey struct {
	dice  touria.Dice
	st    store.Store
	a     *ui.App
	seen  map[string]bool
	scene string
	last  ui.Input
}

func (m *monkey) fault() error {
	return []error{nil, nil, nil, store.ErrFull, store.ErrUnavailable, store.ErrNotExist}[m.dice.Below(6)]
}

// tick does one thing, mostly something that means something where it is.
func (m *monkey) tick() {
	if m.a.Quit() { // it comes back
		m.a = box(m.st)
	}
	a := m.a
	m.scene = a.Scene()
	m.seen[m.scene] = true
	in := a.Rest()
	whole, scale := a.Window(), a.Scale()
	w, h := whole.W, whole.H
	elements := a.Tree().Elements
	var at *ui.Element
	if len(elements) > 0 {
		at = &elements[m.dice.Below(len(elements))]
	}
	point := func() {
		in.X, in.Y = float32(m.dice.Below(1000))/1000*w*scale, float32(m.dice.Below(1000))/1000*h*scale
		if at != nil && m.dice.Below(4) > 0 {
			x, y := at.Rect.Center()
			in.X, in.Y = x*scale, y*scale
		}
		in.Inside, in.Moved = true, true
	}
	n := m.dice.Below(20)
	switch {
	case n == 0:
		in.Device, in.Wheel = ui.Mouse, m.dice.Below(9)-4
		point()
	case n == 1:
		in.Device = ui.Gamepad
		in.Press(ui.PadUp + ui.Key(m.dice.Below(int(ui.Keys-ui.PadUp))))
	case n <= 3:
		in.Device = ui.Keyboard
		for range 1 + m.dice.Below(3) {
			in.Press(1 + ui.Key(m.dice.Below(int(ui.PadUp)-1)))
		}
	case n == 4:
		in.Device = ui.Keyboard
		in.Press([]ui.Key{ui.KeyPageUp, ui.KeyPageDown, ui.KeyHome, ui.KeyEnd, ui.PadLB, ui.PadRB, ui.KeyEscape, ui.KeyEnter}[m.dice.Below(8)])
	case n == 5 && at != nil:
		in.Device = ui.Keyboard
		in.Reach = ui.Reach{How: []ui.ReachHow{ui.ReachPress, ui.ReachFocus, ui.ReachType, ui.ReachSlide, ui.ReachSurvey}[m.dice.Below(5)], ID: at.ID, Text: "Ελένη 🎲 ﷽", At: m.dice.Below(9) - 2}
	case n == 6:
		in.Device = ui.Keyboard
		in.Typed[0] = []rune{'a', 'é', '漢', '🎲', 0x7f, '\n'}[m.dice.Below(6)]
	case n == 7 && m.dice.Below(20) == 0:
		size := monkeySizes[m.dice.Below(len(monkeySizes))]
		a.Resize(size[0], size[1])
	case n == 8 && m.dice.Below(20) == 0:
		in.Restored = true
	case n == 9 && m.dice.Below(10) == 0:
		menu.ShowTitle(a)
	case n == 10:
		in.Device, in.Pinch = ui.Touch, []float32{.2, 1, 3}[m.dice.Below(3)]
		point()
	case n == 11:
		in.Device, in.Second = ui.Mouse, true
	case n == 12 && at != nil && m.dice.Below(5) > 0:
		_ = a.Press(at.ID) // refused is answered, not ended
	default:
		in.Device = []ui.Device{ui.Mouse, ui.Touch}[m.dice.Below(2)]
		point()
		in.Down, in.Held = true, true
		m.last = in
		a.Tick(&in)
		in.Down, in.Held, in.Up, in.Moved = false, false, true, m.dice.Below(5) == 0
	}
	m.last = in
	a.Tick(&in)
	a.Tree()
}
