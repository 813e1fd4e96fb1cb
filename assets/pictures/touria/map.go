package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/rules/touria"
)

// Map units: the board's picture at 1280 × 720.
const (
	MapW = 848
	MapH = 544

	MineGem  = 25 // side of a gem's box in a mine
	MineGap  = 23 // distance between the two
	HeroesW  = 46
	HeroesH  = 54
	TrailDot = 9
	TrailGap = 15
	MapDoorW = 13
	MapDoorH = 19
)

// MapIn returns the part of a box of w × h that the map fills: it keeps its proportions and is
// centred. A wider box shows more land on both sides.
func MapIn(w, h float32) (x, y, mw, mh float32) {
	mw, mh = w, h
	if w*MapH > h*MapW {
		mw = h * MapW / MapH
	} else {
		mh = w * MapH / MapW
	}
	return (w - mw) / 2, (h - mh) / 2, mw, mh
}

func mapView(w, h float32) (x, y, unit float32) {
	x, y, mw, _ := MapIn(w, h)
	return x, y, mw / MapW
}

// towerGap is the distance of the towers' boxes from the edge of the map.
const towerGap = 8

// TowerSpot returns the top left corner of a tower's box on the map, which is
// TowerW × TowerH: each tower stands in a corner of the map.
func TowerSpot(t touria.Tower) (x, y float32) {
	x, y = towerGap, towerGap
	if t == touria.NE || t == touria.SE {
		x = MapW - towerGap - TowerW
	}
	if t == touria.SE || t == touria.SW {
		y = MapH - towerGap - TowerH
	}
	return x, y
}

// SpaceSize returns the width and height of a space's emblem in map units.
func SpaceSize(s touria.Space) (w, h float32) {
	switch {
	case s.IsDestination():
		return 52, 46
	case s == touria.AtCastle:
		return 62, 46
	}
	return 64, 44
}

// World is a board with its landscape: positions in map units.
type World struct {
	Pos   []Pt // by space
	Roads []Road
	Land  Land // what is between them, and everything that moves
}

// Road is a road of the map: a curve between two spaces.
type Road struct {
	A, B touria.Space
	Line brush.Line
}

// NewWorld returns a board's world in the built-in landscape.
func NewWorld(b *touria.Board) World { return NewWorldIn(b, DefaultLandscape()) }

// NewWorldIn returns a board's world in another landscape.
func NewWorldIn(b *touria.Board, l *Landscape) World {
	w := World{Land: NewLand(b, l)}
	for s := range b.Spaces() {
		q := b.Pos(touria.Space(s))
		w.Pos = append(w.Pos, Pt{X: q.X * MapW, Y: q.Y * MapH})
	}
	for i := range b.Roads() {
		w.Roads = append(w.Roads, RoadOf(b, i))
	}
	w.move()
	return w
}

// RoadOf returns a road of a board.
func RoadOf(b *touria.Board, road int) Road {
	at := func(q touria.Point) Pt { return Pt{X: q.X * MapW, Y: q.Y * MapH} }
	from, to := b.Road(road)
	l := brush.Line{at(b.Pos(from))}
	for _, v := range b.RoadVia(road) {
		l = append(l, at(v))
	}
	l = append(l, at(b.Pos(to)))
	if len(l) == 3 { // one point is the control point of a curve
		l = brush.Quad(l[0], l[1], l[2], 24)
	} else {
		l = brush.Smooth(l, false)[0]
	}
	return Road{from, to, l}
}

// Length returns the length of a road in map units.
func (w *World) Length(road int) float32 {
	var n float32
	l := w.Roads[road].Line
	for i := range len(l) - 1 {
		n += brush.Dist(l[i], l[i+1])
	}
	return n
}

// Even returns n+1 points at equal distances along a road.
func (w *World) Even(road, n int) []Pt {
	l := w.Roads[road].Line
	step := w.Length(road) / float32(n)
	out := make([]Pt, 0, n+1)
	out = append(out, l[0])
	var run float32 // length up to l[i]
	for i := range len(l) - 1 {
		d := brush.Dist(l[i], l[i+1])
		for len(out) < n && run+d >= step*float32(len(out)) {
			f := (step*float32(len(out)) - run) / d
			out = append(out, Pt{X: l[i].X + (l[i+1].X-l[i].X)*f, Y: l[i].Y + (l[i+1].Y-l[i].Y)*f})
		}
		run += d
	}
	return append(out, l[len(l)-1])
}

// MapDoors holds the middle of the sill of each castle door on the map,
// relative to the castle's space, in map units: 1 … 5 below, 6 … 9 above.
var MapDoors = [touria.Doors]Pt{
	{X: -48, Y: -44}, {X: -24, Y: -43}, {X: 0, Y: -42.5}, {X: 24, Y: -43}, {X: 48, Y: -44},
	{X: -36, Y: -86}, {X: -12, Y: -86}, {X: 12, Y: -86}, {X: 36, Y: -86},
}
