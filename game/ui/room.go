package ui

// cramped reports whether a window is too small for every layout.
func cramped(w, h float32) bool { return w < leastW*leastScale || h < leastH*leastScale }

// Cramped reports whether the window is so small that it shows only a request for
// a larger one.
func (a *App) Cramped() bool { return cramped(a.outW, a.outH) }

// askForRoom adds what a window shows that is too small: the request to enlarge it.
func (b *Builder) askForRoom() {
	whole := b.a.Window()
	b.Panel("room.ground", whole, LookCloth)
	text := b.a.T("window.small")
	b.Add(Element{ID: "room", Role: RoleLabel, Look: LookCurtainText, Rect: whole, Text: text, Lines: len(text)})
}
