package foley

import (
	"math"

	"touria.games/touria/assets/dsp"
)

var boardEffects = []Effect{
	{"tower", 1.15, -22, tower},
	{"glow", 0.7, -30, func(t *Take, k int) {
		t.Ring(0.002, 240, 0.2, Rock)
		t.note(0.01, "harp", pitch(5+k), 0.5, 0.4, 0.8)
	}},
	{"step-grass", 0.42, -31, ride(func(t *Take, at, v float64) {
		t.Puff(at, t.about(1700, 0.2), 1.3, 0.40*v, 0.012, 0.018)
		t.Puff(at+0.015, 3100, 1.2, 0.12*v, 0.012, 0.014)
		t.Thud(at, 94, 0.30*v, 0.06)
		t.Ring(at, t.about(330, 0.1), 0.05*v, plank)
	})},
	{"step-road", 0.42, -30, ride(func(t *Take, at, v float64) {
		t.Thud(at, 108, 0.20*v, 0.06)
		t.Ring(at, t.about(260, 0.1), 0.16*v, plank)
		t.Grains(at, at+0.06, 420, func(g float64) {
			t.Ring(g, t.Between(1400, 3600), 0.12*v*dsp.Exp(-(g-at)/0.03)*t.Between(0.2, 1), Pebble)
		})
	})},
	{"step-stone", 0.46, -30, roomy(0.06, 0.9, ride(func(t *Take, at, v float64) {
		t.Thud(at, 118, 0.26*v, 0.05)
		t.Ring(at, t.about(760, 0.1), 0.24*v, bone)
		t.Ring(at, t.about(1480, 0.08), 0.07*v, bone) // the shoe
	}))},
	{"step-wood", 0.46, -29, ride(func(t *Take, at, v float64) {
		t.Ring(at, t.about(158, 0.08), 0.44*v, plank)
		t.Ring(at+0.002, t.about(540, 0.1), 0.22*v, bone)
	})},
	{"step-mine", 0.8, -30, func(t *Take, k int) {
		ride(func(t *Take, at, v float64) {
			t.Thud(at, 98, 0.3*v, 0.07)
			t.Grains(at, at+0.07, 300, func(g float64) {
				t.Ring(g, t.Between(900, 2600), 0.13*v*dsp.Exp(-(g-at)/0.035)*t.Between(0.2, 1), Pebble)
			})
		})(t, k)
		t.Echo(0.135, 0.42, 3)
	}},
	{"fly", 1.2, -25, func(t *Take, k int) {
		flutter := 15 + 2*float64(k)
		t.Wind(0, 1.1, Through(0, 380, 0.5, 1500, 1, 450), Flat(1.5), func(x float64) float64 {
			return 0.35 * blow(x, 0.4, 0.2) * (0.75 + 0.25*Wave(flutter, x))
		})
		for i := range 6 {
			t.Ring(0.12+0.075*float64(i), dsp.Hertz(pitch(5+i+k%2)), 0.06, glass)
		}
	}},
}

// tower is stone on stone: the ring sticks and slips, the faster the tower moves, and grinds
// its grit; at 0.70 s it settles with its weight, rocks back once, and crumbs fall.
func tower(t *Take, k int) {
	const turn = 0.70
	speed := func(x float64) float64 {
		if x > turn {
			return 0
		}
		s := dsp.Sine(math.Pi * x / turn)
		return s * (0.75 + 0.25*s)
	}
	var slips []float64
	for x := 0.02; x < turn; x += t.Between(0.5, 1.7) / (11 + 19*speed(x)) {
		slips = append(slips, x)
	}
	bite := func(amp float64) Shape { // each slip bites and lets go
		i := 0
		return func(x float64) float64 {
			for i+1 < len(slips) && slips[i+1] <= x {
				i++
			}
			grip := 0.3
			if x >= slips[i] {
				grip += 1.3 * dsp.Exp(-(x-slips[i])/0.022)
			}
			return amp * speed(x) * grip
		}
	}
	size := t.about(1, 0.05)
	t.Wind(0, turn, Flat(104*size), Flat(1.8), func(x float64) float64 { return 0.55 * speed(x) })
	t.Wind(0, turn, func(x float64) float64 { return size * (230 + 130*speed(x)) }, Flat(1.2), bite(0.62))
	t.Wind(0, turn, func(x float64) float64 { return size * (780 + 500*speed(x)) }, Flat(0.9), bite(0.30))
	for _, x := range slips {
		t.Ring(x, size*t.about(247, 0.19), 0.34*speed(x)*t.Between(0.3, 1), Rock)
	}
	t.Grains(0.05, turn, 90, func(x float64) { t.Tick(x, 2300, 0.016*speed(x)*t.Between(0.2, 1)) })
	t.Thud(turn, 86*size, 0.32, 0.26)
	t.Ring(turn, 205*size, 0.34, Rock)
	t.Ring(turn, 450*size, 0.22, Rock)
	back := turn + t.Between(0.075, 0.095)
	t.Thud(back, 92*size, 0.22, 0.18)
	t.Ring(back, 210*size, 0.15, Rock)
	for x := turn + 0.05; x < 1.05; x += t.Between(0.02, 0.09) {
		t.Ring(x, t.Between(1500, 3200), 0.024*dsp.Exp(-(x-turn)/0.16), Pebble)
	}
	t.Wind(turn, 0.4, Flat(2600), Flat(0.5), Puffed(0.05, 0.04, 0.11))
	t.Room(0.18, 0.9)
}

// ride is the tread of a small group on horses: two pairs of hooves, each pair nearly
// together.
func ride(hoof func(t *Take, at, v float64)) func(*Take, int) {
	return func(t *Take, k int) {
		lag := 0.075 + 0.006*float64(k)
		for i, at := range [...]float64{0.004, 0.004 + lag, 0.19, 0.19 + lag*0.9} {
			v := [...]float64{1, 0.62, 0.85, 0.5}[i]
			hoof(t, at+0.006*t.Between(0, 1), t.about(v, 0.12))
			if i%2 == 0 { // another rider
				hoof(t, at+t.Between(0.02, 0.05), v*t.Between(0.2, 0.4))
			}
		}
	}
}

// roomy puts what a recipe makes into a room.
func roomy(wet, t60 float64, recipe func(*Take, int)) func(*Take, int) {
	return func(t *Take, k int) {
		recipe(t, k)
		t.Room(wet, t60)
	}
}
