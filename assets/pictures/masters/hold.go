package masters

import (
	"image"

	"touria.games/touria/assets/pictures"
)

// held has every picture that has been read since Hold.
var held map[file]*image.RGBA

type file struct {
	set  *pictures.Set
	name string
}

// Hold holds every picture that is read from now on, until the program ends. It is for tests, which make the same pictures
// many times over: a reader of WebP takes half their time, and what it has read takes some hundred megabytes. Only one
// goroutine may read pictures then.
func Hold() {
	if held == nil {
		held = map[file]*image.RGBA{}
	}
}
