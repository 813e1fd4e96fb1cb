package render

import (
	"testing"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/render/paint"
)

// hand is a Source of input that stays the same.
type hand struct{ ui.Input }

func (h *hand) Read(in *ui.Input, _ float64) { *in = h.Input }

// A Shell rests a second after the last thing that has happened, whatever that was, and what it leaves out until
// then passes all the same.
func TestResting(t *testing.T) {
	st := store.NewMemory()
	set := settings.Default()
	set.IdleMotion = false
	if err := settings.Save(st, set); err != nil {
		t.Fatal(err)
	}
	screen := NewScreen(func(*Screen, *paint.Painter) Drawer { return blank{} })
	app := menu.New(ui.Config{Games: []ui.Game{uitest.Number{}}, Store: st, Measure: screen, Speed: -1})
	hands := &hand{}
	s := NewShell(app, screen, hands, nil)
	tick := func(n int) {
		for range n {
			if err := s.Update(); err != nil {
				t.Fatal(err)
			}
			app.TakeDirty() // as what draws does
		}
	}
	tick(3 * restAfter)
	if !s.Resting() {
		t.Fatal("a Shell to which nothing happens does not rest")
	}
	for name, in := range map[string]ui.Input{
		"a move": {Moved: true}, "a press": {Down: true}, "a held button": {Held: true}, "the wheel": {Wheel: 1}, "a key": {Pressed: [6]ui.Key{ui.KeyF1}},
		"a letter": {Typed: [8]rune{'a'}}, "fingers": {Pinch: 1}, "a gamepad": {Polled: true}, "a return": {Restored: true},
	} {
		hands.Input = in
		tick(1)
		if s.Resting() {
			t.Errorf("it rests after %s", name)
		}
		hands.Input = ui.Input{}
		tick(restAfter - 2)
		if s.Resting() {
			t.Errorf("it rests too soon after %s", name)
		}
		tick(restAfter)
		if !s.Resting() {
			t.Errorf("it does not rest again after %s", name)
		}
	}
	release := make(chan bool) // work takes as long as it takes
	for name, happens := range map[string]func(){"a picture": app.Redraw, "a change": app.Changed, "work": func() { app.Background(func() func() { <-release; return nil }) }} {
		happens()
		s.tick()
		if s.Resting() {
			t.Errorf("it rests after %s", name)
		}
		if name == "work" {
			close(release)
		}
		uitest.Settle(app)
		tick(2 * restAfter)
		if !s.Resting() {
			t.Errorf("it does not rest again after %s", name)
		}
	}
	app.Say("News")
	tick(restAfter + 2)
	if !s.Resting() || app.Tree().Find("toast") == nil {
		t.Fatal("it does not rest while news is shown")
	}
	for n := 0; s.Resting(); n++ {
		if n > 100 {
			t.Fatal("news never goes away while it rests")
		}
		s.Pass(12)
	}
	if app.Tree().Find("toast") != nil {
		t.Error("it wakes up before news goes away")
	}
}
