package rules

// Audience tells who may see an event.
type Audience uint8

// Everyone sees most events. RecordOnly events stand in the record, and nobody
// at the table sees them. Others are for one seat: see ForSeat.
const (
	Everyone   Audience = 0
	RecordOnly Audience = 1
)

// ForSeat is the audience of one seat.
func ForSeat(s Seat) Audience { return Audience(2 + s) }

// Seat returns the seat of a ForSeat audience, else NoSeat.
func (a Audience) Seat() Seat {
	if a >= 2 {
		return Seat(a - 2)
	}
	return NoSeat
}

// Sees tells whether a viewer at the seat (NoSeat: the public) may see it.
func (a Audience) Sees(s Seat) bool { return a == Everyone || a >= 2 && a.Seat() == s }
