package draw

import (
	"github.com/hajimehoshi/ebiten/v2"

	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/touria"
)

// Board draws the painted board so that it fills r; geometry.Map is the place of
// its map.
func (p *Painter) Board(dst *ebiten.Image, r paint.Rect) {
	p.Scene(dst, tpics.KindBoard, r)
}

// Space returns the middle of a space on a board drawn at r.
func (p *Painter) Space(r paint.Rect, s touria.Space) (x, y float32) {
	return geometry.Space(p.board, r, s)
}

// MapDoor returns the place of door 1 … 9 in the castle of a board drawn at r.
func (p *Painter) MapDoor(r paint.Rect, door int) paint.Rect {
	return geometry.MapDoor(p.board, r, door)
}

// SpaceLook is how a space is marked.
type SpaceLook uint8

// The marks of a space.
const (
	SpaceReach SpaceLook = iota // can be chosen: a thick light ring
	SpaceAim                    // chosen or pointed at: a glowing golden ring
	SpaceGoal                   // the destination: a golden double ring
)

// MarkSpace draws a ring around a space of a board drawn at r.
func (p *Painter) MarkSpace(dst *ebiten.Image, r paint.Rect, s touria.Space, k SpaceLook, pose paint.Pose) {
	box := p.emblem(r, s)
	id := int(k)
	if !s.IsDestination() {
		id += tpics.RingHex
	}
	p.Draw(dst, p.Spec(tpics.KindSpaceRing, id, box), box, pose)
}

// MineGems draws the gems in a mine.
func (p *Painter) MineGems(dst *ebiten.Image, r paint.Rect, s touria.Space, gems touria.Gems) {
	n := 0
	for c, k := range gems {
		for ; k > 0 && n < 2; k-- {
			at := geometry.MineGem(p.board, r, s, n)
			if p.onPlan {
				at = about(at, geometry.Emblem(p.board, r, s), Grow(r))
			}
			p.Gem(dst, at, touria.Colour(c), paint.Pose{})
			n++
		}
	}
}

// Walk returns a point of a road on a board drawn at r: t runs from 0 at the end
// named by from to 1 at the other.
func (p *Painter) Walk(r paint.Rect, road int, from touria.Space, t float32) (x, y float32) {
	if p.walks == nil {
		for i := range p.world().Roads {
			p.walks = append(p.walks, p.world().Even(i, 24))
		}
	}
	pts := p.walks[road]
	if p.world().Roads[road].A != from {
		t = 1 - t
	}
	f := min(max(t, 0), 1) * float32(len(pts)-1)
	i := min(int(f), len(pts)-2)
	f -= float32(i)
	a, b := pts[i], pts[i+1]
	return geometry.OnMap(r, a.X+(b.X-a.X)*f, a.Y+(b.Y-a.Y)*f)
}

// Trail draws footprints of light along a road, where t of Walk is between t0 and
// t1. They stand out on sand and meadow alike.
func (p *Painter) Trail(dst *ebiten.Image, r paint.Rect, road int, from touria.Space, t0, t1 float32, pose paint.Pose) {
	k := geometry.Unit(r)
	d := float32(tpics.TrailDot) * k
	n := max(int(p.world().Length(road)/tpics.TrailGap), 3)
	for i := 1; i < n; i++ {
		t := float32(i) / float32(n)
		if t < t0 || t > t1 {
			continue
		}
		x, y := p.Walk(r, road, from, t)
		box := paint.Rect{X: x - d/2, Y: y - d/2, W: d, H: d}
		p.Draw(dst, p.Spec(tpics.KindTrailDot, 0, box), box, pose)
	}
}

// MapDoorOpen draws an open, lit door of the castle on the board; it glows if the
// royal children are there.
func (p *Painter) MapDoorOpen(dst *ebiten.Image, r paint.Rect, door int, who touria.Who) {
	box := p.MapDoor(r, door)
	p.Draw(dst, p.Spec(tpics.KindMapDoor, int(who), box), box, paint.Pose{})
}
