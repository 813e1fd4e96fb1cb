package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// Changing to the compact view and back, in the middle of a choice, changes nothing but the looks
// (S12).
func TestCompactKeepsWhatIsChosen(t *testing.T) {
	for _, size := range []size{{1280, 720}, {844, 390}, {390, 844}} {
		a := newApp(t, nil)
		a.Resize(size[0], size[1])
		tb := game(t, a, config("hbbb", "3"))
		start(t, a, tb)
		wait(a, turn.RestTicks+1)
		press(t, a, firstTower(t, tb))
		wait(a, 60) // on a small screen the map flies closer
		seen := func() (ids []string) {
			for i := range a.Tree().Elements {
				e := &a.Tree().Elements[i]
				ids = append(ids, fmt.Sprint(e.ID, e.Rect, e.Checked, e.Lit, e.Disabled))
			}
			return ids
		}
		picked, before, record := tb.turn.Picked, seen(), string(tb.s.Record())
		for _, on := range []bool{true, false} {
			strike(a, ui.KeyV)
			wait(a, 2)
			if a.Compact() != on {
				t.Fatalf("%v: the key does not change the view", size)
			}
			if tb.turn.Picked != picked || tb.turn.Preview() == nil || string(tb.s.Record()) != record {
				t.Errorf("%v: what was chosen is lost", size)
			}
			if diff := cmp.Diff(before, seen()); diff != "" {
				t.Errorf("%v: the table changes:\n%s", size, diff)
			}
		}
	}
}

// A new player comes from the title to the end of the first turn by the gamepad's
// cross and A alone.
func TestPadToFirstTurn(t *testing.T) {
	for _, size := range sizes[:3] {
		a := newApp(t, nil)
		a.Resize(size[0], size[1])
		pad(t, a, "title.touria.play")
		strike(a, ui.PadA)
		playFirst(t, a, func(id string) {
			pad(t, a, id)
			strike(a, ui.PadA)
		})
	}
}

// The same with two keys, one that moves on and one that takes, and with one key
// while the focus moves on by itself.
func TestScanToFirstTurn(t *testing.T) {
	for _, way := range []settings.Scanning{settings.ScanKeys, settings.ScanAuto} {
		for _, size := range sizes[:3] {
			a := newApp(t, nil)
			a.Resize(size[0], size[1])
			a.Comfort().Scan = way
			seen := 0
			to := func(id string) {
				t.Helper()
				for n := 0; !a.FocusShown() || a.Focused() != id; n++ {
					if n > 3*len(a.Tree().Elements) {
						t.Fatalf("scanning does not reach %s\n%s", id, dump(a))
					}
					if way == settings.ScanKeys {
						strike(a, ui.KeySpace)
					} else {
						wait(a, a.Comfort().ScanTime*6)
					}
					seen++
				}
				strike(a, ui.KeyEnter)
			}
			to("title.touria.play")
			playFirst(t, a, to)
			if seen > 400 {
				t.Errorf("%v, way %d: %d steps for a turn", size, way, seen)
			}
		}
	}
}

// Two keys reach everything that can be pressed, first what the game asks for, and then
// start anew. What has been taken leads back to the beginning.
func TestScanReachesEverything(t *testing.T) {
	asked := func(e *ui.Element) bool {
		return e.Look == ui.LookPrimary || e.Look == ui.LookOption || e.Role == ui.RoleTarget && e.Lit
	}
	for _, size := range sizes[:3] {
		a := newApp(t, nil)
		a.Resize(size[0], size[1])
		a.Comfort().Scan = settings.ScanKeys
		scan := func(where string) {
			t.Helper()
			want, first := map[string]bool{}, 0
			for i := range a.Tree().Elements {
				if e := &a.Tree().Elements[i]; a.Tree().Reachable(e) && e.Pressable() && e.Role != ui.RoleField {
					if want[e.ID] = true; asked(e) {
						first++
					}
				}
			}
			a.SetFocus(a.Tree().First().ID)
			for n := range len(want) {
				e := a.Tree().Find(a.Focused())
				if e == nil || !want[e.ID] {
					t.Fatalf("%s: step %d leads to %s for the second time, or to what can't be pressed; missing %v", where, n, a.Focused(), want)
				}
				if asked(e) != (n < first) {
					t.Errorf("%v, %s: step %d of %d leads to %s", size, where, n, first, e.ID)
				}
				delete(want, e.ID)
				strike(a, ui.KeySpace)
			}
			if a.Focused() != a.Tree().First().ID {
				t.Errorf("%s: scanning does not start anew, but leads to %s", where, a.Focused())
			}
			a.SetRing(false)
			if strike(a, ui.KeySpace); !a.FocusShown() || a.Focused() != a.Tree().First().ID {
				t.Errorf("%s: the first step does not show where scanning begins, but leads to %s", where, a.Focused())
			}
			a.SetRing(false)
		}
		scan("title")
		press(t, a, "title.touria.new")
		scan("set-up")
		menu.ShowTitle(a)
		press(t, a, "title.settings")
		scan("settings")
		a.SetFocus("settings.page.control")
		if strike(a, ui.KeyEnter); a.Focused() != a.Tree().First().ID {
			t.Errorf("after a page was taken the focus is on %s", a.Focused())
		}
		tb := game(t, a, config("hbb", "3"))
		ch := chooser{dice: touria.NewDice(2)}
		for range 30 {
			if !ch.decide(t, a) {
				break
			}
			if wait(a, turn.RestTicks+6); tb.turn.Open() {
				scan(tb.turn.View.Phase().String())
			}
		}
		press(t, a, "table.menu")
		scan("menu")
	}
}

// playFirst plays the first human's first turn; take presses an element.
func playFirst(t *testing.T, a *ui.App, take func(id string)) {
	t.Helper()
	ch := chooser{dice: touria.NewDice(7)}
	turn, made := 0, -1
	var d touria.Decision
	for range 4000 {
		tb := TableOf(a)
		switch {
		case tb == nil:
			t.Fatalf("no table: %s", dump(a))
		case turn > 0 && tb.board.Model.Turn > turn:
			return
		case a.TakesTime() && tb.tutor.holdsOn() && a.Element("lesson") != nil: // it is read in one's own time
			take("lesson")
			continue
		case !tb.turn.Open():
			wait(a, 1)
			continue
		case tb.turn.View.Phase() == touria.PhaseStart:
			turn = tb.board.Model.Turn
		}
		if tb.s.Len() != made {
			d, made = tb.s.Rules().Light(tb.s.State(), tb.turn.Legal, &ch.dice), tb.s.Len()
		}
		take(ch.way(t, a, tb, d))
		wait(a, 30) // presses rest after what they did
	}
	t.Fatalf("no turn ends: %s", dump(a))
}

// B, or Escape, leads back from every screen to where it was opened.
func TestBackEverywhere(t *testing.T) {
	for _, k := range []ui.Key{ui.PadB, ui.KeyEscape} {
		a := newApp(t, nil)
		back := func(ids ...string) {
			t.Helper()
			from := a.Scene()
			for _, id := range ids {
				press(t, a, id)
			}
			if a.Scene() == from {
				t.Fatalf("%v leads nowhere", ids)
			}
			for range len(ids) {
				if a.Scene() == from {
					return
				}
				strike(a, k)
			}
			if a.Scene() != from {
				t.Errorf("key %d leads from %v to %s, not to %s", k, ids, a.Scene(), from)
				for a.Scene() != from && a.Press("dialog.keep") == nil {
				}
			}
		}
		back("title.settings")
		back("title.settings", "settings.page.control", "settings.keys")
		back("title.settings", "settings.page.control", "settings.pad")
		back("title.settings", "settings.page.about", "settings.credits")
		back("title.settings", "settings.page.about", "settings.reset")
		back("title.touria.rules")
		back("title.touria.new")
		tb := game(t, a, config("hb", "3"))
		start(t, a, tb)
		back("table.menu")
		back("table.menu", "pause.settings")
		back("table.rules")
		back("table.menu", "pause.opponents")
	}
}

// Settings are at most two inputs away from the title and the table.
func TestSettingsAreNear(t *testing.T) {
	for _, size := range sizes[:3] {
		a := newApp(t, nil)
		a.Resize(size[0], size[1])
		press(t, a, "title.settings")
		if a.Scene() != "settings" {
			t.Fatal(a.Scene())
		}
		strike(a, ui.PadRB)
		if a.Element("settings.text") == nil {
			t.Errorf("%v: no second page: %s", size, dump(a))
		}
		press(t, a, "settings.done")
		start(t, a, game(t, a, config("hb", "3")))
		press(t, a, "table.menu")
		press(t, a, "pause.settings")
		if a.Scene() != "settings" {
			t.Fatal(a.Scene())
		}
	}
}

// With the cool-down, presses less than half a second apart count once, by every
// device (S13).
func TestCooldown(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.settings")
	press(t, a, "settings.page.control")
	count := func() string { return a.Tree().Find("settings.try").Text }
	click := func() {
		x, y := pointTo(t, a, "settings.try")
		a.Tick(&ui.Input{X: x, Y: y, Inside: true, Down: true, Held: true})
		a.Tick(&ui.Input{X: x, Y: y, Inside: true, Up: true})
		a.Tree()
	}
	click()
	click()
	if count() != a.T("settings.try", 2) {
		t.Fatalf("without the cool-down: %s", count())
	}
	press(t, a, "settings.cooldown")
	wait(a, 40)
	click()
	click()
	if count() != a.T("settings.try", 3) {
		t.Errorf("two clicks at once: %s", count())
	}
	a.SetFocus("settings.try")
	strike(a, ui.KeyEnter)
	if count() != a.T("settings.try", 3) {
		t.Errorf("a key right after: %s", count())
	}
	wait(a, 21) // not yet 30 ticks after the press that counted
	if strike(a, ui.KeyEnter); count() != a.T("settings.try", 3) {
		t.Errorf("a key a little less than half a second later: %s", count())
	}
	if a.Tick(&ui.Input{Device: ui.Mouse, Second: true}); a.Scene() != "settings" {
		t.Error("the second mouse button counts right after a press")
	}
	wait(a, 30)
	strike(a, ui.KeyEnter)
	if count() != a.T("settings.try", 4) {
		t.Errorf("a key half a second later: %s", count())
	}
	wait(a, 30)
	in := ui.Input{Device: ui.Keyboard}
	in.Repeat(ui.KeyEnter)
	a.Tick(&in)
	if count() != a.T("settings.try", 4) {
		t.Errorf("a key held down: %s", count())
	}

	press(t, a, "settings.done")
	press(t, a, "title.touria.new")
	press(t, a, "setup.seed")
	field := func() string { return a.Tree().Find("setup.seed").Value }
	for _, typed := range []string{"a", "a"} { // the second one comes too soon
		wait(a, 1)
		a.Tick(&ui.Input{Device: ui.Keyboard, Typed: [8]rune{rune(typed[0])}})
	}
	if field() != "a" {
		t.Errorf("a letter typed at once: %q", field())
	}
}

// Whoever lifts the curtain finds the table as they like it, and others theirs (S13).
func TestProfiles(t *testing.T) {
	st := store.NewMemory()
	a := newApp(t, st)
	game(t, a, config("hh", "3"))
	for range 200 { // to the first curtain: Anna's
		if a.Scene() == "curtain" {
			break
		}
		wait(a, 1)
	}
	wait(a, ui.CurtainTicks+1)
	first := a.Top().(*ui.Curtain).Player
	other := map[string]string{"Anna": "Bruno", "Bruno": "Anna"}[first]
	press(t, a, "curtain.ready")
	wait(a, 2)
	press(t, a, "table.menu")
	press(t, a, "pause.settings")
	press(t, a, "settings.page.people")
	if got := a.Tree().Find("settings.person").Value; got != first {
		t.Errorf("the profile to make is that of %s, not of %s, who looks", got, first)
	}
	for a.Tree().Find("settings.person").Value != other {
		press(t, a, "settings.person")
	}
	press(t, a, "settings.own", "profile.text", "profile.left", "profile.contrast", "profile.letters", "profile.cooldown")
	plain, own := settings.PlainComfort(), settings.Comfort{TextScale: 125, Contrast: true, Letters: settings.LettersAlways, LeftHanded: true, Cooldown: true, ScanTime: 15}
	if *a.Comfort() != plain {
		t.Errorf("the profile counts for somebody else: %+v", *a.Comfort())
	}
	press(t, a, "settings.done")
	press(t, a, "pause.resume")
	ch := chooser{dice: touria.NewDice(5)}
	var met []string
	for range 3000 {
		if a.Scene() == "curtain" {
			name := a.Top().(*ui.Curtain).Player
			wait(a, ui.CurtainTicks+40)
			want := plain
			if name == other {
				want = own
			}
			if *a.Comfort() != want { // who comes must be able to read the curtain
				t.Fatalf("at %s's curtain: %+v", name, *a.Comfort())
			}
			press(t, a, "curtain.ready")
			wait(a, 2)
			if *a.Comfort() != want {
				t.Fatalf("%s plays with %+v", name, *a.Comfort())
			}
			if met = append(met, name); len(met) == 4 {
				break
			}
		}
		if tb := TableOf(a); tb.turn.Open() {
			ch.press(t, a, tb)
		}
		wait(a, 1)
	}
	if !slices.Contains(met, "Anna") || !slices.Contains(met, "Bruno") {
		t.Fatalf("only %v came to the screen", met)
	}

	// The pages change the profile of who is there, and say whose it is.
	for a.Comfort().TextScale != 125 {
		if a.Scene() == "curtain" {
			wait(a, ui.CurtainTicks+1)
			press(t, a, "curtain.ready")
		}
		if tb := TableOf(a); tb.turn.Open() {
			ch.press(t, a, tb)
		}
		wait(a, 1)
	}
	wait(a, ui.CurtainTicks+1)
	if a.Scene() == "curtain" {
		press(t, a, "curtain.ready")
	}
	menu.ShowSettings(a)
	press(t, a, "settings.page.look")
	if e := a.Tree().Find("settings.owner"); e == nil || !strings.Contains(e.Text, other) {
		t.Errorf("nothing says whose settings these are: %s", dump(a))
	}
	press(t, a, "settings.text")
	b, err := settings.Load(st, settings.Default(), "x")
	if err != nil || b.Profiles[other].TextScale != 150 || b.TextScale != 100 || len(b.Profiles) != 1 {
		t.Errorf("stored: %+v, %v", b, err)
	}
	press(t, a, "settings.page.people")
	press(t, a, "settings.own")
	if len(a.Settings().Profiles) != 0 || *a.Comfort() != plain {
		t.Error("the profile is not gone")
	}
}
