//go:build !js

package painted

import "embed"

//go:embed *.webp pictures.json
var files embed.FS
