package touria

import (
	"math"

	"touria.games/touria/assets/pictures"
)

// The box that a tower fills, in units of logical pixels at 1280 × 720.
const (
	TowerW    = 150
	TowerH    = 170
	TowerFoot = 42 // from the lower edge of the box up to the foot of the tower's axis
)

// TowerSize holds a tower's dimensions in device pixels. Heights are already foreshortened; edges
// that are on the pixel grid at rest are whole numbers.
type TowerSize struct {
	K       float32 // pixels per unit
	Foot    float32 // from the lower edge of the box up to the foot of the axis
	A, Base float32 // half the width of walls and base
	H0, H1  float32 // height of the upper edge of the base and of the walls
	Eave    float32 // half the width of the roof
	Roof    float32 // height of its tip above the eaves
}

// TowerDim returns the dimensions of a tower at k device pixels per unit.
func TowerDim(k float32) TowerSize {
	r := func(x float32) float32 { return float32(math.Floor(float64(x*k) + .5)) }
	even := func(x float32) float32 { return 2 * r(x/2) } // so that half of it, foreshortened, is whole
	return TowerSize{K: k, Foot: r(TowerFoot), A: even(44), Base: even(47), H0: r(8), H1: r(82), Eave: even(53), Roof: r(30)}
}

// SlopeFlat is added to a slope's ID for the same slope on the far side of the roof. Its picture is
// SlopeFlatten times as high.
const (
	SlopeFlat    = 8
	SlopeFlatten = .25
)

// WallNarrow is added to a wall's ID, and 1 to a skirt's, for the same side of the tower seen
// edge-on. Its picture is WallSqueeze times as wide.
const (
	WallNarrow  = 8
	WallSqueeze = .25
)

// TitleTowers are the feet of the four towers in the title's picture, in its units (1/720 of the
// height), with their sizes relative to a tower's box.
var TitleTowers = [4]struct{ X, Y, Size float32 }{{-372, -182, .88}, {372, -182, .88}, {-540, -92, 1.22}, {540, -92, 1.22}}

// titleWalls and titleSlopes are the parts that the title's towers show while none has turned yet.
var (
	titleWalls  = []uint16{0, 5, 6, 7}
	titleSlopes = []uint16{0, 1, 3, 4, 5, 6, 7, SlopeFlat, SlopeFlat + 2, SlopeFlat + 3, SlopeFlat + 5}
)

// towerPart is TowerPart for a tower whose box has the spec's width. The proportions of the box may
// differ slightly, since both sides are rounded to whole pixels.
func towerPart(s pictures.Spec) pictures.Edges {
	return TowerPart(s.Kind, s.ID, float32(s.W)/TowerW)
}

// TowerPart returns the edges of a part of a tower, in device pixels at k per unit, relative to its
// anchor: the upper left corner of walls, the tip of slopes, the middle of others.
func TowerPart(kind pictures.Kind, id uint16, k float32) pictures.Edges {
	d := TowerDim(k)
	switch kind {
	case KindTowerWall:
		wide := 2 * d.A
		if id >= WallNarrow {
			wide *= WallSqueeze
		}
		return pictures.Edges{0, 0, wide, d.H1 - d.H0}
	case KindTowerSkirt:
		wide := 2 * d.Base
		if id > 0 {
			wide *= WallSqueeze
		}
		return pictures.Edges{0, 0, wide, d.H0}
	case KindTowerSlab:
		return pictures.Edges{-d.Base, -d.Base, d.Base, d.Base}
	case KindTowerEave:
		return pictures.Edges{-d.Eave, -d.Eave, d.Eave, d.Eave}
	case KindTowerSlope:
		full := d.Eave/2 + d.Roof
		if id >= SlopeFlat {
			full *= SlopeFlatten
		}
		return pictures.Edges{-d.Eave, 0, d.Eave, full}
	case KindTowerMedal:
		return pictures.Edges{-16 * k, -16 * k, 16 * k, 16 * k}
	case KindTowerBall:
		return pictures.Edges{-6 * k, -6 * k, 6 * k, 6 * k}
	case KindTowerStud:
		return pictures.Edges{-6 * k, -5 * k, 6 * k, 5 * k}
	case KindTowerFlag:
		return pictures.Edges{-8 * k, -22 * k, 26 * k, 8 * k}
	case KindTowerGround:
		return pictures.Edges{-72 * k, -38 * k, 88 * k, 48 * k}
	}
	return pictures.Edges{-92 * k, -160 * k, 92 * k, 62 * k} // the glow
}
