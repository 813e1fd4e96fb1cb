// Package touria names Touria's pictures and gives their dimensions: the map with its towers and
// spaces, the castle's hall, the title, and the landscape with everything in it that moves.
package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/pictures"
)

// Pt is a point.
type Pt = brush.Pt

// first is the first kind of Touria's range.
const first = 1 * pictures.SetSize

// The kinds; the comment says what Spec.ID means.
const (
	KindGem      pictures.Kind = iota + first // touria.Colour
	KindSocket                                // touria.Colour
	KindBag                                   //
	KindCoin                                  // value, 0 for a crown
	KindHeart                                 // 0 won, 1 an empty place
	KindSword                                 //
	KindElixir                                //
	KindDie                                   // touria.Colour, or DieTumble + frame
	KindItem                                  // touria.Item, NoItem is the back, ItemPlace an empty place
	KindEmblem                                // touria.Action
	KindPlace                                 // touria.Space
	KindHeroes                                // crest
	KindOrder                                 // 0 its card, 1 the pin that holds it
	KindDoorRoom                              // touria.Who: what is seen through an open door
	KindDoorLeaf                              // frame of DoorFrames
	KindDoorArch                              //
	KindDoorGlow                              //
	KindDweller                               // touria.Who

	KindLogo   //
	KindFlank  // a tower at the side of the finale: 0 left, 1 right
	KindWinner // crest: the winner's banner on such a tower
	KindDrape  // crest: the banner that unrolls
	KindScreen // crest: a player's screen
	KindEffect // Effect

	KindTowerGround // all tower parts have the size of the tower's box
	KindTowerGlow   //
	KindTowerStud   //
	KindTowerSkirt  // 0, or 1 for one seen edge-on
	KindTowerSlab   //
	KindTowerWall   // touria.Action, + WallNarrow for one seen edge-on
	KindTowerEave   //
	KindTowerSlope  // touria.Action, + SlopeFlat for the far side
	KindTowerMedal  // touria.Action
	KindTowerBall   //
	KindTowerFlag   //

	KindSpaceRing // how a space is marked (0 … 2), + RingHex for six corners
	KindTrailDot  //
	KindMapDoor   // touria.Who

	KindAmbience // the sheet of moving scenery
	KindCloud    // 0 … Clouds-1

	KindGoalRoad // the way to the castle
	KindGoalGate // GateHearts | GateGold | GateOpen
	KindBranch   // the fairy's shelf
	KindWall     // WallLow or WallHigh: a battlement of any length, of pale stone to be dyed
	KindMoss     // what grows over its rim
	KindVine     // a vine of any length, embroidered on the runner

	KindBoard  // scenes
	KindTitle  //
	KindHall   //
	KindFinale //
)

// Pictures is the set of Touria's pictures.
var Pictures = pictures.Register(pictures.Set{
	First: first,
	Names: []string{
		KindGem - first:         "gem",
		KindSocket - first:      "socket",
		KindBag - first:         "bag",
		KindCoin - first:        "coin",
		KindHeart - first:       "heart",
		KindSword - first:       "sword",
		KindElixir - first:      "elixir",
		KindDie - first:         "die",
		KindItem - first:        "item",
		KindEmblem - first:      "emblem",
		KindPlace - first:       "place",
		KindHeroes - first:      "heroes",
		KindOrder - first:       "order",
		KindDoorRoom - first:    "door-room",
		KindDoorLeaf - first:    "door-leaf",
		KindDoorArch - first:    "door-arch",
		KindDoorGlow - first:    "door-glow",
		KindDweller - first:     "dweller",
		KindLogo - first:        "logo",
		KindFlank - first:       "finale-tower",
		KindWinner - first:      "finale-banner",
		KindDrape - first:       "drape",
		KindScreen - first:      "screen",
		KindEffect - first:      "effect",
		KindTowerGround - first: "tower-ground",
		KindTowerGlow - first:   "tower-glow",
		KindTowerStud - first:   "tower-stud",
		KindTowerSkirt - first:  "tower-skirt",
		KindTowerSlab - first:   "tower-slab",
		KindTowerWall - first:   "tower-wall",
		KindTowerEave - first:   "tower-eave",
		KindTowerSlope - first:  "tower-slope",
		KindTowerMedal - first:  "tower-medal",
		KindTowerBall - first:   "tower-ball",
		KindTowerFlag - first:   "tower-flag",
		KindSpaceRing - first:   "space-ring",
		KindTrailDot - first:    "trail-dot",
		KindMapDoor - first:     "map-door",
		KindAmbience - first:    "ambience",
		KindCloud - first:       "cloud",
		KindGoalRoad - first:    "goal-road",
		KindGoalGate - first:    "goal-gate",
		KindBranch - first:      "branch",
		KindWall - first:        "wall",
		KindMoss - first:        "moss",
		KindVine - first:        "vine",
		KindBoard - first:       "board",
		KindTitle - first:       "title",
		KindHall - first:        "hall",
		KindFinale - first:      "finale",
	},
	Scenes: map[pictures.Kind]pictures.Scene{
		KindBoard:  {Extent: pictures.Edges{-250, -160, MapW + 250, MapH + 160}, View: mapView, Framed: true},
		KindTitle:  {Extent: titleExtent, View: titleView},
		KindHall:   {Extent: hallExtent, View: hallView},
		KindFinale: {Extent: titleExtent, View: titleView},
	},
	Pack: "touria",
	Title: map[pictures.Kind][]uint16{
		KindLogo: nil, KindTitle: nil, KindAmbience: nil, KindCloud: nil, KindTowerGround: nil, KindTowerGlow: nil, KindTowerStud: nil,
		KindTowerSkirt: {0}, KindTowerSlab: nil, KindTowerEave: nil, KindTowerMedal: nil, KindTowerBall: nil, KindTowerFlag: nil,
		KindTowerWall: titleWalls, KindTowerSlope: titleSlopes, // the rest once a tower turns
	},
	Part: towerPart,
})

const (
	// WallLow is a battlement of few courses, WallHigh one of many.
	WallLow, WallHigh = 0, 1
	// DieFrames is the number of pictures of the tumbling die; 0 is the die at rest.
	DieFrames = 8
	// DieTumble is added to a frame of the tumble for the die's ID.
	DieTumble = 100
	// DoorFrames is the number of pictures of a door swinging open.
	DoorFrames = 7
	// ItemPlace is the ID of an item tile's empty place.
	ItemPlace = 100
	// RingHex is added to a mark's ID for a hexagonal ring, around mines, castle and bridge.
	RingHex = 8
)

// TitleUnits is the height of the title's and the finale's picture in their units. Their origin is
// the middle of the lower edge.
const TitleUnits = 720

var titleExtent = pictures.Edges{-900, -TitleUnits, 900, 0}

func titleView(w, h float32) (x, y, unit float32) { return w / 2, h, h / TitleUnits }

// The ids of KindGoalGate are sums of these.
const (
	GateHearts = 1 << iota // the window of hearts is lit
	GateGold               // that of gold
	GateOpen               // the gate stands open
)
