package foley

import "touria.games/touria/assets/dsp"

var placeEffects = []Effect{
	{"dragon", 1.9, -20, func(t *Take, k int) { // a growl in two formants, then fire
		rough := 29 + 1.5*float64(k)
		growl := func(x float64) float64 { return 0.5 + 0.5*Wave(1, rough*x+0.4*Wave(5, x)) }
		t.Wind(0, 1.1, Through(0, 170, 0.5, 330, 1.1, 210), Flat(3.2), func(x float64) float64 {
			return 0.9 * blow(x, 0.25, 0.32) * (0.35 + 0.65*growl(x))
		})
		t.Wind(0, 1.1, Through(0, 480, 0.5, 760, 1.1, 520), Flat(3.5), func(x float64) float64 { return 0.35 * blow(x, 0.25, 0.3) * growl(x) })
		flame := flickering(uint32(99+k), 0.0012*grid)
		t.Wind(0.35, 1.5, Through(0, 260, 0.3, 900, 1.4, 300), Flat(0.45), func(x float64) float64 {
			return 1.15 * blow(x, 0.18, 0.38) * max(0.2, 0.7+3.5*flame())
		})
		t.Wind(0.35, 1.5, Through(0, 1300, 0.3, 2300, 1.4, 1100), Flat(0.6), Puffed(0.16, 0.2, 0.34))
		t.Grains(0.45, 1.7, 46, func(at float64) {
			t.Ring(at, t.Between(900, 3400), 0.12*t.Between(0.1, 1)*dsp.Exp(-(at-0.45)/0.7), Pebble)
		})
		t.Room(0.2, 1.2)
	}},
	{"thief", 0.9, -27, func(t *Take, k int) { // a cloak sweeps by, a clink, tiptoe
		middle := 0.18 + 0.015*float64(k)
		t.Wind(0, 0.5, Through(0, 420, 0.2, 1900, 0.5, 520), Flat(1.3), func(x float64) float64 {
			y := (x - middle) / 0.10
			return 0.42 * dsp.Exp(-y*y/2)
		})
		for i, at := range [...]float64{0.30, 0.36, 0.41, 0.49} {
			t.Ring(at+0.01*t.Between(-1, 1), 2300+260*float64((i+k)%4), 0.05, []Mode{{1, 1, 0.07}, {2.4, 0.5, 0.05}})
		}
		t.note(0.34, "lute", [...]float64{52, 50, 52, 48}[k], 0.35, 0.1, 0.5)
		t.note(0.44, "lute", [...]float64{57, 55, 60, 55}[k], 0.3, 0.1, 0.4)
	}},
	{"fairy", 1.8, -26, func(t *Take, k int) { // leaves, and sparks that rise
		leaf := flickering(uint32(7+k), 0.003*grid)
		t.Wind(0, 1.3, Flat(3600), Flat(0.6), func(x float64) float64 { return 0.10 * blow(x, 0.3, 0.35) * max(0, 0.5+4*leaf()) })
		for i := range 15 {
			at := 0.05 + 0.052*float64(i) + 0.006*t.Between(-1, 1)
			t.Ring(at, dsp.Hertz(pitch(5+i/2+t.noise.Choose(3))+12), 0.13*t.Between(0.3, 1), glass)
		}
		t.Room(0.3, 1.4)
	}},
	{"goldsmith", 1.2, -25, func(t *Take, k int) { // three blows, falling in strength
		second := 0.17 + 0.012*float64(k)
		for i, at := range [...]float64{0, second, second + 0.12} {
			v := [...]float64{1, 0.5, 0.32}[i]
			t.Ring(at, t.about(1560, 0.015), 0.30*v, Anvil)
			t.Thud(at, 170, 0.3*v, 0.06)
			t.Tick(at, 2600, 0.08*v)
		}
		t.filter(dsp.HighShelf(t.rate, 6000, -5))
	}},
	{"trader", 1.2, -26, func(t *Take, k int) { // two pans, a chain, coins
		t.Ring(0, 640*(1+0.015*float64(k)), 0.3, scale)
		t.Ring(0.15+0.015*float64(k), 712, 0.22, scale)
		t.Grains(0.02, 0.3, 60, func(at float64) { t.Tick(at, 3000, 0.035*t.Between(0.2, 1)) })
		for i, at := range [...]float64{0.36, 0.44, 0.49} {
			t.Ring(at+0.01*t.Between(-1, 1), 2500+130*float64((i+k)%3), 0.16, plate)
		}
	}},
	{"swordmaster", 1.3, -25, func(t *Take, k int) { // blade on blade
		for i, at := range [...]float64{0, 0.19 + 0.015*float64(k)} {
			t.Ring(at, 820*[...]float64{1, 1.122}[i]*t.Between(0.98, 1.02), 0.26-0.06*float64(i), blade)
			t.Tick(at, 2400, 0.10)
		}
		t.filter(dsp.HighShelf(t.rate, 5500, -6))
	}},
	{"wizard", 2.0, -23, func(t *Take, k int) { // a wind that flutters upwards, and is gone
		flutter := 10 + float64(k)
		t.Wind(0, 1.3, Through(0, 240, 0.8, 2400, 1.3, 900), Flat(2.5), func(x float64) float64 {
			return 0.28 * blow(x, 0.75, 0.12) * (0.7 + 0.3*Wave(flutter, x))
		})
		for i := range 12 {
			t.Ring(0.06*float64(i)+0.08, dsp.Hertz(pitch(2+i+k%2)), 0.05+0.012*float64(i), glass)
		}
		t.note(0.75, "bells", 88, 0.6, 1, 0.9)
		t.note(0.75, "bells", [...]float64{81, 84, 79, 81}[k], 0.5, 1, 0.7)
		t.note(0.1, "choir", 64, 0.5, 0.7, 0.25)
		t.Room(0.35, 1.6)
	}},
	{"tournament", 1.9, -22, func(t *Take, k int) { // a call, hooves, the lance on the shield
		for i, p := range [...][3]float64{{60, 64, 67}, {60, 67, 72}, {64, 67, 72}, {67, 64, 72}}[k] {
			t.note(0.16*float64(i), "horn", p, 0.75+0.07*float64(i), [...]float64{0.13, 0.13, 0.45}[i], 1)
		}
		for i := range 5 {
			t.Ring(0.62+0.105*float64(i)+0.008*t.Between(-1, 1), 150+14*float64(i%2), 0.3, plank)
		}
		t.Ring(1.18, 230, 0.7, oak)
		t.Ring(1.18, 1250, 0.25, blade[:3])
		t.Room(0.2, 1.1)
	}},
}
