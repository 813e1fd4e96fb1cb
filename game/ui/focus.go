package ui

import "touria/game/show"

// Direction is a way in which focus moves.
type Direction uint8

// The directions.
const (
	Left Direction = iota
	Right
	Up
	Down
	Next
	Previous
)

// Move returns the element that focus goes to from the one with the id from,
// and nil if there is nowhere to go. From an unknown id it goes to the first.
func (t *Tree) Move(from string, d Direction) *Element {
	cur := -1
	for i := range t.Elements {
		if t.Elements[i].ID == from && t.Reachable(&t.Elements[i]) {
			cur = i
		}
	}
	if cur < 0 {
		return t.first()
	}
	if d == Next || d == Previous {
		step := 1
		if d == Previous {
			step = len(t.Elements) - 1
		}
		for i := (cur + step) % len(t.Elements); i != cur; i = (i + step) % len(t.Elements) {
			if t.Reachable(&t.Elements[i]) {
				return &t.Elements[i]
			}
		}
		return &t.Elements[cur]
	}
	return t.towards(cur, d)
}

// first returns the element that focus begins with: the one that goes on, or
// the first that can be pressed.
func (t *Tree) first() *Element {
	var any *Element
	for i := range t.Elements {
		e := &t.Elements[i]
		if !t.Reachable(e) {
			continue
		}
		if e.Look == LookPrimary && e.Pressable() {
			return e
		}
		if any == nil || !any.Pressable() && e.Pressable() {
			any = e
		}
	}
	return any
}

// towards returns the nearest element in a direction: distance along it
// counts once, away from its line twice, measured between the rectangles'
// facing edges.
func (t *Tree) towards(cur int, d Direction) *Element {
	from := t.Elements[cur].Rect
	var best *Element
	var bestCost float32
	for i := range t.Elements {
		e := &t.Elements[i]
		if i == cur || !t.Reachable(e) {
			continue
		}
		along, across, ok := distance(from, e.Rect, d)
		if !ok {
			continue
		}
		if cost := along + 2*across; best == nil || cost < bestCost {
			best, bestCost = e, cost
		}
	}
	return best
}

// distance measures how far b lies from a in a direction, along and across
// it; ok is false if b does not lie that way.
func distance(a, b show.Rect, d Direction) (along, across float32, ok bool) {
	ax, ay := a.Center()
	bx, by := b.Center()
	switch d {
	case Left:
		along, across = ax-bx, gap(a.Y, a.H, b.Y, b.H)
	case Right:
		along, across = bx-ax, gap(a.Y, a.H, b.Y, b.H)
	case Up:
		along, across = ay-by, gap(a.X, a.W, b.X, b.W)
	default:
		along, across = by-ay, gap(a.X, a.W, b.X, b.W)
	}
	if along <= 1 {
		return 0, 0, false
	}
	// What lies more beside than ahead is reached by the other arrows.
	return along, across, across < 2*along
}

// gap returns the distance of two spans, 0 if they overlap.
func gap(a, aw, b, bw float32) float32 {
	switch {
	case b > a+aw:
		return b - a - aw
	case a > b+bw:
		return a - b - bw
	}
	return 0
}
