//go:build whole

package draw

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/render/paint"
	"touria.games/touria/render/paint/painttest"
	"touria.games/touria/rules/touria"
)

func TestMain(m *testing.M) { painttest.Main(m) }

// What is drawn again allocates nothing. Each thing is measured by itself: a
// long list of draw calls would make Ebitengine's own queue grow.
func TestDrawAllocatesNothing(t *testing.T) {
	p := painter(1)
	dst := ebiten.NewImage(1280, 720)
	board := paint.Rect{X: 216, Y: 56, W: 848, H: 544}
	twoLines := []string{"The dragon gives a heart for", "a gem of the die's colour."}
	for name, draw := range map[string]func(){
		"cloth": func() { p.Cloth(dst, paint.Rect{W: 1280, H: 720}) },
		"board": func() { p.Board(dst, board) },
		"gems":  func() { p.MineGems(dst, board, touria.M1, touria.Gems{1, 0, 0, 1, 0, 0}) },
		"mark":  func() { p.MarkSpace(dst, board, touria.AtDragon, SpaceReach, paint.Pose{}) },
		"trail": func() { p.Trail(dst, board, 0, touria.AtDragon, 0, 1, paint.Pose{}) },
		"tower": func() {
			p.Tower(dst, geometry.Tower(board, 0), TowerLook{Faces: [4]touria.Action{0, 1, 2, 3}, Angle: 30, Glow: .5})
		},
		"heroes": func() { p.Heroes(dst, geometry.Heroes(board, 300, 300), 1, paint.Pose{DY: 3}) },
		"item": func() {
			p.Item(dst, paint.Rect{X: 884, Y: 620, W: 60, H: 60}, touria.Boots, paint.Pose{Grow: .1, Turn: 8, Fade: .2})
		},
		"bar": func() { p.Bar(dst, paint.Rect{X: 600, Y: 690, W: 200, H: 16}, .4, paint.Pose{}) },
		"order": func() {
			p.Order(dst, paint.Rect{X: 1072, Y: 80, W: 200, H: 68}, touria.Order{Gems: touria.Gems{0, 1, 1, 0, 0, 0}, Gold: 3}, paint.Pose{})
		},
		"button": func() { p.Button(dst, paint.Rect{W: 124, H: 60}, paint.ButtonPrimary, paint.PressOver, paint.Pose{}) },
		"line": func() {
			p.Line(dst, paint.Rect{W: 130, H: 44}, "Rosalind", paint.Style{Face: paint.Bold, Size: 22, Align: paint.AlignLeft, Floor: 18})
		},
		"lines": func() {
			p.Lines(dst, paint.Rect{W: 184, H: 150}, twoLines, paint.Style{Size: 20})
		},
	} {
		painttest.Ready(p, draw)
		p.Begin()
		draw()
		if p.Late() {
			t.Fatalf("%s: pictures are missing after Prepare", name)
		}
		if n := testing.AllocsPerRun(40, func() { p.Begin(); draw() }); n > 0 {
			t.Errorf("%s allocates %v times a frame", name, n)
		}
	}
}

// A tower at rest has its front in the middle of its box, and a full turn of
// four quarters looks as before.
func TestTowerTurns(t *testing.T) {
	p := painter(1)
	at := func(faces [4]touria.Action, angle float32) []byte {
		return painttest.Shoot(p, 160, 180, painttest.Meadow, func(dst *ebiten.Image) {
			p.Tower(dst, paint.Rect{X: 5, Y: 5, W: 150, H: 170}, TowerLook{Faces: faces, Angle: angle})
		}).Pix
	}
	far := func(a, b []byte) (n int) {
		for i := range a {
			if d := int(a[i]) - int(b[i]); d > 24 || d < -24 {
				n++
			}
		}
		return n
	}
	rest := at([4]touria.Action{0, 1, 2, 3}, 0)
	if n := far(rest, at([4]touria.Action{3, 0, 1, 2}, 90)); n > 1500 { // base and eaves turn with their grain
		t.Errorf("after a quarter turn %d values differ from the next face at rest", n)
	}
	if n := far(rest, at([4]touria.Action{0, 1, 2, 3}, 45)); n < 8000 {
		t.Errorf("half way through a turn only %d values differ", n)
	}
	if n := far(rest, at([4]touria.Action{4, 1, 2, 3}, 0)); n < 2000 {
		t.Errorf("another front face changes only %d values", n)
	}
}

func BenchmarkTableFrame(b *testing.B) {
	p := painter(1)
	dst := ebiten.NewImage(1280, 720)
	painttest.Ready(p, func() { drawTable(p, dst) })
	b.ReportAllocs()
	for b.Loop() {
		p.Begin()
		drawTable(p, dst)
	}
}
