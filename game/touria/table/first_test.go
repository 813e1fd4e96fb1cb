package table

import (
	"fmt"
	"strings"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/menu"
	box "touria.games/touria/game/opening"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/opening"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// newcomer returns an App at its title, as somebody new finds it: at speed 1x.
func newcomer(st store.Store) *ui.App {
	return uitest.App(ui.Config{Store: st, Version: "1.0", Today: func() string { return "2026-11-22" }, Speed: -1, CanQuit: true,
		Think: 5000, Games: []ui.Game{&Game{Rules: rulesOfTests, HeraldIterations: 60}}})
}

// The first game begins with the opening, which ends by itself within 24 seconds; then the table is there.
func TestOpeningEndsByItself(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		a := newcomer(nil)
		a.Settings().ReducedMotion = reduced
		press(t, a, "title.touria.play")
		ticks, cards := uitest.Unattended(t, a, 24*60, func() int { return opening.Of(a).Card() })
		if a.Scene() != "table" || cards != opening.Cards || ticks < 23*60 {
			t.Errorf("after %d ticks and %d cards the scene is %s", ticks, cards, a.Scene())
		}
	}
}

// Who needs time has it: with few keys, or a screen reader, each card waits.
func TestOpeningWaits(t *testing.T) {
	a := newcomer(nil)
	a.Settings().Scan = settings.ScanKeys
	press(t, a, "title.touria.play")
	wait(a, 30*60)
	if o := opening.Of(a); o == nil || o.Card() != opening.Castle {
		t.Fatal("the card does not wait:", dump(a))
	}
	strike(a, ui.KeySpace) // it moves on
	strike(a, ui.KeyEnter) // and takes
	for n := 0; a.Scene() == "opening" && n < 6; n++ {
		strike(a, ui.KeyEnter)
	}
	if a.Scene() != "table" {
		t.Error("two keys do not lead through the opening:", dump(a))
	}
}

// One press skips the opening at any moment, with each device.
func TestOpeningIsSkipped(t *testing.T) {
	tap := func(device ui.Device) func(a *ui.App) {
		return func(a *ui.App) {
			x, y := a.Tree().Find("opening.skip").Rect.Center()
			in := ui.Input{Device: device, X: x * a.Scale(), Y: y * a.Scale(), Inside: true, Moved: true, Down: true, Held: true}
			a.Tick(&in)
			in.Down, in.Moved, in.Up, in.Held = false, false, true, false
			a.Tick(&in)
		}
	}
	for name, skip := range map[string]func(a *ui.App){
		"mouse":         tap(ui.Mouse),
		"touch":         tap(ui.Touch),
		"second button": func(a *ui.App) { a.Tick(&ui.Input{Device: ui.Mouse, Second: true}) },
		"Esc":           func(a *ui.App) { strike(a, ui.KeyEscape) },
		"pad":           func(a *ui.App) { strike(a, ui.PadB) },
		"mirror":        func(a *ui.App) { a.Tick(&ui.Input{Reach: ui.Reach{How: ui.ReachPress, ID: "opening.skip"}}) },
		"scanning":      func(a *ui.App) { strike(a, ui.KeyEnter) },
	} {
		for at := 0; at < 3*box.CardTicks-opening.LeaveTicks-4; at += 37 {
			a := newcomer(nil)
			if name == "scanning" {
				a.Settings().Scan = settings.ScanKeys
			}
			press(t, a, "title.touria.play")
			if name == "scanning" { // each card waits for a press
				at += 3 * box.CardTicks
			}
			wait(a, at)
			if a.Scene() != "opening" {
				t.Fatalf("%s: after %d ticks the scene is %s", name, at, a.Scene())
			}
			if skip(a); a.Scene() != "table" {
				t.Fatalf("%s does not skip the opening after %d ticks: %s", name, at, dump(a))
			}
		}
	}
}

// Next shows one card after the other and then the table, which the last card becomes; a press on the picture does
// the same.
func TestOpeningGoesOn(t *testing.T) {
	a := newcomer(nil)
	press(t, a, "title.touria.play")
	press(t, a, "opening.next") // it was meant for the title
	if opening.Of(a).Card() != opening.Castle {
		t.Fatal("a double press skips the first card")
	}
	wait(a, 40)
	press(t, a, "opening.next")
	if !uitest.ClickOn(a, "opening.picture") || opening.Of(a).Card() != opening.Gate {
		t.Fatal("a press on the picture does not go on:", dump(a))
	}
	press(t, a, "opening.next")
	if o := opening.Of(a); o == nil || o.Opaque() || a.Tree().Find("table.goal") == nil {
		t.Fatal("the last card does not shrink into the table:", dump(a))
	}
	wait(a, opening.LeaveTicks+1)
	if a.Scene() != "table" {
		t.Error("the table does not come:", dump(a))
	}
}

// From a fresh start two presses lead to the first decision of one's own.
func TestTwoPressesToTheFirstDecision(t *testing.T) {
	for name, keys := range map[string][]ui.Key{"keys": {ui.KeyEnter, ui.KeyEscape}, "pad": {ui.PadA, ui.PadB}, "presses": nil} {
		a := newcomer(nil)
		for _, k := range keys {
			strike(a, k)
		}
		if keys == nil {
			press(t, a, "title.touria.play", "opening.skip")
		}
		for n := 0; n < 20*60 && (TableOf(a) == nil || !TableOf(a).turn.Open()); n++ {
			wait(a, 1)
		}
		if tb := TableOf(a); tb == nil || tb.s.ToMove() != rules.S {
			t.Errorf("%s: two presses do not lead to a decision: %s", name, dump(a))
		}
	}
}

// The first game is a gentle one, with everything that helps, in a realm whose first turn is good: the northwest tower
// shows the thief, and the way that is offered first costs nothing, brings no black gem and leads past a mine with a blue
// and a red one. The opening shows this realm.
func TestFirstGame(t *testing.T) {
	a := newcomer(nil)
	press(t, a, "title.touria.play", "opening.skip")
	tb := TableOf(a)
	cfg := tb.s.Config()
	if len(cfg.Players) != 2 || !cfg.Players[0].Human() || cfg.Players[0].Seat != rules.S || cfg.Start != rules.S || cfg.Players[0].Hints != session.HintsNew {
		t.Errorf("the first game is %+v", cfg)
	}
	if level, _, _ := bot.Split(cfg.Players[1].Level); level != bot.Stroll {
		t.Errorf("the rival plays like %s", level)
	}
	if hearts, gold := tb.s.State().Goals(rules.S); hearts != 5 || gold != 5 || !cfg.MemoryAid || a.Settings().Speed != beat.Normal {
		t.Errorf("the goal is %d hearts and %d gold, the speed %v, in %+v", hearts, gold, a.Settings().Speed, cfg)
	}
	for n := 0; n < 20*60 && !tb.turn.Open(); n++ { // the rival's bonus
		wait(a, 1)
	}
	v := tb.s.View(rules.S)
	if rulesOfTests.Board.FacingAction(&v.Table, touria.NW, rules.S) != opening.Told {
		t.Fatal("the northwest tower does not show the thief")
	}
	way := show.PreviewTower(rulesOfTests, &v, touria.NW, 0).Routes[0]
	pair := touria.Gems{touria.Blue: 1, touria.Red: 1}
	if way.Gold != 0 || way.Black() != 0 || len(way.Either) != 1 || way.Either[0] != pair || fmt.Sprint(way.Spaces) != fmt.Sprint(opening.Road[1:]) {
		t.Errorf("the first way is %+v", way)
	}
	if m := &tb.board.Model; m.Mines != opening.Mines || m.Heroes != opening.Road[0] {
		t.Errorf("the opening shows the mines %v, the game has %v", opening.Mines, m.Mines)
	}
}

// From the second game on everything is free, and the opening comes only if it is asked for.
func TestSecondGame(t *testing.T) {
	st := store.NewMemory()
	a := newcomer(st)
	press(t, a, "title.touria.play", "opening.skip")
	seed := TableOf(a).s.Config().Seed
	a.Saves().Flush()
	b := newcomer(st)
	press(t, b, "title.touria.continue")
	if b.Scene() != "table" {
		t.Error("the opening comes when a game goes on:", dump(b))
	}
	menu.ShowTitle(b)
	press(t, b, "title.touria.new", "setup.begin")
	if b.Scene() != "table" || TableOf(b).s.Config().Seed == seed {
		t.Error("the second game is the first one again:", dump(b))
	}
	press(t, b, "table.menu", "pause.story")
	if o := opening.Of(b); o == nil || !o.Again {
		t.Fatal("the menu does not show the story:", dump(b))
	}
	for range opening.Cards {
		wait(b, 40)
		press(t, b, "opening.next")
	}
	if b.Scene() != "table" {
		t.Error("the story does not lead back:", dump(b))
	}
	if err := b.Saves().Autosave().Remove(); err != nil {
		t.Fatal(err)
	}
	menu.ShowTitle(b)
	press(t, b, "title.touria.play")
	if b.Scene() != "table" {
		t.Error("the opening comes again:", dump(b))
	}
	c := newcomer(nil)
	c.Settings().KeepSetup("touria", TableOf(b).s.Config())
	if menu.Start(c, "touria"); c.Scene() != "table" {
		t.Error("the opening comes for who has played before:", dump(c))
	}
	d := newcomer(nil)
	d.Settings().Speed = beat.Instant
	if press(t, d, "title.touria.play"); d.Scene() != "table" {
		t.Error("the opening comes without animations:", dump(d))
	}
}

// The opening is sound at all sizes, in all languages and text sizes, also for the longest goal.
func TestOpeningLayout(t *testing.T) {
	uitest.Sweep(t, sizes, nil, func() *ui.App { return newcomer(nil) }, func(t *testing.T, a *ui.App, _ uitest.Screen) {
		told := map[string]bool{}
		see := func(where string) {
			list := uitest.Flaws(a, ground)
			uitest.Report(t, where, list, told)
		}
		known(a)
		menu.ShowTitle(a)
		wait(a, 3)
		see("title of who comes back")
		a.Settings().Setups = nil
		menu.ShowTitle(a)
		press(t, a, "title.touria.play")
		for c := range opening.Cards {
			wait(a, 40)
			see(fmt.Sprint("card ", c+1))
			press(t, a, "opening.next")
		}
		wait(a, opening.LeaveTicks+1)
		if a.Scene() != "table" {
			t.Fatal("no table:", dump(a))
		}
		menu.ShowTitle(a)
		wait(a, 3)
		see("title with a game")
	})
}

// Every card says in words what its picture shows, and listeners are told when it comes.
func TestOpeningIsHeard(t *testing.T) {
	a := newcomer(nil)
	press(t, a, "title.touria.play")
	for c := range opening.Cards {
		heard := ""
		for _, h := range a.TakeHeard() {
			heard += h.Text
		}
		head, picture := a.Tree().Find("opening.head"), a.Tree().Find("opening.picture")
		if !strings.Contains(heard, head.Text) || len(picture.Label) < 60 {
			t.Errorf("card %d: heard %q, the picture is %q", c+1, heard, picture.Label)
		}
		wait(a, 40)
		press(t, a, "opening.next")
	}
}
