//go:build !js

package main

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/ui"
)

// monitors lists the monitors, the one on which windows open first.
func monitors() (list []*ebiten.MonitorType, all []screenOf) {
	if m := ebiten.Monitor(); m != nil {
		list = append(list, m)
	}
	for _, m := range ebiten.AppendMonitors(nil) {
		if !slices.Contains(list, m) {
			list = append(list, m)
		}
	}
	for _, m := range list {
		w, h := m.Size()
		all = append(all, screenOf{m.Name(), w, h})
	}
	return list, all
}

// openWindow says where the window opens.
func openWindow(opt config, app *ui.App) {
	list, all := monitors()
	i, at, known := place(all, opt.width, opt.height, app.Settings().Window)
	ebiten.SetWindowSize(at.W, at.H)
	ebiten.SetWindowSizeLimits(leastWidth, leastHeight, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	if known {
		ebiten.SetMonitor(list[i])
		ebiten.SetWindowPosition(at.X, at.Y)
	}
	if opt.fullscreen {
		ebiten.SetFullscreen(true)
	}
}

// lookEvery is how often it is noted where the window is, in ticks.
const lookEvery = 60

// noteWindow notes where the window is, for the next start, when so many ticks have passed again. Full screen is
// a setting of its own, and minimised and maximised windows are not where they will be.
func (p *paced) noteWindow(ticks int) {
	p.ticks += ticks
	if p.ticks < lookEvery {
		return
	}
	if p.ticks = 0; ebiten.IsFullscreen() || ebiten.IsWindowMinimized() || ebiten.IsWindowMaximized() {
		return
	}
	w := &p.window
	w.X, w.Y = ebiten.WindowPosition()
	w.W, w.H = ebiten.WindowSize()
	if m := ebiten.Monitor(); m != nil {
		w.Monitor = m.Name()
	}
}

// keepWindow stores where the window was last.
func (p *paced) keepWindow() {
	if p.window.W > 0 && p.window != p.app.Settings().Window {
		p.app.Settings().Window = p.window
		p.app.Save()
	}
}
