package menu_test

import (
	"fmt"
	"strings"
	"testing"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
)

// seal lets a seat lift its curtain and pick; it returns what the screen showed
// on the curtain and behind it.
func seal(t *testing.T, a *ui.App, seat, n int) string {
	t.Helper()
	if a.Scene() != "curtain" || !strings.Contains(uitest.Listing(a), uitest.Names[seat]) {
		t.Fatalf("no curtain for %s: %s", uitest.Names[seat], a.Scene())
	}
	if shown := uitest.Listing(a); strings.Contains(shown, "number.") {
		t.Fatal("the curtain does not cover the table")
	}
	seen := uitest.Listing(a)
	uitest.Wait(a, ui.CurtainTicks+1)
	uitest.Press(t, a, "curtain.ready")
	seen += uitest.Listing(a)
	uitest.Press(t, a, fmt.Sprint("number.", n))
	return seen
}

// A game that has nothing of Touria's, with five seats and simultaneous secret
// choices, is played from the title to its end, saved, and gone on with.
func TestThirdGame(t *testing.T) {
	var seen [2]string
	for game, picks := range [][uitest.Seats]int{{3, 1, 4, 1, 5}, {9, 2, 6, 8, 7}} {
		st := store.NewMemory()
		a := uitest.Start(st)
		uitest.Press(t, a, "title.number.play")
		for seat := range uitest.Seats - 1 {
			seen[game] += seal(t, a, seat, picks[seat])
		}
		// The window goes away and comes back: the curtain stands there again.
		uitest.Wait(a, ui.CurtainTicks+1)
		uitest.Press(t, a, "curtain.ready")
		a.Tick(&ui.Input{Restored: true})
		if a.Scene() != "curtain" {
			t.Errorf("no curtain after the window was away, but %s", a.Scene())
		}
		seen[game] += seal(t, a, uitest.Seats-1, picks[uitest.Seats-1])
		won := []string{"Eve", "Ada"}[game]
		if e := a.Tree().Find("winner"); e == nil || e.Text != won {
			t.Fatalf("%v: the winner is %v, want %s", picks, e, won)
		}
		a.Saves().Flush()

		b := uitest.Start(st)
		uitest.Press(t, b, "title.number.continue")
		for seat, n := range picks {
			if e := b.Tree().Find(fmt.Sprint("pick.", seat)); e == nil || e.Text != fmt.Sprint(uitest.Names[seat], ": ", n) {
				t.Errorf("after a restart seat %d shows %v, want %d", seat, e, n)
			}
		}
	}
	if seen[0] != seen[1] {
		t.Error("what one seat has sealed changes what the next one sees")
	}
}

// Choices that are sealed and not yet revealed are on no disk: after a crash all
// choose again.
func TestSealedChoicesAreNotStored(t *testing.T) {
	st := store.NewMemory()
	a := uitest.Start(st)
	uitest.Press(t, a, "title.number.play")
	seal(t, a, 0, 7)
	seal(t, a, 1, 7)
	a.Saves().Flush()
	b := uitest.Start(st)
	uitest.Press(t, b, "title.number.continue")
	if b.Scene() != "curtain" || !strings.Contains(uitest.Listing(b), uitest.Names[0]) {
		t.Errorf("the game goes on at %s", b.Scene())
	}
}

// A game that is over lies in the list of any game of the box, and can be watched from there.
func TestThirdGameIsKept(t *testing.T) {
	a := uitest.Start(store.NewMemory())
	uitest.Press(t, a, "title.number.play")
	for seat := range uitest.Seats {
		seal(t, a, seat, seat+1)
	}
	menu.ShowTitle(a)
	uitest.Press(t, a, "title.number.new") // the first one goes to the finished ones
	a.Saves().Flush()
	menu.ShowTitle(a)
	uitest.Press(t, a, "title.chronicles")
	uitest.Wait(a, 5)
	// Line 0 is the game that has just begun.
	if e := a.Tree().Find("chronicles.game.1"); e == nil || !strings.Contains(e.Label, "Ada") || !strings.Contains(e.Label, "Eve won") {
		t.Fatalf("the list shows %v\n%s", e, uitest.Listing(a))
	}
	uitest.Press(t, a, "chronicles.game.1")
	uitest.Press(t, a, "kept.watch")
	if e := a.Tree().Find("winner"); e == nil || e.Text != "Eve" {
		t.Errorf("the replay shows %v", e)
	}
}
