// Package grimoriatest plays games of Grimoria for tests.
package grimoriatest

import (
	"iter"
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// Start deals a game and returns it with what happened.
func Start(t testing.TB, setup grimoria.Setup) (grimoria.State, []grimoria.Event) {
	t.Helper()
	var log grimoria.Log
	s, err := grimoria.New(setup, &log)
	if err != nil {
		t.Fatal(err)
	}
	return s, log.Events
}

// A Policy takes one of the legal decisions.
type Policy func(s *grimoria.State, legal []grimoria.Decision) grimoria.Decision

// Random takes any decision.
func Random(seed uint64) Policy {
	n := uint32(0)
	return func(_ *grimoria.State, legal []grimoria.Decision) grimoria.Decision {
		n++
		return legal[rules.Below(rules.Number(seed, rules.GrimoriaFuture, n-1), len(legal))]
	}
}

// A Ply is a decision that was made. Everything in it lasts until the next one.
type Ply struct {
	N      int // decisions before it
	Before grimoria.State
	Legal  []grimoria.Decision
	Made   grimoria.Decision
	Events []grimoria.Event
	After  *grimoria.State
}

// Play plays a game on until it is over, or the loop is left. The state is then the last position.
func Play(t testing.TB, s *grimoria.State, choose Policy) iter.Seq[*Ply] {
	return func(yield func(*Ply) bool) {
		t.Helper()
		var buf [grimoria.MaxLegal]grimoria.Decision
		var log grimoria.Log
		p := Ply{After: s}
		for ; s.Phase() != grimoria.PhaseOver; p.N++ {
			p.Legal = s.Legal(buf[:0])
			if len(p.Legal) == 0 || p.N == 5000 {
				t.Fatalf("%d decisions are legal in phase %s after %d", len(p.Legal), s.Phase(), p.N)
			}
			p.Before, p.Made = *s, choose(s, p.Legal)
			log.Events = log.Events[:0]
			s.Apply(p.Made, &log)
			p.Events = log.Events
			if !yield(&p) {
				return
			}
		}
	}
}
