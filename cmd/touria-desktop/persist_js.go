package main

import (
	"strings"
	"syscall/js"
	"time"

	"touria.games/touria/assets/packs/promise"
	"touria.games/touria/game/menu"
)

// Keys of localStorage.
const (
	keptTold  = "touria.v1.told"  // the day on which the player was last told that the browser may delete the saves
	keptFirst = "touria.v1.first" // the day on which a game was first played here
)

// persist asks the browser, when somebody comes back to play, never to delete the saves by itself. Some
// ask the player, who may take as long as they like; at the first game nobody knows yet what for.
func (p *page) persist() {
	if p.asked || p.unsaved != nil {
		return
	}
	if name, _ := p.app.Playing(); name == "" {
		return
	}
	p.asked = true
	if remembered(keptFirst) == "" {
		remember(keptFirst, today())
		return
	}
	go storageCall("persist")
}

// storageCall asks the browser's manager of storage a question whose answer is yes or no. It must not
// run in the page's own callbacks.
func storageCall(method string) (yes bool) {
	defer func() {
		if recover() != nil { // the page may not even ask
			yes = false
		}
	}()
	manager := js.Global().Get("navigator").Get("storage")
	if manager.Type() != js.TypeObject || manager.Get(method).Type() != js.TypeFunction {
		return false
	}
	v, err := promise.Wait(manager.Call(method), time.Hour)
	return err == nil && v.Truthy()
}

// warn tells the player, once a week at most, that the browser may delete what is saved. Apple's do so
// with what was not visited for a week, unless the page is installed.
func (p *page) warn() {
	navigator := js.Global().Get("navigator")
	vendor := navigator.Get("vendor")
	if p.unsaved != nil || vendor.Type() != js.TypeString || !strings.HasPrefix(vendor.String(), "Apple") || navigator.Get("standalone").Truthy() ||
		js.Global().Call("matchMedia", "(display-mode: standalone)").Get("matches").Truthy() || !p.weekHasPassed() {
		return
	}
	go func() {
		if storageCall("persisted") {
			return
		}
		p.later(func() {
			menu.TellFleeting(p.app, func() { remember(keptTold, today()) })
		})
	}()
}

// weekHasPassed reports whether the player was not told in the last seven days.
func (p *page) weekHasPassed() bool {
	then, err := time.Parse(time.DateOnly, remembered(keptTold))
	now, _ := time.Parse(time.DateOnly, today())
	return err != nil || now.Sub(then) >= 7*24*time.Hour || then.After(now)
}

// remembered returns what remember has kept, on an earlier visit or this one, and "" if there is nothing.
func remembered(key string) (text string) {
	defer func() { recover() }() // blocked
	if v := js.Global().Get("localStorage").Call("getItem", key); v.Type() == js.TypeString {
		text = v.String()
	}
	return text
}

// remember keeps a text for later visits, if the browser lets it.
func remember(key, text string) {
	defer func() { recover() }() // blocked or full
	js.Global().Get("localStorage").Call("setItem", key, text)
}
