package after

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/kit"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules/grimoria"
)

// A replay shows a game from its beginning to its end, and goes back from there.
func TestReplay(t *testing.T) {
	a, s := newApp(t), played(t, 2, 1, "again")
	ShowReplay(a, &box{}, s)
	r := a.Top().(*Replay)
	for range 60_000 {
		if wait(a, 1); !r.runs && !r.seen.Queue.Busy() {
			break
		}
	}
	v := s.View(grimoria.NoSeat)
	if r.at != s.Len() || r.seen.Model.Seats[0].Coins != v.Coins(0) || r.seen.Model.Seats[1].Coins != v.Coins(1) {
		t.Errorf("the replay ends at %d of %d", r.at, s.Len())
	}
	press(t, a, "replay.turn.back")
	if r.at >= s.Len() {
		t.Error("the replay does not go back")
	}
	r.show(0)
	if wait(a, 1); r.seen.Telling() != nil || a.Element("table.stage") != nil {
		t.Error("the beginning tells of what comes later")
	}
}

// Everything that a replay shows can be pressed, and leads nowhere else.
func TestReplayDecidesNothing(t *testing.T) {
	a, s := newApp(t), played(t, 3, 1, "calm")
	ShowReplay(a, &box{}, s)
	r := a.Top().(*Replay)
	press(t, a, "replay.play")
	for at := 0; at < s.Len(); at += 7 {
		r.show(at)
		wait(a, 1)
		for _, id := range []string{"table.pocket", "table.you", "table.rival." + grimoria.Seat(1).String(), "table.pile"} {
			if a.Element(id) == nil {
				t.Fatalf("%s is not shown", id)
			}
			press(t, a, id)
			if a.Element("drawer.close") == nil {
				t.Fatalf("%s opens nothing", id)
			}
			if r.Back(); a.Top() != ui.Scene(r) {
				t.Fatalf("%s leads to %s", id, a.Scene())
			}
			wait(a, 1)
		}
		if bd := r.Shows(); bd.Deciding() || bd.Noted != at {
			t.Fatalf("%d decisions are shown, not %d", bd.Noted, at)
		}
	}
}

// The book lists the turning points with their round; a press shows that round again, and nothing after it.
func TestTurningPointsAreListed(t *testing.T) {
	a, s := newApp(t), played(t, 3, 1, "calm")
	r := watched(t, a, s)
	points := r.c.turningPoints()
	if len(points) == 0 {
		t.Fatal("the game has no turning points")
	}
	for k, at := range points {
		id := fmt.Sprint("replay.points.", k)
		e := a.Element(id)
		if e == nil {
			a.SetFocus(id) // it scrolls there
			wait(a, 1)
			e = a.Element(id)
		}
		round := slices.Index(r.c.rounds, at)
		if e == nil || !strings.Contains(e.Text, fmt.Sprint(round)) || !strings.Contains(e.Text, "%") {
			t.Fatalf("%s is shown by %+v", id, e)
		}
		press(t, a, id)
		if r.at != r.c.rounds[round-1] || !r.runs {
			t.Fatalf("%s leads to %d, which goes on: %v", id, r.at, r.runs)
		}
		for n := 0; r.runs && n < 60_000; n++ {
			wait(a, 1)
		}
		if r.at != at {
			t.Errorf("%s ends at %d, want %d", id, r.at, at)
		}
		if at == s.Len() {
			continue
		}
		if press(t, a, "replay.step.on"); r.at == at {
			t.Errorf("no step leads on from %d", at)
		}
	}
}

// watched returns the replay of a game, once all chances are known.
func watched(t testing.TB, a *ui.App, s *session.Session) *Replay {
	t.Helper()
	return judged(t, a, s, nil)
}

// judged does the same with chances that another replay of the game has worked out, if there are any.
func judged(t testing.TB, a *ui.App, s *session.Session, wins [][grimoria.MaxSeats]int32) *Replay {
	t.Helper()
	ShowReplay(a, &box{}, s)
	r := a.Top().(*Replay)
	r.goTo(0)
	r.c.wins = wins
	for n := 0; !r.c.judged(); n++ {
		if n > 60_000 {
			t.Fatal("the chances are never known")
		}
		wait(a, 1)
	}
	return r
}

// The time line shows everybody's chances round by round, whose sum is 1 and which end with the result, and leads to every
// round and turning point.
func TestReplayTimeLine(t *testing.T) {
	a, s := newApp(t), played(t, 3, 1, "again")
	r := watched(t, a, s)
	wait(a, 1)
	g := a.Element("replay.time").Graph
	if len(g.Curves) != 3 || len(g.Curves[0].Points) != len(r.c.rounds) || len(g.Ticks) != len(r.c.rounds)-1 {
		t.Fatalf("%d curves of %d points, %d marks for %d rounds", len(g.Curves), len(g.Curves[0].Points), len(g.Ticks), len(r.c.rounds))
	}
	for i := range r.c.wins {
		sum := int32(0)
		for _, p := range r.c.wins[i] {
			sum += p
		}
		if d := sum - kit.Certain; d > 0 || d < -8 {
			t.Errorf("in round %d the chances sum to %d", i+1, sum)
		}
	}
	for seat, p := range r.c.wins[len(r.c.wins)-1] {
		if won := s.Winners()>>seat&1 == 1; won != (p > 0) {
			t.Errorf("at the end seat %d has %d", seat, p)
		}
	}
	for i := 1; r.at < r.until(); i++ {
		if press(t, a, "replay.turn.on"); r.at != r.c.rounds[i] || r.seen.Noted != r.at {
			t.Fatalf("round %d is at %d, not at %d", i+1, r.at, r.c.rounds[i])
		}
	}
	if a.Press("replay.turn.on") == nil {
		t.Error("something follows the end")
	}
	r.goTo(0)
	points := r.c.turningPoints()
	for _, at := range points {
		if press(t, a, "replay.point.on"); r.at != at {
			t.Errorf("a turning point is at %d, not at %d", r.at, at)
		}
	}
	if len(points) == 0 || a.Press("replay.point.on") == nil {
		t.Errorf("%d turning points", len(points))
	}
	line := a.Element("replay.time").GraphRect()
	in := ui.Input{Device: ui.Mouse, X: (line.X + line.W/2) * a.Scale(), Y: (line.Y + 4) * a.Scale(), Inside: true, Moved: true, Down: true, Held: true}
	a.Tick(&in)
	if d := r.at - s.Len()/2; d < -1 || d > 1 || r.runs {
		t.Errorf("the middle of the line leads to %d of %d", r.at, s.Len())
	}
}

// What bots chose is explained, in slices; what people chose is not, nor anything before the game is over.
func TestReplayExplainsChoices(t *testing.T) {
	a, s := newApp(t), played(t, 3, 1, "why")
	r := watched(t, a, s)
	asked, refused, spells := 0, 0, 0
	for at := 0; at <= s.Len(); at += 5 {
		r.goTo(at)
		seat, list := r.c.explained(at)
		for _, x := range list {
			if x.view.Me != seat || s.IsHuman(seat) {
				t.Fatalf("at %d seat %d is explained by the view of %d", at, seat, x.view.Me)
			}
			if x.did.Kind == grimoria.Choose {
				spells++
			}
		}
		if err := a.Press("replay.why"); err != nil {
			if refused++; len(list) > 0 {
				t.Fatalf("at %d: %v", at, err)
			}
			continue
		}
		asked++
		for n := 0; !r.why.ready(); n++ {
			if n > 20_000 {
				t.Fatal("the owl never ends")
			}
			wait(a, 1)
		}
		wait(a, 1)
		if text := a.Tree().Find("replay.reasons.text").Text; strings.ContainsAny(text, "<>{}") || strings.Count(text, "%") < len(list) {
			t.Errorf("the owl says %q", text)
		}
		if r.Back(); r.why != nil || a.Top() != ui.Scene(r) {
			t.Fatal("the card does not close")
		}
	}
	if asked < 5 || refused < 3 || spells < 5 {
		t.Errorf("%d asked, %d refused, %d spells", asked, refused, spells)
	}
	if c := courseOf(unfinished(t), 3); c.states != nil || !c.judged() {
		t.Error("a game that goes on is judged")
	} else if _, list := c.explained(3); list != nil {
		t.Error("a game that goes on is explained")
	}
}

// unfinished returns a game of bots in its first round.
func unfinished(t testing.TB) *session.Session {
	t.Helper()
	cfg := session.Config{Seed: "short"}
	for i, name := range []string{"Anna", "Bruno", "Clara"} {
		cfg.Players = append(cfg.Players, session.Player{Name: name, Crest: i, Level: bot.Stroll})
	}
	s, err := session.New(cfg, session.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for s.Len() < 3 {
		for !s.Think(400) {
		}
		if _, err := s.PlayBot(); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// What closes the replay stands where the table's own button goes back, and what asks why in the other place.
func TestCloseStandsWhereBackDoes(t *testing.T) {
	a := newApp(t)
	r := watched(t, a, played(t, 2, 0, "close"))
	for _, size := range uitest.Sizes {
		a.Resize(size[0], size[1])
		box := r.layout()
		own := r.seen.Boxes()
		back, other := own.Back, own.Confirm
		if own.Small || own.Upright {
			back, other = own.Undo, own.Owl
		}
		if leave, why := a.Element("replay.leave"), a.Element("replay.why"); leave.Rect != back || box.ask != other || why != nil && why.Rect != other {
			t.Errorf("%v: close stands at %v, back at %v; why at %v, not %v", size, leave.Rect, back, box.ask, other)
		}
	}
}

// The replay is sound at all sizes, in all languages and text sizes, with two to five players. What it works out is the
// same on every screen; the first screen of a game works it out for the others.
func TestReplayLayout(t *testing.T) {
	var wins, reasons sync.Map // by players, and by players and decisions shown
	uitest.Sweep(t, uitest.Sizes, []int{4}, func() *ui.App { return newApp(t) }, func(t *testing.T, a *ui.App, x uitest.Screen) {
		s := played(t, 2+x.More[0], 1, fmt.Sprint("watch ", x.More))
		known, _ := wins.Load(x.More[0])
		chances, _ := known.([][grimoria.MaxSeats]int32)
		r := judged(t, a, s, chances)
		wins.Store(x.More[0], r.c.wins)
		told := map[string]bool{}
		see := func(where string) {
			wait(a, 1)
			for _, f := range uitest.Flaws(a, ground) {
				if !told[f] && len(told) < 12 {
					told[f] = true
					t.Errorf("%s: %s", where, f)
				}
			}
		}
		see("start")
		for i, at := range r.c.rounds {
			if i%4 == 1 {
				for at += 5; at < r.until() && a.Press("replay.why") != nil; at++ {
					r.goTo(at)
					see(fmt.Sprint("decision ", at))
				}
				if r.why != nil {
					key := [2]int{x.More[0], r.at}
					if known, ok := reasons.Load(key); ok {
						r.why.list = known.([]reason)
						r.why.known = len(r.why.list)
						a.Changed()
					}
					for n := 0; !r.why.ready() && n < 20_000; n++ {
						wait(a, 1)
					}
					reasons.Store(key, r.why.list)
				}
				see("reasons")
			}
		}
		r.goTo(r.until())
		see("end")
	})
}
