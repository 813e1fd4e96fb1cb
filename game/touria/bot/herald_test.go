package bot

import (
	"testing"

	"touria.games/touria/rules/touria"
)

// The herald has a hint whenever a decision is due, in every phase. Its plan can be carried out
// decision by decision, without chance in between, and is not too long.
func TestPlansCanBeCarriedOut(t *testing.T) {
	h := smallHerald(30)
	phases := map[touria.Phase]int{}
	long, walked, longest, n := 0, 0, 0, 0
	equipped(t, 9, func(s *touria.State) {
		if n++; s.Phase() == touria.PhaseOver || n%3 != 0 {
			return
		}
		seat := s.ToMove()
		advice := advise(h, testRules.View(s, seat), uint64(n))
		plan := advice.Plan()
		if len(plan) == 0 || len(plan) > maxPlan || advice.Win < 0 || advice.Win > Certain {
			t.Fatalf("phase %s: %d decisions, win %d", s.Phase(), len(plan), advice.Win)
		}
		phases[s.Phase()]++
		longest = max(longest, len(plan))
		if len(plan) > 1 {
			long++
		}
		if s.Phase() == touria.PhaseMove && s.Roads() != 0 && len(plan) > 1 {
			walked++
		}
		next, turn := *s, s.Turn()
		var log touria.Log
		for k, d := range plan {
			if next.ToMove() != seat || next.Turn() != turn && turn > 0 {
				t.Fatalf("phase %s: decision %d of %v is not the player's of this turn", s.Phase(), k+1, plan)
			}
			for _, e := range log.Events {
				if e.Kind.IsChance() {
					t.Fatalf("phase %s: chance comes before decision %d of %v", s.Phase(), k+1, plan)
				}
			}
			log.Events = log.Events[:0]
			if err := testRules.Play(&next, d, &log); err != nil {
				t.Fatalf("phase %s: decision %d of %v: %v", s.Phase(), k+1, plan, err)
			}
		}
		// The same question gives the same hint.
		if again := h.Hint(); again != advice {
			t.Fatalf("hint %+v, asked once more %+v", advice, again)
		}
		// The plan starts with the bot's decision.
		if best := h.bot.Best(); plan[0] != best {
			t.Fatalf("the plan begins with %v, the search says %v", plan[0], best)
		}
	})
	t.Logf("phases %v; %d plans of several decisions, %d of them on the way, the longest of %d", phases, long, walked, longest)
	if long < 300 || walked < 20 || longest < 5 {
		t.Errorf("%d plans of several decisions, %d of them on the way, the longest of %d", long, walked, longest)
	}
	for p := range touria.PhaseOver {
		if phases[p] == 0 && p != touria.PhaseDuty {
			t.Errorf("phase %s never came up", p)
		}
	}
}

// A hint is available at any moment, and the final one does not depend on the slicing.
func TestAdviceAtAnyTime(t *testing.T) {
	h, other := smallHerald(40), smallHerald(40)
	positions(t, 3, func(s *touria.State, n int) {
		if n%7 != 0 {
			return
		}
		v := testRules.View(s, s.ToMove())
		want := advise(h, v, uint64(n))
		other.Begin(v, uint64(n))
		for done := false; !done; done = other.Step(160) {
			early := other.Hint()
			if len(early.Plan()) == 0 || testRules.Why(s, early.Plan()[0]) != touria.ReasonNone {
				t.Fatalf("phase %s: early hint %+v", s.Phase(), early)
			}
		}
		if got := other.Hint(); got != want {
			t.Fatalf("phase %s: hint %+v, in slices %+v", s.Phase(), want, got)
		}
	})
}
