package after

import (
	"fmt"
	"regexp"
	"sync"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/annals"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/session/sessiontest"
	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
)

// What tests do most, by short names.
var (
	press = uitest.Press
	wait  = uitest.Wait
)

// box is a game that cannot be played here. It notes what is begun and opened.
type box struct {
	begun []session.Config
	setUp int
}

func (*box) Name() string                          { return "grimoria" }
func (*box) Records() save.Game                    { return session.Saves() }
func (*box) Resume(*ui.App)                        {}
func (*box) Play(*ui.App)                          {}
func (g *box) SetUp(*ui.App)                       { g.setUp++ }
func (*box) ShowRules(*ui.App)                     {}
func (*box) Watch(*ui.App, []byte, string)         {}
func (g *box) Begin(_ *ui.App, cfg session.Config) { g.begun = append(g.begun, cfg) }

// newApp returns an App at its title screen.
func newApp(t testing.TB) *ui.App {
	t.Helper()
	return uitest.App(ui.Config{Version: "1.0", Speed: int(beat.Instant), CanQuit: true, Think: 400, Games: []ui.Game{&box{}, uitest.Number{}}})
}

// played returns a game that is over, of so many players, the first of them humans, who decide somehow.
func played(t testing.TB, players, humans int, seed string) *session.Session {
	t.Helper()
	key := fmt.Sprint(players, humans, seed)
	text, ok := records.Load(key)
	if !ok {
		text = sessiontest.Play(t, session.Config{Seed: seed, Players: sessiontest.Players(players, humans)}).Record()
		records.Store(key, text)
	}
	s, _, err := session.Load(text.([]byte))
	if err != nil || !s.Over() {
		t.Fatal("the game does not end", err)
	}
	return s
}

// records are those of games that have been played.
var records sync.Map

// shown shows the end of a game, with what was achieved by it.
func shown(t testing.TB, a *ui.App, s *session.Session) *Score {
	t.Helper()
	e := ShowScore(a, a.Game().(*box), s)
	if game := annals.Read(s); game != nil {
		list, err := annals.Load(store.NewMemory(), a.Config().Stamp())
		if err != nil {
			t.Fatal(err)
		}
		e.Feats = list.Add(game, a.Today())
	}
	return e
}

// over returns the counting of a game at its beginning.
func over(t testing.TB, players int, speed beat.Speed, calm bool) (*ui.App, *Score) {
	t.Helper()
	a := newApp(t)
	a.Settings().Speed, a.Settings().ReducedMotion = speed, calm
	return a, ShowScore(a, a.Game().(*box), played(t, players, 1, "over"))
}

// ground tells whether the element is a ground that everything stands on.
func ground(e *ui.Element) bool { return e.Look == board.LookRoom || e.Look == board.LookDawn }

// stretched are texts that have room in all languages that there are, but not always when they are 40 % longer: a bonus for
// two companions.
var stretched = regexp.MustCompile(`^ledger\.line\.\d+: text does not fit`)

// The counting, the books and the sums are sound at all sizes, in all languages and text sizes, with two to five players.
func TestCountingLayout(t *testing.T) {
	uitest.Sweep(t, uitest.Sizes, []int{4, 2}, func() *ui.App { return newApp(t) }, func(t *testing.T, a *ui.App, s uitest.Screen) {
		shown(t, a, played(t, 2+s.More[0], 1+s.More[1], fmt.Sprint("night ", s.More)))
		told := map[string]bool{}
		counting(t, a, func(where string) {
			for _, f := range uitest.Flaws(a, ground) {
				if told[f] || len(told) == 12 || s.Lang == words.Pseudo && stretched.MatchString(f) {
					continue
				}
				told[f] = true
				t.Errorf("%s: %s", where, f)
			}
		})
	})
}

// What can be begun or opened at the end is asked of the game.
func TestScoreAsksTheGame(t *testing.T) {
	a, e := over(t, 3, beat.Instant, false)
	g := e.g.(*box)
	press(t, a, "end.replay")
	if r, ok := a.Top().(*Replay); !ok || r.seen.Session != e.s {
		t.Errorf("the replay leads to %s", a.Scene())
	}
	a.Pop()
	press(t, a, "end.rematch")
	if len(g.begun) != 1 || len(g.begun[0].Players) != 3 || g.begun[0].Seed == e.s.Config().Seed {
		t.Errorf("begun is %+v", g.begun)
	}
	if press(t, a, "end.new"); g.setUp != 1 {
		t.Errorf("the set-up is opened %d times", g.setUp)
	}
}
