package brush

import (
	"math"
	"sync"
)

// Hash returns a number from 0 to 1 that depends only on the integers.
func Hash(x, y, seed int) float32 {
	h := uint32(x)*0x9e3779b1 ^ uint32(y)*0x85ebca77 ^ uint32(seed)*0xc2b2ae3d
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 12
	h *= 0x297a2d39
	h ^= h >> 15
	return float32(h>>8) / (1 << 24)
}

// Noise returns smooth noise from -1 to 1 with a wavelength of about 1.
func Noise(x, y float32, seed int) float32 {
	xf, yf := math.Floor(float64(x)), math.Floor(float64(y))
	xi, yi := int(xf), int(yf)
	u, v := x-float32(xf), y-float32(yf)
	u, v = u*u*(3-2*u), v*v*(3-2*v)
	a, b := Hash(xi, yi, seed), Hash(xi+1, yi, seed)
	c, d := Hash(xi, yi+1, seed), Hash(xi+1, yi+1, seed)
	a += (b - a) * u
	c += (d - c) * u
	return (a+(c-a)*v)*2 - 1
}

// Fbm returns noise of several octaves, from about -1 to 1.
func Fbm(x, y float32, octaves, seed int) float32 {
	var sum, amp, all float32 = 0, 1, 0
	for i := range octaves {
		sum += amp * Noise(x, y, seed+i*31)
		all += amp
		x, y, amp = x*2.03+17.1, y*2.03+5.3, amp*.5
	}
	return sum / all
}

// grainSize is the side of the paper tile in pixels, a power of two.
const grainSize = 256

// grain is the height map of the paper, with mean 128. It tiles.
var grain = sync.OnceValue(func() *[grainSize * grainSize]int8 {
	g := new([grainSize * grainSize]int8)
	// Cells divide the side of the tile, so each octave wraps around.
	octave := func(cx, cy int, amp float32, seed int) {
		nx, ny := grainSize/cx, grainSize/cy
		for y := range grainSize {
			gy := y / cy
			v := float32(y%cy) / float32(cy)
			v = v * v * (3 - 2*v)
			for x := range grainSize {
				gx := x / cx
				u := float32(x%cx) / float32(cx)
				u = u * u * (3 - 2*u)
				a, b := Hash(gx, gy, seed), Hash((gx+1)%nx, gy, seed)
				c, d := Hash(gx, (gy+1)%ny, seed), Hash((gx+1)%nx, (gy+1)%ny, seed)
				a += (b - a) * u
				c += (d - c) * u
				n := (a+(c-a)*v)*2 - 1
				k := y*grainSize + x
				g[k] = int8(min(max(float32(g[k])+n*amp, -127), 127))
			}
		}
	}
	octave(2, 2, 46, 1)
	octave(4, 4, 34, 2)
	octave(8, 8, 22, 3)
	octave(32, 4, 26, 4) // fibres
	return g
})
