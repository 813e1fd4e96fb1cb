package table

import (
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// A table whose game is over leads to the finale, and that to the summary: by one press, but not by one that was
// meant for the beats before.
func TestTableEndsInFinale(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hbb", "7"))
	ch := chooser{dice: touria.NewDice(3)}
	for n := 0; ch.decide(t, a); n++ {
		if n > 3000 {
			t.Fatal("the game does not end")
		}
	}
	a.Settings().Speed = beat.Normal
	a.Replace(tb)
	wait(a, 1)
	f := after.FinaleOf(a)
	if f == nil || f.Ended() != tb.board {
		t.Fatalf("scene %s after the end", a.Scene())
	}
	check(t, a, "finale", map[string]bool{})
	wait(a, turn.RestTicks-2)
	strike(a, ui.KeyEnter)
	if a.Scene() != "finale" {
		t.Fatal("a press in the first moment counts")
	}
	wait(a, turn.RestTicks)
	strike(a, ui.KeyEnter)
	if a.Scene() != "end" {
		t.Errorf("scene %s after the finale", a.Scene())
	}
	check(t, a, "summary", map[string]bool{})
	for _, id := range []string{"end.replay", "replay.summary", "end.rematch"} {
		press(t, a, id)
		wait(a, 60)
	}
	if tb := TableOf(a); tb == nil || tb.s.Len() > 3 || a.Element("table.menu") == nil {
		t.Errorf("a new game leads to %s", a.Scene())
	}
}

// A profile is offered to those who play in a game that is watched, on a machine on which nobody has played.
func TestWatchedHaveProfiles(t *testing.T) {
	record := game(t, newApp(t, nil), config("hb", "7")).s.Record()
	a := newApp(t, nil)
	gameOf(a).Watch(a, record, "here")
	if names := gameOf(a).Persons(a); len(names) > 0 {
		t.Errorf("%q play in a record that has not been read", names)
	}
	for n := 0; after.ReplayOf(a).Board() == nil && n < 300; n++ {
		wait(a, 1)
	}
	if names := gameOf(a).Persons(a); len(names) != 1 || names[0] != "Anna" {
		t.Errorf("%q play in the game", names)
	}
}
