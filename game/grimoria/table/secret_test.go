package table

import (
	"fmt"
	"reflect"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules/grimoria"
)

// listened is what listeners are told, and the captions.
func listened(a *ui.App) (all []string) {
	for _, h := range a.TakeHeard() {
		all = append(all, h.Text)
	}
	return all
}

// What somebody at the screen seals changes nothing of what is shown or said until the books open, on no
// frame that is not their own: neither behind the curtain nor before the next person.
func TestSealedSpellsTellNothing(t *testing.T) {
	for players := 3; players <= grimoria.MaxSeats; players++ {
		t.Run(fmt.Sprint(players), func(t *testing.T) {
			var apps [2]*ui.App
			for i := range apps {
				apps[i] = newApp(t, nil)
				dealWith(t, apps[i], players, 3, session.Config{Curtain: true})
				apps[i].Settings().Speed = beat.Normal
			}
			own := func(i int) bool { // the frame is of who chooses
				tb := TableOf(apps[i])
				return tb != nil && apps[i].Scene() == "grimoria" && tb.Deciding()
			}
			frames, sealed := 0, 0
			for n := 0; n < 3000 && sealed < 2; n++ {
				for i := range apps {
					wait(apps[i], 1)
				}
				if own(0) != own(1) {
					t.Fatalf("after %d seals one asks and the other does not", sealed)
				}
				if own(0) && TableOf(apps[0]).guard == 0 {
					for i, a := range apps { // the first two people seal different spells
						press(t, a, fmt.Sprint("table.spell.", 1+(i+2*sealed)%4), "table.confirm")
					}
					sealed++
					listened(apps[0])
					listened(apps[1])
					continue
				}
				if own(0) {
					continue
				}
				if apps[0].Scene() == "curtain" && n%60 == 59 {
					for _, a := range apps {
						press(t, a, "curtain.ready")
					}
					continue
				}
				frames++
				one, two := uitest.Shown(apps[0]), uitest.Shown(apps[1])
				if !reflect.DeepEqual(one, two) {
					for k := range min(len(one), len(two)) {
						if !reflect.DeepEqual(one[k], two[k]) {
							t.Fatalf("after %d seals, in %s, %s differs:\n%+v\n%+v", sealed, apps[0].Scene(), one[k].ID, one[k], two[k])
						}
					}
					t.Fatalf("after %d seals there are %d and %d elements", sealed, len(one), len(two))
				}
				if a, b := listened(apps[0]), listened(apps[1]); !reflect.DeepEqual(a, b) {
					t.Fatalf("after %d seals listeners are told %q and %q", sealed, a, b)
				}
			}
			if frames < 20 || sealed < 2 {
				t.Errorf("%d frames were compared, %d spells sealed", frames, sealed)
			}
		})
	}
}
