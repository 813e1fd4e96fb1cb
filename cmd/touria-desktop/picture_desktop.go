//go:build !js

package main

import (
	"image"
	"image/png"
	"io"
)

// keepPicture writes a picture as a PNG into the player's folder for pictures. A number after the
// name keeps those that are there. After an error where is the folder.
func keepPicture(name string, w, h int, pix []byte) (where string, err error) {
	dir, err := userFolder("XDG_PICTURES_DIR", "Pictures")
	if err != nil {
		return "", err
	}
	return writePicture(dir, name, &image.RGBA{Pix: pix, Stride: 4 * w, Rect: image.Rect(0, 0, w, h)})
}

// writePicture writes a picture into a folder; see writeNew.
func writePicture(dir, name string, pic image.Image) (where string, err error) {
	return writeNew(dir, name, ".png", func(w io.Writer) error { return (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(w, pic) })
}
