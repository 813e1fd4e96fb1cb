package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// What a sheet lists at most: more options than a level shows, and the ways to a place.
const mostOptions, mostWays = 12, 9

// The table is sound with any number of options, at the first level and in a group, and of ways to a place, whatever they
// cost and give; all of them can be reached.
func TestManyRowsLayout(t *testing.T) {
	uitest.Sweep(t, tableSizes, nil, fresh(t), func(t *testing.T, a *ui.App, _ uitest.Screen) {
		tb := game(t, a, config("hb", "3"))
		told := map[string]bool{}
		playUntil(t, a, tb, func() bool { return tb.turn.AtStart() && a.Press("table.tower.NW") == nil && tb.turn.TowerPicked() })
		icons := tb.turn.Forecast.Routes[0]
		for n := 1; n <= mostWays; n++ {
			tb.turn.Forecast.Routes = nil
			for i := range n {
				way := icons
				way.Gold, way.Gems, way.Jump = i%3, touria.Gems{}, -1
				way.Gems[i%len(way.Gems)] = uint8(i % 2)
				tb.turn.Forecast.Routes = append(tb.turn.Forecast.Routes, way)
			}
			turnPages(t, a, tb, "table.route.", n, told)
		}
		tb.cancel()
		playUntil(t, a, tb, func() bool { return tb.turn.View.Phase() == touria.PhaseAct })
		for n := 1; n <= mostOptions; n++ {
			var list []show.Option
			for i := range n {
				costs := []ui.Icon{{Kind: show.IconGem, What: uint8(i % int(touria.NoColour)), Count: 1}, {Kind: show.IconGold, Count: 2}}
				list = append(list, show.Option{ID: fmt.Sprint("many.", i), Target: ui.Target{Kind: show.TargetButton}, Decision: touria.Decision{Kind: touria.Act, Arg: uint8(i)},
					Label: words.Say("item." + touria.Item(i).String() + ".name"), Costs: costs[:i%3], Gives: []ui.Icon{{Kind: show.IconItem, What: uint8(i)}}})
			}
			group := []show.Option{{ID: "group", Target: ui.Target{Kind: show.TargetButton}, Label: words.Say("decision.turn_towers"), Children: list}}
			for depth, options := range [][]show.Option{list, group} {
				if n == 1 && depth == 1 { // a group of one option is that option
					continue
				}
				tb.turn.Choices = show.Choices{Options: options}
				tb.turn.Path, tb.turn.Picked, tb.turn.Page = []string{"group"}[:depth], "", 0
				turnPages(t, a, tb, "table.option.many.", n, told)
			}
		}
	})
}

// In every room of a row's height, rows and what leads to the others lie in it.
func TestRowsLieInAnyRoom(t *testing.T) {
	uitest.Sweep(t, tableSizes[:3], nil, fresh(t), func(t *testing.T, a *ui.App, _ uitest.Screen) {
		tb := game(t, a, config("hb", "3"))
		playUntil(t, a, tb, func() bool { return tb.turn.AtStart() && a.Press("table.tower.NW") == nil && tb.turn.TowerPicked() })
		way := tb.sheet.wayRow(0, &tb.turn.Ways()[0])
		option := tb.sheet.optionRow(&show.Option{ID: "one", Decision: touria.Decision{Kind: touria.Act}, Label: words.Say("decision.turn_towers"), Reveals: true})
		for high := leastHigh / max(1, a.Scale()); high < 4*leastHigh; high += 13 {
			for wide := float32(2*leastFace + rowGap); wide < 420; wide += 23 {
				room := ui.Box(10, 20, wide, high)
				for _, row := range []sheetRow{way, option} {
					for n := 1; n <= mostOptions; n++ {
						rows := slices.Repeat([]sheetRow{row}, n)
						g := tb.sheet.gridOf(rows, room)
						for k := range min(n, g.columns*g.rows) {
							if r := g.cell(room, k); r.Union(room) != room && r.Y+r.H > room.Y+room.H+slack {
								t.Fatalf("%d rows of %s: number %d lies at %v of %v", n, row.button.ID, k, r, room)
							}
						}
						if n > 1 && g.columns*g.rows < 2 {
							t.Fatalf("%d rows of %s: only one lies in %v", n, row.button.ID, room)
						}
					}
				}
			}
		}
	})
}

// turnPages checks all pages of a sheet of n rows, whose ids begin with a prefix.
func turnPages(t *testing.T, a *ui.App, tb *Table, prefix string, n int, told map[string]bool) {
	t.Helper()
	met := map[string]bool{}
	for range n {
		a.Changed()
		check(t, a, fmt.Sprint(n, " of ", prefix, " page ", tb.turn.Page), told)
		for i := range a.Tree().Elements {
			if e := &a.Tree().Elements[i]; strings.HasPrefix(e.ID, prefix) && e.Pressable() {
				met[e.ID] = true
			}
		}
		if a.Press("table.option.more") != nil {
			break
		}
	}
	if len(met) < n && tb.turn.Primary() == nil {
		t.Errorf("%d of %d rows of %s can be reached", len(met), n, prefix)
	}
}
