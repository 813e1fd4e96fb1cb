// Package art paints Touria's pictures: tokens, tiles, doors, people, panels,
// towers, the board and the scenes. It works on plain pixels and needs no display.
// A Spec names a picture. Paint paints a small one, a Job a scene. The Catalogue
// lists all of them.
package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
)

// Pt is a point.
type Pt = brush.Pt

// Picture is a painted picture.
type Picture = pictures.Picture

// bare returns an empty canvas whose washes omit the paper grain: the screen adds it
// to the picture at its final size.
func bare(w, h int) *brush.Canvas {
	c := brush.NewCanvas(w, h)
	c.Bare = true
	return c
}

// sheet is a picture being painted: a canvas larger than the box by a margin.
type sheet struct {
	*brush.Canvas
	spec   pictures.Spec
	margin int
}

// token returns a pen in hundredths of the box's smaller side, with its origin in
// the middle of the box.
func (s *sheet) token() brush.Pen {
	w, h := float32(s.spec.W), float32(s.spec.H)
	m := float32(s.margin)
	return s.Pen(m+w/2, m+h/2, min(w, h)/100)
}

// piece returns a pen in logical pixels with its origin at the box's top left
// corner, and the box's size in that unit.
func (s *sheet) piece() (p brush.Pen, w, h float32) {
	m := float32(s.margin)
	k := s.spec.Scale
	return s.Pen(m, m, k), float32(s.spec.W) / k, float32(s.spec.H) / k
}

// drop adds the soft shadow of a token of unit pixels under everything.
func (s *sheet) drop(unit float32) {
	d := max(int(unit*2.2+.5), 1)
	s.Drop(d, d+d/2, max(unit*3, 1.2), .42)
}

// recipe is how a kind of picture is made: the margin around its box, as a fraction
// of the smaller side and in logical pixels, and the painting.
type recipe struct {
	part, px float32
	paint    func(s *sheet)
}

var recipes = [pictures.Kinds]recipe{
	pictures.KindGem:      {.10, 0, gemToken},
	pictures.KindSocket:   {.04, 0, gemSocket},
	pictures.KindBag:      {.10, 0, bagToken},
	pictures.KindCoin:     {.10, 0, coinToken},
	pictures.KindHeart:    {.10, 0, heartToken},
	pictures.KindSword:    {.10, 0, swordToken},
	pictures.KindElixir:   {.10, 0, elixirToken},
	pictures.KindDie:      {.12, 0, dieToken},
	pictures.KindItem:     {.08, 0, itemTile},
	pictures.KindEmblem:   {.08, 0, emblemToken},
	pictures.KindPlace:    {.08, 0, placeToken},
	pictures.KindCrest:    {.10, 0, crestToken},
	pictures.KindHeroes:   {.12, 0, heroesToken},
	pictures.KindOrder:    {.08, 4, orderCard},
	pictures.KindDoorRoom: {.08, 0, doorRoom},
	pictures.KindDoorLeaf: {.08, 0, doorLeafPicture},
	pictures.KindDoorArch: {.08, 0, doorArch},
	pictures.KindDoorGlow: {.20, 0, doorGlow},
	pictures.KindDweller:  {.08, 0, dwellerRound},

	pictures.KindPanel:      {0, 8, panelPiece},
	pictures.KindPanelCrest: {0, 8, panelCrestPiece},
	pictures.KindRim:        {0, 0, rimPiece},
	pictures.KindRibbon:     {0, 8, ribbonPiece},
	pictures.KindButton:     {0, 6, buttonPiece},
	pictures.KindFocus:      {0, 9, focusPiece},
	pictures.KindGlow:       {0, 20, glowPiece},
	pictures.KindToggle:     {0, 3, togglePiece},
	pictures.KindBar:        {0, 3, barPiece},
	pictures.KindBead:       {.12, 0, beadPiece},
	pictures.KindArrow:      {.06, 0, arrowPiece},
	pictures.KindSymbol:     {.04, 0, symbolPiece},
	pictures.KindCloth:      {0, 0, clothPiece},
	pictures.KindCurtain:    {0, 0, curtainPiece},
	pictures.KindLogo:       {.06, 0, logoPiece},
	pictures.KindConfetti:   {.10, 0, confettiPiece},
	pictures.KindIcon:       {0, 0, iconPiece},
	pictures.KindFlank:      {.30, 0, flankPiece},
	pictures.KindWinner:     {.16, 0, winnerPiece},

	pictures.KindSpaceRing: {.25, 0, spaceRing},
	pictures.KindTrailDot:  {.20, 0, trailDot},
	pictures.KindMapDoor:   {.30, 0, mapDoor},

	pictures.KindAmbience: {0, 0, ambienceSheet},
	pictures.KindCloud:    {0, 0, driftingCloud},
	pictures.KindEffect:   {.06, 0, effectSprite},
	pictures.KindDrape:    {.10, 0, drapePiece},
	pictures.KindScreen:   {.08, 0, screenPiece},
}

// Paint paints a picture that is not a scene.
func Paint(s pictures.Spec) Picture {
	if s.Kind >= pictures.KindTowerGround && s.Kind <= pictures.KindTowerFlag {
		return towerPart(s)
	}
	r := recipes[s.Kind]
	m := int(r.part*float32(min(s.W, s.H))+r.px*s.Scale+.99) + 1
	switch s.Kind {
	case pictures.KindCloth, pictures.KindCurtain, pictures.KindIcon, pictures.KindRim, pictures.KindAmbience:
		m = 0
	}
	sh := &sheet{Canvas: bare(int(s.W)+2*m, int(s.H)+2*m), spec: s, margin: m}
	r.paint(sh)
	return Picture{Img: sh.Image(), DX: -m, DY: -m}
}

// Short names for what nearly all pictures need.
var (
	col  = brush.Col
	nib  = brush.Nib
	even = brush.Even
)

// line is an inner line of a drawing: thinner and paler than the outline.
func line(width float32) brush.Stroke { return brush.Nib(width).Alpha(.62).Least(.8).Taper() }

// glint paints a small four-pointed sparkle at x, y.
func glint(p brush.Pen, x, y, r float32) {
	p.Fill(col(hue.Cream).Alpha(.95).Plain(), brush.Star(x, y, r, r*.26, 4))
}
