package mirror

import (
	"strings"

	"touria.games/touria/game/ui"
)

var named = map[string]ui.Key{"ArrowLeft": ui.KeyLeft, "ArrowRight": ui.KeyRight, "ArrowUp": ui.KeyUp, "ArrowDown": ui.KeyDown,
	"Enter": ui.KeyEnter, " ": ui.KeySpace, "Escape": ui.KeyEscape, "Backspace": ui.KeyBackspace, "Delete": ui.KeyDelete,
	"Insert": ui.KeyInsert, "Home": ui.KeyHome, "End": ui.KeyEnd, "PageUp": ui.KeyPageUp, "PageDown": ui.KeyPageDown,
	"F10": ui.KeyF10, "F11": ui.KeyF11, "F12": ui.KeyF12}

// Key returns the game's name of a key of a page: code is where it is on the keyboard, key what is
// printed on it. NoKey: the game has no use for it. Tab is the page's own.
func Key(code, key string) ui.Key {
	if k, ok := named[key]; ok {
		return k
	}
	if d, ok := strings.CutPrefix(code, "Digit"); ok && len(d) == 1 {
		return ui.Key0 + ui.Key(d[0]-'0')
	}
	if d, ok := strings.CutPrefix(code, "Numpad"); ok && len(d) == 1 && key == d {
		return ui.Key0 + ui.Key(d[0]-'0')
	}
	if len(key) == 2 && key[0] == 'F' && key[1] >= '1' && key[1] <= '9' {
		return ui.KeyF1 + ui.Key(key[1]-'1')
	}
	if len(key) == 1 { // letters go by what is printed on the key
		if c := key[0] | 0x20; c >= 'a' && c <= 'z' {
			return ui.KeyA + ui.Key(c-'a')
		}
		switch {
		case key == "+", key == "=" && code == "Equal":
			return ui.KeyPlus
		case key == "-":
			return ui.KeyMinus
		}
	}
	return ui.NoKey
}

// OfBrowser reports whether a key belongs to the browser, whatever the game would do with it: it
// loads the page anew, moves among the browser's parts, or opens its tools.
func OfBrowser(k ui.Key) bool { return k == ui.KeyF5 || k == ui.KeyF6 || k == ui.KeyF12 }
