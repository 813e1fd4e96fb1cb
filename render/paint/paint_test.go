package paint

import (
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/rules/touria"
)

// drawTable draws about what a table at 1280 × 720 shows.
func drawTable(p *Painter, dst *ebiten.Image) {
	board := Rect{X: 216, Y: 56, W: 848, H: 544}
	p.Cloth(dst, Rect{W: 1280, H: 720})
	p.Board(dst, board)
	for s := touria.M1; s <= touria.M6; s++ {
		p.MineGems(dst, board, s, touria.Gems{1, 0, 0, 1, 0, 0})
	}
	p.MarkSpace(dst, board, touria.AtDragon, SpaceReach, Pose{})
	p.Trail(dst, board, 0, touria.AtDragon, 0, 1, Pose{})
	for t := touria.NW; t < touria.Towers; t++ {
		p.Tower(dst, p.TowerRect(board, t), TowerLook{Faces: [4]touria.Action{0, 1, 2, touria.Action(3 + t)}, Angle: 30, Glow: .5})
	}
	x, y := p.Walk(board, 3, touria.AtThief, .4)
	p.Heroes(dst, p.HeroesRect(board, x, y), 1, Pose{})
	for i := range 3 {
		r := Rect{X: 8, Y: 56 + 184*float32(i), W: 200, H: 176}
		p.PanelCrest(dst, r, i, Pose{})
		p.Crest(dst, Rect{X: r.X + 10, Y: r.Y + 10, W: 44, H: 44}, i, Pose{})
		p.Line(dst, Rect{X: r.X + 60, Y: r.Y + 10, W: 130, H: 44}, "Rosalind", Style{Face: Bold, Size: 22, Align: AlignLeft, Floor: 18})
		p.Order(dst, Rect{X: 1072, Y: 80 + 72*float32(i), W: 200, H: 68}, touria.Order{Gems: touria.Gems{0, 1, 1, 0, 0, 0}, Gold: 3}, Pose{})
	}
	for i := range 4 {
		p.Item(dst, Rect{X: 884 + 64*float32(i), Y: 620, W: 60, H: 60}, touria.Item(i*3), Pose{Grow: .1})
	}
	for c := range touria.Colours {
		p.Gem(dst, Rect{X: 128 + 76*float32(c), Y: 620, W: 60, H: 60}, touria.Colour(c), Pose{})
	}
	p.Ribbon(dst, Rect{X: 266, Y: 4, W: 700, H: 44}, 0, Pose{})
	p.Line(dst, Rect{X: 300, Y: 4, W: 620, H: 38}, "Rosalind: choose a tower", Style{Face: Bold, Size: 22, Effect: Raised})
	p.Lines(dst, Rect{X: 1080, Y: 440, W: 184, H: 150}, []string{"The dragon gives a", "heart for a gem of", "the colour that", "the die shows."}, Style{Size: 20})
	p.Button(dst, Rect{X: 1148, Y: 608, W: 124, H: 60}, ButtonPrimary, PressOver, Pose{})
	p.Focus(dst, Rect{X: 1148, Y: 608, W: 124, H: 60}, Pose{})
	p.Bar(dst, Rect{X: 600, Y: 690, W: 200, H: 16}, .4, Pose{})
}

// What is drawn again allocates nothing. Each thing is measured by itself: a
// long list of draw calls would make Ebitengine's own queue grow.
func TestDrawAllocatesNothing(t *testing.T) {
	needDisplay(t)
	p := painter(1)
	dst := ebiten.NewImage(1280, 720)
	board := Rect{X: 216, Y: 56, W: 848, H: 544}
	twoLines := []string{"The dragon gives a heart for", "a gem of the die's colour."}
	for name, draw := range map[string]func(){
		"cloth": func() { p.Cloth(dst, Rect{W: 1280, H: 720}) },
		"board": func() { p.Board(dst, board) },
		"gems":  func() { p.MineGems(dst, board, touria.M1, touria.Gems{1, 0, 0, 1, 0, 0}) },
		"mark":  func() { p.MarkSpace(dst, board, touria.AtDragon, SpaceReach, Pose{}) },
		"trail": func() { p.Trail(dst, board, 0, touria.AtDragon, 0, 1, Pose{}) },
		"tower": func() {
			p.Tower(dst, p.TowerRect(board, 0), TowerLook{Faces: [4]touria.Action{0, 1, 2, 3}, Angle: 30, Glow: .5})
		},
		"heroes": func() { p.Heroes(dst, p.HeroesRect(board, 300, 300), 1, Pose{DY: 3}) },
		"item": func() {
			p.Item(dst, Rect{X: 884, Y: 620, W: 60, H: 60}, touria.Boots, Pose{Grow: .1, Turn: 8, Fade: .2})
		},
		"bar": func() { p.Bar(dst, Rect{X: 600, Y: 690, W: 200, H: 16}, .4, Pose{}) },
		"order": func() {
			p.Order(dst, Rect{X: 1072, Y: 80, W: 200, H: 68}, touria.Order{Gems: touria.Gems{0, 1, 1, 0, 0, 0}, Gold: 3}, Pose{})
		},
		"button": func() { p.Button(dst, Rect{W: 124, H: 60}, ButtonPrimary, PressOver, Pose{}) },
		"line": func() {
			p.Line(dst, Rect{W: 130, H: 44}, "Rosalind", Style{Face: Bold, Size: 22, Align: AlignLeft, Floor: 18})
		},
		"lines": func() {
			p.Lines(dst, Rect{W: 184, H: 150}, twoLines, Style{Size: 20})
		},
	} {
		ready(p, draw)
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

// Plan notes every picture, so that the frames after Prepare miss nothing;
// without Prepare nothing is missing for good either.
func TestPlanIsComplete(t *testing.T) {
	p := painter(1)
	dst := ebiten.NewImage(1280, 720)
	p.Plan(func() { drawTable(p, dst) })
	if len(p.queue) < 40 {
		t.Fatalf("only %d pictures were noted", len(p.queue))
	}
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
	painted := len(p.pics)
	p.Begin()
	drawTable(p, dst)
	if p.Late() || len(p.pics) != painted {
		t.Errorf("%d pictures were missing after Prepare", len(p.pics)-painted)
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

// Old pictures make room, so that texture memory stays within its limit.
func TestEviction(t *testing.T) {
	p := painter(1)
	dst := ebiten.NewImage(16, 16)
	for i := range 60 {
		p.Begin()
		p.Panel(dst, Rect{W: 1200 + float32(i), H: 700}, PanelPlain, Pose{})
	}
	if p.Bytes() > limit*5/4 {
		t.Errorf("%d bytes are kept, the limit is %d", p.Bytes(), limit)
	}
	if p.Bytes() <= 1200*700*4 {
		t.Error("the count of bytes is wrong")
	}
}

// Even on a screen of 3840 × 2160 all scenes, one after the other, and the table
// find room in 128 MB.
func TestTextureMemory(t *testing.T) {
	p := painter(3)
	dst := ebiten.NewImage(16, 16)
	all, board := Rect{W: 1280, H: 720}, Rect{X: 216, Y: 56, W: 848, H: 544}
	for _, draw := range []func(){
		func() { p.Title(dst, all); p.Logo(dst, Rect{W: 600, H: 180}, Pose{}) },
		func() { drawTable(p, dst) },
		func() {
			p.Hall(dst, board)
			for d := 1; d <= touria.Doors; d++ {
				p.Door(dst, DoorSpot(board, d), touria.Who(d-1), 1, Pose{})
			}
		},
		func() { p.Curtain(dst, all, 1, Pose{}) },
		func() { p.Finale(dst, all, 1) },
	} {
		ready(p, draw)
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

// A picture of another size stands in for one that has to wait.
func TestStandIn(t *testing.T) {
	p := painter(1)
	dst := ebiten.NewImage(300, 300)
	p.Begin()
	p.Gem(dst, Rect{W: 30, H: 30}, touria.Blue, Pose{})
	p.spend = 0
	p.Gem(dst, Rect{W: 60, H: 60}, touria.Blue, Pose{})
	if !p.Late() || len(p.queue) != 1 {
		t.Errorf("late %v, queue %d", p.Late(), len(p.queue))
	}
	if pic := p.standIn(p.spec(tpics.KindGem, int(touria.Blue), Rect{W: 60, H: 60})); pic == nil || pic.w != 30 {
		t.Error("nothing stands in")
	}
}

// What the board's rectangle means must hold at any proportion.
func TestMapGeometry(t *testing.T) {
	p := painter(1)
	for _, r := range []Rect{{X: 216, Y: 56, W: 848, H: 544}, {W: 514, H: 277}, {X: 5, W: 600, H: 600}} {
		m := MapRect(r)
		if d := m.W/m.H - float32(tpics.MapW)/tpics.MapH; d > .01 || d < -.01 {
			t.Errorf("%v: map %v is out of proportion", r, m)
		}
		if m.X < r.X-.1 || m.Y < r.Y-.1 || m.X+m.W > r.X+r.W+.1 || m.Y+m.H > r.Y+r.H+.1 {
			t.Errorf("%v: map %v sticks out", r, m)
		}
		for s := touria.Space(0); s <= touria.AtBridge; s++ {
			q := p.SpaceRect(r, s)
			for w := touria.NW; w < touria.Towers; w++ {
				if q.Inset(4).Overlaps(p.TowerRect(r, w)) {
					t.Errorf("%v: space %s lies under tower %s", r, s, w)
				}
			}
			if s.IsMine() {
				a, b := p.MineSlot(r, s, 0), p.MineSlot(r, s, 1)
				if a.Inset(a.W*.12).Overlaps(b.Inset(b.W*.12)) || a.X < q.X-1 || b.X+b.W > q.X+q.W+1 {
					t.Errorf("%v: gems of %s do not fit: %v %v in %v", r, s, a, b, q)
				}
			}
		}
	}
}

// Walking along a road begins at one of its ends and ends at the other.
func TestWalk(t *testing.T) {
	p := painter(1)
	r := Rect{W: 848, H: 544}
	for i, road := range p.world.Roads {
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

// A tower at rest has its front in the middle of its box, and a full turn of
// four quarters looks as before.
func TestTowerTurns(t *testing.T) {
	needDisplay(t)
	p := painter(1)
	at := func(faces [4]touria.Action, angle float32) []byte {
		return shoot(p, 160, 180, meadow, func(dst *ebiten.Image) {
			p.Tower(dst, Rect{X: 5, Y: 5, W: 150, H: 170}, TowerLook{Faces: faces, Angle: angle})
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

// The curtain is opaque at once, without Plan and Prepare.
func TestCurtainHides(t *testing.T) {
	needDisplay(t)
	for crest := range 5 {
		p := painter(1)
		dst := ebiten.NewImage(200, 120)
		dst.Fill(color.White)
		p.Begin()
		p.spend = 0
		p.Curtain(dst, Rect{W: 200, H: 120}, crest, Pose{})
		one := make([]byte, 4*200*120)
		dst.ReadPixels(one)
		dst.Fill(color.Black)
		p.Curtain(dst, Rect{W: 200, H: 120}, crest, Pose{})
		two := make([]byte, 4*200*120)
		dst.ReadPixels(two)
		if string(one) != string(two) {
			t.Errorf("crest %d: what lies below shows through", crest)
		}
	}
}

// Fading, growing and turning change nothing for good.
func TestPoses(t *testing.T) {
	needDisplay(t)
	p := painter(1)
	r := Rect{X: 30, Y: 30, W: 60, H: 60}
	shot := func(pose Pose) string {
		return string(shoot(p, 120, 120, meadow, func(dst *ebiten.Image) { p.Gem(dst, r, touria.Red, pose) }).Pix)
	}
	plain := shot(Pose{})
	for _, pose := range []Pose{{Fade: .5}, {Grow: .3}, {Turn: 40}, {Faded: true}, {DY: 9}, {Fade: 1}} {
		if shot(pose) == plain {
			t.Errorf("%+v looks like nothing", pose)
		}
		if shot(Pose{}) != plain {
			t.Errorf("%+v stays", pose)
		}
	}
}

func BenchmarkTableFrame(b *testing.B) {
	p := painter(1)
	dst := ebiten.NewImage(1280, 720)
	ready(p, func() { drawTable(p, dst) })
	b.ReportAllocs()
	for b.Loop() {
		p.Begin()
		drawTable(p, dst)
	}
}
