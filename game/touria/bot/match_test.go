package bot

import (
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

var testRules = touria.NewRules(touria.DefaultBoard())

// play plays a game of bots, named in turn order, to its end or to a limit of decisions. The bots'
// seeds are independent of the game's.
func play(t testing.TB, bots []string, seed uint64, limit int) (end touria.State, decisions int) {
	t.Helper()
	seats := rules.SeatsFor(len(bots))
	setup := touria.Setup{Seats: seats, Start: rules.S, Hearts: 7, Gold: 7, Seed: seed}
	var at [rules.Seats]Bot
	seat := rules.S
	for _, name := range bots {
		b, err := New(name, testRules)
		if err != nil {
			t.Fatal(err)
		}
		at[seat] = b
		seat = seats.Next(seat)
	}
	s, err := testRules.New(setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	for ; decisions < limit && s.Phase() != touria.PhaseOver; decisions++ {
		b := at[s.ToMove()]
		b.Begin(testRules.View(&s, s.ToMove()), rules.Number(seed, 50, uint32(decisions)))
		for !b.Step(1 << 20) {
		}
		if err := testRules.Play(&s, b.Best(), nil); err != nil {
			t.Fatalf("game %d, decision %d, %s at %s: %v", seed, decisions, s.Phase(), s.ToMove(), err)
		}
	}
	return s, decisions
}
