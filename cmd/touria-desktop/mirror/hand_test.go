package mirror

import (
	"testing"

	"touria.games/touria/game/ui"
)

// Who taps a field and types on a phone's screen has no keyboard; who comes by Tab has.
func TestHand(t *testing.T) {
	h := Hand{Device: ui.Keyboard}
	for _, c := range []struct {
		what string
		do   func()
		want ui.Device
	}{
		{"a tap", func() { h.Points("touch") }, ui.Touch},
		{"a letter in a field", func() { h.Types(true, "z") }, ui.Touch},
		{"a phone's own key in a field", func() { h.Types(true, "Unidentified") }, ui.Touch},
		{"a letter elsewhere", func() { h.Types(false, "z") }, ui.Keyboard},
		{"a pen", func() { h.Points("pen") }, ui.Touch},
		{"Tab in a field", func() { h.Types(true, "Tab") }, ui.Keyboard},
		{"a click", func() { h.Points("mouse") }, ui.Mouse},
		{"Enter in a field", func() { h.Types(true, "Enter") }, ui.Mouse},
	} {
		if c.do(); h.Device != c.want {
			t.Errorf("after %s the device is %d, not %d", c.what, h.Device, c.want)
		}
	}
}
