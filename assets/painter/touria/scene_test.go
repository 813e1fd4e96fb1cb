package touria

import (
	"testing"

	"touria.games/touria/assets/painter/art"
	"touria.games/touria/assets/pictures"
)

// Every scene fills its whole extent.
func TestScenesWhole(t *testing.T) {
	for k, steps := range Catalogue.Scenes {
		const scale = .4
		scene, _ := k.Scene()
		x0, y0, x1, y1 := scene.Extent[0], scene.Extent[1], scene.Extent[2], scene.Extent[3]
		j := art.NewJob(pictures.Spec{Kind: k, W: uint16((x1 - x0) * scale), H: uint16((y1 - y0) * scale), Scale: scale})
		steps(j)
		pix := j.Run().Img.Pix
		for i := 3; i < len(pix); i += 4 {
			if pix[i] != 255 {
				t.Errorf("%v: the pixel %d is not covered", k, i/4)
				break
			}
		}
	}
}
