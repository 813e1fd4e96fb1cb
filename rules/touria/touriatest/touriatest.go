// Package touriatest plays games of Touria for tests.
package touriatest

import (
	"iter"
	"math/rand/v2"
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Rules are those of the built-in board. Nobody may change them.
var Rules = touria.NewRules(touria.DefaultBoard())

// Setup is one of a varied series of set-ups: for two, three and four players, short games and long
// ones, with variants and handicaps. Its seed is the number of the game.
func Setup(game int) touria.Setup {
	s := touria.Setup{Seats: rules.SeatsFor(2 + game%3), Start: rules.Seat(game / 3 % 2 * 2), Hearts: 7, Gold: 7, Seed: uint64(game),
		Variants: touria.Variants{SuddenMarriage: game%4 == 3, OpenScreens: game%5 == 1}}
	if game%2 == 1 {
		s.Hearts, s.Gold = 5, 5
	}
	if game%7 == 2 {
		s.Goals[rules.N] = touria.Goal{Hearts: 6, Gold: 3}
	}
	return s
}

// Start deals a game and returns it with what happened.
func Start(t testing.TB, setup touria.Setup) (touria.State, []touria.Event) {
	t.Helper()
	var log touria.Log
	s, err := Rules.New(setup, &log)
	if err != nil {
		t.Fatal(err)
	}
	return s, log.Events
}

// A Policy takes one of the legal decisions.
type Policy func(s *touria.State, legal []touria.Decision) touria.Decision

// Random takes any decision. The two numbers seed it.
func Random(a, b uint64) Policy {
	rng := rand.New(rand.NewPCG(a, b))
	return func(_ *touria.State, legal []touria.Decision) touria.Decision { return legal[rng.IntN(len(legal))] }
}

// Light takes what leads on, as the rules' light policy does; if one in a number is given, one
// decision in so many is any.
func Light(seed uint64, oneIn int) Policy {
	dice := touria.NewDice(seed)
	return func(s *touria.State, legal []touria.Decision) touria.Decision {
		if oneIn > 0 && dice.Below(oneIn) == 0 {
			return legal[dice.Below(len(legal))]
		}
		return Rules.Light(s, legal, &dice)
	}
}

// A Ply is a decision that was made. Everything in it lasts until the next one.
type Ply struct {
	N      int // decisions before it
	Before touria.State
	Legal  []touria.Decision
	Made   touria.Decision
	Events []touria.Event
	After  *touria.State
}

// Play plays a game on until it is over, or the loop is left. The state is then the last position.
func Play(t testing.TB, s *touria.State, choose Policy) iter.Seq[*Ply] {
	return func(yield func(*Ply) bool) {
		t.Helper()
		var buf [touria.MaxLegal]touria.Decision
		var log touria.Log
		p := Ply{After: s}
		for ; s.Phase() != touria.PhaseOver; p.N++ {
			if p.N == 50_000 {
				t.Fatal("the game does not end")
			}
			p.Legal = Rules.Legal(s, buf[:0])
			if len(p.Legal) == 0 {
				t.Fatalf("nothing is legal in phase %s", s.Phase())
			}
			p.Before, p.Made = *s, choose(s, p.Legal)
			log.Events = log.Events[:0]
			Rules.Apply(s, p.Made, &log)
			p.Events = log.Events
			if !yield(&p) {
				return
			}
		}
	}
}
