package board

import (
	"math/rand/v2"
	"strings"
	"testing"

	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// What fits a room fits a larger one; a spell has its name there as soon as its narrow one fits, and the first sentences of
// a text are where it begins.
func TestFits(t *testing.T) {
	a, rng := newApp(t), rand.New(rand.NewPCG(15, 1))
	for range 1500 {
		anyScreen(rng).Set(a)
		room := anyRoom(rng, 30, 260)
		large := room
		large.W, large.H = room.W+rng.Float32()*80, room.H+rng.Float32()*80
		spell := 1 + rng.IntN(grimoria.LastSpell)
		name := a.T(show.SpellName(spell))
		if NameFits(a, name, room) && !NameFits(a, name, large) {
			t.Fatalf("%q fits %v, and not %v", name, room, large)
		}
		short, long := SpellIn(a, spell, room), SpellIn(a, spell, large)
		if short != "" && long == "" || short == name && long != name || NameFits(a, name, room) != (short == name) {
			t.Fatalf("%q is %q in %v and %q in %v", name, short, room, long, large)
		}
		text := a.T("goal.text")
		some, high := FirstSentences(a, text, room)
		more, _ := FirstSentences(a, text, large)
		if some == "" || !strings.HasPrefix(text, some) || len(more) < len(some) {
			t.Fatalf("%q begins with %q in %v, with %q in %v", text, some, room, more, large)
		}
		if high > room.H && strings.Contains(some[:len(some)-1], ". ") {
			t.Fatalf("%q is %v high in %v", some, high, room)
		}
	}
}

// The parts of a score are all of it.
func TestPoints(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 2))
	for range 200 {
		p := grimoria.Score{Coins: rng.IntN(20), Places: rng.IntN(20), Treasures: rng.IntN(20), Companions: rng.IntN(20), Bonus: rng.IntN(20) - 5}
		sum := 0
		for kind := range Kinds {
			sum += PartOf(p, kind)
		}
		if sum != p.Total() {
			t.Fatalf("the parts of %+v are %d", p, sum)
		}
	}
	for n, want := range map[int]string{0: "0", 3: "+3", -2: "−2"} {
		if got := Signed(n); got != want {
			t.Errorf("%d is written %s", n, got)
		}
	}
}

// Icons of one kind are counted, none is lost, and more of them never take less room.
func TestIcons(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 3))
	for range 500 {
		var list []ui.Icon
		wide := float32(0)
		for n := 1; n <= 1+rng.IntN(12); n++ {
			list = AddIcon(list, CardIcon(grimoria.Card(rng.IntN(6))))
			all := 0
			for i, icon := range list {
				all += max(icon.Count, 1)
				for _, o := range list[:i] {
					if o.What == icon.What {
						t.Fatalf("%+v stands twice", icon)
					}
				}
			}
			if all != n {
				t.Fatalf("of %d icons %d are left", n, all)
			}
			if w := IconsWide(list, 24); w < wide {
				t.Fatalf("%d icons are %v wide, fewer %v", n, w, wide)
			} else {
				wide = w
			}
		}
	}
}

// Nobody is painted twice at a table, who has chosen a face has it, and every bot has a name of its own.
func TestPortraits(t *testing.T) {
	a, rng := newApp(t), rand.New(rand.NewPCG(15, 4))
	for range 2000 {
		players := make([]session.Player, 2+rng.IntN(grimoria.MaxSeats-1))
		names := map[string]bool{}
		chosen := rng.Perm(session.Faces)
		for i := range players {
			p := &players[i]
			p.Crest = i
			if rng.IntN(2) == 0 {
				p.Face = max(0, chosen[i]+1-rng.IntN(2)*session.Faces)
				continue
			}
			temper := bot.Tempers()[rng.IntN(len(bot.Tempers()))]
			p.Level = bot.Name(bot.Stroll, temper)
			p.Name = CharacterName(a, temper, func(name string) bool { return names[name] })
			if names[p.Name] || !strings.HasPrefix(p.Name, a.T("bot."+temper+".name")) {
				t.Fatalf("%s is called %q beside %v", temper, p.Name, names)
			}
			names[p.Name] = true
		}
		who, seen := Portraits(players), map[int]bool{}
		for i, p := range players {
			if seen[who[i]] || who[i] < 0 {
				t.Fatalf("%+v are painted as %v", players, who)
			}
			seen[who[i]] = true
			if p.Human() && p.Face > 0 && who[i] != People[p.Face-1] {
				t.Fatalf("who has chosen face %d is painted as %d", p.Face, who[i])
			}
		}
	}
}
