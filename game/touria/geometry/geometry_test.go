package geometry

import (
	"testing"

	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/rules/touria"
)

// What the board's rectangle means must hold at any proportion.
func TestBoard(t *testing.T) {
	b := touria.DefaultBoard()
	for _, r := range []Rect{{X: 216, Y: 56, W: 848, H: 544}, {W: 514, H: 277}, {X: 5, W: 600, H: 600}} {
		m := Map(r)
		if d := m.W/m.H - float32(tpics.MapW)/tpics.MapH; d > .01 || d < -.01 {
			t.Errorf("%v: map %v is out of proportion", r, m)
		}
		if m.X < r.X-.1 || m.Y < r.Y-.1 || m.X+m.W > r.X+r.W+.1 || m.Y+m.H > r.Y+r.H+.1 {
			t.Errorf("%v: map %v sticks out", r, m)
		}
		for s := touria.Space(0); s <= touria.AtBridge; s++ {
			q := Emblem(b, r, s)
			for w := touria.NW; w < touria.Towers; w++ {
				if q.Inset(4).Overlaps(Tower(r, w)) {
					t.Errorf("%v: space %s lies under tower %s", r, s, w)
				}
			}
			if s.IsMine() {
				one, two := MineGem(b, r, s, 0), MineGem(b, r, s, 1)
				if one.Inset(one.W*.12).Overlaps(two.Inset(two.W*.12)) || one.X < q.X-1 || two.X+two.W > q.X+q.W+1 {
					t.Errorf("%v: gems of %s do not fit: %v %v in %v", r, s, one, two, q)
				}
			}
		}
	}
}
