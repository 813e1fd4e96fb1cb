package render

import (
	"testing"

	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/touria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// Frames are asked for while something moves by itself, and no more often than
// the machine can well draw them.
func TestRestless(t *testing.T) {
	st := store.NewMemory()
	s := NewScreen(touria.DefaultBoard())
	app := ui.New(ui.Config{Game: &table.Game{}, Store: st, Measure: s, Speed: -1})
	frames := func(slow int) (n int) { // of 60 ticks, of which one in slow has time for a frame
		for tick := range 60 {
			s.Tick(app)
			if tick%slow == 0 && s.Restless() {
				s.ambience.begin()
				s.life() // as where board or title is drawn
				n++
			}
		}
		return n
	}
	if n := frames(1); n != 0 {
		t.Errorf("%d frames are asked for although nothing that moves is shown", n)
	}
	s.life()
	for slow, want := range map[int]int{1: 30, 2: 15, 5: 6} {
		frames(slow)
		if n := frames(slow); n < want-1 || n > want+1 {
			t.Errorf("with a frame in %d ticks %d are asked for in a second, want %d", slow, n, want)
		}
	}
	set := settings.Default()
	for _, off := range []func(){func() { set.IdleMotion = false }, func() { set.ReducedMotion = true }} {
		set = settings.Default()
		off()
		if err := settings.Save(st, set); err != nil {
			t.Fatal(err)
		}
		app = ui.New(ui.Config{Game: &table.Game{}, Store: st, Measure: s, Speed: -1})
		s.Tick(app)
		if l := s.life(); !l.Still || frames(1) > 0 {
			t.Errorf("something moves with %+v", set)
		}
	}
}

// The time of day goes on slowly, but stands where it is when a game is opened.
func TestDayIsEased(t *testing.T) {
	s := NewScreen(touria.DefaultBoard())
	app := ui.New(ui.Config{Game: &table.Game{}, Measure: s, Speed: -1, NewSeed: func() string { return "5" }})
	for range 3 {
		app.Tick(&ui.Input{})
	}
	if err := app.Press("title.play"); err != nil {
		t.Fatal(err)
	}
	s.Tick(app)
	want := table.TableOf(app).Model().Day()
	if s.ambience.day != want {
		t.Errorf("the table opens at %v of the day instead of %v", s.ambience.day, want)
	}
	s.ambience.day = want + .5
	for range 30 {
		before := s.ambience.day
		s.Tick(app)
		if d := before - s.ambience.day; d <= 0 || d > haste*1.01 {
			t.Fatalf("the day goes by %v in a tick", d)
		}
	}
}
