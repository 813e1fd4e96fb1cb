package show

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/grimoriatest"
)

// Whatever is said of a better decision is true of the facts and of what the table shows: numbers are those found, a rival who is
// named loses, a spell said to do nothing does nothing, and there are as many rounds to come as is said.
func TestReasonsAreTrue(tt *testing.T) {
	names := Names{"Anna", "Bruno", "Clara", "David", "Emma"}
	seen := map[string]bool{}
	rapid.Check(tt, func(t *rapid.T) {
		players := rapid.IntRange(2, 5).Draw(t, "players")
		s, _ := grimoriatest.Start(tt, grimoria.Setup{Players: players, Seed: rapid.Uint64().Draw(t, "seed")})
		pick := rapid.Uint64().Draw(t, "pick")
		for p := range grimoriatest.Play(tt, &s, func(s *grimoria.State, legal []grimoria.Decision) grimoria.Decision {
			pick = pick*6364136223846793005 + 1442695040888963407
			return legal[int(pick>>33)%len(legal)]
		}) {
			s := p.Before
			legal := s.Legal(nil)
			if len(legal) < 2 || pick>>40&7 != 0 {
				continue
			}
			me := s.ToMove()
			s.TakeBack()
			view := s.View(me)
			m := Project(&view)
			f := Facts{Black: rapid.IntRange(0, 100).Draw(t, "black"), Attacks: rapid.IntRange(0, 100).Draw(t, "attacks"), Shielded: rapid.IntRange(0, 100).Draw(t, "shielded"),
				Blocked: rapid.IntRange(0, 100).Draw(t, "blocked")}
			for seat := range players {
				f.More[seat] = rapid.IntRange(-600, 600).Draw(t, "more")
			}
			i := int(pick>>45) % len(legal)
			better, worse := legal[i], legal[(i+1+int(pick>>52)%(len(legal)-1))%len(legal)]
			said := Better(&m, better, worse, &f, &names)
			if len(said) < 1 || len(said) > 2 {
				t.Fatalf("%v", said)
			}
			for _, text := range said {
				seen[text.Key] = true
				check(t, &m, better, worse, &f, &names, text)
			}
		}
	})
	for _, key := range []string{"vain", "no_black", "no_attack", "blocked", "shielded", "black", "attacked", "prey", "hoard", "draws", "coins", "first", "worth", "now", "both", "more", "fewer", "later", "sown", "end"} {
		if !seen["owl.lesson."+key] {
			tt.Errorf("%s is never said", key)
		}
	}
}

// check checks a sentence.
func check(t *rapid.T, m *Model, better, worse grimoria.Decision, f *Facts, names *Names, text words.Text) {
	numbers, rival := map[string]int{}, -1
	for _, a := range text.Args {
		if a, ok := a.(words.Arg); ok {
			numbers[a.Name] = a.N
			if a.Name == "Name" {
				rival = slices.Index(names[:], a.Text)
			}
		}
	}
	close := func(said, hundredths int) bool {
		return 100*said-hundredths <= 50 && hundredths-100*said <= 50 && said > 0
	}
	n, own, left := numbers["Count"], f.More[m.Viewer], grimoria.LastLevel-m.Level
	ok := true
	switch text.Key {
	case "owl.lesson.vain":
		now := Foresee(m, m.Viewer, int(worse.Arg), names)
		ok = now.Vain
	case "owl.lesson.no_black", "owl.lesson.black":
		ok = n == f.Black && (worse.Arg == 2 && n < 50 || better.Arg == 2 && n >= 30)
	case "owl.lesson.no_attack", "owl.lesson.attacked":
		ok = n == f.Attacks && (KindOf(int(worse.Arg)) == Protection && n < 50 || KindOf(int(better.Arg)) == Protection && n >= 30)
	case "owl.lesson.blocked":
		ok = n == f.Blocked && KindOf(int(worse.Arg)) == Black
	case "owl.lesson.shielded":
		ok = n == f.Shielded && KindOf(int(worse.Arg)) == Attacking
	case "owl.lesson.first":
		ok = better.Arg < worse.Arg
	case "owl.lesson.prey":
		all, _ := m.Seats[rival].Companions()
		ok = all > 0 && rival != int(m.Viewer)
	case "owl.lesson.worth":
		ok = n > numbers["Less"] && own > -50 && m.Slots[better.Arg].Card != grimoria.NoCard && m.Slots[worse.Arg].Card != grimoria.NoCard
	case "owl.lesson.now":
		ok = n > 0 && own > -50
	case "owl.lesson.more":
		ok = close(n, own)
	case "owl.lesson.both":
		ok = close(n, own) && close(numbers["Fewer"], -f.More[rival]) && rival != int(m.Viewer)
	case "owl.lesson.fewer":
		ok = close(n, -f.More[rival]) && rival != int(m.Viewer)
	case "owl.lesson.sown":
		ok = close(n, -own) && numbers["Rounds"] == left
	case "owl.lesson.later":
		ok = n == left && left > 0
	case "owl.lesson.end":
		ok = left == 0
	}
	if !ok {
		t.Errorf("%s with %v of %v or %v, %+v, %d rounds to come", text.Key, text.Args, better, worse, *f, left)
	}
}
