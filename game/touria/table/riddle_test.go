package table

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"touria.games/touria/assets/riddles"
	"touria.games/touria/game/beat"
	progress "touria.games/touria/game/riddles"
	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/annals"
	"touria.games/touria/game/touria/riddle"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules/ring"
	"touria.games/touria/rules/touria"
)

// posed puts a riddle on the table and begins it.
func posed(t testing.TB, a *ui.App, i int) *Table {
	t.Helper()
	if gameOf(a).readAnnals(a); gameOf(a).collectRiddles(a) == nil {
		t.Fatal("there are no riddles")
	}
	gameOf(a).poseRiddle(a, i, false)
	press(t, a, "dialog.ok")
	tb := TableOf(a)
	if tb == nil {
		t.Fatal("no table:", dump(a))
	}
	return tb
}

// playTurn makes these decisions of a riddle's turn, and any others until the turn is over and has been weighed.
func playTurn(t testing.TB, a *ui.App, tb *Table, plan ...touria.Decision) {
	t.Helper()
	uitest.Told(t, a, func() {
		if tb.turn.Open() && tb.s.State().Turn() == tb.puzzle.riddle.State.Turn() {
			legal := tb.s.Legal(nil)
			d := legal[len(legal)-1] // the end of a move, a use or the turn
			if len(plan) > 0 && slices.Contains(legal, plan[0]) {
				d, plan = plan[0], plan[1:]
			}
			tb.turn.Commit(d)
		}
	})
}

// answered checks what the answer says.
func answered(t testing.TB, a *ui.App, want string) {
	t.Helper()
	if e := a.Tree().Find("dialog.text"); e == nil || !strings.Contains(e.Text, want) {
		t.Errorf("the answer does not say %s: %+v", want, e)
	}
}

// All riddles are possible, their plans legal, and no two are alike.
func TestEveryRiddle(t *testing.T) {
	file, ok := riddles.Of("touria")
	all, err := progress.Unpack("touria", file)
	if !ok || err != nil || len(all) < 150 {
		t.Fatalf("%d riddles, %v", len(all), err)
	}
	type alike struct {
		riddle.About
		riddle.Question
	}
	seen := map[alike]bool{}
	var grades [progress.Grades]int
	for i, data := range all {
		d, err := riddle.Decode(rulesOfTests, data)
		if err != nil {
			t.Fatalf("riddle %d: %v", i, err)
		}
		again, err := riddle.Encode(rulesOfTests, &d)
		if err != nil || string(again) != string(data) {
			t.Errorf("riddle %d is coded as %x, not %x, %v", i, again, data, err)
		}
		s := d.State
		for _, do := range d.Plan {
			if err := rulesOfTests.Play(&s, do, nil); err != nil {
				t.Errorf("riddle %d: %v", i, err)
			}
		}
		if d.Win-d.Next < 14 || len(data) > progress.MaxBytes { // 15, before rounding
			t.Errorf("riddle %d: %d bytes, %d and %d of 100 games", i, len(data), d.Win, d.Next)
		}
		if about := (alike{d.About(rulesOfTests), d.Question()}); seen[about] {
			t.Errorf("riddle %d is like another: %+v", i, about)
		} else {
			seen[about] = true
		}
		grades[d.Grade-1]++
	}
	if slices.Min(grades[:]) < 10 {
		t.Errorf("riddles by grade: %v", grades)
	}
}

// Whoever plays the plan has solved the riddle, on the day's own day for the streak. Nothing else of the player's changes:
// no game is kept or counted.
func TestRiddleSolved(t *testing.T) {
	for _, speed := range []beat.Speed{beat.Instant, beat.Normal} {
		st := store.NewMemory()
		a := newApp(t, st)
		a.Settings().Speed = speed
		press(t, a, "title.riddles", "riddles.day.play", "dialog.ok")
		tb := TableOf(a)
		if i, ok := progress.OfDay(a.Today(), len(gameOf(a).riddles.All)); !ok || tb.puzzle.At != i {
			t.Fatalf("the riddle of the day is %d, the table has %d", i, tb.puzzle.At)
		}
		d := &tb.puzzle.riddle
		playTurn(t, a, tb, d.Plan...)
		answered(t, a, strconv.Itoa(d.Win))
		if e := a.Tree().Find("dialog.title"); !tb.puzzle.trial.Right() || e == nil || e.Text != a.T("riddle.right") {
			t.Errorf("the plan is called %+v", e)
		}
		kept, err := annals.Load(st, "")
		if p := &kept.Riddles; err != nil || len(p.Solved) != 1 || p.Streak(a.Today()) != 1 || kept.Games != 0 {
			t.Errorf("%+v, %v", kept, err)
		}
		press(t, a, "riddle.leave")
		if e := a.Tree().Find("riddles.day.text"); a.Scene() != "riddles" || e == nil || !strings.Contains(e.Text, a.T("riddles.day.solved")) {
			t.Errorf("scene %s, %+v", a.Scene(), e)
		}
		press(t, a, "riddles.done")
		if a.Scene() != "title" || a.Saves().Autosave().Holds() || a.Tree().Find("title.touria.continue") != nil {
			t.Error("the riddle was kept as a game")
		}
	}
}

// While a riddle's turn is being weighed the table says so, and not that the rival is to act.
func TestRiddleWeighed(t *testing.T) {
	a := newApp(t, nil)
	a.Config().Think = 1
	tb := posed(t, a, 0)
	seen := 0
	for n := 0; seen < 3 && n < 20_000; n++ {
		if tb.puzzle.asks() && tb.turn.Open() {
			tb.turn.Commit(tb.s.Legal(nil)[0]) // hardly the plan, which is known to be right
		}
		if wait(a, 1); !tb.puzzle.weighing() {
			continue
		}
		seen++
		e := a.Tree().Find("table.prompt")
		if want := a.T("riddle.weighing"); e == nil || e.Text != want || e.Crest != ui.NoCrest || !slices.ContainsFunc(tb.Survey(), func(said string) bool { return strings.HasSuffix(said, want) }) || a.Tree().Find("table.whose") != nil {
			t.Fatalf("the table says %+v", e)
		}
	}
	if seen < 3 {
		t.Error("nothing is weighed")
	}
}

// A turn that loses much is not right; it can be tried again, played out to the end, or left for the next riddle.
func TestRiddleMissed(t *testing.T) {
	a := newApp(t, nil)
	wrong := 0
	for i := range ring.Pick(6, 12) {
		tb := posed(t, a, i*7)
		d := tb.puzzle.riddle
		legal := rulesOfTests.Legal(&d.State, nil)
		other := slices.IndexFunc(legal, func(k touria.Decision) bool {
			return k.Kind == touria.ChooseTower && !riddle.Same(rulesOfTests, &d.State, k, d.Plan[0])
		})
		if other < 0 {
			continue
		}
		playTurn(t, a, tb, legal[other])
		if win := tb.puzzle.trial.Win(); tb.puzzle.trial.Right() == (win <= d.Win-5) || win > d.Win {
			t.Errorf("riddle %d: %d of 100 games, %d with the plan", i, win, d.Win)
		}
		if !tb.puzzle.trial.Right() {
			wrong++
			answered(t, a, strconv.Itoa(tb.puzzle.trial.Win()))
			press(t, a, "riddle.again", "dialog.ok")
		} else { // it is as good as the plan
			press(t, a, "riddle.next")
			gameOf(a).poseRiddle(a, i*7, false)
			press(t, a, "dialog.ok")
		}
		if again := TableOf(a); again == tb || again.puzzle.At != tb.puzzle.At || again.s.Len() != 0 {
			t.Fatal("it does not begin again")
		}
	}
	if wrong < ring.Pick(3, 5) {
		t.Errorf("only %d other towers were wrong", wrong)
	}
	tb := TableOf(a)
	playTurn(t, a, tb)
	if !tb.puzzle.trial.Right() {
		press(t, a, "riddle.show")
		uitest.Told(t, a, func() {})
	}
	press(t, a, "riddle.next", "dialog.ok")
	if next := TableOf(a); next.puzzle.At == tb.puzzle.At || next.puzzle.riddle.Grade != tb.puzzle.riddle.Grade {
		t.Error("the next riddle is the same, or of another grade")
	}
	tb = TableOf(a)
	playTurn(t, a, tb)
	if tb.s.Over() {
		return
	}
	press(t, a, "riddle.out")
	c := chooser{dice: touria.NewDice(4)}
	for n := 0; a.Scene() != "riddles" && n < 4000; n++ {
		if a.Scene() == "table" || a.Scene() == "doors" {
			if TableOf(a).turn.Open() {
				c.press(t, a, TableOf(a))
			}
		}
		wait(a, 1)
	}
	if gameOf(a).annals != nil && gameOf(a).annals.Games > 0 {
		t.Error("a riddle was counted as a game")
	}
}

// Whoever missed a riddle can see the plan played; finding it afterwards does not count.
func TestRiddleShown(t *testing.T) {
	for _, speed := range []beat.Speed{beat.Instant, beat.Normal} {
		a := newApp(t, nil)
		a.Settings().Speed = speed
		tb := posed(t, a, 4)
		for playTurn(t, a, tb); tb.puzzle.trial.Right(); playTurn(t, a, tb) {
			press(t, a, "riddle.next", "dialog.ok")
			tb = TableOf(a)
		}
		press(t, a, "riddle.show")
		uitest.Told(t, a, func() {})
		shown, d := TableOf(a), tb.puzzle.riddle
		if steps := shown.s.Since(0); shown == tb || len(steps) < len(d.Plan) || !slices.EqualFunc(steps[:len(d.Plan)], d.Plan, func(s session.Step, do touria.Decision) bool { return s.Decision == do }) {
			t.Errorf("what is shown is %v, not %v", steps, d.Plan)
		}
		answered(t, a, strconv.Itoa(d.Next))
		press(t, a, "riddle.again", "dialog.ok")
		playTurn(t, a, TableOf(a), d.Plan...)
		answered(t, a, a.T("riddle.helped"))
		if gameOf(a).readAnnals(a).Riddles.Has(gameOf(a).riddles.IDs[tb.puzzle.At]) {
			t.Error("a riddle whose answer has been shown counts")
		}
	}
}

// Undo goes back within the turn, and the plan after it counts like any other.
func TestRiddleUndo(t *testing.T) {
	a := newApp(t, nil)
	tb := posed(t, a, 3)
	d := &tb.puzzle.riddle
	for n := 0; !tb.turn.Open() && n < 200; n++ {
		wait(a, 1)
	}
	for _, k := range tb.s.Legal(nil) {
		if k != d.Plan[0] && !tb.s.Reveals(k) {
			tb.turn.Commit(k)
			break
		}
	}
	for n := 0; !tb.turn.Open() && n < 200; n++ {
		wait(a, 1)
	}
	press(t, a, "table.undo")
	if tb.s.Len() != 0 || tb.s.State().Hash() != d.State.Hash() {
		t.Fatal("the turn does not stand at its beginning")
	}
	playTurn(t, a, tb, d.Plan...)
	if !tb.puzzle.trial.Right() {
		t.Error("the plan is not right after undo")
	}
}

// Damaged statistics do not keep anybody from riddles.
func TestRiddlesDamaged(t *testing.T) {
	uitest.TestDamagedRiddles(t, "annals.json", func(st store.Store) *ui.App { return newApp(t, st) }, func(a *ui.App) {
		tb := TableOf(a)
		playTurn(t, a, tb, tb.puzzle.riddle.Plan...)
	})
}

// The page, the questions and the answers are sound at all sizes, in all languages and text sizes.
func TestRiddlesLayout(t *testing.T) {
	everywhere(t, sizes, func(t *testing.T, a *ui.App, _ string, _ int) {
		seen := map[string]bool{}
		see := func(where string) { check(t, a, where, seen) }
		press(t, a, "title.riddles")
		see("riddles")
		g := gameOf(a)
		for k, i := range []int{0, len(g.riddles.All) / 2, len(g.riddles.All) - 1} {
			g.poseRiddle(a, i, false)
			see("a riddle's question")
			press(t, a, "dialog.ok")
			tb := TableOf(a)
			tb.turn.Commit(tb.s.Legal(nil)[0])
			a.Config().Think = 1
			for n := 0; k == 0 && !tb.puzzle.weighing() && n < 2000; n++ {
				if wait(a, 1); tb.puzzle.asks() && tb.turn.Open() {
					tb.turn.Commit(tb.s.Legal(nil)[0])
				}
			}
			a.Changed()
			see("a riddle's turn")
			tb.puzzle.trial = riddle.NewTrial(rulesOfTests, &tb.puzzle.riddle, nil, 1)
			if k == 1 {
				for _, id := range g.riddles.IDs {
					g.annals.Riddles.Solve(id, a.Today(), true)
				}
			}
			tb.puzzle.told = true
			tb.puzzle.tell()
			see("a riddle's answer")
			press(t, a, "riddle.out")
			tb.pause()
			see("a riddle's menu")
			press(t, a, "pause.leave")
			see("riddles after " + strconv.Itoa(k))
		}
	})
}

// Within the turn, what cannot be undone can be begun again from the menu.
func TestRiddleBegunAgain(t *testing.T) {
	a := newApp(t, nil)
	tb := posed(t, a, 3)
	for n := 0; !tb.turn.Open() && n < 200; n++ {
		wait(a, 1)
	}
	tb.turn.Commit(tb.puzzle.riddle.Plan[0])
	wait(a, 60)
	press(t, a, "table.menu", "pause.slots", "dialog.ok")
	if again := TableOf(a); again == tb || again.puzzle.At != 3 || again.s.Len() != 0 {
		t.Error("the riddle does not begin again")
	}
}
