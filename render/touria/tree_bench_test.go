package touria

import (
	"testing"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/touria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/rules/touria"
)

// Building the elements of the table anew, with all texts measured in the real
// fonts: what a tick costs in which something changes.
func BenchmarkTree(b *testing.B) {
	s := render.NewScreen(New(touria.DefaultBoard()))
	app := menu.New(ui.Config{Games: []ui.Game{&table.Game{}}, Measure: s, Language: "en", Speed: -1, NewSeed: func() string { return "7" }})
	for range 3 {
		app.Tick(&ui.Input{})
	}
	for _, id := range []string{"title.touria.play", "opening.skip"} {
		if err := app.Press(id); err != nil {
			b.Fatal(err)
		}
	}
	for range 200 {
		app.Tick(&ui.Input{})
	}
	b.ReportAllocs()
	for i := range b.N {
		app.Resize(1280, 720+float32(i&1))
		app.Tree()
	}
}
