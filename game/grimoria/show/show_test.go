package show

import (
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// games plays random games and shows each decision with the positions before and after it.
func games(t *testing.T, each func(before, after *grimoria.State, d grimoria.Decision, events []grimoria.Event)) {
	t.Helper()
	for seed := range uint64(25) {
		log := grimoria.Log{}
		s, err := grimoria.New(grimoria.Setup{Players: 2 + int(seed%4), Seed: seed}, &log)
		if err != nil {
			t.Fatal(err)
		}
		for n := uint32(0); s.Phase() != grimoria.PhaseOver; n++ {
			legal := s.Legal(nil)
			d := legal[rules.Below(rules.Number(seed, rules.GrimoriaFuture, n), len(legal))]
			before := s
			log := grimoria.Log{}
			s.Apply(d, &log)
			each(&before, &s, d, log.Events)
		}
	}
}

// Folding the events that a viewer sees leads to what its view shows.
func TestFoldIsProject(t *testing.T) {
	met := map[grimoria.EventKind]bool{}
	games(t, func(before, after *grimoria.State, d grimoria.Decision, events []grimoria.Event) {
		for seat := range grimoria.Seat(after.Players() + 1) {
			viewer := seat
			if int(seat) == after.Players() {
				viewer = grimoria.NoSeat
			}
			v, w := before.View(viewer), after.View(viewer)
			got, want := Project(&v), Project(&w)
			for i := range events {
				met[events[i].Kind] = true
				got.Fold(&events[i])
			}
			got.Phase, got.ToMove, got.Attack = want.Phase, want.ToMove, want.Attack
			for i := range got.Slots {
				got.Slots[i].Taker = want.Slots[i].Taker
			}
			if d.Kind == grimoria.PutAway && viewer == before.ToMove() { // which card the events do not tell
				got.Seats[viewer].Places, got.Seats[viewer].Treasures = want.Seats[viewer].Places, want.Seats[viewer].Treasures
			}
			if got != want {
				t.Fatalf("seat %v sees after %s %d in phase %s\n%+v\nnot\n%+v", viewer, d.Kind, d.Arg, before.Phase(), got, want)
			}
		}
	})
	for k := range grimoria.EventKinds {
		if k != grimoria.OrderDrawn && k != grimoria.Hidden && k != grimoria.Reshuffled && !met[k] {
			t.Errorf("%s never happened", k)
		}
	}
}

// That the discard pile becomes the stack everybody sees, though not in which order.
func TestFoldReshuffled(t *testing.T) {
	m := Model{Viewer: grimoria.NoSeat, Players: 2}
	m.Discard[grimoria.Hut], m.Discard[grimoria.King] = 3, 1
	m.Fold(&grimoria.Event{Kind: grimoria.Reshuffled, Only: rules.RecordOnly})
	if m.Stack != 4 || m.Discard != [grimoria.Adventures]uint8{} {
		t.Errorf("%d cards on the stack, discarded %v", m.Stack, m.Discard)
	}
}

// When a beat has ended, all is seen that its viewer knows before the next event that is shown, what is told to them
// alone, too.
func TestBeatsTellTheirViewerAll(t *testing.T) {
	d := Director{}
	alone := false
	games(t, func(before, after *grimoria.State, _ grimoria.Decision, events []grimoria.Event) {
		for seat := range grimoria.Seat(after.Players()) {
			v, w := before.View(seat), after.View(seat)
			m := Project(&v)
			d.Restart(m)
			beats := d.Direct(nil, events, &w)
			at, last := 0, -1 // the event that is next, and that of the beat before
			for i := range beats {
				b := &beats[i]
				switch b.Kind {
				case BeatBlock, BeatClash, BeatHold, BeatRead: // of the same event
					continue
				}
				next := at
				for next < len(events) && (b.Decision || events[next] != b.Event) {
					next++
				}
				alone = alone || last >= 0 && next > last+1
				for ; at < next; at++ {
					m.Fold(&events[at])
				}
				if last >= 0 && beats[i-1].After != m {
					t.Fatalf("after %v seat %d sees\n%+v\nnot\n%+v", events[last].Kind, seat, beats[i-1].After, m)
				}
				if last = next; !b.Decision {
					m.Fold(&events[at])
					at++
				}
			}
		}
	})
	if !alone {
		t.Error("nobody was told anything alone")
	}
}

// The last beat of a decision shows what its view shows; no beat shows a public viewer more.
func TestBeats(t *testing.T) {
	d := Director{}
	games(t, func(before, after *grimoria.State, _ grimoria.Decision, events []grimoria.Event) {
		v, w := before.View(1), after.View(1)
		m := Project(&v)
		d.Restart(m)
		beats := d.Direct(nil, events, &w)
		for i := range beats {
			m.Finish(&beats[i])
		}
		want := Project(&w)
		for i := range m.Slots {
			m.Slots[i].Taker = want.Slots[i].Taker
		}
		if m != want {
			t.Fatalf("the beats end with %+v, not %+v", m, want)
		}
		if !beats[len(beats)-1].Decision {
			t.Fatal("the last beat completes no decision")
		}
	})
}
