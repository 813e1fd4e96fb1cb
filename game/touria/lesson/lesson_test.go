package lesson

import (
	"reflect"
	"testing"

	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/touriatest"
)

// played plays a game of quick bots.
func played(t testing.TB, n int, names ...string) Game {
	t.Helper()
	r := touriatest.Rules
	g := Game{Rules: r}
	var bots [rules.Seats]bot.Bot
	setup := touriatest.Setup(n)
	setup.Seats = rules.SeatsFor(len(names))
	setup.Start = rules.S
	seat := rules.S
	for _, name := range names {
		b, err := bot.New(name, r)
		if err != nil {
			t.Fatal(err)
		}
		bots[seat] = b
		seat = setup.Seats.Next(seat)
	}
	s, _ := touriatest.Start(t, setup)
	for p := range touriatest.Play(t, &s, func(s *touria.State, _ []touria.Decision) touria.Decision {
		b := bots[s.ToMove()]
		b.Begin(r.View(s, s.ToMove()), rules.Number(uint64(n), rules.SessionBots, uint32(len(g.Decisions))))
		for !b.Step(1 << 20) {
		}
		return b.Best()
	}) {
		g.Positions, g.Decisions = append(g.Positions, p.Before), append(g.Decisions, p.Made)
	}
	g.Positions = append(g.Positions, s)
	return g
}

// learn teaches all seats.
func learn(t testing.TB, g Game, iterations, slice int) []Lesson {
	t.Helper()
	var who []rules.Seat
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if g.Seats().Has(seat) {
			who = append(who, seat)
		}
	}
	teacher, err := New(g, who, iterations, 5)
	if err != nil {
		t.Fatal(err)
	}
	far := float32(0)
	for !teacher.Work(slice) {
		if p := teacher.Progress(); p < far || p > 1 {
			t.Fatalf("progress %v after %v", p, far)
		} else {
			far = p
		}
	}
	return teacher.Lessons()
}

// The parts of a result add up to it, and what one wins by chance, others lose.
func TestPartsAddUp(t *testing.T) {
	gains := 0
	for n := range 6 {
		names := []string{"greedy", "greedy", "random"}[:2+n%2]
		g := played(t, n, names...)
		end := &g.Positions[len(g.Positions)-1]
		deal, luck := 0, 0
		for _, l := range learn(t, g, 0, 1<<20) {
			if !l.AddUp() {
				t.Errorf("game %d, %v: %+v do not add up", n, l.Seat, l)
			}
			if won := l.Seat == end.Winner(); won != (l.End == Certain) || !won && l.End != 0 {
				t.Errorf("game %d, %v: the end is worth %d", n, l.Seat, l.End)
			}
			if l.Gain > 0 && (g.Positions[l.Best].ToMove() != l.Seat || l.Best > 0 && g.Positions[l.Best-1].Turn() == g.Positions[l.Best].Turn()) {
				t.Errorf("game %d, %v: decision %d does not begin the best turn", n, l.Seat, l.Best)
			}
			gains = max(gains, l.Gain)
			deal, luck = deal+l.Deal, luck+l.Chance
		}
		if most := len(g.Decisions) * len(names); deal > most || deal < -most || luck > 2*most || luck < -2*most { // what is rounded
			t.Errorf("game %d: the deal gives all %d together, chance %d", n, deal, luck)
		}
	}
	if gains < Certain/50 {
		t.Errorf("no turn of six games brought more than %d", gains)
	}
}

// A lesson does not depend on the slices in which it is worked out.
func TestAnySlicing(t *testing.T) {
	g := played(t, 3, "greedy", "random")
	if one, two := learn(t, g, 20, 1<<22), learn(t, g, 20, 700); !reflect.DeepEqual(one, two) {
		t.Errorf("%+v in one go, %+v in slices", one, two)
	}
}

// Marks are the player's own choices, one a turn at most, the dearest first, and what is better can be done.
func TestMarks(t *testing.T) {
	marked := 0
	for n := range 2 {
		g := played(t, n, "greedy", "random")
		for _, l := range learn(t, g, 30, 1<<22) {
			if len(l.Marks) > most {
				t.Errorf("%d marks", len(l.Marks))
			}
			turns := map[int]bool{}
			for k, m := range l.Marks {
				marked++
				s := g.Positions[m.From]
				if s.ToMove() != l.Seat || m.To <= m.From {
					t.Errorf("game %d: decisions %d to %d are not %v's", n, m.From, m.To, l.Seat)
				}
				if turns[s.Turn()] || k > 0 && m.Loss > l.Marks[k-1].Loss {
					t.Errorf("game %d: %+v are not the dearest of their turns in order", n, l.Marks)
				}
				turns[s.Turn()] = true
				if m.Loss < Certain*3/100 || 2*m.Loss < 5*m.Error || m.Win < m.Loss {
					t.Errorf("game %d: a loss of %d ± %d of %d", n, m.Loss, m.Error, m.Win)
				}
				for _, d := range m.Better {
					if why := g.Rules.Why(&s, d); why != touria.ReasonNone {
						t.Fatalf("game %d: %v of %v is refused: %v", n, d, m.Better, why)
					}
					g.Rules.Apply(&s, d, nil)
				}
			}
		}
	}
	if marked < 2 {
		t.Errorf("only %d marks in games of a random player", marked)
	}
}

// A whole lesson for one of two players.
func BenchmarkLesson(b *testing.B) {
	g := played(b, 1, bot.Journey, bot.Quest)
	for b.Loop() {
		teacher, err := New(g, []rules.Seat{rules.S}, Iterations, 1)
		if err != nil {
			b.Fatal(err)
		}
		for !teacher.Work(1 << 20) {
		}
	}
}
