package table

import (
	"strings"
	"testing"

	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// A finished game can be played on from any of its positions. The copy says that it does not count, and counts nowhere: not
// when it ends, and not after a restart.
func TestPlayOn(t *testing.T) {
	st := store.NewMemory()
	a := newApp(t, st)
	finished(t, a)
	for n := 0; a.Scene() != "end" && n < 4000; n++ {
		wait(a, 1)
	}
	games := gameOf(a).annals.Games
	press(t, a, "end.replay")
	r := a.Top().(*after.Replay)
	for n := 0; !r.Whole() && n < 4000; n++ {
		wait(a, 1)
	}
	old := r.Session()
	at := old.Len() * 2 / 3
	strike(a, ui.KeyEnd)
	if e := a.Element("replay.play_on"); e == nil || !e.Disabled || e.Why == "" {
		t.Errorf("at the end one plays on: %+v", e)
	}
	for r.At() > at {
		strike(a, ui.KeyQ)
	}
	press(t, a, "replay.play_on")
	for n := 0; TableOf(a) == nil && n < 400; n++ {
		wait(a, 1)
	}
	tb := TableOf(a)
	if tb == nil {
		t.Fatalf("nothing is played on: %s", dump(a))
	}
	if a.Said() != a.T("copy.note") {
		t.Errorf("it says %q", a.Said())
	}
	if tb.s.Len() != at || tb.s.State().Hash() != old.Before(at).Hash() || !tb.s.IsCopy() || old.IsCopy() {
		t.Fatalf("the copy has %d decisions, want %d", tb.s.Len(), at)
	}
	dice := touria.NewDice(7)
	for !tb.s.Over() {
		if _, err := tb.s.Decide(tb.s.Rules().Light(tb.s.State(), tb.s.Legal(nil), &dice)); err != nil {
			t.Fatal(err)
		}
	}
	a.Replace(newTable(a, gameOf(a), tb.s))
	for n := 0; a.Scene() != "end" && n < 4000; n++ {
		wait(a, 1)
	}
	if got := gameOf(a).readAnnals(a).Games; got != games || games == 0 || a.Scene() != "end" {
		t.Errorf("on %s: %d games are counted, %d before", a.Scene(), got, games)
	}
	if e := a.Tree().Find("end.feats"); e != nil {
		t.Errorf("it tells of %q", e.Text)
	}
	if e := a.Tree().Find("end.how"); e == nil || !strings.Contains(e.Text, a.T("copy.note")) {
		t.Errorf("the summary does not say that it is a copy: %s", dump(a))
	}
}
