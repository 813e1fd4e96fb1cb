package art

import (
	"fmt"
	"testing"
	"time"
	"touria/assets/pictures"

	"touria/rules/touria"
)

// BenchmarkPictures times one picture of each kind at the size of the table at
// 1280 × 720.
func BenchmarkPictures(b *testing.B) {
	for _, s := range tableSpecs() {
		b.Run(fmt.Sprintf("%02d-%d-%dx%d", s.Kind, s.ID, s.W, s.H), func(b *testing.B) {
			for b.Loop() {
				Paint(s)
			}
		})
	}
}

// tableSpecs are the pictures, one of each kind, that a table needs.
func tableSpecs() []pictures.Spec {
	order := pictures.OrderID(touria.Order{Gems: touria.Gems{0, 0, 2, 2, 0, 0}, Gold: 7})
	return []pictures.Spec{
		square(pictures.KindGem, 0, 60), square(pictures.KindSocket, 0, 60), square(pictures.KindCoin, 3, 44), square(pictures.KindHeart, 0, 44), square(pictures.KindSword, 0, 44),
		square(pictures.KindElixir, 0, 44), square(pictures.KindDie, 2, 60), square(pictures.KindItem, 5, 96), square(pictures.KindEmblem, 0, 60), square(pictures.KindPlace, 8, 60),
		square(pictures.KindCrest, 0, 60), piece(pictures.KindHeroes, 0, 46, 54), piece(pictures.KindOrder, order, 200, 72), piece(pictures.KindDoor, 27, 110, 147),
		square(pictures.KindDweller, 3, 96), piece(pictures.KindPanel, 0, 200, 176), piece(pictures.KindPanel, 6, 1280, 120), piece(pictures.KindPanelCrest, 0, 200, 176),
		piece(pictures.KindRibbon, 0, 700, 48), piece(pictures.KindButton, 8, 124, 60), piece(pictures.KindFocus, 0, 150, 170), piece(pictures.KindGlow, 0, 150, 170),
		square(pictures.KindSymbol, 7, 24), piece(pictures.KindCloth, 0, 1280, 720), piece(pictures.KindCurtain, 0, 1280, 720),
	}
}

// TestSlowest tells with -v which pictures take long.
func TestSlowest(t *testing.T) {
	grainWarm := Paint(square(pictures.KindGem, 0, 30))
	_ = grainWarm
	for _, s := range tableSpecs() {
		start := time.Now()
		Paint(s)
		if d := time.Since(start); d > 4*time.Millisecond {
			t.Logf("kind %d id %d %dx%d: %v, cost %d", s.Kind, s.ID, s.W, s.H, d.Round(100*time.Microsecond), s.Cost())
		}
	}
}
