package art

import (
	"testing"
	"time"

	"touria/rules/touria"
)

// TestSheetScenes writes the large pictures, each painted by its Job.
func TestSheetScenes(t *testing.T) {
	w := NewWorld(touria.DefaultBoard())
	for _, s := range []struct {
		name string
		k    Kind
		w, h uint16
		px   float32
	}{
		{"board_848", KindBoard, 848, 544, 1}, {"board_1272", KindBoard, 1272, 816, 1.5}, {"board_wide", KindBoard, 1000, 544, 1}, {"board_tall", KindBoard, 664, 452, 1},
		{"title_1280", KindTitle, 1280, 720, 1}, {"title_844", KindTitle, 844, 390, 1}, {"hall_848", KindHall, 848, 544, 1}, {"hall_560", KindHall, 594, 298, 1},
		{"finale_1280", KindFinale, 1280, 720, 1}, {"finale_844", KindFinale, 844, 390, 1},
	} {
		t.Run(s.name, func(t *testing.T) {
			start := time.Now()
			j := NewJob(Spec{Kind: s.k, W: s.w, H: s.h, Scale: s.px}, &w)
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
			c := contact{img: pic.Img}
			c.save(t, s.name)
		})
	}
}
