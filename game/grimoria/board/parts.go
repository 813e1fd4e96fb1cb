package board

import (
	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/ui"
)

// Band returns the place of the name on a card.
func Band(r ui.Rect) ui.Rect {
	k := r.W / gpics.CardW
	return ui.Box(r.X+5*k, r.Y+(gpics.WindowY+gpics.WindowH-3)*k, r.W-10*k, 26*k)
}

// RankHead returns the place of crest and plate in a row of the order, above two lines, and RankPlate that of the plate.
func RankHead(row ui.Rect) ui.Rect { return ui.Box(row.X, row.Y, row.W, max(26, min(row.H-46, 46))) }

// RankPlate returns the place of the plate in a row; see RankHead.
func RankPlate(row ui.Rect) ui.Rect {
	h := RankHead(row)
	return ui.Box(h.X+64, h.Y+1, h.H-2, h.H-2)
}

// VerdictHead and VerdictPlate return the places of the coloured head and of the plate on a card of the
// reveal.
func VerdictHead(r ui.Rect) ui.Rect { return ui.Box(r.X, r.Y, r.W, min(44, r.H*.28)) }

// VerdictCrest returns the place of the crest in the head; see VerdictHead.
func VerdictCrest(r ui.Rect) ui.Rect {
	head := VerdictHead(r)
	d, x := min(head.H-10, r.W*.17), r.X+head.H-2
	if r.W < 140 { // the name needs the room
		d, x = 14, r.X+head.H-8
	}
	return ui.Box(x, r.Y+(head.H-d)/2, d, d)
}

// RankOut is how far the place in the order sticks out of a card at the left.
const RankOut = 8

// VerdictRank returns the place of the disc with the place in the order; see VerdictHead.
func VerdictRank(r ui.Rect) ui.Rect {
	d := VerdictHead(r).H + 4
	return ui.Box(r.X-RankOut, r.Y-5, d, d)
}

// VerdictPlate returns the place of the plate; see VerdictHead. The spell's name may stand below it.
func VerdictPlate(r ui.Rect, below bool) ui.Rect {
	head := VerdictHead(r)
	room := r.H - head.H - 50
	if below {
		room -= 20
	}
	d := min(r.W*.36, room, 84)
	return ui.Box(r.X+8, head.Y+head.H+6+(room-d)/2, d, d)
}

// ChangeLeast is the width of all in the box of a change but the number before, for a height.
func ChangeLeast(h float32) float32 { return 3.9 * h }

// ChangeParts returns the places of the number before, of the arrow and of the number after in the box of
// a change, between the crest and the good.
func ChangeParts(r ui.Rect) (was, arrow, now ui.Rect) {
	d, w := r.H*.6, r.H*1.3
	was = ui.Box(r.X+r.H, r.Y, r.W-2*r.H-d-w, r.H)
	return was, ui.Box(was.X+was.W, r.Y+(r.H-d)/2, d, d), ui.Box(was.X+was.W+d, r.Y, w, r.H)
}

// How a cell of the chart shows a spell.
type CellForm uint8

const (
	PlateBeside CellForm = iota // the plate at the left of the name
	PlateAbove                  // above it
	PlateAlone                  // without it: there is no room
)

// PlateOf returns the place of the plate in a cell of the chart.
func PlateOf(cell ui.Rect, f CellForm) ui.Rect {
	switch f {
	case PlateBeside:
		d := min(cell.H-4, cell.W*.28, 74)
		if cell.W < 120 { // it gives way to a large name
			d = min(d, 24)
		}
		return ui.Box(cell.X+3, cell.Y+(cell.H-d)/2, d, d)
	case PlateAbove:
		d := max(min(cell.H-42, cell.W*.5, 60), 20)
		x := cell.X + 8
		if d < 28 { // beside its number
			x = cell.X + 28
		}
		return ui.Box(x, cell.Y+2, d, d)
	}
	d := min(cell.H-4, cell.W-8, 84)
	return ui.Centred(cell, d, d)
}

// CellPlate returns the place of the plate in the cell that an element is.
func CellPlate(e *ui.Element) ui.Rect {
	switch {
	case e.Marked:
		return PlateOf(e.Rect, PlateAlone)
	case e.Below:
		return PlateOf(e.Rect, PlateAbove)
	}
	return PlateOf(e.Rect, PlateBeside)
}
