package touria

import (
	"fmt"
	"testing"

	"touria.games/touria/rules"
)

// Hashes of all positions of seeded random games. They change with any change to the rules, the
// order of decisions or chance, and then games recorded earlier cannot be replayed. Change them
// only on purpose.
var golden = map[string]uint64{
	"2 players, marriage false": 0x5d2e3d147d05bde,
	"2 players, marriage true":  0x9836198da53ce91f,
	"3 players, marriage false": 0x7f185a7ead43d039,
	"3 players, marriage true":  0x2420380a40a1f526,
	"4 players, marriage false": 0xfa24a84a15e81091,
	"4 players, marriage true":  0x12d5ec8b51f907e7,
}

// TestGoldenGames plays 200 games, 33 or 34 of each kind.
func TestGoldenGames(t *testing.T) {
	var events [EventKinds]int
	var kinds [Kinds]int
	var won [2]int
	got := map[string]uint64{}
	for game := range uint64(200) {
		n := 2 + int(game%3)
		setup := Setup{Seats: rules.SeatsFor(n), Hearts: 7, Gold: 7, Seed: game, Variants: Variants{SuddenMarriage: game%2 == 1}}
		if game%5 == 4 {
			setup.Hearts, setup.Gold = 5, 5
		}
		for range game % 4 {
			setup.Start = setup.Seats.Next(setup.Start)
		}
		name := fmt.Sprintf("%d players, marriage %v", n, setup.SuddenMarriage)
		s, err := testRules.New(setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		sum := got[name]
		var log Log
		var buf [MaxLegal]Decision
		for i := uint32(0); s.Phase() != PhaseOver; i++ {
			legal := testRules.Legal(&s, buf[:0])
			d := legal[rules.Below(rules.Number(game, 7, i), len(legal))]
			log.Events = log.Events[:0]
			testRules.Apply(&s, d, &log)
			kinds[d.Kind]++
			for _, e := range log.Events {
				events[e.Kind]++
				if e.Kind == Won {
					won[e.Arg]++
				}
			}
			sum = (sum^s.Hash()^uint64(len(legal))<<56^uint64(len(log.Events))<<48)*1099511628211 + 1
			if i > 100000 {
				t.Fatalf("game %d does not end", game)
			}
		}
		got[name] = sum
	}
	for name, want := range golden {
		if got[name] != want {
			t.Errorf("%s: %#x, want %#x", name, got[name], want)
		}
	}
	if len(got) != len(golden) {
		t.Errorf("%d kinds of games, want %d: %#v", len(got), len(golden), got)
	}
	// Between them the games cover every kind of decision and event.
	for k, n := range kinds {
		if n == 0 {
			t.Errorf("nobody ever decided %s", Kind(k))
		}
	}
	for k, n := range events {
		if n == 0 {
			t.Errorf("no %s ever happened", EventKind(k))
		}
	}
	if won[ByDoors] != 100 || won[ByMarriage] != 100 {
		t.Errorf("%d games were won at the doors, %d by marriage, want 100 each", won[ByDoors], won[ByMarriage])
	}
}
