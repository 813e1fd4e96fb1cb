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

// A wall's ID above WallNarrow, and a skirt's of 1, is the same side of the
// tower for when it is seen from the side, its picture WallSqueeze times as wide.
const (
	WallNarrow  = 8
	WallSqueeze = .25
)

// TitleTowers are the feet of the four towers in the title's picture, in its
// units (a 720th of the height), with their sizes as parts of a tower's box.
var TitleTowers = [4]struct{ X, Y, Size float32 }{{-372, -182, .88}, {372, -182, .88}, {-540, -92, 1.22}, {540, -92, 1.22}}
