package mirror

import "touria.games/touria/game/ui"

// Hand is the device that the player of a page used last. Events of the page's elements come from a keyboard, a screen
// reader or a finger; key labels are shown only to players with a keyboard.
type Hand struct{ Device ui.Device }

// Points tells that a pointer has gone down, of one of the types of pages.
func (h *Hand) Points(kind string) {
	h.Device = ui.Touch // a pen's, too
	if kind == "mouse" {
		h.Device = ui.Mouse
	}
}

// Types tells of a key by its name in pages. In a text field it may be one of a phone's, drawn on the screen.
func (h *Hand) Types(field bool, key string) {
	if !field || key == "Tab" {
		h.Device = ui.Keyboard
	}
}
