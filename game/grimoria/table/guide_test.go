package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
)

// pupil follows the guidance of the first game by its hints alone.
type pupil struct {
	a     *ui.App
	tb    *Table
	press func(id string)
	seen  []string        // the hints, in their order
	see   func(id string) // looks at a hint before it is followed; nil: nobody does
}

// newPupil starts the first game at speed 1×, as somebody new finds it.
func newPupil(t testing.TB, st store.Store) *pupil {
	t.Helper()
	a := uitest.App(ui.Config{Store: st, Version: "1.0", Speed: -1, CanQuit: true, Think: 400, Games: []ui.Game{&Game{}}})
	press(t, a, "title.grimoria.play")
	if a.Tree().Find("opening.skip") != nil {
		press(t, a, "opening.skip")
	}
	return follow(t, a)
}

func follow(t testing.TB, a *ui.App) *pupil {
	return &pupil{a: a, tb: TableOf(a), press: func(id string) { press(t, a, id) }}
}

// hint returns the hint on the screen, "" if there is none.
func (p *pupil) hint() string {
	if p.a.Tree().Find("lesson") == nil || p.tb.tutor.step == nil {
		return ""
	}
	return p.tb.tutor.step.ID
}

// next lets a tick pass and does what the hint asks for, or what the game waits for.
func (p *pupil) next(t testing.TB) {
	t.Helper()
	wait(p.a, 1)
	id := p.hint()
	if id != "" && !slices.Contains(p.seen, id) {
		p.seen = append(p.seen, id)
		if p.see != nil {
			p.see(id)
		}
	}
	tb := p.tb
	switch {
	case tb.Deciding() && tb.guard > 0, tb.wait > 0:
	case id == "first.book" && tb.Model.Round == 1:
		p.press("table.spell.4")
	case id == "first.seal", id == "first.button":
		p.press("table.confirm")
	case id == "first.take":
		for i := range tb.Model.NSlots {
			if tb.slotOption(i) >= 0 {
				p.press(fmt.Sprint("table.display.", i))
				break
			}
		}
	case id != "" && (tb.tutor.stood > 20 || tb.tutor.stood > 2 && tb.waits):
		p.press("lesson")
	case id == "" && p.a.Tree().Find("table.on") != nil:
		p.press("table.on")
	}
}

// until follows until something is so.
func (p *pupil) until(t testing.TB, what string, is func() bool) {
	t.Helper()
	for n := 0; !is(); n++ {
		if n > 60*120 {
			t.Fatalf("%s does not come; seen %v\n%s", what, p.seen, uitest.Dump(p.a))
		}
		p.next(t)
	}
}

func (p *pupil) over() bool { return p.a.Settings().Knows("grimoria", guideOver) }

// The guidance leads through the first round at every size of the window and with each device; its hints come in their
// order, and each of them is told to who listens.
func TestGuideLeadsThroughTheFirstRound(t *testing.T) {
	for name, device := range map[string]func(p *pupil) func(id string){
		"presses": func(p *pupil) func(id string) { return func(id string) { press(t, p.a, id) } },
		"mouse": func(p *pupil) func(id string) {
			return func(id string) {
				if !uitest.ClickOn(p.a, id) {
					t.Fatalf("no click reaches %s: %s", id, uitest.Dump(p.a))
				}
			}
		},
		"keys": func(p *pupil) func(id string) {
			return func(id string) {
				switch {
				case strings.HasPrefix(id, "table.spell."):
					uitest.Strike(p.a, ui.Key4)
				case strings.HasPrefix(id, "table.display."):
					uitest.Strike(p.a, ui.Key1)
				case p.tb.Queue.Busy():
					uitest.Strike(p.a, ui.KeyEnter)
				default:
					p.a.SetFocus(id)
					uitest.Strike(p.a, ui.KeyEnter)
				}
			}
		},
		"pad": func(p *pupil) func(id string) {
			return func(id string) {
				if !p.tb.Queue.Busy() {
					p.a.SetFocus(id)
				}
				uitest.Strike(p.a, ui.PadA)
			}
		},
		"mirror": func(p *pupil) func(id string) {
			return func(id string) { p.a.Tick(&ui.Input{Reach: ui.Reach{How: ui.ReachPress, ID: id}}) }
		},
	} {
		for _, size := range []uitest.Size{{1280, 720}, {1024, 768}, {844, 390}, {390, 844}} {
			if name != "presses" && name != "mouse" && size[0] != 1280 {
				continue
			}
			t.Run(fmt.Sprint(name, " ", size), func(t *testing.T) {
				p := newPupil(t, nil)
				p.a.Resize(size[0], size[1])
				p.press = device(p)
				p.see = func(id string) {
					tree := p.a.Tree()
					card, ring := tree.Find("lesson"), tree.Find("lesson.ring")
					for _, must := range []string{"table.prompt", "table.confirm", "table.on"} {
						if e := tree.Find(must); e != nil && card.Rect.Overlaps(e.Rect) {
							t.Errorf("%s covers %s", id, must)
						}
					}
					skip := tree.Find("lesson.skip")
					for _, must := range []string{"table.chart", "table.book", "table.confirm"} {
						e := tree.Find(must)
						if size[1] <= size[0] || e == nil || !p.tb.choosing() || id != "first.book" && id != "first.sheet" && id != "first.seal" {
							continue // beside each other all is wide enough for a card
						}
						if card.Rect.Overlaps(e.Rect) || skip.Rect.Overlaps(e.Rect) {
							t.Errorf("%s covers %s, which is read or pressed next: %v and %v, %v", id, must, card.Rect, skip.Rect, e.Rect)
						}
					}
					if ring != nil && card.Rect.Overlaps(ring.Rect.Inset(6)) {
						t.Errorf("%s covers what it is about: %v %v", id, card.Rect, ring.Rect)
					}
				}
				heard := ""
				p.until(t, "the end of the guidance", func() bool {
					for _, h := range p.a.TakeHeard() {
						heard += h.Text + "\n"
					}
					return p.over()
				})
				want := []string{"first.goal", "first.display", "first.book", "first.sheet", "first.seal", "first.reveal", "first.told", "first.take", "first.button", "first.companion", "first.hidden",
					"first.scroll", "first.keep", "first.free"}
				for _, id := range want {
					either := id == "first.companion" && slices.Contains(p.seen, "first.hidden") || id == "first.hidden" && slices.Contains(p.seen, "first.companion")
					if !slices.Contains(p.seen, id) && !either {
						t.Errorf("%s is not among the hints %v", id, p.seen)
					}
					if slices.Contains(p.seen, id) && !strings.Contains(heard, p.a.T(id)) {
						t.Errorf("who listens does not hear %s", id)
					}
				}
				if p.tb.Model.Round != 2 || p.hint() != "" {
					t.Errorf("it ends in round %d with %q", p.tb.Model.Round, p.hint())
				}
			})
		}
	}
}

// Hints have at most 20 words in every language, and the text is there.
func TestGuideIsShort(t *testing.T) {
	for _, lang := range words.Languages() {
		w := words.New(lang)
		for i := range show.Guide {
			id := show.Guide[i].ID
			if text := w.Text(id); text == id || len(strings.Fields(text)) > 13 {
				t.Errorf("%s in %s is %q", id, lang, text)
			}
		}
	}
}

// Whoever goes their own way is not held up: the guidance ends, and the game goes on.
func TestGuideEndsKindly(t *testing.T) {
	p := newPupil(t, nil)
	p.until(t, "the book", func() bool { return p.hint() == "first.book" && p.tb.guard == 0 })
	press(t, p.a, "table.owl")
	if wait(p.a, 2); !p.over() || p.hint() != "" {
		t.Error("asking the owl does not end the guidance:", uitest.Dump(p.a))
	}
	p = newPupil(t, nil)
	p.until(t, "the reveal", func() bool { return p.hint() == "first.reveal" })
	p.press("lesson")
	p.until(t, "the rival's turn", func() bool { return p.hint() == "first.told" })
	press(t, p.a, "table.skip")
	if !p.over() || p.a.Said() != p.a.T("guide.end") {
		t.Errorf("skipping ahead does not end the guidance, it says %q", p.a.Said())
	}
	wait(p.a, 60)
	if id := p.hint(); id != "" && id != "first.clash" {
		t.Errorf("after it there is %s", id)
	}
	// Haste is no other way.
	p = newPupil(t, nil)
	for n := 0; p.tb.Session.Choosing() && n < 600; n++ {
		if wait(p.a, 1); p.tb.Deciding() && p.tb.guard == 0 {
			press(t, p.a, "table.spell.3", "table.confirm")
			break
		}
	}
	if wait(p.a, 1); p.over() {
		t.Error("haste ends the guidance")
	}
}

// One press plays without hints, from the first one on, also after a restart; the menu brings them back.
func TestPlayWithoutHints(t *testing.T) {
	st := store.NewMemory()
	p := newPupil(t, st)
	p.until(t, "a hint", func() bool { return p.hint() != "" })
	press(t, p.a, "lesson.skip")
	if wait(p.a, 2); p.hint() != "" || p.a.Said() != p.a.T("lesson.off.hint") || p.tb.lesson() != "" {
		t.Fatal("hints stay:", uitest.Dump(p.a))
	}
	p.a.Saves().Flush()
	b := uitest.App(ui.Config{Store: st, Version: "1.0", Speed: -1, Think: 400, Games: []ui.Game{&Game{}}})
	press(t, b, "title.grimoria.continue")
	q := follow(t, b)
	due(t, b)
	if q.hint() != "" || q.tb.lesson() != "" {
		t.Error("hints are back after quitting")
	}
	press(t, b, "table.menu", "pause.hints", "pause.resume")
	if q.tb.lesson() == "" {
		t.Error("the menu does not bring hints back")
	}
}

// The guidance goes on where it was after a restart.
func TestGuideContinues(t *testing.T) {
	st := store.NewMemory()
	p := newPupil(t, st)
	p.until(t, "the card", func() bool { return p.hint() == "first.take" })
	p.a.Saves().Flush()
	b := uitest.App(ui.Config{Store: st, Version: "1.0", Speed: -1, Think: 400, Games: []ui.Game{&Game{}}})
	press(t, b, "title.grimoria.continue")
	q := follow(t, b)
	q.until(t, "the end of the guidance", q.over)
	if len(q.seen) == 0 || q.seen[0] != "first.take" || !slices.Contains(q.seen, "first.free") {
		t.Errorf("after a restart the hints are %v", q.seen)
	}
}

// Nothing is explained in a second game, nor to who has played before, nor in a set-up of one's own.
func TestNoGuideInTheSecondGame(t *testing.T) {
	p := newPupil(t, nil)
	seed := p.tb.Session.Config().Seed
	menu.ShowTitle(p.a)
	(&Game{}).Play(p.a)
	tb := TableOf(p.a)
	if tb.Session.Config().Seed == seed || tb.tutor.first {
		t.Error("the second game is the first one again")
	}
	a := uitest.App(ui.Config{Version: "1.0", Speed: -1, Think: 400, Games: []ui.Game{&Game{}}})
	deal(t, a, 3, 1, false)
	q := follow(t, a)
	due(t, a)
	if wait(a, 20); q.hint() != "" || q.tb.guided {
		t.Error("a game with a set-up of one's own is guided")
	}
}

// What holds the game waits also below a drawer, and for two hints at one beat two presses are needed.
func TestGuideWaitsBelowADrawer(t *testing.T) {
	p := newPupil(t, nil)
	p.a.Settings().Hold = false
	p.until(t, "the reveal", func() bool { return p.hint() == "first.reveal" })
	press(t, p.a, "table.log")
	wait(p.a, 900)
	if _, at := p.tb.Queue.Current(); !p.tb.Revealing() {
		t.Errorf("the game goes on below the chronicle to beat %v", at)
	}
	uitest.Strike(p.a, ui.KeyEscape)
	p.until(t, "the rival's turn", func() bool { return p.hint() == "first.told" })
}

// The guidance tells nothing that the player may not know, and asks for no particular spell or card: what is lit is the
// same whatever the rivals have sealed.
func TestGuideTellsNoSecret(t *testing.T) {
	for i := range show.Guide {
		g := &show.Guide[i]
		for _, lang := range words.Languages() {
			text := words.New(lang).Text(g.ID)
			if strings.ContainsAny(text, "{}") {
				t.Errorf("%s in %s names somebody or something: %q", g.ID, lang, text)
			}
		}
	}
	p := newPupil(t, nil)
	p.until(t, "the end", func() bool {
		if ring := p.a.Tree().Find("lesson.ring"); ring != nil && ring.Target.Kind == board.TargetSlot && ring.Rect.W < 2*p.a.Tree().Find("table.display.0").Rect.W {
			t.Errorf("%s points at one of several: %v", p.hint(), ring.Rect)
		}
		return p.over()
	})
}

// Every hint of the guidance is sound at all sizes, in all languages and text sizes.
func TestGuideLayout(t *testing.T) {
	app := func() *ui.App {
		return uitest.App(ui.Config{Version: "1.0", Speed: -1, Think: 400, Games: []ui.Game{&Game{}}})
	}
	uitest.Sweep(t, uitest.Sizes, nil, app, func(t *testing.T, a *ui.App, s uitest.Screen) {
		press(t, a, "title.grimoria.play")
		if a.Tree().Find("opening.skip") != nil {
			press(t, a, "opening.skip")
		}
		p := follow(t, a)
		told := map[string]bool{}
		p.see = func(id string) {
			for _, f := range uitest.Flaws(a, ground) {
				if strings.Contains(f, "lesson") && !told[f] {
					told[f] = true
					t.Errorf("%s: %s", id, f)
				}
			}
		}
		p.until(t, "the end of the guidance", p.over)
	})
}
