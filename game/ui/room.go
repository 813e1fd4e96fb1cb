package ui

// askForRoom adds what a window shows that is too small: the request to enlarge it.
func (b *Builder) askForRoom() {
	whole := b.a.Window()
	b.Panel("room.ground", whole, LookCloth)
	text := b.a.T("window.small")
	b.Add(Element{ID: "room", Role: RoleLabel, Look: LookCurtainText, Rect: whole, Text: text, Lines: len(text)})
}
