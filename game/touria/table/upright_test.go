package table

import (
	"fmt"
	"testing"

	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/touria/after"
	"touria.games/touria/rules/touria"
)

// A whole game is played on a phone held upright, from the title to the replay and
// back, by pressing elements only. Everything is in the window at full size: nothing
// has to be scrolled sideways, enlarged or guessed (S15).
func TestWholeGameUpright(t *testing.T) {
	for _, c := range []struct {
		lang  string
		first []string // from the title to the table
	}{
		{"en", []string{"title.touria.play"}},
		{"de", []string{"title.touria.new", "setup.begin"}},
		{"fr", []string{"title.touria.new", "setup.seat.N.kind", "who.human", "who.done", "setup.begin"}},
	} {
		t.Run(c.lang, func(t *testing.T) {
			a := newApp(t, nil)
			a.Words().Use(c.lang)
			a.Resize(390, 844)
			told, scenes := map[string]bool{}, map[string]bool{}
			see := func() {
				t.Helper()
				scenes[a.Scene()] = true
				check(t, a, a.Scene(), told)
				if !a.Upright() || a.Scale() < 1 {
					t.Fatalf("%s is laid out for %v, at scale %v", a.Scene(), a.Window(), a.Scale())
				}
			}
			see()
			for _, id := range c.first {
				press(t, a, id)
				see()
			}
			ch := chooser{dice: touria.NewDice(3)}
			n := 0
			for ch.decide(t, a) {
				see()
				if n++; n > 3000 {
					t.Fatal("the game does not end")
				}
			}
			for _, key := range []string{"result", "curves", "luck", "fate"} {
				press(t, a, "end.tab."+key)
				wait(a, 60)
				see()
			}
			press(t, a, "end.replay")
			for n = 0; after.ReplayOf(a) == nil || !after.ReplayOf(a).Whole(); n++ {
				if see(); n > 1000 {
					t.Fatal("the replay does not open")
				}
				wait(a, 1)
			}
			for turns := 0; a.Press("replay.turn.on") == nil; turns++ {
				wait(a, 1)
				if see(); turns > 500 {
					t.Fatal("the replay does not end")
				}
			}
			press(t, a, "replay.back")
			see()
			press(t, a, "end.leave")
			see()
			for _, scene := range []string{"title", "table", "end", "replay"} {
				if !scenes[scene] {
					t.Errorf("%s was not seen", scene)
				}
			}
		})
	}
}

// Every scene of a phone held upright is at full size, whatever the text size: larger
// text takes lines, sheets and pages.
func TestUprightScale(t *testing.T) {
	for _, size := range []size{{390, 844}, {360, 640}, {412, 915}, {820, 1180}} {
		for _, scale := range settings.TextScales {
			a := newApp(t, nil)
			a.Settings().TextScale = scale
			a.Resize(size[0], size[1])
			walkMenus(t, a, func(where string) {
				a.Tree()
				if TableOf(a) != nil && size[1] < 800 { // the upright table needs more height
					return
				}
				if a.Scale() < 1 || !a.Upright() {
					t.Errorf("%v, %d %%: %s at scale %v", fmt.Sprint(size), scale, where, a.Scale())
				}
			})
		}
	}
}
