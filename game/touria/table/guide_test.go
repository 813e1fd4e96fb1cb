package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// guided starts the first game and waits for its first question.
func guided(t *testing.T, a *ui.App) *Table {
	t.Helper()
	press(t, a, "title.touria.play")
	if a.Scene() == "opening" {
		press(t, a, "opening.skip")
	}
	tb := TableOf(a)
	asked(a, tb)
	return tb
}

// follower does what the guidance says, in one way: by presses of elements, by keys …
type follower struct {
	a   *ui.App
	tb  *Table
	act func(id string) // presses an element

	seen    []string // the hints, in their order
	presses int
	hurry   bool // it reads nothing
}

// next lets a tick pass, and does what the hint on the screen asks for.
func (f *follower) next(t *testing.T) {
	t.Helper()
	wait(f.a, 1)
	id := hintOn(f.a, f.tb)
	if f.tb.turn.Settled() && f.tb.turn.View.Phase() == touria.PhaseJoin { // nothing is said of it
		f.act("table.option.no_join")
		return
	}
	if f.tb.turn.Settled() && f.tb.turn.View.Phase() == touria.PhaseEnd && f.a.TakesTime() && id == "" {
		f.act("table.confirm")
		return
	}
	if id == "" {
		return
	}
	if !slices.Contains(f.seen, id) {
		f.seen = append(f.seen, id)
	}
	tree := f.a.Tree()
	if !f.tb.turn.Settled() || !strings.HasPrefix(id, guideID) {
		return
	}
	to := ""
	switch id {
	case "guide.tower":
		to = "table.tower.NW"
	case "guide.walk", "guide.draw":
		to = "table.confirm"
	case "guide.roads", "guide.road":
		if f.hurry {
			to = "table.confirm"
		}
	case "guide.gem", "guide.keep":
		to = "table.confirm"
		for i := range tree.Elements {
			if e := &tree.Elements[i]; f.tb.turn.Picked == "" && e.Target.Kind == show.TargetMineGem && e.Pressable() {
				to = e.ID
				break
			}
		}
	}
	if to == "" {
		return
	}
	f.presses++
	f.act(to)
}

// until follows until something is so.
func (f *follower) until(t *testing.T, what string, is func() bool) {
	t.Helper()
	for n := 0; !is(); n++ {
		if n > 90*60 {
			t.Fatalf("%s does not come; seen %v\n%s", what, f.seen, dump(f.a))
		}
		f.next(t)
	}
}

// The guidance leads through the first turn at every size of the window and with each device; its hints come in their
// order, and each of them is told to who listens.
func TestGuideLeadsThroughTheFirstTurn(t *testing.T) {
	want := []string{"guide.tower", "guide.roads", "guide.road", "guide.walk", "guide.turns", "guide.gem", "guide.draw", "guide.keep", "guide.goal", "guide.rival", "guide.told", "guide.places"}
	scan := func(f *follower, t *testing.T) func(id string) {
		return func(id string) {
			for range 200 {
				if f.a.Focused() == id && f.a.FocusShown() {
					break
				}
				strike(f.a, ui.KeySpace)
			}
			strike(f.a, ui.KeyEnter)
		}
	}
	for name, device := range map[string]func(f *follower, t *testing.T) func(id string){
		"presses": func(f *follower, t *testing.T) func(id string) { return func(id string) { press(t, f.a, id) } },
		"mouse": func(f *follower, t *testing.T) func(id string) {
			return func(id string) {
				x, y := f.a.Element(id).Seen().Center()
				click(f.a, x, y)
			}
		},
		"keys": func(f *follower, t *testing.T) func(id string) {
			return func(id string) {
				switch {
				case id == "table.tower.NW":
					strike(f.a, ui.KeyQ)
				case id == "table.confirm":
					strike(f.a, ui.KeyEnter)
				case id == "table.option.no_join":
					press(t, f.a, id)
				default:
					strike(f.a, ui.Key1)
				}
			}
		},
		"pad": func(f *follower, t *testing.T) func(id string) {
			return func(id string) {
				if id == "table.option.no_join" {
					press(t, f.a, id)
					return
				}
				if id != "table.confirm" {
					for n := 0; n < 20 && f.a.Focused() != id && !strings.HasPrefix(f.a.Focused(), "table.option.take"); n++ {
						strike(f.a, ui.PadRB)
					}
				}
				strike(f.a, ui.PadA)
			}
		},
		"few keys": scan,
		"mirror": func(f *follower, t *testing.T) func(id string) {
			return func(id string) { f.a.Tick(&ui.Input{Reach: ui.Reach{How: ui.ReachPress, ID: id}}) }
		},
	} {
		for _, s := range []size{{1280, 720}, {844, 390}, {390, 844}} {
			if name != "presses" && name != "mouse" && s[0] != 1280 {
				continue
			}
			t.Run(fmt.Sprint(name, " ", s), func(t *testing.T) {
				a := newcomer(nil)
				a.Resize(s[0], s[1])
				if name == "few keys" {
					a.Settings().Scan = settings.ScanKeys
				}
				f := &follower{a: a, tb: guided(t, a)}
				f.act = device(f, t)
				told := map[string]bool{}
				heard := ""
				f.until(t, "the end of the guidance", func() bool {
					for _, h := range a.TakeHeard() {
						heard += h.Text + "\n"
					}
					id := hintOn(a, f.tb)
					if id != "" {
						checkCard(t, a, s, told)
					}
					if a.TakesTime() && f.tb.tutor.lesson.stood > 40 && slices.Contains([]string{"guide.roads", "guide.road", "guide.turns", "guide.goal", "guide.rival"}, id) && !f.tb.tutor.learned(id) {
						f.act("lesson") // it waits for who needs their time
					}
					if id == "guide.told" && f.tb.turn.Settled() {
						if name == "keys" || name == "pad" { // the focus gets there
							a.SetFocus("lesson")
							strike(a, map[string]ui.Key{"keys": ui.KeyEnter, "pad": ui.PadA}[name])
						} else {
							f.act("lesson")
						}
					}
					return id == "guide.places" || f.tb.board.Model.Turn > 3
				})
				wait(a, 2)
				for _, h := range a.TakeHeard() {
					heard += h.Text + "\n"
				}
				missing := slices.DeleteFunc(slices.Clone(want), func(id string) bool { return slices.Contains(f.seen, id) })
				missing = slices.DeleteFunc(missing, func(id string) bool {
					return (a.TakesTime() || name == "keys") && id != "guide.turns" && (id == "guide.road" || id == "guide.walk" || id == "guide.roads") || id == "guide.told" && s[0] != 1280
				})
				if hintOn(a, f.tb) != "guide.places" || len(missing) > 0 {
					t.Errorf("the hints were %v, at last %q", f.seen, hintOn(a, f.tb))
				}
				order := slices.DeleteFunc(slices.Clone(want), func(id string) bool { return !slices.Contains(f.seen, id) })
				if got := slices.DeleteFunc(slices.Clone(f.seen), func(id string) bool { return !slices.Contains(want, id) }); !slices.Equal(got, order) {
					t.Errorf("they came in the order %v", got)
				}
				if !strings.Contains(heard, a.T("guide.keep")) || !strings.Contains(heard, a.T("guide.tower")) {
					t.Errorf("who listens hears %q", heard)
				}
				press(t, a, "lesson")
				if wait(a, 2); hintOn(a, f.tb) != "" || !f.tb.tutor.learned(guideOver) {
					t.Error("the guidance does not end:", dump(a))
				}
			})
		}
	}
}

// Seven presses lead through the first turn: tower, Walk, gem, Take, Draw, gem, Keep.
func TestShortestWayThroughTheFirstTurn(t *testing.T) {
	a := newcomer(nil)
	f := &follower{a: a, tb: guided(t, a), hurry: true}
	f.act = func(id string) { press(t, a, id) }
	f.until(t, "the rival's turn", func() bool { return f.tb.board.Model.Turn > 1 })
	if f.presses != 7 {
		t.Errorf("%d presses lead through the first turn", f.presses)
	}
	if !f.tb.tutor.guided() {
		t.Error("haste ends the guidance")
	}
}

// Whoever does something else is not held up: the guidance ends kindly, and the game goes on.
func TestGuideEndsKindly(t *testing.T) {
	for _, id := range []string{"table.tower.SW", "table.tower.NE"} {
		a := newcomer(nil)
		tb := guided(t, a)
		if hintOn(a, tb) != "guide.tower" {
			t.Fatal("no guidance:", dump(a))
		}
		press(t, a, id)
		wait(a, turn.FinalTicks+1)
		if a.Element("table.confirm") == nil { // it cannot be chosen
			continue
		}
		press(t, a, "table.confirm")
		wait(a, 1)
		if tb.tutor.guided() || a.Said() != a.T("guide.end") {
			t.Errorf("%s: after another act it says %q: %s", id, a.Said(), dump(a))
		}
	}
	a := newcomer(nil)
	tb := guided(t, a)
	press(t, a, "table.tower.NW")
	wait(a, turn.FinalTicks+1)
	press(t, a, "table.route.1")
	if wait(a, 1); hintOn(a, tb) != "guide.road" && hintOn(a, tb) != "guide.roads" {
		t.Errorf("on the cursed road the hint is %q", hintOn(a, tb))
	}
	wait(a, turn.FinalTicks+1)
	press(t, a, "table.confirm")
	if tb.tutor.guided() {
		t.Error("the cursed road does not end the guidance")
	}
	for n := 0; n < 40; n++ { // a game that ignores the rest of it
		if ch := (chooser{dice: touria.NewDice(3)}); !ch.decide(t, a) {
			break
		}
	}
}

// One press plays without hints, from the first one on; the menu brings them back.
func TestPlayWithoutHints(t *testing.T) {
	st := store.NewMemory()
	a := newcomer(st)
	tb := guided(t, a)
	press(t, a, "lesson.skip")
	if wait(a, 2); hintOn(a, tb) != "" || tb.tutor.hints() != session.HintsNone || a.Said() != a.T("lesson.off.hint") {
		t.Fatal("hints stay:", dump(a))
	}
	a.Saves().Flush()
	b := newcomer(st)
	press(t, b, "title.touria.continue")
	if tb = TableOf(b); hintOn(b, tb) != "" {
		t.Error("hints are back after quitting:", dump(b))
	}
}

// The guidance goes on where it was after a restart.
func TestGuideContinues(t *testing.T) {
	st := store.NewMemory()
	a := newcomer(st)
	f := &follower{a: a, tb: guided(t, a)}
	f.act = func(id string) { press(t, a, id) }
	f.until(t, "the draw", func() bool { return hintOn(a, f.tb) == "guide.draw" })
	a.Saves().Flush()
	b := newcomer(st)
	press(t, b, "title.touria.continue")
	f = &follower{a: b, tb: TableOf(b)}
	f.act = func(id string) { press(t, b, id) }
	f.until(t, "the second turn", func() bool { return f.tb.board.Model.Turn == show.GuideLast && f.tb.turn.Deciding })
	if f.seen[0] != "guide.draw" || !slices.Contains(f.seen, "guide.goal") {
		t.Errorf("after a restart the hints are %v", f.seen)
	}
}

// The game waits for somebody to read also while they look at something else.
func TestGuideWaitsBelowADrawer(t *testing.T) {
	a := newcomer(nil)
	f := &follower{a: a, tb: guided(t, a)}
	f.act = func(id string) { press(t, a, id) }
	f.until(t, "the turning tower", func() bool { return hintOn(a, f.tb) == "guide.turns" && !f.tb.board.Queue.Busy() })
	press(t, a, "table.log")
	a.Tree()
	made := f.tb.s.Len()
	wait(a, 3*hintTicks)
	if f.tb.s.Len() != made {
		t.Error("the game goes on while the chronicle is open")
	}
	strike(a, ui.KeyEscape)
	f.until(t, "the mine", func() bool { return hintOn(a, f.tb) == "guide.gem" })
}

// Nothing of what the rival decides is seen or told before the player's first turn is over, whatever the player does; then
// it is told.
func TestNoRivalBeforeTheFirstTurnIsOver(t *testing.T) {
	for seed := range 12 {
		a := newcomer(nil)
		tb := guided(t, a)
		ch := chooser{dice: touria.NewDice(uint64(seed))}
		before := func() {
			t.Helper()
			for _, h := range a.TakeHeard() {
				if strings.Contains(h.Text, tb.board.Names[rules.N]) && h.Text != a.T("guide.turns", words.Lit("Name", tb.board.Names[rules.N])) {
					t.Errorf("seed %d: before the turn is over who listens hears %q", seed, h.Text)
				}
			}
			for i := range tb.board.Turns {
				if trn := &tb.board.Turns[i]; !trn.Net[rules.N].Empty() {
					t.Errorf("seed %d: the chronicle tells what the rival got", seed)
				}
			}
			if e := a.Tree().Find("table.rival.N.last"); e != nil {
				t.Errorf("seed %d: the card tells %q", seed, e.Label)
			}
			if m, _ := tb.recalled(rules.N); m.Known != (touria.Holdings{Gold: 3, Elixirs: 1}) {
				t.Errorf("seed %d: the rival is known to have %+v", seed, m.Known)
			}
			if tb.s.ToMove() != rules.S && tb.s.State().Turn() == 1 {
				t.Errorf("seed %d: the rival decides in the first turn", seed)
			}
		}
		for tb.s.State().Turn() == 1 && tb.s.ToMove() == rules.S {
			before()
			ch.decide(t, a)
		}
		for n := 0; n < 600 && tb.board.Model.Turn == 1; n++ {
			wait(a, 1)
		}
		if gift := tb.giftTold(); tb.board.Model.Turn > 1 && gift.Key == "" {
			t.Errorf("seed %d: the gift is not told after the turn", seed)
		}
	}
}

// In the scroll the gift stands beside the rival's first turn, once the guidance is over.
func TestGiftIsTold(t *testing.T) {
	a := newcomer(nil)
	f := &follower{a: a, tb: guided(t, a)}
	f.act = func(id string) { press(t, a, id) }
	f.until(t, "the second turn", func() bool { return hintOn(a, f.tb) == "guide.told" })
	gift := f.tb.giftTold().In(a.Words())
	if e := a.Tree().Find("table.rest.2.text"); e == nil || strings.Contains(e.Text, gift) {
		t.Error("the scroll tells the gift too early:", dump(a))
	}
	press(t, a, "lesson")
	wait(a, 2)
	press(t, a, "lesson")
	wait(a, 2)
	if e := a.Tree().Find("table.rest.2.text"); e == nil || !strings.Contains(e.Text, gift) {
		t.Error("the scroll does not tell the gift:", dump(a))
	}
}

// Every hint of the guidance is sound at all sizes, in all languages and text sizes.
func TestGuideLayout(t *testing.T) {
	uitest.Sweep(t, sizes, nil, func() *ui.App { return newcomer(nil) }, func(t *testing.T, a *ui.App, _ uitest.Screen) {
		told := map[string]bool{}
		f := &follower{a: a, tb: guided(t, a)}
		f.act = func(id string) { press(t, a, id) }
		last := ""
		f.until(t, "the end of the guidance", func() bool {
			id := hintOn(a, f.tb)
			if id != last && id != "" {
				check(t, a, id, told)
			}
			if last = id; id == "guide.told" {
				press(t, a, "lesson")
			}
			return id == "guide.places" || f.tb.board.Model.Turn >= show.GuideLast && f.tb.turn.Settled() && id == ""
		})
	})
}
