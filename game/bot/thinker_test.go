package bot

import (
	"testing"

	"touria/rules"
	"touria/rules/touria"
)

// middle returns views of the starts of turns of games of greedy bots.
func middle(t testing.TB, players int) (views []touria.View) {
	g := newGreedy(testRules)
	for seed := range uint64(6) {
		s, err := testRules.New(touria.Setup{Seats: rules.SeatsFor(players), Start: rules.S, Hearts: 7, Gold: 7, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for n := uint64(0); s.Phase() != touria.PhaseOver; n++ {
			if s.Phase() == touria.PhaseStart && s.Turn()%5 == 0 {
				views = append(views, testRules.View(&s, s.ToMove()))
			}
			testRules.Apply(&s, decide1(g, testRules.View(&s, s.ToMove()), n), nil)
		}
	}
	return views
}

func decide1(b Bot, v touria.View, seed uint64) touria.Decision { return decision(b, v, seed, 1<<20) }

// BenchmarkIterations measures the search as the best level uses it, from the
// starts of turns in the middle of games.
func BenchmarkIterations(b *testing.B) {
	for _, players := range []int{2, 4} {
		b.Run(string(rune('0'+players))+"players", func(b *testing.B) {
			views := middle(b, players)
			t := newThinker(testRules, levelSettings(Crown))
			n, nodes := 0, 0
			b.ReportAllocs()
			b.ResetTimer()
			for i := 0; i < b.N; i++ {
				t.Begin(views[i%len(views)], uint64(i))
				for !t.Step(1 << 20) {
				}
				n += t.search.Iterations()
				nodes += t.search.Size()
			}
			b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "iterations/s")
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
			b.ReportMetric(float64(n)/float64(b.N), "iterations/decision")
		})
	}
}
