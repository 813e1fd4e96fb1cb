package render

import (
	"touria/render/paint"
)

// symbols are the pictures of the program's signs.
var symbols [64]paint.Symbol
