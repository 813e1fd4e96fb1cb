// Package art paints Touria's pictures: tokens, tiles, doors, people, panels,
// towers, the board and the scenes. It works on plain pixels and needs no
// display. A picture is named by a Spec; small ones are painted at once by
// Paint, large ones in steps by a Job.
package art

import (
	"image"

	"touria/render/paint/brush"
	"touria/render/paint/hue"
	"touria/rules/touria"
)

// Pt is a point.
type Pt = brush.Pt

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

	KindBoard  // large ones, made by a Job
	KindTitle  //
	KindHall   //
	KindFinale // crest
	kinds
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

// Picture is a painted picture. Its top left pixel lies at DX, DY from the
// corner of its box. Img may be nil for nothing at all.
type Picture struct {
	Img    *image.RGBA
	DX, DY int
}

// sheet is a picture in the making: a canvas larger than the box by a margin.
type sheet struct {
	*brush.Canvas
	spec   Spec
	margin int
}

// token returns a pen in units of a hundredth of the box's smaller side, with
// the origin in the middle of the box.
func (s *sheet) token() brush.Pen {
	w, h := float32(s.spec.W), float32(s.spec.H)
	m := float32(s.margin)
	return s.Pen(m+w/2, m+h/2, min(w, h)/100)
}

// piece returns a pen in logical pixels with the origin at the box's corner,
// and the box's size in that unit.
func (s *sheet) piece() (p brush.Pen, w, h float32) {
	m := float32(s.margin)
	k := s.spec.Scale
	return s.Pen(m, m, k), float32(s.spec.W) / k, float32(s.spec.H) / k
}

// drop puts the soft shadow of a token of unit pixels under everything.
func (s *sheet) drop(unit float32) {
	d := max(int(unit*2.2+.5), 1)
	s.Drop(d, d+d/2, max(unit*3, 1.2), .42)
}

// recipe is how the pictures of a kind are made: the margin around the box, in
// parts of its smaller side and in logical pixels, and the painting.
type recipe struct {
	part, px float32
	paint    func(s *sheet)
}

var recipes = [kinds]recipe{
	KindGem:      {.10, 0, gemToken},
	KindSocket:   {.04, 0, gemSocket},
	KindBag:      {.10, 0, bagToken},
	KindCoin:     {.10, 0, coinToken},
	KindHeart:    {.10, 0, heartToken},
	KindSword:    {.10, 0, swordToken},
	KindElixir:   {.10, 0, elixirToken},
	KindDie:      {.12, 0, dieToken},
	KindItem:     {.08, 0, itemTile},
	KindEmblem:   {.08, 0, emblemToken},
	KindPlace:    {.08, 0, placeToken},
	KindCrest:    {.10, 0, crestToken},
	KindHeroes:   {.12, 0, heroesToken},
	KindOrder:    {.08, 4, orderCard},
	KindDoor:     {.08, 0, doorPicture},
	KindDoorGlow: {.20, 0, doorGlow},
	KindDweller:  {.08, 0, dwellerRound},

	KindPanel:      {0, 8, panelPiece},
	KindPanelCrest: {0, 8, panelCrestPiece},
	KindRibbon:     {0, 8, ribbonPiece},
	KindButton:     {0, 6, buttonPiece},
	KindFocus:      {0, 9, focusPiece},
	KindGlow:       {0, 20, glowPiece},
	KindToggle:     {0, 3, togglePiece},
	KindKnob:       {.12, 0, knobPiece},
	KindBar:        {0, 3, barPiece},
	KindBead:       {.12, 0, beadPiece},
	KindArrow:      {.06, 0, arrowPiece},
	KindSymbol:     {.04, 0, symbolPiece},
	KindCloth:      {0, 0, clothPiece},
	KindCurtain:    {0, 0, curtainPiece},
	KindShade:      {0, 0, shadePiece},
	KindLogo:       {.06, 0, logoPiece},
	KindConfetti:   {.10, 0, confettiPiece},
	KindIcon:       {0, 0, iconPiece},

	KindSpaceRing: {.25, 0, spaceRing},
	KindTrailDot:  {.20, 0, trailDot},
	KindMapDoor:   {.30, 0, mapDoor},
}

// Paint paints a picture that is not large.
func Paint(s Spec) Picture {
	if s.Kind >= KindTowerGround && s.Kind <= KindTowerFlag {
		return towerPart(s)
	}
	r := recipes[s.Kind]
	m := int(r.part*float32(min(s.W, s.H))+r.px*s.Scale+.99) + 1
	if s.Kind == KindCloth || s.Kind == KindCurtain || s.Kind == KindShade || s.Kind == KindIcon {
		m = 0
	}
	sh := &sheet{Canvas: brush.NewCanvas(int(s.W)+2*m, int(s.H)+2*m), spec: s, margin: m}
	r.paint(sh)
	if s.Faded {
		sh.Grey(.72)
	}
	return Picture{sh.Image(), -m, -m}
}

// OrderID packs an order's gems and gold into a number; 0 is no order.
func OrderID(o touria.Order) int {
	id := o.Gold & 15
	for i, n := range o.Gems[1:] {
		id |= int(min(n, 3)) << (4 + 2*i)
	}
	return id
}

// orderOf unpacks an order.
func orderOf(id int) (o touria.Order) {
	o.Gold = id & 15
	for i := range o.Gems[1:] {
		o.Gems[i+1] = uint8(id >> (4 + 2*i) & 3)
	}
	return o
}

// Short names for what nearly every picture needs.
var (
	col  = brush.Col
	nib  = brush.Nib
	even = brush.Even
)

// line is an inner line of a drawing: thinner and paler than the outline.
func line(width float32) brush.Stroke { return brush.Nib(width).Alpha(.62).Least(.8).Taper() }

// glint puts a small four-pointed sparkle at x, y.
func glint(p brush.Pen, x, y, r float32) {
	p.Fill(col(hue.Cream).Alpha(.95).Plain(), brush.Star(x, y, r, r*.26, 4))
}
