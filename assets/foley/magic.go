package foley

import "touria.games/touria/assets/dsp"

var magicEffects = []Effect{
	{"spell", 1.4, -24, func(t *Take, k int) {
		t.paper(0, 0.18+0.02*float64(k), 0.4)
		for i := range 5 {
			t.Ring(0.12+0.06*float64(i), dsp.Hertz([...]float64{69, 76, 72, 74, 81}[(i+k)%5]), 0.14, glass)
		}
		t.Room(0.35, 1.5)
	}},
	{"black-magic", 1.8, -24, func(t *Take, k int) { // a falling wind, and a bell with a shadow
		t.Wind(0, 1.3, Through(0, 1000+60*float64(k), 0.6, 260, 1.3, 170), Flat(2.4), Puffed(0.6, 0.45, 0.3))
		t.Ring(0.5, dsp.Hertz(57), 0.5, church)
		t.Ring(0.5+0.01*float64(k), dsp.Hertz(57)*1.0595, 0.15, church[:4])
		t.Room(0.3, 1.6)
	}},
	{"ward", 1.6, -25, func(t *Take, k int) { // a hum that beats
		beat := 6.2 + 0.5*float64(k)
		for i, p := range [...]float64{57, 64, 69} {
			t.Hum(0.03*float64(i), 1.4, Flat(dsp.Hertz(p)), func(x float64) float64 { return 0.2 * blow(x, 0.12, 0.35) * (0.8 + 0.2*Wave(beat, x)) })
		}
		t.Ring(0.06, dsp.Hertz([...]float64{88, 84, 91, 86}[k]), 0.2, glass)
		t.Room(0.35, 1.5)
	}},
}
