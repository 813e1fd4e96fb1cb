package table

import (
	"slices"
	"testing"

	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// resizes are sizes that a window is pulled through: both layouts, with and
// without single things in the tray, upright and wide, and back.
var resizes = []size{{1280, 720}, {1000, 700}, {999, 700}, {900, 600}, {844, 390}, {640, 360}, {667, 375}, {2560, 1080},
	{1024, 600}, {1280, 720}}

// pull changes the window's size again and again and checks each time that the
// layout is sound and that what f returns stays the same.
func pull[T comparable](t *testing.T, a *ui.App, where string, f func() T) {
	t.Helper()
	told := map[string]bool{}
	before := f()
	for _, size := range resizes {
		a.Resize(size[0], size[1])
		wait(a, 1)
		check(t, a, where, told)
		if now := f(); now != before {
			t.Errorf("%s at %v×%v: %v, want %v", where, size[0], size[1], now, before)
		}
	}
}

// Nothing is lost when the window's size, and with it the layout, changes:
// neither a preview, an open group or drawer, nor what is typed.
func TestResizeLosesNothing(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.touria.new")
	press(t, a, "setup.seat.S.kind")
	press(t, a, "who.name")
	a.Element("who.name").OnType("Wilhelmine")
	press(t, a, "who.goal")
	pull(t, a, "set-up", func() string {
		return a.Editing() + a.Element("who.name").Value + a.Element("who.goal").Value
	})
	press(t, a, "who.done")
	press(t, a, "setup.back")

	tb := game(t, a, config("hb", "11"))
	ch := chooser{dice: touria.NewDice(5)}
	kinds := map[string]bool{}
	state := func() string {
		kind := ""
		if tb.turn.Shown {
			kind = "preview " + tb.turn.Forecast.Faces.Tower.String()
		}
		return a.Scene() + kind + tb.turn.Picked + string(rune('0'+tb.turn.Among.Kind)) + string(rune('0'+tb.drawers.open)) + string(rune('0'+len(tb.turn.Path))) + a.Focused()
	}
	for n := 0; n < 200 && len(kinds) < 5 && ch.decide(t, a); n++ {
		for i := 0; i < 400 && !tb.turn.Open() && a.Scene() != "end"; i++ {
			wait(a, 1)
		}
		if !tb.turn.Open() {
			continue
		}
		a.Tree()
		if !kinds["preview"] && tb.turn.View.Phase() == touria.PhaseStart && a.Element("table.tower.NW").Pressable() {
			kinds["preview"] = true
			press(t, a, "table.tower.NW")
			if !tb.turn.Shown || tb.turn.Picked == "" {
				t.Fatal("no preview")
			}
			pull(t, a, "preview", state)
			press(t, a, "table.cancel")
		}
		if !kinds["log"] {
			kinds["log"] = true
			press(t, a, "table.log")
			pull(t, a, "chronicle", func() drawer { return tb.drawers.open })
			press(t, a, "drawer.close")
		}
		for i := range tb.turn.Choices.Options {
			if o := &tb.turn.Choices.Options[i]; !kinds["group"] && !o.Leaf() {
				kinds["group"] = true
				tb.turn.OpenGroup(o.ID)
				pull(t, a, "group", func() int { return len(tb.turn.Path) })
				press(t, a, "table.cancel")
			}
		}
		if !kinds["pause"] {
			kinds["pause"] = true
			press(t, a, "table.menu")
			press(t, a, "pause.abandon")
			pull(t, a, "question", a.Scene)
			press(t, a, "dialog.keep")
			press(t, a, "pause.resume")
		}
		if a.Resize(640, 360); !kinds["orders"] && a.Element("table.market.orders") != nil {
			kinds["orders"] = true
			press(t, a, "table.market.orders")
			pull(t, a, "orders", func() drawer { return tb.drawers.open })
			press(t, a, "drawer.close")
		}
	}
	if len(kinds) < 5 {
		t.Errorf("met only %v", kinds)
	}
}

// While beats play the window may change its size, too, and the game goes on.
func TestResizeWhileBeatsPlay(t *testing.T) {
	a := newApp(t, nil)
	a.Settings().Speed = 0
	tb := game(t, a, config("bbb", "3"))
	told := map[string]bool{}
	for i := range 1200 {
		size := resizes[i/7%len(resizes)]
		a.Resize(size[0], size[1])
		wait(a, 1)
		if i%20 == 0 {
			check(t, a, "beats", told)
		}
	}
	if tb.s.Len() < 5 {
		t.Errorf("only %d decisions", tb.s.Len())
	}
}

// A player's own goals reach the game, and the next set-up.
func TestOwnGoals(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.touria.new")
	press(t, a, "setup.seat.N.kind")
	press(t, a, "who.goal")
	if e := a.Element("who.goal"); e.Value != "5/5" || !e.Checked {
		t.Errorf("goal of N: %s, %v", e.Value, e.Checked)
	}
	press(t, a, "who.done")
	for seat, want := range map[string]string{"N": "5/5", "S": "7/7"} {
		goal, marked := a.Tree().Find("setup.seat."+seat+".goal"), a.Tree().Find("setup.seat."+seat+".own") != nil
		if goal.Value != want || marked != (seat == "N") {
			t.Errorf("goal of %s: %s, marked %v", seat, goal.Value, marked)
		}
	}
	press(t, a, "setup.begin")
	tb := TableOf(a)
	for tb == nil {
		wait(a, 1)
		tb = a.Scenes()[0].(*Table)
	}
	for seat, want := range map[rules.Seat]int{rules.S: 7, rules.N: 5} {
		if h, g := tb.s.State().Goals(seat); h != want || g != want {
			t.Errorf("%v: goals %d and %d, want %d", seat, h, g, want)
		}
	}
	last, _ := gameOf(a).lastSetup(a)
	i := slices.IndexFunc(last.Players, func(p session.Player) bool { return p.Seat == rules.N })
	if p := last.Players[i]; p.Hearts != 5 || p.Gold != 5 {
		t.Errorf("kept: %+v", p)
	}
	again := newSetup(a, gameOf(a))
	if h, g := again.goals(&again.seats[rules.N]); h != 5 || g != 5 {
		t.Errorf("offered again: %d and %d", h, g)
	}
}
