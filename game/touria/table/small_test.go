package table

import (
	"fmt"
	"strings"
	"testing"

	"touria.games/touria/game/touria/show"
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
	ch := chooser{touria.NewDice(5)}
	for n := 0; ch.decide(t, a) && n < 5000 && TableOf(a) != nil; n++ {
		wait(a, 2)
		if tb.deciding { // until presses count
			wait(a, restTicks)
		}
		if a.Tree(); tb.open() && is() {
			return
		}
	}
	t.Fatal("there is no such moment")
}

// On phones, too, steps, fees and gems of a way can be read, and all ways are seen at
// once unless there are many.
func TestWaysCanBeRead(t *testing.T) {
	small(t, func(t *testing.T, a *ui.App) {
		tb := game(t, a, config("hb", "3"))
		seen := 0
		playUntil(t, a, tb, func() bool {
			if tb.view.Phase() != touria.PhaseStart || a.Element("table.tower.NW") == nil {
				return false
			}
			for w := touria.NW; w <= touria.SW; w++ {
				if a.Press(ID(nil, show.Thing(show.TargetTower, w))) != nil || !tb.towerPicked() {
					continue
				}
				tiles := 0
				tree := a.Tree()
				for i := range tree.Elements {
					e := &tree.Elements[i]
					if e.Look != LookChoice || e.Value == "" {
						continue
					}
					tiles++
					seen++
					f := LayWay(e.Rect, e.Costs, e.Icons)
					if f.Steps.H < 14.5 || f.Symbol.W < 14 {
						t.Errorf("%s: the steps are %v, %v", e.ID, f.Symbol, f.Steps)
					}
					for k, icons := range [2][]ui.Icon{e.Costs, e.Icons} {
						room := [2]ui.Rect{f.Costs, f.Gems}[k]
						Things(room, icons, k == 0, func(i ui.Icon, at, _ ui.Rect) {
							if least := [2]float32{14.5, LeastGem}[k]; at.W*a.Scale() < LeastGem || at.W < least-3.5 {
								t.Errorf("%s: %v of %v is %v wide in %v", e.ID, i, icons, at.W, room)
							}
							if at.X < e.Rect.X-.5 || at.X+at.W > e.Rect.X+e.Rect.W+.5 {
								t.Errorf("%s: a picture at %v leaves %v", e.ID, at, e.Rect)
							}
						})
					}
				}
				if ways := len(tb.preview.Routes); ways <= 3 && tiles != ways {
					t.Errorf("%d of %d ways are seen", tiles, ways)
				}
				tb.cancel()
			}
			return seen > 40
		})
	})
}

// On phones orders and items lie on the table while tiles are chosen from.
func TestMarketIsSeenOnPhones(t *testing.T) {
	for _, lang := range words.Languages() {
		a := newApp(t, nil)
		a.Words().Use(lang)
		a.Resize(844, 390)
		tb := game(t, a, config("hb", "3"))
		playUntil(t, a, tb, func() bool { return tb.view.Phase() == touria.PhaseThief })
		for _, id := range []string{"table.panel", "table.notices", "table.shelf", "table.order.0", "table.order.2", "table.display.0", "table.discard"} {
			if a.Tree().Find(id) == nil {
				t.Errorf("%s: no %s", lang, id)
			}
		}
	}
}

// Tiles have words, also where those of an option would be too long.
func TestTilesSayWhatTheyAre(t *testing.T) {
	small(t, func(t *testing.T, a *ui.App) {
		tb := game(t, a, config("hb", "3"))
		playUntil(t, a, tb, func() bool {
			return tb.view.Phase() == touria.PhaseAct && tb.model.Dest == touria.AtGoldsmith && len(tb.tiles()) >= 3
		})
		tree := a.Tree()
		for i := range tree.Elements {
			e := &tree.Elements[i]
			if !strings.HasPrefix(e.ID, "table.option.") || !e.Pressable() {
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
		ch := chooser{touria.NewDice(5)}
		said := map[string]bool{}
		for n := 0; ch.decide(t, a) && n < 3000; n++ {
			wait(a, 2)
			if TableOf(a) == nil {
				break
			}
			if e := a.Element("table.prompt"); e != nil && tb.open() && len(e.Fit.Lines) != 1 && !said[e.Text] {
				said[e.Text] = true
				t.Errorf("%s: %d lines: %q", lang, len(e.Fit.Lines), e.Text)
			}
		}
	}
}
