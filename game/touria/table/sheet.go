package table

import "touria.games/touria/game/ui"

// Sizes on the sheet.
const (
	sheetPad             = 6
	tabsHigh             = 46 // of the tabs that open the market
	headTall             = 52 // of a place, with what it gives
	headGap              = 2
	headLine, headGains  = 22, 30 // the least height of what a place gives, and with some air
	titleLine, titleHigh = 26, 28
	faceHigh, faceAir    = 44, 3
	leastAfter           = 36 // of the faces
	sheetGap             = 4  // between the sheet and what it leaves
	leastCard            = 50 // of the rows below the herald's card
	afterText            = 22 // above the faces after a tower's turn
	afterHigh            = 58 // of the faces
)

// pad returns how far what is on the sheet stands from its edges.
func (sh *sheet) pad() float32 {
	if sh.board.Small {
		return sheetPad / 2
	}
	return sheetPad
}

// titleHeight returns the height of a title: two lines if one is too short even
// for small letters.
func (sh *sheet) titleHeight(title string, w float32) float32 {
	_, floor := sh.a.TextSize()
	if _, ok := ui.Wrap(sh.a.Config().Measure, title, w, floor, ui.Bold, 1); ok {
		return titleHigh
	}
	return 2*floor*ui.LineHeight + sheetPad
}
