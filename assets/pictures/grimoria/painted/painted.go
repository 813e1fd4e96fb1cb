// Package painted holds Grimoria's pictures as painted by package painter. Importing it lets package
// masters make them.
package painted

import (
	"touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/assets/pictures/masters"
)

func init() { masters.Add(grimoria.Pictures, files) }
