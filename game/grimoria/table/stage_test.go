package table

import (
	"fmt"
	"strings"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/ring"
)

// What somebody takes from the viewer is seen for one and a half seconds at least: the sentence, the
// face of who takes it, and the number at the viewer's own goods. A spell that did nothing is never
// ticked, and its step says why.
func TestLossIsSeen(t *testing.T) {
	losses, crosses := 0, 0
	for game := range ring.Pick(3, 16) {
		a := newApp(t, nil)
		deal(t, a, 3+game%3, 1, false)
		var last *show.Told
		ticks := 0
		for n := 0; n < 400 && a.Scene() != "score"; n++ {
			tb, phase := due(t, a)
			if tb == nil {
				break
			}
			if why, ok := tb.Failing(tb.Actor); ok && phase == grimoria.PhaseTake && tb.Model.Active == tb.Actor {
				e := a.Tree().Find("table.step.cast")
				if e == nil || !e.Struck || e.Checked || e.Text != a.T("step.failed."+why.String()) {
					t.Fatalf("the spell fails (%s), and its step is %+v", why, e)
				}
				if x := a.Tree().Find("table.stage.text"); x == nil || !strings.Contains(x.Text, " fails: ") {
					t.Fatalf("the stage does not say why: %+v", x)
				}
				crosses++
			}
			a.Settings().Speed = beat.Instant
			if phase == grimoria.PhaseChoose { // coins are what others want
				a.Settings().Speed = beat.Quadruple
				for _, spell := range []int{13, 7, 6, 3} {
					if a.Press(fmt.Sprint("table.spell.", spell)) == nil {
						break
					}
				}
				press(t, a, "table.confirm")
			} else {
				a.Settings().Speed = beat.Quadruple
				answer(t, a, n)
			}
			for k := 0; k < 6000; k++ {
				wait(a, 1)
				now := TableOf(a)
				if now == nil {
					break
				}
				if _, ok := now.Due(); ok && !now.Resting() {
					break
				}
				x := now.Telling()
				if last != nil && (x == nil || x.Text.In(a.Words()) != last.Text.In(a.Words())) {
					if ticks*4 < 86 { // a tick at each end
						t.Fatalf("%q is gone after %d ticks", last.Text.In(a.Words()), ticks*4)
					}
					last, ticks = nil, 0
				}
				if x == nil || !x.Loss || !now.Queue.Busy() || now.Revealing() {
					continue
				}
				if last == nil {
					losses++
				}
				last = x
				ticks++
				text := a.Tree().Find("table.stage.text")
				face := a.Tree().Find("table.stage.face")
				if text == nil || text.Text != x.Text.In(a.Words()) || !text.Struck || face == nil || face.Sitter != 1+now.Faces[x.By] && face.Sitter != 1+now.Faces[x.Face] {
					t.Fatalf("the stage shows %+v, %+v", text, face)
				}
				seen := false
				for i := range a.Tree().Elements {
					e := &a.Tree().Elements[i]
					seen = seen || strings.HasPrefix(e.ID, "table.delta."+now.Eyes().String()+".") && strings.HasPrefix(e.Text, "−")
				}
				if !seen {
					t.Fatalf("at the own goods there is nothing of %q", x.Text.In(a.Words()))
				}
			}
		}
	}
	if losses == 0 || crosses == 0 {
		t.Errorf("%d losses, %d spells that failed", losses, crosses)
	}
}
