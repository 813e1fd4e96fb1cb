package ui

import "slices"

// keyboard is what keys and switches mean.
type keyboard struct {
	*hand
	keys    bindings
	actions []Action          // what keys do, for their signs
	listen  func(pressed Key) // gets the next key instead of the scenes
	in      Input             // the input of this tick as the scenes get it
	pressed int               // the tick of the last press, for the cool-down
	scanned int               // the tick in which scanning last moved
}

// Actions returns what all keys do, in the order in which the settings list it.
func (bx *box) Actions() []Action {
	list := slices.Clone(ownActions)
	add := func(more []Action) {
		for _, act := range more {
			same := func(have Action) bool { return have.Name == act.Name && have.N == act.N }
			if i := slices.IndexFunc(list, same); i >= 0 { // others have it, too
				list[i].Do = append(slices.Clip(list[i].Do), act.Do...)
				continue
			}
			list = append(list, act)
		}
	}
	add(bx.cfg.Buttons)
	for _, g := range bx.shelf.games {
		if g, ok := g.(Actor); ok {
			add(g.Actions())
		}
	}
	return list
}

// KeyFor returns what must be pressed for k.
func (kb *keyboard) KeyFor(k Key) Key { return kb.keys.needs[k] }

// ActionOf returns what pressing a key does; ok is false if that is nothing.
func (kb *keyboard) ActionOf(pressed Key) (act Action, ok bool) {
	k := kb.keys.means[pressed]
	for _, act := range kb.Actions() {
		if slices.Contains(act.Keys, k) {
			return act, true
		}
	}
	return Action{}, false
}

// signOf returns what must be pressed for k on the device that the player used last,
// NoKey if k is not on that device. Signs of keys are shown accordingly.
func (kb *keyboard) signOf(k Key) Key {
	if kb.device == Keyboard && !k.OnPad() || kb.device == Gamepad && k.OnPad() {
		return kb.keys.needs[k]
	}
	return NoKey
}

// SignText returns the text of a sign, "" if there is none.
func (kb *keyboard) SignText(k Key) string { return kb.KeyText(kb.signOf(k)) }

// sign marks the elements that keys press with the key of the device used last.
func (kb *keyboard) sign() {
	if kb.device != Keyboard && kb.device != Gamepad {
		return
	}
	for i := range kb.actions {
		act := &kb.actions[i]
		for _, id := range act.Do {
			kb.signAt(kb.tree.Find(id), act.Keys)
		}
	}
	// What is confirmed is what has the focus or, while nothing shows it, the main button.
	take := ownActions[takeAction].Keys
	if kb.ring {
		kb.signAt(kb.tree.Find(kb.focus), take)
		return
	}
	for i := range kb.tree.Elements {
		if e := &kb.tree.Elements[i]; e.Look == LookPrimary {
			kb.signAt(e, take)
		}
	}
}

// signAt marks an element with the first of the keys that is on the device used last.
func (kb *keyboard) signAt(e *Element, keys []Key) {
	if e == nil || e.Cap != NoKey || !e.Pressable() || !kb.tree.Reachable(e) {
		return
	}
	for _, k := range keys {
		if s := kb.signOf(k); s != NoKey {
			e.Cap, e.CapText = s, kb.KeyText(s)
			return
		}
	}
}

// Listen gives the next keys that are pressed to a function instead of the scenes; nil ends that.
func (kb *keyboard) Listen(to func(pressed Key)) {
	kb.listen = to
	kb.Changed()
}

// Adapt applies changes of Comfort.
func (kb *keyboard) Adapt() {
	kb.scanned = kb.ticks
	kb.rescale()
}

// Wants reports whether pressing a key of the keyboard means something to the game, so that it must
// not go to the system or the browser.
func (kb *keyboard) Wants(k Key) bool {
	if k == NoKey || k >= Keys {
		return false
	}
	if kb.listen != nil || kb.editing != "" {
		return true
	}
	for _, s := range kb.keys.scan {
		if k == s {
			return true
		}
	}
	_, ok := kb.ActionOf(k)
	return ok
}

// Actor is a game with keys of its own.
type Actor interface {
	// Actions returns what the game's keys do.
	Actions() []Action
}

// loadKeys takes over the stored keys. Entries that mean nothing are ignored.
func (kb *keyboard) loadKeys() {
	b := &kb.keys
	b.reset()
	for k := Key(1); k < Keys; k++ {
		if pressed := keyNamed(kb.settings.Keys[keyNames[k]]); pressed != NoKey && pressed.OnPad() == k.OnPad() {
			b.bind(k, pressed)
		}
	}
	for i, name := range scanNames {
		if pressed := keyNamed(kb.settings.Keys[name]); pressed != NoKey {
			b.scan[i] = pressed
		}
	}
	if b.scan[ScanNext] == b.scan[ScanTake] {
		b.scan = scanFirst
	}
}

// ScanKey returns a key of scanning.
func (kb *keyboard) ScanKey(s ScanSlot) Key { return kb.keys.scan[s] }

// cooldownTicks is the pause between two presses with the cool-down: half a second.
const cooldownTicks = 30
