// Package painted holds Touria's pictures as painted by package painter. Importing it lets package
// masters make them.
package painted

import (
	"touria.games/touria/assets/pictures/masters"
	"touria.games/touria/assets/pictures/touria"
)

func init() { masters.Add(touria.Pictures, files) }
