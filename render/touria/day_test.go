package touria

import (
	"testing"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/touria"
)

// The time of day goes on slowly, but stands where it is when a game is opened.
func TestDayIsEased(t *testing.T) {
	s, d := screen()
	app := menu.New(ui.Config{Games: []ui.Game{&table.Game{}}, Measure: s, Speed: -1, NewSeed: func() string { return "5" }})
	for range 3 {
		app.Tick(&ui.Input{})
	}
	for _, id := range []string{"title.touria.play", "opening.skip"} {
		if err := app.Press(id); err != nil {
			t.Fatal(err)
		}
	}
	s.Tick(app)
	want := board.Of(app).Model.Day()
	if d.day.at != want {
		t.Errorf("the table opens at %v of the day instead of %v", d.day.at, want)
	}
	d.day.at = want + .5
	for range 30 {
		before := d.day.at
		s.Tick(app)
		if gone := before - d.day.at; gone <= 0 || gone > haste*1.01 {
			t.Fatalf("the day goes by %v in a tick", gone)
		}
	}
}

// screen returns a screen with its drawer.
func screen() (s *render.Screen, d *Drawer) {
	s = render.NewScreen(func(s *render.Screen, p *paint.Painter) render.Drawer {
		d = New(touria.DefaultBoard())(s, p).(*Drawer)
		return d
	})
	return s, d
}
