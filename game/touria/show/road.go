package show

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Road lists every move that a player has made with the heroes, in the order of the turns.
type Road struct {
	Seat rules.Seat
	At   touria.Space // where the heroes are
	Legs []Leg

	turn int
}

// Leg is a move from a space to another one.
type Leg struct {
	From, To touria.Space
	Kind     BeatKind // BeatStep along a road, BeatJump from mine to mine, BeatFly, or BeatEnter into the castle
	Turn     int
}

// Add follows the events of a decision.
func (r *Road) Add(events []touria.Event) {
	for i := range events {
		e := &events[i]
		leg := Leg{From: r.At, To: touria.Space(e.At), Turn: r.turn}
		switch e.Kind {
		case touria.TurnBegan:
			r.turn = int(e.Turn)
			continue
		case touria.Stepped:
			leg.Kind = BeatStep
		case touria.Jumped:
			leg.Kind = BeatJump
		case touria.Travelled:
			leg.Kind = BeatFly
		case touria.Entered: // the heroes stay behind
			if leg.To, leg.Kind = touria.AtCastle, BeatEnter; e.Seat == r.Seat {
				r.Legs = append(r.Legs, leg)
			}
			continue
		default:
			continue
		}
		r.At = leg.To
		if e.Seat == r.Seat && leg.From != leg.To {
			r.Legs = append(r.Legs, leg)
		}
	}
}
