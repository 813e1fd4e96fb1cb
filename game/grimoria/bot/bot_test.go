package bot

import (
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/grimoriatest"
)

// positions shows positions of random games, one of each kind of question among them.
func positions(t *testing.T, each func(s *grimoria.State)) {
	t.Helper()
	met := map[grimoria.Phase]bool{}
	for seed := range uint64(40) {
		s, _ := grimoriatest.Start(t, grimoria.Setup{Players: 2 + int(seed%4), Seed: seed})
		for p := range grimoriatest.Play(t, &s, grimoriatest.Random(seed)) {
			if phase := p.Before.Phase(); !met[phase] || rules.Below(rules.Number(seed, rules.GrimoriaHidden, uint32(p.N)), 100) == 0 {
				met[phase] = true
				each(&p.Before)
			}
		}
	}
	for p := range grimoria.PhaseOver {
		if !met[p] {
			t.Errorf("no position in phase %s was met", p)
		}
	}
}

func think(b Bot, v grimoria.View, seed uint64, slice int) grimoria.Decision {
	b.Begin(v, seed)
	for !b.Step(slice) {
	}
	return b.Best()
}

// Every bot decides legally from its view alone: in slices of any size, and whatever it cannot know
// is like, it decides the same.
func TestBotsDecideByTheirViewAlone(t *testing.T) {
	for _, name := range Names() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b, err := New(name)
			if err != nil {
				t.Fatal(err)
			}
			other, _ := New(name)
			positions(t, func(s *grimoria.State) {
				me := s.ToMove()
				v := s.View(me)
				b.Begin(v, 5)
				if !s.IsLegal(b.Best()) {
					t.Fatalf("it begins with %v in phase %s", b.Best(), s.Phase())
				}
				got := think(b, v, 5, 1)
				if !s.IsLegal(got) {
					t.Fatalf("it plays %v in phase %s", got, s.Phase())
				}
				hidden := v.Determinise(77)
				if d := think(other, hidden.View(me), 5, 1<<20); d != got {
					t.Fatalf("in one go and with other hidden cards it plays %v, not %v, in phase %s", d, got, s.Phase())
				}
			})
		})
	}
}

// While spells are chosen a seat may think before those in front of it in the record have chosen,
// and learns nothing from their having done so.
func TestChoiceDoesNotDependOnTheOrderOfTheRecord(t *testing.T) {
	for seed := range uint64(6) {
		s, _ := grimoriatest.Start(t, grimoria.Setup{Players: 3, Seed: seed})
		b, _ := New("round")
		early := think(b, s.View(2), seed, 100)
		s.Apply(grimoria.Decision{Kind: grimoria.Choose, Arg: 2}, nil)
		s.Apply(grimoria.Decision{Kind: grimoria.Choose, Arg: 3}, nil)
		if late := think(b, s.View(2), seed, 100); late != early {
			t.Errorf("seed %d: seat 3 chooses %v before the others and %v after them", seed, early, late)
		}
	}
}

func TestUnknownBot(t *testing.T) {
	if _, err := New("rook"); err == nil {
		t.Error("there is a bot that there is not")
	}
	if Known("rook") || !Known(Crown) {
		t.Error("the bots are not known by their names")
	}
}

// Whoever thinks more plays better.
func TestStrengthGrows(t *testing.T) {
	for _, c := range []struct {
		one, other string
		atLeast    float64
	}{{"greedy", "random", 0.8}, {Stroll, "random", 0.8}, {"round", "greedy", 0.7}} {
		if got := mirrored(t, c.one, c.other, 2, 30); got < c.atLeast {
			t.Errorf("%s has %.0f %% of the points against %s", c.one, 100*got, c.other)
		}
	}
}

// How long a bot thinks about an answer does not tell how many it has (G12.4).
func TestAnswersTakeAsLong(t *testing.T) {
	lone, more := 0, 0
	for seed := range uint64(12) {
		s, _ := grimoriatest.Start(t, grimoria.Setup{Players: 2 + int(seed%4), Seed: seed})
		for p := range grimoriatest.Play(t, &s, grimoriatest.Random(seed)) {
			if !asksForHidden(p.Before.Phase()) {
				continue
			}
			if len(p.Legal) == 1 {
				lone++
			} else {
				more++
			}
			for _, level := range []string{Stroll, Journey, Quest} {
				b, err := New(level)
				if err != nil {
					t.Fatal(err)
				}
				b.Begin(p.Before.View(p.Before.ToMove()), seed)
				steps := 1
				for !b.Step(1) {
					steps++
				}
				if want := max(levels[level].decisions, 1); steps != want {
					t.Fatalf("game %d: with %d answers in phase %s, %s thinks for %d steps, not for %d", seed, len(p.Legal), p.Before.Phase(), level, steps, want)
				}
			}
		}
	}
	if lone < 5 || more < 5 {
		t.Errorf("%d questions with one answer, %d with more", lone, more)
	}
}
