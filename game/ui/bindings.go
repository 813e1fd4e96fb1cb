package ui

import (
	"slices"
	"unicode"
	"unicode/utf8"
)

// takeAction is the index of the action that presses what has the focus.
const takeAction = 6

// ownActions are the keys that all games share.
var ownActions = []Action{
	{Name: "keys.left", Keys: []Key{KeyLeft, PadLeft}},
	{Name: "keys.right", Keys: []Key{KeyRight, PadRight}},
	{Name: "keys.up", Keys: []Key{KeyUp, PadUp}},
	{Name: "keys.down", Keys: []Key{KeyDown, PadDown}},
	{Name: "keys.next", Keys: []Key{KeyTab}},
	{Name: "keys.previous", Keys: []Key{KeyBackTab}},
	{Name: "keys.take", Keys: []Key{KeyEnter, KeySpace, PadA}},
	{Name: "keys.back", Keys: []Key{KeyEscape, PadB}},
	{Name: "settings.fullscreen", Keys: []Key{KeyF11}},
	{Name: "keys.areas", Keys: []Key{KeyF9}},
	{Name: "keys.mute", Keys: []Key{KeyM}},
	{Name: "lens.more", Keys: []Key{KeyPlus}},
	{Name: "lens.less", Keys: []Key{KeyMinus}},
}

// ScanSlot is a key of scanning. It may be any key or button, besides what that does
// otherwise.
type ScanSlot uint8

// The keys of scanning.
const (
	ScanNext ScanSlot = iota
	ScanTake
	ScanSlots = iota // the number of them
)

var (
	scanNames = [ScanSlots]string{"scan.next", "scan.take"}
	scanFirst = [ScanSlots]Key{KeySpace, KeyEnter}
)

// bindings map each key of the keyboard or gamepad to one other, a permutation: no key can
// be lost.
type bindings struct {
	means [Keys]Key // what pressing a key means to the scenes
	needs [Keys]Key // what must be pressed for it: the reverse
	scan  [ScanSlots]Key
}

func (b *bindings) reset() {
	for k := range Key(Keys) {
		b.means[k], b.needs[k] = k, k
	}
	b.scan = scanFirst
}

// bind maps pressed to k. The key that was mapped to k gets the old mapping of pressed.
func (b *bindings) bind(k, pressed Key) {
	old, other := b.needs[k], b.means[pressed]
	b.needs[k], b.means[pressed] = pressed, k
	b.needs[other], b.means[old] = old, other
}

// keyNames are the names of keys in the settings file.
var keyNames = func() (names [Keys]string) {
	for k, name := range map[Key]string{KeyLeft: "left", KeyRight: "right", KeyUp: "up", KeyDown: "down", KeyTab: "tab", KeyBackTab: "shift_tab",
		KeyEnter: "enter", KeySpace: "space", KeyEscape: "escape", KeyBackspace: "backspace", KeyDelete: "delete", KeyInsert: "insert",
		KeyHome: "home", KeyEnd: "end", KeyPageUp: "page_up", KeyPageDown: "page_down",
		KeyPlus: "plus", KeyMinus: "minus", KeyF10: "f10", KeyF11: "f11", KeyF12: "f12",
		PadUp: "pad_up", PadDown: "pad_down", PadLeft: "pad_left", PadRight: "pad_right", PadA: "pad_a", PadB: "pad_b", PadX: "pad_x", PadY: "pad_y",
		PadLB: "pad_lb", PadRB: "pad_rb", PadLT: "pad_lt", PadRT: "pad_rt", PadStart: "pad_start", PadSelect: "pad_select"} {
		names[k] = name
	}
	for k := Key0; k <= Key9; k++ {
		names[k] = string(rune('0' + k - Key0))
	}
	for k := KeyA; k <= KeyZ; k++ {
		names[k] = string(rune('a' + k - KeyA))
	}
	for k := KeyF1; k <= KeyF9; k++ {
		names[k] = "f" + string(rune('1'+k-KeyF1))
	}
	return names
}()

// KeyName returns the name of a key in the settings file.
func KeyName(k Key) string { return keyNames[k] }

// Name returns the name of a key of scanning in the settings file.
func (s ScanSlot) Name() string { return scanNames[s] }

// keyNamed returns the key with a name, NoKey if there is none.
func keyNamed(name string) Key {
	if name == "" {
		return NoKey
	}
	return Key(max(0, slices.Index(keyNames[:], name)))
}

// ActionName returns the name of an action.
func (bx *box) ActionName(act Action) string {
	if act.N > 0 {
		return bx.T(act.Name, act.N)
	}
	name := bx.T(act.Name)
	first, size := utf8.DecodeRuneInString(name)
	return string(unicode.ToUpper(first)) + name[size:]
}

// KeyText returns what is written on a key of the keyboard. Buttons of a gamepad are
// shown by LookKeyCap.
func (bx *box) KeyText(k Key) string {
	switch {
	case k >= Key0 && k <= Key9:
		return digitNames[k-Key0]
	case k >= KeyA && k <= KeyZ:
		return letterNames[k-KeyA]
	case k >= KeyF1 && k <= KeyF12:
		return functionNames[k-KeyF1]
	case k > NoKey:
		return bx.T("key." + keyNames[k])
	}
	return ""
}

var (
	digitNames    = [...]string{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"}
	letterNames   = [...]string{"A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R", "S", "T", "U", "V", "W", "X", "Y", "Z"}
	functionNames = [...]string{"F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11", "F12"}
)
