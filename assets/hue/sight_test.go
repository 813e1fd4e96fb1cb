package hue

import (
	"math"
	"testing"
)

// sights are the matrices of Machado, Oliveira and Fernandes (2009) that simulate
// the lack of one kind of cone, for linear light.
var sights = []struct {
	name string
	m    [3][3]float64
}{
	{"everybody", [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
	{"protanopia", [3][3]float64{{.152286, 1.052583, -.204868}, {.114503, .786281, .099216}, {-.003882, -.048116, 1.051998}}},
	{"deuteranopia", [3][3]float64{{.367322, .860646, -.227968}, {.280085, .672501, .047413}, {-.011820, .042940, .968881}}},
	{"tritanopia", [3][3]float64{{1.255528, -.076749, -.178779}, {-.078411, .930809, .147602}, {.004733, .691367, .303900}}},
}

// lab is a colour in CIELAB under illuminant D65.
type lab struct{ l, a, b float64 }

// seen returns a colour as the matrix shows it.
func seen(c C, m *[3][3]float64) lab {
	linear := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= .04045 {
			return x / 12.92
		}
		return math.Pow((x+.055)/1.055, 2.4)
	}
	in := [3]float64{linear(c.R), linear(c.G), linear(c.B)}
	var rgb [3]float64
	for i := range rgb {
		rgb[i] = min(1, max(0, m[i][0]*in[0]+m[i][1]*in[1]+m[i][2]*in[2]))
	}
	f := func(t float64) float64 {
		if t > 216./24389 {
			return math.Cbrt(t)
		}
		return (24389./27*t + 16) / 116
	}
	x := f((.4124564*rgb[0] + .3575761*rgb[1] + .1804375*rgb[2]) / .95047)
	y := f(.2126729*rgb[0] + .7151522*rgb[1] + .0721750*rgb[2])
	z := f((.0193339*rgb[0] + .1191920*rgb[1] + .9503041*rgb[2]) / 1.08883)
	return lab{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// distance returns the difference of two colours by CIEDE2000.
func distance(p, q lab) float64 {
	const rad = math.Pi / 180
	pow7 := func(x float64) float64 { return math.Pow(x, 7) }
	c := (math.Hypot(p.a, p.b) + math.Hypot(q.a, q.b)) / 2
	g := .5 * (1 - math.Sqrt(pow7(c)/(pow7(c)+pow7(25))))
	a1, a2 := p.a*(1+g), q.a*(1+g)
	c1, c2 := math.Hypot(a1, p.b), math.Hypot(a2, q.b)
	angle := func(a, b float64) float64 {
		if a == 0 && b == 0 {
			return 0
		}
		return math.Mod(math.Atan2(b, a)/rad+360, 360)
	}
	h1, h2 := angle(a1, p.b), angle(a2, q.b)
	dh := h2 - h1
	h := h1 + h2
	switch {
	case c1*c2 == 0:
		dh = 0
	case dh > 180:
		dh -= 360
	case dh < -180:
		dh += 360
	}
	switch {
	case c1*c2 == 0:
	case math.Abs(h1-h2) <= 180:
		h /= 2
	case h < 360:
		h = (h + 360) / 2
	default:
		h = (h - 360) / 2
	}
	dl, dc := q.l-p.l, c2-c1
	dH := 2 * math.Sqrt(c1*c2) * math.Sin(dh/2*rad)
	l, cm := (p.l+q.l)/2, (c1+c2)/2
	t := 1 - .17*math.Cos((h-30)*rad) + .24*math.Cos(2*h*rad) + .32*math.Cos((3*h+6)*rad) - .20*math.Cos((4*h-63)*rad)
	sl := 1 + .015*(l-50)*(l-50)/math.Sqrt(20+(l-50)*(l-50))
	sc, sh := 1+.045*cm, 1+.015*cm*t
	turn := 30 * math.Exp(-((h-275)/25)*((h-275)/25))
	rt := -2 * math.Sqrt(pow7(cm)/(pow7(cm)+pow7(25))) * math.Sin(2*turn*rad)
	x, y, z := dl/sl, dc/sc, dH/sh
	return math.Sqrt(x*x + y*y + z*z + rt*y*z)
}

// The test data published by Sharma, Wu and Dalal.
func TestDistance(t *testing.T) {
	for _, c := range []struct {
		p, q lab
		want float64
	}{
		{lab{50, 2.6772, -79.7751}, lab{50, 0, -82.7485}, 2.0425},
		{lab{50, -1.3802, -84.2814}, lab{50, 0, -82.7485}, 1},
		{lab{50, 2.5, 0}, lab{73, 25, -18}, 27.1492},
		{lab{50, 2.5, 0}, lab{50, 0, -2.5}, 4.3065},
		{lab{2.0776, .0795, -1.135}, lab{.9033, -.0636, -.5514}, .9082},
		{lab{60.2574, -34.0099, 36.2677}, lab{60.4626, -34.1751, 39.4387}, 1.2644},
	} {
		if got := distance(c.p, c.q); math.Abs(got-c.want) > .0001 {
			t.Errorf("%v %v: %.4f, want %.4f", c.p, c.q, got, c.want)
		}
	}
}

// The six gem colours differ for every kind of colour vision (docs/ux.md, M14).
func TestGemsForEverySight(t *testing.T) {
	for _, s := range sights {
		worst := math.Inf(1)
		for i, a := range Gems {
			for j, b := range Gems[:i] {
				d := distance(seen(a, &s.m), seen(b, &s.m))
				worst = min(worst, d)
				if d < 20 {
					t.Errorf("%s: gems %d and %d differ by %.1f, want 20", s.name, j, i, d)
				}
			}
		}
		t.Logf("%s: %.1f", s.name, worst)
	}
}
