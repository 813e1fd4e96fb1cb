// Package geometry places things on Touria's board and in the castle's hall, both
// for layout and for drawing. Lengths are logical pixels unless they are said to
// be map units; the map is 848 × 544 of them.
package geometry

import (
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// Rect is a rectangle in logical pixels.
type Rect = ui.Rect

// Map returns the part of a board's rectangle that the map fills. The map keeps
// its proportions; a wider board shows more land on both sides.
func Map(board Rect) Rect {
	x, y, w, h := tpics.MapIn(board.W, board.H)
	return Rect{X: board.X + x, Y: board.Y + y, W: w, H: h}
}

// Unit returns the length of a map unit in logical pixels.
func Unit(board Rect) float32 { return Map(board).W / tpics.MapW }

// OnMap converts a point of the map from map units to logical pixels.
func OnMap(board Rect, x, y float32) (float32, float32) {
	m := Map(board)
	return m.X + x*m.W/tpics.MapW, m.Y + y*m.H/tpics.MapH
}

// Space returns the middle of a space.
func Space(b *touria.Board, board Rect, s touria.Space) (x, y float32) {
	p := b.Pos(s)
	return OnMap(board, p.X*tpics.MapW, p.Y*tpics.MapH)
}

// Road returns a point of a road: t runs from 0 at one end to 1 at the other.
func Road(b *touria.Board, board Rect, road int, t float32) (x, y float32) {
	line := tpics.RoadOf(b, road).Line
	f := min(max(t, 0), 1) * float32(len(line)-1)
	i := min(int(f), len(line)-2)
	f -= float32(i)
	p, q := line[i], line[i+1]
	return OnMap(board, p.X+(q.X-p.X)*f, p.Y+(q.Y-p.Y)*f)
}

// Emblem returns the rectangle of a space's emblem.
func Emblem(b *touria.Board, board Rect, s touria.Space) Rect {
	x, y := Space(b, board, s)
	k := Unit(board)
	w, h := tpics.SpaceSize(s)
	return Rect{X: x - w*k/2, Y: y - h*k/2, W: w * k, H: h * k}
}

// Hit returns the area in which a space is pressed. It is at least 44 pixels wide. On phones, where spaces are close
// together, these areas overlap, and the panel offers what they do, too.
func Hit(b *touria.Board, board Rect, s touria.Space) Rect {
	k := Unit(board)
	size := max(44, min(54, 44*k))
	x, y := Space(b, board, s)
	return Rect{X: x - size/2, Y: y - size/2, W: size, H: size}
}

// Die returns the place of the die, to the left of the goldsmith.
func Die(b *touria.Board, board Rect) Rect {
	g := Hit(b, board, touria.AtGoldsmith)
	return Rect{X: g.X - g.W*1.06, Y: min(g.Y+g.H*0.1, board.Y+board.H-g.H), W: g.W, H: g.H}
}

// MineGem returns the place of the first (0) or second (1) gem of a mine.
func MineGem(b *touria.Board, board Rect, mine touria.Space, i int) Rect {
	x, y := Space(b, board, mine)
	k := Unit(board)
	d := float32(tpics.MineGem) * k
	x += (float32(i) - .5) * tpics.MineGap * k
	return Rect{X: x - d/2, Y: y - d/2, W: d, H: d}
}

// Beside returns the heroes' offset from the middle of a space, which keeps its
// emblem visible. They stand to its left, but to the right of the goldsmith, who
// has the die at the left.
func Beside(board Rect, s touria.Space) (dx, dy float32) {
	k := Unit(board)
	w, _ := tpics.SpaceSize(s)
	dx = -(w*.5 + 11) * k
	if s == touria.AtGoldsmith {
		dx = -dx
	}
	return dx, 7 * k
}

// Heroes returns the rectangle of the heroes when they stand at x, y.
func Heroes(board Rect, x, y float32) Rect {
	k := Unit(board)
	w, h := float32(tpics.HeroesW)*k, float32(tpics.HeroesH)*k
	return Rect{X: x - w/2, Y: y - h + 9*k, W: w, H: h}
}

// Tower returns the place of a tower, in a corner of the map.
func Tower(board Rect, t touria.Tower) Rect {
	x, y := tpics.TowerSpot(t)
	x, y = OnMap(board, x, y)
	k := Unit(board)
	return Rect{X: x, Y: y, W: tpics.TowerW * k, H: tpics.TowerH * k}
}

// MapDoor returns the place of door 1 … 9 in the castle on the map.
func MapDoor(b *touria.Board, board Rect, door int) Rect {
	q := b.Pos(touria.AtCastle)
	d := tpics.MapDoors[door-1]
	x, y := OnMap(board, q.X*tpics.MapW+d.X, q.Y*tpics.MapH+d.Y)
	k := Unit(board)
	w, h := float32(tpics.MapDoorW)*k, float32(tpics.MapDoorH)*k
	return Rect{X: x - w/2, Y: y - h, W: w, H: h}
}

// HallDoor returns the place of door 1 … 9 in the close-up of the castle, which
// fills hall: five doors below, four above, under a strip of text. The picture of
// the hall has its door frames there.
func HallDoor(hall Rect, door int) Rect {
	x, y, w, h := tpics.DoorSpot(hall.W, hall.H, door)
	return Rect{X: hall.X + x, Y: hall.Y + y, W: w, H: h}
}
