package table

import (
	"strings"
	"testing"

	"touria.games/touria/game/grimoria/after"
	"touria.games/touria/game/store"
)

// A finished game can be played on from any of its positions. The copy says that it does not count, and counts nowhere.
func TestPlayOn(t *testing.T) {
	a := newApp(t, store.NewMemory())
	deal(t, a, 2, 1, false)
	old := TableOf(a).s
	play(t, a, nil)
	wait(a, 3)
	games := a.Game().(*Game).annals.Games
	press(t, a, "end.replay")
	r := a.Top().(*replay)
	r.runs = false
	r.show(old.Len())
	press(t, a, "table.menu")
	if a.Element("pause.play_on") != nil {
		t.Error("a game is played on from its end")
	}
	press(t, a, "pause.resume")
	at := old.Len() / 2
	r.show(at)
	press(t, a, "table.menu")
	press(t, a, "pause.play_on")
	for n := 0; TableOf(a) == nil && n < 400; n++ {
		wait(a, 1)
	}
	tb := TableOf(a)
	if tb == nil || tb.watched != nil || tb.s == old {
		t.Fatalf("nothing is played on: %s", a.Scene())
	}
	if a.Said() != a.T("copy.note") || !tb.s.IsCopy() || old.IsCopy() || tb.s.Len() < at {
		t.Errorf("it says %q; a copy of %d decisions, want %d", a.Said(), tb.s.Len(), at)
	}
	play(t, a, nil)
	wait(a, 3)
	if got := a.Game().(*Game).annals.Games; got != games || games == 0 {
		t.Errorf("%d games are counted, %d before", got, games)
	}
	e, line := a.Top().(*after.Score), a.Tree().Find("score.reason")
	if line == nil || !strings.Contains(line.Text, a.T("copy.note")) || len(e.Feats) > 0 {
		t.Errorf("the end says %+v", line)
	}
}
