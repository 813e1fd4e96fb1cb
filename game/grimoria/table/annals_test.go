package table

import (
	"strconv"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/after"
	"touria.games/touria/game/grimoria/annals"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules/grimoria"
)

// A finished game enters the statistics once, with the points that were counted, and is still there
// after a restart.
func TestStatistics(t *testing.T) {
	st := store.NewMemory()
	a := newApp(t, st)
	deal(t, a, 3, 1, false)
	points := 0
	var g *Game
	play(t, a, func(tb *Table, _ grimoria.Phase) { g = tb.g })
	if points, _ = strconv.Atoi(a.Tree().Find("score.1.total").Text); points == 0 {
		t.Fatal("no points are counted")
	}
	if g.annals == nil || g.annals.Games != 1 || g.annals.Totals.Points != points || g.annals.Best != points {
		t.Fatalf("%+v, the score is %d", g.annals, points)
	}
	if n := g.annals.Totals; n.Cards < 10 || n.Alone > 13 || n.Coins == 0 {
		t.Errorf("%+v", n)
	}
	b := newApp(t, st)
	b.Settings().KeepSetup("grimoria", struct{}{}) // somebody who has played
	menu.ShowTitle(b)
	press(t, b, "title.grimoria.annals")
	if e := b.Tree().Find("annals.figure.0"); e == nil || e.Label != b.T("annals.games")+b.Colon()+"1" {
		t.Errorf("after a restart: %+v", e)
	}
}

// What is achieved for the first time is announced when all is counted.
func TestFeatsAreAnnounced(t *testing.T) {
	a := newApp(t, nil)
	deal(t, a, 2, 2, false)
	a.Settings().Speed = beat.Instant
	play(t, a, nil)
	feats := a.Top().(*after.Score).Feats
	if len(feats) == 0 {
		t.Fatal("nothing is achieved")
	}
	if wait(a, 1); a.Said() != menu.FeatsText(a, feats) {
		t.Errorf("%q is said", a.Said())
	}
}

// Every achievement has a picture and a text.
func TestAchievements(t *testing.T) {
	a := newApp(t, nil)
	for _, x := range annals.Achievements {
		if featIcons[x.ID].Kind == 0 {
			t.Errorf("%s has no picture", x.ID)
		}
		if a.T("deed."+x.ID+".name") == a.T("deed."+x.ID+".text") {
			t.Errorf("%s has no text", x.ID)
		}
	}
	if len(featIcons) != len(annals.Achievements) {
		t.Errorf("%d pictures for %d achievements", len(featIcons), len(annals.Achievements))
	}
}

// The statistics are sound at all sizes, in all languages and text sizes.
func TestStatisticsLayout(t *testing.T) {
	sweep(t, nil, func(t *testing.T, a *ui.App, _ uitest.Screen, check func(where string)) {
		a.Settings().KeepSetup("grimoria", struct{}{}) // somebody who has played
		menu.ShowTitle(a)
		press(t, a, "title.grimoria.annals")
		for _, tab := range []string{"figures", "feats"} {
			press(t, a, "annals."+tab)
			check(tab)
		}
		press(t, a, "annals.done")
		check("the title")
	})
}
