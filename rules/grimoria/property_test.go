package grimoria

import (
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
