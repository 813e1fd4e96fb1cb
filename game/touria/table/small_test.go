package table

import (
	"fmt"
	"strings"
	"testing"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// small runs a test on a phone held sideways, in five languages and two sizes of text.
func small(t *testing.T, test func(t *testing.T, a *ui.App)) {
	for _, lang := range words.Languages() {
		for _, scale := range []int{100, 150} {
			t.Run(fmt.Sprint(lang, scale), func(t *testing.T) {
				a := newApp(t, nil)
				a.Settings().TextScale = scale
				a.Words().Use(lang)
				a.Resize(844, 390)
				test(t, a)
			})
		}
	}
}

// playUntil plays until a moment at which somebody may choose.
func playUntil(t *testing.T, a *ui.App, tb *Table, is func() bool) {
	t.Helper()
	ch := chooser{dice: touria.NewDice(5)}
	for n := 0; ch.decide(t, a) && n < 5000 && TableOf(a) != nil; n++ {
		for i := 0; i < 400 && !tb.turn.Open() && a.Scene() == "table"; i++ {
			wait(a, 1)
		}
		wait(a, turn.RestTicks) // until presses count
		if a.Tree(); tb.turn.Open() && is() {
			return
		}
	}
	t.Fatal("there is no such moment")
}

// readable checks the rows of the ways that are shown, and counts them.
func readable(t *testing.T, a *ui.App) (rows int) {
	t.Helper()
	tree := a.Tree()
	for i := range tree.Elements {
		e := &tree.Elements[i]
		if e.Target.Kind != show.TargetRoute || e.Role != ui.RoleButton {
			continue
		}
		rows++
		if said := tree.Find(e.ID + ".words"); said == nil || said.Text == "" || said.Fit.Clipped {
			t.Errorf("%s does not say how far it is: %+v", e.ID, said)
		}
		if g := tree.Find(e.ID + ".gains"); g != nil && board.GainsWide(g.Costs, g.Icons, 18/a.Scale()) > g.Rect.W+.5 {
			t.Errorf("%s: %v and %v in %v", e.ID, g.Costs, g.Icons, g.Rect)
		}
	}
	return rows
}

// On phones, too, steps, fees and gems of a way can be read, and up to three ways of a
// tower are seen at once.
func TestWaysCanBeRead(t *testing.T) {
	small(t, func(t *testing.T, a *ui.App) {
		tb := game(t, a, config("hb", "3"))
		towers := 0
		playUntil(t, a, tb, func() bool {
			if tb.turn.View.Phase() != touria.PhaseStart || a.Element("table.tower.NW") == nil {
				return false
			}
			for w := touria.NW; w <= touria.SW; w++ {
				if a.Press(board.ID(nil, show.Thing(show.TargetTower, w))) != nil || !tb.turn.TowerPicked() {
					continue
				}
				rows := readable(t, a)
				towers += rows
				if ways := len(tb.turn.Forecast.Routes); ways <= 3 && rows != ways {
					t.Errorf("%d of %d ways are seen", rows, ways)
				}
				tb.cancel()
			}
			return towers > 40
		})
	})
}

// On phones orders and items lie on the table while rows are chosen from.
func TestMarketIsSeenOnPhones(t *testing.T) {
	for _, lang := range words.Languages() {
		a := newApp(t, nil)
		a.Words().Use(lang)
		a.Resize(844, 390)
		tb := game(t, a, config("hb", "3"))
		seen := func(when string, ids ...string) {
			for _, id := range ids {
				if a.Tree().Find(id) == nil {
					t.Errorf("%s, %s: no %s", lang, when, id)
				}
			}
		}
		playUntil(t, a, tb, func() bool { return tb.turn.View.Phase() == touria.PhaseThief })
		seen("with gems to choose from", "table.panel", "table.notices", "table.shelf", "table.order.0", "table.order.2", "table.display.0", "table.discard")
		playUntil(t, a, tb, func() bool {
			me := tb.turn.View.Player(tb.board.Viewer)
			return tb.turn.AtStart() && (me.Items != 0 || me.Swords > 0)
		})
		if seen("with a sword or an item", "table.place.NW"); a.Tree().Find("table.market.orders") == nil { // which opens them
			seen("with a sword or an item", "table.order.0", "table.order.2", "table.display.0")
		}
	}
}

// Rows have words, also where those of an option would be too long.
func TestRowsSayWhatTheyAre(t *testing.T) {
	small(t, func(t *testing.T, a *ui.App) {
		tb := game(t, a, config("hb", "3"))
		playUntil(t, a, tb, func() bool {
			return tb.turn.View.Phase() == touria.PhaseAct && tb.board.Model.Dest == touria.AtGoldsmith && len(tb.sheet.rows()) >= 2
		})
		tree := a.Tree()
		for i := range tree.Elements {
			e := &tree.Elements[i]
			if !strings.HasPrefix(e.ID, "table.option.") || !e.Pressable() || e.Look != ui.LookOption {
				continue
			}
			if said := tree.Find(e.ID + ".words"); said == nil || said.Text == "" || said.Fit.Clipped {
				t.Errorf("%s has no words", e.ID)
			}
		}
	})
}

// What is asked has one line on phones.
func TestPromptsAreShort(t *testing.T) {
	for _, lang := range words.Languages() {
		a := newApp(t, nil)
		a.Words().Use(lang)
		a.Resize(844, 390)
		tb := game(t, a, config("hbbb", "11"))
		ch := chooser{dice: touria.NewDice(5)}
		said := map[string]bool{}
		for n := 0; ch.decide(t, a) && n < 3000; n++ {
			wait(a, 2)
			if TableOf(a) == nil {
				break
			}
			if e := a.Element("table.prompt"); e != nil && tb.turn.Open() && len(e.Fit.Lines) != 1 && !said[e.Text] {
				said[e.Text] = true
				t.Errorf("%s: %d lines: %q", lang, len(e.Fit.Lines), e.Text)
			}
		}
	}
}

// One rival alone has the whole row on small screens, for the sake of long names.
func TestOneRivalHasTheRow(t *testing.T) {
	width := func(rivals int) float32 {
		b := board.LayoutPhone(ui.Box(0, 0, 844, 390), false)
		b.Fill(rivals)
		return b.Rivals[0].W
	}
	if one, two, three := width(1), width(2), width(3); one < 2*two || two <= three {
		t.Errorf("the panels are %v, %v and %v wide", one, two, three)
	}
}
