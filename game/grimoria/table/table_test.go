package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/session/sessiontest"
	"touria.games/touria/game/store"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules/grimoria"
)

// What tests do most, by short names.
var (
	press = uitest.Press
	wait  = uitest.Wait
)

// newApp returns an App at its title screen.
func newApp(t testing.TB, st store.Store) *ui.App {
	t.Helper()
	return uitest.App(ui.Config{Store: st, Version: "1.0", Today: func() string { return "2026-11-22" }, Speed: int(beat.Instant), CanQuit: true, Think: 400, Games: []ui.Game{&Game{}, uitest.Number{}}})
}

// deal starts a game of so many players, the first of them humans.
func deal(t testing.TB, a *ui.App, players, humans int, open bool) {
	t.Helper()
	dealWith(t, a, players, humans, session.Config{OpenCards: open, Curtain: true})
}

// dealWith is deal with the options of a set-up.
func dealWith(t testing.TB, a *ui.App, players, humans int, cfg session.Config) {
	t.Helper()
	cfg.Players = sessiontest.Players(players, humans)
	a.Settings().KeepSetup("grimoria", cfg)
	press(t, a, "title.grimoria.play")
}

// due waits until somebody at the screen is asked, or the game is over; it lifts no curtain.
func due(t testing.TB, a *ui.App) (tb *Table, phase grimoria.Phase) {
	t.Helper()
	for range 20_000 {
		if s := a.Scene(); s == "score" || s == "curtain" {
			return nil, 0
		}
		if tb = TableOf(a); tb != nil {
			if phase, ok := tb.Due(); ok && !tb.Resting() {
				return tb, phase
			}
		}
		wait(a, 1)
	}
	t.Fatalf("nobody is asked in %s", a.Scene())
	return nil, 0
}

// answer makes a decision by pressing what can be pressed; n varies which.
func answer(t testing.TB, a *ui.App, n int) {
	t.Helper()
	if a.Scene() == "curtain" {
		wait(a, ui.CurtainTicks+1)
		press(t, a, "curtain.ready")
		return
	}
	var ids []string
	for _, e := range a.Tree().Elements {
		if !e.Disabled && e.OnPress != nil && (e.Role == ui.RoleTarget || strings.HasPrefix(e.ID, "table.answer.")) {
			ids = append(ids, e.ID)
		}
	}
	confirm := a.Tree().Find("table.confirm")
	if len(ids) == 0 || confirm != nil && !confirm.Disabled && n%3 > 0 {
		confirmed(t, a)
		return
	}
	id := ids[n*7%len(ids)]
	press(t, a, id)
	if e := a.Tree().Find(id); e != nil && e.Checked || strings.HasPrefix(id, "table.rival.") {
		confirmed(t, a)
	}
}

// confirmed presses the main button, and again if it asks.
func confirmed(t testing.TB, a *ui.App) {
	t.Helper()
	if press(t, a, "table.confirm"); TableOf(a) != nil && TableOf(a).doubted != nil {
		wait(a, restTicks+1)
		press(t, a, "table.confirm")
	}
}

// play plays a whole game and calls see before each answer.
func play(t testing.TB, a *ui.App, see func(tb *Table, phase grimoria.Phase)) {
	t.Helper()
	for n := 0; a.Scene() != "score"; n++ {
		if n > 2000 {
			t.Fatal("the game never ends")
		}
		tb, phase := due(t, a)
		if tb != nil && see != nil {
			see(tb, phase)
		}
		if a.Scene() != "score" {
			answer(t, a, n)
		}
	}
}

// Whole games are played by pressing elements, by two to five players, one to all of them human, and
// the record of each is that of the game that was seen.
func TestWholeGames(t *testing.T) {
	for _, c := range []struct {
		players, humans int
		open            bool
	}{{2, 1, false}, {3, 3, false}, {4, 1, true}, {5, 2, false}} {
		t.Run(fmt.Sprint(c.players, c.humans), func(t *testing.T) {
			st := store.NewMemory()
			a := newApp(t, st)
			deal(t, a, c.players, c.humans, c.open)
			s := TableOf(a).Session
			play(t, a, nil)
			again, _, err := session.Load(s.Record())
			if err != nil || !again.Over() || again.Winners() != s.Winners() {
				t.Fatalf("the record does not lead to the same end: %v", err)
			}
			wait(a, 3)
			for i := range c.players {
				want := fmt.Sprint(s.Score(grimoria.Seat(i)).Total())
				if e := a.Tree().Find(fmt.Sprintf("score.%d.total", i+1)); e == nil || e.Text != want {
					t.Errorf("player %d has %v, want %s", i+1, e, want)
				}
			}
			press(t, a, "end.leave")
			if a.Tree().Find("title.grimoria.continue") == nil && a.Scene() != "title" {
				t.Errorf("the end leads to %s", a.Scene())
			}
		})
	}
}

// What one seat holds or has sealed changes nothing of what is on the screen while another one looks,
// or nobody.
func TestNothingLeaks(t *testing.T) {
	a := newApp(t, nil)
	deal(t, a, 3, 2, false)
	play(t, a, func(tb *Table, _ grimoria.Phase) {
		for seat := range grimoria.Seat(3) {
			h := &tb.Model.Seats[seat]
			if h.Shown && seat != tb.turn.Viewer {
				t.Fatalf("seat %v sees the cards of %v", tb.turn.Viewer, seat)
			}
		}
		if tb.turn.Viewer == grimoria.NoSeat {
			for _, e := range a.Tree().Elements {
				if strings.HasPrefix(e.ID, "table.fan.") && e.Icons[0].Kind == board.IconCard {
					t.Fatalf("%s is open before everybody", e.ID)
				}
			}
		}
		if own := tb.Session.Own(1 - min(tb.turn.Viewer, 1)); tb.Session.Choosing() && own != 0 && tb.turn.Viewer < 2 && tb.SpellOf(1-tb.turn.Viewer) != 0 {
			t.Fatal("a sealed choice is on the screen")
		}
	})
}

// Whoever is asked is told so by the mirror, too, in the words above the table.
func TestPromptIsTold(t *testing.T) {
	a := newApp(t, nil)
	deal(t, a, 3, 1, false)
	phases := map[grimoria.Phase]bool{}
	play(t, a, func(tb *Table, phase grimoria.Phase) {
		if asked := a.Tree().Prompt; asked != tb.prompt() || asked == "" {
			t.Errorf("in phase %s %q is asked, and %q told", phase, tb.prompt(), asked)
		}
		phases[phase] = true
	})
	if len(phases) < 4 {
		t.Errorf("only asked in %v", phases)
	}
}

// A sealed book can be opened again, and a decision taken back, until something is revealed.
func TestUndo(t *testing.T) {
	a := newApp(t, nil)
	deal(t, a, 3, 2, false)
	tb, _ := due(t, a)
	for a.Scene() == "curtain" {
		answer(t, a, 0)
		tb, _ = due(t, a)
	}
	before := tb.Session.Len()
	press(t, a, "table.spell.2")
	press(t, a, "table.confirm")
	wait(a, 3)
	if a.Scene() != "curtain" {
		t.Fatalf("the next one is not asked, but %s", a.Scene())
	}
	if !tb.Session.BreakSeal(0) || tb.Session.Own(0) != 0 || tb.Session.Len() > before+1 {
		t.Error("the seal cannot be broken")
	}
}

// The first press picks and the second one confirms; Escape takes back.
func TestPick(t *testing.T) {
	a := newApp(t, nil)
	deal(t, a, 2, 1, false)
	tb, _ := due(t, a)
	press(t, a, "table.spell.3")
	if tb.picked < 0 || tb.Session.Sealed(0) {
		t.Fatal("one press is enough to seal")
	}
	tb.Key(ui.KeyEscape)
	if tb.picked >= 0 {
		t.Error("Escape does not take back")
	}
	tb.Key(ui.Key4)
	if o := tb.pickedOption(); o == nil || o.Decision.Arg != 4 {
		t.Errorf("key 4 picks %v", o)
	}
	tb.Key(ui.KeyEnter)
	if !tb.Session.Sealed(0) && tb.Session.Choosing() {
		t.Error("Enter does not seal")
	}
}

// The game goes on after a restart, at the choices of the round; sealed choices that no other seat
// waited for are kept, and no bot learns them.
func TestContinue(t *testing.T) {
	st := store.NewMemory()
	a := newApp(t, st)
	deal(t, a, 3, 1, false)
	for n := range 9 {
		due(t, a)
		answer(t, a, n)
	}
	due(t, a)
	want := TableOf(a).Model
	a.Flush()
	b := newApp(t, st)
	press(t, b, "title.grimoria.continue")
	due(t, b)
	got := TableOf(b).Model
	if got.Round != want.Round || got.Seats[0].Coins != want.Seats[0].Coins || got.Slots != want.Slots {
		t.Errorf("the game goes on with %+v, want %+v", got, want)
	}
}

// A game that another program puts into the place of the save stays; the player is told of it and of
// where the running game is saved now.
func TestReplacedSave(t *testing.T) {
	st := store.NewMemory()
	a := newApp(t, st)
	deal(t, a, 3, 1, false)
	due(t, a)
	other := strings.Replace(string(TableOf(a).Session.Record()), "Anna", "Bea", 1) + "\n"
	if err := st.Write(store.State, "autosave.grimoria", []byte(other)); err != nil {
		t.Fatal(err)
	}
	for n := 0; a.Scene() != "dialog" && n < 9; n++ {
		due(t, a)
		answer(t, a, n)
	}
	want := a.T("store.replaced", "autosave.grimoria") + "\n" + a.T("store.elsewhere", "autosave-2.grimoria")
	if e := a.Tree().Find("dialog.text"); e == nil || e.Text != want {
		t.Errorf("%+v does not tell %q", e, want)
	}
	if data, err := st.Read(store.State, "autosave.grimoria"); err != nil || string(data) != other {
		t.Errorf("the save is now %q, %v", data, err)
	}
}

// The owl advises a legal decision and picks it.
func TestOwl(t *testing.T) {
	a := newApp(t, nil)
	deal(t, a, 2, 1, false)
	tb, _ := due(t, a)
	press(t, a, "table.owl")
	for range 4000 {
		if wait(a, 1); tb.advice() >= 0 {
			break
		}
	}
	if i := tb.advice(); i < 0 || tb.picked != i {
		t.Errorf("advised is %d, picked %d", i, tb.picked)
	}
	if tb.Session.Player(0).Asked != 1 {
		t.Error("that the owl was asked is not noted")
	}
}

// A bot can be changed during a game; the record says so.
func TestChangeOpponent(t *testing.T) {
	a := newApp(t, nil)
	deal(t, a, 3, 1, false)
	tb, _ := due(t, a)
	was := tb.Session.Player(1)
	for _, id := range []string{"table.menu", "pause.opponents", "opponents.2.level", "opponents.2.who", "opponents.done"} {
		press(t, a, id)
	}
	now := tb.Session.Player(1)
	if now.Level == was.Level || now.Name != was.Name || !strings.Contains(string(tb.Record()), now.Level) {
		t.Errorf("%v has become %v", was, now)
	}
}

// Everybody at the table has a face of their own.
func TestPortraits(t *testing.T) {
	for _, temper := range bot.Tempers() {
		players := []session.Player{{Crest: 0}, {Crest: 1}}
		for range 3 {
			players = append(players, session.Player{Level: bot.Name(bot.Quest, temper)})
		}
		who := board.Portraits(players)
		seen := slices.Clone(who[:])
		slices.Sort(seen)
		if len(slices.Compact(seen)) != len(players) {
			t.Errorf("%s: %v", temper, who)
		}
	}
}

// women and men among the portraits; the others are children.
const (
	women = 1<<1 | 1<<2 | 1<<4 | 1<<6 | 1<<7 | 1<<9 | 1<<10 | 1<<15
	men   = 1<<0 | 1<<5 | 1<<8 | 1<<11 | 1<<13 | 1<<14
)
