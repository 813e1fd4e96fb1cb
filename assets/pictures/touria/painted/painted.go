// Package painted holds Touria's pictures as painted by package painter. Importing it lets package
// masters make them.
package painted

import (
	"embed"

	"touria.games/touria/assets/pictures/masters"
	"touria.games/touria/assets/pictures/touria"
)

//go:embed *.webp pictures.json
var files embed.FS

func init() { masters.Add(touria.Pictures, files) }
