package table

import (
	"touria.games/touria/game/ui"
)

// Sizes on the sheet.
const (
	sheetPad  = 6
	tabsHigh  = 46 // of the tabs that open the market
	headTall  = 52 // of a place, with what it gives
	afterText = 22 // above the faces after a tower's turn
	afterHigh = 58 // of the faces
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
		return 28
	}
	return 2*floor*ui.LineHeight + 6
}
