package board

import "touria.games/touria/game/ui"

// Face returns the place of a rival's portrait on the card. In a large window they stand
// behind their screen, which covers their shoulders.
func Face(card ui.Rect, phone bool) ui.Rect {
	if phone {
		d := min(32, card.H*.5)
		return ui.Box(card.X+4, card.Y+2, d, d)
	}
	d := min(82, card.H-deskWall+14)
	return ui.Box(card.X+8, card.Y+card.H-deskWall+12-d, d, d)
}

// deskWall is the height of a rival's closed screen in a large window.
const deskWall = 56

// Badge returns the place of a rival's crest: on the screen, or at a phone's portrait.
func Badge(card ui.Rect, phone bool) ui.Rect {
	if face := Face(card, phone); phone {
		d := face.W * .45
		return ui.Box(face.X-2, face.Y+face.H-d, d, d)
	}
	return ui.Box(card.X+7, card.Y+card.H-deskWall+14, 36, 36)
}

// Wall returns the place of a rival's closed screen on the card.
func Wall(card ui.Rect, phone bool) ui.Rect {
	if phone {
		return ui.Box(card.X+3, card.Y+card.H*.5, card.W-6, card.H*.5-2)
	}
	return ui.Box(card.X, card.Y+card.H-deskWall, card.W, deskWall)
}

// CastleMark returns the place on a rival's card of the sign for being in the castle.
func CastleMark(card ui.Rect, phone bool) ui.Rect {
	p := Face(card, phone)
	h := p.H * .6
	if !phone { // above the screen
		h = p.H * .45
		return ui.Box(p.X+p.W-h*.6, p.Y+p.H-14-h, h*.75, h)
	}
	return ui.Box(p.X+p.W-h*.5, p.Y+p.H-h, h*.75, h)
}
