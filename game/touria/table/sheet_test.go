package table

import (
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// A covered tray shows the closed screen, and nothing of what is behind it.
func TestCoveredTrayShowsNoNoughts(t *testing.T) {
	for _, size := range tableSizes {
		a := newApp(t, nil)
		a.Resize(size[0], size[1])
		tb := game(t, a, config("hb", "3"))
		start(t, a, tb)
		tb.board.ToggleLid()
		tree := a.Tree()
		if tree.Find("table.covered") == nil {
			t.Errorf("%v: no closed screen", size)
		}
		for i := range tree.Elements {
			if e := &tree.Elements[i]; e.Look == board.LookGem || e.Look == board.LookHold || e.Look == board.LookGoal {
				t.Errorf("%v: %s shows %q", size, e.ID, e.Value)
			}
		}
		press(t, a, "table.uncover")
		if a.Element("table.gem.blue") == nil && a.Element("table.things") == nil {
			t.Errorf("%v: the lid does not lift", size)
		}
	}
}

// A picked tower has one forecast: four faces, each named, and it moves neither
// orders nor items nor rivals.
func TestForecastMovesNothing(t *testing.T) {
	for _, size := range []size{{1280, 720}, {2560, 1080}, {1024, 768}, {390, 844}} {
		a := newApp(t, nil)
		a.Resize(size[0], size[1])
		tb := game(t, a, config("hbbb", "3"))
		start(t, a, tb)
		places := func() map[string]ui.Rect {
			m := map[string]ui.Rect{}
			for i := range a.Tree().Elements {
				e := &a.Tree().Elements[i]
				for _, p := range []string{"table.order", "table.display.", "table.discard", "table.fairy", "table.rival."} {
					if strings.HasPrefix(e.ID, p) {
						m[e.ID] = e.Rect
					}
				}
			}
			return m
		}
		before := places()
		wait(a, turn.RestTicks+1)
		press(t, a, firstTower(t, tb))
		after := places()
		for id, r := range before {
			if after[id] != r {
				t.Errorf("%v: %s moves from %v to %v", size, id, r, after[id])
			}
		}
		for s := rules.S; s < rules.NoSeat; s++ {
			id := "table.forecast." + s.String()
			if face, name := a.Tree().Find(id), a.Tree().Find(id+".name"); face == nil || name == nil || name.Text == "" {
				t.Errorf("%v: %s has no face or name", size, id)
			}
			if face := a.Tree().Find(id); face != nil && face.Crest != tb.board.Crests[s] {
				t.Errorf("%v: %s has the crest %d, not that of %s", size, id, face.Crest, s)
			}
		}
	}
}

// While the pointer rests on a tower, what each seat would see after its turn stands around it on
// the board, and nowhere else.
func TestForecastOnTheBoard(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hbb", "3"))
	start(t, a, tb)
	wait(a, turn.RestTicks+1)
	point := func(id string) {
		x, y := pointTo(t, a, id)
		a.Tick(&ui.Input{Device: ui.Mouse, X: x, Y: y, Inside: true, Moved: true})
		a.Tick(&ui.Input{Device: ui.Mouse, X: x, Y: y, Inside: true})
	}
	for w := touria.NW; w <= touria.SW; w++ {
		tower := a.Tree().Find("table.tower." + w.String())
		point(tower.ID)
		faces := tb.board.Model.Faces(w, rules.S)
		for s := rules.S; s < rules.NoSeat; s++ {
			e := a.Tree().Find("table.after." + s.String())
			if taken := tb.board.Model.Players[s].Taken; (e != nil) != taken {
				t.Fatalf("%s: the face for %s is shown: %v, although the seat is taken: %v", w, s, e != nil, taken)
			} else if !taken {
				continue
			}
			if e.Crest != tb.board.Crests[s] || e.Icons[0].What != uint8(faces.After[s]) {
				t.Errorf("%s for %s: crest %d, action %d", w, s, e.Crest, e.Icons[0].What)
			}
			if !e.Rect.Overlaps(tower.Rect) {
				t.Errorf("%s for %s lies away from its tower, at %v", w, s, e.Rect)
			}
		}
	}
	point("table.log")
	if e := a.Tree().Find("table.after.S"); e != nil {
		t.Error("the faces stay when the pointer is away")
	}
}

// A tower's sheet shows what its place would give now, in pictures: for every tower
// that can be chosen, in every window, language and size of letters (M3).
func TestYieldOnTheSheet(t *testing.T) {
	everywhere(t, []size{{1280, 720}, {844, 390}, {390, 844}}, func(t *testing.T, a *ui.App, _ string, _ int) {
		tb := game(t, a, config("hbbb", "11"))
		ch := chooser{touria.NewDice(5)}
		seen := 0
		for n := 0; seen < 24 && n < 600 && ch.decide(t, a); n++ {
			wait(a, turn.RestTicks+6)
			if TableOf(a) != tb || !tb.turn.Open() || tb.turn.View.Phase() != touria.PhaseStart {
				continue
			}
			for w := touria.NW; w <= touria.SW; w++ {
				if len(tb.turn.AimAt(show.Thing(show.TargetTower, w))) != 1 {
					continue
				}
				press(t, a, "table.tower."+w.String())
				want := show.PreviewTower(tb.s.Rules(), &tb.turn.View, w).Yield
				e := a.Tree().Find("table.yield")
				if e == nil {
					t.Fatalf("the tower %v does not show what it gives", w)
				}
				if !slices.Equal(e.Icons[1:], want.Gives) || !slices.Equal(e.Costs, want.Costs) || e.Marked != want.Reveals || e.Checked != want.Either {
					t.Errorf("the tower %v shows %+v for %+v", w, e, want)
				}
				if said := want.Text.In(a.Words()); !strings.Contains(e.Label, said) {
					t.Errorf("the tower %v says %q, not %q", w, e.Label, said)
				}
				for _, f := range flaws(a) {
					t.Error(f)
				}
				tb.cancel()
				seen++
			}
		}
		if seen < 16 {
			t.Errorf("only %d towers were looked at", seen)
		}
	})
}

// As soon as somebody has what the castle gate asks for it is lit, on the board and before the
// player.
func TestOpenGateIsLit(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hb", "3"))
	start(t, a, tb)
	lit := func() (board, own bool) {
		a.Changed()
		return a.Tree().Find("table.space.castle").Checked, a.Tree().Find("table.goal").Lit
	}
	if board, own := lit(); board || own {
		t.Errorf("lit at the start: on the board %t, before the player %t", board, own)
	}
	me := &tb.board.Model.Players[tb.board.Eyes]
	me.Hearts, me.Gold, me.Gems[touria.Black] = me.Hearts+9, me.Gold+9, 0
	if board, own := lit(); !board || !own {
		t.Errorf("not lit: on the board %t, before the player %t", board, own)
	}
	me.Gems[touria.Black] = 1
	if board, own := lit(); board || own {
		t.Errorf("lit with a black gem: on the board %t, before the player %t", board, own)
	}
}
