package lesson

import (
	"math/bits"
	"reflect"
	"slices"
	"testing"

	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/grimoriatest"
	"touria.games/touria/rules/ring"
)

// played plays a game of bots.
func played(t testing.TB, seed uint64, names ...string) (g Game) {
	t.Helper()
	var bots [grimoria.MaxSeats]bot.Bot
	for seat, name := range names {
		b, err := bot.New(name)
		if err != nil {
			t.Fatal(err)
		}
		bots[seat] = b
	}
	s, _ := grimoriatest.Start(t, grimoria.Setup{Players: len(names), Seed: seed})
	for p := range grimoriatest.Play(t, &s, func(s *grimoria.State, _ []grimoria.Decision) grimoria.Decision {
		b := bots[s.ToMove()]
		b.Begin(s.View(s.ToMove()), rules.Number(seed, rules.SessionBots, uint32(len(g.Decisions))))
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
	var who []grimoria.Seat
	for seat := range grimoria.Seat(g.Players()) {
		who = append(who, seat)
	}
	teacher := New(g, who, iterations, 5)
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

// Whatever goes otherwise when chance is drawn anew is owed to chance, too.
func TestChanceIsNoticed(t *testing.T) {
	g := played(t, 3, bot.Stroll, bot.Stroll, bot.Stroll)
	teacher := New(g, []grimoria.Seat{0}, 0, 5)
	said := map[bool]int{}
	for i, d := range g.Decisions {
		if g.Positions[i].Phase() == grimoria.PhaseChoose {
			continue
		}
		var first []grimoria.Event
		differs := false
		for k := range uint64(12) {
			s, log := g.Positions[i], grimoria.Log{}
			s.Redraw(k + 1)
			s.Apply(d, &log)
			if k == 0 {
				first = log.Events
			}
			differs = differs || !slices.Equal(first, log.Events)
		}
		chance := teacher.chance(&g.Positions[i], []grimoria.Decision{d})
		if said[chance]++; differs && !chance {
			t.Errorf("decision %d, %v, leads to different events without chance", i, d)
		}
	}
	if said[true] == 0 || said[false] == 0 {
		t.Errorf("chance follows %v", said)
	}
}

// The parts of a result add up to it, and what one wins by chance or by a reveal, others lose.
func TestPartsAddUp(t *testing.T) {
	for n := range ring.Pick(uint64(2), 4) {
		names := []string{"greedy", bot.Stroll, "random", "greedy", "greedy"}[:2+n%4]
		g := played(t, n, names...)
		won := g.Positions[len(g.Positions)-1].Winners()
		var all Lesson
		for _, l := range learn(t, g, 0, 1<<20) {
			if !l.AddUp() {
				t.Errorf("game %d, %v: %+v do not add up", n, l.Seat, l)
			}
			if want := int(won>>l.Seat&1) * Certain / bits.OnesCount8(won); l.End != want {
				t.Errorf("game %d, %v: the end is worth %d, not %d", n, l.Seat, l.End, want)
			}
			if l.Own != l.Played[l.Seat] {
				t.Errorf("game %d, %v: %d or %d for its decisions", n, l.Seat, l.Own, l.Played[l.Seat])
			}
			all.Deal, all.Chance, all.Reveal = all.Deal+l.Deal, all.Chance+l.Chance, all.Reveal+l.Reveal
		}
		most := 2 * len(g.Decisions) * len(names) // what is rounded
		for _, sum := range []int{all.Deal, all.Chance, all.Reveal} {
			if sum > most || sum < -most {
				t.Errorf("game %d: chance gives all together %+v", n, all)
			}
		}
	}
}

// A lesson does not depend on the slices in which it is worked out.
func TestAnySlicing(t *testing.T) {
	g := played(t, 3, "greedy", "random", bot.Stroll)
	if one, two := learn(t, g, 20, 1<<22), learn(t, g, 20, 300); !reflect.DeepEqual(one, two) {
		t.Errorf("%+v in one go, %+v in slices", one, two)
	}
}

// Marks are the player's own decisions, one a round at most, the dearest first, and the better one can be made. Who has
// none may be praised.
func TestMarks(t *testing.T) {
	marked, praised := 0, 0
	for n := range ring.Pick(uint64(3), 6) {
		g := played(t, n, bot.Crown, "random")
		for _, l := range learn(t, g, 100, 1<<22) {
			list := l.Marks
			if l.Praise != nil {
				praised++
				if list = append(list, *l.Praise); len(l.Marks) > 0 {
					t.Errorf("game %d: praise beside marks", n)
				}
			}
			if len(list) > most {
				t.Errorf("%d marks", len(list))
			}
			rounds := map[int]bool{}
			for k, m := range list {
				marked++
				s := g.Positions[m.At]
				if s.ToMove() != l.Seat || !s.IsLegal(m.Other) || m.Other == g.Decisions[m.At] {
					t.Errorf("game %d: %+v is no choice of %v's", n, m, l.Seat)
				}
				if rounds[s.Round()] || k > 0 && m.Gap > list[k-1].Gap {
					t.Errorf("game %d: %+v are not the dearest of their rounds in order", n, list)
				}
				rounds[s.Round()] = true
				if m.Gap < Certain*3/100 || 2*m.Gap < 5*m.Error || m.Win < m.Gap {
					t.Errorf("game %d: a gap of %d ± %d of %d", n, m.Gap, m.Error, m.Win)
				}
			}
		}
	}
	if marked < ring.Pick(6, 12) || praised == 0 {
		t.Errorf("%d marks, %d of them praise, in games of a random player and the best bot", marked, praised)
	}
}

// A mark stands only if a first look and a second one with eight times the budget and other chance say so, and tells the smaller of
// both claims; both see no more than the player could know before anybody had chosen.
func TestMarksAreSure(t *testing.T) {
	const iterations = 60
	marked := 0
	for n := range ring.Pick(uint64(2), 4) {
		g := played(t, n, "greedy", "random", "random")
		who := []grimoria.Seat{0, 1, 2}
		teacher := New(g, who, iterations, n)
		for !teacher.Work(1 << 22) {
		}
		judge := bot.NewAppraiser(iterations)
		done := func() bot.Verdict {
			for !judge.Step(1 << 20) {
			}
			return judge.Verdict()
		}
		for _, l := range teacher.Lessons() {
			for _, m := range l.Marks {
				marked++
				first := m.At
				for g.Positions[m.At].Phase() == grimoria.PhaseChoose && first > 0 && g.Positions[first-1].Phase() == grimoria.PhaseChoose {
					first--
				}
				view := g.Positions[first].View(l.Seat)
				judge.Look(view, g.Decisions[m.At], teacher.number(m.At, 0))
				one := done()
				judge.Confirm(view, g.Decisions[m.At], one, teacher.number(m.At, 1))
				two := done()
				if !one.Grave() || !two.Grave() || one.Other != m.Other || m.Gap != min(-one.Gap, -two.Gap) || m.Error != two.Error {
					t.Errorf("game %d: %+v is marked, found %+v and %+v", n, m, one, two)
				}
			}
		}
	}
	if marked < ring.Pick(5, 10) {
		t.Errorf("only %d marks", marked)
	}
}

// To take a card instead of another one of its kind is no mistake.
func TestTwinsAreNoMistake(t *testing.T) {
	judge := bot.NewAppraiser(60)
	twins := 0
	for n := range uint64(6) {
		g := played(t, n, "greedy", "random", bot.Stroll)
		for i := range g.Decisions {
			s := &g.Positions[i]
			if s.Phase() != grimoria.PhaseTake {
				continue
			}
			view := g.View(i)
			verdict := func(d grimoria.Decision) bot.Verdict {
				judge.Look(view, d, 7)
				for !judge.Step(1 << 20) {
				}
				return judge.Verdict()
			}
			legal := s.Legal(nil)
			for k, d := range legal {
				for _, o := range legal[k+1:] {
					if d.Kind != grimoria.Take || o.Kind != grimoria.Take {
						continue
					}
					card, open := view.Slot(int(d.Arg))
					if twin, seen := view.Slot(int(o.Arg)); !open || !seen || card != twin {
						continue
					}
					twins++
					one, two := verdict(d), verdict(o)
					if one.Grave() && one.Other == o || two.Grave() && two.Other == d {
						t.Errorf("game %d, decision %d: one of two %v is said to be better: %+v, %+v", n, i, card, one, two)
					}
					if diff := one.Gap - two.Gap; one.Other != o && two.Other != d && max(diff, -diff) > 3*max(one.Error, two.Error)+1 {
						t.Errorf("game %d, decision %d: alike, but %+v and %+v", n, i, one, two)
					}
				}
			}
		}
	}
	if twins < 10 {
		t.Errorf("only %d pairs of cards alike", twins)
	}
}

// Who plays better is owed more for their decisions, and the rest brings neither much on the average.
func TestDecisionsTellPlayersApart(t *testing.T) {
	own, rest := [2]int{}, 0
	games := ring.Pick(4, 8)
	for n := range uint64(games) {
		names := []string{bot.Quest, "random"}
		if n%2 == 1 {
			names[0], names[1] = names[1], names[0]
		}
		for _, l := range learn(t, played(t, n, names...), 0, 1<<22) {
			who := 0
			if names[l.Seat] == "random" {
				who = 1
			}
			own[who] += l.Own
			if who == 0 {
				rest += l.Deal + l.Chance + l.Reveal
			}
		}
	}
	if own[0] < own[1]+games*Certain/4 || rest > games*Certain/5 || rest < -games*Certain/5 {
		t.Errorf("decisions brought %d and %d in %d games, the rest %d", own[0], own[1], games, rest)
	}
}

// A whole lesson for one of two players.
func BenchmarkLesson(b *testing.B) {
	g := played(b, 1, bot.Journey, bot.Quest)
	for b.Loop() {
		teacher := New(g, []grimoria.Seat{0}, Iterations, 1)
		for !teacher.Work(1 << 20) {
		}
	}
}
