package input

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/ui"
)

// A held key counts as pressed at once and repeats after half a second.
func TestRepeats(t *testing.T) {
	for ticks, want := range map[int]bool{0: false, 1: true, 2: false, 29: false, 30: false, 35: true, 36: false, 42: true} {
		if repeats(ticks) != want {
			t.Errorf("held for %d ticks: %v", ticks, !want)
		}
	}
}

// Every key of the program can be produced by some device, and no key has two gamepad buttons.
func TestEveryKeyHasAnOrigin(t *testing.T) {
	origin := map[ui.Key]int{ui.KeyTab: 1, ui.KeyBackTab: 1}
	for k := ebiten.Key(0); k <= ebiten.KeyMax; k++ {
		if k != ebiten.KeyTab {
			origin[keyOf(k)]++
		}
	}
	for _, b := range padButtons {
		if origin[b.key]++; origin[b.key] > 1 || !b.key.OnPad() {
			t.Errorf("key %d comes from two buttons", b.key)
		}
	}
	for k := ui.NoKey + 1; k < ui.Keys; k++ {
		if origin[k] == 0 {
			t.Errorf("key %d comes from nowhere", k)
		}
	}
}

// Two fingers are followed from where they come down, and no distance is nothing.
func TestSpread(t *testing.T) {
	times, apart := spread(30, 40, 0, true)
	if times != 1 || apart != 50 {
		t.Errorf("at first: %v times, %v apart", times, apart)
	}
	if times, apart = spread(60, 80, apart, false); times != 2 || apart != 100 {
		t.Errorf("twice as far: %v times, %v apart", times, apart)
	}
	if times, apart = spread(0, 0, apart, false); times <= 0 || apart <= 0 {
		t.Errorf("together: %v times, %v apart", times, apart)
	}
}

// Digits come from the row above the letters and from the number pad.
func TestDigits(t *testing.T) {
	for i := range 10 {
		want := ui.Key0 + ui.Key(i)
		for _, k := range []ebiten.Key{ebiten.KeyDigit0 + ebiten.Key(i), ebiten.KeyNumpad0 + ebiten.Key(i)} {
			if got := keyOf(k); got != want {
				t.Errorf("%v is read as key %d, not %d", k, got, want)
			}
		}
	}
}
