package ui

// Move returns the element that the focus moves to from the one with id from, nil
// if there is none. From an unknown id it moves to the first one.
func (t *Tree) Move(from string, d Direction) *Element {
	cur := -1
	for i := range t.Elements {
		if t.Elements[i].ID == from && t.Reachable(&t.Elements[i]) {
			cur = i
		}
	}
	if cur < 0 {
		return t.First()
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

// First returns the element that gets the focus first: the main button, otherwise
// the first choice, otherwise the first element that can be pressed.
func (t *Tree) First() *Element {
	var best *Element
	most := 0
	for i := range t.Elements {
		e := &t.Elements[i]
		if !t.Reachable(e) {
			continue
		}
		rank := 1
		switch {
		case !e.Pressable():
		case e.Look == LookPrimary:
			rank = 4
		case e.asked():
			rank = 3
		default:
			rank = 2
		}
		if rank > most {
			best, most = e, rank
		}
	}
	return best
}

// towards returns the nearest element in a direction; distance across counts
// twice. Elements beyond the edge come before those that only lean that way.
func (t *Tree) towards(cur int, d Direction) *Element {
	pane := t.Elements[cur].Pane
	from := t.Elements[cur].Plain()
	if pane != nil { // what lies in the same pane comes first, seen or not
		if e := t.nearest(cur, from, d, func(e *Element) bool { return e.Pane == pane }); e != nil {
			if _, _, beyond := distance(from, e.Rect, d); beyond {
				return e
			}
		}
		from = t.Elements[cur].Seen()
	}
	return t.nearest(cur, from, d, func(e *Element) bool { return e.Pane == nil || e.Pane != pane && e.Rect.Overlaps(e.Pane.box) })
}

// nearest returns the nearest element of some.
func (t *Tree) nearest(cur int, from Rect, d Direction, of func(e *Element) bool) *Element {
	var best *Element
	var bestCost float32
	for i := range t.Elements {
		e := &t.Elements[i]
		if i == cur || !t.Reachable(e) || !of(e) {
			continue
		}
		to := e.Plain()
		if e.Pane != nil && e.Pane != t.Elements[cur].Pane {
			to = e.Seen()
		}
		along, across, beyond := distance(from, to, d)
		if along <= 1 || across >= 2*along { // more beside than ahead: for the other arrows
			continue
		}
		cost := along + 2*across
		if across > 0 { // what lies in the same row or column comes first
			cost += offside
		}
		if !beyond {
			cost += leaning
		}
		if best == nil || cost < bestCost {
			best, bestCost = e, cost
		}
	}
	return best
}

// offside is the extra cost of elements beside the way.
const offside = 60

// leaning is the extra cost of elements that do not begin beyond the edge.
const leaning = 1e5

// distance returns how far b is from a along a direction and across it, and
// whether b is beyond the edge of a: its middle is, and an offset b does not
// reach back beside a.
func distance(a, b Rect, d Direction) (along, across float32, beyond bool) {
	ax, ay := a.Center()
	bx, by := b.Center()
	switch d {
	case Left:
		across = gap(a.Y, a.H, b.Y, b.H)
		return ax - bx, across, bx < a.X && (across == 0 || b.X+b.W <= ax)
	case Right:
		across = gap(a.Y, a.H, b.Y, b.H)
		return bx - ax, across, bx > a.X+a.W && (across == 0 || b.X >= ax)
	case Up:
		across = gap(a.X, a.W, b.X, b.W)
		return ay - by, across, by < a.Y && (across == 0 || b.Y+b.H <= ay)
	}
	across = gap(a.X, a.W, b.X, b.W)
	return by - ay, across, by > a.Y+a.H && (across == 0 || b.Y >= ay)
}

// scan returns the element that follows one in the order of scanning, cyclically: where
// the focus begins, the rest of what the game asks for, and all else.
func (t *Tree) scan(from string) (next *Element) {
	n := len(t.Elements)
	begin := t.First()
	place := func(i int) int {
		switch e := &t.Elements[i]; {
		case e == begin:
			return i
		case e.asked():
			return n + i
		}
		return 2*n + i
	}
	at := -1
	for i := range t.Elements {
		if e := &t.Elements[i]; e.ID == from && scannable(t, e) {
			at = place(i)
		}
	}
	least := 6 * n
	for i := range t.Elements {
		if e := &t.Elements[i]; scannable(t, e) {
			p := place(i)
			if p <= at {
				p += 3 * n // in the next round
			}
			if p < least {
				next, least = e, p
			}
		}
	}
	return next
}

func scannable(t *Tree, e *Element) bool {
	return t.Reachable(e) && e.Pressable() && e.Role != RoleField
}
