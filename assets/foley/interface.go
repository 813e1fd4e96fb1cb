package foley

import "touria.games/touria/assets/dsp"

var interfaceEffects = []Effect{
	{"hover", 0.09, -46, func(t *Take, k int) { t.Ring(0.001, 620*(1+0.03*float64(k)), 0.3, bone) }},
	{"focus", 0.12, -42, func(t *Take, k int) {
		t.Ring(0.001, 740*(1+0.03*float64(k)), 0.3, bone)
		t.Partial(0.001, 370*(1+0.03*float64(k)), 0.2, 0.06)
	}},
	{"press", 0.16, -35, func(t *Take, k int) {
		t.Ring(0.001, 430*(1+0.03*float64(k)), 0.4, bone)
		t.Ring(0.001, 178*(1+0.02*float64(k)), 0.3, plank)
	}},
	{"confirm", 0.5, -30, func(t *Take, k int) {
		t.Ring(0.001, 178, 0.35, plank)
		t.Ring(0.001, 520, 0.2, bone)
		t.note(0.01, "lute", pitch(3+k), 0.5, 0.2, 0.7)
	}},
	{"invalid", 0.32, -30, func(t *Take, k int) { // two dull taps
		f := 205 * (1 + 0.05*float64(k))
		t.Ring(0, f, 0.6, plank)
		t.Ring(0.09+0.012*float64(k), f*0.94, 0.5, plank)
		t.filter(dsp.LowPass(t.rate, 1400, 0.6))
	}},
	{"page", 0.55, -31, func(t *Take, k int) { t.paper(0, 0.28+0.03*float64(k), 0.5) }},
	{"undo", 0.7, -29, func(t *Take, k int) { // swept backwards
		t.Wind(0, 0.22, Through(0, 700, 0.2, 2400), Flat(0.9), func(x float64) float64 {
			r := max(0, x/0.2)
			return 0.22 * r * r * dsp.Exp(-max(0, x-0.19)/0.006)
		})
		high := [...]float64{69, 67, 72, 64}[k]
		t.note(0.20, "lute", high, 0.45, 0.15, 0.7)
		t.note(0.27, "lute", [...]float64{64, 62, 67, 60}[k], 0.4, 0.15, 0.7)
	}},
	{"curtain", 1.4, -26, func(t *Take, k int) {
		fold := flickering(uint32(5+k), 0.002)
		t.Wind(0, 1.2, Through(0, 420, 0.6, 760, 1.2, 380), Flat(0.6), func(x float64) float64 {
			return 0.5 * blow(x, 0.4, 0.25) * max(0.1, 0.7+12*fold())
		})
		for at := 0.08; at < 0.9; at += t.Between(0.05, 0.10) { // rings on the rod
			t.Ring(at, t.Between(1900, 2600), 0.05*blow(at, 0.3, 0.4), plate)
		}
		t.Thud(0.93+0.02*float64(k), 110, 0.16, 0.09)
	}},
	{"summary", 2.0, -25, func(t *Take, k int) {
		t.paper(0, 0.3, 0.5)
		for i := range 5 {
			t.note(0.15+0.09*float64(i), "harp", [...][5]float64{{79, 76, 72, 69, 67}, {81, 76, 74, 72, 67}, {76, 72, 69, 67, 64}, {79, 74, 72, 69, 60}}[k][i], 0.5, 1.5, 0.7)
		}
		t.Thud(0.75, 120, 0.3, 0.08) // the seal
		t.Room(0.2, 1.2)
	}},
	{"turn-rose", 1.5, -21, call("lute", 0)},
	{"turn-star", 1.5, -21, call("recorder", 1)},
	{"turn-leaf", 1.5, -21, call("psaltery", 2)},
	{"turn-sun", 1.5, -21, call("viol", 3)},
}

// call is the cell of the four towers, A d c G, begun at the seat's turn of it, on the
// instrument of the crest. The takes differ in their rhythm and in the last note.
func call(instrument string, turn int) func(*Take, int) {
	return func(t *Take, k int) {
		cell := [4]float64{69, 74, 72, 67}
		at := [...][4]float64{{0, 0.17, 0.34, 0.51}, {0, 0.22, 0.34, 0.51}, {0, 0.11, 0.34, 0.58}, {0, 0.13, 0.26, 0.47}}[k]
		low := 0.0
		if instrument == "viol" {
			low = 12
		}
		for i := range cell {
			hold := 0.6
			if i < 3 {
				hold = at[i+1] - at[i] - 0.01
			}
			t.note(at[i], instrument, cell[(i+turn)%4]-low, 0.78, hold, 1)
		}
		if k%2 == 1 { // a harp answers at the octave
			t.note(at[3]+0.02, "harp", cell[(3+turn)%4]-12, 0.5, 1, 0.4)
		}
		t.Room(0.25, 1.2)
	}
}
