package ui

import (
	"slices"
	"unicode"
	"unicode/utf8"
)

// Action is something that keys and gamepad buttons do, as the settings list it.
// Scenes handle the keys named here, whatever the player has to press for them.
type Action struct {
	Name string   // catalogue key
	N    int      // number in the text, 0: none
	Keys []Key    // what scenes handle: keys of the keyboard and buttons of the gamepad
	Do   []string // ids of elements that do the same and show the key
}

// Actor is a game with keys of its own.
type Actor interface {
	// Actions returns what the game's keys do.
	Actions() []Action
}

// closers are the buttons that lead back, as Escape does.
var closers = []string{"settings.done", "keys.done", "credits.done", "setup.back", "who.done", "opponents.done", "rules.done", "drawer.close",
	"doors.close", "lens.close", "listen.done", "pause.resume", "dialog.keep"}

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
	{Name: "keys.back", Keys: []Key{KeyEscape, PadB}, Do: closers},
	{Name: "settings.fullscreen", Keys: []Key{KeyF11}},
	{Name: "keys.areas", Keys: []Key{KeyF9}},
	{Name: "keys.mute", Keys: []Key{KeyM}, Do: []string{"title.sound", "settings.mute"}},
	{Name: "lens.more", Keys: []Key{KeyPlus}},
	{Name: "lens.less", Keys: []Key{KeyMinus}},
}

// Actions returns what all keys do, in the order in which the settings list it.
func (a *App) Actions() []Action {
	list := slices.Clone(ownActions)
	for _, g := range a.shelf.games {
		g, ok := g.(Actor)
		if !ok {
			continue
		}
		for _, act := range g.Actions() {
			same := func(have Action) bool { return have.Name == act.Name && have.N == act.N }
			if i := slices.IndexFunc(list, same); i >= 0 { // another game has it, too
				list[i].Do = append(slices.Clip(list[i].Do), act.Do...)
				continue
			}
			list = append(list, act)
		}
	}
	return list
}

// ScanSlot is a key of scanning. It may be any key or button, besides what that does
// otherwise.
type ScanSlot uint8

// The keys of scanning.
const (
	ScanNext ScanSlot = iota
	ScanTake
	scanSlots = iota
)

var (
	scanNames = [scanSlots]string{"scan.next", "scan.take"}
	scanFirst = [scanSlots]Key{KeySpace, KeyEnter}
)

// bindings say which key of the keyboard or gamepad does what. To press one key
// always means one other: no key can be lost.
type bindings struct {
	means [Keys]Key // what pressing a key means to the scenes
	needs [Keys]Key // what must be pressed for it: the reverse
	scan  [scanSlots]Key
}

func (b *bindings) reset() {
	for k := range Key(Keys) {
		b.means[k], b.needs[k] = k, k
	}
	b.scan = scanFirst
}

// bind makes pressed mean k. What pressed meant before is then done by the key that
// meant k.
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

// keyNamed returns the key with a name, NoKey if there is none.
func keyNamed(name string) Key {
	if name == "" {
		return NoKey
	}
	return Key(max(0, slices.Index(keyNames[:], name)))
}

// loadKeys takes over the stored keys. Entries that mean nothing are ignored.
func (a *App) loadKeys() {
	b := &a.keys
	b.reset()
	for k := Key(1); k < Keys; k++ {
		if pressed := keyNamed(a.settings.Keys[keyNames[k]]); pressed != NoKey && pressed.OnPad() == k.OnPad() {
			b.bind(k, pressed)
		}
	}
	for i, name := range scanNames {
		if pressed := keyNamed(a.settings.Keys[name]); pressed != NoKey {
			b.scan[i] = pressed
		}
	}
	if b.scan[ScanNext] == b.scan[ScanTake] {
		b.scan = scanFirst
	}
}

// saveKeys stores the keys that differ from the first ones.
func (a *App) saveKeys() {
	b := &a.keys
	changed := map[string]string{}
	for k := Key(1); k < Keys; k++ {
		if b.needs[k] != k {
			changed[keyNames[k]] = keyNames[b.needs[k]]
		}
	}
	for i, k := range b.scan {
		if k != scanFirst[i] {
			changed[scanNames[i]] = keyNames[k]
		}
	}
	a.settings.Keys = changed
	a.Save()
	a.Changed()
}

// ResetKeys makes all keys mean what they meant first.
func (a *App) ResetKeys() {
	a.keys.reset()
	a.saveKeys()
}

// Bind makes pressed mean k, and stores it.
func (a *App) Bind(k, pressed Key) {
	a.keys.bind(k, pressed)
	a.saveKeys()
}

// KeyFor returns what must be pressed for k.
func (a *App) KeyFor(k Key) Key { return a.keys.needs[k] }

// user returns the action that k, as scenes handle it, belongs to.
func (a *App) user(k Key) (Action, bool) {
	for _, act := range a.Actions() {
		if slices.Contains(act.Keys, k) {
			return act, true
		}
	}
	return Action{}, false
}

// ActionName returns the name of an action.
func (a *App) ActionName(act Action) string {
	if act.N > 0 {
		return a.T(act.Name, act.N)
	}
	name := a.T(act.Name)
	first, size := utf8.DecodeRuneInString(name)
	return string(unicode.ToUpper(first)) + name[size:]
}

// KeyText returns what is written on a key of the keyboard. Buttons of a gamepad are
// shown by LookKeyCap.
func (a *App) KeyText(k Key) string {
	switch {
	case k >= Key0 && k <= Key9:
		return digitNames[k-Key0]
	case k >= KeyA && k <= KeyZ:
		return letterNames[k-KeyA]
	case k >= KeyF1 && k <= KeyF12:
		return functionNames[k-KeyF1]
	case k > NoKey:
		return a.T("key." + keyNames[k])
	}
	return ""
}

var (
	digitNames    = [...]string{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"}
	letterNames   = [...]string{"A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R", "S", "T", "U", "V", "W", "X", "Y", "Z"}
	functionNames = [...]string{"F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11", "F12"}
)

// Sign returns what must be pressed for k on the device that the player used last,
// NoKey if k is not on that device. Signs of keys are shown accordingly.
func (a *App) Sign(k Key) Key {
	if a.device == Keyboard && !k.OnPad() || a.device == Gamepad && k.OnPad() {
		return a.keys.needs[k]
	}
	return NoKey
}

// SignText returns the text of a sign, "" if there is none.
func (a *App) SignText(k Key) string { return a.KeyText(a.Sign(k)) }

// sign marks the elements that keys press with the key of the device used last.
func (a *App) sign() {
	if a.device != Keyboard && a.device != Gamepad {
		return
	}
	for i := range a.actions {
		act := &a.actions[i]
		for _, id := range act.Do {
			a.signAt(a.tree.Find(id), act.Keys)
		}
	}
	// What is confirmed is what has the focus or, while nothing shows it, the main button.
	take := ownActions[takeAction].Keys
	if a.ring {
		a.signAt(a.tree.Find(a.focus), take)
		return
	}
	for i := range a.tree.Elements {
		if e := &a.tree.Elements[i]; e.Look == LookPrimary {
			a.signAt(e, take)
		}
	}
}

// signAt marks an element with the first of the keys that is on the device used last.
func (a *App) signAt(e *Element, keys []Key) {
	if e == nil || e.Cap != NoKey || !e.Pressable() || !a.tree.Reachable(e) {
		return
	}
	for _, k := range keys {
		if s := a.Sign(k); s != NoKey {
			e.Cap, e.CapText = s, a.KeyText(s)
			return
		}
	}
}
