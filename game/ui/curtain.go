package ui

import (
	"slices"

	"touria.games/touria/game/sound"
	"touria.games/touria/game/words"
)

// Curtain hides everything until the next player is at the screen (M9). It shows
// only public facts.
type Curtain struct {
	App    *App
	Player string // the name of the player it waits for
	Crest  int
	Since  []string // what has happened since the player last looked
	Brief  []string // the same in fewer words, for where those have no room; nil: there are none
	Lift   func()   // called when the player has lifted the curtain

	guard int // ticks until it takes presses
}

// CurtainTicks is how long a new curtain ignores presses: 0.4 seconds.
const CurtainTicks = 24

// Lower lowers the curtain over everything.
func (c *Curtain) Lower() {
	c.guard = CurtainTicks
	c.App.Unsay()
	c.App.Sound(sound.Curtain)
	c.App.Push(c)
}

// Build adds crest, name, button, and as many of the lines as fit.
func (c *Curtain) Build(b *Builder) {
	a := c.App
	name := words.Lit("Name", c.Player)
	text := func(id string, r Rect, text string) {
		b.Add(Element{ID: id, Role: RoleLabel, Look: LookCurtainText, Rect: inset(r, 20, 0), Text: text, Over: true})
	}
	b.Add(Element{ID: "curtain", Role: RolePanel, Look: LookCurtain, Rect: a.Window(), Crest: c.Crest, Label: a.T("curtain.title", name)})
	s := a.Screen()
	crest, title, button := float32(150), float32(56), float32(88)
	if a.Phone() {
		crest, title, button = 84, 40, 64
	}
	line, lines := float32(28), 1 // of what has happened
	if a.Upright() {
		line, lines = 44, 2
	}
	const head, edge = 34, 12 // of the scroll
	above := crest + 8 + title + line + 8 + button + 18
	since, scroll := c.sayings(b, min(640, s.W-24)-32, line, lines, s.H-above-head-2*edge-16)
	if len(since) > 0 {
		scroll += head + 2*edge
	}
	p := s
	p.TakeTop(max(8, (s.H-above-scroll)/2))
	b.Crest("curtain.crest", Centred(p.TakeTop(crest), crest, crest), c.Crest, a.T("curtain.title", name))
	b.Last().Over = true
	p.TakeTop(8)
	text("curtain.title", p.TakeTop(title), a.T("curtain.title", name))
	b.Last().Size = title * 0.8
	text("curtain.hint", p.TakeTop(line), a.T("curtain.hint"))
	b.Last().Lines = lines
	p.TakeTop(8)
	r := Centred(inset(p.TakeTop(button), 12, 0), 420, button)
	b.Add(Element{ID: "curtain.ready", Role: RoleButton, Look: LookPrimary, Rect: r, Text: a.T("curtain.ready", name), Size: 28, Over: true,
		OnPress: c.lift})
	p.TakeTop(18)
	if scroll == 0 {
		return
	}
	r = Centred(inset(p.TakeTop(scroll), 12, 0), 640, scroll)
	in := b.Add(Element{ID: "curtain.scroll", Role: RolePanel, Look: LookScroll, Paper: true, Over: true, Rect: r, Label: a.T("curtain.since")})
	b.Inside(in, func() {
		p := inset(r, 16, edge)
		told := func(id string, look Look, h float32, text string) {
			b.Add(Element{ID: id, Role: RoleLabel, Look: look, Over: true, Rect: p.TakeTop(h), Text: text})
		}
		told("curtain.since", LookHeading, head, a.T("curtain.since"))
		for i, what := range since {
			told("curtain.since."+string(rune('0'+i)), LookText, what.h, what.text)
			b.Last().Lines = what.lines
		}
	})
}

// saying is a line on the curtain.
type saying struct {
	text  string
	h     float32
	lines int
}

// sayings returns as many of the last events as fit, the newest last, and their height. Most fit into the given lines
// of height h; longer ones get more lines or shorter words.
func (c *Curtain) sayings(b *Builder, w, h float32, lines int, room float32) (told []saying, high float32) {
	m := b.win.cfg.Measure
	_, floor := b.win.TextSize()
	for i := len(c.Since) - 1; i >= 0; i-- {
		texts := [...]string{c.Since[i], ""}
		if c.Brief != nil {
			texts[1] = c.Brief[i]
		}
		var next saying
		for _, text := range texts {
			broken, ok := Wrap(m, text, w, floor, Regular, lines)
			next = saying{text, h, lines}
			if more := len(broken) - lines; !ok && more > 0 {
				next.h, next.lines = h+float32(more)*floor*LineHeight, len(broken)
			}
			if high+next.h <= room {
				break
			}
		}
		if high+next.h > room || next.text == "" {
			break
		}
		told, high = append(told, next), high+next.h
	}
	slices.Reverse(told)
	return told, high
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

// Viewer returns the name of the player it waits for, who must be able to read it.
func (c *Curtain) Viewer() string { return c.Player }

// Name returns the scene's name.
func (c *Curtain) Name() string { return "curtain" }

// Opaque returns true.
func (c *Curtain) Opaque() bool { return true }

// Watched is a scene with a viewer: a running game, or the curtain before it.
type Watched interface {
	// Viewer returns the name of the person whose view is shown, "" for the public's.
	Viewer() string
}

// viewer returns the name of the person at the screen, "" if it may be anybody.
func (scr *screen) viewer() string {
	for i := len(scr.stack) - 1; i >= 0; i-- {
		if s, ok := scr.stack[i].(Watched); ok {
			return s.Viewer()
		}
	}
	return ""
}

// meet applies the profile of the person at the screen.
func (kb *keyboard) meet() {
	who := kb.viewer()
	if who == kb.person {
		return
	}
	before := kb.Comfort()
	kb.person = who
	if kb.Comfort() != before {
		kb.Adapt()
	}
}

// restored hides private things behind a curtain when the window is back: others
// may have come to the screen (ux.md, M9).
func (scr *screen) restored() {
	if r := scr.Running(); r != nil {
		r.Cover()
	}
	scr.dirty = true
}
