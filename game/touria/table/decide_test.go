package table

import (
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// forced reports whether nobody need have decided: the program declines what its player cannot pay for,
// goes on where nothing can be done, and ends a turn in which nothing is left to do.
func forced(d touria.Decision) bool {
	return d.Kind == touria.NoJoin || d.Kind == touria.NoDouble || d.Kind == touria.Skip || d.Kind == touria.EndTurn
}

// For a minute somebody presses faster than anybody reads: at random places, on
// the main button, on each option, with Enter or with the gamepad's A. Nothing is
// decided by it, whatever plays or is asked meanwhile.
func TestSpamDecidesNothing(t *testing.T) {
	spams := map[string]func(a *ui.App, tb *Table, dice *touria.Dice){
		"anywhere": func(a *ui.App, tb *Table, dice *touria.Dice) {
			e := &a.Tree().Elements[dice.Below(len(a.Tree().Elements))]
			if chrome(e) || e.ID == "table.tail" {
				e = a.Tree().Find("table.board") // every press counts
			}
			x, y := e.Rect.Center()
			click(a, x*a.Scale(), y*a.Scale())
		},
		"main button": func(a *ui.App, tb *Table, dice *touria.Dice) {
			if e := a.Tree().Find("table.confirm"); e != nil {
				x, y := e.Rect.Center()
				click(a, x*a.Scale(), y*a.Scale())
			}
		},
		"options": func(a *ui.App, tb *Table, dice *touria.Dice) {
			var list []*ui.Element
			for i := range a.Tree().Elements {
				if e := &a.Tree().Elements[i]; strings.HasPrefix(e.ID, "table.option.") || strings.HasPrefix(e.ID, "table.route.") || e.Lit {
					list = append(list, e)
				}
			}
			if len(list) == 0 {
				list = append(list, a.Tree().Find("table.board"))
			}
			x, y := list[dice.Below(len(list))].Rect.Center()
			click(a, x*a.Scale(), y*a.Scale())
		},
		"Enter":     func(a *ui.App, tb *Table, dice *touria.Dice) { strike(a, ui.KeyEnter) },
		"A":         func(a *ui.App, tb *Table, dice *touria.Dice) { strike(a, ui.PadA) },
		"Tab Enter": func(a *ui.App, tb *Table, dice *touria.Dice) { strike(a, ui.KeyTab); strike(a, ui.KeyEnter) },
		"H":         func(a *ui.App, tb *Table, dice *touria.Dice) { strike(a, ui.KeyH) },
	}
	for name, spam := range spams {
		t.Run(name, func(t *testing.T) {
			a := newApp(t, nil)
			a.Settings().Speed = beat.Normal
			tb := game(t, a, config("hbb", "3"))
			dice := touria.NewDice(4)
			own, waited := 0, 0
			for tick := 0; tick < 3600 && a.Scene() != "end" && a.Scene() != "finale"; {
				if a.Scene() != "table" && a.Scene() != "doors" { // Enter has opened something
					strike(a, ui.KeyEscape)
				}
				n := tb.s.Len()
				spam(a, tb, &dice)
				gap := 1 + dice.Below(turn.RestTicks-4)
				wait(a, gap)
				tick += gap + 2
				for i, step := range tb.s.Since(n) {
					if step.Seat == rules.S && !forced(step.Decision) {
						t.Fatalf("tick %d: press %d decided %v", tick, i, step.Decision)
					}
				}
				if tb.turn.Deciding && !tb.turn.Forced() && len(tb.turn.Legal) > 0 {
					if waited++; waited > 12 { // the game goes on by the player's own decision
						waited, own = 0, own+1
						tb.turn.Commit(tb.s.Rules().Light(tb.s.State(), tb.turn.Legal, &dice))
					}
				}
			}
			if own < 5 {
				t.Errorf("only %d decisions in a minute", own)
			}
		})
	}
}

// One press after the rest decides what spam did not.
func TestDeliberatePress(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hb", "3"))
	start(t, a, tb)
	wait(a, turn.RestTicks)
	x, y := pointTo(t, a, firstTower(t, tb))
	click(a, x, y)
	n := tb.s.Len()
	click(a, x, y)
	if tb.s.Len() != n || tb.turn.Picked == "" {
		t.Fatal("a double click does more than select the tower")
	}
	if uitest.ClickOn(a, "table.confirm"); tb.s.Len() != n {
		t.Fatal("the main button takes the tower in haste")
	}
	wait(a, turn.RestTicks)
	if click(a, x, y); tb.s.Len() != n {
		t.Error("a tower that is pressed twice is taken")
	}
	wait(a, turn.RestTicks)
	if uitest.ClickOn(a, "table.confirm"); tb.s.Len() == n {
		t.Error("the main button does not take the tower")
	}

	a = newApp(t, nil)
	tb = game(t, a, config("hb", "3"))
	start(t, a, tb)
	wait(a, turn.RestTicks)
	click(a, x, y)
	x, y = pointTo(t, a, "table.confirm")
	in := ui.Input{Device: ui.Mouse, X: x, Y: y, Inside: true, Down: true, Held: true}
	a.Tick(&in)
	for in.Down = false; tb.turn.Presses.Quiet <= turn.RestTicks; {
		a.Tick(&in)
	}
	in.Held, in.Up = false, true
	if a.Tick(&in); tb.s.Len() == n {
		t.Error("a press that is held for as long as presses rest does not take the tower")
	}
}

// until plays sensibly until the viewer is to decide in a position that fits.
func until(t *testing.T, a *ui.App, tb *Table, seed uint64, so func() bool) bool {
	t.Helper()
	ch := chooser{dice: touria.NewDice(seed)}
	for range 1500 {
		for n := 0; !tb.turn.Settled() && n < 600 && a.Scene() != "end"; n++ {
			if a.Scene() == "curtain" {
				return false
			}
			wait(a, 1)
		}
		if a.Scene() == "end" || !tb.turn.Settled() {
			return false
		}
		if so() {
			return true
		}
		if !ch.decide(t, a) {
			return false
		}
	}
	return false
}

// stepwise is until, but each step of a walk is decided by itself.
func stepwise(a *ui.App, tb *Table, seed uint64, so func() bool) bool {
	dice := touria.NewDice(seed)
	for range 100_000 {
		wait(a, 1)
		switch n := tb.s.Len(); {
		case a.Scene() == "end":
			return false
		case !tb.turn.Settled():
		case so():
			return true
		case tb.s.Len() == n:
			tb.turn.Commit(tb.s.Rules().Light(tb.s.State(), tb.s.Legal(nil), &dice))
		}
	}
	return false
}

// An offer is accepted by the main button, with the only thing that can be done there, and declined by the second
// button at once.
func TestOffersAreAnswered(t *testing.T) {
	met := map[bool]int{}
	for _, seed := range []string{"3", "5", "11", "13", "17"} {
		a := newApp(t, nil)
		tb := game(t, a, config("hbb", seed))
		for range 20 {
			if !until(t, a, tb, 7, func() bool { return tb.turn.View.Phase() == touria.PhaseJoin && len(tb.turn.Legal) > 1 }) {
				break
			}
			n := tb.s.Len()
			decline := a.Element("table.option.no_join")
			if decline == nil || decline.Look != ui.LookButton || decline.Text == "" {
				t.Fatalf("the second button is %+v", decline)
			}
			who, place := tb.board.Names[tb.board.Model.Active], tb.board.PlaceName(tb.board.Model.Dest)
			// A long name of the place leaves the portrait to show who it is.
			if e := a.Tree().Find("table.panel.title"); e == nil || !strings.Contains(e.Text, place) || (tb.board.Model.Active != tb.board.Viewer) != strings.Contains(e.Label, who) {
				t.Errorf("the question does not name %s and %s: %+v", who, place, e)
			}
			joins := slices.DeleteFunc(slices.Clone(tb.turn.Legal), func(d touria.Decision) bool { return d.Kind == touria.NoJoin })
			o := tb.turn.Primary()
			if (o != nil) != (len(joins) == 1) || o != nil && o.Decision != joins[0] {
				t.Fatalf("%v can be done, the main button stands for %+v", joins, o)
			}
			wait(a, turn.FinalTicks)
			if accept := len(joins) == 1 && met[true] < 3; accept {
				if press(t, a, "table.confirm"); tb.s.Len() == n {
					t.Errorf("the main button does not join in with %v", joins[0])
				}
				met[true]++
			} else {
				if press(t, a, decline.ID); tb.s.Len() != n+1 || tb.s.Since(n)[0].Decision.Kind != touria.NoJoin {
					t.Error("one press on the second button does not decline")
				}
				met[false]++
			}
		}
	}
	if met[true] == 0 || met[false] == 0 {
		t.Errorf("offers were accepted and declined: %v", met)
	}
}

// The herald asked over a pending choice takes its place, at all sizes: nothing is printed over anything,
// the main button does what the advice says, no sign of a key covers words, and no hint the reason. Who
// chooses something else then has heard it.
func TestHeraldOverAChoice(t *testing.T) {
	everywhere(t, sizes, func(t *testing.T, a *ui.App, _ string, _ int) {
		tb := game(t, a, config("hb", "3"))
		start(t, a, tb)
		wait(a, turn.RestTicks)
		told := map[string]bool{}
		first := firstTower(t, tb)
		press(t, a, first)
		strike(a, ui.KeyDown) // signs of keys show
		check(t, a, "a tower is chosen", told)
		strike(a, ui.KeyH)
		for n := 0; !tb.turn.Advice.On && n < 500; n++ {
			wait(a, 1)
		}
		if !tb.turn.HeraldShown() {
			t.Fatal("no card")
		}
		_, why := tb.turn.Advice.Card(a.Words())
		if !slices.ContainsFunc(a.Tree().Elements, func(e ui.Element) bool { return strings.Contains(e.Text, why) }) {
			t.Errorf("%q does not show\n%s", why, dump(a))
		}
		if o := tb.turn.Primary(); tb.turn.Picked != "" || o == nil || o != tb.turn.HeraldOption() {
			t.Errorf("the main button says %v, the herald %v", o, tb.turn.HeraldOption())
		}
		check(t, a, "the herald speaks", told)
		hints(a, func(where string) { check(t, a, where, told) })
		var other *show.Option
		tb.turn.Choices.Walk(func(o *show.Option) bool {
			if o.Leaf() && o.Decision.Kind == touria.ChooseTower && !tb.turn.Advice.Leads(o) {
				other = o
			}
			return other == nil
		})
		if other != nil {
			if tb.turn.Pick(other); tb.turn.Advice.Asked() || tb.turn.Primary() != other {
				t.Error("the advice stays beside another choice")
			}
			check(t, a, "something else is chosen", told)
		}
	})
}

// With several people at the screen, things lie open only while their owner is
// asked.
func TestTrayCoversWhileOthersAreAsked(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hhbb", "5"))
	ch := chooser{dice: touria.NewDice(3)}
	open, covered, public := 0, 0, 0
	for n := 0; n < 120 && ch.decide(t, a); n++ {
		for range 30 {
			if a.Scene() == "curtain" {
				break
			}
			if tb.board.Model.Phase != touria.PhaseOver {
				if !tb.board.Humans.Has(tb.board.Model.Active) && !tb.board.Humans.Has(tb.board.Model.ToMove) {
					if public++; tb.board.Viewer != rules.NoSeat {
						t.Fatalf("%v is still the viewer in the turn of a bot", tb.board.Viewer)
					}
				}
				switch asked := tb.board.Model.ToMove == tb.board.Viewer; {
				case !asked && !tb.board.LidClosed():
					t.Fatalf("things of %v lie open while %v is asked", tb.board.Viewer, tb.board.Model.ToMove)
				case asked && !tb.board.LidClosed():
					open++
				case !asked:
					covered++
				}
			}
			wait(a, 1)
		}
	}
	if open == 0 || covered == 0 || public == 0 {
		t.Errorf("open %d times, covered %d times, public %d times", open, covered, public)
	}
}

// After the doors are over the banner counts no doors any more.
func TestFoundIsFound(t *testing.T) {
	a := newApp(t, nil)
	a.Settings().Speed = beat.Normal
	tb := game(t, a, config("hb", "3"))
	for i := range tb.board.Model.Doors {
		tb.board.Model.Doors[i].Open = i == 3
	}
	tb.board.Model.Doors[3].Who = touria.Children
	tb.board.Model.Phase = touria.PhaseCastle
	if text := tb.board.DoorsText(); text != a.T("doors.found") {
		t.Errorf("the banner says %q", text)
	}
}

// Where several answers weigh the same nothing is chosen for the player: there is no main button, and Enter decides
// nothing.
func TestQuestionsChooseNothing(t *testing.T) {
	met := map[touria.Phase]int{}
	for seed := range 12 {
		a := newApp(t, nil)
		tb := game(t, a, config("hb", string(rune('a'+seed))))
		ch := chooser{dice: touria.NewDice(uint64(seed))}
		for n := 0; n < 400; n++ {
			a.SetRing(true)
			if !ch.decide(t, a) {
				break
			}
			wait(a, turn.RestTicks+6)
			if !tb.turn.Open() || !tb.turn.Choices.Question {
				continue
			}
			if a.FocusShown() {
				t.Errorf("%v: the focus stands on %s already", tb.turn.View.Phase(), a.Focused())
			}
			answers := len(tb.turn.Level())
			if tb.turn.Decline() != nil {
				answers--
			}
			if answers < 2 {
				continue
			}
			met[tb.turn.View.Phase()]++
			if o := tb.turn.Primary(); o != nil {
				t.Fatalf("%v: %s is chosen for the player", tb.turn.View.Phase(), o.ID)
			}
			if a.Tree(); a.Element("table.confirm") != nil {
				t.Errorf("%v: the question has a main button", tb.turn.View.Phase())
			}
			was := tb.s.Len()
			strike(a, ui.KeyEnter)
			wait(a, turn.RestTicks)
			if tb.s.Len() != was {
				t.Fatalf("%v: Enter answers the question", tb.turn.View.Phase())
			}
		}
	}
	if met[touria.PhaseMine] == 0 {
		t.Errorf("no gem of a mine was chosen: %v", met)
	}
}
