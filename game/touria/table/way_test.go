package table

import (
	"strings"
	"testing"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// The main button does what it says: "Walk to the thief" turns the tower and walks
// the chosen way.
func TestMainButtonWalks(t *testing.T) {
	for _, seed := range []string{"1", "2", "3", "4"} {
		a := newApp(t, nil)
		tb := game(t, a, config("hb", seed))
		for range 600 {
			if tb.turn.Open() && tb.turn.View.Phase() == touria.PhaseStart {
				break
			}
			if o := tb.turn.Primary(); tb.turn.Open() && o != nil {
				a.Press("table.confirm")
			} else if opts := tb.turn.Level(); tb.turn.Open() && len(opts) > 0 {
				tb.turn.Take(opts[0])
			}
			wait(a, turn.RestTicks+1)
		}
		press(t, a, board.ID(nil, show.Thing(show.TargetTower, touria.NW)))
		wait(a, turn.RestTicks+1)
		way := tb.turn.Way()
		if way == nil {
			continue
		}
		want := *way
		press(t, a, "table.confirm")
		for range 1200 {
			wait(a, 1)
			if tb.turn.Open() || tb.s.ToMove() != tb.board.Viewer {
				break
			}
		}
		var walked []touria.Space
		for _, s := range tb.s.Since(0) {
			if s.Decision.Kind == touria.Step {
				walked = append(walked, touria.Space(s.Decision.Arg))
			}
		}
		if len(walked) == 0 || walked[0] != want.Spaces[0] {
			t.Errorf("seed %s: walked %v, want the way %v", seed, walked, want.Spaces)
		}
		return
	}
	t.Error("no game begins with a way")
}

// Also for the rest of a move the main button names its act.
func TestMainButtonNamesTheWay(t *testing.T) {
	for _, seed := range []string{"3", "5", "8", "13"} {
		a := newApp(t, nil)
		tb := game(t, a, config("hb", seed))
		if stepwise(a, tb, 3, func() bool {
			return tb.turn.Primary() == nil && tb.turn.Way() != nil && tb.turn.View.Phase() == touria.PhaseMove
		}) {
			want := board.Sentence(show.WalkTo(tb.board.Model.Dest).In(a.Words()))
			if e := a.Element("table.confirm"); e == nil || e.Text != want {
				t.Errorf("the main button says %+v, want %q", e, want)
			}
			return
		}
	}
	t.Error("no move was interrupted")
}

// A gem of a mine on the way can be chosen before the walk, which then does not stop to ask. Nothing is chosen for the
// player, and the same gem again leaves the choice to the mine.
func TestGemChosenAhead(t *testing.T) {
	met := 0
	for _, seed := range []string{"3", "5", "8", "13", "21"} {
		a := newApp(t, nil)
		tb := game(t, a, config("hb", seed))
		until(t, a, tb, 3, func() bool {
			if met > 8 || !tb.turn.AtStart() || !tb.turn.Chooses() {
				return met > 8
			}
			for w := touria.NW; w <= touria.SW; w++ {
				if a.Press("table.tower."+w.String()) != nil || !tb.turn.TowerPicked() {
					continue
				}
				wait(a, turn.FinalTicks)
				for i := range a.Tree().Elements {
					e := a.Tree().Elements[i]
					if !strings.HasPrefix(e.ID, "table.mine.") || e.Role != ui.RoleButton {
						continue
					}
					if e.Checked {
						t.Errorf("%s is chosen already", e.ID)
					}
					press(t, a, e.ID)
					press(t, a, e.ID)
					if a.Element(e.ID).Checked {
						t.Errorf("%s can't be left to the mine again", e.ID)
					}
					press(t, a, e.ID)
					wait(a, turn.FinalTicks)
					n := tb.s.Len()
					press(t, a, "table.confirm")
					for k := 0; k < 600 && (!tb.turn.Settled() || tb.s.Len() == n); k++ {
						wait(a, 1)
					}
					taken := ""
					for _, s := range tb.s.Since(n) {
						if s.Decision.Kind == touria.Take && strings.HasSuffix(e.ID, touria.Colour(s.Decision.Arg).String()) {
							taken = e.ID
						}
					}
					if taken == "" {
						t.Errorf("seed %s: %s is not taken: %v, the phase is %v", seed, e.ID, tb.s.Since(n), tb.turn.View.Phase())
					}
					met++
					return false
				}
				tb.cancel()
			}
			return false
		})
	}
	if met < 5 {
		t.Errorf("only %d gems could be chosen ahead", met)
	}
}

// What a sale or an order would bring most is chosen already, and a press on a gem in the tray takes that colour's largest
// sale.
func TestBestSaleIsChosen(t *testing.T) {
	met, colours := 0, 0
	for _, seed := range []string{"3", "5", "8", "13", "21", "34"} {
		a := newApp(t, nil)
		tb := game(t, a, config("hbb", seed))
		until(t, a, tb, 3, func() bool {
			v := &tb.turn.View
			if v.Phase() != touria.PhaseAct || v.Destination() != touria.AtGoldsmith {
				return false
			}
			best := touria.Holdings{}
			worth := func(h touria.Holdings) int { return 10*int(h.Hearts) + int(h.Gold) }
			for _, d := range tb.turn.Legal {
				if g, bird := d.GoldsmithSale(); d.Kind == touria.Act && d.Paint == 0 && !bird && g != touria.Violet {
					s, before := *tb.s.State(), tb.s.State().Holdings(v.Me)
					tb.s.Rules().Apply(&s, d, nil)
					h := s.Holdings(v.Me)
					gain := touria.Holdings{Hearts: h.Hearts - before.Hearts, Gold: h.Gold - before.Gold}
					if worth(gain) > worth(best) {
						best = gain
					}
				}
			}
			if worth(best) == 0 {
				return false
			}
			met++
			if c := a.Element("table.confirm"); c == nil || tb.turn.Primary() == nil || tb.turn.Primary().Decision.Kind != touria.Act {
				t.Fatal("no sale is chosen")
			}
			s, before := *tb.s.State(), tb.s.State().Holdings(v.Me)
			tb.s.Rules().Apply(&s, tb.turn.Primary().Decision, nil)
			h := s.Holdings(v.Me)
			if got := (touria.Holdings{Hearts: h.Hearts - before.Hearts, Gold: h.Gold - before.Gold}); worth(got) != worth(best) {
				t.Errorf("the sale that is chosen brings %+v, another one %+v", got, best)
			}
			for c := touria.Blue; c < touria.NoColour; c++ {
				have := v.Player(v.Me).Gems[c]
				if e := a.Element("table.gem." + c.String()); e == nil || !e.Pressable() || have == 0 {
					continue
				}
				press(t, a, "table.gem."+c.String())
				if d := tb.turn.Primary().Decision; int(d.Arg) != int(min(have, 3))-1 {
					t.Errorf("with %d %v gems a press chooses to sell %d", have, c, d.Arg+1)
				}
				if price := a.Tree().Find("table.gem." + c.String() + ".price"); price == nil {
					t.Errorf("the tray does not say what of %v is paid", c)
				}
				colours++
				tb.cancel()
			}
			return false
		})
	}
	if met < 5 || colours < 10 {
		t.Errorf("only %d visits to the goldsmith, %d colours", met, colours)
	}
}
