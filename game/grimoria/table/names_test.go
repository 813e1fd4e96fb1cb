package table

import (
	"fmt"
	"strings"
	"testing"

	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Every spell has its name on the chart, and the magic level is in sight, on desks, with large text, and
// on phones, in every language.
func TestSpellsAreNamed(t *testing.T) {
	for _, lang := range words.Languages() {
		for _, at := range []struct {
			size uitest.Size
			text int
		}{{uitest.Size{1280, 720}, 100}, {uitest.Size{1920, 1080}, 100}, {uitest.Size{1024, 768}, 100}, {uitest.Size{1280, 720}, 150}, {uitest.Size{844, 390}, 100}, {uitest.Size{390, 844}, 100}} {
			for _, players := range []int{3, 5} {
				a := newApp(t, nil)
				a.Words().Use(lang)
				a.Settings().TextScale = at.text
				a.Resize(at.size[0], at.size[1])
				a.Adapt()
				deal(t, a, players, 1, false)
				due(t, a)
				a.Changed()
				where := fmt.Sprintf("%s, %v at %d %%, %d players", lang, at.size, at.text, players)
				for spell := 1; spell <= grimoria.LastSpell; spell++ {
					if e := a.Tree().Find(fmt.Sprint("table.spell.", spell)); e == nil || e.Text == "" || e.Fit.Clipped {
						t.Errorf("%s: spell %d has no name", where, spell)
					}
				}
				level := fmt.Sprint(TableOf(a).model.Level)
				if e := a.Tree().Find("table.level"); e == nil || !strings.Contains(e.Text, level) {
					if e := a.Tree().Find("table.round"); e == nil || !strings.Contains(e.Text, level) {
						t.Errorf("%s: the level is not in sight", where)
					}
				}
			}
		}
	}
}
