package table

import (
	"strings"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/opening"
	"touria.games/touria/game/menu"
	box "touria.games/touria/game/opening"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
)

// beginner is somebody at the title who has never played.
func beginner() *ui.App {
	return uitest.App(ui.Config{Version: "1.0", Speed: -1, CanQuit: true, Think: 400, Games: []ui.Game{&Game{}}})
}

// The first game begins with three pictures, which end by themselves within 24 seconds, or with one press; then the table is
// there and waits for the player. From the second game on, and at instant speed, nothing comes before the table.
func TestOpening(t *testing.T) {
	a := beginner()
	press(t, a, "title.grimoria.play")
	ticks, cards := uitest.Unattended(t, a, 24*60, func() int { return opening.Of(a).Card() })
	if a.Scene() != "grimoria" || cards != opening.Cards || ticks < 3*box.CardTicks-2 {
		t.Errorf("after %d ticks and %d pictures: %s", ticks, cards, uitest.Dump(a))
	}
	for at := 0; at < 3*box.CardTicks-4; at += 97 {
		a := beginner()
		press(t, a, "title.grimoria.play")
		wait(a, at)
		if press(t, a, "opening.skip"); a.Scene() != "grimoria" {
			t.Errorf("one press does not skip the opening after %d ticks: %s", at, uitest.Dump(a))
		}
	}
	a = beginner()
	a.Settings().Speed = beat.Instant
	if press(t, a, "title.grimoria.play"); a.Scene() != "grimoria" {
		t.Error("the opening comes without animations:", uitest.Dump(a))
	}
	a = uitest.App(ui.Config{Version: "1.0", Speed: int(beat.Instant), Games: []ui.Game{&Game{}}})
	press(t, a, "title.grimoria.play")
	a.Settings().Speed = beat.Normal
	menu.ShowTitle(a)
	if press(t, a, "title.grimoria.continue"); a.Scene() != "grimoria" {
		t.Error("the opening comes before a game that goes on:", uitest.Dump(a))
	}
	press(t, a, "table.menu", "pause.story")
	if o := opening.Of(a); o == nil || len(o.Guests) != 2 || o.Guests[0] == o.Guests[1] {
		t.Error("the menu does not show the story:", uitest.Dump(a))
	}
	for range opening.Cards {
		wait(a, 40)
		press(t, a, "opening.next")
	}
	if a.Scene() != "grimoria" {
		t.Error("the story does not lead back to the table:", uitest.Dump(a))
	}
}

// The pictures' words fit at all sizes, in all languages and text sizes, and listeners are told what is seen.
func TestOpeningLayout(t *testing.T) {
	uitest.Sweep(t, uitest.Sizes, nil, beginner, func(t *testing.T, a *ui.App, _ uitest.Screen) {
		press(t, a, "title.grimoria.play")
		for c := range opening.Cards {
			heard := ""
			for _, h := range a.TakeHeard() {
				heard += h.Text
			}
			wait(a, 40)
			for _, f := range uitest.Flaws(a, ground) {
				t.Errorf("picture %d: %v", c+1, f)
			}
			head, picture := a.Tree().Find("opening.head"), a.Tree().Find("opening.picture")
			if !strings.Contains(heard, head.Text) || len(picture.Label) < 60 {
				t.Errorf("picture %d: heard %q, it is %q", c+1, heard, picture.Label)
			}
			for _, id := range []string{"opening.clash", "opening.worth"} {
				if e := a.Tree().Find(id); e != nil && !picture.Rect.Contains(e.Rect.X, e.Rect.Y+e.Rect.H) {
					t.Errorf("%s leaves the picture", id)
				}
			}
			press(t, a, "opening.next")
		}
	})
}
