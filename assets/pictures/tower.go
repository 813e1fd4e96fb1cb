package pictures

import "math"

// The box that a tower fills, in units that are logical pixels at 1280 × 720.
const (
	TowerW = 150
	TowerH = 170
)

// TowerSize is a tower's measures in device pixels. Heights are foreshortened
// already; what ends on the screen's grid at rest is a whole number.
type TowerSize struct {
	K       float32 // pixels per unit
	Foot    float32 // from the lower edge of the box up to the axis's foot
	A, Base float32 // half the width of walls and base
	H0, H1  float32 // height of the base's and of the walls' upper edge
	Eave    float32 // half the width of the roof
	Roof    float32 // height of its tip above the eaves
}

// TowerDim returns the measures of a tower at k device pixels per unit.
func TowerDim(k float32) TowerSize {
	r := func(x float32) float32 { return float32(math.Floor(float64(x*k) + .5)) }
	even := func(x float32) float32 { return 2 * r(x/2) } // so that half of it, foreshortened, is whole
	return TowerSize{K: k, Foot: r(42), A: even(44), Base: even(47), H0: r(8), H1: r(82), Eave: even(53), Roof: r(30)}
}

// A slope's ID above SlopeFlat is the same slope for the far side of the roof,
// its picture SlopeFlatten times as high.
const (
	SlopeFlat    = 8
	SlopeFlatten = .25
)

// TitleTowers are the feet of the four towers in the title's picture, in its
// units (a 720th of the height), with their sizes as parts of a tower's box.
var TitleTowers = [4]struct{ X, Y, Size float32 }{{-372, -182, .88}, {372, -182, .88}, {-540, -92, 1.22}, {540, -92, 1.22}}

// TowerPart returns the extent of a part of a tower, in device pixels at k per
// unit: left, top, right and bottom about the point that it is pinned by. That
// is the upper left corner of walls, the tip of slopes, the middle of others.
func TowerPart(kind Kind, id uint16, k float32) [4]float32 {
	d := TowerDim(k)
	switch kind {
	case KindTowerWall:
		return [4]float32{0, 0, 2 * d.A, d.H1 - d.H0}
	case KindTowerSkirt:
		return [4]float32{0, 0, 2 * d.Base, d.H0}
	case KindTowerSlab:
		return [4]float32{-d.Base, -d.Base, d.Base, d.Base}
	case KindTowerEave:
		return [4]float32{-d.Eave, -d.Eave, d.Eave, d.Eave}
	case KindTowerSlope:
		full := d.Eave/2 + d.Roof
		if id >= SlopeFlat {
			full *= SlopeFlatten
		}
		return [4]float32{-d.Eave, 0, d.Eave, full}
	case KindTowerMedal:
		return [4]float32{-16 * k, -16 * k, 16 * k, 16 * k}
	case KindTowerBall:
		return [4]float32{-6 * k, -6 * k, 6 * k, 6 * k}
	case KindTowerStud:
		return [4]float32{-6 * k, -5 * k, 6 * k, 5 * k}
	case KindTowerFlag:
		return [4]float32{-8 * k, -22 * k, 26 * k, 8 * k}
	case KindTowerGround:
		return [4]float32{-72 * k, -38 * k, 88 * k, 48 * k}
	}
	return [4]float32{-92 * k, -160 * k, 92 * k, 62 * k} // the glow
}
