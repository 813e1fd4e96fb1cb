package table

import (
	"strings"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules/touria"
)

// A press that hurries a beat rests what comes next: the pointer that stays on the
// main button decides nothing there.
func TestHurryReachesNothing(t *testing.T) {
	a := newApp(t, nil)
	a.Settings().Speed = beat.Normal
	tb := game(t, a, config("hbb", "3"))
	start(t, a, tb)
	wait(a, turn.RestTicks)
	tb.turn.Commit(tb.turn.Legal[0])
	x, y := pointTo(t, a, "table.skip") // where the main button comes next
	for range 2000 {
		if tb.board.Queue.Busy() {
			click(a, x, y) // hurries
			continue
		}
		if tb.turn.Deciding && !tb.turn.Forced() {
			break
		}
		wait(a, 1)
	}
	n := tb.s.Len()
	for range turn.RestTicks - 4 {
		in := ui.Input{Device: ui.Mouse, X: x, Y: y, Inside: true, Down: true}
		a.Tick(&in)
		in.Down, in.Up = false, true
		a.Tick(&in)
	}
	if tb.s.Len() != n {
		t.Error("a press meant for a beat decides")
	}
	wait(a, turn.FinalTicks+1)
	if !tb.turn.Settled() {
		t.Error("presses rest for ever")
	}
}

// What comes up takes no press for 0.4 s, not even from somebody who has not pressed
// anything for long, and a press in that time makes it rest anew: so the main button,
// Enter, a line of the resting sheet and whatever a menu has covered.
func TestWhatComesUpRests(t *testing.T) {
	const rest = 24 // 0.4 s
	a := newApp(t, nil)
	tb := game(t, a, config("hbb", "3"))
	dice := touria.NewDice(5)
	met := map[string]int{}
	for n := 0; n < 4000 && a.Scene() == "table"; n++ {
		if wait(a, 1); !tb.turn.Deciding || tb.turn.Forced() {
			continue
		}
		made, line := tb.s.Len(), ""
		for _, e := range a.Tree().Elements {
			if strings.HasPrefix(e.ID, "table.rest.") && e.Pressable() {
				line = e.ID
			}
		}
		main := tb.turn.Primary() != nil
		tries := map[string]func(){
			"Enter":      func() { strike(a, ui.KeyEnter) },
			"button":     func() { uitest.ClickOn(a, "table.confirm") },
			"line":       func() { uitest.ClickOn(a, line) },
			"line Enter": func() { a.SetFocus(line); strike(a, ui.KeyEnter); a.SetRing(false) },
			"menu":       func() { press(t, a, "table.menu"); wait(a, 1); strike(a, ui.KeyEscape); strike(a, ui.KeyEnter) },
		}
		for what, try := range tries {
			if strings.HasPrefix(what, "line") == (line == "") || !strings.HasPrefix(what, "line") && !main {
				continue
			}
			if what == "menu" {
				wait(a, 2*rest) // only what the menu covered comes up
			} else {
				wait(a, 2*rest) // it comes up anew, long after the last press
				tb.turn.Clear()
				wait(a, 1)
			}
			for _, after := range []int{0, rest - 4, rest - 4} { // the second one rests by the first, and so on
				wait(a, after)
				if try(); tb.s.Len() != made || a.Scene() != "table" || tb.turn.Picked != "" {
					t.Fatalf("%s decides or opens %s at once, in %v", what, a.Scene(), tb.turn.View.Phase())
				}
				if what == "menu" {
					break
				}
			}
			met[what]++
		}
		wait(a, rest+2)
		if main && !tb.turn.Primary().Reveals {
			if strike(a, ui.KeyEnter); tb.s.Len() == made {
				t.Fatalf("after the rest Enter does not take %s", tb.turn.Primary().ID)
			}
			continue
		}
		tb.turn.Commit(tb.s.Rules().Light(tb.s.State(), tb.turn.Legal, &dice))
		if len(met) == 5 && met["menu"] > 3 {
			break
		}
	}
	if len(met) < 5 {
		t.Errorf("tried %v", met)
	}
}

// A way and the herald's advice are taken by a press of their own, not by one that
// comes too soon after another.
func TestWaysAndAdviceTakeNoHaste(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hb", "3"))
	start(t, a, tb)
	wait(a, turn.RestTicks+1)
	n := tb.s.Len()
	uitest.ClickOn(a, firstTower(t, tb))
	if tb.turn.Way() == nil || !uitest.ClickOn(a, "table.confirm") {
		t.Fatal("a tower without a way")
	}
	if wait(a, 1); tb.turn.Walk != nil || tb.s.Len() != n {
		t.Error("a way is walked in haste")
	}
	strike(a, ui.KeyEscape)
	ask(t, a, tb)
	hear(t, a, tb)
	wait(a, turn.RestTicks+1)
	uitest.ClickOn(a, "table.board")
	if !uitest.ClickOn(a, "table.herald.do") {
		t.Fatal("no card of the herald's")
	}
	if tb.s.Len() != n {
		t.Error("the advice is followed in haste")
	}
}

// A press that hurries a beat is used up, and after a beat presses rest also while a bot
// thinks: the castle that lies there does not open.
func TestHurryOpensNothing(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hb", "3"))
	start(t, a, tb)
	tb.think = func(int) bool { return false }
	a.Settings().Speed = beat.Normal
	hurried, rested := 0, 0
	dice := touria.NewDice(5)
	for n := 0; n < 4000 && rested == 0; n++ {
		wait(a, 1)
		switch {
		case tb.turn.Settled():
			tb.turn.Commit(tb.s.Rules().Light(tb.s.State(), tb.turn.Legal, &dice))
		case tb.board.Queue.Busy() && tb.turn.Presses.Guard == 0 && uitest.ClickOn(a, "table.space.castle"):
			hurried++
		case !tb.board.Queue.Busy() && !tb.turn.Deciding && tb.turn.Presses.Guard > 0 && uitest.ClickOn(a, "table.space.castle"):
			rested++
		}
		if tb.board.DoorsOpen {
			t.Fatalf("a hurried press opens the castle: %d beats, %d rests", hurried, rested)
		}
	}
	if hurried == 0 || rested == 0 {
		t.Errorf("%d beats hurried, %d rests", hurried, rested)
	}
	wait(a, turn.RestTicks+1)
	if uitest.ClickOn(a, "table.space.castle"); !tb.board.DoorsOpen {
		t.Error("the castle does not open after the rest")
	}
}
