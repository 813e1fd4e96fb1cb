package ui

import "touria.games/touria/game/words"

// Curtain hides everything until the next player is at the screen (M9). It shows
// only public facts.
type Curtain struct {
	App    *App
	Player string // the name of the player it waits for
	Crest  int
	Since  []string // what has happened since the player last looked, a line each
	Lift   func()   // called when the player has lifted the curtain

	guard int // ticks until it takes presses
}

// CurtainTicks is how long a new curtain ignores presses: 0.4 seconds.
const CurtainTicks = 24

// Lower lowers the curtain over everything.
func (c *Curtain) Lower() {
	c.guard = CurtainTicks
	c.App.Push(c)
}

// Build adds crest, name, button, and as many of the lines as fit.
func (c *Curtain) Build(b *Builder) {
	a := c.App
	name := words.Lit("Name", c.Player)
	text := func(id string, y, h float32, text string) {
		b.Add(Element{ID: id, Role: RoleLabel, Look: LookCurtainText, Rect: Box(a.Screen().X+20, y, a.Screen().W-40, h), Text: text, Over: true})
	}
	b.Add(Element{ID: "curtain", Role: RolePanel, Look: LookCurtain, Rect: a.Window(), Crest: c.Crest, Label: a.T("curtain.title", name)})
	s := a.Screen()
	crest, title, button := float32(150), float32(56), float32(88)
	if a.Phone() {
		crest, title, button = 84, 40, 64
	}
	y := s.Y + s.H*0.07
	b.Crest("curtain.crest", Box(s.X+(s.W-crest)/2, y, crest, crest), c.Crest, a.T("curtain.title", name))
	b.Last().Over = true
	y += crest + 8
	text("curtain.title", y, title, a.T("curtain.title", name))
	b.Last().Size = title * 0.8
	y += title
	line, lines := float32(28), 1 // of what has happened
	if a.Upright() {
		line, lines = 44, 2
	}
	text("curtain.hint", y, line, a.T("curtain.hint"))
	b.Last().Lines = lines
	y += line + 8
	r := Centred(Box(s.X+12, y, s.W-24, button), 420, button)
	b.Add(Element{ID: "curtain.ready", Role: RoleButton, Look: LookPrimary, Rect: r, Text: a.T("curtain.ready", name), Size: 28, Over: true,
		OnPress: c.lift})
	y += button + 16
	room := int((s.Y + s.H - y - 32) / line)
	if room < 1 {
		return
	}
	text("curtain.since", y, 30, a.T("curtain.since"))
	for i, what := range c.Since[max(0, len(c.Since)-room):] {
		text("curtain.since."+string(rune('0'+i)), y+30+float32(i)*line, line, what)
		b.Last().Lines = lines
	}
}

func (c *Curtain) lift() {
	if c.guard > 0 {
		return
	}
	c.App.Remove(c)
	c.Lift()
}

// Tick counts the guard down.
func (c *Curtain) Tick(top bool) {
	if c.guard > 0 && top {
		c.guard--
	}
}

// Key keeps keys from the button while presses are ignored.
func (c *Curtain) Key(k Key) bool { return c.guard > 0 && k != KeyF11 }

// Back does nothing: there is no way round the curtain.
func (c *Curtain) Back() {}

// Name returns the scene's name.
func (c *Curtain) Name() string { return "curtain" }

// Opaque returns true.
func (c *Curtain) Opaque() bool { return true }
