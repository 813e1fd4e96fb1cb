package ui

import "testing"

// What is turned lies within its part of the screen: the room's lower edge towards the player, its
// left end at the player's left hand.
func TestTurned(t *testing.T) {
	part := Box(100, 200, 40, 300)
	for q, want := range map[Quarter]struct{ corner, low Rect }{
		0: {Box(100, 200, 10, 5), Box(100, 495, 10, 5)},
		1: {Box(135, 200, 5, 10), Box(100, 200, 5, 10)},
		2: {Box(130, 495, 10, 5), Box(130, 200, 10, 5)},
		3: {Box(100, 490, 5, 10), Box(135, 490, 5, 10)},
	} {
		room := Room(q, part)
		b := &Builder{tree: &Tree{}}
		b.Turned(q, part, func() {
			b.Add(Element{ID: "corner", Rect: Box(0, 0, 10, 5), Inner: Box(1, 2, 3, 1), Role: RoleButton})
			b.Add(Element{ID: "low", Rect: Box(0, room.H-5, 10, 5)})
		})
		corner, low := b.tree.Find("corner"), b.tree.Find("low")
		if corner.Rect != want.corner || low.Rect != want.low {
			t.Errorf("%d quarters: %v and %v, want %v", q, corner.Rect, low.Rect, want)
		}
		up := corner.Upright()
		if up.W != 10 || up.H != 5 || corner.Inner.X != up.X+1 || corner.Inner.Y != up.Y+2 {
			t.Errorf("%d quarters: upright %v, text at %v", q, up, corner.Inner)
		}
		x, y := corner.Rect.Center()
		if at := b.tree.At(x, y); at == nil || at.ID != "corner" {
			t.Errorf("%d quarters: a press hits %v", q, at)
		}
		if b.Add(Element{}); b.Last().Turn != 0 {
			t.Error("what comes after is turned")
		}
	}
}
