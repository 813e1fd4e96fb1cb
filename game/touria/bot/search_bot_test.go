package bot

import (
	"slices"
	"testing"

	"touria.games/touria/game/search"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/touriatest"
)

// states returns determinised positions from some games, one for each given number of decisions.
func states(t testing.TB, games, every int) (list []touria.State) {
	count := 0
	positions(t, games, func(s *touria.State, n int) {
		if count++; count%every == 0 {
			v := testRules.View(s, s.ToMove())
			list = append(list, testRules.Determinise(&v, uint64(count)))
		}
	})
	return list
}

// A rollout plays turns by the rules and ends at the start of a turn, as many turns later as
// requested.
func TestRollout(t *testing.T) {
	for _, name := range []string{"crown", "quest", "crown:rollout=0"} {
		g := newBot(t, name).(*searchBot).game
		over := 0
		for i, s := range states(t, 12, 3) {
			turns := i % 4
			from := s.Turn()
			dice := touria.NewDice(uint64(i))
			g.rollout(&s, &dice, turns)
			if err := testRules.Check(&s); err != nil {
				t.Fatalf("%s, position %d after %d turns: %v", name, i, turns, err)
			}
			switch s.Phase() {
			case touria.PhaseOver:
				over++
				continue
			case touria.PhaseStart, touria.PhaseCastle:
			default:
				t.Fatalf("%s: the rollout ends in phase %s", name, s.Phase())
			}
			if n := s.Turn() - from; n != turns && !(turns == 0 && n == 1) {
				t.Fatalf("%s: %d turns were played instead of %d", name, n, turns)
			}
		}
		if over == 0 {
			t.Errorf("%s: no rollout came to the end of a game", name)
		}
	}
}

// An evaluation gives probabilities: none is negative, they add up to about one, and a winner has
// all of it.
func TestEvaluate(t *testing.T) {
	for _, name := range []string{"crown", "crown:evaluations=1", "crown:handmade=1", "quest-racer", "stroll-hoarder", "flat:horizon=2"} {
		g := newBot(t, name).(*searchBot).game
		for i, s := range states(t, 8, 5) {
			g.setView(testRules.View(&s, s.ToMove()), 1)
			over := s.Phase() == touria.PhaseOver
			var win [rules.Seats]int32
			g.Evaluate(&s, uint64(i), &win)
			sum, most := 0, search.One
			if g.set.temper != "" {
				most += search.One * 15 / 100
			}
			for seat, c := range win {
				sum += int(c)
				if c < 0 || int(c) > most || c != 0 && !s.Seats().Has(rules.Seat(seat)) {
					t.Fatalf("%s: probabilities %v", name, win)
				}
			}
			least := search.One - 4
			if g.set.evaluations > 1 { // the mean is rounded, too
				least -= 4
			}
			if sum < least || sum > most {
				t.Fatalf("%s: probabilities %v, in sum %d", name, win, sum)
			}
			// With several evaluations the final position is one of them, and the only one if the
			// game was already over.
			if w := s.Winner(); w != rules.NoSeat {
				wins := int32(search.One)
				if g.set.evaluations > 1 && !over {
					wins = int32(search.One/g.set.evaluations - 1)
				}
				if win[w] < wins {
					t.Fatalf("%s: the winner's probability is %d", name, win[w])
				}
			}
		}
	}
}

// The statistics are of legal decisions, each once, and the decision made is among them.
func TestRootStats(t *testing.T) {
	b := newBot(t, "crown:iterations=60").(*searchBot)
	count := 0
	for i, s := range states(t, 6, 4) {
		v := testRules.View(&s, s.ToMove())
		best := decision(b, v, uint64(i), 1<<20)
		stats := b.RootStats(nil)
		if len(stats) == 0 {
			continue // there was no search
		}
		count++
		visits, met := 0, map[touria.Decision]bool{}
		for _, k := range stats {
			if testRules.Why(&s, k.Decision) != touria.ReasonNone || met[k.Decision] || k.Visits < 1 || k.Win < 0 || k.Win > Certain {
				t.Fatalf("%+v of %+v", k, stats)
			}
			met[k.Decision] = true
			visits += k.Visits
		}
		if visits > b.search.Iterations() {
			t.Fatalf("%d visits in %d iterations", visits, b.search.Iterations())
		}
		if !met[best] && best.Kind != touria.Open {
			t.Fatalf("%v has no statistics: %+v", best, stats)
		}
	}
	if count < 50 {
		t.Errorf("only %d decisions left a choice", count)
	}
}

// A weaker bot sometimes takes the second-best macro action, and only if that costs
// no more than its margin.
func TestSecondBest(t *testing.T) {
	b := newBot(t, "crown:iterations=80+error=50+margin=3").(*searchBot)
	second := 0
	for i, s := range states(t, 10, 4) {
		decision(b, testRules.View(&s, s.ToMove()), uint64(i), 1<<20)
		visits, most := 0, 0
		for _, r := range b.root {
			visits = max(visits, r.Visits)
		}
		for _, r := range b.root {
			if r.Visits >= (visits+9)/10 {
				most = max(most, r.Win)
			}
		}
		for _, r := range b.root {
			if r.Action == b.best && r.Win < most {
				second++
				if most-r.Win > b.game.set.errorMargin {
					t.Fatalf("a loss of %d of %d is taken, with a margin of %d", most-r.Win, search.One, b.game.set.errorMargin)
				}
			}
		}
	}
	if second < 5 {
		t.Errorf("the second best was taken only %d times", second)
	}
	b = newBot(t, "crown:iterations=80").(*searchBot)
	for i, s := range states(t, 2, 4) {
		decision(b, testRules.View(&s, s.ToMove()), uint64(i), 1<<20)
		if j := slices.IndexFunc(b.root, func(r search.Result[macroAction]) bool { return r.Action == b.best }); j >= 0 {
			for _, r := range b.root {
				if r.Win > b.root[j].Win && r.Visits >= b.root[j].Visits {
					t.Fatalf("crown prefers %+v to %+v", b.root[j], r)
				}
			}
		}
	}
}

// middle returns views at starts of turns, from games of greedy bots.
func middle(t testing.TB, players int) (views []touria.View) {
	for seed := range 6 {
		s, _ := touriatest.Start(t, touria.Setup{Seats: rules.SeatsFor(players), Start: rules.S, Hearts: 7, Gold: 7, Seed: uint64(seed)})
		for p := range touriatest.Play(t, &s, greedily(t, seed, 0)) {
			if p.Before.Phase() == touria.PhaseStart && p.Before.Turn()%5 == 0 {
				views = append(views, testRules.View(&p.Before, p.Before.ToMove()))
			}
		}
	}
	return views
}

// BenchmarkIterations measures the search of the best level at starts of turns in
// the middle of games. One operation is one decision.
func BenchmarkIterations(b *testing.B) {
	for _, bench := range []struct {
		name    string
		players int
	}{{"2players", 2}, {"4players", 4}} {
		b.Run(bench.name, func(b *testing.B) {
			views := middle(b, bench.players)
			t := newSearchBot(testRules, levelSettings(Crown))
			n, nodes, i := 0, 0, 0
			b.ReportAllocs()
			for b.Loop() {
				decision(t, views[i%len(views)], uint64(i), 1<<20)
				i++
				n += t.search.Iterations()
				nodes += t.search.Size()
			}
			seconds := b.Elapsed().Seconds()
			b.ReportMetric(float64(n)/seconds, "iterations/s")
			b.ReportMetric(float64(nodes)/seconds, "nodes/s")
			b.ReportMetric(float64(n)/float64(i), "iterations/decision")
		})
	}
}

// How long a bot thinks about doubling or about the dragon's roll does not tell whether it has an answer
// besides declining (T10.3), unless it follows a plan.
func TestAnswersTakeAsLong(t *testing.T) {
	lone, more := 0, 0
	for game := range 10 {
		s, _ := touriatest.Start(t, touriatest.Setup(game))
		for p := range touriatest.Play(t, &s, touriatest.Light(uint64(game), 4)) {
			if !asksForHidden(p.Before.Phase()) {
				continue
			}
			b := newBot(t, "stroll")
			b.Begin(testRules.View(&p.Before, p.Before.ToMove()), uint64(game))
			steps := 1
			for !b.Step(1) {
				steps++
			}
			if steps < 2 {
				t.Fatalf("game %d: with %d answers in phase %s the bot does not think", game, len(p.Legal), p.Before.Phase())
			}
			if len(p.Legal) == 1 {
				lone++
			} else {
				more++
			}
		}
	}
	if lone < 5 || more < 5 {
		t.Errorf("%d questions with one answer, %d with more", lone, more)
	}
}
