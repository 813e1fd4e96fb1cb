package show

import (
	"reflect"
	"testing"

	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// TestTurnsAddUp: every turn of the chronicle is grouped under its player, covers
// all lines once, and what changed hands in all turns is what everybody holds in
// the end, but for the gems that only their owners saw.
// What a player did last costs nothing to find, also if they have joined in since: portraits ask in every frame.
func TestLastAllocatesNothing(t *testing.T) {
	own := Turn{Seat: rules.W}
	own.Net[rules.W].Hearts = 1
	guest := Turn{Seat: rules.S, Joined: rules.SeatSet(0).With(rules.W)}
	guest.Net[rules.W].Gold = 2
	turns := []Turn{{Seat: rules.W}, own, guest, guest, {Seat: rules.N}}
	var net Net
	var latest *Turn
	if n := testing.AllocsPerRun(10, func() { l := LastOf(turns, rules.W); net, latest = l.Net(), l.Latest() }); n > 0 {
		t.Errorf("%v allocations", n)
	}
	if net.Hearts != 1 || net.Gold != 4 || latest != &turns[3] {
		t.Errorf("%+v, the latest turn of seat %v", net, latest.Seat)
	}
}

func TestTurnsAddUp(t *testing.T) {
	r := testRules()
	names := Names{"Anna", "Bruno", "Clara", "David"}
	joined, doors := 0, 0
	for game := range 12 {
		var lines []Line
		var last touria.State
		var start touria.State
		began := map[int]rules.Seat{}
		playLight(t, r, game, func(s *touria.State) { start = *s }, func(p *ply) bool {
			lines = Chronicle(lines, r.Board, &Made{p.seat, p.made, p.events, StatusOf(p.after)}, &names)
			for _, e := range p.events {
				if e.Kind == touria.TurnBegan {
					began[int(e.Turn)] = e.Seat
				}
			}
			last = *p.after
			return true
		})
		turns := Turns(lines)
		var sum [rules.Seats]Net
		next := 0
		for _, turn := range turns {
			if turn.First != next || turn.Last <= turn.First {
				t.Fatalf("game %d: turn %d has the lines %d to %d after %d", game, turn.N, turn.First, turn.Last, next)
			}
			next = turn.Last
			if turn.N > 0 && began[turn.N] != turn.Seat {
				t.Fatalf("game %d: turn %d is %v's, not %v's", game, turn.N, began[turn.N], turn.Seat)
			}
			joined += turn.Joined.Len()
			doors += turn.Doors
			for seat := range sum {
				sum[seat].plus(&turn.Net[seat])
			}
		}
		if next != len(lines) || len(turns) < len(began) {
			t.Fatalf("game %d: %d lines told of %d, %d turns of %d", game, next, len(lines), len(turns), len(began))
		}
		for seat := rules.S; seat < rules.NoSeat; seat++ {
			if !last.Seats().Has(seat) {
				continue
			}
			var want Net
			was, is := start.Holdings(seat), last.Holdings(seat)
			want.add(&is, 1)
			want.add(&was, -1)
			got := sum[seat]
			unseen := 0
			for c := range want.Gems {
				unseen += int(want.Gems[c]) - int(got.Gems[c])
			}
			if got.Hearts != want.Hearts || got.Gold != want.Gold || got.Swords != want.Swords || got.Elixirs != want.Elixirs || unseen != int(got.Unseen) {
				t.Errorf("game %d: %v has %+v, the turns say %+v", game, seat, want, got)
			}
		}
	}
	if joined == 0 || doors == 0 {
		t.Errorf("%d joined in, %d doors were opened: too few for a test", joined, doors)
	}
}

// TestTurnSentence: a turn is one sentence that names its player.
func TestTurnSentence(t *testing.T) {
	names := Names{"Anna", "Bruno"}
	turn := Turn{Seat: rules.W, N: 3, Tower: touria.NE, Action: touria.Action(touria.AtGoldsmith), Place: touria.AtGoldsmith}
	turn.Net[rules.W].Hearts = 2
	turn.Net[rules.W].Gems[touria.Blue] = -3
	turn.Net[rules.S].Hearts = 1
	turn.Net[rules.S].Unseen = 1
	for _, c := range []struct {
		text words.Text
		want string
	}{
		{turn.Text(&names), "Bruno walks to the goldsmith: 2 hearts for 3 blue gems"},
		{turn.JoinText(rules.S, &names), "Anna joins in: 1 heart and 1 hidden gem"},
	} {
		if got := c.text.In(words.New("en")); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
	if icons := turn.Net[rules.W].Costs(); len(icons) != 1 || icons[0].Count != 3 {
		t.Errorf("the costs are %v", icons)
	}
}

// What joining in brings is told at once, beside the last turn of the player's own, and even before
// their first one; turns grow with the lines as if all had been grouped at once.
func TestLast(t *testing.T) {
	names := Names{"Anna", "Bruno"}
	b := testRules().Board
	for _, own := range []bool{false, true} {
		var lines []Line
		var turns []Turn
		add := func(made *Made) {
			lines = Chronicle(lines, b, made, &names)
			turns = Extend(turns, lines)
			if !reflect.DeepEqual(turns, Turns(lines)) {
				t.Fatal("the turns that have grown differ")
			}
		}
		if own {
			add(&Made{Seat: rules.W, Events: []touria.Event{{Kind: touria.TurnBegan, Seat: rules.W, Turn: 4}}})
			add(&Made{Seat: rules.W, Decision: touria.Decision{Kind: touria.Pass},
				Events: []touria.Event{{Kind: touria.TowerTurned, Seat: rules.W}, {Kind: touria.TurnEnded, Seat: rules.W}}})
		}
		add(&Made{Seat: rules.S, Events: []touria.Event{{Kind: touria.TurnBegan, Seat: rules.S, Turn: 5}}})
		add(&Made{Seat: rules.W, Decision: touria.Decision{Kind: touria.Join}, Status: Status{Dest: touria.AtSwordmaster},
			Events: []touria.Event{{Kind: touria.Joined, Seat: rules.W}}})
		add(&Made{Seat: rules.W, Decision: touria.Decision{Kind: touria.Act}, Status: Status{Dest: touria.AtSwordmaster},
			Events: []touria.Event{{Kind: touria.Gained, Seat: rules.W, Holdings: touria.Holdings{Swords: 2}}}})
		last := LastOf(turns, rules.W)
		want := "Bruno joins in: 2 swords"
		if own {
			want = "Bruno has to pass; " + want
		}
		if got := last.Text(&names).In(words.New("en")); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
		if last.Latest() != &turns[len(turns)-1] || last.Net().Swords != 2 {
			t.Errorf("%+v", last)
		}
	}
}
