package main

import (
	"image"
	"testing"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/assets/pictures/masters"
	tpics "touria.games/touria/assets/pictures/touria"
)

// Every kind has a name and is stored, and every file holds what the table
// says.
func TestMastersAreWhole(t *testing.T) {
	for _, set := range sets {
		checkWhole(t, set.catalogue.Set)
	}
}

func checkWhole(t *testing.T, set *pictures.Set) {
	stored := map[pictures.Kind]bool{}
	for _, m := range masters.List(set) {
		stored[m.Kind] = true
		if m.Fit != pictures.FitScene {
			if img := masters.Load(set, m.Name); img.Rect != image.Rect(0, 0, m.Img[2], m.Img[3]) {
				t.Errorf("%s is %v, the table says %v", m.Name, img.Rect, m.Img)
			}
			continue
		}
		cols, rows := m.Tiles()
		for row := range rows {
			for col := range cols {
				want := image.Rect(0, 0, min(pictures.TileSize, m.Img[2]-col*pictures.TileSize), min(pictures.TileSize, m.Img[3]-row*pictures.TileSize))
				if img := masters.Load(set, m.Tile(col, row)); img.Rect != want {
					t.Errorf("%s is %v, the table says %v", m.Tile(col, row), img.Rect, want)
				}
			}
		}
	}
	for _, k := range set.Kinds() {
		if k.String() == "" || !stored[k] {
			t.Errorf("kind %d, %q: has it a name and a picture?", k, k)
		}
	}
}

// Whatever size is asked for, the picture covers its box, and nothing breaks.
func TestAnySize(t *testing.T) {
	var all []*pictures.Master
	for _, set := range sets {
		all = append(all, masters.List(set.catalogue.Set)...)
	}
	for _, m := range all {
		if m.Fit == pictures.FitScene || m.Fit == pictures.FitWhole {
			continue
		}
		for _, size := range [][2]uint16{{1, 1}, {2, 40}, {90, 20}, {64, 64}} {
			s := pictures.Spec{Kind: m.Kind, ID: m.ID, W: size[0], H: size[1], Scale: 1}
			pic := masters.Make(s)
			b := pic.Img.Rect.Add(image.Pt(pic.DX, pic.DY))
			if !image.Rect(0, 0, int(s.W), int(s.H)).In(b) && m.Fit != pictures.FitPart && m.Fit != pictures.FitInside {
				t.Errorf("%s at %v lies at %v", m.Name, size, b)
			}
			for i := 0; i < len(pic.Img.Pix); i += 4 {
				if q := pic.Img.Pix[i : i+4]; max(q[0], q[1], q[2]) > q[3] {
					t.Fatalf("%s at %v: the pixel %v is lighter than light", m.Name, size, q)
				}
			}
		}
	}
	if masters.Make(pictures.Spec{Kind: tpics.KindGem, ID: 99, W: 9, H: 9, Scale: 1}).Img != nil {
		t.Error("there is a picture of something unknown")
	}
}
