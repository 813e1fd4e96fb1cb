package after

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/ring"
)

// counting checks the layout of the counting at several moments, with equal points as well, and of
// all that opens over it.
func counting(t *testing.T, a *ui.App, check func(where string)) {
	t.Helper()
	e := a.Top().(*Score)
	for _, at := range []int{0, firstBook + 5, e.end / 2, e.end - crownTicks/2} {
		e.shown = at
		a.Changed()
		check(fmt.Sprintf("counting, tick %d", at))
	}
	e.finish()
	check("score")
	books := func() {
		press(t, a, "score.sums")
		check("sums")
		press(t, a, "sums.close")
		for seat := range e.players {
			press(t, a, fmt.Sprintf("score.%d.plate", seat+1))
			for _, kind := range board.Kinds {
				press(t, a, "ledger."+kind)
				check("book of " + kind)
			}
			press(t, a, "ledger.close")
		}
	}
	books()
	press(t, a, "score.lesson")
	check("lesson that is worked out")
	for i, praised := range []bool{false, true} {
		marked(e.taught, praised)
		a.Changed()
		check(fmt.Sprint("lesson ", i+1))
	}
	press(t, a, "lesson.close")
	was, ranks := e.scores, e.ranks
	defer func() { e.scores, e.ranks = was, ranks; a.Changed() }()
	e.scores[0] = grimoria.Score{Coins: 12, Places: 17, Treasures: 5, Companions: 9, Bonus: 16}
	e.scores[e.players-1] = e.scores[0]
	e.rank()
	a.Changed()
	check("equal points and coins")
	names := e.names
	for seat := range e.players {
		e.names[seat] = fmt.Sprint(seat+1, "Wilhelmina-Magdalen")
	}
	a.Changed()
	for seat := range e.players {
		if n := a.Tree().Find(fmt.Sprintf("score.%d.name", seat+1)); n == nil {
			t.Errorf("a long name is left out of the counting's plate %d", seat+1)
		}
	}
	for _, f := range uitest.Flaws(a, ground) {
		if strings.Contains(f, ".name: ") {
			t.Errorf("long names: %s", f)
		}
	}
	e.names = names
	e.scores[0] = grimoria.Score{Coins: 13, Places: 16, Treasures: 5, Companions: 9, Bonus: 16}
	e.rank()
	a.Changed()
	check("equal points")
	press(t, a, "score.sums")
	check("sums of equal points")
	press(t, a, "sums.close")
}

// The ceremony takes ten to fourteen seconds; every book is laid in it, kind by kind and within a kind
// from the last seat to the first, and then the sums are those of the rules.
func TestCeremony(t *testing.T) {
	for players := 2; players <= grimoria.MaxSeats; players++ {
		a, e := over(t, players, beat.Normal, false)
		if e.end < 600 || e.end > 840 {
			t.Errorf("%d players: it takes %d ticks", players, e.end)
		}
		var seen []string
		for n := 0; !e.done(); n++ {
			if n > e.end {
				t.Fatal("it never ends")
			}
			if a.Tree().Find("end.leave") != nil {
				t.Fatal("it can be left before it is over")
			}
			for i := range a.Tree().Elements {
				if el := &a.Tree().Elements[i]; el.Look == board.LookVolume && el.Part > 0 && !strings.Contains(strings.Join(seen, " ")+" ", el.ID+" ") {
					seen = append(seen, el.ID)
				}
			}
			wait(a, 1)
		}
		var want []string
		for k, kind := range board.Kinds {
			for i := players - 1; i >= 0; i-- {
				if board.PartOf(e.scores[i], k) > 0 {
					want = append(want, fmt.Sprintf("score.%d.%s", i+1, kind))
				}
			}
		}
		if strings.Join(seen, " ") != strings.Join(want, " ") {
			t.Errorf("%d players: laid are %v, want %v", players, seen, want)
		}
		for i := range players {
			if el := a.Tree().Find(fmt.Sprintf("score.%d.total", i+1)); el == nil || el.Text != fmt.Sprint(e.scores[i].Total()) {
				t.Errorf("%d players: player %d has %v", players, i+1, el)
			}
		}
	}
}

// A press skips the ceremony to its end and does nothing else; at rest or at the highest speed there is
// none.
func TestSkipCeremony(t *testing.T) {
	a, e := over(t, 3, beat.Normal, false)
	wait(a, firstBook+40)
	in := a.Rest()
	in.Device, in.X, in.Y, in.Inside, in.Moved, in.Down, in.Held = ui.Mouse, 640, 690, true, true, true, true
	a.Tick(&in)
	if !e.done() || a.Scene() != "score" {
		t.Fatal("a press does not skip")
	}
	in.Down, in.Held, in.Moved, in.Up = false, false, false, true
	a.Tick(&in)
	if wait(a, 2); a.Scene() != "score" || a.Tree().Find("end.leave") == nil {
		t.Errorf("the press that skips leads to %s", a.Scene())
	}
	for _, key := range []ui.Key{ui.KeyEnter, ui.KeyEscape, ui.PadA} {
		a, e = over(t, 2, beat.Normal, false)
		wait(a, 20)
		in := a.Rest()
		in.Pressed[0] = key
		a.Tick(&in)
		if !e.done() || a.Scene() != "score" {
			t.Errorf("%v does not skip, or too much", key)
		}
	}
	if _, e = over(t, 2, beat.Normal, true); !e.done() {
		t.Error("reduced motion does not end it at once")
	}
	if _, e = over(t, 2, beat.Instant, false); !e.done() {
		t.Error("the highest speed does not end it at once")
	}
}

// A press on a book that lies opens it while the ceremony runs, which waits meanwhile.
func TestBooksOpenAtDawn(t *testing.T) {
	a, e := over(t, 3, beat.Normal, false)
	wait(a, firstBook+layTicks+30)
	var book *ui.Element
	for i := range a.Tree().Elements {
		if el := &a.Tree().Elements[i]; el.Look == board.LookVolume && el.Part == 1 && el.OnPress != nil {
			book = el
		}
	}
	if book == nil {
		t.Fatal("no book lies")
	}
	in := a.Rest()
	in.Device, in.Inside, in.Moved, in.Down, in.Held = ui.Mouse, true, true, true, true
	in.X, in.Y = book.Rect.Center()
	a.Tick(&in)
	in.Down, in.Held, in.Moved, in.Up = false, false, false, true
	a.Tick(&in)
	wait(a, 2)
	l, ok := a.Top().(*ledger)
	if !ok || e.done() {
		t.Fatalf("the press shows %s; the ceremony is over: %v", a.Scene(), e.done())
	}
	at := e.shown
	if wait(a, 20); e.shown != at {
		t.Error("the ceremony goes on behind the page")
	}
	l.Back()
	if wait(a, 20); e.shown <= at {
		t.Error("the ceremony does not go on")
	}
}

// More points make a higher stack, equal ones an equal stack, and no book is lower than its text.
func TestStacks(t *testing.T) {
	e := &Score{players: 5}
	e.scores = [grimoria.MaxSeats]grimoria.Score{{Coins: 1, Places: 1, Treasures: 1, Companions: 1, Bonus: 1}, {Coins: 30}, {Places: 16, Bonus: 13}, {}, {Coins: 2, Places: 3}}
	const room, least = 300, 24
	h := e.heights(room, least, 9)
	sum := func(i int) (all float32) {
		for k := range board.Kinds {
			all += h[i][k]
			if n := board.PartOf(e.scores[i], k); n > 0 && h[i][k] < least || n == 0 && h[i][k] > 0 {
				t.Errorf("player %d, kind %d: %v high for %d", i, k, h[i][k], n)
			}
		}
		return all
	}
	var all [5]float32
	for i := range all {
		if all[i] = sum(i); all[i] > room+.01 {
			t.Errorf("player %d: %v high", i, all[i])
		}
	}
	if !(all[1] > all[2] && all[2] > all[0] && all[0] == all[4] && all[3] == 0) {
		t.Errorf("the stacks are %v high", all)
	}
}

// Every book adds up: its lines make its number, in every game.
func TestBooksAddUp(t *testing.T) {
	for players := 2; players <= grimoria.MaxSeats; players++ {
		a, e := over(t, players, beat.Instant, false)
		for seat := range players {
			for k, kind := range board.Kinds {
				l := &ledger{Popup: ui.Popup{App: a}, e: e, seat: seat, kind: k}
				sum := 0
				for _, line := range l.lines() {
					sum += line.sum
				}
				if sum != board.PartOf(e.scores[seat], k) {
					t.Errorf("%d players: the %s of %d make %d, not %d", players, kind, seat+1, sum, board.PartOf(e.scores[seat], k))
				}
			}
		}
	}
}

// A tie is told: by whom it was, and what decided it (G9.5).
func TestTies(t *testing.T) {
	a, e := over(t, 3, beat.Instant, false)
	e.scores = [grimoria.MaxSeats]grimoria.Score{{Coins: 5, Places: 20}, {Coins: 8, Places: 17}, {Places: 9}}
	e.rank()
	if got := e.reason(); !strings.Contains(got, "25") || !strings.HasSuffix(got, e.names[1]+" has more coins and wins.") || e.banner() != e.crests[1] {
		t.Errorf("told is %q", got)
	}
	e.scores[0] = e.scores[1]
	e.rank()
	a.Changed()
	if el := a.Tree().Find("score.reason"); el == nil || !strings.Contains(el.Text, "share the win") || e.ranks[2] != 3 || !strings.Contains(e.title(), "share the win") {
		t.Errorf("told is %v", el)
	}
}

// Each bonus at dawn opens to the cards and coins that make it: their points add up to it.
func TestBonusOpensToItsCards(t *testing.T) {
	lines := 0
	for seed := range ring.Pick(6, 24) {
		a := newApp(t)
		e := ShowScore(a, a.Game().(*box), played(t, 2+seed%4, 1, fmt.Sprint("bonus ", seed)))
		e.finish()
		for seat := range e.players {
			sum := 0
			l := &ledger{Popup: ui.Popup{App: a}, e: e, seat: seat, kind: slices.Index(board.Kinds[:], "bonus")}
			for _, x := range l.lines() {
				n, icons := e.v.Held(grimoria.Seat(seat), x.card), 0
				for _, g := range x.groups {
					icons += len(g)
				}
				each := map[grimoria.Card]int{grimoria.Bronzesmith: icons, grimoria.King: 5 * (icons / 5), grimoria.Queen: 2 * (icons / 3), grimoria.Prince: 3 * (icons / 5), grimoria.Princess: 2 * len(x.groups)}[x.card]
				if n*each != x.sum {
					t.Errorf("%d × %s brings %d, and opens to %v", n, x.card, x.sum, x.groups)
				}
				sum += x.sum
				lines++
			}
			if sum != e.scores[seat].Bonus {
				t.Errorf("the bonus of %d is %d, its lines bring %d", seat, e.scores[seat].Bonus, sum)
			}
		}
	}
	if lines < 10 {
		t.Errorf("only %d lines", lines)
	}
}

// What is achieved for the first time is announced when all is counted, for two seconds, and stays below the
// title.
func TestFeatsAreAnnounced(t *testing.T) {
	a := newApp(t)
	e := shown(t, a, played(t, 2, 2, "feats"))
	a.TakeHeard()
	if len(e.Feats) == 0 {
		t.Fatal("nothing is achieved")
	}
	e.shown, e.told = e.end-2, false
	a.Settings().Speed = beat.Normal
	for n := range 3 {
		wait(a, 1)
		told := slices.ContainsFunc(a.TakeHeard(), func(h ui.Heard) bool { return h.Text == menu.FeatsText(a, e.Feats) })
		if said := a.Said() == menu.FeatsText(a, e.Feats); n < 2 && (said || told) || n == 2 && !(said && told) {
			t.Errorf("after %d ticks %q is said", n+1, a.Said())
		}
	}
	if line := a.Tree().Find("score.reason"); line == nil || !strings.Contains(line.Text, menu.FeatsText(a, e.Feats)) {
		t.Errorf("below the title stands %+v", line)
	}
}
