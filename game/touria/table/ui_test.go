package table

import (
	"slices"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/session/sessiontest"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/touriatest"
)

// What tests do most, by short names.
var (
	config = sessiontest.Config
	press  = uitest.Press
	wait   = uitest.Wait
	strike = uitest.Strike
	click  = uitest.Click
	dump   = uitest.Dump
)

// rulesOfTests are those that all tests play by.
var rulesOfTests = touriatest.Rules

// newApp returns an App at its title screen, with a store of its own.
func newApp(t testing.TB, st store.Store) *ui.App {
	t.Helper()
	return uitest.App(ui.Config{Store: st, Version: "1.0", Today: func() string { return "2026-11-22" }, Speed: int(beat.Instant), CanQuit: true, CanFullscreen: true, OpenFile: func(string) {},
		Think: 5000, Games: []ui.Game{&Game{Rules: rulesOfTests, HeraldIterations: 60}}})
}

// fresh is newApp with a store in memory.
func fresh(t testing.TB) func() *ui.App { return func() *ui.App { return newApp(t, nil) } }

// gameOf returns the game of an App of newApp.
func gameOf(a *ui.App) *Game { return a.Game().(*Game) }

// game starts a game and returns its table.
func game(t testing.TB, a *ui.App, cfg session.Config) *Table {
	t.Helper()
	gameOf(a).Begin(a, cfg)
	tb := TableOf(a)
	if tb == nil {
		t.Fatal("no table:", dump(a))
	}
	return tb
}

// chooser decides for the humans of a test: at random, but it does not
// dawdle.
type chooser struct {
	dice touria.Dice
	want touria.Decision // what it is about to decide, after so many decisions
	at   int
}

// decide presses elements until the table has made one decision, the way a
// mouse would. It returns false when the game is over.
func (c *chooser) decide(t testing.TB, a *ui.App) bool {
	t.Helper()
	for range 4000 {
		switch a.Scene() {
		case "end":
			return false
		case "curtain":
			wait(a, ui.CurtainTicks+1)
			press(t, a, "curtain.ready")
		}
		tb := TableOf(a)
		if tb == nil {
			t.Fatal("no table:", dump(a))
		}
		if tb.turn.Open() {
			before := tb.s.Len()
			c.press(t, a, tb)
			if tb.s.Len() != before {
				return true
			}
		}
		if tb.tutor.guided() { // it waits for hints that have been seen
			a.Tree()
		}
		wait(a, 1)
	}
	t.Fatalf("nothing can be decided: %s\n%s", TableOf(a).turn.Prompt(), dump(a))
	return false
}

// press presses what leads to the decision that the light policy finds.
func (c *chooser) press(t testing.TB, a *ui.App, tb *Table) {
	t.Helper()
	if legal := tb.s.Legal(nil); c.at != tb.s.Len() || !slices.Contains(legal, c.want) {
		c.want, c.at = tb.s.Rules().Light(tb.s.State(), legal, &c.dice), tb.s.Len()
	}
	press(t, a, c.way(t, a, tb, c.want))
}

// way returns the element to press next for a decision.
func (c *chooser) way(t testing.TB, a *ui.App, tb *Table, d touria.Decision) string {
	t.Helper()
	var path []*show.Option
	tb.turn.Choices.Walk(func(o *show.Option) bool {
		if o.Decision == d {
			path = tb.turn.Choices.Path(o.ID)
			return false
		}
		return true
	})
	if path == nil {
		t.Fatalf("no option makes %v", d)
	}
	depth := 0
	for depth < len(tb.turn.Path) && depth < len(path)-1 && path[depth].ID == tb.turn.Path[depth] {
		depth++
	}
	if depth < len(tb.turn.Path) {
		return "table.cancel" // another group is open
	}
	if tb.turn.Picked != "" {
		if tb.turn.Picked == path[len(path)-1].ID {
			return "table.confirm"
		}
		if id := "table.option." + path[len(path)-1].ID; a.Element(id) != nil {
			return id
		}
		if a.Element("table.cancel") != nil {
			return "table.cancel"
		}
	}
	o := path[depth]
	if tb.sheet.aside(o) { // its colour comes first
		return "table.gem." + touria.Colour(o.Target.N).String()
	}
	id := "table.option." + o.ID
	for range 12 {
		a.Tree()
		if a.Element(id) != nil {
			return id
		}
		if e := c.thing(a, tb, o); e != nil {
			return e.ID
		}
		if tb.turn.Primary() == o {
			return "table.confirm"
		}
		if e := a.Element("drawer.item." + touria.Item(o.Target.N).String()); o.Target.Kind == show.TargetItem && e != nil && e.Pressable() {
			return e.ID
		}
		if items := a.Element("table.items"); o.Target.Kind == show.TargetItem && items != nil && items.Pressable() {
			return items.ID // on a phone they lie in a drawer
		}
		if a.Element("table.option.more") == nil {
			break
		}
		press(t, a, "table.option.more")
	}
	if a.Element("drawer.close") != nil { // what the tray holds lies open, and something else is due
		return "drawer.close"
	}
	t.Fatalf("nothing to press for option %s\n%s", o.ID, dump(a))
	return ""
}

// thing returns the thing of the table that an option aims at, if a press on
// it means that option.
func (c *chooser) thing(a *ui.App, tb *Table, o *show.Option) *ui.Element {
	ids := map[ui.TargetKind]string{
		show.TargetTower: "table.tower." + touria.Tower(o.Target.N).String(), show.TargetSpace: "table.space." + touria.Space(o.Target.N).String(),
		show.TargetDoor: "table.door." + string(rune('0'+o.Target.N)), show.TargetOrder: "table.order." + string(rune('0'+o.Target.N)),
		show.TargetDisplay: "table.display." + string(rune('0'+o.Target.N)), show.TargetItem: "table.item." + touria.Item(o.Target.N).String(),
		show.TargetGem: "table.gem." + touria.Colour(o.Target.N).String(), show.TargetSwords: "table.swords",
	}
	e := a.Element(ids[o.Target.Kind])
	if e == nil || !e.Pressable() {
		return nil
	}
	if found := tb.turn.AimAt(o.Target); len(found) == 1 && found[0] == o {
		return e
	}
	return nil
}

// known makes an App's player one who has played before, and shows the title again.
func known(a *ui.App) *ui.App {
	if _, ok := gameOf(a).lastSetup(a); !ok {
		a.Settings().KeepSetup("touria", gameOf(a).firstSetup(a))
		menu.ShowTitle(a)
	}
	return a
}

// openAnnals opens the statistics of somebody who has played before, and presses elements.
func openAnnals(t testing.TB, a *ui.App, ids ...string) {
	t.Helper()
	known(a)
	press(t, a, append([]string{"title.touria.annals"}, ids...)...)
}
