package bot

import (
	"fmt"
	"os"
	"testing"

	"touria/rules"
	"touria/rules/touria"
)

func TestPolicy(t *testing.T) {
	if os.Getenv("POL") == "" {
		t.Skip()
	}
	for _, lightly := range []bool{false, true} {
		wins, turns := 0, 0
		const games = 400
		m := newMind(testRules, levelSettings(Crown))
		g := newGreedy(testRules)
		for i := range games {
			me := rules.S
			if i&1 == 1 {
				me = rules.N
			}
			s, _ := testRules.New(touria.Setup{Seats: rules.SeatsFor(2), Start: rules.S, Hearts: 7, Gold: 7, Seed: uint64(i / 2)}, nil)
			dice := touria.NewDice(uint64(i))
			for n := 0; s.Phase() != touria.PhaseOver && n < 3000; n++ {
				if s.Active() == me && s.ToMove() == me && s.Phase() != touria.PhaseBonus {
					if lightly {
						testRules.PlayoutTurns(&s, &dice, 1)
					} else {
						m.playTurns(&s, &dice, 1)
					}
					continue
				}
				v := testRules.View(&s, s.ToMove())
				g.Begin(v, uint64(n))
				for !g.Step(1 << 20) {
				}
				testRules.Apply(&s, g.Best(), nil)
			}
			turns += s.Turn()
			if s.Winner() == me {
				wins++
			}
		}
		fmt.Println("lightly", lightly, "wins", wins, "of", games, "turns", turns/games)
	}
}
