package after

import (
	"fmt"
	"sync"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/save"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/session/sessiontest"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/touriatest"
)

// What tests do most, by short names.
var (
	config = sessiontest.Config
	played = sessiontest.Play
	press  = uitest.Press
	wait   = uitest.Wait
	strike = uitest.Strike
	dump   = uitest.Dump
)

// rulesOfTests are those that all tests play by.
var rulesOfTests = touriatest.Rules

// box is a game of which only records can be watched. It notes what is begun.
type box struct {
	begun []session.Config
	setUp int
}

func (*box) Name() string                                { return "touria" }
func (*box) Records() save.Game                          { return session.Saves(func() *touria.Rules { return rulesOfTests }) }
func (*box) Resume(*ui.App)                              {}
func (*box) Play(*ui.App)                                {}
func (g *box) SetUp(*ui.App)                             { g.setUp++ }
func (g *box) Realm(*ui.App, *session.Session) func()    { return nil }
func (*box) ShowRules(*ui.App)                           {}
func (g *box) Watch(a *ui.App, text []byte, from string) { Watch(a, g, rulesOfTests, text, from) }
func (g *box) Begin(_ *ui.App, cfg session.Config)       { g.begun = append(g.begun, cfg) }

// newApp returns an App at its title screen.
func newApp(t testing.TB) *ui.App {
	t.Helper()
	return uitest.App(ui.Config{Version: "1.0", Today: func() string { return "2026-11-22" }, Speed: int(beat.Instant), Think: 5000, Games: []ui.Game{&box{}}})
}

// gameOf returns the game of an App of newApp.
func gameOf(a *ui.App) *box { return a.Game().(*box) }

// over returns a game that has been played to its end.
func over(t testing.TB, players, seed string) *session.Session {
	t.Helper()
	cfg := config(players, seed)
	text, ok := records.Load(fmt.Sprint(cfg))
	if !ok {
		text = played(t, cfg, sessiontest.ToTheEnd).Record()
		records.Store(fmt.Sprint(cfg), text)
	}
	s, _, err := session.Load(text.([]byte), session.Options{Rules: rulesOfTests})
	if err != nil || !s.Over() {
		t.Fatal("the game does not end", err)
	}
	return s
}

// records are those of games that have been played.
var records sync.Map

// boardOf returns a board that shows a game as it stands.
func boardOf(a *ui.App, s *session.Session) *board.Board {
	bd := board.New(a, s)
	bd.Project(show.Project(s.Rules(), s.State(), bd.Viewer))
	return bd
}

// flaws lists what is wrong with the layout of a screen.
func flaws(a *ui.App) []string {
	return uitest.Flaws(a, func(e *ui.Element) bool { return e.Look == board.LookTable || e.Look == board.LookFinale })
}

// check reports the flaws of a screen, once each.
func check(t *testing.T, a *ui.App, where string, told map[string]bool) {
	t.Helper()
	uitest.Report(t, where, flaws(a), told)
}

type size = uitest.Size

var sizes = uitest.Sizes

// everywhere runs a test with an App of each size, in all languages and text sizes, each of them with
// each in the quick ring.
func everywhere(t *testing.T, test func(t *testing.T, a *ui.App)) {
	uitest.Sweep(t, sizes, nil, func() *ui.App { return newApp(t) }, func(t *testing.T, a *ui.App, _ uitest.Screen) { test(t, a) })
}
