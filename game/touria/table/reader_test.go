package table

import (
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// reachFor does something with an element by its id.
func reachFor(a *ui.App, r ui.Reach) {
	in := a.Rest()
	in.Device, in.Reach = ui.Keyboard, r
	a.Tick(&in)
	wait(a, 1)
}

// heard returns what listeners are told, of one kind.
func heard(a *ui.App, kind ui.HeardKind) (all []string) {
	for _, h := range a.TakeHeard() {
		if h.Kind == kind {
			all = append(all, h.Text)
		}
	}
	return all
}

// What is reached by its id meets the checks of a press: what is covered takes nothing, what is not
// available says why, and with the cool-down a second press comes too soon.
func TestReach(t *testing.T) {
	a := newApp(t, nil)
	game(t, a, config("hb", "7"))
	wait(a, 200)
	heard(a, ui.HeardAnswer)
	reachFor(a, ui.Reach{How: ui.ReachPress, ID: "table.undo"})
	if said := heard(a, ui.HeardAnswer); !slices.Contains(said, a.Tree().Find("table.undo").Why) {
		t.Errorf("a press on what is not available is answered with %q", said)
	}
	reachFor(a, ui.Reach{How: ui.ReachFocus, ID: "table.tower.SE"})
	if a.Focus() != "table.tower.SE" || a.Strayed() {
		t.Errorf("the focus is on %q", a.Focus())
	}
	reachFor(a, ui.Reach{How: ui.ReachPress, ID: "table.menu"})
	if !a.Tree().Find("pause.resume").Pressable() {
		t.Fatal("the menu does not open")
	}
	reachFor(a, ui.Reach{How: ui.ReachPress, ID: "table.log"})
	if a.Tree().Find("pause.resume") == nil || a.Focus() == "table.log" {
		t.Error("what the menu covers can be reached")
	}
	in := a.Rest()
	in.Device, in.Reach = ui.Keyboard, ui.Reach{How: ui.ReachFocus, ID: "table.log"}
	in.Press(ui.KeyEnter)
	a.Tick(&in)
	wait(a, 1)
	if a.Tree().Find("pause.resume") == nil {
		t.Error("Enter for what is covered presses what has the focus")
	}
	a.Comfort().Cooldown = true
	reachFor(a, ui.Reach{How: ui.ReachPress, ID: "pause.resume"})
	reachFor(a, ui.Reach{How: ui.ReachPress, ID: "table.menu"})
	if a.Tree().Find("pause.resume") != nil {
		t.Error("a second press within half a second counts in spite of the cool-down")
	}
	a.Comfort().Cooldown = false

	menu.ShowTitle(a)
	wait(a, 2)
	reachFor(a, ui.Reach{How: ui.ReachPress, ID: "title.touria.new"})
	reachFor(a, ui.Reach{How: ui.ReachPress, ID: "setup.seat.S.kind"})
	reachFor(a, ui.Reach{How: ui.ReachType, ID: "who.name", Text: "Zoé\n Ñ with a name that is too long"})
	if e := a.Tree().Find("who.name"); e == nil || e.Value != "Zoé Ñ with a name th" {
		t.Errorf("the field is %+v", e)
	}
	menu.ShowSettings(a)
	wait(a, 1)
	reachFor(a, ui.Reach{How: ui.ReachPress, ID: "settings.page.sound"})
	for i := range a.Tree().Elements {
		if e := &a.Tree().Elements[i]; e.Role == ui.RoleSlider && e.Pressable() {
			id := e.ID
			reachFor(a, ui.Reach{How: ui.ReachSlide, ID: id, At: 3})
			if at := a.Tree().Find(id).Slide.At; at != 3 {
				t.Errorf("the slider is at %d", at)
			}
			return
		}
	}
	t.Error("there is no slider")
}

// Keys without a meaning are not wanted, changed ones are.
func TestWants(t *testing.T) {
	a := newApp(t, nil)
	for k, want := range map[ui.Key]bool{ui.KeyF11: true, ui.KeyF9: true, ui.KeyM: true, ui.KeyLeft: true, ui.KeyF5: false, ui.KeyF7: false, ui.NoKey: false} {
		if a.Wants(k) != want {
			t.Errorf("key %d is wanted: %t", k, !want)
		}
	}
	a.Bind(ui.KeyM, ui.KeyF7)
	if !a.Wants(ui.KeyF7) {
		t.Error("a key that the player has chosen is not wanted")
	}
}

// The survey names all that lies open, and nothing that the person at the screen may not see.
func TestSurvey(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hbb", "7"))
	wait(a, 200)
	all := strings.Join(tb.Survey(), "\n")
	for w := touria.NW; w <= touria.SW; w++ {
		if !strings.Contains(all, tb.board.TowerFaces(w)) {
			t.Errorf("the tower %v is not in %s", w, all)
		}
	}
	for s := touria.M1; s.IsMine(); s++ {
		if !strings.Contains(all, tb.board.PlaceName(s)+": "+tb.board.Goods(touria.Holdings{Gems: tb.board.Model.Mines[s.Mine()]})) {
			t.Errorf("mine %v is not in %s", s, all)
		}
	}
	for slot := range tb.board.Model.Orders {
		if !strings.Contains(all, tb.board.OrderLabel(slot)) {
			t.Errorf("order %d is not in %s", slot, all)
		}
	}
	mine := tb.board.Goods(tb.board.Model.Players[tb.board.Eyes].Holdings)
	if !strings.Contains(all, mine) {
		t.Errorf("the own things, %q, are not in %s", mine, all)
	}

	a = newApp(t, nil)
	tb = game(t, a, config("hh", "7"))
	wait(a, 200) // the curtain is down
	if tb.board.Viewer < 4 {
		t.Fatal("somebody looks already")
	}
	for _, line := range tb.Survey() {
		if strings.Contains(line, a.T("goods.elixir.name")) || strings.Contains(line, "gold and") {
			t.Errorf("behind the curtain the survey says %q", line)
		}
	}
	if a.SurveyName() != "" {
		t.Error("the table can be read through the curtain")
	}
}

// News tell of others' turns in one sentence each, and of the own ones step by step; all of them are
// lines for everybody.
func TestNews(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hbbb", "3"))
	ch := chooser{dice: touria.NewDice(5)}
	var news []string
	for tb.board.Model.Turn < 9 && ch.decide(t, a) {
		wait(a, 3)
		news = append(news, heard(a, ui.HeardNews)...)
		tb = TableOf(a)
	}
	all := strings.Join(news, "\n")
	for _, seat := range []int{1, 2, 3} {
		if name := tb.board.Names[seat]; strings.Count(all, name) == 0 || strings.Count(all, name) > 8 {
			t.Errorf("of %s is told %d times in %s", name, strings.Count(all, name), all)
		}
	}
	if strings.Contains(all, "onto the road") {
		t.Errorf("every step is told: %s", all)
	}
}

// Who plays with keys or listens finds the focus on what is asked, also if nothing was asked since the last decision.
func TestFocusComesToTheQuestion(t *testing.T) {
	a := newApp(t, nil)
	a.Settings().Speed = beat.Normal
	game(t, a, config("hb", "7"))
	wait(a, 600)
	reachFor(a, ui.Reach{How: ui.ReachPress, ID: "table.tower.SE"})
	for n := 0; a.Tree().Prompt != ""; n++ {
		if n == 4 {
			t.Fatalf("the move is not made: %s", a.Tree().Prompt)
		}
		reachFor(a, ui.Reach{How: ui.ReachPress, ID: "table.confirm"})
	}
	if !a.Strayed() {
		t.Fatalf("nothing is asked, and the focus is on %q", a.Focused())
	}
	for n := 0; a.Tree().Prompt == ""; n++ {
		if n == 3000 {
			t.Fatal("nothing more is asked")
		}
		wait(a, 1)
	}
	wait(a, 2)
	if e := a.Tree().Find(a.Focused()); a.Strayed() || e == nil || !e.Pressable() {
		t.Errorf("%q is asked with the focus on %q", a.Tree().Prompt, a.Focused())
	}
}
