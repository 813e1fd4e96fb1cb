package board

import (
	"strconv"

	"touria.games/touria/game/ui"
)

// Sizes of a row of gains.
const (
	GainDigit = 12 // width of a sign, and of a digit
	gainGap   = 2  // between icons
	GainBreak = 6  // after the costs, and after the gains
)

// GainsWide returns the width of a row of costs and gains with icons of a size.
func GainsWide(costs, gains []ui.Icon, size float32) float32 {
	w := gainsWide(costs, size) + gainsWide(gains, size)
	if w > 0 {
		w -= GainBreak - gainGap
	}
	return w
}

func gainsWide(icons []ui.Icon, size float32) (w float32) {
	for k, i := range icons {
		w += size + gainGap
		if k == 0 {
			w += GainDigit
		}
		if i.Count > 1 {
			w += GainDigit * float32(len(strconv.Itoa(i.Count)))
		}
	}
	if len(icons) > 0 {
		w += GainBreak
	}
	return w
}
