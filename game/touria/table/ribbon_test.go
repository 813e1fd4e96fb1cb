package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/ring"
	"touria.games/touria/rules/touria"
)

// The ribbon lists every rival's turn since the viewer's own, shows each on the
// board within three seconds, and leaves the game as it is (S2).
func TestRewind(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hbbb", "7"))
	ch := chooser{dice: touria.NewDice(3)}
	for tb.board.Model.Turn < 10 || tb.s.State().Phase() != touria.PhaseStart || tb.s.ToMove() != rules.S {
		if !ch.decide(t, a) {
			t.Fatal("the game is over")
		}
		wait(a, 3)
	}
	wait(a, 90)
	state, record, model := *tb.s.State(), string(tb.s.Record()), tb.board.Model
	a.Settings().Speed = beat.Normal
	for _, open := range []func(){func() { press(t, a, "table.log"); press(t, a, "drawer.since") }, func() { strike(a, ui.KeyC) }} {
		open()
		r, _ := a.Top().(*after.Rewind)
		if r == nil {
			t.Fatalf("no ribbon: %s", dump(a))
		}
		turns, at := r.Turns()
		if len(turns) != 4 || at != 1 || turns[0].Seat != rules.S {
			t.Fatalf("%d turns, of which the viewer's own last one is not the first: %+v", len(turns), turns)
		}
		press(t, a, "rewind.back") // to one's own
		told := map[string]bool{}
		for i, turn := range turns {
			if i > 0 && turn.Seat == rules.S {
				t.Error("one's own turn is listed twice")
			}
			ticks := 0
			for tb.board.Queue.Busy() {
				check(t, a, "rewind", told)
				wait(a, 1)
				if tb.board.Live().Model != model {
					t.Fatal("the game's own board has changed")
				}
				if ticks++; ticks > 180 {
					t.Fatalf("turn %d takes longer than three seconds", turn.N)
				}
			}
			if ticks < 20 {
				t.Errorf("turn %d takes %d ticks", turn.N, ticks)
			}
			if e := a.Tree().Find("rewind.told"); e == nil || !strings.Contains(e.Text, tb.board.Names[turn.Seat]) {
				t.Errorf("turn %d is told as %+v", turn.N, e)
			}
			for _, other := range turns {
				if e := a.Tree().Find(fmt.Sprint("rewind.turn.", other.N)); e == nil || e.Checked != (other.N == turn.N) {
					t.Errorf("while turn %d is shown turn %d is %+v", turn.N, other.N, e)
				}
			}
			if i < 3 {
				press(t, a, "rewind.on")
			}
		}
		if tb.board.Model != model {
			t.Errorf("after the last turn the board shows %+v, want %+v", tb.board.Model, model)
		}
		press(t, a, "rewind.back")
		wait(a, 10)
		strike(a, ui.KeyEscape)
		if a.Scene() != "table" {
			t.Fatalf("Escape leads to %s", a.Scene())
		}
		wait(a, 90)
		if *tb.s.State() != state || string(tb.s.Record()) != record || tb.board.Model != model || !tb.turn.Open() {
			t.Fatal("the game has changed")
		}
	}
	a.Settings().Speed = beat.Instant
	if !ch.decide(t, a) {
		t.Error("the game does not go on")
	}
}

// The curtain tells a sentence for each turn since the player's last one, with
// names, never "you", and nothing else.
func TestCurtainTellsTurns(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hhb", "7"))
	ch := chooser{dice: touria.NewDice(3)}
	joins := func() bool { // a turn that is told to somebody
		return slices.ContainsFunc(tb.past.turnsSince(rules.S), func(turn show.Turn) bool { return turn.Joined != 0 })
	}
	for n := 0; (tb.s.State().Turn() < 9 || !joins()) && n < 400; n++ {
		ch.decide(t, a)
	}
	joined := 0
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if !tb.s.State().Seats().Has(seat) {
			continue
		}
		lines, _ := TableOf(a).past.since(seat)
		if len(lines) == 0 {
			t.Fatalf("nothing is told to %v", seat)
		}
		for _, turn := range TableOf(a).past.turnsSince(seat) {
			for joiner := rules.S; joiner < rules.NoSeat; joiner++ {
				if turn.Joined.Has(joiner) {
					if joined++; !slices.Contains(lines, turn.JoinText(joiner, &tb.board.Names).In(a.Words())) {
						t.Errorf("%v is not told that %v joined in: %q", seat, joiner, lines)
					}
				}
			}
		}
		for _, l := range lines {
			named := l == a.T("curtain.nothing")
			for _, name := range tb.board.Names {
				named = named || name != "" && strings.HasPrefix(l, name)
			}
			if !named || strings.Contains(strings.ToLower(l), "you") {
				t.Errorf("%v is told %q", seat, l)
			}
		}
	}
	if joined == 0 {
		t.Error("nobody joined in")
	}
}

// At every frame of every beat the ribbon names who does what is shown, and nobody else; from the banner of
// a turn on that is its player (M2).
func TestRibbonNamesWhoActs(t *testing.T) {
	for i, players := range []string{"hb", "hhb", "hbhb"} {
		a := newApp(t, nil)
		tb := game(t, a, config(players, "5"))
		a.Settings().Speed = beat.Normal
		dice := touria.NewDice(uint64(i))
		frames, banners := 0, 0
		for n := 0; n < ring.Pick(1500, 20_000); n++ {
			wait(a, 1)
			if a.Scene() == "curtain" {
				wait(a, ui.CurtainTicks+1)
				press(t, a, "curtain.ready")
				continue
			}
			if a.Scene() != "table" {
				break
			}
			if tb.turn.Open() {
				tb.turn.Commit(tb.s.Rules().Light(tb.s.State(), tb.s.Legal(nil), &dice))
				continue
			}
			on, _ := tb.board.Queue.Current()
			if on == nil || len(tb.board.Pending) == 0 {
				continue
			}
			who := tb.board.Pending[0].Seat
			if on.Kind == show.BeatBanner {
				who = on.Seat
				banners++
			}
			frames++
			e := a.Tree().Find("table.prompt")
			for seat, name := range tb.board.Names {
				if name != "" && strings.Contains(e.Text, name) != (rules.Seat(seat) == who) {
					t.Fatalf("%s: while %s acts, in a beat of kind %d, the ribbon says %q", players, tb.board.Names[who], on.Kind, e.Text)
				}
			}
			if e.Crest != tb.board.Crest(who) {
				t.Fatalf("%s: while %s acts, in a beat of kind %d, the ribbon has another crest", players, tb.board.Names[who], on.Kind)
			}
		}
		if frames < 300 || banners < 10 {
			t.Errorf("%s: only %d frames, %d of banners, were seen", players, frames, banners)
		}
	}
}
