package grimoria

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"touria.games/touria/rules"
)

// Along any game no card or coin gets lost, there is always a decision, no view tells what its seat
// must not know, and the events alone lead from coins to coins.
func TestGamesHold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, MaxSeats).Draw(t, "players")
		r := &random{seed: rapid.Uint64().Draw(t, "play")}
		s, err := New(Setup{Players: n, Seed: rapid.Uint64().Draw(t, "seed"), OpenCards: rapid.Bool().Draw(t, "open")}, nil)
		if err != nil {
			t.Fatal(err)
		}
		checks(t, s, r, false)
	})
}

// checks plays a game to its end. A thirsty one lays out many cards.
func checks(t interface {
	Fatal(...any)
	Fatalf(string, ...any)
}, s State, r *random, thirsty bool) (shuffled int) {
	var buffer, other [MaxLegal]Decision
	again := s
	for s.phase != PhaseOver {
		if err := s.Check(); err != nil {
			t.Fatal(err)
		}
		legal := s.Legal(buffer[:0])
		if len(legal) == 0 || len(legal) > MaxLegal {
			t.Fatalf("%d decisions in phase %s", len(legal), s.phase)
		}
		for me := range Seat(s.n) + 1 {
			if me == Seat(s.n) {
				me = NoSeat
			}
			v := s.View(me)
			d := v.Determinise(r.seed + r.n)
			if err := d.Check(); err != nil {
				t.Fatalf("determinised for %s: %v", me, err)
			}
			if d.View(me) != v {
				t.Fatalf("seat %s sees another position after a permutation of what it cannot know, in phase %s", me, s.phase)
			}
			if me == s.toMove {
				if got, want := len(d.Legal(other[:0])), len(legal); got != want {
					t.Fatalf("seat %s: %d decisions, %d after a permutation", me, want, got)
				}
			}
		}
		d := legal[r.below(len(legal))]
		if thirsty && s.phase == PhaseChoose && r.below(2) == 0 {
			d.Arg = []uint8{10, 11, 11, 10}[r.below(4)]
			if !s.IsLegal(d) {
				d = legal[0]
			}
		}
		coins := [MaxSeats]int{}
		for i := range Seat(s.n) {
			coins[i] = s.Coins(i)
		}
		log := &Log{}
		before := s
		if err := s.Play(d, log); err != nil {
			t.Fatal(err)
		}
		again.Apply(d, nil)
		if s != again {
			t.Fatal("the log has changed the game")
		}
		undone := before
		undone.Apply(d, nil)
		if undone != s {
			t.Fatal("after an undo the same decision leads elsewhere")
		}
		revealed := false
		for _, e := range log.Events {
			switch e.Kind {
			case Gained:
				coins[e.Seat] += int(e.Coins)
			case Paid:
				coins[e.Seat] -= int(e.Coins)
			case Revealed:
				revealed = true
			case Reshuffled:
				shuffled++
			}
			if e.Kind == Seen && (e.Only == rules.Everyone || Sees(e.Only, NoSeat)) {
				t.Fatal("a card that one seat has seen is shown to all")
			}
		}
		for i := range Seat(s.n) {
			if coins[i] != s.Coins(i) {
				t.Fatalf("seat %s has %d coins, its events make %d", i, s.Coins(i), coins[i])
			}
		}
		if before.phase == PhaseChoose && !revealed && len(log.Events) != 1 {
			t.Fatal("a sealed choice tells more than that it was made")
		}
	}
	if err := s.Check(); err != nil {
		t.Fatal(err)
	}
	if s.Winners() == 0 {
		t.Fatal("nobody has won")
	}
	return shuffled
}

// Stacks that run out (G10): five players who lay out many cards.
func TestStacksRunOut(t *testing.T) {
	shuffled := 0
	for g := range uint64(60) {
		shuffled += checks(t, start(t, 5, g), &random{seed: g}, true)
	}
	if shuffled == 0 {
		t.Error("no game has shuffled its discard pile")
	}
}

// A sealed choice of another seat changes no view (G12.1).
func TestSealedChoicesChangeNoView(t *testing.T) {
	for g := range uint64(20) {
		a := start(t, 4, g)
		b := a
		a.Apply(Decision{Choose, 2}, nil)
		b.Apply(Decision{Choose, 6}, nil)
		for _, me := range []Seat{1, 2, 3, NoSeat} {
			if a.View(me) != b.View(me) {
				t.Fatalf("seat %s can tell the spells apart", me)
			}
		}
		if a.View(0) == b.View(0) {
			t.Fatal("a seat must see its own spell")
		}
	}
}

// Random play never breaks the rules, whatever bytes choose.
func FuzzPlay(f *testing.F) {
	f.Add(uint64(1), uint8(3), []byte("grimoria"))
	f.Fuzz(func(t *testing.T, seed uint64, players uint8, choices []byte) {
		s, err := New(Setup{Players: 2 + int(players)%4, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		var buffer [MaxLegal]Decision
		for _, b := range choices {
			if s.phase == PhaseOver {
				break
			}
			legal := s.Legal(buffer[:0])
			s.Apply(legal[int(b)%len(legal)], nil)
			if err := s.Check(); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// A position that is written down and loaded is the same but for what seats remember, and plays on
// the same.
func TestLoadedPositionIsTheSame(t *testing.T) {
	for g := range uint64(12) {
		s := start(t, 2+int(g%4), g)
		s.openHand = g%3 == 0
		randomGame(&s, &random{seed: g}, nil, func(s *State, legal []Decision, d Decision) {
			p := s.Position()
			got, err := Load(&p, s.seed)
			if err != nil {
				t.Fatalf("a %s: %v", s.phase, err)
			}
			if q := got.Position(); !reflect.DeepEqual(q, p) {
				t.Fatalf("a %s is loaded as\n%+v\nfrom\n%+v", s.phase, q, p)
			}
			if other := got.Legal(nil); !slices.Equal(other, legal) {
				t.Fatalf("a %s: legal are %v, not %v", s.phase, other, legal)
			}
			got.shuffles, got.draws = s.shuffles, s.draws
			after := *s
			after.Apply(d, nil)
			got.Apply(d, nil)
			if !reflect.DeepEqual(after.Position(), got.Position()) {
				t.Fatalf("a %s plays on otherwise", s.phase)
			}
		})
		p := s.Position()
		if got, err := Load(&p, 0); err != nil || !reflect.DeepEqual(got.Position(), p) {
			t.Fatalf("the end: %v", err)
		}
	}
}

// The log may force what chance brings; an outcome that does not come up, or cannot, is refused and
// changes nothing.
func TestForcedChance(t *testing.T) {
	card := func(k EventKind, c Card, stack bool) Event {
		e := event(k, NoSeat)
		e.Card, e.Stack = c, stack
		return e
	}
	deep := func(s *State, c Card) bool { return Card(s.stack[s.nStack-1]&cardBits) != c }
	for _, c := range []struct {
		name   string
		spell  uint8
		forced []Event
		holds  func(s *State) bool
		refuse string
	}{
		{"a treasure", 5, []Event{card(TreasureDrawn, Chest, false)}, func(s *State) bool { return s.Held(0, Chest) == 1 }, ""},
		{"a treasure that is none", 5, []Event{card(TreasureDrawn, King, false)}, nil, "there is no king among the treasures"},
		{"a draw from the discard pile", 4, []Event{card(Drawn, Hut, false)}, func(s *State) bool { return s.Held(0, Hut) == 1 }, ""},
		{"a draw of what does not lie there", 4, []Event{card(Drawn, King, false)}, nil, "there is no king on the discard pile"},
		{"a draw from the stack while cards are discarded", 4, []Event{card(Drawn, Hut, true)}, nil, "drawn did not come up"},
		{"a reshuffle that does not come", 5, []Event{card(Reshuffled, NoCard, false)}, nil, "reshuffled did not come up"},
		{"an open card", 11, []Event{{Kind: Laid, Seat: NoSeat, Slot: NoSlot, Card: Witch, Open: true}}, func(s *State) bool { c, _ := s.Slot(s.Slots() - 1); return c == Witch }, ""},
		{"another place", 11, []Event{{Kind: Laid, Seat: NoSeat, Slot: 1, Card: Witch, Open: true}}, nil, "laid did not come up"},
	} {
		s := table(t, c.spell, 12)
		s.discard[Hut], s.discard[City] = 1, 3
		if !deep(&s, Witch) {
			t.Fatal("the witch lies on top by chance")
		}
		before := s
		log := &Log{Forced: c.forced}
		err := s.Play(Decision{Choose, 12}, log)
		switch {
		case c.refuse != "" && (err == nil || !strings.Contains(err.Error(), c.refuse) || s != before):
			t.Errorf("%s: %v", c.name, err)
		case c.refuse == "" && (err != nil || !c.holds(&s)):
			t.Errorf("%s: it did not come, %v", c.name, err)
		}
	}
}

// Impossible positions are refused with one sentence.
func TestImpossiblePositions(t *testing.T) {
	s := start(t, 3, 42)
	s.Apply(Decision{Choose, 2}, nil)
	s.Apply(Decision{Choose, 1}, nil)
	s.Apply(Decision{Choose, 5}, nil) // seat 2 goes first and discards a card
	if s.phase != PhaseDiscard {
		t.Fatal(s.phase)
	}
	for _, c := range []struct {
		say    string
		change func(p *Position)
	}{
		{"6 players", func(p *Position) { p.Players = 6 }},
		{"of 2 players", func(p *Position) { p.Players = 2 }},
		{"it takes 14", func(p *Position) { p.Stack = p.Stack[:len(p.Stack)-1]; p.Discard[City]++; p.Discard[Castle] = 0 }},
		{"an impossible number", func(p *Position) { p.Stack = append(p.Stack, make([]Card, 9)...) }},
		{"wrong pile: chest on the stack", func(p *Position) { p.Stack[0] = Chest }},
		{"wrong pile: castle among the treasures", func(p *Position) { p.Treasures[0] = Castle }},
		{"wrong pile: king with seat 1", func(p *Position) { p.Hands[0].Places[King] = 1 }},
		{"wrong pile: chest on the discard pile", func(p *Position) { p.Discard[Chest] = 1 }},
		{"wrong pile: king has left the game", func(p *Position) { p.Removed[King] = 1 }},
		{"wrong pile: cloak on the display", func(p *Position) { p.Display[2].Card = Cloak }},
		{"only place 0 may", func(p *Position) { p.Display[2].Open = false }},
		{"round 2 does not fit level 5", func(p *Position) { p.Round = 2 }},
		{"above the magic level", func(p *Position) { p.Spells[2] = 9 }},
		{"there are 15", func(p *Position) { p.Spells[2] = 16 }},
		{"has no spell", func(p *Position) { p.Spells[0] = 0 }},
		{"does not name every seat once", func(p *Position) { p.Order[0] = 2; p.Active = 2; p.ToMove = 2 }},
		{"does not fit the opened spells", func(p *Position) { p.Order[1], p.Order[2] = p.Order[2], p.Order[1] }},
		{"the phase discard does not fit", func(p *Position) { p.ToMove = 2 }},
		{"the phase put_away does not fit", func(p *Position) { p.Phase = PhasePutAway }},
		{"the phase defend does not fit", func(p *Position) { p.Phase = PhaseDefend }},
		{"the phase merchant does not fit", func(p *Position) { p.Phase = PhaseMerchant }},
		{"the phase end does not fit", func(p *Position) { p.Phase = PhaseEnd }},
		{"second bookmark", func(p *Position) { p.Phase = PhasePrepare; p.Active = NoSeat }},
		{"not chosen in the order", func(p *Position) { p.Phase = PhaseChoose; p.Active = NoSeat }},
		{"cannot be active", func(p *Position) { p.Active = NoSeat }},
		{"the game is over at level 5", func(p *Position) { p.Phase = PhaseOver; p.ToMove, p.Active = NoSeat, NoSeat }},
		{"cannot be to move", func(p *Position) { p.Phase = PhaseOver; p.Active = NoSeat }},
		{"cannot have -1 coins", func(p *Position) { p.Hands[1].Coins = -1 }},
		{"by spell 9", func(p *Position) { p.Attack = &Attack{Spell: 9, By: 1, On: 0, Named: NoCard} }},
		{"4 merchants", func(p *Position) { p.Bought = 4 }},
		{"without spell 5", func(p *Position) { p.Bought = 1 }},
	} {
		p := s.Position()
		c.change(&p)
		if _, err := Load(&p, 0); err == nil || !strings.Contains(err.Error(), c.say) {
			t.Errorf("%q: %v", c.say, err)
		}
	}
}
