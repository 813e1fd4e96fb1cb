package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/ring"
	"touria.games/touria/rules/touria"
)

// reach waits until the viewer of a table is to decide; false at the end.
func reach(t testing.TB, a *ui.App) *Table {
	t.Helper()
	for range 4000 {
		switch a.Scene() {
		case "end":
			return nil
		case "curtain":
			wait(a, ui.CurtainTicks+1)
			press(t, a, "curtain.ready")
		}
		if tb := TableOf(a); tb != nil && tb.turn.Open() {
			a.Tree()
			return tb
		}
		wait(a, 1)
	}
	t.Fatal("nothing can be decided:", dump(a))
	return nil
}

// ask presses the herald's button and waits for the advice.
func ask(t testing.TB, a *ui.App, tb *Table) {
	t.Helper()
	if !tb.turn.Advice.On { // the plan goes on
		press(t, a, "table.herald")
	}
	hear(t, a, tb)
	if !tb.turn.HeraldShown() || a.Element("table.herald.do") == nil {
		t.Fatal("the advice is not shown:", dump(a))
	}
}

// hear waits for the advice until it takes presses.
func hear(t testing.TB, a *ui.App, tb *Table) {
	t.Helper()
	for n := 0; tb.turn.Advice.Thinking; n++ {
		if n > 3000 {
			t.Fatal("no advice:", dump(a))
		}
		wait(a, 1)
	}
	wait(a, turn.RestTicks+1)
	a.Tree()
}

// A whole game is played by asking and following, at all sizes, in all
// languages and text sizes; the card stands soundly everywhere, and says why in
// at most twelve words.
func TestHeraldLayout(t *testing.T) {
	everywhere(t, sizes[:3], func(t *testing.T, a *ui.App, lang string, _ int) {
		cfg := config("hbbb", "11")
		cfg.Introductory = true
		tb := game(t, a, cfg)
		told := map[string]bool{}
		check := func(t *testing.T, a *ui.App, where string, told map[string]bool) {
			t.Helper()
			uitest.Report(t, where, slices.DeleteFunc(flaws(a), func(f string) bool {
				return lang == "xx" && strings.Contains(f, ".did: text") // what rivals did last is short in all languages that there are
			}), told)
		}
		asked := 0
		for asked < 45 && reach(t, a) != nil {
			ask(t, a, tb)
			asked++
			check(t, a, "advice", told)
			note := a.Tree().Find("table.panel.note")
			if note == nil || lang != "xx" && strings.Count(note.Text, " ") >= show.WhyMost {
				t.Fatalf("no reason, or a long one: %+v", note)
			}
			if asked%20 == 7 {
				hints(a, func(where string) { check(t, a, where, told) })
			}
			d, n := tb.turn.Advice.Plan[0], tb.s.Len()
			press(t, a, "table.herald.do")
			if got := tb.s.Since(n); len(got) == 0 || got[0].Decision != d {
				t.Fatalf("%v is advised, and %v done", d, got)
			}
		}
	})
}

// The herald leads a whole game to its end, which tells how often it was asked.
func TestHeraldGame(t *testing.T) {
	for _, marriage := range []bool{false, true} {
		for _, size := range sizes[:3] {
			a := newApp(t, nil)
			a.Resize(size[0], size[1])
			cfg := config("hbhb", "3")
			cfg.SuddenMarriage = marriage
			tb := game(t, a, cfg)
			asked := map[rules.Seat]int{}
			marks := 0
			for reach(t, a) != nil {
				if !tb.turn.Advice.On {
					asked[tb.board.Viewer]++
				}
				ask(t, a, tb)
				for i := range a.Tree().Elements {
					if e := &a.Tree().Elements[i]; e.Advised && e.ID != "table.herald.do" {
						marks++
					}
				}
				press(t, a, "table.herald.do")
			}
			if marks < 20 {
				t.Errorf("only %d things of the table are marked", marks)
			}
			told := map[string]bool{}
			check(t, a, "end", told)
			for seat, n := range asked {
				e := a.Tree().Find("end.player." + seat.String() + ".asked")
				if e == nil || e.Label != a.T("herald.asked", words.Num("Count", n)) {
					t.Errorf("%v asked %d times: %+v", seat, n, e)
				}
			}
			if a.Tree().Find("end.player.W.asked") != nil {
				t.Error("a bot has asked the herald")
			}
		}
	}
}

// laid puts a plan of many decisions in the place of the herald's.
func laid(t *testing.T, tb *Table) []touria.Decision {
	t.Helper()
	s := tb.s.Rules().Determinise(&tb.turn.View, 0)
	dice := touria.NewDice(1)
	var plan []touria.Decision
	for len(plan) < 12 && s.ToMove() == tb.board.Viewer {
		d := tb.s.Rules().Light(&s, tb.s.Rules().Legal(&s, nil), &dice)
		plan = append(plan, d)
		tb.s.Rules().Apply(&s, d, nil)
	}
	tb.turn.Advice.Plan = plan
	tb.turn.MarkAdvice()
	return plan
}

// A plan is marked step by step while it is followed, by the herald's button,
// where a way is one press, or by one's own hand; another decision and an undo
// put it away.
func TestHeraldPlan(t *testing.T) {
	walked, own, left, undone, turns := 0, 0, 0, 0, 0
	a := newApp(t, nil)
	tb := game(t, a, config("hb", "4"))
	for n := 0; n < 240 && reach(t, a) != nil; n++ {
		if tb.turn.View.Phase() != touria.PhaseStart {
			ask(t, a, tb)
			press(t, a, "table.herald.do")
			continue
		}
		ask(t, a, tb)
		plan := laid(t, tb)
		if !tb.turn.Advice.On || len(plan) < 3 || plan[0].Kind != touria.ChooseTower {
			tb.turn.Commit(tb.turn.Legal[len(tb.turn.Legal)-1])
			continue
		}
		if tr := tb.turn.Trace(); tr == nil && slices.ContainsFunc(plan, func(d touria.Decision) bool { return d.Kind == touria.Step }) {
			t.Fatalf("the way of %v is not shown", plan)
		}
		made := tb.s.Len()
		turns++
		switch turns % 4 {
		case 0, 1: // by the button
			a.Changed()
			press(t, a, "table.herald.do")
			if reach(t, a) == nil {
				return
			}
			done := tb.s.Since(made)
			for i := range done {
				if done[i].Seat == tb.board.Viewer && i < len(plan) && done[i].Decision != plan[i] {
					break
				}
				if i > 0 && done[i].Decision.Kind == touria.Step {
					walked++
				}
			}
			if k := len(done); tb.turn.Advice.On && (k >= len(plan) || tb.turn.Advice.Plan[0] != plan[k] || turn.OnTheWay(plan[k])) {
				t.Fatalf("after %d decisions of %v, %v is marked", k, plan, tb.turn.Advice.Plan)
			}
		case 2: // by hand, as far as it goes
			for i := 0; i < len(plan) && tb.turn.Advice.On && tb.s.Len() == made+i; i++ {
				if tb.turn.Advice.Plan[0] != plan[i] {
					t.Fatalf("%v is marked in place of %v", tb.turn.Advice.Plan[0], plan[i])
				}
				tb.turn.Commit(plan[i])
				if reach(t, a) == nil {
					return
				}
				if tb.turn.Advice.On {
					own++
				}
			}
		case 3: // something else
			for _, d := range tb.turn.Legal {
				if d != plan[0] {
					tb.turn.Commit(d)
					break
				}
			}
			if tb.turn.Advice.On || tb.turn.Advice.Plan != nil {
				t.Fatal("a plan that is not followed stays")
			}
			left++
			if ok, _ := tb.s.CanUndo(); ok {
				reach(t, a)
				ask(t, a, tb)
				tb.turn.Undo()
				if tb.turn.Advice.On || tb.turn.Advice.Thinking {
					t.Fatal("advice on what was taken back")
				}
				undone++
			}
		}
	}
	if walked == 0 || own == 0 || left == 0 || undone == 0 {
		t.Errorf("walked %d steps, followed %d by hand, left %d, undone %d", walked, own, left, undone)
	}
}

// The herald thinks in slices and blocks no tick; a decision and a Cancel end
// its thinking, and only the seat that asked sees what it says.
func TestHeraldThinks(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hhb", "8"))
	for reach(t, a) != nil && tb.turn.View.Phase() != touria.PhaseStart {
		tb.turn.Commit(tb.turn.Legal[0])
	}
	a.Config().Think = 1
	press(t, a, "table.herald")
	if !tb.turn.Advice.Thinking {
		t.Fatal("found in a unit of work")
	}
	note := a.Tree().Find("table.panel.note")
	if note == nil || note.Text != a.T("herald.thinking") {
		t.Fatal("nobody says that the herald thinks:", dump(a))
	}
	press(t, a, "table.cancel")
	if tb.turn.Advice.Thinking || tb.turn.HeraldShown() {
		t.Error("Cancel does not end it")
	}
	press(t, a, "table.herald")
	seat := tb.board.Viewer
	if tb.s.Asked(seat) != 2 {
		t.Errorf("asked %d times", tb.s.Asked(seat))
	}
	tb.turn.Commit(tb.turn.Legal[0])
	if tb.turn.Advice.Thinking {
		t.Error("a decision does not end it")
	}
	a.Config().Think = 5000
	if reach(t, a) == nil {
		t.Fatal("over")
	}
	ask(t, a, tb)
	tb.Cover() // the window was away
	a.Tree()
	if e := a.Element("table.herald.do"); e != nil {
		t.Error("the advice is seen through the curtain")
	}
	wait(a, ui.CurtainTicks+1)
	press(t, a, "curtain.ready")
	if tb.turn.Advice.On {
		t.Error("the advice is still there behind the curtain")
	}
	for n := 0; tb.board.Viewer == seat && n < 400; n++ { // on to the next player
		reach(t, a)
		tb.turn.Commit(tb.turn.Legal[len(tb.turn.Legal)-1])
	}
	reach(t, a)
	if tb.board.Viewer == seat || tb.turn.Advice.On || tb.turn.Advice.Plan != nil {
		t.Error("the next player sees the advice")
	}
}

// Keyboard and pad ask and do what is advised, without the mouse.
func TestHeraldKeys(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hb", "2"))
	for _, k := range []struct{ ask, do ui.Key }{{ui.KeyH, ui.KeyH}, {ui.KeyH, ui.KeyEnter}, {ui.PadX, ui.PadA}} {
		for reach(t, a) != nil && (tb.turn.View.Phase() != touria.PhaseStart) {
			tb.turn.Commit(tb.turn.Legal[0])
		}
		a.SetRing(true)
		strike(a, k.ask)
		hear(t, a, tb)
		if !tb.turn.Advice.On {
			t.Fatalf("key %v does not ask\n%s", k.ask, dump(a))
		}
		plan, n := slices.Clone(tb.turn.Advice.Plan), tb.s.Len()
		strike(a, k.do)
		got := tb.s.Since(n)
		if len(got) == 0 {
			t.Fatalf("key %v does not do it", k.do)
		}
		for i := range got { // the heroes may have set out at once
			if d := got[i].Decision; i < len(plan) && d != plan[i] || i >= len(plan) && plan[0].Kind != touria.ChooseTower || i > 0 && !turn.OnTheWay(d) {
				t.Fatalf("key %v: %v is done of %v", k.do, d, plan)
			}
		}
	}
	tabTo(t, a, "table.herald")
	// While something plays, and while bots decide, nobody asks.
	for n := 0; tb.turn.Deciding && n < 300; n++ {
		tb.turn.Commit(tb.turn.Legal[0])
	}
	if e := a.Tree().Find("table.herald"); e == nil || !e.Disabled || e.Why == "" {
		t.Errorf("the herald can be asked now: %+v", e)
	}
}

// The card of a bot opens from its panel, stands soundly everywhere and says
// what package show says; a human's panel opens the chronicle.
func TestKnowsCard(t *testing.T) {
	everywhere(t, sizes[:3], func(t *testing.T, a *ui.App, lang string, scale int) {
		cfg := config("hbhb", "6")
		cfg.OpenScreens = scale == 125
		tb := game(t, a, cfg)
		told := map[string]bool{}
		ch := chooser{dice: touria.NewDice(5)}
		pressed := 0
		for n := 0; n < 30 && ch.decide(t, a); n++ {
			if reach(t, a) == nil {
				break
			}
			if n%10 != 9 {
				continue
			}
			if a.Element("table.rival.W") != nil {
				press(t, a, "table.rival.W")
				pressed++
			} else { // the panel of options has taken its place
				tb.drawers.knows(rules.W)
				a.Tree()
			}
			if tb.drawers.open != knowsDrawer {
				t.Fatal("no card:", dump(a))
			}
			want := len(tb.drawers.knowsLines())
			seen := map[string]bool{}
			check(t, a, "card", told)
			for i := range a.Tree().Elements {
				if id := a.Tree().Elements[i].ID; strings.HasPrefix(id, "knows.") && strings.HasSuffix(id, ".text") {
					seen[id] = true
				}
			}
			if len(seen) != want {
				t.Errorf("%d lines of %d are seen", len(seen), want)
			}
			press(t, a, "drawer.close")
			for _, rival := range tb.board.Rivals() {
				if id := "table.rival." + rival.String(); tb.s.IsHuman(rival) && a.Element(id) != nil {
					press(t, a, id)
					if tb.drawers.open != logDrawer {
						t.Error("a human's panel opens no chronicle")
					}
					press(t, a, "drawer.close")
				}
			}
		}
		if a.Window().W*a.Scale() > 845 && pressed == 0 {
			t.Errorf("%s: no panel was pressed", lang)
		}
	})
}

// The card tells of the position that is shown, not of what plays still.
func TestKnowsNothingAhead(t *testing.T) {
	a := newApp(t, nil)
	a.Settings().Speed = 0
	tb := game(t, a, config("hb", "6"))
	tb.drawers.known = rules.N
	compared := 0
	for n := 0; n < 40 && reach(t, a) != nil; n++ {
		before := tb.drawers.knowsLines()
		tb.turn.Commit(tb.turn.Legal[0])
		if tb.board.Queue.Busy() {
			compared++
			if !slices.EqualFunc(before, tb.drawers.knowsLines(), func(x, y show.KnowsLine) bool { return x.Text.Equal(y.Text) && slices.Equal(x.Icons, y.Icons) }) {
				t.Fatal("the card is ahead of the table")
			}
		}
	}
	if compared < 10 {
		t.Errorf("only %d compared", compared)
	}
}

// Whoever follows the herald's advice to walk somewhere is not asked for the way again: what it costs and brings stands on
// the main button. Only gems are asked for, and a mine that was refilled may have made another way better.
func TestAdvisedWayIsWalked(t *testing.T) {
	walked, gems, again := 0, 0, 0
	for _, seed := range []string{"4", "7", "11", "12"}[:ring.Pick(2, 4)] {
		a := newApp(t, nil)
		tb := game(t, a, config("hb", seed))
		for n := 0; n < 120 && reach(t, a) != nil; n++ {
			ask(t, a, tb)
			d := tb.turn.Advice.Plan[0]
			plan, at := fmt.Sprint(tb.turn.Advice.Plan), tb.s.Len()
			press(t, a, "table.herald.do")
			if d.Kind != touria.ChooseTower || reach(t, a) == nil {
				continue
			}
			walked++
			for reach(t, a) != nil && tb.turn.View.Phase() == touria.PhaseMine {
				gems++
				tb.turn.Commit(tb.turn.Legal[0])
			}
			if a.Scene() == "table" && tb.turn.View.Phase() == touria.PhaseMove {
				again++
				t.Log(seed, plan, tb.s.Since(at)[0].Decision, len(tb.s.Since(at)), tb.turn.Ways()[0])
			}
		}
	}
	t.Logf("%d ways, %d gems are asked for, %d ways again", walked, gems, again)
	if walked < 20 || gems < 2 || again > walked/6 {
		t.Errorf("of %d ways %d are asked for again", walked, again)
	}
}
