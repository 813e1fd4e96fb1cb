package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// flatGame starts a game around a flat table.
func flatGame(t testing.TB, players, seed string, w, h float32) (*ui.App, *Table) {
	t.Helper()
	a := newApp(t, nil)
	a.Settings().FlatTable = true
	a.Resize(w, h)
	tb := game(t, a, config(players, seed))
	if !tb.Lies() {
		t.Fatal("the table does not lie flat")
	}
	return a, tb
}

// Whole games around a flat table are played by presses on elements. At every decision the layout
// is sound, whoever is asked has it upright at their own edge, and no curtain falls.
func TestFlatTable(t *testing.T) {
	for _, c := range []struct {
		players string
		w, h    float32
	}{{"hh", 1280, 720}, {"hbh", 1920, 1080}, {"hhhh", 1280, 720}, {"hhbb", 1920, 1200}} {
		for _, lang := range uitest.Languages() {
			if lang == "xx" && c.players == "hhhh" {
				continue // three answers 40 % longer are too much for the shallow edges of this window
			}
			t.Run(fmt.Sprintf("%s_%vx%v_%s", c.players, c.w, c.h, lang), func(t *testing.T) {
				a, _ := flatGame(t, c.players, "7", c.w, c.h)
				a.Words().Use(lang)
				told := map[string]bool{}
				ch := chooser{touria.NewDice(3)}
				n, curtains := 0, 0
				for ch.decide(t, a) {
					if n++; n > 3000 {
						t.Fatal("the game does not end")
					}
					wait(a, 2)
					tb := TableOf(a)
					if a.Scene() == "curtain" {
						curtains++
					}
					if tb == nil || !tb.deciding || a.Scene() != "table" {
						continue
					}
					check(t, a, "table", told)
					for _, id := range []string{"table.prompt", "table.you"} {
						e := a.Tree().Find(id)
						if e == nil || e.Turn != quarter(tb.s.ToMove()) {
							t.Fatalf("%s is asked, and %s is %v", tb.s.ToMove(), id, e)
						}
					}
					wait(a, restTicks)
				}
				if curtains > 0 {
					t.Errorf("%d curtains", curtains)
				}
				if a.Scene() != "end" {
					t.Errorf("scene %s", a.Scene())
				}
			})
		}
	}
}

// On a screen of 1920 × 1080 everything that can be pressed is at least 60 pixels large.
func TestFlatTargets(t *testing.T) {
	a, tb := flatGame(t, "hhhh", "7", 1920, 1080)
	ch := chooser{touria.NewDice(3)}
	for range 60 {
		ch.decide(t, a)
		wait(a, 2)
		if TableOf(a) != tb || !tb.deciding {
			continue
		}
		tree := a.Tree()
		for i := range tree.Elements {
			if e := &tree.Elements[i]; e.Interactive() && min(e.Rect.W, e.Rect.H)*a.Scale() < 60 {
				t.Fatalf("%s is %v, times %v", e.ID, e.Rect, a.Scale())
			}
		}
	}
}

// With the screens down nothing tells what they hide: two positions that differ only in hidden
// things show the same elements.
func TestFlatTableTellsNothingHidden(t *testing.T) {
	a, tb := flatGame(t, "hhhh", "7", 1280, 720)
	ch := chooser{touria.NewDice(3)}
	shut := 0
	for range 150 {
		if !ch.decide(t, a) {
			break
		}
		for range 200 { // until somebody is asked
			if tb.deciding && tb.guard == 0 {
				break
			}
			wait(a, 1)
		}
		if TableOf(a) != tb || !tb.deciding || tb.wait > 0 { // an offer that nobody could pay goes by itself
			continue
		}
		tb.shutLids()
		before := listed(a)
		if before == "" {
			continue
		}
		for _, word := range []string{"table.gem.", "table.swords", "table.elixirs", "table.item.", "table.hearts", "table.gold"} {
			if strings.Contains(before, word) {
				t.Fatalf("%s is on the screen: %s", word, before)
			}
		}
		if public := show.Prompt(tb.Model(), nil, &tb.names).In(a.Words()); !strings.Contains(before, public) {
			t.Errorf("the prompt is not %q: %s", public, tb.prompt())
		}
		for i := range a.Tree().Elements {
			if e := &a.Tree().Elements[i]; e.Role == ui.RoleTarget && e.ID != "table.space.castle" || strings.HasPrefix(e.ID, "table.option.") {
				t.Fatalf("%s can be chosen", e.ID)
			}
		}
		// Richer, the viewer sees the same until the screen is lifted.
		was, legal := tb.Model().Players[tb.viewer].Holdings, tb.s.Legal(nil)
		rich := &tb.Model().Players[tb.viewer].Holdings
		rich.Gems[touria.Violet], rich.Gems[touria.Black], rich.Swords, rich.Gold, rich.Hearts = 3, 0, 2, 9, 9
		tb.legal = legal // whatever may be done
		a.Changed()
		after := listed(a)
		tb.Model().Players[tb.viewer].Holdings = was
		tb.veil()
		a.Changed()
		if before != after {
			t.Errorf("riches show in turn %d", tb.Model().Turn)
			now := strings.Split(after, "\n")
			for _, line := range strings.Split(before, "\n") {
				if !slices.Contains(now, line) {
					t.Error(line)
				}
			}
			break
		}
		shut++
	}
	if shut < 50 {
		t.Errorf("%d decisions with the screen down", shut)
	}
}

// listed describes all elements.
func listed(a *ui.App) string {
	var lines []string
	tree := a.Tree()
	for i := range tree.Elements {
		e := tree.Elements[i]
		lines = append(lines, fmt.Sprint(e.ID, e.Rect, e.Label, e.Text, e.Sub, e.Value, e.Hint, e.Disabled, e.Why, e.Checked, e.Lit, e.Marked, e.Icons, e.Costs))
	}
	return strings.Join(lines, "\n")
}

// A lifted screen shows the things behind it, and falls by itself after a while; so does that of
// somebody who looks out of turn.
func TestScreensFall(t *testing.T) {
	a, tb := flatGame(t, "hhhh", "7", 1280, 720)
	for !tb.open() {
		wait(a, 1)
	}
	if _, open := tb.own(); open {
		t.Fatal("the screen is up before anybody has lifted it")
	}
	press(t, a, "table.uncover")
	if _, open := tb.own(); !open || a.Element("table.gem.blue") == nil {
		t.Fatal("a press does not lift the screen")
	}
	wait(a, lidTicks+2)
	if _, open := tb.own(); open {
		t.Error("the screen does not fall")
	}
	other := rules.N
	if tb.viewer == other {
		other = rules.S
	}
	id := "table.peek." + other.String()
	press(t, a, id)
	if e := a.Tree().Find(id + ".things"); e == nil || e.Turn != quarter(other) {
		t.Fatalf("nothing to see behind it: %v", e)
	}
	wait(a, lidTicks+2)
	if a.Tree().Find(id+".things") != nil {
		t.Error("that screen does not fall")
	}
}

// Small windows, large letters and people who play alone have the usual table.
func TestFlatTableNeedsRoom(t *testing.T) {
	a, tb := flatGame(t, "hh", "7", 1280, 720)
	for _, s := range []size{{844, 390}, {390, 844}, {1000, 700}} {
		if a.Resize(s[0], s[1]); tb.Lies() {
			t.Errorf("it lies at %v×%v", s[0], s[1])
		}
	}
	a.Resize(1280, 720)
	a.Settings().FlatTable = false
	if tb.Lies() {
		t.Error("it lies though nobody wants it to")
	}
	a.Settings().FlatTable = true
	if alone := game(t, a, config("hbb", "7")); alone.Lies() {
		t.Error("it lies before somebody alone")
	}
}
