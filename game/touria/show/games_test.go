package show

import (
	"math/rand/v2"
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// ply is one decision of a test game.
type ply struct {
	before *touria.State
	after  *touria.State
	seat   rules.Seat
	made   touria.Decision
	legal  []touria.Decision
	events []touria.Event
}

var viewers = []rules.Seat{rules.S, rules.W, rules.N, rules.E, rules.NoSeat}

// setupOf varies the table with the number of the game.
func setupOf(game int) touria.Setup {
	return touria.Setup{
		Seats: rules.SeatsFor(2 + game%3), Start: rules.S, Hearts: 5, Gold: 5,
		Variants: touria.Variants{SuddenMarriage: game%5 == 4, OpenScreens: game%4 == 3}, Seed: uint64(1000 + game),
	}
}

// playGame plays a random game, which prefers decisions that lead on, and calls
// f after every decision until it returns false.
func playGame(t testing.TB, r *touria.Rules, game int, begin func(*touria.State), f func(*ply) bool) {
	t.Helper()
	rng := rand.New(rand.NewPCG(77, uint64(game)))
	playBy(t, r, game, begin, f, func(s *touria.State, legal []touria.Decision) touria.Decision {
		d := legal[rng.IntN(len(legal))]
		for range 3 { // random play rarely enters; lean towards the end
			if d.Kind != touria.Skip && d.Kind != touria.NoJoin && d.Kind != touria.TurnTower {
				break
			}
			d = legal[rng.IntN(len(legal))]
		}
		for _, l := range legal {
			if l.Kind == touria.Enter {
				d = l
			}
		}
		return d
	})
}

// playLight plays a game by the light policy, as simple bots do.
func playLight(t testing.TB, r *touria.Rules, game int, begin func(*touria.State), f func(*ply) bool) {
	t.Helper()
	dice := touria.NewDice(uint64(game))
	playBy(t, r, game, begin, f, func(s *touria.State, legal []touria.Decision) touria.Decision { return r.Light(s, legal, &dice) })
}

func playBy(t testing.TB, r *touria.Rules, game int, begin func(*touria.State), f func(*ply) bool,
	choose func(*touria.State, []touria.Decision) touria.Decision) {
	t.Helper()
	s, err := r.New(setupOf(game), nil)
	if err != nil {
		t.Fatal(err)
	}
	if begin != nil {
		begin(&s)
	}
	var log touria.Log
	var legal []touria.Decision
	for n := 0; s.Phase() != touria.PhaseOver && n < 20000; n++ {
		legal = r.Legal(&s, legal[:0])
		d := choose(&s, legal)
		before := s
		log.Events = log.Events[:0]
		seat := s.ToMove()
		r.Apply(&s, d, &log)
		if !f(&ply{&before, &s, seat, d, legal, log.Events}) {
			return
		}
	}
}

func testRules() *touria.Rules { return touria.NewRules(touria.DefaultBoard()) }
