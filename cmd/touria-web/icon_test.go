package main

import (
	"bytes"
	"flag"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
	"touria.games/touria/assets/pictures"
)

//go:generate go test -run TestIcons -update .

var update = flag.Bool("update", false, "paint the icons anew")

// paintIcon paints an icon. Devices cut a maskable one to a shape of theirs, of which a circle of
// four fifths is always seen: the icon lies inside it.
func paintIcon(side int, purpose string) image.Image {
	if purpose != "maskable" {
		return art.Interface.Paint(pictures.Spec{Kind: pictures.KindIcon, W: uint16(side), H: uint16(side), Scale: 1}).Img
	}
	ground := image.NewRGBA(image.Rect(0, 0, side, side))
	draw.Draw(ground, ground.Rect, image.NewUniform(hue.Night), image.Point{}, draw.Src)
	inner := side * 7 / 10
	at := (side - inner) / 2
	draw.Draw(ground, image.Rect(at, at, at+inner, at+inner), paintIcon(inner, ""), image.Point{}, draw.Over)
	return ground
}

// TestIcons paints the icons and compares them with those in the folder.
func TestIcons(t *testing.T) {
	for _, i := range icons {
		path := filepath.Join("page", i.name)
		want := paintIcon(i.side, i.purpose)
		if *update {
			var b bytes.Buffer
			encoder := png.Encoder{CompressionLevel: png.BestCompression}
			if err := encoder.Encode(&b, want); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, b.Bytes(), 0o666); err != nil {
				t.Fatal(err)
			}
			continue
		}
		got, err := png.Decode(bytes.NewReader(source(i.name)))
		if err != nil {
			t.Fatal(path, err)
		}
		if got.Bounds() != want.Bounds() {
			t.Fatalf("%s has the size %v", path, got.Bounds())
		}
		for n := range i.side * i.side {
			x, y := n%i.side, n/i.side
			r, g, b, a := got.At(x, y).RGBA()
			r2, g2, b2, a2 := want.At(x, y).RGBA()
			for _, d := range [4]int{int(r) - int(r2), int(g) - int(g2), int(b) - int(b2), int(a) - int(a2)} {
				if d < -0x500 || d > 0x500 {
					t.Fatalf("%s differs at %d, %d; go generate paints it anew", path, x, y)
				}
			}
		}
	}
}
