package table

import (
	"testing"

	"touria.games/touria/game/grimoria/after"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
)

// My games leads to the lesson of a game that is over, that to the table of a mark and back, and the mark into a copy of the game
// that does not count.
func TestLessonFromMyGames(t *testing.T) {
	a := newApp(t, store.NewMemory())
	deal(t, a, 2, 1, false)
	s := TableOf(a).Session
	play(t, a, nil)
	wait(a, 3)
	if _, err := a.Saves().Copy(save.Manual[0], s.Record()); err != nil {
		t.Fatal(err)
	}
	menu.ShowTitle(a)
	press(t, a, "title.chronicles")
	wait(a, 5)
	press(t, a, "chronicles.game.0")
	press(t, a, "kept.lesson")
	for n := 0; a.Tree().Find("review.split") == nil && n < 60_000; n++ {
		wait(a, 1)
	}
	if a.Scene() != "lesson" || a.Tree().Find("review.compared") == nil {
		t.Fatalf("it leads to %s", a.Scene())
	}
	if a.Tree().Find("review.mark.1.see") == nil {
		t.Fatal("the first of all possible decisions were the best ones")
	}
	press(t, a, "review.mark.1.see")
	r, ok := a.Top().(*after.Replay)
	if !ok || a.Tree().Find("review.outline.2") == nil {
		t.Fatalf("the mark is not seen on the table but in %s", a.Scene())
	}
	at := board.Of(a).Noted
	press(t, a, "replay.reasons.close")
	if r.Back(); a.Scene() != "lesson" {
		t.Errorf("back leads to %s", a.Scene())
	}
	press(t, a, "review.mark.1.see")
	press(t, a, "review.try")
	for n := 0; TableOf(a) == nil && n < 400; n++ {
		wait(a, 1)
	}
	tb := TableOf(a)
	if tb == nil || !tb.Session.IsCopy() || tb.Session.Len() < at || tb.Session.Config().Players[1] != s.Config().Players[1] {
		t.Fatalf("no copy of %d decisions against the same rivals is played on: %s", at, a.Scene())
	}
}
