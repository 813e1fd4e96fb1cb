package table

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// pointTo returns the middle of an element in pixels of the window.
func pointTo(t *testing.T, a *ui.App, id string) (x, y float32) {
	t.Helper()
	e := a.Tree().Find(id)
	if e == nil {
		t.Fatalf("no element %s\n%s", id, dump(a))
	}
	x, y = e.Rect.Center()
	return x * a.Scale(), y * a.Scale()
}

// At most three inputs lead from the title to the first decision (M1).
func TestFastStart(t *testing.T) {
	a := newApp(t, nil)
	x, y := pointTo(t, a, "title.touria.play")
	click(a, x, y)
	for range 300 {
		if tb := TableOf(a); tb != nil && tb.turn.Open() {
			return
		}
		wait(a, 1)
	}
	t.Fatal("one click on Play does not lead to a decision:", dump(a))
}

// Wild clicking while beats play never decides anything: a press that skips
// is used up, and what appears under the pointer waits a moment (M7).
func TestSpamClicks(t *testing.T) {
	a := newApp(t, nil)
	a.Settings().Speed = beat.Normal
	tb := game(t, a, config("hb", "3"))
	dice := touria.NewDice(4)
	decided := 0
	for range 4000 {
		if !tb.board.Queue.Busy() {
			wait(a, 1)
			if tb.turn.Deciding && tb.turn.Presses.Guard == 0 { // the player's own decision: take any
				d := tb.turn.Legal[dice.Below(len(tb.turn.Legal))]
				tb.turn.Commit(d)
			}
			if a.Scene() != "table" && a.Scene() != "doors" {
				break
			}
			continue
		}
		e := &a.Tree().Elements[dice.Below(len(a.Tree().Elements))]
		if e.Look == ui.LookIcon || e.Look == ui.LookButton || e.Look == board.LookRival || e.Look == ui.LookDark || e.Look == board.LookYou {
			continue
		}
		x, y := e.Rect.Center()
		for range 3 {
			if tb.turn.Deciding {
				break
			}
			n, seat := tb.s.Len(), tb.s.ToMove()
			click(a, x*a.Scale(), y*a.Scale())
			if tb.s.Len() > n && seat == rules.S && tb.s.Since(n)[0].Decision.Kind != touria.EndTurn { // a turn that was ended ends by itself
				decided++
			}
		}
	}
	if decided > 0 {
		t.Errorf("%d decisions were made by clicks that were meant to skip", decided)
	}
}

// A press on a button that changed meanwhile does not count: on another tower, or once
// the choice for which it was meant is taken back.
func TestHeldPress(t *testing.T) {
	held := func(a *ui.App, tb *Table, change func()) {
		t.Helper()
		wait(a, turn.RestTicks+1)
		x, y := pointTo(t, a, "table.confirm")
		a.Tick(&ui.Input{Device: ui.Mouse, X: x, Y: y, Inside: true, Moved: true, Down: true})
		change() // something else is shown now
		n := tb.s.Len()
		if e := a.Element("table.confirm"); e == nil || !e.Pressable() {
			t.Fatal("nothing could be pressed:", dump(a))
		}
		a.Tick(&ui.Input{Device: ui.Mouse, X: x, Y: y, Inside: true, Up: true})
		wait(a, 3)
		if tb.s.Len() != n {
			t.Error("a press from before the change made a decision")
		}
	}
	a := newApp(t, nil)
	tb := game(t, a, config("hb", "3"))
	start(t, a, tb)
	var towers []*show.Option
	for _, o := range tb.turn.Level() {
		if o.Decision.Kind == touria.ChooseTower {
			towers = append(towers, o)
		}
	}
	tb.turn.Pick(towers[0])
	held(a, tb, func() { tb.turn.Pick(towers[1]) })
	tb.cancel()
	var other *show.Option
	if !until(t, a, tb, 3, func() bool {
		if other = nil; tb.turn.Primary() != nil && tb.turn.Primary().Leaf() && !tb.turn.Primary().Reveals {
			for _, o := range tb.turn.Level() {
				if o != tb.turn.Primary() && o.Leaf() {
					other = o
				}
			}
		}
		return other != nil
	}) {
		t.Fatal("the main button never had another choice beside it")
	}
	tb.turn.Pick(other)
	held(a, tb, func() { tb.cancel() })
}

func firstTower(t *testing.T, tb *Table) string {
	t.Helper()
	for w := touria.NW; w <= touria.SW; w++ {
		if len(tb.turn.AimAt(show.Thing(show.TargetTower, w))) == 1 {
			return "table.tower." + w.String()
		}
	}
	t.Fatal("no tower can be chosen")
	return ""
}

// A press on a tower looks ahead, the main button takes it; nothing changes in
// between (M3).
func TestTowerLooksAhead(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hb", "3"))
	start(t, a, tb)
	id := firstTower(t, tb)
	n, record := tb.s.Len(), string(tb.s.Record())
	press(t, a, id)
	if tb.s.Len() != n || string(tb.s.Record()) != record || tb.turn.Preview() == nil {
		t.Fatal("the first press changes the game, or shows no look ahead")
	}
	if a.Tree().Find("table.forecast.N") == nil {
		t.Error("no forecast")
	}
	press(t, a, id)
	if tb.s.Len() != n || string(tb.s.Record()) != record {
		t.Error("a second press changes the game")
	}
	wait(a, turn.RestTicks)
	if press(t, a, "table.confirm"); tb.s.Len() != n+1 {
		t.Error("the main button does not take the tower")
	}
}

// A route card chooses a way and changes nothing; the main button takes the tower and leads the heroes as far as
// nothing is to be chosen.
func TestRouteCard(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hb", "3"))
	start(t, a, tb)
	press(t, a, firstTower(t, tb))
	if a.Tree().Find("table.route.0") == nil {
		t.Skip("a tower without a way")
	}
	dest := tb.turn.Forecast.Place
	for i, rt := range tb.turn.Forecast.Routes { // each card names its way, and shows what it brings
		card, gains := a.Tree().Find(board.ID(nil, show.Thing(show.TargetRoute, i))), a.Tree().Find(board.ID(nil, show.Thing(show.TargetRoute, i))+".gains")
		if card == nil {
			break // on another page
		}
		if !strings.Contains(card.Label, rt.Text().In(a.Words())) || gains == nil && len(rt.Icons()) > 0 || gains != nil && !slices.Equal(gains.Icons, rt.Icons()) {
			t.Errorf("card %d is %+v with %+v for %+v", i, card, gains, rt)
		}
	}
	card := tb.sheet.wayRow(0, &show.Route{Spaces: []touria.Space{touria.M1, touria.M2}, Jump: 1, Boots: true, Gold: 2})
	if want := []ui.Icon{{Kind: show.IconItem, What: uint8(touria.Boots)}, {Kind: show.IconItem, What: uint8(touria.Compass)}, {Kind: show.IconGold, Count: 2}}; !slices.Equal(card.gains.Costs, want) {
		t.Errorf("a card shows the costs %v, want %v", card.gains.Costs, want)
	}
	n := tb.s.Len()
	for i := len(tb.turn.Ways()) - 1; i >= 0; i-- {
		id := board.ID(nil, show.Thing(show.TargetRoute, i))
		if a.Tree().Find(id) == nil {
			continue
		}
		press(t, a, id)
		if e := a.Tree().Find(id); tb.s.Len() != n || tb.turn.Way() != &tb.turn.Forecast.Routes[i] || !e.Checked || !reflect.DeepEqual(tb.turn.Trace(), tb.turn.Way()) {
			t.Fatalf("way %d is walked at once, or not chosen: %+v", i, e)
		}
	}
	wait(a, turn.RestTicks)
	press(t, a, "table.confirm")
	for range 400 {
		wait(a, 1)
		if tb.turn.Open() && tb.turn.View.Phase() == touria.PhaseMine {
			tb.turn.Commit(tb.turn.Legal[0])
		}
		if tb.board.Model.Heroes == dest && tb.turn.Walk == nil {
			return
		}
	}
	t.Errorf("the heroes stand at %v, not at %v", tb.board.Model.Heroes, dest)
}

// Everything that cannot be pressed says why, in at most eight words (M4).
func TestWhyNot(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		a := newApp(t, nil)
		a.Words().Use(lang)
		game(t, a, config("hbb", "3"))
		ch := chooser{dice: touria.NewDice(8)}
		for n := 0; n < 60 && ch.decide(t, a); n++ {
			wait(a, 1)
			for _, e := range a.Tree().Elements {
				if e.Disabled && e.Why == "" {
					t.Errorf("%s does not say why", e.ID)
				}
				if words := len(splitWords(e.Why)); words > 8 {
					t.Errorf("%s: %d words: %s", e.ID, words, e.Why)
				}
			}
		}
	}
}

func splitWords(s string) (words []string) {
	word := ""
	for _, r := range s + " " {
		if r == ' ' || r == '\n' {
			if word != "" && word != "–" {
				words = append(words, word)
			}
			word = ""
		} else {
			word += string(r)
		}
	}
	return words
}

// The prompt says what is due in at most twelve words (M2).
func TestPrompt(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		a := newApp(t, nil)
		a.Words().Use(lang)
		tb := game(t, a, config("hb", "5"))
		ch := chooser{dice: touria.NewDice(8)}
		alone := 0
		for ch.decide(t, a) {
			wait(a, 1)
			for tb.turn.Wait > 0 { // the program declines for its player
				alone++
				if p := tb.turn.Prompt(); strings.Contains(p, "?") {
					t.Fatalf("nothing can be chosen, but the prompt asks: %s", p)
				}
				wait(a, 1)
			}
			if p := tb.turn.Prompt(); len(splitWords(p)) > 12 || p == "" {
				t.Errorf("%d words: %s", len(splitWords(p)), p)
			}
		}
		if alone == 0 {
			t.Error("the program never declined anything")
		}
	}
}

// Undo goes back within the own turn; the same decision comes out the same (M5).
func TestUndo(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hb", "3"))
	start(t, a, tb)
	before := tb.s.State().Hash()
	id := firstTower(t, tb)
	press(t, a, id)
	press(t, a, "table.confirm")
	for n := 0; !tb.turn.Open() && n < 300; n++ {
		wait(a, 1)
	}
	after := tb.s.State().Hash()
	steps := 0 // of the tower and the walk, each taken back by itself
	for tb.s.State().Hash() != before {
		if ok, why := tb.turn.CanUndo(); !ok {
			t.Fatalf("undo stops %d steps back: %s", steps, why)
		}
		press(t, a, "table.undo")
		wait(a, turn.RestTicks+2)
		steps++
	}
	if steps < 2 {
		t.Errorf("the tower and the walk are %d steps", steps)
	}
	press(t, a, id)
	press(t, a, "table.confirm")
	for n := 0; !tb.turn.Open() && n < 300; n++ {
		wait(a, 1)
	}
	if tb.s.State().Hash() != after {
		t.Error("the same decision has another outcome")
	}
	press(t, a, "table.undo")
	wait(a, turn.RestTicks+2)
	a.Settings().Speed = beat.Normal
	tb.turn.Commit(tb.turn.Legal[0])
	if wait(a, 2); !tb.board.Queue.Busy() {
		t.Fatal("nothing is shown")
	}
	if ok, _ := tb.turn.CanUndo(); ok {
		t.Error("a decision can be taken back before it has been shown")
	}
}

// What the table shows is what its viewer may see, all through a game.
func TestShowsNoSecret(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hhb", "13"))
	ch := chooser{dice: touria.NewDice(8)}
	for ch.decide(t, a) {
		if want := show.Project(tb.s.Rules(), tb.s.State(), tb.board.Viewer); !tb.board.Queue.Busy() && tb.board.Model != want {
			t.Fatal("the model differs from the projection for its viewer")
		}
		for seat, p := range tb.board.Model.Players {
			if p.Shown && rules.Seat(seat) != tb.board.Viewer && !p.InCastle {
				t.Fatalf("seat %d is shown to viewer %v", seat, tb.board.Viewer)
			}
		}
	}
}

// A tick in which nothing happens allocates nothing.
func TestIdleAllocatesNothing(t *testing.T) {
	a := newApp(t, nil)
	in := ui.Input{Device: ui.Mouse, X: 5, Y: 300, Inside: true}
	measure := func(where string) {
		t.Helper()
		a.Tick(&in)
		wait(a, ui.HintTicks+5)
		if n := testing.AllocsPerRun(100, func() { a.Tick(&in); a.TakeDirty() }); n != 0 {
			t.Errorf("%s: %v allocations in a tick", where, n)
		}
	}
	measure("title")
	tb := game(t, a, config("hb", "3"))
	start(t, a, tb)
	measure("table")
	press(t, a, firstTower(t, tb))
	measure("look ahead")
}

// Set-ups of all kinds can be begun; none of the choices leads to a table that is refused.
func TestSetup(t *testing.T) {
	dice := touria.NewDice(6)
	for range 60 {
		a := newApp(t, nil)
		press(t, a, "title.touria.new")
		for range 25 {
			var ids []string
			for _, e := range a.Tree().Elements {
				if e.Pressable() && a.Tree().Reachable(&e) && e.ID != "setup.begin" && e.ID != "setup.back" {
					ids = append(ids, e.ID)
				}
			}
			press(t, a, ids[dice.Below(len(ids))])
		}
		for _, done := range []string{"who.done", "house.done"} {
			if a.Element(done) != nil {
				press(t, a, done)
			}
		}
		press(t, a, "setup.begin")
		if TableOf(a) == nil && a.Scene() != "curtain" {
			t.Fatal("the game does not begin:", dump(a))
		}
	}
}

// The house rule for the last in turn order is off, can be had with more than two players, and then is played.
func TestLateElixir(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.touria.new")
	press(t, a, "setup.rules")
	if e := a.Element("setup.late"); !e.Disabled || e.Why == "" || a.Tree().Find("setup.late.line").Text != e.Why {
		t.Errorf("with two players: %+v", e)
	}
	press(t, a, "house.done")
	for _, seat := range []string{"W", "E"} {
		press(t, a, "setup.seat."+seat+".kind")
		press(t, a, "who.done")
	}
	press(t, a, "setup.rules")
	if e := a.Element("setup.late"); e.Disabled || e.Checked {
		t.Errorf("with four players: %+v", e)
	}
	press(t, a, "setup.late")
	if !a.Element("setup.late").Checked {
		t.Error("it cannot be switched on")
	}
	press(t, a, "house.done")
	press(t, a, "setup.begin")
	elixirs := 0
	for seat := range rules.Seats {
		h := TableOf(a).s.State().Holdings(rules.Seat(seat))
		elixirs += int(h.Elixirs)
	}
	if elixirs != 5 {
		t.Errorf("the four begin with %d elixirs", elixirs)
	}
}

// Names and seeds can be typed.
func TestTyping(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.touria.new")
	press(t, a, "setup.seat.S.kind")
	press(t, a, "who.name")
	for range 20 {
		strike(a, ui.KeyBackspace)
	}
	a.Tick(&ui.Input{Device: ui.Keyboard, Typed: [8]rune{'Ö', 'z', 'g', 'e'}})
	strike(a, ui.KeyEnter)
	press(t, a, "who.done")
	press(t, a, "setup.seed")
	a.Tick(&ui.Input{Device: ui.Keyboard, Typed: [8]rune{'l', 'u', 'c', 'k'}})
	press(t, a, "setup.begin")
	if name := TableOf(a).s.Config().Players[0].Name; name != "Özge" {
		t.Errorf("the name is %q", name)
	}
	if seed := TableOf(a).s.Config().Seed; seed != "luck" {
		t.Errorf("the seed is %q", seed)
	}
}

// A seed that no player has typed is seen by nobody before the game is over.
func TestSeedIsSecret(t *testing.T) {
	const secret = "91827364554637281900"
	a := menu.New(ui.Config{Games: []ui.Game{&Game{}}, Measure: uitest.Ruler{}, Language: "en", Speed: int(beat.Instant), Think: 5000,
		NewSeed: func() string { return secret }})
	wait(a, 3)
	look := func(where string) {
		for _, e := range a.Tree().Elements {
			if strings.Contains(e.Text+e.Sub+e.Value+e.Label+e.Hint, secret) {
				t.Errorf("%s: %s shows the seed", where, e.ID)
			}
		}
	}
	press(t, a, "title.touria.new")
	look("set-up")
	press(t, a, "setup.begin")
	if seed := TableOf(a).s.Config().Seed; seed != secret {
		t.Fatalf("the seed is %q", seed)
	}
	wait(a, 60)
	look("table")
	for _, id := range []string{"table.log", "drawer.close", "table.menu", "pause.opponents"} {
		press(t, a, id)
		look(id)
	}
}

// The settings count at once and survive a restart (M20).
func TestSettings(t *testing.T) {
	st := store.NewMemory()
	a := menu.New(ui.Config{Games: []ui.Game{&Game{}}, Store: st, Measure: uitest.Ruler{}, System: "en_GB.UTF-8", Speed: -1})
	wait(a, 3)
	press(t, a, "title.settings")
	for _, id := range []string{"language", "speed", "idle", "motion", "page.look", "text", "contrast", "letters", "left", "page.control", "cooldown", "scan"} {
		press(t, a, "settings."+id)
	}
	if got := a.Tree().Find("settings.title").Text; got != "Einstellungen" {
		t.Errorf("the title is %q", got)
	}
	b := menu.New(ui.Config{Games: []ui.Game{&Game{}}, Store: st, Measure: uitest.Ruler{}, System: "en", Speed: -1})
	if b.Words().Lang() != "de" || b.Settings().Speed != beat.Double || b.Settings().TextScale != 125 || !b.Settings().ReducedMotion || b.Settings().IdleMotion ||
		*b.Comfort() != (settings.Comfort{TextScale: 125, Contrast: true, Letters: settings.LettersAlways, LeftHanded: true, Cooldown: true, Scan: settings.ScanKeys, ScanTime: 15}) {
		t.Errorf("after a restart: %s, %+v", b.Words().Lang(), *b.Settings())
	}
}

// A name takes the letters that can be shown, with their marks; of any other character the player is told.
// A name with such characters, as an imported game may have, can be changed.
func TestNamesCanBeShown(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.touria.new", "setup.seat.S.kind")
	field := func() string { return a.Element("who.name").Value }
	reachFor(a, ui.Reach{How: ui.ReachType, ID: "who.name", Text: "Zoe\u0308 明🚀ệ"})
	if got := field(); got != "Zoe\u0308 " || a.Said() != a.T("field.strange") {
		t.Errorf("the name is %q, said %q", got, a.Said())
	}
	press(t, a, "who.name")
	for _, c := range []struct {
		typed, want string
		told        bool
	}{{"Ж", "Ж", false}, {"a\u0308", "Жa\u0308", false}, {"子", "Жa\u0308", true}, {"b", "Жa\u0308b", false}, {"\u0323", "Жa\u0308b", true}} {
		if c.want == "Ж" {
			a.Element("who.name").OnType("")
			wait(a, 1)
		}
		a.Hush()
		in := ui.Input{Device: ui.Keyboard}
		copy(in.Typed[:], []rune(c.typed))
		a.Tick(&in)
		if got := field(); got != c.want || (a.Said() == a.T("field.strange")) != c.told {
			t.Errorf("after %q the name is %q, said %q", c.typed, got, a.Said())
		}
	}
	a.Element("who.name").OnType("明")
	a.Changed()
	a.Tick(&ui.Input{Device: ui.Keyboard, Typed: [8]rune{'x'}})
	if got := field(); got != "明x" {
		t.Errorf("the name is %q", got)
	}
}
