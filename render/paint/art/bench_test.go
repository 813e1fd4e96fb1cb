package art

import (
	"fmt"
	"testing"
	"time"

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
func tableSpecs() []Spec {
	order := OrderID(touria.Order{Gems: touria.Gems{0, 0, 2, 2, 0, 0}, Gold: 7})
	return []Spec{
		square(KindGem, 0, 60), square(KindSocket, 0, 60), square(KindCoin, 3, 44), square(KindHeart, 0, 44), square(KindSword, 0, 44),
		square(KindElixir, 0, 44), square(KindDie, 2, 60), square(KindItem, 5, 96), square(KindEmblem, 0, 60), square(KindPlace, 8, 60),
		square(KindCrest, 0, 60), piece(KindHeroes, 0, 46, 54), piece(KindOrder, order, 200, 72), piece(KindDoor, 27, 110, 147),
		square(KindDweller, 3, 96), piece(KindPanel, 0, 200, 176), piece(KindPanel, 6, 1280, 120), piece(KindPanelCrest, 0, 200, 176),
		piece(KindRibbon, 0, 700, 48), piece(KindButton, 8, 124, 60), piece(KindFocus, 0, 150, 170), piece(KindGlow, 0, 150, 170),
		square(KindSymbol, 7, 24), piece(KindCloth, 0, 1280, 720), piece(KindCurtain, 0, 1280, 720),
	}
}

// TestSlowest tells with -v which pictures take long.
func TestSlowest(t *testing.T) {
	grainWarm := Paint(square(KindGem, 0, 30))
	_ = grainWarm
	for _, s := range tableSpecs() {
		start := time.Now()
		Paint(s)
		if d := time.Since(start); d > 4*time.Millisecond {
			t.Logf("kind %d id %d %dx%d: %v, cost %d", s.Kind, s.ID, s.W, s.H, d.Round(100*time.Microsecond), s.Cost())
		}
	}
}
