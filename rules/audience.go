package rules

// Audience says who may see an event.
type Audience uint8

// Most events are for everyone. A RecordOnly event is written to the record but shown to nobody at
// the table. The others are for one seat: see ForSeat.
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

// Sees reports whether a viewer at the seat (NoSeat: the public) may see it.
func (a Audience) Sees(s Seat) bool { return a == Everyone || a >= 2 && a.Seat() == s }
