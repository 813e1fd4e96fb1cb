package kit_test

import (
	"slices"
	"testing"

	"touria.games/touria/game/kit"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
)

// ended is a screen of a game that is over, with nothing but the buttons below.
type ended struct {
	ui.Page
	pressed    []string
	bar        *kit.Bar
	rest, foot ui.Rect
}

func (s *ended) Name() string { return "ended" }

func (s *ended) Build(b *ui.Builder) {
	did := func(what string) func() { return func() { s.pressed = append(s.pressed, what) } }
	e := kit.Ending{App: s.App, Replay: did("replay"), Again: did("again"), SetUp: did("setup"),
		First: []ui.Element{{ID: "own", Text: "own", Look: ui.LookButton, OnPress: did("own")}}}
	b.Ground("ended")
	s.bar, s.rest, s.foot = e.Bar(b)
	s.bar.Put(b, s.foot)
}

// All games end with the same buttons, in one row, or in two in an upright window.
func TestEnding(t *testing.T) {
	for _, c := range []struct {
		w, h float32
		rows int
	}{{1280, 720, 1}, {844, 390, 1}, {390, 844, 2}} {
		a := uitest.App(ui.Config{Games: []ui.Game{uitest.Number{}}})
		a.Resize(c.w, c.h)
		s := &ended{Page: ui.Page{App: a}}
		a.Push(s)
		var ids []string
		var rows []float32
		for _, e := range a.Tree().Elements {
			if e.Role != ui.RoleButton {
				continue
			}
			if ids = append(ids, e.ID); !slices.Contains(rows, e.Rect.Y) {
				rows = append(rows, e.Rect.Y)
			}
			if e.Rect.Y < s.rest.Y+s.rest.H || e.Rect.Y+e.Rect.H > s.foot.Y+s.foot.H+.1 {
				t.Errorf("%v×%v: %s stands at %v", c.w, c.h, e.ID, e.Rect)
			}
		}
		if want := []string{"own", "end.replay", "end.rematch", "end.new", "end.leave"}; !slices.Equal(ids, want) || len(rows) != c.rows {
			t.Errorf("%v×%v: %v in %d rows", c.w, c.h, ids, len(rows))
		}
		for _, flaw := range uitest.Flaws(a, func(e *ui.Element) bool { return e.ID == "ended" }) {
			t.Error(flaw)
		}
		for _, id := range []string{"own", "end.replay", "end.rematch"} {
			uitest.Press(t, a, id)
		}
		if !slices.Equal(s.pressed, []string{"own", "replay", "again"}) {
			t.Errorf("pressed are %v", s.pressed)
		}
		uitest.Press(t, a, "end.new")
		if a.Scene() != "title" || s.pressed[len(s.pressed)-1] != "setup" {
			t.Errorf("a new game is set up in scene %s after %v", a.Scene(), s.pressed)
		}
	}
}
