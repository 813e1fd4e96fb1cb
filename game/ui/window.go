package ui

import "touria.games/touria/game/store/settings"

// window holds the size and scale of the window, and who is at the screen.
type window struct {
	*box
	w, h    float32 // logical size
	scale   float32 // pixels of Resize per logical pixel
	upright float32 // the least logical height of an upright window, 0 in others
	edges   *edges  // nil: unknown
	large   float32 // factor by which text grows where there is room
	outW    float32
	outH    float32
	person  string // who is at the screen, "" if it may be anybody
}

// standsUpright reports whether the window is high enough for its width to get upright layouts.
func (win *window) standsUpright() bool { return win.outH >= win.outW*uprightFrom && !win.Cramped() }

// uprightLeast returns the least logical height in an upright window, 0 in another.
func (win *window) uprightLeast() float32 {
	if !win.standsUpright() {
		return 0
	}
	return uprightH
}

// Upright reports whether layouts are upright: the window is higher than wide.
func (win *window) Upright() bool { return win.upright > 0 }

// uprightFrom is the height of upright windows as a multiple of their width.
const uprightFrom = 1.1

func scaleFor(w, h float32, textScale int, upright float32) float32 {
	if cramped(w, h) { // only the request for a larger window is shown
		return 1
	}
	s := max(1, min(w/1280, h/720))
	// Larger text enlarges the whole interface as far as the smallest layout
	// allows. Beyond that single texts grow where they have room (App.large).
	s *= float32(max(textScale, 100)) / 100
	if upright > 0 {
		return max(leastScale, min(s, w/uprightW, h/upright))
	}
	return max(leastScale, min(s, w/leastW, h/leastH))
}

// The smallest logical size of the layouts, and the smallest scale at which they
// are readable.
const leastW, leastH, leastScale = 640, 312, 0.5

// The smallest logical size of upright layouts.
const uprightW, uprightH = 360, 640

// AtScreen returns the name of the person at the screen, "" if it may be anybody.
func (win *window) AtScreen() string { return win.person }

// Scale returns the pixels of Resize per logical pixel.
func (win *window) Scale() float32 { return win.scale }

// Phone reports whether the small layout is used.
func (win *window) Phone() bool { return win.w < 1000 || win.h < 560 }

// Window returns the whole window, in logical pixels.
func (win *window) Window() Rect { return Rect{W: win.w, H: win.h} }

// Growth returns the factor by which text grows where there is room.
func (win *window) Growth() float32 { return win.large }

// TextSize returns the normal and the smallest text size (ux.md, M15).
func (win *window) TextSize() (normal, floor float32) {
	if win.Phone() {
		return 16, 16
	}
	return 18, 18
}

// Screen returns the usable part of the window: phones have round corners and a bar at the bottom
// (ux.md, HUD D).
func (win *window) Screen() Rect {
	switch w, h := win.usable(); {
	case w < win.outW || h < win.outH:
		return Rect{X: win.edges.left / win.scale, Y: win.edges.top / win.scale, W: w / win.scale, H: h / win.scale}
	case win.edges == nil && win.Phone() && win.w >= 2*win.h:
		side, low := 47/win.scale, 21/win.scale
		return Rect{X: side, Y: 0, W: win.w - 2*side, H: win.h - low}
	}
	return Rect{W: win.w, H: win.h}
}

// cramped reports whether a window is too small for every layout.
func cramped(w, h float32) bool { return w < leastW*leastScale || h < leastH*leastScale }

// Cramped reports whether the window is so small that it shows only a request for
// a larger one.
func (win *window) Cramped() bool { return cramped(win.outW, win.outH) }

// TextFits reports whether a text fits into r at the smallest text size, in at most that many lines.
func (win *window) TextFits(text string, r Rect, lines int) bool {
	_, size := win.TextSize()
	if r.H < 1.1*size {
		return false
	}
	_, ok := Wrap(win.cfg.Measure, text, r.W, size, Regular, min(lines, max(1, int((r.H+.12*size)/(size*LineHeight)))))
	return ok
}

// edges are a phone's safe-area insets (round corners, camera, bars), in the pixels of Resize.
type edges struct{ top, right, bottom, left float32 }

// usable returns the size of the part of the window that is clear of its edges, as far as they are
// known, in the pixels of Resize.
func (win *window) usable() (w, h float32) {
	e := win.edges
	if e == nil || e.left+e.right > win.outW/2 || e.top+e.bottom > win.outH/2 {
		return win.outW, win.outH
	}
	return win.outW - e.left - e.right, win.outH - e.top - e.bottom
}

// TextRoom returns the width of a line of text at the normal size and at the
// smallest.
func (win *window) TextRoom(text string) (normal, least float32) {
	size, floor := win.TextSize()
	return win.cfg.Measure.Width(text, size*win.large, Regular) + 2, win.cfg.Measure.Width(text, floor, Regular) + 2
}

// Comfort returns the preferences of the person at the screen. After changing them, call Save and
// Adapt.
func (win *window) Comfort() *settings.Comfort {
	if c := win.settings.Profiles[win.person]; c != nil {
		return c
	}
	return &win.settings.Comfort
}

// LeftHanded reports whether the table is mirrored for a left hand.
func (win *window) LeftHanded() bool { return win.Comfort().LeftHanded }

// Contrast reports whether the theme of high contrast is on.
func (win *window) Contrast() bool { return win.Comfort().Contrast }

// Compact reports whether games show a plan of their board, without scenery.
func (win *window) Compact() bool { return win.Comfort().Compact }

// GemLetters reports whether gems carry the letters of their colours.
func (win *window) GemLetters() bool {
	c := win.Comfort()
	return c.Letters == settings.LettersAlways || c.Letters == settings.LettersLarge && c.TextScale >= 125
}
