package touria

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/touria/opening"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/touria"
)

func newDrawer() (d *Drawer) {
	render.NewScreen(func(s *render.Screen, p *paint.Painter) render.Drawer {
		d = New(touria.DefaultBoard())(s, p).(*Drawer)
		return d
	})
	return d
}

// On their way to the castle the heroes of the opening never jump, begin and end beside a place, and come past all others.
func TestHeroesOfTheOpeningWalk(t *testing.T) {
	d := newDrawer()
	d.board = ui.Box(0, 0, 1280, 720)
	const steps = 200
	legs := len(opening.Road) - 1
	x0, y0, _ := d.storyHeroes(0)
	for n := range legs*steps + 1 {
		x, y, _ := d.storyHeroes(float32(n) / steps)
		if dx, dy := x-x0, y-y0; dx*dx+dy*dy > 12*12 {
			t.Fatalf("after %.2f legs they jump by %v, %v", float32(n)/steps, dx, dy)
		}
		x0, y0 = x, y
		if n%steps == 0 {
			at := opening.Road[n/steps]
			px, py := d.p.Space(d.board, at)
			bx, by := geometry.Beside(d.board, at)
			if dx, dy := x-px-bx, y-py-by; dx*dx+dy*dy > 1 {
				t.Errorf("at place %d they stand %v, %v away from where heroes stand", at, dx, dy)
			}
		}
	}
}

// The picture of each card of the opening needs pictures to be drawn: none is empty.
func TestPicturesOfTheOpening(t *testing.T) {
	a := uitest.App(ui.Config{Games: []ui.Game{uitest.Number{}}})
	dst := ebiten.NewImage(1280, 720)
	for c := range opening.Cards {
		d, o := newDrawer(), opening.Draft(a, c)
		if d.Plan(func() { d.storyPicture(dst, o.Picture(), o) }); d.p.Work() == 0 {
			t.Errorf("the picture of card %d is empty", c)
		}
	}
}
