package ui

import (
	"touria.games/touria/game/touria/show"
	"touria.games/touria/rules"
)

// curtain hides everything until the next human sits before the screen (M9).
// It shows nothing but public facts: whoever holds what, it looks the same.
type curtain struct {
	t     *Table
	seat  rules.Seat
	guard int
}

// curtainTicks is how long the curtain does not take any press: 0.4 s.
const curtainTicks = 24

func newCurtain(t *Table, seat rules.Seat) *curtain {
	return &curtain{t: t, seat: seat, guard: curtainTicks}
}

func (c *curtain) build(b *builder) {
	a := c.t.a
	name := show.Lit("Name", c.t.names[c.seat])
	b.add(Element{ID: "curtain", Role: RolePanel, Look: LookCurtain, Rect: show.Rect{W: a.w, H: a.h}, Arg: c.t.crests[c.seat],
		Label: a.t("curtain.title", name)})
	s := a.Screen()
	crest, title, button := float32(150), float32(56), float32(88)
	if a.Phone() {
		crest, title, button = 84, 40, 64
	}
	since := c.t.since(c.seat)
	y := s.Y + s.H*0.07
	b.add(Element{ID: "curtain.crest", Role: RoleLabel, Look: LookCrest, Rect: rect(s.X+(s.W-crest)/2, y, crest, crest),
		Arg: c.t.crests[c.seat], Label: a.t("curtain.title", name), Over: true})
	y += crest + 8
	b.add(Element{ID: "curtain.title", Role: RoleLabel, Look: LookCurtainText, Rect: rect(s.X+20, y, s.W-40, title), Text: a.t("curtain.title", name),
		Size: title * 0.8, Over: true})
	y += title
	b.add(Element{ID: "curtain.hint", Role: RoleLabel, Look: LookCurtainText, Rect: rect(s.X+20, y, s.W-40, 28), Text: a.t("curtain.hint"), Over: true})
	y += 36
	r := centred(rect(s.X, y, s.W, button), 420, button)
	b.add(Element{ID: "curtain.ready", Role: RoleButton, Look: LookPrimary, Rect: r, Text: a.t("curtain.ready", name), Size: 28, Over: true,
		press: c.lift})
	y += button + 16
	room := int((s.Y + s.H - y - 32) / 28)
	if room < 1 {
		return
	}
	b.add(Element{ID: "curtain.since", Role: RoleLabel, Look: LookCurtainText, Rect: rect(s.X+20, y, s.W-40, 30), Text: a.t("curtain.since"), Over: true})
	if len(since) > room {
		since = since[len(since)-room:]
	}
	for i, line := range since {
		b.add(Element{ID: "curtain.since." + string(rune('0'+i)), Role: RoleLabel, Look: LookCurtainText, Over: true,
			Rect: rect(s.X+20, y+30+float32(i)*28, s.W-40, 28), Text: line})
	}
}

// since tells, one line a player, what the others did last; all of it public.
func (t *Table) since(seat rules.Seat) []string {
	var lines []string
	for i := rules.Seat(1); i < 4; i++ {
		s := (seat + i) & 3
		if !t.model.Players[s].Taken {
			continue
		}
		if text := t.recaps[s].Text().In(t.a.words); text != "" {
			lines = append(lines, t.names[s]+" – "+text)
		}
	}
	if len(lines) == 0 {
		lines = append(lines, t.a.t("curtain.nothing"))
	}
	return lines
}

func (c *curtain) lift() {
	if c.guard > 0 {
		return
	}
	c.t.a.remove(c)
	c.t.lift(c.seat)
}

func (c *curtain) tick(top bool) {
	if c.guard > 0 && top {
		c.guard--
	}
}

func (c *curtain) key(k Key) bool { return c.guard > 0 && k != KeyF11 }
func (c *curtain) back()          {}
func (c *curtain) name() string   { return "curtain" }
func (c *curtain) opaque() bool   { return true }
