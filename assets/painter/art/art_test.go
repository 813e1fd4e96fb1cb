package art

import (
	"bytes"
	"fmt"
	"testing"

	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
	"touria.games/touria/rules/touria"
)

func piece(k pictures.Kind, id, w, h int) pictures.Spec {
	return pictures.Spec{Kind: k, ID: uint16(id), W: uint16(w), H: uint16(h), Scale: 1}
}

// allSpecs returns the small pictures of the catalogue at a small size, without
// the parts of towers.
func allSpecs() (all []pictures.Spec) {
	for _, e := range Catalogue() {
		m := &e.Master
		if m.Fit == pictures.FitScene || m.Fit == pictures.FitTower || m.Kind == pictures.KindIcon && m.W != 128 {
			continue
		}
		k := 64 / float32(min(m.W, m.H))
		s := piece(m.Kind, int(m.ID), int(float32(m.W)*k+.5), int(float32(m.H)*k+.5))
		s.Scale = m.Scale * k
		all = append(all, s)
	}
	return all
}

func name(s pictures.Spec) string { return fmt.Sprintf("%v %d %dx%d", s.Kind, s.ID, s.W, s.H) }

// Every picture shows something, most of it within its box, and nothing is cut off
// at the picture's border.
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
		if all := int(s.W) * int(s.H) * 255; in*100 < all*4 && s.Kind != pictures.KindRim && s.Kind != pictures.KindGlow && s.Kind != pictures.KindFocus && s.Kind != pictures.KindSpaceRing {
			t.Errorf("%s: only %.1f %% of the box is painted", name(s), float64(in)*100/float64(all))
		}
		if out > in && s.Kind != pictures.KindRim && s.Kind != pictures.KindGlow && s.Kind != pictures.KindFocus && s.Kind != pictures.KindSpaceRing {
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

// sameOnPurpose reports whether a picture may look like another: a closed door
// shows nobody, and unused states of a toggle or tab look like the plain one.
func sameOnPurpose(a, b pictures.Spec) bool {
	switch a.Kind {
	case pictures.KindToggle, pictures.KindButton:
		return true
	case pictures.KindMapDoor: // too small to show more than nobody, somebody, the royal children
		return a.ID != uint16(touria.Children) && b.ID != uint16(touria.Children)
	case pictures.KindSymbol: // some symbols have two uses
		return true
	case pictures.KindPlace: // the six mines
		return touria.Space(a.ID).IsMine() && touria.Space(b.ID).IsMine()
	}
	return false
}

// Odd sizes do no harm.
func TestOddSizes(t *testing.T) {
	for _, size := range [][2]int{{1, 1}, {2, 40}, {40, 2}, {7, 5}, {300, 20}} {
		for k := pictures.KindGem; k < pictures.KindBoard; k++ {
			Paint(piece(k, 0, size[0], size[1]))
		}
	}
}

// Curtain and cloth are opaque, so that they hide what is behind them.
func TestFabricsAreOpaque(t *testing.T) {
	for _, k := range []pictures.Kind{pictures.KindCurtain, pictures.KindCloth} {
		pic := Paint(piece(k, 0, 320, 180))
		for i := 3; i < len(pic.Img.Pix); i += 4 {
			if pic.Img.Pix[i] != 255 {
				t.Errorf("%v: a pixel has the opacity %d", k, pic.Img.Pix[i])
				break
			}
		}
	}
}

// Every road of the board has a line from end to end, with points at equal
// distances.
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

// The rasteriser breaks on coordinates that are not finite.
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

// Cream letters are readable on every ribbon and on dark buttons.
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
