package grimoria

import (
	"testing"

	"pgregory.net/rapid"
)

// The events that a seat sees tell it every card of its hand, once: whoever follows them needs no
// memory of what the seat has put away itself.
func TestEventsTellTheHand(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, MaxSeats).Draw(t, "players")
		r := &random{seed: rapid.Uint64().Draw(t, "play")}
		log := &Log{}
		s, err := New(Setup{Players: n, Seed: rapid.Uint64().Draw(t, "seed")}, log)
		if err != nil {
			t.Fatal(err)
		}
		follow := make([]follower, n)
		for s.phase != PhaseOver {
			for seat := range follow {
				follow[seat].read(t, Seat(seat), log.Events)
				if got, want := follow[seat].hand, handOf(&s, Seat(seat)); got != want {
					t.Fatalf("by its events seat %d holds %v, in truth %v", seat, got, want)
				}
			}
			var buffer [MaxLegal]Decision
			legal := s.Legal(buffer[:0])
			d := legal[r.below(len(legal))]
			if s.phase == PhaseChoose && r.below(3) == 0 { // put away, and draw again
				if wish := (Decision{Kind: Choose, Arg: []uint8{10, 15}[r.below(2)]}); s.IsLegal(wish) {
					d = wish
				}
			}
			if d.Kind == PutAway { // its player knows which card
				if c := Card(d.Arg &^ Under); !c.IsCompanion() {
					follow[s.toMove].hand[c]--
				}
			}
			log.Events = log.Events[:0]
			if err := s.Play(d, log); err != nil {
				t.Fatal(err)
			}
			if d.Kind == PutAway && s.nStack > 0 && r.below(2) == 0 { // soon it is drawn, or laid
				top := s.nStack - 1
				s.stack[0], s.stack[top] = s.stack[top], s.stack[0]
			}
			if r.below(4) == 0 { // draws are from the stack
				for c := range s.discard {
					for ; s.discard[c] > 0; s.discard[c]-- {
						copy(s.stack[1:], s.stack[:s.nStack])
						s.stack[0] = uint8(c)
						s.nStack++
					}
				}
			}
		}
	})
}

// follower is what a seat holds face down, by the events that it sees.
type follower struct {
	hand [Kinds]int
	slot Card // the face-down card of the display, NoCard if it has not been told
}

func (f *follower) read(t *rapid.T, me Seat, events []Event) {
	for i := range events {
		e := &events[i]
		if !Sees(e.Only, me) {
			continue
		}
		mine := e.Seat == me
		switch e.Kind {
		case Laid:
			if e.Slot == 0 {
				f.slot = NoCard
			}
		case Seen:
			switch {
			case e.Slot == NoSlot:
				f.hand[e.Card]++
			case f.slot != NoCard:
				t.Fatalf("seat %s is told twice that %s lies there", me, e.Card)
			default:
				f.slot = e.Card
			}
		case Drawn:
			if mine && e.Card.IsPlace() {
				f.hand[e.Card]++
			}
		case Taken, Swapped:
			switch {
			case mine && e.Card.IsPlace():
				f.hand[e.Card]++
			case mine && e.Card == NoCard && f.slot != NoCard:
				f.hand[f.slot]++
			}
		case CloakedOne:
			if mine {
				f.hand[Cloak]--
			}
		case LeftGame:
			if mine && e.Card == MagicMirror {
				f.hand[e.Card]--
			}
		}
	}
}

// handOf counts what a seat holds face down.
func handOf(s *State, seat Seat) (hand [Kinds]int) {
	for c := range NoCard {
		if c.IsPlace() || c.IsTreasure() {
			hand[c] = s.Held(seat, c)
		}
	}
	return hand
}

// That all seats have seen the face-down card does not make it public: two positions that differ in
// it alone are the same to the public, before it is taken and after.
func TestSeenByAllIsNotPublic(t *testing.T) {
	met := 0
	for seed := range uint64(40) {
		s := start(t, 2+int(seed%4), seed)
		randomGame(&s, &random{seed: seed}, nil, func(at *State, _ []Decision, _ Decision) {
			if at.phase != PhaseTake || !at.faceDown() || Card(at.display[0]&cardBits).IsCompanion() {
				return
			}
			one := *at
			one.seen = 1<<one.n - 1
			for i, b := range one.stack[:one.nStack] {
				c := Card(b & cardBits)
				if !c.IsPlace() || c == Card(one.display[0]&cardBits) || b>>knowBits != 0 {
					continue
				}
				two := one
				two.display[0], two.stack[i] = uint8(c), one.display[0]
				a, b := one.View(NoSeat), two.View(NoSeat)
				one.fetch(Taken, one.toMove, 0, gone, nil)
				two.fetch(Taken, two.toMove, 0, gone, nil)
				if a != b || one.View(NoSeat) != two.View(NoSeat) {
					t.Fatalf("seed %d: the public knows a card that all seats have seen", seed)
				}
				met++
				return
			}
		})
	}
	if met < 50 {
		t.Errorf("only %d cards were taken", met)
	}
}
