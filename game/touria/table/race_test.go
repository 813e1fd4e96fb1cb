package table

import (
	"strings"
	"testing"
	"unicode"

	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// The race page and the race line tell of the others what the memory aid knows, in every position; without it they hold no
// number of hearts, gold or gems. The viewer's own row tells what they have.
func TestRace(t *testing.T) {
	for _, on := range []bool{false, true} {
		a := newApp(t, nil)
		cfg := config("hbb", "7")
		cfg.MemoryAid = on
		tb := game(t, a, cfg)
		ch := chooser{dice: touria.NewDice(3)}
		told := map[string]bool{}
		for n := 0; n < 60 && ch.decide(t, a); n++ {
			asked(a, tb)
			if a.Scene() != "table" || !tb.turn.Settled() {
				continue
			}
			press(t, a, "table.goal")
			tree := a.Tree()
			if me := tree.Find("race.S.has"); me == nil || me.Icons[0].Count != int(tb.board.Model.Players[rules.S].Hearts) {
				t.Fatalf("the viewer's own row is %+v", me)
			}
			for _, seat := range tb.board.Rivals() {
				if tb.board.Model.Players[seat].Shown {
					continue
				}
				has, line, needs := tree.Find("race."+seat.String()+".has"), tree.Find("table.rival."+seat.String()+".race"), tree.Find("race."+seat.String()+".needs")
				if !on {
					if has != nil || line != nil {
						t.Fatalf("without the memory aid the race tells %+v %+v", has, line)
					}
					if last := tb.board.LastText(seat); needs.Text != last && strings.ContainsFunc(needs.Text, unicode.IsDigit) {
						t.Errorf("without the memory aid it says %q", needs.Text)
					}
					continue
				}
				v := tb.s.View(rules.S)
				m := show.Recall(&v, seat)
				want := raceIcons(&m.Known)
				for i := range want {
					if has.Icons[i].Kind != want[i].Kind || has.Icons[i].Count != want[i].Count || line.Icons[i] != want[i] {
						t.Errorf("%v: the page shows %v, the line %v, a perfect memory has %v", seat, has.Icons, line.Icons, want)
					}
				}
				if (has.Mark != "") != m.MayBeBlack || line.Mark != has.Mark {
					t.Errorf("%v: the marks are %q and %q", seat, has.Mark, line.Mark)
				}
			}
			check(t, a, "race", told)
			strike(a, ui.KeyEscape)
			wait(a, 30)
		}
	}
}

// The race page is sound at all sizes, in all languages and text sizes.
func TestRaceLayout(t *testing.T) {
	everywhere(t, sizes, func(t *testing.T, a *ui.App, _ string, _ int) {
		cfg := config("hbbb", "7")
		cfg.MemoryAid = true
		cfg.Players[0].Hints = session.HintsNone
		tb := game(t, a, cfg)
		asked(a, tb)
		tb.drawers.pull(raceDrawer)
		check(t, a, "race", map[string]bool{})
	})
}
