package pictures

import "touria/rules/touria"

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
	KindOrder                // OrderID
	KindDoor                 // touria.Who × DoorFrames + frame
	KindDoorGlow             //
	KindDweller              // touria.Who

	KindPanel      // Panel
	KindPanelCrest // crest
	KindRibbon     // crest
	KindButton     // Button × 8 + Press
	KindFocus      // 0 rectangle, 1 ellipse
	KindGlow       //
	KindToggle     // Press, + 8 when on
	KindKnob       // Press
	KindBar        // 0 empty, 1 full
	KindBead       // 0 light, 1 dark
	KindArrow      //
	KindSymbol     // Symbol, + 128 for cream
	KindCloth      //
	KindCurtain    // crest
	KindShade      //
	KindLogo       //
	KindConfetti   // 0 … 11
	KindIcon       // the program's own icon

	KindTowerGround // all tower parts have the size of the tower's box
	KindTowerGlow   //
	KindTowerStud   //
	KindTowerSkirt  // 0, or 1 for one seen from the side
	KindTowerSlab   //
	KindTowerWall   // touria.Action, + WallNarrow for one seen from the side
	KindTowerEave   //
	KindTowerSlope  // touria.Action
	KindTowerMedal  // touria.Action
	KindTowerBall   //
	KindTowerFlag   //

	KindSpaceRing // paint.SpaceLook, + 8 for six corners
	KindTrailDot  //
	KindMapDoor   // touria.Who

	KindEffect // Effect
	KindBanner // crest
	KindScreen // crest

	KindBoard  // large ones, made by a Job
	KindTitle  //
	KindHall   //
	KindFinale // crest
	Kinds      // the number of kinds
)

// Large tells whether pictures of the kind are painted in steps, by a Job.
func (k Kind) Large() bool { return k >= KindBoard }

// Spec names a picture.
type Spec struct {
	Kind  Kind
	Faded bool // as a pale print
	ID    uint16
	W, H  uint16  // the box in device pixels; the picture may stick out of it
	Scale float32 // device pixels per logical pixel, for what does not grow with the box
}

// Same tells whether the two show the same, whatever their size.
func (s Spec) Same(o Spec) bool { return s.Kind == o.Kind && s.ID == o.ID && s.Faded == o.Faded }

// Cost returns about how much work the picture is, in pixels of a token; one
// takes some 120 ns.
func (s Spec) Cost() int {
	n := int(s.W) * int(s.H)
	switch s.Kind {
	case KindPanel, KindPanelCrest:
		n = n * 3 / 4
	case KindRibbon, KindButton, KindGlow, KindCurtain, KindTowerWall, KindTowerSlope, KindTowerGround:
		n = n * 2 / 5
	case KindCloth, KindFocus, KindTowerSkirt, KindTowerSlab, KindTowerEave, KindTowerGlow:
		n /= 6
	case KindTowerStud, KindTowerBall, KindTowerMedal, KindTowerFlag:
		n /= 12
	}
	return n + 1200
}

// OrderID packs an order's gems and gold into a number; 0 is no order.
func OrderID(o touria.Order) int {
	id := o.Gold & 15
	for i, n := range o.Gems[1:] {
		id |= int(min(n, 3)) << (4 + 2*i)
	}
	return id
}

// OrderOf unpacks an order.
func OrderOf(id int) (o touria.Order) {
	o.Gold = id & 15
	for i := range o.Gems[1:] {
		o.Gems[i+1] = uint8(id >> (4 + 2*i) & 3)
	}
	return o
}

// DieFrames is the number of pictures of a tumble of the die; 0 is the die at rest.
const DieFrames = 8

// DoorFrames is the number of pictures of a door swinging open.
const DoorFrames = 7

// ItemPlace is the ID of the empty place of an item tile.
const ItemPlace = 100
