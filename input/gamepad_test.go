package input

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/ui"
)

// pad is a gamepad whose buttons and left stick a test holds.
type pad struct {
	held map[ebiten.StandardGamepadButton]int
	x, y float64
}

func (p *pad) pressed(b ebiten.StandardGamepadButton) int { return p.held[b] }

func (p *pad) axis(a ebiten.StandardGamepadAxis) float64 {
	switch a {
	case ebiten.StandardGamepadAxisLeftStickHorizontal:
		return p.x
	case ebiten.StandardGamepadAxisLeftStickVertical:
		return p.y
	}
	return 0
}

// keysOf returns the keys that a number of ticks bring.
func keysOf(r *Reader, ticks int) (keys []ui.Key) {
	for range ticks {
		var in ui.Input
		r.poll(&in)
		for _, k := range in.Pressed {
			if k != ui.NoKey {
				keys = append(keys, k)
			}
		}
	}
	return keys
}

// A connected gamepad is asked in every tick, and at rest does nothing.
func TestGamepadAtRest(t *testing.T) {
	for n := range 3 {
		r := Reader{}
		for range n {
			r.pads = append(r.pads, &pad{x: .2, y: -.3})
		}
		var in ui.Input
		if r.poll(&in); in.Polled != (n > 0) || in.Device == ui.Gamepad {
			t.Errorf("%d gamepads: %+v", n, in)
		}
		if keys := keysOf(&r, 100); keys != nil {
			t.Errorf("%d gamepads at rest press %v", n, keys)
		}
	}
}

// The directions of the cross and those of the stick are where they are on the gamepad; held, they repeat like a key. A
// second gamepad that lies there changes nothing, whichever comes first.
func TestGamepadDirections(t *testing.T) {
	for _, c := range []struct {
		name   string
		button ebiten.StandardGamepadButton
		x, y   float64
		key    ui.Key
	}{
		{"up", ebiten.StandardGamepadButtonLeftTop, 0, -1, ui.PadUp},
		{"down", ebiten.StandardGamepadButtonLeftBottom, 0, 1, ui.PadDown},
		{"left", ebiten.StandardGamepadButtonLeftLeft, -1, 0, ui.PadLeft},
		{"right", ebiten.StandardGamepadButtonLeftRight, 1, 0, ui.PadRight},
	} {
		r := Reader{pads: []gamepad{&pad{held: map[ebiten.StandardGamepadButton]int{c.button: 1}}}}
		if keys := keysOf(&r, 1); len(keys) != 1 || keys[0] != c.key {
			t.Errorf("%s on the cross presses %v", c.name, keys)
		}
		held, idle := &pad{x: c.x, y: c.y}, &pad{}
		for _, pads := range [][]gamepad{{held}, {held, idle}, {idle, held}, {held, held}} {
			r := Reader{pads: pads}
			if keys := keysOf(&r, 34); len(keys) != 1 || keys[0] != c.key {
				t.Errorf("%s on the stick, %d gamepads: %v in half a second", c.name, len(pads), keys)
			}
			if keys := keysOf(&r, 1); len(keys) != 1 || keys[0] != c.key {
				t.Errorf("%s on the stick, %d gamepads: %v after it", c.name, len(pads), keys)
			}
			held.x, held.y = 0, 0
			keysOf(&r, 1)
			held.x, held.y = c.x, c.y
			if keys := keysOf(&r, 1); len(keys) != 1 {
				t.Errorf("%s again on the stick: %v", c.name, keys)
			}
		}
	}
}
