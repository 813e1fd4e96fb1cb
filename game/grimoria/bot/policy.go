package bot

import (
	"touria.games/touria/game/grimoria/bot/value"
	"touria.games/touria/rules/grimoria"
)

// point is one point in the unit of all worths.
const point = value.Point

// What a card is worth that nobody has seen.
const (
	unseenCard     = 440
	unseenTreasure = 270
)

// roundsLeft is how many rounds come after the one of a level.
func roundsLeft(level int) int { return grimoria.LastLevel - level }

// policy makes the decisions within a round, quickly, by what adds most worth now. It looks at no
// card that the seat in question does not see: a face-down card of the display counts as an average
// one.
func policy(w *value.Weights, s *grimoria.State, legal []grimoria.Decision) grimoria.Decision {
	if len(legal) == 1 {
		return legal[0]
	}
	seat := s.ToMove()
	rounds := roundsLeft(s.Level())
	h := value.HandOf(s, seat)
	has := w.Worth(&h, rounds)
	best, most := legal[0], -1<<30
	consider := func(d grimoria.Decision, v int) {
		if v > most {
			best, most = d, v
		}
	}
	slot := func(i uint8) int {
		c, isOpen := s.Slot(int(i))
		if !isOpen {
			return unseenCard
		}
		return with(w, &h, c, 1, rounds) - has
	}
	loss := func(c grimoria.Card) int {
		return has - with(w, &h, c, -1, rounds)
	}
	for _, d := range legal {
		switch d.Kind {
		case grimoria.Take:
			consider(d, slot(d.Arg))
		case grimoria.Swap:
			switch s.Phase() {
			case grimoria.PhaseTake: // she could be taken back
				consider(d, slot(d.Arg)-loss(grimoria.Witch)/2)
			default:
				consider(d, slot(d.Arg)-loss(grimoria.Witch)-point/4)
			}
		case grimoria.PutOnCloak:
			switch s.Phase() {
			case grimoria.PhaseTake:
				continue
			default:
				consider(d, loss(grimoria.Card(d.Arg))-point)
			}
		case grimoria.Discard: // what is worth least to oneself; a better one may come
			consider(d, -slot(d.Arg))
		case grimoria.PutAway:
			c := grimoria.Card(d.Arg &^ grimoria.Under)
			consider(d, -loss(c))
		case grimoria.Target:
			other := value.HandOf(s, grimoria.Seat(d.Arg))
			consider(d, w.Worth(&other, rounds))
		case grimoria.Seize:
			other := value.HandOf(s, s.On())
			consider(d, with(w, &h, grimoria.Card(d.Arg), 1, rounds)-has+w.Loss(&other, grimoria.Card(d.Arg), rounds)/2)
		case grimoria.Give:
			consider(d, -loss(grimoria.Card(d.Arg)))
		case grimoria.Mirror:
			consider(d, point/2)
		case grimoria.Accept:
			consider(d, 0)
		case grimoria.Buy:
			consider(d, unseenTreasure+h.Has(grimoria.Bronzesmith)*point*11/28)
		case grimoria.NoBuy:
			consider(d, point)
		default: // no swap, no cloak, cast, end of turn
			consider(d, 0)
		}
	}
	return best
}

// with returns the worth of a hand with n more cards of a kind.
func with(w *value.Weights, h *value.Hand, c grimoria.Card, n, rounds int) int {
	after := *h
	after.Add(c, n)
	return w.Worth(&after, rounds)
}
