package touria

import (
	"bytes"
	"testing"

	"touria.games/touria/assets/painter/art"
	"touria.games/touria/assets/pictures"
)

// Every scene fills its whole extent and is the same every time.
func TestScenesWhole(t *testing.T) {
	for k, steps := range Catalogue.Scenes {
		const scale = .4
		scene, _ := k.Scene()
		x0, y0, x1, y1 := scene.Extent[0], scene.Extent[1], scene.Extent[2], scene.Extent[3]
		s := pictures.Spec{Kind: k, W: uint16((x1 - x0) * scale), H: uint16((y1 - y0) * scale), Scale: scale}
		var first []byte
		for range 2 {
			j := art.NewJob(s)
			steps(j)
			pic := j.Run()
			if first == nil {
				first = pic.Img.Pix
				for i := 3; i < len(first); i += 4 {
					if first[i] != 255 {
						t.Errorf("%v: the pixel %d is not covered", k, i/4)
						break
					}
				}
			} else if !bytes.Equal(first, pic.Img.Pix) {
				t.Errorf("%v: painted differently the second time", k)
			}
		}
	}
}
