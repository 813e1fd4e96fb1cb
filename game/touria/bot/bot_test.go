package bot

import (
	"strings"
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/ring"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/touriatest"
)

func TestNames(t *testing.T) {
	for _, name := range Names() {
		if b, err := New(name, testRules); b == nil || err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if !Known(name) {
			t.Errorf("%s is not known", name)
		}
	}
	if _, err := New("nobody", testRules); err == nil || !strings.Contains(err.Error(), "random, greedy") {
		t.Errorf("an unknown name gives %v", err)
	}
}

// tried is a bot in the tests of all bots: its name, and the interval of decisions at which it is
// tried.
type tried struct {
	name  string
	every int
}

// allBots returns the bots to test: the search bots with few iterations at many decisions, and with
// all of their iterations at a few.
func allBots() []tried {
	list := []tried{{"random", 1}, {"greedy", 1}, {"flat:iterations=6", 17}}
	for i, level := range Levels() {
		list = append(list,
			tried{level + ":iterations=40", 5},
			tried{Name(level, Tempers()[i]) + ":iterations=24", 11})
	}
	list = append(list, tried{Stroll, 97}, tried{Journey, 149})
	if ring.Whole {
		list = append(list, tried{Quest, 301}, tried{Crown, 907}, tried{Name(Crown, Racer), 1201})
	}
	return list
}

// newBot makes a bot by name.
func newBot(t testing.TB, name string) Bot {
	t.Helper()
	b, err := New(name, testRules)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// greedily plays as the greedy bot does, with a random decision among so many; 0 means none. Its
// seeds are the numbers of the decisions.
func greedily(t testing.TB, game, oneIn int) touriatest.Policy {
	random, greedy := newBot(t, "random"), newBot(t, "greedy")
	n := -1
	return func(s *touria.State, _ []touria.Decision) touria.Decision {
		b := greedy
		if n++; oneIn > 0 && (game+n)%oneIn == 0 {
			b = random
		}
		return decision(b, testRules.View(s, s.ToMove()), uint64(n), 1<<20)
	}
}

// games are the positions of games that the tests of all bots share.
var games [][]touria.State

// positions calls f with the positions of games of greedy and random bots, each with
// its number in its game.
func positions(t testing.TB, count int, f func(s *touria.State, n int)) {
	for game := range count {
		if game == len(games) {
			var list []touria.State
			s, _ := touriatest.Start(t, touriatest.Setup(game))
			for p := range touriatest.Play(t, &s, greedily(t, game, 9)) {
				list = append(list, p.Before)
			}
			games = append(games, list)
		}
		for n := range games[game] {
			s := games[game][n]
			f(&s, n)
		}
	}
}

// positions calls f with the positions at which the bot is tried.
func (b tried) positions(t testing.TB, games int, f func(s *touria.State, n int)) {
	count := 0
	positions(t, games, func(s *touria.State, n int) {
		if count++; count%b.every == 0 {
			f(s, n)
		}
	})
}

func decision(b Bot, v touria.View, seed uint64, slice int) touria.Decision {
	b.Begin(v, seed)
	for !b.Step(slice) {
	}
	return b.Best()
}

// The decision depends neither on the slicing nor on an earlier decision.
func TestAnySlicing(t *testing.T) {
	for _, bot := range allBots() {
		a, b := newBot(t, bot.name), newBot(t, bot.name)
		bot.positions(t, 6, func(s *touria.State, n int) {
			v := testRules.View(s, s.ToMove())
			want := decision(a, v, uint64(n), 1<<20)
			for _, slice := range []int{1, 3, 50, 777} {
				if got := decision(b, v, uint64(n), slice); got != want {
					t.Fatalf("%s, slices of %d: %v, else %v", bot.name, slice, got, want)
				}
			}
		})
	}
}

// Best is legal from the start.
func TestBestAtOnce(t *testing.T) {
	for _, bot := range allBots() {
		b := newBot(t, bot.name)
		bot.positions(t, 4, func(s *touria.State, n int) {
			b.Begin(testRules.View(s, s.ToMove()), uint64(n))
			for done := false; ; done = b.Step(1) {
				if why := testRules.Why(s, b.Best()); why != touria.ReasonNone {
					t.Fatalf("%s in phase %s: %v is not legal: %s", bot.name, s.Phase(), b.Best(), why)
				}
				if done {
					break
				}
				if bot.every == 1 && n%20 != 0 { // all steps at some positions, the first one at all
					break
				}
			}
		})
	}
}

// Once a bot has decided, further steps change nothing. A bot with no decision due finishes at
// once.
func TestStepsAfterTheEnd(t *testing.T) {
	for _, bot := range allBots() {
		b := newBot(t, bot.name)
		bot.positions(t, 3, func(s *touria.State, n int) {
			want := decision(b, testRules.View(s, s.ToMove()), uint64(n), 1<<20)
			for range 3 {
				if !b.Step(1<<20) || b.Best() != want {
					t.Fatalf("%s: %v, and after further steps %v", bot.name, want, b.Best())
				}
			}
			b.Begin(testRules.View(s, s.Seats().Next(s.ToMove())), uint64(n))
			if !b.Step(1) {
				t.Fatalf("%s works on a decision that is not its own", bot.name)
			}
		})
	}
}

// No decision allocates.
func TestNoAllocations(t *testing.T) {
	var views []touria.View
	positions(t, 3, func(s *touria.State, n int) {
		if n%5 == 0 {
			views = append(views, testRules.View(s, s.ToMove()))
		}
	})
	for _, bot := range allBots() {
		b := newBot(t, bot.name)
		i := 0
		if n := testing.AllocsPerRun(2*len(views)/min(bot.every, 50), func() {
			decision(b, views[i%len(views)], uint64(i), 1<<20)
			i++
		}); n != 0 {
			t.Errorf("%s allocates %v times a decision", bot.name, n)
		}
	}
}

// The random bot takes every legal decision about equally often.
func TestRandomIsEven(t *testing.T) {
	s, _ := touriatest.Start(t, touria.Setup{Seats: rules.SeatsFor(2), Hearts: 7, Gold: 7, Seed: 1})
	b, _ := New("random", testRules)
	v := testRules.View(&s, s.ToMove())
	count := map[touria.Decision]int{}
	const tries = 7000
	for seed := range uint64(tries) {
		count[decision(b, v, seed, 1)]++
	}
	legal := testRules.Legal(&s, nil)
	for _, d := range legal {
		if n, want := count[d], tries/len(legal); n < want*8/10 || n > want*12/10 {
			t.Errorf("%v: %d times, want about %d", d, n, want)
		}
	}
}

func BenchmarkGreedy(b *testing.B) {
	var views []touria.View
	positions(b, 4, func(s *touria.State, n int) { views = append(views, testRules.View(s, s.ToMove())) })
	bot := newBot(b, "greedy")
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		decision(bot, views[i%len(views)], uint64(i), 1<<20)
		i++
	}
}
