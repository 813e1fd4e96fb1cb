package table

import (
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// What a player has seen behind a door stays noted on it, for that player alone: it is covered
// together with their things, and by a seat that others are asked at.
func TestDoorNotes(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hhb", "3"))
	for !tb.turn.Open() {
		if a.Scene() == "curtain" {
			wait(a, ui.CurtainTicks+1)
			press(t, a, "curtain.ready")
		}
		wait(a, 1)
	}
	tb.board.Model.Doors[3].Peeked, tb.board.Model.Doors[3].Who = true, touria.Jester
	tb.board.ShowDoors(true)
	label := func() string { a.Changed(); return a.Tree().Find("table.door.4").Label }
	seen := label()
	if d := tb.board.Door(4); !d.Peeked || d.Who != touria.Jester {
		t.Fatalf("the door is not noted: %+v", d)
	}
	tb.board.Lid = true
	if label() == seen || tb.board.Door(4).Who != touria.Nobody {
		t.Error("with the lid closed the note shows")
	}
	tb.board.Lid = false
	tb.board.Model.ToMove = rules.N // others are asked
	if label() == seen || tb.board.Door(4).Who != touria.Nobody {
		t.Error("while somebody else is asked the note shows")
	}
}

// Whoever enters the castle is seen by everybody for 2.4 seconds: who it is, how many doors are closed and, where the sheet
// is, what stood behind the screen. One press goes on.
func TestEntryIsSeen(t *testing.T) {
	for _, s := range []size{{1280, 720}, {844, 390}, {390, 844}} {
		a := newApp(t, nil)
		a.Resize(s[0], s[1])
		tb := game(t, a, config("hh", "7"))
		ch := chooser{dice: touria.NewDice(3)}
		for n := 0; n < 2000; n++ {
			if a.Scene() == "curtain" {
				wait(a, ui.CurtainTicks+1)
				press(t, a, "curtain.ready")
			}
			for k := 0; k < 60 && !tb.turn.Settled() && a.Scene() != "curtain"; k++ {
				wait(a, 1)
			}
			if a.Scene() == "curtain" {
				continue
			}
			a.Settings().Speed = beat.Instant
			enters := tb.turn.Open() && slices.ContainsFunc(tb.turn.Legal, func(d touria.Decision) bool { return d.Kind == touria.Enter })
			if enters {
				a.Settings().Speed = beat.Normal
			}
			if ch.decide(t, a); enters && tb.s.Since(tb.s.Len() - 1)[0].Decision.Kind == touria.Enter {
				break
			}
		}
		seen := 0
		told := map[string]bool{}
		for n := 0; n < 400; n++ {
			if _, _, ok := tb.board.Entering(); ok {
				if seen++; seen == 20 {
					check(t, a, "entry", told)
					tree := a.Tree()
					who, doors := tree.Find("entry.line.0"), tree.Find("entry.line.1")
					if who == nil || !strings.Contains(who.Text, tb.board.Names[tb.board.Model.Active]) || doors == nil || doors.Text != tb.board.DoorsOdds() {
						t.Errorf("%v: it is not told who enters: %v %v", s, who, doors)
					}
					if s[0] == 1280 && tree.Find("entry.has.0") == nil {
						t.Errorf("%v: what stood behind the screen is not shown", s)
					}
				}
			}
			wait(a, 1)
		}
		if seen < 140 || seen > 150 {
			t.Errorf("%v: it is seen for %d ticks", s, seen)
		}
	}
}
