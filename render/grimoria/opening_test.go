package grimoria

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/grimoria/opening"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
)

// The picture of each card of the opening needs pictures to be drawn: none is empty.
func TestPicturesOfTheOpening(t *testing.T) {
	a := uitest.App(ui.Config{Games: []ui.Game{uitest.Number{}}})
	dst := ebiten.NewImage(1280, 720)
	for c := range opening.Cards {
		var d *Drawer
		render.NewScreen(func(s *render.Screen, p *paint.Painter) render.Drawer {
			d = New(s, p).(*Drawer)
			return d
		}).Tick(a)
		o := opening.Draft(a, c)
		if d.Plan(func() { d.storyPicture(dst, o.Picture(), o) }); d.p.Work() == 0 {
			t.Errorf("the picture of card %d is empty", c)
		}
	}
}
