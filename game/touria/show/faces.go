package show

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// The board's picture stays where it is, whoever looks: north is up, and the
// tower NW stands in the upper left corner. What changes with the viewer are
// the faces that the towers show, and the side of the table at which each
// player is said to sit.

// Side is a side of the table as the viewer sees it.
type Side uint8

// The sides, clockwise from the viewer's own.
const (
	Bottom Side = iota
	Left
	Top
	Right
)

// SideOf returns the side at which a seat sits for a viewer; the public looks
// from S.
func SideOf(viewer, seat rules.Seat) Side { return Side((seat - eyes(viewer)) & 3) }

// SeatAt returns the seat that sits at a side for a viewer.
func SeatAt(viewer rules.Seat, side Side) rules.Seat {
	return (eyes(viewer) + rules.Seat(side)) & 3
}

// eyes returns the seat from which a viewer looks.
func eyes(viewer rules.Seat) rules.Seat {
	if viewer >= rules.NoSeat {
		return rules.S
	}
	return viewer
}

// Swing returns by how many quarter turns, -1 … 2, all towers swing on the
// screen when the view goes from one viewer to another; positive is
// counter-clockwise seen from above, as towers turn.
func Swing(from, to rules.Seat) int {
	if n := int(eyes(to)-eyes(from)) & 3; n < 3 {
		return n
	}
	return -1
}

// Face is what one seat sees of a tower: now, and after one more turn.
type Face struct {
	Seat       rules.Seat
	Side       Side // where that seat sits for the viewer
	Now, After touria.Action
}

// TowerFaces is a tower as a viewer sees it, with the forecast of who will see
// what after the next turn.
type TowerFaces struct {
	Tower  touria.Tower
	Index  int           // of the face towards the viewer, in the tower's face list
	Action touria.Action // the viewer's tower action
	Roof   touria.Action // what the viewer gets after one more turn
	Seats  [rules.Seats]Face
}

// FacesOf returns a tower as a viewer sees it, given the index of the face
// towards seat S (T2.5).
func FacesOf(b *touria.Board, w touria.Tower, facing int, viewer rules.Seat) TowerFaces {
	index := (facing + int(eyes(viewer))) & 3
	f := TowerFaces{Tower: w, Index: index, Action: b.Face(w, index), Roof: b.Face(w, index+1)}
	for s := rules.S; s < rules.NoSeat; s++ {
		f.Seats[s] = Face{
			Seat: s, Side: SideOf(viewer, s),
			Now: b.Face(w, facing+int(s)), After: b.Face(w, facing+int(s)+1),
		}
	}
	return f
}

// Faces returns a tower as it is seen from a seat: the viewer's, or, while the
// public looks, the seat that the view last swung to.
func (m *Model) Faces(w touria.Tower, from rules.Seat) TowerFaces {
	return FacesOf(m.board, w, int(m.Facing[w]), from)
}
