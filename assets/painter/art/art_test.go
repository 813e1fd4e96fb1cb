package art

import (
	"bytes"
	"fmt"
	"testing"
	"time"
	"touria/assets/pictures"

	"touria/assets/brush"
	"touria/assets/hue"
	"touria/rules/touria"
)

// allSpecs are all small pictures at sizes of the screen.
func allSpecs() []pictures.Spec {
	var all []pictures.Spec
	tokens := map[pictures.Kind][]int{
		pictures.KindBag: {0}, pictures.KindCoin: {0, 1, 3, 7, 12}, pictures.KindHeart: {0, 1}, pictures.KindSword: {0}, pictures.KindElixir: {0}, pictures.KindFocus: {0, 1},
		pictures.KindBead: {0, 1}, pictures.KindArrow: {0}, pictures.KindKnob: {0, 1, 2}, pictures.KindBar: {0, 1}, pictures.KindGlow: {0}, pictures.KindDoorGlow: {0},
		pictures.KindSpaceRing: {0, 1, 2, 8, 9, 10}, pictures.KindTrailDot: {0}, pictures.KindIcon: {0},
	}
	span := func(k pictures.Kind, n int) {
		for i := range n {
			tokens[k] = append(tokens[k], i)
		}
	}
	span(pictures.KindGem, touria.Colours)
	span(pictures.KindSocket, touria.Colours)
	span(pictures.KindDie, touria.Colours)
	for f := 1; f < pictures.DieFrames; f++ {
		tokens[pictures.KindDie] = append(tokens[pictures.KindDie], 100+f)
	}
	span(pictures.KindItem, touria.Items+1)
	tokens[pictures.KindItem] = append(tokens[pictures.KindItem], pictures.ItemPlace)
	span(pictures.KindEmblem, touria.Actions)
	span(pictures.KindPlace, 16)
	span(pictures.KindCrest, crestCount)
	span(pictures.KindHeroes, crestCount+1)
	span(pictures.KindDoor, (touria.Doors+1)*pictures.DoorFrames)
	span(pictures.KindDweller, touria.Doors+1)
	span(pictures.KindMapDoor, touria.Doors+1)
	span(pictures.KindEffect, pictures.Effects)
	span(pictures.KindBanner, crestCount)
	span(pictures.KindScreen, crestCount)
	span(pictures.KindPanel, int(pictures.PanelTray)+1)
	span(pictures.KindPanelCrest, crestCount+1)
	span(pictures.KindRibbon, crestCount+1)
	span(pictures.KindToggle, 16)
	span(pictures.KindConfetti, 12)
	for k := range int(pictures.ButtonTab) + 1 {
		for s := range int(pictures.PressOn) + 1 {
			tokens[pictures.KindButton] = append(tokens[pictures.KindButton], k*8+s)
		}
	}
	for s := 1; s < int(pictures.Symbols); s++ {
		tokens[pictures.KindSymbol] = append(tokens[pictures.KindSymbol], s, s+128)
	}
	tokens[pictures.KindOrder] = []int{0, pictures.OrderID(touria.Order{Gems: touria.Gems{0, 1, 1, 0, 0, 1}, Gold: 6})}
	for k := pictures.KindGem; k < pictures.KindBoard; k++ {
		for _, id := range tokens[k] {
			w, h := 64, 64
			switch k {
			case pictures.KindPanel, pictures.KindPanelCrest, pictures.KindRibbon, pictures.KindButton, pictures.KindBar, pictures.KindOrder, pictures.KindGlow, pictures.KindFocus:
				w, h = 180, 60
			case pictures.KindDoor, pictures.KindHeroes, pictures.KindMapDoor, pictures.KindDoorGlow, pictures.KindBanner:
				w, h = 60, 80
			}
			all = append(all, piece(k, id, w, h))
		}
	}
	return all
}

func name(s pictures.Spec) string { return fmt.Sprintf("kind %d id %d %dx%d", s.Kind, s.ID, s.W, s.H) }

// Every picture draws something, most of it within its box, and nothing of it
// is cut off at the picture's border.
func TestPicturesFillTheirBox(t *testing.T) {
	for _, s := range allSpecs() {
		pic := Paint(s)
		b := pic.Img.Bounds()
		in, out := 0, 0
		for y := range b.Dy() {
			for x := range b.Dx() {
				a := int(pic.Img.Pix[pic.Img.PixOffset(x, y)+3])
				bx, by := x+pic.DX, y+pic.DY
				if bx >= 0 && by >= 0 && bx < int(s.W) && by < int(s.H) {
					in += a
				} else {
					out += a
				}
				if edge := x == 0 || y == 0 || x == b.Dx()-1 || y == b.Dy()-1; edge && a > 100 && pic.DX != 0 {
					t.Fatalf("%s: cut off at %d,%d with coverage %d", name(s), x, y, a)
				}
			}
		}
		if all := int(s.W) * int(s.H) * 255; in*100 < all*4 && s.Kind != pictures.KindGlow && s.Kind != pictures.KindFocus && s.Kind != pictures.KindSpaceRing {
			t.Errorf("%s: only %.1f %% of the box is painted", name(s), float64(in)*100/float64(all))
		}
		if out > in && s.Kind != pictures.KindGlow && s.Kind != pictures.KindFocus && s.Kind != pictures.KindSpaceRing {
			t.Errorf("%s: more is outside of the box than inside", name(s))
		}
	}
}

// Pictures with different meanings differ; the same one is always the same.
func TestPicturesDiffer(t *testing.T) {
	seen := map[string]pictures.Spec{}
	for _, s := range allSpecs() {
		pix := Paint(s).Img.Pix
		if !bytes.Equal(pix, Paint(s).Img.Pix) {
			t.Errorf("%s: painted twice, it differs", name(s))
		}
		key := fmt.Sprint(s.Kind) + string(pix)
		if o, ok := seen[key]; ok && !sameOnPurpose(s, o) {
			t.Errorf("%s looks exactly like id %d", name(s), o.ID)
		}
		seen[key] = s
	}
}

// sameOnPurpose tells which pictures may look alike: a closed door shows
// nobody, unused states of a toggle or a tab are the plain one.
func sameOnPurpose(a, b pictures.Spec) bool {
	switch a.Kind {
	case pictures.KindDoor:
		return a.ID%pictures.DoorFrames == 0 && b.ID%pictures.DoorFrames == 0
	case pictures.KindToggle, pictures.KindButton, pictures.KindKnob:
		return true
	case pictures.KindMapDoor: // too small for more than: nobody, somebody, the royal children
		return a.ID != uint16(touria.Children) && b.ID != uint16(touria.Children)
	case pictures.KindSymbol: // some signs serve two ends
		return true
	case pictures.KindPlace: // the six mines
		return touria.Space(a.ID).IsMine() && touria.Space(b.ID).IsMine()
	}
	return false
}

// silhouette returns the coverage of a picture's box as bits at half opacity.
func silhouette(s pictures.Spec) []bool {
	pic := Paint(s)
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
		kind  pictures.Kind
		n     int
		least float64
	}{{pictures.KindGem, touria.Colours, .16}, {pictures.KindCrest, crestCount, .12}} {
		for i := range c.n {
			for j := range i {
				d := apart(silhouette(square(c.kind, i, 20)), silhouette(square(c.kind, j, 20)))
				if d < c.least {
					t.Errorf("kind %d: %d and %d differ in only %.0f %% of their silhouettes", c.kind, i, j, d*100)
				}
			}
		}
	}
}

// Odd sizes must not break anything.
func TestOddSizes(t *testing.T) {
	for _, size := range [][2]int{{1, 1}, {2, 40}, {40, 2}, {7, 5}, {300, 20}} {
		for k := pictures.KindGem; k < pictures.KindBoard; k++ {
			Paint(piece(k, 0, size[0], size[1]))
		}
	}
	for k := pictures.KindBoard; k < pictures.Kinds; k++ {
		for _, size := range [][2]int{{9, 7}, {60, 200}, {300, 40}} {
			paintLarge(piece(k, 0, size[0], size[1]))
		}
	}
}

// Scenes cover everything; a hole would show what lies below.
func TestScenesAreOpaque(t *testing.T) {
	for _, k := range []pictures.Kind{pictures.KindTitle, pictures.KindHall, pictures.KindFinale} {
		pic := paintLarge(piece(k, 0, 320, 180))
		for i := 3; i < len(pic.Img.Pix); i += 4 {
			if pic.Img.Pix[i] != 255 {
				t.Errorf("kind %d: a pixel has the opacity %d", k, pic.Img.Pix[i])
				break
			}
		}
	}
	for _, k := range []pictures.Kind{pictures.KindCurtain, pictures.KindCloth} {
		pic := Paint(piece(k, 0, 320, 180))
		for i := 3; i < len(pic.Img.Pix); i += 4 {
			if pic.Img.Pix[i] != 255 {
				t.Errorf("kind %d: a pixel has the opacity %d: what is hidden could be seen", k, pic.Img.Pix[i])
				break
			}
		}
	}
}

func TestOrderID(t *testing.T) {
	for _, o := range []touria.Order{{Gems: touria.Gems{0, 1, 0, 2, 0, 1}, Gold: 7}, {Gems: touria.Gems{0, 0, 1, 0, 1, 0}, Gold: 3}} {
		if got := pictures.OrderOf(pictures.OrderID(o)); got != o {
			t.Errorf("%v became %v", o, got)
		}
	}
}

// Every road of the board has a line from end to end, and points along it lie
// at equal distances.
func TestWorld(t *testing.T) {
	w := pictures.NewWorld(touria.DefaultBoard())
	for i, r := range w.Roads {
		pts := w.Even(i, 20)
		if len(pts) != 21 || brush.Dist(pts[0], w.Pos[r.A]) > .01 || brush.Dist(pts[20], w.Pos[r.B]) > .01 {
			t.Fatalf("road %d: %d points from %v to %v", i, len(pts), pts[0], pts[len(pts)-1])
		}
		step := w.Length(i) / 20
		for k := range 20 {
			if d := brush.Dist(pts[k], pts[k+1]); d < step*.8 || d > step*1.05 {
				t.Errorf("road %d: step %d is %.1f long, the mean is %.1f", i, k, d, step)
			}
		}
	}
}

// Coordinates must be finite, or the rasteriser breaks.
func TestShapesAreFinite(t *testing.T) {
	for c := range touria.Colours {
		x0, y0, x1, y1 := gemShape(touria.Colour(c)).Bounds()
		if x0 < -51 || y0 < -51 || x1 > 51 || y1 > 51 {
			t.Errorf("gem %d leaves its box: %v %v %v %v", c, x0, y0, x1, y1)
		}
	}
	if a := brush.Area(brush.Circle(0, 0, 10)[0]); a < 300 || a > 316 {
		t.Errorf("a circle of radius 10 has the area %v", a)
	}
}

// TestLargeSteps tells with -v how long the steps of the large pictures take.
func TestLargeSteps(t *testing.T) {
	w := pictures.NewWorld(touria.DefaultBoard())
	for _, s := range []pictures.Spec{piece(pictures.KindBoard, 0, 848, 544), piece(pictures.KindBoard, 0, 1272, 816), piece(pictures.KindTitle, 0, 1280, 720), piece(pictures.KindHall, 0, 1280, 720), piece(pictures.KindFinale, 0, 1280, 720)} {
		j := NewJob(s, &w)
		var all, most time.Duration
		n, worst := 0, 0
		for {
			start := time.Now()
			j.Step()
			d := time.Since(start)
			if all += d; d > most {
				most, worst = d, n
			}
			n++
			if _, ok := j.Done(); ok {
				break
			}
		}
		t.Logf("kind %d %dx%d: %v in %d steps, the longest, number %d, %v", s.Kind, s.W, s.H, all.Round(time.Millisecond), n, worst, most.Round(time.Millisecond/10))
	}
}

// BenchmarkTable paints every small picture once at its size on the table.
func BenchmarkTable(b *testing.B) {
	all := allSpecs()
	for b.Loop() {
		for _, s := range all {
			Paint(s)
		}
	}
	b.ReportMetric(float64(len(all)), "pictures")
}

// Cream letters must be readable on every ribbon and on dark buttons.
func TestLettersReadable(t *testing.T) {
	for crest := range crestCount + 1 {
		if c := hue.Contrast(hue.Cream, hue.Lit(RibbonColour(crest), .07)); c < 4.5 {
			t.Errorf("ribbon %d: contrast %.1f", crest, c)
		}
	}
	for _, k := range []pictures.Button{pictures.ButtonPrimary, pictures.ButtonDanger, pictures.ButtonIcon} {
		for _, s := range []pictures.Press{pictures.PressNo, pictures.PressDown} {
			if c := hue.Contrast(hue.Cream, tonesOf(k, s).lit); c < 4.5 {
				t.Errorf("button %d state %d: contrast %.1f", k, s, c)
			}
		}
	}
	for _, s := range []pictures.Press{pictures.PressNo, pictures.PressOver, pictures.PressDown, pictures.PressOn, pictures.PressOff} {
		if c := hue.Contrast(hue.InkText, tonesOf(pictures.ButtonPaper, s).base); c < 4.5 {
			t.Errorf("paper button state %d: contrast %.1f", s, c)
		}
	}
}
