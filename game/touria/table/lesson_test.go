package table

import (
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// pointedAt returns the element that the hint on the screen points at, nil if there is
// no hint.
func pointedAt(a *ui.App) *ui.Element {
	tree := a.Tree()
	ring := tree.Find("lesson.ring")
	if ring == nil {
		return nil
	}
	for i := range tree.Elements {
		e := &tree.Elements[i]
		if e.ID != "lesson.ring" && e.Label == ring.Label && e.Target == ring.Target && e.Rect.Inset(-lessonRing).Overlaps(ring.Rect) && e.Interactive() {
			return e
		}
	}
	return nil
}

// asked waits until the table takes a decision of its viewer.
func asked(a *ui.App, tb *Table) {
	for n := 0; n < 600 && !(tb.turn.Settled() && !tb.s.Over()); n++ {
		wait(a, 1)
	}
	a.Tree()
}

// On a machine without a set-up, Play opens a table at once. Following the hints, by
// what is on the screen alone, leads to the first finished turn and on to the next,
// at every size of the window and without a question for a gift.
func TestHintsLeadThroughFirstTurns(t *testing.T) {
	for _, s := range []size{{1280, 720}, {844, 390}, {390, 844}} {
		for seed := range 8 {
			a := newApp(t, nil)
			for range seed {
				a.Config().NewSeed()
			}
			a.Resize(s[0], s[1])
			press(t, a, "title.touria.play")
			tb := TableOf(a)
			if tb == nil {
				t.Fatal("no table after the first press")
			}
			cfg := tb.s.Config()
			if len(cfg.Players) != 2 || !strings.HasPrefix(cfg.Players[1].Level, "stroll") || !cfg.Introductory {
				t.Fatalf("the first game is %+v", cfg)
			}
			asked(a, tb)
			if tb.s.State().Phase() != touria.PhaseStart || tb.s.ToMove() != rules.S {
				t.Fatal("the first question is no choice of a tower")
			}
			hints := 0
			for n := 0; tb.s.State().Turn() < 3; n++ {
				if n > 200 {
					t.Fatalf("%v, seed %d: the hints lead nowhere", s, seed)
				}
				for range idleTicks + 2*turn.RestTicks {
					if wait(a, 1); a.Element("lesson.off") != nil && tb.turn.Settled() {
						break
					}
				}
				e := pointedAt(a)
				switch {
				case tb.s.ToMove() != rules.S || tb.s.State().Turn() > 2:
					continue
				case e == nil:
					t.Fatalf("%v, seed %d, turn %d: no hint\n%s", s, seed, tb.s.State().Turn(), dump(a))
				}
				hints++
				if e.Pressable() && (e.Role == ui.RoleButton || e.Role == ui.RoleTarget) {
					press(t, a, e.ID)
				} else { // it tells of something to collect
					press(t, a, "lesson.next")
					wait(a, idleTicks+1)
				}
			}
			if hints < 4 {
				t.Errorf("%v, seed %d: only %d hints in the first turn", s, seed, hints)
			}
			if asked(a, tb); tb.tutor.lesson.shown == "" {
				t.Errorf("%v, seed %d: no hint in the second turn", s, seed)
			}
		}
	}
}

// Whole games with hints: there is one at a time, of at most eight words, beside a
// thing on the screen that it does not cover; it blocks nothing and does not come
// twice.
func TestHintsInWholeGames(t *testing.T) {
	cats := []*words.Catalogue{}
	for _, lang := range words.Languages() {
		cats = append(cats, words.New(lang))
	}
	seen := map[string]bool{}
	for i, s := range []size{{1280, 720}, {844, 390}, {1920, 1080}, {390, 844}} {
		a := newApp(t, nil)
		a.Resize(s[0], s[1])
		cfg := config("hhb", string(rune('3'+i)))
		cfg.Players[0].Hints, cfg.Players[1].Hints = session.HintsFull, session.HintsFull
		tb := game(t, a, cfg)
		ch := chooser{dice: touria.NewDice(uint64(5 + i))}
		shown := [rules.Seats]map[string]bool{{}, {}, {}, {}}
		told := map[string]bool{}
		look := func() {
			t.Helper()
			tree := a.Tree()
			rings := 0
			for j := range tree.Elements {
				if tree.Elements[j].Look == board.LookPointer {
					rings++
				}
			}
			id := tb.tutor.lesson.shown
			if (id != "") != (rings == 1) || rings > 1 {
				t.Fatalf("%q is shown with %d rings", id, rings)
			}
			if id == "" {
				return
			}
			seen[id] = true
			if id != "choose" && id != "way" && shown[tb.board.Viewer][id] && tb.learnedNow(id) {
				t.Fatalf("%q is told again", id)
			}
			if tb.tutor.lesson.idle < idleTicks && tb.turn.Picked == "" {
				shown[tb.board.Viewer&3][id] = true
			}
			card, ring := tree.Find("lesson"), tree.Find("lesson.ring")
			at := pointedAt(a)
			if at == nil && id != "goal" && id != "black.later" {
				t.Fatalf("%q points at nothing", id)
			}
			if at != nil && card.Rect.Overlaps(at.Rect) {
				t.Errorf("%v: %q covers what it is about: %v %v", s, id, card.Rect, ring.Rect)
			}
			for _, must := range []string{"table.prompt", "table.confirm", "table.cancel"} {
				if e := tree.Find(must); e != nil && card.Rect.Overlaps(e.Rect) {
					t.Errorf("%v: %q covers %s", s, id, must)
				}
			}
			if e := tree.Find(board.ID(tb.s.Rules().Board, show.Thing(show.TargetSpace, tb.board.Model.Heroes))); s[0] >= 1280 && e != nil && card.Rect.Overlaps(e.Rect) { // a phone has not always another place
				t.Errorf("%v: %q covers the heroes: %v %v", s, id, card.Rect, e.Rect)
			}
			hand := tree.Find("lesson.hand")
			switch {
			case hand == nil:
				t.Fatalf("%q has no hand", id)
			case !points(hand, ring.Rect):
				t.Errorf("%v: %q: the hand %v, turned by %v, does not point at %v", s, id, hand.Rect, hand.Part, ring.Rect)
			case hand.Rect.Overlaps(card.Rect), at != nil && hand.Rect.Overlaps(at.Rect):
				t.Errorf("%v: %q: the hand %v covers %v or %v", s, id, hand.Rect, card.Rect, ring.Rect)
			}
			for _, f := range flaws(a) {
				if strings.Contains(f, "lesson") && !told[f] {
					told[f] = true
					t.Errorf("%v: %s", s, f)
				}
			}
			for _, cat := range cats {
				text := cat.Text("lesson." + id)
				count := 0
				for _, w := range strings.Fields(text) {
					if strings.Trim(w, ".,:;!?…") != "" {
						count++
					}
				}
				if count > 8 || text == "" {
					t.Errorf("%q has %d words in %s: %q", id, count, cat.Lang(), text)
				}
			}
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
	for _, id := range []string{"tower", "go", "way", "mine", "goal", "end", "join", "double", "thief", "black", "order"} {
		if !seen[id] {
			t.Errorf("no game showed the hint %q", id)
		}
	}
	t.Log(len(seen), "hints")
}

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

// learnedNow reports whether a hint counts as learned.
func (t *Table) learnedNow(id string) bool { return t.tutor.learned(id) }

// Who has chosen a tower by the herald's advice is not told later how that is done.
func TestHeraldPractises(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.touria.play")
	tb := TableOf(a)
	asked(a, tb)
	press(t, a, "table.herald")
	for tb.turn.Advice.Thinking {
		wait(a, 1)
	}
	wait(a, turn.RestTicks+1)
	if tb.tutor.lesson.shown != "" || tb.tutor.learned("tower") {
		t.Fatalf("beside the herald's advice the hint is %q", tb.tutor.lesson.shown)
	}
	press(t, a, "table.herald.do")
	if !tb.tutor.learned("tower") {
		t.Error("the hint about towers would come again")
	}
}

// Hints off takes them away for good: in this game, after quitting and in the next
// one; the menu brings them back. What was learned is not told again.
func TestHintsOff(t *testing.T) {
	st := store.NewMemory()
	a := newApp(t, st)
	press(t, a, "title.touria.play")
	asked(a, TableOf(a))
	if a.Element("lesson.off") == nil {
		t.Fatal("no hint at the first decision")
	}
	again := newApp(t, st) // quit and come back
	press(t, again, "title.touria.continue")
	tb := TableOf(again)
	asked(again, tb)
	if tb.tutor.lesson.shown != "tower" {
		t.Fatalf("after quitting the hint is %q", tb.tutor.lesson.shown)
	}
	press(t, again, "lesson.next")
	wait(again, 2)
	if again.Element("lesson.off") != nil {
		t.Fatal("a closed hint is followed by another one at once")
	}
	pick := func(a *ui.App) {
		for _, w := range []string{"NW", "NE", "SE", "SW"} {
			if a.Press("table.tower."+w) == nil {
				return
			}
		}
	}
	again = newApp(t, st)
	press(t, again, "title.touria.continue")
	tb = TableOf(again)
	if asked(again, tb); tb.tutor.lesson.shown != "" {
		t.Fatalf("after quitting the hint is %q again", tb.tutor.lesson.shown)
	}
	pick(again)
	press(t, again, "lesson.off")
	if again.Element("lesson.off") != nil || tb.tutor.hints() != session.HintsNone {
		t.Fatal("hints stay")
	}
	again.Saves().Flush()
	third := newApp(t, st)
	press(t, third, "title.touria.continue")
	asked(third, TableOf(third))
	pick(third)
	if third.Element("lesson.off") != nil {
		t.Fatal("hints are back after quitting")
	}
	press(t, third, "table.menu")
	press(t, third, "pause.hints")
	press(t, third, "pause.resume")
	wait(third, 2)
	if third.Element("lesson.off") == nil {
		t.Fatal("the menu does not bring hints back")
	}
	press(t, third, "lesson.off")
	third.ShowTitle()
	press(t, third, "title.touria.new", "setup.begin")
	asked(third, TableOf(third))
	if TableOf(third).tutor.hints() != session.HintsNone {
		t.Error("the next game forgets that hints are off")
	}
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
	a.ShowTitle()
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
		a.ShowTitle()
		see("title with a game")
	})
}

// The set-up starts from the rules of the last game, marks what differs from those of the box, and goes back to them
// with one press.
func TestSetupMarksDifferences(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.touria.play") // the short first game
	a.ShowTitle()
	press(t, a, "title.touria.new")
	s := a.Top().(*setup)
	if d := s.differs(); len(d) != 2 || !s.cfg.Introductory || !s.cfg.MemoryAid {
		t.Fatalf("after the first game the set-up starts with %v", d)
	}
	press(t, a, "setup.rules", "setup.box", "house.done")
	if d := s.differs(); len(d) > 0 || a.Element("setup.box") != nil {
		t.Fatalf("after going back %v differs", d)
	}
	press(t, a, "setup.seat.S.kind")
	press(t, a, "who.goal")
	press(t, a, "who.done")
	press(t, a, "setup.rules")
	for _, id := range []string{"setup.intro", "setup.marriage", "setup.open", "setup.memory"} {
		was := a.Element(id).Text
		if id == "setup.memory" {
			if !a.Element(id).Disabled {
				t.Error("memory aid with open screens")
			}
			continue
		}
		press(t, a, id)
		e := a.Element(id)
		if e.Text == was || !strings.Contains(e.Hint, a.T("setup.box.not")) {
			t.Errorf("%s is not marked: %q", id, e.Text)
		}
	}
	if d := s.differs(); len(d) != 3 {
		t.Errorf("three things differ, the set-up says %v", d)
	}
	press(t, a, "setup.box")
	if d := s.differs(); len(d) > 0 {
		t.Errorf("after going back %v differs", d)
	}
	press(t, a, "setup.memory")
	press(t, a, "house.done")
	press(t, a, "setup.begin")
	if tb := TableOf(a); !tb.MemoryAid() || tb.s.Config().Introductory {
		t.Error("the game is not as set up")
	}
}

// The hint to choose a way points at one that brings gems without a black one, if there
// is any; and who cannot pay for an offer is told to go on.
func TestHintsAreFair(t *testing.T) {
	ways, passes := 0, 0
	for seed := range 12 {
		a := newApp(t, nil)
		cfg := config("hb", string(rune('a'+seed)))
		cfg.Players[0].Hints = session.HintsFull
		tb := game(t, a, cfg)
		ch := chooser{dice: touria.NewDice(uint64(seed))}
		for n := 0; n < 150 && ch.decide(t, a); n++ {
			wait(a, turn.RestTicks+6)
			if !tb.turn.Open() {
				continue
			}
			a.Tree()
			switch tb.turn.View.Phase() {
			case touria.PhaseStart:
				for w := touria.NW; w < touria.Towers && tb.tutor.lesson.shown != "way"; w++ {
					if len(tb.turn.AimAt(show.Thing(show.TargetTower, w))) == 1 {
						tb.tutor.lesson.told = [rules.Seats][]string{}
						press(t, a, "table.tower."+w.String())
						a.Tree()
					}
				}
				if tb.tutor.lesson.shown != "way" {
					tb.cancel()
					continue
				}
				black := func(rt *show.Route) bool {
					return slices.ContainsFunc(rt.Icons(), func(i ui.Icon) bool {
						return i.Kind == show.IconGem && touria.Colour(i.What) == touria.Black
					})
				}
				at := pointedAt(a)
				if at == nil || at.Target.Kind != show.TargetRoute {
					t.Fatalf("the hint for ways points at %+v", at)
				}
				list := tb.turn.Forecast.Routes
				if clean := slices.ContainsFunc(list, func(rt show.Route) bool { return !black(&rt) && rt.Gold == 0 }); clean {
					if ways++; black(&list[at.Target.N]) {
						t.Errorf("seed %d: the hint leads by a black gem: %+v", seed, list)
					}
				}
				tb.cancel()
			case touria.PhaseDouble, touria.PhaseJoin:
				pays := slices.ContainsFunc(tb.turn.Legal, func(d touria.Decision) bool { return d.Kind == touria.Double || d.Kind == touria.Join })
				if pays {
					continue
				}
				passes++
				if at := pointedAt(a); tb.tutor.lesson.shown != "pass" && !tb.tutor.learned("pass") || tb.tutor.lesson.shown == "pass" && (at == nil || at.ID != "table.confirm") {
					t.Errorf("seed %d: who cannot pay is told %q", seed, tb.tutor.lesson.shown)
				}
			}
		}
	}
	if ways < 10 || passes < 1 {
		t.Errorf("only %d ways and %d offers that cannot be paid for", ways, passes)
	}
}
