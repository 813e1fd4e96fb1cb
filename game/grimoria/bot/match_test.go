package bot

import (
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// play plays a game and returns each seat's share of the win.
func play(t testing.TB, names []string, seed uint64) (share []float64, decisions int) {
	t.Helper()
	s, err := grimoria.New(grimoria.Setup{Players: len(names), Seed: seed}, nil)
	if err != nil {
		t.Fatal(err)
	}
	bots := map[string]Bot{}
	for _, name := range names {
		if bots[name] == nil {
			if bots[name], err = New(name); err != nil {
				t.Fatal(err)
			}
		}
	}
	for ; s.Phase() != grimoria.PhaseOver; decisions++ {
		seat := s.ToMove()
		b := bots[names[seat]]
		b.Begin(s.View(seat), rules.Number(seed, rules.ArenaBots, uint32(decisions)))
		for !b.Step(1 << 10) {
		}
		if !s.IsLegal(b.Best()) {
			t.Fatalf("%s plays %v in phase %s", names[seat], b.Best(), s.Phase())
		}
		s.Apply(b.Best(), nil)
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
