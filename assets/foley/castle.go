package foley

import "touria.games/touria/assets/dsp"

var castleEffects = []Effect{
	{"knock", 1.0, -23, func(t *Take, k int) { // three times, knuckles on oak
		for i, at := range [...]float64{0, 0.21 + 0.008*float64(k), 0.42 + 0.012*float64(k)} {
			v := [...]float64{0.85, 0.8, 1}[i]
			t.Ring(at, t.about(146, 0.02), 0.7*v, oak)
			t.Ring(at, t.about(330, 0.03), 0.3*v, oak)
			t.Ring(at, t.about(640, 0.05), 0.34*v, bone)
			t.Ring(at+0.004, 1180, 0.05*v, ringOf)
		}
		t.Room(0.3, 1.3)
	}},
	{"light", 1.6, -28, func(t *Take, k int) {
		t.note(0, "choir", [...]float64{72, 69, 72, 67}[k], 0.4, 0.6, 0.4)
		for i := range 7 {
			t.Ring(0.12*float64(i), dsp.Hertz(pitch(8+(i+k)%6)+12), 0.05, glass)
		}
		t.Room(0.4, 1.7)
	}},
	{"creak", 1.5, -24, func(t *Take, k int) {
		// The latch, then the hinge: it sticks and slips at a wandering rate, heard through
		// the door.
		t.Ring(0, 520, 0.20, bone)
		t.Ring(0.03, 180, 0.24, oak)
		size := 0.94 + 0.04*float64(k)
		rate := Through(0, 72*size, 0.25, 190*size, 0.45, 120, 0.7, 235*size, 1, 95)
		t.do(func() {
			for at := 0.12; at < 0.98; at += 1 / (rate(at-0.12) * t.Between(0.86, 1.16)) {
				v := blow(at-0.12, 0.3, 0.5) * t.Between(0.4, 1)
				for _, m := range [...]Mode{{410, 1, 0.035}, {905, 0.8, 0.03}, {1650, 0.45, 0.022}, {2480, 0.2, 0.016}} {
					t.Partial(at, m.Ratio*(0.86+0.0009*rate(at-0.12))*t.Between(0.985, 1.015), 0.075*v*m.Level, m.T60)
				}
			}
		})
		t.Wind(0.1, 0.95, Flat(190), Flat(1.2), Puffed(0.22, 0.3, 0.3))
		t.Thud(1.08, 100, 0.2, 0.16)
		t.Ring(1.08, 240, 0.22, oak)
		t.Room(0.28, 1.4)
	}},
	{"wrong", 1.5, -24, func(t *Take, k int) { // kind: a viol and a lute sink by a third
		high, low := [...]float64{52, 55, 60, 64}[k], [...]float64{48, 52, 57, 60}[k]
		t.note(0, "viol", high, 0.6, 0.22, 0.8)
		t.note(0.30, "viol", low, 0.55, 0.45, 0.8)
		t.note(0.02, "lute", high+12-12*float64(k/2), 0.5, 0.2, 0.6)
		t.note(0.32, "lute", low+12-12*float64(k/2), 0.45, 0.4, 0.6)
		t.Room(0.22, 1.2)
	}},
	{"right", 4.2, -19, func(t *Take, k int) {
		for i := range 11 {
			t.note((0.040+0.003*float64(k))*float64(i), "harp", pitch(i+k%2), 0.5+0.03*float64(i), 3, 0.7)
		}
		for i, p := range [...]float64{72, 76, 79, 84} {
			t.note(0.5+0.02*float64(i), "bells", p, 0.7, 3, 0.8)
			t.note(0.95+0.06*float64(i), "glock", [...][4]float64{{84, 88, 91, 96}, {96, 91, 88, 84}, {84, 91, 88, 96}, {88, 91, 96, 91}}[k][i], 0.5, 3, 0.5)
		}
		for _, p := range [...]float64{60, 64, 67} {
			t.note(0.45, "choir", p, 0.7, 1.7, 0.45)
		}
		t.note(0.5, "horn", 60, 0.8, 1.2, 0.7)
		t.note(0.5, "horn2", 67, 0.75, 1.2, 0.6)
		t.note(0.5, "bass", 36, 0.8, 1.4, 0.6)
		t.Room(0.35, 2)
	}},
	{"crown", 3.2, -21, func(t *Take, k int) { // the gate, horns, the tower's bell
		t.Thud(0, 82, 0.36, 0.3)
		t.Ring(0.02, 132, 0.35, oak)
		for i, p := range [...][4]float64{{60, 64, 67, 72}, {60, 67, 64, 72}, {64, 67, 72, 76}, {60, 60, 67, 72}}[k] {
			t.note(0.25+0.16*float64(i), "horn", p, 0.75, [...]float64{0.12, 0.12, 0.12, 1}[i], 0.8)
		}
		t.note(0.73, "horn2", 64, 0.7, 1, 0.7)
		t.note(0.73, "tower", 60, 0.8, 2, 0.8)
		t.Room(0.3, 1.8)
	}},
	{"win", 3.8, -18, func(t *Take, k int) {
		// The towers' cell turned to C, and then the summit.
		gap := 0.20 + 0.012*float64(k)
		for i, p := range [...]float64{67, 72, 74, 76, 79} {
			hold := 0.18
			if i == 4 {
				hold = 1.3
			}
			at := gap * float64(i)
			t.note(at, "horn", p, 0.85, hold, 0.8)
			t.note(at, "horn2", [...]float64{60, 64, 67, 72, 76}[i], 0.8, hold, 0.7)
			t.note(at, "bells", p, 0.6, 1, 0.5)
		}
		for i := range 9 {
			t.note(4*gap+0.04*float64(i), "harp", pitch(1+i+k%3), 0.7, 2, 0.6)
		}
		t.Thud(4*gap, 60, 0.7, 0.4)
		t.Room(0.35, 2)
	}},
}
