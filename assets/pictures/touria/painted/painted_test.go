package painted

import (
	"fmt"
	"testing"
	"time"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/assets/pictures/masters"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/rules/touria"
)

// silhouette returns the coverage of a picture's box as bits, set from half opacity.
func silhouette(s pictures.Spec) []bool {
	pic := masters.Make(s)
	m := make([]bool, int(s.W)*int(s.H))
	for y := range int(s.H) {
		for x := range int(s.W) {
			m[y*int(s.W)+x] = pic.Img.Pix[pic.Img.PixOffset(x-pic.DX, y-pic.DY)+3] > 128
		}
	}
	return m
}

// apart returns the share of pixels in which two silhouettes differ, among those that either
// covers.
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

// Gems must be distinguishable by their silhouettes alone at 20 pixels (ux M14), and so must the
// four crests.
func TestSilhouettesDiffer(t *testing.T) {
	for _, c := range []struct {
		kind  pictures.Kind
		n     int
		least float64
	}{{tpics.KindGem, touria.Colours, .16}, {pictures.KindCrest, pictures.NoCrest, .12}} {
		of := func(i int) []bool {
			return silhouette(pictures.Spec{Kind: c.kind, ID: uint16(i), W: 20, H: 20, Scale: 1})
		}
		for i := range c.n {
			for j := range i {
				if d := apart(of(i), of(j)); d < c.least {
					t.Errorf("%v: %d and %d differ in only %.0f %% of their silhouettes", c.kind, i, j, d*100)
				}
			}
		}
	}
}

// scene makes a large picture.
func scene(s pictures.Spec) pictures.Picture {
	j := masters.NewJob(s)
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

// A scene covers its box and shows the same land however it is cropped: its middle does not move
// when the box gets wider.
func TestScenesAreCutOff(t *testing.T) {
	for _, k := range []pictures.Kind{tpics.KindBoard, tpics.KindTitle, tpics.KindHall, tpics.KindFinale} {
		narrow, wide := scene(pictures.Spec{Kind: k, W: 424, H: 272, Scale: .5}), scene(pictures.Spec{Kind: k, W: 624, H: 272, Scale: .5})
		for _, pic := range []pictures.Picture{narrow, wide} {
			for i := 3; i < len(pic.Img.Pix); i += 4 {
				if pic.Img.Pix[i] != 255 {
					t.Errorf("%v: the pixel %d is not covered", k, i/4)
					break
				}
			}
		}
		if k == tpics.KindHall {
			continue // its unit changes slightly
		}
		far := 0
		for y := 30; y < 240; y++ {
			for x := 30; x < 390; x++ {
				p, q := narrow.Img.Pix[narrow.Img.PixOffset(x, y)], wide.Img.Pix[wide.Img.PixOffset(x+100, y)]
				if d := int(p) - int(q); d > 40 || d < -40 { // the paper grain stays fixed to the screen
					far++
				}
			}
		}
		if far > 200 {
			t.Errorf("%v: %d pixels of the middle differ", k, far)
		}
	}
}

// The table at 1280 × 720 needs pictures like these. Each is made from a master that has already
// been read; reading is measured separately.
func BenchmarkMake(b *testing.B) {
	for _, s := range []pictures.Spec{
		{Kind: tpics.KindGem, W: 44, H: 44, Scale: 1}, {Kind: tpics.KindItem, ID: 5, W: 88, H: 88, Scale: 1},
		{Kind: tpics.KindTowerWall, W: 150, H: 170, Scale: 1}, {Kind: tpics.KindDoorLeaf, ID: 2, W: 157, H: 210, Scale: 1},
	} {
		b.Run(s.Kind.String(), func(b *testing.B) {
			for b.Loop() {
				masters.Make(s)
			}
			b.ReportMetric(float64(masters.Cost(s)), "cost")
		})
		for _, m := range masters.List(tpics.Pictures) {
			if m.Kind != s.Kind || m.ID != s.ID || m.Scale > 3 {
				continue
			}
			b.Run(s.Kind.String()+"-read", func(b *testing.B) {
				for b.Loop() {
					masters.Load(tpics.Pictures, m.Name)
				}
			})
		}
	}
}

func BenchmarkScene(b *testing.B) {
	for _, s := range []pictures.Spec{
		{Kind: tpics.KindTitle, W: 1280, H: 720, Scale: 1}, {Kind: tpics.KindTitle, W: 1920, H: 1080, Scale: 1.5}, {Kind: tpics.KindTitle, W: 3840, H: 2160, Scale: 3}, {Kind: tpics.KindBoard, W: 848, H: 544, Scale: 1},
		{Kind: pictures.KindWood, ID: 2, W: 1698, H: 948, Scale: 1.5}, {Kind: tpics.KindDoorLeaf, W: 237, H: 316, Scale: 1.5},
	} {
		b.Run(fmt.Sprintf("%v-%d", s.Kind, s.W), func(b *testing.B) {
			var longest time.Duration
			for b.Loop() {
				j := masters.NewJob(s)
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
