package foley

import "touria.games/touria/assets/dsp"

var thingEffects = []Effect{
	{"gem-blue", 1.5, -25, func(t *Take, k int) { // A, and the drop that it looks like
		t.crystal(0, dsp.Hertz(81), 0.9, glass, k)
		t.Bubble(0.05, t.about(2.6, 0.06), 0.35, 1.6)
		t.Bubble(0.12+0.01*float64(k), t.about(1.7, 0.08), 0.22, 1.8)
	}},
	{"gem-red", 1.5, -25, func(t *Take, k int) { // E, with glints on many facets
		t.crystal(0, dsp.Hertz(88), 0.8, glass, k)
		for i := range 5 {
			t.Ring(0.02+(0.024+0.003*float64(k))*float64(i), dsp.Hertz(88)*[...]float64{2, 1.5, 3, 2.25, 3}[(i+k)%5], 0.09, glass[:2])
		}
	}},
	{"gem-green", 1.5, -25, func(t *Take, k int) { // G, a bar with the octave below
		t.crystal(0, dsp.Hertz(79), 1, slab, k)
		t.Ring(0, dsp.Hertz(67), 0.24+0.04*float64(k), slab[:1])
	}},
	{"gem-yellow", 1.6, -25, func(t *Take, k int) { t.crystal(0, dsp.Hertz(86), 0.8, steel, k) }}, // D, a triangle
	{"gem-violet", 1.9, -24, func(t *Take, k int) { // a star of six points
		gap := 0.048 + 0.005*float64(k)
		for i, p := range [...]float64{72, 79, 84, 88, 91, 96} {
			t.crystal(gap*float64(i), dsp.Hertz(p), 0.7-0.06*float64(i), glass, k)
		}
	}},
	{"gem-black", 0.7, -26, func(t *Take, k int) { // dull, dead at once, and cracked
		size := 1 + 0.025*float64(k)
		t.Ring(0.004, 292*size, 0.8, []Mode{{1, 1, 0.11}, {1.83, 0.8, 0.08}, {2.71, 0.5, 0.06}, {4.3, 0.2, 0.04}})
		t.Partial(0.004, 146.8*size, 0.5, 0.22)
		t.Ring(0.048+0.004*float64(k), 311*size, 0.35, []Mode{{1, 1, 0.05}, {2.3, 0.9, 0.04}, {3.9, 0.5, 0.03}})
		for at := 0.06; at < 0.22; at += t.Between(0.012, 0.03) {
			t.Tick(at, 1250, 0.10*dsp.Exp(-(at-0.06)/0.07))
		}
		t.Thud(0, 84, 0.35, 0.1)
		t.filter(dsp.LowPass(t.rate, 3000, 0.6))
	}},
	{"bag", 0.75, -28, func(t *Take, k int) {
		t.Wind(0, 0.5, Through(0, 700, 0.2, 1300, 0.5, 600), Flat(0.7), Puffed(0.16, 0.12, 0.12))
		t.Grains(0.06, 0.5, 34, func(at float64) {
			t.Ring(at, t.Between(1500, 3100), 0.14*t.Between(0.2, 1)*blow(at, 0.15, 0.25), muffle)
		})
	}},
	{"coin", 0.8, -25, func(t *Take, k int) {
		f := 2650 * (0.93 + 0.045*float64(k)) * t.Between(0.99, 1.01)
		t.Ring(0.001, f, 0.5, plate)
		t.Ring(t.about(0.055, 0.15), f*1.09, 0.32, plate)
		t.Ring(t.about(0.094, 0.1), f*0.97, 0.16, plate)
		t.Tick(0, 1400, 0.2)
	}},
	{"sword", 1.3, -25, func(t *Take, k int) { // drawn along the scabbard, then it rings
		size := 0.96 + 0.03*float64(k)
		t.Wind(0, 0.34, Through(0, 1700*size, 0.3, 4300*size), Flat(2.6), func(x float64) float64 {
			return 0.20 * dsp.Sine(3.14159265*min(1, x/0.34)) * (0.8 + 0.2*Wave(62, x))
		})
		t.Ring(0.28, 905*size, 0.20, blade)
		t.Tick(0.28, 2400, 0.06)
		t.filter(dsp.HighShelf(t.rate, 6000, -6))
	}},
	{"heart", 1.5, -24, func(t *Take, k int) { // two soft beats, and warmth
		t.Thud(0, 66, 0.34, 0.16)
		t.Thud(0.17, 74, 0.26, 0.16)
		for i := range 3 {
			t.note(0.10+0.085*float64(i), "harp", [...][3]float64{{67, 72, 76}, {64, 67, 72}, {67, 72, 79}, {60, 67, 76}}[k][i], 0.55, 1.2, 0.8)
		}
		t.note(0.12, "choir", 64, 0.4, 0.5, 0.16)
		t.Room(0.2, 1.1)
	}},
	{"elixir", 1.0, -26, func(t *Take, k int) { // cork, bubbles, a clink
		up := 1 + 0.05*float64(k)
		t.Hum(0, 0.07, Through(0, 330*up, 0.05, 520*up), Puffed(0.7, 0.004, 0.018))
		t.Puff(0.002, 1300, 0.8, 0.25, 0.002, 0.012)
		for i := range 4 {
			t.Bubble(0.16+0.085*float64(i)+0.02*t.Between(0, 1), 3.4-0.4*float64(i), 0.30, 1.7)
		}
		t.Ring(0.56, dsp.Hertz(pitch(11+k%2)), 0.14, glass)
	}},
	{"item", 1.0, -27, func(t *Take, k int) {
		t.paper(0, 0.12, 0.4)
		t.note(0.07, "psaltery", pitch(5+k), 0.5, 0.5, 0.6)
		t.note(0.14, "psaltery", pitch(7+k), 0.45, 0.5, 0.5)
	}},
	{"item-used", 0.9, -27, func(t *Take, k int) {
		t.note(0, "psaltery", pitch(8+k), 0.5, 0.4, 0.5)
		t.note(0.07, "psaltery", pitch(5+k), 0.5, 0.4, 0.6)
		t.paper(0.12, 0.14, 0.4)
		t.Thud(0.27, 210, 0.12, 0.05)
	}},
	{"order", 0.5, -29, func(t *Take, k int) {
		t.paper(0, 0.14+0.015*float64(k), 0.5)
		t.Ring(0.19+0.01*float64(k), t.about(420, 0.08), 0.10, plank) // the pin
		t.Tick(0.19+0.01*float64(k), 1900, 0.06)
	}},
	{"duty", 0.8, -27, func(t *Take, k int) {
		t.Ring(0, 300*(1+0.02*float64(k)), 0.3, plank)
		t.note(0.06, "psaltery", pitch(5+k), 0.45, 0.4, 0.6)
	}},
	{"die", 1.0, -25, func(t *Take, k int) { // bone on wood, at shrinking distances
		gap, v, at := t.Between(0.12, 0.15), 1.0, 0.004
		for range 8 {
			t.Ring(at, t.about(900, 0.17), 0.42*v, bone)
			t.Ring(at, t.about(205, 0.1), 0.30*v, plank)
			at += gap
			gap *= t.Between(0.66, 0.82)
			v *= 0.76
		}
	}},
	{"splash", 1.6, -25, func(t *Take, k int) {
		t.Bubble(0.03, 7.5*(1+0.04*float64(k)), 0.7, 2.2)
		t.Puff(0, 1900, 0.5, 0.34, 0.003, 0.04)
		t.Puff(0.02, 4200, 0.6, 0.10, 0.01, 0.06)
		t.Grains(0.05, 0.75, 60, func(at float64) {
			t.Bubble(at, t.Between(0.9, 3.2), 0.12*t.Between(0.2, 1)*dsp.Exp(-(at-0.05)/0.25), 1.2)
		})
		for i := range 6 { // the curse is lifted
			t.note(0.35+0.055*float64(i), "harp", pitch(4+i+k%3), 0.4+0.03*float64(i), 1, 0.5)
		}
	}},
	{"peek", 1.8, -26, func(t *Take, k int) { // the crystal ball hums
		for i, p := range [...][3]float64{{69, 76, 81}, {67, 74, 79}, {64, 72, 76}, {69, 72, 79}}[k] {
			f := dsp.Hertz(p)
			t.Hum(0.1*float64(i), 1.6, func(x float64) float64 { return f * (1 + 0.004*Wave(5.5, x)) },
				func(x float64) float64 { return 0.16 * blow(x, 0.35, 0.35) * (0.8 + 0.2*Wave(6.1, x)) })
		}
		t.Ring(0.75, dsp.Hertz(93), 0.10, glass)
		t.Room(0.4, 1.6)
	}},
	{"join", 1.1, -26, func(t *Take, k int) { // two glasses
		t.Ring(0, dsp.Hertz(86), 0.4, glass)
		t.Ring(0.006+0.004*float64(k), dsp.Hertz([...]float64{91, 93, 88, 91}[k]), 0.35, glass)
	}},
}
