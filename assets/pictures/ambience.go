package pictures

import (
	"touria/assets/brush"
	"touria/assets/hue"
	"touria/rules/touria"
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

// castleFlags and castleWindows belong to the castle; its space is the origin.
var (
	castleFlags = []Flag{
		{-74, -132, 9, hue.Slate}, {74, -138, 9, hue.Actions[5]}, {-104, -163, 9, hue.Ochre},
		{0, -198, 10, hue.Coral}, {-55, -166, 8, hue.Gold}, {56, -172, 8, hue.Crests[0]},
	}
	castleWindows = []Light{
		{-104, -107, 6}, {-94, -91, 6}, {-84, -73, 5}, {-2, -148, 6}, {-34.6, -137, 5}, {33.4, -135, 5}, {-55.6, -127, 5}, {55.4, -131, 5},
		{-75, -84, 6}, {-72.5, -64, 6}, {73, -90, 6}, {75.5, -70, 6}, {-36, -127, 6}, {36, -127, 6},
		{-36, -61, 8}, {-12, -61, 8}, {12, -61, 8}, {36, -61, 8}, // torches
	}
)

// NewAmbience returns what moves on the board of a world.
func NewAmbience(w *World) Ambience {
	castle := w.Pos[touria.AtCastle]
	a := Ambience{
		Unit: 1,
		Flags: []Flag{{689, 102, 7, hue.Royal}, {666, 418.6, 8.2, hue.Coral}, {686, 430.5, 7.5, hue.Royal}, {686, 456.6, 8.2, hue.Slate},
			{618, 500, 7, hue.Slate}, {682, 500, 7, hue.Gold}},
		Mills: []Mill{{438, 415, 1}},
		Smoke: []Smoke{{504.7, 406, .8, false}, {345, 468, 1, false}, {469.5, 356.5, .75, false}, {509.5, 386.5, .75, false},
			{183.5, 326.5, .75, false}, {822, 265, .6, false}, {-34.5, 360.5, .75, false}, {905.5, 280.5, .75, false},
			{423, 25.7, .6, true}},
		Foam: brush.Poly(776, 380, 826, 380, 813, 388, 854, 388, 910, 387, 950, 388, 792, 390, 887, 393, 979, 396, 774, 398,
			830, 402, 874, 403, 948, 408, 718, 410, 767, 405, 750, 415, 834, 418, 938, 414, 727, 420, 776, 426, 923, 424,
			978, 426, 717, 427, 857, 434, 907, 434, 751, 435, 797, 435, 942, 435, 724, 447, 780, 445, 871, 447, 930, 442,
			977, 447, 755, 453, 813, 450, 909, 451, 744, 457, 846, 459, 944, 462, 590, 467, 722, 465, 820, 469, 875, 464,
			971, 470, 766, 475, 850, 479, 899, 473, 739, 481, 796, 483, 933, 484, 590, 491, 715, 493, 735, 492, 829, 492,
			880, 494, 924, 491, 759, 498, 812, 497, 857, 499, 561, 504, 739, 507, 789, 509, 885, 502, 558, 511, 723, 515,
			830, 516, 918, 511, 965, 514, 553, 521, 633, 522, 720, 520, 754, 524, 857, 522, 904, 518, 554, 527, 574, 529,
			624, 525, 640, 529, 693, 531, 708, 525, 797, 530, 886, 531, 935, 524, 582, 537, 604, 534, 616, 532, 638, 535,
			695, 534, 723, 532, 780, 533, 823, 532, 632, 229, 646, 234, 660, 230, 640, 226, 652, 237)[0],
		Runs: []brush.Line{
			brush.Poly(640, 251, 635, 261, 627, 280)[0],
			brush.Poly(616, 302, 606, 318, 602, 329)[0],
			brush.Poly(601, 348, 603, 355, 605, 366)[0],
			brush.Poly(601, 426, 598, 446, 592, 462, 584, 476)[0],
			brush.Poly(208, 230, 208, 237, 220, 272, 232, 307, 233, 315)[0],
			brush.Poly(235, 342, 245, 364, 254, 387, 253, 410, 240, 434, 239, 444)[0],
			brush.Poly(236, 463, 229, 480, 221, 496)[0],
		},
		Groves:  []Grove{{118, 262, 46, 24, 10}, {204, 154, 34, 24, 7}, {664, 232, 40, 12, 5}},
		Fairies: []Grove{{131, 258, 26, 17, 1}, {200, 150, 16, 14, 1}},
		Windows: []Light{{499.6, 441.4, 6}, {510.6, 441.4, 6}, {480, 428, 6}, {319, 508, 10}, {343, 502, 6}, {788, 307, 6}, {828, 307, 6}, {131, 277, 8},
			{438, 424, 4}, {562, 449, 13}, {687, 124, 5}, {650, 148, 5}},
	}
	for _, q := range [][2]float32{{464, 376}, {490, 388}, {516, 374}, {544, 390}, {504, 406}, {462, 402}, {536, 414}, {190, 476}, {178, 346}, {702, 398},
		{-40, 380}, {-70, 396}, {900, 300}, {932, 312}, {350, 238}} { // cottages
		a.Windows = append(a.Windows, Light{q[0] + 5.7, q[1] - 4.1, 5.5})
	}
	for _, f := range castleFlags {
		f.X, f.Y = f.X+castle.X, f.Y+castle.Y
		a.Flags = append(a.Flags, f)
	}
	for _, l := range castleWindows {
		a.Windows = append(a.Windows, Light{l.X + castle.X, l.Y + castle.Y, l.R})
	}
	return a
}

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
	for _, f := range castleFlags {
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
	CloudH = 86
)
