package touria

import (
	"testing"

	"touria.games/touria/rules/touria"
)

// sizes are boxes of scenes that layouts use, in logical pixels.
var sizes = [][2]float32{{1280, 720}, {844, 390}, {1280, 800}, {1024, 600}, {1707, 720}, {848, 544}, {568, 424}, {594, 298}, {592, 592}, {1328, 544}, {848, 848}}

// The extent of a scene is large enough for every layout.
func TestScenesReachFarEnough(t *testing.T) {
	for k, scene := range Pictures.Scenes {
		x0, y0, x1, y1 := scene.Extent[0], scene.Extent[1], scene.Extent[2], scene.Extent[3]
		for _, size := range sizes {
			x, y, u := scene.View(size[0], size[1])
			if -x/u < x0-1 || -y/u < y0-1 || (size[0]-x)/u > x1+1 || (size[1]-y)/u > y1+1 {
				t.Errorf("%v of %v: shows %v … %v, %v … %v", k, size, -x/u, (size[0]-x)/u, -y/u, (size[1]-y)/u)
			}
		}
	}
}

// The doors of the hall do not overlap and are inside it.
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

// Towers do not overlap, are within the map, and each is in its own corner.
func TestTowerSpots(t *testing.T) {
	for w, want := range map[touria.Tower][2]float32{touria.NW: {8, 8}, touria.NE: {690, 8}, touria.SE: {690, 366}, touria.SW: {8, 366}} {
		if x, y := TowerSpot(w); x != want[0] || y != want[1] {
			t.Errorf("tower %v stands at %v, %v, want %v", w, x, y, want)
		}
	}
}
