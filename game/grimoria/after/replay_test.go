package after

import (
	"testing"

	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// A replay shows a game from its beginning to its end, and goes back from there.
func TestReplay(t *testing.T) {
	a, s := newApp(t), played(t, 2, 1, "again")
	ShowReplay(a, &box{}, s)
	r := a.Top().(*Replay)
	for range 60_000 {
		if wait(a, 1); !r.runs && !r.seen.Queue.Busy() {
			break
		}
	}
	v := s.View(grimoria.NoSeat)
	if r.at != s.Len() || r.seen.Model.Seats[0].Coins != v.Coins(0) || r.seen.Model.Seats[1].Coins != v.Coins(1) {
		t.Errorf("the replay ends at %d of %d", r.at, s.Len())
	}
	press(t, a, "replay.back")
	if r.at >= s.Len() {
		t.Error("the replay does not go back")
	}
	r.show(0)
	if wait(a, 1); r.seen.Telling() != nil || a.Element("table.stage") != nil {
		t.Error("the beginning tells of what comes later")
	}
}

// Everything that a replay shows can be pressed, and leads nowhere else.
func TestReplayDecidesNothing(t *testing.T) {
	a, s := newApp(t), played(t, 3, 1, "calm")
	ShowReplay(a, &box{}, s)
	r := a.Top().(*Replay)
	press(t, a, "replay.play")
	for at := 0; at < s.Len(); at += 7 {
		r.show(at)
		wait(a, 1)
		for _, id := range []string{"table.pocket", "table.you", "table.rival." + grimoria.Seat(1).String(), "table.pile"} {
			if a.Element(id) == nil {
				t.Fatalf("%s is not shown", id)
			}
			press(t, a, id)
			if a.Element("drawer.close") == nil {
				t.Fatalf("%s opens nothing", id)
			}
			if r.Back(); a.Top() != ui.Scene(r) {
				t.Fatalf("%s leads to %s", id, a.Scene())
			}
			wait(a, 1)
		}
		if bd := r.Shows(); bd.Deciding() || bd.Noted != at {
			t.Fatalf("%d decisions are shown, not %d", bd.Noted, at)
		}
	}
}
