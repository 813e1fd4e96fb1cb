package bot

import (
	"fmt"
	"os"
	"testing"

	"touria/rules"
	"touria/rules/touria"
)

func TestDebug(t *testing.T) {
	if os.Getenv("DBG") == "" {
		t.Skip()
	}
	set := levelSettings("crown")
	set.Iterations = 4000
	set.apply(os.Getenv("DBG"))
	a := newThinker(testRules, set)
	g := newGreedy(testRules)
	s, _ := testRules.New(touria.Setup{Seats: rules.SeatsFor(2), Start: rules.S, Hearts: 7, Gold: 7, Seed: 77}, nil)
	turn := 0
	for n := 0; s.Phase() != touria.PhaseOver && n < 700; n++ {
		seat := s.ToMove()
		v := testRules.View(&s, seat)
		if s.Turn() != turn {
			turn = s.Turn()
			var c [4]int32
			a.mind.model.Of(testRules, &s, &c)
			fmt.Printf("--- turn %d %s: S %+v | N %+v  value S %.3f\n", turn, seat, s.Holdings(rules.S), s.Holdings(rules.N), float64(c[0])/65536)
			for i := range 6 {
				x, y := s.Mine(i)
				fmt.Print(" m", i+1, ":", x, "/", y)
			}
			fmt.Println(" at", s.Heroes(), "display", s.Display(0), s.Display(1), "orders", testRules.Order(s.OpenOrder(0)), testRules.Order(s.OpenOrder(1)), testRules.Order(s.OpenOrder(2)))
			for tw := touria.NW; tw < touria.Towers; tw++ {
				fmt.Print(" ", testRules.FacingAction(&s.Table, tw, seat))
			}
			fmt.Println()
		}
		var b Bot = g
		if seat == rules.S {
			b = a
		}
		b.Begin(v, uint64(n))
		for !b.Step(1 << 20) {
		}
		d := b.Best()
		if seat == rules.S && len(a.ideas) > 1 {
			for _, r := range a.found {
				fmt.Printf("      %5d %.4f  %v %v\n", r.Visits, float64(r.Win)/65536, r.Move.first(), r.Move.code[:r.Move.n])
			}
			g.Begin(v, uint64(n))
			for !g.Step(1 << 20) {
			}
			fmt.Printf("   greedy would %v\n", g.Best())
		}
		fmt.Printf("  %s %s %+v\n", seat, s.Phase(), d)
		testRules.Apply(&s, d, nil)
	}
	fmt.Println("winner", s.Winner())
}
