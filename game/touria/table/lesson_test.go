package table

import (
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// asked waits until the table takes a decision of its viewer.
func asked(a *ui.App, tb *Table) {
	for n := 0; n < 600 && !(tb.turn.Settled() && !tb.s.Over()); n++ {
		wait(a, 1)
	}
	a.Tree()
}

// Whole games with hints: there is one at a time and one a turn, of at most eight words in English, beside a thing on the
// screen that it does not cover; it blocks nothing and does not come twice.
func TestHintsInWholeGames(t *testing.T) {
	seen := map[string]bool{}
	for i, s := range []size{{1280, 720}, {844, 390}, {1920, 1080}, {390, 844}} {
		a := newApp(t, nil)
		a.Resize(s[0], s[1])
		cfg := config("hhb", string(rune('3'+i)))
		cfg.Players[0].Hints, cfg.Players[1].Hints = session.HintsFull, session.HintsFull
		tb := game(t, a, cfg)
		ch := chooser{dice: touria.NewDice(uint64(5 + i))}
		shown := [rules.Seats]map[string]int{{}, {}, {}, {}}
		turns := [rules.Seats]map[int]string{{}, {}, {}, {}}
		told := map[string]bool{}
		look := func() {
			t.Helper()
			for range 20 { // a hint may wait for what a good player would do
				if a.Tree(); !tb.tutor.lesson.asked {
					break
				}
				wait(a, 1)
			}
			id := hintOn(a, tb)
			if id == "" {
				return
			}
			seen[id] = true
			viewer, turn := tb.board.Viewer&3, tb.board.Model.Turn
			if was, ok := shown[viewer][id]; ok && was != turn {
				t.Errorf("%v: %q is told in turn %d and again in turn %d", s, id, was, turn)
			}
			if was := turns[viewer][turn]; was != "" && was != id {
				t.Errorf("%v: %q and %q are told in one turn", s, was, id)
			}
			shown[viewer][id], turns[viewer][turn] = turn, id
			checkCard(t, a, s, told)
		}
		for n := 0; n < 3000; n++ {
			if a.Scene() == "curtain" {
				wait(a, ui.CurtainTicks+1)
				press(t, a, "curtain.ready")
			}
			for range 200 {
				if wait(a, 1); tb.turn.Settled() || a.Scene() != "table" {
					break
				}
			}
			if a.Scene() == "curtain" {
				continue
			}
			if a.Scene() == "table" || a.Scene() == "doors" {
				look()
				if o := tb.turn.Choices.Find("tower.NE"); o != nil && a.Press("table.tower.NE") == nil && tb.turn.Picked != "" {
					look()
					tb.cancel()
				}
			}
			if !ch.decide(t, a) {
				break
			}
		}
	}
	for _, id := range []string{"join", "double", "black", "order", "alike", "sword", "doors"} {
		if !seen[id] {
			t.Errorf("no game showed the hint %q", id)
		}
	}
	t.Log(len(seen), "hints")
}

// hintOn returns the hint on the screen, "" if there is none.
func hintOn(a *ui.App, tb *Table) string {
	if a.Tree(); a.Element("lesson") == nil {
		return ""
	}
	return tb.tutor.lesson.id
}

// checkCard checks that the hint on the screen covers nothing that must be seen, and that its hand points.
func checkCard(t *testing.T, a *ui.App, s size, told map[string]bool) {
	t.Helper()
	tree := a.Tree()
	tb := TableOf(a)
	id := tb.tutor.lesson.id
	card, ring, hand := tree.Find("lesson"), tree.Find("lesson.ring"), tree.Find("lesson.hand")
	if n := len(strings.Fields(card.Label)); n > mostHint {
		t.Errorf("%q has %d words: %q", id, n, card.Label)
	}
	for _, must := range []string{"table.prompt", "table.confirm", "table.cancel"} {
		if e := tree.Find(must); e != nil && card.Rect.Overlaps(e.Rect) {
			t.Errorf("%v: %q covers %s", s, id, must)
		}
	}
	if ring != nil && (hand == nil || !points(hand, ring.Rect)) {
		t.Errorf("%v: %q: no hand points at %v", s, id, ring.Rect)
	}
	if ring != nil && card.Rect.Overlaps(ring.Rect.Inset(5)) {
		t.Errorf("%v: %q covers what it is about: %v %v", s, id, card.Rect, ring.Rect)
	}
	for _, f := range flaws(a) {
		if strings.Contains(f, "lesson") && !told[f] {
			told[f] = true
			t.Errorf("%v: %q: %s", s, id, f)
		}
	}
}

// mostHint is how many words a hint has at most.
const mostHint = 8

// points reports whether the finger of a hand lies at a rectangle.
func points(hand *ui.Element, r ui.Rect) bool {
	h := hand.Rect
	x, y := h.X+h.W/2, h.Y
	switch hand.Part {
	case 1:
		x, y = h.X+h.W, h.Y+h.H/2
	case 2:
		y = h.Y + h.H
	case 3:
		x, y = h.X, h.Y+h.H/2
	}
	return r.Inset(-6).Contains(x, y)
}

// Hints have at most eight words in English and, with their gaps filled, not many more in any language.
func TestHintsAreShort(t *testing.T) {
	for _, lang := range words.Languages() {
		cat := words.New(lang)
		most := mostHint
		if lang != "en" {
			most += 2
		}
		for _, key := range []string{"guide.draw", "guide.gem", "guide.goal", "guide.keep", "guide.places", "guide.rival", "guide.road", "guide.roads", "guide.told", "guide.tower", "guide.turns",
			"guide.walk", "lesson.alike", "lesson.black", "lesson.cursed", "lesson.day", "lesson.doors", "lesson.double", "lesson.dragon", "lesson.fairy", "lesson.gate", "lesson.gate.told", "lesson.join",
			"lesson.loop", "lesson.near", "lesson.order", "lesson.short", "lesson.steps", "lesson.sword", "lesson.tournament", "lesson.undo", "lesson.wizard"} {
			text := cat.Text(key, words.Lit("Name", "Mag Pye"), words.Lit("What", "3 gold"), words.Num("Count", 9), words.Num("N", 5), words.Lit("Colour", "green"), words.Lit("Way", "A"))
			count := 0
			for _, w := range strings.Fields(text) {
				if strings.Trim(w, ".,:;!?…") != "" {
					count++
				}
			}
			if count > most || strings.ContainsAny(text, "<>{}") {
				t.Errorf("%s in %s has %d words: %q", key, lang, count, text)
			}
		}
	}
}

// Hints off, in the menu, takes them away for good: in this game, after quitting and in the next one; the menu brings them
// back.
func TestHintsOff(t *testing.T) {
	st := store.NewMemory()
	a := newApp(t, st)
	cfg := config("hb", "7")
	cfg.Players[0].Hints = session.HintsNew
	tb := game(t, a, cfg)
	asked(a, tb)
	off := func(a *ui.App, want string) {
		t.Helper()
		press(t, a, "table.menu")
		for n := 0; TableOf(a).tutor.hints() != want; n++ {
			if n > 3 {
				t.Fatal("the menu does not change the hints")
			}
			press(t, a, "pause.hints")
		}
		press(t, a, "pause.resume")
	}
	off(a, session.HintsNone)
	a.Saves().Flush()
	again := newApp(t, st)
	press(t, again, "title.touria.continue")
	if TableOf(again).tutor.hints() != session.HintsNone {
		t.Fatal("hints are back after quitting")
	}
	menu.ShowTitle(again)
	press(t, again, "title.touria.new", "setup.begin")
	asked(again, TableOf(again))
	if TableOf(again).tutor.hints() != session.HintsNone {
		t.Error("the next game forgets that hints are off")
	}
	off(again, session.HintsNew)
}

// An unfinished game is never lost: Continue is the first and main button of the
// title, and a new game puts the old one where it can be found, and says so.
func TestPlayKeepsUnfinishedGame(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hb", "7"))
	ch := chooser{dice: touria.NewDice(3)}
	for range 12 {
		ch.decide(t, a)
	}
	want := tb.s.Record()
	menu.ShowTitle(a)
	var first *ui.Element
	for i := range a.Tree().Elements {
		if e := &a.Tree().Elements[i]; e.Interactive() {
			first = e
			break
		}
	}
	if first.ID != "title.touria.continue" || first.Look != ui.LookPrimary {
		t.Fatalf("the title's first button is %s", first.ID)
	}
	press(t, a, "title.touria.new", "setup.begin")
	if a.Said() == "" {
		t.Error("nothing says where the old game is")
	}
	list, err := a.Saves().Kept()
	if err != nil {
		t.Fatal(err)
	}
	found := false
	for _, k := range list {
		text, err := a.Saves().Text(k)
		found = found || err == nil && slices.Equal(text, want)
	}
	if !found {
		t.Error("the unfinished game is gone")
	}
}

// The memory aid tells of rivals' hidden things what a perfect memory of public events
// knows, and nothing else; without it nothing is told.
func TestMemoryAid(t *testing.T) {
	for _, on := range []bool{false, true} {
		a := newApp(t, nil)
		cfg := config("hb", "7")
		cfg.MemoryAid = on
		tb := game(t, a, cfg)
		ch := chooser{dice: touria.NewDice(3)}
		for range 30 {
			ch.decide(t, a)
		}
		hint := a.Tree().Find("table.rival.N").Hint
		v := tb.s.Rules().View(tb.s.Before(tb.s.Len()-len(tb.board.Pending)), rules.S)
		want := show.Recall(&v, rules.N).Goods.In(a.Words())
		if strings.Contains(hint, want) != on {
			t.Errorf("memory aid %v: the rival's panel says %q, the memory %q", on, hint, want)
		}
		press(t, a, "table.rival.N")
		if got := a.Tree().Find("knows.N.goods") != nil; got != on {
			t.Errorf("memory aid %v: the card lists goods: %v", on, got)
		}
	}
}

// Title, set-up and menu fit an upright phone, too.
func TestUprightMenus(t *testing.T) {
	everywhere(t, []size{{390, 844}}, func(t *testing.T, a *ui.App, _ string, _ int) {
		told := map[string]bool{}
		see := func(where string) { check(t, a, where, told) }
		see("title")
		press(t, a, "title.touria.new")
		see("set-up")
		press(t, a, "setup.seat.S.kind")
		see("who, hints")
		press(t, a, "who.hints.full")
		press(t, a, "who.done")
		press(t, a, "setup.seat.W.kind")
		see("who")
		press(t, a, "who.done")
		press(t, a, "setup.rules")
		press(t, a, "setup.intro")
		see("house rules")
		press(t, a, "house.done")
		see("set-up for three")
		press(t, a, "setup.begin")
		tb := TableOf(a)
		if tb.s.Config().Players[0].Hints != session.HintsFull {
			t.Error("the hint level is lost")
		}
		asked(a, tb)
		press(t, a, "table.menu")
		see("menu")
		menu.ShowTitle(a)
		see("title with a game")
	})
}

// The set-up starts from the rules of the last game, marks what differs from those of the box, and goes back to them
// with one press.
func TestSetupMarksDifferences(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.touria.play") // the short first game
	menu.ShowTitle(a)
	press(t, a, "title.touria.new")
	s := a.Top().(*setup)
	if d := s.house().Differs(a); len(d) != 2 || !s.cfg.Introductory || !s.cfg.MemoryAid {
		t.Fatalf("after the first game the set-up starts with %v", d)
	}
	press(t, a, "setup.rules", "setup.box", "house.done")
	if d := s.house().Differs(a); len(d) > 0 || a.Element("setup.box") != nil {
		t.Fatalf("after going back %v differs", d)
	}
	press(t, a, "setup.seat.S.kind")
	press(t, a, "who.goal")
	press(t, a, "who.done")
	press(t, a, "setup.rules")
	for _, id := range []string{"setup.intro", "setup.marriage", "setup.open", "setup.memory"} {
		was := a.Element(id).Label
		if id == "setup.memory" {
			if !a.Element(id).Disabled {
				t.Error("memory aid with open screens")
			}
			continue
		}
		press(t, a, id)
		e := a.Element(id)
		if e.Label == was || !strings.Contains(e.Hint, a.T("setup.box.not")) {
			t.Errorf("%s is not marked: %q", id, e.Label)
		}
	}
	if d := s.house().Differs(a); len(d) != 3 {
		t.Errorf("three things differ, the set-up says %v", d)
	}
	press(t, a, "setup.box")
	if d := s.house().Differs(a); len(d) > 0 {
		t.Errorf("after going back %v differs", d)
	}
	press(t, a, "setup.memory")
	press(t, a, "house.done")
	press(t, a, "setup.begin")
	if tb := TableOf(a); !tb.s.Config().MemoryAid || tb.s.Config().Introductory {
		t.Error("the game is not as set up")
	}
}
