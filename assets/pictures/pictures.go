// Package pictures names the pictures of the program and gives their dimensions. The kinds of the
// interface are declared here. Each game declares its own in a package beside this one and
// registers them as a Set. The painter (package painter), the decoder (package masters) and the
// layouts use these names. Nothing here decodes or draws.
//
//go:generate go run -tags nodynamic ../painter
package pictures

import "image"

// Picture is a picture at some size. Its top left pixel is at DX, DY relative to the corner of its
// box. Its colours are premultiplied by their opacity.
type Picture struct {
	Img    *image.RGBA
	DX, DY int
}

// Spec names a picture at a size.
type Spec struct {
	Kind  Kind
	Faded bool // as a pale print
	ID    uint16
	W, H  uint16  // the box in device pixels; the picture may extend beyond it
	Scale float32 // device pixels per logical pixel, for parts that do not grow with the box
}

// Same reports whether two specs show the same thing at any size.
func (s Spec) Same(o Spec) bool { return s.Kind == o.Kind && s.ID == o.ID && s.Faded == o.Faded }
