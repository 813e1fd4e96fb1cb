//go:build whole

package frame

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/cmd/touria-desktop/stage"
	"touria.games/touria/game/touria/table"
)

// rounding is how far a channel may be off: a picture that has moved within a texture since is sampled at
// coordinates that are rounded otherwise, and several may lie upon each other.
const rounding = 2

// TestPartsMakeTheWhole: frames of which only the parts that differ are drawn look like frames that
// are drawn whole, through a turn of the table and windows that open above it.
func TestPartsMakeTheWhole(t *testing.T) {
	const w, h = 844, 390
	s := stage.New(w, h)
	t.Cleanup(s.Close)
	var whole *ebiten.Image
	stage.Frame(func() {
		s.Window, whole = ebiten.NewImage(w, h), ebiten.NewImage(w+1, h) // nothing is kept for another size
	})
	got, want := make([]byte, 4*w*h), make([]byte, 4*w*h)
	ticks, compared, differ := 0, 0, 0
	s.Watch = func() {
		if ticks++; ticks%7 == 6 { // in the next tick the program draws, even if it need not
			s.App.Redraw()
		}
		if ticks%7 != 0 || s.Screen.Hidden() || s.Screen.Unfinished() {
			return
		}
		s.Window.ReadPixels(got)
		s.Screen.Draw(whole, s.App)
		if s.Screen.Unfinished() {
			return
		}
		whole.SubImage(s.Window.Bounds()).(*ebiten.Image).ReadPixels(want)
		compared++
		for i := range got {
			if d := int(got[i]) - int(want[i]); d > rounding || d < -rounding {
				if differ++; differ < 5 {
					t.Errorf("tick %d: the pixel at %d, %d is %v, drawn whole %v", ticks, i/4%w, i/4/w, got[i&^3:i&^3+4], want[i&^3:i&^3+4])
				}
				break
			}
		}
	}
	if err := stage.Try(func() {
		s.Continue(stage.Look{Game: stage.Midgame()}) // scenery rests, as where drawing is slow
		s.Settle()
		s.PlayTurn()
		s.Press("table.menu")
		s.Tick(20)
		s.Press("pause.resume")
		s.Tick(20)
		s.Press("table.log")
		s.Tick(40)
		stage.Named("lens").Show(s, stage.Look{})
		s.Tick(60)
	}); err != nil {
		t.Fatal(err)
	}
	if table.TableOf(s.App) == nil || compared < 40 {
		t.Errorf("only %d frames are compared", compared)
	}
	t.Logf("%d frames are compared, %d differ", compared, differ)
}
