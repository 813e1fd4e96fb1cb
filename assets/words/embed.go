//go:build !js

package words

import "embed"

// Files holds the catalogues as box/en.json, touria/de.json …, named by
// language tag. A key stands in one folder only.
//
//go:embed box/*.json touria/*.json grimoria/*.json site/*.json
var Files embed.FS
