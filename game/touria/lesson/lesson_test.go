package lesson

import (
	"testing"
	"time"

	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/touriatest"
)

// played plays a game of bots.
func played(t testing.TB, seed uint64, names ...string) Game {
	t.Helper()
	r := touriatest.Rules
	g := Game{Rules: r}
	seats := rules.SeatsFor(len(names))
	var at [rules.Seats]bot.Bot
	seat := rules.S
	for _, name := range names {
		b, err := bot.New(name, r)
		if err != nil {
			t.Fatal(err)
		}
		at[seat] = b
		seat = seats.Next(seat)
	}
	s, _ := touriatest.Start(t, touria.Setup{Seats: seats, Start: rules.S, Hearts: 7, Gold: 7, Seed: seed})
	for n := uint32(0); s.Phase() != touria.PhaseOver; n++ {
		b := at[s.ToMove()]
		b.Begin(r.View(&s, s.ToMove()), rules.Number(seed, 50, n))
		for !b.Step(1 << 20) {
		}
		d := b.Best()
		g.Positions = append(g.Positions, s)
		g.Decisions = append(g.Decisions, d)
		r.Apply(&s, d, nil)
	}
	g.Positions = append(g.Positions, s)
	return g
}

func TestZZ(t *testing.T) {
	for seed := range uint64(4) {
		g := played(t, seed, bot.Journey, bot.Quest)
		for _, it := range []int{200, 400} {
			te, err := New(g, []rules.Seat{rules.S}, it, seed)
			if err != nil {
				t.Fatal(err)
			}
			t0 := time.Now()
			for te.split <= len(g.Decisions) {
				te.splitNext()
			}
			t1 := time.Now()
			for !te.Work(100000) {
			}
			l := te.Lessons()[0]
			t.Logf("%d its, %d decisions, split %v, looks %v: %d = %d + deal %d chance %d own %d rivals %d (%d)", it, len(g.Decisions), t1.Sub(t0), time.Since(t1), l.End, l.Start, l.Deal, l.Chance, l.Own, l.Rivals, l.Start+l.Deal+l.Chance+l.Own+l.Rivals)
			for _, m := range l.Marks {
				t.Logf("   turn %d %v: loss %.1f ± %.1f of %.1f; made %v better %v", g.Positions[m.From].Turn(), g.Positions[m.From].Phase(), float64(m.Loss)/655.36, float64(m.Error)/655.36, float64(m.Win)/655.36, g.Decisions[m.From:m.To], m.Better)
			}
		}
	}
}
