// Package pictures holds the pictures of the game, painted beforehand by
// assets/painter, and what both the painter and the screen go by: their names
// and measures. Each picture is stored once, as a master large enough for a
// screen of 3840 × 2160, and made from it for any other size by Make, large
// ones in steps by a Job.
//
//go:generate go run -tags nodynamic ../painter
package pictures

import (
	"image"

	"touria.games/touria/assets/brush"
)

// Pt is a point.
type Pt = brush.Pt

// Picture is a picture of some size. Its top left pixel lies at DX, DY from
// the corner of its box. Its colours are multiplied by their opacity.
type Picture struct {
	Img    *image.RGBA
	DX, DY int
}
