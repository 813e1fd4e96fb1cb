package table

import (
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
)

// LeastGem is the least size of the pictures on a way's tile.
const LeastGem = 18

// WayFace says where the parts of a way's picture stand: the sign for steps with their
// number, what must be paid, and the gems on the way.
type WayFace struct{ Symbol, Steps, Costs, Gems ui.Rect }

// LayWay lays the picture of a way: the gems below steps and costs or, on a flat tile,
// beside them.
func LayWay(r ui.Rect, costs, gems []ui.Icon) (w WayFace) {
	const digit, leastSign = 14, 10
	if r.W < r.H*1.7 { // the gems below
		d := min(r.H*.45, 26)
		if len(gems) == 0 {
			d = min(r.H*.5, 34)
		}
		head := ui.Box(r.X, r.Y, r.W, d)
		switch {
		case len(gems) == 0 && len(costs) == 0:
			head.Y = r.Y + (r.H-d)/2
		case len(gems) == 0:
			w.Costs = ui.Box(r.X, r.Y+d+2, r.W, r.H-d-2)
		default:
			w.Gems = ui.Box(r.X, r.Y+d+2, r.W, r.H-d-2)
			if len(costs) > 0 {
				wide := ThingsWide(costs, LeastGem, true)
				head.W = min(d+2+digit, r.W-wide)
				w.Costs = ui.CutLeft(ui.Box(r.X, r.Y, r.W, d), head.W)
				if head.W < digit+leastSign { // no room for the sign
					w.Costs.W = min(wide, r.W-thingDigit)
					w.Steps = ui.Box(r.X+(r.W-thingDigit-w.Costs.W)/2, r.Y, thingDigit, d)
					w.Costs.X = w.Steps.X + thingDigit
					return w
				}
			}
		}
		w.Symbol = ui.Box(head.X+max(0, (head.W-d-2-digit)/2), head.Y, min(d, head.W-digit), d)
		w.Steps = ui.Box(w.Symbol.X+w.Symbol.W+2, head.Y, digit+2, d)
		return w
	}
	d := min(r.H*.8, 28)
	if len(costs) > 0 {
		d = min(r.H/2, 24)
	}
	left := d + 2 + digit
	switch {
	case len(gems) == 0 && len(costs) == 0:
		w.Symbol = ui.Box(r.X+(r.W-left)/2, r.Y+(r.H-d)/2, d, d)
	case len(costs) == 0:
		w.Symbol = ui.Box(r.X, r.Y+(r.H-d)/2, d, d)
		w.Gems = ui.CutLeft(r, left+2)
	case len(gems) == 0:
		w.Symbol = ui.Box(r.X, r.Y+(r.H-d)/2, d, d)
		w.Costs = ui.CutLeft(r, left+2)
	default: // steps above the costs, the gems beside both
		low := r.H - d
		w.Costs = ui.Box(r.X, r.Y+d, max(left, ThingsWide(costs, min(low, 22), true)), low)
		w.Symbol = ui.Box(r.X, r.Y, d, d)
		w.Gems = ui.CutLeft(r, w.Costs.W+4)
	}
	w.Steps = ui.Box(w.Symbol.X+d+2, w.Symbol.Y, digit+2, d)
	return w
}

// thingDigit is the width of a count beside a picture, feeSign that of a fee's minus.
const thingDigit, feeSign = 12, 8

// counted returns whether a count or fee stands beside a picture, and how wide it is.
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

// ThingsWide returns how wide pictures of a size are side by side with their counts.
func ThingsWide(icons []ui.Icon, size float32, fee bool) (w float32) {
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
		return min(high, 56, (r.W-ThingsWide(icons, 0, fee))/float32(len(icons)))
	}
	size := row(icons, r.H)
	if half := (len(icons) + 1) / 2; len(icons) > 1 && !fee && size < r.H*.45 {
		if two := min(row(icons[:half], r.H/2), row(icons[half:], r.H/2)); two > size {
			for k, part := range [2][]ui.Icon{icons[:half], icons[half:]} {
				things(ui.Box(r.X, r.Y+float32(k)*r.H/2, r.W, r.H/2), part, fee, two, put)
			}
			return
		}
	}
	things(r, icons, fee, size, put)
}

func things(r ui.Rect, icons []ui.Icon, fee bool, size float32, put func(i ui.Icon, at, count ui.Rect)) {
	x := r.X + (r.W-ThingsWide(icons, size, fee))/2
	for _, i := range icons {
		at := ui.Box(x, r.Y+(r.H-size)/2, size, size)
		w := counted(i, fee)
		put(i, at, ui.Box(x+size, r.Y, w, r.H))
		x += size + w
	}
}
