//go:build whole && linux

package e2e

import (
	"testing"

	"touria.games/touria/cmd/touria-desktop/drive"
)

// A new player's first game is played with one device alone, from the title to the replay and back.
// The browser's tests do the same with a finger and with a gamepad.
func TestOneDevice(t *testing.T) {
	path := program(t)
	for name, device := range map[string]int{"mouse": drive.WithMouse, "keyboard": drive.WithKeyboard} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			desk := drive.NewCoarseDesk(t, 1280, 720)
			desk.Rest()
			desk.Start(t, path, "-save-dir", t.TempDir(), "-lang", "en", "-seed", "2024").Hands(device).WholeGame()
		})
	}
}
