package art

import (
	"bytes"
	"testing"
	"time"
	"touria/assets/pictures"

	"touria/rules/touria"
)

// TestSheetScenes writes the large pictures, each painted by its Job.
func TestSheetScenes(t *testing.T) {
	wantSheet(t)
	if *sheetDir == "" {
		t.Skip("no -sheet folder given")
	}
	w := pictures.NewWorld(touria.DefaultBoard())
	for _, s := range []struct {
		name string
		k    pictures.Kind
		w, h uint16
		px   float32
	}{
		{"board_848", pictures.KindBoard, 848, 544, 1}, {"board_1272", pictures.KindBoard, 1272, 816, 1.5}, {"board_wide", pictures.KindBoard, 1000, 544, 1}, {"board_tall", pictures.KindBoard, 1328, 904, 1},
		{"title_1280", pictures.KindTitle, 1280, 720, 1}, {"title_844", pictures.KindTitle, 844, 390, 1}, {"hall_848", pictures.KindHall, 848, 544, 1}, {"hall_560", pictures.KindHall, 594, 298, 1},
		{"finale_1280", pictures.KindFinale, 1280, 720, 1}, {"finale_844", pictures.KindFinale, 844, 390, 1},
	} {
		t.Run(s.name, func(t *testing.T) {
			start := time.Now()
			j := NewJob(pictures.Spec{Kind: s.k, W: s.w, H: s.h, Scale: s.px}, &w)
			plan := time.Since(start)
			var worst time.Duration
			at, n := 0, 0
			for {
				if _, ok := j.Done(); ok {
					break
				}
				b := time.Now()
				j.Step()
				if d := time.Since(b); d > worst {
					worst, at = d, n
				}
				n++
			}
			t.Logf("%s: %d steps in %v, planned in %v, longest %v (step %d)", s.name, n, time.Since(start), plan, worst, at)
			pic, _ := j.Done()
			if s.k == pictures.KindHall { // the doors stand over it
				for d := 1; d <= touria.Doors; d++ {
					x, y, w, h := pictures.HallDoor(float32(s.w)/s.px, float32(s.h)/s.px, d)
					door := Paint(pictures.Spec{Kind: pictures.KindDoor, ID: uint16(d * pictures.DoorFrames), W: uint16(w * s.px), H: uint16(h * s.px), Scale: s.px})
					j.c.Stamp(door.Img, int(x*s.px)+door.DX, int(y*s.px)+door.DY)
				}
			}
			c := contact{img: pic.Img}
			c.save(t, s.name)
		})
	}
}

// TestSheetMarks shows the marks on a part of the painted board.
func TestSheetMarks(t *testing.T) {
	wantSheet(t)
	if *sheetDir == "" {
		t.Skip("no -sheet folder given")
	}
	w := pictures.NewWorld(touria.DefaultBoard())
	const k = 2
	j := NewJob(pictures.Spec{Kind: pictures.KindBoard, W: pictures.MapW * k, H: pictures.MapH * k, Scale: k}, &w)
	for _, ok := j.Done(); !ok; _, ok = j.Done() {
		j.Step()
	}
	put := func(kind pictures.Kind, id int, x, y, bw, bh float32) {
		pic := Paint(pictures.Spec{Kind: kind, ID: uint16(id), W: uint16(bw * k), H: uint16(bh * k), Scale: k})
		j.c.Stamp(pic.Img, int((x-bw/2)*k)+pic.DX, int((y-bh/2)*k)+pic.DY)
	}
	for i, s := range []touria.Space{touria.AtDragon, touria.AtFountain, touria.AtGoldsmith, touria.M1, touria.M4, touria.AtCastle} {
		id := i % 3
		if !s.IsDestination() {
			id += 8
		}
		bw, bh := pictures.SpaceSize(s)
		put(pictures.KindSpaceRing, id, w.Pos[s].X, w.Pos[s].Y, bw, bh)
	}
	for i, road := range []int{0, 3, 7, 15} {
		for _, q := range w.Even(road, int(w.Length(road)/pictures.TrailGap)) {
			put(pictures.KindTrailDot, i, q.X, q.Y, pictures.TrailDot, pictures.TrailDot)
		}
	}
	for d, q := range pictures.MapDoors {
		if d%2 == 0 {
			put(pictures.KindMapDoor, []int{int(touria.Children), 3, int(touria.Nobody)}[d/2%3], w.Pos[touria.AtCastle].X+q.X, w.Pos[touria.AtCastle].Y+q.Y-pictures.MapDoorH/2.0, pictures.MapDoorW, pictures.MapDoorH)
		}
	}
	for i := range 12 {
		put(pictures.KindConfetti, i, 560+float32(i%6)*14, 20+float32(i/6)*14, 10, 10)
	}
	c := contact{img: j.c.Image()}
	c.save(t, "marks")
}

// TestScenesWhole tells that every large picture covers its box and is the
// same each time, at the sizes of a phone, and cut by the frame at odd places.
func TestScenesWhole(t *testing.T) {
	w := pictures.NewWorld(touria.DefaultBoard())
	for _, s := range []pictures.Spec{
		{Kind: pictures.KindBoard, W: 424, H: 272, Scale: 1}, {Kind: pictures.KindBoard, W: 517, H: 238, Scale: 1}, {Kind: pictures.KindBoard, W: 300, H: 260, Scale: 1},
		{Kind: pictures.KindTitle, W: 422, H: 195, Scale: .5}, {Kind: pictures.KindHall, W: 517, H: 238, Scale: 1}, {Kind: pictures.KindFinale, W: 422, H: 195, Scale: .5},
	} {
		var first []byte
		for range 2 {
			j := NewJob(s, &w)
			for _, ok := j.Done(); !ok; _, ok = j.Done() {
				j.Step()
			}
			pic, _ := j.Done()
			if first == nil {
				first = pic.Img.Pix
				for i := 3; i < len(first); i += 4 {
					if first[i] < 250 {
						t.Errorf("%+v: the pixel %d is not covered", s, i/4)
						break
					}
				}
			} else if !bytes.Equal(first, pic.Img.Pix) {
				t.Errorf("%+v: painted differently the second time", s)
			}
		}
	}
}

// TestHallDoors tells that the doors of the hall lie apart and inside of it.
func TestHallDoors(t *testing.T) {
	for _, size := range [][2]float32{{848, 544}, {568, 424}, {594, 298}, {480, 240}, {1328, 904}} {
		for d := 1; d <= touria.Doors; d++ {
			x, y, w, h := pictures.HallDoor(size[0], size[1], d)
			if x < 0 || y < 40 || x+w > size[0] || y+h > size[1] || w < 40 {
				t.Errorf("hall %v: door %d lies at %v, %v, %v × %v", size, d, x, y, w, h)
			}
			if d == 5 || d == 9 {
				continue
			}
			if next, _, _, _ := pictures.HallDoor(size[0], size[1], d+1); next < x+w {
				t.Errorf("hall %v: doors %d and %d overlap", size, d, d+1)
			}
		}
	}
}
