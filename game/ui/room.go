package ui

// cramped tells whether a window is too small for every layout.
func cramped(w, h float32) bool { return w < leastW*leastScale || h < leastH*leastScale }

// Cramped tells whether the window is too small to show anything but a request
// for more room.
func (a *App) Cramped() bool { return cramped(a.outW, a.outH) }

// askForRoom adds the only element of a window that is too small: a request to
// make it larger.
func (b *Builder) askForRoom() {
	whole := b.a.Window()
	b.Panel("room.ground", whole, LookCloth)
	text := b.a.T("window.small")
	b.Add(Element{ID: "room", Role: RoleLabel, Look: LookCurtainText, Rect: whole, Text: text, Lines: len(text)})
}
