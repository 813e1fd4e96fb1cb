package ui_test

import (
	"fmt"
	"testing"

	"touria.games/touria/game/store"
	"touria.games/touria/game/ui/uitest"
)

// A rehearsal is a game that has begun, and of which the App that it belongs to knows nothing.
func TestRehearsal(t *testing.T) {
	st := store.NewMemory()
	a := uitest.Start(st)
	shown, set := uitest.Listing(a), fmt.Sprint(*a.Settings())
	a.TakeDirty()
	r := a.Rehearsal()
	uitest.Wait(r, 3)
	if r.Scene() == a.Scene() || uitest.Listing(r) == shown {
		t.Errorf("the rehearsal shows %s", r.Scene())
	}
	if a.TakeDirty() || a.Scene() != "title" || uitest.Listing(a) != shown {
		t.Errorf("the App shows %s after it", a.Scene())
	}
	if got := fmt.Sprint(*a.Settings()); got != set {
		t.Errorf("the settings are %s after it, were %s", got, set)
	}
	if a.Working() || a.Saves().Autosave().Holds() {
		t.Error("the rehearsal is kept")
	}
}
