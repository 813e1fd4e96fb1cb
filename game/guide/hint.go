// Package guide holds what all games of the box teach newcomers with: the card of a hint.
package guide

import "touria.games/touria/game/ui"

// Hint is a hint on the screen, beside the thing that it is about: a few words on a small card that goes with a press.
// All games teach with it.
type Hint struct {
	App    *ui.App
	Text   string
	At     ui.Element // what it is about, which the card does not cover
	Points bool       // a ring lies round that, and a hand points at it
	Keep   ui.Target  // what the card had better not cover either
	Clear  []ui.Rect  // nor these places, which are read or pressed next
	// Weigh says how bad it is to cover a pixel of an element, which by itself is as bad as usual; nil: so bad.
	Weigh func(e *ui.Element, usual float32) float32
	Press func()
}

// Measures of the card.
const (
	hintWidth = 300
	hintPad   = 8
	hintSize  = 22
	hintGap   = 10 // to the ring round the thing
	hintRing  = 5  // from the thing to the ring
	hintSkip  = 48 // the height of the button that ends all hints
	hintLines = 5
)

// hintDusk is how dark it is round what a guidance is about.
const hintDusk = .4

// Guide adds the hint as one of a guidance: what is a Spot stands in the light, like the rectangle free, the rest in dusk.
// The button that ends all hints lies in out, or below the card if that is empty.
func (h *Hint) Guide(b *ui.Builder, out, free ui.Rect, skip func()) {
	a := h.App
	b.Above(func() {
		b.Add(ui.Element{ID: "lesson.veil", Role: ui.RolePanel, Look: ui.LookVeil, Rect: a.Window(), Inner: free, Over: true, Silent: true, Part: hintDusk})
	})
	if !out.Empty() { // the hand keeps off it
		h.addSkip(b, out, skip)
		h.Build(b)
		return
	}
	below := h.skipSize()
	plate := h.build(b, below)
	h.addSkip(b, ui.Centred(ui.CutTop(plate, plate.H-below.H), below.W, below.H), skip)
}

// addSkip adds the button that ends all hints.
func (h *Hint) addSkip(b *ui.Builder, r ui.Rect, press func()) {
	b.Above(func() {
		b.Button("lesson.skip", r, h.App.T("guide.skip"), press)
		b.Last().Over, b.Last().Lines = true, 2
	})
}

// skipSize returns the size of the button that ends all hints, below the card.
func (h *Hint) skipSize() (r ui.Rect) {
	a := h.App
	_, floor := a.TextSize()
	r.H = 44 / min(1, a.Scale())
	r.W = a.Config().Measure.Width(a.T("guide.skip"), floor, ui.Bold) + hintSkip
	if most := a.Screen().W - hintSkip; r.W > most {
		r.W, r.H = most, max(r.H, (floor+hintPad)*2)
	}
	return r
}

// SkipRoom takes the room of the button that ends all hints from the foot of a column; none if that is too low.
func SkipRoom(column *ui.Rect) (out ui.Rect) {
	if column.H < hintSkip*3 {
		return out
	}
	column.H -= hintSkip + hintPad
	return ui.CutTop(ui.Box(column.X, column.Y, column.W, column.H+hintPad+hintSkip), column.H+hintPad)
}

// Spotlight makes Spots of the elements that are lit, and of what lies in them.
func Spotlight(t *ui.Tree, lit func(e *ui.Element) bool) {
	for i := range t.Elements {
		e := &t.Elements[i]
		e.Spot = lit(e) || e.In > 0 && t.Elements[e.In-1].Spot
	}
}

// Build adds the card, the ring and the hand.
func (h *Hint) Build(b *ui.Builder) { h.build(b, ui.Rect{}) }

// build adds card, ring and hand. It leaves room for something of a size below the card, and returns the place of both.
func (h *Hint) build(b *ui.Builder, below ui.Rect) (all ui.Rect) {
	a, at := h.App, &h.At
	at.Rect = at.Seen()
	normal, _ := a.TextSize()
	if !a.Phone() {
		normal = hintSize
	}
	size := normal * a.Growth()
	least := 44 / min(1, a.Scale())
	hand, quarters := h.handPlace(b.Built())
	cost := float32(-1)
	for _, share := range [...]float32{1, .8} { // a narrow card may cover less
		w := share * min(hintWidth*a.Growth(), a.Screen().W*0.6)
		lines, _ := ui.Wrap(a.Config().Measure, h.Text, w-4*hintPad, size, ui.Bold, hintLines)
		high := max(least, float32(len(lines))*size*ui.LineHeight+4*hintPad)
		if below.H > 0 {
			w, high = max(w, below.W), high+below.H+hintRing
		}
		if place, c := h.cardPlace(b.Built(), hand, w, high); cost < 0 || c < cost {
			all, cost = place, c
		}
	}
	card := all
	if below.H > 0 {
		card.H -= below.H + hintRing
	}
	b.Above(func() {
		if h.Points {
			ring := at.Rect.Inset(-hintRing)
			if at.Look == ui.LookOption { // words stand close above it
				ring = at.Rect.Inset(-1)
			}
			b.Add(ui.Element{ID: "lesson.ring", Role: ui.RoleLabel, Look: ui.LookPointer, Rect: within(ring, a.Window()), Target: at.Target, Round: at.Round, Over: true, Silent: true, Label: at.Label})
			b.Add(ui.Element{ID: "lesson.hand", Role: ui.RoleLabel, Look: ui.LookHand, Rect: hand, Target: at.Target, Over: true, Silent: true, Label: at.Label, Part: quarters})
		}
		in := b.Add(ui.Element{ID: "lesson", Role: ui.RoleButton, Look: ui.LookPlaque, Rect: card, Over: true, Label: h.Text, Hint: a.T("lesson.next"), Target: at.Target, OnPress: h.Press})
		b.Inside(in, func() {
			b.Add(ui.Element{ID: "lesson.text", Role: ui.RoleLabel, Look: ui.LookHeading, Text: h.Text, Lines: hintLines, Size: normal, Rect: card.Inset(2 * hintPad), Silent: true})
		})
	})
	return all
}

// handSize is how large the pointing hand is.
const handSize = 44

// handPlace finds the place of the hand: its finger at an edge of the thing, where it
// covers as little as possible; and its quarter turns.
func (h *Hint) handPlace(tree *ui.Tree) (place ui.Rect, quarters float32) {
	at := &h.At
	screen, r := h.App.Window(), at.Rect
	least := float32(-1)
	consider := func(x, y, turn float32) {
		hand := ui.Box(x, y, handSize, handSize)
		in := within(hand, screen)
		cost := (hand.W*hand.H - in.W*in.H) * 1000 // outside the window
		cost += overlap(hand, at.Rect) * 100
		if at.In > 0 { // it stays on what the thing lies on
			cost += (hand.W*hand.H - overlap(hand, tree.Elements[at.In-1].Rect)) * 15
		}
		for i := range tree.Elements {
			if e := &tree.Elements[i]; e.ID != at.ID && (at.In == 0 || i != at.In-1) {
				cost += overlap(hand, e.Seen()) * h.weight(e)
			}
		}
		if least < 0 || cost < least {
			place, quarters, least = in, turn, cost
		}
	}
	for _, f := range [...]float32{.5, .75, .25, .9, .1} {
		x, y := r.X+f*r.W-handSize/2, r.Y+f*r.H-handSize/2
		consider(x, r.Y+r.H+1, 0)
		consider(r.X+r.W+1, y, 3)
		consider(r.X-handSize-1, y, 1)
		consider(x, r.Y-handSize-1, 2)
	}
	return place, quarters
}

// cardPlace finds the place of the card: near the thing but not over it, where it
// covers as little as possible of what can be pressed or read; cost says how bad it is.
func (h *Hint) cardPlace(tree *ui.Tree, hand ui.Rect, w, high float32) (best ui.Rect, cost float32) {
	const kept = 80
	at := &h.At
	screen := h.App.Screen()
	r := at.Rect.Inset(-hintRing - hintGap)
	cx, cy := at.Rect.Center()
	least := float32(-1)
	consider := func(x, y float32) {
		c := ui.Box(max(screen.X+4, min(x, screen.X+screen.W-w-4)), max(screen.Y+4, min(y, screen.Y+screen.H-high-4)), w, high)
		mx, my := c.Center()
		cost := (max(mx-cx, cx-mx) + max(my-cy, cy-my)) * 40
		for _, r := range h.Clear {
			cost += overlap(c, r) * kept
		}
		if c.Overlaps(at.Rect.Inset(-hintRing)) {
			cost += 1e7
		}
		if c.Overlaps(hand) {
			cost += 1e6
		}
		for i := range tree.Elements {
			if least >= 0 && cost >= least { // it only grows
				return
			}
			e := &tree.Elements[i]
			seen := e.Seen()
			if !c.Overlaps(seen) {
				continue
			}
			bad := h.weight(e)
			if h.Keep.Kind != 0 && e.Target == h.Keep {
				bad = max(bad, kept)
			}
			cost += overlap(c, seen) * bad
		}
		if least < 0 || cost < least {
			best, least = c, cost
		}
	}
	for _, d := range [...]float32{0, -0.5, 0.5, -1, 1, -1.5, 1.5, -2, 2} {
		consider(cx-w/2+d*w, r.Y-high)
		consider(cx-w/2+d*w, r.Y+r.H)
		consider(r.X-w, cy-high/2+d*high)
		consider(r.X+r.W, cy-high/2+d*high)
	}
	const steps = 8 // elsewhere, since a hand points at the thing
	for i := range steps + 1 {
		for j := range steps + 1 {
			consider(screen.X+float32(i)*(screen.W-w)/steps, screen.Y+float32(j)*(screen.H-high)/steps)
		}
		for _, r := range h.Clear { // close to what it keeps off
			consider(screen.X+float32(i)*(screen.W-w)/steps, r.Y-high)
			consider(screen.X+float32(i)*(screen.W-w)/steps, r.Y+r.H)
		}
	}
	return best, least
}

// weight says how bad it is to cover a pixel of an element.
func (h *Hint) weight(e *ui.Element) (bad float32) {
	switch {
	case e.Look == ui.LookPrompt:
		bad = 100
	case e.Look == ui.LookPrimary, e.Look == ui.LookOption, e.Role == ui.RoleTarget && e.Lit:
		bad = 20
	case e.Role == ui.RoleLabel && e.Text != "":
		bad = 10
	case e.Role == ui.RoleButton || e.Role == ui.RoleCycle:
		bad = 6
	case e.Role == ui.RoleInfo, e.Role == ui.RoleLabel:
		bad = 4
	}
	if h.Weigh != nil {
		bad = h.Weigh(e, bad)
	}
	return bad
}

// within moves a rectangle's edges into another one.
func within(r, in ui.Rect) ui.Rect {
	x, y := max(r.X, in.X), max(r.Y, in.Y)
	return ui.Box(x, y, min(r.X+r.W, in.X+in.W)-x, min(r.Y+r.H, in.Y+in.H)-y)
}

// overlap returns the area that two rectangles share.
func overlap(a, b ui.Rect) float32 {
	w := min(a.X+a.W, b.X+b.W) - max(a.X, b.X)
	h := min(a.Y+a.H, b.Y+b.H) - max(a.Y, b.Y)
	return max(0, w) * max(0, h)
}
