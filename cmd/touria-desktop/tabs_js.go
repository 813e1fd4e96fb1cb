package main

import (
	"errors"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
)

// watchTabs offers a tab that may not save, because another one does, to do so when that is closed.
func (p *page) watchTabs() {
	if !errors.Is(p.unsaved, store.ErrInUse) {
		return
	}
	go func() {
		store.AwaitRelease()
		p.later(func() {
			menu.TellReleased(p.app, func() {
				p.carry()
				reload()
			})
		})
	}()
}
