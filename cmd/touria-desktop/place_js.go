package main

import "touria.games/touria/game/ui"

// openWindow does nothing: the page is the window, and has its place.
func openWindow(config, *ui.App) {}

func (p *paced) noteWindow(int) {}
func (p *paced) keepWindow()    {}
