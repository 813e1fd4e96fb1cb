package table

import (
	"strings"
	"testing"

	"touria.games/touria/game/grimoria/after"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/store"
)

// A finished game can be played on from any of its positions. The copy says that it does not count, and counts nowhere.
func TestPlayOn(t *testing.T) {
	a := newApp(t, store.NewMemory())
	deal(t, a, 2, 1, false)
	old := TableOf(a).Session
	play(t, a, nil)
	wait(a, 3)
	games := a.Game().(*Game).annals.Games
	press(t, a, "end.replay")
	press(t, a, "replay.play")
	bd := board.Of(a)
	for n := 0; bd.Noted < old.Len() && n < 40; n++ {
		press(t, a, "replay.turn.on")
	}
	press(t, a, "table.menu")
	if a.Element("pause.play_on") != nil {
		t.Error("a game is played on from its end")
	}
	press(t, a, "pause.resume")
	for bd.Noted > old.Len()/2 {
		press(t, a, "replay.turn.back")
	}
	at := bd.Noted
	press(t, a, "table.menu")
	press(t, a, "pause.play_on")
	for n := 0; TableOf(a) == nil && n < 400; n++ {
		wait(a, 1)
	}
	tb := TableOf(a)
	if tb == nil || tb.Session == old {
		t.Fatalf("nothing is played on: %s", a.Scene())
	}
	if a.Said() != a.T("copy.note") || !tb.Session.IsCopy() || old.IsCopy() || tb.Session.Len() < at {
		t.Errorf("it says %q; a copy of %d decisions, want %d", a.Said(), tb.Session.Len(), at)
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
