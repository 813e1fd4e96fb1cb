package table

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	ledger "touria.games/touria/game/annals"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/annals"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// walkAnnals goes through the statistics, with nothing in them and with much.
func walkAnnals(t *testing.T, a *ui.App, see func(where string)) {
	t.Helper()
	g := a.Game().(*Game)
	for _, what := range []string{"empty", "full"} {
		openAnnals(t, a)
		if what == "full" {
			*g.annals = annals.Annals{Ledger: ledger.Ledger{Games: 12345, Won: 6789, Levels: map[string]int{"stroll": 12, "crown": 1234}, Earned: map[string]string{}}, Fastest: 21,
				Totals: annals.Totals{Gems: 123456, Steps: 1234567}, Days: map[string]annals.Day{
					"2026-11-22": {Result: annals.Begun}, "2026-11-21": {Result: annals.Won, Turns: 21}, "2026-11-20": {Result: annals.Over},
					"2026-11-19": {Result: annals.Left}}}
			for _, x := range annals.Achievements {
				g.annals.Earned[x.ID] = "2026-11-22"
			}
			a.Changed()
		}
		for _, tab := range []string{"figures", "feats", "day"} {
			press(t, a, "annals."+tab)
			see("annals " + tab + " " + what)
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

// Every achievement has a picture.
func TestAchievementsHavePictures(t *testing.T) {
	for _, x := range annals.Achievements {
		if featIcons[x.ID].Kind == show.IconNone {
			t.Errorf("%s has none", x.ID)
		}
	}
	if len(featIcons) != len(annals.Achievements) {
		t.Errorf("%d pictures for %d achievements", len(featIcons), len(annals.Achievements))
	}
}

// The realm of the day is played from its page and is the same game on every machine. Its seed is
// secret, only the first try counts, and the set-up of other games stays.
func TestRealmOfTheDay(t *testing.T) {
	st := store.NewMemory()
	a := newApp(t, st)
	openAnnals(t, a)
	before, _ := gameOf(a).lastSetup(a)
	press(t, a, "annals.day")
	press(t, a, "annals.play")
	if a.Scene() != "table" && a.Scene() != "curtain" {
		t.Fatalf("the scene is %s", a.Scene())
	}
	realm, _ := annals.RealmOf("2026-11-22")
	cfg := TableOf(a).s.Config()
	if rival, _ := TableOf(a).s.Player(rules.N); cfg.Seed != realm.Seed || rival.Level != realm.Bot || cfg.Introductory != realm.Short {
		t.Errorf("the day's game is %+v", cfg)
	}
	if after, _ := gameOf(a).lastSetup(a); !reflect.DeepEqual(after, before) {
		t.Error("the day's set-up is kept for other games")
	}
	for i := range a.Tree().Elements {
		if e := &a.Tree().Elements[i]; strings.Contains(e.Text+e.Sub+e.Label+e.Hint+e.Value, realm.Seed) {
			t.Errorf("%s shows the seed", e.ID)
		}
	}
	if got := gameOf(a).annals.Days["2026-11-22"].Result; got != annals.Begun {
		t.Errorf("the day is %q", got)
	}
	// Another program finds the day begun; a second try does not count.
	b := newApp(t, st)
	openAnnals(t, b)
	press(t, b, "annals.day")
	if e := b.Element("annals.play"); e == nil || e.Text != b.T("day.again") {
		t.Errorf("a second try is offered as %+v", e)
	}
	press(t, b, "annals.play")
	if got := gameOf(b).annals.Days["2026-11-22"].Result; got != annals.Left {
		t.Errorf("after a second try the day is %q", got)
	}
}

// Without a date there is no realm, and nothing to press.
func TestNoDate(t *testing.T) {
	a := menu.New(ui.Config{Games: []ui.Game{&Game{}}, Measure: uitest.Ruler{}, Language: "en"})
	wait(a, 3)
	openAnnals(t, a)
	press(t, a, "annals.day")
	if e := a.Tree().Find("annals.day.text"); e == nil || e.Text != a.T("day.unknown") || a.Tree().Find("annals.play") != nil {
		t.Errorf("without a date %s: %+v", a.Scene(), e)
	}
}

// finished shows the table of a game that has just been played to its end by two people.
func finished(t testing.TB, a *ui.App) {
	t.Helper()
	s, err := session.New(config("pp", "10"), session.Options{Rules: rulesOfTests})
	if err != nil {
		t.Fatal(err)
	}
	dice := touria.NewDice(1)
	for !s.Over() {
		if _, err := s.Decide(s.Rules().Light(s.State(), s.Legal(nil), &dice)); err != nil {
			t.Fatal(err)
		}
	}
	a.Replace(newTable(a, gameOf(a), s))
}

// A finished game is counted once. What is achieved for the first time is announced over the summary for
// two seconds, and stays on its page.
func TestGameIsRemembered(t *testing.T) {
	for _, speed := range []beat.Speed{beat.Instant, beat.Normal} {
		st := store.NewMemory()
		for _, first := range []bool{true, false} {
			a := newApp(t, st)
			a.Settings().Speed = speed
			finished(t, a)
			for n := 0; a.Scene() != "end" && n < 2000; n++ {
				wait(a, 1)
			}
			if read := gameOf(a).annals; read.Games != 1 || read.Won != 1 || read.Earned["wedding"] != "2026-11-22" {
				t.Errorf("speed %d: %+v", speed, read)
			}
			about := func(text string) bool { return strings.Contains(text, a.T("feat.wedding.name")) }
			line := a.Tree().Find("end.feats")
			if about(a.Said()) != first || (line != nil && about(line.Text)) != first ||
				slices.ContainsFunc(a.TakeHeard(), func(h ui.Heard) bool { return about(h.Text) }) != first {
				t.Errorf("speed %d, first %v: %q is said, the page says %+v", speed, first, a.Said(), line)
			}
			wait(a, ui.AnnounceTicks)
			if a.Said() != "" {
				t.Errorf("after two seconds it still says %q", a.Said())
			}
		}
	}
	if ui.AnnounceTicks > 120 {
		t.Error("an announcement stays longer than two seconds")
	}
}

// A newer version's statistics that come into the place of ours in mid-game stay, and the player is told.
func TestReplacedAnnals(t *testing.T) {
	const newer = `{"version":99}`
	st := store.NewMemory()
	a := newApp(t, st)
	openAnnals(t, a)
	press(t, a, "annals.done")
	if err := st.Write(store.Save, "annals.json", []byte(newer)); err != nil {
		t.Fatal(err)
	}
	openAnnals(t, a)
	told(t, a, a.T("annals.blocked"))
	press(t, a, "annals.day", "annals.play")
	if data, err := st.Read(store.Save, "annals.json"); err != nil || string(data) != newer {
		t.Errorf("they are now %q, %v", data, err)
	}
	if data, err := st.Read(store.Save, "annals-2.json"); err != nil || !strings.Contains(string(data), "2026-11-22") {
		t.Errorf("beside them lies %q, %v", data, err)
	}
}

// Damaged annals are put aside, and the player is told.
func TestDamagedAnnals(t *testing.T) {
	st := store.NewMemory()
	if err := st.Write(store.Save, "annals.json", []byte("{")); err != nil {
		t.Fatal(err)
	}
	a := newApp(t, st)
	openAnnals(t, a)
	if a.Scene() != "dialog" {
		t.Errorf("the scene is %s", a.Scene())
	}
	press(t, a, "dialog.ok")
	if a.Scene() != "annals" {
		t.Errorf("after the message the scene is %s", a.Scene())
	}
	if _, err := st.Read(store.Save, "annals.json"); err == nil {
		t.Error("the damaged annals are still there")
	}
}

// More achievements than can be read in two seconds are counted; listeners are told all of them.
func TestManyAchievements(t *testing.T) {
	a := newApp(t, nil)
	var names []string
	for _, x := range annals.Achievements {
		names = append(names, a.T("feat."+x.ID+".name"))
	}
	a.TakeHeard()
	menu.AnnounceFeats(a, names)
	heard := a.TakeHeard()
	if a.Said() != "25 new achievements" || len(heard) != 2 || !strings.Contains(heard[1].Text, names[24]) {
		t.Errorf("%q is said, listeners hear %q", a.Said(), heard)
	}
}

// What is achieved is told in the game as soon as nobody is asked anything, once, and never over a question.
func TestFeatsInTheGame(t *testing.T) {
	told := 0
	for seed := range 4 {
		a := newApp(t, nil)
		a.Settings().Speed = beat.Quadruple
		tb := game(t, a, config("hb", fmt.Sprint(seed)))
		ch := chooser{dice: touria.NewDice(uint64(seed))}
		for n := 0; n < 12000 && !tb.s.Over(); n++ {
			wait(a, 1)
			if tb.turn.Open() {
				if tb.feats.shown > 0 {
					t.Fatalf("%q stands over a question", a.Said())
				}
				ch.press(t, a, tb)
			}
		}
		so := annals.SoFar(tb.s)
		for _, name := range tb.feats.told {
			if told++; !slices.ContainsFunc(so, func(id string) bool { return a.T("feat."+id+".name") == name }) {
				t.Errorf("%q is told and not achieved", name)
			}
		}
		for i, name := range tb.feats.told {
			if slices.Contains(tb.feats.told[:i], name) {
				t.Errorf("%q is told twice", name)
			}
		}
		if late := len(tb.feats.seen) - len(tb.feats.told) - len(tb.feats.due); late != 0 {
			t.Errorf("%d are not told", late)
		}
	}
	if told == 0 {
		t.Error("nothing was told in four games")
	}
	t.Log(told, "told")
}
