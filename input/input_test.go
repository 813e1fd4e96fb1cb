package input

import (
	"strings"
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
			origin[keyOf(k, "", false)]++
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

// Digits come from the row above the letters and, with NumLock, from the number pad; without it that
// is arrows.
func TestDigits(t *testing.T) {
	for i := range 10 {
		want := ui.Key0 + ui.Key(i)
		if got := keyOf(ebiten.KeyDigit0+ebiten.Key(i), "", false); got != want {
			t.Errorf("%d is read as key %d, not %d", i, got, want)
		}
		if got := padKey(ebiten.KeyNumpad0+ebiten.Key(i), []rune{'0' + rune(i)}); got != want {
			t.Errorf("%d of the number pad is read as key %d, not %d", i, got, want)
		}
		if got := padKey(ebiten.KeyNumpad0+ebiten.Key(i), nil); got >= ui.Key0 && got <= ui.Key9 {
			t.Errorf("%d of the number pad without NumLock is read as key %d", i, got)
		}
	}
	if padKey(ebiten.KeyNumpad4, nil) != ui.KeyLeft || padKey(ebiten.KeyNumpad8, nil) != ui.KeyUp || padKey(ebiten.KeyNumpad6, nil) != ui.KeyRight || padKey(ebiten.KeyNumpad2, nil) != ui.KeyDown {
		t.Error("the arrows of the number pad are elsewhere")
	}
}

// With Ctrl, Alt or Meta a key means nothing to the game, but for two shortcuts. AltGr types.
func TestModifiers(t *testing.T) {
	for i := range 16 {
		m := modifiers{control: i&1 != 0, alt: i&2 != 0, meta: i&4 != 0, shift: i&8 != 0}
		for k := ui.NoKey + 1; k < ui.Keys; k++ {
			in := ui.Input{}
			got := m.means(k, &in)
			want, shortcut := k, ui.NoKey
			if m.any() {
				want = ui.NoKey
			}
			if k == ui.KeyZ && (m == modifiers{control: true} || m == modifiers{meta: true}) {
				shortcut = ui.KeyZ
			}
			if k == ui.KeyEnter && m == (modifiers{alt: true}) {
				shortcut = ui.KeyF11
			}
			if got != want || in.Shortcut != shortcut {
				t.Errorf("%+v with key %d is key %d and shortcut %d, want %d and %d", m, k, got, in.Shortcut, want, shortcut)
			}
		}
		if want := m.alt || !m.control && !m.meta; m.types() != want {
			t.Errorf("%+v types: %v", m, !want)
		}
	}
}

// On every layout each letter is where it is printed, and no key is two letters.
func TestLayouts(t *testing.T) {
	// The printed signs of the keys that have letters on one of the layouts, in the order of places.
	places := []ebiten.Key{ebiten.KeyQ, ebiten.KeyW, ebiten.KeyE, ebiten.KeyR, ebiten.KeyT, ebiten.KeyY, ebiten.KeyU, ebiten.KeyI, ebiten.KeyO, ebiten.KeyP, ebiten.KeyBracketLeft, ebiten.KeyBracketRight,
		ebiten.KeyA, ebiten.KeyS, ebiten.KeyD, ebiten.KeyF, ebiten.KeyG, ebiten.KeyH, ebiten.KeyJ, ebiten.KeyK, ebiten.KeyL, ebiten.KeySemicolon, ebiten.KeyQuote,
		ebiten.KeyZ, ebiten.KeyX, ebiten.KeyC, ebiten.KeyV, ebiten.KeyB, ebiten.KeyN, ebiten.KeyM, ebiten.KeyComma, ebiten.KeyPeriod, ebiten.KeySlash}
	for name, layout := range map[string]string{
		"QWERTY":   "qwertyuiop[]asdfghjkl;'zxcvbnm,./",
		"QWERTZ":   "qwertzuiopü+asdfghjklöäyxcvbnm,.-",
		"AZERTY":   "azertyuiop^$qsdfghjklmùwxcvbn,;:!",
		"Belgian":  "azertyuiop^$qsdfghjklmùwxcvbn,;:=",
		"Dvorak":   "',.pyfgcrl/=aoeuidhtns-;qjkxbmwvz",
		"bépo":     "bépoè^vdljzwauie,ctsrnmày x.k’qghf",
		"capitals": "QWERTYUIOP[]ASDFGHJKL;'ZXCVBNM,./",
	} {
		met := map[ui.Key]bool{}
		for i, c := range []rune(layout) {
			if i == len(places) {
				break
			}
			u := keyOf(places[i], string(c), false)
			if u >= ui.KeyA && u <= ui.KeyZ {
				if met[u] || string(rune('a'+u-ui.KeyA)) != strings.ToLower(string(c)) {
					t.Errorf("%s: %c is key %d", name, c, u)
				}
				met[u] = true
			}
		}
		if want := 26; len(met) != want && name != "bépo" {
			t.Errorf("%s: %d letters", name, len(met))
		}
		if !met[ui.KeyM] || !met[ui.KeyS] || !met[ui.KeyV] || !met[ui.KeyW] || !met[ui.KeyZ] {
			t.Errorf("%s lacks letters", name)
		}
	}
	if keyOf(ebiten.KeyM, "", false) != ui.KeyM || keyOf(ebiten.KeySemicolon, "", false) != ui.NoKey {
		t.Error("where the system does not know what is printed, the places of QWERTY count")
	}
}

// A notch of a wheel is one step, however a device tells it; a swipe to the side is none.
func TestWheel(t *testing.T) {
	total := func(parts ...float64) (n int) {
		w := wheel{}
		for _, p := range parts {
			n += w.turn(0, p*notch)
		}
		return n
	}
	for _, c := range []struct {
		parts []float64
		want  int
	}{{[]float64{1}, 1}, {[]float64{-1, -1}, -2}, {[]float64{1.2, 1.2, 1.2, 1.2, 1.2}, 5}, {[]float64{.5}, 0}, {[]float64{.02, .02, .02}, 0}, {[]float64{.4, .4, .4}, 1},
		{[]float64{.6, -.6, .6}, 0}, {[]float64{3}, 3}} {
		if got := total(c.parts...); got != c.want {
			t.Errorf("%v: %d steps, want %d", c.parts, got, c.want)
		}
	}
	w := wheel{}
	for range 500 {
		if w.turn(.3*notch, .01*notch) != 0 {
			t.Fatal("a swipe to the side turns the wheel")
		}
	}
	twenty := 0
	for range 20 { // 20 events of 2 pixels
		twenty += w.turn(0, .02*notch)
	}
	if twenty != 0 {
		t.Errorf("20 events of 2 pixels are %d steps", twenty)
	}
	w = wheel{}
	n := w.turn(0, .7*notch)
	for range forgets + 1 {
		n += w.turn(0, 0)
	}
	if n += w.turn(0, .7*notch); n != 0 {
		t.Error("a part of a notch is remembered for ever")
	}
}
