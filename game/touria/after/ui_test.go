package after

import (
	"fmt"
	"sync"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/save"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// What tests do most, by short names.
var (
	press  = uitest.Press
	wait   = uitest.Wait
	strike = uitest.Strike
	dump   = uitest.Dump
)

// rulesOfTests are those that all tests play by.
var rulesOfTests = touria.NewRules(touria.DefaultBoard())

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

// config is a game of humans and bots: one letter a seat, h or b, in the order
// of the seats that so many players take.
func config(players string, seed string) session.Config {
	cfg := session.Config{Start: rules.S, Seed: seed, Introductory: true}
	seats := rules.SeatsFor(len(players))
	names := []string{"Anna", "Bruno", "Clara", "David"}
	i := 0
	for s := rules.S; s < rules.NoSeat; s++ {
		if !seats.Has(s) {
			continue
		}
		p := session.Player{Seat: s, Name: names[i], Crest: i, Hints: session.HintsNone}
		if players[i] == 'b' {
			p.Level = "greedy" // quick, and the same as ever
		}
		cfg.Players = append(cfg.Players, p)
		i++
	}
	return cfg
}

// played returns a game after so many decisions of humans, or its end; the humans play at random, but
// they do not dawdle.
func played(t testing.TB, cfg session.Config, decisions int) *session.Session {
	t.Helper()
	s, err := session.New(cfg, session.Options{Rules: rulesOfTests})
	if err != nil {
		t.Fatal(err)
	}
	dice := touria.NewDice(3)
	for decisions > 0 && !s.Over() {
		if s.IsHuman(s.ToMove()) {
			_, err = s.Decide(s.Rules().Light(s.State(), s.Legal(nil), &dice))
			decisions--
		} else {
			for !s.Think(5000) {
			}
			_, err = s.PlayBot()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// toTheEnd is more decisions than any game has.
const toTheEnd = 3000

// over returns a game that has been played to its end.
func over(t testing.TB, players, seed string) *session.Session {
	t.Helper()
	cfg := config(players, seed)
	text, ok := records.Load(fmt.Sprint(cfg))
	if !ok {
		text = played(t, cfg, toTheEnd).Record()
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
