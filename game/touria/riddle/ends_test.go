package riddle

import (
	"testing"

	"touria.games/touria/assets/riddles"
	progress "touria.games/touria/game/riddles"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Who turns two towers in the other order, and then follows the plan, has done as well. Who does hardly
// anything has done worse.
func TestEnds(t *testing.T) {
	file, _ := riddles.Of("touria")
	all, err := progress.Unpack("touria", file)
	if err != nil {
		t.Fatal(err)
	}
	swapped, worse := 0, 0
	for i, data := range all {
		d, err := Decode(board, data)
		if err != nil {
			t.Fatal(err)
		}
		p := d.Plan
		if len(p) < 3 || p[0].Kind != touria.TurnTower || p[1].Kind != touria.TurnTower || p[0] == p[1] {
			continue
		}
		var moves []Move
		s := d.State
		for _, k := range append([]touria.Decision{p[1], p[0]}, p[2:]...) {
			moves = append(moves, Move{s, k})
			board.Apply(&s, k, nil)
		}
		swapped++
		trial := NewTrial(board, &d, moves, 7)
		for !trial.Step(1 << 20) {
		}
		if !trial.Right() {
			t.Errorf("riddle %d: towers turned in the other order win %d of 100 games, not %d", i, trial.Win(), d.Win)
		}
		idle, s := []Move(nil), d.State
		for s.Phase() != touria.PhaseOver && s.Turn() == d.State.Turn() {
			legal := board.Legal(&s, nil)
			k := legal[len(legal)-1] // the end of a move, a use or the turn
			idle = append(idle, Move{s, k})
			board.Apply(&s, k, nil)
		}
		e := newEnds(board, &d, idle, 7)
		for !e.step(777) {
		}
		if loss, _ := e.loss(d.Win); loss > bot.Certain/20 {
			worse++
		}
	}
	if swapped < 3 || worse <= swapped/2 {
		t.Errorf("of %d turns in which hardly anything was done, %d are worse than the plan", swapped, worse)
	}
}

// The end of a turn at which there is but one thing to do is weighed, too: it is neither won nor lost for sure.
func TestEndWithoutChoice(t *testing.T) {
	met := 0
	for g := range uint64(6) {
		dice := touria.NewDice(g)
		s, err := board.New(touria.Setup{Seats: rules.SeatsFor(2), Start: rules.S, Hearts: 7, Gold: 7, Seed: g, Turned: board.Latest()}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; s.Phase() != touria.PhaseOver && s.Turn() < 12; n++ {
			legal := board.Legal(&s, nil)
			if len(legal) == 1 && met < 12 {
				met++
				for _, seat := range []rules.Seat{rules.S, rules.N} {
					e := &ends{rules: board, herald: bot.NewHerald(board, weighing), seat: seat, starts: []touria.State{s}}
					for !e.step(777) {
					}
					if e.worth <= 0 || e.worth >= bot.Certain {
						t.Errorf("game %d, decision %d, %v: the only thing to do wins %d of %d", g, n, seat, e.worth, bot.Certain)
					}
				}
			}
			board.Apply(&s, board.Light(&s, legal, &dice), nil)
		}
	}
	if met < 3 {
		t.Errorf("%d positions without a choice", met)
	}
}
