package table

import (
	"testing"

	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// Whole games are played to the end screen by pressing elements only, at all
// sizes and with all numbers of humans and bots.
func TestWholeGames(t *testing.T) {
	cases := []struct {
		players string
		w, h    float32
		edit    func(*chooser, *ui.App)
	}{
		{"hb", 1280, 720, nil},
		{"hbbb", 1280, 720, nil},
		{"hhb", 1920, 1080, nil},
		{"hhhh", 1280, 720, nil},
		{"hb", 844, 390, nil},
		{"hh", 844, 390, nil},
	}
	for _, c := range cases {
		t.Run(c.players, func(t *testing.T) {
			a := newApp(t, nil)
			a.Resize(c.w, c.h)
			game(t, a, config(c.players, "7"))
			ch := chooser{dice: touria.NewDice(3)}
			n := 0
			for ch.decide(t, a) {
				if n++; n > 3000 {
					t.Fatal("the game does not end")
				}
			}
			press(t, a, "end.leave")
			if a.Scene() != "title" {
				t.Errorf("scene %s after the end", a.Scene())
			}
			t.Logf("%d decisions of humans", n)
		})
	}
}
