package table

import (
	"bytes"
	"fmt"
	"testing"

	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/store"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/ring"
)

// presses is how many presses a decision takes at most: what it is about, and the main button; what is
// done besides taking a card is opened first.
func presses(d grimoria.Decision, p grimoria.Phase) int {
	switch d.Kind {
	case grimoria.Cast, grimoria.EndTurn, grimoria.NoSwap, grimoria.NoCloak, grimoria.Accept, grimoria.Buy, grimoria.NoBuy:
		return 1
	case grimoria.Swap, grimoria.PutOnCloak:
		if p == grimoria.PhaseTake {
			return 3
		}
	}
	return 2
}

// way returns the elements that make a decision, one after the other, by what they say of themselves:
// it presses all but the last.
func way(t *testing.T, a *ui.App, d grimoria.Decision) (path []string, last string) {
	t.Helper()
	tb := TableOf(a)
	press := func(id string) {
		path = append(path, id)
		uitest.Press(t, a, id)
	}
	if tb.Session.Phase() == grimoria.PhaseTake {
		if x := map[grimoria.Kind]extra{grimoria.Swap: witchExtra, grimoria.PutOnCloak: cloakExtra}[d.Kind]; x != noExtra {
			press("table.extra." + extraCards[x].String())
		}
	}
	for i := range tb.options {
		if tb.options[i].Decision != d {
			continue
		}
		id := tb.optionID(i)
		if e := a.Element(id); e == nil || !e.Pressable() {
			if form(&tb.options[i]) == asPlain { // the only one stands on the main button
				return path, "table.confirm"
			}
			t.Fatalf("%v: nothing on the screen stands for it (%s)\n%s", d, id, uitest.Dump(a))
		}
		if i == tb.decline() {
			return path, id
		}
		press(id)
		return path, "table.confirm"
	}
	t.Fatalf("%v is no option", d)
	return nil, ""
}

// Every legal decision can be made by pressing what is drawn, in as many presses as its kind needs, with
// the mouse, with the keyboard and with a pad, and what is pressed makes that decision and no other.
func TestEveryDecisionCanBeMade(t *testing.T) {
	sizes := []uitest.Size{{1280, 720}, {844, 390}, {390, 844}}
	tried := map[string]int{} // by phase and kind
	for seed := range ring.Pick(6, 60) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			st := store.NewMemory()
			a := newApp(t, st)
			size := sizes[seed%len(sizes)]
			humans := 1 + seed%3
			deal(t, a, 3+seed%3, humans, seed%5 == 0)
			dice := uint64(seed)
			for n := 0; n < 2000 && a.Scene() != "score"; n++ {
				tb, phase := due(t, a)
				if tb == nil || a.Scene() == "curtain" {
					if a.Scene() == "score" {
						break
					}
					answer(t, a, n)
					continue
				}
				legal := tb.Session.Legal(tb.Actor, nil)
				dice = dice*6364136223846793005 + 1442695040888963407
				do := legal[int(dice>>33)%len(legal)]
				switch wish := []uint8{5, 12, 14, 9}[n%4]; { // spells after which one is asked; and a witch is kept
				case phase == grimoria.PhaseChoose && tb.Model.Level >= int(wish):
					do = grimoria.Decision{Kind: grimoria.Choose, Arg: wish}
				case phase == grimoria.PhaseEnd || phase == grimoria.PhaseStart || phase == grimoria.PhasePrepare:
					do = legal[0]
				}
				try := legal
				if phase == grimoria.PhaseChoose {
					try = nil
				}
				text := bytes.Clone(tb.Session.Record())
				for i, d := range try {
					if len(try) > 4 && (i+n)%len(try) > 3 {
						continue // cards that lie side by side are taken alike: another four of them each time
					}
					if d.Kind == grimoria.PutOnCloak && tb.turn.Viewer != tb.Actor {
						continue // behind the own curtain, which the pouch lowers
					}
					b := at(t, text, size, tb)
					if b == nil {
						continue
					}
					made(t, b, d, phase, i%3)
					tried[fmt.Sprint(phase, " ", d.Kind)]++
				}
				tb.commit(do)
				uitest.Wait(a, 2)
			}
		})
	}
	for _, what := range []string{"take take", "take cloak", "take swap", "merchant buy", "defend accept"} {
		if tried[what] == 0 {
			t.Errorf("%s was never tried: %v", what, tried)
		}
	}
}

// at returns an App that shows the position of a record to the same eyes, in a window of a size.
func at(t *testing.T, text []byte, size uitest.Size, like *Table) *ui.App {
	t.Helper()
	a := newApp(t, nil)
	a.Resize(size[0], size[1])
	s, _, err := session.Load(text)
	if err != nil {
		t.Fatal(err)
	}
	cfg := like.Session.Config()
	s.SetCurtain(cfg.Curtain)
	tb := newTable(a, like.g, s)
	tb.turn.Viewer = like.turn.Viewer
	tb.rebuild()
	a.Replace(tb)
	for range 200 {
		if tb.Deciding() && tb.wait == 0 && tb.guard == 0 && !tb.Queue.Busy() {
			return a
		}
		if tb.Deciding() && len(tb.legal) == 1 { // made by itself
			return nil
		}
		uitest.Wait(a, 1)
	}
	t.Fatalf("nobody is asked in %s", a.Scene())
	return nil
}

// made makes a decision by a device: mouse, keyboard or pad.
func made(t *testing.T, a *ui.App, d grimoria.Decision, p grimoria.Phase, device int) {
	t.Helper()
	tb := TableOf(a)
	before := tb.Session.Len()
	path, last := way(t, a, d)
	if n := len(path) + 1; n > presses(d, p) {
		t.Errorf("%v takes %d presses: %v, %s", d, n, path, last)
	}
	uitest.Wait(a, restTicks+1)
	e := a.Element(last)
	if e == nil || !e.Pressable() {
		t.Fatalf("%v: %s cannot be pressed after %v\n%s", d, last, path, uitest.Dump(a))
	}
	switch device {
	case 0:
		uitest.ClickOn(a, last)
	default:
		next, take := ui.KeyTab, ui.KeyEnter
		if device == 2 {
			next, take = ui.PadRight, ui.PadA
		}
		for n := 0; a.Focus() != last && n < 120; n++ {
			if device == 2 && n%11 == 10 {
				uitest.Strike(a, ui.PadDown)
				continue
			}
			uitest.Strike(a, next)
		}
		if a.Focus() != last && device == 2 { // a pad has a button for it
			uitest.Press(t, a, last)
			break
		}
		if a.Focus() != last {
			t.Fatalf("%v: the focus never comes to %s", d, last)
		}
		uitest.Strike(a, take)
	}
	if tb.doubted != nil { // it asks once
		uitest.Wait(a, restTicks+1)
		switch device {
		case 0:
			uitest.ClickOn(a, last)
		case 1:
			uitest.Strike(a, ui.KeyEnter)
		default:
			uitest.Press(t, a, last)
		}
	}
	if steps := tb.Session.Since(before); len(steps) == 0 || steps[0].Decision != d {
		t.Errorf("%v in phase %v: %v, %s makes %v", d, p, path, last, steps)
	}
}
