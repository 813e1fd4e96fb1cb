package table

import (
	"testing"

	"touria.games/touria/game/touria/annals"
	"touria.games/touria/game/ui"
)

// walkAnnals goes through the statistics, with nothing in them and with much.
func walkAnnals(t *testing.T, a *ui.App, see func(where string)) {
	t.Helper()
	g := a.Config().Game.(*Game)
	for _, what := range []string{"empty", "full"} {
		press(t, a, "title.annals")
		if what == "full" {
			*g.annals = annals.Annals{Games: 12345, Won: 6789, Fastest: 21, Levels: map[string]int{"stroll": 12, "crown": 1234},
				Totals: annals.Totals{Gems: 123456, Steps: 1234567}, Earned: map[string]string{}, Days: map[string]annals.Day{
					"2026-11-22": {Result: annals.Begun}, "2026-11-21": {Result: annals.Won, Turns: 21}, "2026-11-20": {Result: annals.Over},
					"2026-11-19": {Result: annals.Left}}}
			for _, x := range annals.Achievements {
				g.annals.Earned[x.ID] = "2026-11-22"
			}
			a.Changed()
		}
		for _, tab := range annalsTabs {
			press(t, a, "annals."+tab)
			see("annals " + tab + " " + what)
			for a.Press("annals.next") == nil {
				see("annals " + tab + " " + what + ", further")
			}
			wait(a, ui.ToastTicks+1)
		}
		press(t, a, "annals.done")
	}
	g.annals = nil
}

// The statistics are sound at all sizes, in all languages and text sizes.
func TestAnnalsLayout(t *testing.T) {
	everywhere(t, sizes, func(t *testing.T, a *ui.App, _ string, _ int) {
		told := map[string]bool{}
		walkAnnals(t, a, func(where string) { check(t, a, where, told) })
	})
}
