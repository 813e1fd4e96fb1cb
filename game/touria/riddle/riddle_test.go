package riddle

import (
	"math/rand/v2"
	"slices"
	"testing"

	"touria.games/touria/game/riddles"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

var board = touria.NewRules(touria.DefaultBoard())

// starts calls do with positions at starts of turns of games in which everything is chosen at random.
func starts(t *testing.T, games int, do func(s *touria.State, rng *rand.Rand)) {
	t.Helper()
	for g := range games {
		rng := rand.New(rand.NewPCG(uint64(g), 7))
		setup := touria.Setup{Seats: rules.SeatsFor(2 + g%5/4), Start: rules.S, Hearts: 7 - g%2*2, Gold: 7 - g%2*2, Seed: rng.Uint64(), Turned: board.Latest()}
		s, err := board.New(setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < 1500 && s.Phase() != touria.PhaseOver; n++ {
			if s.Phase() == touria.PhaseStart {
				do(&s, rng)
			}
			legal := board.Legal(&s, nil)
			board.Apply(&s, legal[rng.IntN(len(legal))], nil)
		}
	}
}

// plan makes some decisions of a turn at random.
func plan(s touria.State, rng *rand.Rand) (list []touria.Decision) {
	seat := s.ToMove()
	for len(list) <= rng.IntN(MaxPlan) && s.ToMove() == seat && s.Phase() != touria.PhaseOver {
		legal := board.Legal(&s, nil)
		list = append(list, legal[rng.IntN(len(legal))])
		board.Apply(&s, list[len(list)-1], nil)
	}
	return list
}

// What is coded comes back, in few bytes, and shows what the position showed.
func TestRoundTrip(t *testing.T) {
	done, refused, longest := 0, 0, 0
	starts(t, 40, func(s *touria.State, rng *rand.Rand) {
		n, ok := Neutral(board, s)
		if !ok {
			refused++
			return
		}
		if again, ok := Neutral(board, &n); !ok || again != n {
			t.Fatal("what is neutral changes")
		}
		if err := board.Check(&n); err != nil {
			t.Fatal(err)
		}
		if a, b := board.Position(s), board.Position(&n); a.Heroes != b.Heroes || a.Facing != b.Facing || a.Mines != b.Mines || a.Bag != b.Bag || a.Players != b.Players ||
			a.Display != b.Display || a.MayEnter != b.MayEnter || s.DiscardTop() != n.DiscardTop() || s.OpenOrder(1) != n.OpenOrder(1) {
			t.Fatalf("%+v became %+v", a, b)
		}
		d := Riddle{State: n, Grade: 1 + rng.IntN(riddles.Grades), Plan: plan(n, rng), Win: 50 + rng.IntN(51), Next: rng.IntN(50)}
		data, err := Encode(board, &d)
		if err != nil {
			t.Fatal(err)
		}
		longest = max(longest, len(data))
		got, err := Decode(board, data)
		if err != nil || got.State != d.State || got.Grade != d.Grade || got.Win != d.Win || got.Next != d.Next || !slices.Equal(got.Plan, d.Plan) {
			t.Fatalf("%+v became %+v, %v", d, got, err)
		}
		done++
	})
	if done < 1000 || refused == 0 || longest > riddles.MaxBytes {
		t.Errorf("%d riddles, %d positions refused, %d bytes at most", done, refused, longest)
	}
}

// Damaged riddles are refused, or are riddles all the same: possible positions with legal plans.
func TestDamaged(t *testing.T) {
	refused, tried := 0, 0
	starts(t, 6, func(s *touria.State, rng *rand.Rand) {
		n, ok := Neutral(board, s)
		if !ok {
			return
		}
		data, err := Encode(board, &Riddle{State: n, Grade: 2, Plan: plan(n, rng), Win: 60, Next: 40})
		if err != nil {
			t.Fatal(err)
		}
		for range 20 {
			bad := slices.Clone(data)
			switch rng.IntN(3) {
			case 0:
				bad = bad[:rng.IntN(len(bad))]
			case 1:
				bad = append(bad, byte(rng.Uint32()))
			default:
				bad[rng.IntN(len(bad))] ^= byte(1 + rng.IntN(255))
			}
			tried++
			got, err := Decode(board, bad)
			if err != nil {
				refused++
				continue
			}
			if err := board.Check(&got.State); err != nil {
				t.Fatal(err)
			}
			for at, k := got.State, 0; k < len(got.Plan); k++ {
				if err := board.Play(&at, got.Plan[k], nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
	if refused < tried/2 {
		t.Errorf("%d of %d damaged riddles were refused", refused, tried)
	}
}

// What a riddle is about follows from its plan: the first item that is used, the place, a turned tower.
func TestAbout(t *testing.T) {
	items, turned := 0, 0
	starts(t, 60, func(s *touria.State, rng *rand.Rand) {
		n, ok := Neutral(board, s)
		if !ok {
			return
		}
		d := Riddle{State: n, Plan: plan(n, rng)}
		about := d.About(board)
		if d.Plan[0].Kind == touria.UseItem {
			if items++; about.Item != touria.Item(d.Plan[0].Arg) && n.DiscardTop() != touria.Item(d.Plan[0].Arg) { // unless the mirror stands in
				t.Errorf("%v uses %v", d.Plan[0], about.Item)
			}
		}
		if d.Plan[0].Kind == touria.TurnTower {
			turned++
		}
		if about.Turned != slices.ContainsFunc(d.Plan, func(d touria.Decision) bool { return d.Kind == touria.TurnTower }) {
			t.Errorf("%v turns a tower: %v", d.Plan, about.Turned)
		}
	})
	if items < 50 || turned < 50 {
		t.Errorf("%d plans begin with an item, %d with a tower turned", items, turned)
	}
}

// A trial comes to the same in slices of any size. Who follows the plan loses nothing, whatever comes after it.
func TestTrial(t *testing.T) {
	lost := 0
	starts(t, 3, func(s *touria.State, rng *rand.Rand) {
		n, ok := Neutral(board, s)
		if !ok || s.Turn()%40 != 20 {
			return
		}
		d := Riddle{State: n, Grade: 1, Plan: plan(n, rng), Win: 60, Next: 40}
		moves := func(list []touria.Decision) (all []Move) {
			at := n
			for _, k := range list {
				all = append(all, Move{at, k})
				board.Apply(&at, k, nil)
			}
			return all
		}
		weigh := func(list []touria.Decision, slice int) *Trial {
			trial := NewTrial(board, &d, moves(list), 3)
			for !trial.Step(slice) {
			}
			return trial
		}
		if own := weigh(d.Plan, 1000); !own.Right() || own.Win() != d.Win {
			t.Errorf("the plan comes to %d", own.Win())
		}
		other := plan(n, rng)
		a, b := weigh(other, 1<<20), weigh(other, 777)
		if a.Win() != b.Win() || a.Right() != b.Right() || a.Win() > d.Win {
			t.Errorf("in slices %d, at once %d of 100 games", b.Win(), a.Win())
		}
		if !a.Right() {
			lost++
		}
	})
	if lost == 0 {
		t.Error("no turn that was made at random lost anything")
	}
}
