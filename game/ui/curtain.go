package ui

import "touria.games/touria/game/words"

// Curtain hides everything until the next person sits before the screen (M9).
// It shows nothing but what everybody may know, so that it looks the same
// whatever its player hides.
type Curtain struct {
	App    *App
	Player string // the name of the player it waits for
	Crest  int
	Since  []string // what happened since the player looked last, a line each
	Lift   func()   // called when the player is there; the curtain is gone then

	guard int // ticks in which it does not take a press yet
}

// CurtainTicks is how long a curtain does not take any press: 0.4 s.
const CurtainTicks = 24

// Lower lets the curtain fall over everything.
func (c *Curtain) Lower() {
	c.guard = CurtainTicks
	c.App.Push(c)
}

// Build adds crest, name, the button, and as many of the lines as have room.
func (c *Curtain) Build(b *Builder) {
	a := c.App
	name := words.Lit("Name", c.Player)
	b.Add(Element{ID: "curtain", Role: RolePanel, Look: LookCurtain, Rect: a.Window(), Crest: c.Crest, Label: a.T("curtain.title", name)})
	s := a.Screen()
	crest, title, button := float32(150), float32(56), float32(88)
	if a.Phone() {
		crest, title, button = 84, 40, 64
	}
	y := s.Y + s.H*0.07
	b.Add(Element{ID: "curtain.crest", Role: RoleLabel, Look: LookCrest, Rect: Box(s.X+(s.W-crest)/2, y, crest, crest),
		Crest: c.Crest, Label: a.T("curtain.title", name), Over: true})
	y += crest + 8
	b.Add(Element{ID: "curtain.title", Role: RoleLabel, Look: LookCurtainText, Rect: Box(s.X+20, y, s.W-40, title), Text: a.T("curtain.title", name),
		Size: title * 0.8, Over: true})
	y += title
	b.Add(Element{ID: "curtain.hint", Role: RoleLabel, Look: LookCurtainText, Rect: Box(s.X+20, y, s.W-40, 28), Text: a.T("curtain.hint"), Over: true})
	y += 36
	r := Centred(Box(s.X, y, s.W, button), 420, button)
	b.Add(Element{ID: "curtain.ready", Role: RoleButton, Look: LookPrimary, Rect: r, Text: a.T("curtain.ready", name), Size: 28, Over: true,
		OnPress: c.lift})
	y += button + 16
	room := int((s.Y + s.H - y - 32) / 28)
	if room < 1 {
		return
	}
	b.Add(Element{ID: "curtain.since", Role: RoleLabel, Look: LookCurtainText, Rect: Box(s.X+20, y, s.W-40, 30), Text: a.T("curtain.since"), Over: true})
	for i, line := range c.Since[max(0, len(c.Since)-room):] {
		b.Add(Element{ID: "curtain.since." + string(rune('0'+i)), Role: RoleLabel, Look: LookCurtainText, Over: true,
			Rect: Box(s.X+20, y+30+float32(i)*28, s.W-40, 28), Text: line})
	}
}

func (c *Curtain) lift() {
	if c.guard > 0 {
		return
	}
	c.App.Remove(c)
	c.Lift()
}

// Tick counts how long the curtain has hung.
func (c *Curtain) Tick(top bool) {
	if c.guard > 0 && top {
		c.guard--
	}
}

// Key keeps keys from the button as long as it takes no press.
func (c *Curtain) Key(k Key) bool { return c.guard > 0 && k != KeyF11 }

// Back does nothing: there is no way round the curtain.
func (c *Curtain) Back() {}

// Name is the scene's name.
func (c *Curtain) Name() string { return "curtain" }

// Opaque is true: nothing below is to be seen.
func (c *Curtain) Opaque() bool { return true }
