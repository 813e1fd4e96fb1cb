package table

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// key presses a key.
func key(a *ui.App, k ui.Key) {
	in := a.Rest()
	in.Device, in.Pressed[0] = ui.Keyboard, k
	a.Tick(&in)
}

// A press on a bot's panel leads to what it knows, page by page, with keys alone, too; a human's drawer
// has no such page.
func TestRivalDrawer(t *testing.T) {
	a := newApp(t, nil)
	deal(t, a, 3, 1, false)
	looked := false
	play(t, a, func(tb *Table, phase grimoria.Phase) {
		if looked || phase != grimoria.PhaseTake || tb.Model.Round < 4 {
			return
		}
		looked = true
		press(t, a, "table.rival.2")
		for n, want := range []string{"drawer.has", "drawer.past", "drawer.leads", "drawer.knows.plays"} {
			key(a, ui.Key1+ui.Key(n))
			if a.Tree().Find(want) == nil {
				t.Errorf("key %d does not lead to %s", n+1, want)
			}
		}
		view, public := tb.Session.View(1), tb.Session.View(grimoria.NoSeat)
		for _, l := range show.Knows(&view, &public, &tb.Model, &tb.Names) {
			if !says(a, l.Text.In(a.Words())) {
				t.Errorf("the drawer does not say %q", l.Text.In(a.Words()))
			}
		}
		key(a, ui.Key2)
		for round := 1; round <= 4; round++ {
			e := a.Tree().Find(fmt.Sprint("drawer.past.", round))
			if e == nil || e.Icons[0] != board.SpellIcon(tb.Past().Casts[1][round-1].Spell) {
				t.Errorf("round %d shows %v", round, e)
			}
		}
		key(a, ui.KeyEscape)
		if tb.Open != board.NoDrawer {
			t.Error("Escape does not close the drawer")
		}
		press(t, a, "table.you")
		if a.Tree().Find("drawer.tab.knows") != nil || a.Tree().Find("drawer.tab.spells") == nil {
			t.Error("a human's drawer has other pages")
		}
		press(t, a, "drawer.tab.leads")
		for i, s := range tb.Model.Standings() {
			e := a.Tree().Find("drawer.leads." + s.Seat.String() + ".points")
			if e == nil || e.Text != strconv.Itoa(s.Seen.Total()) {
				t.Errorf("place %d of the points is %v, not %+v", i+1, e, s)
			}
			text := tb.Standing(&s)
			if !says(a, text) {
				t.Errorf("the page does not say %q", text)
			}
			h := &tb.Model.Seats[s.Seat]
			if all := a.T("leads.own", words.Num("Count", s.All)); strings.Contains(text, all) != (h.Shown && h.NPlaces+h.NHoard > 0) {
				t.Errorf("of %d hidden places and %d treasures: %q", h.NPlaces, h.NHoard, text)
			}
		}
		tb.Pull(board.NoDrawer)
	})
	if !looked {
		t.Error("no drawer was opened")
	}
}

// says reports whether a text is in the open drawer.
func says(a *ui.App, text string) bool {
	return slices.ContainsFunc(a.Tree().Elements, func(e ui.Element) bool { return e.Text == text })
}

// While beats still play, the drawer knows nothing of what they show.
func TestKnowsNothingAhead(t *testing.T) {
	a := newApp(t, nil)
	a.Settings().Speed = 0
	deal(t, a, 3, 1, false)
	tb, _ := due(t, a)
	press(t, a, "table.spell.5")
	press(t, a, "table.confirm")
	for range 4000 {
		if wait(a, 1); tb.Queue.Busy() && !tb.Session.Choosing() {
			break
		}
	}
	if p := tb.Past(); tb.Noted == tb.Session.Len() || len(p.Casts[1]) > 0 {
		t.Errorf("%d of %d decisions shown, spells %v known", tb.Noted, tb.Session.Len(), p.Casts[1])
	}
}

// With the memory aid the table shows what its viewer could remember, and without it nothing of that.
func TestMemoryAid(t *testing.T) {
	for _, aid := range []bool{false, true} {
		a := newApp(t, nil)
		dealWith(t, a, 3, 1, session.Config{MemoryAid: aid})
		recalled, rows := 0, 0
		play(t, a, func(tb *Table, phase grimoria.Phase) {
			if phase != grimoria.PhaseTake {
				return
			}
			v := tb.Session.View(tb.turn.Viewer)
			for _, seat := range tb.Others() {
				m := show.Recall(&v, seat)
				e := a.Tree().Find("table.rival." + seat.String())
				if has := strings.Contains(e.Hint, m.Text().In(a.Words())); len(m.Came) > 0 && has != aid {
					t.Fatalf("with the aid %v: %q", aid, e.Hint)
				}
				if a.Tree().Find(e.ID+".recall") != nil {
					rows++
				}
				tb.Tab = board.TabCards
				tb.ShowRival(seat)
				for _, s := range m.Came {
					e := a.Tree().Find("drawer.recall." + s.Card.String())
					if (e != nil) != aid || e != nil && e.Text != fmt.Sprint(s.N) {
						t.Fatalf("with the aid %v: %v is shown as %v", aid, s, e)
					}
					recalled++
				}
				tb.Pull(board.NoDrawer)
			}
			if err := a.Press("table.hoard"); (err == nil) != aid {
				t.Fatalf("with the aid %v a press on the treasures: %v", aid, err)
			}
			if e := a.Tree().Find("drawer.rest.adventures.castle"); (e != nil) != aid || e != nil && e.Text != fmt.Sprint(v.Pool(grimoria.Castle)) {
				t.Fatalf("with the aid %v: castles are %v", aid, e)
			}
			if aid {
				tb.Pull(board.NoDrawer)
			}
		})
		if recalled == 0 || (rows > 0) != aid {
			t.Errorf("with the aid %v: %d kinds recalled, %d rows on panels", aid, recalled, rows)
		}
	}
}

// The set-up says what differs from the box, and goes back to it.
func TestHouseRules(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.grimoria.new")
	state := func() string { return a.Tree().Find("setup.rules").Label }
	if !strings.Contains(state(), a.T("setup.box.all")) {
		t.Errorf("at first %q", state())
	}
	press(t, a, "setup.rules")
	press(t, a, "setup.memory")
	press(t, a, "setup.open")
	press(t, a, "house.done")
	for _, key := range []string{"setup.open_cards", "setup.memory_aid"} {
		if !strings.Contains(state(), a.T(key)) {
			t.Errorf("%q does not say %q", state(), a.T(key))
		}
	}
	press(t, a, "setup.begin")
	if cfg := TableOf(a).Session.Config(); !cfg.MemoryAid || !cfg.OpenCards {
		t.Errorf("the game has %+v", cfg)
	}
	menu.ShowTitle(a)
	press(t, a, "title.grimoria.new")
	press(t, a, "setup.rules")
	press(t, a, "setup.box")
	press(t, a, "house.done")
	if !strings.Contains(state(), a.T("setup.box.all")) {
		t.Errorf("after going back %q", state())
	}
}
