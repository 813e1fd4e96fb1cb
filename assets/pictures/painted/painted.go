// Package painted holds the pictures of the interface as painted by package
// painter.
package painted

import "embed"

// Files are the pictures and the list of them.
//
//go:embed *.webp pictures.json
var Files embed.FS
