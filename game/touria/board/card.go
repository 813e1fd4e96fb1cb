package board

import "touria.games/touria/game/ui"

// Card is what is on the card of a rival: the portrait, which in a large window stands behind their screen, the closed
// screen, the crest on it or at the portrait, and the sign for being in the castle.
type Card struct{ Face, Wall, Badge, Mark ui.Rect }

// cardSizes are the sizes of a rival's card.
type cardSizes struct {
	rim, air    float32 // beside the portrait; beside the screen
	top         float32 // above the portrait, in its place on a phone
	face        float32 // at most
	sunk        float32 // how much of it the screen covers
	badgeIn     float32 // from the card's left edge
	mark, under float32 // the sign, in parts of the portrait, and what is below it
	over        float32 // how much of the sign lies over the portrait, in parts of it
}

var (
	deskCard  = cardSizes{rim: 8, face: 82, sunk: 12, badgeIn: 7, mark: .45, under: 14, over: .6}
	phoneCard = cardSizes{rim: 4, air: 3, top: 2, face: 32, badgeIn: 2, mark: .6, over: .5}
)

const (
	deskWall, deskOver  = 56, 14 // the height of the screen in a large window, and how far the portrait stands above the card
	deskBadge, badgeTop = 36, 14
	phoneWall           = .5 // parts of the card
	phoneBadge          = .45
	markWide            = .75
)

// CardOf returns the parts of a card.
func CardOf(card ui.Rect, phone bool) (c Card) {
	low := card
	if phone {
		v := &phoneCard
		c.Wall = low.TakeBottom(card.H*phoneWall).Trim(v.air, 0)
		c.Wall.H -= v.top
		c.Face = square(low.Trim(v.rim, v.top), min(v.face, card.H*phoneWall))
		d := c.Face.W * phoneBadge
		c.Badge = square(ui.CutTop(c.Face, c.Face.H-d).Trim(-v.badgeIn, 0), d)
		c.Mark = v.castle(c.Face)
		return c
	}
	v := &deskCard
	c.Wall = low.TakeBottom(deskWall)
	d := min(v.face, low.H+deskOver)
	c.Face = square(ui.CutTop(low, low.H+v.sunk-d).Trim(v.rim, 0), d)
	c.Badge = square(c.Wall.Trim(v.badgeIn, badgeTop), deskBadge)
	c.Mark = v.castle(c.Face)
	return c
}

// castle returns the place of the sign beside a portrait.
func (v *cardSizes) castle(face ui.Rect) ui.Rect {
	h := face.H * v.mark
	at := ui.CutLeft(face, face.W-h*v.over)
	at.H -= v.under
	at = at.TakeBottom(h)
	at.W = h * markWide
	return at
}

// square returns the square of a size in the upper left corner of a rectangle.
func square(r ui.Rect, d float32) ui.Rect {
	r.W, r.H = d, d
	return r
}
