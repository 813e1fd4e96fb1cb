package table

import (
	"strings"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// On Hold the table waits after the reveal and after each turn of somebody else; the button, Space and a pad go on, and Skip leads to the own next decision.
func TestHoldWaits(t *testing.T) {
	for _, size := range []uitest.Size{{1280, 720}, {1024, 768}, {844, 390}, {390, 844}} {
		a := newApp(t, nil)
		a.Resize(size[0], size[1])
		deal(t, a, 3, 1, false)
		tb, _ := due(t, a)
		a.Settings().Speed, a.Settings().Hold = beat.Normal, true
		a.Settings().Learn("grimoria", board.HoldOwn) // by the knob
		waits := 0
		for n := range 6 {
			press(t, a, "table.spell.3", "table.confirm")
			for range 20_000 {
				if wait(a, 1); tb.Deciding() && tb.guard == 0 && tb.wait == 0 {
					break
				}
				if !tb.holds() {
					continue
				}
				waits++
				if waits%5 == 1 {
					for _, f := range uitest.Flaws(a, ground) {
						t.Errorf("%v: %s", size, f)
					}
				}
				was, k := tb.Queue.Current()
				before := *was
				if wait(a, 600); !tb.holds() {
					t.Fatalf("%v: it goes on by itself", size)
				}
				if now, l := tb.Queue.Current(); now.Event != before.Event || now.Kind != before.Kind || l != k {
					t.Fatalf("%v: it goes on by itself from %+v to %+v", size, before.Event, now.Event)
				}
				switch waits % 4 {
				case 0:
					press(t, a, "table.on")
				case 1:
					uitest.Strike(a, ui.KeySpace)
				case 2:
					uitest.Strike(a, ui.PadA)
				case 3:
					if a.Tree().Find("table.skip") == nil {
						press(t, a, "table.on")
						break
					}
					press(t, a, "table.skip")
				}
				if now, _ := tb.Queue.Current(); now != nil && now.Kind == before.Kind && now.Event == before.Event && tb.holds() {
					t.Fatalf("%v: nothing goes on", size)
				}
			}
			for k := 0; k < 30 && !tb.choosing() && a.Scene() == "grimoria"; k++ {
				a.Settings().Speed = beat.Instant
				due(t, a)
				if !tb.choosing() {
					answer(t, a, n+k)
				}
			}
			a.Settings().Speed = beat.Normal
		}
		if waits < 12 {
			t.Errorf("%v: it waits only %d times", size, waits)
		}
	}
}

// Where several people play, whoever of them loses something to somebody goes on themselves, at any speed that shows it; for
// a bot's loss, and where one person plays without Hold, nothing waits.
func TestLossWaitsForItsVictim(t *testing.T) {
	for _, humans := range []int{1, 2, 3} {
		waits := 0
		for game := 0; game < 12 && (game < 1 || humans > 1 && waits < 4); game++ {
			a := newApp(t, nil)
			size := uitest.Sizes[game%len(uitest.Sizes)]
			a.Resize(size[0], size[1])
			deal(t, a, 4, humans, true)
			for n := 0; a.Scene() != "score" && n < 400; n++ {
				a.Settings().Speed = beat.Instant
				if tb, _ := due(t, a); tb == nil && a.Scene() == "score" {
					break
				}
				a.Settings().Speed = beat.Quadruple
				answer(t, a, n+game)
				for range 4000 {
					tb := TableOf(a)
					if tb == nil || a.Scene() != "grimoria" || !tb.Queue.Busy() {
						break
					}
					b, _ := tb.Queue.Current()
					lost := ""
					if b != nil && b.Kind == show.BeatRead && b.Told != nil && b.Told.By < grimoria.NoSeat {
						for _, c := range b.Told.Changes {
							if c.Now < c.Was && c.Seat != b.Told.By && int(c.Seat) < humans {
								lost += tb.Names[c.Seat] + " "
							}
						}
					}
					if want := humans > 1 && lost != ""; tb.holds() != want {
						t.Fatalf("%d people, %q has lost something: waits is %v", humans, lost, tb.holds())
					}
					if b == nil || !tb.holds() {
						wait(a, 1)
						continue
					}
					waits++
					was := b.Event
					for _, f := range uitest.Flaws(a, ground) {
						if strings.Contains(f, "table.on") {
							t.Errorf("%v: %s", size, f)
						}
					}
					if wait(a, 300); !tb.holds() {
						t.Fatal("it goes on by itself")
					}
					if e := a.Tree().Find("table.on"); e == nil || !strings.Contains(lost, e.Sub) || e.Sub == "" {
						t.Fatalf("%q has lost something, and the button is %+v", lost, e)
					}
					press(t, a, "table.on")
					if now, _ := tb.Queue.Current(); now != nil && now.Kind == show.BeatRead && now.Event == was {
						t.Fatal("nothing goes on")
					}
				}
			}
		}
		if humans > 1 && waits < 4 {
			t.Errorf("%d people: it waits only %d times", humans, waits)
		}
	}
}

// The knob leads through all speeds and Hold, and back.
func TestSpeedKnobHolds(t *testing.T) {
	a := newApp(t, nil)
	deal(t, a, 2, 1, false)
	due(t, a)
	a.Settings().Speed = beat.Normal
	seen := map[string]bool{}
	for range 5 {
		press(t, a, "table.speed")
		seen[a.Tree().Find("table.speed").Value] = true
	}
	if len(seen) != 5 || a.Settings().Hold || a.Settings().Speed != beat.Normal {
		t.Errorf("the knob leads through %v", seen)
	}
}

// Somebody new begins on Hold, and who has played keeps the speed.
func TestFirstGameHolds(t *testing.T) {
	a := newApp(t, nil)
	a.Settings().Speed = beat.Normal
	press(t, a, "title.grimoria.play")
	if !a.Settings().Hold {
		t.Error("the first game does not begin on Hold")
	}
	a.Settings().Hold = false
	menu.ShowTitle(a)
	(&Game{}).Play(a)
	if a.Settings().Hold {
		t.Error("the second game begins on Hold again")
	}
}

// After three rounds the first game goes on by itself, and says so once; not for who has chosen to wait.
func TestHoldOfTheFirstGameEnds(t *testing.T) {
	for _, own := range []bool{false, true} {
		a := newApp(t, nil)
		a.Settings().Speed = beat.Normal
		press(t, a, "title.grimoria.play")
		a.Settings().Speed = beat.Instant - 1
		told := 0
		for n := 0; n < 200_000; n++ {
			tb := TableOf(a)
			if tb == nil { // the story
				uitest.Strike(a, ui.KeyEscape)
				wait(a, 1)
				continue
			}
			if tb.Model.Round > board.HeldRounds+1 {
				break
			}
			if own && !a.Settings().Knows("grimoria", board.HoldOwn) {
				for range 9 {
					if tb.Faster(); a.Settings().Hold {
						break
					}
				}
			}
			if tb.Deciding() && tb.Session.Choosing() && tb.Model.Round <= board.HeldRounds && !a.Settings().Hold {
				t.Fatalf("in round %d it waits no more", tb.Model.Round)
			}
			if a.Said() == a.T("hold.over") {
				told++
			}
			switch e := a.Tree().Find("table.on"); {
			case e != nil && e.Pressable():
				press(t, a, "table.on")
			case tb.Deciding() && tb.wait == 0 && tb.guard == 0 && !tb.Queue.Busy():
				tb.commit(tb.legal[n%len(tb.legal)])
			}
			wait(a, 1)
		}
		if a.Settings().Hold != own || (told > 0) == own {
			t.Errorf("chosen by the player %v: it waits %v, said in %d frames", own, a.Settings().Hold, told)
		}
	}
}

// Somebody new is told about each thing when it comes up for the first time: once, one a round, in eight words at most.
func TestHintsComeOnce(t *testing.T) {
	for _, lang := range words.Languages() {
		w := words.New(lang)
		keys := []string{"meet.attacks", "meet.most", "meet.all", "meet.last"}
		for c := range hintedCards {
			keys = append(keys, "meet."+c.String())
		}
		for _, key := range keys {
			if text := w.Text(key); len(strings.Split(text, " ")) > 8 || text == key {
				t.Errorf("%s: %s is %q", lang, key, text)
			}
		}
	}
	a := newApp(t, nil)
	seen := map[string]map[int]bool{} // by round
	for game := range 2 {
		deal(t, a, 3, 1, false)
		play(t, a, func(tb *Table, phase grimoria.Phase) {
			if e := a.Tree().Find("table.book.hint"); e != nil && phase == grimoria.PhaseChoose {
				if seen[e.Text] == nil {
					seen[e.Text] = map[int]bool{}
				}
				seen[e.Text][100*game+tb.Model.Round] = true
			}
		})
		menu.ShowTitle(a)
	}
	if len(seen) < 6 {
		t.Errorf("only %d hints were given: %v", len(seen), seen)
	}
	for text, rounds := range seen {
		if len(rounds) > 1 {
			t.Errorf("%q is said in %d rounds", text, len(rounds))
		}
	}
}
