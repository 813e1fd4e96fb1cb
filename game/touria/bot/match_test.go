package bot

import (
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/touriatest"
)

var testRules = touriatest.Rules

// play plays a game of bots, named in turn order, to its end or to a limit of decisions. The bots'
// seeds are independent of the game's.
func play(t testing.TB, bots []string, seed uint64, limit int) (end touria.State, decisions int) {
	t.Helper()
	seats := rules.SeatsFor(len(bots))
	var at [rules.Seats]Bot
	seat := rules.S
	for _, name := range bots {
		at[seat] = newBot(t, name)
		seat = seats.Next(seat)
	}
	end, _ = touriatest.Start(t, touria.Setup{Seats: seats, Start: rules.S, Hearts: 7, Gold: 7, Seed: seed})
	for p := range touriatest.Play(t, &end, func(s *touria.State, _ []touria.Decision) touria.Decision {
		d := decision(at[s.ToMove()], testRules.View(s, s.ToMove()), rules.Number(seed, 50, uint32(decisions)), 1<<20)
		if why := testRules.Why(s, d); why != touria.ReasonNone {
			t.Fatalf("game %d, decision %d, %s at %s: %s", seed, decisions, s.Phase(), s.ToMove(), why)
		}
		return d
	}) {
		if decisions = p.N + 1; decisions == limit {
			break
		}
	}
	return end, decisions
}
