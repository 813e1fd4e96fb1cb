package riddle

import (
	"math/rand/v2"
	"slices"
	"testing"

	"touria.games/touria/game/riddles"
	"touria.games/touria/rules/grimoria"
)

// positions calls do with all positions of games in which everything is chosen at random.
func positions(t *testing.T, games int, do func(s *grimoria.State, rng *rand.Rand)) {
	t.Helper()
	for g := range games {
		rng := rand.New(rand.NewPCG(uint64(g), 7))
		s, err := grimoria.New(grimoria.Setup{Players: 2 + g%5/4, OpenCards: g%2 == 0, Seed: rng.Uint64()}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for s.Phase() != grimoria.PhaseOver {
			do(&s, rng)
			legal := s.Legal(nil)
			s.Apply(legal[rng.IntN(len(legal))], nil)
		}
	}
}

// riddleAt returns a riddle of a position with answers at random; ok is false if none can hold it.
func riddleAt(s *grimoria.State, rng *rand.Rand) (d Riddle, ok bool) {
	n, ok := Neutral(s)
	if !ok || len(n.Legal(nil)) < 2 || len(n.Legal(nil)) > maxAnswers {
		return d, false
	}
	d = Riddle{State: n, Seat: n.ToMove(), Grade: 1 + rng.IntN(riddles.Grades), Motive: Motive(rng.IntN(int(Motives)))}
	if n.Phase() == grimoria.PhaseChoose {
		d.Seat = grimoria.Seat(rng.IntN(players))
	}
	for range n.Legal(nil) {
		d.Wins = append(d.Wins, rng.IntN(101))
	}
	return d, true
}

// What is coded comes back, in few bytes, and shows what the position showed.
func TestRoundTrip(t *testing.T) {
	longest := 0
	phases := map[grimoria.Phase]int{}
	positions(t, 400, func(s *grimoria.State, rng *rand.Rand) {
		d, ok := riddleAt(s, rng)
		if !ok {
			return
		}
		n := d.State
		if again, ok := Neutral(&n); !ok || again != n {
			t.Fatal("what is neutral changes")
		}
		if err := n.Check(); err != nil {
			t.Fatal(err)
		}
		bare := *s
		bare.TakeBack()
		for seat := range grimoria.Seat(players) {
			if bare.Score(seat) != n.Score(seat) || bare.Spell(seat) != n.Spell(seat) {
				t.Fatalf("the hands are other ones: %+v, %+v", bare.Position(), n.Position())
			}
		}
		if v := n.View(grimoria.NoSeat); !slices.Equal(bare.Legal(nil), n.Legal(nil)) || bare.Stack() != n.Stack() || !v.Shows(0) || bare.Active() != n.Active() {
			t.Fatalf("%+v became %+v", bare.Position(), n.Position())
		}
		data, err := Encode(&d)
		if err != nil {
			t.Fatal(err)
		}
		longest = max(longest, len(data))
		got, err := Decode(data)
		if err != nil || got.State != d.State || got.Seat != d.Seat || got.Grade != d.Grade || got.Motive != d.Motive || !slices.Equal(got.Wins, d.Wins) {
			t.Fatalf("%+v became %+v, %v", d, got, err)
		}
		phases[n.Phase()]++
	})
	for _, p := range []grimoria.Phase{grimoria.PhaseChoose, grimoria.PhaseDiscard, grimoria.PhaseSeize, grimoria.PhaseDefend, grimoria.PhasePutAway, grimoria.PhaseMerchant, grimoria.PhaseTake} {
		if phases[p] < 3 {
			t.Errorf("phase %v: %d positions", p, phases[p])
		}
	}
	if longest > riddles.MaxBytes {
		t.Errorf("%d bytes at most", longest)
	}
	t.Logf("%d bytes at most; %v", longest, phases)
}

// Damaged riddles are refused, or are riddles all the same: possible positions with an answer for each decision.
func TestDamaged(t *testing.T) {
	refused, tried := 0, 0
	positions(t, 60, func(s *grimoria.State, rng *rand.Rand) {
		d, ok := riddleAt(s, rng)
		if !ok {
			return
		}
		data, err := Encode(&d)
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
			got, err := Decode(bad)
			if err != nil {
				refused++
				continue
			}
			if err := got.State.Check(); err != nil {
				t.Fatal(err)
			}
			if !got.State.IsLegal(got.Best()) || got.About().Motive != got.Motive {
				t.Fatalf("%+v", got)
			}
		}
	})
	if refused < tried/2 {
		t.Errorf("%d of %d damaged riddles were refused", refused, tried)
	}
}

// What loses less than five of a hundred games is right, all else is not.
func TestRight(t *testing.T) {
	right, wrong := 0, 0
	positions(t, 60, func(s *grimoria.State, rng *rand.Rand) {
		d, ok := riddleAt(s, rng)
		if !ok {
			return
		}
		next := 0
		for i, made := range d.Legal() {
			win, ok := d.Of(made)
			if win != d.Wins[i] || ok != (win > d.Win()-5) {
				t.Fatalf("%v of %v: %v", win, d.Wins, ok)
			}
			if ok {
				right++
			} else {
				next = max(next, win)
				wrong++
			}
		}
		if win, ok := d.Of(d.Best()); win != slices.Max(d.Wins) || !ok || d.Next() != next {
			t.Fatalf("%+v", d)
		}
	})
	if right < 40 || wrong < 100 {
		t.Errorf("%d answers were right, %d wrong", right, wrong)
	}
}
