package main

import (
	"strings"
	"syscall/js"

	"touria.games/touria/game/menu"
)

// site returns the page's address without its fragment.
func site() string {
	if address != "" {
		return address
	}
	from, _, _ := strings.Cut(js.Global().Get("location").Get("href").String(), "#")
	return from
}

// watchLinks shows the game of the page's address whenever that changes. The result opens that of
// the present address, and reports whether there is one.
func (p *page) watchLinks() (open func() bool) {
	open = func() bool {
		return menu.OpenLink(p.app, js.Global().Get("location").Get("hash").String())
	}
	listen(js.Global().Get("window"), "hashchange", func(js.Value) { p.later(func() { open() }) })
	return open
}
