package render

import (
	"image"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/assets/pictures/masters"
)

// Icons returns the window's icon in the usual sizes.
func Icons() []image.Image {
	var icons []image.Image
	for _, size := range []uint16{16, 32, 48, 128} {
		if s := (pictures.Spec{Kind: pictures.KindIcon, W: size, H: size, Scale: 1}); masters.Has(s) {
			icons = append(icons, masters.Make(s).Img)
		}
	}
	return icons
}
