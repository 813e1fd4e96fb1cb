package table

import (
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/geometry"
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
			if face := a.Tree().Find(id); face == nil || face.Label == "" {
				t.Errorf("%v: %s has no face or name", size, id)
			} else if face.Crest != tb.board.Crests[s] {
				t.Errorf("%v: %s has the crest %d, not that of %s", size, id, face.Crest, s)
			}
		}
	}
}

// A row of the four places and its tower are one button, and each says what the place gives and what comes next.
func TestFourPlaces(t *testing.T) {
	everywhere(t, []size{{1280, 720}, {844, 390}, {390, 844}}, func(t *testing.T, a *ui.App, _ string, _ int) {
		tb := game(t, a, config("hbb", "3"))
		start(t, a, tb)
		wait(a, turn.RestTicks+1)
		for w := touria.NW; w <= touria.SW; w++ {
			row, tower := a.Tree().Find("table.place."+w.String()), a.Tree().Find("table.tower."+w.String())
			if row == nil || row.Pressable() != tower.Pressable() || row.Why != tower.Why || row.Hint != tower.Hint {
				t.Errorf("the row of %v is %+v, the tower %+v", w, row, tower)
				continue
			}
			faces := tb.board.Model.Faces(w, rules.S)
			if next := a.Tree().Find("table.next." + w.String()); !tb.board.Small && (next == nil || next.Icons[0].What != uint8(faces.Roof)) {
				t.Errorf("the sign at %v is %+v, next comes %v", w, next, faces.Roof)
			}
			if !row.Pressable() {
				continue
			}
			if press(t, a, row.ID); !tb.turn.TowerPicked() || tb.turn.Forecast.Faces.Tower != w {
				t.Errorf("the row of %v chooses another tower, or none", w)
			}
			tb.cancel()
		}
	})
}

// At the start of every turn the four places are said in words, whatever else can be used then.
func TestPlacesHaveWords(t *testing.T) {
	for _, sz := range []size{{1280, 720}, {1024, 768}, {844, 390}, {390, 844}} {
		for _, seed := range []string{"3", "11", "21"} {
			a := newApp(t, nil)
			a.Resize(sz[0], sz[1])
			tb := game(t, a, config("hbb", seed))
			starts := 0
			until(t, a, tb, 5, func() bool {
				if !tb.turn.AtStart() || !tb.turn.Chooses() {
					return false
				}
				starts++
				for w := touria.NW; w <= touria.SW; w++ {
					if said := a.Tree().Find("table.place." + w.String() + ".words"); said == nil || said.Text == "" {
						t.Errorf("%v, seed %s, turn %d: the row of %v has no words", sz, seed, tb.board.Model.Turn, w)
						return true
					}
				}
				return false
			})
			if starts < 3 && !t.Failed() {
				t.Errorf("only %d turns", starts)
			}
		}
	}
}

// towersToChoose waits until the table takes presses, and returns the towers that can be chosen, none at another decision.
func towersToChoose(a *ui.App, tb *Table) (list []touria.Tower) {
	wait(a, turn.RestTicks+6)
	if TableOf(a) != tb || !tb.turn.Open() || tb.turn.View.Phase() != touria.PhaseStart {
		return nil
	}
	for w := touria.NW; w <= touria.SW; w++ {
		if len(tb.turn.AimAt(show.Thing(show.TargetTower, w))) == 1 {
			list = append(list, w)
		}
	}
	return list
}

// The tags on the map choose ways, and cover no place, no tower and no sign.
func TestTagsOnTheMap(t *testing.T) {
	for _, sz := range []size{{1280, 720}, {1920, 1080}, {1024, 768}} {
		a := newApp(t, nil)
		a.Resize(sz[0], sz[1])
		tb := game(t, a, config("hbb", "11"))
		ch := chooser{dice: touria.NewDice(5)}
		ways, tags := 0, 0
		for n := 0; ways < 200 && n < 900 && ch.decide(t, a); n++ {
			for _, w := range towersToChoose(a, tb) {
				press(t, a, "table.tower."+w.String())
				for i := range tb.turn.Ways() {
					ways++
					id := "table.way." + string(rune('0'+i))
					e := a.Tree().Find(id)
					if e == nil {
						continue
					}
					tags++
					for j := range a.Tree().Elements {
						o := &a.Tree().Elements[j]
						cover := o.Look == board.LookTower || o.Look == board.LookNext || o.Look == board.LookDie || o.Look == board.LookTag && o.ID != id
						if o.Look == board.LookSpace { // its sign, not all of what a finger may hit
							cover, o = true, &ui.Element{ID: o.ID, Rect: geometry.Emblem(tb.board.Model.Board(), board.Layout(a).Board, touria.Space(o.Target.N))}
						}
						if cover && o.Rect.Inset(.5).Overlaps(e.Rect) {
							t.Errorf("%v: %s lies over %s", sz, id, o.ID)
						}
					}
					if press(t, a, id); !tb.turn.Chosen(i) {
						t.Errorf("%v: %s does not choose its way", sz, id)
					}
				}
				tb.cancel()
			}
		}
		if ways == 0 || tags*100 < ways*map[bool]int{true: 85, false: 60}[sz[0] >= 1280] { // small maps have less room
			t.Errorf("%v: %d of %d ways have a tag", sz, tags, ways)
		}
	}
}

// A tower's sheet shows what its place would give now, in pictures: for every tower
// that can be chosen, in every window, language and size of letters (M3).
func TestYieldOnTheSheet(t *testing.T) {
	everywhere(t, []size{{1280, 720}, {844, 390}, {390, 844}}, func(t *testing.T, a *ui.App, _ string, _ int) {
		tb := game(t, a, config("hbbb", "11"))
		ch := chooser{dice: touria.NewDice(5)}
		seen := 0
		for n := 0; seen < 24 && n < 600 && ch.decide(t, a); n++ {
			for _, w := range towersToChoose(a, tb) {
				press(t, a, "table.tower."+w.String())
				want := show.PreviewTower(tb.s.Rules(), &tb.turn.View, w, 0).Yield
				e := a.Tree().Find("table.yield")
				if e == nil {
					t.Fatalf("the tower %v does not show what it gives\n%v", w, dump(a))
				}
				if !slices.Equal(e.Icons, want.Gives) || !slices.Equal(e.Costs, want.Costs) || e.Marked != want.Reveals || e.Checked != want.Either {
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
