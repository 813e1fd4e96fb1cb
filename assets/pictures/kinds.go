package pictures

// Kind is a kind of picture.
type Kind uint8

// The kinds; the comment tells what Spec.ID means.
const (
	KindGem      Kind = iota // touria.Colour
	KindSocket               // touria.Colour
	KindBag                  //
	KindCoin                 // value, 0 for a crown
	KindHeart                // 0 won, 1 an empty place
	KindSword                //
	KindElixir               //
	KindDie                  // touria.Colour, or 100 + frame of the tumble
	KindItem                 // touria.Item, NoItem is the back, ItemPlace an empty place
	KindEmblem               // touria.Action
	KindPlace                // touria.Space
	KindCrest                // crest
	KindHeroes               // crest
	KindOrder                // 0 its card, 1 the pin that holds it
	KindDoorRoom             // touria.Who: what is seen through an open door
	KindDoorLeaf             // frame of DoorFrames
	KindDoorArch             //
	KindDoorGlow             //
	KindDweller              // touria.Who

	KindPanel      // Panel
	KindPanelCrest // crest
	KindRim        // crest: the pattern on the rim of a crest's panel
	KindRibbon     // crest
	KindButton     // Button × 8 + Press
	KindFocus      // 0 rectangle, 1 ellipse
	KindGlow       //
	KindToggle     // Press, + 8 when on
	KindBar        // 0 empty, 1 full
	KindBead       // 0 light, 1 dark
	KindArrow      //
	KindSymbol     // Symbol, + 128 for cream, made from the same master
	KindCloth      //
	KindCurtain    // crest
	KindLogo       //
	KindConfetti   // 0 … 11
	KindIcon       // the program's own icon
	KindFlank      // a tower at the rim of the finale: 0 left, 1 right
	KindBanner     // crest

	KindTowerGround // all tower parts have the size of the tower's box
	KindTowerGlow   //
	KindTowerStud   //
	KindTowerSkirt  //
	KindTowerSlab   //
	KindTowerWall   // touria.Action
	KindTowerEave   //
	KindTowerSlope  // touria.Action
	KindTowerMedal  // touria.Action
	KindTowerBall   //
	KindTowerFlag   //

	KindSpaceRing // paint.SpaceLook, + 8 for six corners
	KindTrailDot  //
	KindMapDoor   // touria.Who

	KindAmbience // the sheet of what moves by itself
	KindCloud    // 0 … Clouds-1

	KindBoard  // large ones, made by a Job
	KindTitle  //
	KindHall   //
	KindFinale //
	Kinds      // the number of kinds
)

// kindNames are the names of the kinds in file names and in the table.
var kindNames = [Kinds]string{
	KindGem:         "gem",
	KindSocket:      "socket",
	KindBag:         "bag",
	KindCoin:        "coin",
	KindHeart:       "heart",
	KindSword:       "sword",
	KindElixir:      "elixir",
	KindDie:         "die",
	KindItem:        "item",
	KindEmblem:      "emblem",
	KindPlace:       "place",
	KindCrest:       "crest",
	KindHeroes:      "heroes",
	KindOrder:       "order",
	KindDoorRoom:    "door-room",
	KindDoorLeaf:    "door-leaf",
	KindDoorArch:    "door-arch",
	KindDoorGlow:    "door-glow",
	KindDweller:     "dweller",
	KindPanel:       "panel",
	KindPanelCrest:  "panel-crest",
	KindRim:         "panel-rim",
	KindRibbon:      "ribbon",
	KindButton:      "button",
	KindFocus:       "focus",
	KindGlow:        "glow",
	KindToggle:      "toggle",
	KindBar:         "bar",
	KindBead:        "bead",
	KindArrow:       "arrow",
	KindSymbol:      "symbol",
	KindCloth:       "cloth",
	KindCurtain:     "curtain",
	KindLogo:        "logo",
	KindConfetti:    "confetti",
	KindIcon:        "icon",
	KindFlank:       "finale-tower",
	KindBanner:      "finale-banner",
	KindTowerGround: "tower-ground",
	KindTowerGlow:   "tower-glow",
	KindTowerStud:   "tower-stud",
	KindTowerSkirt:  "tower-skirt",
	KindTowerSlab:   "tower-slab",
	KindTowerWall:   "tower-wall",
	KindTowerEave:   "tower-eave",
	KindTowerSlope:  "tower-slope",
	KindTowerMedal:  "tower-medal",
	KindTowerBall:   "tower-ball",
	KindTowerFlag:   "tower-flag",
	KindSpaceRing:   "space-ring",
	KindTrailDot:    "trail-dot",
	KindMapDoor:     "map-door",
	KindAmbience:    "ambience",
	KindCloud:       "cloud",
	KindBoard:       "board",
	KindTitle:       "title",
	KindHall:        "hall",
	KindFinale:      "finale",
}

func (k Kind) String() string { return kindNames[k] }

// Large tells whether pictures of the kind are made in steps, by a Job.
func (k Kind) Large() bool { return k >= KindBoard }

// DieFrames is the number of pictures of a tumble of the die; 0 is the die at rest.
const DieFrames = 8

// DoorFrames is the number of pictures of a door swinging open.
const DoorFrames = 7

// ItemPlace is the ID of the empty place of an item tile.
const ItemPlace = 100
