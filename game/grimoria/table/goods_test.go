package table

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/ring"
)

// desks and phones at which the own goods are looked for.
var trayScreens = []struct {
	size uitest.Size
	text int
}{
	{uitest.Size{1280, 720}, 100}, {uitest.Size{1280, 720}, 150}, {uitest.Size{1280, 720}, 200}, {uitest.Size{1920, 1080}, 100}, {uitest.Size{1920, 1080}, 150},
	{uitest.Size{1024, 768}, 100}, {uitest.Size{1024, 768}, 150}, {uitest.Size{844, 390}, 100}, {uitest.Size{844, 390}, 150}, {uitest.Size{390, 844}, 100}, {uitest.Size{390, 844}, 150},
	{uitest.Size{640, 360}, 100}, {uitest.Size{360, 640}, 100}, {uitest.Size{2560, 1080}, 125},
}

// missing says which of the own goods are not in sight, and what else always is.
func missing(a *ui.App, tb *Table) (list []string) {
	me := tb.Eyes()
	h := &tb.Model.Seats[me]
	window := a.Window()
	look := func(id, text string) {
		e := a.Tree().Find(id)
		switch {
		case e == nil:
			list = append(list, id+" is not there")
		case e.Rect.X < 0 || e.Rect.Y < 0 || e.Rect.X+e.Rect.W > window.W+.5 || e.Rect.Y+e.Rect.H > window.H+.5:
			list = append(list, fmt.Sprint(id, " is outside: ", e.Rect))
		case text != "" && e.Text != text || e.Fit.Clipped:
			list = append(list, fmt.Sprintf("%s says %q, not %q", id, e.Text, text))
		}
	}
	look("table.you.coins", strconv.Itoa(h.Coins))
	look("table.you.rank", "")
	look("table.round", "")
	look("table.pocket.places", strconv.Itoa(h.NPlaces))
	look("table.pocket.hoard", strconv.Itoa(h.NHoard))
	if e, want := a.Tree().Find("table.you.name"), a.T("points.count", words.Num("Count", h.Points())); e != nil && (e.Sub != want || e.Fit.Clipped) {
		list = append(list, fmt.Sprintf("table.you.name tells %q, not %q", e.Sub, want))
	}
	want, got := 0, 0
	for k := range h.Open {
		want += int(h.Open[k]) + int(h.Cloaked[k])
	}
	for i := range a.Tree().Elements {
		if e := &a.Tree().Elements[i]; strings.HasPrefix(e.ID, "table.mine.") {
			for _, icon := range e.Icons {
				got += max(icon.Count, 1)
			}
		}
	}
	if got != want {
		list = append(list, fmt.Sprintf("%d companions of %d are seen", got, want))
	}
	if n := tb.Model.NSlots; n > 0 && !tb.Revealing() {
		e, chart := a.Tree().Find("table.display."+strconv.Itoa(n-1)), a.Tree().Find("table.chart")
		if e == nil || chart != nil && chart.Rect.Overlaps(e.Rect) {
			list = append(list, "the display is not in sight")
		}
	}
	return list
}

// Coins, companions, hidden cards, the level and the place in the last order are in sight in every
// state, at every size, with large text, too; so is the display but while the books open.
func TestOwnGoodsStay(t *testing.T) {
	states := map[string]bool{}
	for i, at := range trayScreens {
		t.Run(fmt.Sprint(at.size, at.text), func(t *testing.T) {
			a := newApp(t, nil)
			a.Settings().TextScale = at.text
			a.Resize(at.size[0], at.size[1])
			a.Adapt()
			deal(t, a, 2+i%4, 1, false)
			for n := 0; n < ring.Pick(22, 400) && a.Scene() != "score"; n++ {
				tb, phase := due(t, a)
				if tb == nil {
					break
				}
				look := func(where string) {
					a.Changed()
					states[where] = true
					for _, m := range missing(a, tb) {
						t.Fatalf("decision %d, %s: %s", n, where, m)
					}
				}
				look(phase.String())
				if ids := tb.offered(asSlot); len(ids) > 0 {
					tb.pick(ids[0])
					look(phase.String() + ", picked")
					tb.cancel()
				}
				a.Settings().Speed = beat.Instant
				if n < 3 || n%9 == 0 {
					a.Settings().Speed = beat.Normal
				}
				answer(t, a, n)
				for k := 0; k < 1500 && a.Settings().Speed == beat.Normal; k++ {
					wait(a, 1)
					if now := TableOf(a); now == nil || a.Scene() != "grimoria" || !now.Queue.Busy() && now.Deciding() {
						break
					}
					if b, _ := tb.Queue.Current(); b != nil && k%29 == 0 {
						look(fmt.Sprint("beat ", b.Kind))
					}
				}
				a.Settings().Speed = beat.Instant
			}
		})
	}
	for _, want := range []string{grimoria.PhaseChoose.String(), grimoria.PhaseTake.String(), fmt.Sprint("beat ", show.BeatOpen), fmt.Sprint("beat ", show.BeatRead)} {
		if !states[want] {
			t.Errorf("never seen: %s", want)
		}
	}
}
