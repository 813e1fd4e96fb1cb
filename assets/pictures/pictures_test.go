package pictures

import (
	"bytes"
	"fmt"
	"image"
	"testing"
	"time"

	"touria.games/touria/rules/touria"
)

// Every kind has a name and is stored, and every file holds what the table
// says.
func TestMastersAreWhole(t *testing.T) {
	stored := map[Kind]bool{}
	for _, m := range Masters() {
		stored[m.Kind] = true
		if m.Fit != FitScene {
			if img := load(m.Name); img.Rect != image.Rect(0, 0, m.Img[2], m.Img[3]) {
				t.Errorf("%s is %v, the table says %v", m.Name, img.Rect, m.Img)
			}
			continue
		}
		cols, rows := m.Tiles()
		for row := range rows {
			for col := range cols {
				want := image.Rect(0, 0, min(TileSize, m.Img[2]-col*TileSize), min(TileSize, m.Img[3]-row*TileSize))
				if img := load(m.Tile(col, row)); img.Rect != want {
					t.Errorf("%s is %v, the table says %v", m.Tile(col, row), img.Rect, want)
				}
			}
		}
	}
	for k := range Kinds {
		if k.String() == "" || !stored[k] {
			t.Errorf("kind %d, %q: has it a name and a picture?", k, k)
		}
	}
}

// Whatever size is asked for, the picture covers its box, and nothing breaks.
func TestAnySize(t *testing.T) {
	for _, m := range Masters() {
		if m.Fit == FitScene || m.Fit == FitWhole {
			continue
		}
		for _, size := range [][2]uint16{{1, 1}, {2, 40}, {90, 20}, {64, 64}} {
			s := Spec{Kind: m.Kind, ID: m.ID, W: size[0], H: size[1], Scale: 1}
			pic := Make(s)
			b := pic.Img.Rect.Add(image.Pt(pic.DX, pic.DY))
			if !image.Rect(0, 0, int(s.W), int(s.H)).In(b) && m.Fit != FitTower && m.Fit != FitInside {
				t.Errorf("%s at %v lies at %v", m.Name, size, b)
			}
			for i := 0; i < len(pic.Img.Pix); i += 4 {
				if q := pic.Img.Pix[i : i+4]; max(q[0], q[1], q[2]) > q[3] {
					t.Fatalf("%s at %v: the pixel %v is lighter than light", m.Name, size, q)
				}
			}
		}
	}
	if Make(Spec{Kind: KindGem, ID: 99, W: 9, H: 9, Scale: 1}).Img != nil {
		t.Error("there is a picture of something unknown")
	}
}

// At its own size a master is shown as it is stored.
func TestOwnSize(t *testing.T) {
	s := Spec{Kind: KindSymbol, ID: uint16(SymMenu)}
	m := find(s)
	s.W, s.H, s.Scale = uint16(m.W), uint16(m.H), m.Scale
	pic := Make(s)
	if !bytes.Equal(pic.Img.Pix, load(m.Name).Pix) || pic.DX != m.Img[0] || pic.DY != m.Img[1] {
		t.Error("a picture at its own size is changed")
	}
}

// The corners of a panel keep their size; only what lies between grows.
func TestPanelsKeepTheirCorners(t *testing.T) {
	a := Make(Spec{Kind: KindPanel, W: 120, H: 90, Scale: 1})
	b := Make(Spec{Kind: KindPanel, W: 500, H: 300, Scale: 1})
	for y := range 20 {
		for x := range 4 * 20 {
			p, q := a.Img.Pix[y*a.Img.Stride+x], b.Img.Pix[y*b.Img.Stride+x]
			if d := int(p) - int(q); d > 3 || d < -3 {
				t.Fatalf("the corner differs at %d, %d: %d, %d", x/4, y, p, q)
			}
		}
	}
	if a.DX != b.DX || a.DY != b.DY {
		t.Error("the margin grows with the panel")
	}
}

// silhouette returns the coverage of a picture's box as bits at half opacity.
func silhouette(s Spec) []bool {
	pic := Make(s)
	m := make([]bool, int(s.W)*int(s.H))
	for y := range int(s.H) {
		for x := range int(s.W) {
			m[y*int(s.W)+x] = pic.Img.Pix[pic.Img.PixOffset(x-pic.DX, y-pic.DY)+3] > 128
		}
	}
	return m
}

// apart returns the share of pixels in which two silhouettes differ, of those
// that either covers.
func apart(a, b []bool) float64 {
	diff, all := 0, 0
	for i := range a {
		if a[i] || b[i] {
			all++
		}
		if a[i] != b[i] {
			diff++
		}
	}
	return float64(diff) / float64(max(all, 1))
}

// The gems must be told apart by their silhouettes alone at 20 pixels (ux M14),
// and so must the four crests.
func TestSilhouettesDiffer(t *testing.T) {
	for _, c := range []struct {
		kind  Kind
		n     int
		least float64
	}{{KindGem, touria.Colours, .16}, {KindCrest, 4, .12}} {
		of := func(i int) []bool { return silhouette(Spec{Kind: c.kind, ID: uint16(i), W: 20, H: 20, Scale: 1}) }
		for i := range c.n {
			for j := range i {
				if d := apart(of(i), of(j)); d < c.least {
					t.Errorf("%v: %d and %d differ in only %.0f %% of their silhouettes", c.kind, i, j, d*100)
				}
			}
		}
	}
}

// sizes are boxes of scenes that the layouts ask for, in logical pixels.
var sizes = [][2]float32{{1280, 720}, {844, 390}, {1280, 800}, {1024, 600}, {1707, 720}, {848, 544}, {568, 424}, {594, 298}, {592, 592}, {1328, 544}, {848, 848}}

// The extent of a scene is large enough for every layout.
func TestScenesReachFarEnough(t *testing.T) {
	for _, k := range []Kind{KindBoard, KindTitle, KindHall, KindFinale} {
		x0, y0, x1, y1 := Extent(k)
		for _, size := range sizes {
			x, y, u := View(k, size[0], size[1])
			if -x/u < x0-1 || -y/u < y0-1 || (size[0]-x)/u > x1+1 || (size[1]-y)/u > y1+1 {
				t.Errorf("%v of %v: shows %v … %v, %v … %v", k, size, -x/u, (size[0]-x)/u, -y/u, (size[1]-y)/u)
			}
		}
	}
}

// scene makes a large picture.
func scene(s Spec) Picture {
	j := NewJob(s)
	last := float32(0)
	for {
		if pic, ok := j.Done(); ok {
			return pic
		}
		j.Step()
		if p := j.Progress(); p < last || p > 1 {
			panic("progress goes back")
		} else {
			last = p
		}
	}
}

// A scene covers its box, and is the same land however it is cut off: its
// middle does not move when the box gets wider.
func TestScenesAreCutOff(t *testing.T) {
	for _, k := range []Kind{KindBoard, KindTitle, KindHall, KindFinale} {
		narrow, wide := scene(Spec{Kind: k, W: 424, H: 272, Scale: .5}), scene(Spec{Kind: k, W: 624, H: 272, Scale: .5})
		for _, pic := range []Picture{narrow, wide} {
			for i := 3; i < len(pic.Img.Pix); i += 4 {
				if pic.Img.Pix[i] != 255 {
					t.Errorf("%v: the pixel %d is not covered", k, i/4)
					break
				}
			}
		}
		if k == KindHall {
			continue // its unit changes a little
		}
		far := 0
		for y := 30; y < 240; y++ {
			for x := 30; x < 390; x++ {
				p, q := narrow.Img.Pix[narrow.Img.PixOffset(x, y)], wide.Img.Pix[wide.Img.PixOffset(x+100, y)]
				if d := int(p) - int(q); d > 40 || d < -40 { // the grain of paper stays on the screen
					far++
				}
			}
		}
		if far > 200 {
			t.Errorf("%v: %d pixels of the middle differ", k, far)
		}
	}
}

// The doors of the hall lie apart and inside of it.
func TestHallDoors(t *testing.T) {
	for _, size := range [][2]float32{{848, 544}, {568, 424}, {594, 298}, {480, 240}, {1328, 904}, {592, 592}} {
		for d := 1; d <= touria.Doors; d++ {
			x, y, w, h := DoorSpot(size[0], size[1], d)
			if x < 0 || y < 40 || x+w > size[0] || y+h > size[1] || w < 40 {
				t.Errorf("hall %v: door %d lies at %v, %v, %v × %v", size, d, x, y, w, h)
			}
			if d == 5 || d == 9 {
				continue
			}
			if next, _, _, _ := DoorSpot(size[0], size[1], d+1); next < x+w {
				t.Errorf("hall %v: doors %d and %d overlap", size, d, d+1)
			}
		}
	}
}

// The table at 1280 × 720 asks for pictures like these.
func BenchmarkMake(b *testing.B) {
	for _, s := range []Spec{
		{Kind: KindGem, W: 44, H: 44, Scale: 1}, {Kind: KindItem, ID: 5, W: 88, H: 88, Scale: 1}, {Kind: KindPanel, W: 200, H: 176, Scale: 1},
		{Kind: KindButton, W: 180, H: 52, Scale: 1}, {Kind: KindTowerWall, W: 150, H: 170, Scale: 1}, {Kind: KindDoorLeaf, ID: 2, W: 157, H: 210, Scale: 1},
		{Kind: KindSymbol, ID: 5, W: 28, H: 28, Scale: 1}, {Kind: KindCurtain, W: 1, H: 1, Scale: 1},
	} {
		b.Run(s.Kind.String(), func(b *testing.B) {
			for b.Loop() {
				kept.list, kept.size = nil, 0
				Make(s)
			}
			kept.list, kept.size = nil, 0
			b.ReportMetric(float64(s.Cost()), "cost")
		})
		b.Run(s.Kind.String()+"-kept", func(b *testing.B) {
			for b.Loop() {
				Make(s)
			}
			b.ReportMetric(float64(s.Cost()), "cost")
		})
	}
}

func BenchmarkScene(b *testing.B) {
	for _, s := range []Spec{
		{Kind: KindTitle, W: 1280, H: 720, Scale: 1}, {Kind: KindTitle, W: 1920, H: 1080, Scale: 1.5}, {Kind: KindTitle, W: 3840, H: 2160, Scale: 3}, {Kind: KindBoard, W: 848, H: 544, Scale: 1},
	} {
		b.Run(fmt.Sprintf("%v-%d", s.Kind, s.W), func(b *testing.B) {
			var longest time.Duration
			for b.Loop() {
				j := NewJob(s)
				for ok := false; !ok; _, ok = j.Done() {
					begun := time.Now()
					j.Step()
					longest = max(longest, time.Since(begun))
				}
			}
			b.ReportMetric(longest.Seconds()*1000, "ms/longest-step")
		})
	}
}
