package painted

import "embed"

//go:embed pictures.json
var files embed.FS
