package table

import (
	"strconv"
	"strings"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

const restTicks = turn.RestTicks // where a turn is called turn

// hole returns the largest height in the market's rail, from the top bar down to the
// edge of the window, in which nothing lies.
func hole(a *ui.App) float32 {
	tree := a.Tree()
	shelf := tree.Find("table.shelf").Rect
	x := shelf.X + shelf.W/2
	w := a.Window()
	most, run := float32(0), float32(0)
	for y := shelf.Y; y < w.H; y++ {
		free := true
		for i := range tree.Elements {
			e := &tree.Elements[i]
			if e.ID != "table" && e.ID != "table.board" && e.Rect.Contains(x, y) {
				free = false
				break
			}
		}
		if run++; !free {
			run = 0
		}
		most = max(most, run)
	}
	return most
}

// The rail beside the map is never empty: with nothing chosen, while others play, at
// every decision, in games of two, three and four. There is no button without an act,
// and one that hurries while others play.
func TestNoEmptyRail(t *testing.T) {
	for _, s := range []size{{1280, 720}, {1920, 1080}} {
		for _, players := range []string{"hb", "hbb", "hbbb"} {
			a := newApp(t, nil)
			a.Resize(s[0], s[1])
			tb := game(t, a, config(players, "7"))
			ch := chooser{dice: touria.NewDice(3)}
			look := func(when string) {
				t.Helper()
				if a.Scene() != "table" || tb.s.Over() {
					return
				}
				if h := hole(a); h > 54 { // Cancel's place may be free
					t.Errorf("%v, %s, %s: %v pixels of the rail are empty\n%s", s, players, when, h, dump(a))
				}
				if e := a.Tree().Find("table.confirm"); e != nil && e.Disabled {
					t.Errorf("%v, %s, %s: there is a button without an act", s, players, when)
				}
			}
			rests := 0
			for n := 0; n < 120 && !t.Failed() && ch.decide(t, a); n++ {
				for range 3 {
					wait(a, 5)
					look("beats")
				}
				wait(a, turn.RestTicks)
				look("decision")
				if tb.turn.Open() && tb.turn.View.Phase() == touria.PhaseStart {
					rests++
				}
			}
			if rests < 3 && !t.Failed() {
				t.Errorf("%v, %s: only %d moments at rest", s, players, rests)
			}
		}
	}
}

// After the rivals have moved, the last one's turn is told, and others' where there is room. A press
// shows it on the board and leads back; nothing of it decides anything.
func TestRestTellsTurns(t *testing.T) {
	for _, s := range []size{{1280, 720}, {390, 844}, {1024, 768}} {
		a := newApp(t, nil)
		a.Resize(s[0], s[1])
		tb := game(t, a, config("hbbb", "7"))
		playTo(t, a, tb, 10)
		turns := tb.past.turnsSince(rules.S)
		if len(turns) != 3 {
			t.Fatalf("%v: %d turns of three rivals", s, len(turns))
		}
		record := string(tb.s.Record())
		for i, turn := range turns {
			e := a.Element("table.rest." + strconv.Itoa(turn.N))
			if e == nil && i < len(turns)-1 {
				continue // there is no room for it
			}
			if e == nil {
				t.Fatalf("%v: turn %d is not told\n%s", s, turn.N, dump(a))
			}
			if want := turn.Text(&tb.board.Names).In(a.Words()); !strings.HasPrefix(e.Label, want) || e.Hint != e.Label {
				t.Errorf("%v: turn %d is told as %q, not %q", s, turn.N, e.Label, want)
			}
			press(t, a, e.ID)
			r, ok := a.Top().(*after.Rewind)
			if !ok {
				t.Fatalf("%v: a press on turn %d leads to %s", s, turn.N, a.Scene())
			}
			if seen, i := r.Turns(); seen[i].N != turn.N {
				t.Fatalf("%v: a press on turn %d shows turn %d", s, turn.N, seen[i].N)
			}
			wait(a, 20)
			strike(a, ui.KeyEscape)
			wait(a, 2*restTicks)
		}
		if string(tb.s.Record()) != record || !tb.turn.Open() {
			t.Errorf("%v: looking back has changed the game", s)
		}
	}
}

// While others play, the sheet never has a row that tells nothing: a turn that has just begun waits for its deed.
func TestSheetTellsDeeds(t *testing.T) {
	a := newApp(t, nil)
	a.Settings().Speed = beat.Normal
	tb := game(t, a, config("hbb", "7"))
	start(t, a, tb)
	told := 0
	ch := chooser{dice: touria.NewDice(3)}
	for n := 0; n < 6000 && told < 200; n++ {
		wait(a, 1)
		if tb.turn.Open() {
			ch.press(t, a, tb)
		}
		for _, e := range a.Tree().Elements {
			if !strings.HasPrefix(e.ID, "table.rest.") || !strings.HasSuffix(e.ID, ".text") {
				continue
			}
			if told++; !strings.ContainsAny(e.Text, "0123456789") && len(strings.Fields(e.Text)) < 3 {
				t.Fatalf("tick %d: a row says %q", n, e.Label)
			}
		}
	}
	if told < 200 {
		t.Errorf("the sheet has told %d times", told)
	}
}

// The button that hurries is there while others play, and hurries; at the player's own
// decisions it is not.
func TestSkipWhileOthersPlay(t *testing.T) {
	for _, s := range []size{{1280, 720}, {844, 390}, {390, 844}} {
		a := newApp(t, nil)
		a.Resize(s[0], s[1])
		a.Settings().Speed = beat.Normal
		tb := game(t, a, config("hbbb", "7"))
		start(t, a, tb)
		hurried := 0
		ch := chooser{dice: touria.NewDice(3)}
		for n := 0; n < 4000 && hurried < 3; n++ {
			wait(a, 1)
			a.Tree()
			e := a.Element("table.skip")
			switch {
			case tb.turn.Open():
				if e != nil {
					t.Fatalf("%v: nothing can be hurried at a decision", s)
				}
				ch.press(t, a, tb)
			case tb.board.Queue.Busy() && tb.s.ToMove() != rules.S:
				if e == nil || !e.Pressable() || e.Target != (ui.Target{Kind: show.TargetSkip}) {
					t.Fatalf("%v: the others cannot be hurried: %v %v %v %q", s, e.Disabled, e.Target, tb.turn.Deciding, e.Why)
				}
				was := tb.s.Len()
				press(t, a, e.ID)
				if tb.board.Queue.Busy() {
					t.Fatalf("%v: the beats go on", s)
				}
				if tb.s.Len() != was {
					t.Fatalf("%v: a press to hurry decides", s)
				}
				hurried++
			}
		}
		if hurried < 3 {
			t.Errorf("%v: hurried only %d times", s, hurried)
		}
	}
}

// playTo plays up to the viewer's first choice of a tower from a turn on.
func playTo(t *testing.T, a *ui.App, tb *Table, turn int) {
	t.Helper()
	ch := chooser{dice: touria.NewDice(3)}
	for tb.board.Model.Turn < turn || tb.s.State().Phase() != touria.PhaseStart || tb.s.ToMove() != rules.S {
		if !ch.decide(t, a) {
			t.Fatal("the game is over")
		}
		wait(a, 3)
	}
	wait(a, 90)
}

// With one rival a large window tells their last turn in full, however much it brought and whoever joined in.
func TestTurnIsToldInFull(t *testing.T) {
	for i, lang := range words.Languages() {
		for seed := range 4 {
			a := newApp(t, nil)
			a.Words().Use(lang)
			cfg := config("hb", strconv.Itoa(10*i+seed))
			cfg.Players[1].Name = a.T("bot.purist.name")
			tb := game(t, a, cfg)
			start(t, a, tb)
			told := 0
			playUntil(t, a, tb, func() bool {
				turns := tb.past.restTurns()
				if len(turns) == 0 {
					return false
				}
				row := tb.sheet.restRow(turns[len(turns)-1])
				if said := a.Tree().Find(row.id + ".text"); said == nil || said.Text != row.text || said.Fit.Clipped {
					t.Errorf("%s: told is %+v, not %q", lang, said, row.text)
					return true
				}
				told++
				return told == 30
			})
		}
	}
}
