package main

import (
	"bytes"
	"fmt"
	"sync"
	"testing"

	"touria.games/touria/assets/painter/art"
	"touria.games/touria/assets/pictures"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/rules/touria"
)

func piece(k pictures.Kind, id, w, h int) pictures.Spec {
	return pictures.Spec{Kind: k, ID: uint16(id), W: uint16(w), H: uint16(h), Scale: 1}
}

// small is a picture of a catalogue at a small size.
type small struct {
	pictures.Spec
	paint func(pictures.Spec) art.Picture
	pic   art.Picture // as painted
}

// smallOnes are the pictures of all catalogues at a small size, but for
// scenes and the parts of towers.
var smallOnes = sync.OnceValue(func() (all []small) {
	for _, set := range sets {
		for _, e := range set.catalogue.Entries() {
			m := &e.Master
			if m.Fit == pictures.FitScene || m.Fit == pictures.FitPart || m.Kind == pictures.KindIcon && m.W != 128 {
				continue
			}
			k := 64 / float32(min(m.W, m.H))
			s := piece(m.Kind, int(m.ID), int(float32(m.W)*k+.5), int(float32(m.H)*k+.5))
			s.Scale = m.Scale * k
			all = append(all, small{Spec: s, paint: set.catalogue.Paint})
		}
	}
	inParallel(len(all), func(i int) { all[i].pic = all[i].paint(all[i].Spec) })
	return all
})

func (s small) String() string { return fmt.Sprintf("%v %d %dx%d", s.Kind, s.ID, s.W, s.H) }

// Every picture shows something, most of it within its box, and nothing is cut off
// at the picture's border.
func TestPicturesFillTheirBox(t *testing.T) {
	for _, s := range smallOnes() {
		pic := s.pic
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
					t.Fatalf("%s: cut off at %d,%d with coverage %d", s, x, y, a)
				}
			}
		}
		if all := int(s.W) * int(s.H) * 255; in*100 < all*4 && s.Kind != pictures.KindRim && s.Kind != pictures.KindGlow && s.Kind != pictures.KindFocus && s.Kind != tpics.KindSpaceRing {
			t.Errorf("%s: only %.1f %% of the box is painted", s, float64(in)*100/float64(all))
		}
		if out > in && s.Kind != pictures.KindRim && s.Kind != pictures.KindGlow && s.Kind != pictures.KindFocus && s.Kind != tpics.KindSpaceRing {
			t.Errorf("%s: more is outside of the box than inside", s)
		}
	}
}

// Pictures with different meanings differ; the same one is always the same.
func TestPicturesDiffer(t *testing.T) {
	seen := map[string]small{}
	for _, s := range smallOnes() {
		pix := s.pic.Img.Pix
		if !bytes.Equal(pix, s.paint(s.Spec).Img.Pix) {
			t.Errorf("%s: painted twice, it differs", s)
		}
		key := fmt.Sprint(uint16(s.Kind)) + string(pix)
		if o, ok := seen[key]; ok && !sameOnPurpose(s.Spec, o.Spec) {
			t.Errorf("%s looks exactly like id %d", s, o.ID)
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
	case tpics.KindMapDoor: // too small to show more than nobody, somebody, the royal children
		return a.ID != uint16(touria.Children) && b.ID != uint16(touria.Children)
	case pictures.KindSymbol: // some symbols have two uses
		return true
	case tpics.KindPlace: // the six mines
		return touria.Space(a.ID).IsMine() && touria.Space(b.ID).IsMine()
	}
	return false
}

// Odd sizes do no harm.
func TestOddSizes(t *testing.T) {
	for _, size := range [][2]int{{1, 1}, {2, 40}, {40, 2}, {7, 5}, {300, 20}} {
		for _, set := range sets {
			for _, k := range set.catalogue.Set.Kinds() {
				if _, scene := k.Scene(); !scene {
					set.catalogue.Paint(piece(k, 0, size[0], size[1]))
				}
			}
		}
	}
}
