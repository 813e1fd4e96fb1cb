package bot

import (
	"math/rand/v2"
	"testing"

	"touria.games/touria/rules/touria"
)

// The greedy policy starts most turns like the greedy bot, far more than the fast policy does.
func TestGreedyRolloutPlaysAsGreedy(t *testing.T) {
	g := newBot(t, "crown").(*searchBot).game
	greedy := newBot(t, "greedy")
	type begun struct {
		facing [touria.Towers]int
		to     touria.Space
	}
	begin := func(s touria.State, play func(s *touria.State)) (b begun) {
		for turn := s.Turn(); s.Phase() == touria.PhaseStart && s.Turn() == turn; {
			play(&s)
		}
		for w := range b.facing {
			b.facing[w] = s.TowerFacing(touria.Tower(w))
		}
		b.to = s.Destination()
		return b
	}
	turns, slow, fast := 0, 0, 0
	for i, s := range states(t, 40, 1) {
		if s.Phase() != touria.PhaseStart || s.MayEnter() || s.InCastle(s.Active()) {
			continue
		}
		dice := touria.NewDice(uint64(i))
		want := begin(s, func(s *touria.State) {
			greedy.Begin(testRules.View(s, s.ToMove()), uint64(i))
			for !greedy.Step(1 << 20) {
			}
			testRules.Apply(s, greedy.Best(), nil)
		})
		turns++
		slow += flag(begin(s, func(s *touria.State) { g.greedyStart(s, &dice) }) == want)
		fast += flag(begin(s, func(s *touria.State) { g.fastStart(s, &dice) }) == want)
	}
	t.Logf("of %d turns the greedy policy starts %d as the greedy bot does, the fast policy %d", turns, slow, fast)
	if turns < 100 || slow*10 < turns*7 || slow <= fast {
		t.Errorf("of %d turns the greedy policy starts %d as the greedy bot does, the fast policy %d", turns, slow, fast)
	}
}

// Packed and plain gems agree on how many are missing.
func TestPackedGemsMissing(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	var seen [3]int
	for range 20_000 {
		var need, have touria.Gems
		missing := 0
		for c := touria.Blue; c < touria.NoColour; c++ {
			need[c], have[c] = uint8(rng.IntN(3)), uint8(rng.IntN(6))
			missing += max(int(need[c])-int(have[c]), 0)
		}
		have[touria.Black] = uint8(rng.IntN(20))
		want := min(missing, 2)
		if got := packGems(&have).missing(packGems(&need)); got != want {
			t.Fatalf("of %v %v misses %d, not %d", need, have, got, want)
		}
		seen[want]++
	}
	if seen[0] == 0 || seen[1] == 0 || seen[2] == 0 {
		t.Errorf("only %v were tried", seen)
	}
}
