package show

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/grimoriatest"
)

var people = Names{"Anna", "Bruno", "Clara", "David", "Emma"}

// goods is what somebody has whom all see alike.
type goods struct{ coins, open, cloaked, places, hoard int }

func goodsOf(h *Hand) goods {
	all, open := h.Companions()
	return goods{h.Coins, open, all - open, h.NPlaces, h.NHoard}
}

// names reports whether a text names a seat, or speaks to it.
func names(text string, seat, you grimoria.Seat) bool {
	if seat == you {
		low := " " + strings.ToLower(text)
		return strings.Contains(low, " you") || strings.Contains(text, people[seat])
	}
	return strings.Contains(text, people[seat])
}

// Everything that changes somebody's coins, companions or cards is told, on the stage and in the
// chronicle, with name and number, by nothing that the onlooker may not know; a spell that does
// nothing says why, and each of the five reasons comes up.
func TestEveryChangeIsTold(t *testing.T) {
	en := words.New("en")
	reasons := map[grimoria.Why]bool{}
	losses, drawn, whys := 0, 0, 0
	check := func(before, after *grimoria.State, _ grimoria.Decision, events []grimoria.Event) {
		public := before.View(grimoria.NoSeat)
		start := Project(&public)
		lines := Chronicle(nil, &start, events, &people)
		chronicle := ""
		for _, l := range lines {
			chronicle += l.Text.In(en) + "\n"
		}
		for you := range grimoria.Seat(before.Players() + 1) {
			if int(you) == before.Players() {
				you = grimoria.NoSeat
			}
			tales := Tell(&start, events, Voice{Names: &people, You: you})
			// What is told follows from what everybody sees.
			var seen []grimoria.Event
			for _, e := range events {
				if e.Only == rules.Everyone {
					seen = append(seen, e)
				}
			}
			var all, open []string
			for _, x := range tales {
				all = append(all, x.Text.In(en), x.Sub.In(en))
			}
			for _, x := range Tell(&start, seen, Voice{Names: &people, You: you}) {
				open = append(open, x.Text.In(en), x.Sub.In(en))
			}
			if !slices.Equal(all, open) {
				t.Fatalf("with what only some see, seat %v is told %q, without it %q", you, all, open)
			}
			m := start
			for i := range events {
				e := &events[i]
				was := m
				m.Fold(e)
				k := slices.IndexFunc(tales, func(x Told) bool { return x.From <= i && i < x.To })
				if e.Kind == grimoria.Drawn {
					drawn++
					if k < 0 || tales[k].Brief.Key == "" || !slices.Contains(tales[k].Drawn, e.Card) {
						t.Fatalf("the drawn card %s is not among those of %+v", e.Card, tales)
					}
				}
				for seat := range grimoria.Seat(m.Players) {
					a, b := goodsOf(&was.Seats[seat]), goodsOf(&m.Seats[seat])
					if a == b {
						continue
					}
					if k < 0 {
						t.Fatalf("%s of %s is not told: %+v", e.Kind, people[seat], *e)
					}
					text := tales[k].Text.In(en) + " " + tales[k].Sub.In(en)
					if !names(text, seat, you) {
						t.Fatalf("%s changes what %s has, but seat %v is told %q", e.Kind, people[seat], you, text)
					}
					if n := max(a.coins-b.coins, b.coins-a.coins); n > 0 && e.Card == grimoria.NoCard && !strings.Contains(text, strconv.Itoa(n)+" coin") {
						t.Fatalf("%d coins come or go, but %q says nothing of it", n, text)
					}
					if c := e.Card; c.IsCompanion() && (a.open+a.cloaked != b.open+b.cloaked || a.open != b.open) && e.Kind != grimoria.LeftGame {
						if !strings.Contains(strings.ToLower(text), strings.ToLower(en.Text(CardName(c)))) {
							t.Fatalf("%s moves, but seat %v is told %q", c, you, text)
						}
					}
					if you == grimoria.NoSeat && !strings.Contains(chronicle, tales[k].Text.In(en)) {
						t.Fatalf("the chronicle does not say %q but %q", tales[k].Text.In(en), chronicle)
					}
				}
				if e.Kind == grimoria.Failed {
					reasons[e.Why] = true
					if k < 0 || !tales[k].Failed || !strings.Contains(tales[k].Text.In(en), " fails: ") || strings.Contains(chronicle, "{") {
						t.Fatalf("spell %d fails (%s), and it is told %v", e.Spell, e.Why, tales)
					}
					if x := &tales[k]; e.Why == grimoria.Blocked && m.Seats[x.Face].Spell != 2 {
						t.Fatalf("spell %d is blocked by %s, who chose spell %d", e.Spell, people[x.Face], m.Seats[x.Face].Spell)
					}
				}
				if k >= 0 && tales[k].From == i && tales[k].Why.Key != "" {
					x := &tales[k]
					had := func(seat grimoria.Seat) int {
						if _, open := was.Seats[seat].Companions(); x.Spell != 12 {
							return open
						}
						return was.Seats[seat].Coins
					}
					for seat := range grimoria.Seat(m.Players) {
						free := seat != x.By && !was.Protected(seat)
						if had(seat) > had(x.On) && (free || strings.HasPrefix(x.Why.Key, "why.most")) {
							t.Fatalf("%q, but %s has more", x.Why.In(en), people[seat])
						}
					}
					if !strings.Contains(x.Why.In(en), strconv.Itoa(had(x.On))) || !names(x.Why.In(en), x.On, you) {
						t.Fatalf("%q does not say who had %d", x.Why.In(en), had(x.On))
					}
					whys++
				}
				if e.Kind == grimoria.Paid && e.Spell == 12 && e.Seat == you {
					losses++
					x := tales[k]
					if !x.Loss || x.Face != m.Attack.By && x.Face != x.By || x.By == you || !strings.HasSuffix(x.Text.In(en), "from you.") {
						t.Fatalf("the loss of seat %v is told as %+v", you, x)
					}
				}
			}
		}
	}
	games(t, check)
	// When all look for treasures, none is left in the end.
	s, _ := grimoriatest.Start(t, grimoria.Setup{Players: grimoria.MaxSeats, Seed: 3})
	other := grimoriatest.Random(3)
	dowse := grimoria.Decision{Kind: grimoria.Choose, Arg: 5}
	for p := range grimoriatest.Play(t, &s, func(s *grimoria.State, legal []grimoria.Decision) grimoria.Decision {
		if slices.Contains(legal, dowse) {
			return dowse
		}
		return other(s, legal)
	}) {
		check(&p.Before, p.After, p.Made, p.Events)
	}
	if len(reasons) != 5 {
		t.Errorf("spells fail only for the reasons %v", reasons)
	}
	if losses == 0 || drawn == 0 || whys == 0 {
		t.Errorf("%d coins are robbed, %d cards drawn", losses, drawn)
	}
}

// What a player has done in a round is said in one sentence, with every number, every name and every card; the onlooker is
// "you" in it.
func TestSumTellsAll(t *testing.T) {
	var catalogues []*words.Catalogue
	for _, lang := range words.Languages() {
		catalogues = append(catalogues, words.New(lang))
	}
	en := catalogues[0]
	turns, losses := 0, 0
	for seed := range uint64(24) {
		s, log := grimoriatest.Start(t, grimoria.Setup{Players: 2 + int(seed%4), Seed: seed})
		_ = log
		you := grimoria.Seat(seed % uint64(s.Players()+1))
		if int(you) == s.Players() {
			you = grimoria.NoSeat
		}
		voice := Voice{Names: &people, You: you}
		var deeds [grimoria.MaxSeats][]Told
		for p := range grimoriatest.Play(t, &s, grimoriatest.Random(seed)) {
			public := p.Before.View(grimoria.NoSeat)
			m := Project(&public)
			active := m.Active
			tales := Tell(&m, p.Events, voice)
			for i := range p.Events {
				switch e := &p.Events[i]; e.Kind {
				case grimoria.Revealed:
					deeds = [grimoria.MaxSeats][]Told{}
				case grimoria.TurnBegan:
					active = e.Seat
				}
				if len(tales) > 0 && tales[0].From == i && active < grimoria.NoSeat {
					deeds[active] = append(deeds[active], tales[0])
					tales = tales[1:]
				}
				if p.Events[i].Kind != grimoria.TurnEnded {
					continue
				}
				turns++
				text := Sum(deeds[active], active, voice, Whole)
				for _, w := range catalogues {
					if got := text.In(w); !sound(got, text.Key) || strings.Contains(got, "..") {
						t.Fatalf("the turn of %s reads %q", people[active], got)
					}
				}
				said := text.In(en)
				if !names(said, active, you) && !(active == you && strings.HasPrefix(said, "You: ")) {
					t.Fatalf("%q does not say whose turn it was", said)
				}
				coins := 0
				for k := range deeds[active] {
					x := &deeds[active][k]
					coins += x.Coins
					if x.Loss {
						losses++
						if !strings.Contains(said, "from you") && !strings.Contains(said, "mirror") && !strings.Contains(strings.ToLower(said), "you") {
							t.Fatalf("%q does not say that you have lost something", said)
						}
					}
					if x.Failed && !strings.Contains(said, " fails (") {
						t.Fatalf("%q does not say that the spell fails", said)
					}
					for _, c := range x.Changes {
						if c.Seat != active && !names(said, c.Seat, you) {
							t.Fatalf("%q does not say that %s has more or less than before", said, people[c.Seat])
						}
						if c.Seat == active && c.Good == Court && c.Now > c.Was && x.Card.IsCompanion() && !strings.Contains(said, en.Text(CardName(x.Card))) {
							t.Fatalf("%q does not name the %s", said, x.Card)
						}
					}
				}
				if coins > 0 && !strings.Contains(said, strconv.Itoa(coins)+" coin") {
					t.Fatalf("%q does not say that %d coins came", said, coins)
				}
			}
		}
	}
	if turns < 500 || losses == 0 {
		t.Errorf("%d turns, %d losses", turns, losses)
	}
}

// Events that nothing leads up to are told to their end, whatever that says.
func TestStrayEventsEnd(t *testing.T) {
	s, _ := grimoriatest.Start(t, grimoria.Setup{Players: 3, Seed: 1})
	v := s.View(grimoria.NoSeat)
	m := Project(&v)
	for _, kind := range []grimoria.EventKind{grimoria.Attacked, grimoria.Reflected, grimoria.Named, grimoria.Paid, grimoria.Given} {
		e := grimoria.Event{Kind: kind, Card: grimoria.Maid, By: 1, On: 2, Only: rules.Everyone}
		if tales := Tell(&m, []grimoria.Event{e}, Voice{Names: &people}); len(tales) > 1 {
			t.Errorf("%s alone is told %d times", kind, len(tales))
		}
	}
}

// Cards of a kind are named once, with their number.
func TestCardList(t *testing.T) {
	en := words.New("en")
	for _, c := range []struct {
		cards []grimoria.Card
		want  string
	}{
		{[]grimoria.Card{grimoria.Village}, "Village"},
		{[]grimoria.Card{grimoria.Village, grimoria.Maid, grimoria.Village}, "2\u00a0×\u00a0Village and Maid"},
		{[]grimoria.Card{grimoria.NoCard, grimoria.Maid}, "a face-down card and Maid"},
		{[]grimoria.Card{grimoria.NoCard, grimoria.NoCard, grimoria.NoCard}, "3 hidden places"},
	} {
		if got := cardList(c.cards).In(en); got != c.want {
			t.Errorf("%v are %q, want %q", c.cards, got, c.want)
		}
	}
}

// What is told stays as long as it takes to read it, and a loss for one and a half seconds at least.
func TestTimeToRead(t *testing.T) {
	en := words.New("en")
	d := Director{Voice: Voice{Names: &people, You: 1}, Read: func(x words.Text) int { return ReadTicks(x.In(en)) }}
	games(t, func(before, after *grimoria.State, _ grimoria.Decision, events []grimoria.Event) {
		v, w := before.View(1), after.View(1)
		d.Restart(Project(&v))
		beats := d.Direct(nil, events, &w)
		for i := 0; i < len(beats); {
			k := i + 1
			for k < len(beats) && beats[k].Told == beats[i].Told {
				k++
			}
			if x := beats[i].Told; x != nil {
				ticks := 0
				for _, b := range beats[i:k] {
					ticks += int(b.Ticks) - int(b.Lap)
				}
				need := ReadTicks(x.Text.In(en))
				if x.Loss {
					need = max(need, 90)
				}
				if ticks < need {
					t.Fatalf("%q is gone after %d ticks, and takes %d to read", x.Text.In(en), ticks, need)
				}
			}
			i = k
		}
	})
}

// Those who have chosen the same spell clash, in every round in which somebody has, and in no other.
func TestClashes(t *testing.T) {
	d := Director{}
	with, without := 0, 0
	games(t, func(before, after *grimoria.State, _ grimoria.Decision, events []grimoria.Event) {
		v, w := before.View(0), after.View(0)
		d.Restart(Project(&v))
		clash := slices.ContainsFunc(d.Direct(nil, events, &w), func(b Beat) bool { return b.Kind == BeatClash })
		shared := false
		for _, e := range events {
			if e.Kind == grimoria.Revealed {
				spells := slices.Clone(e.List[:e.N])
				slices.Sort(spells)
				shared = len(slices.Compact(spells)) < int(e.N)
				if !shared {
					without++
				}
			}
		}
		if shared {
			with++
		}
		if clash != shared {
			t.Fatalf("a shared spell: %t, a clash: %t", shared, clash)
		}
	})
	if with == 0 || without == 0 {
		t.Errorf("%d rounds with a clash, %d without", with, without)
	}
}
