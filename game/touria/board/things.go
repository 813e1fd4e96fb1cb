package board

import (
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
)

// Sizes of pictures with counts.
const (
	thingDigit, feeSign   = 12, 8   // the width of a count beside a picture, and of a fee's minus
	mostThing, smallThing = 56, .45 // of a picture: at most, and in what part of the height there are two rows
)

// counted returns whether a picture has a count or fee beside it, and how wide that is.
func counted(i ui.Icon, fee bool) float32 {
	switch {
	case fee && i.Kind == show.IconGold:
		return thingDigit + feeSign
	case i.Count > 9:
		return 2 * thingDigit
	case i.Count > 1:
		return thingDigit
	}
	return 0
}

// thingsWide returns the width of a row of pictures of a size with their counts.
func thingsWide(icons []ui.Icon, size float32, fee bool) (w float32) {
	for _, i := range icons {
		w += size + counted(i, fee)
	}
	return w
}

// Things lays pictures with their counts side by side in the middle of a box, as large
// as they fit, and in two rows if they are larger then. It calls put for each with the
// places of picture and count.
func Things(r ui.Rect, icons []ui.Icon, fee bool, put func(i ui.Icon, at, count ui.Rect)) {
	if len(icons) == 0 {
		return
	}
	row := func(icons []ui.Icon, high float32) float32 {
		return min(high, mostThing, (r.W-thingsWide(icons, 0, fee))/float32(len(icons)))
	}
	size := row(icons, r.H)
	if half := (len(icons) + 1) / 2; len(icons) > 1 && !fee && size < r.H*smallThing {
		if two := min(row(icons[:half], r.H/2), row(icons[half:], r.H/2)); two > size {
			for k, part := range [2][]ui.Icon{icons[:half], icons[half:]} {
				things(ui.Column(r, k, 2, 0), part, fee, two, put)
			}
			return
		}
	}
	things(r, icons, fee, size, put)
}

func things(r ui.Rect, icons []ui.Icon, fee bool, size float32, put func(i ui.Icon, at, count ui.Rect)) {
	r.TakeLeft((r.W - thingsWide(icons, size, fee)) / 2)
	for _, i := range icons {
		at := ui.Centred(r.TakeLeft(size), size, size)
		put(i, at, r.TakeLeft(counted(i, fee)))
	}
}
