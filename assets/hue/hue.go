// Package hue has the palette: ink, paper, land, gems, actions and seats. Colours
// change in two ways only: lit ones get warmer, shaded ones more violet, never grey.
package hue

import (
	"image/color"
	"math"
)

// C is an opaque colour. The zero value is black, which the palette does not have.
type C = color.RGBA

// Hex returns the colour of 0xrrggbb.
func Hex(n uint32) C { return rgb(uint8(n>>16), uint8(n>>8), uint8(n)) }

func rgb(r, g, b uint8) C { return C{R: r, G: g, B: b, A: 255} }

// Mix returns the colour between a (t = 0) and b (t = 1).
func Mix(a, b C, t float32) C {
	t = min(max(t, 0), 1)
	m := func(x, y uint8) uint8 { return uint8(float32(x) + (float32(y)-float32(x))*t + .5) }
	return rgb(m(a.R, b.R), m(a.G, b.G), m(a.B, b.B))
}

// Shade returns the colour in shadow: multiplied with violet by k, from 0 to 1.
func Shade(c C, k float32) C {
	m := func(x uint8, f float32) uint8 { return uint8(float32(x)*(1-k*(1-f)) + .5) }
	return rgb(m(c.R, .50), m(c.G, .43), m(c.B, .62))
}

// Lit returns the colour in light: mixed with warm white by k, from 0 to 1.
func Lit(c C, k float32) C { return Mix(c, Light, k) }

// Fade returns the colour with opacity a, from 0 to 1, premultiplied.
func Fade(c C, a float32) color.RGBA {
	a = min(max(a, 0), 1)
	m := func(x uint8) uint8 { return uint8(float32(x)*a + .5) }
	return color.RGBA{R: m(c.R), G: m(c.G), B: m(c.B), A: uint8(a*255 + .5)}
}

// Contrast returns the contrast ratio of two colours as defined by the Web Content
// Accessibility Guidelines, from 1 to 21.
func Contrast(a, b C) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + .05) / (min(x, y) + .05)
}

func luminance(c C) float64 {
	f := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= .03928 {
			return x / 12.92
		}
		return math.Pow((x+.055)/1.055, 2.4)
	}
	return .2126*f(c.R) + .7152*f(c.G) + .0722*f(c.B)
}
