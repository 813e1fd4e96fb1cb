package main

import "touria.games/touria/game/store/settings"

// usual is the size of the window where nobody has chosen another, in device-independent pixels.
const usualWidth, usualHeight = 1280, 720

// What a desktop keeps for itself of a monitor: the window's frame beside it, and above and below that
// and the panels.
const besideWindow, aboveWindow = 16, 88

// screenOf is a monitor: its name and size.
type screenOf struct {
	name          string
	width, height int
}

// fit makes a size no larger than a monitor has room for, and no smaller than the program can use.
func (m screenOf) fit(w, h int) (int, int) {
	if m.width <= 0 || m.height <= 0 { // unknown
		return w, h
	}
	return max(min(w, m.width-besideWindow), min(w, leastWidth)), max(min(h, m.height-aboveWindow), min(h, leastHeight))
}

// place returns where the window opens: with the size that was asked for, or where it was last if that
// place still exists, or else with the usual size. It always fits on its monitor. monitor is the number
// of that among all; ok is false if the system is to choose the position.
func place(all []screenOf, width, height int, last settings.Window) (monitor int, at settings.Window, ok bool) {
	first := screenOf{}
	if len(all) > 0 {
		first = all[0]
	}
	if width > 0 {
		at.W, at.H = first.fit(width, height)
		return 0, at, false
	}
	if last.W >= leastWidth && last.H >= leastHeight {
		for i, m := range all {
			if m.name == last.Monitor && last.X >= 0 && last.Y >= 0 && last.X+last.W <= m.width && last.Y+last.H <= m.height {
				return i, last, true
			}
		}
		at.W, at.H = first.fit(last.W, last.H)
		return 0, at, false
	}
	at.W, at.H = first.fit(usualWidth, usualHeight)
	return 0, at, false
}
