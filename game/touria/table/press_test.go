package table

import (
	"strings"
	"testing"

	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/ring"
	"touria.games/touria/rules/touria"
)

// A thing of the table that is pressed shows what it would mean, on the main button and in the prompt, and
// decides nothing, however often; Escape or the second mouse button takes that back. The main button does it.
func TestThingsShowTheButtonDoes(t *testing.T) {
	met := map[ui.TargetKind]int{}
	for _, seed := range []string{"3", "5", "8", "13", "21", "34", "55", "89", "144", "233", "377"} {
		see := func(a *ui.App, tb *Table) bool {
			var pressed ui.Element
			for _, e := range a.Tree().Elements {
				if e.Role != ui.RoleTarget || !e.Lit || !e.Pressable() || met[e.Target.Kind] > 3 {
					continue
				}
				if pressed.ID != "" && met[e.Target.Kind] >= met[pressed.Target.Kind] {
					continue // what has been met least
				}
				if found := tb.turn.AimAt(e.Target); len(found) == 1 && found[0].Leaf() && found[0] != tb.turn.Primary() && found[0].Decision.Kind != touria.ChooseTower {
					pressed = e
				}
			}
			if pressed.ID == "" {
				return false
			}
			o, n := tb.turn.AimAt(pressed.Target)[0], tb.s.Len()
			if pressed.Marked != o.Reveals {
				t.Errorf("%s: marked %t, reveals %t", o.ID, pressed.Marked, o.Reveals)
			}
			id, act, asked := o.ID, tb.turn.ActName(o), tb.turn.Prompt()
			met[pressed.Target.Kind]++
			for range 3 {
				press(t, a, pressed.ID)
				wait(a, turn.FinalTicks)
			}
			if tb.s.Len() != n || tb.turn.Picked != id {
				t.Errorf("%s is decided on the table, or not selected: %q", id, tb.turn.Picked)
				return false
			}
			if c := tb.turn.Act(); c.Text != act || c.Marked != o.Reveals {
				t.Errorf("the main button says %+v, want %q", c, act)
			}
			if said := tb.turn.Prompt(); said != asked || strings.Contains(said, act) {
				t.Errorf("the prompt asks something else, or repeats the button: %q", said)
			}
			in := ui.Input{Device: ui.Mouse, Inside: true, Second: true}
			a.Tick(&in)
			if tb.turn.Picked != "" {
				t.Errorf("the second mouse button leaves %s selected", id)
			}
			press(t, a, pressed.ID)
			wait(a, turn.FinalTicks)
			if press(t, a, "table.confirm"); tb.s.Len() == n {
				t.Errorf("the main button does not do %s", id)
			}
			return false
		}
		a := newApp(t, nil)
		tb := game(t, a, config("hb", seed))
		until(t, a, tb, 3, func() bool { return see(a, tb) })
		a = newApp(t, nil)
		tb = game(t, a, config("hb", seed))
		stepwise(a, tb, 3, func() bool { return see(a, tb) })
	}
	for _, kind := range []ui.TargetKind{show.TargetDoor, show.TargetDisplay, show.TargetOrder, show.TargetSpace} {
		if met[kind] == 0 {
			t.Errorf("nothing of kind %d was pressed: %v", kind, met)
		}
	}
}

// Presses on things of the table and on tiles, at any moment of games and with any pause between
// them, leave the record as it was: only the main button and the second one decide.
func TestPressesOnTheTableDecideNothing(t *testing.T) {
	presses := 0
	for seed := uint64(0); presses < ring.Pick(1000, 10_000); seed++ {
		a := newApp(t, nil)
		a.Settings().TurnEnd = settings.EndNever
		tb := game(t, a, config("hbb", string(rune('a'+seed))))
		dice := touria.NewDice(seed)
		until(t, a, tb, seed, func() bool {
			n, decline := tb.s.Len(), ""
			if o := tb.turn.Decline(); o != nil { // the second button's
				decline = "table.option." + o.ID
			}
			for range 12 {
				var list []string
				for i := range a.Tree().Elements {
					if e := &a.Tree().Elements[i]; e.Pressable() && e.ID != "table.space.castle" && e.ID != decline && (e.Role == ui.RoleTarget || strings.HasPrefix(e.ID, "table.option.") || strings.HasPrefix(e.ID, "table.place.") || strings.HasPrefix(e.ID, "table.way.")) {
						list = append(list, e.ID)
					}
				}
				if len(list) == 0 || tb.board.DoorsShown() {
					break
				}
				uitest.ClickOn(a, list[dice.Below(len(list))])
				presses++
				for range dice.Below(50) {
					wait(a, 1)
				}
				if tb.s.Len() != n {
					t.Fatalf("%v: a press on the table decides", tb.turn.View.Phase())
				}
			}
			for tb.cancel() {
			}
			return false
		})
	}
}

// What brings something hidden to light takes one press of the main button, where it stands for that already,
// but never the second half of a double click.
func TestMainButtonReveals(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hb", "3"))
	if !until(t, a, tb, 3, func() bool {
		o := tb.turn.Primary()
		return o != nil && o.Leaf() && o.Reveals && !turn.Ends(o) && tb.turn.Picked == ""
	}) {
		t.Fatal("the main button reveals nothing")
	}
	if c := tb.turn.Act(); !c.Marked {
		t.Error("the main button does not say that there is no way back")
	}
	n := tb.s.Len()
	tb.turn.Presses.Hurry()
	wait(a, turn.FinalTicks-2)
	if strike(a, ui.KeyEnter); tb.s.Len() != n {
		t.Error("Enter reveals something within 0.6 s of another press")
	}
	wait(a, turn.FinalTicks)
	if strike(a, ui.KeyEnter); tb.s.Len() != n+1 {
		t.Error("Enter does not take what the main button stands for")
	}
}

// A turn in which nothing is left to do ends by itself: after the time of the settings, not while something lies
// open, and never where a player needs their own time. Until then it can be taken back.
func TestTurnEndsByItself(t *testing.T) {
	nothingLeft := func(t *testing.T, set func(*ui.App)) (*ui.App, *Table) {
		a := newApp(t, nil)
		set(a)
		tb := game(t, a, config("hb", "3"))
		dice := touria.NewDice(3)
		for range 20_000 {
			if wait(a, 1); tb.turn.Deciding && len(tb.turn.Legal) == 1 && tb.turn.Legal[0].Kind == touria.EndTurn {
				return a, tb
			}
			if tb.turn.Settled() {
				tb.turn.Commit(tb.s.Rules().Light(tb.s.State(), tb.turn.Legal, &dice))
			}
		}
		t.Fatal("there is always something to do")
		return nil, nil
	}
	for _, c := range []struct {
		name string
		set  func(*ui.App)
		want int // ticks; 0: never
	}{
		{"soon", func(*ui.App) {}, 72},
		{"late", func(a *ui.App) { a.Settings().TurnEnd = settings.EndLate }, 180},
		{"never", func(a *ui.App) { a.Settings().TurnEnd = settings.EndNever }, 0},
		{"few keys", func(a *ui.App) { a.Comfort().Scan = settings.ScanKeys }, 0},
		{"a screen reader", func(a *ui.App) { a.Tick(&ui.Input{Reach: ui.Reach{How: ui.ReachSurvey}}) }, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			a, tb := nothingLeft(t, c.set)
			n, ticks := tb.s.Len(), 0
			for ; tb.s.Len() == n && ticks < 400; ticks++ {
				if ok, why := tb.turn.CanUndo(); ticks > turn.RestTicks && !ok && why == a.T("undo.bot") {
					t.Fatal("nothing can be taken back while the turn ends")
				}
				wait(a, 1)
			}
			if c.want == 0 && tb.s.Len() != n || c.want > 0 && (ticks < c.want-2 || ticks > c.want+2) {
				t.Errorf("it ends after %d ticks, want %d", ticks, c.want)
			}
		})
	}
	a, tb := nothingLeft(t, func(*ui.App) {})
	n := tb.s.Len()
	tb.drawers.pull(logDrawer)
	if wait(a, 400); tb.s.Len() != n {
		t.Error("the turn ends under the open chronicle")
	}
	tb.drawers.pull(logDrawer)
	wait(a, turn.RestTicks+1)
	if strike(a, ui.KeyEnter); tb.s.Len() == n {
		t.Error("the main button does not end the turn")
	}
}

// Where nothing can be done the game goes on by itself and says so, unless somebody else at the screen would learn
// from that what is in a hand.
func TestNothingIsNotAsked(t *testing.T) {
	for _, c := range []struct {
		seats string
		asked bool
	}{{"hb", false}, {"hh", true}} {
		met := 0
		for seed := range 12 {
			a := newApp(t, nil)
			tb := game(t, a, config(c.seats, string(rune('a'+seed))))
			dice := touria.NewDice(uint64(seed))
			for range 20_000 {
				if a.Scene() == "curtain" {
					wait(a, ui.CurtainTicks+1)
					press(t, a, "curtain.ready")
				}
				if wait(a, 1); a.Scene() == "end" || met > 3 {
					break
				}
				if tb.turn.Deciding && len(tb.turn.Legal) == 1 && tb.turn.Legal[0].Kind == touria.Skip {
					n := tb.s.Len()
					if said := tb.turn.Prompt(); !c.asked && !tb.board.Queue.Busy() && said != a.T("prompt.act.nothing", words.Lit("Name", tb.board.Names[tb.board.Viewer])) {
						t.Errorf("the ribbon says %q", said)
					}
					if wait(a, 100); (tb.s.Len() == n) != c.asked {
						t.Fatalf("%s: asked: %t", c.seats, tb.s.Len() == n)
					}
					met++
				}
				if tb.turn.Settled() {
					tb.turn.Commit(tb.s.Rules().Light(tb.s.State(), tb.turn.Legal, &dice))
				}
			}
		}
		if met == 0 {
			t.Errorf("%s: something can be done everywhere", c.seats)
		}
	}
}

// Using a place once more is no question: the main button ends the turn, which the player need not do again,
// and the other use lies beside it.
func TestOnceMoreIsNoQuestion(t *testing.T) {
	met := 0
	for _, seed := range []string{"3", "5", "11", "13", "17"} {
		a := newApp(t, nil)
		tb := game(t, a, config("hb", seed))
		until(t, a, tb, 7, func() bool {
			if tb.turn.View.Phase() != touria.PhaseDouble || len(tb.turn.Legal) < 2 {
				return false
			}
			o := tb.turn.Primary()
			if o == nil || o.Decision.Kind != touria.NoDouble || tb.turn.Choices.Question {
				t.Fatalf("%+v is chosen, a question: %t", o, tb.turn.Choices.Question)
			}
			if a.Tree().Find("table.option.no_double") != nil {
				t.Error("the sheet repeats the main button")
			}
			wait(a, turn.FinalTicks)
			strike(a, ui.KeyEnter)
			for n := 0; n < 2000 && tb.s.ToMove() != tb.board.Viewer; n++ {
				wait(a, 1)
			}
			for n := 0; n < 2000 && tb.s.Legal(nil) != nil && tb.turn.View.Phase() == touria.PhaseDouble && n < 200; n++ {
				wait(a, 1)
			}
			if tb.turn.Deciding && tb.turn.View.Phase() == touria.PhaseEnd && len(tb.turn.Legal) == 1 {
				t.Error("a turn that was ended waits to be ended")
			}
			met++
			return false
		})
	}
	if met == 0 {
		t.Error("no place could be used once more")
	}
}
