//go:build !js

package painted

import "embed"

// Files are the pictures and the list of them; in a browser the list alone.
//
//go:embed *.webp pictures.json
var Files embed.FS
