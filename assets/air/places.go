package air

import (
	"touria.games/touria/assets/dsp"
	"touria.games/touria/assets/foley"
)

var places = [Places]place{
	Meadow: {gain: -4.7, beds: []bed{{300, 0.5, 0.10, 0.6}, {1100, 0.6, 0.035, 0.7}, {3000, 0.8, 0.006, 0.8}}, events: []event{
		{perMinute: 4, takes: 4, low: -30, high: -20, width: 0.9, make: recipe(1.8, warbler)},
		{perMinute: 5, takes: 3, low: -32, high: -24, width: 0.9, make: recipe(1.6, seesaw)},
		{perMinute: 9, takes: 6, low: -36, high: -26, width: 1, make: recipe(0.5, sparrow)},
		{perMinute: 1.5, takes: 2, low: -38, high: -32, width: 0.6, make: recipe(2.6, bee)},
	}},
	Stream: {gain: -1, beds: []bed{{480, 0.6, 0.030, 0.25}, {1500, 0.7, 0.020, 0.3}, {3600, 0.9, 0.006, 0.3}}, events: []event{
		{perMinute: 1500, takes: 40, low: -36, high: -24, width: 0.7, make: recipe(0.16, func(t *foley.Take, k int) {
			t.Bubble(0.002, 0.9+0.075*float64(k), 0.8, 1.2+0.03*float64(k))
		})},
		{perMinute: 150, takes: 12, low: -32, high: -24, width: 0.5, make: recipe(0.30, func(t *foley.Take, k int) {
			t.Bubble(0.002, 4.2+0.32*float64(k), 0.8, 1.8)
		})},
	}},
	Mine: {gain: 6, beds: []bed{{140, 0.8, 0.075, 0.5}, {420, 0.7, 0.018, 0.5}}, events: []event{
		{perMinute: 14, takes: 6, low: -32, high: -22, width: 0.8, make: recipe(1.4, drop)},
		{perMinute: 5, takes: 4, low: -42, high: -34, width: 0.7, make: recipe(1.2, hammer)},
		{perMinute: 4, takes: 4, low: -36, high: -28, width: 0.9, make: recipe(0.7, gravel)},
	}},
	Evening: {beds: []bed{{260, 0.5, 0.07, 0.5}, {900, 0.7, 0.012, 0.6}}, events: []event{
		{perMinute: 100, takes: 5, low: -34, high: -30, at: -0.7, steady: true, make: recipe(0.30, cricket(4150, 3))},
		{perMinute: 84, takes: 5, low: -38, high: -33, at: 0.8, steady: true, make: recipe(0.34, cricket(4620, 4))},
		{perMinute: 55, takes: 5, low: -43, high: -38, at: 0.25, steady: true, make: recipe(0.30, cricket(3870, 3))},
		{perMinute: 0.9, takes: 2, low: -33, high: -28, width: 0.8, make: recipe(2.2, owl)},
	}},
	Hall: {gain: 7.5, beds: []bed{{110, 0.7, 0.06, 0.3}, {360, 0.6, 0.018, 0.4}}, events: []event{
		{perMinute: 170, takes: 24, low: -44, high: -26, at: -0.45, make: recipe(0.06, func(t *foley.Take, k int) { // the fire
			t.Ring(0.001, 900+110*float64(k), 0.9, foley.Pebble)
			t.Puff(0.001, 1500+70*float64(k), 0.8, 0.4, 0.001, 0.006)
		})},
		{perMinute: 6, takes: 4, low: -40, high: -32, at: -0.45, make: recipe(0.8, logs)},
		{perMinute: 3, takes: 3, low: -42, high: -36, width: 0.8, make: recipe(1.6, banner)},
	}},
}

// warbler whistles four to seven notes with slides, low and fluty.
func warbler(t *foley.Take, k int) {
	at := 0.02
	for range 4 + int(t.Between(0, 3.99)) {
		f, slide, long := t.Between(1700, 2700), t.Between(0.88, 1.14), t.Between(0.09, 0.24)
		trill := 0.0
		if t.Between(0, 1) < 0.3 {
			trill = 0.035
		}
		t.Hum(at, long, func(x float64) float64 { return f * (1 + (slide-1)*x/long) * (1 + trill*foley.Wave(26, x)) }, foley.Arch(0.7, long))
		at += long + t.Between(0.03, 0.09)
	}
	t.Room(0.4, 1)
}

// seesaw is a bird that says two notes, three times.
func seesaw(t *foley.Take, k int) {
	f := 3300 + 180*float64(k)
	for i := range 3 {
		for j := range 2 {
			t.Hum(0.02+0.40*float64(i)+0.17*float64(j), 0.13, foley.Flat(f*[...]float64{1.22, 1}[j]), foley.Arch(0.6, 0.13))
		}
	}
	t.Room(0.35, 1)
}

// sparrow chirps once or twice.
func sparrow(t *foley.Take, k int) {
	for i := range 1 + k%2 {
		f, bend := t.Between(3300, 4300), foley.Arch(0.25, 0.075)
		t.Hum(0.01+0.17*float64(i), 0.075, func(x float64) float64 { return f * (1 + bend(x)) }, foley.Arch(0.6, 0.075))
	}
	t.Room(0.3, 1)
}

// bee goes by.
func bee(t *foley.Take, k int) {
	t.Hum(0, 2.5, func(x float64) float64 { return 205 - 14*x + 4*foley.Wave(3, x) }, foley.Arch(0.5, 2.5))
	t.Hum(0, 2.5, foley.Through(0, 410, 2.5, 340), foley.Arch(0.3, 2.5))
}

// drop falls into a pool.
func drop(t *foley.Take, k int) {
	t.Bubble(0.005, 2.2+0.35*float64(k), 0.7, 2.5)
	t.Tick(0, 2400, 0.06)
	t.Echo(0.21, 0.5, 4)
}

// hammer is somebody who works far off.
func hammer(t *foley.Take, k int) {
	t.Ring(0, 980+40*float64(k), 0.5, foley.Rock)
	t.Ring(0, 1560, 0.2, foley.Anvil[:3])
	t.Dull(1800)
	t.Echo(0.17, 0.45, 4)
}

// gravel trickles.
func gravel(t *foley.Take, k int) {
	t.Grains(0, 0.4, 26, func(at float64) {
		t.Ring(at, t.Between(1200, 2600), 0.4*dsp.Exp(-at/0.15)*t.Between(0.2, 1), foley.Pebble)
	})
	t.Echo(0.13, 0.4, 2)
}

// owl calls: one long, two short, one long.
func owl(t *foley.Take, k int) {
	for _, h := range [...]struct{ at, long, f float64 }{{0, 0.5, 372}, {0.95, 0.14, 360}, {1.15, 0.13, 362}, {1.34, 0.6, 375}} {
		f := h.f * (1 - 0.02*float64(k))
		t.Hum(h.at, h.long, foley.Through(0, f, h.long, 0.97*f), foley.Arch(0.6, h.long))
	}
	t.Dull(1200)
	t.Room(0.5, 1.8)
}

// logs settle in the fire.
func logs(t *foley.Take, k int) {
	t.Thud(0.02, 92+9*float64(k), 0.5, 0.14)
	t.Grains(0.03, 0.5, 50, func(at float64) {
		t.Ring(at, t.Between(900, 2600), 0.3*dsp.Exp(-at/0.2)*t.Between(0.1, 1), foley.Pebble)
	})
}

// banner stirs.
func banner(t *foley.Take, k int) {
	swell := foley.Arch(0.5, 1.5)
	t.Wind(0, 1.5, foley.Flat(520), foley.Flat(0.8), func(x float64) float64 { return swell(x) * (0.6 + 0.4*foley.Wave(4.2+0.3*float64(k), x)) })
	t.Room(0.5, 1.8)
}

// cricket rubs its wings: pulses of 20 ms, thirty a second, of one pitch.
func cricket(hz float64, pulses int) func(*foley.Take, int) {
	return func(t *foley.Take, k int) {
		f := hz * t.Between(0.995, 1.005)
		for i := range pulses {
			t.Hum(0.01+0.034*float64(i), 0.020, func(x float64) float64 { return f * (1.012 - 0.6*x) }, foley.Arch([...]float64{0.6, 0.85, 1, 0.9}[i], 0.02))
		}
	}
}
