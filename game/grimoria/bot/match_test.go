package bot

import (
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/grimoriatest"
)

// play plays a game and returns each seat's share of the win.
func play(t testing.TB, names []string, seed uint64) (share []float64, decisions int) {
	t.Helper()
	bots := map[string]Bot{}
	for _, name := range names {
		if bots[name] == nil {
			b, err := New(name)
			if err != nil {
				t.Fatal(err)
			}
			bots[name] = b
		}
	}
	s, _ := grimoriatest.Start(t, grimoria.Setup{Players: len(names), Seed: seed})
	for p := range grimoriatest.Play(t, &s, func(s *grimoria.State, _ []grimoria.Decision) grimoria.Decision {
		seat := s.ToMove()
		d := think(bots[names[seat]], s.View(seat), rules.Number(seed, rules.ArenaBots, uint32(decisions)), 1<<10)
		if !s.IsLegal(d) {
			t.Fatalf("%s plays %v in phase %s", names[seat], d, s.Phase())
		}
		return d
	}) {
		decisions = p.N + 1
	}
	won := 0
	for i := range names {
		won += int(s.Winners() >> i & 1)
	}
	for i := range names {
		share = append(share, float64(s.Winners()>>i&1)/float64(won))
	}
	return share, decisions
}

// mirrored lets one bot play against others in all seats and returns its share of the points.
func mirrored(t testing.TB, one, other string, players, deals int) float64 {
	sum := 0.0
	for deal := range deals {
		for at := range players {
			names := make([]string, players)
			for i := range names {
				names[i] = other
			}
			names[at] = one
			share, _ := play(t, names, uint64(deal)+1000)
			sum += share[at]
		}
	}
	return sum / float64(deals*players)
}
