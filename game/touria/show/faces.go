package show

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// The board never rotates: north is up, and the tower NW is in the upper left
// corner, whoever looks. Only the faces that the towers show depend on the viewer.

// eyes returns the seat from which a viewer looks.
func eyes(viewer rules.Seat) rules.Seat {
	if viewer >= rules.NoSeat {
		return rules.S
	}
	return viewer
}

// Swing returns the quarter turns, -1 … 2, that the towers make on the screen
// when the view changes from one viewer to another; positive is
// counter-clockwise from above, as towers turn.
func Swing(from, to rules.Seat) int {
	if n := int(eyes(to)-eyes(from)) & 3; n < 3 {
		return n
	}
	return -1
}

// TowerFaces is a tower as a viewer sees it, with the forecast: what each seat
// will see after one more turn.
type TowerFaces struct {
	Tower  touria.Tower
	Index  int                        // of the viewer's face in the tower's face list
	Action touria.Action              // the viewer's tower action
	Roof   touria.Action              // what the viewer gets after one more turn
	After  [rules.Seats]touria.Action // what each seat sees after one more turn
}

// FacesOf returns a tower as a viewer sees it; facing is the index of the face
// towards seat S (T2.5).
func FacesOf(b *touria.Board, w touria.Tower, facing int, viewer rules.Seat) TowerFaces {
	index := (facing + int(eyes(viewer))) & 3
	f := TowerFaces{Tower: w, Index: index, Action: b.Face(w, index), Roof: b.Face(w, index+1)}
	for s := rules.S; s < rules.NoSeat; s++ {
		f.After[s] = b.Face(w, facing+int(s)+1)
	}
	return f
}

// Faces returns a tower as it is seen from a seat.
func (m *Model) Faces(w touria.Tower, from rules.Seat) TowerFaces {
	return FacesOf(m.board, w, int(m.Facing[w]), from)
}
