package table

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"touria.games/touria/assets/riddles"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/annals"
	"touria.games/touria/game/grimoria/riddle"
	progress "touria.games/touria/game/riddles"
	"touria.games/touria/game/store"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// posed puts a riddle on the table and begins it.
func posed(t testing.TB, a *ui.App, i int) *Table {
	t.Helper()
	g := a.Games()[0].(*Game)
	if g.loadAnnals(a); g.collectRiddles(a) == nil {
		t.Fatal("there are no riddles")
	}
	g.poseRiddle(a, i, false)
	press(t, a, "dialog.ok")
	return asked(t, a)
}

// asked waits until the riddle's decision is due.
func asked(t testing.TB, a *ui.App) *Table {
	t.Helper()
	tb, phase := due(t, a)
	if d := tb.puzzle.riddle; phase != d.State.Phase() || tb.Actor != d.Seat {
		t.Fatalf("asked in phase %v is %v", phase, tb.Actor)
	}
	return tb
}

// reply makes the riddle's decision by the table's own means and waits for the verdict.
func reply(t testing.TB, a *ui.App, tb *Table, d grimoria.Decision) {
	t.Helper()
	i := slices.Index(tb.legal, d)
	if i < 0 {
		t.Fatalf("%v is not among %v", d, tb.legal)
	}
	tb.guard, tb.picked = 0, i
	if tb.confirm(); tb.doubted != nil {
		tb.guard = 0
		tb.confirm()
	}
	untilTold(t, a)
}

// untilTold waits for a verdict. Meanwhile nobody is said to think: the answer is looked at, and not gone on from.
func untilTold(t testing.TB, a *ui.App) {
	t.Helper()
	uitest.Told(t, a, func() {
		for _, name := range TableOf(a).Names {
			if e := a.Tree().Find("table.prompt"); e != nil && e.Text == a.T("ask.wait", words.Lit("Name", name)) {
				t.Fatalf("before the verdict is said: %q", e.Text)
			}
		}
	})
}

// verdictIs checks whether the verdict is that the answer was right, with the odds.
func verdictIs(t testing.TB, a *ui.App, right bool, win int) {
	t.Helper()
	title := a.T("riddle.wrong")
	if right {
		title = a.T("riddle.right")
	}
	if e := a.Tree().Find("dialog.title"); e == nil || e.Text != title {
		t.Errorf("the verdict is %+v, not %q", e, title)
	}
	if e := a.Tree().Find("dialog.text"); e == nil || !strings.Contains(e.Text, strconv.Itoa(win)) {
		t.Errorf("the odds are not %d: %+v", win, e)
	}
}

// All riddles are possible, come back as they are coded, and have an answer that is far ahead; no two ask the same.
func TestEveryRiddle(t *testing.T) {
	file, ok := riddles.Of("grimoria")
	all, err := progress.Unpack("grimoria", file)
	if !ok || err != nil || len(all) != 60 {
		t.Fatalf("%d riddles, %v", len(all), err)
	}
	type alike struct {
		riddle.About
		behind int
	}
	seen := map[alike]bool{}
	var grades [progress.Grades]int
	for i, data := range all {
		d, err := riddle.Decode(data)
		if err != nil {
			t.Fatalf("riddle %d: %v", i, err)
		}
		again, err := riddle.Encode(&d)
		if err != nil || string(again) != string(data) {
			t.Errorf("riddle %d is coded as %x, not %x, %v", i, again, data, err)
		}
		if err := d.State.Check(); err != nil || !d.State.IsLegal(d.Best()) {
			t.Errorf("riddle %d: %v, %v", i, d.Best(), err)
		}
		if d.Win()-d.Next() < 14 || len(data) > progress.MaxBytes { // 15, before rounding
			t.Errorf("riddle %d: %d bytes, %d and %d of 100 games", i, len(data), d.Win(), d.Next())
		}
		key := alike{d.About(), d.State.Score(1-d.Seat).Total() - d.State.Score(d.Seat).Total()}
		if seen[key] {
			t.Errorf("riddle %d is like another: %+v", i, key)
		}
		seen[key] = true
		grades[d.Grade-1]++
	}
	if slices.Min(grades[:]) < 8 {
		t.Errorf("riddles by grade: %v", grades)
	}
}

// Whoever finds the best answer has solved the riddle, on the day's own day for the streak. Nothing else of the player's
// changes: no game is kept or counted.
func TestRiddleSolved(t *testing.T) {
	for _, speed := range []beat.Speed{beat.Instant, beat.Normal} {
		st := store.NewMemory()
		a := newApp(t, st)
		a.Settings().Speed = speed
		press(t, a, "title.riddles", "riddles.day.play", "dialog.ok")
		tb := asked(t, a)
		c := a.Games()[0].(*Game).riddles
		if i, ok := c.OfDay(a.Today()); !ok || tb.puzzle.At != i {
			t.Fatalf("the riddle of the day is %d, the table has %d", i, tb.puzzle.At)
		}
		d := tb.puzzle.riddle
		reply(t, a, tb, d.Best())
		verdictIs(t, a, true, d.Win())
		kept, err := annals.Load(st, "")
		if p := &kept.Riddles; err != nil || len(p.Solved) != 1 || p.Streak(a.Today()) != 1 || kept.Games != 0 {
			t.Errorf("%+v, %v", kept, err)
		}
		press(t, a, "riddle.leave")
		if e := a.Tree().Find("riddles.day.text"); a.Scene() != "riddles" || e == nil || !strings.Contains(e.Text, a.T("riddles.day.solved")) {
			t.Errorf("scene %s, %+v", a.Scene(), e)
		}
		press(t, a, "riddles.done")
		if a.Scene() != "title" || a.Saves().Autosave().Holds() || a.Tree().Find("title.grimoria.continue") != nil {
			t.Error("the riddle was kept as a game")
		}
	}
}

// Every answer of every riddle is told what it is worth and whether it is right. A wrong one can be tried again, or the best
// one looked at; finding that afterwards does not count.
func TestRiddleAnswers(t *testing.T) {
	a := newApp(t, nil)
	c := func() *progress.Collection {
		posed(t, a, 0)
		return a.Games()[0].(*Game).riddles
	}()
	wrong := 0
	for i := range c.All {
		tb := posed(t, a, i)
		d := tb.puzzle.riddle
		legal := d.Legal()
		made := legal[i%len(legal)]
		reply(t, a, tb, made)
		win, right := d.Of(made)
		verdictIs(t, a, right, win)
		if right {
			continue
		}
		wrong++
		shown := wrong%2 == 0
		if shown {
			press(t, a, "riddle.show")
			best := TableOf(a)
			untilTold(t, a)
			if made, ok := best.puzzle.reply(); !ok || made != d.Best() {
				t.Fatalf("riddle %d: %v, %v is shown, not %v", i, made, ok, d.Best())
			}
		}
		press(t, a, "riddle.again", "dialog.ok")
		again := asked(t, a)
		if _, made := again.puzzle.reply(); made || again == tb || again.puzzle.At != i {
			t.Fatal("it does not begin again")
		}
		p := &a.Games()[0].(*Game).annals.Riddles
		if p.Has(c.IDs[i]) {
			t.Errorf("riddle %d was answered wrongly and is solved", i)
		}
		if reply(t, a, again, d.Best()); p.Has(c.IDs[i]) == shown {
			t.Errorf("riddle %d, whose answer was shown: %v; is solved: %v", i, shown, !shown)
		}
	}
	if wrong < 20 {
		t.Errorf("only %d answers were wrong", wrong)
	}
}

// A riddle can be played out to the end, where the points are told, or left for the next one of its grade. The owl's help does
// not count.
func TestRiddlePlayedOut(t *testing.T) {
	a := newApp(t, nil)
	for i := 0; i < 60; i += 7 {
		tb := posed(t, a, i)
		press(t, a, "table.owl")
		reply(t, a, tb, tb.puzzle.riddle.Best())
		if a.Games()[0].(*Game).annals.Riddles.Has(tb.puzzle.Of.IDs[i]) || !strings.Contains(a.Tree().Find("dialog.text").Text, a.T("riddle.helped")) {
			t.Error("a riddle that the owl helped with is solved")
		}
		if a.Tree().Find("riddle.out") != nil {
			press(t, a, "riddle.out")
			for n := 0; a.Scene() != "dialog"; n++ {
				if tb, phase := TableOf(a), grimoria.PhaseOver; tb != nil {
					if phase, _ = tb.Due(); phase != grimoria.PhaseOver && !tb.Resting() && tb.Deciding() && tb.wait == 0 {
						tb.commit(tb.legal[n%len(tb.legal)])
					}
				}
				if wait(a, 1); n > 20_000 {
					t.Fatalf("the riddle does not end in %s", a.Scene())
				}
			}
			own := strconv.Itoa(tb.Session.Score(tb.puzzle.riddle.Seat).Total())
			if e := a.Tree().Find("dialog.text"); !tb.Session.Over() || e == nil || !strings.Contains(e.Text, own) || a.Tree().Find("riddle.out") != nil {
				t.Errorf("the end is told as %+v", e)
			}
		} else if !tb.Session.Over() {
			t.Error("it cannot be played out")
		}
		press(t, a, "riddle.next", "dialog.ok")
		if next := asked(t, a); next.puzzle.At == i || next.puzzle.riddle.Grade != tb.puzzle.riddle.Grade {
			t.Error("the next riddle is the same, or of another grade")
		}
	}
	if g := a.Games()[0].(*Game); g.annals.Games > 0 || a.Saves().Autosave().Holds() {
		t.Error("a riddle was counted or kept as a game")
	}
}

// Damaged statistics do not keep anybody from riddles.
func TestRiddlesDamaged(t *testing.T) {
	uitest.TestDamagedRiddles(t, "annals-grimoria.json", func(st store.Store) *ui.App { return newApp(t, st) }, func(a *ui.App) {
		tb := asked(t, a)
		reply(t, a, tb, tb.puzzle.riddle.Best())
	})
}

// The page, the questions and the answers are sound at all sizes, in all languages and text sizes.
func TestRiddlesLayout(t *testing.T) {
	sweep(t, nil, func(t *testing.T, a *ui.App, _ uitest.Screen, see func(where string)) {
		press(t, a, "title.riddles")
		see("riddles")
		g := a.Games()[0].(*Game)
		for _, i := range []int{0, 25, 59} {
			g.poseRiddle(a, i, false)
			see("a riddle's question")
			press(t, a, "dialog.ok")
			tb := asked(t, a)
			see("a riddle")
			reply(t, a, tb, tb.legal[0])
			see("a riddle's answer")
			if a.Press("riddle.out") == nil { // it is not over
				tb.puzzle.conclude()
			}
			see("a riddle's end")
			press(t, a, "riddle.leave")
			see("riddles again")
		}
	})
}
