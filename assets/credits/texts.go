//go:build !js

package credits

import (
	"embed"

	"touria.games/touria/assets/fonts"
)

//go:embed apache-2.0.txt ebitengine-notice.txt go.txt qr.txt go-locale.txt pulse.txt
var texts embed.FS

// read returns the text of a licence or notice.
func read(name string) string {
	if name == "stix" {
		return fonts.License
	}
	text, err := texts.ReadFile(name + ".txt")
	if err != nil {
		panic(err) // cannot happen: the test reads them all
	}
	return string(text)
}
