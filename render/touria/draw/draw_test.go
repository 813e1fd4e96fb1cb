package draw

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/render/paint"
	"touria.games/touria/render/paint/painttest"
	"touria.games/touria/rules/touria"
)

// painter returns a painter of the default board.
func painter(scale float32) *Painter {
	return New(paint.New(scale), touria.DefaultBoard())
}

// drawTable draws about what a table at 1280 × 720 shows.
func drawTable(p *Painter, dst *ebiten.Image) {
	board := paint.Rect{X: 216, Y: 56, W: 848, H: 544}
	p.Cloth(dst, paint.Rect{W: 1280, H: 720})
	p.Board(dst, board)
	for s := touria.M1; s <= touria.M6; s++ {
		p.MineGems(dst, board, s, touria.Gems{1, 0, 0, 1, 0, 0})
	}
	p.MarkSpace(dst, board, touria.AtDragon, SpaceReach, paint.Pose{})
	p.Trail(dst, board, 0, touria.AtDragon, 0, 1, paint.Pose{})
	for t := touria.NW; t < touria.Towers; t++ {
		p.Tower(dst, geometry.Tower(board, t), TowerLook{Faces: [4]touria.Action{0, 1, 2, touria.Action(3 + t)}, Angle: 30, Glow: .5})
	}
	x, y := p.Walk(board, 3, touria.AtThief, .4)
	p.Heroes(dst, geometry.Heroes(board, x, y), 1, paint.Pose{})
	for i := range 3 {
		r := paint.Rect{X: 8, Y: 56 + 184*float32(i), W: 200, H: 176}
		p.PanelCrest(dst, r, i, paint.Pose{})
		p.Crest(dst, paint.Rect{X: r.X + 10, Y: r.Y + 10, W: 44, H: 44}, i, paint.Pose{})
		p.Line(dst, paint.Rect{X: r.X + 60, Y: r.Y + 10, W: 130, H: 44}, "Rosalind", paint.Style{Face: paint.Bold, Size: 22, Align: paint.AlignLeft, Floor: 18})
		p.Order(dst, paint.Rect{X: 1072, Y: 80 + 72*float32(i), W: 200, H: 68}, touria.Order{Gems: touria.Gems{0, 1, 1, 0, 0, 0}, Gold: 3}, paint.Pose{})
	}
	for i := range 4 {
		p.Item(dst, paint.Rect{X: 884 + 64*float32(i), Y: 620, W: 60, H: 60}, touria.Item(i*3), paint.Pose{Grow: .1})
	}
	for c := range touria.Colours {
		p.Gem(dst, paint.Rect{X: 128 + 76*float32(c), Y: 620, W: 60, H: 60}, touria.Colour(c), paint.Pose{})
	}
	p.Ribbon(dst, paint.Rect{X: 266, Y: 4, W: 700, H: 44}, 0, paint.Pose{})
	p.Line(dst, paint.Rect{X: 300, Y: 4, W: 620, H: 38}, "Rosalind: choose a tower", paint.Style{Face: paint.Bold, Size: 22, Effect: paint.Raised})
	p.Lines(dst, paint.Rect{X: 1080, Y: 440, W: 184, H: 150}, []string{"The dragon gives a", "heart for a gem of", "the colour that", "the die shows."}, paint.Style{Size: 20})
	p.Button(dst, paint.Rect{X: 1148, Y: 608, W: 124, H: 60}, paint.ButtonPrimary, paint.PressOver, paint.Pose{})
	p.Focus(dst, paint.Rect{X: 1148, Y: 608, W: 124, H: 60}, paint.Pose{})
	p.Bar(dst, paint.Rect{X: 600, Y: 690, W: 200, H: 16}, .4, paint.Pose{})
}

// Plan notes every picture, so that the frames after Prepare miss nothing;
// without Prepare nothing is missing for good either.
func TestPlanIsComplete(t *testing.T) {
	p := painter(1)
	dst := ebiten.NewImage(1280, 720)
	p.Plan(func() { drawTable(p, dst) })
	last, steps := float32(0), 0
	for {
		p.Begin()
		done, progress := p.Prepare()
		if progress < last {
			t.Fatalf("progress went back from %v to %v", last, progress)
		}
		last = progress
		if done {
			break
		}
		if steps++; steps > 5000 {
			t.Fatal("Prepare does not end")
		}
	}
	made := p.Bytes()
	if made < 6<<20 {
		t.Fatalf("only %d bytes of pictures were made", made)
	}
	p.Begin()
	drawTable(p, dst)
	if p.Late() {
		t.Errorf("pictures were missing after Prepare, which made %d bytes", made)
	}

	p = painter(1)
	for range 400 {
		p.Begin()
		drawTable(p, dst)
		if !p.Late() {
			break
		}
		p.Prepare()
	}
	if p.Late() {
		t.Error("the table is never complete without Plan")
	}
}

// Even on a screen of 3840 × 2160 all scenes, one after the other, and the table
// find room in 128 MB.
func TestTextureMemory(t *testing.T) {
	p := painter(3)
	dst := ebiten.NewImage(16, 16)
	all, board := paint.Rect{W: 1280, H: 720}, paint.Rect{X: 216, Y: 56, W: 848, H: 544}
	for _, draw := range []func(){
		func() { p.Title(dst, all); p.Logo(dst, paint.Rect{W: 600, H: 180}, paint.Pose{}) },
		func() { drawTable(p, dst) },
		func() {
			p.Hall(dst, board)
			for d := 1; d <= touria.Doors; d++ {
				p.Door(dst, geometry.HallDoor(board, d), touria.Who(d-1), 1, paint.Pose{})
			}
		},
		func() { p.Curtain(dst, all, 1, paint.Pose{}) },
		func() { p.Finale(dst, all, 1) },
	} {
		painttest.Ready(p, draw)
		for range 3 {
			p.Begin()
			draw()
		}
		t.Logf("%.1f MB", float64(p.Bytes())/1e6)
		if p.Bytes() > 128<<20 {
			t.Errorf("%d bytes of texture memory", p.Bytes())
		}
	}
}

// Walking along a road begins at one of its ends and ends at the other.
func TestWalk(t *testing.T) {
	p := painter(1)
	r := paint.Rect{W: 848, H: 544}
	for i, road := range p.world().Roads {
		for _, from := range []touria.Space{road.A, road.B} {
			to := road.A + road.B - from
			x0, y0 := p.Walk(r, i, from, 0)
			x1, y1 := p.Walk(r, i, from, 1)
			ax, ay := p.Space(r, from)
			bx, by := p.Space(r, to)
			if abs(x0-ax)+abs(y0-ay) > .5 || abs(x1-bx)+abs(y1-by) > .5 {
				t.Errorf("road %d from %s: %v,%v to %v,%v", i, from, x0, y0, x1, y1)
			}
		}
	}
}

func abs(x float32) float32 { return max(x, -x) }
