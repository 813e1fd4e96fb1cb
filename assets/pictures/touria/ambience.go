package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

// Ambience says where scenery moves on the board or the title, in the units of that picture.
type Ambience struct {
	Unit    float32 // units of the picture per map unit, which sets the size of things
	Flags   []Flag
	Mills   []Mill
	Smoke   []Smoke
	Foam    []Pt         // points on open water with room for a streak of foam
	Runs    []brush.Line // rivers, downstream, in stretches that no road crosses
	Groves  []Grove
	Fairies []Grove // one light each, larger than a firefly
	Windows []Light // what is lit in the evening
}

// Flag is the cloth of a pennant: the foot and height of its pole.
type Flag struct {
	X, Y, H float32
	C       hue.C
}

// Mill is the hub of a mill's sails. Size is 1 for the size on the map.
type Mill struct{ X, Y, Size float32 }

// Smoke rises from a chimney. Size is 1 for a forge. Dark smoke is a dragon's.
type Smoke struct {
	X, Y, Size float32
	Dark       bool
}

// Grove is an ellipse in which fireflies are out in the evening.
type Grove struct {
	X, Y, RX, RY float32
	Flies        int
}

// Light is a lit window or lamp.
type Light struct{ X, Y, R float32 }

// NewAmbience returns what moves on the board of a world.
func NewAmbience(w *World) Ambience { return w.Land.Moves }

// The castle of the title: the position of its space, and its size.
const (
	TitleCastleX    = 8
	TitleCastleY    = -206 + 44*TitleCastleSize
	TitleCastleSize = 1.72
)

// TitleThings are the things in the land behind the title, in its units, from back
// to front.
var TitleThings = []Thing{
	{Kind: "church", X: -268, Y: -266, Size: 1.2}, {Kind: "house", X: -300, Y: -262, Size: 1.2, Roof: "coral"}, {Kind: "timber", X: -238, Y: -258, Size: 1.2, Roof: "ochre", Flip: true}, {Kind: "cottage", X: -286, Y: -250, Size: 1.2},
	{Kind: "inn", X: 262, Y: -262, Size: 1.15, Roof: "slate"}, {Kind: "townhouse", X: 290, Y: -266, Size: 1.15, Roof: "coral"}, {Kind: "cottage", X: 240, Y: -250, Size: 1.2, Flip: true},
	{Kind: "windmill", X: -452, Y: -262, Size: 1.5}, {Kind: "barn", X: 452, Y: -252, Size: 1.3, Roof: "coral"}, {Kind: "haystack", X: 476, Y: -246, Size: 1.3},
	{Kind: "church", X: 668, Y: -262, Size: 1.3}, {Kind: "house", X: 634, Y: -256, Size: 1.3, Roof: "ochre"}, {Kind: "timber", X: 700, Y: -252, Size: 1.3, Roof: "slate", Flip: true},
	{Kind: "inn", X: -660, Y: -258, Size: 1.3, Roof: "coral"}, {Kind: "house", X: -626, Y: -252, Size: 1.3, Roof: "slate"}, {Kind: "cottage", X: -694, Y: -250, Size: 1.3}, {Kind: "windmill", X: 780, Y: -258, Size: 1.5}, {Kind: "ruin", X: -800, Y: -262, Size: 1.4},
	{Kind: "sheep", X: -276, Y: -206, Size: 1.7, N: 4}, {Kind: "sheep", X: 450, Y: -196, Size: 1.8, N: 3}, {Kind: "cow", X: 268, Y: -208, Size: 1.6}, {Kind: "cow", X: 292, Y: -196, Size: 1.7, Flip: true}, {Kind: "deer", X: -452, Y: -190, Size: 1.8},
	{Kind: "unicorn", X: -246, Y: -118, Size: 2}, {Kind: "cart", X: 196, Y: -112, Size: 2.2}, {Kind: "signpost", X: 150, Y: -78, Size: 2.6}, {Kind: "beehives", X: -210, Y: -84, Size: 2.2},
}

// TitleAmbience returns what moves on the title.
func TitleAmbience() Ambience {
	a := Ambience{Unit: TitleCastleSize}
	for _, t := range TitleThings {
		a.add(t)
	}
	a.Windows = nil // it is morning
	for _, f := range CastleFlags {
		a.Flags = append(a.Flags, Flag{TitleCastleX + f.X*TitleCastleSize, TitleCastleY + f.Y*TitleCastleSize, f.H * TitleCastleSize, f.C})
	}
	return a
}

// Cell is a part of the sheet of moving things, in map units.
type Cell struct{ X, Y, W, H float32 }

// The size of the sheet of moving things, in map units.
const (
	AmbienceW = 102
	AmbienceH = 47
)

// The parts of the sheet, each with some space around it.
var (
	CellSails = Cell{0, 0, 38, 38}  // a mill's four sails around the middle
	CellShade = Cell{38, 0, 48, 24} // the shadow of a cloud
	CellGlow  = Cell{86, 0, 16, 16} // light fading outwards
	CellPuffs = [3]Cell{{38, 24, 16, 16}, {54, 24, 16, 16}, {70, 24, 16, 16}}
	CellBird  = Cell{86, 16, 16, 9} // its wings up
	CellFlag  = Cell{86, 25, 16, 9} // white cloth that hangs on its left side, for a pole of 9
	CellFoam  = [3]Cell{{0, 40, 20, 6}, {20, 40, 20, 6}, {40, 40, 20, 6}}
)

// The clouds that drift over the title: the number of kinds, and their boxes in the title's units.
const (
	Clouds = 3
	CloudW = 240
	CloudH = 86
)
