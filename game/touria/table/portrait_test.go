package table

import (
	"testing"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// No two players have the same face, and a character keeps its own.
func TestPortraits(t *testing.T) {
	for _, temper := range append(bot.Tempers(), "") {
		for crest := range 4 {
			players := [rules.Seats]session.Player{}
			for seat := range players {
				players[seat] = session.Player{Seat: rules.Seat(seat), Crest: (crest + seat) % 4}
				if seat > 0 {
					players[seat].Level = bot.Name(bot.Journey, temper)
				}
			}
			faces := board.Portraits(func(s rules.Seat) (session.Player, bool) { return players[s], true })
			seen := map[int]bool{}
			for _, who := range faces {
				if seen[who] || who < 0 || who >= pictures.People {
					t.Errorf("four players with %q have the faces %v", temper, faces)
				}
				seen[who] = true
			}
			if own := board.Sitters[temper][0]; temper != "" && faces[rules.W] != own {
				t.Errorf("%s has face %d, want %d", temper, faces[rules.W], own)
			}
		}
	}
}

// Every name has a face that can bear it, whoever sits at the table and whichever face somebody has
// chosen: no lady has a beard.
func TestNamesFitFaces(t *testing.T) {
	const (
		women = 1<<1 | 1<<2 | 1<<4 | 1<<6 | 1<<7 | 1<<9 | 1<<10 | 1<<15
		men   = 1<<0 | 1<<5 | 1<<8 | 1<<11 | 1<<13 | 1<<14
	)
	bears := map[string]int{bot.Swordsman: men, bot.Hoarder: women, bot.Collector: women, bot.Merchant: men, bot.Purist: women}
	tempers := bot.Tempers()
	for n := range 6 * 6 * 6 {
		for portrait := range pictures.People + 1 {
			players := [rules.Seats]session.Player{{Crest: n % 4, Portrait: portrait}}
			for seat, k := 1, n; seat < len(players); seat, k = seat+1, k/6 {
				players[seat] = session.Player{Seat: rules.Seat(seat), Level: bot.Name(bot.Journey, tempers[k%6])}
			}
			faces := board.Portraits(func(s rules.Seat) (session.Player, bool) { return players[s], true })
			for seat := 1; seat < len(players); seat++ {
				_, temper, _ := bot.Split(players[seat].Level)
				if who, named := bears[temper]; named && who>>faces[seat]&1 == 0 {
					t.Fatalf("%v beside portrait %d: %v", players, portrait, faces)
				}
			}
		}
	}
}

func TestFeeling(t *testing.T) {
	turn := func(set func(*show.Turn)) show.Last {
		t := &show.Turn{Seat: rules.W, Who: touria.Nobody}
		set(t)
		return show.Last{Seat: rules.W, Own: t}
	}
	joined := show.Turn{Seat: rules.S, Joined: rules.SeatSet(0).With(rules.W)}
	joined.Net[rules.W].Hearts = 1
	for _, c := range []struct {
		what         string
		last         show.Last
		robbed, over bool
		want         pictures.Mood
	}{
		{"nothing yet", show.Last{Seat: rules.W}, false, false, pictures.Calm},
		{"a heart", turn(func(t *show.Turn) { t.Net[rules.W].Hearts = 1 }), false, false, pictures.Glad},
		{"a heart by joining in", show.LastOf([]show.Turn{joined}, rules.W), false, false, pictures.Glad},
		{"a wrong door", turn(func(t *show.Turn) { t.Doors = 1 }), false, false, pictures.Vexed},
		{"the right door", turn(func(t *show.Turn) { t.Doors, t.Who = 1, touria.Children }), false, false, pictures.Glad},
		{"a black gem", turn(func(t *show.Turn) { t.Net[rules.W].Gems[touria.Black] = 1 }), false, false, pictures.Vexed},
		{"a sword spent on their tower", turn(func(t *show.Turn) { t.Net[rules.W].Hearts = 1 }), true, false, pictures.Vexed},
		{"somebody faster", turn(func(t *show.Turn) { t.Entered = true }), false, true, pictures.Vexed},
		{"a win", turn(func(t *show.Turn) { t.Won, t.Doors, t.Who = true, 3, touria.Children }), false, true, pictures.Glad},
		{"entering the castle", turn(func(t *show.Turn) { t.Entered = true }), false, false, pictures.Glad},
		{"a pass", turn(func(t *show.Turn) { t.Passed = true }), false, false, pictures.Vexed},
	} {
		if got := board.Feeling(c.last, c.robbed, c.over); got != c.want {
			t.Errorf("%s: %v, want %v", c.what, got, c.want)
		}
	}
}

// Humans choose among all portraits that nobody else at the table has; what they chose
// stands in the record and is shown on the table. Bots give way.
func TestHumansChoosePortraits(t *testing.T) {
	if session.Portraits != pictures.People {
		t.Fatalf("humans choose among %d of %d portraits", session.Portraits, pictures.People)
	}
	a := newApp(t, nil)
	press(t, a, "title.touria.new")
	s := setUp(t, a)
	shown := func() int { return a.Tree().Find("setup.seat.S.kind").Sitter }
	seen := map[int]bool{}
	press(t, a, "setup.seat.S.kind")
	for range session.Portraits {
		for seat, who := range s.faces() {
			if s.seats[seat].Taken && seat != int(rules.S) && who+1 == shown() {
				t.Errorf("%d is at the table twice", who)
			}
		}
		seen[shown()] = true
		press(t, a, "who.human.face")
	}
	if free := session.Portraits - 1; len(seen) < free {
		t.Errorf("%d portraits of %d can be chosen", len(seen), free)
	}
	press(t, a, "who.done")
	press(t, a, "setup.seat.N.kind")
	if a.Tree().Find("who.human.face") != nil {
		t.Error("a bot's portrait can be changed")
	}
	press(t, a, "who.done")
	want := shown()
	press(t, a, "setup.begin")
	tb := TableOf(a)
	if who, _ := tb.board.Portrait(rules.S); who != want-1 {
		t.Errorf("the table shows %d, chosen was %d", who+1, want)
	}
	if p, _ := tb.s.Player(rules.S); p.Portrait != want {
		t.Errorf("the game keeps portrait %d, want %d", p.Portrait, want)
	}
}

// Who is to decide thinks, but only while nothing is shown.
func TestThinking(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("bb", "3"))
	for range 4000 {
		if !tb.board.Queue.Busy() && tb.board.Model.ToMove < rules.NoSeat {
			break
		}
		wait(a, 1)
	}
	to := tb.board.Model.ToMove
	if _, mood := tb.board.Portrait(to); mood != pictures.Thinking {
		t.Errorf("who is to decide looks %v", mood)
	}
	if _, mood := tb.board.Portrait((to + 2) & 3); mood == pictures.Thinking {
		t.Error("the other one thinks, too")
	}
	tb.board.Queue.Push([]show.Beat{{Kind: show.BeatHold, Seat: to, Timing: beat.Timing{Ticks: 90}}})
	if _, mood := tb.board.Portrait(to); mood == pictures.Thinking {
		t.Error("somebody thinks while something is shown")
	}
}
