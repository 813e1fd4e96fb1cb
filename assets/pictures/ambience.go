package pictures

import (
	"touria/assets/brush"
	"touria/assets/hue"
)

// Ambience is where things move by themselves on the board or the title, in
// the units of that picture.
type Ambience struct {
	Unit    float32 // units of the picture in a map unit: how large things are
	Flags   []Flag
	Mills   []Mill
	Smoke   []Smoke
	Foam    []Pt         // points on open water around which a streak of foam finds room
	Runs    []brush.Line // running water, downstream, in stretches that nothing crosses
	Groves  []Grove
	Fairies []Grove // one light each, larger than a firefly
	Windows []Light // what is lit in the evening
}

// Flag is the cloth of a pennant: its pole's foot and height.
type Flag struct {
	X, Y, H float32
	C       hue.C
}

// Mill is the hub of a mill's sails; Size is 1 where they are as large as on the map.
type Mill struct{ X, Y, Size float32 }

// Smoke rises from a chimney; Size is 1 for a forge. Dark smoke is a dragon's.
type Smoke struct {
	X, Y, Size float32
	Dark       bool
}

// Grove is where fireflies are out in the evening: an ellipse.
type Grove struct {
	X, Y, RX, RY float32
	Flies        int
}

// Light is a lit window or lamp.
type Light struct{ X, Y, R float32 }

// NewAmbience returns what moves on the board of a world.
func NewAmbience(w *World) Ambience { return w.Land.Moves }

// The castle of the title: where its space would be, and how large it is.
const (
	TitleCastleX    = 8
	TitleCastleY    = -206 + 44*TitleCastleSize
	TitleCastleSize = 1.72
)

// TitleAmbience returns what moves on the title.
func TitleAmbience() Ambience {
	a := Ambience{
		Unit:  TitleCastleSize,
		Mills: []Mill{{-560, -297.4, 1}},
		Smoke: []Smoke{{-443.8, -289.5, .65, false}, {520.2, -287.6, .65, false}, {-241.8, -283.3, .65, false}, {-631.8, -287.4, .65, false}},
	}
	for _, f := range CastleFlags {
		a.Flags = append(a.Flags, Flag{TitleCastleX + f.X*TitleCastleSize, TitleCastleY + f.Y*TitleCastleSize, f.H * TitleCastleSize, f.C})
	}
	return a
}

// Cell is a part of the sheet that what moves by itself is painted on, in map
// units.
type Cell struct{ X, Y, W, H float32 }

// The sheet of what moves by itself: its size, in map units, and its parts,
// each with some air around it.
const (
	AmbienceW = 102
	AmbienceH = 47
)

// The parts of the sheet.
var (
	CellSails = Cell{0, 0, 38, 38}  // a mill's four sails around the middle
	CellShade = Cell{38, 0, 48, 24} // the shadow of a cloud
	CellGlow  = Cell{86, 0, 16, 16} // light fading outwards
	CellPuffs = [3]Cell{{38, 24, 16, 16}, {54, 24, 16, 16}, {70, 24, 16, 16}}
	CellBird  = Cell{86, 16, 16, 9} // its wings up
	CellFlag  = Cell{86, 25, 16, 9} // white cloth that hangs on its left side, for a pole of 9
	CellFoam  = [3]Cell{{0, 40, 20, 6}, {20, 40, 20, 6}, {40, 40, 20, 6}}
)

// The clouds that drift over the title: how many kinds, and their boxes in the
// title's units.
const (
	Clouds = 3
	CloudW = 240
	CloudH = 76
)
