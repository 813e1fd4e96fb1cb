package main

import (
	"errors"
	"strconv"
	"strings"
	"syscall/js"

	"touria.games/touria/game/menu"
)

// keptPlayed is the name of the game that ran when the page was last hidden.
const keptPlayed = "touria.v1.played"

// lossesMost is how often the graphics may be lost within lossesTime, in milliseconds, before the
// program gives up instead of beginning anew.
const (
	lossesMost = 3
	lossesTime = 60_000
)

// watchGraphics is ready for the loss of the graphics, when a driver fails or a phone needs the memory.
// Ebitengine then loads the page anew, since it can't make its textures again; the game continues there.
func (p *page) watchGraphics() {
	listen(js.Global().Get("window"), "webglcontextlost", func(e js.Value) {
		now := js.Global().Get("Date").Call("now").Float()
		losses := []string{strconv.FormatFloat(now, 'f', 0, 64)}
		for _, at := range strings.Fields(take(keptLosses)) {
			if t, err := strconv.ParseFloat(at, 64); err == nil && now-t < lossesTime {
				losses = append(losses, at)
			}
		}
		if len(losses) > lossesMost {
			e.Call("stopPropagation") // it would go on for ever
			fail(errors.New(p.app.T("window.lost")))
			return
		}
		keep(keptLosses, strings.Join(losses, " "))
		name, _ := p.app.Playing()
		switch {
		case name == "":
		case p.unsaved != nil:
			p.carry()
		default:
			keep(keptGame, name)
		}
	})
}

// watchVisibility covers what only one of several people may see before the page is hidden: pages are
// shown again before the game can draw its curtain, and in the system's list of windows. A hidden page
// may also be thrown away.
func (p *page) watchVisibility() {
	document := js.Global().Get("document")
	listen(document, "visibilitychange", func(js.Value) {
		canvas := document.Call("querySelector", "canvas")
		if !canvas.Truthy() {
			return
		}
		if !document.Get("hidden").Truthy() {
			p.later(func() { p.veiled = veilTicks })
			return
		}
		name, _ := p.app.Playing()
		keep(keptPlayed, name)
		if menu.Shared(p.app) {
			canvas.Get("style").Set("opacity", "0")
		}
	})
}

// veilTicks is how long the game stays covered when the page is seen again: until the curtain is drawn.
const veilTicks = 6

// unveil shows the game again.
func (p *page) unveil() {
	if p.veiled == 0 {
		return
	}
	if p.veiled--; p.veiled == 0 {
		js.Global().Get("document").Call("querySelector", "canvas").Get("style").Set("opacity", "")
	}
}
