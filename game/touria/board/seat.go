package board

import "touria.games/touria/game/ui"

// Sizes of a place at the table of the set-up.
const (
	placeRim, placePart     = 7, .05
	stackedFrom             = .75 // of its width: from that height on the portrait is above the plate
	topWide, topHigh        = .8, .56
	plateLeast, plateTwo    = 88, 108 // the height of a plate, and with names in two lines
	nameWide, plateWide     = 150, 240
	besidePart, besideSmall = .34, .2
	placeGap, besideGap     = 2, 7
)

// PlaceParts returns the rectangles of the portrait and of the plate with the texts at a place of
// the set-up's table.
func PlaceParts(r ui.Rect) (face, plate ui.Rect) {
	in := r.Inset(min(placeRim, r.W*placePart))
	if Stacked(r) {
		d := min(in.W*topWide, in.H-plateLeast, in.H*topHigh)
		if in.W < nameWide { // names need two lines
			d = min(d, in.H-plateTwo)
		}
		face = ui.Centred(in.TakeTop(d, placeGap), d, d)
		return face, in
	}
	d := min(in.H, in.W*besidePart)
	if in.W < plateWide { // the plate needs the room
		d = min(d, in.W*besideSmall)
	}
	face = ui.Centred(in.TakeLeft(d, besideGap), d, d)
	return face, in
}

// Stacked reports whether the portrait of a place is above its plate.
func Stacked(r ui.Rect) bool { return r.H > r.W*stackedFrom }

// Sizes of the card of a sitter.
const (
	sitterMost           = 112 // of the portrait
	sitterRim            = 4
	faceIn, faceInPart   = 8, .04 // before it
	textIn, textEnd      = 10, 6  // between it and the text, and after that
	textPart, sitterHood = .03, .13
)

// SitterParts returns the rectangles of the portrait on a card, which takes a share of its width, and of the text beside it.
func SitterParts(r ui.Rect, share float32) (face, text ui.Rect) {
	in := r.Trim(0, sitterRim)
	d := min(in.H, r.W*share, sitterMost)
	in.TakeLeft(min(faceIn, r.W*faceInPart))
	face = ui.Centred(in.TakeLeft(d, max(min(textIn, r.W*textPart), d*sitterHood)), d, d) // a wimple is wider than its medal
	in.TakeRight(min(textEnd, r.W*textPart))
	return face, in
}
