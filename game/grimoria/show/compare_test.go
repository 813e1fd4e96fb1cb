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
// named loses, and more than the player if both lose, and a spell said to do nothing does nothing.
func TestReasonsAreTrue(tt *testing.T) {
	names := Names{"Anna", "Bruno", "Clara", "David", "Emma"}
	seen := map[string]bool{}
	keys := []string{"vain", "no_black", "no_attack", "blocked", "shielded", "black", "attacked", "prey", "hoard", "draws", "coins", "first", "worth", "now", "both", "more", "fewer", "trade", "most", "bonus", "purse", "prey.unless", "purse.unless", "prey.tied", "prey.next", "gone",
		"no_black.never", "no_attack.never", "both.later", "more.later", "fewer.later", "trade.later", "sown", "even"}
	missing := func(key string) bool { return !seen["owl.lesson."+key] }
	for n := 0; n < 100 && slices.ContainsFunc(keys, missing); n++ { // some reasons are rare
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
				f := Facts{Black: rapid.IntRange(0, 100).Draw(t, "black"), Attacks: rapid.IntRange(0, 100).Draw(t, "attacks"),
					Blocked: rapid.IntRange(0, 100).Draw(t, "blocked")}
				for seat := range players {
					f.More[seat], f.Later[seat] = rapid.IntRange(-600, 600).Draw(t, "more"), rapid.IntRange(-600, 600).Draw(t, "later")
				}
				for seat := range players {
					f.Safe[seat] = rapid.IntRange(0, 100).Draw(t, "safe")
				}
				if rapid.Bool().Draw(t, "yet") { // nothing shows yet
					f.More = [grimoria.MaxSeats]int{}
				}
				f.Own[rapid.IntRange(0, len(f.Own)-1).Draw(t, "part")] = rapid.IntRange(0, 600).Draw(t, "own")
				i := int(pick>>45) % len(legal)
				better, worse := legal[i], legal[(i+1+int(pick>>52)%(len(legal)-1))%len(legal)]
				said := Better(&m, better, worse, &f, &names)
				if len(said) < 1 || len(said) > 4 {
					t.Fatalf("%v", said)
				}
				for _, text := range said {
					seen[text.Key] = true
					check(t, &m, better, worse, &f, &names, text)
				}
			}
		})
	}
	for _, key := range keys {
		if missing(key) {
			tt.Errorf("%s is never said", key)
		}
	}
}

// check checks a sentence.
func check(t *rapid.T, m *Model, better, worse grimoria.Decision, f *Facts, names *Names, text words.Text) {
	numbers, rival, who := map[string]int{}, -1, -1
	for _, a := range text.Args {
		if a, ok := a.(words.Arg); ok {
			numbers[a.Name] = a.N
			if a.Name == "Name" {
				rival = slices.Index(names[:], a.Text)
			}
			if a.Name == "Who" {
				who = slices.Index(names[:], a.Text)
				if (m.Players == 2) != (a.Key == "") || m.Players == 2 && who != 1-int(m.Viewer) {
					t.Errorf("%+v stands for whoever of %d does it", a, m.Players)
				}
			}
		}
	}
	close := func(said, hundredths int) bool {
		return 100*said-hundredths <= 50 && hundredths-100*said <= 50 && said > 0
	}
	n, own, later := numbers["Count"], f.More[m.Viewer], f.Later[m.Viewer]
	ok := true
	switch text.Key {
	case "owl.lesson.vain":
		now := Foresee(m, m.Viewer, int(worse.Arg), names)
		ok = now.Vain
	case "owl.lesson.no_black", "owl.lesson.black":
		ok = n == f.Black && (worse.Arg == 2 && n < 50 || better.Arg == 2 && n >= 30)
	case "owl.lesson.no_black.never":
		ok = f.Black == 0 && worse.Arg == 2
	case "owl.lesson.no_attack.never":
		ok = f.Attacks == 0 && KindOf(int(worse.Arg)) == Protection
	case "owl.lesson.no_attack", "owl.lesson.attacked":
		ok = n == f.Attacks && (KindOf(int(worse.Arg)) == Protection && n < 50 || KindOf(int(better.Arg)) == Protection && n >= 30)
	case "owl.lesson.blocked":
		ok = n == f.Blocked && KindOf(int(worse.Arg)) == Black
	case "owl.lesson.shielded":
		ok = n == f.Safe[rival] && n >= 30 && KindOf(int(worse.Arg)) == Attacking && Foresee(m, m.Viewer, int(worse.Arg), names).Prey == grimoria.Seat(rival)
	case "owl.lesson.first":
		ok = better.Arg < worse.Arg
	case "owl.lesson.prey":
		all, _ := m.Seats[rival].Companions()
		ok = all > 0 && rival != int(m.Viewer) && f.Safe[rival] < 25
	case "owl.lesson.purse":
		ok = m.Seats[rival].Coins > 0 && rival != int(m.Viewer) && f.Safe[rival] < 25
	case "owl.lesson.prey.unless", "owl.lesson.purse.unless":
		ok = f.Safe[rival] >= 25 && f.Safe[rival] <= 50 && Foresee(m, m.Viewer, int(better.Arg), names).Prey == grimoria.Seat(rival)
	case "owl.lesson.prey.next":
		ok = n == f.Safe[rival] && n > 50 && m.Players > 2 && Foresee(m, m.Viewer, int(better.Arg), names).Prey == grimoria.Seat(rival)
	case "owl.lesson.gone":
		ok = worse.Arg == 10 && Foresee(m, m.Viewer, 10, names).Gone == 1
	case "owl.lesson.prey.tied":
		ok = len(Foresee(m, m.Viewer, int(better.Arg), names).Preys) > 1
	case "owl.lesson.worth":
		ok = n > numbers["Less"] && own > -50 && m.Slots[better.Arg].Card != grimoria.NoCard && m.Slots[worse.Arg].Card != grimoria.NoCard
	case "owl.lesson.now":
		ok = n > 0 && own > -50
	case "owl.lesson.more":
		ok = close(n, own)
	case "owl.lesson.both":
		ok = close(n, own) && close(numbers["Fewer"], -f.More[rival]) && rival != int(m.Viewer)
	case "owl.lesson.fewer":
		ok = close(n, -f.More[rival]) && rival != int(m.Viewer) && own > -50
	case "owl.lesson.trade":
		ok = close(n, -f.More[rival]) && close(numbers["Own"], -own) && n > numbers["Own"]
	case "owl.lesson.most", "owl.lesson.bonus":
		part := slices.IndexFunc(parts[:], func(key string) bool { return text.Args[0].(words.Arg).Key == key })
		ok = own >= 250 && 2*f.Own[part] > own
	case "owl.lesson.more.later":
		ok = close(n, later) && own > -50
	case "owl.lesson.both.later":
		ok = close(n, later) && close(numbers["Fewer"], -f.Later[rival]) && rival != int(m.Viewer) && own > -50
	case "owl.lesson.fewer.later":
		ok = close(n, -f.Later[rival]) && rival != int(m.Viewer) && later > -50 && own > -50
	case "owl.lesson.trade.later":
		ok = close(n, -f.Later[rival]) && close(numbers["Own"], -later) && n > numbers["Own"]
	case "owl.lesson.sown":
		ok = close(n, -own) && close(numbers["Later"], later)
	case "owl.lesson.even":
		ok = own < 50
	}
	if !ok {
		t.Errorf("%s with %v of %v or %v, %+v", text.Key, text.Args, better, worse, *f)
	}
}
