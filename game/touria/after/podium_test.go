package after

import (
	"fmt"
	"testing"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules"
	"touria.games/touria/rules/ring"
	"touria.games/touria/rules/touria"
)

// The winner stands highest and is glad; the others stand on equal steps, as they sit
// after the winner, since the rules give them no order. Whoever was in the castle, or
// could have gone in, is vexed, the others are calm. All steps have one ground, and
// the couple is in sight.
func TestPodium(t *testing.T) {
	moods := map[string]int{}
	for _, players := range []string{"hb", "hbb", "hbbb"} {
		for _, size := range []size{{1280, 720}, {1920, 1080}, {844, 390}, {390, 844}, {1024, 600}, {2560, 1080}} {
			a := newApp(t)
			a.Resize(size[0], size[1])
			s := ended(t, a, players, map[bool]string{true: "7", false: "12"}[size[1] == 720])
			e := a.Top().(*Summary)
			where := fmt.Sprint(players, size)
			order, told := e.podium(), map[string]bool{}
			wait(a, 300)
			if len(order) != len(players) || order[0] != s.State().Winner() {
				t.Fatalf("%s: %v on the podium, %v has won", where, order, s.State().Winner())
			}
			var first, other *ui.Element
			x := float32(0)
			for i, seat := range order {
				g := a.Tree().Find("end.podium." + seat.String())
				if g == nil {
					t.Fatalf("%s: %v is not on the podium", where, seat)
				}
				if g.Rect.X <= x {
					t.Errorf("%s: %v stands before the one before", where, seat)
				}
				x = g.Rect.X
				moods[g.Value]++
				switch {
				case i == 0:
					first = g
					if !g.Lit || g.Value != glad {
						t.Errorf("%s: the winner is %q", where, g.Value)
					}
					continue
				case other == nil:
					other = g
				}
				if g.Lit || g.Value == glad || (g.Value == vexed) != vexes(e, seat) {
					t.Errorf("%s: %v is %q", where, seat, g.Value)
				}
				if g.Size != other.Size || g.Rect.Y != other.Rect.Y {
					t.Errorf("%s: the steps of others are %v and %v high", where, g.Size, other.Size)
				}
				if low := g.Rect.Y + g.Rect.H - first.Rect.Y - first.Rect.H; low > .1 || low < -.1 {
					t.Errorf("%s: the steps stand %v apart", where, low)
				}
				if g.Size >= first.Size || g.Rect.Y <= first.Rect.Y {
					t.Errorf("%s: %v stands as high as the winner", where, seat)
				}
			}
			if a.Tree().Find("end.pair") == nil {
				t.Errorf("%s: the couple has gone", where)
			}
			if size[0] >= 1280 && a.Tree().Find("end.podium."+order[0].String()+".name") == nil {
				t.Errorf("%s: the winner has no name", where)
			}
			for _, tab := range e.tabKeys() { // the podium stands still
				press(t, a, tab)
				check(t, a, where+", "+tab, told)
				if g := a.Tree().Find("end.podium." + order[0].String()); g == nil || g.Rect != first.Rect {
					t.Errorf("%s, %s: the winner stands at %+v", where, tab, g)
				}
			}
		}
	}
	if moods[vexed] == 0 || moods[""] == 0 {
		t.Errorf("moods of the podium: %v", moods)
	}
}

// vexes reports whether a player has lost what was in reach.
func vexes(e *Summary, seat rules.Seat) bool {
	m := show.Project(e.s.Rules(), e.s.State(), seat)
	m.Phase = touria.PhaseStart // as if the game went on
	return m.Players[seat].InCastle || m.Ready().Has(seat)
}

// Every column of the result has a head that says what it counts, and its numbers
// end below each other.
func TestResultColumns(t *testing.T) {
	for i, size := range sizes {
		for k, lang := range uitest.Languages() {
			if !ring.Whole && (i+k)%3 > 0 {
				continue
			}
			a := newApp(t)
			a.Words().Use(lang)
			a.Resize(size[0], size[1])
			ended(t, a, "hbbb", "7")
			e := a.Top().(*Summary)
			wait(a, 200)
			for _, c := range e.subjects() {
				head := a.Tree().Find("end.column." + c.id)
				if head == nil || head.Hint == "" || a.Tree().Find("end.column."+c.id+".icon") == nil && a.Tree().Find("end.column."+c.id+".name") == nil {
					t.Fatalf("%v %s: no head for %s: %+v", size, lang, c.id, head)
				}
				end := float32(-1)
				for _, seat := range board.SeatsOf(&e.model) {
					n := a.Tree().Find("end.player." + seat.String() + "." + c.id)
					if n == nil {
						t.Fatalf("%v %s: nothing about %s of %v", size, lang, c.id, seat)
					}
					if n.Text == "" { // items are pictures
						continue
					}
					if n.Align != ui.AlignRight || n.Text != a.Words().Number(c.of(seat)) {
						t.Errorf("%v %s: %s of %v: %+v", size, lang, c.id, seat, n)
					}
					x := n.Rect.X + n.Rect.W
					if e.upright() {
						x = n.Rect.Y // they stand side by side
					}
					if end >= 0 && (x-end > .1 || end-x > .1) {
						t.Errorf("%v %s: %s of %v ends at %v, not %v", size, lang, c.id, seat, x, end)
					}
					end = x
				}
			}
		}
	}
}
