package paint

import (
	"github.com/hajimehoshi/ebiten/v2"

	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/rules/touria"
)

// Board draws the painted table board so that it fills r. The map keeps the
// proportion 848 × 544 in its middle; a wider r shows more land. The board is
// made in many steps by Prepare; until then the table cloth is seen.
func (p *Painter) Board(dst *ebiten.Image, r Rect) {
	s := p.spec(tpics.KindBoard, 0, r)
	if p.get(s) == nil && !p.plan {
		p.Cloth(dst, r)
		return
	}
	p.draw(dst, s, r, Pose{})
}

// MapRect returns the part of a board's rectangle that the positions of the
// board's data are fractions of.
func MapRect(r Rect) Rect {
	w, h := r.W, r.H
	if w*tpics.MapH > h*tpics.MapW {
		w = h * tpics.MapW / tpics.MapH
	} else {
		h = w * tpics.MapH / tpics.MapW
	}
	return Rect{X: r.X + (r.W-w)/2, Y: r.Y + (r.H-h)/2, W: w, H: h}
}

// onMap returns the point of the map's 848 × 544 units in logical pixels.
func onMap(r Rect, x, y float32) (float32, float32) {
	m := MapRect(r)
	return m.X + x*m.W/tpics.MapW, m.Y + y*m.H/tpics.MapH
}

// Space returns where the middle of a space lies on a board drawn at r.
func (p *Painter) Space(r Rect, s touria.Space) (x, y float32) {
	q := p.world.Pos[s]
	return onMap(r, q.X, q.Y)
}

// SpaceRect returns the rectangle around a space's emblem on a board drawn at r.
func (p *Painter) SpaceRect(r Rect, s touria.Space) Rect {
	x, y := p.Space(r, s)
	k := MapRect(r).W / tpics.MapW
	w, h := tpics.SpaceSize(s)
	return Rect{X: x - w*k/2, Y: y - h*k/2, W: w * k, H: h * k}
}

// SpaceLook is how a space is marked.
type SpaceLook uint8

// The marks of a space.
const (
	SpaceReach SpaceLook = iota // may be chosen: a thick light ring
	SpaceAim                    // chosen or pointed at: a golden ring with light around
	SpaceGoal                   // where the way ends: a golden double ring
)

// MarkSpace draws a ring around a space of a board drawn at r.
func (p *Painter) MarkSpace(dst *ebiten.Image, r Rect, s touria.Space, k SpaceLook, pose Pose) {
	box := p.SpaceRect(r, s)
	id := int(k)
	if !s.IsDestination() {
		id += 8
	}
	p.draw(dst, p.spec(tpics.KindSpaceRing, id, box), box, pose)
}

// MineSlot returns the place of the first or second gem of a mine.
func (p *Painter) MineSlot(r Rect, s touria.Space, i int) Rect {
	x, y := p.Space(r, s)
	k := MapRect(r).W / tpics.MapW
	d := float32(tpics.MineGem) * k
	x += (float32(i) - .5) * tpics.MineGap * k
	return Rect{X: x - d/2, Y: y - d/2, W: d, H: d}
}

// MineGems draws the gems that lie in a mine.
func (p *Painter) MineGems(dst *ebiten.Image, r Rect, s touria.Space, gems touria.Gems) {
	n := 0
	for c, k := range gems {
		for ; k > 0 && n < 2; k-- {
			p.Gem(dst, p.MineSlot(r, s, n), touria.Colour(c), Pose{})
			n++
		}
	}
}

// Beside returns how far from the middle of a space the heroes stand, so that
// they leave its emblem in view: to the left, but to the right of the
// goldsmith's, where the die lies at the left.
func (p *Painter) Beside(r Rect, s touria.Space) (dx, dy float32) {
	k := MapRect(r).W / tpics.MapW
	w, _ := tpics.SpaceSize(s)
	dx = -(w*.5 + 11) * k
	if s == touria.AtGoldsmith {
		dx = -dx
	}
	return dx, 7 * k
}

// HeroesRect returns the place of the heroes' group when it stands at x, y.
func (p *Painter) HeroesRect(r Rect, x, y float32) Rect {
	k := MapRect(r).W / tpics.MapW
	w, h := float32(tpics.HeroesW)*k, float32(tpics.HeroesH)*k
	return Rect{X: x - w/2, Y: y - h + 9*k, W: w, H: h}
}

// walk is a road as a row of points at equal distances, in map units.
type walk struct{ pts []tpics.Pt }

// Walk returns the point at t, from 0 to 1, of the way along a road of a board
// drawn at r, beginning at one of its two ends.
func (p *Painter) Walk(r Rect, road int, from touria.Space, t float32) (x, y float32) {
	if p.walks == nil {
		for i := range p.world.Roads {
			p.walks = append(p.walks, walk{p.world.Even(i, 24)})
		}
	}
	pts := p.walks[road].pts
	if p.world.Roads[road].A != from {
		t = 1 - t
	}
	f := min(max(t, 0), 1) * float32(len(pts)-1)
	i := min(int(f), len(pts)-2)
	f -= float32(i)
	a, b := pts[i], pts[i+1]
	return onMap(r, a.X+(b.X-a.X)*f, a.Y+(b.Y-a.Y)*f)
}

// Trail draws footprints of light along a road, from t0 to t1 of the way that
// begins at the end named; seen on sand and meadow alike.
func (p *Painter) Trail(dst *ebiten.Image, r Rect, road int, from touria.Space, t0, t1 float32, pose Pose) {
	k := MapRect(r).W / tpics.MapW
	d := float32(tpics.TrailDot) * k
	n := max(int(p.world.Length(road)/tpics.TrailGap), 3)
	for i := 1; i < n; i++ {
		t := float32(i) / float32(n)
		if t < t0 || t > t1 {
			continue
		}
		x, y := p.Walk(r, road, from, t)
		box := Rect{X: x - d/2, Y: y - d/2, W: d, H: d}
		p.draw(dst, p.spec(tpics.KindTrailDot, 0, box), box, pose)
	}
}

// TowerRect returns the corner of the map of a board drawn at r where a tower
// stands.
func (p *Painter) TowerRect(r Rect, t touria.Tower) Rect {
	m := MapRect(r)
	k := m.W / tpics.MapW
	w, h := float32(tpics.TowerW)*k, float32(tpics.TowerH)*k
	box := Rect{X: m.X + 8*k, Y: m.Y + 8*k, W: w, H: h}
	if t == touria.NE || t == touria.SE {
		box.X = m.X + m.W - 8*k - w
	}
	if t == touria.SE || t == touria.SW {
		box.Y = m.Y + m.H - 8*k - h
	}
	return box
}

// MapDoor returns the place of door 1 … 9 in the castle of a board drawn at r.
func (p *Painter) MapDoor(r Rect, door int) Rect {
	q := p.world.Pos[touria.AtCastle]
	d := tpics.MapDoors[door-1]
	x, y := onMap(r, q.X+d.X, q.Y+d.Y)
	k := MapRect(r).W / tpics.MapW
	w, h := float32(tpics.MapDoorW)*k, float32(tpics.MapDoorH)*k
	return Rect{X: x - w/2, Y: y - h, W: w, H: h}
}

// MapDoorOpen draws an open door of the castle on the board, lit inside; with
// the royal children it glows.
func (p *Painter) MapDoorOpen(dst *ebiten.Image, r Rect, door int, who touria.Who) {
	box := p.MapDoor(r, door)
	p.draw(dst, p.spec(tpics.KindMapDoor, int(who), box), box, Pose{})
}
