package board

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/session/sessiontest"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules/grimoria"
)

// played returns a game of bots that is over.
func played(t testing.TB, players int, seed string) *session.Session {
	t.Helper()
	return sessiontest.Play(t, session.Config{Seed: seed, Players: sessiontest.Players(players, 0)})
}

// A board that follows a game with its beats comes to what one shows that opens there, from any seat; and going back shows
// nothing of what comes later.
func TestFollowing(t *testing.T) {
	a := newApp(t)
	for players := 2; players <= grimoria.MaxSeats; players++ {
		s := played(t, players, fmt.Sprint("follow", players))
		live, other := New(a, s), New(a, s)
		seat := grimoria.Seat(players - 1)
		live.TurnTo(seat)
		other.TurnTo(seat)
		live.Show(0)
		for at := range s.Len() {
			live.Direct()
			live.SkipAll()
			if at%5 != 0 && at < s.Len()-1 {
				continue
			}
			other.Show(at + 1)
			for what, pair := range map[string][2]any{"lines": {live.Lines, other.Lines}, "deeds": {live.Deeds, other.Deeds}, "order": {live.Model.Order, other.Model.Order},
				"seats": {live.Model.Seats, other.Model.Seats}, "reasons": {live.reasons, other.reasons}, "telling": {live.Telling(), other.Telling()},
				"steps": {[2]int{live.Told, live.Noted}, [2]int{at + 1, at + 1}}} {
				if !reflect.DeepEqual(pair[0], pair[1]) {
					t.Fatalf("%d players after %d decisions: the %s are %+v, not %+v", players, at+1, what, pair[0], pair[1])
				}
			}
		}
		live.Show(0)
		other = New(a, s)
		other.TurnTo(seat)
		other.Show(0)
		if live.Telling() != nil || !reflect.DeepEqual(live.Deeds, other.Deeds) || live.Model != other.Model || len(live.Lines) != len(other.Lines) {
			t.Errorf("%d players: the beginning knows what comes later", players)
		}
	}
}

// Beats end by themselves, as their length says.
func TestSpan(t *testing.T) {
	a := newApp(t)
	s := played(t, 3, "span")
	bd := New(a, s)
	for _, from := range []int{0, 9, 30} {
		bd.Show(from)
		want := bd.Span(from, from+1)
		bd.Show(from)
		bd.Direct()
		got := 0
		for ; bd.Queue.Busy() && got < 5000; got++ {
			bd.Play()
		}
		if got > want+1 || got < want-1 {
			t.Errorf("the beats of decision %d take %d ticks, not %d", from, got, want)
		}
	}
}

// watching shows a tableau on which nobody decides.
type watching struct {
	ui.Page
	*Tableau
}

func (w *watching) Build(b *ui.Builder) {
	box := w.Boxes()
	w.BuildRoom(b, false)
	w.BuildBar(b, &box, w.Latest(), nil, nil)
	w.BuildRivals(b, &box)
	if w.Revealing() {
		w.BuildReveal(b, &box, w.Skip)
	} else {
		w.BuildHour(b, &box, false)
		w.BuildDisplay(b, &box, false)
		w.BuildOrder(b, &box)
	}
	w.BuildTray(b, &box, w.ShowOwn)
	w.BuildDeltas(b)
	w.BuildDrawer(b)
}

func (w *watching) Shows() *Board { return w.Board }

func (w *watching) Name() string { return "watching" }

// What is seen depends on the seat from which it is seen alone: who looks on without hidden cards is shown none, and each
// drawer opens over any position.
func TestTableauTellsNoSecret(t *testing.T) {
	a := newApp(t)
	s := played(t, 4, "secret")
	w := &watching{Page: ui.Page{App: a}, Tableau: New(a, s)}
	w.Show(0)
	a.Push(w)
	for at := 0; at <= s.Len(); at += 11 {
		w.Show(at)
		for d := LogDrawer; d <= RestDrawer; d++ {
			w.ShowOwn()
			w.Pull(d)
			uitest.Wait(a, 2)
			if Of(a) != w.Board || a.Element("drawer.close") == nil && w.Open != NoDrawer {
				t.Fatalf("after %d decisions drawer %d does not open", at, d)
			}
			w.Open = NoDrawer
		}
		uitest.Wait(a, 1)
		for i := range a.Tree().Elements {
			e := &a.Tree().Elements[i]
			if e.Look == LookFan && e.Icons[0].Kind == IconCard {
				t.Fatalf("after %d decisions a card of the pocket is seen", at)
			}
		}
	}
}

// What is won and lost stands beside the goods while it is told, but not over the books that open.
func TestDeltasLeaveTheBooksAlone(t *testing.T) {
	a := newApp(t)
	seen, told := 0, 0
	for players := 2; players <= grimoria.MaxSeats; players++ {
		w := &watching{Page: ui.Page{App: a}, Tableau: New(a, played(t, players, "deltas"))}
		w.TurnTo(0)
		w.Show(0)
		a.Push(w)
		for range w.Session.Len() {
			w.Direct()
			for n := 0; w.Queue.Busy(); n++ {
				w.Play()
				x := w.Telling()
				over := w.Revealing() && x != nil && len(x.Changes) > 0
				if !w.Queue.Busy() || n%20 > 0 && !over {
					continue
				}
				a.Changed()
				there := slices.ContainsFunc(a.Tree().Elements, func(e ui.Element) bool { return e.Look == LookDelta })
				if there && (w.Revealing() || x == nil) {
					t.Fatalf("%d players: changes stand over the books", players)
				}
				if there {
					seen++
				}
				if over {
					told++
				}
			}
		}
		a.Pop()
	}
	if seen == 0 || told == 0 {
		t.Errorf("changes were seen %d times, and could have stood over the books %d times", seen, told)
	}
}

// What is remembered of a rival's hidden cards takes room from the companions only as long as those are of few kinds, with
// cloaks or without; a kind of both counts twice.
func TestMemoryLeavesRoomForCompanions(t *testing.T) {
	tb := New(newApp(t), sessiontest.Play(t, session.Config{Seed: "memory", MemoryAid: true, Players: sessiontest.Players(2, 0)}))
	tb.TurnTo(0)
	met := map[bool]int{}
	for at := range tb.Session.Len() {
		tb.Show(at)
		h := &tb.Model.Seats[1]
		for open := range 5 {
			for cloaked := range 5 {
				clear(h.Open[:])
				clear(h.Cloaked[:])
				for k := range open {
					h.Open[k] = 1 + uint8(k%2)
				}
				for k := range cloaked {
					h.Cloaked[k] = 1
				}
				room := ui.Box(0, 0, 200, 100)
				less := tb.besideRecall(room, 1).H < room.H
				if want := open+cloaked <= 4 && tb.recalls(1); less != want {
					t.Fatalf("after %d decisions, beside %d kinds without and %d with a cloak, the memory takes room: %v", at, open, cloaked, less)
				}
				met[less]++
			}
		}
	}
	if met[true] == 0 || met[false] == 0 {
		t.Errorf("the memory takes room: %v", met)
	}
}
