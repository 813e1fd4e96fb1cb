package board

import "touria.games/touria/game/ui"

// How a cell of the chart shows a spell.
type CellForm uint8

const (
	PlateBeside CellForm = iota // the plate at the left of the name
	PlateAbove                  // above it
	PlateAlone                  // without it: there is no room
)

// WordsOf returns the place of the words in a cell of the chart, beside or below its plate.
func WordsOf(cell ui.Rect, f CellForm) ui.Rect {
	plate, room := PlateOf(cell, f), cell.Trim(2, 0)
	if f == PlateAbove {
		room.TakeTop(2 + plate.H)
		return room
	}
	room.TakeLeft(1+plate.W, 4)
	return room.Trim(0, 2)
}

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
